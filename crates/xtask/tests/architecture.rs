//! The invariants of ARCHITECTURE.md that a program can see: who may use whom, and what pure crates never do.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use cargo_metadata::{DependencyKind, Metadata, MetadataCommand, PackageId};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("the crate lies in crates/xtask")
}

fn metadata() -> Metadata {
    MetadataCommand::new()
        .current_dir(root())
        .other_options(["--locked".to_owned()])
        .exec()
        .expect("cargo answers")
}

fn is_game(package: &str) -> bool {
    package.starts_with("game-")
}

/// May a crate of the workspace use another one in what it ships?
fn may_use(who: &str, what: &str) -> bool {
    match who {
        // The browser's tests see what people see: the binary, and no crate of it.
        "kernel" | "xtask" | "e2e" => false,
        "table" => matches!(what, "kernel" | "catalog" | "bots"),
        "store" => what == "table",
        game if is_game(game) => what == "kernel",
        "testkit" => what == "kernel",
        "catalog" => what == "kernel" || is_game(what),
        "bots" => matches!(what, "kernel" | "catalog"),
        // Pages and sentences name the views and events of the games; lessons are scenarios.
        "ui" => matches!(what, "kernel" | "catalog" | "testkit") || is_game(what),
        "trials" => matches!(what, "kernel" | "catalog" | "testkit"),
        "server" => matches!(what, "kernel" | "catalog" | "bots" | "ui" | "store" | "table"),
        // Python drives tables and bots and draws what terminals draw; it knows no game, no people and no network.
        "python" => matches!(what, "kernel" | "catalog" | "bots" | "ui"),
        "cli" => !matches!(what, "trials" | "xtask" | "e2e" | "python"),
        _ => false,
    }
}

/// May a crate use another one in its tests only?
fn may_use_in_tests(who: &str, what: &str) -> bool {
    match who {
        "kernel" | "xtask" | "e2e" => false,
        game if is_game(game) => what == "testkit",
        _ => true,
    }
}

/// Crates from outside that belong to few of ours, and the kernel, which takes nearly none.
fn may_use_from_outside(who: &str, what: &str) -> bool {
    match what {
        _ if who == "kernel" => matches!(what, "arrayvec" | "rand_core" | "rand_xoshiro"),
        "sqlx" => who == "store",
        "axum" => who == "server",
        "tungstenite" => who == "e2e",
        "pyo3" | "numpy" => who == "python",
        "tokio" => matches!(who, "store" | "server" | "cli"),
        "crossterm" | "ratatui" | "indicatif" => who == "cli",
        "fluent-bundle" | "maud" => who == "ui",
        _ => true,
    }
}

