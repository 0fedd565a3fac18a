//! A landscape tile: ground, roads and what stands on it, in any turn.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use game_skye::{Data, Direction, Region, Terrain, Tile, TileKind, Turns};
use maud::{Markup, PreEscaped, html};

use super::icons;
use super::land::{MIDDLE, along, bits};
use crate::memo::Memo;

/// Something that stands on a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Thing {
    Castle,
    Scroll,
    Tablet,
    Named(&'static str),
}

/// Something with its place on the tile as printed.
#[derive(Clone, Copy, Debug)]
struct Standing {
    thing: Thing,
    at: (f32, f32),
}

/// How near two things may stand, and a thing to a road.
const APART: f32 = 24.0;
const OFF_ROAD: f32 = 15.0;

/// The area that covers a place on the tile as printed.
fn region_at(tile: &Tile, (x, y): (f32, f32)) -> usize {
    if x.abs().max(y.abs()) < MIDDLE
        && let Some(centre) = tile.regions.iter().position(|region| region.centre)
    {
        return centre;
    }
    let side = if y.abs() >= x.abs() {
        if y < 0.0 { Direction::North } else { Direction::South }
    } else if x > 0.0 {
        Direction::East
    } else {
        Direction::West
    };
    tile.region_at[side.index()].into()
}

/// What stands in an area, the largest first.
fn things_in(region: &Region) -> Vec<Thing> {
    let symbols = &region.symbols;
    let all = [
        ("farm", symbols.farms),
        ("broch", symbols.brochs),
        ("lighthouse", symbols.lighthouses),
        ("ship", symbols.ships),
        ("cattle", symbols.cattle),
        ("sheep", symbols.sheep),
    ];
    all.into_iter().flat_map(|(name, count)| (0..count).map(move |_| Thing::Named(name))).collect()
}

/// Finds a place for everything on a tile: in its own area, off the roads, and apart from the rest.
struct Layout<'a> {
    tile: &'a Tile,
    road: Vec<(f32, f32)>,
    standing: Vec<Standing>,
}

