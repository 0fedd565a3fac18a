//! One of everything, for the tests of this folder: if the game gains a variant, these do not compile or fail.

use std::sync::LazyLock;

use game_skye::{
    Action, Cell, Cells, Config, Data, Decision, Direction, Draw, Ending, Event, Illegal, Letter, ScoringId,
    ScrollId, Seen, Skye, TileId, Turns, View,
};
use kernel::{Choice, List, Seat, SeatSet, Viewer};

use super::due::{Due, due};
use crate::samples::{self, covers};

pub(super) use crate::samples::names;

/// The built-in data.
pub(super) fn data() -> &'static Data {
    static DATA: LazyLock<Data> = LazyLock::new(|| Data::read(&[]).unwrap());
    &DATA
}

/// A table of so many.
pub(super) fn config(variant: &str, seats: u8) -> Config {
    Config::choose(data(), seats, &[Choice { key: "variant", value: variant }]).unwrap()
}

/// A view in which somebody decides, and what can be done.
pub(super) type Sample = samples::Sample<Skye>;

/// What a viewer knows of a position in JSON.
pub(super) fn view(config: &Config, json: &str, viewer: Viewer) -> View {
    samples::view::<Skye>(config, json, viewer)
}

fn sample(variant: &str, json: &str) -> Sample {
    samples::sample(&config(variant, 3), json)
}

/// The end of a random game as an audience sees it, and all that happened.
pub(super) fn whole_game(variant: &str, seats: u8, seed: u64) -> (View, Vec<Seen>) {
    samples::whole_game::<Skye>(&config(variant, seats), seed)
}

/// The tile with this name.
pub(super) fn tile(name: &str) -> TileId {
    data().tile_named(name).unwrap()
}

/// Every decision of a random game.
pub(super) fn along_a_game(variant: &str, seats: u8) -> Vec<(Decision, Sample)> {
    let mut samples = Vec::new();
    samples::played::<Skye>(
        &config(variant, seats),
        7,
        &mut |sample| {
            let due = due(&sample.view, sample.seat).unwrap();
            samples.push((due.decision(), sample));
        },
        &mut |_| {},
    );
    samples
}

/// Round 2, P0 has the castle alone and these tiles to build.
pub(super) fn position(phase: &str, pending: &[&str]) -> String {
    let pending = pending.join("\", \"");
    format!(
        r#"{{"phase": "{phase}", "round": 2, "start": "P0", "active": "P0", "gold": {{"P0": 7, "P1": 5}},
            "pending": {{"P0": ["{pending}"]}}}}"#
    )
}

/// The territory of E17.
pub(super) const TERRITORY: &str = r#"{"phase": "build", "round": 3, "start": "P0", "pending": {"P0": ["L09"]},
    "territories": {"P0": ["L28 1,0 r2", "L30 -1,0 r2", "L69 -2,0 r2", "L71 -3,0 r1", "L66 0,-1 r0", "L03 -1,-1 r3",
        "L18 -3,1 r3", "L40 -1,1 r3"]}}"#;

/// P0 has put the axe on the third tile and sets the first price with 7 gold.
pub(super) const PRICING: &str = r#"{"phase": "offers", "start": "P0", "gold": {"P0": 7, "P1": 5, "P2": 5},
    "offers": {"P0": ["L01", "L02", "L03 axe"], "P1": ["L04", "L05", "L06"], "P2": ["L07", "L08", "L09"]}}"#;

pub(super) fn pricing() -> Sample {
    sample("base", PRICING)
}

/// P0 can buy L05 and L08 with 3 gold.
pub(super) fn offering() -> Sample {
    sample("base", &PRICING.replace(" axe", ""))
}

pub(super) fn buying() -> Sample {
    let json = r#"{"phase": "first_buy", "start": "P0", "active": "P0", "gold": {"P0": 3, "P1": 1, "P2": 1},
        "offers": {"P0": ["L01 axe", "L02 1", "L03 1"], "P1": ["L04 axe", "L05 3", "L06 6"],
                   "P2": ["L07 axe", "L08 2", "L09 5"]}}"#;
    sample("base", json)
}

