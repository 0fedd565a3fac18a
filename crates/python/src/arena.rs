//! `arena`: who plays better, on the same deals from every seat.

use std::panic;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use bots::arena::{Contestant, Pairing, Plan};
use bots::{Bot, Fault, play_game};
use catalog::{Loaded, Visitor};
use cpu_time::ThreadTime;
use kernel::{Choice, Dice, Game as Rules, Seat};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use rayon::prelude::*;

use crate::fault::wrong;
use crate::game;
use crate::house::house;
use crate::table::rewards;

/// How one bot did in one game.
struct Row {
    deal: u64,
    seating: usize,
    seat: u16,
    bot: usize,
    place: u16,
    score: i32,
    reward: f32,
}

struct Hall<'a> {
    players: u8,
    choices: &'a [(String, String)],
    bots: &'a [String],
    deals: u64,
    seed: u64,
    threads: usize,
    /// Does somebody want it to end?
    stop: &'a AtomicBool,
}

/// What came of more would fill the memory.
const MOST_GAMES: u64 = 4_000_000;
/// With more bots there would be too many matches to count.
const MOST_BOTS: usize = 32;

/// So often it is looked whether somebody wants it to end.
const PAUSE: Duration = Duration::from_millis(50);

/// One game to be played: which deal, and who sits where.
struct Job {
    deal: u64,
    seating: usize,
    seats: Vec<usize>,
}

impl Visitor for Hall<'_> {
    type Out = Result<(Vec<Row>, f64), String>;

    fn visit<G: Rules>(self, game: &Loaded<G>) -> Self::Out {
        let choices: Vec<Choice<'_>> =
            self.choices.iter().map(|(key, value)| Choice { key, value }).collect();
        let config = G::configure(game.data, self.players, &choices).map_err(|fault| fault.to_string())?;
        let bots: Result<Vec<Contestant>, _> = self.bots.iter().map(|name| name.parse()).collect();
        let bots: Vec<Contestant> =
            bots.map_err(|fault: bots::arena::UnknownContestant| fault.to_string())?;
        for bot in &bots {
            bot.bot::<G>().map_err(|fault| fault.to_string())?;
        }
        let plan = Plan::new(bots.len(), self.players, Pairing::All).map_err(|fault| fault.to_string())?;
        let a_deal: u64 = plan.matches().iter().map(|of| plan.games(of) as u64).sum();
        if a_deal.saturating_mul(self.deals) > MOST_GAMES {
            return Err(format!("{} deals of {a_deal} games each: at most {MOST_GAMES} games", self.deals));
        }
        let mut jobs = Vec::new();
        for deal in 0..self.deals {
            let seatings = plan.matches().iter().flat_map(|of| plan.seatings(of, deal));
            jobs.extend(seatings.enumerate().map(|(seating, seats)| Job { deal, seating, seats }));
        }
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.threads).build();
        let pool = pool.map_err(|fault| fault.to_string())?;
        let (seed, stop) = (self.seed, self.stop);
        let one = |job: &Job| {
            if stop.load(Ordering::Relaxed) {
                return Err("stopped".to_owned());
            }
            play::<G>(&config, &bots, job, seed)
        };
        let played: Result<Vec<(Vec<Row>, f64)>, String> =
            pool.install(|| jobs.par_iter().map(one).collect());
        let mut rows = Vec::new();
        let mut seconds = 0.0;
        for (own, spent) in played? {
            rows.extend(own);
            seconds += spent;
        }
        Ok((rows, seconds))
    }
}

