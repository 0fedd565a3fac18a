//! What the drawing in a terminal has no room for: every visible card with its ability, runes with their powers, and
//! the cards of whoever looks.

use game_runestones::{Card, CardSet, Rune, View};
use kernel::{Seat, Viewer};

use super::sentences::Sentences;
use super::{ability, rune_power, seat_style, sign};
use crate::{Line, Style};

impl Sentences<'_> {
    /// A card with everything it says. What a druid card does depends on whose it is.
    fn card_in_full(&self, seat: Seat, card: Card) -> Line {
        let info = self.config.card(seat, card);
        let mut line = Line::styled(&format!("  {}", self.card(card)), Style::STRONG);
        let magic = self.texts.say("runestones-overview-magic", &[("magic", self.magic(&info.magic).into())]);
        line.push(&format!(" ({magic}): "), Style::FAINT);
        line.push(&ability::words(self.texts, info), Style::PLAIN);
        line
    }

    fn titled(&self, title: &str, style: Style, seat: Seat, cards: CardSet, rows: &mut Vec<Line>) {
        rows.push(Line::styled(title, style));
        rows.extend(cards.iter().map(|card| self.card_in_full(seat, card)));
        if cards.is_empty() {
            rows.push(Line::styled(&format!("  {}", self.say("runestones-overview-none")), Style::FAINT));
        }
        rows.push(Line::new());
    }

    fn of_player(&self, id: &str, seat: Seat) -> String {
        self.texts.say(id, &[("player", format!("{} {}", sign(seat), self.names.of(seat)).into())])
    }

    fn rune_in_full(&self, rune: Rune) -> Line {
        let mut line = Line::styled(&format!("  {}: ", self.rune(rune)), Style::STRONG);
        line.push(&rune_power(self.config, rune, self.texts), Style::PLAIN);
        line
    }

    /// Every card that the viewer sees, runes and the die.
    pub(super) fn overview(&self, view: &View) -> Vec<Line> {
        let common = &view.common;
        let mut rows = vec![Line::styled(&self.say("runestones-overview-display"), Style::STRONG)];
        for (card, cost) in common.display.iter().zip(&self.config.data.costs) {
            let Some(card) = card else { continue };
            let mut row = self.card_in_full(common.active, *card);
            let cost = self.texts.say("runestones-overview-cost", &[("cost", (*cost).into())]);
            row.push(&format!("; {cost}"), Style::FAINT);
            rows.push(row);
        }
        rows.push(Line::new());
        let laid: CardSet = super::due::laid(view);
        if !laid.is_empty() {
            let title = self.of_player("runestones-overview-laid", common.active);
            self.titled(&title, Style::STRONG, common.active, laid, &mut rows);
        }
        if let Viewer::Seat(seat) = view.viewer {
            let title = self.of_player("runestones-overview-hand", seat);
            self.titled(&title, Style::STRONG, seat, view.hand(seat).unwrap_or_default(), &mut rows);
        }
        self.runes(view, &mut rows);
        rows.push(Line::styled(&self.say("runestones-overview-die"), Style::STRONG));
        let faces: Vec<String> = (1..=self.config.data.faces.len())
            .map(|face| format!("{face} {}", self.face(face as u8)))
            .collect();
        rows.extend([Line::text(&format!("  {}", faces.join(" · "))), Line::new()]);
        for seat in Seat::first(self.config.seats) {
            self.pile(
                &self.of_player("runestones-overview-discard", seat),
                common.players[seat].discard,
                &mut rows,
            );
        }
        self.pile(&self.say("runestones-overview-creatures"), common.discard, &mut rows);
        rows
    }

    fn pile(&self, title: &str, cards: CardSet, rows: &mut Vec<Line>) {
        let mut row = Line::styled(&format!("{title}: "), Style::STRONG);
        let none = cards.is_empty();
        let said = if none { self.say("runestones-overview-none") } else { self.cards(cards.iter()) };
        row.push(&said, if none { Style::FAINT } else { Style::PLAIN });
        rows.push(row);
    }

    /// The runes of everybody, and those to be had.
    fn runes(&self, view: &View, rows: &mut Vec<Line>) {
        for seat in Seat::first(self.config.seats) {
            let own = view.common.players[seat].runes;
            if !own.is_empty() {
                let title = self.of_player("runestones-overview-runes-of", seat);
                rows.push(Line::styled(&title, seat_style(self.config, seat).strong()));
                rows.extend(own.iter().map(|rune| self.rune_in_full(rune)));
            }
        }
        let left: u32 = view.common.runes.iter().map(|count| u32::from(*count)).sum();
        let title = self.texts.say("runestones-overview-runes", &[("left", left.into())]);
        rows.push(Line::styled(&title, Style::STRONG));
        for rune in Rune::ALL {
            let count = view.common.runes[rune.index()];
            if count > 0 {
                let mut row = self.rune_in_full(rune);
                let left = self.texts.say("runestones-overview-left", &[("count", count.into())]);
                row.push(&format!(" ({left})"), Style::FAINT);
                rows.push(row);
            }
        }
        rows.push(Line::new());
    }

    /// The hand and the draw pile of whoever's eyes these are.
    pub(super) fn own_cards(&self, view: &View) -> Vec<Line> {
        let mut rows = Vec::new();
        for seat in Seat::first(self.config.seats).filter(|seat| view.secrets[*seat].is_some()) {
            let style = seat_style(self.config, seat).strong();
            let hand = self.of_player("runestones-overview-hand", seat);
            self.titled(&hand, style, seat, view.hand(seat).unwrap_or_default(), &mut rows);
            let deck = self.say("runestones-overview-deck");
            self.titled(&deck, Style::STRONG, seat, view.draw_pile(seat).unwrap_or_default(), &mut rows);
            let discard = self.of_player("runestones-overview-discard", seat);
            self.pile(&discard, view.common.players[seat].discard, &mut rows);
        }
        rows
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::runestones::samples;
    use crate::{Language, Texts};

    const POSITION: &str = r#"{"phase": "action", "active": "P0", "display": [16, 21, 33, 75, 52, 60], "discard": [44],
        "smithies": ["red", "blue", "green", "yellow", "red"],
        "players": {"P0": {"hand": [100, 101, 106, 24], "runes": ["swap"], "discard": [102, 13]},
                    "P1": {"hand": [43, 107], "draw": [100, 101], "removed": [102, 103, 104, 105, 106]}}}"#;

    #[test]
    fn every_visible_card_says_what_it_does() {
        let config = samples::config(2);
        let names = samples::names();
        for language in Language::ALL {
            let sentences = Sentences { texts: Texts::of(language), config: &config, names: &names };
            let own = samples::view(&config, POSITION, Viewer::Seat(Seat::ALL[0]));
            let text = Line::join(&sentences.overview(&own)).replace('\u{a0}', " ");
            for number in ["16", "21", "33", "75", "52", "60", "100", "101", "106", "24", "102", "13", "44"] {
                assert!(text.contains(&format!(" {number}")), "{number}:\n{text}");
            }
            assert!(!text.contains(" 43"), "somebody else's hand is no secret:\n{text}");
            assert!(text.contains(sentences.rune(Rune::Swap)));
            let secrets = Line::join(&sentences.own_cards(&own)).replace('\u{a0}', " ");
            for number in ["24", "103", "107"] {
                assert!(secrets.contains(&format!(" {number}")), "{number}:\n{secrets}");
            }
            let others = samples::view(&config, POSITION, Viewer::Audience);
            assert!(sentences.own_cards(&others).is_empty());
            assert!(!Line::join(&sentences.overview(&others)).contains("24"));
        }
    }
}
