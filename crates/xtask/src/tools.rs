//! Which tools this machine has.

use std::process::{Command, Stdio};

/// Does this call work and tell a version? Its first line, if so.
pub(crate) fn version(program: &str, arguments: &[&str]) -> Option<String> {
    let output = Command::new(program).args(arguments).stderr(Stdio::null()).output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout);
    output.status.success().then(|| text.lines().next().unwrap_or_default().trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_absent_program_has_no_version() {
        assert_eq!(version("no-such-program-anywhere", &["--version"]), None);
    }
}
