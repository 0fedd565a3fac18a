//! Both implementations side by side: the same steps, and after each the same everything.

use std::collections::BTreeSet;

use game_runestones::RuneStones as G;
use kernel::{Buffer, Dice, Hidden, Notation, Positions, Rules, Seat, Turn, Viewer};
use serde_json::Value;
use testkit::table;

use crate::cards::{COLOURS, Word, file};
use crate::coverage::Coverage;
use crate::policy::Policy;
use crate::position::Eyes;
use crate::state::State;

/// What a table is.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) druids: Vec<Word>,
    pub(crate) start: Option<usize>,
    pub(crate) rounds: usize,
}

impl Table {
    /// The same table for the crate under test.
    fn config(&self) -> <G as Rules>::Config {
        let start = self.start.map_or_else(|| "random".to_owned(), |seat| format!("P{seat}"));
        let choices =
            [("druids", self.druids.join(",")), ("start", start), ("rounds", self.rounds.to_string())];
        let choices = choices.each_ref().map(|(key, value)| (*key, value.as_str()));
        table::config::<G>(table_data(), self.druids.len() as u8, &choices)
    }
}

/// Read once: it stays for ever.
fn table_data() -> &'static <G as kernel::Game>::Data {
    static DATA: std::sync::OnceLock<&'static <G as kernel::Game>::Data> = std::sync::OnceLock::new();
    DATA.get_or_init(table::data::<G>)
}

/// The crate under test and the slow implementation, in the same position.
#[derive(Clone)]
pub(crate) struct Duel {
    /// Which game this is, for messages.
    label: String,
    pub(crate) engine: <G as Rules>::State,
    pub(crate) game: State,
    /// What the events about points add up to.
    points: Vec<usize>,
    /// Options that were legal at some time; most are refused at another.
    heard: Vec<String>,
    steps: Vec<String>,
}

impl Duel {
    /// A game from the setup.
    pub(crate) fn open(table: &Table, label: String) -> Duel {
        let game = State::setup(&table.druids, table.start, table.rounds);
        Duel::of(G::setup(&table.config()), game, label)
    }

    /// A game from a position of the slow one, which the other reads.
    pub(crate) fn from(game: State, label: String) -> Duel {
        let druids = game.players.iter().map(|player| player.druid).collect();
        let table = Table { druids, start: game.start, rounds: game.most_rounds };
        let position = game.position(Eyes::Open);
        let engine = G::read_position(&table.config(), &position.to_string())
            .unwrap_or_else(|faults| panic!("{label}: {faults}\nposition {position}"));
        Duel::of(engine, game, label)
    }

    fn of(engine: <G as Rules>::State, game: State, label: String) -> Duel {
        let points = game.players.iter().map(|player| player.score).collect();
        let duel = Duel { label, engine, game, points, heard: Vec::new(), steps: Vec::new() };
        duel.compare();
        duel
    }

    /// Plays one option, or what chance decides, in both and compares.
    pub(crate) fn play(&mut self, option: &str) {
        let Some(seat) = self.game.decider() else {
            self.settle(option);
            return;
        };
        let seat = Seat::new(seat as u8).expect("players are seats");
        self.steps.push(format!("{seat}: {option}"));
        let action = G::read_action(G::config(&self.engine), option)
            .unwrap_or_else(|unreadable| self.differ("notation", &unreadable.to_string(), option));
        if let Err(illegal) = G::check(&self.engine, seat, action) {
            self.differ("refusal", &format!("{illegal:?}"), "legal");
        }
        let mut events = Vec::new();
        G::play(&mut self.engine, seat, action, &mut |event| events.push(event));
        self.count_points(&events);
        self.game.play(option);
        self.compare();
    }

    /// Plays several options or draws.
    pub(crate) fn play_all(&mut self, options: &[&str]) {
        for option in options {
            self.play(option);
        }
    }

    /// Lets the crate under test draw whatever is to be drawn.
    pub(crate) fn deal(&mut self, dice: &mut Dice) {
        while G::turn(&self.engine) == Turn::Chance {
            let chance = G::roll(&self.engine, dice);
            let mut drawn = String::new();
            G::write_chance(G::config(&self.engine), chance, &mut drawn).expect("a string takes any text");
            self.try_other_draws(&drawn, dice);
            self.settle(&drawn);
        }
    }

