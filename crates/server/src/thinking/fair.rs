//! Whose turn it is to be thought for: persons take turns, and whoever has had long thoughts waits longer.
//!
//! Every person has an account of the time that was spent on them. Next is the one with the smallest account among those
//! who wait; whoever comes anew begins with what the last one served had, so that nobody saves up time by staying away.

use core::time::Duration;
use std::collections::{BTreeMap, VecDeque};

use table::{PersonId, TableId};

/// What is to be thought.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// Advice for the person in question, who looks at the page and waits.
    Hint,
    /// The move of a bot at this table.
    Move(TableId),
}

/// A thought counts at least so much: asking has its price too.
const SHORTEST: Duration = Duration::from_millis(50);
/// A thought counts at most so much. With [`SHORTEST`] it bounds how often quick thoughts of others come between
/// two long ones of a person.
const LONGEST: Duration = Duration::from_millis(400);

/// Things to be done for persons, in a fair order.
///
/// A person's hints come before their bots, and their tables take turns. Over all persons, hints are never taken
/// twice in a row while bots wait.
pub(crate) struct Fair<J> {
    lines: BTreeMap<PersonId, Line<J>>,
    /// The account of whoever was served last.
    floor: Duration,
    /// Grows with everything that happens: who has the same account is served in the order of coming.
    clock: u64,
    /// What was served last.
    last: Kind,
    /// How many thoughts of one person are in progress at most.
    at_once: usize,
}

/// What waits for one person.
struct Line<J> {
    hints: VecDeque<J>,
    tables: VecDeque<(TableId, VecDeque<J>)>,
    /// The time that was spent on this person.
    spent: Duration,
    /// When the person came or was served last.
    since: u64,
    /// How many of the person's thoughts are in progress.
    thinking: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Hint,
    Move,
}

impl<J> Line<J> {
    fn new() -> Line<J> {
        Line { hints: VecDeque::new(), tables: VecDeque::new(), spent: Duration::ZERO, since: 0, thinking: 0 }
    }

    fn waits(&self) -> bool {
        !self.hints.is_empty() || !self.tables.is_empty()
    }

    fn push(&mut self, purpose: Purpose, job: J) {
        let Purpose::Move(table) = purpose else { return self.hints.push_back(job) };
        match self.tables.iter_mut().find(|(waiting, _)| *waiting == table) {
            Some((_, jobs)) => jobs.push_back(job),
            None => self.tables.push_back((table, VecDeque::from([job]))),
        }
    }

    /// The next move of a bot; its table is then behind the others.
    fn next_move(&mut self) -> Option<J> {
        let (table, mut jobs) = self.tables.pop_front()?;
        let job = jobs.pop_front();
        if !jobs.is_empty() {
            self.tables.push_back((table, jobs));
        }
        job
    }
}

impl<J> Fair<J> {
    /// Nothing to do, and at most so many thoughts of one person at once; at least one.
    pub(crate) fn new(at_once: usize) -> Fair<J> {
        let at_once = at_once.max(1);
        Fair { lines: BTreeMap::new(), floor: Duration::ZERO, clock: 0, last: Kind::Move, at_once }
    }

    /// Adds something to do for a person.
    pub(crate) fn push(&mut self, person: PersonId, purpose: Purpose, job: J) {
        self.clock += 1;
        let line = self.lines.entry(person).or_insert_with(Line::new);
        if !line.waits() {
            line.spent = line.spent.max(self.floor);
            line.since = self.clock;
        }
        line.push(purpose, job);
    }

    /// What is to be done next, and for whom. Whoever takes it says when it is [`done`](Fair::done).
    pub(crate) fn pop(&mut self) -> Option<(PersonId, J)> {
        let next_bot = self.next(|line| !line.tables.is_empty());
        let (person, kind) = match next_bot {
            Some(person) if self.last == Kind::Hint => (person, Kind::Move),
            _ => {
                let person = self.next(Line::waits)?;
                (person, if self.lines[&person].hints.is_empty() { Kind::Move } else { Kind::Hint })
            }
        };
        let line = self.lines.get_mut(&person)?;
        let job = match kind {
            Kind::Hint => line.hints.pop_front(),
            Kind::Move => line.next_move(),
        }?;
        self.clock += 1;
        self.last = kind;
        self.floor = self.floor.max(line.spent);
        line.spent += SHORTEST;
        line.since = self.clock;
        line.thinking += 1;
        Some((person, job))
    }

