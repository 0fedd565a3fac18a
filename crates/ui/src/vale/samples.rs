//! Games and positions for the tests of this folder.

use std::sync::LazyLock;

use game_vale::{
    Action, Card, Cause, ChoiceId, Colour, Config, Data, Decision, Event, Fact, Family, Group, Illegal, Kind,
    Obstacle, Options, Seen, Stones, Vale, View, Zone,
};
use kernel::{Notation, Positions, Rules, Seat, Turn, Viewer};

use crate::samples::{self, covers};

pub(super) use crate::samples::names;

/// The built-in data.
pub(super) fn data() -> &'static Data {
    static DATA: LazyLock<Data> = LazyLock::new(|| Data::read(&[]).unwrap());
    &DATA
}

/// A table of so many.
pub(super) fn config(seats: u8) -> Config {
    Config::choose(data(), seats, &[]).unwrap()
}

/// A view in which somebody decides, and what can be done.
pub(super) type Sample = samples::Sample<Vale>;

/// What a viewer knows of a position in JSON.
pub(super) fn view(config: &Config, json: &str, viewer: Viewer) -> View {
    samples::view::<Vale>(config, json, viewer)
}

/// The end of a random game as an audience sees it, and all that happened.
pub(super) fn whole_game(seats: u8, seed: u64) -> (View, Vec<Seen>) {
    samples::whole_game::<Vale>(&config(seats), seed)
}

/// Every decision of a random game, as who decides sees it.
pub(super) fn walk(seats: u8, seed: u64, visit: &mut dyn FnMut(Sample)) {
    samples::played::<Vale>(&config(seats), seed, visit, &mut |_| {});
}

/// The card with this key.
pub(super) fn card(key: &str) -> Card {
    data().card_named(key).unwrap()
}

/// Three players in full swing; P0 is in the middle of a turn, and red stones are worth 2 to it.
pub(super) const TURN: &str = r#"{
    "phase": "action", "round": 5, "first": "P0", "active": "P0",
    "scores": {"P0": 17, "P1": 23, "P2": 9}, "stones": {"P0": [1, 2, 1], "P1": [0, 0, 1]},
    "display": ["troll P0", "kappa P1"],
    "areas": {"P0": ["agni", "salamander"], "P1": ["sylph"]},
    "hands": {"P0": ["imp", "hydra", "eternity"], "P1": ["medusa", "goblin"]},
    "drawn": {"P0": ["hydra"], "P1": ["goblin"]},
    "discard": ["odin", "mimic"], "known_top": "tengu"
}"#;

pub(super) fn turn() -> Sample {
    after(TURN, &[])
}

/// What is to be decided in a position of three players after these decisions.
fn after(json: &str, decided: &[&str]) -> Sample {
    let config = config(3);
    let mut position = Vale::read_position(&config, json).unwrap_or_else(|faults| panic!("{json}: {faults}"));
    let who = |turn: Turn| match turn {
        Turn::Decide(seats) => seats.lowest().unwrap(),
        other => panic!("somebody decides: {other:?}"),
    };
    for text in decided {
        let action = Vale::read_action(&config, text).unwrap();
        let seat = who(Vale::turn(&position));
        assert_eq!(Vale::check(&position, seat, action), Ok(()), "{text}");
        Vale::play(&mut position, seat, action, &mut |_: Event| {});
    }
    samples::asked(&position, who(Vale::turn(&position)))
}

/// A turn of P0 in round 8 with these stones, hand and creatures.
fn in_turn(stones: &str, hand: &str, areas: &str, decided: &[&str]) -> Sample {
    let json = format!(
        r#"{{"phase": "action", "round": 8, "first": "P0", "active": "P0", "scores": {{"P0": 7, "P1": 3, "P2": 5}},
            "stones": {{"P0": {stones}}}, "hands": {{"P0": {hand}}}, "areas": {{{areas}}}}}"#
    );
    after(&json, decided)
}

/// A resolution turn of P0 in round 8 with these creatures.
fn in_resolution(area: &str, decided: &[&str]) -> Sample {
    let json = format!(
        r#"{{"phase": "resolution", "round": 8, "first": "P0", "active": "P0", "scores": {{"P0": 7, "P1": 3, "P2": 5}},
            "areas": {{"P0": {area}}}, "hands": {{"P0": ["surtr"]}}, "discard": ["troll", "gargoyle", "agni"]}}"#
    );
    after(&json, decided)
}

