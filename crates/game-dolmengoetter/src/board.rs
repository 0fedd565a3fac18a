//! A board: places, circles and runes, read from a file and checked (section 2.4).

use std::collections::BTreeMap;

use kernel::List;
use serde::Deserialize;

use crate::data::{CircleType, Fault, RawSetup};
use crate::ids::{CircleId, MAX_CIRCLES, MAX_CIRCLES_AT_PLACE, MAX_PLACES, MAX_STACK, Place, PlaceSet};

/// A board as the engine uses it.
#[derive(Debug)]
pub struct Board {
    /// Its id, such as `standard28`.
    pub id: String,
    /// Its name in English.
    pub name_en: String,
    /// Its name in German.
    pub name_de: String,
    /// Is it a variant that the published game does not have?
    pub variant: bool,
    /// Was it designed for Henge because the printed one is not public?
    pub reconstructed: bool,
    /// Numbers of players it is made for.
    pub players: Vec<u8>,
    /// Left, top, width, height of the drawing.
    pub view_box: [i32; 4],
    /// All places.
    pub all: PlaceSet,
    /// What is drawn at each place.
    pub spots: Vec<Spot>,
    /// The circles in board order.
    pub circles: Vec<Circle>,
    /// For each place the places one step away: adjacent or rune-linked.
    pub neighbours: [PlaceSet; MAX_PLACES],
    /// For each place the circles it is a corner of, in board order.
    pub circles_at: [List<CircleId, MAX_CIRCLES_AT_PLACE>; MAX_PLACES],
}

/// Where a place is drawn and what is drawn there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// Rightwards.
    pub x: i32,
    /// Downwards.
    pub y: i32,
    /// The id of its rune, if it lies on the border.
    pub rune: Option<String>,
    /// Places joined to it by a drawn edge.
    pub adjacent: PlaceSet,
    /// Places joined to it by a rune.
    pub rune_linked: PlaceSet,
}

/// A circle of places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Circle {
    /// Its name, such as `B2`.
    pub name: String,
    /// Its places as a set.
    pub places: PlaceSet,
    /// Its places in the order round the polygon.
    pub outline: Vec<Place>,
    /// Where the stack is drawn, rightwards.
    pub x: i32,
    /// Where the stack is drawn, downwards.
    pub y: i32,
    /// The factors of the levels from the top.
    pub factors: List<u8, MAX_STACK>,
}

impl Board {
    /// How many places there are.
    #[inline]
    pub fn place_count(&self) -> usize {
        self.spots.len()
    }

    /// The circle's data.
    #[inline]
    pub fn circle(&self, id: CircleId) -> &Circle {
        &self.circles[id.index()]
    }

    /// All circles in board order.
    pub fn circle_ids(&self) -> impl Iterator<Item = CircleId> + use<> {
        (0..self.circles.len() as u8).map(CircleId::from_index)
    }

    /// All places in ascending order.
    pub fn places(&self) -> impl Iterator<Item = Place> + use<> {
        self.all.iter()
    }

    /// The circle with this name.
    pub fn circle_named(&self, name: &str) -> Option<CircleId> {
        self.circle_ids().find(|id| self.circle(*id).name == name)
    }

    /// The place people call by this number, if the board has it.
    pub fn place_numbered(&self, number: u8) -> Option<Place> {
        Place::from_number(number).filter(|place| self.all.contains(*place))
    }
}

