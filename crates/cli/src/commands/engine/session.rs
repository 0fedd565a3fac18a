//! The table that is being played at, and what is done with it.

use std::collections::BTreeMap;

use catalog::record::{Dealing, Name};
use catalog::{Actor, Catalog, Dealer, Forced, OpenError, Opening, Record, Refused, Seed, Table};
use kernel::{Dice, Seat, Turn, Viewer};
use serde_json::Value;

use super::answer::{Answer, GameLabel, Now, Opened, Row, Stepped, Trouble};
use super::request::{self, New, Request};
use super::thinking;

/// One conversation: at most one table at a time.
pub(super) struct Session<'a> {
    catalog: &'a Catalog,
    game: Option<Playing>,
}

struct Playing {
    table: Box<dyn Table>,
    chance: Chance,
}

/// Where outcomes of chance come from.
enum Chance {
    /// The caller supplies them.
    Manual,
    /// The engine draws them at once.
    Dealt(Dealer),
}

impl From<Refused> for Trouble {
    fn from(refused: Refused) -> Trouble {
        Trouble::new(refused.code(), refused.to_string())
    }
}

impl From<OpenError> for Trouble {
    fn from(error: OpenError) -> Trouble {
        Trouble::new(error.code(), error.to_string())
    }
}

impl<'a> Session<'a> {
    pub(super) fn new(catalog: &'a Catalog) -> Session<'a> {
        Session { catalog, game: None }
    }

    /// Does what is asked, or says why not and changes nothing.
    pub(super) fn obey(&mut self, request: Request) -> Result<Answer, Trouble> {
        match request {
            Request::Games => {
                Ok(Answer::Games { games: self.catalog.games().into_iter().map(GameLabel::of).collect() })
            }
            Request::Open(open) => self.open(open),
            Request::Turn => Ok(Answer::Now(Now::of(&*self.playing()?.table))),
            Request::Legal(legal) => self.playing()?.legal(legal.seat),
            Request::Play(play) => self.playing()?.play(&play),
            Request::Chance(chance) => self.playing()?.settle(&chance.outcome),
            Request::Why(why) => self.playing()?.why(&why),
            Request::View(view) => self.playing()?.view(view.seat),
            Request::Position => Ok(Answer::Position { position: self.playing()?.look(Viewer::Open)? }),
            Request::Standings => {
                let table = &*self.playing()?.table;
                let over = table.turn() == Turn::Over;
                Ok(Answer::Standings { over, standings: Row::all(table) })
            }
            Request::Undo(undo) => self.playing()?.undo(undo.to),
            Request::Bot(bot) => {
                let catalog = self.catalog;
                self.playing()?.bot(catalog, &bot)
            }
            Request::Record(record) => self.playing()?.record(record.names),
            Request::Quit => Ok(Answer::Quit { quit: true }),
        }
    }

    fn playing(&mut self) -> Result<&mut Playing, Trouble> {
        self.game.as_mut().ok_or_else(|| {
            Trouble::new(
                "no-game",
                "there is no game yet; begin with {\"cmd\":\"new\",…} or {\"cmd\":\"setup\",…}",
            )
        })
    }

    fn open(&mut self, request: request::Open) -> Result<Answer, Trouble> {
        let New { game, players, options, seed, chance, auto } = request.table;
        let seats = u8::try_from(players).map_err(|_| {
            Trouble::new(
                "wrong-players",
                format!("{players} players: a table has 1 to {} seats", kernel::MAX_SEATS),
            )
        })?;
        let chosen = choices(options)?;
        let chosen: Vec<(&str, &str)> =
            chosen.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
        let (chance, seed) = chance_of(chance.as_deref(), seed)?;
        let position = request.position.map(|position| position.to_string());
        // A position is set up to be looked at, so its first decision is not made before anybody has seen it.
        let by_itself = auto.unwrap_or(position.is_none());
        let forced = if by_itself { Forced::Played } else { Forced::Asked };
        let opening = Opening { game: &game, seats, choices: &chosen, position: position.as_deref(), forced };
        let mut playing = Playing { table: self.catalog.open_with(&opening)?, chance };
        playing.deal()?;
        let table = &*playing.table;
        let options = table.choices().into_iter().map(|(key, value)| (key, Value::String(value)));
        let opened = Opened {
            game: table.game(),
            players: table.seats(),
            options: options.collect(),
            rules: table.rules(),
            data: table.data().to_string(),
            auto: by_itself,
            chance: playing.chance.word(),
            seed,
            commitment: playing.chance.dealer().map(|dealer| dealer.commitment().to_string()),
            stepped: Stepped::since(table, 0),
        };
        self.game = Some(playing);
        Ok(Answer::Opened(Box::new(opened)))
    }
}

/// Options as texts; numbers and truth values are taken as they are written.
fn choices(options: BTreeMap<String, Value>) -> Result<Vec<(String, String)>, Trouble> {
    let choice = |(key, value): (String, Value)| match value {
        Value::String(text) => Ok((key, text)),
        Value::Number(_) | Value::Bool(_) => Ok((key, value.to_string())),
        Value::Null | Value::Array(_) | Value::Object(_) => {
            Err(Trouble::new("bad-options", format!("option {key}: {value} is no text")))
        }
    };
    options.into_iter().map(choice).collect()
}

/// Where outcomes come from, and the seed as it should be given to have the same deals again.
fn chance_of(chance: Option<&str>, seed: Option<Value>) -> Result<(Chance, Option<Value>), Trouble> {
    match (chance.unwrap_or("dealer"), seed) {
        ("manual", None) => Ok((Chance::Manual, None)),
        ("manual", Some(_)) => Err(Trouble::new(
            "bad-request",
            "with \"chance\":\"manual\" nothing is drawn, so leave out \"seed\"",
        )),
        ("dealer", None) => {
            let seed = Seed::random().map_err(|error| Trouble::new("no-entropy", error.to_string()))?;
            let told = Value::String(seed.reveal());
            Ok((Chance::Dealt(Dealer::new(seed)), Some(told)))
        }
        ("dealer", Some(told)) => {
            let seed = match &told {
                Value::Number(number) => number.as_u64().map(Seed::from_number),
                Value::String(digits) => digits.parse().ok(),
                _ => None,
            };
            let seed = seed.ok_or_else(|| {
                let right = "a whole number from 0 to 18446744073709551615 or a text of 64 digits 0-9 a-f";
                Trouble::new("bad-request", format!("seed: {told} is not possible; expected {right}"))
            })?;
            Ok((Chance::Dealt(Dealer::new(seed)), Some(told)))
        }
        (other, _) => {
            let message = format!("chance: {other:?} is not possible; expected \"dealer\" or \"manual\"");
            Err(Trouble::new("bad-request", message))
        }
    }
}

impl Chance {
    fn word(&self) -> &'static str {
        match self {
            Chance::Manual => "manual",
            Chance::Dealt(_) => "dealer",
        }
    }

