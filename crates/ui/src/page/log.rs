//! What happened at a table, as one viewer saw it, and how a page tells it.

use core::fmt::{Display, from_fn};
use std::sync::Arc;

use kernel::{Seat, SeatMap};
use maud::{Markup, PreEscaped, html};

use super::around::Note;
use super::facts::Facts;
use super::lines::{Line, Reader};
use super::now::Moment;
use super::parts::badge;
use super::replay::viewpoint_word;
use crate::room::Room;
use crate::{Names, Voice};

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

/// What a line of the log is about.
enum Topic<'a, G: Room> {
    Seen(u32, &'a G::Seen),
    Note(&'a Note),
}

impl<G: Room> Topic<'_, G> {
    fn seen(&self) -> Option<G::Seen> {
        match self {
            Topic::Seen(_, seen) => Some(**seen),
            Topic::Note(_) => None,
        }
    }

    fn step(&self) -> Option<u32> {
        match self {
            Topic::Seen(step, _) => Some(*step),
            Topic::Note(_) => None,
        }
    }
}

/// What the latest lines are about: what happened, with what was noted between the steps.
fn topics<'a, G: Room>(moment: &Moment<'a, G>) -> Vec<Topic<'a, G>> {
    let mut notes = moment.facts.around.notes.iter().rev().peekable();
    let mut topics = Vec::with_capacity(SENTENCES);
    for (step, seen) in moment.log.latest() {
        while let Some(note) = notes.next_if(|note| note.after >= step) {
            topics.push(Topic::Note(note));
        }
        topics.extend(seen.iter().rev().map(|seen| Topic::Seen(step, seen)));
        if topics.len() >= SENTENCES {
            break;
        }
    }
    if topics.len() < SENTENCES {
        topics.extend(notes.map(Topic::Note));
    }
    topics.truncate(SENTENCES);
    topics.reverse();
    topics
}

/// The lines of a log in the making: those that were told to the same reader before are taken as they were.
struct Telling<'a, G: Room> {
    moment: &'a Moment<'a, G>,
    /// The badges of the seats, drawn.
    badges: SeatMap<Option<String>>,
    /// What stands before and after the step in a link to its position.
    link: (String, String),
    /// What was told before, from where the search goes on.
    before: core::iter::Peekable<std::vec::IntoIter<Line<G>>>,
    told: Vec<Line<G>>,
}

impl<'a, G: Room> Telling<'a, G> {
    fn new(moment: &'a Moment<'a, G>, before: Vec<Line<G>>) -> Telling<'a, G> {
        let (facts, config) = (moment.facts, moment.voice.config);
        let chair = |seat: Seat| facts.chairs.get(seat.index());
        Telling {
            moment,
            badges: SeatMap::from_fn(|seat| {
                chair(seat).map(|chair| badge(&G::badge(config, chair.seat)).into_string())
            }),
            link: (format!("/t/{}/replay?step=", facts.id), format!("&as={}", viewpoint_word(facts.eyes))),
            before: before.into_iter().peekable(),
            told: Vec::with_capacity(SENTENCES),
        }
    }

    /// The line about something that was seen.
    fn line(&mut self, step: u32, seen: &G::Seen) -> Arc<str> {
        while self
            .before
            .next_if(|line| line.step < step || line.step == step && line.seen != *seen)
            .is_some()
        {}
        let line = self.before.next_if(|line| line.step == step).unwrap_or_else(|| self.tell(step, seen));
        let text = Arc::clone(&line.text);
        self.told.push(line);
        text
    }

    fn tell(&self, step: u32, seen: &G::Seen) -> Line<G> {
        let voice = &self.moment.voice;
        let names = names_at(self.moment, step);
        let voice =
            Voice { texts: voice.texts, config: voice.config, names: names.as_ref().unwrap_or(voice.names) };
        let (who, sentence) = G::sentence(&voice, seen);
        let line = html! {
            @if let Some(badge) = who.and_then(|who| self.badges[who].as_deref()) { (PreEscaped(badge)) }
            a href={ (self.link.0) (step) (self.link.1) } { (sentence) }
        };
        Line { step, seen: *seen, text: line.into_string().into() }
    }
}

