//! A table with its people, as a value: what may be done, and what then is.
//!
//! Nothing here reads a clock, writes a file or waits. [`Sitting::act`] makes a new sitting out of an old one and says
//! which [`Act`] led to it; the same acts, followed in order, lead to the same sitting. A copy costs little.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use catalog::{Actor, Catalog, Commitment, Dealer, Seed, Table};
use kernel::{Dice, Seat, SeatSet, Turn, Viewer};

use crate::chat::Chat;
use crate::marks::{About, Marks};
use crate::{
    Act, By, Chair, Chairs, Coming, Eyes, Head, Hints, Holder, Pace, PersonId, Refusal, Row, TableId,
    Watchers, Wish,
};

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Seats are still free.
    Gathering,
    /// The game runs.
    Playing,
    /// The game is over: played to its end, or given up.
    Over,
}

impl Stage {
    /// The stable word for it.
    pub fn word(self) -> &'static str {
        match self {
            Stage::Gathering => "open",
            Stage::Playing => "running",
            Stage::Over => "over",
        }
    }
}

/// A line of the log that is no step of the game: somebody left, came back or gave up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// After how many steps.
    pub after: u32,
    /// What happened.
    pub coming: Coming,
    /// In which seat.
    pub seat: Seat,
    /// What the person was called then.
    pub name: String,
}

/// A table with its people.
pub struct Sitting {
    /// What is fixed.
    pub head: Arc<Head>,
    /// Who sits where.
    pub chairs: Chairs,
    /// The game.
    pub table: Box<dyn Table>,
    /// An open request to take back.
    pub wish: Option<Wish>,
    /// What was said.
    pub chat: Chat,
    /// Who left and came back.
    pub notes: Arc<Vec<Note>>,
    /// How long bots take.
    pub pace: Pace,
    /// Are people heard who only watch?
    pub watchers: Watchers,
    /// The table where the same people play again.
    pub rematch: Option<TableId>,
    /// Who gave the game up, which is over with that.
    pub given_up: Option<PersonId>,
    /// How many acts there were.
    pub acts: u32,
    /// Since when those decide who decide now, in milliseconds since 1970.
    pub since: i64,
    names: Arc<BTreeMap<PersonId, Arc<str>>>,
    /// Who has ever sat here while the game ran, and may know a seat's secrets.
    pub(crate) knowing: Arc<BTreeSet<PersonId>>,
    pub(crate) marks: Marks,
    dealer: Dealer,
}

impl Clone for Sitting {
    fn clone(&self) -> Sitting {
        // Invariant: a table has the position it is at.
        let table = self.table.fork(self.table.steps()).expect("a table can be forked where it is");
        Sitting {
            head: Arc::clone(&self.head),
            chairs: self.chairs.clone(),
            table,
            wish: self.wish.clone(),
            chat: self.chat.clone(),
            notes: Arc::clone(&self.notes),
            pace: self.pace,
            watchers: self.watchers,
            rematch: self.rematch.clone(),
            given_up: self.given_up,
            acts: self.acts,
            since: self.since,
            names: Arc::clone(&self.names),
            knowing: Arc::clone(&self.knowing),
            marks: self.marks.clone(),
            dealer: self.dealer.clone(),
        }
    }
}

impl Sitting {
    /// A table before its first act: nobody sits there yet. Options that were not chosen are as usual.
    pub fn new(catalog: &Catalog, mut head: Head, seats: u8) -> Result<Sitting, catalog::OpenError> {
        let options = head.terms.options.iter();
        let options: Vec<(&str, &str)> = options.map(|(key, value)| (key.as_str(), value.as_str())).collect();
        let table = catalog.open(&head.game, seats, &options)?;
        head.terms.options = table.choices().into_iter().collect();
        let dealer = Dealer::new(head.seed.clone());
        let mut sitting = Sitting {
            chairs: Chairs::new(Vec::new()),
            table,
            wish: None,
            chat: Chat::default(),
            notes: Arc::default(),
            pace: Pace::default(),
            watchers: Watchers::default(),
            rematch: None,
            given_up: None,
            acts: 0,
            since: head.at,
            names: Arc::default(),
            knowing: Arc::default(),
            marks: Marks::default(),
            dealer,
            head: Arc::new(head),
        };
        // What the table has made by itself before anybody came.
        sitting.mark_steps(1);
        Ok(sitting)
    }

