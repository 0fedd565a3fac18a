//! What a game brings to a page beside its words: drawings. The rest of a page is the same for all games.
//!
//! Everything is made from views, so nothing can be drawn that its reader may not know.

use core::cell::RefCell;
use core::fmt::Display;

use kernel::{Seat, Standings, Viewer};
use maud::Markup;

use crate::{Gallery, Highlight, Rgb, Speech, Symbol, Texts, Touch, Voice, capitalised};

/// What of a drawing is to be seen first.
pub struct Scene<'a, G: Speech> {
    /// The things that can be touched first.
    pub lit: &'a [G::Key],
    /// What happened since the viewer last decided.
    pub fresh: &'a [G::Seen],
    /// What happened in the whole game so far, `fresh` included.
    pub past: &'a [G::Seen],
}

impl<G: Speech> Scene<'_, G> {
    /// Nothing is to be seen first.
    pub const STILL: Scene<'static, G> = Scene { lit: &[], fresh: &[], past: &[] };
}

/// A board with what lies on it.
pub struct Drawn<P> {
    /// The drawing.
    pub drawing: Markup,
    /// The pieces that it shows.
    pub pieces: Vec<P>,
}

/// The pieces that a drawing shows, noted while it is made.
pub(crate) struct Noted<P>(RefCell<Vec<P>>);

impl<P: Copy> Noted<P> {
    /// Nothing is drawn yet.
    pub(crate) fn new() -> Noted<P> {
        Noted(RefCell::new(Vec::new()))
    }

    /// A piece is drawn.
    pub(crate) fn note(&self, piece: P) -> P {
        self.0.borrow_mut().push(piece);
        piece
    }

    /// What was drawn.
    pub(crate) fn drawn(self, drawing: Markup) -> Drawn<P> {
        Drawn { drawing, pieces: self.0.into_inner() }
    }
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
pub struct Gain<P> {
    /// The piece that brought them, as on the board before.
    pub piece: P,
    /// Who got them, by number.
    pub seat: u8,
    /// How they came about: `3 × 4 = 12`.
    pub text: String,
}

impl<P: Display> Gain<P> {
    /// As a page gets it, with the text of the piece: `dolmen:P0:3`.
    pub(crate) fn written(self) -> Gain<String> {
        Gain { piece: self.piece.to_string(), seat: self.seat, text: self.text }
    }
}

/// A game as pages show it.
pub trait Room: Speech<Seen: Send> {
    /// A piece that moves. Its text is such as `druid:P0:23`: a family, and which one of it.
    type Piece: Copy + Eq + Display;

    /// The pages of its rules, the first one being the overview: file name without `.md`, and text.
    const RULES: &'static [(&'static str, &'static str)];

    /// The places of the room that a telephone shows one at a time: how elements name them (`data-place`), and the id of the
    /// message that is their title. A room that fits as a whole has none.
    const PLACES: &'static [(&'static str, &'static str)] = &[];

    /// One line that makes one want to play.
    fn line(texts: &Texts) -> String;

    /// A small picture for the shelf.
    fn picture(data: &'static Self::Data) -> Markup;

    /// What an option is called, and each of its values; the plain words where there is nothing better.
    fn option(data: &'static Self::Data, texts: &Texts, key: &str, value: &str) -> (String, String);

    /// How a seat is drawn beside its name.
    fn badge(config: &Self::Config, seat: Seat) -> Badge;

    /// The board as SVG. Whatever can be touched carries `data-key`, each piece `data-piece`.
    fn board(voice: &Voice<'_, Self>, view: &Self::View, scene: &Scene<'_, Self>) -> Drawn<Self::Piece>;

    /// Drawings that every board refers to, once per page.
    fn symbols() -> Markup;

    /// A board without anything to touch, for a rules page. `symbols` are already on the page.
    fn still(view: &Self::View) -> Markup;

    /// Positions as pictures to compare, for the guide: all in the same section, with whatever happened between them in it.
    fn pictures(_voice: &Voice<'_, Self>, views: &[Self::View], _happened: &[Self::Seen]) -> Vec<Markup> {
        views.iter().map(Self::still).collect()
    }

    /// What happened as words below a picture, where nobody knows the names of cells and tiles; `None` if the picture, or
    /// another sentence, says it.
    fn told(voice: &Voice<'_, Self>, seen: &Self::Seen) -> Option<String> {
        Some(Self::sentence(voice, seen).1).filter(|said| !said.is_empty())
    }

    /// All pieces of the game with their words.
    fn gallery(data: &'static Self::Data, texts: &'static Texts) -> Gallery;

    /// What the small signs of its drawings mean.
    fn legend(texts: &Texts) -> Vec<Symbol>;

    /// A position from afar, as an SVG that fills the frame it is given: what somebody sees who is shown a link. It is drawn
    /// from the view of those who watch.
    fn panorama(view: &Self::View) -> Markup;

    /// A player's points.
    fn score(view: &Self::View, seat: Seat) -> i32;

    /// What a player has beside the board, as everybody may count it.
    fn counts(voice: &Voice<'_, Self>, view: &Self::View, seat: Seat) -> Vec<Count>;

    /// What only the viewer knows of a seat, drawn; `None` if that is nothing.
    fn secret(voice: &Voice<'_, Self>, view: &Self::View, seat: Seat) -> Option<Markup>;

    /// The pieces that an event brought to where they are.
    fn pieces(seen: &Self::Seen, pieces: &mut Vec<Self::Piece>);

    /// The points that an event brought.
    fn gain(seen: &Self::Seen) -> Option<Gain<Self::Piece>>;

    /// How far the game is, for the bar above the board: round and phase.
    fn round(_voice: &Voice<'_, Self>, _view: &Self::View) -> Markup {
        Markup::default()
    }

    /// An event as a thing to be shown on the board; `None` if moving pieces and points are enough.
    fn highlight(_voice: &Voice<'_, Self>, _view: &Self::View, _seen: &Self::Seen) -> Option<Highlight> {
        None
    }

    /// All that a step has to show; for rooms that show several events as one.
    fn highlights(voice: &Voice<'_, Self>, view: &Self::View, step: &[Self::Seen]) -> Vec<Highlight> {
        step.iter().filter_map(|seen| Self::highlight(voice, view, seen)).collect()
    }

    /// What somebody did at once, in one line with symbols, without the name; `None` if sentences are better.
    fn summary(_voice: &Voice<'_, Self>, _act: &[Self::Seen]) -> Option<Markup> {
        None
    }

    /// What a button for a thing says.
    fn label(touch: &Touch<Self::Key>) -> String {
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

/// Pictures that have the same parts: of each only those parts that are not the same in all of them. Where all are, or there
/// is one picture alone, they stay whole.
pub(crate) fn differing(pictures: Vec<Vec<Markup>>) -> Vec<Vec<Markup>> {
    let parts = pictures.iter().map(Vec::len).min().unwrap_or(0);
    let text = |picture: &[Markup], part: usize| picture[part].0.clone();
    let differs: Vec<bool> = (0..parts)
        .map(|part| pictures.windows(2).any(|pair| text(&pair[0], part) != text(&pair[1], part)))
        .collect();
    if !differs.contains(&true) {
        return pictures;
    }
    let kept = |picture: Vec<Markup>| {
        picture.into_iter().zip(&differs).filter_map(|(part, differs)| differs.then_some(part))
    };
    pictures.into_iter().map(|picture| kept(picture).collect()).collect()
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
