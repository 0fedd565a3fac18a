//! PAYMENT: which gems can pay a price (4.4).
//!
//! Wild gems, and gems of the own wild colour, fit every item; the other gems fit items of their colour and
//! items of any kind. So gems that add up to the price pay it if the others among them, beyond what is demanded
//! of their own colours, are no more than the items of any kind: wild ones fill whatever is left.

use crate::card::Price;
use crate::ids::{Gem, Gems};
use crate::illegal::Illegal;
use crate::state::Player;

/// What a price demands of a player's gems, as bounds.
struct Bounds {
    /// The most gems of each kind that can be used.
    most: [u8; 5],
    /// Gems of each kind that fit without using up items of any kind; those that fit everything have no bound.
    fitting: [u8; 5],
    any: u8,
    total: u8,
}

impl Bounds {
    #[inline]
    fn of(player: &Player, price: &Price) -> Bounds {
        let jokers = player.jokers();
        let mut bounds =
            Bounds { most: player.gems.0, fitting: [0; 5], any: price.any, total: price.total() };
        for kind in 0..5 {
            if jokers >> kind & 1 == 1 {
                bounds.fitting[kind] = u8::MAX;
            } else {
                bounds.fitting[kind] = price.gems[kind];
                bounds.most[kind] = bounds.most[kind].min(price.gems[kind] + price.any);
            }
        }
        bounds
    }
}

/// Is there a payment at all?
#[inline]
pub(crate) fn can_pay(player: &Player, price: &Price) -> bool {
    let bounds = Bounds::of(player, price);
    let (mut fitting, mut beyond) = (0, 0);
    for kind in 0..5 {
        let direct = bounds.most[kind].min(bounds.fitting[kind]);
        fitting += direct;
        beyond += bounds.most[kind] - direct;
    }
    fitting + beyond.min(bounds.any) >= bounds.total
}

/// Tells every payment, ascending.
#[inline]
pub(crate) fn each(player: &Player, price: &Price, mut tell: impl FnMut(Gems)) {
    let bounds = Bounds::of(player, price);
    let most = &bounds.most;
    // What the kinds after each one can give at most: below it there is nothing to find.
    let after =
        [most[1] + most[2] + most[3] + most[4], most[2] + most[3] + most[4], most[3] + most[4], most[4]];
    let range = |kind: usize, left: u8| left.saturating_sub(after[kind])..=most[kind].min(left);
    let beyond = |kind: usize, count: u8| count.saturating_sub(bounds.fitting[kind]);
    for blue in range(0, bounds.total) {
        let left = bounds.total - blue;
        for yellow in range(1, left) {
            let left = left - yellow;
            for green in range(2, left) {
                let left = left - green;
                for red in range(3, left) {
                    let wild = left - red;
                    let strangers = beyond(0, blue) + beyond(1, yellow) + beyond(2, green) + beyond(3, red);
                    if strangers <= bounds.any {
                        tell(Gems([blue, yellow, green, red, wild]));
                    }
                }
            }
        }
    }
}

/// Do these gems pay the price, and if not, why?
pub(crate) fn check(player: &Player, price: &Price, gems: Gems) -> Result<(), Illegal> {
    for gem in Gem::ALL {
        if gems.of(gem) > player.gems.of(gem) {
            return Err(Illegal::NoSuchGem { gem, have: player.gems.of(gem) });
        }
    }
    let bounds = Bounds::of(player, price);
    let found: u16 = gems.0.iter().map(|count| u16::from(*count)).sum();
    if found != u16::from(bounds.total) {
        return Err(Illegal::WrongSum { found: found.min(255) as u8, expected: bounds.total });
    }
    let strangers: u8 = (0..5).map(|kind| gems.0[kind].saturating_sub(bounds.fitting[kind])).sum();
    if strangers <= bounds.any { Ok(()) } else { Err(Illegal::DoesNotFit) }
}
