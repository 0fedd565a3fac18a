//! Nobody can learn what the rules hide.
//!
//! For a random position and each viewer an imagined world takes the place of the real one: it has the same
//! view. Then everything else the viewer can get hold of must be the same too: whose turn it is, the legal
//! actions, the words of refusals, the JSON of the view. And after a step in each of two worlds, if the views
//! agree then the events seen must agree: otherwise an event told what the view hides. The other direction is
//! looked at as well: if the events seen agree then the views must agree, otherwise a view told what no event
//! brought to light. That finds a leak even if `imagine` was written to go along with it.
//!
//! Views are self-sufficient (what was told is still in them); without that a legitimate reveal that the view
//! forgets would look like a leak. A game that forgets on purpose names the facts in its [`Excuses`].

use core::fmt;

use kernel::{Buffer, Dice, Game, Seat, Turn, Viewer};

use crate::walk::{self, Place, Plan, Step, StepOf};
use crate::{note, panics};

/// Where something shows that should not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Where {
    /// The imagined world is broken, so it proves nothing.
    Imagined,
    /// Real and imagined world look different.
    View,
    /// Real and imagined view are written differently.
    Json,
    /// Whose turn it is, or whether the table may answer for the seat, differs.
    Turn,
    /// The legal actions differ.
    Legal,
    /// The same action is refused with different words.
    Refusal,
    /// The views after a step agree, the events seen do not.
    Event,
    /// The events seen at a step agree, the views after it do not.
    Untold,
    /// The rules panicked in an imagined world.
    Panic,
}

/// A leak.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct Leak {
    /// Where it shows.
    pub at: Where,
    /// Who can learn something.
    pub viewer: String,
    /// What differs.
    pub detail: String,
    /// In which game and at which step.
    pub place: Place,
}

impl fmt::Display for Leak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "leak to {} ({:?}): {}\n  at {}", self.viewer, self.at, self.detail, self.place)
    }
}

/// How much was compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Games played to the end.
    pub games: u64,
    /// Comparisons of anything between two worlds.
    pub comparisons: u64,
    /// Imagined worlds that were not the real one: without them nothing is proved.
    pub different: u64,
}

/// What a game asks to be excused from, in so many words; nothing, if it can.
pub struct Excuses<G: Game> {
    untold: Option<&'static str>,
    forgotten: fn(&G::Seen) -> bool,
}

// Written out, because a derive would demand that the game itself, which has no values, can be copied.
impl<G: Game> Clone for Excuses<G> {
    fn clone(&self) -> Excuses<G> {
        *self
    }
}

impl<G: Game> Copy for Excuses<G> {}

impl<G: Game> Excuses<G> {
    /// Nothing is excused.
    pub fn none() -> Excuses<G> {
        Excuses { untold: None, forgotten: |_| false }
    }

    /// Some public fact changes without an event of its own, for the reason given: equal events need not mean
    /// equal views.
    #[must_use]
    pub fn untold(self, reason: &'static str) -> Excuses<G> {
        Excuses { untold: Some(reason), ..self }
    }

    /// These facts are brought to light for everybody by the rules, and no view keeps them, because they cease
    /// to matter: worlds may differ in them though the views after the step agree.
    ///
    /// Name as few as possible: a leak through an excused fact is not found.
    #[must_use]
    pub fn forgotten(self, facts: fn(&G::Seen) -> bool) -> Excuses<G> {
        Excuses { forgotten: facts, ..self }
    }
}

/// A leak that has no place yet.
type Found = (Where, Viewer, String);

/// Looks for leaks in random games at one table.
pub fn check<G: Game>(config: &G::Config, plan: Plan) -> Result<Report, Box<Leak>> {
    check_excused::<G>(config, plan, Excuses::none())
}

/// Looks for leaks in random games at one table, but for what is excused.
pub fn check_excused<G: Game>(
    config: &G::Config,
    plan: Plan,
    excuses: Excuses<G>,
) -> Result<Report, Box<Leak>> {
    let mut report = Report::default();
    for seed in plan.seeds() {
        let mut log = Vec::new();
        let mut search = Search::<G> { config, plan, excuses, dice: Dice::from_number(seed), report };
        let played = panics::caught(|| search.game(&mut log));
        report = search.report;
        let found = played.unwrap_or_else(|words| Err((Where::Panic, Viewer::Open, words)));
        if let Err((at, viewer, detail)) = found {
            let place = Place::new::<G>(config, seed, &log);
            return Err(Box::new(Leak { at, viewer: note::viewer(viewer), detail, place }));
        }
        report.games += 1;
    }
    Ok(report)
}