    /// The first act: who sits where, how long bots take, and the first draws if everybody is there.
    pub fn open(
        mut self,
        chairs: &[Chair],
        pace: Pace,
        host: &crate::Person,
    ) -> Result<(Sitting, Act), Refusal> {
        self.call(host.id, &host.name);
        let seats = Seat::ALL.into_iter().zip(chairs).map(|(seat, chair)| Row::Seat(seat, *chair));
        let rows: Vec<Row> = seats.chain([Row::Pace(pace)]).collect();
        let (at, by) = (self.head.at, By::Person(host.id));
        self.after(at, by, |next| {
            for row in &rows {
                next.apply(by, at, row)?;
            }
            Ok(rows)
        })
    }

    /// Makes an act out of what `make` does and of the draws that follow.
    pub(crate) fn after(
        &self,
        at: i64,
        by: By,
        make: impl FnOnce(&mut Sitting) -> Result<Vec<Row>, Refusal>,
    ) -> Result<(Sitting, Act), Refusal> {
        let mut next = self.clone();
        let mut rows = make(&mut next)?;
        next.advance(&mut rows)?;
        let act = Act { number: self.acts + 1, at, by, rows };
        next.finish(self, &act);
        Ok((next, act))
    }

    /// What is owed without anybody deciding: draws, if the house fell before they were made.
    pub fn owed(&self, at: i64) -> Result<Option<(Sitting, Act)>, Refusal> {
        let owes = self.stage() == Stage::Playing && self.table.turn() == Turn::Chance;
        owes.then(|| self.after(at, By::House, |_| Ok(Vec::new()))).transpose()
    }

    /// Follows an act that was kept.
    pub fn follow(&self, act: &Act) -> Result<Sitting, Refusal> {
        let broken =
            |why: &dyn core::fmt::Display| Refusal::broken(&format_args!("act {}: {why}", act.number));
        if act.number != self.acts + 1 {
            return Err(broken(&format_args!("act {} was expected", self.acts + 1)));
        }
        let mut next = self.clone();
        for row in &act.rows {
            next.apply(act.by, act.at, row).map_err(|fault| broken(&fault))?;
        }
        next.finish(self, act);
        Ok(next)
    }

    /// Does what a row says.
    pub(crate) fn apply(&mut self, by: By, at: i64, row: &Row) -> Result<(), Refusal> {
        match row {
            Row::Step(Actor::Seat(seat), text) => {
                let made = self.table.play(*seat, text)?;
                self.mark_steps(made.start);
                self.wish = None;
            }
            Row::Step(Actor::Chance, text) => {
                let made = self.table.settle(text)?;
                self.mark_steps(made.start);
            }
            Row::Step(Actor::Auto(_), _) => {
                return Err(Refusal::broken(&"the table makes such steps by itself"));
            }
            Row::Undo(to) => self.go_back(*to, Table::undo)?,
            Row::Rewind(to) => self.go_back(*to, Table::rewind)?,
            Row::Seat(seat, chair) => {
                self.chairs.put(*seat, *chair);
                self.wish = None;
            }
            Row::Note(coming, seat, name) => {
                let (after, name) = (self.table.steps(), name.clone());
                Arc::make_mut(&mut self.notes).push(Note { after, coming: *coming, seat: *seat, name });
                if let (Coming::GaveUp, By::Person(person)) = (coming, by) {
                    self.given_up = Some(person);
                    self.wish = None;
                }
            }
            Row::Say(text) => self.note_said(by, at, text),
            Row::Wish(to) => self.note_wish(by, *to),
            Row::Answer(consent) => self.note_answer(by, *consent),
            Row::Pace(pace) => self.pace = *pace,
            Row::Watchers(watchers) => self.watchers = *watchers,
            // Names are told by whoever knows people.
            Row::Renamed => {}
            Row::Rematch(table) => self.rematch = Some(table.clone()),
            Row::Unmatch(table) => self.rematch = self.rematch.take().filter(|rematch| rematch != table),
        }
        Ok(())
    }

    fn go_back(
        &mut self,
        to: u32,
        back: impl FnOnce(&mut dyn Table, u32) -> Result<u32, catalog::NoSuchStep>,
    ) -> Result<(), Refusal> {
        let current = self.table.steps();
        let reached = back(&mut *self.table, to).map_err(|_| Refusal::NoSuchStep { step: to, current })?;
        // Steps that the table makes by itself after going back are those it had made there before.
        self.marks.back_to(reached);
        if self.notes.iter().any(|note| note.after > reached) {
            for note in Arc::make_mut(&mut self.notes) {
                // What was noted after a step that was taken back is still true.
                note.after = note.after.min(reached);
            }
        }
        self.wish = None;
        Ok(())
    }

