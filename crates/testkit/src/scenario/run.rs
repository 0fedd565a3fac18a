//! Running a block: set up, step, compare.

use std::collections::BTreeMap;

use kernel::{Game, Seat};

use super::expect;
use super::fault::Failure;
use super::format::Block;
use super::lesson::Way;
use super::script::{Command, Line, Who};
use crate::walk::{self, Step, StepOf};
use crate::{note, panics, table};

/// What came of one block.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Outcome {
    /// How many steps were made.
    pub steps: usize,
    /// How many expectations were looked at.
    pub expectations: usize,
    /// What did not come as expected.
    pub failures: Vec<Failure>,
}

/// What came of many blocks.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// How many blocks with a script passed.
    pub passed: usize,
    /// All that failed.
    pub failed: Vec<Failure>,
    /// For each rule the blocks that show it, as `file:line`.
    pub shows: BTreeMap<String, Vec<String>>,
}

impl Summary {
    /// Adds what came of a block. A block that only names a position is counted only if it failed.
    pub fn add(&mut self, block: &Block, outcome: Outcome) {
        if outcome.failures.is_empty() && block.script.is_some() {
            self.passed += 1;
        }
        self.failed.extend(outcome.failures);
        if block.script.is_some() {
            for rule in &block.shows {
                let place = format!("{}:{}", block.file, block.line);
                self.shows.entry(rule.clone()).or_default().push(place);
            }
        }
    }
}

/// Runs a block. All failures up to the first step that cannot be made are collected.
///
/// A block without a script is set up all the same, so that a position that cannot be read is found where it
/// is written.
pub fn run<G: Game>(data: &'static G::Data, block: &Block) -> Outcome {
    let mut outcome = Outcome::default();
    let start = match panics::caught(|| start::<G>(data, block)) {
        Ok(Ok(start)) => start,
        Ok(Err(fault)) => {
            outcome.failures.push(failure(block, block.line, "", "a position to start from".into(), fault));
            return outcome;
        }
        Err(words) => {
            let came = format!("the rules panicked: {words}");
            outcome.failures.push(failure(block, block.line, "", "a position to start from".into(), came));
            return outcome;
        }
    };
    let mut running = start;
    for line in block.script.as_deref().unwrap_or_default() {
        let done = panics::caught(|| running.line(line)).unwrap_or_else(|words| {
            Done::Stop("no panic".to_owned(), format!("the rules panicked: {words}"))
        });
        match done {
            Done::Stepped => outcome.steps += 1,
            Done::Held => outcome.expectations += 1,
            Done::Failed(expected, came) => {
                outcome.expectations += 1;
                outcome.failures.push(failure(block, line.number, &line.text, expected, came));
            }
            Done::Stop(expected, came) => {
                outcome.failures.push(failure(block, line.number, &line.text, expected, came));
                break;
            }
        }
    }
    outcome
}

fn failure(block: &Block, line: usize, script: &str, expected: String, came: String) -> Failure {
    Failure {
        file: block.file.clone(),
        line,
        block: block.title.clone(),
        script: script.to_owned(),
        expected,
        came,
    }
}

/// What came of a line.
enum Done {
    /// The step was made.
    Stepped,
    /// The expectation holds.
    Held,
    /// The expectation does not hold; the next line can still be tried.
    Failed(String, String),
    /// The step could not be made; what follows means nothing.
    Stop(String, String),
}

/// A block on its way.
pub(super) struct Running<G: Game> {
    pub(super) config: G::Config,
    pub(super) state: G::State,
    /// The events of the last step.
    pub(super) events: Vec<G::Event>,
    /// Did every invariant hold at the start? Positions written by hand need not be reachable.
    whole: bool,
}