/// For tests: nothing leaks at any of these tables.
///
/// Panics also if the game has something hidden (`hides`) and yet no imagined world ever differed from the
/// real one: such a test would prove nothing.
pub fn assert_none<G: Game>(configs: &[G::Config], plan: Plan, hides: bool) -> Report {
    assert_none_but::<G>(configs, plan, hides, Excuses::none())
}

/// For tests: nothing leaks at any of these tables, but for what is excused.
pub fn assert_none_but<G: Game>(
    configs: &[G::Config],
    plan: Plan,
    hides: bool,
    excuses: Excuses<G>,
) -> Report {
    let mut sum = Report::default();
    for config in configs {
        match check_excused::<G>(config, plan, excuses) {
            Ok(report) => {
                sum.games += report.games;
                sum.comparisons += report.comparisons;
                sum.different += report.different;
            }
            Err(leak) => panic!("\n{leak}\n"),
        }
    }
    assert_eq!(sum.different > 0, hides, "{} hides something: {hides}; {sum:?}", G::ID);
    sum
}

/// What a viewer has after a step.
struct After<G: Game> {
    step: StepOf<G>,
    view: G::View,
    seen: Vec<G::Seen>,
}

/// Makes a step in a copy of a world and looks.
fn after<G: Game>(world: &G::State, step: StepOf<G>, viewer: Viewer) -> After<G> {
    let mut world = world.clone();
    let events = walk::apply::<G>(&mut world, step);
    let seen = events.iter().filter_map(|event| G::see(event, viewer)).collect();
    After { step, view: G::view(&world, viewer), seen }
}

struct Search<'a, G: Game> {
    config: &'a G::Config,
    plan: Plan,
    excuses: Excuses<G>,
    dice: Dice,
    report: Report,
}

