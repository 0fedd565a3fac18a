//! All tables of a batch, stepped together on several threads.

use core::fmt;

use bots::arena::Contestant;
use catalog::{Loaded, Visitor};
use kernel::{Buffer as _, Choice, Dice, Game as Rules, Seat};
use rayon::prelude::*;

use super::lane::{Bots, Lane, Window};
use super::threads::Threads;

/// How many tables a thread takes at a time.
const SHARE: usize = 32;

/// The arrays that a batch writes into: as many rows as tables, those that are not wanted empty.
pub(super) struct Arrays<'a> {
    pub(super) observation: &'a mut [f32],
    pub(super) mask: &'a mut [u8],
    pub(super) reward: &'a mut [f32],
    pub(super) done: &'a mut [u8],
    pub(super) seat: &'a mut [u8],
}

/// An action that a table does not allow. No table has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NotAllowed {
    pub(super) table: usize,
    pub(super) number: i64,
    pub(super) seat: Seat,
}

impl fmt::Display for NotAllowed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let NotAllowed { table, number, seat } = self;
        write!(
            f,
            "table {table}: seat {} may not take action {number} now; mask[{table}] says what it may",
            seat.number()
        )
    }
}

/// All tables, whatever their game.
pub(super) trait Lanes: Send {
    /// Is there somebody to step them? A process that was forked off begins threads of its own.
    fn ready(&mut self) -> Result<(), String>;

    /// Begins every game anew.
    fn reset(&mut self, seed: u64, arrays: Arrays<'_>);

    /// Decides at every table. Nothing is played if one of them does not allow it.
    fn choose(&mut self, numbers: &[i64]) -> Result<(), NotAllowed>;

    /// Decides at random.
    fn choose_any(&mut self, numbers: &mut [i64]);

    /// Plays what was chosen.
    fn step(&mut self, arrays: Arrays<'_>);

    /// What may be done at a table.
    fn numbers(&self, table: usize) -> &[u16];
}

/// What a batch is made with.
pub(super) struct Order<'a> {
    pub(super) players: u8,
    pub(super) choices: &'a [(String, String)],
    pub(super) tables: usize,
    pub(super) threads: usize,
    /// The bots by seat.
    pub(super) bots: &'a [(Seat, String)],
}

struct Typed<G: Rules> {
    config: G::Config,
    lanes: Vec<Lane<G>>,
    threads: Threads,
}

impl Visitor for Order<'_> {
    type Out = Result<Box<dyn Lanes>, String>;

    fn visit<G: Rules>(self, game: &Loaded<G>) -> Self::Out {
        let choices: Vec<Choice<'_>> =
            self.choices.iter().map(|(key, value)| Choice { key, value }).collect();
        let config = G::configure(game.data, self.players, &choices).map_err(|fault| fault.to_string())?;
        let mut hired = Vec::new();
        for (seat, name) in self.bots {
            hired.push((*seat, name.parse::<Contestant>().map_err(|fault| fault.to_string())?));
        }
        let mut lanes = Vec::new();
        lanes.try_reserve_exact(self.tables).map_err(|_| format!("no memory for {} tables", self.tables))?;
        for _ in 0..self.tables {
            let mut bots: Bots<G> = core::array::from_fn(|_| None);
            for (seat, contestant) in &hired {
                bots[seat.index()] = Some(contestant.bot::<G>().map_err(|fault| fault.to_string())?);
            }
            lanes.push(Lane::new(&config, Dice::from_number(0), bots));
        }
        let threads = Threads::new(self.threads).map_err(|fault| fault.to_string())?;
        Ok(Box::new(Typed::<G> { config, lanes, threads }))
    }
}

/// Some tables with their rows.
struct Share<'a, G: Rules> {
    lanes: &'a mut [Lane<G>],
    arrays: Arrays<'a>,
}

