//! The task of a table.
//!
//! It owns the game, answers one command after the other, and holds no lock. Rows are in the store before
//! anybody hears of them. A panic of the rules freezes this table and no other; what was written stays.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use bots::Kind;
use kernel::Seat;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{Instant, sleep, sleep_until};

use crate::house::House;
use crate::opening;
use crate::table::hints::Desk;
use crate::table::keeping;
use crate::table::players::{Chosen, Players};
use crate::table::{
    Bench, Chair, Coming, Consent, Holder, LONGEST_MESSAGE, MOST_MESSAGES, Pace, Refusal, Row, Said, Stage,
    Verdict,
};
use store::{PersonId, TableId};

/// Something a person wants done at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Makes a decision for a seat, or several that belong together: all of them or none.
    Act {
        /// Which seat.
        seat: Seat,
        /// The step the person saw last.
        step: u32,
        /// The actions in notation, in their order.
        actions: Vec<String>,
    },
    /// Goes back, or asks to.
    Undo {
        /// The step the person saw last, if he says so.
        step: Option<u32>,
        /// The step to go back to; before the person's own last step if there is none.
        to: Option<u32>,
    },
    /// Answers a request to go back.
    Answer {
        /// How.
        consent: Consent,
    },
    /// Says something.
    Say {
        /// What.
        text: String,
    },
    /// Sits down.
    Join {
        /// Where; anywhere if there is no wish.
        seat: Option<Seat>,
    },
    /// Gets up.
    Leave {
        /// From where.
        seat: Seat,
    },
    /// Takes back the seats that bots keep for the person.
    Return,
    /// Lets bots take so long for a decision.
    Pace {
        /// How long.
        pace: Pace,
    },
    /// Invites to a seat that no person holds, or whose person is away.
    Invite {
        /// Which.
        seat: Seat,
        /// Whom.
        invited: Invited,
    },
    /// Is called otherwise.
    Rename,
    /// Plays again at another table.
    Rematch {
        /// Which.
        table: TableId,
    },
}

/// Who is invited to a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Invited {
    /// Whoever comes.
    Anybody,
    /// A bot.
    Bot(Kind),
}

/// What came of a deed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Done {
    /// The number of the last change.
    pub version: u64,
    /// The step the table is at.
    pub step: u32,
    /// The seat somebody got who sat down.
    pub seat: Option<Seat>,
}

/// The news that something has changed. It tells nothing that not everybody may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tick {
    /// The number of the last change.
    pub version: u64,
    /// The step the table is at.
    pub step: u32,
}

/// Something that looks at a table, or hears why it cannot.
pub(super) type Reading = Box<dyn FnOnce(Result<&Bench, Refusal>) + Send>;

/// What the task of a table is asked.
pub(super) enum Command {
    Do { person: (PersonId, String), deed: Deed, reply: oneshot::Sender<Result<Done, Refusal>> },
    Read(Reading),
    Watch(oneshot::Sender<Result<watch::Receiver<Tick>, Refusal>>),
    Enter(PersonId),
    Exit(PersonId),
    Fade(PersonId),
}

impl Command {
    /// Answers that nothing can be done.
    pub(super) fn refuse(self, refusal: &Refusal) {
        match self {
            Command::Do { reply, .. } => drop(reply.send(Err(refusal.clone()))),
            Command::Read(read) => read(Err(refusal.clone())),
            Command::Watch(reply) => drop(reply.send(Err(refusal.clone()))),
            Command::Enter(_) | Command::Exit(_) | Command::Fade(_) => {}
        }
    }
}

/// Why the task of a table ends.
pub(super) enum End {
    /// Nobody has needed it for a while.
    Idle,
    /// What is in memory may differ from what is stored: it must be read again.
    Lost,
    /// The house closes.
    Closed,
}

/// The task of a table.
pub(super) struct Actor {
    house: Arc<House>,
    bench: Bench,
    ticks: watch::Sender<Tick>,
    /// For those who bring news later; it does not keep the table in memory.
    own: mpsc::WeakSender<Command>,
    players: Players,
}

