//! Each action as a path of things one touches, and what somebody means by a touch that leads nowhere.
//!
//! A tile is typed by its name, wherever it lies. The empty cells around a territory are numbered
//! column by column.

use core::fmt::Display;
use core::str::FromStr;

use game_skye::{
    Action, Cell, DRAWN, Direction, MAX_PENDING, Player, SLOTS, TileId, Turns, View, bag_draw, bag_price,
    cost, druid_cost,
};
use kernel::Seat;

use super::due::{Due, due, focus};
use super::keys;
use super::prompts::touched_of;
use super::sentences::Sentences;
use crate::Touch;

/// The word for buying nothing.
const PASS: &str = "p";
/// The word for a draw from the bag.
const BAG: &str = "b";

/// A number in its only form: no sign but minus, no leading zeros.
pub(super) fn read_number<T: FromStr + ToString>(text: &str) -> Option<T> {
    text.parse().ok().filter(|number: &T| number.to_string() == text)
}

/// `-1,0`, if a territory can reach it.
pub(super) fn read_cell(text: &str) -> Option<Cell> {
    let (x, y) = text.split_once(',')?;
    let cell = Cell { x: read_number(x)?, y: read_number(y)? };
    let near = |coordinate: i8| coordinate.unsigned_abs() <= game_skye::REACH.unsigned_abs();
    Some(cell).filter(|cell| near(cell.x) && near(cell.y))
}

fn read_turns(degrees: &str) -> Option<Turns> {
    Turns::ALL.into_iter().find(|turns| (90 * u16::from(turns.number())).to_string() == degrees)
}

/// The empty cells next to a territory, in the order of option lists: column by column. A cell is typed by its place in this list, from 1.
pub(super) fn frontier(player: &Player) -> Vec<Cell> {
    let territory = &player.territory;
    let around = territory.cells().iter().flat_map(|cell| Direction::ALL.map(|side| cell.step(side)));
    let mut cells: Vec<Cell> = around.filter(|cell| territory.number_at(*cell).is_none()).collect();
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// How many ways a tile can lie on a cell.
fn ways(view: &View, player: &Player, tile: TileId, at: Cell) -> usize {
    let fits = |turns: &&Turns| player.territory.check(view.config.data, tile, at, **turns).is_ok();
    Turns::ALL.iter().filter(fits).count()
}

fn touch(key: String, word: impl Display, label: String) -> Touch {
    Touch { key, word: word.to_string(), label }
}

impl Sentences<'_> {
    /// The things one touches for an action.
    pub(super) fn path(&self, view: &View, action: Action) -> Vec<Touch> {
        let seat = focus(view, Some(self.names));
        let player = &view.common.players[seat];
        let say = |id: &str| self.texts.say(id, &[]);
        match action {
            Action::Axe { tile } => self.axe(player, tile),
            Action::Price { gold } => self.price(view, seat, gold),
            Action::Buy { seller, tile } => self.offer(view, seat, seller, tile),
            Action::Own { tile } => self.offer(view, seat, seat, tile),
            Action::End if matches!(due(view, seat), Some(Due::FirstBuy { bought: true, .. })) => {
                vec![touch(keys::PASS.to_owned(), PASS, say("skye-touch-end"))]
            }
            Action::End | Action::Pass => vec![touch(keys::PASS.to_owned(), PASS, say("skye-touch-pass"))],
            Action::Druid { slot } => self.druid(view, slot.into()),
            Action::Bag => {
                let data = self.config.data;
                let tiles = bag_draw(data, player).min(view.common.bag.len() as usize);
                let args = [("cost", bag_price(data, player).into()), ("tiles", tiles.into())];
                vec![touch(keys::BAG.to_owned(), BAG, self.texts.say("skye-touch-bag", &args))]
            }
            Action::Keep { tile } => {
                let Some(drawn) = view.common.drawn.get(usize::from(tile)).copied() else {
                    return Vec::new();
                };
                vec![touch(keys::drawn(tile.into()), self.tile(drawn), self.things(drawn))]
            }
            Action::Place { tile, at, turns } => self.place(view, player, tile.into(), at, turns),
        }
    }

    fn axe(&self, player: &Player, number: u8) -> Vec<Touch> {
        let Some(ware) = player.stall.get(usize::from(number)).copied().flatten() else { return Vec::new() };
        let label = self.texts.say("skye-touch-axe", &[("things", self.things(ware.tile).into())]);
        vec![touch(keys::axe(number.into()), self.tile(ware.tile), label)]
    }

    fn price(&self, view: &View, seat: Seat, gold: u16) -> Vec<Touch> {
        let Some(Due::Price { tile, .. }) = due(view, seat) else { return Vec::new() };
        let ware = view.common.players[seat].stall[usize::from(tile)];
        let name = ware.map_or("", |ware| self.tile(ware.tile));
        let label = self.texts.say("skye-touch-price", &[("tile", name.into())]);
        vec![touch(keys::price(tile.into(), gold), gold, label)]
    }

    fn offer(&self, view: &View, seat: Seat, seller: Seat, number: u8) -> Vec<Touch> {
        let stall = &view.common.players[seller].stall;
        let Some(ware) = stall.get(usize::from(number)).copied().flatten() else { return Vec::new() };
        let cost = cost(self.config.data, &view.common.players[seat], ware.price);
        let args = [
            ("seller", self.names.of(seller).into()),
            ("cost", cost.into()),
            ("price", ware.price.into()),
            ("things", self.things(ware.tile).into()),
        ];
        let id = if seller == seat { "skye-touch-own" } else { "skye-touch-buy" };
        vec![touch(keys::offer(seller, number), self.tile(ware.tile), self.texts.say(id, &args))]
    }

    fn druid(&self, view: &View, slot: usize) -> Vec<Touch> {
        let Some(tile) = view.common.dolmen.get(slot).copied().flatten() else { return Vec::new() };
        let cost = druid_cost(self.config.data, &view.common, slot).unwrap_or_default();
        let args = [("cost", cost.into()), ("things", self.things(tile).into())];
        vec![touch(keys::dolmen(slot), self.tile(tile), self.texts.say("skye-touch-druid", &args))]
    }

    /// The tile if there are several, the cell, and how it lies if there are several ways.
    fn place(&self, view: &View, player: &Player, number: usize, at: Cell, turns: Turns) -> Vec<Touch> {
        let Some(tile) = player.pending.get(number).copied() else { return Vec::new() };
        let mut path = Vec::new();
        if player.pending.len() > 1 {
            path.push(touch(keys::pending(number), self.tile(tile), self.things(tile)));
        }
        let place = frontier(player).iter().position(|cell| *cell == at).map_or(0, |index| index + 1);
        path.push(touch(
            keys::cell(at),
            place,
            self.texts.say("skye-touch-cell", &[("cell", self.cell_told(at).into())]),
        ));
        if ways(view, player, tile, at) > 1 {
            let degrees = 90 * u16::from(turns.number());
            path.push(touch(keys::turn(turns), degrees, self.sides(tile, turns)));
        }
        path
    }
}

