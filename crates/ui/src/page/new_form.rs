//! The form for a new table, drawn as a table from above: seats to touch, and tiles for what is chosen.

use maud::{Markup, html};

use super::assets::Rooms;
use super::bots::bot_choice;
use super::frame::Frame;
use super::new_table::{ABSENT, GRACES, NewTable, SeatChoice};
use super::sign::{Sign, game_sign, stone};

/// The form for a new table; posts to `/new/{game}`. Without a script all of it can be chosen as well.
pub fn new_table(frame: &Frame, new: &NewTable) -> Markup {
    let title = frame.fill("site-new-title", &[("title", new.title.as_str().into())]);
    let (editions, rest): (Vec<_>, Vec<_>) = new.options.iter().partition(|option| option.is_edition());
    let content = html! {
        div .heading {
            h1 { (title) }
            @if new.games.len() > 1 { (games(frame, new)) }
        }
        (ready_made(frame, new))
        form #places hidden {}
        form .sheet.new-table.{ "of-" (new.game) } method="post" action={ "/new/" (new.game) } data-fewest=(new.min) {
            @if let Some(error) = &new.error { p .error role="alert" { (error) } }
            section .where {
                h2 { (frame.say("site-new-where")) }
                div .around.{ "for-" (new.max) } {
                    (top(&new.game))
                    @for (number, seat) in new.seats.iter().enumerate() { (seat_at(frame, new, number, seat)) }
                }
            }
            section .how {
                @for option in &editions { (option.tiles(frame)) }
                @if !new.seats.is_empty() { (words_row(frame, "pace", &new.words.paces, &new.pace)) }
                (listed(frame, new))
                details .more open[new.error.is_some()] {
                    summary { (frame.say("site-new-more")) (Sign::More) }
                    @for option in &rest { (option.tiles(frame)) }
                    (words_row(frame, "hints", &new.words.hints, &new.hints))
                    // Only where somebody else comes; the style sheet hides them otherwise.
                    div .away {
                        (words_row(frame, "grace", &GRACES, &new.grace))
                        (words_row(frame, "absent", &ABSENT, &new.absent))
                    }
                }
            }
            (summing_up(frame, new))
        }
    };
    frame.page("new", &title, Rooms::None, &content)
}

fn games(frame: &Frame, new: &NewTable) -> Markup {
    html! {
        nav .games aria-label=(frame.say("site-home-games")) {
            @for (id, title) in &new.games {
                a href={ "/new/" (id) } aria-current=[(*id == new.game).then_some("page")] { (game_sign(id)) span { (title) } }
            }
        }
    }
}

/// Tables that need nothing to be chosen.
fn ready_made(frame: &Frame, new: &NewTable) -> Markup {
    let three = 3.clamp(new.min, new.max).to_string();
    let two = new.min.to_string();
    html! {
        div .ready {
            @for (what, [title, text], fields) in [
                ("first", ["site-new-first", "site-new-first-text"], [("level", "1"), ("players", two.as_str())]),
                ("straight", ["site-new-straight", "site-new-straight-text"], [("level", "3"), ("players", three.as_str())]),
                ("friends", ["site-new-friends", "site-new-friends-text"], [("with", "friends"), ("players", two.as_str())]),
            ] {
                form method="post" action={ "/play/" (new.game) } {
                    @for (name, value) in fields { input type="hidden" name=(name) value=(value); }
                    button type="submit" {
                        span .mark.{ "mark-" (what) } {
                            @match what { "first" => (stone("1")), "straight" => (stone("3")), _ => (Sign::Link) }
                        }
                        span {
                            b { (frame.say(title)) }
                            small { (frame.fill(text, &[("players", three.as_str().into())])) }
                        }
                        (Sign::Play)
                    }
                }
            }
        }
    }
}

