//! What the tests of several commands share: the program and a folder to write to.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

/// The program, ready for arguments.
pub(crate) fn henge() -> Command {
    Command::new(env!("CARGO_BIN_EXE_henge"))
}

/// Runs the program: exit code, stdout, stderr.
pub(crate) fn run(arguments: &[&str]) -> (i32, String, String) {
    told(&henge().args(arguments).output().expect("the program starts"))
}

/// Exit code, stdout, stderr.
pub(crate) fn told(output: &Output) -> (i32, String, String) {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("the program writes UTF-8");
    (output.status.code().expect("it ended by itself"), text(&output.stdout), text(&output.stderr))
}

/// An empty folder of this name.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("the old folder can go");
    }
    fs::create_dir_all(&folder).expect("the folder can be made");
    folder
}
