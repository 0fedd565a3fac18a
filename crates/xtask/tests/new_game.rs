//! `cargo xtask new-game` makes a crate that is well formatted, without warnings, and passes the contract.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("the crate lies in crates/xtask")
}

fn copy(from: &Path, to: &Path) {
    if from.is_dir() {
        fs::create_dir_all(to).expect("a folder can be made");
        for entry in fs::read_dir(from).expect("a folder can be read").flatten() {
            copy(&entry.path(), &to.join(entry.file_name()));
        }
    } else {
        fs::copy(from, to).expect("a file can be copied");
    }
}

/// A workspace with what a game needs: the kernel and the kit of tests.
fn small_workspace() -> PathBuf {
    let place = Path::new(env!("CARGO_TARGET_TMPDIR")).join("new-game");
    let _ = fs::remove_dir_all(place.join("crates"));
    fs::create_dir_all(place.join("crates")).expect("a folder can be made");
    let kept = [".cargo", "Cargo.lock", "rustfmt.toml", "clippy.toml", "rust-toolchain.toml"];
    for path in kept.into_iter().chain(["crates/kernel/src", "crates/testkit/src"]) {
        copy(&root().join(path), &place.join(path));
    }
    for path in ["crates/kernel/Cargo.toml", "crates/testkit/Cargo.toml"] {
        copy(&root().join(path), &place.join(path));
    }
    let manifest = fs::read_to_string(root().join("Cargo.toml")).expect("the root has a manifest");
    // Without the profiles, which optimise: a skeleton is built sooner than it would be run faster.
    let lines = manifest.lines().filter(|line| !line.starts_with("default-members"));
    let lines: Vec<&str> = lines.take_while(|line| !line.starts_with("[profile")).collect();
    fs::write(place.join("Cargo.toml"), lines.join("\n")).expect("a file can be written");
    place
}

fn new_game(into: &Path, name: &str) -> std::process::Output {
    let mut xtask = Command::new(env!("CARGO_BIN_EXE_xtask"));
    xtask.args(["new-game", name, "--into"]).arg(into).output().expect("xtask runs")
}

/// Runs cargo in the small workspace and gives what it says. It has its own folder of builds: cargo takes the
/// crates of two workspaces for the same if they lie at the same place in them.
fn cargo(place: &Path, arguments: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO"));
    command.args(arguments).current_dir(place).env("CARGO_TARGET_DIR", place.join("target"));
    command.env("CARGO_PROFILE_DEV_DEBUG", "false").env("HENGE_BLESS", "1");
    let output = command.output().expect("cargo runs");
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        output.status.success(),
        "cargo {arguments:?}: {text}\n{}",
        String::from_utf8_lossy(&output.stdout)
    );
    text
}

#[test]
fn the_skeleton_passes_the_contract() {
    let place = small_workspace();
    let made = new_game(&place, "zephyr");
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    assert!(String::from_utf8_lossy(&made.stdout).contains("cargo xtask bless"), "it tells what comes next");
    cargo(&place, &["fmt", "-p", "game-zephyr", "--check"]);
    let said = cargo(&place, &["test", "-p", "game-zephyr", "--tests"]);
    assert!(!said.contains("warning: `game-zephyr`"), "{said}");
    let own = place.join("crates/game-zephyr/src");
    let sources = |folder: &Path| -> Vec<String> {
        let entries = fs::read_dir(folder).expect("sources lie there").flatten();
        entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
    };
    // `board` is the one file that only a game with a board has.
    let mut missing = sources(&root().join("crates/game-dolmengoetter/src"));
    missing.retain(|file| file != "board.rs" && !sources(&own).contains(file));
    assert!(missing.is_empty(), "the same file names in all games; missing: {missing:?}");
    let again = new_game(&place, "zephyr");
    assert!(!again.status.success() && String::from_utf8_lossy(&again.stderr).contains("there already"));
}
