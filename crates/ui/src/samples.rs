//! Games and positions of any game, for the tests of this crate.

use kernel::{Buffer as _, Dice, Positions, Seat, Turn, Viewer};

use crate::Names;

/// A view in which somebody decides, and what can be done.
pub(crate) struct Sample<G: Positions> {
    pub(crate) config: G::Config,
    pub(crate) view: G::View,
    pub(crate) seat: Seat,
    pub(crate) options: Vec<G::Action>,
}

/// What people are called.
pub(crate) fn names() -> Names {
    Names::new(|seat| ["Anna", "Bea", "Carl", "Dora", "Emil"][seat.index()].to_owned())
}

fn read<G: Positions>(config: &G::Config, json: &str) -> G::State {
    G::read_position(config, json).unwrap_or_else(|faults| panic!("{json}: {faults}"))
}

/// What a viewer knows of a position in JSON.
pub(crate) fn view<G: Positions>(config: &G::Config, json: &str, viewer: Viewer) -> G::View {
    G::view(&read::<G>(config, json), viewer)
}

/// A position in JSON as the player sees it who decides.
pub(crate) fn sample<G: Positions>(config: &G::Config, json: &str) -> Sample<G> {
    let position = read::<G>(config, json);
    let Turn::Decide(seats) = G::turn(&position) else { panic!("somebody decides") };
    asked(&position, seats.lowest().unwrap())
}

/// What is to be decided by a seat.
pub(crate) fn asked<G: Positions>(position: &G::State, seat: Seat) -> Sample<G> {
    let mut options = G::Actions::default();
    G::actions(position, seat, &mut options);
    let view = G::view(position, Viewer::Seat(seat));
    Sample { config: G::config(position).clone(), view, seat, options: options.as_slice().to_vec() }
}

/// Plays a random game; tells each decision before it is made, and what happens. The end as an audience sees it.
pub(crate) fn played<G: Positions>(
    config: &G::Config,
    seed: u64,
    decision: &mut dyn FnMut(Sample<G>),
    told: &mut dyn FnMut(G::Event),
) -> G::View {
    let mut dice = Dice::from_number(seed);
    let mut position = G::setup(config);
    loop {
        let mut sink = |event: G::Event| told(event);
        match G::turn(&position) {
            Turn::Over => return G::view(&position, Viewer::Audience),
            Turn::Chance => {
                let chance = G::roll(&position, &mut dice);
                G::settle(&mut position, chance, &mut sink);
            }
            Turn::Decide(deciding) => {
                let sample = asked::<G>(&position, deciding.lowest().unwrap());
                let (seat, action) = (sample.seat, *dice.pick(&sample.options));
                decision(sample);
                G::play(&mut position, seat, action, &mut sink);
            }
        }
    }
}

/// The end of a random game as an audience sees it, and all that happened.
pub(crate) fn whole_game<G: Positions>(config: &G::Config, seed: u64) -> (G::View, Vec<G::Seen>) {
    let mut past = Vec::new();
    let view =
        played::<G>(config, seed, &mut |_| {}, &mut |event| past.extend(G::see(&event, Viewer::Audience)));
    (view, past)
}

/// There is a sample of each variant.
pub(crate) fn covers<T>(all: &[T], number: impl Fn(&T) -> usize, variants: usize) {
    for variant in 0..variants {
        assert!(all.iter().any(|thing| number(thing) == variant), "no sample of variant {variant}");
    }
}
