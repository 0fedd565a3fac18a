//! The first page: the games, the tables.

use kernel::Game;
use maud::{Markup, html};

use super::assets::Rooms;
use super::bots::BotWords;
use super::frame::Frame;
use super::new_table::NewTable;
use super::option_field::OptionField;
use super::scene::scene;
use super::sign::{Sign, game_sign, pebble, stone};
use crate::room::Room;
use crate::{Course, Texts};

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
    /// The option that says what is on the table, if there is more than one edition of the game.
    pub edition: Option<OptionField>,
}

impl GameCard {
    /// The card of a game.
    pub fn of<G: Room>(data: &'static G::Data, texts: &Texts) -> GameCard {
        let facts = <G as Game>::facts(data);
        let form = NewTable::of::<G>(data, texts, BotWords::default());
        GameCard {
            id: G::ID.to_owned(),
            title: facts.title.to_owned(),
            made: format!("{}, {} {}", facts.author, facts.publisher, facts.year),
            players: [facts.players_min, facts.players_max],
            minutes: facts.minutes,
            line: G::line(texts),
            picture: G::picture(data),
            symbols: G::symbols(),
            edition: form.options.into_iter().find(OptionField::is_edition),
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
    /// The game was given up before its end.
    GivenUp,
}

/// Who holds a seat, as a list shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holding {
    /// The reader.
    You,
    /// Somebody else.
    Person,
    /// A bot.
    Bot,
    /// Nobody yet.
    Free,
}

/// A seat of a table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatLine {
    /// Who holds it.
    pub holding: Holding,
    /// What the holder is called, as the reader is told.
    pub name: String,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableLine {
    /// Its id.
    pub id: String,
    /// The id of its game.
    pub game: String,
    /// The title of its game.
    pub title: String,
    /// Its seats in order.
    pub seats: Vec<SeatLine>,
    /// How it stands.
    pub state: TableState,
    /// When something last happened, in words.
    pub when: String,
}

/// How one plays who does not choose: what was chosen last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Usual {
    /// The level of the bots.
    pub level: u8,
    /// How many play.
    pub players: u8,
}

impl Default for Usual {
    /// On a first visit: gentle bots, two of them.
    fn default() -> Usual {
        Usual { level: 1, players: 3 }
    }
}

/// What the first page shows.
#[derive(Clone, Debug, Default)]
pub struct Home {
    /// The games.
    pub games: Vec<GameCard>,
    /// How one plays who does not choose.
    pub usual: Usual,
    /// What changes by itself.
    pub lists: Lists,
}

/// The tables of the first page.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lists {
    /// Tables at which the reader plays, the ones that wait for him first.
    pub mine: Vec<TableLine>,
    /// Tables with free seats.
    pub open: Vec<TableLine>,
    /// Tables to watch.
    pub running: Vec<TableLine>,
    /// The reader's finished games.
    pub finished: Vec<TableLine>,
}

impl Lists {
    fn calling(&self) -> impl Iterator<Item = &TableLine> {
        self.mine.iter().filter(|line| line.state == TableState::YourTurn)
    }
}

/// The first page.
pub fn home(frame: &Frame, home: &Home) -> Markup {
    let content = html! {
        @for card in &home.games { (card.symbols) }
        (hero(frame, home))
        section #games .shelf aria-label=(frame.say("site-home-games")) {
            @for card in &home.games { (game(frame, card, home.usual)) }
        }
        div #lists data-live="/lists" { (lists(frame, &home.lists)) }
        footer { p { (frame.say("site-home-footer")) } }
    };
    frame.page("home", "", Rooms::All, &content)
}

/// What this is, and the one thing to do next.
fn hero(frame: &Frame, home: &Home) -> Markup {
    let known = !home.lists.mine.is_empty() || !home.lists.finished.is_empty();
    html! {
        section .hero {
            (scene())
            div .words {
                h1 { (frame.say("site-home-headline")) }
                p { (frame.say("site-home-promise")) }
                div .go {
                    @if let Some(line) = home.lists.calling().next() {
                        a .button.main.big href={ "/t/" (line.id) } {
                            (Sign::Play) (frame.fill("site-home-your-turn-at", &[("title", line.title.as_str().into())]))
                        }
                    } @else if let Some(first) = home.games.first().filter(|_| !known) {
                        a .button.main.big href=(learning(&first.id)) { (Sign::Play) (frame.say("site-home-first")) }
                    } @else if let Some(first) = home.games.first() {
                        button .main.big type="submit" form={ "play-" (first.id) } {
                            (Sign::Play) (frame.say("site-home-play-on"))
                        }
                    }
                    @if let Some(first) = home.games.first() {
                        a .button.big.second href={ "/new/" (first.id) } { (Sign::Link) (frame.say("site-home-friends")) }
                    }
                }
            }
        }
    }
}

pub(super) fn range<T: PartialEq + core::fmt::Display>([from, to]: &[T; 2]) -> String {
    if from == to { from.to_string() } else { format!("{from}–{to}") }
}

/// Where a game is learned: in its lessons, or from its rules while it has none.
pub(super) fn learning(game: &str) -> String {
    let shelf = if Course::of(game).is_some() { "learn" } else { "rules" };
    format!("/{shelf}/{game}")
}

