//! What lists show of a table: kept beside its acts, so that no list has to wake a table.

use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::{Chairs, Sitting, Stage};

/// What lists show of a table. It holds nothing that not everybody may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Facts {
    /// How far it is.
    pub stage: Stage,
    /// Who has to decide.
    pub deciding: SeatSet,
    /// Since when, in milliseconds since 1970.
    pub since: i64,
    /// Who sits where.
    pub chairs: Chairs,
    /// Everybody's points as the audience sees them; empty if nobody has told them.
    pub points: Vec<i32>,
    /// Where everybody came, once the game was played to its end.
    pub places: Option<Vec<Place>>,
}

/// Where a seat came.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Place {
    /// Which seat.
    pub seat: u8,
    /// The place, from 1; equal seats share it.
    pub place: u8,
    /// The score.
    pub score: i32,
}

impl Facts {
    /// What lists show of a table, with these points.
    pub fn of(sitting: &Sitting, points: Vec<i32>) -> Facts {
        let places = sitting.played_out().then(|| {
            let standings = sitting.table.standings();
            let place = |(seat, standing): (Seat, kernel::Standing)| Place {
                seat: seat.number(),
                place: standing.place,
                score: standing.tiers[0],
            };
            standings.iter().map(place).collect()
        });
        Facts {
            stage: sitting.stage(),
            deciding: sitting.deciding(),
            since: sitting.since,
            chairs: sitting.chairs.clone(),
            points,
            places,
        }
    }
}