    /// Lets the dealer draw as long as chance is next. Before the first step everybody must have a seat.
    pub(crate) fn advance(&mut self, rows: &mut Vec<Row>) -> Result<(), Refusal> {
        while self.stage() == Stage::Playing && self.table.turn() == Turn::Chance {
            let made = self.table.roll(&self.dealer)?;
            rows.extend(self.row_of(made.start));
            self.mark_steps(made.start);
        }
        Ok(())
    }

    /// The row for a step that was just made.
    pub(crate) fn row_of(&self, step: u32) -> Option<Row> {
        self.table.step(step).map(|step| Row::Step(step.actor, step.text))
    }

    /// Notes who saw the steps from this one on.
    pub(crate) fn mark_steps(&mut self, first: u32) {
        for step in first..=self.table.steps() {
            let seats = Seat::ALL.into_iter().take(usize::from(self.table.seats()));
            let viewers = seats.map(Viewer::Seat).chain([Viewer::Audience]);
            let seeing = viewers.filter(|viewer| self.table.sees(step, *viewer));
            let mut eyes = seeing.fold(Eyes::NONE, |eyes, viewer| {
                eyes | match viewer {
                    Viewer::Seat(seat) => Eyes::of(seat),
                    Viewer::Audience | Viewer::Open => Eyes::AUDIENCE,
                }
            });
            if let Some(seat) = self.table.actor(step).and_then(Actor::seat) {
                eyes = eyes | Eyes::of(seat);
            }
            self.marks.step(eyes);
        }
    }

    /// Notes what an act meant, once all its rows are there.
    fn finish(&mut self, before: &Sitting, act: &Act) {
        self.acts = act.number;
        if self.stage() != Stage::Gathering {
            let persons = self.chairs.persons();
            if persons.iter().any(|person| !self.knowing.contains(person)) {
                Arc::make_mut(&mut self.knowing).extend(persons);
            }
        }
        let (stage, deciding) = (self.stage(), self.deciding());
        let changed = deciding != before.deciding() || stage != before.stage();
        if changed {
            self.since = act.at;
        }
        let about = self.about(before, act);
        let eyes = self.noticing(before, act, changed);
        self.marks.act(eyes, about, (before.table.steps(), self.table.steps()));
    }

    /// Who noticed an act.
    fn noticing(&mut self, before: &Sitting, act: &Act, changed: bool) -> Eyes {
        let in_game = |row: &Row| matches!(row, Row::Step(..) | Row::Undo(_) | Row::Rewind(_));
        if !act.rows.iter().all(in_game) {
            return Eyes::ALL;
        }
        if changed && self.table.steps() > before.table.steps() {
            // Everybody sees who has to decide now.
            self.marks.show_last();
        }
        let back = act.rows.iter().filter_map(|row| match row {
            Row::Undo(to) | Row::Rewind(to) => Some(*to),
            _ => None,
        });
        // Of what was taken back, whoever had noticed it; of what was made, whoever sees it.
        let first = back.fold(before.table.steps(), u32::min).min(self.table.steps());
        let mut eyes = before.marks.since(first) | self.marks.since(first);
        if changed {
            eyes = Eyes::ALL;
        }
        match act.by {
            By::Person(person) => eyes | Eyes::only(self.chairs.held_by(person)),
            By::Bot(seat) => eyes | Eyes::of(seat),
            By::House => eyes,
        }
    }

    fn about(&self, before: &Sitting, act: &Act) -> About {
        let decided = act.rows.iter().find_map(|row| match row {
            Row::Step(Actor::Seat(seat), _) => Some(*seat),
            _ => None,
        });
        let alone = act.rows.iter().all(|row| matches!(row, Row::Step(Actor::Seat(_), _)));
        match decided {
            Some(seat) if alone => About::Decision(seat, before.deciding()),
            None if self.table.steps() == before.table.steps()
                && !act.rows.iter().any(|row| matches!(row, Row::Undo(_) | Row::Rewind(_))) =>
            {
                About::Talk
            }
            _ => About::Game,
        }
    }
}

/// What is so.
impl Sitting {
    /// What the dealer published before the first step.
    pub fn commitment(&self) -> Commitment {
        self.dealer.commitment()
    }

    /// The seed, once everybody may see everything.
    pub fn revealed_seed(&self) -> Option<&Seed> {
        self.is_open().then_some(&self.head.seed)
    }

    /// Dice for a bot that thinks about the next step.
    pub fn thoughts(&self, seat: Seat) -> Dice {
        self.dealer.thoughts(self.table.steps() + 1, seat)
    }

    /// How far the table is.
    pub fn stage(&self) -> Stage {
        if self.given_up.is_some() || self.played_out() {
            Stage::Over
        } else if self.chairs.count() == self.table.seats() && (self.begun() || self.chairs.open().is_empty())
        {
            Stage::Playing
        } else {
            Stage::Gathering
        }
    }

