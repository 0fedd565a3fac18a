//! Actions and views as numbers, for learning programs.

use kernel::{Encode, Plane};

use crate::config::Config;
use crate::ids::{Card, Colour, Gem, Gems, MAX_PARTS, MAX_PAYMENT, Means, Row, Rune, Slot, Slots, SmithyId};
use crate::view::View;
use crate::{Action, RuneStones, features};

/// How many payments there are: one to six gems of five kinds.
const PAYMENTS: usize = 461;

/// All payments, ascending.
static PAYMENT_TABLE: [Gems; PAYMENTS] = payments();

const fn payments() -> [Gems; PAYMENTS] {
    let most = MAX_PAYMENT as u8;
    let mut table = [Gems::NONE; PAYMENTS];
    let mut count = 0;
    let mut gems = [0u8; 5];
    // Counts upwards like an odometer whose wheels run from 0 to six.
    loop {
        let sum = gems[0] + gems[1] + gems[2] + gems[3] + gems[4];
        if sum >= 1 && sum <= most {
            table[count] = Gems(gems);
            count += 1;
        }
        let mut wheel = 4;
        while gems[wheel] == most {
            gems[wheel] = 0;
            if wheel == 0 {
                assert!(count == PAYMENTS, "the table is full");
                return table;
            }
            wheel -= 1;
        }
        gems[wheel] += 1;
    }
}

/// Kinds of actions in the order of their numbers, with how many there are of each.
struct Ranges {
    cards: u16,
    creatures: u16,
    slots: u16,
    smithies: u16,
}

/// Where each kind begins; the last is where all end.
struct Starts {
    show: u16,
    take: u16,
    lay: u16,
    enough: u16,
    using: u16,
    finish: u16,
    gem: u16,
    slot: u16,
    pay: u16,
    apply: u16,
    apply_to: u16,
    declined: u16,
    forge_at: u16,
    done: u16,
    place: u16,
    exchange: u16,
    rune: u16,
    end: u16,
    swap_gem: u16,
    swap_ore: u16,
    colour: u16,
    all: u16,
}

impl Ranges {
    fn of(config: &Config) -> Ranges {
        let data = config.data;
        Ranges {
            cards: (data.creature_count + data.deck_size) as u16,
            creatures: data.creature_count as u16,
            slots: data.costs.len() as u16,
            smithies: data.smithies.len() as u16,
        }
    }

    fn starts(&self) -> Starts {
        let show = 4;
        let take = show + self.cards;
        let lay = take + (1 << self.slots) - 1;
        let enough = lay + self.cards;
        let using = enough + 1;
        let finish = using + self.cards * MAX_PARTS as u16;
        let gem = finish + 1;
        let slot = gem + 4;
        let pay = slot + self.slots;
        let apply = pay + PAYMENTS as u16;
        let apply_to = apply + 1;
        let declined = apply_to + 4;
        let forge_at = declined + 1;
        let done = forge_at + self.smithies * 2;
        let place = done + 1;
        let exchange = place + 10;
        let rune = exchange + 2;
        let end = rune + Rune::COUNT as u16;
        let swap_gem = end + 1;
        let swap_ore = swap_gem + 5;
        let colour = swap_ore + 4;
        Starts {
            show,
            take,
            lay,
            enough,
            using,
            finish,
            gem,
            slot,
            pay,
            apply,
            apply_to,
            declined,
            forge_at,
            done,
            place,
            exchange,
            rune,
            end,
            swap_gem,
            swap_ore,
            colour,
            all: colour + 4,
        }
    }

    /// The number of a card among all that a player can have.
    fn number(&self, card: Card) -> u16 {
        match card.druid_index() {
            Some(index) => self.creatures + index as u16,
            None => card.index() as u16,
        }
    }

    fn card(&self, number: u16) -> Card {
        if number < self.creatures {
            Card::creature(number as u8)
        } else {
            Card::druid((number - self.creatures) as u8)
        }
    }
}

fn colour(index: u16) -> Colour {
    Colour::ALL[usize::from(index)]
}

impl Encode for RuneStones {
    const FEATURES: u16 = features::VERSION;

    fn action_count(config: &Config) -> u16 {
        Ranges::of(config).starts().all
    }

