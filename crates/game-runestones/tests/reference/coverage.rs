//! Which special situations came about, so that a run which never met one of them fails.

use std::collections::BTreeMap;

use crate::cards::{COLOURS, KINDS, file, runes};

/// How often each situation came about.
#[derive(Clone, Debug, Default)]
pub(crate) struct Coverage {
    pub(crate) games: u64,
    pub(crate) steps: u64,
    counts: BTreeMap<String, u64>,
}

impl Coverage {
    /// Counts what came about.
    pub(crate) fn note(&mut self, happened: &[String]) {
        for note in happened {
            *self.counts.entry(note.clone()).or_insert(0) += 1;
        }
    }

    /// Takes in what another run counted.
    pub(crate) fn add(&mut self, other: &Coverage) {
        self.games += other.games;
        self.steps += other.steps;
        for (note, count) in &other.counts {
            *self.counts.entry(note.clone()).or_insert(0) += count;
        }
    }

    /// Prints the counts and fails if something that `required` lists never came about.
    pub(crate) fn assert_met(&self, required: &[String]) {
        println!("{} games, {} steps", self.games, self.steps);
        for (note, count) in &self.counts {
            println!("{count:>8}  {note}");
        }
        let missing: Vec<&String> = required.iter().filter(|note| !self.counts.contains_key(*note)).collect();
        assert!(missing.is_empty(), "the games never met {missing:?}");
    }
}

fn owned(notes: &[&str]) -> Vec<String> {
    notes.iter().map(|note| (*note).to_owned()).collect()
}

/// What games from the setup meet.
pub(crate) fn of_games() -> Vec<String> {
    let mut notes = owned(&[
        "all parts used",
        "artifacts shuffled",
        "both rows",
        "creature lost",
        "creatures shuffled",
        "deck shuffled",
        "deck shuffled amid a refill",
        "die of a smithy",
        "double_die: second application of face 1",
        "druid card removed",
        "extra_point: given",
        "forgone",
        "four runes",
        "hand_limit: more than four cards",
        "magic_points: alone",
        "magic_points: with cards",
        "over by power",
        "over by rounds",
        "plus: both options",
        "short hand",
        "three_abilities: three cards",
        "three_abilities: two cards are enough",
        "two artifacts",
        "wild_color: paid for another colour",
        "wild gem paid",
    ]);
    notes.extend(runes().iter().map(|rune| format!("rune {rune}")));
    notes.extend((1..=6).map(|face| format!("face {face} applied")));
    notes.extend(
        (1..=6).flat_map(|smithy| ["gems", "ore"].map(|with| format!("smithy {smithy} with {with}"))),
    );
    notes.extend((2..=4).map(|number| format!("row of {number}")));
    notes
}

/// What games from random positions meet: everything that can be met. (No card as delivered gives points twice.)
pub(crate) fn of_positions() -> Vec<String> {
    let mut notes = owned(&[
        "a smithy is empty",
        "artifacts shuffled",
        "artifacts shuffled amid a refill",
        "barred: a trade",
        "barred: card:any",
        "both rows",
        "both rows are full",
        "both spaces of a colour are occupied",
        "card from the display",
        "creatures shuffled",
        "creatures shuffled amid a refill",
        "deck shuffled",
        "deck shuffled amid a refill",
        "die of a smithy, not doubled",
        "display with gaps",
        "done without an artifact",
        "extra_point: given",
        "face 1 not possible",
        "face 2 not possible",
        "face 3 not possible",
        "face 4 not possible",
        "four runes",
        "magic_points: alone",
        "no rune is left",
        "no wild artifacts",
        "one card in hand",
        "over by power",
        "passed",
        "plus: both options",
        "row without a rune",
        "shared victory",
        "short hand",
        "three_abilities: three cards",
        "wild_color: paid for another colour",
        "wild_color: paid for a wild gem",
    ]);
    notes.extend((0..=6).map(|number| format!("display of {number}")));
    notes.extend((1..=6).map(|number| format!("summoned {number}")));
    notes.extend((0..=6).map(|number| format!("shown {number}")));
    notes.extend((2..=5).map(|number| format!("row of {number}")));
    notes.extend(KINDS.map(|kind| format!("wild artifact on {kind}")));
    notes.extend(KINDS.map(|kind| format!("swap: {kind} for ore")));
    notes.extend(COLOURS.map(|colour| format!("swap: ore for {colour}")));
    notes.extend(COLOURS.map(|colour| format!("wild_color: {colour}")));
    notes.extend((1..=6).map(|face| format!("face {face} applied")));
    notes.extend((1..=6).map(|face| format!("double_die: second application of face {face}")));
    notes.extend(
        (1..=6).flat_map(|smithy| ["gems", "ore"].map(|with| format!("smithy {smithy} with {with}"))),
    );
    // Each piece that the supply lacks, in each way it can be asked for.
    for effect in ["gem:blue", "gem:yellow", "gem:green", "gem:red", "gem:any", "wild", "ore"] {
        notes.push(format!("lapsed {effect}"));
        notes.push(format!("barred: {effect}"));
    }
    notes.extend(COLOURS.map(|colour| format!("barred: card:{colour}")));
    notes.extend(COLOURS.map(|colour| format!("barred: gem:{colour} + gem:{colour}")));
    notes.extend(owned(&["barred: ore + ore", "barred: wild + gem:any", "nothing to take: ore"]));
    // Every part of every card.
    for face in file().creature.iter().chain(&file().druid_card) {
        notes.extend((0..face.parts()).map(|part| format!("use {} {part}", face.number)));
    }
    notes
}
