//! Steps that run one after the other, each with its name and time, and a line at the end.

use std::env;
use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::Instant;

/// The environment variable that makes a skipped step a failed one.
const REQUIRE: &str = "HENGE_REQUIRE";

/// What came of the steps so far.
pub(crate) struct Steps {
    root: &'static Path,
    passed: u32,
    failed: Vec<String>,
    skipped: Vec<String>,
    strict: bool,
}

impl Steps {
    /// Steps in the workspace at `root`.
    pub(crate) fn new(root: &'static Path) -> Steps {
        let strict = env::var(REQUIRE).is_ok_and(|value| value == "all");
        Steps { root, passed: 0, failed: Vec::new(), skipped: Vec::new(), strict }
    }

    /// The root of the workspace.
    pub(crate) fn root(&self) -> &'static Path {
        self.root
    }

    /// A call of cargo in the workspace.
    pub(crate) fn cargo(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        command.args(arguments).current_dir(self.root);
        command
    }

    /// Builds the binary as the tests have built it. With a test beside it cargo takes the features that tests need, so what
    /// was compiled for them is not compiled again.
    pub(crate) fn binary(&self) -> Command {
        self.cargo(&["build", "--quiet", "--workspace", "--bin", "henge", "--test", "browser"])
    }

    /// Runs a command as a step; it passes if the command does. Says whether it did.
    pub(crate) fn run(&mut self, name: &str, command: &mut Command) -> bool {
        self.check(name, || match command.status() {
            Ok(status) if status.success() => Ok(()),
            Ok(status) => Err(status.to_string()),
            Err(error) => Err(format!("{} did not start: {error}", command.get_program().display())),
        })
    }

    /// Runs any work as a step. Says whether it passed.
    pub(crate) fn check(&mut self, name: &str, work: impl FnOnce() -> Result<(), String>) -> bool {
        eprintln!("== {name}");
        let begin = Instant::now();
        let result = work();
        let seconds = begin.elapsed().as_secs_f64();
        match result {
            Ok(()) => {
                eprintln!("== {name}: passed in {seconds:.1} s\n");
                self.passed += 1;
                true
            }
            Err(why) => {
                eprintln!("== {name}: FAILED in {seconds:.1} s: {why}\n");
                self.failed.push(name.to_owned());
                false
            }
        }
    }

    /// Leaves a step out and says why. If everything is required, that is a failure.
    pub(crate) fn skip(&mut self, name: &str, why: &str) {
        if self.strict {
            eprintln!("== {name}: FAILED: {why}, and {REQUIRE}=all requires it\n");
            self.failed.push(name.to_owned());
        } else {
            eprintln!("== {name}: skipped: {why}\n");
            self.skipped.push(name.to_owned());
        }
    }

    /// The line at the end, and whether all is well.
    pub(crate) fn finish(self) -> ExitCode {
        for (word, names) in [("skipped", &self.skipped), ("failed", &self.failed)] {
            if !names.is_empty() {
                eprintln!("{word}: {}", names.join(", "));
            }
        }
        println!("{} passed, {} failed", self.passed, self.failed.len());
        if self.failed.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn steps(strict: bool) -> Steps {
        Steps { root: Path::new("."), passed: 0, failed: Vec::new(), skipped: Vec::new(), strict }
    }

    #[test]
    fn a_failed_step_fails_the_whole() {
        let mut steps = steps(false);
        assert!(steps.check("good", || Ok(())));
        assert!(!steps.check("bad", || Err("no".to_owned())));
        assert!(!steps.run("absent", &mut Command::new("no-such-program-anywhere")));
        assert_eq!((steps.passed, steps.failed.len()), (1, 2));
        assert_eq!(steps.finish(), ExitCode::FAILURE);
    }

    #[test]
    fn a_skipped_step_fails_only_if_everything_is_required() {
        let mut lax = steps(false);
        lax.skip("fuzz", "no tool");
        assert_eq!(lax.finish(), ExitCode::SUCCESS);
        let mut strict = steps(true);
        strict.skip("fuzz", "no tool");
        assert_eq!(strict.finish(), ExitCode::FAILURE);
    }
}
