//! Actions and views as numbers, for learning programs.

use kernel::{Encode, MAX_SEATS, Plane, Seat};

use crate::config::Config;
use crate::features;
use crate::ids::{Cell, DRAWN, MAX_GOLD, MAX_PENDING, REACH, SLOTS, Turns};
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
    const FEATURES: u16 = features::VERSION;

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

    fn planes(config: &Config, plane: &mut dyn FnMut(Plane)) {
        features::planes(config, plane);
    }

    fn features(view: &View, out: &mut [f32]) {
        features::write(view, out);
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
