//! Positions from all parts of random games, and random games themselves: what benchmarks measure.

use kernel::{Buffer, Dice, Game, Seat, Turn};

/// A position in which a seat has to decide.
pub struct Moment<G: Game> {
    /// The position.
    pub state: G::State,
    /// Who decides.
    pub seat: Seat,
    /// One of its options.
    pub action: G::Action,
}

/// So many moments, each from another random game, from the first decision to the last.
pub fn moments<G: Game>(config: &G::Config, count: usize) -> Vec<Moment<G>> {
    let mut options = G::Actions::default();
    let game = |number: usize| {
        let mut dice = Dice::from_number(number as u64);
        let mut all = Vec::new();
        let mut state = G::setup(config);
        while let Some(moment) = decide::<G>(&mut state, &mut dice, &mut options) {
            all.push(moment);
        }
        // Games have different lengths; the share of the game that is over grows with the number.
        let nth = all.len() * number / count;
        all.swap_remove(nth)
    };
    (0..count).map(game).collect()
}

/// Plays a whole random game, with the whole list of options at each decision, and counts the decisions.
pub fn playout<G: Game>(config: &G::Config, dice: &mut Dice, options: &mut G::Actions) -> u32 {
    let mut state = G::setup(config);
    let mut decisions = 0;
    loop {
        match G::turn(&state) {
            Turn::Over => return decisions,
            Turn::Chance => {
                let chance = G::roll(&state, dice);
                G::settle(&mut state, chance, &mut ());
            }
            Turn::Decide(seats) => {
                let seat = seats.lowest().expect("somebody decides");
                options.clear();
                G::actions(&state, seat, options);
                let action = *dice.pick(options.as_slice());
                G::play(&mut state, seat, action, &mut ());
                decisions += 1;
            }
        }
    }
}

/// Draws chance until somebody decides, tells the position, and plays on. `None` at the end of the game.
fn decide<G: Game>(state: &mut G::State, dice: &mut Dice, options: &mut G::Actions) -> Option<Moment<G>> {
    loop {
        match G::turn(state) {
            Turn::Over => return None,
            Turn::Chance => {
                let chance = G::roll(state, dice);
                G::settle(state, chance, &mut ());
            }
            Turn::Decide(seats) => {
                let seat = seats.lowest()?;
                options.clear();
                G::actions(state, seat, options);
                let action = *dice.pick(options.as_slice());
                let moment = Moment { state: state.clone(), seat, action };
                G::play(state, seat, action, &mut ());
                return Some(moment);
            }
        }
    }
}
