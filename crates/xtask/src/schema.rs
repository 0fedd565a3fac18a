//! The description of the API against the server, tried by a program that makes up requests which are allowed and
//! requests which are not: Schemathesis.

use std::env;
use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::steps::Steps;
use crate::tools;

/// What is installed. Another version tries other things: take it on purpose.
const VERSION: &str = "4.32.5";
const STEP: &str = "api";

/// How much is tried.
pub(crate) struct Trial {
    /// Where chance begins.
    pub seed: u32,
    /// How many requests are made up for each path, in each way of making them up.
    pub examples: u32,
}

impl Trial {
    /// Little enough for every day.
    pub(crate) const USUAL: Trial = Trial { seed: 1, examples: 20 };
}

/// Builds the binary, starts it and tries everything on it; installs what is needed for that first.
pub(crate) fn run(steps: &mut Steps, trial: &Trial) {
    let folder = target().join("schemathesis");
    let python = match install(&folder) {
        Ok(python) => python,
        Err(why) => return steps.skip(STEP, &why),
    };
    let mut build = steps.binary();
    if steps.run("binary for the API", &mut build) {
        let own = steps.root().join("crates/xtask/api");
        steps.check(STEP, || attempt(&python, &own, &folder, trial));
    }
}

/// The folder in which cargo builds: this program lies in one of its own.
fn target() -> PathBuf {
    let own = env::current_exe().unwrap_or_default();
    own.ancestors().nth(2).map_or_else(|| PathBuf::from("target"), Path::to_owned)
}

/// The programs of a Python that has its own folder.
struct Python {
    folder: PathBuf,
}

impl Python {
    fn program(&self, name: &str) -> PathBuf {
        let programs = if cfg!(windows) { "Scripts" } else { "bin" };
        self.folder.join(programs).join(format!("{name}{}", env::consts::EXE_SUFFIX))
    }

    /// Is the right version there?
    fn is_ready(&self) -> bool {
        let program = self.program("schemathesis");
        let told = tools::version(&program.to_string_lossy(), &["--version"]);
        told.is_some_and(|told| told.split(' ').next_back() == Some(VERSION))
    }
}

/// A Python with what is needed. `Err` says what is missing.
fn install(folder: &Path) -> Result<Python, String> {
    let python = Python { folder: folder.join("python") };
    if python.is_ready() {
        return Ok(python);
    }
    if tools::version("python3", &["--version"]).is_none() {
        return Err("python3 is not there".to_owned());
    }
    let call = |program: &Path, arguments: &[&str]| {
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::null()).stdout(Stdio::null());
        command.status().is_ok_and(|status| status.success())
    };
    let pinned = format!("schemathesis=={VERSION}");
    eprintln!("== install {pinned}");
    if !call(Path::new("python3"), &["-m", "venv", "--clear", &python.folder.to_string_lossy()]) {
        return Err("python3 cannot make a virtual environment".to_owned());
    }
    let quietly = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", &pinned];
    if !call(&python.program("python"), &quietly) {
        return Err(format!("{pinned} cannot be installed"));
    }
    if python.is_ready() { Ok(python) } else { Err(format!("{pinned} does not start")) }
}

/// Starts a server with an empty file and some tables, and tries everything on it.
fn attempt(python: &Python, own: &Path, folder: &Path, trial: &Trial) -> Result<(), String> {
    let house = House::open(folder)?;
    let mut tables = Command::new(python.program("python"));
    let tables = tables.arg(own.join("tables.py")).arg(&house.base).arg(folder);
    let tables = tables.stderr(Stdio::inherit()).output().map_err(|error| error.to_string())?;
    let token = String::from_utf8_lossy(&tables.stdout).trim().to_owned();
    if !tables.status.success() || token.is_empty() {
        return Err("no tables could be opened".to_owned());
    }
    // Dictionaries are looked for beside the settings.
    let settings = folder.join("schemathesis.toml");
    fs::copy(own.join("schemathesis.toml"), &settings).map_err(|error| error.to_string())?;
    let mut tests = Command::new(python.program("schemathesis"));
    tests.arg("--config-file").arg(settings).arg("run").arg(format!("{}/api/v1/openapi.json", house.base));
    tests.args(["--checks", "all", "--phases", "examples,coverage,fuzzing,stateful"]);
    tests.args(["--seed", &trial.seed.to_string(), "--max-examples", &trial.examples.to_string()]);
    let ended = tests.current_dir(folder).env("HENGE_TOKEN", token).stdin(Stdio::null()).status();
    let ended = ended.map_err(|error| format!("it did not start: {error}"))?;
    if ended.success() { Ok(()) } else { Err("the server does not do what it describes".to_owned()) }
}

/// A running server; it ends with its value.
struct House {
    child: Child,
    base: String,
}

impl House {
    fn open(folder: &Path) -> Result<House, String> {
        for name in ["house.db", "house.db-wal", "house.db-shm"] {
            // It is there only if there was an earlier run.
            drop(fs::remove_file(folder.join(name)));
        }
        let program = target().join("debug").join(format!("henge{}", env::consts::EXE_SUFFIX));
        let mut child = Command::new(&program)
            .args([
                "serve",
                "--no-browser",
                "--no-limits",
                "--bot-pace",
                "0",
                "--addr",
                "127.0.0.1:0",
                "--db",
            ])
            .arg(folder.join("house.db"))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("{} did not start: {error}", program.display()))?;
        let told = child.stdout.take();
        let mut house = House { child, base: String::new() };
        let mut line = String::new();
        if let Some(told) = told {
            BufReader::new(told).read_line(&mut line).map_err(|error| error.to_string())?;
        }
        line.trim().clone_into(&mut house.base);
        if house.base.starts_with("http://") {
            Ok(house)
        } else {
            Err("the server tells no address".to_owned())
        }
    }
}

impl Drop for House {
    fn drop(&mut self) {
        // It may have ended already.
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_nothing_is_installed_nothing_is_ready() {
        assert!(!Python { folder: PathBuf::from("no-such-folder-anywhere") }.is_ready());
    }
}
