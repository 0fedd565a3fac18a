//! A game on the shelf as people see it, whichever game it is.

use catalog::{Catalog, Loaded, UnknownGame, with_game};
use maud::Markup;

use crate::page::{BotWords, GameCard, NewTable, RulesPage, explained};
use crate::poster::Poster;
use crate::{Gallery, Pictured, Room, Symbol, Texts};

/// A game on the shelf, as people see it.
pub trait Parlour: Send + Sync {
    /// The title on the box.
    fn title(&self) -> &'static str;

    /// Does its data contain parts that were designed for Henge?
    fn is_reconstructed(&self) -> bool;

    /// Its card on the first page.
    fn card(&self, texts: &Texts) -> GameCard;

    /// Its picture for other pages, with who plays. `None` if it cannot be drawn.
    fn poster(&self, seats: Vec<Pictured>) -> Option<String>;

    /// The form for a new table, as nobody has filled it in yet.
    fn new_table(&self, texts: &Texts, words: BotWords) -> NewTable;

    /// A page of its exact rules; `None` if there is none with this name.
    fn rules(&self, texts: &'static Texts, page: &str) -> Option<RulesPage>;

    /// All its pieces.
    fn gallery(&self, texts: &'static Texts) -> Gallery;

    /// What the small signs of its drawings mean.
    fn legend(&self, texts: &Texts) -> Vec<Symbol>;

    /// Its picture on the shelf.
    fn picture(&self) -> Markup;

    /// One line that makes one want to play.
    fn line(&self, texts: &Texts) -> String;

    /// The places of its room that a telephone shows one at a time.
    fn places(&self) -> &'static [(&'static str, &'static str)];

    /// Drawings that every board refers to, once per page.
    fn symbols(&self) -> Markup;

    /// The same with what they mean, for a page with a board.
    fn explained(&self, texts: &Texts) -> Markup;

    /// The characters that its bots can have.
    fn characters(&self) -> Vec<&'static str>;
}

/// The game with this id, as people see it.
pub fn parlour<'a>(catalog: &'a Catalog, id: &str) -> Result<&'a dyn Parlour, UnknownGame> {
    with_game!(catalog, id, game => game as &dyn Parlour)
}

/// All games, as people see them.
pub fn parlours(catalog: &Catalog) -> impl Iterator<Item = &dyn Parlour> {
    Catalog::IDS.iter().filter_map(|id| parlour(catalog, id).ok())
}

impl<G: Room> Parlour for Loaded<G> {
    fn title(&self) -> &'static str {
        G::facts(self.data).title
    }

    fn is_reconstructed(&self) -> bool {
        G::facts(self.data).reconstructed
    }

    fn card(&self, texts: &Texts) -> GameCard {
        GameCard::of::<G>(self.data, texts)
    }

    fn poster(&self, seats: Vec<Pictured>) -> Option<String> {
        let (picture, symbols) = (G::picture(self.data), G::symbols());
        Poster { game: G::ID, title: self.title(), picture, symbols, seats }.svg()
    }

    fn new_table(&self, texts: &Texts, words: BotWords) -> NewTable {
        NewTable::of::<G>(self.data, texts, words)
    }

    fn rules(&self, texts: &'static Texts, page: &str) -> Option<RulesPage> {
        RulesPage::of::<G>(self.data, texts, page)
    }

    fn gallery(&self, texts: &'static Texts) -> Gallery {
        G::gallery(self.data, texts)
    }

    fn legend(&self, texts: &Texts) -> Vec<Symbol> {
        G::legend(texts)
    }

    fn picture(&self) -> Markup {
        G::picture(self.data)
    }

    fn line(&self, texts: &Texts) -> String {
        G::line(texts)
    }

    fn places(&self) -> &'static [(&'static str, &'static str)] {
        G::PLACES
    }

    fn symbols(&self) -> Markup {
        G::symbols()
    }

    fn explained(&self, texts: &Texts) -> Markup {
        explained::<G>(texts)
    }

    fn characters(&self) -> Vec<&'static str> {
        G::CHARACTERS.iter().map(|character| character.name).collect()
    }
}
