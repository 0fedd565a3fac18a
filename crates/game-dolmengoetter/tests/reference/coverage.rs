//! Which special situations came about, so that a run which never met one of them fails.

use std::collections::{BTreeMap, BTreeSet};

use crate::rules::{Game, Kind, Player, Status};

macro_rules! happenings {
    ($($name:ident),* $(,)?) => {
        /// A special situation.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub(crate) enum Happening { $($name),* }

        impl Happening {
            /// All of them.
            pub(crate) const ALL: &[Happening] = &[$(Happening::$name),*];
        }
    };
}

happenings! {
    Jump,
    MoveWithoutStones,
    CompulsoryStone,
    MajorityRight,
    RightForAnotherPlayer,
    LeadRegained,
    TieRight,
    TieOfSingleStones,
    ThirdJoinsTie,
    SeveralOwnersAtOneStone,
    TwoRightsAtOneStone,
    ThreeRightsAtOneStone,
    LeadWidened,
    TieOfOthersStays,
    CompletedByAnotherWithoutRight,
    RightLapsed,
    FullStack,
    AnotherLastDolmen,
    FinalRoundBegunInAnothersTurn,
    CircleCompleted,
    TwoCirclesCompleted,
    ThreeCirclesCompleted,
    EmptyCircleCompleted,
    CircleOfOneColourCompleted,
    FactorZero,
    IncompleteCircleScored,
    TurnPassed,
    EndByPasses,
    LastStoneInFinalRound,
    EndByLastDolmen,
    EndByLastStone,
    BuiltBreaksTie,
    SharedVictory,
}

impl Game {
    /// Notes what a stone brought about in the circles of its place.
    pub(crate) fn note_rights(&mut self, circles: &[usize], before: &[Status], after: &[Status]) {
        let mut noted = Vec::new();
        for right in &self.pending {
            noted.push(match right.kind {
                Kind::Majority => Happening::MajorityRight,
                Kind::Tie => Happening::TieRight,
            });
            if right.owner != self.active {
                noted.push(Happening::RightForAnotherPlayer);
            }
        }
        for (index, circle) in circles.iter().enumerate() {
            let owners: Vec<Player> = self.board.circles[*circle]
                .places
                .iter()
                .filter_map(|place| self.stone.get(place).copied())
                .collect();
            let colours: BTreeSet<Player> = owners.iter().copied().collect();
            let complete = self.is_complete(*circle);
            match (&before[index], &after[index]) {
                (Status::Tie(_), Status::Lead(_)) => noted.push(Happening::LeadRegained),
                (Status::Lead(old), Status::Lead(new)) if old == new => {
                    noted.push(if *new == self.active {
                        Happening::LeadWidened
                    } else if complete {
                        Happening::CompletedByAnotherWithoutRight
                    } else {
                        continue;
                    });
                }
                (_, Status::Tie(tied)) if tied.len() == owners.len() => {
                    noted.push(Happening::TieOfSingleStones);
                }
                (Status::Tie(old), Status::Tie(new)) if old == new => {
                    noted.push(Happening::TieOfOthersStays);
                }
                (Status::Tie(_), Status::Tie(_)) => noted.push(Happening::ThirdJoinsTie),
                _ => {}
            }
            if complete && colours.len() == 1 {
                noted.push(Happening::CircleOfOneColourCompleted);
            }
        }
        match self.pending.len() {
            2 => noted.push(Happening::TwoRightsAtOneStone),
            3 => noted.push(Happening::ThreeRightsAtOneStone),
            _ => {}
        }
        let entitled: BTreeSet<Player> = self.pending.iter().map(|right| right.owner).collect();
        if entitled.len() > 1 {
            noted.push(Happening::SeveralOwnersAtOneStone);
        }
        self.happened.extend(noted);
    }

    /// Notes how the victory was decided.
    pub(crate) fn note_ranks(&mut self) {
        let best = self.score.iter().max();
        let equals = self.score.iter().filter(|score| Some(*score) == best).count();
        let winners = self.ranks().iter().filter(|rank| **rank == 1).count();
        if winners > 1 {
            self.happened.push(Happening::SharedVictory);
        } else if equals > 1 {
            self.happened.push(Happening::BuiltBreaksTie);
        }
    }
}

/// How often each situation came about.
#[derive(Clone, Debug, Default)]
pub(crate) struct Coverage {
    pub(crate) games: u64,
    pub(crate) steps: u64,
    /// Positions compared as somebody with secrets of his own, or none, sees them.
    pub(crate) views: u64,
    pub(crate) longest: u64,
    counts: BTreeMap<Happening, u64>,
}

impl Coverage {
    /// Counts what the last step brought about.
    pub(crate) fn note(&mut self, happened: &[Happening]) {
        for happening in happened {
            *self.counts.entry(*happening).or_insert(0) += 1;
        }
    }

    /// Takes in what another run counted.
    pub(crate) fn add(&mut self, other: &Coverage) {
        self.games += other.games;
        self.steps += other.steps;
        self.views += other.views;
        self.longest = self.longest.max(other.longest);
        for (happening, count) in &other.counts {
            *self.counts.entry(*happening).or_insert(0) += count;
        }
    }

    /// How often this came about.
    pub(crate) fn of(&self, happening: Happening) -> u64 {
        self.counts.get(&happening).copied().unwrap_or(0)
    }

    /// Prints the counts and fails if a situation outside `except` never came about.
    pub(crate) fn assert_everything_but(&self, except: &[Happening]) {
        println!(
            "{} games, {} steps (longest game {}), {} restricted views",
            self.games, self.steps, self.longest, self.views
        );
        for happening in Happening::ALL {
            println!("{:>8}  {happening:?}", self.of(*happening));
        }
        let missing: Vec<&Happening> = Happening::ALL
            .iter()
            .filter(|happening| self.of(**happening) == 0 && !except.contains(happening))
            .collect();
        assert!(missing.is_empty(), "the games never met {missing:?}");
    }
}
