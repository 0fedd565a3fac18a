//! What happened and what can be done: one message for every variant.

use game_skye::{Action, Cell, Cells, Config, Ending, Event, Seen, Turns};
use kernel::Seat;

use super::goal_text::{goal_line, goal_name, scroll_line, tablet_name};
use crate::{Arg, Names, Texts};

/// With more cells than this only their number is said.
const FEW: usize = 4;

/// Says things about a table in one language.
#[derive(Clone, Copy)]
pub(super) struct Sentences<'a> {
    /// The messages.
    pub(super) texts: &'static Texts,
    /// What was fixed before the game.
    pub(super) config: &'a Config,
    /// What the people are called.
    pub(super) names: &'a Names,
}

/// Whom a log sentence is about.
pub(super) fn subject(seen: &Seen) -> Option<Seat> {
    match *seen {
        Event::StartDrawn { seat }
        | Event::Income { seat, .. }
        | Event::Drawn { seat, .. }
        | Event::AxeSet { seat, .. }
        | Event::PriceSet { seat, .. }
        | Event::Committed { seat }
        | Event::Offered { seat, .. }
        | Event::Thrown { seat, .. }
        | Event::Bought { seat, .. }
        | Event::OwnBought { seat, .. }
        | Event::TurnEnded { seat, .. }
        | Event::Settled { seat, .. }
        | Event::DruidBought { seat, .. }
        | Event::BagPaid { seat, .. }
        | Event::BagDrawn { seat, .. }
        | Event::TileKept { seat, .. }
        | Event::Passed { seat, .. }
        | Event::Built { seat, .. }
        | Event::TabletGained { seat, .. }
        | Event::WentBack { seat, .. }
        | Event::WentOut { seat, .. }
        | Event::Unit { seat, .. }
        | Event::Points { seat, .. }
        | Event::ScrollScored { seat, .. }
        | Event::ScrollAgain { seat, .. }
        | Event::GoldScored { seat, .. } => Some(seat),
        Event::ScoringLaid { .. }
        | Event::DolmenFilled { .. }
        | Event::RoundBegan { .. }
        | Event::ScoringBegan { .. }
        | Event::DolmenLeft { .. }
        | Event::GameOver => None,
    }
}

