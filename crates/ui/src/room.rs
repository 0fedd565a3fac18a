//! What a game brings to a page beside its words: drawings. The rest of a page is the same for all games.
//!
//! Everything is made from views, so nothing can be drawn that its reader may not know.

use kernel::{Game, Seat, Standings, Viewer};
use maud::Markup;

use crate::{Rgb, Speech, Texts, Touch, Voice, capitalised};

/// What of a drawing is to be seen first.
pub struct Scene<'a, G: Game> {
    /// Keys of the things that can be touched first.
    pub lit: &'a [String],
    /// What happened since the viewer last decided.
    pub fresh: &'a [G::Seen],
    /// What happened in the whole game so far, `fresh` included.
    pub past: &'a [G::Seen],
}

impl<G: Game> Scene<'_, G> {
    /// Nothing is to be seen first.
    pub const STILL: Scene<'static, G> = Scene { lit: &[], fresh: &[], past: &[] };
}

/// How a seat is drawn beside a name: readable without colours.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Badge {
    /// The sign of the seat's pieces, one character.
    pub sign: char,
    /// The colour of the pieces, such as `#c0392b`.
    pub colour: String,
}

/// What is to be counted beside a player's name, such as stones in the supply.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Count {
    /// The stable word for the thing, with which its pieces' keys begin: `stone`.
    pub kind: &'static str,
    /// The symbol of [`Room::symbols`] that shows it, if there is one.
    pub symbol: Option<&'static str>,
    /// How many.
    pub number: u32,
    /// What they are, in words: "16 stones".
    pub label: String,
}

/// Points that a piece brought.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Gain {
    /// The piece that brought them, as on the board before: `dolmen:P0:3`.
    pub piece: String,
    /// Who got them, by number.
    pub seat: u8,
    /// How they came about: `3 × 4 = 12`.
    pub text: String,
}

/// A game as pages show it.
pub trait Room: Speech {
    /// The pages of its rules, the first one being the overview: file name without `.md`, and text.
    const RULES: &'static [(&'static str, &'static str)];

    /// One line that makes one want to play.
    fn line(texts: &Texts) -> String;

    /// A small picture for the shelf.
    fn picture(data: &'static Self::Data) -> Markup;

    /// What an option is called, and each of its values; the plain words where there is nothing better.
    fn option(data: &'static Self::Data, texts: &Texts, key: &str, value: &str) -> (String, String);

    /// How a seat is drawn beside its name.
    fn badge(config: &Self::Config, seat: Seat) -> Badge;

    /// The board as SVG. Whatever can be touched carries `data-key`, each piece `data-piece`.
    fn board(voice: &Voice<'_, Self>, view: &Self::View, scene: &Scene<'_, Self>) -> Markup;

    /// Drawings that every board refers to, once per page.
    fn symbols() -> Markup;

    /// A board without anything to touch, for a rules page. `symbols` are already on the page.
    fn still(view: &Self::View) -> Markup;

    /// A player's points.
    fn score(view: &Self::View, seat: Seat) -> i32;

    /// What a player has beside the board, as everybody may count it.
    fn counts(voice: &Voice<'_, Self>, view: &Self::View, seat: Seat) -> Vec<Count>;

    /// What only the viewer knows of a seat, drawn; `None` if that is nothing.
    fn secret(voice: &Voice<'_, Self>, view: &Self::View, seat: Seat) -> Option<Markup>;

    /// Keys of the pieces that an event brought to where they are.
    fn pieces(seen: &Self::Seen, keys: &mut Vec<String>);

    /// The points that an event brought.
    fn gain(seen: &Self::Seen) -> Option<Gain>;

    /// What a button for a thing says.
    fn label(touch: &Touch) -> String {
        capitalised(&touch.label)
    }

    /// The end of the game, explained point by point. `past` is the whole game. What carries
    /// `data-witness="circle:B2"` shows where on the board its points were made.
    fn result(
        voice: &Voice<'_, Self>,
        view: &Self::View,
        standings: &Standings,
        past: &[Self::Seen],
    ) -> Markup;
}

/// The view on a position that is written in a rules page.
pub(crate) fn view_of<G: Room>(config: &G::Config, position: &str) -> Option<G::View> {
    let position = G::read_position(config, position).ok()?;
    Some(G::view(&position, Viewer::Open))
}

/// Ink that can be read on a colour such as `#c0392b`.
pub(crate) fn ink(colour: &str) -> &'static str {
    // How bright eyes find red, green and blue, in thousandths.
    let dark = Rgb::from_hex(colour).is_some_and(|Rgb(red, green, blue)| {
        u32::from(red) * 299 + u32::from(green) * 587 + u32::from(blue) * 114 < 128_000
    });
    if dark { "#fff" } else { "#1d1a14" }
}
