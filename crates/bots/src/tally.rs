//! Results of many games, counted in whole numbers: the sum does not depend on the order of the games.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{MAX_SEATS, Seat, SeatMap, SeatSet, Standings};

use crate::{Kind, Played};

/// A win in parts that every number of sharers divides: 60 is a multiple of 1 to 5.
const WHOLE_WIN: i64 = 60;
const _: () = assert!(MAX_SEATS == 5, "choose a multiple of every number of sharers");

/// Sum and sum of squares of some whole numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sample {
    count: u64,
    sum: i64,
    squares: i128,
    least: Option<i64>,
    most: Option<i64>,
}

impl Sample {
    /// Counts one number.
    pub fn add(&mut self, number: i64) {
        self.count += 1;
        self.sum += number;
        self.squares += i128::from(number) * i128::from(number);
        self.least = Some(self.least.map_or(number, |least| least.min(number)));
        self.most = Some(self.most.map_or(number, |most| most.max(number)));
    }

    /// Counts what another sample has counted.
    pub fn merge(&mut self, other: &Sample) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
        self.least = [self.least, other.least].into_iter().flatten().min();
        self.most = [self.most, other.most].into_iter().flatten().max();
    }

    /// How many numbers there were.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The smallest, if there was any.
    pub fn least(&self) -> Option<i64> {
        self.least
    }

    /// The largest, if there was any.
    pub fn most(&self) -> Option<i64> {
        self.most
    }

    /// The mean; 0 of none.
    pub fn mean(&self) -> f64 {
        if self.count == 0 { 0.0 } else { self.sum as f64 / self.count as f64 }
    }

    /// The standard deviation of the numbers; 0 of fewer than two.
    pub fn deviation(&self) -> f64 {
        if self.count < 2 {
            return 0.0;
        }
        let (count, sum) = (i128::from(self.count), i128::from(self.sum));
        let scaled = count * self.squares - sum * sum;
        (scaled as f64 / (count * (count - 1)) as f64).sqrt()
    }

    /// The standard error of the mean.
    pub fn error(&self) -> f64 {
        if self.count == 0 { 0.0 } else { self.deviation() / (self.count as f64).sqrt() }
    }
}

/// How a seat, or a bot in whatever seats, has done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Record {
    wins: Sample,
    scores: Sample,
    places: Sample,
}

impl Record {
    /// How many games were won; a shared win counts in parts.
    pub fn wins(&self) -> f64 {
        self.wins.sum as f64 / WHOLE_WIN as f64
    }

    /// The share of games won.
    pub fn win_share(&self) -> f64 {
        self.wins.mean() / WHOLE_WIN as f64
    }

    /// The standard error of the share of games won.
    pub fn win_error(&self) -> f64 {
        self.wins.error() / WHOLE_WIN as f64
    }

    /// The scores.
    pub fn scores(&self) -> &Sample {
        &self.scores
    }

    /// The places, from 1.
    pub fn places(&self) -> &Sample {
        &self.places
    }

    /// Counts one game: the seats that were held, and where everybody came.
    fn add(&mut self, held: SeatSet, standings: &Standings) {
        let winners = standings.winners();
        let won: SeatSet = held.iter().filter(|seat| winners.contains(*seat)).collect();
        self.wins.add(i64::from(won.len()) * WHOLE_WIN / i64::from(winners.len().max(1)));
        for seat in held.iter() {
            let standing = standings.of(seat);
            self.scores.add(i64::from(standing.tiers[0]));
            self.places.add(i64::from(standing.place));
        }
    }

    fn merge(&mut self, other: &Record) {
        self.wins.merge(&other.wins);
        self.scores.merge(&other.scores);
        self.places.merge(&other.places);
    }
}

/// The results of many games at one kind of table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    seats: SeatMap<Record>,
    bots: BTreeMap<Kind, Record>,
    decisions: Sample,
    asked: Sample,
    shared: u64,
    ends: BTreeMap<String, u64>,
}

impl Tally {
    /// Counts one game: who sat where, what came out, and how it ended in a few words.
    pub fn add(&mut self, kinds: &[Kind], played: &Played, end: &str) {
        let standings = &played.standings;
        let seats = || Seat::first(standings.seats());
        for seat in seats() {
            self.seats[seat].add(SeatSet::only(seat), standings);
        }
        for kind in kinds.iter().collect::<BTreeSet<_>>() {
            let held: SeatSet = seats().filter(|seat| kinds.get(seat.index()) == Some(kind)).collect();
            if !held.is_empty() {
                self.bots.entry(*kind).or_default().add(held, standings);
            }
        }
        self.decisions.add(i64::from(played.decisions));
        self.asked.add(i64::from(played.asked));
        self.shared += u64::from(standings.winners().len() > 1);
        if let Some(count) = self.ends.get_mut(end) {
            *count += 1;
        } else {
            self.ends.insert(end.to_owned(), 1);
        }
    }