impl Sentences<'_> {
    /// The message about `seat`: by name, or as "you".
    pub(super) fn about(&self, id: &str, seat: Seat, more: &[(&str, Arg<'_>)]) -> String {
        let person = if self.names.is_you(seat) { "you" } else { "other" };
        let mut args = vec![("person", Arg::from(person)), ("player", Arg::from(self.names.of(seat)))];
        args.extend(more.iter().map(|(name, value)| (*name, value.clone())));
        self.texts.say(id, &args)
    }

    /// "1 point", "3 points".
    pub(super) fn points(&self, points: impl Into<Arg<'static>>) -> String {
        self.texts.say("skye-points", &[("points", points.into())])
    }

    /// A cell by its distance from the castle.
    pub(super) fn cell(&self, at: Cell) -> String {
        let args = [("x", at.x.to_string().into()), ("y", at.y.to_string().into())];
        self.texts.say("skye-cell", &args)
    }

    /// A cell, and where it lies as seen from the castle.
    pub(super) fn cell_told(&self, at: Cell) -> String {
        let way = |steps: i8, ids: [&str; 2]| {
            let id = ids[usize::from(steps > 0)];
            (steps != 0).then(|| self.texts.say(id, &[("steps", steps.unsigned_abs().into())]))
        };
        let ways =
            [way(at.x, ["skye-way-west", "skye-way-east"]), way(at.y, ["skye-way-north", "skye-way-south"])];
        let ways: Vec<String> = ways.into_iter().flatten().collect();
        let args = [("at", self.cell(at).into()), ("ways", ways.join(", ").into())];
        self.texts.say("skye-cell-told", &args)
    }

    /// How far a tile is turned.
    pub(super) fn turned(&self, turns: Turns) -> String {
        self.texts.say("skye-turned", &[("turns", (90 * u16::from(turns.number())).into())])
    }

    /// Which of several, such as "the second".
    fn ordinal(&self, number: u8) -> String {
        let id = match number {
            0 => "skye-ordinal-0",
            1 => "skye-ordinal-1",
            2 => "skye-ordinal-2",
            _ => "skye-ordinal-3",
        };
        self.texts.say(id, &[])
    }

    /// What happened, as its viewer saw it.
    pub(super) fn event(&self, seen: &Seen) -> String {
        match *seen {
            Event::ScoringLaid { .. }
            | Event::StartDrawn { .. }
            | Event::DolmenFilled { .. }
            | Event::RoundBegan { .. }
            | Event::Income { .. }
            | Event::Drawn { .. } => self.beginning(seen),
            Event::AxeSet { .. }
            | Event::PriceSet { .. }
            | Event::Committed { .. }
            | Event::Offered { .. }
            | Event::Thrown { .. } => self.pricing(seen),
            Event::Bought { .. }
            | Event::OwnBought { .. }
            | Event::TurnEnded { .. }
            | Event::Settled { .. }
            | Event::DruidBought { .. }
            | Event::BagPaid { .. }
            | Event::BagDrawn { .. }
            | Event::TileKept { .. }
            | Event::Passed { .. } => self.purchase(seen),
            Event::Built { seat, tile, at, turns: _ } => {
                let args = [("tile", self.tile(tile).into()), ("at", self.cell(at).into())];
                self.about("skye-built", seat, &args)
            }
            Event::TabletGained { seat, tablet } => {
                let name = tablet_name(self.texts, &self.config.data.tablets[usize::from(tablet)]);
                self.about("skye-tablet-gained", seat, &[("tablet", name.into())])
            }
            Event::WentBack { seat, tile } => {
                self.about("skye-went-back", seat, &[("tile", self.tile(tile).into())])
            }
            Event::WentOut { seat, tile } => {
                self.about("skye-went-out", seat, &[("tile", self.tile(tile).into())])
            }
            Event::DolmenLeft { tile } => {
                self.texts.say("skye-dolmen-left", &[("tile", self.tile(tile).into())])
            }
            Event::ScoringBegan { .. }
            | Event::Unit { .. }
            | Event::Points { .. }
            | Event::ScrollScored { .. }
            | Event::ScrollAgain { .. }
            | Event::GoldScored { .. } => self.scoring(seen),
            Event::GameOver => self.texts.say("skye-over", &[]),
        }
    }

    /// What happens before anybody decides.
    fn beginning(&self, seen: &Seen) -> String {
        let texts = self.texts;
        match *seen {
            Event::ScoringLaid { tiles } => {
                let named = tiles.iter().zip(game_skye::Letter::ALL).map(|(tile, letter)| {
                    let name = goal_name(texts, self.config.data.scoring_tile(*tile));
                    let args = [("letter", letter.word().to_string().into()), ("name", name.into())];
                    texts.say("skye-scoring-on", &args)
                });
                let tiles: Vec<String> = named.collect();
                texts.say("skye-scoring-laid", &[("tiles", tiles.join(" · ").into())])
            }
            Event::StartDrawn { seat } => self.about("skye-start-drawn", seat, &[]),
            Event::DolmenFilled { tiles } => {
                let args = [("count", tiles.len().into()), ("tiles", self.tiles(&tiles).into())];
                texts.say("skye-dolmen-filled", &args)
            }
            Event::RoundBegan { round, start } => {
                let letters = self.letters(round);
                let args = [
                    ("round", round.into()),
                    ("count", letters.len().into()),
                    ("letters", texts.list(&letters).into()),
                ];
                self.about("skye-round-began", start, &args)
            }
            Event::Income { seat, gold, barrels, behind, cells: _ } => {
                let castle = gold.saturating_sub(barrels + behind);
                let parts = [
                    ("skye-income-castle", castle),
                    ("skye-income-barrels", barrels),
                    ("skye-income-behind", behind),
                ];
                let parts: Vec<String> = parts
                    .into_iter()
                    .filter(|(_, gold)| *gold > 0)
                    .map(|(id, gold)| texts.say(id, &[("gold", gold.into())]))
                    .collect();
                let id = if parts.len() > 1 { "skye-income-parts" } else { "skye-income" };
                self.about(id, seat, &[("gold", gold.into()), ("parts", texts.list(&parts).into())])
            }
            Event::Drawn { seat, tiles } => {
                self.about("skye-drawn", seat, &[("tiles", self.tiles(&tiles).into())])
            }
            _ => String::new(),
        }
    }

    /// The letters that are scored in a round.
    pub(super) fn letters(&self, round: u8) -> Vec<String> {
        let rounds = &self.config.schedule.rounds;
        let scored = rounds.get(usize::from(round).wrapping_sub(1)).map(|round| round.scoring);
        let letters = scored.unwrap_or_default();
        letters.iter().map(|letter| game_skye::Letter::ALL[*letter].word().to_string()).collect()
    }

    /// Axe and prices, and how the screens lift: the first tile of each player says that it does.
    fn pricing(&self, seen: &Seen) -> String {
        let (seat, number, sentence) = match *seen {
            Event::AxeSet { seat, tile } => {
                return self.about("skye-axe-set", seat, &[("tile", self.ordinal(tile).into())]);
            }
            Event::PriceSet { seat, tile, gold } => {
                let args = [("tile", self.ordinal(tile).into()), ("gold", gold.into())];
                return self.about("skye-price-set", seat, &args);
            }
            Event::Committed { seat } => return self.about("skye-committed", seat, &[]),
            Event::Offered { seat, number, tile, price } => {
                let args = [("tile", self.tile_with(tile).into()), ("price", price.into())];
                (seat, number, self.about("skye-offered", seat, &args))
            }
            Event::Thrown { seat, number, tile } => {
                (seat, number, self.about("skye-thrown", seat, &[("tile", self.tile(tile).into())]))
            }
            _ => return String::new(),
        };
        if number > 0 {
            return sentence;
        }
        self.about("skye-lifted", seat, &[("sentence", sentence.into())])
    }

    /// All that is bought and kept.
    fn purchase(&self, seen: &Seen) -> String {
        match *seen {
            Event::Bought { seat, seller, number: _, tile, price, cost } => {
                let id = if cost < price { "skye-bought-less" } else { "skye-bought" };
                let to_you = if self.names.is_you(seller) { "you" } else { "other" };
                let args = [
                    ("tile", self.tile_with(tile).into()),
                    ("seller", self.names.of(seller).into()),
                    ("to-you", to_you.into()),
                    ("price", price.into()),
                    ("cost", cost.into()),
                ];
                self.about(id, seat, &args)
            }
            Event::OwnBought { seat, number: _, tile, price } => {
                let args = [("tile", self.tile_with(tile).into()), ("price", price.into())];
                self.about("skye-own-bought", seat, &args)
            }
            Event::TurnEnded { seat, ending } => match ending {
                Ending::Chosen => self.about("skye-turn-ended", seat, &[]),
                Ending::Auto => self.about("skye-turn-ended-auto", seat, &[]),
            },
            Event::Settled { seat, number: _, tile, price } => {
                let args = [("tile", self.tile(tile).into()), ("price", price.into())];
                self.about("skye-settled", seat, &args)
            }
            Event::DruidBought { seat, slot: _, tile, cost } => {
                let id = if cost == 0 { "skye-druid-free" } else { "skye-druid-bought" };
                self.about(id, seat, &[("tile", self.tile_with(tile).into()), ("cost", cost.into())])
            }
            Event::BagPaid { seat, cost } => self.about("skye-bag-paid", seat, &[("cost", cost.into())]),
            Event::BagDrawn { seat, tiles } => {
                self.about("skye-bag-drawn", seat, &[("tiles", self.tiles(&tiles).into())])
            }
            Event::TileKept { seat, tile } => {
                self.about("skye-tile-kept", seat, &[("tile", self.tile_with(tile).into())])
            }
            Event::Passed { seat, ending } => match ending {
                Ending::Chosen => self.about("skye-passed", seat, &[]),
                Ending::Auto => self.about("skye-passed-auto", seat, &[]),
            },
            _ => String::new(),
        }
    }

    /// Points, in the rounds and at the end.
    fn scoring(&self, seen: &Seen) -> String {
        let (texts, data) = (self.texts, self.config.data);
        match *seen {
            Event::ScoringBegan { letter, tile } => {
                let tile = data.scoring_tile(tile);
                let args =
                    [("letter", letter.word().to_string().into()), ("line", goal_line(texts, tile).into())];
                texts.say("skye-scoring-began", &args)
            }
            Event::Unit { seat, letter: _, points, cells } => self.unit(seat, points, &cells),
            Event::Points { seat, letter, tile: _, points } => {
                let id = if points == 0 { "skye-points-none" } else { "skye-points-won" };
                let args =
                    [("letter", letter.word().to_string().into()), ("sum", self.points(points).into())];
                self.about(id, seat, &args)
            }
            Event::ScrollScored { seat, at, scroll, simple, times, points } => {
                let id = if times > 1 { "skye-scroll-doubled" } else { "skye-scroll-scored" };
                let args = [
                    ("at", self.cell(at).into()),
                    ("scroll", scroll_line(texts, data.scroll(scroll)).into()),
                    ("simple", simple.into()),
                    ("sum", self.points(points).into()),
                ];
                self.about(id, seat, &args)
            }
            Event::ScrollAgain { seat, at, scroll: _, points } => {
                let args = [("at", self.cell(at).into()), ("sum", self.points(points).into())];
                self.about("skye-scroll-again", seat, &args)
            }
            Event::GoldScored { seat, gold, points } => {
                let args = [("gold", gold.into()), ("sum", self.points(points).into())];
                self.about("skye-gold-scored", seat, &args)
            }
            _ => String::new(),
        }
    }

    fn unit(&self, seat: Seat, points: u16, cells: &Cells) -> String {
        let named: Vec<String> = cells.iter().map(|at| self.cell(*at)).collect();
        let id = if named.len() > FEW { "skye-unit-many" } else { "skye-unit" };
        let args = [
            ("sum", self.points(points).into()),
            ("count", named.len().into()),
            ("cells", self.texts.list(&named).into()),
        ];
        self.about(id, seat, &args)
    }

    /// What an action does.
    pub(super) fn action(&self, action: Action) -> String {
        let texts = self.texts;
        let one = |id: &str, number: u8| texts.say(id, &[("tile", self.ordinal(number).into())]);
        match action {
            Action::Axe { tile } => one("skye-action-axe", tile),
            Action::Price { gold } => texts.say("skye-action-price", &[("gold", gold.into())]),
            Action::Buy { seller, tile } => {
                let args = [("tile", self.ordinal(tile).into()), ("seller", self.names.of(seller).into())];
                texts.say("skye-action-buy", &args)
            }
            Action::Own { tile } => one("skye-action-own", tile),
            Action::End => texts.say("skye-action-end", &[]),
            Action::Druid { slot } => {
                let surcharge = self.config.data.rules.surcharge.get(usize::from(slot)).copied();
                texts.say("skye-action-druid", &[("surcharge", surcharge.unwrap_or_default().into())])
            }
            Action::Bag => texts.say("skye-action-bag", &[]),
            Action::Pass => texts.say("skye-action-pass", &[]),
            Action::Keep { tile } => one("skye-action-keep", tile),
            Action::Place { tile, at, turns } => {
                let args = [
                    ("number", (tile + 1).into()),
                    ("at", self.cell(at).into()),
                    ("turns", self.turned(turns).into()),
                ];
                texts.say("skye-action-place", &args)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;
    use crate::skye::samples;

    fn each(mut test: impl FnMut(&Sentences<'_>)) {
        let config = samples::config("druids", 3);
        for language in Language::ALL {
            for you in [None, Some(Seat::ALL[0])] {
                let names = samples::names().speaking_to(you);
                test(&Sentences { texts: Texts::of(language), config: &config, names: &names });
            }
        }
    }

    /// `say` panics in tests when a message or one of its variables is missing.
    fn finished(text: &str) {
        assert!(text.len() > 5 && !text.contains(['{', '}', '$']), "{text}");
    }

    #[test]
    fn every_event_has_a_sentence() {
        each(|sentences| {
            let mut said = std::collections::BTreeSet::new();
            for seen in samples::events() {
                let text = sentences.event(&seen);
                finished(&text);
                assert!(text.ends_with(['.', '!']), "{text}");
                assert!(said.insert(text.clone()), "two events sound the same: {text}");
                if let Some(seat) = subject(&seen)
                    && !sentences.names.is_you(seat)
                {
                    assert!(text.contains(sentences.names.of(seat)), "{text}");
                }
            }
        });
    }

    #[test]
    fn every_action_has_a_label() {
        each(|sentences| {
            let mut said = std::collections::BTreeSet::new();
            for action in samples::actions() {
                let text = sentences.action(action);
                finished(&text);
                assert!(said.insert(text.clone()), "two actions sound the same: {text}");
            }
        });
    }

    #[test]
    fn grammar_follows_the_reader_and_the_number() {
        let config = samples::config("druids", 3);
        let names = samples::names().speaking_to(Some(Seat::ALL[0]));
        let say = |language, seen: &Seen| {
            Sentences { texts: Texts::of(language), config: &config, names: &names }.event(seen)
        };
        let [you, bea, carl] = [Seat::ALL[0], Seat::ALL[1], Seat::ALL[2]];
        let bought = |seat, seller, cost| Event::Bought {
            seat,
            seller,
            number: 0,
            tile: samples::tile("L01"),
            price: 4,
            cost,
        };
        assert_eq!(
            say(Language::De, &bought(you, bea, 4)),
            "Du kaufst L01 (2 Schiffe, Fass) von Bea für 4 Gold."
        );
        assert_eq!(
            say(Language::De, &bought(bea, you, 3)),
            "Bea kauft L01 (2 Schiffe, Fass) von dir und zahlt dank Rabatt 3 statt 4 Gold."
        );
        assert_eq!(
            say(Language::En, &bought(bea, carl, 4)),
            "Bea buys L01 (2 ships, barrel) from Carl for 4 gold."
        );
        let income = Event::Income { seat: bea, gold: 9, barrels: 2, behind: 2, cells: Cells::new() };
        assert_eq!(
            say(Language::En, &income),
            "Bea gets 9 gold: 5 for the castle, 2 for barrels and 2 for being behind."
        );
        let round = |round| say(Language::De, &Event::RoundBegan { round, start: you });
        assert_eq!(round(1), "Runde 1 beginnt mit dir. An ihrem Ende wird A gewertet.");
        assert_eq!(round(3), "Runde 3 beginnt mit dir. An ihrem Ende werden A und C gewertet.");
    }

    #[test]
    fn the_screens_lift_once_for_each_player() {
        each(|sentences| {
            let lift = if sentences.texts.language() == Language::De { "hebt sich" } else { "goes up" };
            let thrown = |number| {
                let (seat, tile) = (Seat::ALL[1], samples::tile("L05"));
                sentences.event(&Event::Thrown { seat, number, tile })
            };
            assert!(thrown(0).contains(lift) && !thrown(1).contains(lift));
        });
    }
}
