//! How good a position looks: points that the territory promises, gold, and tiles by what they could bring.

use kernel::{Character, Effort, Knowledge, Seat, SeatMap, Weight};

use crate::Skye;
use crate::goal::{Measure, ScoringTile, Worth};
use crate::hooks;
use crate::ids::{LETTERS, TileId};
use crate::score;
use crate::state::{Fate, Mark, Phase, State, Ware};
use crate::survey::Survey;
use crate::tile::{Terrain, TileKind};

/// What a piece of gold is worth beyond its points for each round that is left.
const GOLD: usize = 0;
/// What any tile brings.
const TILE: usize = 1;
/// The share of what a tile could bring to a scoring tile that it will bring.
const GOAL: usize = 2;
/// What a scroll on a tile brings.
const SCROLL: usize = 3;
/// The share of the barrels that will lie on a road to the castle.
const BARREL: usize = 4;
/// What a stone tablet brings in each round that is left.
const TABLET: usize = 5;
/// What is left of a tile that fits nowhere now.
const UNFIT: usize = 6;
/// What each piece counts towards a rank that is not held.
const RANK: usize = 7;
/// The share of the best tile of the others that a full purse is worth.
const PURSE: usize = 8;
/// The share of its worth that others pay for a tile.
const EAGER: usize = 9;
/// How likely a tile at a low price is sold at most.
const SALE: usize = 10;

/// How many points a lead may still change in a round, and at the end.
const DOUBT: [f32; 2] = [6.0, 5.0];

impl Knowledge for Skye {
    const WEIGHTS: &'static [Weight] = &[
        Weight { name: "gold", tuned: 0.1 },
        Weight { name: "tile", tuned: 0.93 },
        Weight { name: "goal", tuned: 0.88 },
        Weight { name: "scroll", tuned: 1.91 },
        Weight { name: "barrel", tuned: 0.66 },
        Weight { name: "tablet", tuned: 0.77 },
        Weight { name: "unfit", tuned: 0.2 },
        Weight { name: "rank", tuned: 0.1 },
        Weight { name: "purse", tuned: 0.61 },
        Weight { name: "eager", tuned: 0.57 },
        Weight { name: "sale", tuned: 0.76 },
    ];
    const CHARACTERS: &'static [Character] = &[
        Character { name: "merchant", leanings: &[("gold", 1.5), ("sale", 1.2)] },
        Character { name: "settler", leanings: &[("goal", 1.2), ("gold", 0.8)] },
        Character { name: "scribe", leanings: &[("scroll", 1.5), ("tablet", 1.4)] },
    ];
    const LEVELS: [Effort; 5] = [
        Effort::mostly(40, 2.0),
        Effort::mostly(40, 0.6),
        Effort::best(40),
        Effort::best(300),
        Effort::best(3600),
    ];

    fn prospects(state: &State, weights: &[f32]) -> SeatMap<f32> {
        promises(state, weights)
    }

    fn doubt(state: &State) -> f32 {
        DOUBT[0] * rounds_to_come(state) + DOUBT[1]
    }
}

/// About how many points each player will have at the end.
fn promises(state: &State, weights: &[f32]) -> SeatMap<f32> {
    let seats = state.config.seats;
    let mut promises = SeatMap::default();
    if state.common.phase == Phase::Over {
        for seat in Seat::first(seats) {
            promises[seat] = f32::from(state.player(seat).score)
                + f32::from(score::leftover_gold(state.config.data, state.player(seat))) / 100.0;
        }
        return promises;
    }
    let mut ranked = [SeatMap::<u16>::default(); LETTERS];
    for seat in Seat::first(seats) {
        let survey = Survey::of(state.config.data, &state.player(seat).territory);
        let player = state.player(seat);
        let mut sum = f32::from(player.score);
        for (letter, counts) in ranked.iter_mut().enumerate() {
            let points = score::single(&state.config, player, &survey, state.common.scoring[letter]);
            counts[seat] = points;
            if !is_ranked(state, letter) {
                sum += f32::from(points) * scorings_left(state, letter);
            }
        }
        let scrolls = score::scrolls(state.config.data, player);
        let best = scrolls.iter().map(|value| value.simple).max().unwrap_or(0);
        sum += scrolls.iter().map(|value| f32::from(value.simple * u16::from(value.times))).sum::<f32>();
        sum += f32::from(best) * f32::from(hooks::scrolls_again(player));
        let barrels = f32::from(player.territory.barrels_on_castle_road(state.config.data).len());
        sum += barrels * rounds_to_come(state) * gold_worth(weights, state);
        sum += f32::from(player.gold) * gold_worth(weights, state);
        sum += player.pending.iter().map(|tile| tile_worth(weights, state, seat, *tile)).sum::<f32>();
        sum += stall_worth(weights, state, seat) + purse_worth(weights, state, seat);
        promises[seat] = sum;
    }
    for (letter, counts) in ranked.iter().enumerate().filter(|(letter, _)| is_ranked(state, *letter)) {
        if let Worth::Ranked { first, second } = scoring(state, letter).worth {
            let won = score::ranked(seats, counts, first, second);
            for seat in Seat::first(seats) {
                // A lead is worth its points, a count without a lead still a little.
                let hope = f32::from(won[seat]) + weights[RANK] * f32::from(counts[seat].min(10));
                promises[seat] += hope * scorings_left(state, letter);
            }
        }
    }
    promises
}

