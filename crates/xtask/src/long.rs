//! What `cargo xtask ci --long` adds: millions of random games with all checks, and fuzzing.

use std::process::Command;

use crate::check::game_packages;
use crate::steps::Steps;
use crate::tools;

/// Games at each table of `henge simulate --check`.
const GAMES: &str = "1000000";
/// By how much the random walks of the ordinary tests are lengthened.
const TIMES: &str = "50";
/// How long each fuzz target runs.
const FUZZ_SECONDS: &str = "-max_total_time=300";

/// The tables that are played: game, option, numbers of players.
const TABLES: &[(&str, Option<&str>, &[u8])] = &[
    ("dolmengoetter", None, &[2, 3, 4, 5]),
    ("dolmengoetter", Some("board=small16"), &[2, 3]),
    ("vale", None, &[2, 3, 4]),
    ("runestones", None, &[2, 3, 4]),
    ("skye", Some("variant=base"), &[2, 3, 4, 5]),
    ("skye", Some("variant=druids"), &[2, 3, 4, 5]),
];

/// Long checks. All steps run even if one fails.
pub(crate) fn run(steps: &mut Steps) {
    for package in game_packages(steps) {
        let mut tests = steps.cargo(&["test", "--quiet", "--tests", "-p", &package]);
        steps.run(&format!("{TIMES} times the random walks of {package}"), tests.env("HENGE_TIMES", TIMES));
        let id = package.trim_start_matches("game-");
        for (_, option, counts) in TABLES.iter().filter(|(game, ..)| *game == id) {
            for players in *counts {
                simulate(steps, id, *players, *option);
            }
        }
    }
    for target in ["decisions", "notation"] {
        fuzz(steps, target);
    }
}

fn simulate(steps: &mut Steps, id: &str, players: u8, option: Option<&str>) {
    let players = players.to_string();
    let mut command = steps.cargo(&["run", "--release", "--quiet", "-p", "cli", "--", "simulate", id]);
    command.args(["--players", &players, "--games", GAMES, "--check"]);
    if let Some(option) = option {
        command.args(["--option", option]);
    }
    steps.run(
        &format!("{GAMES} games of {id}, {players} players {}", option.unwrap_or_default()),
        &mut command,
    );
}

fn fuzz(steps: &mut Steps, target: &str) {
    let name = format!("fuzz {target}");
    // The proxy of rustup is asked, not this toolchain's own cargo, because only it knows others.
    if tools::version("cargo", &["+nightly", "--version"]).is_none() {
        return steps.skip(&name, "no nightly toolchain: rustup toolchain install nightly");
    }
    if tools::version("cargo", &["+nightly", "fuzz", "--version"]).is_none() {
        return steps.skip(&name, "cargo-fuzz is not there: cargo install cargo-fuzz");
    }
    let mut command = Command::new("cargo");
    command.args(["+nightly", "fuzz", "run", target, "--", FUZZ_SECONDS, "-max_len=4096"]);
    steps.run(&name, command.current_dir(steps.root()).env_remove("RUSTUP_TOOLCHAIN"));
}
