//! What somebody wants done at a table, and what comes of it.

use std::collections::BTreeMap;

use bots::Kind;
use kernel::{Seat, SeatSet};

use crate::marks::About;
use crate::{Act, By, Consent, Pace, Person, PersonId, Refusal, Row, Sitting, Stage, TableId, Watchers};

/// How many decisions can be sent together.
pub const MOST_TOGETHER: usize = 16;

/// Something a person wants done at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Makes a decision for a seat, or several that belong together: all of them or none.
    Act {
        /// Which seat.
        seat: Seat,
        /// What the person had seen when they decided.
        looked: Looked,
        /// The actions in notation, in their order.
        actions: Vec<String>,
    },
    /// Goes back, or asks to.
    Undo {
        /// What the person had seen when they decided, if they say so.
        looked: Option<Looked>,
        /// The step to go back to, as the person counts; before the person's own last act if there is none.
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
        /// From where; from all their seats if none is named.
        seat: Option<Seat>,
    },
    /// Gives the game up, which ends with that.
    GiveUp,
    /// Takes back the seats that bots keep for the person.
    Return,
    /// Lets bots take so long for a decision.
    Pace {
        /// How long.
        pace: Pace,
    },
    /// Hears those who watch, or not.
    Watchers {
        /// Which.
        watchers: Watchers,
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
    /// Has deleted the table at which this one would have been played again.
    Unmatch {
        /// Which.
        table: TableId,
    },
}

/// What somebody had seen of a table when they decided, in their own numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Looked {
    /// The table at this step.
    Step(u32),
    /// The table at this version.
    Version(u32),
}

/// Who is invited to a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Invited {
    /// Whoever comes.
    Anybody,
    /// A bot.
    Bot(Kind),
}

/// When people were last here, in milliseconds since 1970. Who is here now was last here in the future.
#[derive(Clone, Default, Debug)]
pub struct Seen {
    /// From when on the table has watched who comes.
    pub from: i64,
    /// Whom it has seen.
    pub last: BTreeMap<PersonId, i64>,
}

impl Seen {
    /// When a person was last here, as far as is known.
    pub fn last(&self, person: PersonId) -> i64 {
        self.last.get(&person).copied().unwrap_or(self.from)
    }
}

/// What comes of a deed.
pub struct Outcome {
    /// The table after it.
    pub sitting: Sitting,
    /// What was done.
    pub act: Act,
    /// The seat somebody got who sat down.
    pub seat: Option<Seat>,
}

impl Sitting {
    /// What comes of what a person wants done. `None` if it changes nothing.
    pub fn act(
        &self,
        at: i64,
        person: &Person,
        deed: &Deed,
        seen: &Seen,
    ) -> Result<Option<Outcome>, Refusal> {
        let id = person.id;
        let mut got = None;
        let rows = match deed {
            Deed::Act { seat, looked, actions } => {
                self.chairs.own(id, *seat)?;
                self.still_means(id, *seat, *looked)?;
                return self.play(at, By::Person(id), *seat, actions).map(Some);
            }
            Deed::Undo { looked, to } => {
                looked.map_or(Ok(()), |looked| self.at(id, looked))?;
                vec![self.wish_back(id, *to)?]
            }
            Deed::Answer { consent } => self.answer(id, *consent)?,
            Deed::Say { text } => self.say(id, at, text)?,
            Deed::Join { seat } => {
                let (seat, rows) = self.join(person, *seat)?;
                got = Some(seat);
                rows
            }
            Deed::Leave { seat: Some(seat) } => self.leave(id, &[*seat])?,
            Deed::Leave { seat: None } => {
                self.leave(id, &self.chairs.held_by(id).iter().collect::<Vec<_>>())?
            }
            Deed::GiveUp => self.give_up(person)?,
            Deed::Return => {
                let (seat, rows) = self.take_back(person)?;
                got = Some(seat);
                rows
            }
            Deed::Pace { pace } => {
                self.player(id)?;
                vec![Row::Pace(*pace)]
            }
            Deed::Watchers { watchers } => {
                self.player(id)?;
                vec![Row::Watchers(*watchers)]
            }
            Deed::Invite { seat, invited } => self.invite(id, (*seat, *invited), (at, seen))?,
            Deed::Rename if self.called(id) == &*person.name || !self.names_a_seat(id) => return Ok(None),
            Deed::Rename => vec![Row::Renamed],
            Deed::Rematch { table } if self.rematch.as_ref() == Some(table) => return Ok(None),
            Deed::Rematch { table } => vec![Row::Rematch(table.clone())],
            Deed::Unmatch { table } if self.rematch.as_ref() != Some(table) => return Ok(None),
            Deed::Unmatch { table } => vec![Row::Unmatch(table.clone())],
        };
        let by = By::Person(id);
        let (sitting, act) = self.after(at, by, |next| {
            next.call(id, &person.name);
            for row in &rows {
                next.apply(by, at, row)?;
            }
            Ok(rows)
        })?;
        Ok(Some(Outcome { sitting, act, seat: got }))
    }

