//! Why something cannot be done, and what would be right.

use game_skye::{Action, Cell, Decision, Direction, Draw, Fate, Illegal, TileId, View};
use kernel::{Seat, SeatSet};

use super::sentences::Sentences;

/// With more cells than this only some are named.
const FEW: usize = 8;

impl Sentences<'_> {
    /// Why `seat` cannot do something. `options` are what it can do; the sentence names what would be right.
    pub(super) fn refusal(&self, view: &View, seat: Seat, options: &[Action], illegal: Illegal) -> String {
        let texts = self.texts;
        let say = |id: &str| texts.say(id, &[]);
        let at_cell = |id: &str, at: Cell| texts.say(id, &[("at", self.cell(at).into())]);
        match illegal {
            Illegal::GameOver => say("skye-refusal-game-over"),
            Illegal::ChanceFirst => say("skye-refusal-chance-first"),
            Illegal::NoChanceNow => say("skye-refusal-no-chance-now"),
            Illegal::OtherDraw { due } => self.other_draw(due),
            Illegal::NoSuchSeat { seat } => {
                let args = [("seat", (seat.number() + 1).into()), ("seats", self.config.seats.into())];
                texts.say("skye-refusal-no-such-seat", &args)
            }
            Illegal::WrongCount { expected } => {
                texts.say("skye-refusal-wrong-count", &[("expected", expected.into())])
            }
            Illegal::NotThere { tile } => {
                texts.say("skye-refusal-not-there", &[("tile", self.tile(tile).into())])
            }
            Illegal::NoSuchScoringTile { tile } => {
                let name = self.config.scoring_name(tile);
                texts.say("skye-refusal-no-such-scoring", &[("tile", name.into())])
            }
            Illegal::NotYourDecision { deciders } => self.not_yours(deciders),
            Illegal::OtherDecision { due } => say(due_id(due)),
            Illegal::Committed => say("skye-refusal-committed"),
            Illegal::NoSuchTile { .. } => self.no_such_tile(view, seat, options),
            Illegal::PriceTooLow { least } => {
                texts.say("skye-refusal-price-too-low", &[("least", least.into())])
            }
            Illegal::PriceTooHigh { most } => {
                texts.say("skye-refusal-price-too-high", &[("most", most.into())])
            }
            Illegal::OwnOffer => say("skye-refusal-own-offer"),
            Illegal::NotForSale { seller, tile } => self.not_for_sale(view, options, seller, tile),
            Illegal::AlreadyBought => say("skye-refusal-already-bought"),
            Illegal::NoTablet => say("skye-refusal-no-tablet"),
            Illegal::TooDear { cost, gold } => {
                let text =
                    texts.say("skye-refusal-too-dear", &[("cost", cost.into()), ("gold", gold.into())]);
                self.buyable(view, options, text)
            }
            Illegal::SlotEmpty { .. } => self.buyable(view, options, say("skye-refusal-slot-empty")),
            Illegal::BagEmpty => say("skye-refusal-bag-empty"),
            Illegal::CellTaken { at } => at_cell("skye-refusal-cell-taken", at),
            Illegal::NotAdjacent { at } => at_cell("skye-refusal-not-adjacent", at),
            Illegal::EdgeMismatch { at, side } => self.mismatch(view, seat, options, at, side),
            Illegal::TerritoryFull => say("skye-refusal-territory-full"),
        }
    }

    fn other_draw(&self, due: Draw) -> String {
        match due {
            Draw::Scoring => self.texts.say("skye-refusal-draw-scoring", &[]),
            Draw::Start => self.texts.say("skye-refusal-draw-start", &[]),
            Draw::Dolmen => self.texts.say("skye-refusal-draw-dolmen", &[]),
            Draw::Tiles { seat } => self.about("skye-refusal-draw-tiles", seat, &[]),
            Draw::Bag => self.texts.say("skye-refusal-draw-bag", &[]),
        }
    }

    fn not_yours(&self, deciders: SeatSet) -> String {
        let names: Vec<String> = deciders.iter().map(|seat| self.names.of(seat).to_owned()).collect();
        self.texts.say("skye-refusal-not-your-decision", &[("players", self.texts.list(&names).into())])
    }

    /// The tile that an action is about, if it is one of those a player sees in front of him.
    fn tile_of(view: &View, seat: Seat, action: &Action) -> Option<TileId> {
        let common = &view.common;
        let ware = |seat: Seat, tile: u8| {
            common.players[seat].stall.get(usize::from(tile)).copied().flatten().map(|ware| ware.tile)
        };
        match *action {
            Action::Axe { tile } | Action::Own { tile } => ware(seat, tile),
            Action::Buy { seller, tile } => ware(seller, tile),
            Action::Druid { slot } => common.dolmen.get(usize::from(slot)).copied().flatten(),
            Action::Keep { tile } => common.drawn.get(usize::from(tile)).copied(),
            Action::Place { tile, .. } => common.players[seat].pending.get(usize::from(tile)).copied(),
            Action::Price { .. } | Action::End | Action::Bag | Action::Pass => None,
        }
    }

    /// The tiles that the options are about, each once.
    fn tiles_of(view: &View, seat: Seat, options: &[Action]) -> Vec<TileId> {
        let mut tiles: Vec<TileId> =
            options.iter().filter_map(|option| Self::tile_of(view, seat, option)).collect();
        tiles.dedup();
        tiles
    }

    fn no_such_tile(&self, view: &View, seat: Seat, options: &[Action]) -> String {
        let tiles = Self::tiles_of(view, seat, options);
        if tiles.is_empty() {
            return self.texts.say("skye-refusal-no-such-tile", &[]);
        }
        self.texts.say("skye-refusal-no-such-tile-but", &[("tiles", self.tiles(&tiles).into())])
    }

    /// The text, and what can be bought.
    fn buyable(&self, view: &View, options: &[Action], text: String) -> String {
        let tiles = Self::tiles_of(view, view.common.active, options);
        if tiles.is_empty() {
            return text;
        }
        let args = [("text", text.into()), ("tiles", self.tiles(&tiles).into())];
        self.texts.say("skye-refusal-to-buy", &args)
    }

    fn not_for_sale(&self, view: &View, options: &[Action], seller: Seat, number: u8) -> String {
        let ware = view.common.players[seller].stall.get(usize::from(number)).copied().flatten();
        let text = match ware.map(|ware| ware.fate) {
            Some(Fate::Sold { to }) => self.about("skye-refusal-sold", to, &[]),
            Some(Fate::Thrown) => self.texts.say("skye-refusal-thrown", &[]),
            _ => self.about("skye-refusal-not-for-sale", seller, &[]),
        };
        self.buyable(view, options, text)
    }

    /// Which side does not fit and why; then how it would fit there, or else where the tiles fit.
    fn mismatch(&self, view: &View, seat: Seat, options: &[Action], at: Cell, side: Direction) -> String {
        let text = self.clash(view, seat, at, side);
        let turned = |option: &Action| match *option {
            Action::Place { at: other, turns, .. } if other == at => Some(turns),
            _ => None,
        };
        let mut turns: Vec<_> = options.iter().filter_map(turned).collect();
        turns.sort_unstable();
        turns.dedup();
        let pending = &view.common.players[seat].pending;
        if !turns.is_empty() && pending.len() == 1 {
            let turns: Vec<String> = turns.into_iter().map(|turns| self.turned(turns)).collect();
            let args = [("text", text.into()), ("turns", self.texts.list(&turns).into())];
            return self.texts.say("skye-refusal-turns", &args);
        }
        pending.iter().enumerate().fold(text, |text, (number, tile)| {
            let placed = |option: &Action| match *option {
                Action::Place { tile, at, .. } if usize::from(tile) == number => Some(at),
                _ => None,
            };
            let mut cells: Vec<Cell> = options.iter().filter_map(placed).collect();
            cells.sort_unstable();
            cells.dedup();
            if cells.is_empty() || cells.len() > FEW {
                return text;
            }
            let cells: Vec<String> = cells.into_iter().map(|at| self.cell(at)).collect();
            let args = [
                ("text", text.into()),
                ("tile", self.tile(*tile).into()),
                ("cells", self.texts.list(&cells).into()),
            ];
            self.texts.say("skye-refusal-cells", &args)
        })
    }

    fn clash(&self, view: &View, seat: Seat, at: Cell, side: Direction) -> String {
        let territory = &view.common.players[seat].territory;
        let Some(number) = territory.number_at(at.step(side)) else {
            return self.texts.say("skye-refusal-not-adjacent", &[("at", self.cell(at).into())]);
        };
        let placed = territory.placed(number);
        let facing = side.opposite().printed(placed.turns).index();
        let terrain = self.config.data.tile(placed.tile).edges[facing];
        let args = [
            ("at", self.cell(at).into()),
            ("side", self.side(side).into()),
            ("terrain", self.terrain(terrain).into()),
        ];
        self.texts.say("skye-refusal-edge-mismatch", &args)
    }
}

