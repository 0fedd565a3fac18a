//! Both implementations side by side: the same steps, and after each the same everything.

use std::collections::{BTreeMap, BTreeSet};

use game_skye::Skye as G;
use kernel::{Buffer, Dice, Hidden, Notation, Positions, Rules, Seat, Turn, Viewer};
use serde_json::{Map, Value};
use testkit::table;

use crate::coverage::Coverage;
use crate::policy::Policy;
use crate::position::{self, Eyes};
use crate::state::{Game, Options, Phase};

/// Views of others cost as much as the rest together: every so many steps are enough.
const VIEWS_EVERY: usize = 7;

/// A table of the crate under test.
pub(crate) fn config(options: &Options) -> <G as Rules>::Config {
    let mut choices = vec![("variant", if options.druids { "druids" } else { "base" }.to_owned())];
    if let Some(tiles) = &options.scoring {
        choices.push(("scoring", tiles.join(",")));
    }
    if let Some(seat) = options.start {
        choices.push(("start", format!("P{seat}")));
    }
    let choices: Vec<(&str, &str)> = choices.iter().map(|(key, value)| (*key, value.as_str())).collect();
    table::config::<G>(table::data::<G>(), options.players as u8, &choices)
}

/// A position of the crate under test with every key.
pub(crate) fn written(engine: &<G as Rules>::State, viewer: Viewer) -> Map<String, Value> {
    let mut text = String::new();
    G::write_position(&G::view(engine, viewer), &mut text).expect("a string takes any text");
    serde_json::from_str(&text).expect("JSON")
}

/// The crate under test and the slow implementation, in the same position.
#[derive(Clone)]
pub(crate) struct Duel {
    /// Which game this is, for messages.
    label: String,
    pub(crate) engine: <G as Rules>::State,
    pub(crate) game: Game,
    steps: Vec<String>,
}

impl Duel {
    /// A game from the setup.
    pub(crate) fn open(options: Options, label: String) -> Duel {
        let engine = G::setup(&config(&options));
        let duel = Duel { label, engine, game: Game::setup(options), steps: Vec::new() };
        duel.compare();
        duel
    }

    /// A game from a position. Keys may be missing: what they stand for is the fast one's business.
    pub(crate) fn read(options: Options, label: String, position: &str) -> Duel {
        let engine = G::read_position(&config(&options), position)
            .unwrap_or_else(|faults| panic!("{label}: {faults}\nposition {position}"));
        let game = Game::read(options, &written(&engine, Viewer::Open));
        let duel = Duel { label, engine, game, steps: Vec::new() };
        duel.compare();
        duel
    }

    /// Plays one option in both and compares.
    pub(crate) fn play(&mut self, seat: usize, option: &str) {
        let seat_name = Seat::new(seat as u8).expect("players are seats");
        self.steps.push(format!("{seat_name}: {option}"));
        let action = G::read_action(G::config(&self.engine), option)
            .unwrap_or_else(|unreadable| self.differ("notation", &unreadable.to_string(), option));
        if let Err(illegal) = G::check(&self.engine, seat_name, action) {
            self.differ("refusal", &format!("{illegal:?}"), "legal");
        }
        let mut events = Vec::new();
        G::play(&mut self.engine, seat_name, action, &mut |event| events.push(event));
        self.game.play(seat, option);
        self.compare_events(&events);
        self.compare();
    }

    /// Lets the crate under test draw whatever is to be drawn.
    pub(crate) fn deal(&mut self, dice: &mut Dice) {
        while G::turn(&self.engine) == Turn::Chance {
            let chance = G::roll(&self.engine, dice);
            let mut drawn = String::new();
            G::write_chance(G::config(&self.engine), chance, &mut drawn).expect("a string takes any text");
            self.steps.push(format!("chance: {drawn}"));
            if let Err(illegal) = G::check_chance(&self.engine, chance) {
                self.differ("refusal of chance", &format!("{illegal:?}"), &drawn);
            }
            let mut events = Vec::new();
            G::settle(&mut self.engine, chance, &mut |event| events.push(event));
            self.game.settle(&drawn);
            self.compare_events(&events);
            self.compare();
        }
    }

    /// Plays to the end, compares who came where, and counts what came about.
    pub(crate) fn play_out(&mut self, policy: Policy, dice: &mut Dice, coverage: &mut Coverage) {
        self.deal(dice);
        while self.game.phase != Phase::Over {
            let (seat, option) = policy.choose(&self.game, dice);
            self.play(seat, &option);
            self.deal(dice);
            if self.steps.len().is_multiple_of(VIEWS_EVERY) {
                self.compare_views();
                self.write_and_read();
            }
        }
        self.compare_standings();
        coverage.note(&self.game.notes);
        coverage.games += 1;
        coverage.steps += self.steps.len() as u64;
    }

    /// The same deciders, the same options, the same position.
    fn compare(&self) {
        let decide: Vec<usize> = match G::turn(&self.engine) {
            Turn::Decide(seats) => seats.iter().map(Seat::index).collect(),
            Turn::Chance | Turn::Over => Vec::new(),
        };
        if decide != self.game.deciders() {
            self.differ("deciders", &format!("{decide:?}"), &format!("{:?}", self.game.deciders()));
        }
        if (G::turn(&self.engine) == Turn::Chance) != self.game.awaits_chance() {
            self.differ("turn", &format!("{:?}", G::turn(&self.engine)), &format!("{:?}", self.game.phase));
        }
        for seat in 0..self.game.players.len() {
            self.compare_options(seat);
        }
        self.compare_position(Viewer::Open, Eyes::Open);
    }