/// P0 builds L09 and L70 beside the castle.
pub(super) fn building() -> Sample {
    sample("base", &position("build", &["L09", "L70"]))
}

/// A sample for every decision.
pub(super) fn decisions() -> Vec<(Decision, Sample)> {
    let second = r#"{"phase": "second_buy", "start": "P0", "active": "P0", "gold": {"P0": 9, "P1": 1, "P2": 1},
        "dolmen": ["D01", "D02", "D03", "D04", "D05"]}"#;
    let keep = r#"{"phase": "keep", "start": "P0", "active": "P0", "gold": {"P0": 4, "P1": 1, "P2": 1},
        "dolmen": ["D01", "D02", "D03", "D04", "D05"], "drawn": ["L01", "L02", "L03"]}"#;
    let own = r#"{"phase": "first_buy", "start": "P0", "active": "P0", "bought": true, "own_left": 1,
        "gold": {"P0": 3}, "tablets": {"P0": ["own", "discount1"]}, "dolmen": ["D01"],
        "offers": {"P0": ["L01 axe", "L02 1", "L03 1"]}}"#;
    let samples = vec![
        (Decision::Axe, offering()),
        (Decision::Price, pricing()),
        (Decision::FirstBuy, buying()),
        (Decision::FirstBuy, sample("druids", own)),
        (Decision::SecondBuy, sample("druids", second)),
        (Decision::Keep, sample("druids", keep)),
        (Decision::Build, building()),
        (Decision::Build, sample("base", TERRITORY)),
    ];
    assert!(DECISIONS.iter().all(|decision| samples.iter().any(|(other, _)| other == decision)));
    assert!(
        samples.iter().all(|(decision, sample)| {
            due(&sample.view, sample.seat).map(Due::decision) == Some(*decision)
        })
    );
    samples
}

const DECISIONS: [Decision; 6] = [
    Decision::Axe,
    Decision::Price,
    Decision::FirstBuy,
    Decision::SecondBuy,
    Decision::Keep,
    Decision::Build,
];

fn list<const N: usize>(names: &[&str]) -> List<TileId, N> {
    let mut tiles = List::new();
    for name in names {
        tiles.push(tile(name));
    }
    tiles
}

fn cells(count: i8) -> Cells {
    let mut cells = Cells::new();
    for x in 0..count {
        cells.push(Cell { x, y: 0 });
    }
    cells
}