    fn index(config: &Config, action: Action) -> u16 {
        let ranges = Ranges::of(config);
        let at = ranges.starts();
        match action {
            Action::Summon => 0,
            Action::Abilities => 1,
            Action::Forge => 2,
            Action::Pass => 3,
            Action::Show { card } => at.show + ranges.number(card),
            Action::Take { slots } => at.take + u16::from(slots.0) - 1,
            Action::Lay { card } => at.lay + ranges.number(card),
            Action::Enough => at.enough,
            Action::Use { card, part } => at.using + ranges.number(card) * MAX_PARTS as u16 + u16::from(part),
            Action::Finish => at.finish,
            Action::Gem { colour } => at.gem + colour.index() as u16,
            Action::Slot { slot } => at.slot + slot.index() as u16,
            Action::Pay { gems } => {
                let place = PAYMENT_TABLE.binary_search(&gems);
                at.pay + place.expect("no payment has more than six gems") as u16
            }
            Action::Apply => at.apply,
            Action::ApplyTo { colour } => at.apply_to + colour.index() as u16,
            Action::Forgo => at.declined,
            Action::ForgeAt { smithy, means } => at.forge_at + smithy.index() as u16 * 2 + means as u16,
            Action::Done => at.done,
            Action::Place { row, space } => at.place + row.index() as u16 * 5 + space.index() as u16,
            Action::Exchange { row } => at.exchange + row.index() as u16,
            Action::TakeRune { rune } => at.rune + rune.index() as u16,
            Action::End => at.end,
            Action::SwapGem { gem } => at.swap_gem + gem.index() as u16,
            Action::SwapOre { colour } => at.swap_ore + colour.index() as u16,
            Action::WildColour { colour } => at.colour + colour.index() as u16,
        }
    }

    fn action(config: &Config, index: u16) -> Option<Action> {
        let ranges = Ranges::of(config);
        let at = ranges.starts();
        // The first kind whose end lies beyond the number.
        let action = if index >= at.all {
            return None;
        } else if index >= at.colour {
            Action::WildColour { colour: colour(index - at.colour) }
        } else if index >= at.swap_ore {
            Action::SwapOre { colour: colour(index - at.swap_ore) }
        } else if index >= at.swap_gem {
            Action::SwapGem { gem: Gem::ALL[usize::from(index - at.swap_gem)] }
        } else if index >= at.end {
            Action::End
        } else if index >= at.rune {
            Action::TakeRune { rune: Rune::ALL[usize::from(index - at.rune)] }
        } else if index >= at.exchange {
            Action::Exchange { row: Row::ALL[usize::from(index - at.exchange)] }
        } else if index >= at.place {
            let offset = usize::from(index - at.place);
            Action::Place { row: Row::ALL[offset / 5], space: Gem::ALL[offset % 5] }
        } else if index >= at.done {
            Action::Done
        } else if index >= at.forge_at {
            let offset = usize::from(index - at.forge_at);
            let means = if offset.is_multiple_of(2) { Means::Gems } else { Means::Ore };
            Action::ForgeAt { smithy: SmithyId::from_index(offset / 2), means }
        } else if index >= at.declined {
            Action::Forgo
        } else if index >= at.apply_to {
            Action::ApplyTo { colour: colour(index - at.apply_to) }
        } else if index >= at.apply {
            Action::Apply
        } else if index >= at.pay {
            Action::Pay { gems: PAYMENT_TABLE[usize::from(index - at.pay)] }
        } else if index >= at.slot {
            Action::Slot { slot: Slot::from_index(usize::from(index - at.slot)) }
        } else if index >= at.gem {
            Action::Gem { colour: colour(index - at.gem) }
        } else if index >= at.finish {
            Action::Finish
        } else if index >= at.using {
            let offset = index - at.using;
            let parts = MAX_PARTS as u16;
            Action::Use { card: ranges.card(offset / parts), part: (offset % parts) as u8 }
        } else if index >= at.enough {
            Action::Enough
        } else if index >= at.lay {
            Action::Lay { card: ranges.card(index - at.lay) }
        } else if index >= at.take {
            Action::Take { slots: Slots((index - at.take) as u8 + 1) }
        } else if index >= at.show {
            Action::Show { card: ranges.card(index - at.show) }
        } else {
            [Action::Summon, Action::Abilities, Action::Forge, Action::Pass][usize::from(index)]
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