fn game(frame: &Frame, card: &GameCard, usual: Usual) -> Markup {
    let title = || ("title", card.title.as_str().into());
    html! {
        article .game.{ "of-" (card.id) } {
            a .picture href={ "/rules/" (card.id) } aria-label=(frame.fill("site-home-rules-of", &[title()])) {
                (card.picture)
            }
            form .about #{ "play-" (card.id) } method="post" action={ "/play/" (card.id) } {
                h2 { (card.title) }
                p .line { (card.line) }
                ul .facts {
                    li title=(frame.fill("site-home-players", &[("range", range(&card.players).into())])) {
                        (Sign::People) (range(&card.players))
                    }
                    li { (Sign::Clock) (frame.fill("site-home-minutes", &[("range", range(&card.minutes).into())])) }
                    li { a href={ "/gallery/" (card.id) } aria-label=(frame.fill("gallery-title", &[title()])) { (frame.say("gallery-short")) } }
                }
                (ways(frame, card, usual))
                div .acts {
                    button .tinted type="submit" aria-label=(frame.fill("site-home-play-at", &[title()])) {
                        (Sign::Play) span { (frame.say("site-home-play")) }
                    }
                    a .button href=(learning(&card.id)) aria-label=(frame.fill("site-home-learn-at", &[title()])) {
                        (Sign::Book) span { (frame.say("site-home-learn")) }
                    }
                    a .button href={ "/new/" (card.id) } aria-label=(frame.fill("site-new-title", &[title()])) {
                        (Sign::Seats) span { (frame.say("site-home-new")) }
                    }
                }
            }
        }
    }
}

/// How one plays at once: level, players, edition, in a fold.
fn ways(frame: &Frame, card: &GameCard, usual: Usual) -> Markup {
    let [fewest, most] = card.players;
    let players = usual.players.clamp(fewest, most);
    let told = frame.fill("site-home-way", &[("level", usual.level.into()), ("players", players.into())]);
    html! {
        details .ways data-way=(frame.fill("site-home-way", &[("level", "{level}".into()), ("players", "{players}".into())])) {
            summary { span { (told) } (Sign::More) }
            div .choice {
                fieldset .tiles.levels {
                    legend { (frame.say("site-home-level")) }
                    @for level in 1..=5_u8 {
                        @let style = frame.say(&format!("bot-level-{level}"));
                        label .tile title=(style) {
                            input type="radio" name="level" value=(level) checked[level == usual.level];
                            (stone(&level.to_string()))
                            b { (level) span .visually-hidden { ": " (style) } }
                        }
                    }
                }
                fieldset .tiles {
                    legend { (frame.say("site-home-count")) }
                    @for count in fewest..=most {
                        label .tile {
                            input type="radio" name="players" value=(count) checked[count == players];
                            b { (count) }
                        }
                    }
                }
                @if let Some(edition) = &card.edition { (edition.tiles(frame)) }
            }
        }
    }
}

/// The tables of the first page: what the script fetches again and again.
pub fn lists(frame: &Frame, lists: &Lists) -> Markup {
    let calling = lists.calling().count();
    html! {
        @if let Some(line) = lists.calling().next() {
            a .next href={ "/t/" (line.id) } {
                span .dot {}
                (frame.fill("site-home-your-turn-at", &[("title", line.title.as_str().into())]))
                span .arrow aria-hidden="true" { "→" }
            }
        }
        div .lists {
            section #mine .tables {
                header {
                    h2 { (frame.say("site-home-mine")) }
                    @if calling > 0 {
                        a .chip.calls href={ "/t/" (lists.calling().next().map_or("", |line| &line.id)) } data-calls {
                            span .dot {} (frame.fill("site-home-calls", &[("count", calling.into())]))
                        }
                    }
                }
                (rows(frame, &lists.mine, "site-home-mine-none"))
            }
            section #lobby .tables {
                header { h2 { (frame.say("site-home-open")) } }
                (rows(frame, &lists.open, "site-home-open-none"))
                @if !lists.running.is_empty() {
                    h3 #watch { (frame.say("site-home-running")) }
                    (rows(frame, &lists.running, "site-home-none"))
                }
            }
            @if !lists.finished.is_empty() {
                section #finished .tables {
                    header { h2 { (frame.say("site-home-finished")) } a .small href="/me" { (frame.say("site-home-all")) } }
                    (rows(frame, &lists.finished[..lists.finished.len().min(6)], "site-home-none"))
                }
            }
        }
    }
}

fn rows(frame: &Frame, lines: &[TableLine], none: &str) -> Markup {
    html! {
        @if lines.is_empty() { p .empty { (frame.say(none)) } }
        ul { @for line in lines { li { (row(frame, line)) } } }
    }
}

fn row(frame: &Frame, line: &TableLine) -> Markup {
    let (class, state) = match &line.state {
        TableState::Open { free } => ("open", frame.fill("site-home-free", &[("count", (*free).into())])),
        TableState::YourTurn => ("yours", frame.say("site-home-your-turn")),
        TableState::Waiting { who } => {
            ("waiting", frame.fill("site-home-waiting", &[("who", who.as_str().into())]))
        }
        TableState::Finished { result } => ("finished", result.clone()),
        TableState::GivenUp => ("finished", frame.say("site-home-given-up")),
    };
    let named = line.seats.iter().filter(|seat| seat.holding != Holding::Free);
    let people: Vec<&str> = named.map(|seat| seat.name.as_str()).collect();
    html! {
        a .table .(class) href={ "/t/" (line.id) } {
            (game_sign(&line.game))
            span .who {
                b { (line.title) }
                span .people { (people.join(", ")) @if class == "finished" { " · " (line.when) } }
            }
            @if class == "open" {
                span .pebbles {
                    @for seat in &line.seats {
                        (pebble(match seat.holding {
                            Holding::You => "you",
                            Holding::Person => "person",
                            Holding::Bot => "bot",
                            Holding::Free => "free",
                        }, &seat.name))
                    }
                }
            }
            @if class != "finished" { span .when { (line.when) } }
            span .state { (state) }
        }
    }
}
