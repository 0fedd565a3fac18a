//! How long the functions of the rules take, for every game at its default table.

use std::hint::black_box;

use catalog::{Catalog, Loaded, Visitor};
use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use kernel::{Buffer, Dice, Game, Viewer};
use trials::moments::{moments, playout};

/// How many positions are looked at in each round.
const MOMENTS: usize = 256;

struct Measure<'a>(&'a mut Criterion);

impl Visitor for Measure<'_> {
    type Out = ();

    fn visit<G: Game>(self, game: &Loaded<G>) {
        let facts = G::facts(game.data);
        for seats in [facts.players_min, facts.players_max] {
            let config = G::configure(game.data, seats, &[]).expect("every player count has a default table");
            measure::<G>(self.0, seats, &config);
        }
    }
}

fn measure<G: Game>(criterion: &mut Criterion, seats: u8, config: &G::Config) {
    let mut group = criterion.benchmark_group(format!("{}/{seats}", G::ID));
    let moments = moments::<G>(config, MOMENTS);
    let mut options = G::Actions::default();
    let mut dice = Dice::from_number(1);
    group.bench_function("playout", |bencher| {
        bencher.iter(|| playout::<G>(config, &mut dice, &mut options));
    });
    group.throughput(Throughput::Elements(MOMENTS as u64));
    group.bench_function("actions", |bencher| {
        bencher.iter(|| {
            for moment in &moments {
                options.clear();
                G::actions(&moment.state, moment.seat, &mut options);
                black_box(options.as_slice());
            }
        });
    });
    group.bench_function("play", |bencher| {
        let states = || moments.iter().map(|moment| moment.state.clone()).collect::<Vec<_>>();
        bencher.iter_batched_ref(
            states,
            |states| {
                for (state, moment) in states.iter_mut().zip(&moments) {
                    G::play(state, moment.seat, moment.action, &mut ());
                }
            },
            BatchSize::LargeInput,
        );
    });
    group.bench_function("view", |bencher| {
        bencher.iter(|| {
            for moment in &moments {
                black_box(G::view(&moment.state, Viewer::Seat(moment.seat)));
            }
        });
    });
    let views: Vec<G::View> =
        moments.iter().map(|moment| G::view(&moment.state, Viewer::Seat(moment.seat))).collect();
    group.bench_function("imagine", |bencher| {
        bencher.iter(|| {
            for view in &views {
                black_box(G::imagine(view, &mut dice));
            }
        });
    });
    group.finish();
}

fn all_games(criterion: &mut Criterion) {
    let catalog = Catalog::built_in();
    for id in Catalog::IDS {
        catalog.visit(id, Measure(criterion)).expect("the catalogue has its own ids");
    }
}

criterion_group!(benches, all_games);
criterion_main!(benches);
