//! Who decides, and what can be done: the options of section 4 as texts.

use crate::book::{self, Tile};
use crate::state::{Fate, Game, Phase};

impl Game {
    /// Who has to decide something.
    pub(crate) fn deciders(&self) -> Vec<usize> {
        let seats = 0..self.players.len();
        match self.phase {
            Phase::Offers => seats.filter(|seat| !self.players[*seat].committed).collect(),
            Phase::Build => seats.filter(|seat| !self.players[*seat].pending.is_empty()).collect(),
            Phase::FirstBuy { .. } | Phase::SecondBuy | Phase::Keep => vec![self.active],
            _ => Vec::new(),
        }
    }

    /// Is something to be drawn?
    pub(crate) fn awaits_chance(&self) -> bool {
        matches!(self.phase, Phase::Scoring | Phase::Start | Phase::Dolmen(_) | Phase::Draw | Phase::BagDraw)
    }

    /// What a seat can do, as texts.
    pub(crate) fn options_of(&self, seat: usize) -> Vec<String> {
        if !self.deciders().contains(&seat) {
            return Vec::new();
        }
        match self.phase {
            Phase::Offers => self.offer_options(seat),
            Phase::FirstBuy { bought, own_left } => self.first_buy_options(seat, bought, own_left),
            Phase::SecondBuy => self.second_buy_options(seat),
            Phase::Keep => (0..self.drawn.len()).map(|index| format!("keep {index}")).collect(),
            Phase::Build => self.build_options(seat),
            _ => unreachable!("nobody decides"),
        }
    }

    /// 4.3: AXE, then a price for the lower and one for the higher index; 7.1 with fewer tiles.
    fn offer_options(&self, seat: usize) -> Vec<String> {
        let player = &self.players[seat];
        let is_axe = |(_, fate): &(Tile, Fate)| *fate == Fate::Axe;
        if player.offers.len() == 3 && !player.offers.iter().any(is_axe) {
            return (0..3).map(|index| format!("axe {index}")).collect();
        }
        let bare = player.offers.iter().filter(|(_, fate)| *fate == Fate::Bare).count();
        let most = player.gold - player.gold_set() - (bare - 1);
        (1..=most).map(|price| format!("price {price}")).collect()
    }

    fn first_buy_options(&self, seat: usize, bought: bool, own_left: usize) -> Vec<String> {
        let mut options = Vec::new();
        for (seller, player) in self.players.iter().enumerate() {
            for (index, (_, fate)) in player.offers.iter().enumerate() {
                let Fate::Priced(price) = fate else { continue };
                let buyer = &self.players[seat];
                if seller == seat && own_left > 0 {
                    options.push(format!("own {index}"));
                }
                if seller != seat && !bought && buyer.gold >= buyer.cost(*price) {
                    options.push(format!("buy P{seller} {index}"));
                }
            }
        }
        options.push("end".to_owned());
        options
    }

    fn second_buy_options(&self, seat: usize) -> Vec<String> {
        let player = &self.players[seat];
        let mut options = Vec::new();
        for slot in 0..5 {
            if self.druid_cost(slot).is_some_and(|cost| player.gold >= cost) {
                options.push(format!("druid {slot}"));
            }
        }
        if !self.bag.is_empty() && player.gold >= player.bag_cost() {
            options.push("bag".to_owned());
        }
        options.push("pass".to_owned());
        options
    }

    /// Fixed price and surcharge.
    pub(crate) fn druid_cost(&self, slot: usize) -> Option<usize> {
        self.dolmen[slot].map(|tile| tile.price + book::book().surcharge[slot])
    }

    fn build_options(&self, seat: usize) -> Vec<String> {
        let player = &self.players[seat];
        let mut options = Vec::new();
        for (index, tile) in player.pending.iter().enumerate() {
            for (x, y, turns) in player.land.placements(tile) {
                options.push(format!("place {index} {x},{y} r{turns}"));
            }
        }
        options
    }
}
