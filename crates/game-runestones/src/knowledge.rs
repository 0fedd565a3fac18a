//! How good a position looks: what bots know about playing well.
//!
//! A player's prospect is his score, what his pieces, rows, cards and rune stones will still bring, and, while it
//! is his turn, the best that the action he has begun promises. So a turn of many small decisions climbs towards
//! its end instead of showing its worth only there.

mod promise;

use kernel::{Character, Knowledge, Seat, SeatMap, Weight};

use crate::RuneStones;
use crate::card::{Ability, CardInfo, Effect};
use crate::data::{Bonus, Smithy};
use crate::ids::{Card, CardSet, Gem, MAX_PAYMENT, Means, Row, Rune, SmithyId};
use crate::phase::{forge, payment};
use crate::state::{Phase, Player, State};

/// What a coloured gem, a wild one and an ore bring in points, as long as there is time to use them.
const GEM: usize = 0;
const WILD: usize = 1;
const ORE: usize = 2;
/// What die results are worth on the average.
const DIE: usize = 3;
/// What the ability of a card in the deck brings, as a share of what it brings when it is used.
const DECK: usize = 4;
/// What a magic point in the deck brings.
const MAGIC: usize = 5;
/// A card of the display beyond what it is worth: choosing has a value of its own.
const CHOICE: usize = 6;
/// What a deck that cannot fill the hand costs for each card that it lacks.
const THIN: usize = 7;
/// The rune stone that an exchange will bring, as a share: it is not there yet.
const RUNE_TO_COME: usize = 8;
/// The share of the best artifact within reach that counts before it is forged.
const REACH: usize = 9;
/// What artifacts in a row promise beyond their points, when no rune stone is to be had for them.
const GROWTH: usize = 10;
/// What showing a card costs: it is gone until the deck comes round.
const SHOWN: usize = 11;
/// The share of a second artifact that counts while the first is still to be forged.
const SECOND: usize = 12;
/// What the next turn of somebody who is not active brings.
const TURN: usize = 13;
/// What a rune stone brings from the start of the game to its end: the first of the eight weights for them.
const RUNE: usize = 14;

/// Of each kind of piece so many count in full; more are hard to use.
const USEFUL: u8 = 3;
/// Of what a row promises beyond its points when no rune stone is to be had, the share by its length.
const LENGTH: [f32; 6] = [0.0, 1.6, 1.0, 1.0, 0.8, 0.0];
/// About how many turns a game has, and how many cards a turn uses.
const TURNS: f32 = 28.0;
const CARDS_A_TURN: f32 = 2.0;
/// How many points a lead may still change from the start, and at the end.
const DOUBT: [f32; 2] = [22.0, 4.0];

impl Knowledge for RuneStones {
    const WEIGHTS: &'static [Weight] = &[
        Weight { name: "gem", tuned: 0.65 },
        Weight { name: "wild", tuned: 0.9 },
        Weight { name: "ore", tuned: 0.7 },
        Weight { name: "die", tuned: 0.9 },
        Weight { name: "deck", tuned: 0.5 },
        Weight { name: "magic", tuned: 0.12 },
        Weight { name: "choice", tuned: 0.1 },
        Weight { name: "thin", tuned: 1.2 },
        Weight { name: "rune-to-come", tuned: 0.8 },
        Weight { name: "reach", tuned: 0.45 },
        Weight { name: "growth", tuned: 1.0 },
        Weight { name: "shown", tuned: 0.12 },
        Weight { name: "second", tuned: 0.5 },
        Weight { name: "turn", tuned: 2.0 },
        Weight { name: "rune-1", tuned: 5.0 },
        Weight { name: "rune-2", tuned: 7.0 },
        Weight { name: "rune-3", tuned: 3.0 },
        Weight { name: "rune-4", tuned: 6.0 },
        Weight { name: "rune-5", tuned: 5.0 },
        Weight { name: "rune-6", tuned: 4.0 },
        Weight { name: "rune-7", tuned: 6.0 },
        Weight { name: "rune-8", tuned: 6.0 },
    ];
    const CHARACTERS: &'static [Character] = &[
        Character { name: "smith", leanings: &[("rune-to-come", 1.2), ("reach", 1.4), ("growth", 1.5)] },
        Character { name: "summoner", leanings: &[("deck", 1.4), ("magic", 1.5)] },
        Character { name: "gambler", leanings: &[("die", 1.6), ("wild", 1.2)] },
    ];

    fn prospects(state: &State, weights: &[f32]) -> SeatMap<f32> {
        let seats = state.config.seats;
        SeatMap::from_fn(|seat| if seat.number() < seats { prospect(state, seat, weights) } else { 0.0 })
    }

    fn doubt(state: &State) -> f32 {
        DOUBT[0] * time_left(state) + DOUBT[1]
    }
}

