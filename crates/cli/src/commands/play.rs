//! `henge play`.

use std::collections::hash_map::RandomState;
use std::env;
use std::hash::{BuildHasher, Hasher};
use std::path::PathBuf;
use std::process::ExitCode;

use catalog::{Catalog, Dealer, Seed};
use ui::Language;

use crate::choices::Chosen;
use crate::terminal::{self, Chair, Manner, Setting};

/// Play a game in the terminal, against bots or with friends at one keyboard.
///
/// Every choice is a number or a letter followed by Enter; ? shows help, r the rules at a glance. In a pipe, or with
/// --plain, everything is plain text without escape codes.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  henge play dolmengoetter                            you against one bot
  henge play vale --players 4                         you against three bots
  henge play dolmengoetter --seats me:Anna,me:Ben,bot two people and a bot at one keyboard
  henge play dolmengoetter --seats bot:3/builder,me   you sit second, against a good player who likes to build
  henge play dolmengoetter --option board=small16     a quicker game on the small board
  henge play dolmengoetter --lang de --record a.henge in German, with the game saved in a file")]
pub(crate) struct Play {
    /// The game; `henge data list` shows them all.
    game: String,

    /// Who sits where, separated by commas: me, me:NAME, bot, bot:LEVEL (1 to 5, random, greedy), bot:LEVEL/CHARACTER.
    #[arg(long, value_name = "SEAT,...", value_delimiter = ',')]
    seats: Option<Vec<Chair>>,

    /// Number of players: you, and bots in the other seats.
    #[arg(long, value_name = "N")]
    players: Option<u8>,

    /// An option of the game, such as board=small16; repeat for more.
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<Chosen>,

    /// The language: de or en. Default: your system's language if it is one of them, else English.
    #[arg(long)]
    lang: Option<Language>,

    /// Fixes all draws and all bot decisions.
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,

    /// A new file to save the game in when it ends or you quit.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,

    /// Plain text instead of a screen: for screen readers and programs.
    #[arg(long)]
    plain: bool,

    /// The size of the window, such as 80x24, if the terminal does not report it.
    #[arg(long, value_name = "COLUMNSxROWS", value_parser = terminal::window)]
    window: Option<ui::Size>,
}

/// The language of the system's settings, in the order in which they count.
fn system_language() -> Language {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().filter_map(|name| env::var(name).ok());
    let first = set.into_iter().find(|value| !value.is_empty());
    first.and_then(|locale| Language::from_locale(&locale)).unwrap_or(Language::En)
}

impl Play {
    /// Runs the command.
    pub(crate) fn run(self, catalog: &Catalog) -> anyhow::Result<ExitCode> {
        let chairs = terminal::chairs(self.seats, self.players)?;
        let choices: Vec<(&str, &str)> = self.options.iter().map(Chosen::pair).collect();
        let seats = u8::try_from(chairs.len()).unwrap_or(u8::MAX);
        let table = catalog.open(&self.game, seats, &choices)?;
        // A number that is short enough to be typed again; nobody plays for more than honour here.
        let seed = self.seed.unwrap_or_else(|| RandomState::new().build_hasher().finish() % 1_000_000_000);
        let setting = Setting {
            chairs,
            language: self.lang.unwrap_or_else(system_language),
            manner: if self.plain { Manner::Plain } else { Manner::suitable() },
            window: self.window,
            seed,
            record: self.record,
        };
        terminal::play(catalog, table, Dealer::new(Seed::from_number(seed)), setting)
    }
}
