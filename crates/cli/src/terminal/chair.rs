//! Who sits where: `--seats me,me:Anna,bot:3,bot:3/builder`.

use std::str::FromStr;

use anyhow::bail;
use bots::Kind;
use catalog::record::Name;

/// Who sits in a seat.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Chair {
    /// Somebody at this keyboard, perhaps with a name.
    Person(Option<Name>),
    /// A bot.
    Bot(Kind),
}

impl FromStr for Chair {
    type Err = String;

    fn from_str(text: &str) -> Result<Chair, String> {
        match text.split_once(':') {
            None if text == "me" => Ok(Chair::Person(None)),
            None if text == "bot" => Ok(Chair::Bot(Kind::USUAL)),
            Some(("me", name)) => match name.parse() {
                Ok(name) => Ok(Chair::Person(Some(name))),
                Err(fault) => Err(format!("{name:?}: {fault}")),
            },
            Some(("bot", kind)) => {
                kind.parse().map(Chair::Bot).map_err(|fault: bots::UnknownBot| fault.to_string())
            }
            _ => {
                let kinds = Kind::ALL.map(|kind| format!("bot:{kind}")).join(", ");
                Err(format!(
                    "{text:?} cannot sit down; a seat is me, me:NAME, bot or one of {kinds}, a level with a character as bot:3/NAME"
                ))
            }
        }
    }
}

/// The chairs of a table from `--seats` and `--players`: without either, somebody against a bot.
pub(crate) fn chairs(seats: Option<Vec<Chair>>, players: Option<u8>) -> anyhow::Result<Vec<Chair>> {
    let players = match (&seats, players) {
        (Some(seats), Some(players)) if seats.len() != usize::from(players) => bail!(
            "--players {players} does not fit --seats with {} seats; leave one of them out",
            seats.len()
        ),
        (_, players) => players.unwrap_or(2),
    };
    let alone =
        (0..players).map(|seat| if seat == 0 { Chair::Person(None) } else { Chair::Bot(Kind::USUAL) });
    Ok(seats.unwrap_or_else(|| alone.collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_of_a_seat_is_read() {
        assert_eq!("me".parse(), Ok(Chair::Person(None)));
        assert_eq!("me:Anna".parse(), Ok(Chair::Person(Some("Anna".parse().unwrap()))));
        assert_eq!("bot".parse(), Ok(Chair::Bot(Kind::USUAL)));
        assert_eq!("bot:random".parse(), Ok(Chair::Bot(Kind::Random)));
        assert_eq!("bot:3/builder".parse(), Ok(Chair::Bot("3/builder".parse().unwrap())));
    }

    #[test]
    fn a_wrong_seat_is_told_the_right_forms() {
        for (text, part) in [
            ("you", "a seat is me, me:NAME, bot or one of bot:random, bot:greedy"),
            ("", "cannot sit down"),
            ("bot:clever", "there are: random, greedy"),
            ("me:", "1 to 64 characters"),
        ] {
            let error = text.parse::<Chair>().unwrap_err();
            assert!(error.contains(part), "{text:?}: {error}");
        }
    }

    #[test]
    fn players_are_one_person_and_bots() {
        let four = chairs(None, Some(4)).unwrap();
        assert_eq!(four.iter().filter(|chair| **chair == Chair::Bot(Kind::USUAL)).count(), 3);
        assert_eq!(chairs(None, None).unwrap().len(), 2);
        let error = chairs(Some(vec![Chair::Person(None); 3]), Some(4)).unwrap_err();
        assert!(error.to_string().contains("--players 4 does not fit --seats with 3 seats"), "{error}");
    }
}
