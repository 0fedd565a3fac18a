//! Both implementations side by side: the same steps, and after each the same everything.

use std::collections::BTreeSet;

use game_vale::Vale as G;
use kernel::{Buffer, Dice, Hidden, Notation, Positions, Rules, Seat, Turn, Viewer};
use serde_json::{Map, Value, json};
use testkit::table;

use crate::cards;
use crate::coverage::Coverage;
use crate::effect::has_inner_ops;
use crate::game::Game;
use crate::ledger::Ledger;
use crate::policy::Policy;
use crate::position::Eyes;
use crate::state::{Decider, Phase};

/// No game is longer than this.
const STEP_LIMIT: u64 = 5_000;

/// A table of the crate under test.
pub(crate) fn config(players: usize) -> <G as Rules>::Config {
    table::config::<G>(table::data::<G>(), players as u8, &[])
}

/// The crate under test and the slow implementation, in the same position.
#[derive(Clone)]
pub(crate) struct Duel {
    /// Which game this is, for messages.
    label: String,
    pub(crate) engine: <G as Rules>::State,
    pub(crate) game: Game,
    /// What the events of the crate under test add up to.
    ledger: Ledger,
    steps: Vec<String>,
}

impl Duel {
    /// A game from the setup, before the first player is drawn (R22).
    pub(crate) fn open(config: &<G as Rules>::Config, label: String) -> Duel {
        let game = Game::setup(usize::from(G::seats(config)));
        let ledger = Ledger::of(&game.now);
        let duel = Duel { label, engine: G::setup(config), game, ledger, steps: Vec::new() };
        duel.compare();
        duel
    }

    /// A game from a position that both read.
    pub(crate) fn read(config: &<G as Rules>::Config, label: String, position: &Value) -> Duel {
        let engine = G::read_position(config, &position.to_string())
            .unwrap_or_else(|faults| panic!("{label}: {faults}\nposition {position}"));
        let game = Game::read(usize::from(G::seats(config)), position);
        let mut ledger = Ledger::of(&game.before);
        if G::turn(&engine) == Turn::Chance {
            ledger.hide_display();
        }
        let duel = Duel { label, engine, game, ledger, steps: Vec::new() };
        duel.compare();
        duel
    }

    /// Plays one option, or what chance decides, in both and compares.
    pub(crate) fn play(&mut self, option: &str) {
        if G::turn(&self.engine) == Turn::Chance {
            let chance = G::read_chance(G::config(&self.engine), option)
                .unwrap_or_else(|unreadable| self.differ("notation", &unreadable.to_string(), option));
            self.settle(chance);
            return;
        }
        let Some(Decider::Player(player)) = self.game.decider() else {
            self.differ("decider", &format!("{:?}", G::turn(&self.engine)), "nobody");
        };
        let seat = Seat::new(player as u8).expect("players are seats");
        self.steps.push(format!("{seat} {option}"));
        let action = G::read_action(G::config(&self.engine), option)
            .unwrap_or_else(|unreadable| self.differ("notation", &unreadable.to_string(), option));
        if let Err(illegal) = G::check(&self.engine, seat, action) {
            self.differ("refusal", &format!("{illegal:?}"), "legal");
        }
        let mut events = Vec::new();
        G::play(&mut self.engine, seat, action, &mut |event| events.push(event));
        self.keep_account(&events);
        self.game.play(option);
        self.compare();
    }

    /// Plays several options.
    pub(crate) fn play_all(&mut self, options: &[&str]) {
        for option in options {
            self.play(option);
        }
    }

    /// Lets the crate under test draw whatever is to be drawn.
    pub(crate) fn deal(&mut self, dice: &mut Dice) {
        while G::turn(&self.engine) == Turn::Chance {
            let chance = G::roll(&self.engine, dice);
            self.settle(chance);
        }
    }

    fn settle(&mut self, chance: <G as Rules>::Chance) {
        let mut drawn = String::new();
        G::write_chance(G::config(&self.engine), chance, &mut drawn).expect("a string takes any text");
        if let Err(illegal) = G::check_chance(&self.engine, chance) {
            self.differ("refusal of chance", &format!("{illegal:?}"), &drawn);
        }
        let mut events = Vec::new();
        G::settle(&mut self.engine, chance, &mut |event| events.push(event));
        self.keep_account(&events);
        self.steps.push(drawn.clone());
        self.tell(&drawn);
        self.compare();
    }

