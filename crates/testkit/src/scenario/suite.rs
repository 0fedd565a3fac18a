//! Scenario files from disk, and what a game's tests call.

use std::fs;
use std::path::{Path, PathBuf};

use kernel::Game;

use super::coverage::coverage;
use super::fault::Fault;
use super::format::{ScenarioFile, parse};
use super::run::{Summary, run};

/// Reads scenario files; a folder stands for the `.md` files in it, in the order of their names.
///
/// A folder without scenario files is a fault: a test that runs nothing must not pass.
pub fn read_files<P: AsRef<Path>>(paths: &[P]) -> Result<Vec<ScenarioFile>, Vec<Fault>> {
    let mut files = Vec::new();
    let mut faults = Vec::new();
    for path in paths {
        for path in expand(path.as_ref()) {
            let name = path.display().to_string();
            match fs::read_to_string(&path) {
                Ok(text) => match parse(&name, &text) {
                    Ok(file) => files.push(file),
                    Err(found) => faults.extend(found),
                },
                Err(error) => {
                    faults.push(Fault::new(&name, 0, format!("the file cannot be read: {error}")));
                }
            }
        }
    }
    if faults.is_empty() { Ok(files) } else { Err(faults) }
}

fn expand(path: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(path) else { return vec![path.to_owned()] };
    let mut files: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "md"))
        .collect();
    files.sort();
    if files.is_empty() { vec![path.join("*.md")] } else { files }
}

/// Runs the blocks of files that are about one game. Blocks about other games are left to others.
pub fn run_files<G: Game>(data: &'static G::Data, files: &[ScenarioFile]) -> Summary {
    let mut summary = Summary::default();
    for block in files.iter().flat_map(|file| &file.blocks).filter(|block| block.game == G::ID) {
        summary.add(block, run::<G>(data, block));
    }
    summary
}

/// For tests: all blocks of these files and folders pass, and there are some. Gives the files for
/// [`assert_covered`].
pub fn assert_pass<G: Game>(data: &'static G::Data, paths: &[&str]) -> Vec<ScenarioFile> {
    let files = read_files(paths).unwrap_or_else(|faults| panic!("\n{}\n", lines(&faults)));
    let summary = run_files::<G>(data, &files);
    assert!(summary.failed.is_empty(), "\n{}\n", lines(&summary.failed));
    assert!(summary.passed > 0, "no block about {} in {paths:?}", G::ID);
    files
}

/// For tests: every rule of the index page and every worked example has a scenario, and no scenario cites
/// another.
pub fn assert_covered(index: &str, files: &[ScenarioFile], examples: &[String]) {
    let text = fs::read_to_string(index).unwrap_or_else(|error| panic!("{index}: {error}"));
    let complaints = coverage(&text, files, examples);
    assert!(complaints.is_empty(), "\n{}\n", lines(&complaints));
}

fn lines<T: ToString>(things: &[T]) -> String {
    things.iter().map(ToString::to_string).collect::<Vec<String>>().join("\n")
}
