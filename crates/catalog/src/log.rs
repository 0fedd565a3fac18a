//! The steps of a table, in the game's own types, with what they brought about.
//!
//! A log is shared between a table and its forks: whole pages are never written again, so that a copy costs a few
//! counters, and each page begins with its position, so that any earlier one is a few steps away. A long game is as quick
//! as a short one.

use std::sync::Arc;

use kernel::{Game, Horizon, Seat, Turn};

use crate::table::Actor;

/// So many steps are a page.
const PAGE: usize = 32;

/// A step in the game's own types, with what it brought about.
pub(crate) struct Entry<G: Game> {
    pub(crate) actor: Actor,
    pub(crate) what: What<G>,
    /// Whose step it was before it was made.
    pub(crate) before: Turn,
    pub(crate) events: Box<[G::Event]>,
}

/// What was decided or drawn.
pub(crate) enum What<G: Game> {
    Action(Seat, G::Action),
    Outcome(G::Chance),
}

impl<G: Game> What<G> {
    fn apply(&self, state: &mut G::State, sink: &mut impl FnMut(G::Event)) {
        match self {
            What::Action(seat, action) => G::play(state, *seat, *action, sink),
            What::Outcome(outcome) => G::settle(state, *outcome, sink),
        }
    }
}

impl<G: Game> Entry<G> {
    /// Makes a step in `state`.
    pub(crate) fn make(state: &mut G::State, actor: Actor, what: What<G>) -> Entry<G> {
        let before = G::turn(state);
        let mut events = Vec::new();
        what.apply(state, &mut |event| events.push(event));
        Entry { actor, what, before, events: events.into() }
    }

    /// Did somebody learn something that taking the step back would not make unknown?
    pub(crate) fn reveals(&self) -> bool {
        self.events.iter().any(|event| G::horizon(event) == Horizon::Reveals)
    }
}

/// Some steps in a row, with the position before the first of them.
struct Page<G: Game> {
    start: G::State,
    entries: Vec<Arc<Entry<G>>>,
}

impl<G: Game> Clone for Page<G> {
    fn clone(&self) -> Page<G> {
        Page { start: self.start.clone(), entries: self.entries.clone() }
    }
}

/// The steps of a table in their order.
pub(crate) struct Log<G: Game> {
    /// Pages that are full.
    full: Vec<Arc<Page<G>>>,
    /// The page that is written; never full.
    open: Page<G>,
}

impl<G: Game> Clone for Log<G> {
    fn clone(&self) -> Log<G> {
        Log { full: self.full.clone(), open: self.open.clone() }
    }
}

impl<G: Game> Log<G> {
    /// No step yet.
    pub(crate) fn new(start: G::State) -> Log<G> {
        Log { full: Vec::new(), open: Page { start, entries: Vec::new() } }
    }

    /// How many steps there are.
    pub(crate) fn len(&self) -> usize {
        self.full.len() * PAGE + self.open.entries.len()
    }

    /// The page with the step of this index.
    fn page(&self, index: usize) -> Option<&Page<G>> {
        match self.full.get(index / PAGE) {
            Some(page) => Some(page),
            None => (index / PAGE == self.full.len()).then_some(&self.open),
        }
    }

    /// The step with this number, from 1.
    pub(crate) fn entry(&self, number: u32) -> Option<&Entry<G>> {
        let index = (number as usize).checked_sub(1)?;
        let page = self.page(index)?;
        page.entries.get(index % PAGE).map(|entry| &**entry)
    }

    /// Adds a step, after which the position is `after`.
    pub(crate) fn push(&mut self, entry: Entry<G>, after: &G::State) {
        self.open.entries.push(Arc::new(entry));
        if self.open.entries.len() == PAGE {
            let next = Page { start: after.clone(), entries: Vec::new() };
            self.full.push(Arc::new(core::mem::replace(&mut self.open, next)));
        }
    }

    /// The position after so many steps, if there are as many.
    pub(crate) fn state_at(&self, steps: usize) -> Option<G::State> {
        let page = self.page(steps)?;
        let mut state = page.start.clone();
        for entry in page.entries.get(..steps % PAGE)? {
            entry.what.apply(&mut state, &mut |_| {});
        }
        Some(state)
    }

    /// Keeps so many steps.
    pub(crate) fn truncate(&mut self, steps: usize) {
        if steps / PAGE < self.full.len() {
            self.open = Page::clone(&self.full[steps / PAGE]);
            self.full.truncate(steps / PAGE);
        }
        self.open.entries.truncate(steps % PAGE);
    }

    /// The steps with their numbers, the last one first.
    pub(crate) fn backwards(&self) -> impl Iterator<Item = (u32, &Entry<G>)> {
        (1..=self.len() as u32).rev().filter_map(|number| Some((number, self.entry(number)?)))
    }
}