    fn dealer(&self) -> Option<&Dealer> {
        match self {
            Chance::Manual => None,
            Chance::Dealt(dealer) => Some(dealer),
        }
    }
}

impl Playing {
    fn seat(&self, number: i64) -> Result<Seat, Trouble> {
        let seats = self.table.seats();
        let seat = u8::try_from(number).ok().filter(|seat| *seat < seats).and_then(Seat::new);
        seat.ok_or_else(|| {
            let message = format!("nobody sits at {number}: this table has the seats 0 to {}", seats - 1);
            Trouble::new("no-such-seat", message)
        })
    }

    /// Lets the dealer draw as long as there is something to draw.
    fn deal(&mut self) -> Result<(), Trouble> {
        if let Chance::Dealt(dealer) = &self.chance {
            while self.table.turn() == Turn::Chance {
                self.table.roll(dealer)?;
            }
        }
        Ok(())
    }

    fn legal(&self, number: i64) -> Result<Answer, Trouble> {
        let seat = self.seat(number)?;
        let (actions, indices) =
            self.table.legal(seat).into_iter().map(|offer| (offer.text, offer.index)).unzip();
        Ok(Answer::Legal { seat: seat.number(), actions, indices })
    }

    fn play(&mut self, play: &request::Play) -> Result<Answer, Trouble> {
        let seat = self.seat(play.seat)?;
        self.make(seat, &play.action).map(Answer::Stepped)
    }

    fn make(&mut self, seat: Seat, action: &str) -> Result<Stepped, Trouble> {
        let before = self.table.steps();
        self.table.play(seat, action)?;
        self.deal()?;
        Ok(Stepped::since(&*self.table, before))
    }

    fn settle(&mut self, outcome: &str) -> Result<Answer, Trouble> {
        if self.chance.dealer().is_some() {
            let message =
                "the dealer draws at this table; open it with \"chance\":\"manual\" to supply outcomes";
            return Err(Trouble::new("dealer-draws", message));
        }
        let before = self.table.steps();
        self.table.settle(outcome)?;
        Ok(Answer::Stepped(Stepped::since(&*self.table, before)))
    }

