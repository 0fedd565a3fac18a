//! The whole table as a drawing, and what its parts share.
//!
//! Every thing has a fixed place on the page: the others as plates at the top, the display below them with a slot for each
//! card of the round, the ten places of the own area, and on the ledge purse, hand and what can be done with the chosen card.

use game_vale::{Data, Due, Phase, Seen, Vale, View};
use kernel::{Seat, Viewer};
use maud::{Markup, html};

use super::keys::{Key, Piece};
use super::scene::scene;
use super::{icons, sign};
use crate::room::{Noted, ink};
use crate::{Arg, Language, Names, Texts, Written};

/// Is the drawing for playing or for looking at?
#[derive(Clone, Copy)]
pub(super) enum Mode<'a> {
    /// On a table's page: with keys for what can be touched and for pieces that move.
    Live {
        /// What can be touched first.
        lit: &'a [Key],
        /// The pieces that moved since the reader last decided.
        fresh: &'a [Piece],
        /// Where the pieces are noted that are drawn.
        drawn: &'a Noted<Piece>,
        /// What happened so far.
        past: &'a [Seen],
    },
    /// In a rules page: nothing can be touched.
    Still,
}

/// A table to be drawn.
#[derive(Clone, Copy)]
pub(super) struct Drawing<'a> {
    pub(super) texts: &'static Texts,
    pub(super) names: &'a Names,
    pub(super) view: &'a View,
    pub(super) mode: Mode<'a>,
}

impl<'a> Drawing<'a> {
    pub(super) fn data(&self) -> &'static Data {
        self.view.config.data
    }

    pub(super) fn language(&self) -> Language {
        self.texts.language()
    }

    pub(super) fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.texts.say(id, args)
    }

    /// The seat whose hand and purse the drawing is about; `None` for somebody who watches.
    pub(super) fn own(&self) -> Option<Seat> {
        match self.view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Audience | Viewer::Open => None,
        }
    }

    /// Everybody clockwise, beginning with the reader.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        let count = self.view.config.seats;
        let from = self.own().unwrap_or(Seat::ALL[0]);
        (0..count).map(move |steps| from.clockwise(steps, count))
    }

    /// Is the reader in the middle of a turn of the action phase?
    pub(super) fn acts(&self, seat: Seat) -> bool {
        let common = &self.view.common;
        self.own() == Some(seat) && common.due == Due::Action && common.decider == seat
    }

    /// Something for the script, unless the drawing is only looked at.
    pub(super) fn live<T>(&self, told: T) -> Option<T> {
        matches!(self.mode, Mode::Live { .. }).then_some(told)
    }

    /// The key of a thing, if it can be touched at all.
    pub(super) fn key(&self, key: Key) -> Option<Written<'a, Vale>> {
        self.live(Written::new(&self.view.config, key))
    }

    /// A piece that is drawn now.
    pub(super) fn drawn(&self, piece: Piece) -> Option<Piece> {
        match self.mode {
            Mode::Live { drawn, .. } => Some(drawn.note(piece)),
            Mode::Still => None,
        }
    }

    pub(super) fn is_lit(&self, key: Key) -> bool {
        matches!(self.mode, Mode::Live { lit, .. } if lit.contains(&key))
    }

    pub(super) fn is_fresh(&self, piece: Piece) -> bool {
        matches!(self.mode, Mode::Live { fresh, .. } if fresh.contains(&piece))
    }

    pub(super) fn past(&self) -> &'a [Seen] {
        match self.mode {
            Mode::Live { past, .. } => past,
            Mode::Still => &[],
        }
    }

    /// All of it.
    pub(super) fn table(&self) -> Markup {
        if matches!(self.mode, Mode::Still) {
            return self.still();
        }
        let own = self.own();
        let others: Vec<Seat> = self.seats().filter(|seat| own != Some(*seat)).collect();
        html! {
            div .vale.watched[own.is_none()].{ "vale-of-" (self.view.config.seats) } {
                (scene())
                (self.chips())
                section .vale-others data-place="others" aria-label=(self.say("room-vale-others", &[])) {
                    @for seat in others { (self.plate(seat)) }
                }
                (self.river())
                div .vale-sill aria-hidden="true" {}
                @if let Some(own) = own {
                    (self.own_area(own))
                    (self.purse(own))
                    (self.hand(own))
                    div .vale-leaf aria-hidden="true" {}
                }
                (self.ascent())
                (self.piles())
            }
        }
    }

    /// What lies on the table in parts, for pictures to compare: the display, then what is in front of each.
    pub(super) fn parts(&self) -> Vec<Markup> {
        let plates = self.seats().map(|seat| self.plate(seat));
        core::iter::once(if self.view.common.display.is_empty() {
            html! {}
        } else {
            self.river()
        })
        .chain(plates)
        .collect()
    }

    /// A table for a rules page: what lies there, one thing below the other.
    fn still(&self) -> Markup {
        let own = self.own();
        html! {
            div .vale.still {
                (self.track())
                @if !self.view.common.display.is_empty() { (self.river()) }
                @if let Some(own) = own { (self.purse(own)) (self.hand(own)) }
                @for seat in self.seats() { (self.plate(seat)) }
            }
        }
    }

    /// Everybody in a line, for a telephone: points, creatures, hand cards.
    fn chips(&self) -> Markup {
        let common = &self.view.common;
        html! {
            ul .vale-chips aria-hidden="true" {
                @for seat in Seat::first(self.view.config.seats) {
                    @let player = &common.players[seat];
                    li .now[common.decider == seat && !matches!(common.phase, Phase::Over { .. })] {
                        (token(seat))
                        b { (player.score) }
                        small {
                            (icons::sign("creature")) (player.area_len()) " "
                            (icons::sign("hand")) (player.hand_len())
                        }
                    }
                }
            }
        }
    }
}

/// A seat's sign in its colour.
pub(super) fn token(seat: Seat) -> Markup {
    html! {
        svg .vale-token viewBox="-14 -14 28 28" aria-hidden="true" {
            circle r="12.5" fill=(super::colour(seat)) {}
            text y="5.5" fill=(ink(super::colour(seat))) { (sign(seat)) }
        }
    }
}
