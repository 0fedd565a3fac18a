//! What a view tells a learning program: blocks of numbers, complete for the viewer (`docs/features.md`).

use kernel::{Around, Features, List, MAX_SEATS, Plane, Seat, Viewer};

use crate::config::Config;
use crate::hooks;
use crate::ids::{
    DRAWN, Direction, LETTERS, MAX_PENDING, MAX_SCORING, MAX_TERRITORY, MAX_TILES, SLOTS, TABLETS, TileId,
    Turns,
};
use crate::state::{Fate, Mark, Phase, Player, Refill, Ware};
use crate::survey::Survey;
use crate::tile::{Symbols, Terrain, Tile};
use crate::view::View;

/// Raised by each change of the features.
pub(crate) const VERSION: u16 = 2;

/// Numbers that describe a player.
const PLAYER: usize = 6 + TABLETS + SYMBOLS + Terrain::ALL.len();
const SYMBOLS: usize = 6;
/// Numbers that describe a tile: terrains and roads of its four sides, symbols, barrels, scroll, which one it is.
const TILE: usize = 4 * (Terrain::ALL.len() + 1) + SYMBOLS + 3;
/// Numbers that describe a tile drawn this round: price and fate, and who bought it.
const WARE: usize = TILE + 1 + 5 + MAX_SEATS;
/// Numbers that describe a tile of a territory.
const PLACED: usize = 4 + TILE;
/// The phases; that of refilling the dolmen once for each reason.
const PHASES: usize = 13;

/// Tells the blocks in their order.
pub(crate) fn planes(_config: &Config, plane: &mut dyn FnMut(Plane)) {
    let mut block = |name, len, about| plane(Plane { name, len, about });
    block(
        "player",
        MAX_SEATS * PLAYER,
        "for each seat: points / 50; gold / 20; tiles built / 25; tiles to build / 4; barrels on the castle's road / 5; price of a tile \
         from the bag / 5; tablets of each kind / 2; sheep, cattle, farms, brochs, ships, lighthouses / 5; completed pastures, \
         mountains, waters / 5",
    );
    block(
        "stalls",
        MAX_SEATS * DRAWN * WARE,
        "the tiles each seat has drawn this round: the tile; gold on it / 20; screened, thrown, offered, bought by its owner, kept; who \
         else bought it, a flag for each seat",
    );
    block("own_screen", DRAWN * 2, "what lies behind the own screen, for each tile: the axe; gold / 20");
    block("screen_set", DRAWN, "which tiles have something behind the own screen");
    block("pending", MAX_SEATS * MAX_PENDING * TILE, "tiles that each seat has still to build");
    block("lost", MAX_SEATS * MAX_PENDING * TILE, "tiles of each seat that fitted nowhere this round");
    block(
        "tiles_drawn_from_bag",
        MAX_PENDING * TILE,
        "tiles of a purchase from the bag of which one is kept",
    );
    block(
        "dolmen",
        SLOTS * (TILE + 1),
        "the open druid tiles: the tile; its price with the surcharge of its slot / 10",
    );
    block(
        "territories",
        MAX_SEATS * MAX_TERRITORY * PLACED,
        "the territory of each seat in the order of building: there; cell to the east / 6, to the south / 6; quarter turns / 4; the tile as \
         it lies",
    );
    block("bag", MAX_TILES, "tiles in the bag, a flag for each");
    block("stock", MAX_TILES, "druid tiles face down, a flag for each");
    block("out", MAX_TILES, "tiles that have left the game, a flag for each");
    block("scoring", LETTERS * MAX_SCORING, "the scoring tiles on A, B, C, D, a flag for each");
    block("scorings_left", LETTERS, "how often A, B, C, D still score / 3");
    block("round", 1, "the round / 6");
    block("gold_in_play", 1, "gold that the bank has given out and not got back / 200");
    block("start", MAX_SEATS, "the start player, a flag for each seat");
    block("active", MAX_SEATS, "who draws or buys, a flag for each seat");
    block("committed", MAX_SEATS, "whose offer is committed, a flag for each seat");
    block(
        "phase",
        PHASES,
        "offers, first purchase, second purchase, keep, build, over, scoring, start, draw, draw from the bag, dolmen at the beginning, \
         after a purchase, at the end of a round",
    );
    block("purchases_left", 2, "may a tile of another player be bought? own tiles that may be bought / 2");
}

