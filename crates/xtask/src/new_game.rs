//! `cargo xtask new-game NAME`: the crate of a new game, with the same file names as every other.

use std::fs;
use std::path::Path;

use anyhow::{Context as _, bail, ensure};

/// A file of the skeleton by its path in the crate. `__ID__` and `__TYPE__` stand for the game's names.
const FILES: &[(&str, &str)] = &[
    ("Cargo.toml", include_str!("../templates/game/Cargo.toml")),
    ("data/__ID__.toml", include_str!("../templates/game/data/game.toml")),
    ("src/lib.rs", include_str!("../templates/game/src/lib.rs")),
    ("src/ids.rs", include_str!("../templates/game/src/ids.rs")),
    ("src/data.rs", include_str!("../templates/game/src/data.rs")),
    ("src/config.rs", include_str!("../templates/game/src/config.rs")),
    ("src/state.rs", include_str!("../templates/game/src/state.rs")),
    ("src/action.rs", include_str!("../templates/game/src/action.rs")),
    ("src/chance.rs", include_str!("../templates/game/src/chance.rs")),
    ("src/illegal.rs", include_str!("../templates/game/src/illegal.rs")),
    ("src/event.rs", include_str!("../templates/game/src/event.rs")),
    ("src/phase/mod.rs", include_str!("../templates/game/src/phase/mod.rs")),
    ("src/phase/take.rs", include_str!("../templates/game/src/phase/take.rs")),
    ("src/score.rs", include_str!("../templates/game/src/score.rs")),
    ("src/view.rs", include_str!("../templates/game/src/view.rs")),
    ("src/notation.rs", include_str!("../templates/game/src/notation.rs")),
    ("src/position.rs", include_str!("../templates/game/src/position.rs")),
    ("src/encode.rs", include_str!("../templates/game/src/encode.rs")),
    ("src/features.rs", include_str!("../templates/game/src/features.rs")),
    ("src/knowledge.rs", include_str!("../templates/game/src/knowledge.rs")),
    ("tests/contract.rs", include_str!("../templates/game/tests/contract.rs")),
    ("tests/allocation.rs", include_str!("../templates/game/tests/allocation.rs")),
];

/// Makes the crate below `root` and tells what comes next. Nothing is overwritten.
pub(crate) fn make(root: &Path, id: &str) -> anyhow::Result<String> {
    let simple = id.starts_with(|first: char| first.is_ascii_lowercase())
        && id.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit());
    ensure!(simple, "{id:?} cannot be the id of a game; take small letters and digits, such as vale");
    let crates = root.join("crates");
    ensure!(crates.is_dir(), "{} has no folder crates: not the root of the workspace", root.display());
    let folder = crates.join(format!("game-{id}"));
    if folder.exists() {
        bail!("{} is there already", folder.display());
    }
    let name = type_name(id);
    let fill = |text: &str| text.replace("__ID__", id).replace("__TYPE__", &name);
    for (path, text) in FILES {
        let path = folder.join(fill(path));
        let parent = path.parent().expect("a file of the crate lies in a folder");
        fs::create_dir_all(parent).with_context(|| format!("cannot make {}", parent.display()))?;
        fs::write(&path, fill(text)).with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(next_steps(id, &name))
}

/// `vale` is the type `Vale`.
fn type_name(id: &str) -> String {
    let (first, rest) = id.split_at(1);
    first.to_ascii_uppercase() + rest
}

fn next_steps(id: &str, name: &str) -> String {
    format!(
        "crates/game-{id} is there, a small game that already plays. Next:
  1. cargo xtask bless                     write its first playthroughs; cargo test -p game-{id} then passes
  2. Cargo.toml                            add to [workspace.dependencies]:
                                           game-{id} = {{ path = \"crates/game-{id}\" }}
  3. crates/catalog/Cargo.toml, src/shelf.rs
                                           depend on it, add {name} to the one list of games
  4. crates/game-{id}/data/{id}.toml       type in the components; data.rs reads and checks them
  5. ids, state, action, phase/            the rules, phase by phase; keep names of the rulebook
  6. view.rs                               what is secret, and worlds that fit; nothing_leaks then says `true`
  7. docs/rules/{id}                        scenarios for every rule and ruling, run by a test
  8. crates/ui                             sentences in German and English, the board
  9. cargo xtask test; henge bench {id}; henge simulate {id} --players 2 --games 1000 --bots greedy,random"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bad_name_is_refused_before_anything_is_written() {
        for wrong in ["", "Vale", "9lives", "two words", "ha-ha", "../x", "büro"] {
            let error = make(Path::new("/nowhere"), wrong).unwrap_err().to_string();
            assert!(error.contains("small letters"), "{wrong}: {error}");
        }
    }

    #[test]
    fn a_folder_that_is_no_workspace_is_refused() {
        let error = make(Path::new("/nowhere/at/all"), "vale").unwrap_err().to_string();
        assert!(error.contains("no folder crates"), "{error}");
    }

    #[test]
    fn types_begin_with_a_capital() {
        assert_eq!(type_name("vale"), "Vale");
    }
}
