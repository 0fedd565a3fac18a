//! The end of a game on a page: who won, and every point by round and by card.

use core::fmt::Write as _;

use game_vale::{Card, Cause, Fact, Phase, Seen};
use kernel::{Seat, SeatMap, Standings};
use maud::{Markup, html};

use super::card_name;
use super::keys::Piece;
use super::table::{Drawing, token};
use crate::room::ink;

/// Points by card and round, as the facts of a game tell them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Account {
    /// How many rounds were begun.
    pub(super) rounds: usize,
    /// For each player the cards that brought or cost points, with the sums of each round; best card first.
    pub(super) cards: SeatMap<Vec<(Card, Vec<i32>)>>,
}

impl Account {
    /// Adds up the facts of a whole game.
    pub(super) fn of(past: &[Seen]) -> Account {
        let mut account = Account::default();
        for seen in past {
            match *seen {
                Fact::RoundBegan { round, .. } => account.rounds = account.rounds.max(round.into()),
                Fact::Points { seat, card, change } => account.add(seat, card, change.into()),
                _ => {}
            }
        }
        for seat in Seat::ALL {
            let rounds = account.rounds;
            let cards = &mut account.cards[seat];
            for (_, sums) in cards.iter_mut() {
                sums.resize(rounds.max(1), 0);
            }
            cards.sort_by_key(|(_, sums)| -sums.iter().sum::<i32>());
        }
        account
    }

    fn add(&mut self, seat: Seat, card: Card, change: i32) {
        let round = self.rounds.max(1);
        let cards = &mut self.cards[seat];
        let index = cards.iter().position(|(other, _)| *other == card).unwrap_or_else(|| {
            cards.push((card, Vec::new()));
            cards.len() - 1
        });
        let sums = &mut cards[index].1;
        sums.resize(round.max(sums.len()), 0);
        sums[round - 1] += change;
    }

    /// What a player made in each round.
    pub(super) fn by_round(&self, seat: Seat) -> Vec<i32> {
        let cards = &self.cards[seat];
        (0..self.rounds.max(1)).map(|round| cards.iter().map(|(_, sums)| sums[round]).sum()).collect()
    }

    /// What a player made with cards in all.
    pub(super) fn total(&self, seat: Seat) -> i32 {
        self.by_round(seat).iter().sum()
    }
}

