//! The end of a game on a page: who won, and every point by source and by round.

use core::fmt::Write as _;

use game_runestones::{Card, Cause, Fact, Phase, Row, Seen, Witness};
use kernel::{Seat, SeatMap, Standings};
use maud::{Markup, html};

use super::keys::Piece;
use super::table::Drawing;
use super::{colour, sign};
use crate::room::ink;

/// Where points come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// What everybody had at the start.
    Start,
    /// Abilities of cards.
    Cards,
    /// The rune `extra_point`.
    Extra,
    /// The die.
    Die,
    /// Smithies.
    Smithies,
    /// Rows handed in.
    Rows,
    /// Rows at the end.
    FinalRows,
    /// Pieces left over.
    Leftover,
}

impl Kind {
    const ALL: [Kind; 8] = [
        Kind::Start,
        Kind::Cards,
        Kind::Extra,
        Kind::Die,
        Kind::Smithies,
        Kind::Rows,
        Kind::FinalRows,
        Kind::Leftover,
    ];

    fn of(witness: Witness) -> Kind {
        match witness {
            Witness::Card(_) => Kind::Cards,
            Witness::Extra(_) => Kind::Extra,
            Witness::Die => Kind::Die,
            Witness::Smithy(_) => Kind::Smithies,
            Witness::Row(..) => Kind::Rows,
            Witness::FinalRow(..) => Kind::FinalRows,
            Witness::Leftover(_) => Kind::Leftover,
        }
    }

    const fn id(self) -> &'static str {
        match self {
            Kind::Start => "room-runestones-from-start",
            Kind::Cards => "room-runestones-from-cards",
            Kind::Extra => "room-runestones-from-extra",
            Kind::Die => "room-runestones-from-die",
            Kind::Smithies => "room-runestones-from-smithies",
            Kind::Rows => "room-runestones-from-rows",
            Kind::FinalRows => "room-runestones-from-final-rows",
            Kind::Leftover => "room-runestones-from-leftover",
        }
    }
}

/// Points as the facts of a game tell them.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Account {
    /// How many rounds were begun.
    pub(super) rounds: u8,
    /// For each player every gain: in which round, how much, for what.
    pub(super) gains: SeatMap<Vec<(u8, u16, Witness)>>,
}

impl Account {
    /// Adds up the facts of a whole game.
    pub(super) fn of(past: &[Seen]) -> Account {
        let mut account = Account::default();
        for seen in past {
            match *seen {
                Fact::RoundBegan { round } => account.rounds = account.rounds.max(round),
                Fact::Points { seat, points, witness } => {
                    account.gains[seat].push((account.rounds.max(1), points, witness));
                }
                _ => {}
            }
        }
        account
    }

    /// What a player made in a way, the start apart.
    pub(super) fn sum(&self, seat: Seat, kind: Kind) -> u16 {
        self.gains[seat]
            .iter()
            .filter(|(_, _, witness)| Kind::of(*witness) == kind)
            .map(|(_, points, _)| points)
            .sum()
    }

    /// What a player made in all.
    pub(super) fn total(&self, seat: Seat) -> u16 {
        self.gains[seat].iter().map(|(_, points, _)| points).sum()
    }

    /// What each card brought with how many uses; the best first.
    pub(super) fn cards(&self, seat: Seat) -> Vec<(Card, u16)> {
        let mut cards: Vec<(Card, u16)> = Vec::new();
        for (_, points, witness) in &self.gains[seat] {
            let (Witness::Card(card) | Witness::Extra(card)) = *witness else { continue };
            match cards.iter_mut().find(|(other, _)| *other == card) {
                Some((_, sum)) => *sum += points,
                None => cards.push((card, *points)),
            }
        }
        cards.sort_by_key(|(card, sum)| (core::cmp::Reverse(*sum), *card));
        cards
    }
}

