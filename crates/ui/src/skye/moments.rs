//! A scoring as it is shown: letter by letter, the tiles that count one after the other, then the others.

use game_skye::{Cell, Event, Letter, ScoringId, Seen, Skye};
use kernel::Seat;

use super::goal_text::goal_line;
use super::keys;
use crate::{Beat, Highlight, Voice};

/// With more reasons than this, several are shown at once.
const MOST: usize = 8;

/// A reason for points.
struct Unit {
    seat: Seat,
    points: u16,
    cells: Vec<Cell>,
}

/// One scoring tile, or the final scoring.
struct Scoring {
    title: String,
    units: Vec<Unit>,
    totals: Vec<(Seat, u16)>,
}

/// What a step has to be shown: each scoring tile it scored, then the scrolls and the gold.
pub(super) fn highlights(voice: &Voice<'_, Skye>, step: &[Seen]) -> Vec<Highlight> {
    let mut scorings: Vec<Scoring> = Vec::new();
    let mut last: Option<Scoring> = None;
    for seen in step {
        match *seen {
            Event::ScoringBegan { letter, tile } => scorings.push(begun(title(voice, letter, tile))),
            Event::Unit { seat, points, cells, .. } => {
                if let Some(scoring) = scorings.last_mut() {
                    scoring.units.push(Unit { seat, points, cells: cells.iter().copied().collect() });
                }
            }
            Event::Points { seat, points, .. } => {
                if let Some(scoring) = scorings.last_mut() {
                    scoring.totals.push((seat, points));
                }
            }
            Event::ScrollScored { seat, at, points, .. } | Event::ScrollAgain { seat, at, points, .. } => {
                finale(voice, &mut last).add(seat, points, vec![at]);
            }
            Event::GoldScored { seat, points, .. } => finale(voice, &mut last).add(seat, points, Vec::new()),
            _ => {}
        }
    }
    scorings.into_iter().chain(last).map(|scoring| scoring.shown(voice)).collect()
}

fn begun(title: String) -> Scoring {
    Scoring { title, units: Vec::new(), totals: Vec::new() }
}

fn finale<'a>(voice: &Voice<'_, Skye>, last: &'a mut Option<Scoring>) -> &'a mut Scoring {
    last.get_or_insert_with(|| begun(voice.texts.say("room-skye-finale", &[])))
}

fn title(voice: &Voice<'_, Skye>, letter: Letter, tile: ScoringId) -> String {
    format!("{}: {}", letter.word(), goal_line(voice.texts, voice.config.data.scoring_tile(tile)))
}

impl Scoring {
    fn add(&mut self, seat: Seat, points: u16, cells: Vec<Cell>) {
        self.units.push(Unit { seat, points, cells });
        match self.totals.iter_mut().find(|(other, _)| *other == seat) {
            Some((_, sum)) => *sum += points,
            None => self.totals.push((seat, points)),
        }
    }

    /// The reader's own reasons one by one, those of each other at once; at the end who got how many.
    fn shown(self, voice: &Voice<'_, Skye>) -> Highlight {
        let you = |seat: Seat| voice.names.is_you(seat);
        let told = |seat: Seat, points: u16| {
            let args = [
                ("person", if you(seat) { "you" } else { "other" }.into()),
                ("player", voice.names.of(seat).into()),
                ("points", points.into()),
            ];
            voice.texts.say("room-skye-scores", &args)
        };
        let mut order: Vec<(Seat, u16)> = self.totals.clone();
        order.sort_by_key(|(seat, _)| !you(*seat));
        let mut beats = Vec::new();
        for (seat, total) in &order {
            let units: Vec<&Unit> = self.units.iter().filter(|unit| unit.seat == *seat).collect();
            let size = if you(*seat) { units.len().div_ceil(MOST).max(1) } else { units.len().max(1) };
            let mut sum = 0;
            for some in units.chunks(size) {
                let points: u16 = some.iter().map(|unit| unit.points).sum();
                sum += points;
                let spots = some.iter().flat_map(|unit| &unit.cells).map(|at| keys::lay(*seat, *at));
                beats.push(Beat {
                    spots: spots.collect(),
                    text: told(*seat, sum),
                    points: vec![(seat.number(), points.into())],
                });
            }
            if units.is_empty() {
                beats.push(Beat { text: told(*seat, *total), ..Beat::default() });
            }
        }
        let sums: Vec<String> =
            order.iter().map(|(seat, points)| format!("{} +{points}", voice.names.of(*seat))).collect();
        Highlight { title: self.title, beats, close: sums.join(" · ") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::skye::samples;
    use crate::{Language, Texts};

    #[test]
    fn every_point_of_a_game_is_shown_once() {
        let (view, seen) = samples::whole_game("druids", 3, 4);
        let names = samples::names().speaking_to(Some(Seat::ALL[0]));
        let voice = Voice { texts: Texts::of(Language::En), config: &view.config, names: &names };
        let shown = highlights(&voice, &seen);
        for (seat, player) in view.common.players.iter(view.config.seats) {
            let beats = shown.iter().flat_map(|highlight| &highlight.beats).flat_map(|beat| &beat.points);
            let sum: i32 = beats.filter(|(number, _)| *number == seat.number()).map(|(_, sum)| sum).sum();
            assert_eq!(sum, i32::from(player.score), "{seat}");
        }
        assert!(shown.iter().all(|highlight| !highlight.title.is_empty() && highlight.beats.len() <= 3 * 40));
    }
}
