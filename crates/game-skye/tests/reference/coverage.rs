//! Which special situations came about, so that a run which never met one of them fails.

use std::collections::BTreeMap;

/// How often each situation came about, in words.
#[derive(Clone, Debug, Default)]
pub(crate) struct Coverage {
    pub(crate) games: u64,
    pub(crate) steps: u64,
    counts: BTreeMap<String, u64>,
}

impl Coverage {
    /// Counts situations.
    pub(crate) fn note(&mut self, situations: &[String]) {
        for situation in situations {
            self.met(situation);
        }
    }

    /// Counts a situation.
    pub(crate) fn met(&mut self, situation: &str) {
        if let Some(count) = self.counts.get_mut(situation) {
            *count += 1;
        } else {
            self.counts.insert(situation.to_owned(), 1);
        }
    }

    /// Takes in what another run counted.
    pub(crate) fn add(&mut self, other: &Coverage) {
        self.games += other.games;
        self.steps += other.steps;
        for (situation, count) in &other.counts {
            *self.counts.entry(situation.clone()).or_insert(0) += count;
        }
    }

    /// Prints the counts and fails if something that `required` lists never came about.
    pub(crate) fn assert_met(&self, required: &[String]) {
        println!("{} games, {} steps", self.games, self.steps);
        for (situation, count) in &self.counts {
            let mark = if required.contains(situation) { "" } else { " (not required)" };
            println!("{count:>8}  {situation}{mark}");
        }
        let missing: Vec<&String> =
            required.iter().filter(|situation| !self.counts.contains_key(*situation)).collect();
        assert!(missing.is_empty(), "never met: {missing:?}");
    }
}

/// A list of situations.
pub(crate) fn situations(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| (*word).to_owned()).collect()
}
