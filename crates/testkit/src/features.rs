//! Views that differ have features that differ: a learning program is told all that its seat may know. And it is told the same by every
//! program of one version, because what was learned from some features is worth nothing with others.

use std::collections::HashMap;
use std::fmt::Write;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

use kernel::{Buffer, Dice, Game, Seat, Turn, Viewer};

use crate::{blessing, note, table};

/// How many positions of so many seats were compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Views that were looked at.
    pub views: u64,
    /// Those with features nobody had before.
    pub different: u64,
}

/// 128 bits for a row of features: two rows with equal ones are equal, as far as anybody will ever see.
fn fingerprint(features: &[f32]) -> [u64; 2] {
    core::array::from_fn(|salt| {
        let mut hasher = DefaultHasher::new();
        salt.hash(&mut hasher);
        for feature in features {
            feature.to_bits().hash(&mut hasher);
        }
        hasher.finish()
    })
}

/// The views of one seat by their features.
struct Album<G: Game> {
    views: HashMap<[u64; 2], G::View>,
    row: Vec<f32>,
}

impl<G: Game> Album<G> {
    /// Adds a view. Is it one of a kind? `Err` is another view with the same features.
    fn add(&mut self, view: &G::View) -> Result<bool, G::View> {
        G::features(view, &mut self.row);
        match self.views.get(&fingerprint(&self.row)) {
            None => {
                self.views.insert(fingerprint(&self.row), view.clone());
                Ok(true)
            }
            Some(other) if other == view => Ok(false),
            Some(other) => Err(other.clone()),
        }
    }
}

/// For tests: over so many random games at each of these tables, every two views of a seat that differ have features that differ.
/// Worlds that fit a view are looked at too, with the eyes of the other seats: what is imagined may differ in little.
pub fn assert_complete<G: Game>(configs: &[G::Config], games: u64) -> Report {
    let mut report = Report::default();
    for config in configs {
        let mut albums: Vec<Album<G>> = Seat::first(G::seats(config))
            .map(|_| Album { views: HashMap::new(), row: vec![0.0; G::feature_count(config)] })
            .collect();
        for seed in 0..games {
            walk::<G>(config, seed, |state, dice| {
                for seat in Seat::first(G::seats(config)) {
                    let view = G::view(state, Viewer::Seat(seat));
                    look(&mut albums[seat.index()], &view, &mut report);
                    let other = G::imagine(&view, dice);
                    let neighbour = seat.clockwise(1, G::seats(config));
                    look(
                        &mut albums[neighbour.index()],
                        &G::view(&other, Viewer::Seat(neighbour)),
                        &mut report,
                    );
                }
            });
            for album in &mut albums {
                album.views.clear();
            }
        }
    }
    report
}

/// For tests: the features of the views of random games are those in the file, or the version of the features is another one.
///
/// `HENGE_BLESS=1` writes the file, but not over one of the same versions: whoever changes features raises their version.
pub fn assert_same<G: Game>(configs: &[G::Config], file: impl AsRef<Path>) {
    let (path, came) = (file.as_ref(), write::<G>(configs));
    let Err(difference) = compare(path, &came) else { return };
    panic!("\n{difference}\n");
}

fn compare(path: &Path, came: &str) -> Result<(), String> {
    let before = fs::read_to_string(path).unwrap_or_default();
    let same_version = before.lines().next() == came.lines().next();
    if blessing::is_wanted() && same_version && before != came {
        return Err(format!("{}: the features have changed: raise their version", path.display()));
    }
    blessing::compare(path, came).map_err(|difference| difference.to_string())
}

/// The versions, the blocks at the first table, and for each table a number that the features of all views of a random game lead to.
fn write<G: Game>(configs: &[G::Config]) -> String {
    let mut page = format!("# rules version {}, features version {}\n", G::VERSION, G::FEATURES);
    let mut line = |text: String| writeln!(page, "{text}").expect("a text takes any line");
    for config in &configs[..1] {
        G::planes(config, &mut |plane| line(format!("{} {}", plane.name, plane.len)));
    }
    for config in configs {
        let mut row = vec![0.0; G::feature_count(config)];
        let (mut views, mut print) = (0, Print(0));
        walk::<G>(config, 1, |state, _| {
            for seat in Seat::first(G::seats(config)) {
                G::features(&G::view(state, Viewer::Seat(seat)), &mut row);
                views += 1;
                for feature in &row {
                    print.take(*feature);
                }
            }
        });
        let table = table::describe::<G>(config);
        line(format!("{table}: {} features, {views} views, {:016x}", row.len(), print.0));
    }
    page
}

/// A number for a row of numbers, the same on every machine and in every year.
struct Print(u64);

impl Print {
    fn take(&mut self, feature: f32) {
        let mixed = self.0.rotate_left(5) ^ u64::from(feature.to_bits());
        self.0 = mixed.wrapping_mul(0x517c_c1b7_2722_0a95);
    }
}

fn look<G: Game>(album: &mut Album<G>, view: &G::View, report: &mut Report) {
    report.views += 1;
    match album.add(view) {
        Ok(new) => report.different += u64::from(new),
        Err(other) => panic!(
            "\ntwo views of a seat have the same features:\n{}\n{}\n",
            note::view::<G>(view),
            note::view::<G>(&other)
        ),
    }
}

/// One random game; `look` sees each position.
fn walk<G: Game>(config: &G::Config, seed: u64, mut look: impl FnMut(&G::State, &mut Dice)) {
    let mut dice = Dice::from_number(seed);
    let mut eyes = dice.branch();
    let mut state = G::setup(config);
    let mut options = G::Actions::default();
    loop {
        look(&state, &mut eyes);
        match G::turn(&state) {
            Turn::Over => return,
            Turn::Chance => {
                let chance = G::roll(&state, &mut dice);
                G::settle(&mut state, chance, &mut ());
            }
            Turn::Decide(seats) => {
                let seats: Vec<Seat> = seats.iter().collect();
                let seat = *dice.pick(&seats);
                options.clear();
                G::actions(&state, seat, &mut options);
                let action = *dice.pick(options.as_slice());
                G::play(&mut state, seat, action, &mut ());
            }
        }
    }
}