/// A tile that can be seen, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Thing {
    /// A tile that was drawn this round: whose, and its number.
    Ware(Seat, u8),
    /// A slot of the dolmen.
    Dolmen(u8),
    /// A tile drawn out of the bag.
    Drawn(u8),
    /// A tile that is to be built.
    Pending(u8),
    /// The bag.
    Bag,
    /// Nothing more.
    Pass,
    /// Gold on an own tile.
    Price(u16),
    /// A cell.
    Cell(Cell),
    /// A way to lie.
    Turn(Turns),
}

impl Thing {
    /// What a key such as `offer:1-2` stands for.
    fn of_key(view: &View, seat: Seat, key: &str) -> Option<Thing> {
        let (kind, name) = key.split_once(':')?;
        let number = |most: usize| read_number(name).filter(|number: &u8| usize::from(*number) < most);
        Some(match kind {
            "axe" => Thing::Ware(seat, number(DRAWN)?),
            "price" => Thing::Price(read_number(name.split_once('-')?.1)?),
            "offer" => {
                let (seller, tile) = name.split_once('-')?;
                let seller = Seat::new(read_number(seller)?)?;
                let tile = read_number(tile).filter(|tile: &u8| usize::from(*tile) < DRAWN)?;
                Thing::Ware(Some(seller).filter(|seller| seller.number() < view.config.seats)?, tile)
            }
            "dolmen" => Thing::Dolmen(number(SLOTS)?),
            "bag" => number(MAX_PENDING).map_or(Thing::Bag, Thing::Drawn),
            "tile" => Thing::Pending(number(MAX_PENDING)?),
            "cell" => Thing::Cell(read_cell(name)?),
            "turn" => Thing::Turn(read_turns(name)?),
            "do" => Some(Thing::Pass).filter(|_| key == keys::PASS)?,
            _ => return None,
        })
    }

