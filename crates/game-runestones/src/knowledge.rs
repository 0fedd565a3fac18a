//! How good a position looks: what bots know about playing well.
//!
//! A player's prospect is his score, what his pieces, rows, cards and rune stones will still bring, and, while it
//! is his turn, the best that the action he has begun promises. So a turn of many small decisions climbs towards
//! its end instead of showing its worth only there.

mod promise;

use core::cell::OnceCell;

use kernel::{Character, Effort, Knowledge, Onward, Seat, SeatMap, Weight};

use crate::RuneStones;
use crate::card::{Ability, CardInfo, Effect};
use crate::data::Bonus;
use crate::ids::{Card, CardSet, Gem, MAX_PAYMENT, MAX_SLOTS, Means, Rune, SmithyId};
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
/// What a rune stone brings from the start of the game to its end: the first of the eight weights for them.
const RUNE: usize = 13;

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
        Weight { name: "gem", tuned: 0.66 },
        Weight { name: "wild", tuned: 0.73 },
        Weight { name: "ore", tuned: 0.43 },
        Weight { name: "die", tuned: 1.07 },
        Weight { name: "deck", tuned: 0.43 },
        Weight { name: "magic", tuned: 0.1 },
        Weight { name: "choice", tuned: 0.07 },
        Weight { name: "thin", tuned: 0.88 },
        Weight { name: "rune-to-come", tuned: 0.3 },
        Weight { name: "reach", tuned: 0.69 },
        Weight { name: "growth", tuned: 1.14 },
        Weight { name: "shown", tuned: 0.13 },
        Weight { name: "second", tuned: 0.23 },
        Weight { name: "rune-1", tuned: 5.08 },
        Weight { name: "rune-2", tuned: 8.68 },
        Weight { name: "rune-3", tuned: 1.8 },
        Weight { name: "rune-4", tuned: 5.04 },
        Weight { name: "rune-5", tuned: 17.8 },
        Weight { name: "rune-6", tuned: 10.7 },
        Weight { name: "rune-7", tuned: 16.0 },
        Weight { name: "rune-8", tuned: 11.8 },
    ];
    const CHARACTERS: &'static [Character] = &[
        Character { name: "smith", leanings: &[("rune-to-come", 1.2), ("reach", 1.4), ("growth", 1.5)] },
        Character { name: "summoner", leanings: &[("deck", 1.4), ("magic", 1.5)] },
        Character { name: "gambler", leanings: &[("die", 1.6), ("wild", 1.2)] },
    ];
    /// A game has two hundred decisions, most of them between near equals: a little slack costs much here.
    const LEVELS: [Effort; 5] = [
        Effort::mostly(8, 0.3),
        Effort::mostly(8, 0.15),
        Effort::best(8),
        Effort::best(80),
        Effort::best(800),
    ];

    /// Who plays in haste neither builds rows nor a deck, and his games last four times as long.
    const ONWARD: Onward = Onward::Care { turns: 16 };

    fn prospects(state: &State, weights: &[f32]) -> SeatMap<f32> {
        let seats = state.config.seats;
        let hour = Hour::new(state, weights);
        SeatMap::from_fn(
            |seat| if seat.number() < seats { prospect(state, seat, weights, &hour) } else { 0.0 },
        )
    }

    fn prospect(state: &State, seat: Seat, weights: &[f32]) -> f32 {
        prospect(state, seat, weights, &Hour::new(state, weights))
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
fn prospect(state: &State, seat: Seat, weights: &[f32], hour: &Hour) -> f32 {
    let player = &state.common.players[seat];
    let score = f32::from(player.score);
    if matches!(state.common.phase, Phase::Over { .. }) {
        return score;
    }
    let eye = Eye::new(state, seat, weights, hour);
    let runes: f32 = player.runes.iter().map(|rune| eye.rune(rune)).sum();
    let rows: f32 = player.rows.iter().map(|row| eye.rows[usize::from(row.len())]).sum();
    let settled = score + runes + rows + eye.pieces() + eye.deck() + weights[REACH] * eye.reach();
    // What somebody could do with a hand at the beginning of a turn is a guess that would only add noise.
    let common = &state.common;
    let begun = common.phase != Phase::Action || common.course.swapped;
    if seat == common.active && begun { settled + promise::promise(&eye) } else { settled }
}

/// How late it is, and what that means for everybody.
struct Hour {
    /// The share of the game that is left, from 1 to 0.
    time: f32,
    /// The same for what can be used quickly: it lasts in full until the end is near.
    soon: f32,
    /// What a coloured gem is worth: its weight while there is time, its share of a point at the end.
    gem: f32,
    /// What a wild gem is worth.
    wild: f32,
    /// What an ore is worth.
    ore: f32,
    /// What a rune stone brings on the average.
    mean_rune: f32,
}

impl Hour {
    fn new(state: &State, weights: &[f32]) -> Hour {
        let time = time_left(state);
        let soon = (time * 4.0).min(1.0);
        let left = 1.0 / f32::from(state.config.data.rules.leftover_group);
        let piece = |full: f32| left + (full - left) * soon;
        let runes = &weights[RUNE..RUNE + Rune::COUNT];
        Hour {
            time,
            soon,
            gem: piece(weights[GEM]),
            wild: piece(weights[WILD]),
            ore: piece(weights[ORE]),
            mean_rune: runes.iter().sum::<f32>() / runes.len() as f32 * time,
        }
    }
}

/// A player's point of view. What is asked again and again is worked out once, when it opens.
struct Eye<'a> {
    state: &'a State,
    seat: Seat,
    player: &'a Player,
    weights: &'a [f32],
    hour: &'a Hour,
    /// How much of the deck can still be used.
    demand: f32,
    /// The kinds of gems that stand in for any other, one bit each.
    jokers: u8,
    /// What a gem of each kind is worth.
    gems: [f32; 5],
    /// About what a card of the display is worth, without looking at it.
    mean_card: f32,
    /// What each effect is worth, by its place.
    effects: [f32; Effect::PLACES],
    /// What a row with so many artifacts will bring.
    rows: [f32; 6],
    /// What one more artifact of each kind brings in the best place for it.
    artifacts: [f32; 5],
    /// What the cards of the display are worth in the deck; nothing for an empty slot.
    slots: OnceCell<[f32; MAX_SLOTS]>,
}

