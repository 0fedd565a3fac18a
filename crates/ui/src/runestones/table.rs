//! The whole table as a drawing, and what its parts share.
//!
//! From top to bottom: the rune stones on the horizon and the path before them, the market with display and smithies, the
//! three actions, and the own half with board, altar and hand. Everybody else is drawn beside the table.

use core::fmt::Display;

use game_runestones::{Data, Phase, Rune, RuneStones, Seen, View, Work};
use kernel::{Seat, Viewer};
use maud::{Markup, html};

use super::keys::{Key, Piece, Verb};
use super::symbols::sign;
use super::{colour, scene, sign as seat_sign};
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

/// Which of the sections of the table has the smithies.
pub(super) const SMITHIES: usize = 2;

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
                text y="5.5" fill=(ink(colour)) { (seat_sign(seat)) }
            }
        }
    }

    /// Whose things lie in front: the reader's own, or those of whoever is in turn.
    pub(super) fn front(&self) -> Seat {
        self.own().or_else(|| self.active()).unwrap_or(Seat::ALL[0])
    }

    /// Which of the three actions is being carried out.
    pub(super) fn action(&self) -> Option<Verb> {
        match self.view.common.phase {
            Phase::Summon => Some(Verb::Summon),
            Phase::Cards | Phase::Abilities => Some(Verb::Abilities),
            Phase::Forge | Phase::Place => Some(Verb::Forge),
            Phase::Gem | Phase::Slot | Phase::Pay | Phase::Die { .. } => match self.view.common.course.work {
                Work::Artifact { .. } => Some(Verb::Forge),
                Work::Part { .. } | Work::Nothing => Some(Verb::Abilities),
            },
            _ => None,
        }
    }

    /// All of it.
    pub(super) fn table(&self) -> Markup {
        match self.mode {
            Mode::Live { .. } => self.stage(),
            Mode::Still => self.laid_open(),
        }
    }

    /// The stage of a page: the horizon, the market, the own half. Everybody else stands beside it.
    fn stage(&self) -> Markup {
        let front = self.front();
        let rune = self.view.common.players[front].runes.contains(Rune::MagicPoints);
        let bonus = if rune { self.data().rules.summon_bonus } else { 0 };
        html! {
            div .rs.acting[self.acts()].starting[self.acts() && self.view.common.phase == Phase::Action]
                data-magic=(bonus) data-plan=(self.say("room-runestones-plan", &[("count", "{n}".into())])) data-other=(self.say("room-runestones-plan-other", &[])) {
                (scene::scene())
                section .rs-horizon data-place="market" { (self.menhirs()) (self.power()) }
                section .rs-market data-place="market" { (self.display()) (self.smithies()) }
                (self.actions())
                section .rs-own.turn[self.acts()] data-place="mine" {
                    (self.board(front))
                    (self.altar(front))
                    (self.hand(front))
                }
                (self.lip(front))
            }
        }
    }

    /// What lies on the table in parts, for pictures to compare: rune stones, display, smithies, then what each has.
    pub(super) fn sections(&self) -> Vec<Markup> {
        let mut parts = vec![
            html! { section .rs-horizon { (self.menhirs()) } },
            html! { section .rs-market { (self.display()) } },
            html! { section .rs-market { (self.forges(None)) } },
        ];
        for seat in self.seats() {
            parts.push(html! { section .rs-own { (self.board(seat)) } });
            parts.push(html! { section .rs-own { (self.altar(seat)) } });
            parts.push(html! { section .rs-own { (self.cards_of(seat)) } });
        }
        parts
    }

    /// Everything one below the other, for a rules page.
    fn laid_open(&self) -> Markup {
        html! {
            div .rs.still {
                section .rs-horizon { (self.menhirs()) (self.power()) }
                section .rs-market { (self.display()) (self.smithies()) }
                @for seat in self.seats() {
                    section .rs-own { (self.board(seat)) (self.altar(seat)) (self.hand(seat)) }
                }
            }
        }
    }

    /// The three actions: they stand where they are, and the one that is being carried out is marked.
    fn actions(&self) -> Markup {
        let all = [
            (Verb::Summon, "spark", "room-runestones-do-summon"),
            (Verb::Abilities, "hand", "room-runestones-do-abilities"),
            (Verb::Forge, "anvil", "room-runestones-do-forge"),
        ];
        html! {
            div .rs-acts role="group" aria-label=(self.say("room-runestones-actions", &[])) {
                @if self.own().is_some() {
                    @for (verb, symbol, id) in all {
                        @let key = Key::Do(verb);
                        @let said = self.say(id, &[]);
                        span .rs-act.lit[self.is_lit(key)].now[self.acts() && self.action() == Some(verb)] data-key=[self.key(key)]
                            role=[self.role(key)] aria-label=[self.role(key).map(|_| &said)] { (sign(symbol)) span { (said) } }
                    }
                }
            }
        }
    }
}
