//! The game in the terminal.
//!
//! | file | what is in it |
//! |---|---|
//! | `chair` | who sits where |
//! | `screen`, `input` | where the game is shown, and what is heard from whoever plays |
//! | `reading` | what a typed line means |
//! | `stage` | what is on the screen: board, log, question, choices, pages |
//! | `session` | the game from its first to its last step; `session/obeying` the commands on the way |
//!
//! A person is only ever shown what the view of that seat holds: positions stay inside the catalogue's table.

mod chair;
mod input;
mod reading;
mod screen;
mod session;
mod stage;

pub(crate) use chair::{Chair, chairs};
pub(crate) use screen::{Manner, window};

use std::path::PathBuf;
use std::process::ExitCode;

use catalog::{Catalog, Dealer, Loaded, Table, with_game};
use ui::{Face, Language};

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
    pub(crate) window: Option<ui::Size>,
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
    let game = table.game();
    with_game!(catalog, game, game => start(game, table, dealer, setting))?
}

fn start<G: Face>(
    game: &Loaded<G>,
    table: Box<dyn Table>,
    dealer: Dealer,
    setting: Setting,
) -> anyhow::Result<ExitCode> {
    Session::<G>::open(G::facts(game.data).title, table, dealer, setting)?.run()
}
