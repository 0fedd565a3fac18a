//! What somebody has played, counted from lists: no table is woken for it.

use std::collections::BTreeMap;

use store::{Sitter, Summary};
use table::{Holder, PersonId, Place, Stage};
use ui::Texts;
use ui::page::{GameTally, LastGame, Rival, Tally, WEEKS, ago};

use crate::lists;
use crate::sight::seconds;

/// So many of those one has met are told.
const RIVALS: usize = 6;
const DAY: i64 = 86_400_000;

/// A game that was played to its end by somebody who held one seat.
struct Game<'a> {
    summary: &'a Summary,
    at: i64,
    own: Place,
    places: &'a [Place],
}

impl Game<'_> {
    fn winners(&self) -> u32 {
        self.places.iter().filter(|place| place.place == 1).count() as u32
    }

    fn won(&self) -> bool {
        self.own.place == 1
    }
}

/// A finished table as a game of this person. `None` if it was given up, or if they held several seats or none.
fn game(summary: &Summary, person: PersonId) -> Option<Game<'_>> {
    let end = summary.end.as_ref().filter(|end| summary.stage == Stage::Over && !end.given_up())?;
    let mut mine = summary.seats.iter().filter(|sitter| sitter.chair.holder.person() == Some(person));
    let seat = mine.next().filter(|_| mine.next().is_none())?.seat;
    let own = end.places.iter().find(|place| place.seat == seat.number())?;
    Some(Game { summary, at: end.at, own: *own, places: &end.places })
}

/// Whole percent of a share.
fn percent(part: f64, whole: usize) -> u8 {
    #[expect(clippy::cast_sign_loss, reason = "a share is never below zero")]
    let percent = (part * 100.0 / whole.max(1) as f64).round() as u8;
    percent.min(100)
}

