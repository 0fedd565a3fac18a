//! The first page, and opening tables.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use bots::{Kind, Level};
use catalog::{Catalog, OpenError};
use kernel::MAX_SEATS;
use store::{List, Sitter, Summary};
use table::{Absent, Hints, Holder, Listing, Pace, PersonId, Stage, TableId, Terms};
use ui::Texts;
use ui::page::{
    self, GameCard, Holding, Home, Lists, OptionField, OptionKind, OptionValue, SeatChoice, SeatLine,
    TableLine, TableState,
};

use crate::house::House;
use crate::lists;
use crate::name;
use crate::opening::{Plan, Wanted};
use crate::pages::shown;
use crate::sight::seconds;
use crate::web::fault::Fault;
use crate::web::sent::Filled;
use crate::web::told;
use crate::web::usual::Usual;
use crate::web::visitor::{Anybody, Taste, Visitor};

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
    usual: Usual,
) -> Result<Response, Fault> {
    let texts = Texts::of(taste.language);
    let lists = Looking::of(&house, &visitor, texts).lists().await?;
    let home = Home { games: games(&house.catalog, texts), usual: usual.0, lists };
    Ok(shown(page::home(&taste.frame(visitor.name()), &home)))
}

/// `GET /lists`: the tables of the first page, which its script fetches while somebody looks at it.
pub(super) async fn lists(
    State(house): State<Arc<House>>,
    visitor: Anybody,
    taste: Taste,
) -> Result<Response, Fault> {
    let lists = Looking::of(&house, &visitor, Texts::of(taste.language)).lists().await?;
    let frame = page::Frame { path: "/".to_owned(), ..taste.frame(visitor.name()) };
    Ok(([(header::CACHE_CONTROL, "no-store")], shown(page::lists(&frame, &lists))).into_response())
}

fn games(catalog: &Catalog, texts: &Texts) -> Vec<GameCard> {
    ui::parlours(catalog).map(|game| game.card(texts)).collect()
}

impl<'a> Looking<'a> {
    fn of(house: &'a Arc<House>, visitor: &Anybody, texts: &'static Texts) -> Looking<'a> {
        let person = visitor.person().map(|person| person.id);
        Looking { house, person, texts, now: house.settings.clock.now() }
    }

    /// The tables of the first page. What waits for the reader comes first; what they already have is not listed twice.
    async fn lists(&self) -> Result<Lists, Fault> {
        let mut lists = Lists {
            mine: self.own(List::Current).await?,
            open: self.lines(List::Joinable).await?,
            running: self.lines(List::Watchable).await?,
            finished: self.own(List::Finished).await?,
        };
        lists.mine.sort_by_key(|line| line.state != TableState::YourTurn);
        let mine: Vec<String> = lists.mine.iter().map(|line| line.id.clone()).collect();
        for list in [&mut lists.open, &mut lists.running] {
            list.retain(|line| !mine.contains(&line.id));
        }
        Ok(lists)
    }

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

    fn name(&self, summary: &Summary, sitter: &Sitter) -> String {
        match sitter.chair.holder {
            Holder::Here(_) if guest(summary, sitter).is_some() => guest(summary, sitter).unwrap_or_default(),
            Holder::Person(person) | Holder::Here(person) if Some(person) == self.person => {
                self.texts.say("site-you", &[])
            }
            Holder::Open => self.texts.say("site-free", &[]),
            Holder::Person(_) | Holder::Here(_) | Holder::Bot(_) => lists::called(sitter).to_owned(),
        }
    }

    fn seat(&self, summary: &Summary, sitter: &Sitter) -> SeatLine {
        let holding = match sitter.chair.holder {
            Holder::Open => Holding::Free,
            Holder::Bot(_) => Holding::Bot,
            Holder::Person(person) | Holder::Here(person) if Some(person) == self.person => Holding::You,
            Holder::Person(_) | Holder::Here(_) => Holding::Person,
        };
        SeatLine { holding, name: self.name(summary, sitter) }
    }

    fn line(&self, summary: &Summary) -> TableLine {
        let game = ui::parlour(&self.house.catalog, &summary.game);
        let state = match (&summary.end, summary.stage) {
            (Some(end), Stage::Over) if end.given_up() => TableState::GivenUp,
            (Some(end), Stage::Over) => {
                let mut places = end.places.clone();
                places.sort_by_key(|place| (place.place, place.seat));
                let row = places.iter().filter_map(|place| {
                    let sitter = summary.seats.get(usize::from(place.seat))?;
                    Some(format!(
                        "{} {}",
                        self.name(summary, sitter),
                        place.score.to_string().replace('-', "−")
                    ))
                });
                TableState::Finished { result: row.collect::<Vec<_>>().join(", ") }
            }
            (_, Stage::Gathering) => TableState::Open { free: lists::free(summary) as u8 },
            (_, Stage::Playing | Stage::Over) => self.turn(summary),
        };
        TableLine {
            id: summary.id.to_string(),
            game: summary.game.clone(),
            title: game.map_or_else(|_| summary.game.clone(), |game| game.title().to_owned()),
            seats: summary.seats.iter().map(|sitter| self.seat(summary, sitter)).collect(),
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
        let names: Vec<String> = deciding.map(|sitter| self.name(summary, sitter)).collect();
        TableState::Waiting { who: self.texts.list(&names) }
    }
}

