//! One game of the arena: the bots at their table, with a clock for each.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::arena::{Contestant, Guest, Outcome};
use bots::{Bot, Fault, play_game};
use cpu_time::ThreadTime;
use kernel::{Dice, Game, Seat};

use super::Arena;

/// One game to be played.
pub(crate) struct Job {
    /// Decides chance and the thinking of the bots.
    pub(crate) seed: u64,
    /// Which deal.
    pub(crate) deal: u64,
    /// Which match of the plan.
    pub(crate) of: usize,
    /// Which seating of the match.
    pub(crate) seating: usize,
    /// Who sits where.
    pub(crate) bots: Vec<Contestant>,
}

impl Job {
    /// What broke, and in which game.
    pub(super) fn explain(&self, arena: &Arena, what: &str) -> String {
        let bots: Vec<String> = self.bots.iter().map(Contestant::to_string).collect();
        let options: Vec<String> = arena.options.iter().map(|chosen| format!(", {chosen}")).collect();
        format!(
            "{}{}, the game with seed {} and the bots {} in order of seats: {what}",
            arena.game,
            options.concat(),
            self.seed,
            bots.join(",")
        )
    }
}

/// A bot with a clock.
struct Clocked<G: Game> {
    bot: Box<dyn Bot<G>>,
    clock: Arc<Clock>,
}

/// How often a bot was asked, and how long it thought.
#[derive(Default)]
struct Clock {
    asked: AtomicU64,
    nanoseconds: AtomicU64,
}

impl<G: Game> Bot<G> for Clocked<G> {
    fn choose(&mut self, view: &G::View, seat: Seat, options: &[G::Action], dice: &mut Dice) -> G::Action {
        // Where a system does not tell the time of a thread, no time is counted.
        let begin = ThreadTime::try_now().ok();
        let action = self.bot.choose(view, seat, options, dice);
        let thought = begin.and_then(|begin| begin.try_elapsed().ok()).unwrap_or_default();
        self.clock.asked.fetch_add(1, Ordering::Relaxed);
        self.clock.nanoseconds.fetch_add(thought.as_nanos() as u64, Ordering::Relaxed);
        action
    }
}

/// Plays the game of a job.
pub(super) fn play<G: Game>(config: &G::Config, job: &Job) -> Result<Outcome, String> {
    let bots: Result<Vec<Box<dyn Bot<G>>>, _> = job.bots.iter().map(|contestant| contestant.bot()).collect();
    let guests = seat::<G>(config, bots.map_err(|fault| fault.to_string())?, job.seed)?;
    Ok(Outcome { deal: job.deal, of: job.of, seating: job.seating, guests })
}

/// Plays the game of a seed with these bots in order of seats; tells how each of them did.
pub(crate) fn seat<G: Game>(
    config: &G::Config,
    bots: Vec<Box<dyn Bot<G>>>,
    seed: u64,
) -> Result<Vec<Guest>, String> {
    let clocks: Vec<Arc<Clock>> = bots.iter().map(|_| Arc::default()).collect();
    let clocked = |(bot, clock): (Box<dyn Bot<G>>, &Arc<Clock>)| -> Box<dyn Bot<G>> {
        Box::new(Clocked { bot, clock: clock.clone() })
    };
    let mut bots: Vec<Box<dyn Bot<G>>> = bots.into_iter().zip(&clocks).map(clocked).collect();
    let played = play_game(config, &mut bots, &mut Dice::from_number(seed), |_, _, _| Ok::<(), Fault>(()));
    let standings = played.map_err(|fault| fault.to_string())?.standings;
    let guest = |(seat, clock): (Seat, &Arc<Clock>)| Guest {
        place: standings.of(seat).place,
        score: standings.of(seat).tiers[0],
        asked: clock.asked.load(Ordering::Relaxed) as u32,
        thought: clock.nanoseconds.load(Ordering::Relaxed),
    };
    Ok(Seat::first(standings.seats()).zip(&clocks).map(guest).collect())
}
