//! `henge record`.

use std::process::ExitCode;

use catalog::Catalog;

/// (being written)
#[derive(clap::Args)]
pub(crate) struct Record {}

impl Record {
    /// Runs the command.
    pub(crate) fn run(self, _catalog: &Catalog) -> anyhow::Result<ExitCode> {
        anyhow::bail!("henge record is not there yet")
    }
}
