//! What is in the piles: shown to who asks.

use game_runestones::{Card, CardSet};
use kernel::Seat;
use maud::{Markup, html};

use super::symbols::sign;
use super::table::Drawing;

impl Drawing<'_> {
    /// A pile with its count; its cards unfold. Cards of `sure` are marked as being in the hand for certain.
    pub(super) fn contents(
        &self,
        symbol: &str,
        id: &str,
        seat: Seat,
        cards: CardSet,
        sure: Option<CardSet>,
    ) -> Markup {
        let count = cards.len();
        let is_sure = |card: Card| sure.is_some_and(|sure| sure.contains(card));
        html! {
            details .rs-pile data-pile={ (id) "-" (seat) } {
                @let told = self.say(id, &[("count", count.into())]);
                summary title=(told) { (sign(symbol)) b aria-hidden="true" { (count) } span .visually-hidden { (told) } }
                div .rs-unfolded {
                    @if cards.is_empty() {
                        p .small { (self.say("room-runestones-pile-empty", &[])) }
                    } @else {
                        @if sure.is_some_and(|sure| !sure.is_empty()) { p .small { (self.say("room-runestones-pile-sure", &[])) } }
                        ul .rs-minis { @for card in cards.iter() { (self.mini(seat, card, if is_sure(card) { "rs-sure" } else { "" })) } }
                    }
                }
            }
        }
    }

    /// The piles of a player: what everybody can tell, and for the owner what is where.
    pub(super) fn deck(&self, seat: Seat) -> Markup {
        let player = &self.view.common.players[seat];
        let homes = self.view.hand(seat).unwrap_or(CardSet::EMPTY);
        html! {
            div .rs-deck {
                @for card in homes.iter() { (self.home(super::keys::card_family(seat, card))) }
                @match self.view.draw_pile(seat) {
                    Some(pile) => (self.contents("draw", "room-runestones-draw", seat, pile, None)),
                    None => (self.contents("draw", "room-runestones-unseen", seat, player.known.or(player.unseen), Some(player.known))),
                }
                (self.contents("discard", "room-runestones-discard", seat, player.discard, None))
            }
        }
    }
}
