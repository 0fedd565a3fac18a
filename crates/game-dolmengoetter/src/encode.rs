//! Actions and views as numbers, for learning programs.

use kernel::{Encode, MAX_SEATS, Plane, Seat, Viewer};

use crate::config::Config;
use crate::ids::{CircleId, Place, VALUES, Value};
use crate::state::Phase;
use crate::view::View;
use crate::{Action, Dolmengoetter};

/// Where each kind of action begins among the numbers of a board's actions.
struct Ranges {
    places: u16,
    circles: u16,
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
        Ranges { places, circles, wander, gather, fly, stone, build, decline, end: decline + circles }
    }
}

fn place(index: u16) -> Place {
    Place::from_index(index as u8)
}

fn circle(index: u16) -> CircleId {
    CircleId::from_index(index as u8)
}

/// Features of one seat that are one number for each place.
const SEAT_PLACE_PLANES: [&str; 3] = ["stones", "standing_druids", "lying_druids"];

impl Encode for Dolmengoetter {
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

    /// Seats are counted clockwise from the viewer; seats beyond the table are zero.
    fn planes(config: &Config, plane: &mut dyn FnMut(Plane)) {
        let ranges = Ranges::of(config);
        let (places, circles) = (usize::from(ranges.places), usize::from(ranges.circles));
        for name in SEAT_PLACE_PLANES {
            plane(Plane { name, len: MAX_SEATS * places });
        }
        plane(Plane { name: "place_just_left", len: places });
        plane(Plane { name: "dolmens_in_circle", len: MAX_SEATS * circles });
        plane(Plane { name: "topmost_dolmen", len: MAX_SEATS * circles });
        plane(Plane { name: "own_points_in_circle", len: circles });
        plane(Plane { name: "right_to_settle", len: circles });
        plane(Plane { name: "score", len: MAX_SEATS });
        plane(Plane { name: "stones_in_supply", len: MAX_SEATS });
        plane(Plane { name: "dolmens_in_supply", len: MAX_SEATS });
        plane(Plane { name: "dolmens_built", len: MAX_SEATS });
        plane(Plane { name: "unrevealed_dolmens", len: MAX_SEATS * VALUES });
        plane(Plane { name: "own_supply", len: VALUES });
        plane(Plane { name: "turn_to_come", len: MAX_SEATS });
        plane(Plane { name: "active", len: MAX_SEATS });
        plane(Plane { name: "phase", len: 4 });
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
        for plane in SEAT_PLACE_PLANES {
            for distance in 0..MAX_SEATS {
                let set = around(distance).map(|seat| match plane {
                    "stones" => common.stones[seat],
                    "standing_druids" => common.druids[seat].and_not(common.lying),
                    _ => common.druids[seat].and(common.lying),
                });
                writer.each(config.board.places().map(|place| set.is_some_and(|set| set.contains(place))));
            }
        }
        let left = match common.phase {
            Phase::Stone { left } | Phase::Dolmen { left } => Some(left),
            _ => None,
        };
        writer.each(config.board.places().map(|place| left == Some(place)));
        for distance in 0..MAX_SEATS {
            for circle in config.board.circle_ids() {
                let owned = |(dolmen, _): &(crate::Dolmen, _)| Some(dolmen.owner()) == around(distance);
                writer.push(view.stack(circle).filter(owned).count() as f32 / 6.0);
            }
        }
        for distance in 0..MAX_SEATS {
            for circle in config.board.circle_ids() {
                let top = common.stacks[circle.index()].first().map(|dolmen| dolmen.owner());
                writer.flag(top.is_some() && top == around(distance));
            }
        }
        for circle in config.board.circle_ids() {
            let factors = &config.board.circle(circle).factors;
            let points =
                view.stack(circle).zip(factors.iter()).filter(|((dolmen, _), _)| dolmen.owner() == own);
            let sum: u16 = points
                .filter_map(|((_, value), factor)| Some(u16::from(value?.points()) * u16::from(*factor)))
                .sum();
            writer.push(f32::from(sum) / 20.0);
        }
        for circle in config.board.circle_ids() {
            writer.flag(common.pending.first().is_some_and(|right| right.circle == circle));
        }
        let mut per_seat = |of: &dyn Fn(Seat) -> f32| {
            for distance in 0..MAX_SEATS {
                writer.push(around(distance).map_or(0.0, of));
            }
        };
        per_seat(&|seat| f32::from(common.players[seat].score) / 100.0);
        per_seat(&|seat| f32::from(common.players[seat].stones) / 16.0);
        per_seat(&|seat| f32::from(common.players[seat].dolmens) / 16.0);
        per_seat(&|seat| f32::from(common.players[seat].built) / 16.0);
        for distance in 0..MAX_SEATS {
            for kind in 0..VALUES {
                let count = |seat: Seat| f32::from(common.players[seat].unrevealed.count(kind)) / 6.0;
                writer.push(around(distance).map_or(0.0, count));
            }
        }
        for kind in 0..VALUES {
            let count = view.secrets[own].map_or(0, |secret| secret.supply.count(kind));
            writer.push(f32::from(count) / 6.0);
        }
        for distance in 0..MAX_SEATS {
            let comes = |seat| common.final_round.is_none_or(|waiting| waiting.contains(seat));
            writer.flag(around(distance).is_some_and(comes));
        }
        for distance in 0..MAX_SEATS {
            writer.flag(around(distance) == Some(common.active));
        }
        writer.flag(matches!(common.phase, Phase::Start | Phase::Setup));
        writer.flag(matches!(common.phase, Phase::Action));
        writer.flag(matches!(common.phase, Phase::Stone { .. }));
        writer.flag(matches!(common.phase, Phase::Dolmen { .. }));
        assert_eq!(writer.at, writer.out.len(), "the buffer has a place for each feature");
    }
}

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

    fn each(&mut self, flags: impl Iterator<Item = bool>) {
        flags.for_each(|flag| self.flag(flag));
    }
}
