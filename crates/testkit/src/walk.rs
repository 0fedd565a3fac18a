//! Random games, step by step: the ground on which laws, leak test and playthroughs walk.

use core::fmt;

use kernel::{Buffer, Dice, Game, Notation, Rules, Seat, Turn, Unreadable, Viewer};

use crate::table;

/// One step of a game: a decision or an outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step<A, C> {
    /// The seat does this.
    Play(Seat, A),
    /// Chance has this outcome.
    Settle(C),
}

/// A step of the game `G`.
pub type StepOf<G> = Step<<G as Rules>::Action, <G as Rules>::Chance>;

/// Draws the next step of a random game; `None` if the game is over or nobody who should decide can.
pub fn choose<G: Rules>(state: &G::State, dice: &mut Dice, options: &mut G::Actions) -> Option<StepOf<G>> {
    match G::turn(state) {
        Turn::Over => None,
        Turn::Chance => Some(Step::Settle(G::roll(state, dice))),
        Turn::Decide(seats) => {
            if seats.is_empty() {
                return None;
            }
            let nth = dice.below(u32::from(seats.len())) as usize;
            let seat = seats.iter().nth(nth)?;
            options.clear();
            G::actions(state, seat, options);
            if options.as_slice().is_empty() {
                return None;
            }
            Some(Step::Play(seat, *dice.pick(options.as_slice())))
        }
    }
}

/// Makes a step and gives its events.
pub fn apply<G: Rules>(state: &mut G::State, step: StepOf<G>) -> Vec<G::Event> {
    let mut events = Vec::new();
    let mut sink = |event: G::Event| events.push(event);
    match step {
        Step::Play(seat, action) => G::play(state, seat, action, &mut sink),
        Step::Settle(chance) => G::settle(state, chance, &mut sink),
    }
    events
}

/// May this step be made now? A refusal as the rules give it.
pub fn check<G: Rules>(state: &G::State, step: StepOf<G>) -> Result<(), G::Illegal> {
    match step {
        Step::Play(seat, action) => G::check(state, seat, action),
        Step::Settle(chance) => G::check_chance(state, chance),
    }
}

/// A step as a line of a scenario: `P0: W 23 17` or `chance: start P0`.
pub fn write<G: Notation>(config: &G::Config, step: StepOf<G>) -> String {
    match step {
        Step::Play(seat, action) => format!("{seat}: {}", crate::note::action::<G>(config, action)),
        Step::Settle(chance) => format!("chance: {}", crate::note::chance::<G>(config, chance)),
    }
}

/// Reads a step that [`write()`] wrote.
pub fn read<G: Notation>(config: &G::Config, line: &str) -> Result<StepOf<G>, Unreadable> {
    let unreadable = Unreadable { expected: "`P0: ACTION` or `chance: OUTCOME`" };
    let (who, what) = line.split_once(':').ok_or(unreadable)?;
    if who == "chance" {
        G::read_chance(config, what.trim()).map(Step::Settle)
    } else {
        Ok(Step::Play(who.parse()?, G::read_action(config, what.trim())?))
    }
}

/// Everybody who may look at a running game: each seat and the audience.
pub fn viewers(seats: u8) -> Vec<Viewer> {
    Seat::first(seats).map(Viewer::Seat).chain([Viewer::Audience]).collect()
}

/// Which random games to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// How many games.
    pub games: u32,
    /// The seed of the first game; the others follow.
    pub seed: u64,
    /// How many actions that may be illegal are tried at each step.
    pub sample: u32,
    /// Costly checks run at every so many steps, and at the end.
    pub every: u32,
}

impl Plan {
    /// So many games from a seed of 1, with the usual thoroughness.
    ///
    /// The environment variable `HENGE_TIMES` multiplies the number of games: the ordinary test run stays
    /// short, the long one does not need other tests.
    pub fn games(games: u32) -> Plan {
        let times = std::env::var("HENGE_TIMES").ok().and_then(|text| text.parse().ok()).unwrap_or(1);
        Plan { games: games.saturating_mul(times), seed: 1, sample: 6, every: 7 }
    }

    /// The same plan from another seed: to repeat a game that failed, with `games` set to 1.
    #[must_use]
    pub fn from_seed(self, seed: u64) -> Plan {
        Plan { seed, ..self }
    }

    /// The same plan with every check at every step.
    #[must_use]
    pub fn thorough(self) -> Plan {
        Plan { sample: 40, every: 1, ..self }
    }

    /// The seeds of the games.
    pub fn seeds(self) -> impl Iterator<Item = u64> {
        (0..u64::from(self.games)).map(move |number| self.seed.wrapping_add(number))
    }
}

/// Where in a random game something was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The table in words.
    pub table: String,
    /// The seed of the game.
    pub seed: u64,
    /// How many steps had been made.
    pub step: usize,
    /// The steps up to there, as lines of a scenario.
    pub log: Vec<String>,
}

impl Place {
    /// The place reached after the steps of `log`.
    pub fn new<G: Game>(config: &G::Config, seed: u64, log: &[String]) -> Place {
        Place { table: table::describe::<G>(config), seed, step: log.len(), log: log.to_vec() }
    }
}

/// How many of the last steps a message shows.
const SHOWN: usize = 12;

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, seed {}, after {} steps", self.table, self.seed, self.step)?;
        let skipped = self.log.len().saturating_sub(SHOWN);
        if skipped > 0 {
            write!(f, "\n    … {skipped} steps")?;
        }
        for line in &self.log[skipped..] {
            write!(f, "\n    {line}")?;
        }
        Ok(())
    }
}
