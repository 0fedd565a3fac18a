//! The first page, and opening tables.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use bots::{Kind, Level};
use catalog::Catalog;
use kernel::MAX_SEATS;
use store::{List, Sitter, Summary};
use table::{Absent, Hints, Holder, Listing, Pace, PersonId, Stage, TableId};
use ui::Texts;
use ui::page::{self, GameCard, Home, SeatChoice, TableLine, TableState};

use crate::house::House;
use crate::lists;
use crate::opening::{Plan, Wanted};
use crate::pages::shown;
use crate::sight::seconds;
use crate::web::fault::Fault;
use crate::web::sent::Filled;
use crate::web::told;
use crate::web::visitor::{Anybody, Taste, Visitor};

/// Against so many bots one plays who does not choose.
const USUAL_SEATS: u8 = 3;

/// Who looks at a list, and how.
struct Looking<'a> {
    house: &'a Arc<House>,
    person: Option<PersonId>,
    texts: &'static Texts,
    now: i64,
}

/// `GET /`.
pub(super) async fn home(
    State(house): State<Arc<House>>,
    visitor: Anybody,
    taste: Taste,
) -> Result<Response, Fault> {
    let person = visitor.person().map(|person| person.id);
    let texts = Texts::of(taste.language);
    let looking = Looking { house: &house, person, texts, now: house.settings.clock.now() };
    let mut home = Home {
        games: games(&house.catalog, texts),
        mine: looking.own(List::Current).await?,
        open: looking.lines(List::Joinable).await?,
        running: looking.lines(List::Watchable).await?,
        finished: looking.own(List::Finished).await?,
    };
    // What waits for the reader comes first; what he has already is not listed twice.
    home.mine.sort_by_key(|line| line.state != TableState::YourTurn);
    let mine: Vec<String> = home.mine.iter().map(|line| line.id.clone()).collect();
    for list in [&mut home.open, &mut home.running] {
        list.retain(|line| !mine.contains(&line.id));
    }
    Ok(shown(page::home(&taste.frame(visitor.name()), &home)))
}

fn games(catalog: &Catalog, texts: &Texts) -> Vec<GameCard> {
    ui::parlours(catalog).map(|game| game.card(texts)).collect()
}

impl Looking<'_> {
    /// A list of one's own tables; a guest has none.
    async fn own(&self, list: impl FnOnce(PersonId) -> List) -> Result<Vec<TableLine>, Fault> {
        match self.person {
            Some(person) => self.lines(list(person)).await,
            None => Ok(Vec::new()),
        }
    }

    async fn lines(&self, list: List) -> Result<Vec<TableLine>, Fault> {
        Ok(self.house.listed(list).await?.iter().map(|summary| self.line(summary)).collect())
    }

    fn name(&self, sitter: &Sitter) -> String {
        match sitter.chair.holder {
            Holder::Person(person) | Holder::Here(person) if Some(person) == self.person => {
                self.texts.say("site-you", &[])
            }
            Holder::Open => self.texts.say("site-free", &[]),
            Holder::Person(_) | Holder::Here(_) | Holder::Bot(_) => lists::called(sitter).to_owned(),
        }
    }

    fn line(&self, summary: &Summary) -> TableLine {
        let game = ui::parlour(&self.house.catalog, &summary.game);
        let state = match (&summary.end, summary.stage) {
            (Some(end), Stage::Over) => {
                let mut places = end.places.clone();
                places.sort_by_key(|place| (place.place, place.seat));
                let row = places.iter().filter_map(|place| {
                    let sitter = summary.seats.get(usize::from(place.seat))?;
                    Some(format!("{} {}", self.name(sitter), place.score))
                });
                TableState::Finished { result: row.collect::<Vec<_>>().join(", ") }
            }
            (_, Stage::Gathering) => TableState::Open { free: lists::free(summary) as u8 },
            (_, Stage::Playing | Stage::Over) => self.turn(summary),
        };
        TableLine {
            id: summary.id.to_string(),
            title: game.map_or_else(|_| summary.game.clone(), |game| game.title().to_owned()),
            people: summary.seats.iter().map(|sitter| self.name(sitter)).collect(),
            state,
            when: page::ago(self.texts, seconds(self.now - lists::at(summary))),
        }
    }

    fn turn(&self, summary: &Summary) -> TableState {
        let deciding = summary.seats.iter().filter(|sitter| summary.deciding.contains(sitter.seat));
        let holds = |person| deciding.clone().any(|sitter| sitter.chair.holder.person() == Some(person));
        if self.person.is_some_and(holds) {
            return TableState::YourTurn;
        }
        let names: Vec<String> = deciding.map(|sitter| self.name(sitter)).collect();
        TableState::Waiting { who: self.texts.list(&names) }
    }
}

fn to_table(id: &TableId) -> Response {
    Redirect::to(&format!("/t/{id}")).into_response()
}

/// `POST /play/{game}`: one click to a running table.
pub(super) async fn play(
    State(house): State<Arc<House>>,
    Path(game): Path<String>,
    visitor: Visitor,
) -> Result<Response, Fault> {
    let label = house.catalog.games().into_iter().find(|label| label.id == game).ok_or(Fault::NotFound)?;
    let [min, max] = label.players;
    let bots = USUAL_SEATS.clamp(min, max) - 1;
    let seats = core::iter::once(Wanted::Me).chain((0..bots).map(|_| Wanted::Bot(Kind::USUAL)));
    let plan = Plan {
        game,
        seats: seats.collect(),
        options: BTreeMap::new(),
        listing: Listing::ByLink,
        hints: Hints::default(),
        pace: Pace::default(),
        grace: None,
        absent: Absent::default(),
        rematch_of: None,
    };
    Ok(to_table(&house.open_table(&visitor.person, plan).await?))
}