/// The top of the table.
fn top(game: &str) -> Markup {
    html! {
        svg .top viewBox="0 0 480 300" aria-hidden="true" {
            ellipse .shadow cx="240" cy="166" rx="226" ry="130" {}
            ellipse .edge cx="240" cy="154" rx="226" ry="130" {}
            ellipse .wood cx="240" cy="148" rx="212" ry="118" {}
            path .grain d="M46 122Q240 46 434 122M40 164Q240 238 440 168M90 220Q240 272 390 220" {}
            ellipse .cloth cx="240" cy="148" rx="132" ry="72" {}
        }
        div .middle aria-hidden="true" { (game_sign(game)) }
    }
}

/// Who can take a seat, beside bots.
struct Taker {
    choice: SeatChoice,
    sign: Sign,
    /// What it is called on its tile, and what that means.
    said: [&'static str; 2],
    /// What it is called at the table.
    short: &'static str,
}

const ME: &str = "site-new-short-me";
const PERSON: &str = "site-new-short-person";
const HERE: &str = "site-new-short-here";
const BOT: &str = "site-new-short-bot";
const NOBODY: &str = "site-new-short-none";

const TAKERS: [Taker; 4] = [
    Taker {
        choice: SeatChoice::Me,
        sign: Sign::Person,
        said: ["site-new-me", "site-new-me-text"],
        short: ME,
    },
    Taker {
        choice: SeatChoice::Person,
        sign: Sign::Link,
        said: ["site-new-person", "site-new-person-text"],
        short: PERSON,
    },
    Taker {
        choice: SeatChoice::Here,
        sign: Sign::Screen,
        said: ["site-new-here", "site-new-here-text"],
        short: HERE,
    },
    Taker {
        choice: SeatChoice::None,
        sign: Sign::Nobody,
        said: ["site-new-nobody", "site-new-nobody-text"],
        short: NOBODY,
    },
];

fn seat_at(frame: &Frame, new: &NewTable, number: usize, chosen: &SeatChoice) -> Markup {
    let called = frame.fill("site-seat-number", &[("number", (number + 1).into())]);
    html! {
        div .seat.{ "seat-" (number) } role="group" aria-label=(called) {
            label .chair {
                input type="radio" name="place" form="places" aria-label=(called) checked[number == 1];
                span .body {
                    span .is-me { (Sign::Person) }
                    span .is-person { (Sign::Link) }
                    span .is-here { (Sign::Screen) }
                    span .is-bot { (Sign::Bot) }
                    span .is-none { "+" }
                }
                span .holder {
                    @for (who, word) in [("me", ME), ("person", PERSON), ("here", HERE), ("bot", BOT), ("none", NOBODY)] {
                        span .{ "is-" (who) } { (frame.say(word)) }
                    }
                    span .is-bot.levels {
                        @for level in &new.words.levels { small .{ "level-" (level) } { (frame.fill("bot-level", &[("level", (*level).into())])) } }
                    }
                }
            }
            div .pop { (taker(frame, new, number, chosen)) }
        }
    }
}

/// Who takes a seat, in which colour, with which character.
fn taker(frame: &Frame, new: &NewTable, number: usize, chosen: &SeatChoice) -> Markup {
    let called = frame.fill("site-seat-number", &[("number", (number + 1).into())]);
    let (level, name) = (chosen.level(), format!("seat{number}"));
    let mut bots: Vec<SeatChoice> =
        new.words.levels.iter().map(|level| SeatChoice::Bot((*level).to_owned())).collect();
    // What a program chose stays chosen, although the form does not offer it.
    if matches!(level, SeatChoice::Bot(_)) && !bots.contains(&level) {
        bots.push(level.clone());
    }
    html! {
        fieldset .tiles.who {
            legend { span .dot {} span .visually-hidden { (called) ": " } (frame.say("site-new-who")) }
            @for taker in TAKERS.iter().filter(|taker| number >= usize::from(new.min) || taker.choice != SeatChoice::None) {
                label .tile {
                    input type="radio" name=(name) value=(taker.choice.value()) checked[taker.choice == level] data-short=(frame.say(taker.short));
                    (taker.sign)
                    b { (frame.say(taker.said[0])) }
                    small { (frame.say(taker.said[1])) }
                }
            }
            div .bots role="group" aria-label=(frame.say("bot-group")) {
                p { (frame.say("bot-group")) }
                @for choice in &bots {
                    @let word = choice.value().trim_start_matches("bot:").to_owned();
                    @let said = bot_choice(frame.texts(), &word);
                    label .tile title=(said) {
                        input type="radio" name=(name) value=(choice.value()) checked[*choice == level] aria-label=(said)
                            data-short=(frame.fill("site-new-short-level", &[("level", word.as_str().into())]));
                        (stone(&word))
                        b { (word) }
                    }
                }
            }
        }
        label .guest {
            span { (frame.say("site-new-guest")) }
            input type="text" name={ "guest" (number) } value=(new.guests[number]) maxlength="40" autocomplete="off"
                placeholder=(frame.say("site-new-guest-none"));
        }
        div .pair {
            @for option in &new.options {
                @if let Some(beside) = option.beside(number, &called) { (beside) }
            }
            @if new.tempers.len() > 1 { (temper(frame, new, number, chosen)) }
        }
    }
}

fn temper(frame: &Frame, new: &NewTable, number: usize, chosen: &SeatChoice) -> Markup {
    html! {
        div .character {
            fieldset .tiles.temper aria-describedby={ "style" (number) } {
                legend { (frame.say("site-new-character")) span .visually-hidden { (frame.fill("bot-character", &[("number", (number + 1).into())])) } }
                @for temper in &new.tempers {
                    label .tile title=(temper.style) {
                        input type="radio" name={ "temper" (number) } value=(temper.word) checked[temper.word == chosen.character()];
                        b { (temper.name) }
                    }
                }
            }
            // How the one that is chosen plays; the style sheet hides the others.
            p .style.small id={ "style" (number) } { @for temper in &new.tempers { span { (temper.style) } } }
        }
    }
}

/// A choice between words that have messages of their own.
fn words_row(frame: &Frame, name: &str, words: &[&str], chosen: &str) -> Markup {
    html! {
        fieldset .tiles.{ "word-" (name) } {
            legend { (frame.say(name)) }
            @for word in words {
                label .tile {
                    input type="radio" name=(name) value=(word) checked[*word == chosen];
                    span .pips aria-hidden="true" {}
                    b { (frame.say(&format!("{name}-{word}"))) }
                }
            }
        }
    }
}

fn listed(frame: &Frame, new: &NewTable) -> Markup {
    html! {
        fieldset .tiles.listed {
            legend { (frame.say("site-new-listed")) }
            @for (word, sign, [name, text], chosen) in [
                ("public", Sign::Eye, ["site-new-public", "site-new-public-text"], new.public),
                ("link", Sign::Link, ["site-new-link", "site-new-link-text"], !new.public),
            ] {
                label .tile {
                    input type="radio" name="listed" value=(word) checked[chosen];
                    (sign)
                    b { (frame.say(name)) }
                    small { (frame.say(text)) }
                }
            }
        }
    }
}

/// What will happen, in a sentence that grows with each choice.
fn summing_up(frame: &Frame, new: &NewTable) -> Markup {
    let [from, to] = new.minutes;
    let minutes = if from == to { from.to_string() } else { format!("{from}–{to}") };
    html! {
        div .summing-up {
            p aria-live="polite" data-sum=(frame.fill("site-new-sum", &[("who", "{who}".into()), ("minutes", minutes.as_str().into())]))
                data-and=(frame.say("site-new-and")) data-few=(frame.fill("site-new-few", &[("count", new.min.into())]))
                data-unfit=(frame.say("site-new-unfit")) {
                (frame.fill("site-home-minutes", &[("range", minutes.as_str().into())]))
            }
            a .button.quiet href="/" { (frame.say("site-back")) }
            button .main.big type="submit" { (frame.say("site-new-open")) }
        }
    }
}
