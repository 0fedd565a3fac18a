//! The display: a side of the board for each family with what a sale brings, the cards on offer with the markers on
//! them, and the two piles.

use game_vale::{Card, Family, Phase};
use kernel::Seat;
use maud::{Markup, html};

use super::card::Lying;
use super::emblems::emblem;
use super::family_name;
use super::icons::{self, stones};
use super::keys::{Key, Piece, Verb};
use super::purse::too_many;
use super::table::{Drawing, token};

impl Drawing<'_> {
    /// All of it.
    pub(super) fn market(&self) -> Markup {
        html! {
            section .vale-market aria-label=(self.say("room-vale-market", &[])) {
                @for family in Family::ALL { (self.side(family)) }
                (self.piles())
            }
        }
    }

    /// The board's side of a family with its cards.
    fn side(&self, family: Family) -> Markup {
        let said = &self.data().families[family.index()];
        let name = family_name(self.data(), family, self.language());
        let cards: Vec<Card> = self
            .view
            .common
            .display
            .iter()
            .copied()
            .filter(|card| self.data().card(*card).family == family)
            .collect();
        let selling = matches!(self.view.common.phase, Phase::Reveal | Phase::Hunt | Phase::Action);
        let own = self.own().filter(|_| selling);
        let surplus = own.map_or(0, |own| too_many(&self.view.common.players[own], said.sale));
        html! {
            div .vale-side.{ "vale-" (family.key()) }.empty[cards.is_empty()].many[cards.len() > 4] {
                h3 {
                    (icons::family(family))
                    span .vale-family { (name) }
                    span .vale-sale title=(self.say("room-vale-sale", &[("family", name.into())])) {
                        (stones(said.sale))
                        @if surplus > 0 {
                            span .vale-over title=(self.say("room-vale-sale-surplus", &[("count", surplus.into())])) { "−" (surplus) }
                        }
                    }
                }
                div .vale-cards { @for card in cards { (self.offered(card)) } }
            }
        }
    }

    /// A card on offer.
    fn offered(&self, card: Card) -> Markup {
        let common = &self.view.common;
        let marker = common.marker(card);
        let own = self.own().filter(|own| marker == Some(*own));
        let sale = self.data().families[self.data().card(card).family.index()].sale;
        let hint = own
            .filter(|_| matches!(common.phase, Phase::Hunt | Phase::Action))
            .map(|own| self.selling(&common.players[own], sale));
        let class = match marker {
            Some(_) if own.is_some() => "vale-mine",
            Some(_) => "vale-theirs",
            None => "",
        };
        let on = html! { @if let Some(seat) = marker { (self.marker(seat, card)) } };
        html! {
            div .vale-slot {
                (self.card(card, &Lying { zone: Key::Market, class, on, hint }))
                @if own.is_some_and(|own| self.acts(own)) {
                    div .vale-strip {
                        (self.verb(Verb::Sell, "room-vale-do-sell"))
                        (self.verb(Verb::Tame, "room-vale-do-tame"))
                    }
                }
            }
        }
    }

    /// A verb as a button below the card that it is about; the script shows it when the card was touched.
    pub(super) fn verb(&self, verb: Verb, id: &str) -> Markup {
        html! { span .vale-chip data-key=[self.key(Key::Verb(verb))] { (self.say(id, &[])) } }
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
    fn piles(&self) -> Markup {
        let common = &self.view.common;
        let deck = common.pile_len() + u8::from(common.top.is_some());
        let home = self.live("card");
        html! {
            div .vale-piles {
                div .vale-pile data-home=[home] {
                    svg .vale-back viewBox="0 0 60 78" aria-hidden="true" {
                        rect .vale-back-low x="3" y="5" width="56" height="72" rx="7" {}
                        rect .vale-back-top x="1" y="1" width="56" height="72" rx="7" {}
                        use .vale-back-sign href="#vi-families" x="14" y="22" width="30" height="30" {}
                    }
                    span { b { (deck) } " " (self.say("room-vale-deck", &[("count", deck.into())])) }
                }
                @if let Some(top) = common.top {
                    div .vale-top {
                        span .small { (self.say("room-vale-known-top", &[])) }
                        (self.card(top, &Lying::in_zone(Key::Top)))
                    }
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
