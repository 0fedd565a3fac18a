//! Options and positions as texts: the forms of the notation page, written and read a second time.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value, json};

use crate::cards::{self, Card, Kind, Stones, card, face, stones};
use crate::effect::has_inner_ops;
use crate::game::Game;
use crate::state::{Choice, Held, Phase, Player, State, Way};

/// Who looks at a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Eyes {
    /// Everything is seen.
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

fn stones_text(stones: Stones) -> String {
    format!("{},{},{}", stones.red, stones.blue, stones.purple)
}

/// The text of an option; `printed_on` is the card whose options a `choose` picks from.
pub(crate) fn text(choice: &Choice, printed_on: Option<Card>) -> String {
    match choice {
        Choice::Hunt(card) => format!("hunt {card}"),
        Choice::Sell(card) => format!("sell {card}"),
        Choice::Tame(card) => format!("tame {card}"),
        Choice::Summon(card, payment) => format!("summon {card} {}", stones_text(*payment)),
        Choice::Release(card, payment) => format!("release {card} {}", stones_text(*payment)),
        Choice::EndTurn => "end".to_owned(),
        Choice::Keep(kept) => format!("keep {}", stones_text(*kept)),
        Choice::Activate(card) => format!("activate {card}"),
        Choice::DiscardHand(card) => format!("discard {card}"),
        Choice::FreeSummon(card) => format!("free {card}"),
        Choice::Recover(card) => format!("recover {card}"),
        Choice::DiscardArea(cards) if cards.is_empty() => "dismiss none".to_owned(),
        Choice::DiscardArea(cards) => format!("dismiss {}", by_number(cards.iter().copied()).join(" ")),
        Choice::ChoosePlayer(player) => format!("player P{player}"),
        Choice::ForcedDiscard(card) => format!("yield {card}"),
        Choice::Copy(card) => format!("copy {card}"),
        Choice::Choose(keys) => {
            format!("choose {} {}", printed_on.expect("options are printed on a card"), keys.join(" "))
        }
        Choice::TakeDiscarded(card) => format!("take {card}"),
        Choice::First(player) => format!("start P{player}"),
        Choice::Top(card) => format!("draw {card}"),
    }
}

/// Where order means nothing, cards are written in the order of their numbers.
fn by_number(cards: impl IntoIterator<Item = Card>) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.into_iter().collect();
    cards.sort_by_cached_key(|card| face(card).id);
    cards
}

impl Game {
    /// The options as texts, in ascending order.
    pub(crate) fn texts(&self) -> Vec<String> {
        let printed_on = self.now.frames.last().map(|frame| frame.printed_on);
        let mut texts: Vec<String> = self.options().iter().map(|option| text(option, printed_on)).collect();
        texts.sort();
        texts
    }

    /// The text of the option with this index.
    pub(crate) fn text_of(&self, index: usize) -> String {
        text(&self.options()[index], self.now.frames.last().map(|frame| frame.printed_on))
    }

    /// Answers with the option that has this text.
    pub(crate) fn play(&mut self, wanted: &str) {
        let printed_on = self.now.frames.last().map(|frame| frame.printed_on);
        let option = self.options().iter().find(|option| text(option, printed_on) == wanted).cloned();
        match option {
            Some(option) => self.answer(option),
            None => panic!("{wanted} is none of {:?}", self.texts()),
        }
    }
}

impl State {
    /// The whole position as these eyes see it.
    pub(crate) fn position(&self, eyes: Eyes) -> Map<String, Value> {
        let mut keys = Map::new();
        let phase = match self.phase {
            Phase::Start => "start",
            Phase::Reveal => "reveal",
            Phase::Hunt => "hunt",
            Phase::Action => "action",
            Phase::Resolution => "resolution",
            Phase::Over => "over",
        };
        let display = self.display.iter().map(|(card, marker)| match marker {
            Some(player) => format!("{card} P{player}"),
            None => (*card).to_owned(),
        });
        keys.insert("phase".into(), json!(phase));
        keys.insert("round".into(), json!(self.round));
        keys.insert("first".into(), json!(seat(self.first)));
        // While there is no turn the first player stands for everybody.
        let turns = matches!(self.phase, Phase::Action | Phase::Resolution);
        keys.insert("active".into(), json!(seat(if turns { self.active } else { self.first })));
        keys.insert("scores".into(), self.by_seat(|player| json!(self.score[player])));
        keys.insert("stones".into(), self.by_seat(|player| written(self.stones[player])));
        keys.insert("display".into(), display.collect());
        keys.insert("areas".into(), self.by_seat(|player| json!(self.area[player])));
        keys.insert("hands".into(), self.by_seat(|player| self.hand_of(player, eyes)));
        let drawers = (0..self.players).filter(|player| !self.drawn_by(*player, eyes).is_empty());
        let drawn = drawers.map(|player| (seat(player), json!(self.drawn_by(player, eyes))));
        keys.insert("drawn".into(), Value::Object(drawn.collect()));
        keys.insert("discard".into(), json!(by_number(self.discard.iter().copied())));
        let deck = match eyes {
            Eyes::Open => json!(by_number(self.draw_pile.iter().copied())),
            Eyes::Of(_) | Eyes::Audience => json!(self.draw_pile.len()),
        };
        keys.insert("deck".into(), deck);
        if let Some(top) = self.known_top {
            keys.insert("known_top".into(), json!(top));
        }
        keys.insert("pile".into(), json!(self.generation));
        keys.insert("unseen".into(), json!(self.unseen()));
        if !self.used.is_empty() {
            keys.insert("used".into(), self.in_area_order(self.active, &self.used));
        }
        if !self.frames.is_empty() {
            let frames = (0..self.frames.len()).map(|depth| self.written_frame(depth));
            keys.insert("effects".into(), frames.collect());
        }
        if self.phase == Phase::Over {
            let by_points = self.score.iter().any(|score| *score >= 60);
            keys.insert("cause".into(), json!(if by_points { "points" } else { "rounds" }));
        }
        keys
    }

