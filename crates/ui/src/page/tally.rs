//! What somebody has played, in numbers: by game, against whom, on which days.

use maud::{Markup, html};

use super::frame::Frame;
use super::sign::{game_sign, pebble};

/// The games of a person that were played to their end, counted.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// How many.
    pub played: u32,
    /// How many of them were won, alone or with others.
    pub won: u32,
    /// How many of the last ones were won one after the other.
    pub in_a_row: u32,
    /// Game by game, the most played first.
    pub by_game: Vec<GameTally>,
    /// Whom the person met most often.
    pub rivals: Vec<Rival>,
    /// How many games ended on each of the last days, the oldest first; whole weeks.
    pub days: Vec<u8>,
}

/// What somebody has played of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameTally {
    /// The id of the game.
    pub game: String,
    /// Its title.
    pub title: String,
    /// How many.
    pub played: u32,
    /// How many of them were won.
    pub won: u32,
    /// The share of wins in percent; a win that is shared counts in part.
    pub share: u8,
    /// What chance alone would give, in percent.
    pub chance: u8,
    /// The average score.
    pub mean: i32,
    /// The best score.
    pub best: i32,
}

/// Somebody the person has met.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rival {
    /// What they are called.
    pub name: String,
    /// How they are drawn: `person` or `bot`.
    pub kind: &'static str,
    /// How often the person came before them.
    pub before: u32,
    /// How often after them.
    pub after: u32,
}

/// A game that is over, for somebody who played it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LastGame {
    /// The table's id.
    pub id: String,
    /// The id of its game.
    pub game: String,
    /// Its title.
    pub title: String,
    /// Where the person came; `None` if the game was given up, or if they held several seats.
    pub place: Option<u8>,
    /// Was it given up?
    pub given_up: bool,
    /// Everybody's points, the best first: `96 : 58 : 57`.
    pub points: String,
    /// Who else played.
    pub others: String,
    /// When it ended, in words.
    pub when: String,
}

/// How many weeks a calendar shows.
pub const WEEKS: usize = 20;

/// A number with what it counts.
fn number(frame: &Frame, count: u32, id: &str) -> Markup {
    html! { div { b { (count) } span { (frame.fill(id, &[("count", count.into())])) } } }
}

/// The numbers beside a person's name.
pub(super) fn numbers(frame: &Frame, tally: &Tally) -> Markup {
    html! {
        div .numbers {
            (number(frame, tally.played, "site-tally-games"))
            (number(frame, tally.won, "site-tally-won"))
            @if tally.in_a_row > 1 { (number(frame, tally.in_a_row, "site-tally-row")) }
        }
    }
}

/// Everything that can be told in numbers.
pub(super) fn overview(frame: &Frame, tally: &Tally, last: &[LastGame]) -> Markup {
    html! {
        div .overview {
            section .tallied.by-game {
                header { h2 { (frame.say("site-tally-by-game")) } span .small { (frame.say("site-tally-mark")) } }
                ul { @for game in &tally.by_game { li { (by_game(frame, game)) } } }
            }
            section .tallied.last-games {
                header { h2 { (frame.say("site-tally-last")) } a .small href="/me?show=games" { (frame.say("site-tally-all")) } }
                (games(frame, &last[..last.len().min(6)]))
            }
            section .tallied.rivals {
                header { h2 { (frame.say("site-tally-rivals")) } span .small { (frame.say("site-tally-rivals-text")) } }
                @if tally.rivals.is_empty() { p .empty { (frame.say("site-tally-nobody")) } }
                ul { @for rival in &tally.rivals { li { (against(frame, rival)) } } }
            }
            section .tallied.calendar {
                header { h2 { (frame.say("site-tally-days")) } }
                (days(frame, &tally.days))
            }
        }
    }
}

fn by_game(frame: &Frame, game: &GameTally) -> Markup {
    let told =
        frame.fill("site-tally-share", &[("share", game.share.into()), ("chance", game.chance.into())]);
    let points = frame
        .fill("site-tally-points", &[("mean", minus(game.mean).into()), ("best", minus(game.best).into())]);
    html! {
        a href={ "/me?show=games&game=" (game.game) } {
            (game_sign(&game.game))
            span .what {
                b { (game.title) }
                span .small {
                    (frame.fill("site-tally-count", &[("count", game.played.into()), ("won", game.won.into())]))
                    " · " (points)
                }
            }
            span .won-share {
                svg .{ "of-" (game.game) } viewBox="0 0 100 12" preserveAspectRatio="none" role="img" aria-label=(told) {
                    rect .well width="100" height="8" y="2" {}
                    rect .part width=(game.share) height="8" y="2" {}
                    path .mark d={ "M" (game.chance) " 0V12" } {}
                }
                span .small aria-hidden="true" { (frame.fill("site-tally-part", &[("share", game.share.into())])) }
            }
        }
    }
}

/// A number as people write it.
fn minus(number: i32) -> String {
    number.to_string().replace('-', "−")
}

/// Games one below the other.
pub(super) fn games(frame: &Frame, games: &[LastGame]) -> Markup {
    html! {
        @if games.is_empty() { p .empty { (frame.say("site-me-none")) } }
        ul .past { @for game in games { li { a .played href={ "/t/" (game.id) } {
            (game_sign(&game.game))
            (place(frame, game))
            span .what {
                span .visually-hidden { (game.title) ": " }
                @if !game.points.is_empty() { b { (game.points) } " " }
                span { (game.others) }
            }
            span .when { (game.when) }
        } } } }
    }
}

fn place(frame: &Frame, game: &LastGame) -> Markup {
    html! {
        @match game.place {
            Some(place) => span .place.first[place == 1] { (frame.fill("site-tally-place", &[("place", place.into())])) },
            None if game.given_up => span .place.none { (frame.say("site-home-given-up")) },
            None => span .place.none { "–" },
        }
    }
}

fn against(frame: &Frame, rival: &Rival) -> Markup {
    let all = (rival.before + rival.after).max(1);
    let part = rival.before * 100 / all;
    let told = frame.fill(
        "site-tally-against",
        &[
            ("name", rival.name.as_str().into()),
            ("before", rival.before.into()),
            ("after", rival.after.into()),
        ],
    );
    html! {
        (pebble(rival.kind, &rival.name))
        b { (rival.name) }
        span .versus role="img" aria-label=(told) {
            svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" {
                rect .theirs width="100" height="10" {}
                rect .yours width=(part) height="10" {}
            }
            span .left aria-hidden="true" { (rival.before) }
            span .right aria-hidden="true" { (rival.after) }
        }
    }
}

/// A field for each day, a column for each week.
fn days(frame: &Frame, days: &[u8]) -> Markup {
    let count: u32 = days.iter().map(|count| u32::from(*count)).sum();
    let told = frame.fill("site-tally-days-text", &[("count", count.into()), ("weeks", WEEKS.into())]);
    html! {
        svg .days viewBox={ "0 0 " (WEEKS * 14) " 98" } role="img" aria-label=(told) {
            @for (at, count) in days.iter().enumerate() {
                rect .{ "c" ((*count).min(3)) } x=(at / 7 * 14 + 1) y=(at % 7 * 14 + 1) width="12" height="12" rx="3" {}
            }
        }
        p .small { (told) }
    }
}
