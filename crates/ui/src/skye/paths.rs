//! Each action as a path of things one touches, and what somebody means by a touch that leads nowhere.
//!
//! A tile is typed by its name, wherever it lies. The empty cells around a territory are numbered
//! column by column.

use core::fmt::Display;

use game_skye::{
    Action, Cell, Direction, Player, TileId, Turns, View, bag_draw, bag_price, cost, druid_cost,
};
use kernel::Seat;

use super::due::{Due, due, focus};
use super::keys::{Key, read_number, read_turns};
use super::prompts::touched_of;
use super::sentences::Sentences;
use crate::Touch;

/// The word for buying nothing.
const PASS: &str = "p";
/// The word for a draw from the bag.
const BAG: &str = "b";

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

fn touch(key: Key, word: impl Display, label: String) -> Touch<Key> {
    Touch { key, word: word.to_string(), label }
}

impl Sentences<'_> {
    /// The things one touches for an action.
    pub(super) fn path(&self, view: &View, action: Action) -> Vec<Touch<Key>> {
        let seat = focus(view, Some(self.names));
        let player = &view.common.players[seat];
        let say = |id: &str| self.texts.say(id, &[]);
        match action {
            Action::Axe { tile } => self.axe(player, tile),
            Action::Price { gold } => self.price(view, seat, gold),
            Action::Buy { seller, tile } => self.offer(view, seat, seller, tile),
            Action::Own { tile } => self.offer(view, seat, seat, tile),
            Action::End if matches!(due(view, seat), Some(Due::FirstBuy { bought: true, .. })) => {
                vec![touch(Key::Pass, PASS, say("skye-touch-end"))]
            }
            Action::End | Action::Pass => vec![touch(Key::Pass, PASS, say("skye-touch-pass"))],
            Action::Druid { slot } => self.druid(view, slot),
            Action::Bag => {
                let data = self.config.data;
                let tiles = bag_draw(data, player).min(view.common.bag.len() as usize);
                let args = [("cost", bag_price(data, player).into()), ("tiles", tiles.into())];
                vec![touch(Key::Bag, BAG, self.texts.say("skye-touch-bag", &args))]
            }
            Action::Keep { tile } => {
                let Some(drawn) = view.common.drawn.get(usize::from(tile)).copied() else {
                    return Vec::new();
                };
                vec![touch(Key::Drawn(tile), self.tile(drawn), self.things(drawn))]
            }
            Action::Place { tile, at, turns } => self.place(view, player, tile, at, turns),
        }
    }

    fn axe(&self, player: &Player, number: u8) -> Vec<Touch<Key>> {
        let Some(ware) = player.stall.get(usize::from(number)).copied().flatten() else { return Vec::new() };
        let label = self.texts.say("skye-touch-axe", &[("things", self.things(ware.tile).into())]);
        vec![touch(Key::Axe(number), self.tile(ware.tile), label)]
    }

    fn price(&self, view: &View, seat: Seat, gold: u16) -> Vec<Touch<Key>> {
        let Some(Due::Price { tile, .. }) = due(view, seat) else { return Vec::new() };
        let ware = view.common.players[seat].stall[usize::from(tile)];
        let name = ware.map_or("", |ware| self.tile(ware.tile));
        let label = self.texts.say("skye-touch-price", &[("tile", name.into())]);
        vec![touch(Key::Price(tile, gold), gold, label)]
    }

    fn offer(&self, view: &View, seat: Seat, seller: Seat, number: u8) -> Vec<Touch<Key>> {
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
        vec![touch(Key::Offer(seller, number), self.tile(ware.tile), self.texts.say(id, &args))]
    }

    fn druid(&self, view: &View, slot: u8) -> Vec<Touch<Key>> {
        let Some(tile) = view.common.dolmen.get(usize::from(slot)).copied().flatten() else {
            return Vec::new();
        };
        let cost = druid_cost(self.config.data, &view.common, slot.into()).unwrap_or_default();
        let args = [("cost", cost.into()), ("things", self.things(tile).into())];
        vec![touch(Key::Dolmen(slot), self.tile(tile), self.texts.say("skye-touch-druid", &args))]
    }

    /// The tile if there are several, the cell, and how it lies if there are several ways.
    fn place(&self, view: &View, player: &Player, number: u8, at: Cell, turns: Turns) -> Vec<Touch<Key>> {
        let Some(tile) = player.pending.get(usize::from(number)).copied() else { return Vec::new() };
        let mut path = Vec::new();
        if player.pending.len() > 1 {
            path.push(touch(Key::Pending(number), self.tile(tile), self.things(tile)));
        }
        let place = frontier(player).iter().position(|cell| *cell == at).map_or(0, |index| index + 1);
        path.push(touch(
            Key::Cell(at),
            place,
            self.texts.say("skye-touch-cell", &[("cell", self.cell_told(at).into())]),
        ));
        if ways(view, player, tile, at) > 1 {
            let degrees = 90 * u16::from(turns.number());
            path.push(touch(Key::Turn(turns), degrees, self.sides(tile, turns)));
        }
        path
    }
}

