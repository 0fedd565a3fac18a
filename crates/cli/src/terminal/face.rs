//! What a game adds to the terminal: its drawing and its words. The rest is the same for all games.

use kernel::{Game, Seat, Standings};
use ui::{Language, Line, Names, Texts, Touch};

use super::screen::Size;

/// Who speaks about a table, to whom, in which language.
pub(crate) struct Voice<'a, G: Game> {
    /// The messages.
    pub(crate) texts: &'static Texts,
    /// What is fixed at the table.
    pub(crate) config: &'a G::Config,
    /// What the people are called.
    pub(crate) names: &'a Names,
}

/// What of a drawing is to be seen first.
pub(crate) struct Scene<'a, G: Game> {
    /// Keys of the things that can be touched next, and of those that were touched.
    pub(crate) lit: &'a [String],
    /// What happened since the viewer last decided.
    pub(crate) fresh: &'a [G::Seen],
}

/// Does a decision show what only its owner may see?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Secrecy {
    /// Everybody may look on.
    Open,
    /// Others at the same keyboard should look away.
    Secret,
}

/// A game as the terminal shows it. Everything is made from views, nothing from positions.
pub(crate) trait Face: Game {
    /// An action in notation, as an example.
    const EXAMPLE: &'static str;

    /// The title of the game.
    fn title(config: &Self::Config) -> String;

    /// How much room the drawing takes.
    fn size(config: &Self::Config) -> Size;

    /// What somebody in this seat is called who gave no name.
    fn default_name(config: &Self::Config, seat: Seat, language: Language) -> String;

    /// The board and everybody's supplies.
    fn draw(voice: &Voice<'_, Self>, view: &Self::View, scene: &Scene<'_, Self>) -> Vec<Line>;

    /// What happened, in one sentence, with whom it is about.
    fn sentence(voice: &Voice<'_, Self>, seen: &Self::Seen) -> (Option<Seat>, String);

    /// The sign of a seat, with its style.
    fn sign(config: &Self::Config, seat: Seat) -> Line;

    /// The things one touches for an action.
    fn path(voice: &Voice<'_, Self>, view: &Self::View, action: Self::Action) -> Vec<Touch>;

    /// What is to be decided after some things were touched.
    fn question(
        voice: &Voice<'_, Self>,
        view: &Self::View,
        options: &[Self::Action],
        touched: &[String],
    ) -> String;

    /// The action somebody means who types a word that leads nowhere.
    fn meant(view: &Self::View, touched: &[String], word: &str) -> Option<Self::Action>;

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

    /// What only the owner of the view knows.
    fn secrets(voice: &Voice<'_, Self>, view: &Self::View) -> Vec<Line>;

    /// A table of what the drawing has no room for.
    fn overview(voice: &Voice<'_, Self>, view: &Self::View) -> Vec<Line>;

    /// What was chosen before the game.
    fn options_chosen(voice: &Voice<'_, Self>) -> Vec<String>;

    /// What the signs of the drawing mean.
    fn legend(voice: &Voice<'_, Self>, seat: Seat) -> Vec<String>;

    /// The rules in short.
    fn rules(voice: &Voice<'_, Self>) -> Vec<String>;

    /// The end of the game, explained point by point. `log` is the whole game.
    fn result(
        voice: &Voice<'_, Self>,
        view: &Self::View,
        standings: &Standings,
        log: &[Self::Seen],
    ) -> Vec<Line>;
}
