//! Positions as JSON, written and read for the slow implementation, and section 6: who sees what of them.

use std::collections::BTreeMap;
use std::fmt::{Display, Write as _};
use std::sync::Arc;

use serde_json::{Value, json};

use crate::board::{Board, Place};
use crate::rules::{Cause, Decision, Dolmen, Druid, Game, Kind, Player, Right};

/// Whose eyes look at a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Eyes {
    Open,
    Of(Player),
    Audience,
}

impl Eyes {
    fn see_secrets_of(self, player: Player) -> bool {
        match self {
            Eyes::Open => true,
            Eyes::Of(own) => own == player,
            Eyes::Audience => false,
        }
    }
}

fn seat(player: Player) -> String {
    format!("P{player}")
}

/// `[a,b]`
fn list<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    let mut text = String::from("[");
    for item in items {
        let comma = if text.len() > 1 { "," } else { "" };
        write!(text, "{comma}{item}").expect("a string takes any text");
    }
    text.push(']');
    text
}

/// `{"a":1,"b":2}`
fn object<K: Display, V: Display>(entries: impl IntoIterator<Item = (K, V)>) -> String {
    let mut text = String::from("{");
    for (key, value) in entries {
        let comma = if text.len() > 1 { "," } else { "" };
        write!(text, "{comma}\"{key}\":{value}").expect("a string takes any text");
    }
    text.push('}');
    text
}

fn quoted(text: impl Display) -> String {
    format!("\"{text}\"")
}

impl Game {
    /// The whole position as these eyes see it, as JSON.
    ///
    /// The order of the keys is that of the crate under test, so that equal positions are usually equal texts.
    pub(crate) fn position(&self, eyes: Eyes) -> String {
        let (phase, cause) = match self.decision {
            Decision::SetupDruid { .. } => ("setup", None),
            Decision::Action => ("action", None),
            Decision::Stone => ("stone", None),
            Decision::Dolmen => ("dolmen", None),
            Decision::Over(Cause::LastDolmen) => ("over", Some("last-dolmen")),
            Decision::Over(Cause::LastStone) => ("over", Some("last-stone")),
        };
        let mut keys = vec![
            ("phase", quoted(phase)),
            ("active", quoted(seat(self.active))),
            ("first", quoted(seat(self.start))),
        ];
        if let Some(left) = self.left {
            keys.push(("left", left.to_string()));
        }
        if !self.pending.is_empty() {
            keys.push(("pending", list(self.pending.iter().map(|right| quoted(self.right_text(right))))));
        }
        if let Some(queue) = &self.final_queue {
            keys.push(("final_queue", list(queue.iter().map(|player| quoted(seat(*player))))));
        }
        if let Some(cause) = cause {
            keys.push(("cause", quoted(cause)));
        }
        let names = self.scored.iter().map(|circle| quoted(self.name(*circle)));
        keys.extend([
            ("passes", self.passes.to_string()),
            ("scores", self.by_seat(|player| self.score[player])),
            ("supply", self.by_seat(|player| self.supply(player, eyes))),
            ("built", self.by_seat(|player| self.built[player])),
            ("druids", self.by_seat(|player| self.druids_of(player))),
            ("stones", self.by_seat(|player| self.stones_of(player))),
            ("stacks", self.stacks(|dolmen| quoted(dolmen_text(dolmen, eyes)))),
            ("order", self.stacks(|dolmen| dolmen.number.to_string())),
            ("scored", list(names)),
            ("shown", self.by_seat(|player| object(&self.shown[player]))),
            ("unrevealed", self.by_seat(|player| object(self.unrevealed(player)))),
        ]);
        object(keys)
    }

    fn by_seat<T: Display>(&self, of: impl Fn(Player) -> T) -> String {
        object((0..self.players).map(|player| (seat(player), of(player))))
    }

    fn name(&self, circle: usize) -> &str {
        &self.board.circles[circle].name
    }

    /// Section 6: the numbers of stones and dolmens are public, the values are not.
    fn supply(&self, player: Player, eyes: Eyes) -> String {
        let dolmens = if eyes.see_secrets_of(player) {
            object(&self.dolmens[player])
        } else {
            self.dolmens_left(player).to_string()
        };
        object([("stones", self.stones[player].to_string()), ("dolmens", dolmens)])
    }

    fn druids_of(&self, player: Player) -> String {
        let own = self.druid.iter().filter(|(_, druid)| druid.owner == player);
        list(own.map(|(place, druid)| if druid.lies { format!("\"{place}*\"") } else { place.to_string() }))
    }

    fn stones_of(&self, player: Player) -> String {
        list(self.stone.iter().filter(|(_, owner)| **owner == player).map(|(place, _)| place))
    }

    fn stacks(&self, write: impl Fn(&Dolmen) -> String) -> String {
        let held = self.stack.iter().enumerate().filter(|(_, stack)| !stack.is_empty());
        object(held.map(|(circle, stack)| (self.name(circle), list(stack.iter().map(&write)))))
    }

    fn right_text(&self, right: &Right) -> String {
        let kind = match right.kind {
            Kind::Majority => "majority",
            Kind::Tie => "tie",
        };
        format!("{} {kind} P{}", self.name(right.circle), right.owner)
    }

    /// Section 6: of each player everybody knows {supply + face-down}.
    fn unrevealed(&self, player: Player) -> BTreeMap<usize, usize> {
        let mut counts = self.dolmens[player].clone();
        for dolmen in self.stack.iter().flatten().filter(|dolmen| dolmen.owner == player) {
            *counts.entry(dolmen.value).or_insert(0) += 1;
        }
        counts
    }
}