impl Drawing<'_> {
    /// All of it.
    pub(super) fn result(&self, standings: &Standings, past: &[Seen]) -> Markup {
        let account = Account::of(past);
        let mut seats: Vec<Seat> = Seat::first(self.view.config.seats).collect();
        seats.sort_by_key(|seat| standings.of(*seat).place);
        let cause = match self.view.common.phase {
            Phase::Over { cause: Cause::Points } => Some("room-vale-cause-points"),
            Phase::Over { cause: Cause::Rounds } => Some("room-vale-cause-rounds"),
            _ => None,
        };
        html! {
            p .victory { (self.victory(standings)) }
            @if let Some(id) = cause { p .cause { (self.say(id, &[("round", self.view.common.round.into())])) } }
            (self.course(&account, &seats))
            h3 { (self.say("room-vale-account-rounds", &[])) }
            (self.by_round(&account, standings, &seats))
            h3 { (self.say("room-vale-account-cards", &[])) }
            @for seat in &seats { (self.by_card(&account, *seat)) }
        }
    }

    /// Who won, and by what.
    fn victory(&self, standings: &Standings) -> String {
        let winners: Vec<Seat> = standings.winners().iter().collect();
        let best = winners.first().map(|seat| standings.of(*seat).tiers).unwrap_or_default();
        let equal = standings.iter().filter(|(_, standing)| standing.tiers[0] == best[0]).count();
        let names: Vec<String> = winners.iter().map(|seat| self.names.of(*seat).to_owned()).collect();
        let id = match winners.len() {
            1 if equal > 1 => "room-vale-winner-by-creatures",
            1 => "room-vale-winner",
            _ => "room-vale-winners",
        };
        let players = self.texts.list(&names);
        self.say(id, &[("player", players.into()), ("score", best[0].into()), ("creatures", best[1].into())])
    }

    /// What a player had before the first card brought points.
    fn start(&self, account: &Account, seat: Seat) -> i32 {
        i32::from(self.view.common.players[seat].score) - account.total(seat)
    }

    /// Everybody's points after each round, as lines.
    fn course(&self, account: &Account, seats: &[Seat]) -> Markup {
        let sums = |seat: Seat| -> Vec<i32> {
            let mut sum = self.start(account, seat);
            let rounds = account.by_round(seat).into_iter().map(|points| {
                sum += points;
                sum
            });
            core::iter::once(self.start(account, seat)).chain(rounds).collect()
        };
        let highest = seats
            .iter()
            .flat_map(|seat| sums(*seat))
            .max()
            .unwrap_or(0)
            .max(i32::from(self.data().rules.end_score));
        let rounds = account.rounds.max(1);
        let x = |round: usize| 34 + round * 580 / rounds;
        let y = |points: i32| 170 - points.max(0) * 150 / highest;
        html! {
            svg .vale-course viewBox="0 0 640 200" aria-hidden="true" {
                @for ten in (0..=highest).step_by(20) {
                    path .vale-grid d={ "M34 " (y(ten)) "H614" } {}
                    text .vale-grid-number x="26" y=(y(ten) + 5) { (ten) }
                }
                @for round in 1..=account.rounds { text .vale-grid-round x=(x(round)) y="194" { (round) } }
                @for seat in seats.iter().rev() {
                    @let points = sums(*seat);
                    @let line = points.iter().enumerate().fold(String::new(), |mut line, (round, sum)| {
                        // Writing to a string cannot fail.
                        let _ = write!(line, "{} {} ", x(round), y(*sum));
                        line
                    });
                    polyline .vale-line-edge points=(line.trim_end()) {}
                    polyline .vale-line points=(line.trim_end()) stroke=(super::colour(*seat)) {}
                    g transform={ "translate(" (x(points.len() - 1)) " " (y(*points.last().unwrap_or(&0))) ")" } {
                        circle .vale-runner r="10" fill=(super::colour(*seat)) {}
                        text .vale-runner-sign y="5" fill=(ink(super::colour(*seat))) { (super::sign(*seat)) }
                    }
                }
            }
        }
    }

    /// A row for each player, a column for each round.
    fn by_round(&self, account: &Account, standings: &Standings, seats: &[Seat]) -> Markup {
        html! {
            div .wide {
                table .points.vale-points {
                    thead {
                        tr {
                            td {}
                            th scope="col" { (self.say("room-vale-account-start", &[])) }
                            @for round in 1..=account.rounds { th scope="col" { (round) } }
                            th scope="col" { (self.say("room-vale-account-total", &[])) }
                        }
                    }
                    tbody {
                        @for seat in seats {
                            tr .first[standings.of(*seat).place == 1] {
                                th scope="row" { (standings.of(*seat).place) ". " (token(*seat)) " " (self.names.of(*seat)) }
                                td { (self.start(account, *seat)) }
                                @for points in account.by_round(*seat) { td { (points) } }
                                td .total { (self.view.common.players[*seat].score) }
                            }
                        }
                    }
                }
            }
        }
    }

    /// Which card brought how much in which round.
    fn by_card(&self, account: &Account, seat: Seat) -> Markup {
        let cards = &account.cards[seat];
        html! {
            details .vale-account open[self.own().is_none_or(|own| own == seat)] {
                summary { (token(seat)) " " b { (self.names.of(seat)) } " · " (self.say("room-vale-account-sum", &[("count", cards.len().into()), ("points", account.total(seat).into())])) }
                div .wide {
                    table .points.vale-points {
                        thead {
                            tr {
                                td {}
                                @for round in 1..=account.rounds { th scope="col" { (round) } }
                                th scope="col" { (self.say("room-vale-account-total", &[])) }
                            }
                        }
                        tbody {
                            @for (card, sums) in cards {
                                tr data-witness=(Piece::Card(*card)) {
                                    th scope="row" { (self.small(*card)) " " (card_name(self.data().card(*card), self.language())) }
                                    @for points in sums { td { @if *points != 0 { (points) } } }
                                    td .total { (sums.iter().sum::<i32>()) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vale::samples;

    #[test]
    fn points_are_booked_by_card_and_round() {
        let (one, other) = (Card::from_index(3), Card::from_index(9));
        let [seat, second] = [Seat::ALL[0], Seat::ALL[1]];
        let points = |seat, card, change| Fact::Points { seat, card, change };
        let begin = |round| Fact::RoundBegan { round, first: seat };
        let account = Account::of(&[
            begin(1),
            points(seat, one, 2),
            points(second, one, -1),
            begin(2),
            points(seat, other, 5),
            points(seat, one, 1),
            begin(3),
        ]);
        assert_eq!(account.by_round(seat), [2, 6, 0]);
        assert_eq!(account.by_round(second), [-1, 0, 0]);
        assert_eq!(account.cards[seat], [(other, vec![0, 5, 0]), (one, vec![2, 1, 0])]);
        assert_eq!(account.total(seat), 8);
    }

    /// Whole random games: what the log says must lead from the points of the start to those of the end.
    #[test]
    fn the_account_adds_up_to_the_score() {
        for seed in 0..4 {
            let (view, past) = samples::whole_game(3, seed);
            let account = Account::of(&past);
            let starts: i32 = Seat::first(3)
                .map(|seat| i32::from(view.common.players[seat].score) - account.total(seat))
                .sum();
            assert_eq!(starts, 1 + 2 + 3, "seed {seed}");
        }
    }
}
