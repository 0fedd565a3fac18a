//! One short text for every action, outcome, event and refusal.

use core::fmt::{self, Write};

use kernel::{Notation, Seat, Unreadable};

use crate::config::Config;
use crate::event::{Fact, Leaving, Seen};
use crate::ids::{CircleId, Place, Value};
use crate::illegal::{Decision, Illegal};
use crate::score::Occasion;
use crate::state::{Cause, Kind};
use crate::{Action, Chance, Dolmengoetter};

const ACTION_FORMS: &str =
    "D p, W p q, G p, F p q, S, N, P c v or X c, with places p q, a circle c, a value v";
const CHANCE_FORM: &str = "start P0, or another seat of the table";

impl Kind {
    /// The word for how a right arose.
    pub fn word(self) -> &'static str {
        match self {
            Kind::Majority => "majority",
            Kind::Tie => "tie",
        }
    }

    /// The word for where its dolmen goes.
    pub fn end_of_stack(self) -> &'static str {
        match self {
            Kind::Majority => "top",
            Kind::Tie => "bottom",
        }
    }
}

impl Cause {
    /// The word for why a game ended.
    pub fn word(self) -> &'static str {
        match self {
            Cause::LastDolmen => "last-dolmen",
            Cause::LastStone => "last-stone",
        }
    }
}

impl Config {
    /// The name of a circle.
    pub fn circle_name(&self, circle: CircleId) -> &'static str {
        self.board.circles.get(circle.index()).map_or("?", |circle| &circle.name)
    }
}

/// Splits at single blanks and refuses anything but the canonical form.
struct Words<'a>(core::str::Split<'a, char>);

impl<'a> Words<'a> {
    fn of(text: &'a str) -> Words<'a> {
        Words(text.split(' '))
    }

    fn place(&mut self, config: &Config) -> Option<Place> {
        let word = self.0.next()?;
        let canonical = !word.starts_with(['0', '+']);
        word.parse().ok().filter(|_| canonical).and_then(|number| config.board.place_numbered(number))
    }

    fn circle(&mut self, config: &Config) -> Option<CircleId> {
        config.board.circle_named(self.0.next()?)
    }

    fn value(&mut self) -> Option<Value> {
        match self.0.next()?.as_bytes() {
            [digit @ b'1'..=b'9'] => Value::from_points(digit - b'0'),
            _ => None,
        }
    }

    fn done<T>(mut self, thing: T) -> Option<T> {
        self.0.next().is_none().then_some(thing)
    }
}

fn read_action(config: &Config, text: &str) -> Option<Action> {
    let mut words = Words::of(text);
    let action = match words.0.next()? {
        "D" => Action::PlaceDruid { at: words.place(config)? },
        "W" => Action::Wander { from: words.place(config)?, to: words.place(config)? },
        "G" => Action::Gather { at: words.place(config)? },
        "F" => Action::Fly { from: words.place(config)?, to: words.place(config)? },
        "S" => Action::LeaveStone,
        "N" => Action::WithholdStone,
        "P" => Action::Build { circle: words.circle(config)?, value: words.value()? },
        "X" => Action::Decline { circle: words.circle(config)? },
        _ => return None,
    };
    words.done(action)
}

impl Notation for Dolmengoetter {
    fn write_action(config: &Config, action: Action, out: &mut dyn Write) -> fmt::Result {
        match action {
            Action::PlaceDruid { at } => write!(out, "D {at}"),
            Action::Wander { from, to } => write!(out, "W {from} {to}"),
            Action::Gather { at } => write!(out, "G {at}"),
            Action::Fly { from, to } => write!(out, "F {from} {to}"),
            Action::LeaveStone => out.write_str("S"),
            Action::WithholdStone => out.write_str("N"),
            Action::Build { circle, value } => {
                write!(out, "P {} {}", config.circle_name(circle), value.points())
            }
            Action::Decline { circle } => write!(out, "X {}", config.circle_name(circle)),
        }
    }

    fn read_action(config: &Config, text: &str) -> Result<Action, Unreadable> {
        read_action(config, text).ok_or(Unreadable { expected: ACTION_FORMS })
    }

    fn write_chance(_config: &Config, chance: Chance, out: &mut dyn Write) -> fmt::Result {
        let Chance::Start { seat } = chance;
        write!(out, "start {seat}")
    }

    fn read_chance(_config: &Config, text: &str) -> Result<Chance, Unreadable> {
        let seat = text.strip_prefix("start ").and_then(|seat| seat.parse::<Seat>().ok());
        seat.map(|seat| Chance::Start { seat }).ok_or(Unreadable { expected: CHANCE_FORM })
    }

