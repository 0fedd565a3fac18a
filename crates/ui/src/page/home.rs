//! The first page: the games, the tables.

use kernel::Game;
use maud::{Markup, html};

use super::assets::Rooms;
use super::frame::Frame;
use crate::Texts;
use crate::room::Room;

/// A game on the shelf.
#[derive(Clone, Debug)]
pub struct GameCard {
    /// The id everywhere.
    pub id: String,
    /// The title on the box.
    pub title: String,
    /// Who made it, where and when.
    pub made: String,
    /// The fewest and the most players.
    pub players: [u8; 2],
    /// How long it takes, from and to.
    pub minutes: [u16; 2],
    /// One line that makes one want to play.
    pub line: String,
    /// Its picture.
    pub picture: Markup,
    /// What its picture refers to.
    pub symbols: Markup,
    /// Does it contain parts that were designed for Henge?
    pub reconstructed: bool,
}

impl GameCard {
    /// The card of a game.
    pub fn of<G: Room>(data: &'static G::Data, texts: &Texts) -> GameCard {
        let facts = <G as Game>::facts(data);
        GameCard {
            id: G::ID.to_owned(),
            title: facts.title.to_owned(),
            made: format!("{}, {} {}", facts.author, facts.publisher, facts.year),
            players: [facts.players_min, facts.players_max],
            minutes: facts.minutes,
            line: G::line(texts),
            picture: G::picture(data),
            symbols: G::symbols(),
            reconstructed: facts.reconstructed,
        }
    }
}

/// How a table stands, as far as a list tells it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableState {
    /// Seats are free.
    Open {
        /// How many.
        free: u8,
    },
    /// It is the reader's turn.
    YourTurn,
    /// Others have to decide.
    Waiting {
        /// Who, in words.
        who: String,
    },
    /// The game is over.
    Finished {
        /// How it ended, in words: "Anna 34, you 31".
        result: String,
    },
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableLine {
    /// Its id.
    pub id: String,
    /// The title of its game.
    pub title: String,
    /// Who plays.
    pub people: Vec<String>,
    /// How it stands.
    pub state: TableState,
    /// When something last happened, in words.
    pub when: String,
}

/// What the first page shows.
#[derive(Clone, Debug, Default)]
pub struct Home {
    /// The games.
    pub games: Vec<GameCard>,
    /// Tables at which the reader plays, the ones that wait for him first.
    pub mine: Vec<TableLine>,
    /// Tables with free seats.
    pub open: Vec<TableLine>,
    /// Tables to watch.
    pub running: Vec<TableLine>,
    /// The reader's finished games.
    pub finished: Vec<TableLine>,
}

/// The first page.
pub fn home(frame: &Frame, home: &Home) -> Markup {
    let content = html! {
        @for card in &home.games { (card.symbols) }
        @if !home.mine.is_empty() { (tables(frame, "site-home-mine", &home.mine)) }
        section .shelf {
            h1 .visually-hidden { (frame.say("site-home-games")) }
            @for card in &home.games { (game(frame, card)) }
        }
        div .lists {
            (tables(frame, "site-home-open", &home.open))
            (tables(frame, "site-home-running", &home.running))
            @if !home.finished.is_empty() { (tables(frame, "site-home-finished", &home.finished)) }
        }
        footer { p { (frame.say("site-home-footer")) } }
    };
    frame.page("home", "", Rooms::All, &content)
}

fn range<T: PartialEq + core::fmt::Display>([from, to]: &[T; 2]) -> String {
    if from == to { from.to_string() } else { format!("{from}–{to}") }
}

fn game(frame: &Frame, card: &GameCard) -> Markup {
    html! {
        article .game {
            a .picture href={ "/rules/" (card.id) } aria-label=(frame.fill("site-home-rules-of", &[("title", card.title.as_str().into())])) {
                (card.picture)
            }
            div .about {
                h2 { (card.title) }
                p .line { (card.line) }
                ul .facts {
                    li { (frame.fill("site-home-players", &[("range", range(&card.players).into())])) }
                    li { (frame.fill("site-home-minutes", &[("range", range(&card.minutes).into())])) }
                    li { (card.made) }
                }
                @if card.reconstructed { p .hint { (frame.say("site-home-reconstructed")) } }
                div .buttons {
                    form method="post" action={ "/play/" (card.id) } {
                        button .main type="submit" { (frame.say("site-home-play")) }
                    }
                    a .button href={ "/new/" (card.id) } { (frame.say("site-home-new")) }
                    a .button .quiet href={ "/rules/" (card.id) } { (frame.say("site-rules")) }
                }
            }
        }
    }
}

fn tables(frame: &Frame, title: &str, lines: &[TableLine]) -> Markup {
    html! {
        section .tables {
            h2 { (frame.say(title)) }
            @if lines.is_empty() { p .empty { (frame.say("site-home-none")) } }
            ul {
                @for line in lines { (table(frame, line)) }
            }
        }
    }
}

fn table(frame: &Frame, line: &TableLine) -> Markup {
    let (class, state) = match &line.state {
        TableState::Open { free } => ("open", frame.fill("site-home-free", &[("count", (*free).into())])),
        TableState::YourTurn => ("yours", frame.say("site-home-your-turn")),
        TableState::Waiting { who } => {
            ("waiting", frame.fill("site-home-waiting", &[("who", who.as_str().into())]))
        }
        TableState::Finished { result } => ("finished", result.clone()),
    };
    html! {
        li {
            a .table .(class) href={ "/t/" (line.id) } {
                span .people { (line.people.join(" · ")) }
                span .state { (state) }
                span .small { (line.title) ", " (line.when) }
            }
        }
    }
}
