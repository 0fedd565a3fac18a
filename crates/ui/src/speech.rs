//! What is said about a game, wherever it is played: on a page or in a terminal.
//!
//! Everything is made from views, so nothing can be said that its reader may not know.

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

/// Does a decision show what only its owner may see?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Secrecy {
    /// Everybody may look on.
    Open,
    /// Others at the same screen should look away.
    Secret,
}

/// A game in words. What was touched is told by the keys of [`Touch`], such as `druid:23`.
pub trait Speech: Game {
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

    /// What is to be decided after the things with the keys `touched`, said to who decides.
    fn question(
        voice: &Voice<'_, Self>,
        view: &Self::View,
        options: &[Self::Action],
        touched: &[String],
    ) -> String;

    /// The things one touches for an action.
    fn path(voice: &Voice<'_, Self>, view: &Self::View, action: Self::Action) -> Vec<Touch>;

    /// What an action does, in words.
    fn deed(voice: &Voice<'_, Self>, action: Self::Action) -> String;

    /// The action somebody means who has touched the keys `touched` and then something that leads nowhere: a key on
    /// a page, a word in a terminal.
    fn meant(view: &Self::View, touched: &[String], touch: &str) -> Option<Self::Action>;

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
