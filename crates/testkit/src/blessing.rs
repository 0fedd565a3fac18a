//! Files that hold what a program did when a person last agreed with it.

use std::path::Path;
use std::{env, fs, io};

/// The environment variable that makes checks write their files instead of comparing with them.
const BLESS: &str = "HENGE_BLESS";

/// Are files to be written instead of compared?
pub(crate) fn is_wanted() -> bool {
    env::var(BLESS).is_ok_and(|value| value == "1")
}

/// Why a file does not agree.
#[derive(Debug, thiserror::Error)]
pub enum Difference {
    /// The file cannot be read or written.
    #[error("{path}: {source} (HENGE_BLESS=1 writes the file)")]
    File {
        /// Which file.
        path: String,
        /// Why not.
        source: io::Error,
    },
    /// A line differs.
    #[error(
        "{path}:{line} differs\n  before:\n{before}  expected: {expected}\n  came:     {came}\n\
         HENGE_BLESS=1 accepts what came"
    )]
    Line {
        /// Which file.
        path: String,
        /// The first line that differs, from 1.
        line: usize,
        /// The lines before it, indented.
        before: String,
        /// What the file says.
        expected: String,
        /// What the program did.
        came: String,
    },
}

/// Compares text with a file, or writes the file if that is wanted.
pub(crate) fn compare(path: &Path, came: &str) -> Result<(), Difference> {
    let fault = |source| Difference::File { path: path.display().to_string(), source };
    if is_wanted() {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(fault)?;
        }
        return fs::write(path, came).map_err(fault);
    }
    let expected = fs::read_to_string(path).map_err(fault)?;
    first_difference(path, &expected, came)
}

/// The first line in which two texts differ, whatever their line ends are.
fn first_difference(path: &Path, expected: &str, came: &str) -> Result<(), Difference> {
    let mut lines = (expected.lines(), came.lines());
    let mut before: Vec<&str> = Vec::new();
    loop {
        match (lines.0.next(), lines.1.next()) {
            (None, None) => return Ok(()),
            (Some(left), Some(right)) if left == right => before.push(left),
            (left, right) => {
                let context = &before[before.len().saturating_sub(4)..];
                return Err(Difference::Line {
                    path: path.display().to_string(),
                    line: before.len() + 1,
                    before: context.iter().flat_map(|line| ["    ", *line, "\n"]).collect(),
                    expected: left.unwrap_or("(the end)").to_owned(),
                    came: right.unwrap_or("(the end)").to_owned(),
                });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_different_line_is_named() {
        let difference = first_difference(Path::new("x"), "a\nb\nc\n", "a\nb\nd\n").unwrap_err();
        assert!(
            matches!(&difference, Difference::Line { line: 3, expected, came, .. } if expected == "c" && came == "d")
        );
        assert!(first_difference(Path::new("x"), "a\r\nb", "a\nb\n").is_ok());
    }

    #[test]
    fn a_missing_end_is_a_difference() {
        let difference = first_difference(Path::new("x"), "a\nb\n", "a\n").unwrap_err();
        assert!(difference.to_string().contains("(the end)"), "{difference}");
    }
}
