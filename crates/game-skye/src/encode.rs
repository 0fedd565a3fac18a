//! Actions and views as numbers, for learning programs.

use kernel::{Encode, MAX_SEATS, Plane, Seat, Viewer};

use crate::config::Config;
use crate::hooks;
use crate::ids::{
    Cell, DRAWN, Direction, LETTERS, MAX_GOLD, MAX_PENDING, MAX_SCORING, MAX_TERRITORY, MAX_TILES, REACH,
    SLOTS, TABLETS, TileId, Turns,
};
use crate::state::{Fate, Mark, Phase, Player};
use crate::survey::Survey;
use crate::tile::{Terrain, Tile};
use crate::view::View;
use crate::{Action, Skye};

const DRAWN_COUNT: u16 = DRAWN as u16;
const AXE: u16 = 0;
const PRICE: u16 = AXE + DRAWN_COUNT;
const BUY: u16 = PRICE + MAX_GOLD + 1;
const OWN: u16 = BUY + MAX_SEATS as u16 * DRAWN_COUNT;
const END: u16 = OWN + DRAWN_COUNT;
const DRUID: u16 = END + 1;
const BAG: u16 = DRUID + SLOTS as u16;
const PASS: u16 = BAG + 1;
const KEEP: u16 = PASS + 1;
const PLACE: u16 = KEEP + MAX_PENDING as u16;
const COUNT: u16 = PLACE + MAX_PENDING as u16 * CELLS * 4;

const RADIUS: u16 = REACH as u16;
/// The cells within reach of the castle form a diamond.
const CELLS: u16 = 2 * RADIUS * (RADIUS + 1) + 1;

/// The number of a cell of the diamond, column by column from the west: the columns before the castle's hold
/// 1, 3, 5, … cells, so square numbers tell where each begins.
fn cell_index(cell: Cell) -> u16 {
    let height = RADIUS - u16::from(cell.x.unsigned_abs());
    let column = if cell.x <= 0 { height * height } else { CELLS - (height + 1) * (height + 1) };
    column + height.wrapping_add_signed(cell.y.into())
}

fn cell_at(index: u16) -> Cell {
    // The height of the column above and below the x axis, and where the column begins.
    let in_west = index < (RADIUS + 1) * (RADIUS + 1);
    let height = if in_west { index.isqrt() } else { (CELLS - index - 1).isqrt() };
    let column = if in_west { height * height } else { CELLS - (height + 1) * (height + 1) };
    let distance = (RADIUS - height) as i8;
    let y = (index - column) as i8 - height as i8;
    Cell { x: if in_west { -distance } else { distance }, y }
}

impl Encode for Skye {
    fn action_count(_config: &Config) -> u16 {
        COUNT
    }

    fn index(_config: &Config, action: Action) -> u16 {
        match action {
            Action::Axe { tile } => AXE + u16::from(tile),
            Action::Price { gold } => PRICE + gold,
            Action::Buy { seller, tile } => BUY + u16::from(seller.number()) * DRAWN_COUNT + u16::from(tile),
            Action::Own { tile } => OWN + u16::from(tile),
            Action::End => END,
            Action::Druid { slot } => DRUID + u16::from(slot),
            Action::Bag => BAG,
            Action::Pass => PASS,
            Action::Keep { tile } => KEEP + u16::from(tile),
            Action::Place { tile, at, turns } => {
                PLACE + (u16::from(tile) * CELLS + cell_index(at)) * 4 + u16::from(turns.number())
            }
        }
    }

    fn action(_config: &Config, index: u16) -> Option<Action> {
        let small = |base: u16| (index - base) as u8;
        let action = match index {
            AXE..PRICE => Action::Axe { tile: small(AXE) },
            PRICE..BUY => Action::Price { gold: index - PRICE },
            BUY..OWN => {
                let offset = index - BUY;
                let seller = Seat::new((offset / DRAWN_COUNT) as u8)?;
                Action::Buy { seller, tile: (offset % DRAWN_COUNT) as u8 }
            }
            OWN..END => Action::Own { tile: small(OWN) },
            END => Action::End,
            DRUID..BAG => Action::Druid { slot: small(DRUID) },
            BAG => Action::Bag,
            PASS => Action::Pass,
            KEEP..PLACE => Action::Keep { tile: small(KEEP) },
            PLACE..COUNT => {
                let offset = index - PLACE;
                let turns = Turns::new((offset % 4) as u8)?;
                let at = cell_at(offset / 4 % CELLS);
                Action::Place { tile: (offset / 4 / CELLS) as u8, at, turns }
            }
            _ => return None,
        };
        Some(action)
    }