impl Actor {
    /// Reads a table from the store and rebuilds it.
    pub(super) async fn load(
        house: &Arc<House>,
        id: &TableId,
        own: mpsc::WeakSender<Command>,
    ) -> Result<Actor, Refusal> {
        let sitting = keeping::load(house, id).await?;
        let version = u64::try_from(house.settings.clock.now()).unwrap_or(0);
        let step = sitting.table.steps();
        let present = std::collections::BTreeMap::new();
        let bench =
            Bench { sitting, version, frozen: false, present, desk: Desk::default(), lines: Arc::default() };
        let ticks = watch::Sender::new(Tick { version, step });
        let house = Arc::clone(house);
        let mut actor = Actor { house, bench, ticks, own, players: Players::new() };
        // The dealer may owe a draw: the table was just opened, or the house fell in between.
        let rows = actor.guarded(|bench| bench.sitting.advance())?;
        actor.keep(&rows).await?;
        actor.wake_bots();
        Ok(actor)
    }

    /// Answers commands until nobody needs the table any more.
    pub(super) async fn run(
        &mut self,
        commands: &mut mpsc::Receiver<Command>,
        mut leave: impl FnMut() -> bool,
    ) -> End {
        let mut closing = self.house.closing();
        let mut idle_from = Instant::now();
        loop {
            tokio::select! {
                command = commands.recv() => {
                    let Some(command) = command else { return End::Idle };
                    if !matches!(command, Command::Fade(_)) {
                        idle_from = Instant::now();
                    }
                    if let Err(end) = self.answer(command).await {
                        return end;
                    }
                }
                Some(chosen) = self.players.next() => {
                    idle_from = Instant::now();
                    if self.chosen(chosen).await == Err(Refusal::Unavailable) {
                        return End::Lost;
                    }
                    self.wake_bots();
                }
                () = sleep_until(idle_from + self.house.settings.idle) => {
                    let unused = self.ticks.receiver_count() == 0 && !self.players.at_work();
                    if unused && leave() {
                        return End::Idle;
                    }
                    idle_from = Instant::now();
                }
                () = async { drop(closing.wait_for(|closed| *closed).await) } => return End::Closed,
            }
        }
    }

    async fn answer(&mut self, command: Command) -> Result<(), End> {
        match command {
            Command::Read(read) => {
                // A panic while drawing a page costs that page; whoever waits for it hears of it.
                drop(catch_unwind(AssertUnwindSafe(|| read(Ok(&self.bench)))));
            }
            Command::Watch(reply) => drop(reply.send(Ok(self.ticks.subscribe()))),
            Command::Enter(person) => self.enter(person),
            Command::Exit(person) => self.exit(person),
            Command::Fade(person) => self.fade(person),
            Command::Do { person: (person, name), deed, reply } => {
                let outcome = self.act(person, &name, deed).await;
                let lost = outcome == Err(Refusal::Unavailable);
                drop(reply.send(outcome));
                if lost {
                    return Err(End::Lost);
                }
                self.wake_bots();
            }
        }
        Ok(())
    }

    /// Tells everybody that something has changed.
    fn changed(&mut self) {
        self.bench.version += 1;
        let step = self.bench.sitting.table.steps();
        self.ticks.send_replace(Tick { version: self.bench.version, step });
    }

    /// Writes rows; only then have they happened.
    async fn keep(&mut self, rows: &[Row]) -> Result<(), Refusal> {
        if rows.is_empty() {
            return Ok(());
        }
        keeping::append(&self.house, &self.bench.sitting, rows).await?;
        self.changed();
        Ok(())
    }

    /// Lets the rules work. If they panic, the table is frozen as it was before.
    fn guarded<T>(&mut self, work: impl FnOnce(&mut Bench) -> Result<T, Refusal>) -> Result<T, Refusal> {
        if self.bench.frozen {
            return Err(Refusal::Frozen);
        }
        let bench = &mut self.bench;
        catch_unwind(AssertUnwindSafe(|| work(bench))).unwrap_or_else(|_| {
            tracing::error!(table = %self.bench.sitting.head.id, "the rules failed; the table is frozen");
            self.bench.frozen = true;
            self.changed();
            Err(Refusal::Frozen)
        })
    }

