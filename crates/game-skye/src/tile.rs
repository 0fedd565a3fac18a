//! What is printed on a tile: areas with their symbols, road pieces, price and tablet (2.1).

use kernel::List;
use serde::Deserialize;

use crate::data::{Fault, Set};
use crate::goal::Named;
use crate::ids::{Direction, ScrollId, Turns};

/// The most areas a tile can have: one at each side and one in the middle.
pub(crate) const MAX_REGIONS: usize = 5;
/// The most road pieces a tile can have.
pub const MAX_ROADS: usize = 2;

/// What an area is made of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
#[expect(missing_docs, reason = "the words of the rulebook")]
pub enum Terrain {
    #[default]
    Pasture = 1,
    Mountain = 2,
    Water = 3,
}

impl Terrain {
    /// All terrains.
    pub const ALL: [Terrain; 3] = [Terrain::Pasture, Terrain::Mountain, Terrain::Water];

    /// The letter in data files.
    pub const fn letter(self) -> char {
        match self {
            Terrain::Pasture => 'P',
            Terrain::Mountain => 'M',
            Terrain::Water => 'W',
        }
    }

    /// Two bits for the sides of a tile, never both unset: unset bits mean that nothing is there.
    #[inline]
    pub(crate) const fn bits(self) -> u8 {
        self as u8
    }
}

/// How many of each symbol there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[expect(missing_docs, reason = "the words of the rulebook")]
pub struct Symbols {
    pub sheep: u8,
    pub cattle: u8,
    pub farms: u8,
    pub brochs: u8,
    pub ships: u8,
    pub lighthouses: u8,
}

impl Symbols {
    /// Adds those of another area or tile.
    #[inline]
    pub fn add(&mut self, other: &Symbols) {
        self.sheep += other.sheep;
        self.cattle += other.cattle;
        self.farms += other.farms;
        self.brochs += other.brochs;
        self.ships += other.ships;
        self.lighthouses += other.lighthouses;
    }
}

/// One area of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Region {
    /// What it is made of.
    pub terrain: Terrain,
    /// The printed sides it touches.
    pub sides: Sides,
    /// Does it cover the middle of the tile?
    pub centre: bool,
    /// What stands in it.
    pub symbols: Symbols,
    /// The scroll that lies in it.
    pub scroll: Option<ScrollId>,
}

/// One road piece of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Road {
    /// The printed sides it reaches.
    pub sides: Sides,
    /// Do the tile's whisky barrels stand at it?
    pub barrel: bool,
}

/// Some of the four sides of a tile, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Sides(u8);

impl Sides {
    /// None.
    pub const NONE: Sides = Sides(0);

    /// Is this side one of them?
    #[inline]
    pub const fn contains(self, side: Direction) -> bool {
        self.0 >> side as u8 & 1 == 1
    }

    /// The same with this side.
    #[inline]
    #[must_use]
    pub const fn with(self, side: Direction) -> Sides {
        Sides(self.0 | 1 << side as u8)
    }

    /// The same without this side.
    #[inline]
    #[must_use]
    pub const fn without(self, side: Direction) -> Sides {
        Sides(self.0 & !(1 << side as u8))
    }

    /// The sides where they face after turning.
    #[inline]
    #[must_use]
    pub const fn turned(self, turns: Turns) -> Sides {
        let doubled = (self.0 as u16) << turns.number();
        Sides((doubled | doubled >> 4) as u8 & 15)
    }

    /// Those that are in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Sides) -> Sides {
        Sides(self.0 & other.0)
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The first, clockwise from north.
    #[inline]
    pub const fn first(self) -> Option<Direction> {
        if self.0 == 0 { None } else { Some(Direction::ALL[self.0.trailing_zeros() as usize]) }
    }

    /// The sides, clockwise from north.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Direction> {
        Direction::ALL.into_iter().filter(move |side| self.contains(*side))
    }
}

/// Where a tile comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TileKind {
    /// Lies at 0,0 from the start.
    Castle,
    /// In the bag.
    Landscape,
    /// On the dolmen or in its stock; never in the bag.
    Druid {
        /// Fixed price.
        price: u8,
        /// The stone tablet gained with it, as an index into the tablets.
        tablet: Option<u8>,
    },
}

/// A tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tile {
    /// Its name, such as `L12`.
    pub name: String,
    /// Where it comes from.
    pub kind: TileKind,
    /// The colour of a castle.
    pub colour: Option<String>,
    /// The terrain at each printed side.
    pub edges: [Terrain; 4],
    /// The areas.
    pub regions: List<Region, MAX_REGIONS>,
    /// The area at each printed side, as an index into the areas.
    pub region_at: [u8; 4],
    /// The road pieces.
    pub roads: List<Road, MAX_ROADS>,
    /// The road piece at each printed side, if one reaches it.
    pub road_at: [Option<u8>; 4],
    /// The road piece at which barrels stand.
    pub barrel: Option<u8>,
    /// All symbols together.
    pub symbols: Symbols,
    /// The scroll and the area in which it lies.
    pub scroll: Option<(ScrollId, u8)>,
    /// Was the face designed for Henge because the printed one is not public?
    pub designed: bool,
    /// The terrains that face north, east, south, west after each number of turns, two bits each.
    pub(crate) codes: [u8; 4],
}