    /// Follows the events as somebody sees them who sees everything.
    fn keep_account(&mut self, events: &[<G as Rules>::Event]) {
        for event in events {
            let seen = G::see(event, Viewer::Open).expect("who sees everything sees every event");
            let mut text = String::new();
            G::write_seen(G::config(&self.engine), &seen, &mut text).expect("a string takes any text");
            if let Err(wrong) = self.ledger.enter(&text) {
                self.differ("account", &wrong, "every event fits");
            }
        }
    }

    /// What chance decided. The slow one asks for each card by itself, and not for a known one.
    fn tell(&mut self, drawn: &str) {
        let words: Vec<&str> = drawn.split(' ').collect();
        match words[0] {
            "reveal" => {
                let there = self.game.now.display.len();
                let known: Vec<&str> = self.game.now.display.iter().map(|(card, _)| *card).collect();
                if known != words[1..=there] {
                    self.differ("cards that are revealed anyway", drawn, &format!("{known:?}"));
                }
                for card in &words[there + 1..] {
                    self.tell(&format!("draw {card}"));
                }
            }
            _ if self.game.texts().iter().any(|text| text == drawn) => self.game.play(drawn),
            _ => self.differ("possible draws", drawn, &format!("{:?}", self.game.texts())),
        }
    }

    /// Plays to the end or for so many steps, compares who came where, and counts what came about.
    pub(crate) fn play_out(&mut self, policy: Policy, most: u64, dice: &mut Dice, coverage: &mut Coverage) {
        let mut steps = 0;
        self.deal(dice);
        while self.game.decider().is_some() && steps < most {
            let index = policy.choose(&self.game, dice);
            let option = self.game.text_of(index);
            self.play(&option);
            self.deal(dice);
            steps += 1;
            assert!(steps < STEP_LIMIT, "{}: 7.14 promises an end", self.label);
            // Views of others cost as much as everything else together; some are enough.
            if steps % 5 == 0 {
                self.compare_view(dice);
                coverage.views += 1;
                self.write_and_read();
            }
        }
        self.compare_standings();
        coverage.note(&self.game.noted());
        coverage.games += 1;
        coverage.steps += steps;
        coverage.longest = coverage.longest.max(steps);
    }

    /// The same decider, the same options, the same position.
    fn compare(&self) {
        self.compare_options();
        let decides = match G::turn(&self.engine) {
            Turn::Decide(seats) => seats.iter().map(|seat| Decider::Player(seat.index())).collect(),
            Turn::Over => Vec::new(),
            // The slow one has revealed a known card already.
            Turn::Chance if self.awaits_chance() => return,
            Turn::Chance => vec![Decider::Chance],
        };
        let expected: Vec<Decider> = self.game.decider().into_iter().collect();
        if decides != expected {
            self.differ("decider", &format!("{decides:?}"), &format!("{expected:?}"));
        }
        self.compare_position(Viewer::Open, Eyes::Open);
        let account = Ledger::of(&self.game.now);
        if self.ledger != account {
            self.differ("account", &format!("{:?}", self.ledger), &format!("{account:?}"));
        }
    }

    /// Is the slow one waiting for chance, or has it gone on because all cards that can be revealed are known?
    fn awaits_chance(&self) -> bool {
        let now = &self.game.now;
        let untouched = now.phase == Phase::Hunt && now.display.iter().all(|(_, marker)| marker.is_none());
        self.game.decider() == Some(Decider::Chance) || untouched
    }

    fn compare_options(&self) {
        let config = G::config(&self.engine);
        let expected = self.game.texts();
        for seat in Seat::first(G::seats(config)) {
            let mut buffer = <G as Rules>::Actions::default();
            G::actions(&self.engine, seat, &mut buffer);
            let mut options: Vec<String> = buffer
                .as_slice()
                .iter()
                .map(|action| {
                    let mut text = String::new();
                    G::write_action(config, *action, &mut text).expect("a string takes any text");
                    text
                })
                .collect();
            options.sort();
            let decides = self.game.decider() == Some(Decider::Player(seat.index()));
            if decides && G::turn(&self.engine) != Turn::Chance {
                if options != expected {
                    let missing: Vec<&String> = expected.iter().filter(|o| !options.contains(o)).collect();
                    let extra: Vec<&String> = options.iter().filter(|o| !expected.contains(o)).collect();
                    self.differ(
                        &format!("options of {seat} (only engine {extra:?}, only reference {missing:?})"),
                        &format!("{options:?}"),
                        &format!("{expected:?}"),
                    );
                }
            } else if !options.is_empty() {
                self.differ(
                    &format!("options of {seat}, who does not decide"),
                    &format!("{options:?}"),
                    "none",
                );
            }
        }
    }