    fn settle(&mut self, drawn: &str) {
        self.steps.push(format!("chance: {drawn}"));
        let chance = G::read_chance(G::config(&self.engine), drawn)
            .unwrap_or_else(|unreadable| self.differ("notation", &unreadable.to_string(), drawn));
        if let Err(illegal) = G::check_chance(&self.engine, chance) {
            self.differ("refusal of chance", &format!("{illegal:?}"), drawn);
        }
        if let Err(impossible) = self.game.settle(drawn) {
            self.differ("draws", drawn, &impossible);
        }
        let mut events = Vec::new();
        G::settle(&mut self.engine, chance, &mut |event| events.push(event));
        self.count_points(&events);
        self.compare();
    }

    /// Something like what was drawn: is it as possible for both?
    fn try_other_draws(&self, drawn: &str, dice: &mut Dice) {
        let mut words: Vec<String> = drawn.split(' ').map(str::to_owned).collect();
        let head = if words[0] == "hand" { 2 } else { 1 };
        let index = head + dice.below((words.len() - head) as u32) as usize;
        match (words[0].as_str(), dice.below(6)) {
            ("smithies" | "hand" | "display", 0) if words.len() > head + 1 => drop(words.remove(index)),
            ("hand" | "display" | "card", _) => {
                let creature = dice.pick(&file().creature).number;
                let player = &self.game.players[self.game.active];
                let own = [&player.draw[..], &player.discard[..], &player.hand[..]].concat();
                let any = words[0] != "hand" || own.is_empty() || dice.below(8) == 0;
                words[index] = if any { creature } else { *dice.pick(&own) }.to_string();
            }
            ("smithies", _) => words[index] = dice.pick(&COLOURS).to_string(),
            ("die", _) => words[index] = dice.below(9).to_string(),
            _ => words[index] = format!("P{}", dice.below(4)),
        }
        if words[0] == "hand" {
            words[2..].sort_by_key(|word| word.parse::<usize>().expect("a number"));
        }
        let text = words.join(" ");
        let config = G::config(&self.engine);
        let readable = G::read_chance(config, &text).ok();
        let engine = readable.is_some_and(|chance| G::check_chance(&self.engine, chance).is_ok());
        let reference = self.game.possible(&text);
        if engine != reference {
            self.differ(&format!("possibility of {text}"), &engine.to_string(), &reference.to_string());
        }
    }

    /// Adds up what events say about points.
    fn count_points(&mut self, events: &[<G as Rules>::Event]) {
        for event in events {
            let Some(seen) = G::see(event, Viewer::Open) else { continue };
            let mut text = String::new();
            G::write_seen(G::config(&self.engine), &seen, &mut text).expect("a string takes any text");
            let words: Vec<&str> = text.split(' ').collect();
            if words[0] == "points" {
                let seat: usize = words[1][1..].parse().expect("a seat");
                self.points[seat] += words[2].parse::<usize>().expect("a number of points");
            }
        }
    }

    /// Plays to the end or for so many decisions, compares who came where, and counts what came about.
    pub(crate) fn play_out(&mut self, policy: Policy, most: u64, dice: &mut Dice, coverage: &mut Coverage) {
        let mut steps = 0;
        self.deal(dice);
        while self.game.decider().is_some() && steps < most {
            let options = self.game.options();
            self.try_refused(&options, dice);
            let option = policy.choose(&self.game, &options, dice).to_owned();
            self.remember(&options, dice);
            coverage.note(&self.game.remarkable());
            self.play(&option);
            self.deal(dice);
            steps += 1;
            // Views of others cost as much as everything else together; some are enough.
            if steps % 7 == 0 {
                self.compare_view(dice);
                self.write_and_read();
            }
        }
        if self.game.over() {
            self.compare_standings();
        }
        coverage.note(&std::mem::take(&mut self.game.notes));
        coverage.games += 1;
        coverage.steps += steps;
    }

    fn remember(&mut self, options: &[String], dice: &mut Dice) {
        self.heard.push(dice.pick(options).clone());
        if self.heard.len() > 60 {
            let index = dice.below(60) as usize;
            self.heard.swap_remove(index);
        }
    }

    /// What was legal at another time: is it legal now for both?
    fn try_refused(&self, options: &[String], dice: &mut Dice) {
        if self.heard.is_empty() {
            return;
        }
        let text = dice.pick(&self.heard);
        let active = self.game.decider().expect("somebody decides");
        for seat in Seat::first(self.game.players.len() as u8) {
            let action = G::read_action(G::config(&self.engine), text).expect("it was written");
            let engine = G::check(&self.engine, seat, action);
            if engine.is_ok() != (seat.index() == active && options.contains(text)) {
                self.differ(
                    &format!("legality of {text} for {seat}"),
                    &format!("{engine:?}"),
                    "the opposite",
                );
            }
        }
    }