    /// What a word stands for: the name of a tile that can be seen, a number, a letter.
    fn of_word(view: &View, seat: Seat, word: &str) -> Option<Thing> {
        if word.eq_ignore_ascii_case(PASS) {
            return Some(Thing::Pass);
        }
        if word.eq_ignore_ascii_case(BAG) {
            return Some(Thing::Bag);
        }
        let (common, player) = (&view.common, &view.common.players[seat]);
        if let Some(tile) = view.config.data.tile_named(&word.to_uppercase()) {
            let is = |other: &TileId| *other == tile;
            let pending = player.pending.iter().position(is).map(|at| Thing::Pending(at as u8));
            let drawn = || common.drawn.iter().position(is).map(|at| Thing::Drawn(at as u8));
            let dolmen = || {
                common.dolmen.iter().position(|slot| *slot == Some(tile)).map(|at| Thing::Dolmen(at as u8))
            };
            let ware = || {
                Seat::first(view.config.seats).find_map(|seat| {
                    let stall = &common.players[seat].stall;
                    let at = stall.iter().position(|ware| ware.is_some_and(|ware| ware.tile == tile))?;
                    Some(Thing::Ware(seat, at as u8))
                })
            };
            return pending.or_else(drawn).or_else(dolmen).or_else(ware);
        }
        match due(view, seat)? {
            Due::Axe | Due::Price { .. } => read_number(word).map(Thing::Price),
            Due::Build => {
                let cell = || frontier(player).get(read_number::<usize>(word)?.checked_sub(1)?).copied();
                cell().map(Thing::Cell).or_else(|| read_turns(word).map(Thing::Turn))
            }
            _ => None,
        }
    }
}

/// The action somebody means who has touched the keys `touched` and then something that leads nowhere, so that the
/// rules can say why it cannot be done.
pub(super) fn meant(view: &View, touched: &[String], touch: &str) -> Option<Action> {
    let seat = focus(view, None);
    let thing = Thing::of_key(view, seat, touch).or_else(|| Thing::of_word(view, seat, touch))?;
    Some(match (due(view, seat)?, thing) {
        (Due::Axe | Due::Price { .. }, Thing::Ware(owner, tile)) if owner == seat => Action::Axe { tile },
        (_, Thing::Ware(owner, tile)) if owner == seat => Action::Own { tile },
        (_, Thing::Ware(seller, tile)) => Action::Buy { seller, tile },
        (_, Thing::Dolmen(slot)) => Action::Druid { slot },
        (_, Thing::Drawn(tile)) => Action::Keep { tile },
        (_, Thing::Bag) => Action::Bag,
        (Due::SecondBuy | Due::Keep | Due::Build, Thing::Pass) => Action::Pass,
        (_, Thing::Pass) => Action::End,
        (_, Thing::Price(gold)) => Action::Price { gold },
        (due, Thing::Pending(_) | Thing::Cell(_) | Thing::Turn(_)) => {
            meant_building(view, seat, due, touched, thing)?
        }
    })
}

/// The placement somebody means. Where nothing fits, it is the one that comes nearest, so that the reason is the
/// true obstacle.
fn meant_building(view: &View, seat: Seat, due: Due, touched: &[String], thing: Thing) -> Option<Action> {
    let player = &view.common.players[seat];
    let (chosen, at) = touched_of(view, seat, touched);
    let first = player.pending.first().copied();
    let number = match thing {
        Thing::Pending(number) => usize::from(number),
        _ => player.pending.iter().position(|tile| Some(*tile) == chosen.or(first)).unwrap_or(0),
    };
    let around = frontier(player);
    let at = match thing {
        Thing::Cell(at) => at,
        _ => at.or_else(|| around.first().copied())?,
    };
    let Some(tile) = player.pending.get(number).copied().filter(|_| due == Due::Build) else {
        return Some(Action::Place { tile: number as u8, at, turns: Turns::default() });
    };
    let nearest = Turns::ALL.into_iter().min_by_key(|turns| clashes(view, player, tile, at, *turns));
    let turns = match thing {
        Thing::Turn(turns) => turns,
        _ => nearest.unwrap_or_default(),
    };
    Some(Action::Place { tile: number as u8, at, turns })
}

/// At how many sides the terrain of a tile would differ from its neighbour's.
fn clashes(view: &View, player: &Player, tile: TileId, at: Cell, turns: Turns) -> usize {
    let (data, territory) = (view.config.data, &player.territory);
    let differs = |side: &Direction| {
        let own = data.tile(tile).edges[side.printed(turns).index()];
        let Some(number) = territory.number_at(at.step(*side)) else { return false };
        let other = territory.placed(number);
        data.tile(other.tile).edges[side.opposite().printed(other.turns).index()] != own
    };
    Direction::ALL.iter().filter(|side| differs(side)).count()
}