/// What stands where on a tile. A tile is known by where it is: data stay for as long as the program runs, and so does
/// what was found for their tiles.
fn standing(tile: &'static Tile) -> &'static [Standing] {
    static FOUND: LazyLock<Mutex<HashMap<usize, &'static [Standing]>>> = LazyLock::new(Mutex::default);
    let mut found = FOUND.lock().unwrap_or_else(PoisonError::into_inner);
    found.entry(core::ptr::from_ref(tile).addr()).or_insert_with(|| Layout::of(tile).leak())
}

impl Layout<'_> {
    fn of(tile: &Tile) -> Vec<Standing> {
        let road = tile.roads.iter().flat_map(|road| along(road.sides)).collect();
        let mut layout = Layout { tile, road, standing: Vec::new() };
        let tablet = matches!(tile.kind, TileKind::Druid { tablet: Some(_), .. });
        let middle = [
            (tile.kind == TileKind::Castle, Thing::Castle),
            (tile.scroll.is_some(), Thing::Scroll),
            (tablet, Thing::Tablet),
        ];
        for (there, thing) in middle {
            if there {
                layout.standing.push(Standing { thing, at: (0.0, 0.0) });
            }
        }
        for (index, region) in tile.regions.iter().enumerate() {
            for thing in things_in(region) {
                let at =
                    layout.best(|layout, at| if region_at(layout.tile, at) == index { 0.0 } else { -40.0 });
                layout.standing.push(Standing { thing, at });
            }
        }
        if let Some(piece) = tile.barrel {
            let own = along(tile.roads[usize::from(piece)].sides);
            let at = layout.best(|_, at| -(nearest(&own, at) - 14.0).abs());
            layout.standing.push(Standing { thing: Thing::Named("barrel"), at });
        }
        layout.standing
    }

    /// The place with the most room; `bonus` says what else counts.
    fn best(&self, bonus: impl Fn(&Layout<'_>, (f32, f32)) -> f32) -> (f32, f32) {
        let (mut best, mut most) = ((0.0, 0.0), f32::MIN);
        for row in -6_i8..=6 {
            for column in -6_i8..=6 {
                let at = (f32::from(column) * 6.0, f32::from(row) * 6.0);
                let room = self.room(at) + bonus(self, at);
                if room > most {
                    (best, most) = (at, room);
                }
            }
        }
        best
    }

    /// How good a place is: never better than just enough room, then rather near the middle of what is free.
    fn room(&self, at: (f32, f32)) -> f32 {
        let road = (nearest(&self.road, at) - OFF_ROAD).min(3.0);
        let others = self.standing.iter().map(|other| {
            let wide = if matches!(other.thing, Thing::Named(_)) { APART } else { APART + 7.0 };
            (distance(other.at, at) - wide).min(3.0)
        });
        // The border of an area is no good place either.
        let here = region_at(self.tile, at);
        let near = [(12.0, 0.0), (-12.0, 0.0), (0.0, 12.0), (0.0, -12.0)];
        let inside = |(dx, dy): &(f32, f32)| {
            let (x, y) = (at.0 + dx, at.1 + dy);
            x.abs() < 48.0 && y.abs() < 48.0 && region_at(self.tile, (x, y)) == here
        };
        let inside = near.iter().filter(|offset| inside(offset)).count() as f32;
        others.fold(road, f32::min) + inside * 1.5
    }
}

fn distance(one: (f32, f32), other: (f32, f32)) -> f32 {
    (one.0 - other.0).hypot(one.1 - other.1)
}

fn nearest(points: &[(f32, f32)], at: (f32, f32)) -> f32 {
    points.iter().map(|point| distance(*point, at)).fold(60.0, f32::min)
}

/// Where a place of the printed tile is after turning.
fn turned((x, y): (f32, f32), turns: Turns) -> (f32, f32) {
    (0..turns.number()).fold((x, y), |(x, y), _| (-y, x))
}

/// A tile to be drawn.
#[derive(Clone, Copy)]
pub(super) struct Face {
    pub(super) data: &'static Data,
    pub(super) tile: &'static Tile,
    pub(super) turns: Turns,
    /// Which of its areas are completed, one bit each.
    pub(super) done: u8,
    /// The colour of a castle's flag.
    pub(super) flag: Option<&'static str>,
}

/// What the drawing of a tile depends on.
type TileKey = (usize, u8, u8, Option<&'static str>);

/// Tiles as they were drawn. A tile is known by where it is: data stay for as long as the program runs.
static DRAWN: LazyLock<Memo<TileKey>> = LazyLock::new(Memo::new);

impl Face {
    /// A tile as printed, in nobody's territory.
    pub(super) fn printed(data: &'static Data, tile: &'static Tile) -> Face {
        Face { data, tile, turns: Turns::default(), done: 0, flag: None }
    }

    fn is_done(&self, region: usize) -> bool {
        self.done >> region & 1 == 1
    }

    /// The whole tile, 100 wide around 0,0.
    pub(super) fn draw(&self) -> PreEscaped<Arc<str>> {
        // Only a castle has a flag.
        let flag = self.flag.filter(|_| self.tile.kind == TileKind::Castle);
        let key = (core::ptr::from_ref(self.tile).addr(), self.turns.number(), self.done, flag);
        PreEscaped(DRAWN.text(&key, || self.drawing().into_string()))
    }

    fn drawing(&self) -> Markup {
        html! {
            (self.ground())
            @for road in self.tile.roads.iter() { use href={ "#sk-r" (bits(road.sides.turned(self.turns))) } {} }
            @for thing in standing(self.tile) { (self.thing(*thing)) }
        }
    }

    fn ground(&self) -> Markup {
        let centre = self.tile.regions.iter().position(|region| region.centre).unwrap_or(0);
        let others: Vec<(usize, &Region)> =
            self.tile.regions.iter().enumerate().filter(|(index, _)| *index != centre).collect();
        let class = |index: usize| {
            let letter = self.tile.regions[index].terrain.letter().to_ascii_lowercase();
            if self.is_done(index) { format!("sk-{letter} done") } else { format!("sk-{letter}") }
        };
        let wet = |index: usize| self.tile.regions[index].terrain == Terrain::Water;
        html! {
            use href="#sk-a0" class=(class(centre)) {}
            @for (index, region) in &others {
                use href={ "#sk-a" (bits(region.sides.turned(self.turns))) } class=(class(*index)) {}
            }
            @for (index, region) in &others {
                @let edge = if wet(*index) || wet(centre) { "sk-e shore" } else { "sk-e" };
                use href={ "#sk-e" (bits(region.sides.turned(self.turns))) } class=(edge) {}
            }
            // What surrounds a completed area: borders towards the middle, and from the corners inwards.
            @for (index, region) in &others {
                @if self.is_done(*index) || self.is_done(centre) {
                    use href={ "#sk-i" (bits(region.sides.turned(self.turns))) } class="sk-e done" {}
                }
            }
            @for corner in self.gilded_corners() { use href={ "#sk-d" (corner) } class="sk-e done" {} }
        }
    }

    /// The corners between two areas of which one is completed, clockwise from the north-west.
    fn gilded_corners(&self) -> impl Iterator<Item = usize> {
        let region = |side: usize| {
            let printed = Direction::ALL[side % 4].printed(self.turns);
            usize::from(self.tile.region_at[printed.index()])
        };
        (0..4).filter(move |corner| {
            let (before, after) = (region(corner + 3), region(*corner));
            before != after && (self.is_done(before) || self.is_done(after))
        })
    }

    fn thing(&self, standing: Standing) -> Markup {
        let (x, y) = turned(standing.at, self.turns);
        let (x, y) = (x.round() as i32, y.round() as i32);
        match standing.thing {
            Thing::Named(name) => html! { use href={ "#sk-" (name) } x=(x) y=(y) {} },
            Thing::Castle => html! { use href="#sk-castle" color=[self.flag] y="2" {} },
            Thing::Scroll => {
                let scroll = self.tile.scroll.map(|(id, region)| (self.data.scroll(id), usize::from(region)));
                html! {
                    @if let Some((scroll, region)) = scroll {
                        g .sk-scroll .done[self.is_done(region)] { (icons::scroll(scroll)) }
                    }
                }
            }
            Thing::Tablet => {
                let key = match self.tile.kind {
                    TileKind::Druid { tablet: Some(tablet), .. } => {
                        self.data.tablets.get(usize::from(tablet)).map(|tablet| tablet.key.as_str())
                    }
                    _ => None,
                };
                html! { g { (icons::tablet(key.unwrap_or_default())) } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use game_skye::{Skye, TileId};
    use kernel::Game;

    use super::*;

    #[test]
    fn everything_stands_in_its_area_and_apart() {
        let data = Skye::read_data(&[]).unwrap();
        for tile in &data.tiles {
            let standing = Layout::of(tile);
            let symbols = &tile.symbols;
            let count = symbols.sheep + symbols.cattle + symbols.farms + symbols.brochs + symbols.ships;
            assert!(standing.len() >= usize::from(count + symbols.lighthouses), "{}", tile.name);
            for (index, one) in standing.iter().enumerate() {
                for other in &standing[..index] {
                    let far = distance(one.at, other.at);
                    assert!(far > 11.0, "{}: {one:?} and {other:?} are {far} apart", tile.name);
                }
            }
        }
    }

    #[test]
    fn four_quarter_turns_are_none() {
        assert_eq!(turned((10.0, -30.0), Turns::ALL[1]), (30.0, 10.0));
        let once = Turns::ALL[1];
        let round = (0..4).fold((10.0, -30.0), |at, _| turned(at, once));
        assert_eq!(round, (10.0, -30.0));
        assert_eq!(TileId::from_index(3).index(), 3);
    }
}