/// What somebody is called who sits at another's screen, if that was agreed.
fn guest(summary: &Summary, sitter: &Sitter) -> Option<String> {
    let terms: Terms = serde_json::from_str(&summary.terms).ok()?;
    terms.guests.get(&sitter.seat.number()).cloned()
}

fn to_table(id: &TableId) -> Response {
    Redirect::to(&format!("/t/{id}")).into_response()
}

/// What is chosen for a table at once, and how one plays as usual from then on.
struct AtOnce {
    seats: Vec<Wanted>,
    options: BTreeMap<String, String>,
    usual: Option<Usual>,
}

impl AtOnce {
    /// Reads what was sent for a game with so many players; what is not said is as usual.
    fn read(fields: &BTreeMap<String, String>, [fewest, most]: [u8; 2]) -> Result<AtOnce, Fault> {
        let number = |name: &str| match fields.get(name) {
            None => Ok(None),
            Some(word) => word
                .parse::<u8>()
                .map(Some)
                .map_err(|_| Fault::BadRequest { why: format!("{name}: a whole number") }),
        };
        let players = number("players")?.unwrap_or(page::Usual::default().players).clamp(fewest, most);
        let level = number("level")?;
        let bot = match level {
            None => Kind::USUAL,
            Some(level) => level
                .to_string()
                .parse()
                .map_err(|_| Fault::BadRequest { why: format!("level: {level}; there are 1 to 5") })?,
        };
        let friends = fields.get("with").is_some_and(|word| word == "friends");
        let other = if friends { Wanted::Person } else { Wanted::Bot(bot) };
        let seats = core::iter::once(Wanted::Me).chain((1..players).map(|_| other)).collect();
        let chosen = fields.iter().filter_map(|(name, value)| Some((name.strip_prefix("option.")?, value)));
        let options = chosen.map(|(name, value)| (name.to_owned(), value.clone())).collect();
        let usual = level.filter(|_| !friends).map(|level| Usual(page::Usual { level, players }));
        Ok(AtOnce { seats, options, usual })
    }
}

/// `POST /play/{game}`: one click to a running table, or to one that waits for friends.
pub(super) async fn play(
    State(house): State<Arc<House>>,
    Path(game): Path<String>,
    visitor: Visitor,
    taste: Taste,
    fields: Result<Filled<BTreeMap<String, String>>, Fault>,
) -> Result<Response, Fault> {
    let label = house.catalog.games().into_iter().find(|label| label.id == game).ok_or(Fault::NotFound)?;
    let fields = match fields {
        Ok(Filled(fields)) => fields,
        // Whoever sends nothing chooses nothing.
        Err(Fault::BadRequest { .. }) => BTreeMap::new(),
        Err(fault) => return Err(fault),
    };
    let AtOnce { seats, options, usual } = AtOnce::read(&fields, label.players)?;
    let plan = Plan {
        game,
        seats,
        options,
        listing: Listing::ByLink,
        hints: Hints::default(),
        pace: Pace::default(),
        grace: None,
        absent: Absent::default(),
        guests: BTreeMap::new(),
        rematch_of: None,
    };
    let mut response = to_table(&house.open_table(&visitor.person, plan).await?);
    if let Some(usual) = usual {
        response.headers_mut().append(header::SET_COOKIE, usual.remembered(&taste));
    }
    Ok(response)
}