/// Every event. The match has no `_`, so that a new one is missed here.
pub(super) fn events() -> Vec<Seen> {
    let (seat, seller) = (Seat::ALL[0], Seat::ALL[1]);
    let (number, letter) = (1, Letter::B);
    let landscape = tile("L01");
    let (at, scroll, scoring) = (Cell { x: 1, y: -2 }, ScrollId::from_index(0), ScoringId::from_index(0));
    let all = vec![
        Event::ScoringLaid { tiles: [0, 1, 2, 3].map(ScoringId::from_index) },
        Event::StartDrawn { seat },
        Event::DolmenFilled { tiles: list(&["D01"]) },
        Event::DolmenFilled { tiles: list(&["D01", "D02"]) },
        Event::RoundBegan { round: 1, start: seat },
        Event::RoundBegan { round: 6, start: seat },
        Event::Income { seat, gold: 5, barrels: 0, behind: 0, cells: Cells::new() },
        Event::Income { seat, gold: 8, barrels: 1, behind: 2, cells: cells(1) },
        Event::Drawn { seat, tiles: list(&["L01", "L02", "L03"]) },
        Event::AxeSet { seat, tile: 0 },
        Event::AxeSet { seat, tile: 2 },
        Event::PriceSet { seat, tile: 1, gold: 3 },
        Event::Committed { seat },
        Event::Offered { seat, number: 0, tile: landscape, price: 3 },
        Event::Offered { seat, number, tile: landscape, price: 3 },
        Event::Thrown { seat, number: 0, tile: landscape },
        Event::Thrown { seat, number, tile: landscape },
        Event::Bought { seat, seller, number, tile: landscape, price: 3, cost: 3 },
        Event::Bought { seat, seller, number, tile: landscape, price: 3, cost: 0 },
        Event::OwnBought { seat, number, tile: landscape, price: 3 },
        Event::TurnEnded { seat, ending: Ending::Chosen },
        Event::TurnEnded { seat, ending: Ending::Auto },
        Event::Settled { seat, number, tile: landscape, price: 3 },
        Event::DruidBought { seat, slot: 2, tile: tile("D03"), cost: 7 },
        Event::DruidBought { seat, slot: 4, tile: tile("D03"), cost: 0 },
        Event::BagPaid { seat, cost: 5 },
        Event::BagDrawn { seat, tiles: list(&["L01", "L02"]) },
        Event::TileKept { seat, tile: landscape },
        Event::Passed { seat, ending: Ending::Chosen },
        Event::Passed { seat, ending: Ending::Auto },
        Event::Built { seat, tile: landscape, at, turns: Turns::ALL[1] },
        Event::TabletGained { seat, tablet: 1 },
        Event::WentBack { seat, tile: landscape },
        Event::WentOut { seat, tile: tile("D03") },
        Event::ScoringBegan { letter, tile: scoring },
        Event::Unit { seat, letter, points: 5, cells: Cells::new() },
        Event::Unit { seat, letter, points: 2, cells: cells(4) },
        Event::Unit { seat, letter, points: 2, cells: cells(7) },
        Event::Points { seat, letter, tile: scoring, points: 0 },
        Event::Points { seat, letter, tile: scoring, points: 1 },
        Event::Points { seat, letter, tile: scoring, points: 4 },
        Event::DolmenLeft { tile: tile("D03") },
        Event::ScrollScored { seat, at, scroll, simple: 2, times: 1, points: 2 },
        Event::ScrollScored { seat, at, scroll, simple: 2, times: 2, points: 4 },
        Event::ScrollAgain { seat, at, scroll, points: 2 },
        Event::GoldScored { seat, gold: 12, points: 2 },
        Event::GameOver,
    ];
    let number = |seen: &Seen| match seen {
        Event::ScoringLaid { .. } => 0,
        Event::StartDrawn { .. } => 1,
        Event::DolmenFilled { .. } => 2,
        Event::RoundBegan { .. } => 3,
        Event::Income { .. } => 4,
        Event::Drawn { .. } => 5,
        Event::AxeSet { .. } => 6,
        Event::PriceSet { .. } => 7,
        Event::Committed { .. } => 8,
        Event::Offered { .. } => 9,
        Event::Thrown { .. } => 10,
        Event::Bought { .. } => 11,
        Event::OwnBought { .. } => 12,
        Event::TurnEnded { .. } => 13,
        Event::Settled { .. } => 14,
        Event::DruidBought { .. } => 15,
        Event::BagPaid { .. } => 16,
        Event::BagDrawn { .. } => 17,
        Event::TileKept { .. } => 18,
        Event::Passed { .. } => 19,
        Event::Built { .. } => 20,
        Event::TabletGained { .. } => 21,
        Event::WentBack { .. } => 22,
        Event::WentOut { .. } => 23,
        Event::ScoringBegan { .. } => 24,
        Event::Unit { .. } => 25,
        Event::Points { .. } => 26,
        Event::DolmenLeft { .. } => 27,
        Event::ScrollScored { .. } => 28,
        Event::ScrollAgain { .. } => 29,
        Event::GoldScored { .. } => 30,
        Event::GameOver => 31,
    };
    covers(&all, number, 32);
    all
}