/// Writes the features of a view.
pub(crate) fn write(view: &View, out: &mut [f32]) {
    let (common, config) = (&view.common, &view.config);
    let own = match view.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Audience | Viewer::Open => Seat::ALL[0],
    };
    let around = Around::new(own, config.seats);
    let beyond = MAX_SEATS - usize::from(config.seats);
    let players = || around.iter().map(|seat| &common.players[seat]);
    let mut row = Features::new(out);

    players().for_each(|seat| player(&mut row, view, seat));
    row.skip(beyond * PLAYER);
    for seat in players() {
        seat.stall.iter().for_each(|ware| stall(&mut row, config, around, *ware));
    }
    row.skip(beyond * DRAWN * WARE);
    let screen = view.screens[own].unwrap_or_default();
    for mark in screen.marks {
        row.flag(mark == Some(Mark::Axe));
        row.part(if let Some(Mark::Price(gold)) = mark { gold } else { 0 }, 20.0);
    }
    row.flags(screen.marks.iter().map(Option::is_some));
    for list in [|player: &Player| player.pending, |player: &Player| player.lost] {
        players().for_each(|player| tiles(&mut row, config, &list(player)));
        row.skip(beyond * MAX_PENDING * TILE);
    }
    tiles(&mut row, config, &common.drawn);
    for (slot, surcharge) in common.dolmen.iter().zip(config.data.rules.surcharge) {
        tile(&mut row, config, *slot);
        row.part(slot.map_or(0, |tile| u16::from(config.data.tile(tile).price()) + surcharge), 10.0);
    }
    players().for_each(|player| territory(&mut row, config, player));
    row.skip(beyond * MAX_TERRITORY * PLACED);
    for set in [common.bag, common.stock, common.out] {
        row.bits(MAX_TILES, set.bits());
    }
    let drawn = common.phase != Phase::Scoring;
    for scoring in common.scoring {
        row.one_of(MAX_SCORING, drawn.then_some(scoring.index()));
    }
    let left = &config.schedule.rounds[usize::from(common.round) - 1..];
    for letter in 0..LETTERS {
        row.push(left.iter().filter(|round| round.scoring.contains(&letter)).count() as f32 / 3.0);
    }
    row.part(common.round, 6.0);
    row.part(common.in_play, 200.0);
    row.one_of(MAX_SEATS, Some(around.distance(common.start)));
    row.one_of(MAX_SEATS, Some(around.distance(common.active)));
    row.flags(around.iter().map(|seat| common.committed.contains(seat)));
    row.skip(beyond);
    row.one_of(PHASES, Some(phase_number(common.phase)));
    let (buy, own_left) = match common.phase {
        Phase::FirstBuy { bought, own_left } => (!bought, own_left),
        _ => (false, 0),
    };
    row.flag(buy);
    row.part(own_left, 2.0);
    row.end();
}

fn phase_number(phase: Phase) -> usize {
    match phase {
        Phase::Offers => 0,
        Phase::FirstBuy { .. } => 1,
        Phase::SecondBuy => 2,
        Phase::Keep => 3,
        Phase::Build => 4,
        Phase::Over => 5,
        Phase::Scoring => 6,
        Phase::Start => 7,
        Phase::Draw => 8,
        Phase::BagDraw => 9,
        Phase::Dolmen { refill: Refill::SetUp } => 10,
        Phase::Dolmen { refill: Refill::Purchase } => 11,
        Phase::Dolmen { refill: Refill::RoundEnd } => 12,
    }
}

