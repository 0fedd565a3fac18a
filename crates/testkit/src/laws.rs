//! Laws: what is true of every game at every step.
//!
//! Random games are played; at each step the lists, the judgement, the notation, the views and the numbers are
//! held against each other. What costs much (positions as JSON, features, imagined worlds) is looked at every
//! few steps and at the end, as the [`Plan`] says.

use core::fmt;

use kernel::{Buffer, Dice, FEATURE_RANGE, Game, Refusal, Seat, SeatSet, Standings, Turn, Viewer};

use crate::walk::{self, Place, Plan, Step, StepOf};
use crate::{note, panics};

/// What can be broken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Law {
    /// Lists of actions are ascending, unique, and not empty for a seat that has to decide.
    Listing,
    /// `check` allows exactly what `actions` lists.
    Agreement,
    /// A seat without a decision has an empty list, and everything it tries is refused.
    Bystanders,
    /// Refusals have a code of small letters and hyphens, and one line of text.
    Refusals,
    /// Actions and outcomes of chance read back from what they are written as.
    Notation,
    /// Numbers of actions are dense, and ascend like the actions.
    Index,
    /// What chance rolls can be settled, and nothing can be settled when it is not chance's turn.
    Chance,
    /// A step in a copy does not touch the original, and a step does the same with and without listeners.
    Copies,
    /// A game replayed from its log in notation comes to the same position.
    Replay,
    /// Every invariant holds.
    Audit,
    /// A game ends.
    Length,
    /// The order in which several seats decide does not matter.
    Order,
    /// Everybody has a place that fits the numbers.
    Standings,
    /// The same view twice is equal, and a view that shows everything imagines the position itself.
    Views,
    /// A position written and read is the same position.
    Positions,
    /// Features are as many as promised and finite; so is the worth of a position.
    Numbers,
    /// The rules do not panic.
    Calm,
}

/// A broken law.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct Violation {
    /// Which law.
    pub law: Law,
    /// What was found.
    pub detail: String,
    /// Where.
    pub place: Place,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "law {:?} broken: {}\n  at {}", self.law, self.detail, self.place)
    }
}

/// How much was looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Games played to the end.
    pub games: u64,
    /// Steps made in them.
    pub steps: u64,
    /// Actions that were tried though not listed.
    pub refused: u64,
    /// Times several seats decided at once and were tried in two orders.
    pub orders: u64,
}

/// A broken law, not yet with its place.
type Broken = (Law, String);

/// Holds the laws against random games at one table.
pub fn check<G: Game>(config: &G::Config, plan: Plan) -> Result<Report, Box<Violation>> {
    let mut report = Report::default();
    let violation = |(law, detail), seed, log: &[String]| {
        Box::new(Violation { law, detail, place: Place::new::<G>(config, seed, log) })
    };
    panics::caught(|| index_is_bijective::<G>(config))
        .unwrap_or_else(|words| Err((Law::Calm, words)))
        .map_err(|broken| violation(broken, plan.seed, &[]))?;
    for seed in plan.seeds() {
        let mut log = Vec::new();
        let played = panics::caught(|| game::<G>(config, plan, seed, &mut log, &mut report));
        played
            .unwrap_or_else(|words| Err((Law::Calm, format!("the rules panicked: {words}"))))
            .map_err(|broken| violation(broken, seed, &log))?;
        report.games += 1;
    }
    Ok(report)
}

/// For tests: the laws hold at each of these tables.
pub fn assert_hold<G: Game>(configs: &[G::Config], plan: Plan) -> Report {
    let mut sum = Report::default();
    for config in configs {
        match check::<G>(config, plan) {
            Ok(report) => {
                sum.games += report.games;
                sum.steps += report.steps;
                sum.refused += report.refused;
                sum.orders += report.orders;
            }
            Err(violation) => panic!("\n{violation}\n"),
        }
    }
    sum
}

