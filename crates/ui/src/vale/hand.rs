//! The reader's own hand and purse: what could be summoned, what it would take, what would be lost.

use game_vale::{Card, Phase};
use kernel::Seat;
use maud::{Markup, html};

use super::card::Lying;
use super::icons::stones;
use super::keys::{Key, Verb};
use super::purse::{Paying, cost, summoning};
use super::table::Drawing;

impl Drawing<'_> {
    /// All of it.
    pub(super) fn hand(&self, seat: Seat) -> Markup {
        let hand = self.view.hand(seat);
        html! {
            div .vale-hand {
                (self.purse(seat))
                div .vale-held {
                    h3 { (self.say("room-vale-hand", &[("count", hand.len().into())])) }
                    div .vale-cards {
                        @for card in hand { (self.held(seat, card)) }
                        @if hand.is_empty() { p .small { (self.say("room-vale-hand-empty", &[])) } }
                    }
                }
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
            div .vale-slot {
                (self.card(card, &Lying { class, hint, ..Lying::in_zone(Key::Hand) }))
                @if self.acts(seat) && self.is_lit(Key::Hand(card)) {
                    (self.strip(Verb::Summon, "room-vale-do-summon", &paying))
                }
            }
        }
    }

    /// A verb, or the ways to pay for it where there are several, below the card that it is about.
    pub(super) fn strip(&self, verb: Verb, id: &str, paying: &Paying) -> Markup {
        let ways = match paying {
            Paying::Ways(ways) if ways.len() > 1 => ways.as_slice(),
            Paying::Ways(_) | Paying::Free | Paying::Short(_) => &[],
        };
        html! {
            div .vale-strip {
                (self.verb(verb, id))
                @if !ways.is_empty() { span .vale-caption { (self.say(id, &[])) ":" } }
                @for (paid, lost) in ways {
                    span .vale-chip data-key=[self.key(Key::Pay(*paid))] { (stones(*paid)) " " (self.lost(*lost)) }
                }
            }
        }
    }
}
