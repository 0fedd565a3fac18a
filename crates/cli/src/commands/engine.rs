//! `henge engine`.

use std::process::ExitCode;

use catalog::Catalog;

/// (being written)
#[derive(clap::Args)]
pub(crate) struct Engine {}

impl Engine {
    /// Runs the command.
    pub(crate) fn run(self, _catalog: &Catalog) -> anyhow::Result<ExitCode> {
        anyhow::bail!("henge engine is not there yet")
    }
}
