//! Any bytes are a game: what a fuzzer finds is a sequence of legal steps.
//!
//! Bytes choose the seat and the n-th legal action; chance draws from dice seeded with the first eight bytes.
//! At each step what is cheap is checked. The same functions serve a fuzz target and a test on fixed inputs.

use kernel::{Buffer, Dice, Game, Turn};

use crate::laws::{Law, Violation};
use crate::panics;
use crate::walk::{self, Place, Step, StepOf};

/// How far a drive came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drive {
    /// Steps made.
    pub steps: u32,
    /// Did the game end before the bytes did?
    pub over: bool,
}

/// Bytes that are used up one after the other.
struct Stream<'a>(&'a [u8]);

impl Stream<'_> {
    /// A number below `bound` from one byte, or two if one is not enough; `None` at the end.
    fn below(&mut self, bound: usize) -> Option<usize> {
        if bound <= 1 {
            return Some(0);
        }
        let width = if bound <= 256 { 1 } else { 2 };
        let (used, rest) = self.0.split_at_checked(width)?;
        self.0 = rest;
        Some(used.iter().fold(0usize, |number, byte| number << 8 | usize::from(*byte)) % bound)
    }
}

/// Plays the game of these bytes until they or the game are at an end.
pub fn drive<G: Game>(config: &G::Config, bytes: &[u8]) -> Result<Drive, Box<Violation>> {
    let (seed, rest) = bytes.split_at(bytes.len().min(8));
    let mut number = [0; 8];
    number[..seed.len()].copy_from_slice(seed);
    let seed = u64::from_le_bytes(number);
    let mut log = Vec::new();
    panics::caught(|| game::<G>(config, seed, Stream(rest), &mut log))
        .unwrap_or_else(|words| Err((Law::Calm, format!("the rules panicked: {words}"))))
        .map_err(|(law, detail)| {
            Box::new(Violation { law, detail, place: Place::new::<G>(config, seed, &log) })
        })
}

fn game<G: Game>(
    config: &G::Config,
    seed: u64,
    mut stream: Stream<'_>,
    log: &mut Vec<String>,
) -> Result<Drive, (Law, String)> {
    let mut dice = Dice::from_number(seed);
    let mut state = G::setup(config);
    let mut options = G::Actions::default();
    for steps in 0..=G::LONGEST {
        G::audit(&state).map_err(|broken| (Law::Audit, format!("{broken:?}")))?;
        let step: StepOf<G> = match G::turn(&state) {
            Turn::Over => return Ok(Drive { steps, over: true }),
            Turn::Chance => Step::Settle(G::roll(&state, &mut dice)),
            Turn::Decide(seats) => {
                let Some(nth) = stream.below(usize::from(seats.len())) else {
                    return Ok(Drive { steps, over: false });
                };
                let Some(seat) = seats.iter().nth(nth) else {
                    return Err((Law::Listing, "a decision of nobody".to_owned()));
                };
                options.clear();
                G::actions(&state, seat, &mut options);
                let list = options.as_slice();
                if list.is_empty() || list.windows(2).any(|pair| pair[0] >= pair[1]) {
                    return Err((Law::Listing, format!("{seat}: empty or not ascending: {list:?}")));
                }
                let Some(nth) = stream.below(list.len()) else {
                    return Ok(Drive { steps, over: false });
                };
                Step::Play(seat, list[nth])
            }
        };
        let line = walk::write::<G>(config, step);
        log.push(line.clone());
        if let Err(illegal) = walk::check::<G>(&state, step) {
            return Err((Law::Agreement, format!("`{line}` is listed but refused: {illegal:?}")));
        }
        if walk::read::<G>(config, &line) != Ok(step) {
            return Err((Law::Notation, format!("`{line}` is not read back")));
        }
        walk::apply::<G>(&mut state, step);
    }
    Err((Law::Length, format!("not over after {} steps", G::LONGEST)))
}

/// Gives any text to the readers of a game: they refuse it or read what they would write, and never panic.
pub fn read_anything<G: Game>(config: &G::Config, text: &str) -> Result<(), Box<Violation>> {
    panics::caught(|| {
        if let Ok(action) = G::read_action(config, text) {
            let line = crate::note::action::<G>(config, action);
            if G::read_action(config, &line) != Ok(action) {
                return Err((Law::Notation, format!("`{text}` is read, written as `{line}`, not read back")));
            }
        }
        if let Ok(chance) = G::read_chance(config, text) {
            let line = crate::note::chance::<G>(config, chance);
            if G::read_chance(config, &line) != Ok(chance) {
                return Err((Law::Notation, format!("`{text}` is read, written as `{line}`, not read back")));
            }
        }
        // A position that can be read can be looked at.
        if let Ok(state) = G::read_position(config, text) {
            let _ = G::view(&state, kernel::Viewer::Open);
        }
        Ok(())
    })
    .unwrap_or_else(|words| Err((Law::Calm, format!("`{text}` makes a reader panic: {words}"))))
    .map_err(|(law, detail)| Box::new(Violation { law, detail, place: Place::new::<G>(config, 0, &[]) }))
}

/// Fixed inputs of growing length, the same in every run: a fuzzer's corpus for the ordinary tests.
pub fn corpus(inputs: usize) -> impl Iterator<Item = Vec<u8>> {
    (0..inputs).map(|number| {
        let mut dice = Dice::from_number(number as u64);
        let length = dice.below(32 + 4 * (number as u32).min(2_000)) as usize;
        // Every fourth input is one byte repeated: such games stay at the edge of the lists.
        let same = (number % 4 == 0).then(|| dice.bits() as u8);
        (0..length).map(|_| same.unwrap_or_else(|| dice.bits() as u8)).collect()
    })
}

/// For tests: the fixed inputs drive without a fault, and some to the end of a game.
pub fn assert_corpus<G: Game>(configs: &[G::Config], inputs: usize) {
    let mut ended = 0;
    for config in configs {
        for bytes in corpus(inputs) {
            match drive::<G>(config, &bytes) {
                Ok(drive) => ended += u32::from(drive.over),
                Err(violation) => panic!("\n{violation}\n  bytes: {bytes:?}\n"),
            }
            let text = String::from_utf8_lossy(&bytes);
            if let Err(violation) = read_anything::<G>(config, &text) {
                panic!("\n{violation}\n");
            }
        }
    }
    assert!(ended > 0, "no input came to the end of a game: take more inputs");
}
