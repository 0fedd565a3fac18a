//! The reader's own hand: what could be summoned, what it would take, what would be lost.

use game_vale::{Card, Phase};
use kernel::Seat;
use maud::{Markup, html};

use super::card::Lying;
use super::keys::Key;
use super::purse::{Paying, cost, summoning};
use super::table::Drawing;

impl Drawing<'_> {
    /// All of it.
    pub(super) fn hand(&self, seat: Seat) -> Markup {
        let hand = self.view.hand(seat);
        html! {
            section .vale-hand aria-label=(self.say("room-vale-hand", &[("count", hand.len().into())]))
                data-home=[self.live(format_args!("hand:{seat}"))] {
                @for card in hand { (self.held(seat, card)) }
                @if hand.is_empty() { p .vale-empty { (self.say("room-vale-hand-empty", &[])) } }
            }
        }
    }

    /// A hand card with what it would take to summon it.
    fn held(&self, seat: Seat, card: Card) -> Markup {
        let over = matches!(self.view.common.phase, Phase::Over { .. });
        let paying = summoning(self.view, seat, card);
        let hint = (!over).then(|| self.paying(cost(self.view, seat, card), &paying));
        let class = if matches!(paying, Paying::Short(_)) { "vale-dear" } else { "" };
        html! {
            div .vale-held {
                (self.card(card, &Lying { class, hint, ..Lying::in_zone(Key::Hand) }))
                @if self.acts(seat) && self.is_lit(Key::Hand(card)) { (self.summon_sheet(seat, card)) }
            }
        }
    }
}