    /// Seats are counted clockwise from the viewer; seats beyond the table are zero.
    fn planes(_config: &Config, plane: &mut dyn FnMut(Plane)) {
        plane(Plane { name: "player", len: MAX_SEATS * PLAYER });
        plane(Plane { name: "stalls", len: MAX_SEATS * DRAWN * (TILE + 4) });
        plane(Plane { name: "own_screen", len: DRAWN * 2 });
        plane(Plane { name: "own_pending", len: MAX_PENDING * TILE });
        plane(Plane { name: "tiles_drawn_from_bag", len: MAX_PENDING * TILE });
        plane(Plane { name: "dolmen", len: SLOTS * (TILE + 1) });
        plane(Plane { name: "territories", len: MAX_SEATS * MAX_TERRITORY * PLACED });
        plane(Plane { name: "bag", len: MAX_TILES });
        plane(Plane { name: "stock", len: MAX_TILES });
        plane(Plane { name: "scoring", len: LETTERS * MAX_SCORING });
        plane(Plane { name: "scorings_left", len: LETTERS });
        plane(Plane { name: "round", len: 1 });
        plane(Plane { name: "start", len: MAX_SEATS });
        plane(Plane { name: "active", len: MAX_SEATS });
        plane(Plane { name: "committed", len: MAX_SEATS });
        plane(Plane { name: "phase", len: 7 });
        plane(Plane { name: "purchases_left", len: 2 });
    }

    fn features(view: &View, out: &mut [f32]) {
        let (common, config) = (&view.common, &view.config);
        let own = match view.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Audience | Viewer::Open => Seat::ALL[0],
        };
        // The seat at each distance from the viewer, as far as the table goes.
        let around = |distance: usize| {
            (distance < config.seats.into()).then(|| own.clockwise(distance as u8, config.seats))
        };
        let mut writer = Writer { out, at: 0 };
        for distance in 0..MAX_SEATS {
            writer.player(view, around(distance).map(|seat| &common.players[seat]));
        }
        for distance in 0..MAX_SEATS {
            for number in 0..DRAWN {
                let ware = around(distance).and_then(|seat| common.players[seat].stall[number]);
                writer.tile(config, ware.map(|ware| ware.tile));
                writer.push(ware.map_or(0.0, |ware| f32::from(ware.price) / 20.0));
                writer.flag(ware.is_some_and(|ware| ware.fate == Fate::Offered));
                writer.flag(ware.is_some_and(|ware| ware.fate == Fate::Thrown));
                writer.flag(ware.is_some_and(|ware| matches!(ware.fate, Fate::Sold { .. })));
            }
        }
        for mark in view.screens[own].unwrap_or_default().marks {
            writer.flag(mark == Some(Mark::Axe));
            writer.push(if let Some(Mark::Price(gold)) = mark { f32::from(gold) / 20.0 } else { 0.0 });
        }
        for number in 0..MAX_PENDING {
            writer.tile(config, common.players[own].pending.get(number).copied());
        }
        for number in 0..MAX_PENDING {
            writer.tile(config, common.drawn.get(number).copied());
        }
        for (tile, surcharge) in common.dolmen.iter().zip(config.data.rules.surcharge) {
            writer.tile(config, *tile);
            let cost = |tile: TileId| f32::from(u16::from(config.data.tile(tile).price()) + surcharge) / 10.0;
            writer.push(tile.map_or(0.0, cost));
        }
        for distance in 0..MAX_SEATS {
            writer.territory(config, around(distance).map(|seat| &common.players[seat]));
        }
        for set in [common.bag, common.stock] {
            (0..MAX_TILES).for_each(|tile| writer.flag(set.contains(TileId::from_index(tile as u8))));
        }
        let drawn = common.phase != Phase::Scoring;
        for tile in common.scoring {
            (0..MAX_SCORING).for_each(|index| writer.flag(drawn && tile.index() == index));
        }
        let left = &config.schedule.rounds[usize::from(common.round) - 1..];
        for letter in 0..LETTERS {
            let times = left.iter().filter(|round| round.scoring.contains(&letter)).count();
            writer.push(times as f32 / 3.0);
        }
        writer.push(f32::from(common.round) / 6.0);
        for distance in 0..MAX_SEATS {
            writer.flag(around(distance) == Some(common.start));
        }
        for distance in 0..MAX_SEATS {
            writer.flag(around(distance) == Some(common.active));
        }
        for distance in 0..MAX_SEATS {
            writer.flag(around(distance).is_some_and(|seat| common.committed.contains(seat)));
        }
        writer.flag(common.phase == Phase::Offers);
        writer.flag(matches!(common.phase, Phase::FirstBuy { .. }));
        writer.flag(common.phase == Phase::SecondBuy);
        writer.flag(common.phase == Phase::Keep);
        writer.flag(common.phase == Phase::Build);
        writer.flag(common.phase == Phase::Over);
        writer.flag(matches!(
            common.phase,
            Phase::Scoring | Phase::Start | Phase::Draw | Phase::BagDraw | Phase::Dolmen { .. }
        ));
        let (buy, own_left) = match common.phase {
            Phase::FirstBuy { bought, own_left } => (!bought, own_left),
            _ => (false, 0),
        };
        writer.flag(buy);
        writer.push(f32::from(own_left) / 2.0);
        assert_eq!(writer.at, writer.out.len(), "the buffer has a place for each feature");
    }
}

