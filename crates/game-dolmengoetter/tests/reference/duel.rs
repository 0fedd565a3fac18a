//! Both implementations side by side: the same steps, and after each the same everything.

use std::collections::BTreeSet;
use std::sync::Arc;

use game_dolmengoetter::Dolmengoetter as G;
use kernel::{Buffer, Dice, Hidden, Notation, Positions, Rules, Seat, Turn, Viewer};
use serde_json::{Map, Value};
use testkit::table;

use crate::board::Board;
use crate::coverage::Coverage;
use crate::policy::Policy;
use crate::position::Eyes;
use crate::rules::Game;

/// 7.12: no game has more turns than this.
const TURN_LIMIT: u64 = 2_000;

/// A table of the crate under test.
pub(crate) fn config(board: &Board, players: usize) -> <G as Rules>::Config {
    table::config::<G>(table::data::<G>(), players as u8, &[("board", &board.id)])
}

/// The crate under test and the slow implementation, in the same position.
pub(crate) struct Duel {
    /// Which game this is, for messages.
    label: String,
    pub(crate) engine: <G as Rules>::State,
    pub(crate) game: Game,
    /// What the slow one offers now, in ascending order.
    options: Vec<String>,
    steps: Vec<String>,
}

impl Duel {
    /// A game from the setup, with a start player drawn by the crate under test.
    pub(crate) fn open(
        board: &Arc<Board>,
        config: &<G as Rules>::Config,
        label: String,
        dice: &mut Dice,
    ) -> Duel {
        let mut engine = G::setup(config);
        assert_eq!(G::turn(&engine), Turn::Chance, "{label}: R12, the start player is drawn");
        let chance = G::roll(&engine, dice);
        G::settle(&mut engine, chance, &mut ());
        let mut drawn = String::new();
        G::write_chance(config, chance, &mut drawn).expect("a string takes any text");
        let start = drawn.strip_prefix("start P").and_then(|seat| seat.parse().ok());
        let start = start.unwrap_or_else(|| panic!("{label}: {drawn:?} does not name a start player"));
        let game = Game::setup(board, usize::from(G::seats(config)), start);
        let mut duel = Duel { label, engine, game, options: Vec::new(), steps: vec![drawn] };
        duel.compare();
        duel
    }

    /// A game from a position that both read.
    pub(crate) fn read(
        board: &Arc<Board>,
        config: &<G as Rules>::Config,
        label: String,
        position: &Value,
    ) -> Duel {
        let engine = G::read_position(config, &position.to_string())
            .unwrap_or_else(|faults| panic!("{label}: {faults}\nposition {position}"));
        let game = Game::read(board, usize::from(G::seats(config)), position);
        let mut duel = Duel { label, engine, game, options: Vec::new(), steps: Vec::new() };
        duel.compare();
        duel
    }

    /// Plays one option in both and compares.
    pub(crate) fn play(&mut self, option: &str) {
        let seat = self.decider();
        self.steps.push(format!("{seat} {option}"));
        let action = G::read_action(G::config(&self.engine), option)
            .unwrap_or_else(|unreadable| self.differ("notation", &unreadable.to_string(), option));
        if let Err(illegal) = G::check(&self.engine, seat, action) {
            self.differ("refusal", &format!("{illegal:?}"), "legal");
        }
        G::play(&mut self.engine, seat, action, &mut ());
        self.game.apply(option);
        self.compare();
    }

    /// Plays several options.
    pub(crate) fn play_all(&mut self, options: &[&str]) {
        for option in options {
            self.play(option);
        }
    }

    /// Plays to the end, compares who came where, and counts what came about.
    pub(crate) fn play_out(&mut self, policy: &Policy, dice: &mut Dice, coverage: &mut Coverage) {
        let (mut steps, mut turns) = (0, 0);
        while !self.options.is_empty() {
            let option = self.options.swap_remove(policy.choose(&self.game, &self.options, dice));
            turns += u64::from(option.starts_with(['W', 'G', 'F']));
            assert!(turns <= TURN_LIMIT, "{}: 7.12 promises an end", self.label);
            self.play(&option);
            coverage.note(&self.game.happened);
            steps += 1;
            // Views of others cost as much as everything else together; some are enough.
            if steps % 5 == 0 {
                self.compare_view(dice);
                coverage.views += 1;
            }
        }
        self.compare_standings();
        coverage.games += 1;
        coverage.steps += steps;
        coverage.longest = coverage.longest.max(steps);
    }

    fn decider(&self) -> Seat {
        let player = self.game.decider().expect("somebody decides");
        Seat::new(player as u8).expect("players are seats")
    }

    /// The same decider, the same options, the same position.
    fn compare(&mut self) {
        self.options = self.game.options();
        self.options.sort();
        let decides = match G::turn(&self.engine) {
            Turn::Decide(seats) => seats.iter().map(Seat::index).collect(),
            Turn::Over => Vec::new(),
            Turn::Chance => self.differ("decider", "chance", &format!("{:?}", self.game.decider())),
        };
        let expected: Vec<usize> = self.game.decider().into_iter().collect();
        if decides != expected {
            self.differ("decider", &format!("{decides:?}"), &format!("{expected:?}"));
        }
        self.compare_options();
        self.compare_position(Viewer::Open, Eyes::Open);
    }

    fn compare_options(&self) {
        let config = G::config(&self.engine);
        let expected = &self.options;
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
            if self.game.decider() == Some(seat.index()) {
                if options != *expected {
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
        let mut engine = String::new();
        G::write_position(&G::view(&self.engine, viewer), &mut engine).expect("a string takes any text");
        let reference = self.game.position(eyes);
        // Equal texts are equal positions, and much quicker to compare.
        if engine == reference {
            return;
        }
        let read = |text: &str| -> Map<String, Value> { serde_json::from_str(text).expect("JSON") };
        let (ours, theirs) = (read(&engine), read(&reference));
        let keys: BTreeSet<&String> =
            ours.keys().chain(theirs.keys()).filter(|key| ours.get(*key) != theirs.get(*key)).collect();
        if !keys.is_empty() {
            self.differ(&format!("position seen by {viewer:?}, in {keys:?}"), &engine, &reference);
        }
    }

    /// Section 6: what a random player or the audience sees.
    fn compare_view(&self, dice: &mut Dice) {
        let player = dice.below(self.game.players as u32 + 1) as usize;
        match Seat::new(player as u8).filter(|_| player < self.game.players) {
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
        let ranks = self.game.ranks();
        let expected: Vec<(usize, usize, usize)> =
            (0..self.game.players).map(|p| (self.game.score[p], self.game.built[p], ranks[p])).collect();
        if rows != expected {
            self.differ("standings (score, built, rank)", &format!("{rows:?}"), &format!("{expected:?}"));
        }
    }

    fn differ(&self, what: &str, engine: &str, reference: &str) -> ! {
        panic!(
            "{}, step {}: they differ in the {what}\n  engine    {engine}\n  reference {reference}\n  position before or \
             at this step (reference) {}\n  steps {}",
            self.label,
            self.steps.len(),
            self.game.position(Eyes::Open),
            self.steps.join(", ")
        )
    }
}
