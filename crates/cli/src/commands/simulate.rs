//! `henge simulate`.

use std::process::ExitCode;

use catalog::Catalog;

/// (being written)
#[derive(clap::Args)]
pub(crate) struct Simulate {}

impl Simulate {
    /// Runs the command.
    pub(crate) fn run(self, _catalog: &Catalog) -> anyhow::Result<ExitCode> {
        anyhow::bail!("henge simulate is not there yet")
    }
}