/// What a word stands for: the name of a tile that can be seen, a number, a letter.
pub(super) fn spelled(view: &View, word: &str) -> Option<Key> {
    let seat = focus(view, None);
    if word.eq_ignore_ascii_case(PASS) {
        return Some(Key::Pass);
    }
    if word.eq_ignore_ascii_case(BAG) {
        return Some(Key::Bag);
    }
    let (common, player) = (&view.common, &view.common.players[seat]);
    if let Some(tile) = view.config.data.tile_named(&word.to_uppercase()) {
        let is = |other: &TileId| *other == tile;
        let pending = player.pending.iter().position(is).map(|at| Key::Pending(at as u8));
        let drawn = || common.drawn.iter().position(is).map(|at| Key::Drawn(at as u8));
        let dolmen =
            || common.dolmen.iter().position(|slot| *slot == Some(tile)).map(|at| Key::Dolmen(at as u8));
        let ware = || {
            Seat::first(view.config.seats).find_map(|seat| {
                let stall = &common.players[seat].stall;
                let at = stall.iter().position(|ware| ware.is_some_and(|ware| ware.tile == tile))?;
                Some(Key::Offer(seat, at as u8))
            })
        };
        return pending.or_else(drawn).or_else(dolmen).or_else(ware);
    }
    match due(view, seat)? {
        Due::Price { tile, .. } => read_number(word).map(|gold| Key::Price(tile, gold)),
        // Any tile: the rules say that the axe comes first.
        Due::Axe => read_number(word).map(|gold| Key::Price(0, gold)),
        Due::Build => {
            let cell = || frontier(player).get(read_number::<usize>(word)?.checked_sub(1)?).copied();
            cell().map(Key::Cell).or_else(|| read_turns(word).map(Key::Turn))
        }
        _ => None,
    }
}

/// The action somebody means who has touched `touched` and then something that leads nowhere, so that the rules can
/// say why it cannot be done.
pub(super) fn meant(view: &View, touched: &[Key], touch: Key) -> Option<Action> {
    let seat = focus(view, None);
    let due = due(view, seat)?;
    Some(match (due, touch) {
        (_, Key::Axe(tile)) => own_meant(due, tile),
        (_, Key::Offer(seller, tile)) if seller == seat => own_meant(due, tile),
        (_, Key::Offer(seller, tile)) => Action::Buy { seller, tile },
        (_, Key::Dolmen(slot)) => Action::Druid { slot },
        (_, Key::Drawn(tile)) => Action::Keep { tile },
        (_, Key::Bag) => Action::Bag,
        (Due::SecondBuy | Due::Keep | Due::Build, Key::Pass) => Action::Pass,
        (_, Key::Pass) => Action::End,
        (_, Key::Price(_, gold)) => Action::Price { gold },
        (due, Key::Pending(_) | Key::Cell(_) | Key::Turn(_)) => {
            meant_building(view, seat, due, touched, touch)?
        }
    })
}

/// What somebody means by an own tile on the stall.
fn own_meant(due: Due, tile: u8) -> Action {
    match due {
        Due::Axe | Due::Price { .. } => Action::Axe { tile },
        _ => Action::Own { tile },
    }
}

/// The placement somebody means. Where nothing fits, it is the one that comes nearest, so that the reason is the
/// true obstacle.
fn meant_building(view: &View, seat: Seat, due: Due, touched: &[Key], touch: Key) -> Option<Action> {
    let player = &view.common.players[seat];
    let (chosen, at) = touched_of(view, seat, touched);
    let first = player.pending.first().copied();
    let number = match touch {
        Key::Pending(number) => usize::from(number),
        _ => player.pending.iter().position(|tile| Some(*tile) == chosen.or(first)).unwrap_or(0),
    };
    let around = frontier(player);
    let at = match touch {
        Key::Cell(at) => at,
        _ => at.or_else(|| around.first().copied())?,
    };
    let Some(tile) = player.pending.get(number).copied().filter(|_| due == Due::Build) else {
        return Some(Action::Place { tile: number as u8, at, turns: Turns::default() });
    };
    let nearest = Turns::ALL.into_iter().min_by_key(|turns| clashes(view, player, tile, at, *turns));
    let turns = match touch {
        Key::Turn(turns) => turns,
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

    fn leaves(tree: &Tree<Key, Action>, found: &mut Vec<Action>) {
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

    fn each_word(tree: &Tree<Key, Action>, test: &mut impl FnMut(&Touch<Key>)) {
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
                let touched: Vec<Key> = path.iter().map(|touch| touch.key).collect();
                let read = |key: &Key| Key::read(&sample.view, &key.to_string());
                assert!(touched.iter().all(|key| read(key) == Some(*key)), "{touched:?}");
                let (last, before) = touched.split_last().unwrap();
                let expected = match action {
                    // The end of both buying turns is one button.
                    Action::End | Action::Pass => meant(&sample.view, before, *last),
                    action => Some(*action),
                };
                if let Action::Place { .. } = action
                    && path.len() < 3
                {
                    // Which way it lies is not touched.
                    continue;
                }
                assert_eq!(meant(&sample.view, before, *last), expected, "{touched:?}");
            }
        }
    }

    #[test]
    fn words_that_lead_nowhere_mean_an_action_that_can_be_refused() {
        let sample = samples::buying();
        let named = |text: &str| Key::read(&sample.view, text).or_else(|| spelled(&sample.view, text));
        let meant = |text: &str| meant(&sample.view, &[], named(text)?);
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
        let meant = meant(&sample.view, &[Key::Pending(0)], Key::Cell(Cell { x: 1, y: 0 })).unwrap();
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
