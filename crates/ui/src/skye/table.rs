//! The whole table as a drawing, and what its parts share.

use game_skye::{Phase, Player, Seen, Skye, TileId, View};
use kernel::{Seat, Viewer};
use maud::{Markup, html};

use super::keys::{Key, Piece};
use super::scoring::{self, RoundScore};
use super::sentences::Sentences;
use super::tile::Face;
use super::{colour, dock, dolmen, goals, isle, sign};
use crate::room::{Noted, ink};
use crate::{Arg, Scene, Voice, capitalised};

/// A table in the making.
pub(super) struct Table<'a> {
    pub(super) voice: &'a Voice<'a, Skye>,
    pub(super) view: &'a View,
    pub(super) lit: &'a [Key],
    pub(super) fresh: &'a [Seen],
    /// What was scored so far, round by round.
    pub(super) scored: Vec<RoundScore>,
    /// Whose territory is drawn large.
    pub(super) me: Seat,
    /// The pieces that are drawn.
    pub(super) drawn: Noted<Piece>,
}

impl<'a> Table<'a> {
    pub(super) fn new(voice: &'a Voice<'a, Skye>, view: &'a View, scene: &Scene<'a, Skye>) -> Table<'a> {
        let scored = scoring::rounds(scene.past);
        let me = super::owner(voice, view);
        Table { voice, view, lit: scene.lit, fresh: scene.fresh, scored, me, drawn: Noted::new() }
    }

    pub(super) fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.voice.texts.say(id, args)
    }

    pub(super) fn player(&self, seat: Seat) -> &'a Player {
        &self.view.common.players[seat]
    }

    pub(super) fn is_lit(&self, key: Key) -> bool {
        self.lit.contains(&key)
    }

    /// Is somebody looking who sits at the table?
    pub(super) fn seated(&self) -> bool {
        self.voice.names.is_you(self.me) || matches!(self.view.viewer, Viewer::Seat(_))
    }

    /// The others in the order in which they sit.
    pub(super) fn others(&self) -> impl Iterator<Item = Seat> {
        let (me, seats) = (self.me, self.view.config.seats);
        (1..seats).map(move |step| me.clockwise(step, seats))
    }

    /// All, whose table it is first.
    pub(super) fn everybody(&self) -> impl Iterator<Item = Seat> {
        core::iter::once(self.me).chain(self.others())
    }

    /// The sign of a seat in its colour.
    pub(super) fn badge(&self, seat: Seat) -> Markup {
        let colour = colour(&self.view.config, seat);
        html! {
            svg .badge viewBox="-14 -14 28 28" aria-hidden="true" {
                circle r="13" fill=(colour) {}
                text y="6" fill=(ink(colour)) { (sign(seat)) }
            }
        }
    }

    /// The sign of a seat in its colour, and the name.
    pub(super) fn name(&self, seat: Seat) -> Markup {
        html! { span .sk-name { (self.badge(seat)) span { (self.voice.names.of(seat)) } } }
    }

    /// A tile alone, as printed.
    pub(super) fn tile(&self, tile: TileId) -> Markup {
        self.face(tile, Some(self.drawn.note(Piece::Tile(tile))))
    }

    /// A tile alone that is a picture of one that lies elsewhere.
    pub(super) fn image(&self, tile: TileId) -> Markup {
        self.face(tile, None)
    }

    fn face(&self, tile: TileId, piece: Option<Piece>) -> Markup {
        let data = self.view.config.data;
        html! {
            svg .sk-tile viewBox="-51 -51 102 102" aria-hidden="true" data-gallery=(super::gallery::id(data.tile(tile))) {
                g data-piece=[piece] { (Face::printed(data, data.tile(tile)).draw()) path .sk-grid d="M-50-50H50V50H-50Z" {} }
            }
        }
    }

    /// What is on a tile, in words.
    pub(super) fn tile_words(&self, tile: TileId) -> String {
        capitalised(&self.sentences().things(tile))
    }

    pub(super) fn sentences(&self) -> Sentences<'a> {
        Sentences { texts: self.voice.texts, config: &self.view.config, names: self.voice.names }
    }

    /// Does the reader have tiles to build?
    pub(super) fn builds(&self) -> bool {
        let seated = self.seated() && self.view.common.phase == Phase::Build;
        seated && !self.player(self.me).pending.is_empty()
    }

    /// The whole of it. What can be touched is large enough to need no row of buttons beside it.
    pub(super) fn draw(&self) -> Markup {
        let phase = match self.view.common.phase {
            Phase::Offers => "offers",
            Phase::FirstBuy { .. } => "first-buy",
            Phase::SecondBuy | Phase::BagDraw | Phase::Keep => "second-buy",
            Phase::Build => "build",
            Phase::Over => "over",
            Phase::Scoring | Phase::Start | Phase::Dolmen { .. } | Phase::Draw => "draw",
        };
        let label = self.say("room-skye-board", &[]);
        html! {
            div .board .sk .sk-druids[self.view.config.variant.druids] data-phase=(phase) data-round=(self.view.common.round) data-buttons="0" role="group" aria-label=(label) {
                (goals::goals(self))
                (isle::own(self))
                (dock::dock(self))
                @if self.view.config.variant.druids { (dolmen::panel(self)) }
            }
        }
    }
}
