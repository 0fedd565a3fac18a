//! Every card summoned freely, and every effect copied that can be, each in several games.

use game_vale::Config;
use kernel::Dice;
use serde_json::{Value, json};
use testkit::walk::Plan;

use crate::cards::{self, Card, Kind, face};
use crate::coverage::{Coverage, NEVER_STAY, Note};
use crate::duel::{self, Duel};
use crate::games::at_every_table;
use crate::policy::Policy;

/// How far the games go on.
const STEPS: u64 = 8;

/// Everybody else has a creature of each family between them, so that nothing is impossible.
fn setting(players: usize, card: Card, dice: &mut Dice) -> Value {
    let earth = if card == "troll" { "behemoth" } else { "troll" };
    let mut position = json!({ "round": 6 + dice.below(5), "discard": [earth] });
    for player in 0..players {
        position["scores"][format!("P{player}")] = json!(1 + dice.below(12));
    }
    for (index, other) in ["agni", "triton", "medusa", "valkyrie", "marina", "hestia"].into_iter().enumerate()
    {
        if other != card {
            let seat = format!("P{}", 1 + index % (players - 1));
            match position["areas"][&seat].as_array_mut() {
                Some(area) => area.push(json!(other)),
                None => position["areas"][&seat] = json!([other]),
            }
        }
    }
    position["stones"]["P1"] = json!([1, 1, dice.below(3)]);
    position
}

/// The cards without this one.
fn without(card: Card, cards: &[Card]) -> Vec<Card> {
    cards.iter().copied().filter(|other| *other != card).collect()
}

/// Everything at a table with so many players.
struct Sweep {
    config: Config,
    players: usize,
    dice: Dice,
    coverage: Coverage,
}

impl Sweep {
    fn play(&mut self, position: &Value, steps: &[&str]) {
        let label = format!("{} players, {steps:?}, {position}", self.players);
        let mut duel = Duel::read(&self.config, label, position);
        duel.play_all(steps);
        duel.play_out(Policy::Uniform, STEPS, &mut self.dice, &mut self.coverage);
    }

    fn summon_freely(&mut self, card: Card) {
        let mut position = setting(self.players, card, &mut self.dice);
        let mut hand = without(card, &["young_forest_spirit", "tidal", "nessie", "gargoyle"]);
        hand.push(card);
        position["hands"]["P0"] = json!(hand);
        position["stones"]["P0"] = json!([self.dice.below(3), 1, self.dice.below(2)]);
        position["areas"]["P0"] = json!(without(card, &["ifrit", "sylph"]));
        let discarded = if card == "gargoyle" { "nessie" } else { "gargoyle" };
        let steps =
            ["summon young_forest_spirit 0,0,0", &format!("discard {discarded}"), &format!("free {card}")];
        self.play(&position, &steps);
    }

    fn copy_instant(&mut self, card: Card) {
        let mut position = setting(self.players, card, &mut self.dice);
        position["areas"]["P0"] = json!([card, if card == "imp" { "undine" } else { "imp" }]);
        position["hands"]["P0"] = json!(without(card, &["scorch", "gargoyle", "nessie", "tidal"]));
        position["stones"]["P0"] = json!([0, 0, 2]);
        self.play(&position, &["summon scorch 0,0,2", &format!("copy {card}")]);
    }

    fn copy_active(&mut self, card: Card) {
        let mut position = setting(self.players, card, &mut self.dice);
        position["phase"] = json!("resolution");
        position["areas"]["P0"] =
            json!(["genie_exalted", card, if card == "imp" { "undine" } else { "imp" }]);
        position["hands"]["P0"] = json!(["gargoyle", "kappa", "tidal"]);
        position["stones"]["P0"] = json!([1, 1, 1]);
        self.play(&position, &["activate genie_exalted", &format!("copy {card}")]);
    }
}

#[test]
fn every_card_can_be_summoned_freely_and_copied() {
    let coverage = at_every_table(|players| {
        let (config, dice) = (duel::config(players), Dice::from_number(0));
        let mut sweep = Sweep { config, players, dice, coverage: Coverage::default() };
        for seed in Plan::games(1).seeds() {
            sweep.dice = Dice::from_number(seed);
            for note in everything() {
                match note {
                    Note::FreelySummoned(card) => sweep.summon_freely(card),
                    Note::Copied { by: "scorch", of } => sweep.copy_instant(of),
                    Note::Copied { of, .. } => sweep.copy_active(of),
                    _ => unreachable!("nothing else is swept"),
                }
            }
        }
        sweep.coverage
    });
    coverage.assert_met(&everything());
}

/// Every free summoning and every copy that can come about.
fn everything() -> Vec<Note> {
    let others = cards::all().into_iter().filter(|card| *card != "young_forest_spirit");
    let mut notes: Vec<Note> = others.map(Note::FreelySummoned).collect();
    for (by, kind) in [("scorch", Kind::Instant), ("genie_exalted", Kind::Active)] {
        let others = cards::all().into_iter().filter(|card| *card != by && !NEVER_STAY.contains(card));
        let fitting = others.filter(|card| face(card).ops(kind).is_some());
        notes.extend(fitting.map(|of| Note::Copied { by, of }));
    }
    notes
}