    /// Who is next among those for whom something waits and who may have one more thought in progress.
    fn next(&self, waits: impl Fn(&Line<J>) -> bool) -> Option<PersonId> {
        let ready = self.lines.iter().filter(|(_, line)| line.thinking < self.at_once && waits(line));
        ready.min_by_key(|(_, line)| (line.spent, line.since)).map(|(person, _)| *person)
    }

    /// Something is done that took so long.
    pub(crate) fn done(&mut self, person: PersonId, took: Duration) {
        if let Some(line) = self.lines.get_mut(&person) {
            line.thinking = line.thinking.saturating_sub(1);
            // The least was counted when it was begun.
            line.spent += took.min(LONGEST).saturating_sub(SHORTEST);
        }
        let (floor, quiet) = (self.floor, self.lines.values().all(|line| !line.waits()));
        // Whoever owes nothing begins as a newcomer would, and so does everybody when nobody waits.
        self.lines.retain(|_, line| line.waits() || line.thinking > 0 || (line.spent > floor && !quiet));
    }

    /// Does something wait for anybody but this person?
    pub(crate) fn others_wait(&self, person: PersonId) -> bool {
        self.lines.iter().any(|(other, line)| *other != person && line.waits())
    }

    /// Takes out everything that waits for a table.
    pub(crate) fn take_out(&mut self, table: &TableId) -> Vec<(PersonId, J)> {
        let mut out = Vec::new();
        for (person, line) in &mut self.lines {
            if let Some(at) = line.tables.iter().position(|(waiting, _)| waiting == table) {
                let jobs = line.tables.remove(at).into_iter().flat_map(|(_, jobs)| jobs);
                out.extend(jobs.map(|job| (*person, job)));
            }
        }
        out
    }

    /// Forgets everything that was to be done.
    pub(crate) fn clear(&mut self) {
        self.lines.clear();
    }
}

#[cfg(test)]
mod tests {
    use kernel::Dice;

    use super::*;

    const ANNA: PersonId = PersonId(1);
    const BERTA: PersonId = PersonId(2);
    const CARLA: PersonId = PersonId(3);

    fn at(table: &str) -> Purpose {
        Purpose::Move(table.parse().unwrap())
    }

