//! What a placement would be worth: the change of each scoring tile, of the scrolls and of the income.
//!
//! A page gets it with the tiles that are to be built, priced or bought, short enough for every cell and turn: the
//! script shows the one that is looked at and asks nobody.

use game_skye::{
    Cell, Common, Config, Letter, TileId, TileKind, Turns, View, points_now, scrolls, scrolls_again,
};
use kernel::Seat;

/// Points of the four scoring tiles, points of the scrolls, income.
type Worth = [i32; 6];

fn worth(config: &Config, common: &Common, seat: Seat) -> Worth {
    let player = &common.players[seat];
    let points = |letter: Letter| i32::from(points_now(config, common, common.scoring[letter.index()])[seat]);
    let [a, b, c, d] = Letter::ALL.map(points);
    let values = scrolls(config.data, player);
    let all: u16 = values.iter().map(|value| value.simple * u16::from(value.times)).sum();
    let again = values.iter().map(|value| value.simple).max().unwrap_or(0) * u16::from(scrolls_again(player));
    let barrels = u16::from(player.territory.barrels_on_castle_road(config.data).len());
    [a, b, c, d, i32::from(all + again), i32::from(barrels * config.data.rules.barrel_income)]
}

/// The table as it would be.
fn with(view: &View, seat: Seat, tile: TileId, at: Cell, turns: Turns) -> Option<Common> {
    let data = view.config.data;
    let territory = view.common.players[seat].territory.with(data, tile, at, turns).ok()?;
    let mut common = view.common;
    let player = &mut common.players[seat];
    player.territory = territory;
    if let TileKind::Druid { tablet: Some(tablet), .. } = data.tile(tile).kind {
        player.tablets[usize::from(tablet)] += 1;
    }
    Some(common)
}

/// Everything a tile could do in a territory, as `x,y,turns:a,b,c,d,scrolls,income` with spaces between; zeros at the
/// end are left out.
pub(super) fn fits(view: &View, seat: Seat, tile: TileId) -> String {
    let player = &view.common.players[seat];
    let now = worth(&view.config, &view.common, seat);
    let cells = player.territory.cells();
    let mut free: Vec<Cell> =
        cells.iter().flat_map(|cell| game_skye::Direction::ALL.map(|side| cell.step(side))).collect();
    free.sort_unstable();
    free.dedup();
    let mut found = Vec::new();
    for at in free {
        for turns in Turns::ALL {
            let Some(common) = with(view, seat, tile, at, turns) else { continue };
            let then = worth(&view.config, &common, seat);
            let change: Vec<i32> = then.iter().zip(now).map(|(then, now)| then - now).collect();
            let last = change.iter().rposition(|change| *change != 0).map_or(0, |last| last + 1);
            let said: Vec<String> = change[..last].iter().map(i32::to_string).collect();
            found.push(format!("{at},{}:{}", turns.number(), said.join(",")));
        }
    }
    found.join(" ")
}

#[cfg(test)]
mod tests {
    use game_skye::Action;

    use super::*;
    use crate::skye::samples;

    #[test]
    fn every_placement_is_told_and_no_other() {
        let sample = samples::building();
        for number in 0..2 {
            let mut told: Vec<String> =
                fits(&sample.view, sample.seat, sample.view.common.players[sample.seat].pending[number])
                    .split(' ')
                    .filter_map(|entry| entry.split_once(':').map(|(place, _)| place.to_owned()))
                    .collect();
            let place = |action: &Action| match action {
                Action::Place { tile, at, turns } if usize::from(*tile) == number => {
                    Some(format!("{at},{}", turns.number()))
                }
                _ => None,
            };
            let mut legal: Vec<String> = sample.options.iter().filter_map(place).collect();
            told.sort();
            legal.sort();
            assert!(!told.is_empty());
            assert_eq!(told, legal);
        }
    }

    /// E17 with L09 to build: what is told is what the scoring tiles would say afterwards.
    #[test]
    fn changes_are_those_of_the_scoring_tiles() {
        let config = samples::config("base", 2);
        let view = samples::view(&config, samples::TERRITORY, kernel::Viewer::Audience);
        let seat = Seat::ALL[0];
        let tile = view.common.players[seat].pending[0];
        let mut changes = 0;
        for entry in fits(&view, seat, tile).split(' ') {
            let (place, told) = entry.split_once(':').unwrap();
            let numbers: Vec<i8> = place.split(',').map(|number| number.parse().unwrap()).collect();
            let at = Cell { x: numbers[0], y: numbers[1] };
            let turns = Turns::new(numbers[2].unsigned_abs()).unwrap();
            let then = with(&view, seat, tile, at, turns).unwrap();
            let mut told: Vec<i32> = told.split(',').filter_map(|change| change.parse().ok()).collect();
            told.resize(6, 0);
            for letter in Letter::ALL {
                let scoring = view.common.scoring[letter.index()];
                let [after, before] =
                    [&then, &view.common].map(|common| i32::from(points_now(&config, common, scoring)[seat]));
                assert_eq!(told[letter.index()], after - before, "{entry}: {}", letter.word());
                changes += i32::from(after != before);
            }
        }
        assert!(changes > 0, "something changes somewhere");
    }
}