/// The share of the game that is left, from 1 to 0.
fn time_left(state: &State) -> f32 {
    let end = f32::from(state.config.data.rules.end_score);
    let seats = Seat::first(state.config.seats);
    let most = seats.map(|seat| state.common.players[seat].score).max().unwrap_or(0);
    (1.0 - f32::from(most) / end).clamp(0.0, 1.0)
}

/// About how many points a player will end with, as far as the position promises.
fn prospect(state: &State, seat: Seat, weights: &[f32]) -> f32 {
    let player = &state.common.players[seat];
    let score = f32::from(player.score);
    if matches!(state.common.phase, Phase::Over { .. }) {
        return score;
    }
    let eye = Eye::new(state, seat, weights);
    let runes: f32 = player.runes.iter().map(|rune| eye.rune(rune)).sum();
    let rows: f32 = player.rows.iter().map(|row| eye.row(row.len())).sum();
    let settled = score + runes + rows + eye.pieces() + eye.deck() + weights[REACH] * eye.reach();
    // What others could do with their hands is a guess that would only add noise.
    let turn = if seat == state.common.active { promise::promise(&eye) } else { weights[TURN] * eye.soon };
    settled + turn
}

/// A player's point of view.
struct Eye<'a> {
    state: &'a State,
    seat: Seat,
    player: &'a Player,
    weights: &'a [f32],
    /// The share of the game that is left, from 1 to 0.
    time: f32,
    /// The same for what can be used quickly: it lasts in full until the end is near.
    soon: f32,
    /// How much of the deck can still be used.
    demand: f32,
}

