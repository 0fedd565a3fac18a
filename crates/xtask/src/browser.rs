//! The tests in a real browser, and the browser where it is missing.

use std::env;
use std::process::{Command, Stdio};

use crate::steps::Steps;
use crate::tools;

/// Names under which systems keep Chromium; the tests look for the same.
const NAMES: [&str; 5] =
    ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome-headless-shell"];

const STEP: &str = "browser";

/// Builds the binary and plays on it in Chromium; installs that first where it may.
pub(crate) fn run(steps: &mut Steps) {
    // What they print are the figures of how much comes over the network.
    play(steps, STEP, &["test", "--quiet", "--workspace", "--test", "browser", "--", "--show-output"]);
}

/// Retakes the pictures of the README.
pub(crate) fn pictures(steps: &mut Steps) {
    let gallery =
        ["test", "--quiet", "-p", "e2e", "--test", "browser", "--", "gallery", "--ignored", "--show-output"];
    play(steps, "pictures", &gallery);
}

fn play(steps: &mut Steps, step: &str, tests: &[&str]) {
    if !is_there()
        && let Err(why) = install(steps)
    {
        let why = format!("no Chromium is found and {why}; install it or name it in HENGE_CHROMIUM");
        return steps.skip(step, &why);
    }
    let mut build = steps.binary();
    if !steps.run("binary for the browser", &mut build) {
        return;
    }
    let mut tests = steps.cargo(tests);
    steps.run(step, &mut tests);
}

fn is_there() -> bool {
    env::var_os("HENGE_CHROMIUM").is_some()
        || NAMES.iter().any(|name| tools::version(name, &["--version"]).is_some())
}

/// Installs Chromium where that needs no question: as root of a system with apt. `Err` says why not.
fn install(steps: &mut Steps) -> Result<(), String> {
    if tools::version("apt-get", &["--version"]).is_none() {
        return Err("only where there is apt-get it is installed".to_owned());
    }
    if tools::version("id", &["-u"]).as_deref() != Some("0") {
        return Err("only root may install it".to_owned());
    }
    let apt = |arguments: &[&str]| {
        let mut command = Command::new("apt-get");
        command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
        command.stdout(Stdio::null()).stdin(Stdio::null());
        command.status().is_ok_and(|status| status.success())
    };
    let installed = steps.check("install Chromium", || {
        let all = ["install", "-y", "--no-install-recommends", "chromium"];
        // The lists of packages may be missing or old.
        let done = apt(&all) || (apt(&["update"]) && apt(&all));
        done.then_some(()).ok_or_else(|| "apt-get install chromium fails".to_owned())
    });
    if installed { Ok(()) } else { Err("it could not be installed".to_owned()) }
}