impl<G: Rules> Share<'_, G> {
    fn each(self, mut act: impl FnMut(&mut Lane<G>, &mut G::Actions, &mut Window<'_>)) {
        let Arrays { observation, mask, reward, done, seat } = self.arrays;
        let tables = self.lanes.len();
        let mut buffer = G::Actions::default();
        buffer.clear();
        let mut observation = rows(observation, tables);
        let mut mask = rows(mask, tables);
        let mut reward = rows(reward, tables);
        for ((lane, done), seat) in self.lanes.iter_mut().zip(done).zip(seat) {
            let mut window =
                Window { observation: observation(), mask: mask(), reward: reward(), done, seat };
            act(lane, &mut buffer, &mut window);
        }
    }
}

/// Why there is always another row.
const WHOLE: &str = "an array has a row for each table";

/// Gives one row after the other; empty ones of an empty array.
fn rows<'a, T>(array: &'a mut [T], count: usize) -> impl FnMut() -> &'a mut [T] {
    let width = array.len() / count.max(1);
    let mut rest = array;
    move || rest.split_off_mut(..width).expect(WHOLE)
}

impl<G: Rules> Typed<G> {
    /// Does it at every table. The number of threads changes nothing of what comes out.
    fn all(
        &mut self,
        arrays: Arrays<'_>,
        act: impl Fn(&G::Config, &mut Lane<G>, &mut G::Actions, &mut Window<'_>) + Send + Sync,
    ) {
        let (config, tables) = (&self.config, self.lanes.len());
        let act = |lane: &mut Lane<G>, buffer: &mut G::Actions, window: &mut Window<'_>| {
            act(config, lane, buffer, window);
        };
        let Some(pool) = self.threads.pool() else {
            return Share { lanes: &mut self.lanes, arrays }.each(act);
        };
        let width = |len: usize| len / tables.max(1);
        let Arrays { mut observation, mut mask, mut reward, mut done, mut seat } = arrays;
        let (features, actions, seats) = (width(observation.len()), width(mask.len()), width(reward.len()));
        let mut shares = Vec::with_capacity(tables.div_ceil(SHARE));
        for lanes in self.lanes.chunks_mut(SHARE) {
            let count = lanes.len();
            let arrays = Arrays {
                observation: observation.split_off_mut(..count * features).expect(WHOLE),
                mask: mask.split_off_mut(..count * actions).expect(WHOLE),
                reward: reward.split_off_mut(..count * seats).expect(WHOLE),
                done: done.split_off_mut(..count).expect(WHOLE),
                seat: seat.split_off_mut(..count).expect(WHOLE),
            };
            shares.push(Share { lanes, arrays });
        }
        pool.install(|| shares.into_par_iter().for_each(|share| share.each(act)));
    }
}

impl<G: Rules> Lanes for Typed<G> {
    fn ready(&mut self) -> Result<(), String> {
        self.threads.ready().map_err(|fault| fault.to_string())
    }

    fn reset(&mut self, seed: u64, arrays: Arrays<'_>) {
        let mut dice = Dice::from_number(seed);
        for lane in &mut self.lanes {
            lane.reset(&self.config, dice.branch());
        }
        self.all(arrays, |config, lane, buffer, window| lane.begin(config, buffer, window));
    }

    fn choose(&mut self, numbers: &[i64]) -> Result<(), NotAllowed> {
        for (table, (lane, number)) in self.lanes.iter_mut().zip(numbers).enumerate() {
            if !lane.choose(*number) {
                return Err(NotAllowed { table, number: *number, seat: lane.seat() });
            }
        }
        Ok(())
    }

    fn choose_any(&mut self, numbers: &mut [i64]) {
        for (lane, number) in self.lanes.iter_mut().zip(numbers) {
            *number = lane.any().into();
        }
    }

    fn step(&mut self, arrays: Arrays<'_>) {
        self.all(arrays, |config, lane, buffer, window| lane.step(config, buffer, window));
    }

    fn numbers(&self, table: usize) -> &[u16] {
        self.lanes[table].numbers()
    }
}