impl<'a> Eye<'a> {
    fn new(state: &'a State, seat: Seat, weights: &'a [f32], hour: &'a Hour) -> Eye<'a> {
        let player = &state.common.players[seat];
        let cards = f32::from(player.owned().len().max(1));
        let demand = (hour.time * TURNS * CARDS_A_TURN / cards).min(1.0);
        let jokers = player.jokers();
        let mut eye = Eye {
            state,
            seat,
            player,
            weights,
            hour,
            demand,
            jokers,
            gems: core::array::from_fn(|kind| if jokers >> kind & 1 == 1 { hour.wild } else { hour.gem }),
            mean_card: (2.0 * weights[GEM] * weights[DECK] + 2.0 * weights[MAGIC]) * demand,
            effects: [0.0; Effect::PLACES],
            rows: [0.0; 6],
            artifacts: [0.0; 5],
            slots: OnceCell::new(),
        };
        eye.effects = eye.each_effect();
        eye.rows = core::array::from_fn(|count| eye.row(count));
        eye.artifacts = eye.each_artifact();
        eye
    }

    fn gem(&self, gem: Gem) -> f32 {
        self.gems[gem.index()]
    }

    fn pieces(&self) -> f32 {
        let of = |count: u8, value: f32| {
            f32::from(count.min(USEFUL)) * value + f32::from(count.saturating_sub(USEFUL)) * 0.5 * value
        };
        let gems: f32 =
            self.player.gems.0.iter().zip(self.gems).map(|(count, value)| of(*count, value)).sum();
        gems + of(self.player.ore, self.hour.ore)
    }

    /// What a row with so many artifacts will bring.
    fn row(&self, count: usize) -> f32 {
        let rules = &self.state.config.data.rules;
        let points = |count: usize| f32::from(rules.row_points[count]);
        if self.player.runes.len() >= rules.rune_limit {
            return points(count) + self.weights[GROWTH] * LENGTH[count] * self.hour.soon;
        }
        let rune = self.weights[RUNE_TO_COME] * self.hour.mean_rune;
        let least = usize::from(rules.row_min);
        if count >= least {
            points(count) + rune
        } else {
            let share = count as f32 / f32::from(rules.row_min);
            share * self.hour.soon * (points(least) + rune)
        }
    }

    /// What a rune stone brings in the time that is left.
    fn rune(&self, rune: Rune) -> f32 {
        self.weights[RUNE + rune.index()] * self.hour.time
    }

    /// What one more artifact of each kind brings in the best place for it.
    fn each_artifact(&self) -> [f32; 5] {
        let mut best = [0.0f32; 5];
        for row in self.player.rows {
            let count = usize::from(row.len());
            if count + 1 == self.rows.len() {
                continue;
            }
            let more = self.rows[count + 1] - self.rows[count];
            for gem in Gem::ALL {
                // A wild one fits into every row that is not full.
                if gem == Gem::Wild || row.is_free(gem) {
                    best[gem.index()] = best[gem.index()].max(more);
                }
            }
        }
        best
    }

    fn bonus(&self, bonus: Bonus) -> f32 {
        match bonus {
            Bonus::None => 0.0,
            Bonus::Die => self.weights[DIE],
            Bonus::Ore => self.hour.ore,
            Bonus::Points(points) => f32::from(points),
        }
    }

    /// What the artifact at a smithy brings beyond its price.
    fn forging(&self, smithy: SmithyId, means: Means) -> f32 {
        let artifact = forge::artifact_at(self.state, smithy);
        artifact.map_or(0.0, |artifact| self.gain(smithy, artifact, means))
    }

    /// What this artifact, forged at this smithy, brings beyond its price.
    fn gain(&self, smithy: SmithyId, artifact: Gem, means: Means) -> f32 {
        let value = self.artifacts[artifact.index()];
        match means {
            Means::Gems => {
                let data = &self.state.config.data.smithies[smithy.index()];
                value + self.bonus(data.bonus) - f32::from(data.cost) * self.gem(artifact_gem(artifact))
            }
            Means::Ore => value - f32::from(self.state.config.data.rules.ore_cost) * self.hour.ore,
        }
    }

    /// How near the best artifact is, in points: the more of its price is there, the more.
    fn reach(&self) -> f32 {
        let owned = &self.player.gems.0;
        let fitting = (0..5).filter(|kind| self.jokers >> kind & 1 == 1);
        let jokers: u8 = fitting.map(|kind| owned[kind].min(MAX_PAYMENT as u8)).sum();
        let plain =
            |kind: usize, most: u8| if self.jokers >> kind & 1 == 1 { 0 } else { owned[kind].min(most) };
        let cost = self.state.config.data.rules.ore_cost;
        let ore = f32::from(self.player.ore.min(cost)) / f32::from(cost);
        let mut best: f32 = 0.0;
        for (index, data) in self.state.config.data.smithies.iter().enumerate() {
            let smithy = SmithyId::from_index(index);
            let Some(artifact) = forge::artifact_at(self.state, smithy) else { continue };
            let fitting = if data.wild {
                (0..5).map(|kind| plain(kind, data.cost)).sum()
            } else {
                plain(artifact.index(), data.cost)
            };
            let have = (jokers + fitting).min(data.cost);
            if have > 0 {
                let gems = f32::from(have) / f32::from(data.cost);
                best = best.max(self.gain(smithy, artifact, Means::Gems) * gems * gems);
            }
            if self.player.ore > 0 {
                best = best.max(self.gain(smithy, artifact, Means::Ore) * ore * ore);
            }
        }
        best
    }

    /// What each effect brings when it is used, by its place.
    fn each_effect(&self) -> [f32; Effect::PLACES] {
        let mut values = core::array::from_fn(|place| place as f32 - Effect::POINTS_PLACE as f32);
        values[..self.gems.len()].copy_from_slice(&self.gems);
        let roll = self.weights[DIE];
        let doubled = self.player.runes.contains(Rune::DoubleDie);
        values[self.gems.len()..Effect::POINTS_PLACE].copy_from_slice(&[
            self.hour.ore,
            if doubled { 2.0 * roll } else { roll },
            self.mean_card + self.weights[CHOICE],
        ]);
        values
    }

    /// What the ability of a card brings when it is used with everything it needs.
    #[inline]
    fn ability(&self, info: &CardInfo) -> f32 {
        let parts = info.parts();
        let part = |index: usize| -> f32 { parts[index].worth(&self.effects) };
        let extra = self.player.runes.contains(Rune::ExtraPoint)
            && parts.iter().any(|part| part.effects.iter().any(|effect| matches!(effect, Effect::Points(_))));
        f32::from(u8::from(extra))
            + match info.ability {
                Ability::Basic => parts.iter().map(|part| part.worth(&self.effects)).sum(),
                Ability::Choice if self.player.runes.contains(Rune::Plus) => part(0) + part(1),
                Ability::Choice => part(0).max(part(1)),
                Ability::Exchange => part(0) - self.price(info),
            }
    }

    fn price(&self, info: &CardInfo) -> f32 {
        let gems: f32 =
            info.price.gems.iter().zip(self.gems).map(|(count, value)| f32::from(*count) * value).sum();
        gems + f32::from(info.price.any) * self.gem(Gem::Blue)
    }

    /// What a card in the deck is worth.
    fn card(&self, card: Card) -> f32 {
        let info = self.state.config.card(self.seat, card);
        let magic = info.adds.iter().copied().max().unwrap_or(0);
        (self.ability(info).max(0.0) * self.weights[DECK] + f32::from(magic) * self.weights[MAGIC])
            * self.demand
    }

    /// What the cards of the display are worth in the deck; nothing for an empty slot.
    fn slots(&self) -> &[f32; MAX_SLOTS] {
        let display = &self.state.common.display;
        self.slots.get_or_init(|| display.map(|card| card.map_or(0.0, |card| self.card(card))))
    }

    fn deck(&self) -> f32 {
        let mut cards = self.player.owned();
        if self.seat == self.state.common.active {
            self.state.common.course.laid.iter().for_each(|laid| cards.insert(laid.card));
        }
        let sum: f32 = cards.iter().map(|card| self.card(card)).sum();
        let lacks = self.state.config.data.rules.hand_limit.saturating_sub(cards.len());
        sum - f32::from(lacks) * self.weights[THIN] * self.hour.time.max(self.hour.soon * 0.5)
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
