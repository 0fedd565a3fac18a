//! The binary `henge`: each command is a file in `commands`.

mod choices;
mod commands;
mod interrupt;
mod output;
mod terminal;
mod workers;

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::Context as _;
use catalog::Catalog;
use clap::{Parser, Subcommand};

/// A house draws pages in many threads and gives them away in others, which the system's allocator is slow at.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// A home for board games of druids and stones.
#[derive(Parser)]
#[command(name = "henge", version, propagate_version = true)]
struct Henge {
    /// A folder (or file) of data files that replace the built-in ones of the same name.
    #[arg(long, global = true, value_name = "PATH")]
    data: Option<PathBuf>,

    /// The default is serve.
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Serve(commands::serve::Serve),
    Play(commands::play::Play),
    Simulate(commands::simulate::Simulate),
    Arena(commands::arena::Arena),
    Tune(commands::tune::Tune),
    Bench(commands::bench::Bench),
    Balance(commands::balance::Balance),
    Scenario(commands::scenario::Scenario),
    Engine(commands::engine::Engine),
    Record(commands::record::Record),
    Data(commands::data::Data),
}

fn main() -> ExitCode {
    let henge = Henge::parse();
    match run(henge) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("henge: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(henge: Henge) -> anyhow::Result<ExitCode> {
    let catalog = match &henge.data {
        None => Catalog::built_in(),
        Some(path) => Catalog::with_data(path).with_context(|| format!("--data {}", path.display()))?,
    };
    let command = henge.command.unwrap_or_else(|| Command::Serve(commands::serve::Serve::default()));
    match command {
        Command::Serve(command) => command.run(Arc::new(catalog)),
        Command::Play(command) => command.run(&catalog),
        Command::Simulate(command) => command.run(&catalog),
        Command::Arena(command) => command.run(&catalog),
        Command::Tune(command) => command.run(&catalog),
        Command::Bench(command) => command.run(&catalog),
        Command::Balance(command) => command.run(&catalog),
        Command::Scenario(command) => command.run(&catalog),
        Command::Engine(command) => command.run(&catalog),
        Command::Record(command) => command.run(&catalog),
        Command::Data(command) => command.run(&catalog),
    }
}