    fn write_seen(config: &Config, seen: &Seen, out: &mut dyn Write) -> fmt::Result {
        match *seen {
            Fact::StartDrawn { seat } => write!(out, "start {seat}"),
            Fact::DruidPlaced { seat, at } => write!(out, "druid {seat} {at}"),
            Fact::Wandered { seat, from, to } => write!(out, "wander {seat} {from} {to}"),
            Fact::Gathered { seat, at } => write!(out, "gather {seat} {at}"),
            Fact::Flew { seat, from, to } => write!(out, "fly {seat} {from} {to}"),
            Fact::StoneLeft { seat, at, leaving: Leaving::Chosen } => write!(out, "stone {seat} {at}"),
            Fact::StoneLeft { seat, at, leaving: Leaving::Compelled } => {
                write!(out, "stone {seat} {at} compelled")
            }
            Fact::StoneWithheld { seat, cost } => write!(out, "no-stone {seat} -{cost}"),
            Fact::RightArose { right } => {
                write!(out, "right {} {} {}", right.seat, config.circle_name(right.circle), right.kind.word())
            }
            Fact::RightLapsed { right } => {
                write!(out, "lapse {} {}", right.seat, config.circle_name(right.circle))
            }
            Fact::DolmenBuilt { right, dolmen: _, value } => {
                let (name, end) = (config.circle_name(right.circle), right.kind.end_of_stack());
                write!(out, "dolmen {} {name} {end} ", right.seat)?;
                write_value(value, out)
            }
            Fact::Declined { right } => {
                write!(out, "decline {} {}", right.seat, config.circle_name(right.circle))
            }
            Fact::CircleScored { circle, occasion } => {
                let word = match occasion {
                    Occasion::Complete => "complete",
                    Occasion::Final => "final",
                };
                write!(out, "score {} {word}", config.circle_name(circle))
            }
            Fact::DolmenScored { circle, dolmen, value, factor, points, .. } => {
                let (seat, name) = (dolmen.owner(), config.circle_name(circle));
                write!(out, "points {seat} {name} {}x{factor} {points}", value.points())
            }
            Fact::FinalRound { by } => write!(out, "final-round {by}"),
            Fact::TurnPassed { seat } => write!(out, "pass {seat}"),
            Fact::GameOver { cause } => write!(out, "over {}", cause.word()),
        }
    }

    fn write_refusal(config: &Config, illegal: Illegal, out: &mut dyn Write) -> fmt::Result {
        match illegal {
            Illegal::GameOver => out.write_str("the game is over"),
            Illegal::ChanceFirst => out.write_str("the start player has not been drawn yet"),
            Illegal::NoChanceNow => out.write_str("there is nothing to draw now"),
            Illegal::NoSuchSeat { seat } => write!(out, "nobody sits at {seat}"),
            Illegal::NotYourDecision { decider } => write!(out, "{decider} decides now"),
            Illegal::OtherDecision { due } => write!(out, "now {} is to be decided", due.form()),
            Illegal::NoSuchPlace { place } => {
                write!(out, "there is no place {place}; the board has 1 to {}", config.board.place_count())
            }
            Illegal::NotFree { place } => write!(out, "place {place} is not free"),
            Illegal::NoOwnDruid { place } => write!(out, "no own druid is on place {place}"),
            Illegal::DruidLies { place } => write!(out, "the druid on {place} lies: it can only fly"),
            Illegal::DruidStands { place } => {
                write!(out, "the druid on {place} stands: it can wander or gather herbs, not fly")
            }
            Illegal::OutOfReach { from, to } => {
                write!(out, "no step, jump or rune leads from {from} to {to}")
            }
            Illegal::OtherCircle { due } => {
                write!(out, "the right in {} is to be settled now", config.circle_name(due))
            }
            Illegal::NoSuchDolmen { value } => write!(out, "no dolmen of value {} is left", value.points()),
        }
    }
}

impl Decision {
    fn form(self) -> &'static str {
        match self {
            Decision::Druid => "the place of a druid (D p)",
            Decision::Action => "an action (W p q, G p or F p q)",
            Decision::Stone => "a stone or none (S or N)",
            Decision::Dolmen => "a dolmen (P c v or X c)",
        }
    }
}

fn write_value(value: Option<Value>, out: &mut dyn Write) -> fmt::Result {
    match value {
        Some(value) => write!(out, "{}", value.points()),
        None => out.write_str("?"),
    }
}