    fn compare_position(&self, viewer: Viewer, eyes: Eyes) {
        let mut text = String::new();
        G::write_position(&G::view(&self.engine, viewer), &mut text).expect("a string takes any text");
        let mut engine: Map<String, Value> = serde_json::from_str(&text).expect("JSON");
        if let Some(Value::Array(effects)) = engine.get_mut("effects") {
            effects.iter_mut().for_each(forget_inner_way);
        }
        let reference = self.game.now.position(eyes);
        if engine == reference {
            return;
        }
        let keys: BTreeSet<&String> = engine
            .keys()
            .chain(reference.keys())
            .filter(|key| engine.get(*key) != reference.get(*key))
            .collect();
        let of = |position: &Map<String, Value>| {
            let parts =
                keys.iter().map(|key| format!("{key}: {}", position.get(*key).unwrap_or(&Value::Null)));
            parts.collect::<Vec<_>>().join("; ")
        };
        self.differ(&format!("position seen by {viewer:?}"), &of(&engine), &of(&reference));
    }

    /// The crate under test goes on from its own written position, effects under way included.
    fn write_and_read(&mut self) {
        let mut text = String::new();
        G::write_position(&G::view(&self.engine, Viewer::Open), &mut text).expect("a string takes any text");
        match G::read_position(G::config(&self.engine), &text) {
            Ok(state) => self.engine = state,
            Err(faults) => self.differ("position read again", &format!("{faults} in {text}"), "no fault"),
        }
        self.compare();
    }

    /// Section 6: what a random player or the audience sees.
    fn compare_view(&self, dice: &mut Dice) {
        let players = self.game.now.players;
        let player = dice.below(players as u32 + 1) as usize;
        match Seat::new(player as u8).filter(|_| player < players) {
            Some(seat) => self.compare_position(Viewer::Seat(seat), Eyes::Of(player)),
            None => self.compare_position(Viewer::Audience, Eyes::Audience),
        }
    }

    /// Section 5: the same ranks by the same numbers.
    pub(crate) fn compare_standings(&self) {
        let tier = |number: i32| usize::try_from(number).expect("scores are never below 0");
        let standings = G::standings(&self.engine);
        let rows: Vec<(usize, usize, usize)> = standings
            .iter()
            .map(|(_, row)| (tier(row.tiers[0]), tier(row.tiers[1]), usize::from(row.place)))
            .collect();
        let (now, ranks) = (&self.game.now, self.game.now.ranks());
        let expected: Vec<(usize, usize, usize)> =
            (0..now.players).map(|p| (now.score[p], now.area[p].len(), ranks[p])).collect();
        if rows != expected {
            self.differ("standings (score, creatures, rank)", &format!("{rows:?}"), &format!("{expected:?}"));
        }
    }

    fn differ(&self, what: &str, engine: &str, reference: &str) -> ! {
        panic!(
            "{}, step {}: they differ in the {what}\n  engine    {engine}\n  reference {reference}\n  position before or \
             at this step (reference) {}\n  steps {}",
            self.label,
            self.steps.len(),
            Value::Object(self.game.now.position(Eyes::Open)),
            self.steps.join(", ")
        )
    }
}

/// How far an effect has come inside an op is the crate's own business; the slow one does not write it either.
fn forget_inner_way(effect: &mut Value) {
    let name = |key: &str| effect.get(key).and_then(Value::as_str);
    let card = name("of").or(name("source")).expect("an effect has a source");
    if has_inner_ops(cards::card(card)) && effect["at"] != 0 {
        effect["at"] = json!("inside");
        let effect = effect.as_object_mut().expect("an effect is an object");
        effect.remove("options");
        effect.remove("gained");
    }
}
