//! Which special situations came about, so that a run which never met one of them fails.

use std::collections::BTreeMap;

use crate::cards::{self, Card, Kind, face};

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
    Released,
    KeepStonesOfAnother,
    KeepMoreThanFour,
    KnownTopRevealed,
    KnownTopDrawn,
    ToDeckTop,
    ReshuffleBeforeReveal,
    ReshuffleInMidReveal,
    ReshuffleBeforeDraw,
    FewerCardsRevealed,
    NothingRevealed,
    DrawImpossible,
    ScoreStopsAtZero,
    DiscardRestricted,
    ForcedOnOneself,
    ForcedOnAnother,
    SourceDiscardsItself,
    EndByPoints,
    EndByRounds,
    CreaturesBreakTie,
    SharedVictory,
}

/// Something worth counting.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Note {
    Of(Happening),
    /// The instant effect of a card began.
    Instant(Card),
    /// The active effect of a card began.
    Active(Card),
    /// An `on_summon` or `on_tame` fired.
    Permanent(Card),
    Copied {
        by: Card,
        of: Card,
    },
    FreelySummoned(Card),
    /// So many effects are nested.
    Depth(usize),
    /// So many cards were discarded in one D8.
    DiscardedFromArea(usize),
    /// An option of a `choose` was taken.
    Offer(Card, &'static str),
    /// Not all options of a `choose` were possible.
    FewerOffers(Card),
}

/// How often each situation came about.
#[derive(Clone, Debug, Default)]
pub(crate) struct Coverage {
    pub(crate) games: u64,
    pub(crate) steps: u64,
    /// Positions compared as somebody with secrets of his own, or none, sees them.
    pub(crate) views: u64,
    pub(crate) longest: u64,
    counts: BTreeMap<Note, u64>,
}

/// Cards that leave the area as soon as they enter it, so that nothing can copy their effect (8.2).
pub(crate) const NEVER_STAY: [Card; 3] = ["tengu", "boreas", "dragon_egg"];

impl Coverage {
    /// Counts what the last step brought about.
    pub(crate) fn note(&mut self, happened: &[Note]) {
        for note in happened {
            *self.counts.entry(note.clone()).or_insert(0) += 1;
        }
    }

    /// Takes in what another run counted.
    pub(crate) fn add(&mut self, other: &Coverage) {
        self.games += other.games;
        self.steps += other.steps;
        self.views += other.views;
        self.longest = self.longest.max(other.longest);
        for (note, count) in &other.counts {
            *self.counts.entry(note.clone()).or_insert(0) += count;
        }
    }

    /// How often this came about.
    pub(crate) fn of(&self, note: &Note) -> u64 {
        self.counts.get(note).copied().unwrap_or(0)
    }

    /// Prints the counts and fails if something that `required` lists never came about.
    pub(crate) fn assert_met(&self, required: &[Note]) {
        println!(
            "{} games, {} steps (longest game {}), {} restricted views",
            self.games, self.steps, self.longest, self.views
        );
        for note in required {
            println!("{:>8}  {note:?}", self.of(note));
        }
        let missing: Vec<&Note> = required.iter().filter(|note| self.of(note) == 0).collect();
        assert!(missing.is_empty(), "the games never met {missing:?}");
    }
}

/// Every effect of every card, by itself.
pub(crate) fn every_effect() -> Vec<Note> {
    let mut notes = Vec::new();
    for card in cards::all() {
        if face(card).ops(Kind::Instant).is_some() {
            notes.push(Note::Instant(card));
        }
        if face(card).ops(Kind::Active).is_some() {
            notes.push(Note::Active(card));
        }
    }
    for card in ["kappa", "gargoyle", "phoenix", "sylph", "triton"] {
        notes.push(Note::Permanent(card));
    }
    for (card, keys) in [
        ("hydra", &["purple", "draw", "two_blue", "points"][..]),
        ("basilisk", &["red", "blue", "purple"][..]),
        ("snail_maiden", &["blue_to_purple", "purple_to_blue"][..]),
    ] {
        notes.extend(keys.iter().map(|key| Note::Offer(card, key)));
        notes.push(Note::FewerOffers(card));
    }
    notes
}

/// These situations.
pub(crate) fn situations(happenings: &[Happening]) -> Vec<Note> {
    happenings.iter().copied().map(Note::Of).collect()
}
