//! The end of a game in a terminal: why it ended, points by round and by card, the places.

use game_vale::{Fact, Seen, View};
use kernel::{Seat, Standings};

use super::account::Account;
use super::sentences::Sentences;
use super::{seat_style, sign};
use crate::{Line, Style};

/// Columns of a number.
const NUMBER: usize = 5;

impl Sentences<'_> {
    /// All of it. `past` is the whole game.
    pub(super) fn result(&self, view: &View, standings: &Standings, past: &[Seen]) -> Vec<Line> {
        let mut rows = Vec::new();
        if let Some(Fact::GameOver { cause }) = past.iter().find(|seen| matches!(seen, Fact::GameOver { .. }))
        {
            rows.extend([Line::styled(&self.cause(*cause), Style::STRONG), Line::new()]);
        }
        let account = Account::of(past);
        rows.extend(self.points_by_round(view, &account));
        rows.push(Line::new());
        rows.extend(self.points_by_card(&account));
        rows.push(Line::new());
        rows.extend(self.places(standings));
        rows
    }

    fn named(&self, seat: Seat, width: usize) -> Line {
        let mut name =
            Line::styled(&format!("{} {}", sign(seat), self.names.of(seat)), seat_style(seat).strong());
        name.fit(width);
        name
    }

    /// A row for each player, a column for each round.
    fn points_by_round(&self, view: &View, account: &Account) -> Vec<Line> {
        let say = |id: &str| self.texts.say(id, &[]);
        let names = Seat::first(self.config.seats).map(|seat| self.names.of(seat).chars().count());
        let wide = names.max().unwrap_or(0).clamp(4, 14) + 2;
        let mut head = Line::styled(&format!("{:wide$}{:>7}", "", say("vale-account-start")), Style::FAINT);
        for round in 1..=account.rounds {
            head.push(&format!("{round:>NUMBER$}"), Style::FAINT);
        }
        head.push(&format!("{:>7}", say("vale-account-total")), Style::FAINT);
        let mut rows = vec![Line::styled(&say("vale-account-rounds"), Style::STRONG), head];
        for seat in Seat::first(self.config.seats) {
            let score = i32::from(view.common.players[seat].score);
            let mut row = self.named(seat, wide);
            row.push(&format!("{:>7}", score - account.total(seat)), Style::PLAIN);
            for points in account.by_round(seat).iter().take(account.rounds) {
                row.push(&format!("{points:>NUMBER$}"), Style::PLAIN);
            }
            row.push(&format!("{score:>7}"), Style::STRONG);
            rows.push(row);
        }
        rows
    }

    /// The cards that brought or cost each player points, the best first.
    fn points_by_card(&self, account: &Account) -> Vec<Line> {
        let mut rows = vec![Line::styled(&self.texts.say("vale-account-cards", &[]), Style::STRONG)];
        for seat in Seat::first(self.config.seats) {
            let told: Vec<String> = account.cards[seat]
                .iter()
                .map(|(card, sums)| (*card, sums.iter().sum::<i32>()))
                .filter(|(_, sum)| *sum != 0)
                // The number stays with its name.
                .map(|(card, sum)| format!("{} {sum}", self.card(card)).replace(' ', "\u{a0}"))
                .collect();
            let mut row =
                Line::styled(&format!("{} {}: ", sign(seat), self.names.of(seat)), seat_style(seat).strong());
            let none = self.texts.say("vale-account-no-cards", &[]);
            row.push(&if told.is_empty() { none } else { told.join(", ") }, Style::PLAIN);
            rows.push(row);
        }
        rows
    }

    /// Who has won, and everybody's place.
    pub(super) fn places(&self, standings: &Standings) -> Vec<Line> {
        let winners: Vec<Seat> = standings.winners().iter().collect();
        let best = winners.first().map(|seat| standings.of(*seat).tiers).unwrap_or_default();
        let equal = standings.iter().filter(|(_, standing)| standing.tiers[0] == best[0]).count();
        let numbers = [("score", best[0].into()), ("creatures", best[1].into())];
        let victory = match winners[..] {
            [winner] if equal > 1 => self.about("vale-winner-by-creatures", winner, &numbers),
            [winner] => self.about("vale-winner", winner, &numbers),
            _ => {
                let names: Vec<String> = winners.iter().map(|seat| self.names.of(*seat).to_owned()).collect();
                let [score, creatures] = numbers;
                self.texts
                    .say("vale-winners", &[("players", self.texts.list(&names).into()), score, creatures])
            }
        };
        let mut all: Vec<_> = standings.iter().collect();
        all.sort_by_key(|(_, standing)| standing.place);
        let mut rows = vec![Line::styled(&victory, Style::STRONG)];
        rows.extend(all.into_iter().map(|(seat, standing)| {
            let args = [
                ("place", standing.place.into()),
                ("score", standing.tiers[0].into()),
                ("creatures", standing.tiers[1].into()),
            ];
            let mut row = Line::styled(&format!("{} ", sign(seat)), seat_style(seat).strong());
            row.push(&self.about("vale-place", seat, &args), Style::PLAIN);
            row
        }));
        rows
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vale::samples;
    use crate::{Language, Texts};

    /// A whole random game: what its last view and its log say must agree.
    #[test]
    fn the_account_adds_up_to_the_score() {
        for seed in 0..5 {
            let config = samples::config(4);
            let (view, past) = samples::whole_game(4, seed);
            let standings = Standings::rank(4, |seat| {
                let player = &view.common.players[seat];
                [player.score.into(), player.area_len().into(), 0, 0]
            });
            let names = samples::names();
            for language in Language::ALL {
                let sentences = Sentences { texts: Texts::of(language), config: &config, names: &names };
                let table: Vec<String> = sentences
                    .points_by_round(&view, &Account::of(&past))
                    .iter()
                    .map(Line::to_string)
                    .collect();
                assert!(table.iter().all(|row| row.chars().count() <= 80), "{table:#?}");
                let mut starts: Vec<i32> = Vec::new();
                for row in &table[2..] {
                    let numbers: Vec<i32> =
                        row.split_whitespace().skip(2).map(|word| word.parse().unwrap()).collect();
                    let (total, parts) = numbers.split_last().unwrap();
                    assert_eq!(parts.iter().sum::<i32>(), *total, "{table:#?}");
                    starts.push(parts[0]);
                }
                starts.sort_unstable();
                assert_eq!(starts, [1, 2, 3, 4], "points of the start: {table:#?}");
                let rows = sentences.result(&view, &standings, &past);
                assert!(rows.len() > 15 && rows.iter().all(|row| !row.to_string().contains('{')));
                assert_eq!(sentences.places(&standings).len(), 5);
            }
        }
    }

    #[test]
    fn victories_are_told_as_they_were_won() {
        let config = samples::config(2);
        let names = samples::names();
        let said = |language, scores: [[i32; 2]; 2]| {
            let sentences = Sentences { texts: Texts::of(language), config: &config, names: &names };
            let standings =
                Standings::rank(2, |seat| [scores[seat.index()][0], scores[seat.index()][1], 0, 0]);
            sentences.places(&standings)[0].to_string()
        };
        assert_eq!(said(Language::En, [[61, 7], [58, 8]]), "Anna wins with 61 points.");
        assert_eq!(
            said(Language::En, [[44, 6], [44, 7]]),
            "Bea wins with 44 points and the most creatures (7)."
        );
        assert_eq!(
            said(Language::De, [[44, 7], [44, 7]]),
            "Geteilter Sieg: Anna und Bea haben je 44 Punkte und 7 Kreaturen."
        );
    }
}