/// Numbers that describe a player.
const PLAYER: usize = 6 + TABLETS + 6 + Terrain::ALL.len();
/// Numbers that describe a tile: terrains and roads of its four sides, symbols, barrels, scroll.
const TILE: usize = 4 * (Terrain::ALL.len() + 1) + 6 + 2;
/// Numbers that describe a tile of a territory.
const PLACED: usize = 3 + TILE;

/// Writes one number after the other.
struct Writer<'a> {
    out: &'a mut [f32],
    at: usize,
}

impl Writer<'_> {
    fn push(&mut self, number: f32) {
        self.out[self.at] = number;
        self.at += 1;
    }

    fn flag(&mut self, flag: bool) {
        self.push(f32::from(u8::from(flag)));
    }

    fn zeros(&mut self, count: usize) {
        (0..count).for_each(|_| self.push(0.0));
    }

    fn player(&mut self, view: &View, player: Option<&Player>) {
        let Some(player) = player else { return self.zeros(PLAYER) };
        let data = view.config.data;
        self.push(f32::from(player.score) / 50.0);
        self.push(f32::from(player.gold) / 20.0);
        self.push(player.territory.len() as f32 / MAX_TERRITORY as f32);
        self.push(player.pending.len() as f32 / MAX_PENDING as f32);
        self.push(f32::from(player.territory.barrels_on_castle_road(data).len()) / 5.0);
        self.push(f32::from(hooks::bag_price(data, player)) / 5.0);
        for count in player.tablets {
            self.push(f32::from(count) / 2.0);
        }
        let survey = Survey::of(data, &player.territory);
        let symbols = survey.symbols;
        for count in
            [symbols.sheep, symbols.cattle, symbols.farms, symbols.brochs, symbols.ships, symbols.lighthouses]
        {
            self.push(f32::from(count) / 5.0);
        }
        for terrain in Terrain::ALL {
            let completed = survey.areas.iter().filter(|area| area.completed && area.terrain == terrain);
            self.push(completed.count() as f32 / 5.0);
        }
    }

    fn tile(&mut self, config: &Config, tile: Option<TileId>) {
        match tile {
            Some(tile) => self.face(config.data.tile(tile), Turns::default()),
            None => self.zeros(TILE),
        }
    }

    fn face(&mut self, tile: &Tile, turns: Turns) {
        for side in Direction::ALL {
            let printed = side.printed(turns).index();
            for terrain in Terrain::ALL {
                self.flag(tile.edges[printed] == terrain);
            }
            self.flag(tile.road_at[printed].is_some());
        }
        let symbols = tile.symbols;
        for count in
            [symbols.sheep, symbols.cattle, symbols.farms, symbols.brochs, symbols.ships, symbols.lighthouses]
        {
            self.push(f32::from(count) / 2.0);
        }
        self.flag(tile.barrel.is_some());
        self.flag(tile.scroll.is_some());
    }

    fn territory(&mut self, config: &Config, player: Option<&Player>) {
        let mut count = 0;
        for placed in player.iter().flat_map(|player| player.territory.iter()) {
            self.flag(true);
            self.push(f32::from(placed.at.x) / 6.0);
            self.push(f32::from(placed.at.y) / 6.0);
            self.face(config.data.tile(placed.tile), placed.turns);
            count += 1;
        }
        self.zeros((MAX_TERRITORY - count) * PLACED);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_of_the_diamond_are_numbered_without_gaps() {
        let mut last = None;
        for index in 0..CELLS {
            let cell = cell_at(index);
            assert!(cell.in_reach(), "{cell}");
            assert_eq!(cell_index(cell), index);
            assert!(last < Some(cell));
            last = Some(cell);
        }
        assert_eq!(cell_at(CELLS - 1), Cell { x: REACH, y: 0 });
    }
}
