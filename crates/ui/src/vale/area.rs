//! Everybody's creatures in the order of summoning: the reader's in ten places, the others' as small cards on a plate with
//! points, stones and hand cards. In the resolution phase a tick says what was activated in which order.

use game_vale::{Card, Data, Due, Fact, Phase};
use kernel::{Seat, Viewer};
use maud::{Markup, html};

use super::card::Lying;
use super::emblems::emblem;
use super::keys::{Key, Piece};
use super::table::{Drawing, Mode, token};
use super::{card_name, icons};
use crate::Language;

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
    /// Somebody else, or anybody for who watches: all that everybody may count, and the creatures as small cards.
    pub(super) fn plate(&self, seat: Seat) -> Markup {
        let common = &self.view.common;
        let player = &common.players[seat];
        let live = matches!(self.mode, Mode::Live { .. });
        let turn = !matches!(common.phase, Phase::Over { .. }) && common.decider == seat;
        // A still shows what is there, and leaves out what could be.
        let places = if live { usize::from(self.data().rules.rounds) } else { player.area.len() };
        html! {
            section .vale-plate.{ "vale-seat-" (seat) } .turn[turn] .own[self.own() == Some(seat)] {
                (self.head(seat))
                div .vale-cells {
                    @for place in 0..places {
                        @match player.area.get(place) {
                            Some(card) => (self.creature(seat, *card)),
                            None => span .vale-hole.veiled[place >= usize::from(common.round)] aria-hidden="true" {},
                        }
                    }
                }
                @if self.view.viewer == Viewer::Open { (self.open_hand(seat)) }
            }
        }
    }

    /// The ten places of the reader's area. Those above the round's number sleep still.
    pub(super) fn own_area(&self, seat: Seat) -> Markup {
        let common = &self.view.common;
        let player = &common.players[seat];
        html! {
            section .vale-area data-place="mine" aria-label=(self.say("room-vale-area", &[])) {
                @for place in 0..usize::from(self.data().rules.rounds) {
                    div .vale-place {
                        @match player.area.get(place) {
                            Some(card) => {
                                (self.creature(seat, *card))
                                @if self.acts(seat) && self.is_lit(Key::Area(*card)) { (self.release_sheet(seat, *card)) }
                            }
                            None => (self.free_place(place)),
                        }
                    }
                }
            }
        }
    }

    fn free_place(&self, place: usize) -> Markup {
        let sleeps = place >= usize::from(self.view.common.round);
        html! {
            div .vale-free.veiled[sleeps] {
                svg viewBox="0 0 100 62" preserveAspectRatio="none" aria-hidden="true" {
                    path d="M8 26C4 12 22 4 50 5C80 4 97 13 93 28C97 46 78 57 50 56C20 57 3 44 8 26Z" {}
                }
                @if sleeps {
                    b title=(self.say("room-vale-sleeps", &[("round", (place + 1).into())])) { (place + 1) }
                } @else {
                    b { (self.say("room-vale-free", &[])) }
                }
            }
        }
    }

    /// Who it is, and all that everybody may count.
    pub(super) fn head(&self, seat: Seat) -> Markup {
        let common = &self.view.common;
        let player = &common.players[seat];
        let key = Key::Seat(seat);
        let lit = self.is_lit(key);
        let first = common.first == seat && !matches!(common.phase, Phase::Start | Phase::Over { .. });
        let held = self.say("room-vale-hand-count", &[("count", player.hand_len().into())]);
        let own = self.own() == Some(seat);
        html! {
            div .vale-who .lit[lit] data-key=[self.key(key)] role=[lit.then_some("button")]
                tabindex=[lit.then_some("0")] aria-label=[lit.then(|| self.names.of(seat))] {
                span .vale-home data-home=[self.live(format_args!("marker:{seat}"))] { (token(seat)) }
                span .vale-person { (self.names.of(seat)) }
                @if first { span .vale-first title=(self.say("room-vale-first", &[])) { (self.say("room-vale-first-short", &[])) } }
                span .vale-score title=(self.say("site-points", &[])) data-home=[self.live(format_args!("score:{seat}"))] data-spot=[self.live(format_args!("score:{seat}"))] {
                    (icons::sign("star")) b { (player.score) }
                    span .visually-hidden { " " (self.say("site-points", &[])) }
                }
                @if !own {
                    span .vale-hand-count title=(held) data-home=[self.live(format_args!("hand:{seat}"))] {
                        (icons::sign("hand"))
                        span aria-hidden="true" { (player.hand_len()) }
                        span .visually-hidden { (held) }
                    }
                    (self.small_purse(seat))
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
            @match activation {
                Some(Activation::Done) => span .vale-tick title=(self.say("room-vale-activated", &[])) {
                    @if let Some(number) = number { (number + 1) } @else { "✓" }
                },
                Some(Activation::Barred) => span .vale-tick.barred title=(self.say("room-vale-barred", &[])) { "–" },
                Some(Activation::Open) | None => {}
            }
        };
        self.card(card, &Lying { class, on, ..Lying::in_zone(Key::Area) })
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

    /// A creature as small as possible.
    pub(super) fn small(&self, card: Card) -> Markup {
        mini(self.data(), self.language(), card, self.live(Piece::Card(card)))
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

/// A creature as small as possible; whoever looks at it sees where it lies.
pub(super) fn mini(data: &Data, language: Language, card: Card, witness: Option<Piece>) -> Markup {
    let said = data.card(card);
    let name = card_name(said, language);
    html! {
        span .vale-mini.{ "vale-" (said.family.key()) } title=(name) data-witness=[witness] {
            (emblem(&said.key, said.family))
            span .visually-hidden { (name) }
        }
    }
}