    fn in_area_order(&self, player: Player, cards: &BTreeSet<Card>) -> Value {
        json!(self.area[player].iter().filter(|card| cards.contains(**card)).collect::<Vec<_>>())
    }

    /// Which op of an effect is next. One that waits for an inner effect or for D3 is done with its op, unless
    /// that goes on activating.
    fn next_op(&self, depth: usize) -> usize {
        let frame = &self.frames[depth];
        let keeping = (0..self.players).any(|player| self.stones[player].number() > self.limit(player));
        let innermost = depth + 1 == self.frames.len();
        if innermost && !keeping || frame.used.is_some() { frame.at } else { frame.next }
    }

    fn written_frame(&self, depth: usize) -> Value {
        let frame = &self.frames[depth];
        let kind = match frame.kind {
            Kind::Instant => "instant",
            Kind::Active => "active",
            Kind::Permanent => "permanent",
        };
        let mut keys = Map::new();
        keys.insert("seat".into(), json!(seat(frame.player)));
        keys.insert("source".into(), json!(frame.source));
        if frame.printed_on != frame.source {
            keys.insert("of".into(), json!(frame.printed_on));
        }
        keys.insert("kind".into(), json!(kind));
        let at = self.next_op(depth);
        let inside = at > 0 && has_inner_ops(frame.printed_on);
        keys.insert("at".into(), if inside { json!("inside") } else { json!(at) });
        if let Some(card) = frame.chosen {
            keys.insert("chosen".into(), json!(card));
        }
        if frame.discarded > 0 {
            keys.insert("discarded".into(), json!(frame.discarded));
        }
        if let Some(target) = frame.target {
            keys.insert("target".into(), json!(seat(target)));
        }
        if let Some(used) = frame.used.as_ref().filter(|used| !used.is_empty()) {
            keys.insert("used".into(), self.in_area_order(frame.player, used));
        }
        Value::Object(keys)
    }

    fn by_seat(&self, of: impl Fn(Player) -> Value) -> Value {
        Value::Object((0..self.players).map(|player| (seat(player), of(player))).collect())
    }

    /// Section 6: everybody remembers what came into a hand in public.
    fn hand_of(&self, player: Player, eyes: Eyes) -> Value {
        let hand = self.hand[player].iter();
        if eyes.see_secrets_of(player) {
            return json!(by_number(hand.map(|held| held.card)));
        }
        let (public, drawn): (Vec<&Held>, Vec<&Held>) = hand.partition(|held| held.way == Way::Public);
        let mut cards = by_number(public.iter().map(|held| held.card));
        cards.extend(drawn.iter().map(|_| "?"));
        json!(cards)
    }

    fn drawn_by(&self, player: Player, eyes: Eyes) -> Vec<String> {
        let mut drawn: Vec<(usize, usize, String)> = Vec::new();
        for held in &self.hand[player] {
            if let Way::Drawn(generation) = held.way {
                let (number, name) =
                    if eyes.see_secrets_of(player) { (face(held.card).id, held.card) } else { (0, "?") };
                let pile =
                    if generation == self.generation { String::new() } else { format!("@{generation}") };
                drawn.push((generation, number, format!("{name}{pile}")));
            }
        }
        drawn.sort();
        drawn.into_iter().map(|(_, _, text)| text).collect()
    }