fn scoring(state: &State, letter: usize) -> &'static ScoringTile {
    state.config.data.scoring_tile(state.common.scoring[letter])
}

fn is_ranked(state: &State, letter: usize) -> bool {
    matches!(scoring(state, letter).worth, Worth::Ranked { .. })
}

/// How often a scoring tile will still be scored: every decision of a round comes before its scoring.
fn scorings_left(state: &State, letter: usize) -> f32 {
    let rounds = &state.config.schedule.rounds[usize::from(state.common.round) - 1..];
    rounds.iter().filter(|round| round.scoring.contains(&letter)).count() as f32
}

fn rounds_to_come(state: &State) -> f32 {
    f32::from(state.config.rounds() - state.common.round)
}

/// Points for a piece of gold: a fifth at the end, more as long as it can buy tiles.
fn gold_worth(weights: &[f32], state: &State) -> f32 {
    let last = 1.0 / f32::from(state.config.data.rules.gold_per_vp);
    last + weights[GOLD] * rounds_to_come(state)
}

/// About how many points a tile will bring to a player before one knows where it goes.
fn tile_worth(weights: &[f32], state: &State, seat: Seat, tile: TileId) -> f32 {
    let face = state.config.data.tile(tile);
    let player = state.player(seat);
    let has = |terrain: Terrain| face.regions.iter().any(|region| region.terrain == terrain);
    let some = |is: bool, worth: f32| if is { worth } else { 0.0 };
    let [sheep, cattle, farms, brochs, ships, lighthouses] = {
        let symbols = face.symbols;
        [symbols.sheep, symbols.cattle, symbols.farms, symbols.brochs, symbols.ships, symbols.lighthouses]
            .map(f32::from)
    };
    let mut worth = weights[TILE];
    for letter in 0..LETTERS {
        let each = match scoring(state, letter).measure {
            Measure::Squares => 1.2,
            Measure::CompletedAreas | Measure::LongestDiagonal => 0.6,
            Measure::Sheep => sheep,
            Measure::CompletedAreas3 => 0.8,
            Measure::BrochsInMountain => 1.5 * brochs,
            Measure::BuildingSets => 1.2 * (brochs + farms + lighthouses),
            Measure::MostBarrels => some(face.barrel.is_some(), 1.0),
            Measure::MostShips => 0.8 * ships,
            Measure::MostGold => 0.0,
            Measure::AnimalsAtFarms => 0.6 * (sheep + cattle) + 1.2 * farms,
            Measure::CattleOnCastleRoad => 1.2 * cattle + some(!face.roads.is_empty(), 0.2),
            Measure::ShipLighthouseWaters => 0.8 * (ships + lighthouses).min(2.0),
            Measure::VerticalLines => 0.7,
            Measure::CastleRoadTiles => some(!face.roads.is_empty(), 0.7),
            Measure::LargestCompletedWater => some(has(Terrain::Water), 0.7),
            Measure::CompletedMountains | Measure::LargestCompletedMountain => {
                some(has(Terrain::Mountain), 0.7)
            }
            Measure::OpenWaterEdges => {
                0.3 * face.edges.iter().filter(|terrain| **terrain == Terrain::Water).count() as f32
            }
            Measure::LargestCattleHerd => 1.3 * cattle,
            Measure::MostLighthouses => lighthouses,
            Measure::HouseByTheLake => some(has(Terrain::Water), 1.5 * farms),
        };
        worth += each * weights[GOAL] * scorings_left(state, letter);
    }
    worth += some(face.scroll.is_some(), weights[SCROLL]);
    worth +=
        some(face.barrel.is_some(), weights[BARREL]) * rounds_to_come(state) * gold_worth(weights, state);
    let tablet = matches!(face.kind, TileKind::Druid { tablet: Some(_), .. });
    worth += some(tablet, weights[TABLET] * rounds_to_come(state));
    if player.territory.takes(state.config.data, tile) { worth } else { weights[UNFIT] * worth }
}