    fn at_step(&self, step: u32) -> Result<(), Refusal> {
        let current = self.bench.sitting.table.steps();
        if step == current { Ok(()) } else { Err(Refusal::Stale { current }) }
    }

    async fn act(&mut self, person: PersonId, name: &str, deed: Deed) -> Result<Done, Refusal> {
        let mut got = None;
        match deed {
            Deed::Act { seat, step, actions } => {
                self.bench.sitting.chairs.own(person, seat)?;
                self.at_step(step)?;
                self.play(seat, &actions).await?;
            }
            Deed::Undo { step, to } => {
                step.map_or(Ok(()), |step| self.at_step(step))?;
                match self.guarded(|bench| bench.sitting.judge_undo(person, to))? {
                    Verdict::Granted(to) => self.undo(to).await?,
                    Verdict::Asked(wish) => {
                        self.bench.sitting.wish = Some(wish);
                        self.changed();
                    }
                }
            }
            Deed::Answer { consent } => {
                let agreed = self.bench.sitting.answer_wish(person, consent)?;
                match agreed {
                    Some(to) => self.undo(to).await?,
                    None => self.changed(),
                }
            }
            Deed::Say { text } => self.say(person, name, &text).await?,
            Deed::Join { seat } => {
                let seat = self.bench.sitting.chairs.vacant(seat)?;
                if self.bench.sitting.stage() == Stage::Over {
                    return Err(Refusal::Over);
                }
                self.put(seat, Chair::person(person, name)).await?;
                got = Some(seat);
            }
            Deed::Leave { seat } => self.leave(person, seat).await?,
            Deed::Return => got = Some(self.take_back(person, name).await?),
            Deed::Pace { pace } => {
                if self.bench.sitting.chairs.held_by(person).is_empty() {
                    return Err(Refusal::NotAtTable);
                }
                keeping::pace(&self.house, &self.bench.sitting, pace).await?;
                self.bench.sitting.pace = pace;
                self.changed();
            }
            Deed::Invite { seat, invited } => self.invite(person, seat, invited).await?,
            Deed::Rename => {
                if self.bench.sitting.chairs.rename(person, name) {
                    self.changed();
                }
            }
            Deed::Rematch { table } => {
                self.bench.sitting.rematch = Some(table);
                self.changed();
            }
        }
        let step = self.bench.sitting.table.steps();
        Ok(Done { version: self.bench.version, step, seat: got })
    }

    async fn play(&mut self, seat: Seat, actions: &[String]) -> Result<(), Refusal> {
        let rows = self.guarded(|bench| bench.sitting.play(seat, actions))?;
        self.keep(&rows).await
    }

    async fn undo(&mut self, to: u32) -> Result<(), Refusal> {
        let rows = self.guarded(|bench| bench.sitting.undo(to))?;
        self.players.forget();
        self.keep(&rows).await
    }

    async fn say(&mut self, person: PersonId, name: &str, text: &str) -> Result<(), Refusal> {
        let text = text.trim();
        let length = text.chars().count();
        let odd = text.chars().any(|letter| letter.is_control() && letter != '\n');
        if length == 0 || length > LONGEST_MESSAGE || odd {
            return Err(Refusal::BadText { max: LONGEST_MESSAGE });
        }
        if self.bench.sitting.chat.len() >= MOST_MESSAGES {
            return Err(Refusal::ChatFull);
        }
        let at = self.house.settings.clock.now();
        let said = Said { person, name: name.to_owned(), text: text.to_owned(), at };
        keeping::say(&self.house, &self.bench.sitting, &said).await?;
        self.bench.sitting.chat.push(said);
        self.changed();
        Ok(())
    }

    /// Puts somebody on a seat; with the last one the game begins.
    async fn put(&mut self, seat: Seat, chair: Chair) -> Result<(), Refusal> {
        if self.bench.frozen {
            return Err(Refusal::Frozen);
        }
        keeping::seat(&self.house, &self.bench.sitting, seat, &chair).await?;
        self.bench.sitting.chairs.put(seat, chair);
        // Who no longer sits here need not be asked any more.
        self.bench.sitting.wish = None;
        self.players.forget();
        self.changed();
        let rows = self.guarded(|bench| bench.sitting.advance())?;
        self.keep(&rows).await
    }