fn of_game(id: &str, title: String, games: &[&Game<'_>]) -> GameTally {
    let share: f64 = games.iter().filter(|game| game.won()).map(|game| 1.0 / f64::from(game.winners())).sum();
    let chance: f64 = games.iter().map(|game| 1.0 / game.places.len().max(1) as f64).sum();
    let scores = || games.iter().map(|game| game.own.score);
    let sum: i64 = scores().map(i64::from).sum();
    let mean = sum as f64 / games.len().max(1) as f64;
    GameTally {
        game: id.to_owned(),
        title,
        played: games.len() as u32,
        won: games.iter().filter(|game| game.won()).count() as u32,
        share: percent(share, games.len()),
        chance: percent(chance, games.len()),
        mean: mean.round() as i32,
        best: scores().max().unwrap_or(0),
    }
}

/// Somebody met, as they are counted: a person, or all bots of a level.
fn met(sitter: &Sitter, texts: &Texts) -> Option<(String, &'static str)> {
    match sitter.chair.holder {
        Holder::Person(_) | Holder::Here(_) => Some((sitter.name.clone(), "person")),
        Holder::Bot(kind) => {
            let level = kind.even().to_string();
            let name = match level.parse::<u8>() {
                Ok(level) => texts.say("site-tally-level", &[("level", level.into())]),
                Err(_) => texts.say("site-tally-bots", &[]),
            };
            Some((name, "bot"))
        }
        Holder::Open => None,
    }
}

fn rivals(games: &[Game<'_>], texts: &Texts) -> Vec<Rival> {
    let mut rivals: BTreeMap<(String, &'static str), (u32, u32)> = BTreeMap::new();
    for game in games {
        for place in game.places.iter().filter(|place| place.seat != game.own.seat) {
            let sitter = game.summary.seats.get(usize::from(place.seat));
            let Some(met) = sitter.and_then(|sitter| met(sitter, texts)) else { continue };
            let (before, after) = rivals.entry(met).or_default();
            match game.own.place.cmp(&place.place) {
                core::cmp::Ordering::Less => *before += 1,
                core::cmp::Ordering::Greater => *after += 1,
                core::cmp::Ordering::Equal => {}
            }
        }
    }
    let rival = |((name, kind), (before, after))| Rival { name, kind, before, after };
    let mut rivals: Vec<Rival> = rivals.into_iter().map(rival).collect();
    rivals.sort_by_key(|rival| core::cmp::Reverse(rival.before + rival.after));
    rivals.truncate(RIVALS);
    rivals
}

/// How many games ended on each day of the last weeks, in the time of Greenwich; today is the last.
fn days(games: &[Game<'_>], now: i64) -> Vec<u8> {
    let mut days = vec![0_u8; WEEKS * 7];
    let today = now.div_euclid(DAY);
    for game in games {
        let ago = usize::try_from(today - game.at.div_euclid(DAY)).unwrap_or(0);
        if let Some(day) = days.len().checked_sub(1 + ago).and_then(|at| days.get_mut(at)) {
            *day = day.saturating_add(1);
        }
    }
    days
}

/// The games of a person in numbers; `finished` has the last finished first.
pub(crate) fn tally(
    finished: &[Summary],
    person: PersonId,
    (texts, now): (&Texts, i64),
    title: impl Fn(&str) -> String,
) -> Tally {
    let games: Vec<Game<'_>> = finished.iter().filter_map(|summary| game(summary, person)).collect();
    let mut by_id: BTreeMap<&str, Vec<&Game<'_>>> = BTreeMap::new();
    for game in &games {
        by_id.entry(&game.summary.game).or_default().push(game);
    }
    let mut by_game: Vec<GameTally> =
        by_id.into_iter().map(|(id, games)| of_game(id, title(id), &games)).collect();
    by_game.sort_by_key(|game| core::cmp::Reverse(game.played));
    Tally {
        played: games.len() as u32,
        won: games.iter().filter(|game| game.won()).count() as u32,
        in_a_row: games.iter().take_while(|game| game.won()).count() as u32,
        by_game,
        rivals: rivals(&games, texts),
        days: days(&games, now),
    }
}

/// A finished table as a line for somebody who sat there.
pub(crate) fn last_game(
    summary: &Summary,
    person: PersonId,
    (texts, now): (&Texts, i64),
    title: impl Fn(&str) -> String,
) -> LastGame {
    let places = summary.end.as_ref().map_or(&[][..], |end| &end.places);
    let mut points: Vec<i32> = places.iter().map(|place| place.score).collect();
    points.sort_unstable_by_key(|points| core::cmp::Reverse(*points));
    let points: Vec<String> = points.into_iter().map(|points| points.to_string().replace('-', "−")).collect();
    let others = summary.seats.iter().filter(|sitter| sitter.chair.holder.person() != Some(person));
    let others: Vec<String> =
        others.map(|sitter| lists::called(sitter).to_owned()).filter(|name| !name.is_empty()).collect();
    LastGame {
        id: summary.id.to_string(),
        game: summary.game.clone(),
        title: title(&summary.game),
        place: game(summary, person).map(|game| game.own.place),
        given_up: summary.end.as_ref().is_some_and(store::End::given_up),
        points: points.join(" : "),
        others: others.join(", "),
        when: ago(texts, seconds(now - lists::at(summary))),
    }
}

#[cfg(test)]
mod tests {
    use store::End;
    use table::{Chair, Listing, Seat, SeatSet};
    use ui::Language;

    use super::*;

    const ME: PersonId = PersonId(1);

    /// A finished game: who sits there, and everybody's place with the score.
    fn finished(game: &str, chairs: &[&str], places: &[(u8, i32)], at: i64) -> Summary {
        let seats = Seat::ALL.into_iter().zip(chairs).map(|(seat, chair)| {
            let chair: Chair = chair.parse().unwrap();
            let name = chair.holder.person().map_or(String::new(), |person| format!("Person {person}"));
            Sitter { seat, chair, name }
        });
        let place = |(seat, (place, score)): (u8, &(u8, i32))| Place { seat, place: *place, score: *score };
        Summary {
            id: "t".parse().unwrap(),
            game: game.to_owned(),
            terms: String::new(),
            host: Some(ME),
            listing: Listing::ByLink,
            at: 0,
            stage: Stage::Over,
            deciding: SeatSet::EMPTY,
            since: 0,
            seats: seats.collect(),
            points: Vec::new(),
            acts: 9,
            last_at: at,
            end: Some(End { at, places: (0..).zip(places).map(place).collect() }),
        }
    }

    #[test]
    fn games_are_counted_by_what_happened() {
        let today = 100 * DAY + 5;
        let all = [
            finished("vale", &["person 1", "bot 3", "bot 3"], &[(1, 60), (2, 50), (3, 10)], today),
            finished("vale", &["bot 3", "person 1"], &[(1, 40), (1, 40)], today - DAY),
            finished("skye", &["person 1", "person 2"], &[(2, 30), (1, 70)], today - 200 * DAY),
            // Given up, played at one screen, watched: none of them counts.
            finished("vale", &["person 1", "bot 3"], &[], today),
            finished("vale", &["person 1", "here 1"], &[(1, 99), (2, 3)], today),
            finished("vale", &["person 2", "bot 3"], &[(1, 99), (2, 3)], today),
        ];
        let texts = Texts::of(Language::En);
        let tally = tally(&all, ME, (texts, today), str::to_owned);
        assert_eq!((tally.played, tally.won, tally.in_a_row), (3, 2, 2));
        let vale = &tally.by_game[0];
        assert_eq!((vale.game.as_str(), vale.played, vale.won), ("vale", 2, 2));
        // One win alone and half of one of two; by chance a third and a half of two.
        assert_eq!((vale.share, vale.chance, vale.mean, vale.best), (75, 42, 50, 60));
        let met: Vec<_> =
            tally.rivals.iter().map(|rival| (rival.name.as_str(), rival.before, rival.after)).collect();
        assert_eq!(met, [("Bots, level 3", 2, 0), ("Person 2", 0, 1)]);
        assert_eq!(tally.days.len(), WEEKS * 7);
        assert_eq!(tally.days.iter().rev().take(3).collect::<Vec<_>>(), [&1, &1, &0]);
        assert_eq!(tally.days.iter().map(|count| u32::from(*count)).sum::<u32>(), 2);
    }

    #[test]
    fn a_line_says_where_one_came_against_whom() {
        let texts = Texts::of(Language::En);
        let told = |summary: &Summary| last_game(summary, ME, (texts, 7), str::to_owned);
        let game = told(&finished("vale", &["bot 3", "person 1"], &[(1, 40), (2, -3)], 7));
        assert_eq!((game.place, game.points.as_str(), game.others.as_str()), (Some(2), "40 : −3", "Ogma"));
        let game = told(&finished("vale", &["bot 3", "person 1"], &[], 7));
        assert_eq!((game.place, game.given_up, game.points.as_str()), (None, true, ""));
    }
}
