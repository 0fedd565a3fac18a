//! The display: the general draw pile, the cards on offer with what they cost, the general discard pile.

use game_runestones::{Phase, Rune, RuneStones, Slot};
use kernel::Seat;
use maud::{Markup, html};

use super::card::Lying;
use super::keys::{self, Key, Verb};
use super::symbols::sign;
use super::table::Drawing;
use crate::Written;

impl Drawing<'_> {
    /// All of it. Slot 1 is the rightmost.
    pub(super) fn display(&self) -> Markup {
        let costs = &self.data().costs;
        html! {
            section .rs-display aria-label=(self.say("room-runestones-display", &[])) {
                div .rs-piles { (self.pile()) (self.thrown()) (self.made_up()) }
                div .rs-offer {
                    @for (index, cost) in costs.iter().enumerate().rev() { (self.slot(Slot::from_index(index), *cost)) }
                }
            }
        }
    }

    /// That these cards are not the printed ones.
    fn made_up(&self) -> Markup {
        html! {
            @if self.data().facts().reconstructed {
                span .rs-note tabindex="0" {
                    (self.say("room-runestones-reconstructed", &[]))
                    span .rs-tip role="tooltip" { (self.say("room-runestones-reconstructed-why", &[])) }
                }
            }
        }
    }

    fn slot(&self, slot: Slot, cost: u8) -> Markup {
        let key = Key::Slot(slot);
        let said = self.say("room-runestones-cost", &[("count", cost.into())]);
        html! {
            div .rs-slot data-begins=[self.begins(Verb::Summon)] data-cost=[self.live(cost)] {
                @match self.view.common.in_slot(slot) {
                    Some(card) => (self.card(Seat::ALL[0], card, Lying::with_key(key))),
                    None => div .rs-empty data-key=[self.key(key)] { span .small { (self.say("room-runestones-slot-empty", &[])) } },
                }
                div .rs-cost title=(said) { (sign("spark")) b { (cost) } span .visually-hidden { (said) } }
            }
        }
    }

    /// The general draw pile: everybody can tell what is in it, nobody the order.
    fn pile(&self) -> Markup {
        let common = &self.view.common;
        html! {
            div .rs-stack {
                @for card in common.display.iter().flatten() { (self.home(keys::card_family(Seat::ALL[0], *card))) }
                (self.contents("draw", "room-runestones-pile", Seat::ALL[0], common.pile, None))
            }
        }
    }

    fn thrown(&self) -> Markup {
        html! {
            div .rs-stack {
                (self.contents("discard", "room-runestones-thrown", Seat::ALL[0], self.view.common.discard, None))
            }
        }
    }

    /// The magic points of the cards shown and perhaps one more (4.4); 0 with cards that share no colour.
    pub(super) fn magic_total(&self, more: Option<game_runestones::Card>) -> u8 {
        let common = &self.view.common;
        let laid = common.course.laid.iter().map(|laid| laid.card).chain(more);
        let infos: Vec<_> = laid.map(|card| self.info(common.active, card)).collect();
        let fits = |colour: &usize| infos.iter().all(|info| info.adds[*colour] > 0);
        let sum = |colour: usize| infos.iter().map(|info| info.adds[colour]).sum::<u8>();
        let best = (0..4).filter(fits).map(sum).max().unwrap_or(0);
        let rune = common.players[common.active].runes.contains(Rune::MagicPoints);
        best + if rune { self.data().rules.summon_bonus } else { 0 }
    }

    /// The action that a touch of this thing begins, while any can be begun.
    pub(super) fn begins(&self, verb: Verb) -> Option<Written<'_, RuneStones>> {
        let begins = self.acts() && self.view.common.phase == Phase::Action && self.is_lit(Key::Do(verb));
        self.key(Key::Do(verb)).filter(|_| begins)
    }
}