/// Section 6: the value of a face-down dolmen is seen by its owner alone.
fn dolmen_text(dolmen: &Dolmen, eyes: Eyes) -> String {
    if eyes.see_secrets_of(dolmen.owner) {
        format!("P{}:{}", dolmen.owner, dolmen.value)
    } else {
        format!("P{}:?", dolmen.owner)
    }
}

fn read_seat(value: &Value) -> Player {
    let text = value.as_str().expect("a seat is a text");
    text.strip_prefix('P').and_then(|digits| digits.parse().ok()).expect("a seat is written P0")
}

fn read_number(value: &Value) -> usize {
    value.as_u64().expect("a number, not below 0") as usize
}

fn read_values(value: &Value) -> BTreeMap<usize, usize> {
    // Every value has a count, if only 0.
    let mut counts: BTreeMap<usize, usize> = (1..=4).map(|value| (value, 0)).collect();
    for (value, count) in value.as_object().expect("values are an object") {
        counts.insert(value.parse().expect("a value"), read_number(count));
    }
    counts
}

fn read_druid(value: &Value) -> (Place, bool) {
    match value.as_str() {
        None => (read_number(value), false),
        Some(text) => {
            let digits = text.strip_suffix('*').expect("a lying druid is written 29*");
            (digits.parse().expect("a place"), true)
        }
    }
}

fn entries<'a>(position: &'a Value, key: &str) -> impl Iterator<Item = (&'a String, &'a Value)> {
    position.get(key).and_then(Value::as_object).into_iter().flatten()
}

fn items<'a>(position: &'a Value, key: &str) -> impl Iterator<Item = &'a Value> {
    position.get(key).and_then(Value::as_array).into_iter().flatten()
}

impl Game {
    /// Reads a position; what it does not say is empty or as at the start.
    pub(crate) fn read(board: &Arc<Board>, players: usize, position: &Value) -> Game {
        let of = |name: &String| read_seat(&json!(name));
        let mut game = Game::setup(board, players, position.get("first").map_or(0, read_seat));
        game.active = position.get("active").map_or(0, read_seat);
        game.passes = position.get("passes").map_or(0, read_number);
        for (name, score) in entries(position, "scores") {
            game.score[of(name)] = read_number(score);
        }
        for (name, supply) in entries(position, "supply") {
            if let Some(stones) = supply.get("stones") {
                game.stones[of(name)] = read_number(stones);
            }
            if let Some(dolmens) = supply.get("dolmens") {
                game.dolmens[of(name)] = read_values(dolmens);
            }
        }
        for (name, druids) in entries(position, "druids") {
            for (place, lies) in druids.as_array().expect("a list").iter().map(read_druid) {
                assert!(game.is_free(place), "{place} holds one thing");
                game.druid.insert(place, Druid { owner: of(name), lies });
            }
        }
        for (name, places) in entries(position, "stones") {
            for place in places.as_array().expect("a list").iter().map(read_number) {
                assert!(game.is_free(place), "{place} holds one thing");
                game.stone.insert(place, of(name));
            }
        }
        game.scored = items(position, "scored").map(|name| game.circle_of(name)).collect();
        game.read_stacks(position);
        for (name, built) in entries(position, "built") {
            game.built[of(name)] = read_number(built);
        }
        for (name, shown) in entries(position, "shown") {
            let shown = shown.as_object().expect("an object").iter();
            game.shown[of(name)] = shown
                .map(|(number, value)| (number.parse().expect("a number"), read_number(value)))
                .collect();
        }
        game.read_course(position);
        game
    }

    fn circle_of(&self, name: &Value) -> usize {
        self.board.circle(name.as_str().expect("a circle's name"))
    }

    /// Section 10: `built` is the number of own dolmens in the given stacks, unless the position says another.
    fn read_stacks(&mut self, position: &Value) {
        for circle in 0..self.board.circles.len() {
            let name = self.board.circles[circle].name.clone();
            let stacks = position.get("stacks").and_then(|stacks| stacks.get(&name));
            let order = position.get("order").and_then(|order| order.get(&name));
            let Some(stack) = stacks.and_then(Value::as_array) else { continue };
            for (level, dolmen) in stack.iter().enumerate() {
                let (owner, value) =
                    dolmen.as_str().and_then(|text| text.split_once(':')).expect("a dolmen is written P0:3");
                let owner = read_seat(&json!(owner));
                let number = order.map_or(self.built[owner], |order| read_number(&order[level]));
                self.built[owner] += 1;
                let value = value.parse().expect("a value");
                self.stack[circle].push(Dolmen { owner, value, number });
            }
        }
    }

    fn read_course(&mut self, position: &Value) {
        self.left = position.get("left").map(read_number);
        if position.get("final_queue").is_some() {
            self.final_queue = Some(items(position, "final_queue").map(read_seat).collect());
        }
        self.pending = items(position, "pending").map(|right| self.read_right(right)).collect();
        self.decision = match position.get("phase").map_or("action", |phase| phase.as_str().expect("a text"))
        {
            "setup" => Decision::SetupDruid { k: self.druid.len() },
            "action" => Decision::Action,
            "stone" => Decision::Stone,
            "dolmen" => Decision::Dolmen,
            other => panic!("no game begins in phase {other}"),
        };
    }

    fn read_right(&self, right: &Value) -> Right {
        let words: Vec<&str> = right.as_str().expect("a text").split(' ').collect();
        let kind = match words[1] {
            "majority" => Kind::Majority,
            "tie" => Kind::Tie,
            other => panic!("a right is majority or tie, not {other}"),
        };
        Right { circle: self.board.circle(words[0]), kind, owner: read_seat(&json!(words[2])) }
    }
}
