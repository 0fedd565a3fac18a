//! One of everything, for the tests of this crate: if the game gains a variant, these do not compile or fail.

use std::sync::LazyLock;

use game_dolmengoetter::{
    Action, Cause, CircleId, Config, Data, Decision, Dolmen, Dolmengoetter, Event, Fact, Illegal, Kind,
    Leaving, Occasion, Place, Right, Seen, Value, View,
};
use kernel::{Game, Seat, Viewer};

use crate::samples::{self, covers};

pub(crate) use crate::samples::names;

static DATA: LazyLock<Data> = LazyLock::new(|| Data::read(&[]).unwrap());

/// A view in which somebody decides, and what can be done.
pub(crate) type Sample = samples::Sample<Dolmengoetter>;

/// A position in JSON as `viewer` sees it.
pub(crate) fn view(config: &Config, json: &str, viewer: Viewer) -> View {
    samples::view::<Dolmengoetter>(config, json, viewer)
}

fn sample(json: &str) -> Sample {
    samples::sample(&config(3), json)
}

pub(crate) fn config(seats: u8) -> Config {
    Config::choose(&DATA, seats, &[]).unwrap()
}

pub(crate) fn config_on(board: &str, seats: u8) -> Config {
    Config::choose(&DATA, seats, &[kernel::Choice { key: "board", value: board }]).unwrap()
}

/// The small board drawn by an unsteady hand: every coordinate is a little off.
pub(crate) fn crooked() -> Config {
    let file = Dolmengoetter::FILES.iter().find(|file| file.name.contains("small16")).unwrap();
    let mut dice = kernel::Dice::from_number(4);
    let mut text = String::new();
    for line in file.text.lines() {
        match line.strip_prefix("x = ").or_else(|| line.strip_prefix("y = ")) {
            None => text.push_str(line),
            Some(number) => {
                let off = number.parse::<u32>().unwrap() + dice.below(80);
                text.push_str(&line[..4]);
                text.push_str(&off.to_string());
            }
        }
        text.push('\n');
    }
    let data = Data::read(&[kernel::DataFile { name: file.name, text: &text }]).unwrap();
    let choice = kernel::Choice { key: "board", value: "small16" };
    Config::choose(Box::leak(Box::new(data)), 2, &[choice]).unwrap()
}

pub(crate) fn place(number: u8) -> Place {
    Place::from_number(number).unwrap()
}

fn value(points: u8) -> Value {
    Value::from_points(points).unwrap()
}

const DRUIDS: &str = r#""druids": {"P0": [23, 1, 2], "P1": [76, "77*", 78], "P2": [4, 5, 6]}"#;

/// P0 chooses an action; its druid on 23 reaches 17, 22 and 29.
pub(crate) fn wandering() -> Sample {
    sample(&format!("{{{DRUIDS}}}"))
}

