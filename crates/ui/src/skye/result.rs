//! The end of a game: the final scoring scroll by scroll, where the points come from, the places.

use game_skye::{Event, LETTERS, Letter, Seen, View, leftover_gold};
use kernel::{Seat, SeatMap, Standings};

use super::goal_text::{goal_name, scroll_line};
use super::sentences::Sentences;
use super::{seat_style, sign};
use crate::{Line, Style};

/// Columns of the account.
const WIDTH: usize = 80;

/// One row of the account: what it is called, and everybody's number.
pub(super) struct Source {
    pub(super) name: String,
    pub(super) numbers: SeatMap<i32>,
}

impl Sentences<'_> {
    /// All that is said at the end. `past` is the whole game.
    pub(super) fn result(&self, view: &View, standings: &Standings, past: &[Seen]) -> Vec<Line> {
        let mut rows = self.final_scoring(past);
        rows.push(Line::new());
        rows.extend(self.points_account(view, past));
        rows.push(Line::new());
        rows.extend(self.places(standings));
        rows
    }

    /// Every scroll and everybody's gold.
    fn final_scoring(&self, past: &[Seen]) -> Vec<Line> {
        let (texts, data) = (self.texts, self.config.data);
        let mut rows = vec![Line::styled(&texts.say("skye-result-title", &[]), Style::STRONG)];
        let names = Seat::first(self.config.seats).map(|seat| self.names.of(seat).chars().count());
        let width = names.max().unwrap_or(0);
        for seen in past {
            let (seat, what, sum) = match *seen {
                Event::ScrollScored { seat, at, scroll, simple, times, points } => {
                    let line = scroll_line(texts, data.scroll(scroll));
                    let args = [("at", self.cell(at).into()), ("scroll", line.into())];
                    let what = texts.say("skye-result-scroll", &args);
                    let doubled = format!("{times} × {simple} = {points}");
                    (seat, what, if times > 1 { doubled } else { points.to_string() })
                }
                Event::ScrollAgain { seat, at, scroll: _, points } => {
                    let what = texts.say("skye-result-again", &[("at", self.cell(at).into())]);
                    (seat, what, points.to_string())
                }
                Event::GoldScored { seat, gold, points } => {
                    let what = texts.say("skye-result-gold", &[("gold", gold.into())]);
                    (seat, what, points.to_string())
                }
                _ => continue,
            };
            let who = format!("{} {:<width$}", sign(seat), self.names.of(seat));
            let mut row = Line::styled(&who, seat_style(self.config, seat).strong());
            row.push(&format!("  {what}: {sum}"), Style::PLAIN);
            rows.push(row);
        }
        rows
    }

    /// Where everybody's points come from, their sum, and what breaks a tie.
    pub(super) fn account(&self, view: &View, past: &[Seen]) -> Vec<Source> {
        let texts = self.texts;
        let mut goals = [SeatMap::<i32>::default(); LETTERS];
        let [mut scrolls, mut again, mut gold] = [SeatMap::<i32>::default(); 3];
        for seen in past {
            match *seen {
                Event::Points { seat, letter, points, .. } => {
                    goals[letter.index()][seat] += i32::from(points);
                }
                Event::ScrollScored { seat, points, .. } => scrolls[seat] += i32::from(points),
                Event::ScrollAgain { seat, points, .. } => again[seat] += i32::from(points),
                Event::GoldScored { seat, points, .. } => gold[seat] += i32::from(points),
                _ => {}
            }
        }
        let mut sources: Vec<Source> = Vec::new();
        for (index, letter) in Letter::ALL.into_iter().enumerate() {
            let tile = self.config.data.scoring_tile(view.common.scoring[index]);
            let args =
                [("letter", letter.word().to_string().into()), ("name", goal_name(texts, tile).into())];
            sources.push(Source { name: texts.say("skye-account-goal", &args), numbers: goals[index] });
        }
        let row = |id: &str, numbers: SeatMap<i32>| Source { name: texts.say(id, &[]), numbers };
        sources.push(row("skye-account-scrolls", scrolls));
        if self.config.variant.druids {
            sources.push(row("skye-account-again", again));
        }
        sources.push(row("skye-account-gold", gold));
        let players = &view.common.players;
        let total = SeatMap::from_fn(|seat| i32::from(players[seat].score));
        // A game that began in a written position may have begun with points.
        let before = SeatMap::from_fn(|seat| {
            total[seat] - sources.iter().map(|source| source.numbers[seat]).sum::<i32>()
        });
        if before.iter(self.config.seats).any(|(_, points)| *points != 0) {
            sources.push(row("skye-account-before", before));
        }
        sources.push(row("skye-account-total", total));
        let data = self.config.data;
        let left = SeatMap::from_fn(|seat| i32::from(leftover_gold(data, &players[seat])));
        sources.push(row("skye-account-left", left));
        sources
    }

    fn points_account(&self, view: &View, past: &[Seen]) -> Vec<Line> {
        let sources = self.account(view, past);
        let wide = sources.iter().map(|source| source.name.chars().count()).max().unwrap_or(0);
        // Everybody gets a fair part of the room beside the names of the scoring tiles.
        let most = (WIDTH.saturating_sub(wide) / usize::from(self.config.seats)).max(7);
        let column = |seat: Seat| (self.names.of(seat).chars().count() + 3).clamp(7, most);
        let mut head = Line::text(&format!("{:wide$}", ""));
        for seat in Seat::first(self.config.seats) {
            let mut name = Line::styled(
                &format!("{} {}", sign(seat), self.names.of(seat)),
                seat_style(self.config, seat).strong(),
            );
            name.fit(name.width().min(column(seat) - 1));
            head.push(&" ".repeat(column(seat) - name.width()), Style::PLAIN);
            head.append(&name);
        }
        let title = self.texts.say("skye-account-title", &[]);
        let mut table = vec![Line::styled(&title, Style::STRONG), head];
        for Source { name, numbers } in sources {
            let mut row = Line::text(&format!("{name:wide$}"));
            for (seat, number) in numbers.iter(self.config.seats) {
                row.push(&format!("{number:>width$}", width = column(seat)), Style::PLAIN);
            }
            table.push(row);
        }
        table
    }

    /// Who has won, and everybody's place.
    pub(super) fn places(&self, standings: &Standings) -> Vec<Line> {
        let texts = self.texts;
        let winners: Vec<Seat> = standings.winners().iter().collect();
        let best = winners.first().map(|seat| standings.of(*seat).tiers).unwrap_or_default();
        let equal = standings.iter().filter(|(_, standing)| standing.tiers[0] == best[0]).count();
        let numbers =
            [("score", best[0].into()), ("sum", self.points(best[0]).into()), ("left", best[1].into())];
        let victory = match winners[..] {
            [winner] if equal > 1 => self.about("skye-winner-by-gold", winner, &numbers),
            [winner] => self.about("skye-winner", winner, &numbers),
            _ => {
                let names: Vec<String> = winners.iter().map(|seat| self.names.of(*seat).to_owned()).collect();
                let [_, sum, left] = numbers;
                texts.say("skye-winners", &[("players", texts.list(&names).into()), sum, left])
            }
        };
        let mut all: Vec<_> = standings.iter().collect();
        all.sort_by_key(|(_, standing)| standing.place);
        let mut rows = vec![Line::styled(&victory, Style::STRONG)];
        rows.extend(all.into_iter().map(|(seat, standing)| {
            let args = [
                ("place", standing.place.into()),
                ("sum", self.points(standing.tiers[0]).into()),
                ("left", standing.tiers[1].into()),
            ];
            let mut row = Line::styled(&format!("{} ", sign(seat)), seat_style(self.config, seat).strong());
            row.push(&self.about("skye-place", seat, &args), Style::PLAIN);
            row
        }));
        rows
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::skye::samples;
    use crate::{Language, Texts};

    #[test]
    fn the_account_adds_up_to_the_score() {
        for (variant, seats) in [("base", 2), ("druids", 4), ("druids", 5)] {
            let (view, past) = samples::whole_game(variant, seats, 11);
            let names = samples::names();
            for language in Language::ALL {
                let sentences = Sentences { texts: Texts::of(language), config: &view.config, names: &names };
                let sources = sentences.account(&view, &past);
                let (parts, last) = sources.split_at(sources.len() - 2);
                for seat in Seat::first(seats) {
                    let sum: i32 = parts.iter().map(|source| source.numbers[seat]).sum();
                    assert_eq!(sum, last[0].numbers[seat]);
                }
                let before = sentences.texts.say("skye-account-before", &[]);
                assert!(sources.iter().all(|source| source.name != before));
                let standings = Standings::rank(seats, |seat| {
                    [i32::from(view.common.players[seat].score), last[1].numbers[seat], 0, 0]
                });
                let rows = sentences.result(&view, &standings, &past);
                assert!(rows.iter().all(|row| row.width() <= 100));
                assert_eq!(sentences.places(&standings).len(), 1 + usize::from(seats));
            }
        }
    }

    #[test]
    fn victories_are_told_as_they_were_won() {
        let (config, names) = (samples::config("base", 2), samples::names());
        let said = |language, scores: [[i32; 2]; 2]| {
            let sentences = Sentences { texts: Texts::of(language), config: &config, names: &names };
            let standings =
                Standings::rank(2, |seat| [scores[seat.index()][0], scores[seat.index()][1], 0, 0]);
            sentences.places(&standings)[0].to_string()
        };
        assert_eq!(said(Language::En, [[61, 2], [50, 4]]), "Anna wins with 61 points.");
        // E27.
        assert_eq!(
            said(Language::En, [[61, 2], [61, 4]]),
            "Bea wins with 61 points and more gold left over (4)."
        );
        assert_eq!(
            said(Language::De, [[61, 2], [61, 2]]),
            "Geteilter Sieg: Anna und Bea haben je 61 Punkte und 2 Gold übrig."
        );
    }
}
