//! What is said about a game, wherever it is played: on a page or in a terminal.
//!
//! Everything is made from views, so nothing can be said that its reader may not know.

use core::fmt;

use kernel::{Game, Seat};

use crate::{Names, Texts, Touch};

/// Who speaks about a table, to whom, in which language.
pub struct Voice<'a, G: Game> {
    /// The messages.
    pub texts: &'static Texts,
    /// What is fixed at the table.
    pub config: &'a G::Config,
    /// What the people are called, and which of them is the reader.
    pub names: &'a Names,
}

impl<'a, G: Speech> Voice<'a, G> {
    /// A key as it stands on a page.
    pub fn key(&self, key: G::Key) -> Written<'a, G> {
        Written::new(self.config, key)
    }
}

/// Does a decision show what only its owner may see?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Secrecy {
    /// Everybody may look on.
    Open,
    /// Others at the same screen should look away.
    Secret,
}

/// A key as it stands on a page.
pub struct Written<'a, G: Speech> {
    config: &'a G::Config,
    key: G::Key,
}

impl<'a, G: Speech> Written<'a, G> {
    /// A key at a table with this configuration.
    pub fn new(config: &'a G::Config, key: G::Key) -> Written<'a, G> {
        Written { config, key }
    }
}

impl<G: Speech> fmt::Display for Written<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        G::write_key(self.config, self.key, f)
    }
}

/// A game in words.
pub trait Speech: Game {
    /// Names a thing that can be touched.
    type Key: Copy + Eq + fmt::Debug;

    /// Writes a key as it stands on a page: `druid:23`.
    fn write_key(config: &Self::Config, key: Self::Key, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// Reads a key that came from a page; `None` if it names nothing of this game.
    fn read_key(view: &Self::View, text: &str) -> Option<Self::Key>;

    /// What a word stands for that somebody types in a terminal after the things `touched`.
    fn spelled(view: &Self::View, touched: &[Self::Key], word: &str) -> Option<Self::Key>;

    /// The rules in short, a paragraph per row.
    fn short_rules(texts: &Texts) -> Vec<String>;

    /// What was chosen before the game, each as "Board: Standard".
    fn chosen(voice: &Voice<'_, Self>) -> Vec<String>;

    /// What somebody in this seat is called who gave no name.
    fn default_name(config: &Self::Config, seat: Seat, texts: &Texts) -> String;

    /// What happened, in one sentence, with whom it is about.
    fn sentence(voice: &Voice<'_, Self>, seen: &Self::Seen) -> (Option<Seat>, String);

    /// What is being waited for, said to somebody who does not decide; `None` if nobody decides.
    fn waiting(voice: &Voice<'_, Self>, view: &Self::View) -> Option<String>;

    /// What is to be decided after the things `touched`, said to who decides.
    fn question(
        voice: &Voice<'_, Self>,
        view: &Self::View,
        options: &[Self::Action],
        touched: &[Self::Key],
    ) -> String;

    /// The things one touches for an action.
    fn path(voice: &Voice<'_, Self>, view: &Self::View, action: Self::Action) -> Vec<Touch<Self::Key>>;

    /// How many of the first things of its path may be touched in any order: those of a choice of several at once.
    fn loose(_action: Self::Action) -> usize {
        0
    }

    /// What an action does, in words.
    fn deed(voice: &Voice<'_, Self>, action: Self::Action) -> String;

    /// The action somebody means who has touched `touched` and then something that leads nowhere, so that the rules
    /// can say why it cannot be done.
    fn meant(view: &Self::View, touched: &[Self::Key], touch: Self::Key) -> Option<Self::Action>;

    /// Why `seat` cannot do something, and what would be right.
    fn refusal(
        voice: &Voice<'_, Self>,
        view: &Self::View,
        seat: Seat,
        options: &[Self::Action],
        illegal: Self::Illegal,
    ) -> String;

    /// Does the decision that is open show secrets of its owner?
    fn secrecy(view: &Self::View) -> Secrecy;

    /// Something that holds for the whole table now, such as "final round".
    fn note(voice: &Voice<'_, Self>, view: &Self::View) -> Option<String>;

    /// Where an action belongs in a list of choices: the sensible ones have low numbers, equal ones keep their order.
    fn rank(_view: &Self::View, _action: Self::Action) -> u32 {
        0
    }
}
