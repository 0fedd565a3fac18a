//! The form for a new table.

use kernel::Game;
use maud::{Markup, html};

use super::assets::Rooms;
use super::bots::{BotWords, Temper, bot_choice, split, tempers};
use super::frame::Frame;
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
    fn level(&self) -> SeatChoice {
        match self {
            SeatChoice::Bot(bot) => SeatChoice::Bot(split(bot).0.to_owned()),
            other => other.clone(),
        }
    }

    /// The character of a bot.
    fn character(&self) -> &str {
        match self {
            SeatChoice::Bot(bot) => split(bot).1,
            _ => "",
        }
    }

    fn label(&self, texts: &Texts) -> String {
        match self {
            SeatChoice::Me => texts.say("site-new-me", &[]),
            SeatChoice::Person => texts.say("site-new-person", &[]),
            SeatChoice::Here => texts.say("site-new-here", &[]),
            SeatChoice::Bot(level) => bot_choice(texts, level),
            SeatChoice::None => texts.say("site-new-nobody", &[]),
        }
    }
}

/// After so many seconds of absence a bot may play on; the second is usual.
const GRACES: [&str; 5] = ["60", "180", "600", "3600", "86400"];

/// Whose consent taking back needs while somebody is away; the first is usual.
const ABSENT: [&str; 2] = ["asked", "others"];

/// What the form shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// The id of the game.
    pub game: String,
    /// Its title.
    pub title: String,
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
            G::options(data, seats, &mut |spec| OptionField::offer::<G>(data, texts, &mut options, &spec));
        }
        let seat = |number: u8| match number {
            0 => SeatChoice::Me,
            _ if number < facts.players_min => SeatChoice::Person,
            _ => SeatChoice::None,
        };
        NewTable {
            game: G::ID.to_owned(),
            title: facts.title.to_owned(),
            min: facts.players_min,
            max: facts.players_max,
            tempers: tempers(texts, G::ID, G::CHARACTERS),
            pace: "normal".to_owned(),
            hints: words.hints.first().copied().unwrap_or_default().to_owned(),
            words,
            grace: GRACES[1].to_owned(),
            absent: ABSENT[0].to_owned(),
            seats: (0..facts.players_max).map(seat).collect(),
            options,
            public: true,
            error: None,
        }
    }
}

/// The form for a new table; posts to `/new/{game}`.
pub fn new_table(frame: &Frame, new: &NewTable) -> Markup {
    let title = frame.fill("site-new-title", &[("title", new.title.as_str().into())]);
    let content = html! {
        form .sheet method="post" action={ "/new/" (new.game) } {
            h1 { (title) }
            @if let Some(error) = &new.error { p .error role="alert" { (error) } }
            fieldset {
                legend { (frame.say("site-new-seats")) }
                @for (number, seat) in new.seats.iter().enumerate() { (seat_row(frame, new, number, seat)) }
                (word_row(frame, "pace", &new.words.paces, &new.pace))
                (word_row(frame, "hints", &new.words.hints, &new.hints))
                // Only where somebody else comes; the style sheet hides them otherwise.
                div .away {
                    (word_row(frame, "grace", &GRACES, &new.grace))
                    (word_row(frame, "absent", &ABSENT, &new.absent))
                }
            }
            fieldset {
                legend { (frame.say("site-new-options")) }
                @for option in &new.options { (option.row(frame)) }
            }
            fieldset .radios {
                legend { (frame.say("site-new-listed")) }
                label { input type="radio" name="listed" value="public" checked[new.public]; (frame.say("site-new-public")) }
                label { input type="radio" name="listed" value="link" checked[!new.public]; (frame.say("site-new-link")) }
            }
            div .buttons {
                button .main type="submit" { (frame.say("site-new-open")) }
                a .button .quiet href="/" { (frame.say("site-back")) }
            }
        }
    };
    frame.page("new", &title, Rooms::None, &content)
}

fn seat_row(frame: &Frame, new: &NewTable, number: usize, chosen: &SeatChoice) -> Markup {
    let texts = frame.texts();
    let mut people = vec![SeatChoice::Me, SeatChoice::Person, SeatChoice::Here];
    if number >= usize::from(new.min) {
        people.push(SeatChoice::None);
    }
    let level = chosen.level();
    let mut bots: Vec<SeatChoice> =
        new.words.levels.iter().map(|level| SeatChoice::Bot((*level).to_owned())).collect();
    // What a program chose stays chosen, although the form does not offer it.
    if !people.contains(&level) && !bots.contains(&level) {
        bots.push(level.clone());
    }
    let option = |choice: &SeatChoice| {
        html! { option value=(choice.value()) selected[*choice == level] { (choice.label(texts)) } }
    };
    let called = frame.fill("site-seat-number", &[("number", (number + 1).into())]);
    let temper = frame.fill("bot-character", &[("number", (number + 1).into())]);
    html! {
        div .seat {
            span aria-hidden="true" { (called) }
            select .who name={ "seat" (number) } aria-label=(called) {
                @for choice in &people { (option(choice)) }
                optgroup label=(frame.say("bot-group")) { @for choice in &bots { (option(choice)) } }
            }
            @for option in &new.options {
                @if let Some(beside) = option.beside(number, &called) { (beside) }
            }
            select .temper name={ "temper" (number) } aria-label=(temper) aria-describedby={ "style" (number) } {
                @for temper in &new.tempers {
                    option value=(temper.word) title=(temper.style) selected[temper.word == chosen.character()] { (temper.name) }
                }
            }
            // How the one that is chosen plays; the style sheet hides the others.
            p .style .small id={ "style" (number) } { @for temper in &new.tempers { span { (temper.style) } } }
        }
    }
}

/// A choice between words that have messages of their own.
fn word_row(frame: &Frame, name: &str, words: &[&str], chosen: &str) -> Markup {
    html! {
        label {
            span { (frame.say(name)) }
            select name=(name) {
                @for word in words {
                    option value=(word) selected[*word == chosen] { (frame.say(&format!("{name}-{word}"))) }
                }
            }
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