/// Every action.
pub(super) fn actions() -> Vec<Action> {
    let all = vec![
        Action::Axe { tile: 1 },
        Action::Price { gold: 4 },
        Action::Buy { seller: Seat::ALL[1], tile: 2 },
        Action::Own { tile: 0 },
        Action::End,
        Action::Druid { slot: 3 },
        Action::Bag,
        Action::Pass,
        Action::Keep { tile: 3 },
        Action::Place { tile: 1, at: Cell { x: -1, y: 0 }, turns: Turns::ALL[3] },
    ];
    let number = |action: &Action| match action {
        Action::Axe { .. } => 0,
        Action::Price { .. } => 1,
        Action::Buy { .. } => 2,
        Action::Own { .. } => 3,
        Action::End => 4,
        Action::Druid { .. } => 5,
        Action::Bag => 6,
        Action::Pass => 7,
        Action::Keep { .. } => 8,
        Action::Place { .. } => 9,
    };
    covers(&all, number, 10);
    all
}

/// Every refusal.
pub(super) fn refusals() -> Vec<Illegal> {
    let (seat, at) = (Seat::ALL[1], Cell { x: 1, y: 0 });
    let draws = [Draw::Scoring, Draw::Start, Draw::Dolmen, Draw::Tiles { seat }, Draw::Bag];
    let mut all = vec![
        Illegal::GameOver,
        Illegal::ChanceFirst,
        Illegal::NoChanceNow,
        Illegal::NoSuchSeat { seat: Seat::ALL[4] },
        Illegal::WrongCount { expected: 3 },
        Illegal::NotThere { tile: tile("L01") },
        Illegal::NoSuchScoringTile { tile: ScoringId::from_index(3) },
        Illegal::NotYourDecision { deciders: SeatSet::only(seat).with(Seat::ALL[2]) },
        Illegal::Committed,
        Illegal::NoSuchTile { tile: 2 },
        Illegal::PriceTooLow { least: 1 },
        Illegal::PriceTooHigh { most: 4 },
        Illegal::OwnOffer,
        Illegal::NotForSale { seller: seat, tile: 0 },
        Illegal::NotForSale { seller: seat, tile: 1 },
        Illegal::AlreadyBought,
        Illegal::NoTablet,
        Illegal::TooDear { cost: 5, gold: 3 },
        Illegal::SlotEmpty { slot: 0 },
        Illegal::BagEmpty,
        Illegal::CellTaken { at: Cell::CASTLE },
        Illegal::NotAdjacent { at: Cell { x: 5, y: 5 } },
        Illegal::EdgeMismatch { at, side: Direction::West },
        Illegal::EdgeMismatch { at: Cell { x: 5, y: 5 }, side: Direction::West },
        Illegal::TerritoryFull,
    ];
    all.extend(DECISIONS.map(|due| Illegal::OtherDecision { due }));
    all.extend(draws.map(|due| Illegal::OtherDraw { due }));
    let number = |illegal: &Illegal| match illegal {
        Illegal::GameOver => 0,
        Illegal::ChanceFirst => 1,
        Illegal::NoChanceNow => 2,
        Illegal::OtherDraw { .. } => 3,
        Illegal::NoSuchSeat { .. } => 4,
        Illegal::WrongCount { .. } => 5,
        Illegal::NotThere { .. } => 6,
        Illegal::NoSuchScoringTile { .. } => 7,
        Illegal::NotYourDecision { .. } => 8,
        Illegal::OtherDecision { .. } => 9,
        Illegal::Committed => 10,
        Illegal::NoSuchTile { .. } => 11,
        Illegal::PriceTooLow { .. } => 12,
        Illegal::PriceTooHigh { .. } => 13,
        Illegal::OwnOffer => 14,
        Illegal::NotForSale { .. } => 15,
        Illegal::AlreadyBought => 16,
        Illegal::NoTablet => 17,
        Illegal::TooDear { .. } => 18,
        Illegal::SlotEmpty { .. } => 19,
        Illegal::BagEmpty => 20,
        Illegal::CellTaken { .. } => 21,
        Illegal::NotAdjacent { .. } => 22,
        Illegal::EdgeMismatch { .. } => 23,
        Illegal::TerritoryFull => 24,
    };
    covers(&all, number, 25);
    all
}
