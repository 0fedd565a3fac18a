//! Playthroughs: whole random games written down, so that any change of behaviour is a visible difference.
//!
//! A file holds for each step whose turn it was, the legal actions, the step, and what each viewer saw; from
//! time to time the position as each viewer has it; at the end the standings. A person reads the difference
//! and decides; `HENGE_BLESS=1` then writes the file.

use std::path::Path;

use kernel::{Buffer, Dice, Game, Seat, Turn, Viewer};

pub use crate::blessing::Difference;
use crate::scenario::turn_text;
use crate::walk::{self, StepOf};
use crate::{blessing, note, table};

/// Longer lists of actions are shortened to their ends.
const LISTED: usize = 12;

/// The positions are written after every so many steps.
const INTERVAL: usize = 25;

/// Plays a random game and writes it down.
pub fn write<G: Game>(config: &G::Config, seed: u64) -> String {
    let mut page = Page::<G> { config, text: String::new() };
    page.line(&format!("# {}", table::describe::<G>(config)));
    page.line(&format!("# rules version {}, seed {seed}", G::VERSION));
    let mut dice = Dice::from_number(seed);
    let mut state = G::setup(config);
    let mut options = G::Actions::default();
    for number in 0..=G::LONGEST as usize {
        if number % INTERVAL == 0 {
            page.positions(&state);
        }
        page.line("");
        page.line(&format!("[{number}] {}", turn_text(G::turn(&state))));
        let Some(step) = walk::choose::<G>(&state, &mut dice, &mut options) else { break };
        page.options(&state);
        page.step(&mut state, step);
    }
    page.positions(&state);
    page.standings(&state);
    page.text
}

/// Plays the game of this seed and compares it with the file, or writes the file if `HENGE_BLESS` is 1.
pub fn check<G: Game>(config: &G::Config, seed: u64, file: impl AsRef<Path>) -> Result<(), Difference> {
    blessing::compare(file.as_ref(), &write::<G>(config, seed))
}

/// For tests: the game of this seed is the one in the file.
pub fn assert_same<G: Game>(config: &G::Config, seed: u64, file: impl AsRef<Path>) {
    if let Err(difference) = check::<G>(config, seed, file) {
        panic!("\n{difference}\n");
    }
}

struct Page<'a, G: Game> {
    config: &'a G::Config,
    text: String,
}

impl<G: Game> Page<'_, G> {
    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    /// The legal actions of everybody who decides.
    fn options(&mut self, state: &G::State) {
        let Turn::Decide(seats) = G::turn(state) else { return };
        for seat in seats.iter() {
            let mut options = G::Actions::default();
            G::actions(state, seat, &mut options);
            let texts: Vec<String> =
                options.as_slice().iter().map(|action| note::action::<G>(self.config, *action)).collect();
            let listed = if texts.len() > LISTED {
                let half = LISTED / 2;
                let (head, tail) = (&texts[..half], &texts[texts.len() - half..]);
                format!("{} | … | {}", head.join(" | "), tail.join(" | "))
            } else {
                texts.join(" | ")
            };
            self.line(&format!("  count {seat}: {}", texts.len()));
            self.line(&format!("  legal {seat}: {listed}"));
        }
    }

    /// The step and what everybody saw of it; a seat that saw just what the audience saw is left out.
    fn step(&mut self, state: &mut G::State, step: StepOf<G>) {
        self.line(&format!("> {}", walk::write::<G>(self.config, step)));
        let events = walk::apply::<G>(state, step);
        let seen = |viewer| note::seen_events::<G>(self.config, &events, viewer);
        let audience = seen(Viewer::Audience);
        let mut lines = vec![("open", seen(Viewer::Open)), ("audience", audience.clone())];
        let seats: Vec<(String, Vec<String>)> = Seat::first(G::seats(self.config))
            .map(|seat| (seat.to_string(), seen(Viewer::Seat(seat))))
            .filter(|(_, texts)| *texts != audience)
            .collect();
        lines.extend(seats.iter().map(|(seat, texts)| (seat.as_str(), texts.clone())));
        if lines[0].1 == lines[1].1 && seats.is_empty() {
            lines = vec![("all", audience)];
        }
        for (who, texts) in lines {
            let texts = if texts.is_empty() { "nothing".to_owned() } else { texts.join(" | ") };
            let verb = if who == "all" { "see" } else { "sees" };
            self.line(&format!("  {who} {verb}: {texts}"));
        }
    }

    /// The position as everybody has it.
    fn positions(&mut self, state: &G::State) {
        self.line("");
        for viewer in [Viewer::Open].into_iter().chain(walk::viewers(G::seats(self.config))) {
            let text = note::view::<G>(&G::view(state, viewer));
            self.line(&format!("view {}: {text}", note::viewer(viewer)));
        }
    }

    fn standings(&mut self, state: &G::State) {
        self.line("");
        for (seat, standing) in G::standings(state).iter() {
            let tiers: Vec<String> = standing.tiers.iter().map(ToString::to_string).collect();
            self.line(&format!("{seat}: place {} with {}", standing.place, tiers.join(" ")));
        }
    }
}
