//! The description of the API against the server, by a program that tries everything it allows and forbids: Schemathesis.

use std::env;
use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::steps::Steps;
use crate::tools;

/// What is installed. Another version finds other things: change it on purpose.
const PINNED: &str = "schemathesis==4.32.5";
const STEP: &str = "api";
/// Where it all begins, unless somebody says otherwise.
const SEED: &str = "1";
/// How many requests of each kind are made up for each path, unless somebody says otherwise.
const EXAMPLES: &str = "15";

/// Builds the binary, starts it, and lets requests loose on it.
pub(crate) fn run(steps: &mut Steps) {
    let program = match install(steps) {
        Ok(program) => program,
        Err(why) => return steps.skip(STEP, &why),
    };
    let mut build = steps.cargo(&["build", "--quiet", "-p", "cli"]);
    if !steps.run("binary for the API", &mut build) {
        return;
    }
    let (folder, settings) = (folder(), steps.root().join("crates/xtask/schemathesis.toml"));
    steps.check(STEP, || {
        let house = House::open(&folder)?;
        let mut tests = Command::new(&program);
        tests.arg("--config-file").arg(settings).arg("run").arg(format!("{}/api/v1/openapi.json", house.base));
        tests.args(["--seed", &said("HENGE_SEED", SEED), "--max-examples", &said("HENGE_EXAMPLES", EXAMPLES)]);
        let ended = tests.current_dir(&folder).stdin(Stdio::null()).status();
        let ended = ended.map_err(|error| format!("it did not start: {error}"))?;
        ended.success().then_some(()).ok_or_else(|| "the server does not do what it describes".to_owned())
    });
}

/// What the environment says, or what is usual.
fn said(name: &str, usual: &str) -> String {
    env::var(name).unwrap_or_else(|_| usual.to_owned())
}

/// The folder in which cargo builds: this program lies in its `debug`.
fn target() -> PathBuf {
    let own = env::current_exe().unwrap_or_default();
    own.ancestors().nth(2).map_or_else(|| PathBuf::from("target"), Path::to_owned)
}

/// Where everything of this step lies.
fn folder() -> PathBuf {
    target().join("schemathesis")
}

/// A Python of its own with what is pinned. `Err` says what is missing.
fn install(steps: &mut Steps) -> Result<PathBuf, String> {
    let home = folder().join("python");
    let program = home.join(if cfg!(windows) { "Scripts/schemathesis.exe" } else { "bin/schemathesis" });
    let wanted = PINNED.replace("==", " ");
    let is_there =
        |program: &Path| tools::version(&program.to_string_lossy(), &["--version"]).is_some_and(|told| told.ends_with(wanted.rsplit(' ').next().unwrap_or_default()));
    if is_there(&program) {
        return Ok(program);
    }
    if tools::version("python3", &["--version"]).is_none() {
        return Err("python3 is not there".to_owned());
    }
    let python = home.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" });
    let call = |program: &Path, arguments: &[&str]| {
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::null()).stdout(Stdio::null());
        command.status().is_ok_and(|status| status.success())
    };
    eprintln!("== install {PINNED}");
    drop(fs::remove_dir_all(&home));
    let _ = steps;
    if !call(Path::new("python3"), &["-m", "venv", &home.to_string_lossy()]) {
        return Err("python3 has no venv".to_owned());
    }
    if !call(&python, &["-m", "pip", "install", "--quiet", "--disable-pip-version-check", PINNED]) {
        return Err(format!("{PINNED} cannot be installed; is there a network?"));
    }
    if is_there(&program) { Ok(program) } else { Err(format!("{PINNED} does not start")) }
}

/// A running server; it ends with its value.
struct House {
    child: Child,
    base: String,
}

impl House {
    fn open(folder: &Path) -> Result<House, String> {
        let program = target().join("debug").join(format!("henge{}", env::consts::EXE_SUFFIX));
        let file = folder.join("house.db");
        for suffix in ["", "-wal", "-shm"] {
            // There may be none from an earlier run.
            drop(fs::remove_file(folder.join(format!("house.db{suffix}"))));
        }
        let mut child = Command::new(&program)
            .args(["serve", "--no-browser", "--no-limits", "--bot-pace", "0", "--addr", "127.0.0.1:0", "--db"])
            .arg(&file)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("{} did not start: {error}", program.display()))?;
        let told = child.stdout.take().ok_or("its words are not to be had")?;
        let mut house = House { child, base: String::new() };
        let mut line = String::new();
        BufReader::new(told).read_line(&mut line).map_err(|error| error.to_string())?;
        line.trim().clone_into(&mut house.base);
        if house.base.starts_with("http://") { Ok(house) } else { Err("it does not tell its address".to_owned()) }
    }
}

impl Drop for House {
    fn drop(&mut self) {
        // It may have ended already.
        self.child.kill().ok();
        self.child.wait().ok();
    }
}