    fn why(&self, why: &request::Play) -> Result<Answer, Trouble> {
        let seat = self.seat(why.seat)?;
        Ok(match self.table.check(seat, &why.action) {
            Ok(()) => Answer::Why { legal: true, code: None, message: None },
            Err(refused) => {
                let message = Some(refused.to_string());
                Answer::Why { legal: false, code: Some(refused.code()), message }
            }
        })
    }

    fn look(&self, viewer: Viewer) -> Result<Value, Trouble> {
        serde_json::from_str(&self.table.view(viewer))
            .map_err(|error| Trouble::new("broken-rules", format!("the view is not JSON: {error}")))
    }

    fn view(&self, number: Option<i64>) -> Result<Answer, Trouble> {
        let seat = number.map(|number| self.seat(number)).transpose()?;
        let view = self.look(seat.map_or(Viewer::Audience, Viewer::Seat))?;
        Ok(Answer::View { seat: seat.map(Seat::number), view })
    }

    /// Goes back to before the last step the caller made, or to the position asked for.
    fn undo(&mut self, to: Option<u32>) -> Result<Answer, Trouble> {
        let before = self.table.steps();
        let dealt = self.chance.dealer().is_some();
        let made_by_caller = |number: &u32| match self.table.step(*number).map(|step| step.actor) {
            Some(Actor::Seat(_)) => true,
            Some(Actor::Chance) => !dealt,
            Some(Actor::Auto(_)) | None => false,
        };
        let last = (1..=before).rev().find(made_by_caller).map(|number| number - 1);
        let to = to.or(last).ok_or_else(|| Trouble::new("nothing-to-undo", "no step was made yet"))?;
        self.table.undo(to).map_err(|error| Trouble::new("no-such-step", error.to_string()))?;
        self.deal()?;
        Ok(Answer::Undone { undone: before.saturating_sub(self.table.steps()), now: Now::of(&*self.table) })
    }

    fn bot(&mut self, catalog: &Catalog, request: &request::Bot) -> Result<Answer, Trouble> {
        let seat = self.seat(request.seat)?;
        let unknown = |error: bots::UnknownBot| Trouble::new("unknown-bot", error.to_string());
        let kind: bots::Kind = request.name.parse().map_err(unknown)?;
        let mut dice = match (request.seed, &self.chance) {
            (Some(seed), _) => Dice::from_number(seed),
            (None, Chance::Dealt(dealer)) => dealer.thoughts(self.table.steps() + 1, seat),
            // Nobody gave a seed, but the same position should still be answered in the same way.
            (None, Chance::Manual) => {
                Dealer::new(Seed::from_number(0)).thoughts(self.table.steps() + 1, seat)
            }
        };
        let chosen = thinking::choose(catalog, &*self.table, seat, kind, &mut dice).map_err(unknown)?;
        let Some(action) = chosen else {
            return Err(Trouble::new("not-your-decision", format!("{seat} has nothing to decide now")));
        };
        let (seat_number, bot, index) = (seat.number(), kind.to_string(), self.table.index(&action)?);
        if !request.play {
            return Ok(Answer::Chosen { seat: seat_number, bot, action, index });
        }
        let stepped = self.make(seat, &action)?;
        Ok(Answer::Played { seat: seat_number, bot, action, index, stepped })
    }

    fn record(&self, names: Option<Vec<String>>) -> Result<Answer, Trouble> {
        let bad = |error: String| Trouble::new("bad-request", format!("names: {error}"));
        let names =
            names.unwrap_or_else(|| Seat::first(self.table.seats()).map(|seat| seat.to_string()).collect());
        let names: Result<Vec<Name>, Trouble> = names
            .iter()
            .map(|name| name.parse().map_err(|_| bad(catalog::record::BadName.to_string())))
            .collect();
        let dealing = match &self.chance {
            Chance::Manual => Dealing::Supplied,
            // The seed of a running game would tell what is still to be drawn.
            Chance::Dealt(dealer) if self.table.turn() == Turn::Over => {
                Dealing::Revealed(dealer.seed().clone())
            }
            Chance::Dealt(dealer) => Dealing::Committed(dealer.commitment()),
        };
        let record = Record::of(&*self.table, names?, dealing).map_err(|error| bad(error.to_string()))?;
        Ok(Answer::Record { record: record.to_text() })
    }
}
