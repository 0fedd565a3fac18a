//! Actions and views as numbers, for learning programs.

use kernel::{Encode, Plane};

use crate::config::Config;
use crate::ids::{CircleId, Place, VALUES, Value};
use crate::view::View;
use crate::{Action, Dolmengoetter, features};

/// Where each kind of action begins among the numbers of a board's actions.
struct Ranges {
    places: u16,
    wander: u16,
    gather: u16,
    fly: u16,
    stone: u16,
    build: u16,
    decline: u16,
    end: u16,
}

impl Ranges {
    fn of(config: &Config) -> Ranges {
        let places = config.board.place_count() as u16;
        let circles = config.board.circles.len() as u16;
        let wander = places;
        let gather = wander + places * places;
        let fly = gather + places;
        let stone = fly + places * places;
        let build = stone + 2;
        let decline = build + circles * VALUES as u16;
        Ranges { places, wander, gather, fly, stone, build, decline, end: decline + circles }
    }
}

fn place(index: u16) -> Place {
    Place::from_index(index as u8)
}

fn circle(index: u16) -> CircleId {
    CircleId::from_index(index as u8)
}

impl Encode for Dolmengoetter {
    const FEATURES: u16 = features::VERSION;

    fn action_count(config: &Config) -> u16 {
        Ranges::of(config).end
    }

    fn index(config: &Config, action: Action) -> u16 {
        let ranges = Ranges::of(config);
        let pair = |from: Place, to: Place| from.index() as u16 * ranges.places + to.index() as u16;
        match action {
            Action::PlaceDruid { at } => at.index() as u16,
            Action::Wander { from, to } => ranges.wander + pair(from, to),
            Action::Gather { at } => ranges.gather + at.index() as u16,
            Action::Fly { from, to } => ranges.fly + pair(from, to),
            Action::LeaveStone => ranges.stone,
            Action::WithholdStone => ranges.stone + 1,
            Action::Build { circle, value } => {
                ranges.build + circle.index() as u16 * VALUES as u16 + value.kind() as u16
            }
            Action::Decline { circle } => ranges.decline + circle.index() as u16,
        }
    }

    fn action(config: &Config, index: u16) -> Option<Action> {
        let ranges = Ranges::of(config);
        let pair = |offset: u16| (place(offset / ranges.places), place(offset % ranges.places));
        let action = if index < ranges.wander {
            Action::PlaceDruid { at: place(index) }
        } else if index < ranges.gather {
            let (from, to) = pair(index - ranges.wander);
            Action::Wander { from, to }
        } else if index < ranges.fly {
            Action::Gather { at: place(index - ranges.gather) }
        } else if index < ranges.stone {
            let (from, to) = pair(index - ranges.fly);
            Action::Fly { from, to }
        } else if index == ranges.stone {
            Action::LeaveStone
        } else if index < ranges.build {
            Action::WithholdStone
        } else if index < ranges.decline {
            let offset = index - ranges.build;
            let value = Value::ALL[usize::from(offset) % VALUES];
            Action::Build { circle: circle(offset / VALUES as u16), value }
        } else if index < ranges.end {
            Action::Decline { circle: circle(index - ranges.decline) }
        } else {
            return None;
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