impl<'a> Eye<'a> {
    fn new(state: &'a State, seat: Seat, weights: &'a [f32]) -> Eye<'a> {
        let time = time_left(state);
        let player = &state.common.players[seat];
        let cards = f32::from(player.owned().len().max(1));
        let demand = (time * TURNS * CARDS_A_TURN / cards).min(1.0);
        Eye { state, seat, player, weights, time, soon: (time * 4.0).min(1.0), demand }
    }

    /// A piece that is worth `full` while there is time, and its share of a point at the end.
    fn piece(&self, full: f32) -> f32 {
        let left = 1.0 / f32::from(self.state.config.data.rules.leftover_group);
        left + (full - left) * self.soon
    }

    fn gem(&self, gem: Gem) -> f32 {
        let joker = self.player.jokers() >> gem.index() & 1 == 1;
        self.piece(if joker { self.weights[WILD] } else { self.weights[GEM] })
    }

    fn ore(&self) -> f32 {
        self.piece(self.weights[ORE])
    }

    fn pieces(&self) -> f32 {
        let of = |count: u8, value: f32| {
            f32::from(count.min(USEFUL)) * value + f32::from(count.saturating_sub(USEFUL)) * 0.5 * value
        };
        let gems: f32 = Gem::ALL.iter().map(|gem| of(self.player.gems.of(*gem), self.gem(*gem))).sum();
        gems + of(self.player.ore, self.ore())
    }

    /// What a row with so many artifacts will bring.
    fn row(&self, count: u8) -> f32 {
        let rules = &self.state.config.data.rules;
        let points = |count: u8| f32::from(rules.row_points[usize::from(count)]);
        if self.player.runes.len() >= rules.rune_limit {
            return points(count) + self.weights[GROWTH] * LENGTH[usize::from(count)] * self.soon;
        }
        let rune = self.weights[RUNE_TO_COME] * self.mean_rune();
        if count >= rules.row_min {
            points(count) + rune
        } else {
            let share = f32::from(count) / f32::from(rules.row_min);
            share * self.soon * (points(rules.row_min) + rune)
        }
    }

    /// What a rune stone brings in the time that is left.
    fn rune(&self, rune: Rune) -> f32 {
        self.weights[RUNE + rune.index()] * self.time
    }

    fn mean_rune(&self) -> f32 {
        let runes = &self.weights[RUNE..RUNE + Rune::COUNT];
        runes.iter().sum::<f32>() / runes.len() as f32 * self.time
    }

    /// What one more artifact brings in the best place for it.
    fn artifact(&self, artifact: Gem) -> f32 {
        let mut best: f32 = 0.0;
        for row in Row::ALL {
            let row = self.player.rows[row.index()];
            let fits = if artifact == Gem::Wild { row.taken() != 0b1_1111 } else { row.is_free(artifact) };
            if fits {
                best = best.max(self.row(row.len() + 1) - self.row(row.len()));
            }
        }
        best
    }

    fn bonus(&self, smithy: &Smithy) -> f32 {
        match smithy.bonus {
            Bonus::None => 0.0,
            Bonus::Die => self.weights[DIE],
            Bonus::Ore => self.ore(),
            Bonus::Points(points) => f32::from(points),
        }
    }

    /// What the artifact at a smithy brings beyond its price.
    fn forging(&self, smithy: SmithyId, means: Means) -> f32 {
        let Some(artifact) = forge::artifact_at(self.state, smithy) else { return 0.0 };
        let data = &self.state.config.data.smithies[smithy.index()];
        let value = self.artifact(artifact);
        match means {
            Means::Gems => value + self.bonus(data) - f32::from(data.cost) * self.gem(artifact_gem(artifact)),
            Means::Ore => value - f32::from(self.state.config.data.rules.ore_cost) * self.ore(),
        }
    }

    /// How near the best artifact is, in points: the more of its price is there, the more.
    fn reach(&self) -> f32 {
        let mut best: f32 = 0.0;
        for index in 0..self.state.config.data.smithies.len() {
            let smithy = SmithyId::from_index(index);
            let price = forge::price(self.state, smithy);
            let total = price.total();
            let direct = (0..5).map(|kind| {
                let joker = self.player.jokers() >> kind & 1 == 1;
                let fits = if joker { MAX_PAYMENT as u8 } else { price.gems[kind] + price.any };
                self.player.gems.0[kind].min(fits)
            });
            let have = direct.sum::<u8>().min(total);
            let gems = f32::from(have) / f32::from(total);
            best = best.max(self.forging(smithy, Means::Gems) * gems * gems);
            let cost = self.state.config.data.rules.ore_cost;
            let ore = f32::from(self.player.ore.min(cost)) / f32::from(cost);
            best = best.max(self.forging(smithy, Means::Ore) * ore * ore);
        }
        best
    }

    /// What using a part or an effect brings now.
    fn effect(&self, effect: Effect) -> f32 {
        match effect {
            Effect::Gem(colour) => self.gem(colour.into()),
            Effect::AnyGem => self.gem(Gem::Blue),
            Effect::Wild => self.gem(Gem::Wild),
            Effect::Ore => self.ore(),
            Effect::Points(points) => f32::from(points),
            Effect::Die if self.player.runes.contains(Rune::DoubleDie) => 2.0 * self.weights[DIE],
            Effect::Die => self.weights[DIE],
            Effect::Card(_) => self.mean_card() + self.weights[CHOICE],
        }
    }

    /// What the ability of a card brings when it is used with everything it needs.
    fn ability(&self, info: &CardInfo) -> f32 {
        let part = |index: usize| -> f32 {
            info.parts()[index].effects.iter().map(|effect| self.effect(*effect)).sum()
        };
        let scores = info
            .parts()
            .iter()
            .any(|part| part.effects.iter().any(|effect| matches!(effect, Effect::Points(_))));
        let extra = f32::from(u8::from(scores && self.player.runes.contains(Rune::ExtraPoint)));
        extra
            + match info.ability {
                Ability::Basic => (0..info.parts().len()).map(part).sum(),
                Ability::Choice if self.player.runes.contains(Rune::Plus) => part(0) + part(1),
                Ability::Choice => part(0).max(part(1)),
                Ability::Exchange => part(0) - self.price(info),
            }
    }

    fn price(&self, info: &CardInfo) -> f32 {
        let gems: f32 =
            Gem::ALL.iter().map(|gem| f32::from(info.price.gems[gem.index()]) * self.gem(*gem)).sum();
        gems + f32::from(info.price.any) * self.gem(Gem::Blue)
    }

    /// What a card in the deck is worth.
    fn card(&self, card: Card) -> f32 {
        let info = self.state.config.card(self.seat, card);
        let magic = info.adds.iter().copied().max().unwrap_or(0);
        (self.ability(info).max(0.0) * self.weights[DECK] + f32::from(magic) * self.weights[MAGIC])
            * self.demand
    }

    /// About what a card of the display is worth, without looking at it.
    fn mean_card(&self) -> f32 {
        (2.0 * self.weights[GEM] * self.weights[DECK] + 2.0 * self.weights[MAGIC]) * self.demand
    }

    fn deck(&self) -> f32 {
        let mut cards = self.player.owned();
        if self.seat == self.state.common.active {
            self.state.common.course.laid.iter().for_each(|laid| cards.insert(laid.card));
        }
        let sum: f32 = cards.iter().map(|card| self.card(card)).sum();
        let lacks = self.state.config.data.rules.hand_limit.saturating_sub(cards.len());
        sum - f32::from(lacks) * self.weights[THIN] * self.time.max(self.soon * 0.5)
    }

    /// Can the active player pay for the exchange of this card?
    fn can_pay(&self, info: &CardInfo) -> bool {
        payment::can_pay(self.player, &info.price)
    }

    fn hand(&self) -> CardSet {
        self.state.hand(self.seat)
    }
}

/// The gem that mostly pays for an artifact.
fn artifact_gem(artifact: Gem) -> Gem {
    if artifact == Gem::Wild { Gem::Blue } else { artifact }
}