/// Every number below the count is an action, in the order of the actions, and every action has a text.
fn index_is_bijective<G: Game>(config: &G::Config) -> Result<(), Broken> {
    let count = G::action_count(config);
    let mut last: Option<G::Action> = None;
    for index in 0..count {
        let Some(action) = G::action(config, index) else {
            return Err((Law::Index, format!("{index} of {count} is no action")));
        };
        if G::index(config, action) != index {
            let other = G::index(config, action);
            return Err((Law::Index, format!("{index} is {action:?}, which has the number {other}")));
        }
        if last.is_some_and(|last| last >= action) {
            return Err((Law::Index, format!("{action:?} with number {index} is not above its predecessor")));
        }
        let text = note::action::<G>(config, action);
        if G::read_action(config, &text) != Ok(action) {
            return Err((Law::Notation, format!("{action:?} is written `{text}` and not read back")));
        }
        last = Some(action);
    }
    if count < u16::MAX && G::action(config, count).is_some() {
        return Err((Law::Index, format!("{count} is an action, though only the numbers below are")));
    }
    let mut names = Vec::new();
    G::planes(config, &mut |plane| names.push(plane.name));
    names.sort_unstable();
    if let Some([twin, ..]) = names.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err((Law::Numbers, format!("two blocks of features are named {twin}")));
    }
    Ok(())
}

/// One random game.
fn game<G: Game>(
    config: &G::Config,
    plan: Plan,
    seed: u64,
    log: &mut Vec<String>,
    report: &mut Report,
) -> Result<(), Broken> {
    let mut dice = Dice::from_number(seed);
    let mut state = G::setup(config);
    let mut replay = G::setup(config);
    let mut options = G::Actions::default();
    let mut last_chance = None;
    loop {
        let over = G::turn(&state) == Turn::Over;
        audit::<G>(&state)?;
        lists::<G>(config, &state, plan.sample, &mut dice, report)?;
        standings::<G>(&state)?;
        if let Some(chance) = last_chance.filter(|_| G::turn(&state) != Turn::Chance)
            && G::check_chance(&state, chance).is_ok()
        {
            return Err((Law::Chance, format!("{chance:?} can be settled when it is not chance's turn")));
        }
        if over || dice.below(plan.every.max(1)) == 0 {
            views::<G>(config, &state, &mut dice)?;
            numbers::<G>(config, &state)?;
        }
        if over {
            return Ok(());
        }
        orders::<G>(&state, &mut dice, report)?;
        let Some(step) = walk::choose::<G>(&state, &mut dice, &mut options) else {
            return Err((Law::Listing, "nobody can make the next step".to_owned()));
        };
        let line = walk::write::<G>(config, step);
        log.push(line.clone());
        if let Step::Settle(chance) = step {
            last_chance = Some(chance);
            if let Err(illegal) = G::check_chance(&state, chance) {
                return Err((
                    Law::Chance,
                    format!("rolled {line}, but {}", note::refusal::<G>(config, illegal)),
                ));
            }
        }
        let again = walk::read::<G>(config, &line).map_err(|unreadable| {
            (Law::Notation, format!("`{line}` is written but not read: {unreadable}"))
        })?;
        if again != step {
            return Err((Law::Notation, format!("{step:?} is written `{line}` and read as {again:?}")));
        }
        copies::<G>(&mut state, step)?;
        walk::apply::<G>(&mut replay, again);
        if replay != state {
            return Err((Law::Replay, format!("`{line}` does another thing when replayed")));
        }
        report.steps += 1;
        if log.len() > G::LONGEST as usize {
            return Err((Law::Length, format!("not over after {} steps", G::LONGEST)));
        }
    }
}

fn audit<G: Game>(state: &G::State) -> Result<(), Broken> {
    G::audit(state).map_err(|broken| (Law::Audit, format!("{broken:?}")))
}