/// A view for every decision, and for both kinds of rights.
pub(crate) fn decisions() -> Vec<Sample> {
    let lying = r#"{"druids": {"P0": ["23*", "1*", "2*"], "P1": [76, 77, 78], "P2": [4, 5, 6]}}"#;
    let dolmen = |kind: &str| {
        let druids = DRUIDS.replace("23", "17");
        let stones = r#""stones": {"P0": [22, 23], "P1": [28]}, "stacks": {"A3": ["P1:2"]}"#;
        sample(&format!(
            r#"{{{druids}, {stones}, "phase": "dolmen", "left": 23, "pending": ["B2 {kind} P0"]}}"#
        ))
    };
    let samples = vec![
        sample(r#"{"phase": "setup"}"#),
        wandering(),
        sample(lying),
        sample(&format!(r#"{{{}, "phase": "stone", "left": 23}}"#, DRUIDS.replace("23", "17"))),
        dolmen("majority"),
        dolmen("tie"),
    ];
    let covered = |decision: Decision| {
        samples.iter().any(|sample| match super::due(&sample.view).unwrap() {
            super::Due::Druid { .. } => decision == Decision::Druid,
            super::Due::Action { .. } => decision == Decision::Action,
            super::Due::Stone { .. } => decision == Decision::Stone,
            super::Due::Dolmen { .. } => decision == Decision::Dolmen,
        })
    };
    assert!(DECISIONS.into_iter().all(covered));
    samples
}

const DECISIONS: [Decision; 4] = [Decision::Druid, Decision::Action, Decision::Stone, Decision::Dolmen];

fn right(kind: Kind) -> Right {
    Right { circle: CircleId::from_index(7), kind, seat: Seat::ALL[0] }
}

/// P0 builds a 3.
pub(crate) fn built() -> Event {
    Fact::DolmenBuilt {
        right: Right { circle: CircleId::from_index(0), ..right(Kind::Tie) },
        dolmen: Dolmen::new(Seat::ALL[0], 0),
        value: value(3),
    }
}

/// Every event, as its owner and as others see it. The match has no `_`, so that a new one is missed here.
pub(crate) fn events() -> Vec<Seen> {
    let seat = Seat::ALL[0];
    let (from, to, at) = (place(23), place(17), place(23));
    let (circle, dolmen) = (CircleId::from_index(7), Dolmen::new(seat, 0));
    let built = |kind, value| Fact::DolmenBuilt { right: right(kind), dolmen, value };
    let all = vec![
        Fact::StartDrawn { seat },
        Fact::DruidPlaced { seat, at },
        Fact::Wandered { seat, from, to },
        Fact::Gathered { seat, at },
        Fact::Flew { seat, from, to },
        Fact::StoneLeft { seat, at, leaving: Leaving::Chosen },
        Fact::StoneLeft { seat, at, leaving: Leaving::Compelled },
        Fact::StoneWithheld { seat, cost: 1 },
        Fact::StoneWithheld { seat, cost: 2 },
        Fact::RightArose { right: right(Kind::Majority) },
        Fact::RightArose { right: right(Kind::Tie) },
        Fact::RightLapsed { right: right(Kind::Majority) },
        built(Kind::Majority, None),
        built(Kind::Majority, Some(value(3))),
        built(Kind::Tie, None),
        built(Kind::Tie, Some(value(3))),
        Fact::Declined { right: right(Kind::Tie) },
        Fact::CircleScored { circle, occasion: Occasion::Complete },
        Fact::CircleScored { circle, occasion: Occasion::Final },
        Fact::DolmenScored { circle, level: 0, dolmen, value: value(1), factor: 1, points: 1 },
        Fact::DolmenScored { circle, level: 0, dolmen, value: value(3), factor: 4, points: 12 },
        Fact::FinalRound { by: seat },
        Fact::TurnPassed { seat },
        Fact::GameOver { cause: Cause::LastDolmen },
        Fact::GameOver { cause: Cause::LastStone },
    ];
    let number = |seen: &Seen| match seen {
        Fact::StartDrawn { .. } => 0,
        Fact::DruidPlaced { .. } => 1,
        Fact::Wandered { .. } => 2,
        Fact::Gathered { .. } => 3,
        Fact::Flew { .. } => 4,
        Fact::StoneLeft { .. } => 5,
        Fact::StoneWithheld { .. } => 6,
        Fact::RightArose { .. } => 7,
        Fact::RightLapsed { .. } => 8,
        Fact::DolmenBuilt { .. } => 9,
        Fact::Declined { .. } => 10,
        Fact::CircleScored { .. } => 11,
        Fact::DolmenScored { .. } => 12,
        Fact::FinalRound { .. } => 13,
        Fact::TurnPassed { .. } => 14,
        Fact::GameOver { .. } => 15,
    };
    covers(&all, number, 16);
    all
}

/// Every action.
pub(crate) fn actions() -> Vec<Action> {
    let (from, to, at, circle) = (place(23), place(17), place(23), CircleId::from_index(7));
    let all = vec![
        Action::PlaceDruid { at },
        Action::Wander { from, to },
        Action::Gather { at },
        Action::Fly { from, to },
        Action::LeaveStone,
        Action::WithholdStone,
        Action::Build { circle, value: value(3) },
        Action::Decline { circle },
    ];
    let number = |action: &Action| match action {
        Action::PlaceDruid { .. } => 0,
        Action::Wander { .. } => 1,
        Action::Gather { .. } => 2,
        Action::Fly { .. } => 3,
        Action::LeaveStone => 4,
        Action::WithholdStone => 5,
        Action::Build { .. } => 6,
        Action::Decline { .. } => 7,
    };
    covers(&all, number, 8);
    all
}

/// Every refusal.
pub(crate) fn refusals() -> Vec<Illegal> {
    let (place, circle) = (place(23), CircleId::from_index(7));
    let mut all = vec![
        Illegal::GameOver,
        Illegal::ChanceFirst,
        Illegal::NoChanceNow,
        Illegal::NoSuchSeat { seat: Seat::ALL[4] },
        Illegal::NotYourDecision { decider: Seat::ALL[1] },
        Illegal::NoSuchPlace { place },
        Illegal::NotFree { place },
        Illegal::NotFree { place: self::place(22) },
        Illegal::NotFree { place: self::place(60) },
        Illegal::NoOwnDruid { place },
        Illegal::DruidLies { place },
        Illegal::DruidStands { place },
        Illegal::OutOfReach { from: place, to: self::place(50) },
        Illegal::OutOfReach { from: self::place(50), to: place },
        Illegal::OtherCircle { due: circle },
        Illegal::NoSuchDolmen { value: value(4) },
    ];
    all.extend(DECISIONS.map(|due| Illegal::OtherDecision { due }));
    let number = |illegal: &Illegal| match illegal {
        Illegal::GameOver => 0,
        Illegal::ChanceFirst => 1,
        Illegal::NoChanceNow => 2,
        Illegal::NoSuchSeat { .. } => 3,
        Illegal::NotYourDecision { .. } => 4,
        Illegal::OtherDecision { .. } => 5,
        Illegal::NoSuchPlace { .. } => 6,
        Illegal::NotFree { .. } => 7,
        Illegal::NoOwnDruid { .. } => 8,
        Illegal::DruidLies { .. } => 9,
        Illegal::DruidStands { .. } => 10,
        Illegal::OutOfReach { .. } => 11,
        Illegal::OtherCircle { .. } => 12,
        Illegal::NoSuchDolmen { .. } => 13,
    };
    covers(&all, number, 14);
    all
}