    /// The same decider, the same options, the same position, the same points.
    fn compare(&self) {
        let decides: Option<usize> = match G::turn(&self.engine) {
            Turn::Decide(seats) if seats.len() == 1 => seats.iter().next().map(Seat::index),
            Turn::Decide(_) => self.differ("decider", "several", "one"),
            Turn::Chance | Turn::Over => None,
        };
        if decides != self.game.decider() || (G::turn(&self.engine) == Turn::Over) != self.game.over() {
            let expected = format!("{:?} {:?}", self.game.decider(), self.game.step);
            self.differ("decider", &format!("{:?}", G::turn(&self.engine)), &expected);
        }
        self.compare_position(Viewer::Open, Eyes::Open);
        self.compare_options();
        let scores: Vec<usize> = self.game.players.iter().map(|player| player.score).collect();
        if self.points != scores {
            self.differ("points that events tell", &format!("{:?}", self.points), &format!("{scores:?}"));
        }
    }

    fn compare_options(&self) {
        let config = G::config(&self.engine);
        for seat in Seat::first(G::seats(config)) {
            let mut buffer = <G as Rules>::Actions::default();
            G::actions(&self.engine, seat, &mut buffer);
            let write = |action: &<G as Rules>::Action| {
                let mut text = String::new();
                G::write_action(config, *action, &mut text).expect("a string takes any text");
                text
            };
            let options: Vec<String> = buffer.as_slice().iter().map(write).collect();
            let decides = self.game.decider() == Some(seat.index());
            let expected = if decides { self.game.options() } else { Vec::new() };
            if options != expected {
                let missing: Vec<&String> = expected.iter().filter(|o| !options.contains(o)).collect();
                let extra: Vec<&String> = options.iter().filter(|o| !expected.contains(o)).collect();
                self.differ(
                    &format!("options of {seat} (only engine {extra:?}, only reference {missing:?})"),
                    &format!("{options:?}"),
                    &format!("{expected:?}"),
                );
            }
        }
    }

    fn compare_position(&self, viewer: Viewer, eyes: Eyes) {
        let mut text = String::new();
        G::write_position(&G::view(&self.engine, viewer), &mut text).expect("a string takes any text");
        let engine: Value = serde_json::from_str(&text).expect("JSON");
        let reference = self.game.position(eyes);
        if engine == reference {
            return;
        }
        let keys = |position: &Value| position.as_object().expect("keys").keys().cloned().collect();
        let (ours, theirs): (BTreeSet<String>, BTreeSet<String>) = (keys(&reference), keys(&engine));
        let differing: Vec<&String> =
            ours.union(&theirs).filter(|key| engine.get(*key) != reference.get(*key)).collect();
        let of = |position: &Value| {
            let parts = differing
                .iter()
                .map(|key| format!("{key}: {}", position.get(key.as_str()).unwrap_or(&Value::Null)));
            parts.collect::<Vec<_>>().join("; ")
        };
        self.differ(&format!("position seen by {viewer:?}"), &of(&engine), &of(&reference));
    }

    /// The crate under test goes on from its own written position.
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
        let players = self.game.players.len();
        let player = dice.below(players as u32 + 1) as usize;
        match Seat::new(player as u8).filter(|_| player < players) {
            Some(seat) => self.compare_position(Viewer::Seat(seat), Eyes::Of(player)),
            None => self.compare_position(Viewer::Audience, Eyes::Audience),
        }
    }

    /// Section 5: the same ranks by the same numbers.
    pub(crate) fn compare_standings(&self) {
        let points = |tier: i32| usize::try_from(tier).expect("scores are never below 0");
        let standings = G::standings(&self.engine);
        let rows: Vec<(usize, usize)> =
            standings.iter().map(|(_, row)| (points(row.tiers[0]), usize::from(row.place))).collect();
        let scores = self.game.players.iter().map(|player| player.score);
        let expected: Vec<(usize, usize)> = scores.zip(self.game.places()).collect();
        if rows != expected || standings.iter().any(|(_, row)| row.tiers[1..] != [0; 3]) {
            self.differ("standings (score, rank)", &format!("{standings:?}"), &format!("{expected:?}"));
        }
    }

    fn differ(&self, what: &str, engine: &str, reference: &str) -> ! {
        panic!(
            "{}, step {}: they differ in the {what}\n  engine    {engine}\n  reference {reference}\n  position of the \
             reference {}\n  steps {}",
            self.label,
            self.steps.len(),
            self.game.position(Eyes::Open),
            self.steps.join(", ")
        )
    }
}
