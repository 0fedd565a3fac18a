//! One row of a table's log: a step, or going back.

use core::fmt;
use core::str::FromStr;

use catalog::Actor;

/// Who made a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// A step of the game.
    Step(Actor),
    /// The table went back; what was taken back stays in the log.
    Undo,
}

/// One row of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Its number, from 1.
    pub number: u32,
    /// Who made it.
    pub who: Who,
    /// The step in notation, or `to 12`.
    pub text: String,
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Who::Step(Actor::Seat(seat)) => write!(f, "{seat}"),
            Who::Step(Actor::Auto(seat)) => write!(f, "auto {seat}"),
            Who::Step(Actor::Chance) => f.write_str("chance"),
            Who::Undo => f.write_str("undo"),
        }
    }
}

/// A word that names nobody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownWho;

impl FromStr for Who {
    type Err = UnknownWho;

    fn from_str(text: &str) -> Result<Who, UnknownWho> {
        match text {
            "chance" => Ok(Who::Step(Actor::Chance)),
            "undo" => Ok(Who::Undo),
            _ => {
                let (actor, seat): (fn(_) -> _, &str) = match text.strip_prefix("auto ") {
                    Some(seat) => (Actor::Auto, seat),
                    None => (Actor::Seat, text),
                };
                seat.parse().map(|seat| Who::Step(actor(seat))).map_err(|_| UnknownWho)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::Seat;

    use super::*;

    #[test]
    fn whoever_is_written_reads_back() {
        let all = [
            Who::Step(Actor::Seat(Seat::ALL[1])),
            Who::Step(Actor::Auto(Seat::ALL[4])),
            Who::Step(Actor::Chance),
            Who::Undo,
        ];
        for who in all {
            assert_eq!(who.to_string().parse(), Ok(who));
        }
        for wrong in ["", "auto", "auto P9", "p1", "undo "] {
            assert_eq!(wrong.parse::<Who>(), Err(UnknownWho), "{wrong:?}");
        }
    }
}