    /// Gets up. Once the game runs the others shall not have to wait: a bot plays on, and keeps the seat.
    async fn leave(&mut self, person: PersonId, seat: Seat) -> Result<(), Refusal> {
        self.bench.sitting.chairs.own(person, seat)?;
        if self.bench.sitting.stage() == Stage::Over {
            return Err(Refusal::Over);
        }
        if self.bench.sitting.rows == 0 {
            return self.put(seat, Chair::open()).await;
        }
        self.replace(person, seat, (Kind::USUAL, Coming::Left)).await
    }

    /// Puts a bot on a person's seat, which it keeps for the person; everybody reads it in the log.
    async fn replace(
        &mut self,
        person: PersonId,
        seat: Seat,
        (kind, coming): (Kind, Coming),
    ) -> Result<(), Refusal> {
        let name = self.bench.sitting.chairs.name(seat).to_owned();
        self.put(seat, Chair::bot(kind, seat).kept_for(Some(person))).await?;
        let row = self.guarded(|bench| Ok(bench.sitting.note(coming, seat, &name)))?;
        self.keep(&[row]).await
    }

    /// Gives a person back every seat that a bot keeps for him.
    async fn take_back(&mut self, person: PersonId, name: &str) -> Result<Seat, Refusal> {
        let kept = self.bench.sitting.chairs.kept_for(person);
        let first = kept.lowest().ok_or(Refusal::NothingKept)?;
        if self.bench.sitting.stage() == Stage::Over {
            return Err(Refusal::Over);
        }
        for seat in kept.iter() {
            // Of several seats at one screen only one has the person's name; pieces tell them apart.
            let alone = self.bench.sitting.chairs.held_by(person).is_empty();
            let called = if alone { name } else { "" };
            self.put(seat, Chair::person(person, called)).await?;
            let row = self.guarded(|bench| Ok(bench.sitting.note(Coming::Back, seat, called)))?;
            self.keep(&[row]).await?;
        }
        Ok(first)
    }

    async fn invite(&mut self, person: PersonId, seat: Seat, invited: Invited) -> Result<(), Refusal> {
        let sitting = &self.bench.sitting;
        if sitting.head.host != person {
            return Err(Refusal::NotHost);
        }
        if sitting.stage() == Stage::Over {
            return Err(Refusal::Over);
        }
        if let Invited::Bot(kind) = invited {
            opening::known_bot(&self.house.catalog, &sitting.head.game, kind)?;
        }
        match (sitting.chairs.get(seat).map(|chair| (chair.holder, chair.kept_for)), invited) {
            (Some((Holder::Person(gone), _)), Invited::Bot(kind)) if self.bench.is_gone(gone) => {
                self.replace(gone, seat, (kind, Coming::Given)).await
            }
            (Some((Holder::Person(_), _)), _) => Err(Refusal::SeatTaken { seat }),
            (Some(_), Invited::Anybody) => self.put(seat, Chair::open()).await,
            (Some((_, kept_for)), Invited::Bot(kind)) => {
                self.put(seat, Chair::bot(kind, seat).kept_for(kept_for)).await
            }
            (None, _) => sitting.chairs.vacant(Some(seat)).map(drop),
        }
    }

    fn enter(&mut self, person: PersonId) {
        let pages = self.bench.present.entry(person).or_default();
        *pages += 1;
        if *pages == 1 {
            self.changed();
        }
    }

    /// Whoever reloads a page is gone for a moment only, so the others hear of it a little later.
    fn exit(&mut self, person: PersonId) {
        let (own, pause) = (self.own.clone(), self.house.settings.away_after);
        if let Some(pages) = self.bench.present.get_mut(&person) {
            *pages = pages.saturating_sub(1);
            tokio::spawn(async move {
                sleep(pause).await;
                if let Some(own) = own.upgrade() {
                    drop(own.send(Command::Fade(person)).await);
                }
            });
        }
    }

    fn fade(&mut self, person: PersonId) {
        if self.bench.present.get(&person) == Some(&0) {
            self.bench.present.remove(&person);
            self.changed();
        }
    }