fn start<G: Game>(data: &'static G::Data, block: &Block) -> Result<Running<G>, String> {
    if block.game != G::ID {
        return Err(format!(
            "the block is about `{}`, but was given to the rules of `{}`",
            block.game,
            G::ID
        ));
    }
    let choices: Vec<(&str, &str)> =
        block.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
    let config = table::configure::<G>(data, block.players, &choices)?;
    let state = match &block.position {
        None => G::setup(&config),
        Some(position) => G::read_position(&config, &position.to_string())
            .map_err(|faults| format!("the position cannot be read: {faults}"))?,
    };
    let whole = G::audit(&state).is_ok();
    Ok(Running { config, state, events: Vec::new(), whole })
}

impl<G: Game> Running<G> {
    /// Carries out one line.
    fn line(&mut self, line: &Line) -> Done {
        let held = match &line.command {
            Command::Step(who, text) => {
                return match self.step(*who, text) {
                    Ok(()) => Done::Stepped,
                    Err((expected, came)) => Done::Stop(expected, came),
                };
            }
            Command::Expect(seat, ways) => {
                return match self.expected(*seat, ways) {
                    Ok(()) => Done::Stepped,
                    Err((expected, came)) => Done::Stop(expected, came),
                };
            }
            // Words for people; the reader has seen to it that they are there in every language.
            Command::Say(..) | Command::Ask(..) | Command::Light(_) | Command::Other(..) => Ok(()),
            Command::Legal { seat, prefix, actions } => self.legal(*seat, prefix, actions),
            Command::Count { seat, prefix, number } => self.count(*seat, prefix, *number),
            Command::Offers(seat, actions) => self.offers(*seat, actions),
            Command::Lacks(seat, actions) => self.lacks(*seat, actions),
            Command::Refuses { who, text, code } => self.refuses(*who, text, code),
            Command::Turn(turn) => self.turn(*turn),
            Command::Scores(scores) => self.scores(scores),
            Command::Places(places) => self.places(places),
            Command::Position(viewer, expected) => self.position(*viewer, expected),
            Command::Sees(viewer, text) => self.sees(*viewer, text.as_deref()),
            Command::NeverSees(viewer, text) => self.never_sees(*viewer, text),
        };
        match held {
            Ok(()) => Done::Held,
            Err((expected, came)) => Done::Failed(expected, came),
        }
    }

    /// Makes a step that must be readable and legal.
    fn step(&mut self, who: Who, text: &str) -> expect::Held {
        let step = self.read(who, text)?;
        if let Err(illegal) = walk::check::<G>(&self.state, step) {
            let came = format!("refused, {}", note::refusal::<G>(&self.config, illegal));
            return Err((format!("{} is legal", walk::write::<G>(&self.config, step)), came));
        }
        self.events = walk::apply::<G>(&mut self.state, step);
        match G::audit(&self.state) {
            Err(broken) if self.whole => {
                Err(("every invariant holds after the step".to_owned(), format!("{broken:?}")))
            }
            _ => Ok(()),
        }
    }

    /// What a lesson expects: every way of doing it is legal, and the first one is done.
    fn expected(&mut self, seat: Seat, ways: &[Way]) -> expect::Held {
        let options = self.options(seat, &[]);
        let mut first = None;
        for way in ways {
            let found = options.iter().find(|option| way.takes(option));
            let Some(found) = found else {
                let read = self.read(Who::Seat(seat), way.text());
                let refused = read.ok().and_then(|step| walk::check::<G>(&self.state, step).err());
                let came = refused.map_or_else(
                    || format!("no legal action is such; there are {}", options.join(" | ")),
                    |illegal| format!("refused, {}", note::refusal::<G>(&self.config, illegal)),
                );
                return Err((format!("{} is legal", way.text()), came));
            };
            first.get_or_insert_with(|| found.clone());
        }
        self.step(Who::Seat(seat), first.as_deref().unwrap_or_default())
    }

    /// Reads a step.
    pub(super) fn read(&self, who: Who, text: &str) -> Result<StepOf<G>, expect::Mismatch> {
        let step = match who {
            Who::Seat(seat) => G::read_action(&self.config, text).map(|action| Step::Play(seat, action)),
            Who::Chance => G::read_chance(&self.config, text).map(Step::Settle),
        };
        step.map_err(|unreadable| (unreadable.expected.to_owned(), format!("`{text}`")))
    }
}
