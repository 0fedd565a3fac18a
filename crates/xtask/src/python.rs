//! The package for Python: built, installed into a folder of its own, and held against the released suites of PettingZoo,
//! Gymnasium and OpenSpiel.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::steps::Steps;
use crate::tools;

const STEP: &str = "package for Python";

/// Builds the package, installs it with what its tests need, and runs them.
pub(crate) fn run(steps: &mut Steps) {
    let root = steps.root();
    let package = root.join("python");
    let python = match install(&package, &target().join("python")) {
        Ok(python) => python,
        Err(why) => return steps.skip(STEP, &why),
    };
    if !steps.run("package for Python: build", &mut python.build(&package)) {
        return;
    }
    if !steps.check("package for Python: install", || python.take_wheel()) {
        return;
    }
    let mut types = python.call("mypy", root);
    types.args(["--config-file", "python/pyproject.toml", "--cache-dir"]).arg(python.folder.join("types"));
    steps.run("package for Python: types", types.env("MYPYPATH", "python"));
    // What the stubs say against what was compiled.
    let mut stubs = python.call("mypy.stubtest", root);
    stubs.args(["henge._engine", "--concise", "--mypy-config-file", "python/pyproject.toml"]);
    steps.run("package for Python: stubs", &mut stubs);
    // From the root: beside the sources of the package Python would take them for what is installed.
    let mut tests = python.call("pytest", root);
    tests.args(["-c", "python/pyproject.toml", "--rootdir", "python", "python/tests"]);
    steps.run(STEP, &mut tests);
    if !python.has("torch") {
        // PyTorch is larger than everything else together; who has it in the folder has its example run too.
        eprintln!("== example with PyTorch: not run, torch is not in {}\n", python.folder.display());
    }
}

/// The folder in which cargo builds: this program lies in one of its own.
fn target() -> PathBuf {
    let own = env::current_exe().unwrap_or_default();
    own.ancestors().nth(2).map_or_else(|| PathBuf::from("target"), Path::to_owned)
}

/// A Python with a folder of its own.
struct Python {
    folder: PathBuf,
}

impl Python {
    fn program(&self) -> PathBuf {
        let programs = if cfg!(windows) { "Scripts" } else { "bin" };
        self.folder.join("environment").join(programs).join(format!("python{}", env::consts::EXE_SUFFIX))
    }

    /// A call of one of its modules.
    fn call(&self, module: &str, folder: &Path) -> Command {
        let mut command = Command::new(self.program());
        command.args(["-m", module]).current_dir(folder).stdin(Stdio::null());
        // Files of Python's own in the sources would be in the way of everybody.
        command.env("PYTHONDONTWRITEBYTECODE", "1");
        command
    }

    fn has(&self, module: &str) -> bool {
        let program = self.program();
        tools::version(&program.to_string_lossy(), &["-c", &format!("import {module}; print(1)")]).is_some()
    }

    /// The wheel, built as the tests of the workspace are: what they have compiled is not compiled again.
    fn build(&self, package: &Path) -> Command {
        let wheels = self.folder.join("wheels");
        // It is there only if there was an earlier run.
        drop(fs::remove_dir_all(&wheels));
        let mut build = self.call("maturin", package);
        build.args(["build", "--quiet", "--profile", "dev", "--locked", "--out"]).arg(wheels);
        build.arg("--interpreter").arg(self.program());
        build
    }

    /// Installs the wheel that was built, and nothing else.
    fn take_wheel(&self) -> Result<(), String> {
        let wheels = fs::read_dir(self.folder.join("wheels")).map_err(|error| error.to_string())?;
        let wheel = wheels.flatten().map(|entry| entry.path()).next().ok_or("no wheel was built")?;
        let mut install = self.call("pip", &self.folder);
        install.args(["install", "--quiet", "--disable-pip-version-check", "--force-reinstall", "--no-deps"]);
        let ended = install.arg(wheel).status().map_err(|error| error.to_string())?;
        if ended.success() { Ok(()) } else { Err("the wheel cannot be installed".to_owned()) }
    }
}

/// A Python with what the tests need. `Err` says what is missing.
fn install(package: &Path, folder: &Path) -> Result<Python, String> {
    let python = Python { folder: folder.to_owned() };
    let pinned = package.join("requirements-test.txt");
    let wanted = fs::read_to_string(&pinned).map_err(|error| error.to_string())?;
    // What was installed is kept beside it, so that a change of the list installs anew.
    let installed = folder.join("installed.txt");
    if fs::read_to_string(&installed).is_ok_and(|found| found == wanted) && python.has("pytest") {
        return Ok(python);
    }
    let version = tools::version("python3", &["-c", "import sys; print(sys.version_info >= (3, 11))"]);
    match version.as_deref() {
        None => return Err("python3 is not there".to_owned()),
        Some("True") => {}
        Some(_) => return Err("python3 is older than 3.11, which the suites need".to_owned()),
    }
    eprintln!("== install what the package for Python is held against");
    fs::create_dir_all(folder).map_err(|error| error.to_string())?;
    let mut make = Command::new("python3");
    make.args(["-m", "venv", "--clear"]).arg(folder.join("environment")).stdin(Stdio::null());
    if !make.status().is_ok_and(|status| status.success()) {
        return Err("python3 cannot make a virtual environment".to_owned());
    }
    let mut get = python.call("pip", folder);
    get.args(["install", "--quiet", "--disable-pip-version-check", "--requirement"]).arg(&pinned);
    if !get.stdout(Stdio::null()).status().is_ok_and(|status| status.success()) {
        return Err("what its tests need cannot be installed; is there a network?".to_owned());
    }
    fs::write(&installed, wanted).map_err(|error| error.to_string())?;
    Ok(python)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_nothing_is_installed_nothing_is_there() {
        assert!(!Python { folder: PathBuf::from("no-such-folder-anywhere") }.has("sys"));
    }

    #[test]
    fn a_package_without_a_list_is_told() {
        let nowhere = Path::new("no-such-folder-anywhere");
        assert!(install(nowhere, nowhere).is_err());
    }
}
