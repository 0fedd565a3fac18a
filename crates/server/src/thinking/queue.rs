//! What is thought next: first what somebody waits for, then what nobody looks at.

use core::time::Duration;

use table::{PersonId, TableId};

use crate::thinking::fair::{Fair, Purpose};

/// Does anybody look at a table?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Attendance {
    /// Somebody has it open, or looked a moment ago.
    Attended,
    /// Nobody has looked for a while.
    Deserted,
}

/// On whose behalf is thought, what, and whether anybody waits for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Errand {
    /// On whose account.
    pub(crate) person: PersonId,
    /// What.
    pub(crate) purpose: Purpose,
    /// Does anybody look?
    pub(crate) attendance: Attendance,
}

impl Errand {
    /// Advice for a person, who waits for it.
    pub(crate) fn hint(person: PersonId) -> Errand {
        Errand { person, purpose: Purpose::Hint, attendance: Attendance::Attended }
    }

    /// The move of a bot at a table, on the account of a person.
    pub(crate) fn bot(person: PersonId, table: TableId, attendance: Attendance) -> Errand {
        Errand { person, purpose: Purpose::Move(table), attendance }
    }
}

/// Something taken from the queue, to be given back when it is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Taken {
    person: PersonId,
    attendance: Attendance,
}

/// Things to be done. Among those that somebody waits for, and among the others, persons take turns.
pub(crate) struct Queue<J> {
    attended: Fair<J>,
    /// Done while nothing else waits.
    deserted: Fair<J>,
}

impl<J> Queue<J> {
    /// Nothing to do, and at most so many thoughts of one person at once.
    pub(crate) fn new(at_once: usize) -> Queue<J> {
        Queue { attended: Fair::new(at_once), deserted: Fair::new(at_once) }
    }

    fn of(&mut self, attendance: Attendance) -> &mut Fair<J> {
        match attendance {
            Attendance::Attended => &mut self.attended,
            Attendance::Deserted => &mut self.deserted,
        }
    }

    /// Adds something to do.
    pub(crate) fn push(&mut self, Errand { person, purpose, attendance }: Errand, job: J) {
        self.of(attendance).push(person, purpose, job);
    }

    /// What is to be done next.
    pub(crate) fn pop(&mut self) -> Option<(Taken, J)> {
        [Attendance::Attended, Attendance::Deserted].into_iter().find_map(|attendance| {
            let (person, job) = self.of(attendance).pop()?;
            Some((Taken { person, attendance }, job))
        })
    }

    /// What was taken is done, and took so long.
    pub(crate) fn done(&mut self, Taken { person, attendance }: Taken, took: Duration) {
        self.of(attendance).done(person, took);
    }

    /// Somebody looks at a table again: what waits for it waits with the others now.
    pub(crate) fn attend(&mut self, table: &TableId) {
        for (person, job) in self.deserted.take_out(table) {
            self.attended.push(person, Purpose::Move(table.clone()), job);
        }
    }

    /// Does anybody but this person wait for something?
    pub(crate) fn others_wait(&self, person: PersonId) -> bool {
        self.attended.others_wait(person)
    }

    /// Forgets everything that was to be done.
    pub(crate) fn clear(&mut self) {
        self.attended.clear();
        self.deserted.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: PersonId = PersonId(1);
    const BERTA: PersonId = PersonId(2);

    fn bot(person: PersonId, table: &str, attendance: Attendance) -> Errand {
        Errand::bot(person, table.parse().unwrap(), attendance)
    }

    fn order(queue: &mut Queue<&'static str>) -> Vec<&'static str> {
        let next = || {
            let (taken, job) = queue.pop()?;
            queue.done(taken, Duration::from_millis(100));
            Some(job)
        };
        core::iter::from_fn(next).collect()
    }

    #[test]
    fn what_nobody_looks_at_comes_last_but_it_comes() {
        let mut queue = Queue::new(8);
        queue.push(bot(ANNA, "a", Attendance::Deserted), "a1");
        queue.push(bot(BERTA, "b", Attendance::Deserted), "b1");
        queue.push(bot(ANNA, "a", Attendance::Deserted), "a2");
        queue.push(bot(BERTA, "c", Attendance::Attended), "c1");
        queue.push(bot(BERTA, "d", Attendance::Attended), "d1");
        queue.push(Errand::hint(BERTA), "h1");
        assert!(queue.others_wait(ANNA) && !queue.others_wait(BERTA));
        assert_eq!(order(&mut queue), ["h1", "c1", "d1", "a1", "b1", "a2"]);
    }

    #[test]
    fn who_comes_back_does_not_wait_behind_the_absent() {
        let mut queue = Queue::new(8);
        for (table, job) in [("a", "a1"), ("b", "b1"), ("b", "b2"), ("c", "c1")] {
            queue.push(bot(ANNA, table, Attendance::Deserted), job);
        }
        queue.attend(&"b".parse().unwrap());
        queue.push(bot(BERTA, "d", Attendance::Attended), "d1");
        assert_eq!(order(&mut queue), ["b1", "d1", "b2", "a1", "c1"]);
        queue.attend(&"b".parse().unwrap());
        assert_eq!(queue.pop(), None);
    }

    #[test]
    fn what_nobody_looks_at_costs_a_person_nothing_where_somebody_looks() {
        let mut queue = Queue::new(8);
        for number in 0..10 {
            queue.push(bot(ANNA, &format!("a{number}"), Attendance::Deserted), "away");
        }
        assert_eq!(order(&mut queue).len(), 10);
        queue.push(bot(ANNA, "a", Attendance::Attended), "a1");
        queue.push(bot(BERTA, "b", Attendance::Attended), "b1");
        assert_eq!(order(&mut queue), ["a1", "b1"]);
    }
}
