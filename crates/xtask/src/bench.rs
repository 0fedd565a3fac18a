//! `cargo xtask bench`: times, instruction counts, and the figures of `henge bench`.

use std::env;
use std::path::PathBuf;

use crate::steps::Steps;
use crate::tools;

/// The runner must have exactly the version of the library, which the root manifest names.
const RUNNER: &str = "gungraun-runner";

/// Measures everything this machine can measure.
pub(crate) fn run(steps: &mut Steps) {
    let mut figures = steps.cargo(&["run", "--profile", "dist", "--quiet", "-p", "cli", "--", "bench"]);
    steps.run("henge bench", &mut figures);
    let bench = ["bench", "-p", "trials", "--features", "benchmarks", "--bench"];
    let mut times = steps.cargo(&bench);
    steps.run("times", times.arg("time"));
    match runner(steps) {
        Ok(runner) => {
            let mut counts = steps.cargo(&bench);
            steps.run("instruction counts", counts.arg("instructions").env("GUNGRAUN_RUNNER", runner));
        }
        Err(why) => steps.skip("instruction counts", &why),
    }
}

/// The program that counts instructions: from the path, or installed below the target folder.
fn runner(steps: &mut Steps) -> Result<PathBuf, String> {
    if tools::version("valgrind", &["--version"]).is_none() {
        return Err("valgrind is not there".to_owned());
    }
    let wanted = wanted_version(include_str!("../../../Cargo.toml"))
        .ok_or_else(|| "the root manifest does not name gungraun".to_owned())?;
    let tools = target(steps).join("tools");
    let own = tools.join("bin").join(RUNNER);
    for candidate in [PathBuf::from(RUNNER), own.clone()] {
        let said = tools::version(&candidate.to_string_lossy(), &["--version"]);
        if said.is_some_and(|said| said.split_whitespace().any(|word| word == wanted)) {
            return Ok(candidate);
        }
    }
    let mut install = steps.cargo(&["install", RUNNER, "--quiet", "--version", wanted, "--root"]);
    if steps.run("install gungraun-runner (some minutes, once)", install.arg(&tools)) {
        Ok(own)
    } else {
        Err(format!("{RUNNER} {wanted} is not there and could not be installed"))
    }
}

/// The version of gungraun in a manifest.
fn wanted_version(manifest: &str) -> Option<&str> {
    let line = manifest.lines().find(|line| line.starts_with("gungraun = "))?;
    line.split('"').nth(1)
}

fn target(steps: &Steps) -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| steps.root().join("target"), PathBuf::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_manifest_names_the_version_of_the_runner() {
        let version = wanted_version(include_str!("../../../Cargo.toml")).unwrap();
        assert!(version.split('.').count() == 3, "{version}");
        assert_eq!(wanted_version("gungraun = \"1.2.3\""), Some("1.2.3"));
        assert_eq!(wanted_version("other = \"1.2.3\""), None);
    }
}
