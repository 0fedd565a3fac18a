//! The whole table as a drawing, and what its parts share.
//!
//! From top to bottom: the power track, the display, smithies with supply and die, the rune stones; then the reader's
//! hand and board, and the others.

use core::fmt::Display;

use game_runestones::{Data, Phase, RuneStones, Seen, View};
use kernel::{Seat, Viewer};
use maud::{Markup, html};

use super::keys::{Key, Piece, Verb};
use super::{colour, sign};
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

    /// The seat whose hand the drawing is about; `None` for somebody who watches.
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

    /// Whose turn it is; `None` when the game is over.
    pub(super) fn active(&self) -> Option<Seat> {
        match self.view.common.phase {
            Phase::Over { .. } => None,
            _ => Some(self.view.common.active),
        }
    }

    /// Is it the reader's turn?
    pub(super) fn acts(&self) -> bool {
        self.own().is_some() && self.own() == self.active()
    }

    /// Something for the script, unless the drawing is only looked at.
    pub(super) fn live<T>(&self, told: T) -> Option<T> {
        matches!(self.mode, Mode::Live { .. }).then_some(told)
    }

    /// The key of a thing, if it can be touched at all.
    pub(super) fn key(&self, key: Key) -> Option<Written<'a, RuneStones>> {
        self.live(Written::new(&self.view.config, key))
    }

    /// A piece that is drawn now.
    pub(super) fn drawn(&self, piece: Piece) -> Option<Piece> {
        match self.mode {
            Mode::Live { drawn, .. } => Some(drawn.note(piece)),
            Mode::Still => None,
        }
    }

    pub(super) fn lit(&self) -> &'a [Key] {
        match self.mode {
            Mode::Live { lit, .. } => lit,
            Mode::Still => &[],
        }
    }

    pub(super) fn is_lit(&self, key: Key) -> bool {
        self.lit().contains(&key)
    }

    /// What a thing is for who cannot see it while it can be touched.
    pub(super) fn role(&self, key: Key) -> Option<&'static str> {
        self.is_lit(key).then_some("button")
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

    /// A verb as a button; where it cannot be done now, a touch tells why. What gives something up is quiet.
    pub(super) fn verb(&self, key: Key, text: &str) -> Markup {
        let quiet = matches!(key, Key::Do(Verb::Finish | Verb::Forgo));
        html! {
            span .rs-chip.rs-quiet[quiet].lit[self.is_lit(key)] data-key=[self.key(key)] role=[self.role(key)]
                aria-label=[self.role(key).map(|_| text)] { (text) }
        }
    }

    /// Where points rise from: nothing to see.
    pub(super) fn spot(&self, piece: Piece) -> Markup {
        html! { @if let Some(piece) = self.drawn(piece) { i .rs-spot data-piece=(piece) {} } }
    }

    /// Where pieces come from that were not there before.
    pub(super) fn home(&self, family: impl Display) -> Markup {
        html! { @if let Some(family) = self.live(family) { i .rs-spot data-home=(family) {} } }
    }

    /// A seat's sign in its colour.
    pub(super) fn token(&self, seat: Seat) -> Markup {
        let colour = colour(&self.view.config, seat);
        html! {
            svg .rs-token viewBox="-14 -14 28 28" aria-hidden="true" {
                circle r="12.5" fill=(colour) {}
                text y="5.5" fill=(ink(colour)) { (sign(seat)) }
            }
        }
    }

    /// All of it.
    pub(super) fn table(&self) -> Markup {
        let others = self.seats().filter(|seat| self.own() != Some(*seat));
        html! {
            div .rs.still[matches!(self.mode, Mode::Still)] {
                (self.track())
                (self.display())
                div .rs-middle {
                    (self.smithies())
                    (self.bank())
                }
                @if let Some(own) = self.own() {
                    section .rs-own.turn[self.acts()] {
                        (self.board(own))
                        div .rs-play {
                            (self.laid(own))
                            (self.hand(own))
                        }
                        (self.odds(own))
                    }
                }
                div .rs-others {
                    @for seat in others {
                        section .rs-other.turn[self.active() == Some(seat)] {
                            (self.board(seat))
                            (self.laid(seat))
                            (self.open_hand(seat))
                        }
                    }
                }
            }
        }
    }
}
