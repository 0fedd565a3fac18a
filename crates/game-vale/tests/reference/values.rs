//! What follows from the creatures in an area: limits, values, costs (4.2).

use crate::cards::{Card, Colour, Kind, Op, Stones, face, stones};
use crate::state::{Player, State};

/// The permanent ops of these creatures.
fn permanent_ops(area: &[Card]) -> impl Iterator<Item = &'static Op> {
    area.iter().flat_map(|card| face(card).ops(Kind::Permanent).unwrap_or_default())
}

/// 4.2: `value(p, colour)` for a player with this area.
pub(crate) fn values(area: &[Card]) -> Stones {
    let mut values = stones(1, 3, 6);
    for op in permanent_ops(area) {
        if let Op::StoneValueSwap { a, b } = op {
            let old = values;
            *values.of_mut(*a) = old.of(*b);
            *values.of_mut(*b) = old.of(*a);
        }
    }
    for op in permanent_ops(area) {
        if let Op::StoneValue { color, add } = op {
            *values.of_mut(*color) += add;
        }
    }
    values
}

impl State {
    /// 4.2: `limit(p)`.
    pub(crate) fn limit(&self, player: Player) -> usize {
        let add = |op: &Op| if let Op::StoneLimit { add } = op { *add } else { 0 };
        4 + permanent_ops(&self.area[player]).map(add).sum::<usize>()
    }

    /// 4.2: `value(p, colour)`.
    pub(crate) fn values(&self, player: Player) -> Stones {
        values(&self.area[player])
    }

    /// 4.2: `cost(p, card)`.
    pub(crate) fn cost(&self, player: Player, card: Card) -> usize {
        let mut less = 0;
        for op in permanent_ops(&self.area[player]) {
            if let Op::SummonCost { add, family } = op
                && family.is_none_or(|family| family == face(card).family)
            {
                assert!(*add < 0, "the cards only make others cheaper");
                less += add.unsigned_abs();
            }
        }
        face(card).cost.saturating_sub(less)
    }
}

/// 4.2: `payments(c, values)`.
pub(crate) fn payments(own: Stones, cost: usize, values: Stones) -> Vec<Stones> {
    let needed = |payment: &Stones| {
        Colour::ALL
            .iter()
            .all(|colour| payment.of(*colour) == 0 || payment.worth(values) - values.of(*colour) < cost)
    };
    own.parts().into_iter().filter(|payment| payment.worth(values) >= cost && needed(payment)).collect()
}