    /// Section 6: the cards of each draw pile that were not seen since it was made.
    fn unseen(&self) -> BTreeMap<String, Vec<Card>> {
        let mut unseen: BTreeMap<usize, Vec<Card>> = BTreeMap::new();
        unseen.insert(self.generation, self.draw_pile.clone());
        for held in self.hand.iter().flatten() {
            if let Way::Drawn(generation) = held.way {
                unseen.entry(generation).or_default().push(held.card);
            }
        }
        unseen.into_iter().map(|(generation, cards)| (generation.to_string(), by_number(cards))).collect()
    }
}

fn seat(player: Player) -> String {
    format!("P{player}")
}

fn written(stones: Stones) -> Value {
    json!([stones.red, stones.blue, stones.purple])
}

fn read_seat(value: &Value) -> Player {
    let text = value.as_str().expect("a seat is a text");
    text.strip_prefix('P').and_then(|digits| digits.parse().ok()).expect("a seat is written P0")
}

fn read_number(value: &Value) -> usize {
    value.as_u64().expect("a number, not below 0") as usize
}

fn read_card(value: &Value) -> Card {
    card(value.as_str().expect("a card is a text"))
}

fn entries<'a>(position: &'a Value, key: &str) -> impl Iterator<Item = (Player, &'a Value)> {
    let object = position.get(key).and_then(Value::as_object);
    object.into_iter().flatten().map(|(name, value)| (read_seat(&json!(name)), value))
}

fn items(value: Option<&Value>) -> impl Iterator<Item = &Value> {
    value.and_then(Value::as_array).into_iter().flatten()
}

impl State {
    /// Reads a position without effects under way; what it does not say is empty or as at the start.
    pub(crate) fn read(players: usize, position: &Value) -> State {
        let mut state = State::setup(players);
        state.phase = match position.get("phase").map_or("action", |phase| phase.as_str().expect("a text")) {
            "reveal" => Phase::Reveal,
            "hunt" => Phase::Hunt,
            "action" => Phase::Action,
            "resolution" => Phase::Resolution,
            other => panic!("no game of these begins in phase {other}"),
        };
        state.round = position.get("round").map_or(1, read_number);
        state.first = position.get("first").map_or(0, read_seat);
        state.active = position.get("active").map_or(state.first, read_seat);
        state.generation = position.get("pile").map_or(1, read_number);
        state.known_top = position.get("known_top").map(read_card);
        for (player, score) in entries(position, "scores") {
            state.score[player] = read_number(score);
        }
        for (player, own) in entries(position, "stones") {
            state.stones[player] = stones(read_number(&own[0]), read_number(&own[1]), read_number(&own[2]));
        }
        for (player, area) in entries(position, "areas") {
            state.area[player] = items(Some(area)).map(read_card).collect();
        }
        for (player, hand) in entries(position, "hands") {
            let held = |value| Held { card: read_card(value), way: Way::Public };
            state.hand[player] = items(Some(hand)).map(held).collect();
        }
        for (player, drawn) in entries(position, "drawn") {
            for text in items(Some(drawn)).map(|value| value.as_str().expect("a text")) {
                let (key, generation) = match text.split_once('@') {
                    Some((key, pile)) => (key, pile.parse().expect("a number of a pile")),
                    None => (text, state.generation),
                };
                let held = state.hand[player].iter_mut().find(|held| held.card == key);
                held.expect("a drawn card is in the hand").way = Way::Drawn(generation);
            }
        }
        for shown in items(position.get("display")).map(|value| value.as_str().expect("a text")) {
            state.display.push(match shown.split_once(' ') {
                Some((key, marker)) => (card(key), Some(read_seat(&json!(marker)))),
                None => (card(shown), None),
            });
        }
        state.used = items(position.get("used")).map(read_card).collect();
        state.read_piles(position);
        state
    }

    fn read_piles(&mut self, position: &Value) {
        let everywhere_else = |state: &State| -> Vec<Card> {
            let mut named: Vec<Card> = state.area.iter().flatten().copied().collect();
            named.extend(state.hand.iter().flatten().map(|held| held.card));
            named.extend(state.display.iter().map(|(card, _)| card));
            named.extend(state.known_top);
            named.extend(&state.discard);
            cards::all().into_iter().filter(|card| !named.contains(card)).collect()
        };
        let all_others = items(position.get("discard")).any(|value| value == "*");
        let discard = items(position.get("discard")).filter(|value| *value != "*");
        self.discard = discard.map(read_card).collect();
        self.draw_pile = match position.get("deck") {
            Some(deck) => items(Some(deck)).map(read_card).collect(),
            None if all_others => Vec::new(),
            None => everywhere_else(self),
        };
        if all_others {
            let others = everywhere_else(self).into_iter().filter(|card| !self.draw_pile.contains(card));
            let others: Vec<Card> = others.collect();
            self.discard.extend(others);
        }
    }
}

impl Game {
    /// A game from a written position.
    pub(crate) fn read(players: usize, position: &Value) -> Game {
        Game::from_state(State::read(players, position))
    }
}