/// A view for every decision.
pub(super) fn decisions() -> Vec<(Decision, Sample)> {
    let hunt = r#"{"phase": "hunt", "round": 3, "first": "P0", "areas": {"P0": ["agni"]},
        "display": ["imp P0", "kappa", "troll", "sylph P1", "odin", "tidal"]}"#;
    let keep = r#"{"phase": "action", "round": 3, "first": "P0", "active": "P0", "stones": {"P0": [0, 0, 1]},
        "display": ["troll P0"], "hands": {"P0": ["imp"]}}"#;
    let ember = r#""P0": ["undine"], "P1": ["kappa", "triton", "troll"], "P2": ["imp"]"#;
    let ember = |decided: &[&str]| in_turn("[1, 0, 1]", r#"["ember", "agni"]"#, ember, decided);
    let young = r#"["young_forest_spirit", "sand_giant", "kappa", "troll"]"#;
    let all = vec![
        (Decision::Hunt, after(hunt, &[])),
        (Decision::Action, turn()),
        (Decision::Keep, after(keep, &["sell troll"])),
        (Decision::Activate, in_resolution(r#"["salamander", "goblin", "nessie", "ifrit"]"#, &[])),
        (
            Decision::Discard,
            in_turn(
                "[2, 0, 0]",
                r#"["forest_spirit", "kappa", "troll"]"#,
                "",
                &["summon forest_spirit 2,0,0"],
            ),
        ),
        (
            Decision::SummonFree,
            in_turn("[0, 0, 0]", young, "", &["summon young_forest_spirit 0,0,0", "discard kappa"]),
        ),
        (
            Decision::Recover,
            in_turn(
                "[0, 1, 1]",
                r#"["aeris", "imp"]"#,
                r#""P0": ["agni", "troll"]"#,
                &["summon aeris 0,1,1"],
            ),
        ),
        (
            Decision::Dismiss,
            in_turn(
                "[0, 2, 0]",
                r#"["cerberus", "imp"]"#,
                r#""P0": ["agni", "troll", "kappa"]"#,
                &["summon cerberus 0,2,0"],
            ),
        ),
        (Decision::ChoosePlayer, ember(&["summon ember 1,0,1"])),
        (Decision::ChoosePlayer, in_resolution(r#"["goblin"]"#, &["activate goblin"])),
        (Decision::Yield, ember(&["summon ember 1,0,1", "player P1"])),
        (
            Decision::Copy,
            in_turn(
                "[0, 1, 1]",
                r#"["scorch", "kappa"]"#,
                r#""P0": ["lava_giant", "imp", "agni"]"#,
                &["summon scorch 0,1,1"],
            ),
        ),
        (Decision::Choose, in_turn("[4, 0, 0]", r#"["hydra", "kappa"]"#, "", &["summon hydra 4,0,0"])),
        (Decision::Take, in_resolution(r#"["mimic"]"#, &["activate mimic"])),
    ];
    let numbers: Vec<usize> = all.iter().map(|(due, _)| *due as usize).collect();
    assert!((0..13).all(|number| numbers.contains(&number)), "a decision is missing");
    all
}

/// Hydra with its purple and its two blue stones.
fn hydra() -> (ChoiceId, Options) {
    let action = Vale::read_action(&config(2), "choose hydra purple two_blue").unwrap();
    let Action::Choose { choice, options } = action else { panic!("options are chosen") };
    (choice, options)
}

/// Every event, as its owner and as others see it. The match has no `_`, so that a new one is missed here.
pub(super) fn events() -> Vec<Seen> {
    let (seat, target) = (Seat::ALL[0], Seat::ALL[1]);
    let (card, other) = (card("imp"), card("valkyrie"));
    let (stones, (choice, options)) = (Stones::new(1, 2, 0), hydra());
    let all = vec![
        Fact::StartDrawn { seat },
        Fact::RoundBegan { round: 3, first: seat },
        Fact::Shuffled { cards: 6 },
        Fact::Shuffled { cards: 1 },
        Fact::Revealed { card },
        Fact::Hunted { seat, card },
        Fact::Sold { seat, card, stones },
        Fact::Tamed { seat, card },
        Fact::Shown { seat, card },
        Fact::Summoned { seat, card, paid: stones },
        Fact::Summoned { seat, card, paid: Stones::NONE },
        Fact::SummonedFree { seat, card },
        Fact::Released { seat, card, paid: stones },
        Fact::TurnEnded { seat },
        Fact::Activated { seat, card },
        Fact::Copied { seat, source: other, of: card },
        Fact::Chosen { seat, choice, options },
        Fact::PlayerChosen { seat, target },
        Fact::PlayerChosen { seat, target: seat },
        Fact::Points { seat, card, change: 1 },
        Fact::Points { seat, card, change: 3 },
        Fact::Points { seat, card, change: -4 },
        Fact::Points { seat, card, change: 0 },
        Fact::Gained { seat, card, stones },
        Fact::Gave { seat, card, stones },
        Fact::Kept { seat, stones },
        Fact::Drawn { seat, card: None },
        Fact::Drawn { seat, card: Some(card) },
        Fact::DrawnKnown { seat, card },
        Fact::Recovered { seat, card },
        Fact::Discarded { seat, card, from: Zone::Hand },
        Fact::Discarded { seat, card, from: Zone::Area },
        Fact::PutOnTop { seat, card },
        Fact::Taken { seat, card },
        Fact::GameOver { cause: Cause::Points },
        Fact::GameOver { cause: Cause::Rounds },
    ];
    let number = |seen: &Seen| match seen {
        Fact::StartDrawn { .. } => 0,
        Fact::RoundBegan { .. } => 1,
        Fact::Shuffled { .. } => 2,
        Fact::Revealed { .. } => 3,
        Fact::Hunted { .. } => 4,
        Fact::Sold { .. } => 5,
        Fact::Tamed { .. } => 6,
        Fact::Shown { .. } => 7,
        Fact::Summoned { .. } => 8,
        Fact::SummonedFree { .. } => 9,
        Fact::Released { .. } => 10,
        Fact::TurnEnded { .. } => 11,
        Fact::Activated { .. } => 12,
        Fact::Copied { .. } => 13,
        Fact::Chosen { .. } => 14,
        Fact::PlayerChosen { .. } => 15,
        Fact::Points { .. } => 16,
        Fact::Gained { .. } => 17,
        Fact::Gave { .. } => 18,
        Fact::Kept { .. } => 19,
        Fact::Drawn { .. } => 20,
        Fact::DrawnKnown { .. } => 21,
        Fact::Recovered { .. } => 22,
        Fact::Discarded { .. } => 23,
        Fact::PutOnTop { .. } => 24,
        Fact::Taken { .. } => 25,
        Fact::GameOver { .. } => 26,
    };
    covers(&all, number, 27);
    all
}

/// Every action.
pub(super) fn actions() -> Vec<Action> {
    let (card, stones, seat) = (card("imp"), Stones::new(1, 1, 0), Seat::ALL[1]);
    let (choice, options) = hydra();
    let all = vec![
        Action::Hunt { card },
        Action::Sell { card },
        Action::Tame { card },
        Action::Summon { card, paid: stones },
        Action::Summon { card, paid: Stones::NONE },
        Action::Release { card, paid: stones },
        Action::EndTurn,
        Action::Keep { stones },
        Action::Activate { card },
        Action::Discard { card },
        Action::SummonFree { card },
        Action::Recover { card },
        Action::Dismiss { cards: Group::EMPTY },
        Action::Dismiss { cards: Group::of(&[card, self::card("troll")]).unwrap() },
        Action::ChoosePlayer { seat },
        Action::Yield { card },
        Action::Copy { card },
        Action::Choose { choice, options },
        Action::Take { card },
    ];
    let number = |action: &Action| match action {
        Action::Hunt { .. } => 0,
        Action::Sell { .. } => 1,
        Action::Tame { .. } => 2,
        Action::Summon { .. } => 3,
        Action::Release { .. } => 4,
        Action::EndTurn => 5,
        Action::Keep { .. } => 6,
        Action::Activate { .. } => 7,
        Action::Discard { .. } => 8,
        Action::SummonFree { .. } => 9,
        Action::Recover { .. } => 10,
        Action::Dismiss { .. } => 11,
        Action::ChoosePlayer { .. } => 12,
        Action::Yield { .. } => 13,
        Action::Copy { .. } => 14,
        Action::Choose { .. } => 15,
        Action::Take { .. } => 16,
    };
    covers(&all, number, 17);
    all
}

/// Every part of an effect that can be impossible, with a card that has it.
fn obstacles() -> Vec<(&'static str, Obstacle)> {
    let all = vec![
        ("ember", Obstacle::ForceDiscard(Family::Water)),
        ("leviathan", Obstacle::ForceDiscard(Family::Dragon)),
        ("goblin", Obstacle::Steal(1)),
        ("basilisk", Obstacle::PayPoints(2)),
        ("burning_skull", Obstacle::GiveStone(Colour::Red)),
        ("griffon", Obstacle::Draw),
        ("asmodeus", Obstacle::Recover),
        ("aeris", Obstacle::Recover),
        ("medusa", Obstacle::Discard),
        ("young_forest_spirit", Obstacle::SummonFree(None)),
        ("dragon_egg", Obstacle::SummonFree(Some(Family::Dragon))),
        ("mimic", Obstacle::Take(Family::Earth)),
        ("scorch", Obstacle::Copy(Kind::Instant)),
        ("genie_exalted", Obstacle::Copy(Kind::Active)),
        ("hydra", Obstacle::Choose(hydra().0)),
        ("troll", Obstacle::Condition),
        ("nessie", Obstacle::Condition),
        ("harpy", Obstacle::Condition),
        ("imp", Obstacle::Condition),
        ("imp", Obstacle::LeftArea),
    ];
    let number = |(_, part): &(&str, Obstacle)| match part {
        Obstacle::ForceDiscard(_) => 0,
        Obstacle::Steal(_) => 1,
        Obstacle::PayPoints(_) => 2,
        Obstacle::GiveStone(_) => 3,
        Obstacle::Draw => 4,
        Obstacle::Recover => 5,
        Obstacle::Discard => 6,
        Obstacle::SummonFree(_) => 7,
        Obstacle::Take(_) => 8,
        Obstacle::Copy(_) => 9,
        Obstacle::Choose(_) => 10,
        Obstacle::Condition => 11,
        Obstacle::LeftArea => 12,
    };
    covers(&all, number, 13);
    all
}

/// Every refusal.
pub(super) fn refusals() -> Vec<Illegal> {
    let (card, seat) = (card("imp"), Seat::ALL[1]);
    let mut all = vec![
        Illegal::GameOver,
        Illegal::ChanceFirst,
        Illegal::NoChanceNow,
        Illegal::OtherChance,
        Illegal::NoSuchSeat { seat: Seat::ALL[4] },
        Illegal::NotYourDecision { decider: seat },
        Illegal::WrongNumber { needed: 1 },
        Illegal::WrongNumber { needed: 4 },
        Illegal::Twice { card },
        Illegal::NotInPile { card },
        Illegal::KnownTop { top: card },
        Illegal::NotInDisplay { card },
        Illegal::Marked { card, by: seat },
        Illegal::Marked { card, by: Seat::ALL[0] },
        Illegal::NotYourMarker { card },
        Illegal::MarkerLeft { card },
        Illegal::NotInHand { card },
        Illegal::NotInHand { card: self::card("troll") },
        Illegal::NotInArea { card },
        Illegal::NotDiscarded { card },
        Illegal::AreaFull { limit: 1 },
        Illegal::AreaFull { limit: 5 },
        Illegal::CannotAfford { cost: 4, have: 3 },
        Illegal::CannotAfford { cost: 4, have: 0 },
        Illegal::NoSuchStones,
        Illegal::PaysTooLittle { cost: 4, value: 3 },
        Illegal::WrongFamily { family: Family::Dragon },
        Illegal::NoMatch { card },
        Illegal::SameCard { card },
        Illegal::NoSuchPlayer { seat },
        Illegal::NoSuchPlayer { seat: Seat::ALL[0] },
        Illegal::NoActiveEffect { card },
        Illegal::NoSuchEffect { card, kind: Kind::Permanent },
        Illegal::AlreadyUsed { card },
        Illegal::OtherChoice { due: hydra().0 },
    ];
    all.extend(Colour::ALL.map(|colour| Illegal::SuperfluousStone { colour, cost: 4 }));
    all.extend(decisions().iter().map(|(due, _)| Illegal::OtherDecision { due: *due }));
    all.extend(
        obstacles().iter().map(|(key, part)| Illegal::Impossible { card: self::card(key), part: *part }),
    );
    let number = |illegal: &Illegal| match illegal {
        Illegal::GameOver => 0,
        Illegal::ChanceFirst => 1,
        Illegal::NoChanceNow => 2,
        Illegal::OtherChance => 3,
        Illegal::NoSuchSeat { .. } => 4,
        Illegal::NotYourDecision { .. } => 5,
        Illegal::OtherDecision { .. } => 6,
        Illegal::WrongNumber { .. } => 7,
        Illegal::Twice { .. } => 8,
        Illegal::NotInPile { .. } => 9,
        Illegal::KnownTop { .. } => 10,
        Illegal::NotInDisplay { .. } => 11,
        Illegal::Marked { .. } => 12,
        Illegal::NotYourMarker { .. } => 13,
        Illegal::MarkerLeft { .. } => 14,
        Illegal::NotInHand { .. } => 15,
        Illegal::NotInArea { .. } => 16,
        Illegal::NotDiscarded { .. } => 17,
        Illegal::AreaFull { .. } => 18,
        Illegal::CannotAfford { .. } => 19,
        Illegal::NoSuchStones => 20,
        Illegal::PaysTooLittle { .. } => 21,
        Illegal::SuperfluousStone { .. } => 22,
        Illegal::WrongFamily { .. } => 23,
        Illegal::NoMatch { .. } => 24,
        Illegal::SameCard { .. } => 25,
        Illegal::NoSuchPlayer { .. } => 26,
        Illegal::NoActiveEffect { .. } => 27,
        Illegal::NoSuchEffect { .. } => 28,
        Illegal::AlreadyUsed { .. } => 29,
        Illegal::OtherChoice { .. } => 30,
        Illegal::Impossible { .. } => 31,
    };
    covers(&all, number, 32);
    all
}