impl Drawing<'_> {
    /// All of it.
    pub(super) fn result(&self, standings: &Standings, past: &[Seen]) -> Markup {
        let account = Account::of(past);
        let mut seats: Vec<Seat> = Seat::first(self.view.config.seats).collect();
        seats.sort_by_key(|seat| standings.of(*seat).place);
        let cause = match self.view.common.phase {
            Phase::Over { cause: Cause::Power } => Some("room-runestones-cause-power"),
            Phase::Over { cause: Cause::LastRound } => Some("room-runestones-cause-rounds"),
            _ => None,
        };
        let args = [("round", self.view.common.round.into()), ("points", self.data().rules.end_score.into())];
        html! {
            p .victory { (self.victory(standings)) }
            @if let Some(id) = cause { p .cause { (self.say(id, &args)) } }
            (self.course(&account, &seats))
            h3 { (self.say("room-runestones-account-sources", &[])) }
            (self.by_source(&account, standings, &seats))
            h3 { (self.say("room-runestones-account-parts", &[])) }
            @for seat in &seats { (self.in_detail(&account, *seat)) }
        }
    }

    fn victory(&self, standings: &Standings) -> String {
        let winners: Vec<Seat> = standings.winners().iter().collect();
        let best = winners.first().map(|seat| standings.of(*seat).tiers[0]).unwrap_or_default();
        let names: Vec<String> = winners.iter().map(|seat| self.names.of(*seat).to_owned()).collect();
        let id = if winners.len() == 1 { "room-runestones-winner" } else { "room-runestones-winners" };
        self.say(id, &[("player", self.texts.list(&names).into()), ("score", best.into())])
    }

    fn start(&self, account: &Account, seat: Seat) -> u16 {
        self.view.common.players[seat].score.saturating_sub(account.total(seat))
    }

    /// Everybody's points after each round, as lines.
    fn course(&self, account: &Account, seats: &[Seat]) -> Markup {
        let rounds = account.rounds.max(1);
        let sums = |seat: Seat| -> Vec<i32> {
            let upto = |round: u8| {
                account.gains[seat]
                    .iter()
                    .filter(move |(at, ..)| *at <= round)
                    .map(|(_, points, _)| i32::from(*points))
                    .sum::<i32>()
            };
            (0..=rounds).map(|round| i32::from(self.start(account, seat)) + upto(round)).collect()
        };
        let end = i32::from(self.data().rules.end_score);
        let highest = seats.iter().flat_map(|seat| sums(*seat)).max().unwrap_or(0).max(end).max(1);
        let x = |round: u8| 34 + i32::from(round) * 580 / i32::from(rounds);
        let y = |points: i32| 170 - points * 150 / highest;
        html! {
            svg .rs-course viewBox="0 0 640 200" aria-hidden="true" {
                @for points in (0..=highest).step_by(20) {
                    path .rs-grid d={ "M34 " (y(points)) "H614" } {}
                    text .rs-grid-number x="26" y=(y(points) + 5) { (points) }
                }
                path .rs-goal d={ "M34 " (y(end)) "H614" } {}
                @for round in (5..=rounds).step_by(5) { text .rs-grid-round x=(x(round)) y="194" { (round) } }
                @for seat in seats.iter().rev() {
                    @let points = sums(*seat);
                    @let line = (0..=rounds).zip(&points).fold(String::new(), |mut line, (round, sum)| {
                        // Writing to a string cannot fail.
                        let _ = write!(line, "{} {} ", x(round), y(*sum));
                        line
                    });
                    @let colour = colour(&self.view.config, *seat);
                    polyline .rs-line-edge points=(line.trim_end()) {}
                    polyline .rs-line points=(line.trim_end()) stroke=(colour) {}
                    g transform={ "translate(" (x(rounds)) " " (y(points.last().copied().unwrap_or(0))) ")" } {
                        circle .rs-runner r="10" fill=(colour) {}
                        text .rs-runner-sign y="5" fill=(ink(colour)) { (sign(*seat)) }
                    }
                }
            }
        }
    }

    /// A row for each source, a column for each player.
    fn by_source(&self, account: &Account, standings: &Standings, seats: &[Seat]) -> Markup {
        let sum = |seat: Seat, kind: Kind| match kind {
            Kind::Start => self.start(account, seat),
            _ => account.sum(seat, kind),
        };
        let told = Kind::ALL.into_iter().filter(|kind| seats.iter().any(|seat| sum(*seat, *kind) > 0));
        html! {
            div .wide {
                table .points.rs-points {
                    thead {
                        tr {
                            td {}
                            @for seat in seats { th scope="col" { (standings.of(*seat).place) ". " (self.token(*seat)) " " (self.names.of(*seat)) } }
                        }
                    }
                    tbody {
                        @for kind in told {
                            tr data-witness=[(kind == Kind::Die).then_some(Piece::DieSpot)] {
                                th scope="row" { (self.say(kind.id(), &[])) }
                                @for seat in seats { td { (sum(*seat, kind)) } }
                            }
                        }
                        tr {
                            th scope="row" { b { (self.say("room-runestones-total", &[])) } }
                            @for seat in seats { td .total.first[standings.of(*seat).place == 1] { (self.view.common.players[*seat].score) } }
                        }
                    }
                }
            }
        }
    }

    /// A player's rows, smithies and cards one by one.
    fn in_detail(&self, account: &Account, seat: Seat) -> Markup {
        let cards = account.cards(seat);
        html! {
            details .rs-account open[self.own().is_none_or(|own| own == seat)] {
                summary { (self.token(seat)) " " b { (self.names.of(seat)) } }
                ul .witnesses {
                    @for (round, points, witness) in &account.gains[seat] {
                        @if let Some((said, spot)) = self.gained(seat, *witness) {
                            li tabindex="0" data-witness=[spot] {
                                span { (said) }
                                @if !matches!(witness, Witness::FinalRow(..) | Witness::Leftover(_)) { span .small { (self.say("room-runestones-round", &[("round", (*round).into())])) } }
                                b { "+" (points) }
                            }
                        }
                    }
                    @for (card, sum) in cards {
                        li data-witness=(Piece::card(seat, card)) {
                            ul .rs-minis { (self.mini(seat, card, "")) }
                            b { "+" (sum) }
                        }
                    }
                }
            }
        }
    }

    /// What a gain is for, if it has a line of its own, and where it was made.
    fn gained(&self, seat: Seat, witness: Witness) -> Option<(String, Option<Piece>)> {
        let row = |row: Row, count: u8, id| {
            self.say(id, &[("number", row.number().into()), ("count", count.into())])
        };
        match witness {
            Witness::Row(at, count) => {
                Some((row(at, count, "room-runestones-row-handed"), Some(Piece::RowSpot(seat, at))))
            }
            Witness::FinalRow(at, count) => {
                Some((row(at, count, "room-runestones-row-final"), Some(Piece::RowSpot(seat, at))))
            }
            Witness::Leftover(count) => {
                let said = self.say("room-runestones-leftover", &[("count", count.into())]);
                Some((said, Some(Piece::PurseSpot(seat))))
            }
            Witness::Card(_) | Witness::Extra(_) | Witness::Die | Witness::Smithy(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::runestones::samples;

    #[test]
    fn points_are_booked_by_source() {
        let [seat, second] = [Seat::ALL[0], Seat::ALL[1]];
        let card = Card::creature(3);
        let points = |seat, points, witness| Fact::Points { seat, points, witness };
        let account = Account::of(&[
            Fact::RoundBegan { round: 1 },
            points(seat, 2, Witness::Card(card)),
            points(seat, 1, Witness::Extra(card)),
            Fact::RoundBegan { round: 2 },
            points(seat, 6, Witness::Row(Row::Upper, 3)),
            points(second, 1, Witness::Die),
        ]);
        assert_eq!((account.sum(seat, Kind::Cards), account.sum(seat, Kind::Extra)), (2, 1));
        assert_eq!((account.total(seat), account.total(second)), (9, 1));
        assert_eq!(account.cards(seat), [(card, 3)]);
        assert_eq!(account.gains[seat][2].0, 2);
    }

    /// Whole random games: what the log says leads from the points of the start to those of the end.
    #[test]
    fn the_account_adds_up_to_the_score() {
        for seed in 0..3 {
            let (view, past) = samples::whole_game(3, seed);
            let account = Account::of(&past);
            for seat in Seat::first(3) {
                let player = &view.common.players[seat];
                assert_eq!(
                    account.total(seat) + view.config.data.rules.start_score,
                    player.score,
                    "seed {seed}"
                );
                let sources: u16 = Kind::ALL.into_iter().map(|kind| account.sum(seat, kind)).sum();
                assert_eq!(sources, account.total(seat));
            }
        }
    }
}