#[test]
fn crates_use_only_whom_they_may() {
    let metadata = metadata();
    let own: BTreeSet<&str> =
        metadata.workspace_packages().iter().map(|package| package.name.as_str()).collect();
    assert!(own.contains("kernel") && own.iter().any(|name| is_game(name)), "{own:?}");
    let mut faults = Vec::new();
    for package in metadata.workspace_packages() {
        let who = package.name.as_str();
        for dependency in &package.dependencies {
            let what = dependency.name.as_str();
            let allowed = match (own.contains(what), dependency.kind) {
                (true, DependencyKind::Development) => may_use(who, what) || may_use_in_tests(who, what),
                (true, _) => may_use(who, what),
                (false, DependencyKind::Development) => true,
                (false, _) => may_use_from_outside(who, what),
            };
            if !allowed {
                faults.push(format!("{who} must not use {what}"));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// Not even by way of others.
#[test]
fn the_kernel_does_without_serde() {
    let metadata = metadata();
    let resolve = metadata.resolve.as_ref().expect("cargo resolves the workspace");
    let kernel = metadata.workspace_packages().into_iter().find(|package| package.name.as_str() == "kernel");
    let mut waiting: Vec<&PackageId> = vec![&kernel.expect("there is a kernel").id];
    let mut seen: BTreeSet<&PackageId> = BTreeSet::new();
    while let Some(id) = waiting.pop() {
        if seen.insert(id) {
            let node = resolve.nodes.iter().find(|node| node.id == *id).expect("every package is resolved");
            let normal = node.deps.iter().filter(|dependency| {
                dependency.dep_kinds.iter().any(|kind| kind.kind == DependencyKind::Normal)
            });
            waiting.extend(normal.map(|dependency| &dependency.pkg));
        }
    }
    assert!(seen.len() > 1, "the kernel uses something");
    let names: Vec<&str> = seen.iter().map(|id| metadata[*id].name.as_str()).collect();
    assert!(names.iter().all(|name| !name.starts_with("serde")), "{names:?}");
}

/// All files below a folder with one of these endings; none of what a build leaves behind.
fn files(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut waiting = vec![folder.to_owned()];
    while let Some(folder) = waiting.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            let name = entry.file_name().to_string_lossy().into_owned();
            let left_behind =
                matches!(name.as_str(), "target" | ".git" | "artifacts" | "corpus" | "coverage");
            if path.is_dir() && !left_behind {
                waiting.push(path);
            } else if path.is_file() && endings.iter().any(|ending| name.ends_with(ending)) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// The lines of the sources of a crate without comments, each with its file and number.
fn code(package: &str) -> Vec<(String, String)> {
    let mut lines = Vec::new();
    for path in files(&root().join("crates").join(package).join("src"), &[".rs"]) {
        let text = fs::read_to_string(&path).expect("a source can be read");
        let shown = path.strip_prefix(root()).unwrap_or(&path).display().to_string();
        for (index, line) in text.lines().enumerate() {
            let line = line.split("//").next().unwrap_or_default();
            lines.push((format!("{shown}:{}", index + 1), line.to_owned()));
        }
    }
    lines
}

fn pure_packages() -> Vec<String> {
    let metadata = metadata();
    let names = metadata.workspace_packages().into_iter().map(|package| package.name.to_string());
    let pure: Vec<String> = names.filter(|name| name == "kernel" || is_game(name)).collect();
    assert!(pure.len() >= 2, "{pure:?}");
    pure
}

/// What a line does that pure code never does.
fn impure(line: &str) -> Option<&'static str> {
    const NEVER: &[&str] = &[
        "std::fs",
        "std::io",
        "std::net",
        "std::time",
        "std::thread",
        "std::env",
        "std::process",
        "std::{",
        "SystemTime",
        "Instant::now",
        "HashMap",
        "HashSet",
        "println!",
        "eprintln!",
        "print!(",
        "thread_rng",
    ];
    NEVER.iter().copied().find(|word| line.contains(word))
}

#[test]
fn kernel_and_games_do_no_io_and_read_no_clock() {
    let mut faults = Vec::new();
    for package in pure_packages() {
        let lines = code(&package);
        assert!(lines.len() > 100, "{package} has sources");
        faults.extend(lines.iter().filter_map(|(at, line)| Some(format!("{at}: {}", impure(line)?))));
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn impure_lines_are_seen() {
    assert_eq!(impure("let now = std::time::Duration::ZERO;"), Some("std::time"));
    assert_eq!(impure("use std::{env, fmt};"), Some("std::{"));
    assert_eq!(impure("    println!(\"x\");"), Some("println!"));
    assert_eq!(impure("use std::collections::BTreeMap;"), None);
}

/// Does a line name this identifier, as a whole word?
fn names(line: &str, identifier: &str) -> bool {
    line.split(|letter: char| !letter.is_alphanumeric() && letter != '_').any(|word| word == identifier)
}

#[test]
fn pages_and_bots_name_no_state() {
    // The samples of the crate's own tests begin with positions; they are no part of the product.
    let library = fs::read_to_string(root().join("crates/ui/src/lib.rs")).expect("ui has a library");
    assert!(library.contains("#[cfg(test)]\nmod samples;"));
    let product = code("ui").into_iter().filter(|(at, _)| !at.starts_with("crates/ui/src/samples.rs:"));
    let ui: Vec<String> = product.filter(|(_, line)| names(line, "State")).map(|(at, _)| at).collect();
    assert!(ui.is_empty(), "ui receives views, never states: {ui:#?}");
    assert!(names("fn draw(state: &State)", "State") && !names("fn draw(view: &StateView)", "State"));
    // What a bot is given stands in one signature: a view, and no way to a state.
    let bot = fs::read_to_string(root().join("crates/bots/src/bot.rs")).expect("bots say what a bot is");
    assert!(bot.contains("G::View") && !names(&bot, "State"), "a bot gets a view and nothing else");
}

#[test]
fn states_are_not_serialised() {
    let mut faults = Vec::new();
    for package in pure_packages().iter().filter(|package| is_game(package)) {
        let lines = code(package);
        let declared = lines.iter().position(|(_, line)| line.contains("pub struct State"));
        let declared = declared.unwrap_or_else(|| panic!("{package} declares its State"));
        let attributes = lines[..declared]
            .iter()
            .rev()
            .take_while(|(_, line)| line.starts_with("#[") || line.trim().is_empty());
        faults.extend(attributes.filter(|(_, line)| names(line, "Serialize")).map(|(at, _)| at.clone()));
        let by_hand = lines.iter().filter(|(_, line)| line.contains("Serialize for State"));
        faults.extend(by_hand.map(|(at, _)| at.clone()));
    }
    assert!(faults.is_empty(), "a State never leaves the program: {faults:#?}");
}

#[test]
fn files_stay_short() {
    let (mut long, mut too_long) = (Vec::new(), Vec::new());
    let all = ["crates", "fuzz"].into_iter().flat_map(|folder| files(&root().join(folder), &[".rs"]));
    for path in all {
        let lines = fs::read_to_string(&path).expect("a source can be read").lines().count();
        let shown = format!("{}: {lines} lines", path.strip_prefix(root()).unwrap_or(&path).display());
        match lines {
            0..=800 => {}
            801..=1200 => long.push(shown),
            _ => too_long.push(shown),
        }
    }
    if !long.is_empty() {
        println!("files above 800 lines want to be split: {long:#?}");
    }
    assert!(too_long.is_empty(), "files above 1200 lines: {too_long:#?}");
}

/// A folder of somebody's machine in a line, if there is one.
fn machine_path(line: &str) -> Option<String> {
    // Put together here, so that this file does not find itself.
    let homes = ["home", "root", "Users", "work", "tmp"].map(|folder| format!("/{folder}/"));
    homes.into_iter().find(|home| {
        line.match_indices(home.as_str()).any(|(at, _)| {
            // A path inside the repository or of a web address goes on from a letter, a digit or a dot.
            let before = line[..at].chars().next_back();
            before.is_none_or(|before| !before.is_alphanumeric() && !"._-/~*})>".contains(before))
        })
    })
}

#[test]
fn no_text_names_a_folder_of_somebodys_machine() {
    let endings =
        [".rs", ".toml", ".md", ".py", ".lock", ".ftl", ".txt", ".yml", ".sh", ".json", "run", ".perft"];
    let mut faults = Vec::new();
    for path in files(root(), &endings) {
        let Ok(text) = fs::read_to_string(&path) else { continue };
        for (index, line) in text.lines().enumerate() {
            if let Some(home) = machine_path(line) {
                let shown = path.strip_prefix(root()).unwrap_or(&path).display();
                faults.push(format!("{shown}:{}: {home}", index + 1));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
    let planted = format!("see /{}/somebody/henge", "home");
    let inside = format!("docs/{}/page", "work");
    assert!(machine_path(&planted).is_some() && machine_path(&inside).is_none());
}

#[test]
fn packages_come_from_the_public_registry() {
    for lock in ["Cargo.lock", "fuzz/Cargo.lock"] {
        let text = fs::read_to_string(root().join(lock)).unwrap_or_default();
        for line in text.lines().filter(|line| line.starts_with("source = ")) {
            assert_eq!(line, "source = \"registry+https://github.com/rust-lang/crates.io-index\"", "{lock}");
        }
    }
}
