//! The chores of the workspace: `cargo xtask test`, `ci`, `browser`, `api`, `python`, `pictures`, `bless`,
//! `bench`, `ladders`, `new-game`.

mod bench;
mod browser;
mod check;
mod ladders;
mod long;
mod new_game;
mod python;
mod schema;
mod steps;
mod tools;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use schema::Trial;
use steps::Steps;

/// The chores of the workspace.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", arg_required_else_help = true)]
struct Xtask {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Check everything that must be right before a change goes in: format, lints, tests, documentation, the
    /// API against its description, the package for Python, and games in a real browser.
    ///
    /// Chromium is installed where that needs no question (as root of a system with apt). Steps that need a
    /// missing tool are skipped and say so. `HENGE_REQUIRE=all` makes a skipped step fail.
    Test,

    /// What a continuous integration runs: the same as test, or more.
    Ci {
        /// Millions of random games with all checks, and fuzzing.
        #[arg(long)]
        long: bool,
    },

    /// Only the games in a real browser. Pictures of all pages are left in target/screenshots.
    Browser,

    /// Only the API against its description: made-up requests, allowed and forbidden, by Schemathesis.
    ///
    /// It is installed under target where there is python3 with venv and pip.
    Api {
        /// Where chance begins.
        #[arg(long, default_value_t = Trial::USUAL.seed)]
        seed: u32,

        /// How many requests are made up for each path.
        #[arg(long, default_value_t = Trial::USUAL.examples, value_parser = clap::value_parser!(u32).range(1..))]
        examples: u32,
    },

    /// Only the package for Python: built, installed, and held against the released suites of PettingZoo, Gymnasium and
    /// OpenSpiel.
    ///
    /// What it needs is installed under target where there is python3 with venv and pip.
    Python,

    /// Retake the pictures of the README: every room in the middle of a game, into docs/pictures.
    Pictures,

    /// Accept what the games do now: rewrite playthroughs and counts. Look at the difference before you commit.
    Bless,

    /// Measure: times, instruction counts, and `henge bench`.
    Bench,

    /// Measure the bots again: play the matches that docs/bots.md names, and write their results into it.
    ///
    /// This takes hours; an interrupted run picks up where it stopped.
    Ladders {
        /// Only the parts whose command has this word: the id of a game, for example.
        word: Option<String>,
    },

    /// Make the crate of a new game: a skeleton that compiles, plays and passes the contract.
    NewGame {
        /// The id of the game, in small letters: vale.
        name: String,

        /// The root of the workspace to write into, if not this one.
        #[arg(long, value_name = "DIR")]
        into: Option<PathBuf>,
    },
}

fn main() -> ExitCode {
    let mut steps = Steps::new(root());
    match Xtask::parse().chore {
        Chore::Test | Chore::Ci { long: false } => check::run(&mut steps),
        Chore::Ci { long: true } => {
            check::run(&mut steps);
            long::run(&mut steps);
        }
        Chore::Browser => browser::run(&mut steps),
        Chore::Api { seed, examples } => schema::run(&mut steps, &Trial { seed, examples }),
        Chore::Python => python::run(&mut steps),
        Chore::Pictures => browser::pictures(&mut steps),
        Chore::Bless => check::bless(&mut steps),
        Chore::Bench => bench::run(&mut steps),
        Chore::Ladders { word } => ladders::run(&mut steps, word.as_deref()),
        Chore::NewGame { name, into } => {
            return match new_game::make(into.as_deref().unwrap_or(root()), &name) {
                Ok(next_steps) => {
                    println!("{next_steps}");
                    ExitCode::SUCCESS
                }
                Err(error) => {
                    eprintln!("cargo xtask new-game: {error:#}");
                    ExitCode::FAILURE
                }
            };
        }
    }
    steps.finish()
}

/// The root of the workspace this program was built in.
fn root() -> &'static Path {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.ancestors().nth(2).expect("the crate lies in crates/xtask of the workspace")
}
