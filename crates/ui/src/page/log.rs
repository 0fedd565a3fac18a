//! What happened at a table, as one viewer saw it, and how a page tells it.

use core::fmt::{Display, from_fn};

use kernel::{Seat, SeatMap};
use maud::{Markup, html};

use super::around::Note;
use super::now::Moment;
use super::replay::viewpoint_word;
use crate::room::Room;

/// How many sentences the log on a table's page holds; the rest is in the replay.
const SENTENCES: usize = 90;

/// The game so far as a viewer saw it, step by step.
pub struct Log<G: Room> {
    seen: Vec<G::Seen>,
    /// The number of each step, as told to the viewer, and where what was seen of it ends.
    steps: Vec<(u32, usize)>,
}

impl<G: Room> Default for Log<G> {
    fn default() -> Log<G> {
        Log { seen: Vec::new(), steps: Vec::new() }
    }
}

impl<G: Room> Log<G> {
    /// Notes a step by its number as told to the viewer, which is higher than those before, and what he saw of it.
    pub fn push(&mut self, step: u32, seen: impl IntoIterator<Item = G::Seen>) {
        self.seen.extend(seen);
        self.steps.push((step, self.seen.len()));
    }

    /// How many steps there are.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Has nothing happened yet?
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// Everything.
    pub(super) fn all(&self) -> &[G::Seen] {
        &self.seen
    }

    /// What came after the step with this number.
    pub(super) fn after(&self, step: u32) -> &[G::Seen] {
        let known = self.steps.partition_point(|(number, _)| *number <= step);
        &self.seen[self.begin(known)..]
    }

    /// The steps with what was seen of them, the latest first.
    pub(super) fn latest(&self) -> impl Iterator<Item = (u32, &[G::Seen])> {
        let step = |at: usize| (self.steps[at].0, &self.seen[self.begin(at)..self.steps[at].1]);
        (0..self.steps.len()).rev().map(step)
    }

    /// Where what was seen of a step begins.
    fn begin(&self, at: usize) -> usize {
        at.checked_sub(1).map_or(0, |before| self.steps[before].1)
    }
}

/// The position after a step as the viewer counts, through the same eyes.
pub(super) fn replay_link<G: Room>(moment: &Moment<'_, G>, step: u32) -> impl Display {
    let (id, eyes) = (&moment.facts.id, viewpoint_word(moment.facts.eyes));
    from_fn(move |f| write!(f, "/t/{id}/replay?step={step}&as={eyes}"))
}

/// A line of the log.
enum Line<'a, G: Room> {
    Seen(u32, &'a G::Seen),
    Note(&'a Note),
}

/// The latest lines, with what was noted between the steps.
fn lines<'a, G: Room>(moment: &Moment<'a, G>) -> Vec<Line<'a, G>> {
    let mut notes = moment.facts.around.notes.iter().rev().peekable();
    let mut lines = Vec::with_capacity(SENTENCES);
    for (step, seen) in moment.log.latest() {
        while let Some(note) = notes.next_if(|note| note.after >= step) {
            lines.push(Line::Note(note));
        }
        lines.extend(seen.iter().rev().map(|seen| Line::Seen(step, seen)));
        if lines.len() >= SENTENCES {
            break;
        }
    }
    if lines.len() < SENTENCES {
        lines.extend(notes.map(Line::Note));
    }
    lines.truncate(SENTENCES);
    lines.reverse();
    lines
}

/// What happened, the latest last; each line leads to its position.
pub(super) fn log<G: Room>(moment: &Moment<'_, G>) -> Markup {
    let (voice, facts) = (&moment.voice, moment.facts);
    let lines = lines(moment);
    let skipped = moment.log.all().len() + facts.around.notes.len() - lines.len();
    let (before, after) =
        (format!("/t/{}/replay?step=", facts.id), format!("&as={}", viewpoint_word(facts.eyes)));
    let signs = SeatMap::from_fn(|seat: Seat| {
        facts.chairs.get(seat.index()).map(|chair| G::badge(voice.config, chair.seat).sign)
    });
    html! {
        @if skipped > 0 {
            p .small { a href=(replay_link(moment, 0)) { (voice.texts.say("site-log-earlier", &[("count", skipped.into())])) } }
        }
        ol .log {
            @for line in &lines {
                @match line {
                    Line::Seen(step, seen) => {
                        @let (who, sentence) = G::sentence(voice, seen);
                        li .fresh[*step > facts.known && facts.known > 0] {
                            @if let Some(sign) = who.and_then(|who| signs[who]) { span .sign aria-hidden="true" { (sign) } }
                            a href={ (before) (step) (after) } { (sentence) }
                        }
                    }
                    Line::Note(note) => (noted(moment, note)),
                }
            }
        }
        @if lines.is_empty() { p .empty { (voice.texts.say("play-log-empty", &[])) } }
    }
}

fn noted<G: Room>(moment: &Moment<'_, G>, note: &Note) -> Markup {
    let (voice, seat) = (&moment.voice, note.seat);
    let name = if note.name.is_empty() {
        G::default_name(voice.config, seat, voice.texts)
    } else {
        note.name.clone()
    };
    html! {
        li .noted {
            span .sign aria-hidden="true" { (G::badge(voice.config, seat).sign) }
            (voice.texts.say(&format!("log-{}", note.word), &[("player", name.into())]))
        }
    }
}
