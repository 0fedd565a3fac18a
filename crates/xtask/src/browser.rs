//! The tests in a real browser, and the browser where it is missing.

use std::env;
use std::io::{BufRead as _, BufReader};
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
    let (mut first, mut again) = (steps.cargo(tests), steps.cargo(tests));
    steps.check(step, || match failed_of(&mut first)? {
        failed if failed.is_empty() => Ok(()),
        // On a busy machine a browser may be late for once. What is wrong is wrong again.
        failed => {
            eprintln!("== {step}: tried once more: {}", failed.join(", "));
            let still = failed_of(again.arg("--exact").args(&failed))?;
            if still.is_empty() { Ok(()) } else { Err(format!("failed twice: {}", still.join(", "))) }
        }
    });
}

/// Runs tests, telling all that they tell; the names of those that failed. `Err` if they did not run to their end.
fn failed_of(tests: &mut Command) -> Result<Vec<String>, String> {
    let mut running = tests.stdout(Stdio::piped()).spawn().map_err(|error| error.to_string())?;
    let told = running.stdout.take().ok_or("their words cannot be heard")?;
    let mut words = Vec::new();
    for line in BufReader::new(told).lines() {
        let line = line.map_err(|error| error.to_string())?;
        println!("{line}");
        words.push(line);
    }
    let ended = running.wait().map_err(|error| error.to_string())?;
    let failed = failed_in(&words);
    if !ended.success() && failed.is_empty() { Err(ended.to_string()) } else { Ok(failed) }
}

/// The names in the last list of failures that tests tell.
fn failed_in(words: &[String]) -> Vec<String> {
    let begin = words.iter().rposition(|line| line == "failures:").map_or(words.len(), |at| at + 1);
    let names = words[begin..].iter().map_while(|line| line.strip_prefix("    "));
    names.map(str::to_owned).collect()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_names_of_what_failed_are_read() {
        let words = "running 3 tests\n\nfailures:\n\n---- a::b stdout ----\n    no name\n\nfailures:\n    a::b\n    c\n\ntest result: FAILED.";
        let words: Vec<String> = words.lines().map(str::to_owned).collect();
        assert_eq!(failed_in(&words), ["a::b", "c"]);
        assert_eq!(failed_in(&words[..2]), [""; 0]);
    }
}