#[cfg(test)]
mod tests {
    use kernel::Viewer;

    use super::*;
    use crate::skye::samples;
    use crate::{Branch, Language, Texts, Tree};

    fn leaves(tree: &Tree<Action>, found: &mut Vec<Action>) {
        for (_, branch) in &tree.branches {
            match branch {
                Branch::Leaf(action) => found.push(*action),
                Branch::More(more) => leaves(more, found),
            }
        }
    }

    /// The terminal's own commands, and the signs at which it splits a line.
    fn can_be_typed(word: &str) -> bool {
        !matches!(word, "u" | "l" | "c" | "v" | "r" | "h" | "?" | "q")
            && !word.contains([' ', ',', '-', '>'])
            && (1..=3).contains(&word.chars().count())
    }

    fn each_word(tree: &Tree<Action>, test: &mut impl FnMut(&Touch)) {
        for (touch, branch) in &tree.branches {
            test(touch);
            if let Branch::More(more) = branch {
                each_word(more, test);
            }
        }
    }

    #[test]
    fn every_action_is_at_the_end_of_one_path() {
        for (_, sample) in samples::decisions().into_iter().chain(samples::along_a_game("druids", 3)) {
            for language in Language::ALL {
                let names = samples::names();
                let sentences =
                    Sentences { texts: Texts::of(language), config: &sample.config, names: &names };
                let tree = Tree::new(
                    sample.options.iter().map(|action| (*action, sentences.path(&sample.view, *action))),
                );
                let mut found = Vec::new();
                leaves(&tree, &mut found);
                found.sort_unstable();
                assert_eq!(found, sample.options);
                each_word(&tree, &mut |touch| {
                    assert!(can_be_typed(&touch.word), "{touch:?}");
                    assert!(touch.label.len() >= 3, "{touch:?}");
                });
            }
        }
    }

    #[test]
    fn keys_say_what_they_stand_for() {
        for (_, sample) in samples::decisions() {
            let names = samples::names();
            let sentences =
                Sentences { texts: Texts::of(Language::En), config: &sample.config, names: &names };
            for action in &sample.options {
                let path = sentences.path(&sample.view, *action);
                let touched: Vec<String> = path.iter().map(|touch| touch.key.clone()).collect();
                let (last, before) = touched.split_last().unwrap();
                let expected = match action {
                    // The end of both buying turns is one button.
                    Action::End | Action::Pass => meant(&sample.view, before, last),
                    action => Some(*action),
                };
                if let Action::Place { .. } = action
                    && path.len() < 3
                {
                    // Which way it lies is not touched.
                    continue;
                }
                assert_eq!(meant(&sample.view, before, last), expected, "{touched:?}");
            }
        }
    }

    #[test]
    fn words_that_lead_nowhere_mean_an_action_that_can_be_refused() {
        let sample = samples::buying();
        let meant = |touch: &str| meant(&sample.view, &[], touch);
        let bea = Seat::ALL[1];
        assert_eq!(meant("l04"), Some(Action::Buy { seller: bea, tile: 0 }));
        assert_eq!(meant("offer:1-0"), Some(Action::Buy { seller: bea, tile: 0 }));
        assert_eq!(meant("offer:0-1"), Some(Action::Own { tile: 1 }));
        assert_eq!(meant("L73"), None, "a tile that nobody sees");
        assert_eq!(meant("offer:7-0"), None);
        assert_eq!(meant("cell:99,99"), None);
        assert_eq!(meant("stone"), None);
    }

    #[test]
    fn a_cell_where_a_tile_does_not_fit_means_the_nearest_way_to_lie() {
        let sample = samples::building();
        // L09 has mountain once and pasture thrice; east of the castle there is water.
        let meant = meant(&sample.view, &["tile:0".to_owned()], "cell:1,0").unwrap();
        assert!(matches!(meant, Action::Place { tile: 0, at: Cell { x: 1, y: 0 }, .. }), "{meant:?}");
        assert!(!sample.options.contains(&meant));
    }

    #[test]
    fn at_a_common_screen_the_one_who_decides_touches() {
        let sample = samples::building();
        let view = View { viewer: Viewer::Audience, ..sample.view.clone() };
        let names = samples::names();
        let sentences = Sentences { texts: Texts::of(Language::En), config: &sample.config, names: &names };
        for action in &sample.options {
            assert_eq!(sentences.path(&view, *action), sentences.path(&sample.view, *action));
        }
    }
}