    /// Takes everything out; each thought takes as long as its name says.
    fn order(queue: &mut Fair<&'static str>, took: impl Fn(&str) -> u64) -> Vec<&'static str> {
        let mut order = Vec::new();
        while let Some((person, job)) = queue.pop() {
            queue.done(person, Duration::from_millis(took(job)));
            order.push(job);
        }
        order
    }

    #[test]
    fn persons_take_turns_however_many_tables_each_has() {
        let mut queue = Fair::new(8);
        for (person, table, job) in [
            (ANNA, "a", "a1"),
            (ANNA, "b", "b1"),
            (ANNA, "c", "c1"),
            (ANNA, "a", "a2"),
            (BERTA, "d", "d1"),
            (BERTA, "d", "d2"),
            (CARLA, "e", "e1"),
        ] {
            queue.push(person, at(table), job);
        }
        assert_eq!(order(&mut queue, |_| 100), ["a1", "d1", "e1", "b1", "d2", "c1", "a2"]);
    }

    #[test]
    fn long_thoughts_are_fewer() {
        let mut queue = Fair::new(8);
        for long in ["l1", "l2", "l3"] {
            queue.push(ANNA, at("long"), long);
        }
        for short in ["s1", "s2", "s3", "s4", "s5", "s6", "s7"] {
            queue.push(BERTA, at("short"), short);
        }
        let took = |job: &str| if job.starts_with('l') { 200 } else { 50 };
        let expected = ["l1", "s1", "s2", "s3", "s4", "l2", "s5", "s6", "s7", "l3"];
        assert_eq!(order(&mut queue, took), expected);
    }

    #[test]
    fn hints_come_first_but_never_twice_in_a_row_while_bots_wait() {
        let mut queue = Fair::new(8);
        queue.push(ANNA, at("a"), "a1");
        queue.push(ANNA, Purpose::Hint, "ha1");
        queue.push(ANNA, Purpose::Hint, "ha2");
        queue.push(BERTA, Purpose::Hint, "hb1");
        queue.push(CARLA, at("c"), "c1");
        assert_eq!(order(&mut queue, |_| 100), ["ha1", "c1", "hb1", "a1", "ha2"]);
    }

    #[test]
    fn who_comes_anew_is_next_and_cannot_save_up() {
        let mut queue = Fair::new(8);
        for number in 0..30 {
            queue.push(ANNA, at(&format!("a{number}")), "a");
            queue.push(BERTA, at(&format!("b{number}")), "b");
        }
        for _ in 0..20 {
            let (person, _) = queue.pop().unwrap();
            queue.done(person, LONGEST);
        }
        for _ in 0..3 {
            queue.push(CARLA, at("c"), "c");
        }
        let next: Vec<&str> = core::iter::from_fn(|| {
            let (person, job) = queue.pop()?;
            queue.done(person, LONGEST);
            Some(job)
        })
        .take(6)
        .collect();
        let place = next.iter().position(|job| *job == "c").unwrap();
        assert!(place <= 2, "{next:?}");
        assert_eq!(next.iter().filter(|job| **job == "c").count(), 2, "{next:?}");
    }

    #[test]
    fn one_person_does_not_have_all_thinkers() {
        let mut queue = Fair::new(2);
        for job in ["a1", "a2", "a3"] {
            queue.push(ANNA, at(job), job);
        }
        assert_eq!((queue.pop(), queue.pop()), (Some((ANNA, "a1")), Some((ANNA, "a2"))));
        assert_eq!(queue.pop(), None, "the rest waits in the person's own line");
        queue.push(BERTA, at("b"), "b1");
        assert_eq!(queue.pop(), Some((BERTA, "b1")));
        queue.done(ANNA, SHORTEST);
        assert_eq!(queue.pop(), Some((ANNA, "a3")));
    }

    #[test]
    fn who_has_had_everything_is_forgotten() {
        let mut queue = Fair::new(8);
        for number in 0..1000 {
            queue.push(PersonId(number), Purpose::Hint, number);
        }
        while let Some((person, _)) = queue.pop() {
            queue.done(person, LONGEST);
        }
        assert!(queue.lines.is_empty());
    }

    /// Lets random persons ask for random things. Gives the most thoughts of others, of the same kind, that were
    /// served between two of a person who waited all the while, as a multiple of the number of persons.
    fn most_overtaken(number: u64, took: impl Fn(&mut Dice) -> Duration) -> f64 {
        let mut dice = Dice::from_number(number);
        let persons = 2 + dice.below(6);
        let mut queue: Fair<(PersonId, Kind)> = Fair::new(1);
        // For each person and kind: how many others were served since the person waits or was served.
        let mut overtaken: BTreeMap<(PersonId, bool), u32> = BTreeMap::new();
        let mut most = 0;
        for _ in 0..600 {
            for _ in 0..dice.below(4) {
                let person = PersonId(i64::from(dice.below(persons)));
                let hint = dice.below(3) == 0;
                let table = dice.below(3);
                let (purpose, kind) =
                    if hint { (Purpose::Hint, Kind::Hint) } else { (at(&format!("t{table}")), Kind::Move) };
                queue.push(person, purpose, (person, kind));
                overtaken.entry((person, hint)).or_insert(0);
            }
            let Some((person, (_, kind))) = queue.pop() else { continue };
            queue.done(person, took(&mut dice));
            let hint = kind == Kind::Hint;
            for ((other, _), count) in overtaken.iter_mut().filter(|((_, kind), _)| *kind == hint) {
                *count = if *other == person { 0 } else { *count + 1 };
            }
            // Being served with the other kind is being served.
            overtaken.entry((person, !hint)).and_modify(|count| *count = 0);
            let waits = |person: &PersonId, hint: bool| {
                queue
                    .lines
                    .get(person)
                    .is_some_and(|line| if hint { !line.hints.is_empty() } else { !line.tables.is_empty() })
            };
            overtaken.retain(|(person, hint), _| waits(person, *hint));
            most = most.max(overtaken.values().copied().max().unwrap_or(0));
        }
        f64::from(most) / f64::from(persons)
    }

    #[test]
    fn nobody_is_overtaken_by_more_thoughts_than_there_are_persons() {
        for number in 0..300 {
            let most = most_overtaken(number, |_| SHORTEST);
            assert!(most <= 1.0, "number {number}: {most} times as many thoughts as persons");
        }
    }

    #[test]
    fn even_long_thoughts_are_overtaken_by_a_bounded_number_of_short_ones() {
        let bound = LONGEST.as_secs_f64() / SHORTEST.as_secs_f64();
        for number in 0..300 {
            let took = |dice: &mut Dice| Duration::from_millis(u64::from(dice.below(2000)));
            let most = most_overtaken(number, took);
            assert!(most <= bound, "number {number}: {most} times as many thoughts as persons");
        }
    }
}
