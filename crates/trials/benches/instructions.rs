//! How many instructions the functions of the rules take: the same on a busy machine, so that a change shows.

#![allow(missing_docs, reason = "the macros write functions without a word")]

use std::hint::black_box;

use catalog::{Catalog, Loaded, Visitor};
use gungraun::{library_benchmark, library_benchmark_group, main};
use kernel::{Buffer, Dice, Game, Viewer};
use trials::moments::{Moment, moments, playout};

/// What is prepared outside the counting: a round of work, ready to run.
type Round = Box<dyn FnOnce()>;

#[derive(Clone, Copy)]
enum Work {
    Playout,
    Actions,
    Play,
    Imagine,
}

struct Prepare(Work);

impl Visitor for Prepare {
    type Out = Round;

    fn visit<G: Game>(self, game: &Loaded<G>) -> Round {
        let seats = G::facts(game.data).players_max;
        let config = G::configure(game.data, seats, &[]).expect("every player count has a default table");
        let moments: Vec<Moment<G>> = moments(&config, 64);
        let mut options = G::Actions::default();
        let mut dice = Dice::from_number(1);
        match self.0 {
            Work::Playout => Box::new(move || {
                for _ in 0..16 {
                    black_box(playout::<G>(&config, &mut dice, &mut options));
                }
            }),
            Work::Actions => Box::new(move || {
                for moment in &moments {
                    options.clear();
                    G::actions(&moment.state, moment.seat, &mut options);
                    black_box(options.as_slice());
                }
            }),
            Work::Play => Box::new(move || {
                for mut moment in moments {
                    G::play(&mut moment.state, moment.seat, moment.action, &mut ());
                    black_box(&moment.state);
                }
            }),
            Work::Imagine => Box::new(move || {
                for moment in &moments {
                    let view = G::view(&moment.state, Viewer::Seat(moment.seat));
                    black_box(G::imagine(&view, &mut dice));
                }
            }),
        }
    }
}

fn prepare(work: Work) -> Vec<Round> {
    let catalog = Catalog::built_in();
    let round = |id: &&str| catalog.visit(id, Prepare(work)).expect("the catalogue has its own ids");
    Catalog::IDS.iter().map(round).collect()
}

#[library_benchmark(setup = prepare)]
#[bench::playout(Work::Playout)]
#[bench::actions(Work::Actions)]
#[bench::play(Work::Play)]
#[bench::imagine(Work::Imagine)]
fn rules(rounds: Vec<Round>) {
    for round in rounds {
        round();
    }
}

library_benchmark_group!(name = all_games; benchmarks = rules);
main!(library_benchmark_groups = all_games);