/// What the tiles in front of a player promise: sold they bring gold, unsold they are built and cost it.
fn stall_worth(weights: &[f32], state: &State, seat: Seat) -> f32 {
    let player = state.player(seat);
    let mut sum = 0.0;
    for (number, ware) in player.stall.iter().enumerate() {
        let Some(ware) = ware else { continue };
        sum += match (ware.fate, state.screens[seat].marks[number]) {
            (Fate::Offered, _) => offer_worth(weights, state, seat, *ware, ware.price.into(), Lying::OnTile),
            (Fate::Screened, Some(Mark::Price(price))) => {
                offer_worth(weights, state, seat, *ware, price.into(), Lying::InHand)
            }
            (Fate::Screened, None) => {
                // Not priced yet: what it would bring at a price that others might pay.
                let price = (willingness(weights, state, seat, ware.tile) * 0.8)
                    .max(1.0)
                    .min(f32::from(player.gold) / 2.0);
                offer_worth(weights, state, seat, *ware, price, Lying::InHand)
            }
            (Fate::Screened, Some(Mark::Axe))
            | (Fate::Thrown | Fate::Sold { .. } | Fate::Own | Fate::Kept, _) => 0.0,
        };
    }
    sum
}

/// Is the gold of a price still counted in its owner's hand?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lying {
    InHand,
    OnTile,
}

/// What gold in hand is worth beyond itself as long as a tile of somebody else can be bought with it: the first
/// coins most, because a cheap tile can be had for them.
fn purse_worth(weights: &[f32], state: &State, seat: Seat) -> f32 {
    let (start, seats) = (state.common.start, state.config.seats);
    let order = |seat: Seat| start.distance_to(seat, seats);
    let to_come = match state.common.phase {
        Phase::Offers => true,
        Phase::FirstBuy { bought: false, .. } => order(seat) >= order(state.common.active),
        Phase::FirstBuy { bought: true, .. } => order(seat) > order(state.common.active),
        _ => false,
    };
    if !to_come {
        return 0.0;
    }
    let others = Seat::first(seats).filter(|other| *other != seat);
    let wares = others.flat_map(|other| state.player(other).stall.iter().flatten());
    let held = wares.filter(|ware| matches!(ware.fate, Fate::Screened | Fate::Offered));
    let best = held.map(|ware| tile_worth(weights, state, seat, ware.tile)).fold(0.0, f32::max);
    let player = state.player(seat);
    let purse = player.gold - state.screens[seat].gold() + hooks::discount(state.config.data, player);
    weights[PURSE] * best * (1.0 - (-f32::from(purse) / 3.0).exp())
}

/// The most gold that somebody else would give for a tile.
fn willingness(weights: &[f32], state: &State, owner: Seat, tile: TileId) -> f32 {
    let others = Seat::first(state.config.seats).filter(|seat| *seat != owner);
    let gives = |seat: Seat| {
        let player = state.player(seat);
        let gold = f32::from(player.gold) * if state.common.phase == Phase::Offers { 0.6 } else { 1.0 };
        (tile_worth(weights, state, seat, tile) / gold_worth(weights, state)).min(gold)
            + f32::from(hooks::discount(state.config.data, player))
    };
    others.map(gives).fold(0.0, f32::max)
}

/// The mean of being sold and being kept, as likely as the others' willingness makes it.
fn offer_worth(weights: &[f32], state: &State, seat: Seat, ware: Ware, gold: f32, lying: Lying) -> f32 {
    let each = gold_worth(weights, state);
    let eager = (weights[EAGER] * willingness(weights, state, seat, ware.tile) - gold) / 1.5;
    let likely = weights[SALE] / (1.0 + (-eager).exp());
    let kept = tile_worth(weights, state, seat, ware.tile) - gold * each;
    let sold = gold * each;
    let back = match lying {
        Lying::InHand => 0.0,
        Lying::OnTile => gold * each,
    };
    likely * sold + (1.0 - likely) * kept + back
}
