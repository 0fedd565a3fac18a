//! Section 4, step by step.

use crate::book::{self, Tile};
use crate::scoring::{self, Count};
use crate::state::{Fate, Game, Options, Phase, Refill};

impl Game {
    /// Section 3.
    pub(crate) fn setup(options: Options) -> Game {
        let mut game = Game::empty(options);
        match game.options.scoring.clone() {
            Some(tiles) => game.lay_scoring(tiles),
            None => game.phase = Phase::Scoring,
        }
        game.log.clear();
        game
    }

    fn lay_scoring(&mut self, tiles: Vec<String>) {
        self.say(format!("scoring {}", tiles.join(" ")));
        self.scoring = tiles;
        match self.options.start {
            Some(seat) => self.choose_start(seat),
            None => self.phase = Phase::Start,
        }
    }

    fn choose_start(&mut self, seat: usize) {
        self.say(format!("start P{seat}"));
        self.start = seat;
        self.active = seat;
        if self.options.druids {
            self.phase = Phase::Dolmen(Refill::Setup);
        } else {
            self.begin_round();
        }
    }

    /// 4.1 INCOME and the way into 4.2.
    fn begin_round(&mut self) {
        self.say(format!("round {} P{}", self.round, self.start));
        let scores: Vec<usize> = self.players.iter().map(|player| player.vp).collect();
        let rate = book::rounds(self.players.len())[self.round - 1].behind;
        for seat in 0..self.players.len() {
            let player = &self.players[seat];
            let barrels = Count::of(&player.land, player.gold).joined_barrel_tiles();
            let behind = rate * scores.iter().filter(|vp| **vp > player.vp).count();
            let gold = 5 + barrels + behind;
            if barrels > 0 {
                self.note("income for barrels");
            }
            if behind > 0 {
                self.note(format!("income for players ahead, round {}", self.round));
            }
            self.say(format!("income P{seat} {gold} barrels {barrels} behind {behind}"));
            let player = &mut self.players[seat];
            player.gold += gold;
            player.offers.clear();
            player.lost.clear();
            player.committed = false;
        }
        self.next_draw(Some(self.start));
    }

    /// 4.2 and 7.1: in turn order until the bag is empty.
    fn next_draw(&mut self, seat: Option<usize>) {
        match seat {
            Some(seat) if !self.bag.is_empty() => {
                self.phase = Phase::Draw;
                self.active = seat;
            }
            _ => self.begin_offers(),
        }
    }

    fn begin_offers(&mut self) {
        self.phase = Phase::Offers;
        for player in &mut self.players {
            player.committed = player.offers.is_empty();
        }
        let short: Vec<usize> =
            self.players.iter().map(|player| player.offers.len()).filter(|tiles| *tiles < 3).collect();
        for tiles in short {
            self.note(format!("short bag: {tiles} tiles to price"));
        }
        self.reveal_when_all_committed();
    }

    /// 4.4.
    fn reveal_when_all_committed(&mut self) {
        if !self.players.iter().all(|player| player.committed) {
            return;
        }
        for seat in self.turn_order() {
            self.players[seat].gold -= self.players[seat].gold_set();
            self.players[seat].committed = false;
            for (index, (tile, fate)) in self.players[seat].offers.clone().into_iter().enumerate() {
                match fate {
                    Fate::Axe => {
                        self.bag.push(tile);
                        self.note("axe");
                        self.say(format!("thrown P{seat} {index} {}", tile.name));
                    }
                    Fate::Priced(price) => self.say(format!("offer P{seat} {index} {} {price}", tile.name)),
                    _ => panic!("a committed offer has an axe or a price on each tile"),
                }
            }
        }
        self.begin_first_buy(self.start);
    }

    /// 4.5: a turn begins.
    fn begin_first_buy(&mut self, seat: usize) {
        self.active = seat;
        let own_left = self.players[seat].tablets_of("own");
        self.phase = Phase::FirstBuy { bought: false, own_left };
        self.end_first_buy_if_forced();
    }

    fn end_first_buy_if_forced(&mut self) {
        if self.options_of(self.active) == ["end"] {
            self.note("forced end");
            self.say(format!("end P{} auto", self.active));
            self.next_first_buy();
        }
    }

    fn next_first_buy(&mut self) {
        match self.after(self.active) {
            Some(seat) => self.begin_first_buy(seat),
            None => self.settle_offers(),
        }
    }

