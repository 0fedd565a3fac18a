//! One row of a table's log: a step, going back, or somebody who left or came back.

use core::fmt;
use core::str::FromStr;

use catalog::Actor;
use kernel::Seat;

/// How a person and a bot change places while a game runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Coming {
    /// The person got up; a bot plays on.
    Left,
    /// The host gave the seat of a person who is away to a bot.
    Given,
    /// The person came back.
    Back,
}

impl Coming {
    const ALL: [Coming; 3] = [Coming::Left, Coming::Given, Coming::Back];

    /// The stable word for it.
    pub fn word(self) -> &'static str {
        match self {
            Coming::Left => "left",
            Coming::Given => "given",
            Coming::Back => "back",
        }
    }
}

/// Who made a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// A step of the game.
    Step(Actor),
    /// The table went back; what was taken back stays in the log.
    Undo,
    /// A person and a bot changed places in a seat.
    Chair(Coming, Seat),
}

/// One row of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Its number, from 1.
    pub number: u32,
    /// Who made it.
    pub who: Who,
    /// The step in notation, or `to 12`, or what the person is called who left or came back.
    pub text: String,
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Who::Step(Actor::Seat(seat)) => write!(f, "{seat}"),
            Who::Step(Actor::Auto(seat)) => write!(f, "auto {seat}"),
            Who::Step(Actor::Chance) => f.write_str("chance"),
            Who::Undo => f.write_str("undo"),
            Who::Chair(coming, seat) => write!(f, "{} {seat}", coming.word()),
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
                let seat = |text: &str| text.parse::<Seat>().map_err(|_| UnknownWho);
                let Some((word, place)) = text.split_once(' ') else {
                    return Ok(Who::Step(Actor::Seat(seat(text)?)));
                };
                match Coming::ALL.into_iter().find(|coming| coming.word() == word) {
                    Some(coming) => Ok(Who::Chair(coming, seat(place)?)),
                    None if word == "auto" => Ok(Who::Step(Actor::Auto(seat(place)?))),
                    None => Err(UnknownWho),
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_is_written_reads_back() {
        let all = [
            Who::Step(Actor::Seat(Seat::ALL[1])),
            Who::Step(Actor::Auto(Seat::ALL[4])),
            Who::Step(Actor::Chance),
            Who::Undo,
            Who::Chair(Coming::Left, Seat::ALL[0]),
            Who::Chair(Coming::Back, Seat::ALL[2]),
        ];
        for who in all {
            assert_eq!(who.to_string().parse(), Ok(who));
        }
        for wrong in ["", "auto", "auto P9", "p1", "undo ", "gone P1", "left", "left P9", " P1"] {
            assert_eq!(wrong.parse::<Who>(), Err(UnknownWho), "{wrong:?}");
        }
    }
}
