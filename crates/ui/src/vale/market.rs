//! The display: a slot for each card of the round with what a sale brings. A slot never moves, and when its card is gone it
//! shows what became of it. Beside it the two piles.

use game_vale::{Card, Fact, Family, Phase, Stones};
use kernel::Seat;
use maud::{Markup, html};

use super::card::Lying;
use super::emblems::emblem;
use super::icons::{self, stones};
use super::keys::{Key, Piece};
use super::table::{Drawing, token};
use super::{card_name, family_name};

/// What became of a card of the round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fate {
    /// It lies there still.
    Offered,
    /// Somebody got stones for it.
    Sold(Seat, Stones),
    /// Somebody took it.
    Tamed(Seat),
}

impl Drawing<'_> {
    /// All slots, those of a family side by side.
    pub(super) fn river(&self) -> Markup {
        let cards = self.round_cards();
        let slots = usize::from(self.view.config.seats * self.data().rules.picks);
        let live = self.live(());
        html! {
            section .vale-river data-place=[live.map(|()| "market")] aria-label=(self.say("room-vale-market", &[])) {
                @for (card, fate) in &cards { (self.slot(*card, *fate)) }
                @if live.is_some() {
                    @for _ in cards.len()..slots { div .vale-slot { div .vale-plinth.bare {} } }
                }
            }
        }
    }

    /// The cards of this round with what became of each, sorted by family.
    fn round_cards(&self) -> Vec<(Card, Fate)> {
        let (common, past) = (&self.view.common, self.past());
        let begin =
            past.iter().rposition(|seen| matches!(seen, Fact::RoundBegan { .. })).unwrap_or(past.len());
        let mut cards: Vec<(Card, Fate)> = Vec::new();
        let ended = |cards: &mut Vec<(Card, Fate)>, card: Card, fate: Fate| {
            if let Some(slot) = cards.iter_mut().find(|(other, _)| *other == card) {
                slot.1 = fate;
            }
        };
        for seen in &past[begin..] {
            match *seen {
                Fact::Revealed { card } => cards.push((card, Fate::Offered)),
                Fact::Sold { seat, card, stones } => ended(&mut cards, card, Fate::Sold(seat, stones)),
                Fact::Tamed { seat, card } => ended(&mut cards, card, Fate::Tamed(seat)),
                _ => {}
            }
        }
        // A position that was set up has no past.
        for card in common.display.iter().copied() {
            if !cards.iter().any(|(other, _)| *other == card) {
                cards.push((card, Fate::Offered));
            }
        }
        let family = |card: Card| self.data().card(card).family;
        cards.sort_by_key(|(card, _)| Family::ALL.iter().position(|other| *other == family(*card)));
        cards
    }

    fn slot(&self, card: Card, fate: Fate) -> Markup {
        if fate == Fate::Offered {
            return self.offered(card);
        }
        let said = self.data().card(card);
        let name = card_name(said, self.language());
        let (seat, id) = match fate {
            Fate::Tamed(seat) => (seat, "room-vale-tamed"),
            Fate::Sold(seat, _) => (seat, "room-vale-sold"),
            Fate::Offered => return html! {},
        };
        html! {
            div .vale-slot.gone title=(format!("{}: {name}, {}", self.names.of(seat), self.say(id, &[]))) {
                div .vale-ghost.{ "vale-" (said.family.key()) } {
                    (emblem(&said.key, said.family))
                    b { (name) }
                    span .vale-fate {
                        (token(seat)) span { (self.say(id, &[])) }
                        @if let Fate::Sold(_, gain) = fate { span .vale-heap-of { (stones(gain)) } }
                    }
                }
                div .vale-plinth.bare {}
            }
        }
    }

    /// A card on offer.
    fn offered(&self, card: Card) -> Markup {
        let common = &self.view.common;
        let marker = common.marker(card);
        let own = self.own().filter(|own| marker == Some(*own));
        let class = match marker {
            Some(_) if own.is_some() => "vale-mine",
            Some(_) => "vale-theirs",
            None => "",
        };
        let on = html! { @if let Some(seat) = marker { (self.marker(seat, card)) } };
        html! {
            div .vale-slot {
                (self.card(card, &Lying { class, on, ..Lying::in_zone(Key::Market) }))
                @if own.is_some_and(|own| self.acts(own)) { (self.sell_or_tame()) }
                (self.plinth(card))
                @if let Some(reader) = self.own().filter(|_| matches!(common.phase, Phase::Hunt | Phase::Action)) {
                    (self.offer_sheet(reader, card))
                }
            }
        }
    }

    /// What the sale of a card brings; pale is what the reader has no room for.
    fn plinth(&self, card: Card) -> Markup {
        let said = &self.data().families[self.data().card(card).family.index()];
        let name = family_name(self.data(), self.data().card(card).family, self.language());
        html! {
            div .vale-plinth title=(self.say("room-vale-sale", &[("family", name.into())])) {
                (icons::sign("purse"))
                (self.sale_stones(said.sale))
            }
        }
    }

    fn marker(&self, seat: Seat, card: Card) -> Markup {
        let title = self.say("room-vale-marker", &[("player", self.names.of(seat).into())]);
        html! {
            span .vale-marker title=(title) data-piece=[self.drawn(Piece::Marker(seat, card))] {
                (token(seat))
                span .visually-hidden { (title) }
            }
        }
    }

    /// The draw pile, with the card that everybody knows to be on top, and the discard pile.
    pub(super) fn piles(&self) -> Markup {
        let common = &self.view.common;
        let deck = common.pile_len() + u8::from(common.top.is_some());
        let home = self.live("card");
        html! {
            div .vale-piles data-place="side" {
                div .vale-pile data-home=[home] {
                    @if let Some(top) = common.top {
                        span .vale-top title=(self.say("room-vale-known-top", &[])) {
                            (self.card(top, &Lying::in_zone(Key::Top)))
                        }
                    } @else {
                        svg .vale-back viewBox="0 0 60 78" aria-hidden="true" {
                            rect .vale-back-low x="3" y="5" width="56" height="72" rx="7" {}
                            rect .vale-back-top x="1" y="1" width="56" height="72" rx="7" {}
                            use .vale-back-sign href="#vi-families" x="14" y="22" width="30" height="30" {}
                        }
                    }
                    span { b { (deck) } " " (self.say("room-vale-deck", &[("count", deck.into())])) }
                }
                (self.discard())
            }
        }
    }

    /// The discard pile: everybody may look through it at any time.
    fn discard(&self) -> Markup {
        let pile = self.view.common.discard;
        let wanted = pile.iter().any(|card| self.is_lit(Key::Discard(card)));
        let last = pile.iter().last();
        html! {
            details .vale-discard open[wanted] {
                summary {
                    @if let Some(card) = last {
                        @let said = self.data().card(card);
                        span .vale-heap.{ "vale-" (said.family.key()) } { (emblem(&said.key, said.family)) }
                    } @else { span .vale-heap {} }
                    span { b { (pile.len()) } " " (self.say("room-vale-discard", &[("count", pile.len().into())])) }
                }
                div .vale-cards {
                    @for card in pile { (self.card(card, &Lying::in_zone(Key::Discard))) }
                    @if pile.is_empty() { p .small { (self.say("room-vale-discard-empty", &[])) } }
                }
            }
        }
    }
}