    /// Counts what another tally has counted.
    pub fn merge(&mut self, other: &Tally) {
        for seat in Seat::ALL {
            self.seats[seat].merge(&other.seats[seat]);
        }
        for (kind, record) in &other.bots {
            self.bots.entry(*kind).or_default().merge(record);
        }
        self.decisions.merge(&other.decisions);
        self.asked.merge(&other.asked);
        self.shared += other.shared;
        for (end, count) in &other.ends {
            *self.ends.entry(end.clone()).or_default() += count;
        }
    }

    /// How many games were counted.
    pub fn games(&self) -> u64 {
        self.decisions.count()
    }

    /// How many games ended with a shared win.
    pub fn shared(&self) -> u64 {
        self.shared
    }

    /// How a seat has done.
    pub fn seat(&self, seat: Seat) -> &Record {
        &self.seats[seat]
    }

    /// How each kind of bot has done.
    pub fn bots(&self) -> impl Iterator<Item = (Kind, &Record)> {
        self.bots.iter().map(|(kind, record)| (*kind, record))
    }

    /// Decisions of each game, asked or not.
    pub fn decisions(&self) -> &Sample {
        &self.decisions
    }

    /// Decisions of each game that a bot was asked for.
    pub fn asked(&self) -> &Sample {
        &self.asked
    }

    /// How the games ended, and how often.
    pub fn ends(&self) -> impl Iterator<Item = (&str, u64)> {
        self.ends.iter().map(|(end, count)| (end.as_str(), *count))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(scores: [i32; 3]) -> Played {
        let standings = Standings::rank(3, |seat| [scores[seat.index()], 0, 0, 0]);
        Played { standings, decisions: 10 + scores[0].unsigned_abs(), asked: 10 }
    }

    const KINDS: [Kind; 3] = [Kind::Greedy, Kind::Random, Kind::Random];

    fn close(left: f64, right: f64) {
        assert!((left - right).abs() < 1e-9, "{left} is not {right}");
    }

    #[test]
    fn samples_know_mean_and_spread() {
        let mut sample = Sample::default();
        for number in [2, 4, 4, 4, 5, 5, 7, 9] {
            sample.add(number);
        }
        close(sample.mean(), 5.0);
        close(sample.deviation(), (32.0f64 / 7.0).sqrt());
        close(sample.error(), (32.0f64 / 7.0 / 8.0).sqrt());
        assert_eq!((sample.least(), sample.most()), (Some(2), Some(9)));
        close(Sample::default().error(), 0.0);
    }

    #[test]
    fn shared_wins_are_split() {
        let mut tally = Tally::default();
        tally.add(&KINDS, &played([7, 7, 3]), "a");
        tally.add(&KINDS, &played([5, 5, 5]), "b");
        tally.add(&KINDS, &played([1, 2, 3]), "a");
        close(tally.seat(Seat::ALL[0]).wins(), 0.5 + 1.0 / 3.0);
        close(tally.seat(Seat::ALL[2]).wins(), 1.0 + 1.0 / 3.0);
        let shares: Vec<(Kind, f64)> = tally.bots().map(|(kind, record)| (kind, record.wins())).collect();
        assert_eq!(shares.len(), 2);
        close(shares[0].1 + shares[1].1, 3.0);
        close(shares[1].1, 0.5 + 1.0 / 3.0);
        assert_eq!((tally.games(), tally.shared()), (3, 2));
        assert_eq!(tally.ends().collect::<Vec<_>>(), [("a", 2), ("b", 1)]);
    }

    #[test]
    fn a_bot_with_a_character_is_counted_too() {
        let builder: Kind = "3/builder".parse().unwrap();
        let mut tally = Tally::default();
        tally.add(&[builder, Kind::Random, Kind::Random], &played([7, 3, 3]), "end");
        let wins: Vec<(Kind, f64)> = tally.bots().map(|(kind, record)| (kind, record.wins())).collect();
        assert_eq!(wins, [(Kind::Random, 0.0), (builder, 1.0)]);
    }

    #[test]
    fn the_order_of_games_does_not_matter() {
        let games: Vec<Played> = (0..30).map(|number| played([number % 7, number % 5, 3])).collect();
        let count = |games: &mut dyn Iterator<Item = &Played>| {
            let mut tally = Tally::default();
            games.for_each(|played| tally.add(&KINDS, played, "end"));
            tally
        };
        let whole = count(&mut games.iter());
        let mut parts = count(&mut games[11..].iter().rev());
        parts.merge(&count(&mut games[..11].iter()));
        assert_eq!(parts, whole);
    }
}
