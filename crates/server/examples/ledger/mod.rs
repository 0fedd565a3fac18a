//! A table as its players know it: what was acknowledged, what was under way, and whether a house still knows both.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use kernel::Dice;
use serde_json::{Value, json};

use crate::line::{Failure, Line};

/// After so many decisions a new table is opened.
const LONG: u32 = 150;
/// A table keeps only so many messages; fewer are sent.
const MESSAGES: usize = 8;

/// What was sent last, while nobody knows whether it was done.
#[derive(Clone, PartialEq, Debug)]
enum Flight {
    /// So many actions of a seat that belong together, at a step.
    Act { seat: usize, actions: u64, base: u64 },
    /// Going back to a step, as this seat counts.
    Undo { seat: usize, to: u64 },
    /// Sitting down.
    Join,
    /// A message.
    Say { text: String },
}

/// What a restart showed.
#[derive(Default, Debug)]
pub(crate) struct Found {
    /// Requests that were under way and are done.
    pub(crate) whole: u32,
    /// Requests that were under way and are not done.
    pub(crate) absent: u32,
    /// Lists of actions of which only a part is done.
    pub(crate) halves: Vec<String>,
    /// What was acknowledged and is gone.
    pub(crate) lost: Vec<String>,
    /// Tables that do not go on.
    pub(crate) stuck: Vec<String>,
    /// Running tables that the lists do not call running.
    pub(crate) unlisted: Vec<String>,
}

impl Found {
    pub(crate) fn add(&mut self, other: Found) {
        self.whole += other.whole;
        self.absent += other.absent;
        self.halves.extend(other.halves);
        self.lost.extend(other.lost);
        self.stuck.extend(other.stuck);
        self.unlisted.extend(other.unlisted);
    }
}

/// A table as its players know it.
pub(crate) struct Ledger {
    game: &'static str,
    from: Ipv4Addr,
    dice: Dice,
    tokens: Vec<String>,
    id: String,
    /// How many of the players are known to sit.
    seated: usize,
    /// The steps as each seat saw them: number and facts.
    seen: Vec<Vec<(u64, Value)>>,
    /// Who was told last at which step the table is.
    told: Option<(usize, u64)>,
    chat: Vec<String>,
    flight: Option<Flight>,
    decisions: u32,
    /// How many requests that change something were acknowledged.
    pub(crate) acknowledged: u64,
}

/// What becomes of a table that is played.
pub(crate) enum Played {
    /// It goes on.
    On,
    /// It is over, or long enough.
    Out,
}

/// The number of the last step.
fn last(steps: &[(u64, Value)]) -> u64 {
    steps.last().map_or(0, |(step, _)| *step)
}

fn to_step(steps: &[(u64, Value)], step: u64) -> &[(u64, Value)] {
    let end = steps.iter().position(|(number, _)| *number > step).unwrap_or(steps.len());
    &steps[..end]
}

impl Ledger {
    /// A table that is not open yet.
    pub(crate) fn new(game: &'static str, from: Ipv4Addr, seed: u64) -> Ledger {
        Ledger {
            game,
            from,
            dice: Dice::from_number(seed),
            tokens: Vec::new(),
            id: String::new(),
            seated: 0,
            seen: vec![Vec::new(); 2],
            told: None,
            chat: Vec::new(),
            flight: None,
            decisions: 0,
            acknowledged: 0,
        }
    }

    fn name(&self) -> String {
        format!("{} {}", self.game, self.id)
    }

    fn path(&self, rest: &str) -> String {
        format!("/api/v1/tables/{}{rest}", self.id)
    }