/// Lists, judgement and bystanders.
fn lists<G: Game>(
    config: &G::Config,
    state: &G::State,
    sample: u32,
    dice: &mut Dice,
    report: &mut Report,
) -> Result<(), Broken> {
    let deciding = match G::turn(state) {
        Turn::Decide(seats) if seats.is_empty() => {
            return Err((Law::Listing, "a decision of nobody".to_owned()));
        }
        Turn::Decide(seats) => seats,
        Turn::Chance | Turn::Over => SeatSet::EMPTY,
    };
    if let Some(seat) = deciding.iter().find(|seat| seat.number() >= G::seats(config)) {
        return Err((Law::Bystanders, format!("{seat} decides but does not sit at the table")));
    }
    let count = G::action_count(config);
    let mut options = G::Actions::default();
    for seat in Seat::first(G::seats(config)) {
        options.clear();
        G::actions(state, seat, &mut options);
        let list = options.as_slice();
        if !deciding.contains(seat) && !list.is_empty() {
            return Err((Law::Bystanders, format!("{seat} has no decision but {} options", list.len())));
        }
        if deciding.contains(seat) && list.is_empty() {
            return Err((Law::Listing, format!("{seat} has to decide but has no option")));
        }
        if let Some([first, second, ..]) = list.windows(2).find(|pair| pair[0] >= pair[1]) {
            return Err((Law::Listing, format!("{first:?} stands before {second:?}")));
        }
        for action in list {
            if let Err(illegal) = G::check(state, seat, *action) {
                let text = note::refusal::<G>(config, illegal);
                return Err((Law::Agreement, format!("{seat}: {action:?} is listed but refused, {text}")));
            }
            let index = G::index(config, *action);
            if index >= count || G::action(config, index) != Some(*action) {
                return Err((Law::Index, format!("{action:?} has the number {index} of another")));
            }
        }
        for nth in 0..if count == 0 { 0 } else { sample } {
            let index = dice.below(u32::from(count)) as u16;
            let Some(action) = G::action(config, index) else { continue };
            match (G::check(state, seat, action), list.binary_search(&action)) {
                (Ok(()), Ok(_)) => {}
                (Ok(()), Err(_)) => {
                    return Err((Law::Agreement, format!("{seat}: {action:?} is allowed but not listed")));
                }
                (Err(_), Ok(_)) => unreachable!("every listed action was checked above"),
                (Err(illegal), Err(_)) => {
                    report.refused += 1;
                    // Writing texts would be most of the time of a walk; over many steps one of each sample
                    // meets every kind of refusal.
                    if nth == 0 {
                        refusal::<G>(config, illegal)?;
                    }
                }
            }
        }
    }
    Ok(())
}

fn refusal<G: Game>(config: &G::Config, illegal: G::Illegal) -> Result<(), Broken> {
    let code = illegal.code();
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if code.is_empty() || !code.chars().all(plain) {
        return Err((Law::Refusals, format!("the code `{code}` is not of small letters and hyphens")));
    }
    let text = note::refusal::<G>(config, illegal);
    if text.contains('\n') || text.trim_end() == format!("{code}:") {
        return Err((Law::Refusals, format!("{illegal:?} is not explained in one line: `{text}`")));
    }
    Ok(())
}

/// Makes the step three times: in a copy, without listeners, and in earnest.
fn copies<G: Game>(state: &mut G::State, step: StepOf<G>) -> Result<(), Broken> {
    let before = state.clone();
    let mut copy = state.clone();
    let events = walk::apply::<G>(&mut copy, step);
    if *state != before {
        return Err((Law::Copies, "a step in a copy changed the original".to_owned()));
    }
    let mut silent = before;
    match step {
        Step::Play(seat, action) => G::play(&mut silent, seat, action, &mut ()),
        Step::Settle(chance) => G::settle(&mut silent, chance, &mut ()),
    }
    if silent != copy {
        return Err((Law::Copies, "the step does another thing when nobody listens".to_owned()));
    }
    if walk::apply::<G>(state, step) != events || *state != copy {
        return Err((Law::Copies, "the same step twice does two things".to_owned()));
    }
    Ok(())
}

/// Where several seats decide at once, two orders come to the same position, and no commit changes what the
/// others may do.
fn orders<G: Game>(state: &G::State, dice: &mut Dice, report: &mut Report) -> Result<(), Broken> {
    let Turn::Decide(seats) = G::turn(state) else { return Ok(()) };
    if seats.len() < 2 {
        return Ok(());
    }
    let mut options = G::Actions::default();
    let mut chosen: Vec<(Seat, G::Action)> = Vec::new();
    for seat in seats.iter() {
        options.clear();
        G::actions(state, seat, &mut options);
        chosen.push((seat, *dice.pick(options.as_slice())));
    }
    let mut other = chosen.clone();
    while other == chosen {
        dice.shuffle(&mut other);
    }
    let mut results = Vec::new();
    for order in [&chosen, &other] {
        let mut world = state.clone();
        for (nth, (seat, action)) in order.iter().enumerate() {
            let told = || format!("{order:?} at number {}", nth + 1);
            if let Err(illegal) = G::check(&world, *seat, *action) {
                return Err((Law::Order, format!("{}: refused, {}", told(), illegal.code())));
            }
            walk::apply::<G>(&mut world, Step::Play(*seat, *action));
            let waiting = &order[nth + 1..];
            match G::turn(&world) {
                Turn::Decide(left) if waiting.iter().all(|(seat, _)| left.contains(*seat)) => {}
                _ if waiting.is_empty() => {}
                turn => return Err((Law::Order, format!("{}: then it is {turn:?}", told()))),
            }
            for (seat, _) in waiting {
                let mut before = G::Actions::default();
                G::actions(state, *seat, &mut before);
                options.clear();
                G::actions(&world, *seat, &mut options);
                if before.as_slice() != options.as_slice() {
                    return Err((Law::Order, format!("{}: changes the options of {seat}", told())));
                }
            }
        }
        results.push(world);
    }
    if results[0] != results[1] {
        return Err((Law::Order, format!("{chosen:?} and {other:?} come to different positions")));
    }
    report.orders += 1;
    Ok(())
}

