//! `cargo xtask test` and `bless`.

use std::fs;

use crate::browser;
use crate::python;
use crate::schema::{self, Trial};
use crate::steps::Steps;
use crate::tools;

/// Format, lints, tests, the API, the package for Python, the browser, documentation. All steps run even if one fails.
pub(crate) fn run(steps: &mut Steps) {
    let mut format = steps.cargo(&["fmt", "--all", "--check"]);
    steps.run("format", &mut format);
    let mut format = steps.cargo(&["fmt", "--manifest-path", "fuzz/Cargo.toml", "--check"]);
    steps.run("format of the fuzz targets", &mut format);
    // Benchmarks are linted too, but what they need is not built for the tests.
    let mut lints = steps.cargo(&["clippy", "--workspace", "--all-targets", "--quiet"]);
    lints.args(["--features", "trials/benchmarks", "--", "-D", "warnings"]);
    steps.run("lints", &mut lints);
    // The tests in the browser are compiled with the others and run in a step of their own.
    let mut tests = steps.cargo(&["test", "--workspace", "--quiet", "--no-fail-fast"]);
    steps.run("tests", tests.env("HENGE_BROWSER", "later"));
    schema::run(steps, &Trial::USUAL);
    python::run(steps);
    browser::run(steps);
    let mut documentation = steps.cargo(&["doc", "--no-deps", "--workspace", "--quiet"]);
    steps.run("documentation", documentation.env("RUSTDOCFLAGS", "-D warnings"));
    if tools::version("python3", &["--version"]).is_none() {
        steps.skip("example in Python", "python3 is not there, so its test did nothing");
    }
}

/// Rewrites what the games' tests compare with.
pub(crate) fn bless(steps: &mut Steps) {
    for package in game_packages(steps) {
        let mut tests = steps.cargo(&["test", "--quiet", "--tests", "-p", &package]);
        steps.run(&format!("bless {package}"), tests.env("HENGE_BLESS", "1"));
    }
    eprintln!("look at the difference before you commit it: git diff --stat crates");
}

/// The packages of all games, in the order of their names.
pub(crate) fn game_packages(steps: &Steps) -> Vec<String> {
    let folders = fs::read_dir(steps.root().join("crates")).into_iter().flatten().flatten();
    let names = folders.map(|folder| folder.file_name().to_string_lossy().into_owned());
    let mut games: Vec<String> = names.filter(|name| name.starts_with("game-")).collect();
    games.sort();
    games
}