/// A board file as written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawBoard {
    board: RawHead,
    #[serde(default)]
    rune_pair: Vec<RawRunePair>,
    #[serde(default)]
    circle: Vec<RawCircle>,
    #[serde(default)]
    place: Vec<RawPlace>,
    /// A board that stands alone may bring its own supplies.
    #[serde(default)]
    pub(crate) setup: Vec<RawSetup>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawHead {
    id: String,
    name_en: String,
    name_de: String,
    variant: bool,
    players: Vec<u8>,
    view_box: [i32; 4],
    #[serde(rename = "edge_length")]
    _edge_length: u32,
    circle_count: usize,
    place_count: usize,
    circle_count_by_size: BTreeMap<String, usize>,
    #[serde(default)]
    corner_places: Vec<u32>,
    provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRunePair {
    rune: String,
    places: [u32; 2],
    #[serde(rename = "provenance")]
    _provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCircle {
    id: String,
    size: usize,
    places: Vec<u32>,
    x: i32,
    y: i32,
    #[serde(rename = "provenance")]
    _provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPlace {
    id: u32,
    x: i32,
    y: i32,
    #[serde(rename = "border")]
    _border: String,
    rune: Option<String>,
    adjacent: Vec<u32>,
    rune_links: Vec<u32>,
    circles: Vec<String>,
    #[serde(rename = "provenance")]
    _provenance: String,
}

impl RawBoard {
    /// The id the file gives itself.
    pub(crate) fn id(&self) -> &str {
        &self.board.id
    }

    /// Checks the file and makes the board of it. Every fault is reported, not only the first.
    pub(crate) fn build(
        &self,
        types: &[CircleType],
        runes: &[String],
        faults: &mut Vec<Fault>,
    ) -> Option<Board> {
        let before = faults.len();
        self.check_counts(faults);
        self.check_places(runes, faults);
        self.check_circles(types, faults);
        self.check_runes(faults);
        if faults.len() > before {
            return None;
        }
        Some(self.assemble(types))
    }

    fn check_counts(&self, faults: &mut Vec<Fault>) {
        let head = &self.board;
        let mut expect = |what: &'static str, said: usize, found: usize| {
            if said != found {
                faults.push(Fault::Count { what, said, found });
            }
        };
        expect("place_count", head.place_count, self.place.len());
        expect("circle_count", head.circle_count, self.circle.len());
        for (size, said) in &head.circle_count_by_size {
            let found = self.circle.iter().filter(|circle| circle.size.to_string() == *size).count();
            expect("circle_count_by_size", *said, found);
        }
        for (what, found, most) in
            [("places", self.place.len(), MAX_PLACES), ("circles", self.circle.len(), MAX_CIRCLES)]
        {
            if found == 0 || found > most {
                faults.push(Fault::TooMany { what, found, most });
            }
        }
        for count in &head.players {
            if !(2..=5).contains(count) {
                faults.push(Fault::Players { found: *count });
            }
        }
    }

    fn place(&self, id: u32) -> Option<&RawPlace> {
        self.place.iter().find(|place| place.id == id)
    }

    fn check_places(&self, runes: &[String], faults: &mut Vec<Fault>) {
        for (index, place) in self.place.iter().enumerate() {
            let id = place.id;
            if id as usize != index + 1 {
                faults.push(Fault::PlaceOrder { found: id, expected: index as u32 + 1 });
            }
            self.check_links(place, "adjacent", |other| &other.adjacent, faults);
            self.check_links(place, "rune_links", |other| &other.rune_links, faults);
            if place.circles.is_empty() || place.circles.len() > MAX_CIRCLES_AT_PLACE {
                faults.push(Fault::CirclesAtPlace { place: id, found: place.circles.len() });
            }
            for name in &place.circles {
                let circle = self.circle.iter().find(|circle| circle.id == *name);
                if !circle.is_some_and(|circle| circle.places.contains(&id)) {
                    faults.push(Fault::Membership { place: id, circle: name.clone() });
                }
            }
            if let Some(rune) = &place.rune
                && !runes.contains(rune)
            {
                faults.push(Fault::UnknownRune { rune: rune.clone() });
            }
        }
    }

    fn check_links(
        &self,
        place: &RawPlace,
        list: &'static str,
        of: fn(&RawPlace) -> &Vec<u32>,
        faults: &mut Vec<Fault>,
    ) {
        for (index, to) in of(place).iter().enumerate() {
            if *to == place.id || of(place)[..index].contains(to) {
                faults.push(Fault::LinkTwice { list, from: place.id, to: *to });
            }
            match self.place(*to) {
                None => faults.push(Fault::MissingPlace { list, from: place.id, missing: *to }),
                Some(other) if !of(other).contains(&place.id) => {
                    faults.push(Fault::Asymmetric { list, from: place.id, to: *to });
                }
                Some(_) => {}
            }
        }
    }

    fn check_circles(&self, types: &[CircleType], faults: &mut Vec<Fault>) {
        for (index, circle) in self.circle.iter().enumerate() {
            let name = || circle.id.clone();
            if self.circle[..index].iter().any(|other| other.id == circle.id) {
                faults.push(Fault::CircleTwice { circle: name() });
            }
            if circle.id.is_empty() || circle.id.contains(char::is_whitespace) {
                faults.push(Fault::CircleName { circle: name() });
            }
            if !types.iter().any(|known| known.size == circle.size) {
                faults.push(Fault::CircleSize { circle: name(), size: circle.size });
            }
            if circle.places.len() != circle.size {
                faults.push(Fault::CirclePlaces {
                    circle: name(),
                    size: circle.size,
                    found: circle.places.len(),
                });
            }
            for (at, id) in circle.places.iter().enumerate() {
                let next = circle.places[(at + 1) % circle.places.len()];
                if circle.places[..at].contains(id) {
                    faults.push(Fault::PlaceTwice { circle: name(), place: *id });
                }
                match self.place(*id) {
                    None => faults.push(Fault::MissingCorner { circle: name(), missing: *id }),
                    Some(place) => {
                        if !place.circles.contains(&circle.id) {
                            faults.push(Fault::Membership { place: *id, circle: name() });
                        }
                        if !place.adjacent.contains(&next) {
                            faults.push(Fault::NoEdge { circle: name(), from: *id, to: next });
                        }
                    }
                }
            }
        }
    }

    fn check_runes(&self, faults: &mut Vec<Fault>) {
        for pair in &self.rune_pair {
            for id in pair.places {
                let carries = self.place(id).and_then(|place| place.rune.as_ref());
                if carries != Some(&pair.rune) {
                    faults.push(Fault::RunePair { rune: pair.rune.clone(), place: id });
                }
            }
        }
        for id in &self.board.corner_places {
            if self.place(*id).is_none_or(|place| place.rune.is_none()) {
                faults.push(Fault::Corner { place: *id });
            }
        }
    }

    /// Puts the board together. Everything has been checked: ids run from 1 without gaps.
    fn assemble(&self, types: &[CircleType]) -> Board {
        let head = &self.board;
        let place = |id: u32| Place::from_index((id - 1) as u8);
        let set = |ids: &[u32]| ids.iter().map(|id| place(*id)).collect::<PlaceSet>();
        let spots: Vec<Spot> = self
            .place
            .iter()
            .map(|raw| Spot {
                x: raw.x,
                y: raw.y,
                rune: raw.rune.clone(),
                adjacent: set(&raw.adjacent),
                rune_linked: set(&raw.rune_links),
            })
            .collect();
        let mut neighbours = [PlaceSet::EMPTY; MAX_PLACES];
        for (joined, spot) in neighbours.iter_mut().zip(&spots) {
            *joined = spot.adjacent.or(spot.rune_linked);
        }
        let circles: Vec<Circle> = self
            .circle
            .iter()
            .map(|raw| Circle {
                name: raw.id.clone(),
                places: set(&raw.places),
                outline: raw.places.iter().map(|id| place(*id)).collect(),
                x: raw.x,
                y: raw.y,
                factors: types
                    .iter()
                    .find(|known| known.size == raw.size)
                    .map_or_else(List::new, |known| known.factors),
            })
            .collect();
        let mut circles_at = [List::new(); MAX_PLACES];
        for (index, circle) in circles.iter().enumerate() {
            for place in circle.places.iter() {
                circles_at[place.index()].push(CircleId::from_index(index as u8));
            }
        }
        Board {
            id: head.id.clone(),
            name_en: head.name_en.clone(),
            name_de: head.name_de.clone(),
            variant: head.variant,
            reconstructed: head.provenance == "designed",
            players: head.players.clone(),
            view_box: head.view_box,
            all: PlaceSet::first(spots.len()),
            spots,
            circles,
            neighbours,
            circles_at,
        }
    }
}
