//! What can be wrong: with a file (a fault) or with a game (a failure).

use core::fmt;

/// Something in a file that cannot be understood.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct Fault {
    /// Which file.
    pub file: String,
    /// Which line, from 1.
    pub line: usize,
    /// What is wrong.
    pub wrong: String,
    /// What would be right.
    pub right: Option<String>,
}

impl Fault {
    /// A fault at a line, without advice.
    pub(super) fn new(file: &str, line: usize, wrong: impl Into<String>) -> Fault {
        Fault { file: file.to_owned(), line, wrong: wrong.into(), right: None }
    }

    /// The same fault with advice.
    pub(super) fn but(mut self, right: impl Into<String>) -> Fault {
        self.right = Some(right.into());
        self
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.wrong)?;
        match &self.right {
            Some(right) => write!(f, " ({right})"),
            None => Ok(()),
        }
    }
}

/// Something a scenario expected that did not come.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct Failure {
    /// Which file.
    pub file: String,
    /// Which line, from 1.
    pub line: usize,
    /// Which block, by its title, its name or the heading above it.
    pub block: String,
    /// The line of the script.
    pub script: String,
    /// What was expected.
    pub expected: String,
    /// What came.
    pub came: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}:{}: in “{}”", self.file, self.line, self.block)?;
        if !self.script.is_empty() {
            writeln!(f, "    {}", self.script)?;
        }
        writeln!(f, "  expected: {}", self.expected)?;
        write!(f, "  came:     {}", self.came)
    }
}
