//! The bots of a table at work: whom to ask, what to do with what they chose.

use std::panic::{AssertUnwindSafe, catch_unwind};

use catalog::Actor;
use kernel::{Seat, SeatMap, SeatSet};
use table::{Holder, Moment, PersonId, Sitting};
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::house::House;
pub(super) use crate::thinking::Attendance;
use crate::thinking::{self, Choice, Errand, Mind};

/// What a bot decided.
pub(super) struct Chosen {
    /// The number of the question it was an answer to.
    question: u64,
    /// For which seat.
    pub(super) seat: Seat,
    /// What; `None` if the bot failed.
    choice: Option<Choice>,
}

/// Whom the table waits for.
struct Asked {
    /// After how many acts the table looked last.
    acts: u32,
    /// Who had to decide then.
    deciding: SeatSet,
    /// The bots among them, each with its options, by which one sees that its question is still the same.
    bots: Vec<(Seat, Vec<String>)>,
}

/// The bots of a table.
pub(super) struct Players {
    /// The bots that are not thinking.
    minds: SeatMap<Option<Mind>>,
    thoughts: JoinSet<Chosen>,
    asked: Option<Asked>,
    /// Grows whenever what was asked does not matter any more.
    question: u64,
    /// Did anybody look when the bots were asked?
    attendance: Attendance,
}

impl Players {
    /// Bots that were not asked yet.
    pub(super) fn new() -> Players {
        Players {
            minds: SeatMap::from_fn(|_| None),
            thoughts: JoinSet::new(),
            asked: None,
            question: 0,
            attendance: Attendance::Attended,
        }
    }

    /// Is somebody thinking?
    pub(super) fn at_work(&self) -> bool {
        !self.thoughts.is_empty()
    }

    /// The next choice that a bot has made, at the pace of the table. `None` while nobody thinks.
    pub(super) async fn next(&mut self) -> Option<Chosen> {
        loop {
            // A thought that was given up is no news.
            if let Ok(chosen) = self.thoughts.join_next().await? {
                return Some(chosen);
            }
        }
    }

    /// What was asked does not matter any more: the table went back, or somebody else sits there now.
    pub(super) fn forget(&mut self) {
        self.asked = None;
        self.question += 1;
        self.thoughts.abort_all();
    }

    /// Asks the bots that have a decision to make, once for each decision.
    ///
    /// Where nobody looks, bots come after all others and play on only as far as a person's next decision: with nobody in
    /// any seat they wait until somebody looks again.
    pub(super) fn wake(&mut self, house: &House, sitting: &Sitting, attendance: Attendance) {
        let before = core::mem::replace(&mut self.attendance, attendance);
        if (before, attendance) == (Attendance::Deserted, Attendance::Attended) {
            house.thinkers.attend(&sitting.head.id);
        }
        if sitting.wish.is_some() {
            // Somebody asks to take something back: until that is answered, no bot plays on.
            return self.forget();
        }
        if self.asked.as_ref().is_some_and(|asked| asked.acts == sitting.acts) {
            return;
        }
        let deciding = sitting.deciding();
        if let Some(asked) = self.asked.as_mut().filter(|asked| asked.goes_on(sitting, deciding)) {
            // Others who decide at the same time have decided; the question of the rest is the same.
            asked.acts = sitting.acts;
            asked.deciding = deciding;
            return;
        }
        if attendance == Attendance::Deserted && sitting.chairs.persons().is_empty() {
            return;
        }
        self.forget();
        let mut bots = Vec::new();
        for seat in deciding.iter() {
            if let Some(Holder::Bot(_)) = sitting.chairs.holder(seat) {
                self.ask(house, sitting, seat);
                bots.push((seat, if deciding.len() > 1 { options(sitting, seat) } else { Vec::new() }));
            }
        }
        self.asked = Some(Asked { acts: sitting.acts, deciding, bots });
    }

    fn ask(&mut self, house: &House, sitting: &Sitting, seat: Seat) {
        let Some(Holder::Bot(kind)) = sitting.chairs.holder(seat) else { return };
        let (mind, dice) = (self.minds[seat].take(), sitting.thoughts(seat));
        let thought = catch_unwind(AssertUnwindSafe(|| {
            thinking::thought(&house.catalog, &*sitting.table, (mind, kind, seat), dice)
        }));
        let Ok(Some(thought)) = thought else { return };
        let last = sitting.table.actor(sitting.table.steps());
        let moment = if last == Some(Actor::Seat(seat)) { Moment::Further } else { Moment::Opening };
        let pause = sitting.pace.pause(house.settings.bot_pace, moment);
        let errand = Errand::bot(payer(sitting), sitting.head.id.clone(), self.attendance);
        let choice = house.thinkers.think(errand, thought);
        let question = self.question;
        self.thoughts.spawn(async move {
            let (choice, ()) = tokio::join!(choice, sleep(pause));
            Chosen { question, seat, choice }
        });
    }

    /// The action that a bot chose, unless the table has gone on without it.
    pub(super) fn take(&mut self, sitting: &Sitting, chosen: Chosen) -> Option<String> {
        let Chosen { question, seat, choice } = chosen;
        let Some(Choice { action, mind }) = choice else {
            tracing::error!(table = %sitting.head.id, "a bot failed; its seat waits");
            return None;
        };
        self.minds[seat] = Some(mind);
        (question == self.question && sitting.deciding().contains(seat)).then_some(action)
    }
}

impl Asked {
    /// Are all bots that were asked and still have to decide asked the same as before?
    fn goes_on(&self, sitting: &Sitting, deciding: SeatSet) -> bool {
        let together = self.deciding.len() > deciding.len()
            && !deciding.is_empty()
            && deciding.iter().all(|seat| self.deciding.contains(seat));
        let mut left = self.bots.iter().filter(|(seat, _)| deciding.contains(*seat));
        together && left.all(|(seat, before)| *before == options(sitting, *seat))
    }
}

/// On whose account a bot thinks about the next step: the persons at the table take turns; without any it is its host.
fn payer(sitting: &Sitting) -> PersonId {
    let persons = sitting.chairs.persons();
    let turn = sitting.table.steps() as usize % persons.len().max(1);
    persons.get(turn).copied().unwrap_or(sitting.head.host())
}

fn options(sitting: &Sitting, seat: Seat) -> Vec<String> {
    sitting.table.legal(seat).into_iter().map(|option| option.text).collect()
}
