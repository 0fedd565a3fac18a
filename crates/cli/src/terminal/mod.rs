//! The game in the terminal.
//!
//! | file | what is in it |
//! |---|---|
//! | `chair` | who sits where |
//! | `face` | what a game adds: its drawing and its words; `dolmengoetter` is one |
//! | `screen`, `input` | where the game is shown, and what is heard from whoever plays |
//! | `reading` | what a typed line means |
//! | `stage` | what is on the screen: board, log, question, choices, pages |
//! | `session` | the game from its first to its last step; `session/obeying` the commands on the way |
//!
//! A person is only ever shown what the view of that seat holds: positions stay inside the catalogue's table.

mod chair;
mod dolmengoetter;
mod face;
mod input;
mod reading;
mod screen;
mod session;
mod stage;

pub(crate) use chair::{Chair, chairs};
pub(crate) use screen::{Manner, Size};

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::bail;
use catalog::{Catalog, Dealer, Loaded, Table, Visitor};
use game_dolmengoetter::Dolmengoetter;
use kernel::Game;
use ui::Language;

use session::Session;

/// How a game is to be played.
pub(crate) struct Setting {
    /// Who sits where.
    pub(crate) chairs: Vec<Chair>,
    /// The language of everything that is said.
    pub(crate) language: Language,
    /// How the game is shown.
    pub(crate) manner: Manner,
    /// The size of the window, if the terminal need not be asked.
    pub(crate) window: Option<Size>,
    /// The number behind the dealer's seed.
    pub(crate) seed: u64,
    /// Where to save the record.
    pub(crate) record: Option<PathBuf>,
}

/// Plays a game at a table that was opened for it.
pub(crate) fn play(
    catalog: &Catalog,
    table: Box<dyn Table>,
    dealer: Dealer,
    setting: Setting,
) -> anyhow::Result<ExitCode> {
    catalog.visit(table.game(), Start { table, dealer, setting })?
}

struct Start {
    table: Box<dyn Table>,
    dealer: Dealer,
    setting: Setting,
}

impl Visitor for Start {
    type Out = anyhow::Result<ExitCode>;

    fn visit<G: Game>(self, _game: &Loaded<G>) -> Self::Out {
        let Start { table, dealer, setting } = self;
        // Each game that can be played in the terminal has its line here.
        if table.seated::<Dolmengoetter>().is_some() {
            return Session::<Dolmengoetter>::open(table, dealer, setting)?.run();
        }
        bail!("{} cannot be played in the terminal yet", G::ID)
    }
}