    fn compare_options(&self, seat: usize) {
        let seat_name = Seat::new(seat as u8).expect("players are seats");
        let mut buffer = <G as Rules>::Actions::default();
        G::actions(&self.engine, seat_name, &mut buffer);
        let write = |action: &<G as Rules>::Action| {
            let mut text = String::new();
            G::write_action(G::config(&self.engine), *action, &mut text).expect("a string takes any text");
            text
        };
        let mut options: Vec<String> = buffer.as_slice().iter().map(write).collect();
        let mut expected = self.game.options_of(seat);
        options.sort();
        expected.sort();
        if options != expected {
            let extra: Vec<&String> = options.iter().filter(|option| !expected.contains(option)).collect();
            let missing: Vec<&String> = expected.iter().filter(|option| !options.contains(option)).collect();
            self.differ(
                &format!("options of {seat_name}"),
                &format!("only here {extra:?}"),
                &format!("only here {missing:?}"),
            );
        }
    }

    fn compare_position(&self, viewer: Viewer, eyes: Eyes) {
        let mut engine = written(&self.engine, viewer);
        position::without_idle_keys(&mut engine);
        let reference = self.game.position(eyes);
        if engine == reference {
            return;
        }
        let all: BTreeSet<&String> = engine.keys().chain(reference.keys()).collect();
        let keys: Vec<&String> =
            all.into_iter().filter(|key| engine.get(*key) != reference.get(*key)).collect();
        let of = |position: &Map<String, Value>| {
            let parts =
                keys.iter().map(|key| format!("{key}: {}", position.get(*key).unwrap_or(&Value::Null)));
            parts.collect::<Vec<_>>().join("; ")
        };
        self.differ(&format!("position seen by {viewer:?}"), &of(&engine), &of(&reference));
    }

    /// Section 6: what each player and the audience see.
    fn compare_views(&self) {
        for seat in 0..self.game.players.len() {
            let seat_name = Seat::new(seat as u8).expect("players are seats");
            self.compare_position(Viewer::Seat(seat_name), Eyes::Of(seat));
        }
        self.compare_position(Viewer::Audience, Eyes::Audience);
    }

    /// The same facts, in any order. The reasons for points are the fast one's own, but must add up.
    fn compare_events(&self, events: &[<G as Rules>::Event]) {
        let mut told = Vec::new();
        let mut units: BTreeMap<String, usize> = BTreeMap::new();
        for event in events {
            let seen = G::see(event, Viewer::Open).expect("who sees everything sees every event");
            let mut text = String::new();
            G::write_seen(G::config(&self.engine), &seen, &mut text).expect("a string takes any text");
            let words: Vec<&str> = text.split(' ').collect();
            let number = |word: &str| word.parse::<usize>().expect("points");
            match words[0] {
                "unit" => *units.entry(words[1..3].join(" ")).or_default() += number(words[3]),
                "points" => {
                    let sum = units.remove(&words[1..3].join(" ")).unwrap_or(0);
                    if sum != number(words[4]) {
                        self.differ("sum of the reasons for points", &sum.to_string(), &text);
                    }
                    told.push(text);
                }
                _ => told.push(text),
            }
        }
        let mut expected = self.game.log.clone();
        told.sort();
        expected.sort();
        if told != expected || !units.is_empty() {
            self.differ("events", &format!("{told:?}"), &format!("{expected:?}"));
        }
    }

    /// The crate under test goes on from its own written position.
    fn write_and_read(&mut self) {
        let text = Value::Object(written(&self.engine, Viewer::Open)).to_string();
        match G::read_position(G::config(&self.engine), &text) {
            Ok(state) => self.engine = state,
            Err(faults) => self.differ("position read again", &format!("{faults} in {text}"), "no fault"),
        }
        self.compare();
    }

    /// 5.3: the same places by the same numbers.
    fn compare_standings(&self) {
        let tier = |number: i32| usize::try_from(number).expect("nothing is below 0");
        let rows: Vec<(usize, usize, usize)> = G::standings(&self.engine)
            .iter()
            .map(|(_, row)| (tier(row.tiers[0]), tier(row.tiers[1]), usize::from(row.place)))
            .collect();
        let players = self.game.players.iter().zip(self.game.places());
        let expected: Vec<(usize, usize, usize)> =
            players.map(|(player, place)| (player.vp, player.gold % 5, place)).collect();
        if rows != expected {
            self.differ(
                "standings (points, leftover gold, place)",
                &format!("{rows:?}"),
                &format!("{expected:?}"),
            );
        }
    }

    fn differ(&self, what: &str, engine: &str, reference: &str) -> ! {
        panic!(
            "{}, step {}: they differ in the {what}\n  engine    {engine}\n  reference {reference}\n  position at this \
             step (reference) {}\n  steps {}",
            self.label,
            self.steps.len(),
            Value::Object(self.game.position(Eyes::Open)),
            self.steps.join(", ")
        )
    }
}