impl<G: Game> Search<'_, G> {
    /// One random game, with a look from every side at every step.
    fn game(&mut self, log: &mut Vec<String>) -> Result<(), Found> {
        let mut state = G::setup(self.config);
        let mut options = G::Actions::default();
        loop {
            let step = walk::choose::<G>(&state, &mut self.dice, &mut options);
            for viewer in walk::viewers(G::seats(self.config)) {
                let world = self.imagined(&state, viewer)?;
                if let Some(step) = step {
                    self.steps(&state, &world, step, viewer)?;
                }
            }
            let Some(step) = step else { return Ok(()) };
            if log.len() > G::LONGEST as usize {
                return Ok(());
            }
            log.push(walk::write::<G>(self.config, step));
            walk::apply::<G>(&mut state, step);
        }
    }

    /// An imagined world, after everything the viewer can get hold of was compared.
    fn imagined(&mut self, state: &G::State, viewer: Viewer) -> Result<G::State, Found> {
        let view = G::view(state, viewer);
        let text = note::view::<G>(&view);
        let world = G::imagine(&view, &mut self.dice);
        self.report.different += u64::from(world != *state);
        if let Err(broken) = G::audit(&world) {
            return Err((Where::Imagined, viewer, format!("{broken:?} in a world imagined from {text}")));
        }
        let other = G::view(&world, viewer);
        let other_text = note::view::<G>(&other);
        if view != other {
            return Err((Where::View, viewer, format!("{text}\n  imagined: {other_text}")));
        }
        if text != other_text {
            return Err((Where::Json, viewer, format!("{text}\n  imagined: {other_text}")));
        }
        if G::turn(state) != G::turn(&world) {
            let detail = format!("{:?}, imagined: {:?}", G::turn(state), G::turn(&world));
            return Err((Where::Turn, viewer, detail));
        }
        self.report.comparisons += 3;
        if let Viewer::Seat(seat) = viewer {
            self.judgement(state, &world, seat)?;
        }
        Ok(world)
    }

    /// What the seat may do, and how it is refused what it may not.
    fn judgement(&mut self, state: &G::State, world: &G::State, seat: Seat) -> Result<(), Found> {
        let viewer = Viewer::Seat(seat);
        let mut real = G::Actions::default();
        let mut imagined = G::Actions::default();
        G::actions(state, seat, &mut real);
        G::actions(world, seat, &mut imagined);
        if real.as_slice() != imagined.as_slice() {
            let detail = format!("{:?}\n  imagined: {:?}", real.as_slice(), imagined.as_slice());
            return Err((Where::Legal, viewer, detail));
        }
        if !real.as_slice().is_empty() && G::asking(state, seat) != G::asking(world, seat) {
            return Err((Where::Turn, viewer, "asked in one world, not in the other".to_owned()));
        }
        self.report.comparisons += 2;
        let count = G::action_count(self.config);
        for _ in 0..if count == 0 { 0 } else { self.plan.sample } {
            let index = self.dice.below(u32::from(count)) as u16;
            let Some(action) = G::action(self.config, index) else { continue };
            let words = |world| match G::check(world, seat, action) {
                Ok(()) => "legal".to_owned(),
                Err(illegal) => format!("{} {illegal:?}", note::refusal::<G>(self.config, illegal)),
            };
            let (real, imagined) = (words(state), words(world));
            if real != imagined {
                let text = note::action::<G>(self.config, action);
                return Err((Where::Refusal, viewer, format!("{text}: {real}\n  imagined: {imagined}")));
            }
            self.report.comparisons += 1;
        }
        Ok(())
    }

    /// The step of the walk in both worlds; and, if the viewer does not know what is chosen or drawn, another
    /// choice or draw in each.
    fn steps(
        &mut self,
        state: &G::State,
        world: &G::State,
        step: StepOf<G>,
        viewer: Viewer,
    ) -> Result<(), Found> {
        let real = after::<G>(state, step, viewer);
        if walk::check::<G>(world, step).is_ok() {
            self.compare(&real, &after::<G>(world, step, viewer), viewer)?;
        }
        if let Step::Play(actor, _) = step
            && viewer == Viewer::Seat(actor)
        {
            return Ok(());
        }
        for place in [state, world] {
            if let Some(other) = self.another(place, step) {
                self.compare(&real, &after::<G>(place, other, viewer), viewer)?;
            }
        }
        Ok(())
    }

    /// Another step by the same actor.
    fn another(&mut self, world: &G::State, step: StepOf<G>) -> Option<StepOf<G>> {
        match step {
            Step::Settle(_) if G::turn(world) == Turn::Chance => {
                Some(Step::Settle(G::roll(world, &mut self.dice)))
            }
            Step::Settle(_) => None,
            Step::Play(seat, _) => {
                let mut options = G::Actions::default();
                G::actions(world, seat, &mut options);
                let list = options.as_slice();
                (!list.is_empty()).then(|| Step::Play(seat, *self.dice.pick(list)))
            }
        }
    }

    /// Equal views mean equal events, and the other way round.
    fn compare(&mut self, left: &After<G>, right: &After<G>, viewer: Viewer) -> Result<(), Found> {
        self.report.comparisons += 1;
        let same_view = left.view == right.view;
        let same_seen = left.seen == right.seen;
        let steps = || {
            let (left, right) = (left.step, right.step);
            format!("{} / {}", walk::write::<G>(self.config, left), walk::write::<G>(self.config, right))
        };
        let seen = |after: &After<G>| {
            let texts: Vec<String> =
                after.seen.iter().map(|seen| note::seen::<G>(self.config, seen)).collect();
            texts.join(" | ")
        };
        let lasting = |after: &After<G>| -> Vec<G::Seen> {
            after.seen.iter().copied().filter(|seen| !(self.excuses.forgotten)(seen)).collect()
        };
        if same_view && !same_seen && lasting(left) != lasting(right) {
            let detail = format!("{}\n  seen: {}\n  or:   {}", steps(), seen(left), seen(right));
            return Err((Where::Event, viewer, detail));
        }
        if same_seen && !same_view && self.excuses.untold.is_none() {
            let (one, two) = (note::view::<G>(&left.view), note::view::<G>(&right.view));
            let detail = format!("{}\n  seen: {}\n  view: {one}\n  or:   {two}", steps(), seen(left));
            return Err((Where::Untold, viewer, detail));
        }
        Ok(())
    }
}
