//! `henge play`.

use std::process::ExitCode;

use catalog::Catalog;

/// (being written)
#[derive(clap::Args)]
pub(crate) struct Play {}

impl Play {
    /// Runs the command.
    pub(crate) fn run(self, _catalog: &Catalog) -> anyhow::Result<ExitCode> {
        anyhow::bail!("henge play is not there yet")
    }
}