    /// Asks the bots that have a decision to make.
    fn wake_bots(&mut self) {
        if !self.bench.frozen {
            self.players.wake(&self.house, &self.bench.sitting);
        }
    }

    /// Plays what a bot has chosen, unless the table has gone on without it.
    async fn chosen(&mut self, chosen: Chosen) -> Result<(), Refusal> {
        let seat = chosen.seat;
        let Some(action) = self.players.take(&self.bench.sitting, chosen) else { return Ok(()) };
        let outcome = self.play(seat, &[action]).await;
        if let Err(refusal) = &outcome {
            tracing::error!(table = %self.bench.sitting.head.id, code = refusal.code(), "a bot was refused");
        }
        outcome
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use catalog::Catalog;
    use store::Store;

    use super::*;
    use crate::opening::{Plan, Wanted};
    use crate::person::Person;
    use crate::settings::Settings;
    use crate::table::{Hints, Listing};

    async fn opened(house: &Arc<House>, person: &Person) -> TableId {
        let plan = Plan {
            game: "dolmengoetter".to_owned(),
            seats: vec![Wanted::Me, Wanted::Here],
            options: BTreeMap::new(),
            listing: Listing::ByLink,
            hints: Hints::default(),
            pace: Pace::default(),
            rematch_of: None,
        };
        house.open_table(person, plan).await.unwrap()
    }

    #[tokio::test]
    async fn rules_that_panic_freeze_their_table_and_no_other() {
        let store = Store::in_memory().await.unwrap();
        let house = House::open(Arc::new(Catalog::built_in()), store, Settings::default());
        let (person, _) = house.welcome(None).await.unwrap();
        let id = opened(&house, &person).await;
        let (own, _commands) = mpsc::channel(8);
        let mut actor = Actor::load(&house, &id, own.downgrade()).await.unwrap();
        let (rows, version) = (actor.bench.sitting.rows, actor.bench.version);
        assert_eq!(
            actor.guarded(|_| -> Result<(), Refusal> { panic!("the rules fail") }),
            Err(Refusal::Frozen)
        );
        assert!(actor.bench.version > version, "everybody hears of it");
        let seat = actor.bench.sitting.deciding().lowest().unwrap();
        let action = actor.bench.sitting.table.legal(seat)[0].text.clone();
        let deed = Deed::Act { seat, step: actor.bench.sitting.table.steps(), actions: vec![action.clone()] };
        assert_eq!(actor.act(person.id, &person.name, deed.clone()).await, Err(Refusal::Frozen));
        assert_eq!(actor.bench.sitting.rows, rows);
        // What was written is whole: the table can be read again and goes on.
        let mut again = Actor::load(&house, &id, own.downgrade()).await.unwrap();
        again.act(person.id, &person.name, deed).await.unwrap();
        let other = opened(&house, &person).await;
        assert!(house.tables.find(&house, &other).read(|bench| !bench.frozen).await.unwrap());
    }

    /// Somebody else has written at the table: what is in memory is worthless and is read again.
    #[tokio::test]
    async fn of_two_writers_one_loses_and_reads_again() {
        let store = Store::in_memory().await.unwrap();
        let house = House::open(Arc::new(Catalog::built_in()), store, Settings::default());
        let (person, _) = house.welcome(None).await.unwrap();
        let id = opened(&house, &person).await;
        let (own, _commands) = mpsc::channel(8);
        let mut one = Actor::load(&house, &id, own.downgrade()).await.unwrap();
        let mut two = Actor::load(&house, &id, own.downgrade()).await.unwrap();
        let seat = one.bench.sitting.deciding().lowest().unwrap();
        let offers = one.bench.sitting.table.legal(seat);
        let step = one.bench.sitting.table.steps();
        let deed = |index: usize| Deed::Act { seat, step, actions: vec![offers[index].text.clone()] };
        one.act(person.id, &person.name, deed(0)).await.unwrap();
        assert_eq!(two.act(person.id, &person.name, deed(1)).await, Err(Refusal::Unavailable));
        let again = Actor::load(&house, &id, own.downgrade()).await.unwrap();
        assert_eq!(again.bench.sitting.table.log(), one.bench.sitting.table.log());
    }
}
