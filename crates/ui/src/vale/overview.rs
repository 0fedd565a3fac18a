//! What the drawing has no room for: every visible card with what it says, and one's own hand.

use game_vale::{Card, View};
use kernel::{Seat, Viewer};

use super::purse::{Paying, cost, exact_sums, summoning};
use super::sentences::Sentences;
use super::{effect_text, family_name, seat_style, sign};
use crate::{Line, Style};

impl Sentences<'_> {
    /// A card with everything it says.
    fn card_in_full(&self, card: Card) -> Line {
        let data = self.config.data;
        let (said, language) = (data.card(card), self.texts.language());
        let mut line = Line::styled(&format!("  {}", self.card(card)), Style::STRONG);
        line.push(&format!(" ({} {})", family_name(data, said.family, language), said.cost), Style::PLAIN);
        for text in &said.texts {
            let kind = self.texts.say("vale-kind-short", &[("kind", text.kind.key().into())]);
            line.push(&format!(" {kind}: "), Style::FAINT);
            line.push(effect_text(text, language), Style::PLAIN);
        }
        line
    }

    fn titled(&self, title: &str, cards: impl IntoIterator<Item = Card>, rows: &mut Vec<Line>) {
        rows.push(Line::styled(title, Style::STRONG));
        let before = rows.len();
        rows.extend(cards.into_iter().map(|card| self.card_in_full(card)));
        if rows.len() == before {
            rows.push(Line::styled(
                &format!("  {}", self.texts.say("vale-overview-area-empty", &[])),
                Style::FAINT,
            ));
        }
        rows.push(Line::new());
    }

    fn of_player(&self, id: &str, seat: Seat) -> String {
        self.texts.say(id, &[("player", format!("{} {}", sign(seat), self.names.of(seat)).into())])
    }

    /// Every card that the viewer sees, with its effects.
    pub fn overview(&self, view: &View) -> Vec<Line> {
        let common = &view.common;
        let mut rows = Vec::new();
        if !common.display.is_empty() {
            let title = self.texts.say("vale-overview-market", &[]);
            self.titled(&title, common.display.iter().copied(), &mut rows);
        }
        for seat in Seat::first(self.config.seats) {
            let title = self.of_player("vale-overview-area", seat);
            self.titled(&title, common.players[seat].area.iter().copied(), &mut rows);
            if view.viewer == Viewer::Seat(seat) {
                self.titled(&self.of_player("vale-overview-hand", seat), view.hand(seat), &mut rows);
            }
        }
        if let Some(top) = common.top {
            self.titled(&self.texts.say("vale-overview-top", &[]), [top], &mut rows);
        }
        if !common.discard.is_empty() {
            let title =
                format!("{} ({})", self.texts.say("vale-overview-discard", &[]), common.discard.len());
            rows.push(Line::styled(&title, Style::STRONG));
            rows.push(Line::text(&format!("  {}", self.cards(common.discard))));
            rows.push(Line::new());
        }
        rows.pop();
        rows
    }

    /// The hand of whoever's eyes these are, with what each card would cost now.
    pub fn own_hand(&self, view: &View) -> Vec<Line> {
        let seats = Seat::first(self.config.seats).filter(|seat| view.secrets[*seat].is_some());
        let mut rows = Vec::new();
        for seat in seats {
            let player = &view.common.players[seat];
            rows.push(Line::styled(&self.of_player("vale-overview-hand", seat), seat_style(seat).strong()));
            let args = [
                ("stones", self.short_stones(player.stones).into()),
                ("value", player.stones.value(player.derived.values).into()),
                ("limit", player.derived.limit.into()),
            ];
            rows.push(Line::text(&self.texts.say("vale-secrets-purse", &args)));
            let sums: Vec<String> =
                exact_sums(player.stones, player.derived.values).iter().map(ToString::to_string).collect();
            if !sums.is_empty() {
                let args = [("sums", sums.join(", ").into())];
                rows.push(Line::text(&self.texts.say("vale-secrets-exact", &args)));
            }
            if view.hand(seat).is_empty() {
                rows.push(Line::text(&self.texts.say("vale-secrets-empty", &[])));
            }
            for card in view.hand(seat) {
                let mut row = self.card_in_full(card);
                row.push(&format!(" – {}", self.price_now(view, seat, card)), Style::STRONG);
                rows.push(row);
            }
        }
        rows
    }

    /// What it takes to summon a card now.
    fn price_now(&self, view: &View, seat: Seat, card: Card) -> String {
        let values = view.common.players[seat].derived.values;
        let price = cost(view, seat, card);
        let how = match summoning(view, seat, card) {
            Paying::Free => return self.texts.say("vale-secrets-free", &[]),
            Paying::Short(missing) => self.texts.say("vale-secrets-short", &[("missing", missing.into())]),
            Paying::Ways(ways) => match ways.first() {
                Some((paid, _)) => {
                    format!("{}, {}", self.short_stones(*paid), self.paying_said(paid.value(values), price))
                }
                None => String::new(),
            },
        };
        self.texts.say("vale-secrets-cost", &[("cost", price.into()), ("how", how.into())])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vale::samples;
    use crate::{Language, Texts};

    #[test]
    fn every_visible_card_says_what_it_does() {
        let config = samples::config(3);
        let names = samples::names();
        for language in Language::ALL {
            let sentences = Sentences { texts: Texts::of(language), config: &config, names: &names };
            let own = samples::view(&config, samples::TURN, Viewer::Seat(Seat::ALL[0]));
            let text = Line::join(&sentences.overview(&own));
            for name in ["Troll", "Kappa", "Agni", "Salamander", "Imp", "Hydra", "Tengu", "Odin"] {
                assert!(text.contains(name), "{name}:\n{text}");
            }
            assert!(!text.contains("Medusa"), "a hand of somebody else is no secret:\n{text}");
            let others = samples::view(&config, samples::TURN, Viewer::Audience);
            assert!(!Line::join(&sentences.overview(&others)).contains("Hydra"));
            assert!(sentences.own_hand(&others).is_empty());
        }
    }

    #[test]
    fn a_hand_says_what_each_card_would_cost() {
        let config = samples::config(3);
        let names = samples::names();
        let sentences = Sentences { texts: Texts::of(Language::En), config: &config, names: &names };
        let view = samples::view(&config, samples::TURN, Viewer::Seat(Seat::ALL[0]));
        let text = Line::join(&sentences.own_hand(&view));
        for part in [
            "costs you 4: 1 red + 1 blue, pays 5 for 4, 1 lost",
            "costs you nothing",
            "Can pay exactly: 2, 3, 5, 6, 8, 9, 11, 12, 14",
            "worth 14, at most 4",
        ] {
            assert!(text.contains(part), "{part}:\n{text}");
        }
    }
}