impl Tile {
    /// Fixed price of a druid tile; others have none.
    pub fn price(&self) -> u8 {
        match self.kind {
            TileKind::Druid { price, .. } => price,
            TileKind::Castle | TileKind::Landscape => 0,
        }
    }

    /// For each set of neighbouring terrains (two bits each, unset where there is no neighbour) the turns in
    /// which the tile fits, one bit each.
    pub(crate) fn fits(&self) -> [u8; 256] {
        core::array::from_fn(|need| {
            let need = need as u8;
            let matches = |code: u8| {
                Direction::ALL.iter().all(|side| {
                    let shift = 2 * side.index();
                    let wanted = need >> shift & 3;
                    wanted == 0 || wanted == code >> shift & 3
                })
            };
            (0..4).filter(|turn| matches(self.codes[*turn])).fold(0, |fits, turn| fits | 1 << turn)
        })
    }
}

/// The file of tiles as written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawTiles {
    pub(crate) tile: Vec<RawTile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawTile {
    pub(crate) id: String,
    set: String,
    #[serde(default)]
    castle: bool,
    colour: Option<String>,
    price: Option<u8>,
    tablet: Option<String>,
    edges: String,
    regions: Vec<RawRegion>,
    roads: Vec<RawRoad>,
    provenance: String,
    #[serde(rename = "placement")]
    _placement: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRegion {
    terrain: Terrain,
    edges: String,
    #[serde(default)]
    centre: bool,
    #[serde(default)]
    sheep: u8,
    #[serde(default)]
    cattle: u8,
    #[serde(default)]
    farm: u8,
    #[serde(default)]
    broch: u8,
    #[serde(default)]
    ship: u8,
    #[serde(default)]
    lighthouse: u8,
    scroll: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRoad {
    edges: String,
    #[serde(default)]
    barrel: bool,
}

/// The sides that a text such as `NS` names, each once.
fn sides(text: &str) -> Option<Sides> {
    let mut found = Sides::NONE;
    for letter in text.chars() {
        let side = Direction::ALL.into_iter().find(|side| side.word() == letter)?;
        if found.contains(side) {
            return None;
        }
        found = found.with(side);
    }
    Some(found)
}

impl RawTile {
    /// The tile, or what is wrong with it.
    pub(crate) fn build(&self, scrolls: &dyn Named, tablets: &dyn Named) -> Result<Tile, Fault> {
        let wrong = |why: String| Fault::Tile { tile: self.id.clone(), why };
        if self.id.is_empty() || self.id.contains([' ', ',']) {
            return Err(wrong("a name has no blank and no comma in it".to_owned()));
        }
        let kind = self.kind(tablets).map_err(&wrong)?;
        let letters: Vec<char> = self.edges.chars().collect();
        let terrain = |letter: &char| Terrain::ALL.into_iter().find(|terrain| terrain.letter() == *letter);
        let terrains: Vec<Terrain> = letters.iter().filter_map(terrain).collect();
        let (Ok(edges), true) = (<[Terrain; 4]>::try_from(terrains), letters.len() == 4) else {
            return Err(wrong(format!("edges {:?}; four of P, M and W are needed", self.edges)));
        };
        let (regions, region_at) = self.areas(edges, scrolls).map_err(&wrong)?;
        let (roads, road_at) = self.pieces(edges).map_err(&wrong)?;
        let mut symbols = Symbols::default();
        regions.iter().for_each(|region| symbols.add(&region.symbols));
        let mut with_scroll = regions.iter().enumerate().filter(|(_, region)| region.scroll.is_some());
        let scroll = with_scroll.next().and_then(|(index, region)| Some((region.scroll?, index as u8)));
        if with_scroll.next().is_some() {
            return Err(wrong("two scrolls; one is possible".to_owned()));
        }
        let barrels: Vec<usize> = (0..roads.len()).filter(|index| roads[*index].barrel).collect();
        if barrels.len() > 1 {
            return Err(wrong("barrels at two road pieces; they stand at one".to_owned()));
        }
        let codes = core::array::from_fn(|turn| {
            Direction::ALL.iter().fold(0, |code, side| {
                let printed = side.printed(Turns::ALL[turn]);
                code | edges[printed.index()].bits() << (2 * side.index())
            })
        });
        Ok(Tile {
            name: self.id.clone(),
            kind,
            colour: self.colour.clone(),
            edges,
            regions,
            region_at,
            roads,
            road_at,
            barrel: barrels.first().map(|index| *index as u8),
            symbols,
            scroll,
            designed: self.provenance == "designed",
            codes,
        })
    }

    fn kind(&self, tablets: &dyn Named) -> Result<TileKind, String> {
        let set =
            Set::named(&self.set).ok_or_else(|| format!("set {:?}; castle, base or druid", self.set))?;
        let plain = self.price.is_none() && self.tablet.is_none();
        match set {
            Set::Castle if self.castle && self.colour.is_some() && plain => Ok(TileKind::Castle),
            Set::Castle => Err("a castle has castle = true and a colour, no price and no tablet".to_owned()),
            Set::Base if !self.castle && plain => Ok(TileKind::Landscape),
            Set::Base => Err("a landscape tile has no castle, no price and no tablet".to_owned()),
            Set::Druid => {
                let price =
                    self.price.filter(|price| *price <= 20).ok_or("a druid tile has a price up to 20")?;
                let tablet = self.tablet.as_ref().map(|key| {
                    tablets.index_of(key).ok_or_else(|| format!("tablet {key:?} is not among the tablets"))
                });
                Ok(TileKind::Druid { price, tablet: tablet.transpose()? })
            }
        }
    }

    fn areas(
        &self,
        edges: [Terrain; 4],
        scrolls: &dyn Named,
    ) -> Result<(List<Region, MAX_REGIONS>, [u8; 4]), String> {
        let mut regions: List<Region, MAX_REGIONS> = List::new();
        let mut owner = [None; 4];
        for raw in &self.regions {
            let touched = sides(&raw.edges).ok_or_else(|| format!("area edges {:?}", raw.edges))?;
            if touched.is_empty() && !raw.centre {
                return Err("an area without edges must be the middle one".to_owned());
            }
            if regions.is_full() {
                return Err(format!("more than {MAX_REGIONS} areas"));
            }
            for side in touched.iter() {
                let letter = side.word();
                if edges[side.index()] != raw.terrain {
                    return Err(format!("edge {letter} has another terrain than its area"));
                }
                if owner[side.index()].replace(regions.len() as u8).is_some() {
                    return Err(format!("edge {letter} lies in two areas"));
                }
            }
            regions.push(raw.build(touched, scrolls)?);
        }
        if regions.iter().filter(|region| region.centre).count() != 1 {
            return Err("exactly one area covers the middle".to_owned());
        }
        let mut region_at = [0; 4];
        for side in Direction::ALL {
            region_at[side.index()] =
                owner[side.index()].ok_or_else(|| format!("edge {} lies in no area", side.word()))?;
        }
        Ok((regions, region_at))
    }

    fn pieces(&self, edges: [Terrain; 4]) -> Result<(List<Road, MAX_ROADS>, [Option<u8>; 4]), String> {
        let mut roads: List<Road, MAX_ROADS> = List::new();
        let mut road_at = [None; 4];
        for raw in &self.roads {
            let reached = sides(&raw.edges).filter(|sides| (1..=3).contains(&sides.len()));
            let reached = reached.ok_or_else(|| format!("road {:?}; it reaches 1 to 3 edges", raw.edges))?;
            if roads.is_full() {
                return Err(format!("more than {MAX_ROADS} road pieces"));
            }
            for side in reached.iter() {
                if road_at[side.index()].replace(roads.len() as u8).is_some() {
                    return Err(format!("two roads at edge {}", side.word()));
                }
                if edges[side.index()] == Terrain::Water {
                    return Err(format!("a road at the water edge {}", side.word()));
                }
            }
            roads.push(Road { sides: reached, barrel: raw.barrel });
        }
        Ok((roads, road_at))
    }
}

impl RawRegion {
    fn build(&self, sides: Sides, scrolls: &dyn Named) -> Result<Region, String> {
        let homes = [
            ("sheep", self.sheep, Terrain::Pasture),
            ("cattle", self.cattle, Terrain::Pasture),
            ("farm", self.farm, Terrain::Pasture),
            ("broch", self.broch, Terrain::Mountain),
            ("ship", self.ship, Terrain::Water),
            ("lighthouse", self.lighthouse, Terrain::Water),
        ];
        for (symbol, count, home) in homes {
            if count > 0 && self.terrain != home {
                return Err(format!("{symbol} stands in another terrain than it may"));
            }
            // 25 tiles of nine still fit into the small numbers in which symbols are counted.
            if count > 9 {
                return Err(format!("{count} times {symbol}; at most 9"));
            }
        }
        let scroll = self.scroll.as_ref().map(|key| {
            let index =
                scrolls.index_of(key).ok_or_else(|| format!("scroll {key:?} is not among the scrolls"))?;
            if self.centre {
                Ok(ScrollId::from_index(index))
            } else {
                Err("a scroll lies in the middle (R14)".to_owned())
            }
        });
        Ok(Region {
            terrain: self.terrain,
            sides,
            centre: self.centre,
            symbols: Symbols {
                sheep: self.sheep,
                cattle: self.cattle,
                farms: self.farm,
                brochs: self.broch,
                ships: self.ship,
                lighthouses: self.lighthouse,
            },
            scroll: scroll.transpose()?,
        })
    }
}