/// What people were called when a step was made, if somebody else sits there now: who plays on for somebody, or comes back,
/// has not done what was done before.
fn names_at<G: Room>(moment: &Moment<'_, G>, step: u32) -> Option<Names> {
    let (voice, notes) = (&moment.voice, &moment.facts.around.notes);
    let later = || notes.iter().rev().take_while(|note| note.after >= step);
    later().next()?;
    let mut names = voice.names.clone();
    let you = Seat::ALL.into_iter().find(|seat| voice.names.is_you(*seat));
    for note in later() {
        let before = match note.before.as_str() {
            "" => G::default_name(voice.config, note.seat, voice.texts),
            name => name.to_owned(),
        };
        if you == Some(note.seat) {
            // The reader came back, or was here before; a bot in between is somebody else.
            names = names.speaking_to(you.filter(|you| *voice.names.of(*you) == before));
        }
        names = names.with(note.seat, before);
    }
    Some(names)
}

/// What happened, the latest last; each line leads to its position.
pub(super) fn log<G: Room>(moment: &Moment<'_, G>) -> Markup {
    let (voice, facts) = (&moment.voice, moment.facts);
    let topics = topics(moment);
    let skipped = moment.log.all().len() + facts.around.notes.len() - topics.len();
    let reader = Reader { eyes: facts.eyes, language: voice.texts.language(), names: voice.names.clone() };
    let before = facts.lines.as_ref().map_or_else(Vec::new, |lines| lines.take(&reader));
    let mut telling = Telling::new(moment, before);
    let drawn = html! {
        @if skipped > 0 {
            p .small { a href=(replay_link(moment, 0)) { (voice.texts.say("site-log-earlier", &[("count", skipped.into())])) } }
        }
        ol .log { @for (at, topic) in topics.iter().enumerate() {
            @match topic {
                Topic::Note(note) => (noted(moment, note)),
                // An act is told with its first line.
                Topic::Seen(step, _) if goes_on(facts, &topics[..at], *step) => {}
                Topic::Seen(..) => (act(&mut telling, act_of(facts, &topics[at..]))),
            }
        } }
        @if topics.is_empty() { p .empty { (voice.texts.say("play-log-empty", &[])) } }
    };
    if let Some(lines) = &facts.lines {
        lines.keep(reader, telling.told);
    }
    drawn
}

/// The steps at the beginning of `topics` that were made at once.
fn act_of<'t, 'a, G: Room>(facts: &Facts, topics: &'t [Topic<'a, G>]) -> &'t [Topic<'a, G>] {
    let on =
        |at: &usize| matches!(&topics[*at], Topic::Seen(step, _) if goes_on(facts, &topics[..*at], *step));
    let more = (1..topics.len()).take_while(on).count();
    &topics[..=more]
}

/// What was done at once: one line that unfolds if the room has one for it, else its sentences.
fn act<'a, G: Room>(telling: &mut Telling<'a, G>, act: &[Topic<'a, G>]) -> Markup {
    let facts = telling.moment.facts;
    let seen: Vec<G::Seen> = act.iter().filter_map(Topic::seen).collect();
    let fresh = |step: u32| step > facts.known && facts.known > 0;
    let first = act.iter().find_map(Topic::step).unwrap_or_default();
    let last = act.iter().rev().find_map(Topic::step).unwrap_or_default();
    let Some(summary) = G::summary(&telling.moment.voice, &seen) else {
        return html! {
            @for (at, topic) in act.iter().enumerate() {
                @if let Topic::Seen(step, seen) = topic {
                    li .fresh[fresh(*step)] .on[at > 0] data-step=(step) { (PreEscaped(telling.line(*step, seen))) }
                }
            }
        };
    };
    let who = seen.iter().find_map(|seen| G::sentence(&telling.moment.voice, seen).0);
    html! {
        li .act .fresh[fresh(last)] data-step=(last) {
            details data-keep={ "act-" (first) } {
                summary {
                    @if let Some(badge) = who.and_then(|who| telling.badges[who].as_deref()) { (PreEscaped(badge)) }
                    span .visually-hidden { @if let Some(who) = who { (telling.moment.voice.names.of(who)) ": " } }
                    (summary)
                }
                ol { @for topic in act { @if let Topic::Seen(step, seen) = topic {
                    li { (PreEscaped(telling.line(*step, seen))) }
                } } }
                a .small href=(replay_link(telling.moment, first)) { (telling.moment.voice.texts.say("site-log-position", &[])) }
            }
        }
    }
}

/// Was the step made at once with what the line before it is about?
fn goes_on<G: Room>(facts: &Facts, before: &[Topic<'_, G>], step: u32) -> bool {
    let act = |told: u32| {
        let at = facts.steps.partition_point(|step| step.told < told);
        facts.steps.get(at).map(|step| step.act)
    };
    matches!(before.last(), Some(Topic::Seen(other, _)) if *other == step || act(*other) == act(step))
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
            (badge(&G::badge(voice.config, seat)))
            (voice.texts.say(&format!("log-{}", note.word), &[("player", name.into())]))
        }
    }
}
