//! What is chosen for a new table; `new_form` draws it.

use kernel::Game;

use super::bots::{BotWords, Temper, split, tempers};
use super::option_field::OptionField;
use crate::Texts;
use crate::room::Room;

/// Who is to sit in a seat. It is sent as `seat0` to `seat4`: `me`, `person`, `here`, `bot:LEVEL` or `none`; the character of a
/// bot as `temper0` to `temper4`, empty for none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatChoice {
    /// Who makes the table.
    Me,
    /// Somebody who comes by link or from the list of open tables.
    Person,
    /// Somebody else at the same device.
    Here,
    /// A bot: a level, or a level and a character such as `3/builder`.
    Bot(String),
    /// The seat does not exist.
    None,
}

impl SeatChoice {
    /// As it is sent.
    pub fn value(&self) -> String {
        match self {
            SeatChoice::Me => "me".to_owned(),
            SeatChoice::Person => "person".to_owned(),
            SeatChoice::Here => "here".to_owned(),
            SeatChoice::Bot(level) => format!("bot:{level}"),
            SeatChoice::None => "none".to_owned(),
        }
    }

    /// Reads what was sent.
    pub fn read(value: &str) -> Option<SeatChoice> {
        Some(match value {
            "me" => SeatChoice::Me,
            "person" => SeatChoice::Person,
            "here" => SeatChoice::Here,
            "none" => SeatChoice::None,
            _ => SeatChoice::Bot(value.strip_prefix("bot:")?.to_owned()),
        })
    }

    /// A bot of this choice with a character; everybody else has one already.
    #[must_use]
    pub fn with_character(self, character: &str) -> SeatChoice {
        match self {
            SeatChoice::Bot(level) if !character.is_empty() && !level.contains('/') => {
                SeatChoice::Bot(format!("{level}/{character}"))
            }
            other => other,
        }
    }

    /// The level of a bot.
    pub(super) fn level(&self) -> SeatChoice {
        match self {
            SeatChoice::Bot(bot) => SeatChoice::Bot(split(bot).0.to_owned()),
            other => other.clone(),
        }
    }

    /// The character of a bot.
    pub(super) fn character(&self) -> &str {
        match self {
            SeatChoice::Bot(bot) => split(bot).1,
            _ => "",
        }
    }
}

/// After so many seconds of absence a bot may play on; the second is usual.
pub(super) const GRACES: [&str; 5] = ["60", "180", "600", "3600", "86400"];

/// Whose consent taking back needs while somebody is away; the first is usual.
pub(super) const ABSENT: [&str; 2] = ["asked", "others"];

/// What the form shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// The id of the game.
    pub game: String,
    /// Its title.
    pub title: String,
    /// The games that there are, by id and title; whoever serves the page fills them in.
    pub games: Vec<(String, String)>,
    /// How long it takes, from and to.
    pub minutes: [u16; 2],
    /// The fewest players.
    pub min: u8,
    /// The most players.
    pub max: u8,
    /// What can be chosen about bots.
    pub words: BotWords,
    /// The characters bots can have; the first is none.
    pub tempers: Vec<Temper>,
    /// How long bots take, by word. Sent as `pace`.
    pub pace: String,
    /// Whether people are advised, by word. Sent as `hints`.
    pub hints: String,
    /// After how many seconds of absence a bot may play on, by number. Sent as `grace`.
    pub grace: String,
    /// Whose consent taking back needs then, by word. Sent as `absent`.
    pub absent: String,
    /// Who is to sit in each of the `max` seats.
    pub seats: Vec<SeatChoice>,
    /// What guests at the screen are called, for each seat. Sent as `guest0` to `guest4`.
    pub guests: Vec<String>,
    /// The options of the game.
    pub options: Vec<OptionField>,
    /// Is the table in the public list? Sent as `listed`: `public` or `link`.
    pub public: bool,
    /// What was wrong with the last try.
    pub error: Option<String>,
}

impl NewTable {
    /// The form of a game as it is at first: me, a person, and no more.
    pub fn of<G: Room>(data: &'static G::Data, texts: &Texts, words: BotWords) -> NewTable {
        let facts = <G as Game>::facts(data);
        let mut options: Vec<OptionField> = Vec::new();
        for seats in facts.players_min..=facts.players_max {
            G::options(data, seats, &mut |spec| {
                OptionField::offer::<G>(data, texts, &mut options, (seats, &spec));
            });
        }
        let seat = |number: u8| match number {
            0 => SeatChoice::Me,
            _ if number < facts.players_min => SeatChoice::Person,
            _ => SeatChoice::None,
        };
        NewTable {
            game: G::ID.to_owned(),
            title: facts.title.to_owned(),
            games: Vec::new(),
            minutes: facts.minutes,
            min: facts.players_min,
            max: facts.players_max,
            tempers: tempers(texts, G::ID, G::CHARACTERS),
            pace: "normal".to_owned(),
            hints: words.hints.first().copied().unwrap_or_default().to_owned(),
            words,
            grace: GRACES[1].to_owned(),
            absent: ABSENT[0].to_owned(),
            seats: (0..facts.players_max).map(seat).collect(),
            guests: vec![String::new(); facts.players_max.into()],
            options,
            public: true,
            error: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_read_back_what_they_send() {
        let bot = SeatChoice::Bot("3/builder".to_owned());
        for seat in [SeatChoice::Me, SeatChoice::Person, SeatChoice::Here, SeatChoice::None, bot] {
            assert_eq!(SeatChoice::read(&seat.value()), Some(seat));
        }
        assert_eq!(SeatChoice::read("you"), None);
    }

    #[test]
    fn only_bots_have_characters_to_choose() {
        let bot = SeatChoice::Bot("3".to_owned());
        assert_eq!(bot.clone().with_character("builder").value(), "bot:3/builder");
        assert_eq!(bot.clone().with_character(""), bot);
        assert_eq!(SeatChoice::Me.with_character("builder"), SeatChoice::Me);
    }
}