fn play<G: Rules>(
    config: &G::Config,
    bots: &[Contestant],
    job: &Job,
    seed: u64,
) -> Result<(Vec<Row>, f64), String> {
    let begin = ThreadTime::try_now().ok();
    let seated: Result<Vec<Box<dyn Bot<G>>>, _> = job.seats.iter().map(|bot| bots[*bot].bot::<G>()).collect();
    let mut seated = seated.map_err(|fault| fault.to_string())?;
    let mut dice = Dice::from_number(seed.wrapping_add(job.deal));
    let played = play_game(config, &mut seated, &mut dice, |_, _, _| Ok::<(), Fault>(()));
    let standings = played.map_err(|fault| fault.to_string())?.standings;
    let won: Vec<f32> = rewards(&standings).collect();
    let row = |(seat, standing): (Seat, kernel::Standing)| Row {
        deal: job.deal,
        seating: job.seating,
        seat: seat.number().into(),
        bot: job.seats[seat.index()],
        place: standing.place.into(),
        score: standing.tiers[0],
        reward: won[seat.index()],
    };
    let spent = begin.and_then(|begin| begin.try_elapsed().ok()).unwrap_or_default();
    Ok((standings.iter().map(row).collect(), spent.as_secs_f64()))
}

/// Does it beside, and tells it to stop when Python is told to (Ctrl-C): good bots think for hours.
fn interruptible<T: Send>(py: Python<'_>, stop: &AtomicBool, act: impl FnOnce() -> T + Send) -> PyResult<T> {
    let mut interrupt = Ok(());
    let out = py.detach(|| {
        thread::scope(|scope| {
            let (done, ended) = channel::<()>();
            let act = scope.spawn(move || {
                // Dropped at the end, however that comes about.
                let _done = done;
                act()
            });
            while ended.recv_timeout(PAUSE) == Err(RecvTimeoutError::Timeout) {
                if interrupt.is_ok() {
                    interrupt = Python::attach(|py| {
                        let signal = py.check_signals();
                        stop.store(signal.is_err(), Ordering::Relaxed);
                        signal
                    });
                }
            }
            act.join().unwrap_or_else(|fault| panic::resume_unwind(fault))
        })
    });
    interrupt.map(|()| out)
}

/// Lets bots play against each other: every deal once for each rotation of the seats, so that no seat and no draw is anybody's luck. Gives
/// a dict of columns with a row for each seat of each game; ``henge.arena`` makes a data frame of it. ``threads=0``: as many as there are cores.
#[pyfunction]
#[pyo3(signature = (game, bots, players = 2, deals = 10, seed = 1, threads = 0, **options))]
#[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
pub(crate) fn arena<'py>(
    py: Python<'py>,
    game: &str,
    bots: Vec<Bound<'py, PyAny>>,
    players: u8,
    deals: u64,
    seed: u64,
    threads: usize,
    options: Option<&Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, PyDict>> {
    let choices = game::choices(options)?;
    let names: PyResult<Vec<String>> =
        bots.iter().map(|bot| bot.str().map(|text| text.to_string())).collect();
    let names = names?;
    if names.len() > MOST_BOTS || threads > 1024 {
        return Err(wrong(format_args!("at most {MOST_BOTS} bots and 1024 threads")));
    }
    let stop = AtomicBool::new(false);
    let hall = Hall { players, choices: &choices, bots: &names, deals, seed, threads, stop: &stop };
    let (rows, seconds) =
        interruptible(py, &stop, || house().visit(game, hall))?.map_err(wrong)?.map_err(wrong)?;
    let columns = PyDict::new(py);
    columns.set_item("deal", rows.iter().map(|row| row.deal).collect::<Vec<_>>())?;
    columns.set_item("seating", rows.iter().map(|row| row.seating).collect::<Vec<_>>())?;
    columns.set_item("seat", rows.iter().map(|row| row.seat).collect::<Vec<_>>())?;
    columns.set_item("bot", rows.iter().map(|row| names[row.bot].as_str()).collect::<Vec<_>>())?;
    columns.set_item("place", rows.iter().map(|row| row.place).collect::<Vec<_>>())?;
    columns.set_item("score", rows.iter().map(|row| row.score).collect::<Vec<_>>())?;
    columns.set_item("reward", rows.iter().map(|row| row.reward).collect::<Vec<_>>())?;
    let told = PyDict::new(py);
    told.set_item("columns", columns)?;
    told.set_item("cpu_seconds", seconds)?;
    Ok(told)
}