fn empty_form(catalog: &Catalog, game: &str, texts: &Texts) -> Result<page::NewTable, Fault> {
    let words = page::BotWords {
        levels: Level::ALL.map(Level::name).to_vec(),
        paces: Pace::ALL.map(Pace::word).to_vec(),
        hints: Hints::ALL.map(Hints::word).to_vec(),
    };
    let form = ui::parlour(catalog, game).map_err(|_| Fault::NotFound)?.new_table(texts, words);
    let games = catalog.games().into_iter().map(|label| (label.id.to_owned(), label.title.clone()));
    Ok(page::NewTable { games: games.collect(), ..form })
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
    let texts = Texts::of(taste.language);
    let refused = match plan(game, &fields, &mut form, texts) {
        Ok(plan) => match house.open_table(&visitor.person, plan.clone()).await {
            Ok(id) => return Ok(to_table(&id)),
            Err(fault @ Fault::Open(OpenError::Options { .. })) => {
                unfit(&house.catalog, &plan, &form, texts).map_or(Refused::Fault(fault), Refused::Option)
            }
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

/// Which option does not go with the others, and what would, in the reader's words. `None` if it is no single one.
fn unfit(catalog: &Catalog, plan: &Plan, form: &page::NewTable, texts: &Texts) -> Option<String> {
    let fits = |key: &str, value: Option<&str>| {
        let mut options = plan.options.clone();
        options.remove(key);
        options.extend(value.map(|value| (key.to_owned(), value.to_owned())));
        let options: Vec<(&str, &str)> =
            options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
        catalog.open(&plan.game, plan.seats.len() as u8, &options).is_ok()
    };
    let chosen = |option: &&OptionField| plan.options.contains_key(&option.key);
    let option = form.options.iter().filter(chosen).find(|option| fits(&option.key, None))?;
    let values: &[OptionValue] = match &option.kind {
        OptionKind::OneOf(values) => values,
        _ => &[],
    };
    let sent = &plan.options[&option.key];
    let label = values.iter().find(|known| known.value == *sent).map_or(sent, |known| &known.label);
    let known = values.iter().filter(|known| fits(&option.key, Some(&known.value)));
    let known: Vec<String> = known.map(|known| known.label.clone()).collect();
    let args = [
        ("option", option.label.as_str().into()),
        ("value", label.as_str().into()),
        ("players", plan.seats.len().into()),
        ("count", known.len().into()),
        ("known", texts.list(&known).into()),
    ];
    Some(texts.say("site-new-fault-unfit", &args))
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
    let (mut seats, mut taken, mut guests) = (Vec::new(), Vec::new(), BTreeMap::new());
    for (number, shown) in form.seats.iter_mut().enumerate().take(MAX_SEATS) {
        let Some(word) = fields.get(&format!("seat{number}")) else { continue };
        let bad = || Fault::BadRequest {
            why: format!("seat {number}: {:?}", word.chars().take(40).collect::<String>()),
        };
        let temper = fields.get(&format!("temper{number}")).map_or("", String::as_str);
        let choice = SeatChoice::read(word).ok_or_else(bad)?.with_character(temper);
        let guest = fields.get(&format!("guest{number}")).map_or("", String::as_str);
        form.guests[number] = guest.chars().take(40).collect();
        // A name that cannot be is not taken over: one sits down all the same.
        if let (SeatChoice::Here, Ok(name)) = (&choice, name::read(guest)) {
            guests.insert(seats.len() as u8, name);
        }
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
        None => {
            Ok(Plan { game, seats, options, listing, hints, pace, grace, absent, guests, rematch_of: None })
        }
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
