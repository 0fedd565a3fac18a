//! Who thinks next: people who wait come before bots, and tables take turns.

use std::collections::VecDeque;

use store::TableId;

/// For whom is thought.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Errand {
    /// For somebody who looks at the page and waits for advice.
    Person,
    /// For a bot of this table.
    Bot(TableId),
}

/// Things to be done, in a fair order.
///
/// Tables take turns, however many bots each of them has at work. Advice for people is taken before all bots, but
/// never twice in a row while bots wait, so that neither can hold up the other.
pub(crate) struct Queue<J> {
    people: VecDeque<J>,
    tables: VecDeque<(TableId, VecDeque<J>)>,
    /// Was the last one taken for a person?
    served: Served,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Served {
    Person,
    Bot,
}

impl<J> Queue<J> {
    /// Nothing to do.
    pub(crate) fn new() -> Queue<J> {
        Queue { people: VecDeque::new(), tables: VecDeque::new(), served: Served::Bot }
    }

    /// Adds something to do.
    pub(crate) fn push(&mut self, errand: Errand, job: J) {
        let Errand::Bot(table) = errand else { return self.people.push_back(job) };
        match self.tables.iter_mut().find(|(waiting, _)| *waiting == table) {
            Some((_, jobs)) => jobs.push_back(job),
            None => self.tables.push_back((table, VecDeque::from([job]))),
        }
    }

    /// What is to be done next.
    pub(crate) fn pop(&mut self) -> Option<J> {
        let bots_first = self.served == Served::Person && !self.tables.is_empty();
        if !bots_first && let Some(job) = self.people.pop_front() {
            self.served = Served::Person;
            return Some(job);
        }
        self.served = Served::Bot;
        let (table, mut jobs) = self.tables.pop_front()?;
        let job = jobs.pop_front();
        if !jobs.is_empty() {
            self.tables.push_back((table, jobs));
        }
        job
    }

    /// Forgets everything that was to be done.
    pub(crate) fn clear(&mut self) {
        self.people.clear();
        self.tables.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bot(table: &str) -> Errand {
        Errand::Bot(table.parse().unwrap())
    }

    fn order(errands: &[(Errand, &'static str)]) -> Vec<&'static str> {
        let mut queue = Queue::new();
        for (errand, job) in errands {
            queue.push(errand.clone(), *job);
        }
        core::iter::from_fn(|| queue.pop()).collect()
    }

    #[test]
    fn tables_take_turns() {
        let errands =
            [(bot("a"), "a1"), (bot("a"), "a2"), (bot("a"), "a3"), (bot("b"), "b1"), (bot("c"), "c1")];
        assert_eq!(order(&errands), ["a1", "b1", "c1", "a2", "a3"]);
    }

    #[test]
    fn people_come_first_but_do_not_hold_up_bots() {
        let person = Errand::Person;
        let errands = [
            (bot("a"), "a1"),
            (bot("b"), "b1"),
            (person.clone(), "p1"),
            (person.clone(), "p2"),
            (person, "p3"),
        ];
        assert_eq!(order(&errands), ["p1", "a1", "p2", "b1", "p3"]);
    }
}
