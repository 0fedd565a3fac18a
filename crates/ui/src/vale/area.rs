//! A player's creatures in the order of summoning, with points, stones and hand cards; in the resolution phase also
//! what was activated in which order, and what is still to come.

use game_vale::{Card, Due, Fact, Phase};
use kernel::{Seat, Viewer};
use maud::{Markup, html};

use super::card::Lying;
use super::emblems::emblem;
use super::keys::{Key, Verb};
use super::purse::releasing;
use super::table::{Drawing, Mode, token};
use super::{card_name, icons};

/// Where an active effect stands in the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Activation {
    /// It was carried out.
    Done,
    /// It can be carried out now.
    Open,
    /// It cannot be carried out as things are.
    Barred,
}

impl Drawing<'_> {
    /// All of it.
    pub(super) fn area(&self, seat: Seat) -> Markup {
        let common = &self.view.common;
        let player = &common.players[seat];
        // A still shows what is there, and leaves out what could be.
        let places = if matches!(self.mode, Mode::Live { .. }) { usize::from(common.round) } else { 0 };
        let free = places.saturating_sub(player.area.len());
        let turn = !matches!(common.phase, Phase::Over { .. }) && common.decider == seat;
        html! {
            section .vale-area .turn[turn] .own[self.own() == Some(seat)] {
                (self.head(seat))
                @if self.resolves(seat) { (self.ribbon(seat)) }
                div .vale-cards {
                    @for card in player.area.iter() { (self.creature(seat, *card)) }
                    @for _ in 0..free { span .vale-free aria-hidden="true" {} }
                }
                @if self.view.viewer == Viewer::Open { (self.open_hand(seat)) }
            }
        }
    }

    /// Who it is, and all that everybody may count.
    fn head(&self, seat: Seat) -> Markup {
        let common = &self.view.common;
        let player = &common.players[seat];
        let key = Key::Seat(seat);
        let lit = self.is_lit(key);
        let first = common.first == seat && !matches!(common.phase, Phase::Start | Phase::Over { .. });
        let held = self.say("room-vale-hand-count", &[("count", player.hand_len().into())]);
        html! {
            h3 .vale-who .lit[lit] data-key=[self.key(key)] role=[lit.then_some("button")]
                tabindex=[lit.then_some("0")] aria-label=[lit.then(|| self.names.of(seat))] {
                span data-home=[self.live(format_args!("marker:{seat}"))] { (token(seat)) }
                span .vale-person { (self.names.of(seat)) }
                @if first { span .vale-first title=(self.say("room-vale-first", &[])) { "1." } }
                span .vale-score { (icons::sign("star")) b { (player.score) } span .visually-hidden { " " (self.say("site-points", &[])) } }
                (self.small_purse(seat))
                span .vale-hand-count title=(held) {
                    (icons::sign("hand"))
                    span aria-hidden="true" { (player.hand_len()) }
                    span .visually-hidden { (held) }
                }
            }
        }
    }

    /// A creature with its place in the order of activation.
    fn creature(&self, seat: Seat, card: Card) -> Markup {
        let activation = self.activation(seat, card);
        let releasable = self.acts(seat) && self.is_lit(Key::Area(card));
        let class = match activation {
            // A release is rarely what one wants: it does not shine like a summoning.
            None if releasable => "vale-quiet",
            Some(Activation::Done) => "vale-done",
            Some(Activation::Barred) => "vale-barred",
            Some(Activation::Open) => "vale-open",
            None => "",
        };
        let number = self.activated(seat).iter().rposition(|other| *other == card);
        let on = html! {
            @if activation == Some(Activation::Done) {
                span .vale-tick { @if let Some(number) = number { (number + 1) } @else { "✓" } }
            }
        };
        html! {
            div .vale-slot {
                (self.card(card, &Lying { class, on, ..Lying::in_zone(Key::Area) }))
                @if releasable {
                    (self.strip(Verb::Release, "room-vale-do-release", &releasing(self.view, seat, card)))
                }
            }
        }
    }

    /// Is it about the order of this player's active effects?
    fn resolves(&self, seat: Seat) -> bool {
        let common = &self.view.common;
        let all = common.phase == Phase::Resolution && common.active == seat;
        all || (common.due == Due::Effect && common.decider == seat && !common.available.is_empty())
    }

    /// Where the active effect of a creature stands, if it is about active effects.
    fn activation(&self, seat: Seat, card: Card) -> Option<Activation> {
        if !self.resolves(seat) || !self.data().active.contains(card) {
            return None;
        }
        let common = &self.view.common;
        let slot = common.players[seat].area.iter().position(|other| *other == card)?;
        let used = match common.frames.last() {
            // An effect that activates all creatures keeps its own account.
            Some(frame) if common.phase == Phase::Action => frame.used,
            _ => common.used,
        };
        Some(match (used.contains(slot), common.available.contains(card)) {
            (true, _) => Activation::Done,
            (false, true) => Activation::Open,
            (false, false) if common.available.is_empty() => Activation::Open,
            (false, false) => Activation::Barred,
        })
    }

    /// What was activated in this turn, in its order: also what has left the area since.
    fn activated(&self, seat: Seat) -> Vec<Card> {
        let common = &self.view.common;
        if common.phase != Phase::Resolution || common.active != seat {
            return Vec::new();
        }
        let past = self.past();
        let ended = past.iter().rposition(|seen| matches!(seen, Fact::TurnEnded { .. })).unwrap_or(0);
        let own = past[ended..].iter().filter_map(|seen| match seen {
            Fact::Activated { seat: by, card } if *by == seat => Some(*card),
            _ => None,
        });
        own.collect()
    }

    /// The order chosen so far, and what is still to be activated.
    fn ribbon(&self, seat: Seat) -> Markup {
        let done = self.activated(seat);
        let area = &self.view.common.players[seat].area;
        let in_state = |state: Activation| {
            area.iter().copied().filter(move |card| self.activation(seat, *card) == Some(state))
        };
        let open: Vec<Card> = in_state(Activation::Open).collect();
        let barred: Vec<Card> = in_state(Activation::Barred).collect();
        html! {
            div .vale-ribbon {
                @if !done.is_empty() {
                    span .small { (self.say("room-vale-activated", &[])) }
                    ol { @for card in done { li .done { (self.small(card)) } } }
                }
                @if !open.is_empty() {
                    span .small { (self.say("room-vale-to-activate", &[])) }
                    ul { @for card in open { li .open { (self.small(card)) } } }
                }
                @if !barred.is_empty() {
                    span .small { (self.say("room-vale-barred", &[])) }
                    ul { @for card in barred { li .barred { (self.small(card)) } } }
                }
            }
        }
    }

    /// A creature as small as possible.
    pub(super) fn small(&self, card: Card) -> Markup {
        let said = self.data().card(card);
        let name = card_name(said, self.language());
        html! {
            span .vale-mini.{ "vale-" (said.family.key()) } title=(name) {
                (emblem(&said.key, said.family))
                span .visually-hidden { (name) }
            }
        }
    }

    /// The hand of a player when everything is laid open.
    fn open_hand(&self, seat: Seat) -> Markup {
        let hand = self.view.hand(seat);
        html! {
            @if !hand.is_empty() {
                div .vale-open-hand {
                    span .small { (self.say("room-vale-hand", &[("count", hand.len().into())])) }
                    div .vale-cards { @for card in hand { (self.card(card, &Lying::in_zone(Key::Hand))) } }
                }
            }
        }
    }
}
