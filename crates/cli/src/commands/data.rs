//! `henge data`: the component data of the games, to be read, taken home, changed and checked.

use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context as _, bail};
use catalog::{Catalog, Loaded, Visitor};
use kernel::{DataFile, Game};

/// List, export and check the data files: cards, boards, numbers.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  henge data list
  henge data write runestones my-cards         the built-in files, for you to change
  henge data check my-cards/rune_stones.toml   is everything in it right?
  henge serve --data my-cards                  play with it")]
pub(crate) struct Data {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// List each game's data files, with the hash that records carry.
    List,
    /// Write a game's built-in data files into a folder. Existing files are kept.
    Write {
        /// The game; `henge data list` shows them all.
        game: String,
        /// The folder; created if it does not exist.
        folder: PathBuf,
    },
    /// Check a data file, or a folder of them, the way `--data` would read it.
    Check {
        /// The file or the folder.
        path: PathBuf,
    },
}

impl Data {
    /// Runs the command.
    pub(crate) fn run(self, catalog: &Catalog) -> anyhow::Result<ExitCode> {
        match self.command {
            Command::List => list(catalog)?,
            Command::Write { game, folder } => catalog.visit(&game, Write { folder: &folder })??,
            Command::Check { path } => {
                let checked = Catalog::with_data(&path).with_context(|| path.display().to_string())?;
                list(&checked)?;
                eprintln!("{}: nothing is wrong", path.display());
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn list(catalog: &Catalog) -> anyhow::Result<()> {
    for id in Catalog::IDS {
        println!("{}", catalog.visit(id, About)?);
    }
    Ok(())
}

/// A line about the data of a game.
struct About;

impl Visitor for About {
    type Out = String;

    fn visit<G: Game>(self, game: &Loaded<G>) -> String {
        let facts = G::facts(game.data);
        let files: Vec<&str> = G::FILES.iter().map(|file| file.name).collect();
        let origin = if facts.reconstructed { ", with reconstructed parts" } else { "" };
        format!(
            "{}: {} ({}), {} to {} players{origin}; {}; hash {}",
            G::ID,
            facts.title,
            facts.year,
            facts.players_min,
            facts.players_max,
            files.join(", "),
            game.hash
        )
    }
}

/// Writes the built-in files of a game.
struct Write<'a> {
    folder: &'a Path,
}

impl Visitor for Write<'_> {
    type Out = anyhow::Result<()>;

    fn visit<G: Game>(self, _game: &Loaded<G>) -> anyhow::Result<()> {
        fs::create_dir_all(self.folder)
            .with_context(|| format!("the folder {} cannot be made", self.folder.display()))?;
        for file in G::FILES {
            let path = self.folder.join(file.name);
            write(&path, file)?;
            println!("{}", path.display());
        }
        Ok(())
    }
}

fn write(path: &Path, file: &DataFile<'_>) -> anyhow::Result<()> {
    let mut made = match OpenOptions::new().write(true).create_new(true).open(path) {
        Ok(made) => made,
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
            bail!("{} is there already and is kept as it is", path.display())
        }
        Err(error) => return Err(error).with_context(|| format!("cannot write {}", path.display())),
    };
    made.write_all(file.text.as_bytes()).with_context(|| format!("cannot write {}", path.display()))
}
