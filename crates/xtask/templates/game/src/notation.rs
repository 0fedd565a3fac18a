//! One short text for every action, outcome, event and refusal.

use core::fmt::{self, Write};

use kernel::{Notation, Seat, Unreadable};

use crate::__TYPE__;
use crate::action::Action;
use crate::chance::Chance;
use crate::config::Config;
use crate::event::Event;
use crate::ids::Stones;
use crate::illegal::Illegal;

const ACTION_FORM: &str = "T and a number of stones, such as T 2";
const CHANCE_FORM: &str = "start P0, or another seat of the table";

impl Notation for __TYPE__ {
    fn write_action(_config: &Config, action: Action, out: &mut dyn Write) -> fmt::Result {
        match action {
            Action::Take { stones } => write!(out, "T {}", stones.count()),
        }
    }

    fn read_action(_config: &Config, text: &str) -> Result<Action, Unreadable> {
        let unreadable = Unreadable { expected: ACTION_FORM };
        let number = text.strip_prefix("T ").ok_or(unreadable)?;
        let count: u8 = number.parse().map_err(|_| unreadable)?;
        let stones = Stones::new(count).ok_or(unreadable)?;
        // One text for each action: no plus sign, no leading zero.
        if number == count.to_string() { Ok(Action::Take { stones }) } else { Err(unreadable) }
    }

    fn write_chance(_config: &Config, chance: Chance, out: &mut dyn Write) -> fmt::Result {
        match chance {
            Chance::Start { seat } => write!(out, "start {seat}"),
        }
    }

    fn read_chance(config: &Config, text: &str) -> Result<Chance, Unreadable> {
        let seat = text.strip_prefix("start ").and_then(|seat| seat.parse::<Seat>().ok());
        let seat = seat.filter(|seat| seat.number() < config.seats);
        seat.map(|seat| Chance::Start { seat }).ok_or(Unreadable { expected: CHANCE_FORM })
    }

    fn write_seen(_config: &Config, seen: &Event, out: &mut dyn Write) -> fmt::Result {
        match seen {
            Event::StartDrawn { seat } => write!(out, "start {seat}"),
            Event::Taken { seat, stones } => write!(out, "{seat} takes {}", stones.count()),
            Event::GameOver => out.write_str("over"),
        }
    }

    fn write_refusal(_config: &Config, illegal: Illegal, out: &mut dyn Write) -> fmt::Result {
        match illegal {
            Illegal::GameOver => out.write_str("the game is over"),
            Illegal::ChanceFirst => out.write_str("the start player is to be drawn first"),
            Illegal::NoChanceNow => out.write_str("there is nothing to draw now"),
            Illegal::NoSuchSeat { seat } => write!(out, "nobody sits at {seat}"),
            Illegal::NotYourDecision { decider } => write!(out, "{decider} decides now"),
            Illegal::TooMany { most } => write!(out, "at most {most} can be taken"),
        }
    }
}