    /// Has anything been decided or drawn?
    fn begun(&self) -> bool {
        self.table.actor(1).is_some()
    }

    /// Who has a decision to make now.
    pub fn deciding(&self) -> SeatSet {
        match (self.stage(), self.table.turn()) {
            (Stage::Playing, Turn::Decide(seats)) => seats,
            _ => SeatSet::EMPTY,
        }
    }

    /// What a person is called; nothing if nobody here knows the person.
    pub fn called(&self, person: PersonId) -> &str {
        self.names.get(&person).map_or("", |name| name)
    }

    /// What the holder of a seat is called; nothing while nobody sits there, or for somebody at another's screen who has not
    /// been given a name.
    pub fn name(&self, seat: Seat) -> &str {
        match self.chairs.holder(seat) {
            Some(Holder::Person(person)) => self.called(person),
            Some(Holder::Bot(_)) => crate::BOTS[seat.index()],
            Some(Holder::Here(_)) => self.head.terms.guests.get(&seat.number()).map_or("", String::as_str),
            Some(Holder::Open) | None => "",
        }
    }

    /// Remembers what a person is called.
    pub fn call(&mut self, person: PersonId, name: &Arc<str>) {
        if self.names.get(&person) != Some(name) {
            Arc::make_mut(&mut self.names).insert(person, Arc::clone(name));
        }
    }

    /// Has this person ever held a seat here while the game ran?
    pub fn has_known(&self, person: PersonId) -> bool {
        self.knowing.contains(&person)
    }

    /// With whose eyes a person looks who wishes to look from `wish`: never from a seat that is not their own.
    ///
    /// Whoever holds several seats at one screen looks from the one that decides, and like the audience while
    /// none of them does: others may sit before the same screen.
    pub fn viewer(&self, person: Option<PersonId>, wish: Option<Seat>) -> Viewer {
        let mine = person.map_or(SeatSet::EMPTY, |person| self.chairs.held_by(person));
        let seat = match wish {
            Some(seat) => Some(seat).filter(|seat| mine.contains(*seat)),
            None if mine.len() == 1 => mine.lowest(),
            None => mine.iter().find(|seat| self.deciding().contains(*seat)),
        };
        seat.map_or(Viewer::Audience, Viewer::Seat)
    }

    /// The eyes of a person: of all their seats.
    pub fn eyes_of(&self, person: Option<PersonId>) -> Eyes {
        Eyes::holding(person.map_or(SeatSet::EMPTY, |person| self.chairs.held_by(person)))
    }

    /// The number of the table's last change for these eyes: how many acts they noticed.
    pub fn version(&self, eyes: Eyes) -> u32 {
        self.marks.version(eyes)
    }

    /// The step the table is at, as these eyes count.
    pub fn told(&self, eyes: Eyes) -> u32 {
        self.marks.told(eyes, u32::MAX)
    }

    /// The number of a step as these eyes count, or of the last one before it that they noticed.
    pub fn told_of(&self, eyes: Eyes, step: u32) -> u32 {
        self.marks.told(eyes, step)
    }

    /// The real step behind a number that these eyes were told.
    pub fn real(&self, eyes: Eyes, told: u32) -> Option<u32> {
        self.marks.real(eyes, told)
    }

    /// The steps these eyes noticed: the number as they count, and the real one.
    pub fn noticed(&self, eyes: Eyes) -> impl Iterator<Item = (u32, u32)> {
        self.marks.noticed(eyes)
    }

    /// The position at which the act began that this step belongs to.
    pub fn act_began(&self, step: u32) -> u32 {
        self.marks.began(step)
    }

    /// The last step that `seat` decided itself; 0 if there is none.
    pub fn last_step_of(&self, seat: Seat) -> u32 {
        let decided = |number: &u32| self.table.actor(*number) == Some(Actor::Seat(seat));
        (1..=self.table.steps()).rev().find(decided).unwrap_or(0)
    }

    /// May people ask for advice here? Who left and may come back still counts as a person.
    pub fn hints(&self) -> Result<(), Refusal> {
        let allowed = match self.head.terms.hints {
            Hints::Always => true,
            Hints::Never => false,
            Hints::AgainstBots => {
                let bot = |chair: &Chair| matches!(chair.holder, Holder::Bot(_)) && chair.kept_for.is_none();
                self.chairs.iter().filter(|(_, chair)| !bot(chair)).count() <= 1
            }
        };
        if allowed { Ok(()) } else { Err(Refusal::NoHints) }
    }
}
