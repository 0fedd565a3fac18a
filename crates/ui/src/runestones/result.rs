//! The end of a game in a terminal: why it ended, points by source, the places.

use game_runestones::{Fact, Seen, View, Witness};
use kernel::{Seat, SeatMap, Standings};

use super::sentences::Sentences;
use super::{seat_style, sign};
use crate::{Line, Style};

/// What points are for, in the order of the table.
const SOURCES: [&str; 7] = [
    "runestones-account-cards",
    "runestones-account-extra",
    "runestones-account-die",
    "runestones-account-smithies",
    "runestones-account-rows",
    "runestones-account-final-rows",
    "runestones-account-leftover",
];

/// The row of the table that points belong to.
fn source(witness: Witness) -> usize {
    match witness {
        Witness::Card(_) => 0,
        Witness::Extra(_) => 1,
        Witness::Die => 2,
        Witness::Smithy(_) => 3,
        Witness::Row(..) => 4,
        Witness::FinalRow(..) => 5,
        Witness::Leftover(_) => 6,
    }
}

/// Points by source and player.
fn sums(past: &[Seen]) -> [SeatMap<u16>; SOURCES.len()] {
    let mut sums: [SeatMap<u16>; SOURCES.len()] = Default::default();
    for seen in past {
        if let Fact::Points { seat, points, witness } = *seen {
            sums[source(witness)][seat] += points;
        }
    }
    sums
}

impl Sentences<'_> {
    /// All of it. `past` is the whole game.
    pub(super) fn result(&self, view: &View, standings: &Standings, past: &[Seen]) -> Vec<Line> {
        let mut rows = Vec::new();
        if let Some(Fact::GameOver { cause }) = past.iter().find(|seen| matches!(seen, Fact::GameOver { .. }))
        {
            rows.extend([Line::styled(&self.cause(*cause), Style::STRONG), Line::new()]);
        }
        rows.extend(self.points_by_source(view, past));
        rows.push(Line::new());
        rows.extend(self.places(standings));
        rows
    }

    /// A row for each source, a column for each player.
    fn points_by_source(&self, view: &View, past: &[Seen]) -> Vec<Line> {
        let total = self.say("runestones-account-total");
        let labels = SOURCES.map(|id| self.say(id));
        let wide = labels.iter().map(|label| label.chars().count()).max().unwrap_or(0) + 2;
        let column = |seat: Seat| (self.names.of(seat).chars().count() + 4).clamp(8, 14);
        let mut head = Line::blank(wide);
        for seat in Seat::first(self.config.seats) {
            let mut name = Line::styled(
                &format!("{} {}", sign(seat), self.names.of(seat)),
                seat_style(self.config, seat).strong(),
            );
            name.fit(name.width().min(column(seat) - 1));
            head.append(&Line::blank(column(seat) - name.width()));
            head.append(&name);
        }
        let mut table = vec![Line::styled(&self.say("runestones-account-title"), Style::STRONG), head];
        let sums = sums(past);
        for (label, numbers) in labels.iter().zip(&sums) {
            let mut row = Line::text(&format!("{label:wide$}"));
            for (seat, number) in numbers.iter(self.config.seats) {
                row.push(&format!("{number:>width$}", width = column(seat)), Style::PLAIN);
            }
            table.push(row);
        }
        let mut row = Line::styled(&format!("{total:wide$}"), Style::STRONG);
        for seat in Seat::first(self.config.seats) {
            let score = view.common.players[seat].score;
            row.push(&format!("{score:>width$}", width = column(seat)), Style::STRONG);
        }
        table.push(row);
        table
    }

    /// Who has won, and everybody's place.
    pub(super) fn places(&self, standings: &Standings) -> Vec<Line> {
        let winners: Vec<Seat> = standings.winners().iter().collect();
        let best = winners.first().map(|seat| standings.of(*seat).tiers[0]).unwrap_or_default();
        let score = ("score", best.into());
        let victory = if let [winner] = winners[..] {
            self.about("runestones-winner", winner, &[score])
        } else {
            let names: Vec<String> = winners.iter().map(|seat| self.names.of(*seat).to_owned()).collect();
            self.texts.say("runestones-winners", &[("players", self.texts.list(&names).into()), score])
        };
        let mut all: Vec<_> = standings.iter().collect();
        all.sort_by_key(|(_, standing)| standing.place);
        let mut rows = vec![Line::styled(&victory, Style::STRONG)];
        rows.extend(all.into_iter().map(|(seat, standing)| {
            let args = [("place", standing.place.into()), ("score", standing.tiers[0].into())];
            let mut row = Line::styled(&format!("{} ", sign(seat)), seat_style(self.config, seat).strong());
            row.push(&self.about("runestones-place", seat, &args), Style::PLAIN);
            row
        }));
        rows
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::runestones::samples;
    use crate::{Language, Texts};

    /// A whole random game: what its last view and its log say must agree.
    #[test]
    fn the_account_adds_up_to_the_score() {
        for seed in 0..2 {
            let (view, past) = samples::whole_game(4, seed);
            let standings = Standings::rank(4, |seat| [view.common.players[seat].score.into(), 0, 0, 0]);
            let names = samples::names();
            for language in Language::ALL {
                let sentences = Sentences { texts: Texts::of(language), config: &view.config, names: &names };
                let table: Vec<String> =
                    sentences.points_by_source(&view, &past).iter().map(Line::to_string).collect();
                assert!(table.iter().all(|row| row.chars().count() <= 80), "{table:#?}");
                let numbers = |row: &str| -> Vec<u16> {
                    row.split_whitespace().rev().take(4).map(|word| word.parse().unwrap()).collect()
                };
                let parts: Vec<Vec<u16>> = table[2..9].iter().map(|row| numbers(row)).collect();
                for (player, total) in numbers(&table[9]).iter().enumerate() {
                    assert_eq!(parts.iter().map(|row| row[player]).sum::<u16>(), *total, "{table:#?}");
                }
                let rows = sentences.result(&view, &standings, &past);
                assert!(rows.len() > 15 && rows.iter().all(|row| !row.to_string().contains('{')));
            }
        }
    }

    #[test]
    fn victories_are_told_as_they_were_won() {
        let config = samples::config(2);
        let names = samples::names();
        let said = |language, scores: [i32; 2]| {
            let sentences = Sentences { texts: Texts::of(language), config: &config, names: &names };
            let standings = Standings::rank(2, |seat| [scores[seat.index()], 0, 0, 0]);
            sentences.places(&standings)[0].to_string()
        };
        assert_eq!(said(Language::En, [71, 70]), "Anna wins with 71 points.");
        assert_eq!(said(Language::De, [70, 70]), "Geteilter Sieg: Anna und Bea haben je 70 Punkte.");
    }
}