    /// 4.6.
    fn settle_offers(&mut self) {
        for seat in self.turn_order() {
            let mut kept = 0;
            for index in 0..self.players[seat].offers.len() {
                let (tile, fate) = self.players[seat].offers[index];
                if let Fate::Priced(price) = fate {
                    self.players[seat].offers[index].1 = Fate::Kept(price);
                    self.players[seat].take(tile);
                    self.say(format!("settle P{seat} {index} {} {price}", tile.name));
                    kept += 1;
                }
            }
            if kept == 0 {
                self.note("nothing to settle");
            }
        }
        if self.options.druids {
            self.begin_second_buy(self.start);
        } else {
            self.begin_build();
        }
    }

    /// 4.7: a turn begins.
    fn begin_second_buy(&mut self, seat: usize) {
        self.active = seat;
        self.phase = Phase::SecondBuy;
        if self.options_of(seat) == ["pass"] {
            self.note("forced pass");
            self.say(format!("pass P{seat} auto"));
            self.next_second_buy();
        }
    }

    fn next_second_buy(&mut self) {
        match self.after(self.active) {
            Some(seat) => self.begin_second_buy(seat),
            None => self.begin_build(),
        }
    }

    /// The tiles left of an empty slot move to the right.
    fn close_gap(&mut self, slot: usize) {
        self.dolmen.remove(slot);
        self.dolmen.insert(0, None);
    }

    fn begin_build(&mut self) {
        self.phase = Phase::Build;
        for seat in self.turn_order() {
            self.give_up_unplaceable(seat);
        }
        self.score_when_all_built();
    }

    /// 4.8: when none of the tiles can be placed they leave (R26).
    fn give_up_unplaceable(&mut self, seat: usize) {
        if self.players[seat].can_build() {
            return;
        }
        let pending: Vec<Tile> = self.players[seat].pending.drain(..).collect();
        for tile in pending {
            self.players[seat].lost.push(tile);
            if tile.is_druid {
                self.out.push(tile);
                self.note("unplaceable druid tile");
                self.say(format!("out P{seat} {}", tile.name));
            } else {
                self.bag.push(tile);
                self.note("unplaceable landscape tile");
                self.say(format!("back P{seat} {}", tile.name));
            }
        }
    }

    /// 4.9.
    fn score_when_all_built(&mut self) {
        if self.players.iter().any(|player| !player.pending.is_empty()) {
            return;
        }
        let rounds = book::rounds(self.players.len());
        for letter in rounds[self.round - 1].scoring.chars() {
            let id = self.scoring["ABCD".find(letter).expect("a letter")].clone();
            self.say(format!("score {letter} {id}"));
            let counts: Vec<Count<'_>> =
                self.players.iter().map(|player| Count::of(&player.land, player.gold)).collect();
            let points = scoring::points(&id, &counts);
            let firsts = points.iter().filter(|points| **points == 5).count();
            let seconds = points.iter().filter(|points| **points == 2).count();
            drop(counts);
            for (seat, points) in points.into_iter().enumerate() {
                self.players[seat].vp += points;
                self.say(format!("points P{seat} {letter} {id} {points}"));
                if points > 0 {
                    self.note(format!("points from {id}"));
                }
            }
            if scoring::RANKED.contains(&id.as_str()) {
                self.note(format!("ranked: {} first", if firsts > 1 { "several" } else { "one or no" }));
                self.note(format!("ranked: {} second", if seconds > 1 { "several" } else { "one or no" }));
            }
        }
        if self.round == rounds.len() {
            self.score_final();
        } else {
            self.end_round();
        }
    }

    /// 4.10.
    fn end_round(&mut self) {
        if self.options.druids {
            if let Some(tile) = self.dolmen[4].take() {
                self.say(format!("gone {}", tile.name));
                self.out.push(tile);
            }
            self.close_gap(4);
            if !self.stock.is_empty() {
                self.phase = Phase::Dolmen(Refill::RoundEnd);
                return;
            }
            self.note("round end with an empty stock");
        }
        self.next_round();
    }

    /// The next round begins, for examples that start there.
    pub(crate) fn play_next_round(&mut self) {
        self.players.iter_mut().for_each(|player| {
            self.bag.extend(player.offers.drain(..).map(|(tile, _)| tile));
        });
        self.next_round();
    }

    fn next_round(&mut self) {
        self.start = (self.start + 1) % self.players.len();
        self.round += 1;
        self.begin_round();
    }

