//! `henge bench`.

use std::process::ExitCode;

use catalog::Catalog;

/// (being written)
#[derive(clap::Args)]
pub(crate) struct Bench {}

impl Bench {
    /// Runs the command.
    pub(crate) fn run(self, _catalog: &Catalog) -> anyhow::Result<ExitCode> {
        anyhow::bail!("henge bench is not there yet")
    }
}
