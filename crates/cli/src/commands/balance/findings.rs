//! What many games say, counted in whole numbers: the sum does not depend on the order of the games.

use bots::Sample;
use game_runestones::{Card, Rune};
use kernel::Seat;

use super::story::{Source, Story};
use super::trial::Arm;

/// Wins and points are counted in twelfths: every number of players divides them.
const WHOLE: i64 = 12;

/// How players with something in common fared, at tables of any size.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Fate {
    /// Twelfths of a fair share of wins: 12 if as many as by chance.
    wins: Sample,
    /// Twelfths of points beyond the mean of the table.
    points: Sample,
}

/// A mean and its standard error.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Estimate {
    /// The mean.
    pub(crate) mean: f64,
    /// Its standard error.
    pub(crate) error: f64,
}

impl Estimate {
    pub(crate) fn of(sample: &Sample) -> Estimate {
        Estimate { mean: sample.mean(), error: sample.error() }
    }

    /// The same in another unit.
    pub(crate) fn times(self, factor: f64) -> Estimate {
        Estimate { mean: self.mean * factor, error: self.error * factor }
    }
}

impl Fate {
    fn add(&mut self, story: &Story, seat: Seat) {
        let players = i64::from(story.standings.seats());
        let winners = story.winners();
        let won = if winners.contains(seat) { WHOLE / i64::from(winners.len()) } else { 0 };
        self.wins.add(won * players);
        let total: i64 = story.seats().map(|seat| story.score(seat)).sum();
        self.points.add((story.score(seat) * players - total) * (WHOLE / players));
    }

    fn merge(&mut self, other: &Fate) {
        self.wins.merge(&other.wins);
        self.points.merge(&other.points);
    }

    /// How many there were.
    pub(crate) fn count(&self) -> u64 {
        self.wins.count()
    }

    /// Wins as a multiple of what chance would give.
    pub(crate) fn wins(&self) -> Estimate {
        Estimate::of(&self.wins).times(1.0 / WHOLE as f64)
    }

    /// Points beyond the mean of the table.
    pub(crate) fn points(&self) -> Estimate {
        Estimate::of(&self.points).times(1.0 / WHOLE as f64)
    }
}

/// What free games of one size of table say.
#[derive(Clone, Default, Debug)]
pub(crate) struct Size {
    /// Rounds of each game.
    pub(crate) rounds: Sample,
    /// Points of each player.
    pub(crate) scores: Sample,
    /// Points of the winner.
    pub(crate) best: Sample,
    /// Points between the best and the second.
    pub(crate) lead: Sample,
    /// Games with a shared win.
    pub(crate) shared: u64,
    /// Actions: summon, abilities, forge, pass.
    pub(crate) actions: [u64; 4],
    /// By place in the order of turns.
    pub(crate) order: [Fate; 4],
    /// By druid.
    pub(crate) druids: [Fate; 4],
    /// Points of each player by source.
    pub(crate) sources: [Sample; Source::ALL.len()],
    /// Rows exchanged by length.
    pub(crate) rows: [u64; 6],
    /// Rows at the end by length.
    pub(crate) final_rows: [u64; 6],
    /// Players in all its games.
    pub(crate) players: u64,
}

/// What a trial says.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Effect {
    wins: Sample,
    /// Points more than the other player.
    margin: Sample,
}

impl Effect {
    /// How many games.
    pub(crate) fn count(&self) -> u64 {
        self.wins.count()
    }

    /// The share of games won.
    pub(crate) fn wins(&self) -> Estimate {
        Estimate::of(&self.wins).times(1.0 / WHOLE as f64)
    }

    /// Points more than the other player.
    pub(crate) fn margin(&self) -> Estimate {
        Estimate::of(&self.margin)
    }
}

/// What all games say.
#[derive(Clone, Debug)]
pub(crate) struct Findings {
    /// By number of players, from 2.
    pub(crate) sizes: [Size; 3],
    /// By the first rune stone taken.
    pub(crate) first: [Fate; Rune::COUNT],
    /// By each rune stone owned at the end.
    pub(crate) owned: [Fate; Rune::COUNT],
    /// By the number of rune stones.
    pub(crate) runes: [Fate; 5],
    /// By each card that was acquired.
    pub(crate) cards: [Fate; 128],
    /// By each card: times laid out, points it gave.
    pub(crate) uses: [[u64; 2]; 128],
    /// By the longest row that gave points.
    pub(crate) longest: [Fate; 6],
    /// The trials.
    pub(crate) trials: [Effect; Arm::ALL.len()],
}

impl Default for Findings {
    fn default() -> Findings {
        Findings {
            sizes: Default::default(),
            first: Default::default(),
            owned: Default::default(),
            runes: Default::default(),
            cards: [Fate::default(); 128],
            uses: [[0; 2]; 128],
            longest: Default::default(),
            trials: [Effect::default(); Arm::ALL.len()],
        }
    }
}