    /// 4.11 and 5.2.
    fn score_final(&mut self) {
        for seat in 0..self.players.len() {
            let player = self.players[seat].clone();
            let scrolls = Count::of(&player.land, player.gold).scrolls();
            let mut vp = 0;
            for scroll in &scrolls {
                vp += scroll.points();
                let times = if scroll.doubled { 2 } else { 1 };
                if scroll.points() > 0 {
                    self.note(format!("scroll {} x{times}", scroll.kind));
                }
                self.say(format!(
                    "scroll P{seat} {},{} {} {} x{times} {}",
                    scroll.x,
                    scroll.y,
                    scroll.kind,
                    scroll.simple,
                    scroll.points()
                ));
            }
            let again = player.tablets_of("rescroll");
            if let Some(best) = scoring::best_scroll(&scrolls) {
                for _ in 0..again {
                    vp += best.simple;
                    self.say(format!("rescroll P{seat} {},{} {} {}", best.x, best.y, best.kind, best.simple));
                }
                if again > 0 {
                    self.note(format!("{again} rescroll"));
                }
            }
            self.say(format!("gold P{seat} {} {}", player.gold, player.gold / 5));
            self.players[seat].vp += vp + player.gold / 5;
        }
        self.phase = Phase::Over;
        self.say("over".to_owned());
        self.note_ties();
    }

    fn note_ties(&mut self) {
        let places = self.places();
        for (seat, place) in places.iter().enumerate() {
            for (other, behind) in places.iter().enumerate().skip(seat + 1) {
                if place == behind {
                    self.note("shared place");
                } else if self.players[seat].vp == self.players[other].vp {
                    self.note("leftover gold breaks a tie");
                }
            }
        }
    }

    /// 5.3.
    pub(crate) fn places(&self) -> Vec<usize> {
        scoring::places(&self.players.iter().map(|player| (player.vp, player.gold)).collect::<Vec<_>>())
    }

    /// A decision.
    pub(crate) fn play(&mut self, seat: usize, option: &str) {
        self.log.clear();
        let words: Vec<&str> = option.split(' ').collect();
        let number = |word: usize| words[word].parse::<usize>().expect("a number");
        match words[0] {
            "axe" => {
                self.players[seat].offers[number(1)].1 = Fate::Axe;
                self.say(format!("axe P{seat} {}", words[1]));
            }
            "price" => self.set_price(seat, number(1)),
            "buy" => {
                let seller = words[1][1..].parse().expect("a seat");
                self.buy(seat, seller, number(2));
            }
            "own" => self.buy_own(seat, number(1)),
            "end" => {
                self.say(format!("end P{seat}"));
                self.next_first_buy();
            }
            "druid" => self.buy_druid(seat, number(1)),
            "bag" => {
                let cost = self.players[seat].bag_cost();
                self.note(format!("bag for {cost}"));
                self.players[seat].gold -= cost;
                self.say(format!("bag P{seat} {cost}"));
                self.phase = Phase::BagDraw;
            }
            "pass" => {
                self.say(format!("pass P{seat}"));
                self.next_second_buy();
            }
            "keep" => self.keep(seat, number(1)),
            "place" => {
                let (x, y) = words[2].split_once(',').expect("a cell");
                let turns = words[3][1..].parse().expect("turns");
                self.place(seat, number(1), x.parse().expect("x"), y.parse().expect("y"), turns);
            }
            _ => panic!("{option} is no decision"),
        }
    }

    fn set_price(&mut self, seat: usize, gold: usize) {
        let offers = &mut self.players[seat].offers;
        let index = offers.iter().position(|(_, fate)| *fate == Fate::Bare).expect("a tile without price");
        offers[index].1 = Fate::Priced(gold);
        let committed = !offers.iter().any(|(_, fate)| *fate == Fate::Bare);
        self.say(format!("price P{seat} {index} {gold}"));
        if committed {
            self.players[seat].committed = true;
            self.say(format!("committed P{seat}"));
            if self.players[seat].gold == self.players[seat].gold_set() {
                self.note("all gold on the tiles");
            }
            self.reveal_when_all_committed();
        }
    }

    fn buy(&mut self, seat: usize, seller: usize, index: usize) {
        let (tile, Fate::Priced(price)) = self.players[seller].offers[index] else { panic!("not for sale") };
        let cost = self.players[seat].cost(price);
        self.players[seat].gold -= cost;
        self.players[seller].gold += cost + price;
        self.players[seller].offers[index].1 = Fate::Sold(price, seat);
        self.players[seat].take(tile);
        self.note("bought from another");
        if cost < price {
            self.note(format!("discount of {}", price - cost));
        }
        if cost == 0 {
            self.note("bought for nothing");
        }
        self.say(format!("buy P{seat} P{seller} {index} {} {cost}", tile.name));
        let Phase::FirstBuy { own_left, .. } = self.phase else { panic!("not in this phase") };
        self.phase = Phase::FirstBuy { bought: true, own_left };
        self.end_first_buy_if_forced();
    }