fn player(row: &mut Features<'_>, view: &View, player: &Player) {
    let data = view.config.data;
    row.part(player.score, 50.0);
    row.part(player.gold, 20.0);
    row.push(player.territory.len() as f32 / MAX_TERRITORY as f32);
    row.push(player.pending.len() as f32 / MAX_PENDING as f32);
    row.part(player.territory.barrels_on_castle_road(data).len(), 5.0);
    row.part(hooks::bag_price(data, player), 5.0);
    player.tablets.iter().for_each(|count| row.part(*count, 2.0));
    let survey = Survey::of(data, &player.territory);
    *row.block() = symbols(survey.symbols, 5.0);
    for terrain in Terrain::ALL {
        let completed = survey.areas.iter().filter(|area| area.completed && area.terrain == terrain);
        row.push(completed.count() as f32 / 5.0);
    }
}

/// How many there are of each, as a part of `whole`.
#[inline]
fn symbols(symbols: Symbols, whole: f32) -> [f32; SYMBOLS] {
    let Symbols { sheep, cattle, farms, brochs, ships, lighthouses } = symbols;
    [sheep, cattle, farms, brochs, ships, lighthouses].map(|count| f32::from(count) / whole)
}

fn stall(row: &mut Features<'_>, config: &Config, around: Around, ware: Option<Ware>) {
    let Some(Ware { tile: which, price, fate }) = ware else { return row.skip(WARE) };
    tile(row, config, Some(which));
    row.part(price, 20.0);
    let (number, buyer) = match fate {
        Fate::Screened => (Some(0), None),
        Fate::Thrown => (Some(1), None),
        Fate::Offered => (Some(2), None),
        Fate::Own => (Some(3), None),
        Fate::Kept => (Some(4), None),
        Fate::Sold { to } => (None, Some(around.distance(to))),
    };
    row.one_of(5, number);
    row.one_of(MAX_SEATS, buyer);
}

fn tiles(row: &mut Features<'_>, config: &Config, list: &List<TileId, MAX_PENDING>) {
    list.iter().for_each(|which| tile(row, config, Some(*which)));
    row.skip((MAX_PENDING - list.len()) * TILE);
}

fn tile(row: &mut Features<'_>, config: &Config, tile: Option<TileId>) {
    match tile {
        Some(tile) => face(row, tile, config.data.tile(tile), Turns::default()),
        None => row.skip(TILE),
    }
}

/// Most of what is written are tiles of territories, so this is written in one piece.
#[inline]
fn face(row: &mut Features<'_>, id: TileId, tile: &Tile, turns: Turns) {
    const SIDE: usize = Terrain::ALL.len() + 1;
    let face: &mut [f32; TILE] = row.block();
    for (side, direction) in Direction::ALL.into_iter().enumerate() {
        let printed = direction.printed(turns).index();
        face[side * SIDE + tile.edges[printed] as usize - Terrain::Pasture as usize] = 1.0;
        face[side * SIDE + Terrain::ALL.len()] = f32::from(u8::from(tile.road_at[printed].is_some()));
    }
    let [.., barrel, scroll, which] = face;
    *barrel = f32::from(u8::from(tile.barrel.is_some()));
    *scroll = f32::from(u8::from(tile.scroll.is_some()));
    *which = (id.index() + 1) as f32 / MAX_TILES as f32;
    face[4 * SIDE..4 * SIDE + SYMBOLS].copy_from_slice(&symbols(tile.symbols, 2.0));
}

fn territory(row: &mut Features<'_>, config: &Config, player: &Player) {
    for placed in player.territory.iter() {
        row.flag(true);
        row.part(placed.at.x, 6.0);
        row.part(placed.at.y, 6.0);
        row.part(placed.turns.number(), 4.0);
        face(row, placed.tile, config.data.tile(placed.tile), placed.turns);
    }
    row.skip((MAX_TERRITORY - player.territory.len()) * PLACED);
}
