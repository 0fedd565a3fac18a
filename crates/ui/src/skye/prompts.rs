//! What is to be decided: said to who decides, and to everybody who waits.

use game_skye::{Action, Cell, TileId, View, discount};
use kernel::{Seat, Viewer};

use super::due::{Due, deciders, due, focus};
use super::keys::Key;
use super::sentences::Sentences;

impl Sentences<'_> {
    /// What is being waited for; `None` if nobody decides. Where all decide at once it says who is missing.
    pub(super) fn waiting(&self, view: &View) -> Option<String> {
        let deciding = deciders(view);
        let first = deciding.lowest()?;
        let names: Vec<String> = deciding.iter().map(|seat| self.names.of(seat).to_owned()).collect();
        let all = [("players", self.texts.list(&names).into()), ("count", names.len().into())];
        let done = matches!(view.viewer, Viewer::Seat(seat) if !deciding.contains(seat));
        Some(match due(view, first)? {
            Due::Axe | Due::Price { .. } if done => self.texts.say("skye-waiting-offers-done", &all),
            Due::Axe | Due::Price { .. } => self.texts.say("skye-waiting-offers", &all),
            Due::FirstBuy { .. } => self.about("skye-waiting-buy", first, &[]),
            Due::SecondBuy => self.about("skye-waiting-second", first, &[]),
            Due::Keep => self.about("skye-waiting-keep", first, &[]),
            Due::Build => self.texts.say("skye-waiting-build", &all),
        })
    }

    /// What is to be decided after the things with the keys `touched`; `None` if nobody decides.
    pub(super) fn question(&self, view: &View, options: &[Action], touched: &[Key]) -> Option<String> {
        let seat = focus(view, Some(self.names));
        let prompt = self.prompt(view, seat, options, touched)?;
        if self.names.is_you(seat) {
            return Some(prompt);
        }
        let args = [("player", self.names.of(seat).into()), ("prompt", prompt.into())];
        Some(self.texts.say("skye-prompt-named", &args))
    }

    fn prompt(&self, view: &View, seat: Seat, options: &[Action], touched: &[Key]) -> Option<String> {
        let (texts, player) = (self.texts, &view.common.players[seat]);
        let gold = ("gold", player.gold.into());
        Some(match due(view, seat)? {
            Due::Axe => texts.say("skye-prompt-axe", &[gold]),
            Due::Price { tile, most, others } => {
                let ware = player.stall[usize::from(tile)]?;
                let id = if others > 0 { "skye-prompt-price" } else { "skye-prompt-price-last" };
                texts.say(id, &[("tile", self.tile_with(ware.tile).into()), ("most", most.into())])
            }
            Due::FirstBuy { bought: true, .. } => texts.say("skye-prompt-buy-own", &[]),
            Due::FirstBuy { bought: false, .. } => match discount(self.config.data, player) {
                0 => texts.say("skye-prompt-buy", &[gold]),
                less => texts.say("skye-prompt-buy-less", &[gold, ("less", less.into())]),
            },
            Due::SecondBuy => texts.say("skye-prompt-second", &[gold]),
            Due::Keep => texts.say("skye-prompt-keep", &[]),
            Due::Build => self.build_prompt(view, seat, options, touched),
        })
    }

    fn build_prompt(&self, view: &View, seat: Seat, options: &[Action], touched: &[Key]) -> String {
        let pending = &view.common.players[seat].pending;
        let (tile, at) = touched_of(view, seat, touched);
        if tile.is_none() && pending.len() != 1 {
            return self.texts.say("skye-prompt-build", &[]);
        }
        let turns = |at: Cell| {
            options.iter().any(|option| matches!(option, Action::Place { at: other, .. } if *other == at))
        };
        match at.filter(|at| turns(*at)) {
            Some(_) => self.texts.say("skye-prompt-turn", &[]),
            None => self.texts.say("skye-prompt-cell", &[]),
        }
    }
}

/// The tile and the cell that were touched.
pub(super) fn touched_of(view: &View, seat: Seat, touched: &[Key]) -> (Option<TileId>, Option<Cell>) {
    let pending = &view.common.players[seat].pending;
    let number = touched.iter().find_map(|key| if let Key::Pending(tile) = *key { Some(tile) } else { None });
    let cell = touched.iter().find_map(|key| if let Key::Cell(at) = *key { Some(at) } else { None });
    (number.and_then(|number| pending.get(usize::from(number)).copied()), cell)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::skye::samples;
    use crate::{Language, Texts};

    #[test]
    fn every_decision_has_a_prompt() {
        for (_, sample) in samples::decisions() {
            for language in Language::ALL {
                for you in [None, Some(sample.seat)] {
                    let names = samples::names().speaking_to(you);
                    let sentences =
                        Sentences { texts: Texts::of(language), config: &sample.config, names: &names };
                    let asked = sentences.question(&sample.view, &sample.options, &[]).unwrap();
                    let waited = sentences.waiting(&sample.view).unwrap();
                    assert!(asked.len() > 10 && waited.ends_with('.'), "{asked} / {waited}");
                    assert!(waited.contains("Anna"), "{waited}");
                    assert_eq!(asked.starts_with("Anna: "), you.is_none(), "{asked}");
                }
            }
        }
    }

    #[test]
    fn those_who_are_missing_are_named() {
        let config = samples::config("base", 3);
        let names = samples::names();
        let sentences = Sentences { texts: Texts::of(Language::De), config: &config, names: &names };
        let json = r#"{"phase": "offers", "gold": {"P0": 7, "P1": 7, "P2": 7}, "committed": ["P1"],
            "offers": {"P0": ["L01", "L02", "L03"], "P1": ["L04 axe", "L05 3", "L06 1"], "P2": ["L07", "L08", "L09"]}}"#;
        let waiting = |viewer| sentences.waiting(&samples::view(&config, json, viewer)).unwrap();
        assert_eq!(waiting(Viewer::Audience), "Anna und Carl legen noch Preise fest.");
        assert_eq!(
            waiting(Viewer::Seat(Seat::ALL[1])),
            "Deine Preise stehen fest. Wir warten auf Anna und Carl."
        );
    }

    #[test]
    fn building_is_asked_step_by_step() {
        let sample = samples::building();
        let names = samples::names().speaking_to(Some(sample.seat));
        let sentences = Sentences { texts: Texts::of(Language::En), config: &sample.config, names: &names };
        let ask = |touched: &[&str]| {
            let touched: Vec<Key> = touched.iter().map(|key| Key::read(&sample.view, key).unwrap()).collect();
            sentences.question(&sample.view, &sample.options, &touched).unwrap()
        };
        assert!(ask(&[]).starts_with("Build which tile first?"));
        assert_eq!(ask(&["tile:0"]), "Where does this tile go?");
        assert_eq!(ask(&["tile:0", "cell:0,-1"]), "Which way round?");
    }
}