    fn buy_own(&mut self, seat: usize, index: usize) {
        let (tile, Fate::Priced(price)) = self.players[seat].offers[index] else { panic!("not for sale") };
        self.players[seat].offers[index].1 = Fate::Own(price);
        self.players[seat].take(tile);
        self.say(format!("own P{seat} {index} {} {price}", tile.name));
        let Phase::FirstBuy { bought, own_left } = self.phase else { panic!("not in this phase") };
        let which = self.players[seat].tablets_of("own") - own_left + 1;
        self.note(format!("own tile number {which}{}", if bought { " after a purchase" } else { "" }));
        self.phase = Phase::FirstBuy { bought, own_left: own_left - 1 };
        self.end_first_buy_if_forced();
    }

    fn buy_druid(&mut self, seat: usize, slot: usize) {
        let cost = self.druid_cost(slot).expect("a druid tile");
        let tile = self.dolmen[slot].expect("a druid tile");
        self.players[seat].gold -= cost;
        self.players[seat].take(tile);
        self.note(format!("druid tile from slot {slot}"));
        if cost == 0 {
            self.note("free druid tile");
        }
        self.say(format!("druid P{seat} {slot} {} {cost}", tile.name));
        self.close_gap(slot);
        if self.stock.is_empty() {
            self.note("purchase with an empty stock");
            self.next_second_buy();
        } else {
            self.phase = Phase::Dolmen(Refill::Purchase);
        }
    }

    fn keep(&mut self, seat: usize, index: usize) {
        let tile = self.drawn.remove(index);
        self.players[seat].take(tile);
        self.say(format!("keep P{seat} {}", tile.name));
        self.bag.append(&mut self.drawn);
        self.next_second_buy();
    }

    fn place(&mut self, seat: usize, index: usize, x: i32, y: i32, turns: usize) {
        let player = &mut self.players[seat];
        let tile = player.pending.remove(index);
        player.land.build(tile, x, y, turns);
        self.say(format!("build P{seat} {} {x},{y} r{turns}", tile.name));
        if let Some(tablet) = &tile.tablet {
            self.players[seat].take_tablet(tablet);
            self.note(format!("tablet {tablet}"));
            self.say(format!("tablet P{seat} {tablet}"));
        }
        self.give_up_unplaceable(seat);
        self.score_when_all_built();
    }

    /// What chance decided.
    pub(crate) fn settle(&mut self, outcome: &str) {
        self.log.clear();
        let words: Vec<&str> = outcome.split(' ').collect();
        match (words[0], self.phase) {
            ("scoring", Phase::Scoring) => {
                let known = book::scoring_tiles(self.options.druids);
                assert!(words.len() == 5 && words[1..].iter().all(|id| known.contains(id)), "{outcome}");
                self.lay_scoring(words[1..].iter().map(|id| (*id).to_owned()).collect());
            }
            ("start", Phase::Start) => self.choose_start(words[1][1..].parse().expect("a seat")),
            ("dolmen", Phase::Dolmen(refill)) => {
                let count = if refill == Refill::Setup { 5 } else { 1 };
                assert_eq!(words.len(), 1 + count, "{outcome}");
                for slot in 0..count {
                    self.dolmen[slot] = Some(Game::draw(&mut self.stock, words[1 + slot]));
                }
                self.say(outcome.to_owned());
                match refill {
                    Refill::Setup => self.begin_round(),
                    Refill::Purchase => self.next_second_buy(),
                    Refill::RoundEnd => self.next_round(),
                }
            }
            ("draw", Phase::Draw) => {
                assert_eq!(words[1], format!("P{}", self.active), "{outcome}");
                assert_eq!(words.len(), 2 + self.bag.len().min(3), "{outcome}");
                for name in &words[2..] {
                    let tile = Game::draw(&mut self.bag, name);
                    self.players[self.active].offers.push((tile, Fate::Bare));
                }
                self.say(outcome.to_owned());
                self.next_draw(self.after(self.active));
            }
            ("bag", Phase::BagDraw) => self.draw_from_bag(&words[1..]),
            _ => panic!("{outcome} cannot be drawn in {:?}", self.phase),
        }
    }

    fn draw_from_bag(&mut self, names: &[&str]) {
        let full = 2 + self.players[self.active].tablets_of("bag");
        assert_eq!(names.len(), full.min(self.bag.len()), "{names:?}");
        if names.len() < full {
            self.note(format!("{} tiles from a short bag", names.len()));
        }
        self.drawn = names.iter().map(|name| Game::draw(&mut self.bag, name)).collect();
        self.say(format!("bag-draw P{} {}", self.active, names.join(" ")));
        if self.drawn.len() == 1 {
            self.keep(self.active, 0);
        } else {
            self.phase = Phase::Keep;
        }
    }
}
