//! What everybody noticed: steps and acts are told to each person in the person's own numbers.
//!
//! Where several decide in secret at the same time, the number of a step would tell how often others have decided. So
//! nobody is told a number that counts what they could not notice.

use kernel::{MAX_SEATS, Seat, SeatSet, Viewer};

/// A set of eyes: those of seats, and those of everybody who watches.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Eyes(u8);

impl Eyes {
    /// Nobody's.
    pub const NONE: Eyes = Eyes(0);
    /// Everybody's.
    pub const ALL: Eyes = Eyes(u8::MAX);
    /// Of those who watch.
    pub const AUDIENCE: Eyes = Eyes(1 << MAX_SEATS);

    /// Of this seat alone.
    pub fn of(seat: Seat) -> Eyes {
        Eyes(1 << seat.index())
    }

    /// Of these seats alone.
    pub(crate) fn only(seats: SeatSet) -> Eyes {
        seats.iter().fold(Eyes::NONE, |eyes, seat| eyes | Eyes::of(seat))
    }

    /// Of somebody who holds these seats: they see what everybody sees, too.
    pub fn holding(seats: SeatSet) -> Eyes {
        Eyes::AUDIENCE | Eyes::only(seats)
    }

    /// Of somebody who looks so.
    pub fn looking(viewer: Viewer) -> Eyes {
        match viewer {
            Viewer::Seat(seat) => Eyes::AUDIENCE | Eyes::of(seat),
            Viewer::Audience => Eyes::AUDIENCE,
            Viewer::Open => Eyes::ALL,
        }
    }

    /// Does one of these belong to those?
    pub fn meet(self, other: Eyes) -> bool {
        self.0 & other.0 != 0
    }
}

impl core::ops::BitOr for Eyes {
    type Output = Eyes;

    fn bitor(self, other: Eyes) -> Eyes {
        Eyes(self.0 | other.0)
    }
}

/// What an act was about, as far as it matters for somebody who saw the table before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum About {
    /// Nothing in the game: chat, seats, pace.
    Talk,
    /// A seat decided while these had to.
    Decision(Seat, SeatSet),
    /// The game went back, or went on without a decision.
    Game,
}

#[derive(Clone, Copy, Debug)]
struct ActMark {
    eyes: Eyes,
    about: About,
}

/// Which eyes noticed each step and each act.
#[derive(Clone, Default, Debug)]
pub(crate) struct Marks {
    steps: Vec<Eyes>,
    acts: Vec<ActMark>,
    /// Where acts of the game ended, as far as they were not taken back: positions one can go back to.
    ends: Vec<u32>,
}

impl Marks {
    /// Notes a step.
    pub(crate) fn step(&mut self, eyes: Eyes) {
        self.steps.push(eyes);
    }

    /// Everybody notices the last step too.
    pub(crate) fn show_last(&mut self) {
        if let Some(last) = self.steps.last_mut() {
            *last = Eyes::ALL;
        }
    }

    /// So many steps are left; who noticed one of the others?
    pub(crate) fn back_to(&mut self, steps: u32) -> Eyes {
        let gone = self.steps.split_off((steps as usize).min(self.steps.len()));
        self.ends.retain(|end| *end <= steps);
        gone.into_iter().fold(Eyes::NONE, |all, eyes| all | eyes)
    }

    /// Who noticed something of the steps after this one.
    pub(crate) fn since(&self, step: u32) -> Eyes {
        let steps = self.steps.get(step as usize..).unwrap_or_default();
        steps.iter().fold(Eyes::NONE, |all, eyes| all | *eyes)
    }

    /// Notes an act that led the table from one step to another.
    pub(crate) fn act(&mut self, eyes: Eyes, about: About, (before, step): (u32, u32)) {
        self.acts.push(ActMark { eyes, about });
        if matches!(about, About::Decision(..)) && self.ends.last() != Some(&before) {
            // Whoever sat down last may have begun the game: one can go back to the first decision, wherever that was.
            self.ends.push(before);
        }
        if about != About::Talk && self.ends.last() != Some(&step) {
            self.ends.push(step);
        }
    }

    /// The position an act began at, which one reaches who goes back to `step`.
    pub(crate) fn rest(&self, step: u32) -> u32 {
        let within = self.ends.iter().rev().find(|end| **end <= step);
        within.or(self.ends.first()).copied().unwrap_or(0)
    }

    /// The position at which the act began that a step belongs to. What was dealt before the first decision began at 0.
    pub(crate) fn began(&self, step: u32) -> u32 {
        self.ends.iter().rev().find(|end| **end < step).copied().unwrap_or(0)
    }

    /// The number of a step as these eyes count, or of the last one before it that they noticed.
    pub(crate) fn told(&self, eyes: Eyes, step: u32) -> u32 {
        let steps = &self.steps[..(step as usize).min(self.steps.len())];
        steps.iter().filter(|noticed| noticed.meet(eyes)).count() as u32
    }

    /// The position before the next step that these eyes noticed after the one they call `told`. `None` if they have
    /// not noticed as many.
    pub(crate) fn real(&self, eyes: Eyes, told: u32) -> Option<u32> {
        let mut noticed =
            (1..).zip(&self.steps).filter(|(_, noticed)| noticed.meet(eyes)).map(|(step, _)| step);
        match told {
            0 => Some(0),
            _ => noticed.nth(told as usize - 1),
        }
    }

    /// The steps these eyes noticed: the number as they count, and the real one.
    pub(crate) fn noticed(&self, eyes: Eyes) -> impl Iterator<Item = (u32, u32)> {
        let noticed = (1..).zip(&self.steps).filter(move |(_, noticed)| noticed.meet(eyes));
        (1..).zip(noticed.map(|(step, _)| step))
    }

    /// Did these eyes notice the step with this number?
    pub(crate) fn noticed_by(&self, step: u32, eyes: Eyes) -> bool {
        (step as usize)
            .checked_sub(1)
            .and_then(|index| self.steps.get(index))
            .is_some_and(|noticed| noticed.meet(eyes))
    }

    /// How many acts these eyes noticed: the version of the table for them.
    pub(crate) fn version(&self, eyes: Eyes) -> u32 {
        self.acts.iter().filter(|act| act.eyes.meet(eyes)).count() as u32
    }

    /// What the acts were about that these eyes noticed after their version.
    pub(crate) fn since_version(&self, eyes: Eyes, version: u32) -> impl Iterator<Item = About> {
        let noticed = self.acts.iter().filter(move |act| act.eyes.meet(eyes));
        noticed.skip(version as usize).map(|act| act.about)
    }
}