fn empty_form(catalog: &Catalog, game: &str, texts: &Texts) -> Result<page::NewTable, Fault> {
    let words = page::BotWords {
        levels: Level::ALL.map(Level::name).to_vec(),
        paces: Pace::ALL.map(Pace::word).to_vec(),
        hints: Hints::ALL.map(Hints::word).to_vec(),
    };
    Ok(ui::parlour(catalog, game).map_err(|_| Fault::NotFound)?.new_table(texts, words))
}

/// `GET /new/{game}`.
pub(super) async fn form(
    State(house): State<Arc<House>>,
    Path(game): Path<String>,
    visitor: Anybody,
    taste: Taste,
) -> Result<Response, Fault> {
    let form = empty_form(&house.catalog, &game, Texts::of(taste.language))?;
    Ok(shown(page::new_table(&taste.frame(visitor.name()), &form)))
}

/// `POST /new/{game}`. What was wrong is said on the form, which keeps what was chosen.
pub(super) async fn open(
    State(house): State<Arc<House>>,
    Path(game): Path<String>,
    visitor: Visitor,
    taste: Taste,
    Filled(fields): Filled<BTreeMap<String, String>>,
) -> Result<Response, Fault> {
    let mut form = empty_form(&house.catalog, &game, Texts::of(taste.language))?;
    let refused = match plan(game, &fields, &mut form, Texts::of(taste.language)) {
        Ok(plan) => match house.open_table(&visitor.person, plan).await {
            Ok(id) => return Ok(to_table(&id)),
            Err(fault) => Refused::Fault(fault),
        },
        Err(refused) => refused,
    };
    let status = match &refused {
        Refused::Fault(fault @ Fault::TooMany { .. }) => fault.status(),
        Refused::Fault(_) | Refused::Option(_) => StatusCode::UNPROCESSABLE_ENTITY,
    };
    form.error = Some(match refused {
        Refused::Fault(fault) => told::sentence(taste.language, &fault),
        Refused::Option(why) => why,
    });
    let page = shown(page::new_table(&taste.frame(&visitor.person.name), &form));
    Ok((status, page).into_response())
}

/// Why no table is opened.
enum Refused {
    /// What was sent is not as it should be.
    Fault(Fault),
    /// An option cannot be so, in the reader's words.
    Option(String),
}

impl From<Fault> for Refused {
    fn from(fault: Fault) -> Refused {
        Refused::Fault(fault)
    }
}

/// Reads what was sent into a plan, and notes it on the form.
fn plan(
    game: String,
    fields: &BTreeMap<String, String>,
    form: &mut page::NewTable,
    texts: &Texts,
) -> Result<Plan, Refused> {
    let (mut seats, mut taken) = (Vec::new(), Vec::new());
    for (number, shown) in form.seats.iter_mut().enumerate().take(MAX_SEATS) {
        let Some(word) = fields.get(&format!("seat{number}")) else { continue };
        let bad = || Fault::BadRequest {
            why: format!("seat {number}: {:?}", word.chars().take(40).collect::<String>()),
        };
        let temper = fields.get(&format!("temper{number}")).map_or("", String::as_str);
        let choice = SeatChoice::read(word).ok_or_else(bad)?.with_character(temper);
        if choice != SeatChoice::None {
            seats.push(choice.value().parse().map_err(|_| bad())?);
            taken.push(number);
        }
        *shown = choice;
    }
    form.public = fields.get("listed").is_none_or(|listed| listed != "link");
    let listing = if form.public { Listing::Public } else { Listing::ByLink };
    let pace: Pace = chosen(fields, "pace")?;
    pace.word().clone_into(&mut form.pace);
    let hints: Hints = chosen(fields, "hints")?;
    hints.word().clone_into(&mut form.hints);
    let grace = fields.get("grace").map(|word| whole(word)).transpose()?;
    let absent = fields.get("absent").map_or(Ok(Absent::default()), |word| whose(word))?;
    for (name, shown) in [("grace", &mut form.grace), ("absent", &mut form.absent)] {
        if let Some(word) = fields.get(name) {
            word.clone_into(shown);
        }
    }
    // The form keeps everything that was sent, so a fault among the options waits until all of them are read.
    let (mut options, mut fault) = (BTreeMap::new(), None);
    for option in &mut form.options {
        match option.note(|name| fields.get(name).map(String::as_str), &taken) {
            Ok(value) => options.extend(value.map(|value| (option.key.clone(), value))),
            Err(wrong) => fault = fault.or(Some(wrong.told(texts, &option.label))),
        }
    }
    match fault {
        Some(why) => Err(Refused::Option(why)),
        None => Ok(Plan { game, seats, options, listing, hints, pace, grace, absent, rematch_of: None }),
    }
}

/// A whole number of seconds.
fn whole(word: &str) -> Result<u64, Fault> {
    word.parse().map_err(|_| Fault::BadRequest { why: "grace: a whole number of seconds".to_owned() })
}

/// Whose consent is needed while somebody is away.
fn whose(word: &str) -> Result<Absent, Fault> {
    match word {
        "asked" => Ok(Absent::Asked),
        "others" => Ok(Absent::Others),
        _ => Err(Fault::BadRequest { why: "absent: asked or others".to_owned() }),
    }
}

/// What a field says; the usual if it is not there.
fn chosen<T>(fields: &BTreeMap<String, String>, name: &str) -> Result<T, Fault>
where
    T: Default + core::str::FromStr<Err: core::fmt::Display>,
{
    let word = fields.get(name);
    word.map_or(Ok(T::default()), |word| word.parse())
        .map_err(|fault| Fault::BadRequest { why: format!("{name}: {fault}") })
}