fn due_id(due: Decision) -> &'static str {
    match due {
        Decision::Axe => "skye-refusal-due-axe",
        Decision::Price => "skye-refusal-due-price",
        Decision::FirstBuy => "skye-refusal-due-buy",
        Decision::SecondBuy => "skye-refusal-due-second",
        Decision::Keep => "skye-refusal-due-keep",
        Decision::Build => "skye-refusal-due-build",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::skye::samples;
    use crate::{Language, Texts};

    #[test]
    fn every_refusal_has_a_sentence_in_each_decision() {
        for (_, sample) in samples::decisions() {
            for language in Language::ALL {
                for names in [samples::names(), samples::names().speaking_to(Some(sample.seat))] {
                    let sentences =
                        Sentences { texts: Texts::of(language), config: &sample.config, names: &names };
                    for illegal in samples::refusals() {
                        let text = sentences.refusal(&sample.view, sample.seat, &sample.options, illegal);
                        assert!(text.ends_with('.') && !text.contains(['{', '}', '$']), "{text}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_refusal_names_what_would_be_right() {
        let sample = samples::building();
        let names = samples::names().speaking_to(Some(sample.seat));
        let sentences = Sentences { texts: Texts::of(Language::En), config: &sample.config, names: &names };
        let refuse = |illegal| sentences.refusal(&sample.view, sample.seat, &sample.options, illegal);
        let east = Illegal::EdgeMismatch { at: Cell { x: 1, y: 0 }, side: Direction::West };
        assert_eq!(
            refuse(east),
            "It doesn’t fit on (1,0) like that: to the west it meets water. L09 fits on (-1,0), (0,-1) and \
             (0,1). L70 fits on (-1,0) and (1,0)."
        );
        let sample = samples::buying();
        let sentences = Sentences { texts: Texts::of(Language::De), config: &sample.config, names: &names };
        let refuse = |illegal| sentences.refusal(&sample.view, sample.seat, &sample.options, illegal);
        let thrown = Illegal::NotForSale { seller: Seat::ALL[1], tile: 0 };
        assert_eq!(
            refuse(thrown),
            "Dieses Plättchen trug die Axt und ist zurück im Beutel. Zu haben sind L05 und L08."
        );
        assert_eq!(
            refuse(Illegal::TooDear { cost: 6, gold: 3 }),
            "Das kostet 6 Gold, du hast 3. Zu haben sind L05 und L08."
        );
    }
}