    /// What comes of what a bot has chosen.
    pub fn bot_acts(&self, at: i64, seat: Seat, action: String) -> Result<Outcome, Refusal> {
        self.play(at, By::Bot(seat), seat, &[action])
    }

    fn player(&self, person: PersonId) -> Result<(), Refusal> {
        if self.chairs.held_by(person).is_empty() { Err(Refusal::NotAtTable) } else { Ok(()) }
    }

    fn names_a_seat(&self, person: PersonId) -> bool {
        self.chairs.iter().any(|(_, chair)| chair.holder == crate::Holder::Person(person))
    }

    /// Makes one or several decisions for a seat, and everything that follows without one.
    fn play(&self, at: i64, by: By, seat: Seat, actions: &[String]) -> Result<Outcome, Refusal> {
        match self.stage() {
            Stage::Gathering => return Err(Refusal::NotBegun),
            Stage::Over => return Err(Refusal::Over),
            Stage::Playing => {}
        }
        let (sitting, act) = self.after(at, by, |next| next.play_each(seat, actions))?;
        Ok(Outcome { sitting, act, seat: None })
    }

    /// Makes decisions one after the other. Whoever makes several at once must not learn anything between two of
    /// them, or they could try what comes and be refused the rest: nothing is drawn, revealed or decided by others.
    fn play_each(&mut self, seat: Seat, actions: &[String]) -> Result<Vec<Row>, Refusal> {
        let start = self.table.steps();
        let mut rows = Vec::new();
        for (number, action) in (1..).zip(actions) {
            if number > 1 && self.table.horizon() > start {
                return Err(Refusal::NotTogether { number, action: action.clone() });
            }
            let made = self.table.play(seat, action).map_err(|refused| match actions {
                [_] => Refusal::Rules(refused),
                _ => Refusal::Among { number, action: action.clone(), refused },
            })?;
            rows.extend(self.row_of(made.start));
            self.mark_steps(made.start);
        }
        // What somebody wished to take back is no longer the last thing that happened.
        self.wish = None;
        Ok(rows)
    }

    /// Is the table as the person saw it?
    fn at(&self, person: PersonId, looked: Looked) -> Result<(), Refusal> {
        let eyes = self.eyes_of(Some(person));
        let current = self.told(eyes);
        let same = match looked {
            Looked::Step(step) => step == current,
            Looked::Version(version) => {
                self.marks.since_version(eyes, version).all(|about| about == About::Talk)
                    && version <= self.version(eyes)
            }
        };
        if same { Ok(()) } else { Err(Refusal::Stale { current }) }
    }

    /// Does a decision still mean what it meant when the person looked: has nobody decided since then but others who
    /// decide at the same time?
    fn still_means(&self, person: PersonId, seat: Seat, looked: Looked) -> Result<(), Refusal> {
        let eyes = self.eyes_of(Some(person));
        let current = self.told(eyes);
        let beside = |other: Seat, deciding: SeatSet| {
            other != seat && deciding.contains(seat) && deciding.contains(other)
        };
        let holds = match looked {
            Looked::Version(version) if version > self.version(eyes) => false,
            Looked::Version(version) => self.marks.since_version(eyes, version).all(|about| match about {
                About::Talk => true,
                About::Decision(other, deciding) => beside(other, deciding),
                About::Game => false,
            }),
            Looked::Step(step) if step > current => false,
            Looked::Step(step) => {
                // Invariant: so many steps were noticed.
                let real = self.real(eyes, step).expect("a step that was told");
                let mut since =
                    (real + 1..=self.table.steps()).filter(|step| self.marks.noticed_by(*step, eyes));
                since.all(|step| {
                    let decided = self.table.actor(step).and_then(catalog::Actor::seat);
                    decided.is_some_and(|other| beside(other, self.table.deciding_before(step)))
                })
            }
        };
        if holds { Ok(()) } else { Err(Refusal::Stale { current }) }
    }
}