impl Findings {
    /// Counts a free game.
    pub(crate) fn add(&mut self, story: &Story) {
        let size = &mut self.sizes[story.deeds.len() - 2];
        size.rounds.add(i64::from(story.rounds));
        size.shared += u64::from(story.winners().len() > 1);
        let mut scores: Vec<i64> = story.seats().map(|seat| story.score(seat)).collect();
        for score in &scores {
            size.scores.add(*score);
        }
        scores.sort_unstable();
        let best = scores[scores.len() - 1];
        size.best.add(best);
        size.lead.add(best - scores[scores.len() - 2]);
        let count = story.deeds.len();
        for (seat, deeds) in story.seats().zip(&story.deeds) {
            size.players += 1;
            size.order[(seat.index() + count - story.start.index()) % count].add(story, seat);
            size.druids[story.druids[seat.index()]].add(story, seat);
            for (sum, number) in size.actions.iter_mut().zip(deeds.actions) {
                *sum += u64::from(number);
            }
            for (sample, points) in size.sources.iter_mut().zip(deeds.points) {
                sample.add(points);
            }
            for length in 0..6 {
                size.rows[length] += u64::from(deeds.rows[length]);
                size.final_rows[length] += u64::from(deeds.final_rows[length]);
            }
            if let Some(rune) = deeds.first {
                self.first[rune.index()].add(story, seat);
            }
            deeds.runes.iter().for_each(|rune| self.owned[rune.index()].add(story, seat));
            self.runes[usize::from(deeds.runes.len().min(4))].add(story, seat);
            deeds.acquired.iter().for_each(|card: Card| self.cards[card.index()].add(story, seat));
            self.longest[deeds.longest()].add(story, seat);
            for (uses, (laid, points)) in self.uses.iter_mut().zip(deeds.laid.iter().zip(&deeds.by_card)) {
                uses[0] += u64::from(*laid);
                uses[1] += u64::from(*points);
            }
        }
    }

    /// Counts a game of a trial in which `seat` was special.
    pub(crate) fn add_trial(&mut self, arm: usize, seat: Seat, story: &Story) {
        let winners = story.winners();
        let won = if winners.contains(seat) { WHOLE / i64::from(winners.len()) } else { 0 };
        let other = story.seats().filter(|other| *other != seat).map(|other| story.score(other)).max();
        self.trials[arm].wins.add(won);
        self.trials[arm].margin.add(story.score(seat) - other.unwrap_or(0));
    }

    /// Counts what another has counted.
    pub(crate) fn merge(&mut self, other: &Findings) {
        fn fates(all: &mut [Fate], others: &[Fate]) {
            all.iter_mut().zip(others).for_each(|(fate, other)| fate.merge(other));
        }
        for (size, other) in self.sizes.iter_mut().zip(&other.sizes) {
            size.merge(other);
        }
        fates(&mut self.first, &other.first);
        fates(&mut self.owned, &other.owned);
        fates(&mut self.runes, &other.runes);
        fates(&mut self.cards, &other.cards);
        fates(&mut self.longest, &other.longest);
        for (uses, other) in self.uses.iter_mut().zip(&other.uses) {
            uses[0] += other[0];
            uses[1] += other[1];
        }
        for (effect, other) in self.trials.iter_mut().zip(&other.trials) {
            effect.wins.merge(&other.wins);
            effect.margin.merge(&other.margin);
        }
    }

    /// Free games in all.
    pub(crate) fn games(&self) -> u64 {
        self.sizes.iter().map(|size| size.rounds.count()).sum()
    }

    /// Games of trials in all.
    pub(crate) fn trial_games(&self) -> u64 {
        self.trials.iter().map(Effect::count).sum()
    }

    /// Players in all free games.
    pub(crate) fn players(&self) -> u64 {
        self.sizes.iter().map(|size| size.players).sum()
    }
}

impl Size {
    fn merge(&mut self, other: &Size) {
        self.rounds.merge(&other.rounds);
        self.scores.merge(&other.scores);
        self.best.merge(&other.best);
        self.lead.merge(&other.lead);
        self.shared += other.shared;
        self.players += other.players;
        for index in 0..4 {
            self.actions[index] += other.actions[index];
            self.order[index].merge(&other.order[index]);
            self.druids[index].merge(&other.druids[index]);
        }
        for (sample, other) in self.sources.iter_mut().zip(&other.sources) {
            sample.merge(other);
        }
        for length in 0..6 {
            self.rows[length] += other.rows[length];
            self.final_rows[length] += other.final_rows[length];
        }
    }
}