fn standings<G: Game>(state: &G::State) -> Result<(), Broken> {
    let seats = G::seats(G::config(state));
    let came = G::standings(state);
    let ranked = Standings::rank(seats, |seat| came.of(seat).tiers);
    if came == ranked { Ok(()) } else { Err((Law::Standings, format!("{came:?} should be {ranked:?}"))) }
}

/// Views are pure, imagining is reproducible, and everything laid open is the position itself.
fn views<G: Game>(config: &G::Config, state: &G::State, dice: &mut Dice) -> Result<(), Broken> {
    for viewer in walk::viewers(G::seats(config)).into_iter().chain([Viewer::Open]) {
        let name = note::viewer(viewer);
        let view = G::view(state, viewer);
        if view != G::view(state, viewer) {
            return Err((Law::Views, format!("{name} looks twice and sees two things")));
        }
        let own_dice = dice.branch();
        if G::imagine(&view, &mut own_dice.clone()) != G::imagine(&view, &mut own_dice.clone()) {
            return Err((Law::Views, format!("{name} imagines two worlds from the same dice")));
        }
        let text = note::view::<G>(&view);
        if let Err(error) = serde_json::from_str::<serde_json::Value>(&text) {
            return Err((Law::Positions, format!("the view of {name} is not JSON: {error}: {text}")));
        }
    }
    let open = G::view(state, Viewer::Open);
    if G::imagine(&open, dice) != *state {
        return Err((Law::Views, "everything laid open does not imagine the position itself".to_owned()));
    }
    let text = note::view::<G>(&open);
    match G::read_position(config, &text) {
        Ok(again) if again == *state => Ok(()),
        Ok(again) => {
            let other = note::view::<G>(&G::view(&again, Viewer::Open));
            Err((Law::Positions, format!("written as {text}, read as {other}")))
        }
        Err(faults) => Err((Law::Positions, format!("{text} is written but not read: {faults}"))),
    }
}

/// Features are within their range, each of them is written, and worth is finite.
fn numbers<G: Game>(config: &G::Config, state: &G::State) -> Result<(), Broken> {
    let mut sum = 0;
    G::planes(config, &mut |plane| sum += plane.len);
    if sum != G::feature_count(config) {
        return Err((Law::Numbers, format!("planes of {sum}, but {} features", G::feature_count(config))));
    }
    let mut features = vec![f32::NAN; sum];
    let [least, most] = FEATURE_RANGE;
    for viewer in walk::viewers(G::seats(config)) {
        features.fill(f32::NAN);
        G::features(&G::view(state, viewer), &mut features);
        if let Some(at) = features.iter().position(|feature| !(least..=most).contains(feature)) {
            let name = note::viewer(viewer);
            return Err((Law::Numbers, format!("feature {at} of {name} is {}", features[at])));
        }
    }
    let prospects = G::prospects(state, &G::tuned());
    let doubt = G::doubt(state);
    if !doubt.is_finite() || doubt <= 0.0 {
        return Err((Law::Numbers, format!("the doubt about a lead is {doubt}")));
    }
    for seat in Seat::first(G::seats(config)) {
        let points = prospects[seat];
        if !points.is_finite() {
            return Err((Law::Numbers, format!("the position promises {points} to {seat}")));
        }
    }
    Ok(())
}