    /// Sends something that changes the table. `None` if it was refused.
    async fn change(
        &mut self,
        line: &mut Line,
        (seat, path, body): (usize, &str, Value),
        flight: Flight,
    ) -> Result<Option<Value>, Failure> {
        self.flight = Some(flight);
        let (status, answer) =
            line.send("POST", &self.path(path), &self.tokens[seat], &body.to_string()).await?;
        match status {
            200..300 => {
                self.flight = None;
                self.acknowledged += 1;
                Ok(Some(answer))
            }
            409 | 422 | 429 => {
                self.flight = None;
                if status == 429 {
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
                Ok(None)
            }
            // Whether it was done shows after the next start.
            _ => Err(format!("{}{path}: {status} {answer}", self.name()).into()),
        }
    }

    /// Plays until the line breaks or the table is out.
    pub(crate) async fn play(&mut self, address: SocketAddr) -> Result<Played, Failure> {
        let mut line = Line::new(address, self.from).await?;
        while self.tokens.len() < 2 {
            let person = line.ask("POST", "/api/v1/people", "", "{}").await?;
            self.tokens.push(person["token"].as_str().ok_or("no token")?.to_owned());
        }
        if self.id.is_empty() {
            let new = json!({ "game": self.game, "seats": ["me", "person"] }).to_string();
            let opened = line.ask("POST", "/api/v1/tables", &self.tokens[0], &new).await?;
            opened["id"].as_str().ok_or("no id")?.clone_into(&mut self.id);
            self.seated = 1;
            self.acknowledged += 1;
        }
        while self.seated < 2 {
            let join = (1, "/join", json!({ "seat": 1 }));
            if self.change(&mut line, join, Flight::Join).await?.is_some() {
                self.seated = 2;
            }
        }
        loop {
            if self.chat.len() < MESSAGES && self.dice.below(20) == 0 {
                self.say(&mut line).await?;
            }
            if let Played::Out = self.decide(&mut line).await? {
                return Ok(Played::Out);
            }
        }
    }

    async fn say(&mut self, line: &mut Line) -> Result<(), Failure> {
        let text = format!("message {}", self.chat.len());
        let say = (self.dice.below(2) as usize, "/chat", json!({ "text": text }));
        if self.change(line, say, Flight::Say { text: text.clone() }).await?.is_some() {
            self.chat.push(text);
        }
        Ok(())
    }

    /// Everything a seat saw since it looked last.
    async fn look(&mut self, line: &mut Line) -> Result<(), Failure> {
        for seat in 0..self.seated {
            let path = self.path(&format!("/steps?seat={seat}&from={}", last(&self.seen[seat]) + 1));
            let steps = line.ask("GET", &path, &self.tokens[seat], "").await?;
            self.seen[seat].extend(read_steps(&steps));
        }
        Ok(())
    }

    /// Makes a decision, or several that belong together; sometimes takes it back.
    async fn decide(&mut self, line: &mut Line) -> Result<Played, Failure> {
        let table = line.ask("GET", &self.path(""), &self.tokens[0], "").await?;
        self.look(line).await?;
        let deciding = table["deciding"].as_array().map(Vec::as_slice).unwrap_or_default();
        if table["stage"] == "over" || deciding.is_empty() || self.decisions >= LONG {
            return Ok(Played::Out);
        }
        let seat = self.dice.pick(deciding).as_u64().ok_or("no seat")? as usize;
        let legal =
            line.ask("GET", &self.path(&format!("/legal?seat={seat}")), &self.tokens[seat], "").await?;
        let (base, actions) = (legal["step"].as_u64().ok_or("no step")?, self.choose(&legal)?);
        let body = json!({ "seat": seat, "step": base, "actions": actions });
        let flight = Flight::Act { seat, actions: actions.len() as u64, base };
        self.decisions += 1;
        let Some(done) = self.change(line, (seat, "/act", body), flight).await? else {
            return Ok(Played::On);
        };
        let step = done["step"].as_u64().ok_or("no step")?;
        self.told = Some((seat, step));
        // An offer that is taken back can be made again.
        let often = if actions.len() > 1 { 2 } else { 12 };
        if self.dice.below(often) == 0 {
            self.undo(line, seat, (step, base)).await?;
        }
        Ok(Played::On)
    }

    /// Any action; an offer of Isle of Skye as a whole.
    fn choose(&mut self, legal: &Value) -> Result<Vec<String>, Failure> {
        let actions = legal["actions"].as_array().ok_or("no actions")?;
        if actions.is_empty() {
            return Err(format!("{}: nothing can be done: {legal}", self.name()).into());
        }
        let action = self.dice.pick(actions)["action"].as_str().ok_or("no action")?.to_owned();
        // Where there is too little gold for this the house refuses it, and another try is made of single actions.
        if action.starts_with("axe ") && self.dice.below(8) > 0 {
            return Ok(vec![action, "price 1".to_owned(), "price 1".to_owned()]);
        }
        Ok(vec![action])
    }

    async fn undo(&mut self, line: &mut Line, seat: usize, (step, to): (u64, u64)) -> Result<(), Failure> {
        let undo = (seat, "/undo", json!({ "step": step, "to": to }));
        let Some(done) = self.change(line, undo, Flight::Undo { seat, to }).await? else { return Ok(()) };
        if done["step"] == step {
            // The other person is asked, who counts otherwise: that they were heard means that it is done.
            let answer = (1 - seat, "/undo/answer", json!({ "agree": true }));
            if self.change(line, answer, Flight::Undo { seat, to }).await?.is_none() {
                return Ok(());
            }
        }
        self.back(seat, to);
        Ok(())
    }

    /// The table went back to a step as this seat counts. The other counts otherwise, and looks again from the beginning.
    fn back(&mut self, seat: usize, to: u64) {
        self.seen[seat] = to_step(&self.seen[seat], to).to_vec();
        self.seen[1 - seat].clear();
        self.told = None;
    }

    /// After a restart: is everything there that was acknowledged, and is what was under way whole or absent?
    pub(crate) async fn verify(&mut self, address: SocketAddr) -> Result<Found, Failure> {
        let mut found = Found::default();
        if self.id.is_empty() {
            return Ok(found);
        }
        let mut line = Line::new(address, self.from).await?;
        let (status, table) = line.send("GET", &self.path(""), &self.tokens[0], "").await?;
        if status != 200 {
            found.lost.push(format!("{}: the table: {status} {table}", self.name()));
            return Ok(found);
        }
        self.verify_join(&table, &mut found);
        for seat in 0..self.seated {
            self.verify_seat(&mut line, seat, &mut found).await?;
        }
        self.verify_chat(&mut line, &mut found).await?;
        self.verify_going_on(&mut line, &table, &mut found).await?;
        (self.flight, self.told) = (None, None);
        Ok(found)
    }

    fn verify_join(&mut self, table: &Value, found: &mut Found) {
        let sits = table["seats"][1]["kind"] == "person";
        match (&self.flight, sits) {
            (Some(Flight::Join), true) => {
                found.whole += 1;
                self.seated = 2;
            }
            (Some(Flight::Join), false) => found.absent += 1,
            (_, false) if self.seated == 2 => found.lost.push(format!("{}: a seat", self.name())),
            _ => {}
        }
    }

    async fn verify_seat(&mut self, line: &mut Line, seat: usize, found: &mut Found) -> Result<(), Failure> {
        let path = self.path(&format!("/steps?seat={seat}"));
        let (status, steps) = line.send("GET", &path, &self.tokens[seat], "").await?;
        if status != 200 {
            found.lost.push(format!("{}: seat {seat}: {status} {steps}", self.name()));
            return Ok(());
        }
        let now: Vec<(u64, Value)> = read_steps(&steps).collect();
        let before = core::mem::take(&mut self.seen[seat]);
        let mut kept = now.starts_with(&before);
        match self.flight.clone() {
            Some(Flight::Undo { seat: actor, to }) => {
                let gone = !kept || last(&now) < self.told.map_or(0, |(_, step)| step);
                // The other seat counts otherwise: what it sees now is what it saw, as far as that is still there.
                kept = if actor == seat {
                    now.starts_with(to_step(&before, to))
                } else {
                    kept || before.starts_with(&now)
                };
                if actor == seat {
                    *(if gone { &mut found.whole } else { &mut found.absent }) += 1;
                }
            }
            Some(Flight::Act { seat: actor, actions, base }) if actor == seat => {
                let grown = last(&now).saturating_sub(base);
                if grown == 0 {
                    found.absent += 1;
                } else if grown < actions || (actions > 1 && self.asked_for_price(line, seat).await?) {
                    found.halves.push(format!("{}: {grown} of {actions} after step {base}", self.name()));
                } else {
                    found.whole += 1;
                }
            }
            _ => {}
        }
        let undone = matches!(self.flight, Some(Flight::Undo { .. }));
        let told = self.told.filter(|(asked, _)| *asked == seat && !undone).map_or(0, |(_, step)| step);
        if !kept || last(&now) < told {
            let known = (last(&before).max(told), last(&now));
            let why = (&self.flight, self.told, before.last(), now.last());
            found.lost.push(format!(
                "{}: seat {seat}: step {} is {}; {why:?}",
                self.name(),
                known.0,
                known.1
            ));
        }
        self.seen[seat] = now;
        Ok(())
    }

    /// Is a seat in the middle of an offer?
    async fn asked_for_price(&self, line: &mut Line, seat: usize) -> Result<bool, Failure> {
        let path = self.path(&format!("/legal?seat={seat}"));
        let (_, legal) = line.send("GET", &path, &self.tokens[seat], "").await?;
        let first = legal["actions"][0]["action"].as_str().unwrap_or_default();
        Ok(first.starts_with("price "))
    }

    async fn verify_chat(&mut self, line: &mut Line, found: &mut Found) -> Result<(), Failure> {
        let chat = line.ask("GET", &self.path("/chat"), &self.tokens[0], "").await?.to_string();
        let said = |text: &String| chat.contains(&format!("{text:?}"));
        if let Some(text) = self.chat.iter().find(|text| !said(text)) {
            found.lost.push(format!("{}: {text}", self.name()));
        }
        if let Some(Flight::Say { text }) = &self.flight {
            *(if said(text) { &mut found.whole } else { &mut found.absent }) += 1;
            if said(text) {
                self.chat.push(text.clone());
            }
        }
        Ok(())
    }

    /// A table with everybody in it runs, somebody can decide, and the lists say so.
    async fn verify_going_on(
        &self,
        line: &mut Line,
        table: &Value,
        found: &mut Found,
    ) -> Result<(), Failure> {
        if self.seated < 2 || table["stage"] == "over" {
            return Ok(());
        }
        let seat = table["deciding"][0].as_u64().unwrap_or(0) as usize;
        let path = self.path(&format!("/legal?seat={seat}"));
        let (status, legal) = line.send("GET", &path, &self.tokens[seat], "").await?;
        if status != 200 || legal["actions"].as_array().is_none_or(Vec::is_empty) {
            found.stuck.push(format!("{}: {status} {table} {legal}", self.name()));
        }
        let mine = line.ask("GET", "/api/v1/tables?which=mine", &self.tokens[1], "").await?;
        let mut lines = mine["tables"].as_array().into_iter().flatten();
        let listed = lines.find(|line| line["id"] == self.id.as_str());
        if listed.is_none_or(|line| line["stage"] != "running") {
            found.unlisted.push(self.name());
        }
        Ok(())
    }
}

fn read_steps(steps: &Value) -> impl Iterator<Item = (u64, Value)> {
    let steps = steps["steps"].as_array().into_iter().flatten();
    steps.map(|step| (step["step"].as_u64().unwrap_or(0), step["events"].clone()))
}
