//! The whole table as a drawing: scoring tiles, what is for sale, the own territory, those of the others.

use game_skye::{Event, Phase, Player, Seen, Skye, TileId, View};
use kernel::{Seat, Viewer};
use maud::{Markup, html};

use super::keys::{Key, Piece};
use super::scoring::{self, RoundScore};
use super::sentences::Sentences;
use super::territory::{Sheet, Zoom};
use super::tile::Face;
use super::{colour, dolmen, goals, market, offers, preview, sign};
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
    fn others(&self) -> impl Iterator<Item = Seat> {
        let (me, seats) = (self.me, self.view.config.seats);
        (1..seats).map(move |step| me.clockwise(step, seats))
    }

    /// All, whose table it is first.
    pub(super) fn everybody(&self) -> impl Iterator<Item = Seat> {
        core::iter::once(self.me).chain(self.others())
    }

    /// The sign of a seat in its colour, and the name.
    pub(super) fn name(&self, seat: Seat) -> Markup {
        let colour = colour(&self.view.config, seat);
        html! {
            span .sk-name {
                svg .badge viewBox="-14 -14 28 28" aria-hidden="true" {
                    circle r="13" fill=(colour) {}
                    text y="6" fill=(ink(colour)) { (sign(seat)) }
                }
                span { (self.voice.names.of(seat)) }
            }
        }
    }

    /// A tile alone, as printed.
    pub(super) fn tile(&self, tile: TileId) -> Markup {
        let data = self.view.config.data;
        html! {
            svg .sk-tile viewBox="-51 -51 102 102" aria-hidden="true" {
                g data-piece=(self.drawn.note(Piece::Tile(tile))) { (Face::printed(data, data.tile(tile)).draw()) path .sk-grid d="M-50-50H50V50H-50Z" {} }
            }
        }
    }

    /// A tile and what is on it, in words.
    pub(super) fn tile_words(&self, tile: TileId) -> String {
        self.sentences().tile_with(tile)
    }

    fn sentences(&self) -> Sentences<'a> {
        Sentences { texts: self.voice.texts, config: &self.view.config, names: self.voice.names }
    }

    /// The whole of it.
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
            div .board .sk data-phase=(phase) data-round=(self.view.common.round) role="group" aria-label=(label) {
                (goals::goals(self))
                @match self.view.common.phase {
                    Phase::Offers | Phase::Draw => (offers::panel(self)),
                    Phase::FirstBuy { .. } => (market::panel(self)),
                    _ => {},
                }
                @if self.view.config.variant.druids { (dolmen::panel(self)) }
                (self.own())
                (self.rest())
                (scoring::panel(self))
            }
        }
    }

    /// The own territory, with the tiles that are to be built.
    fn own(&self) -> Markup {
        let player = self.player(self.me);
        let builds = self.builds();
        html! {
            section .sk-own .building[builds] data-seat=(self.me.number()) {
                header {
                    (self.name(self.me))
                    (dolmen::tablets(self, self.me))
                    (self.tray())
                    (self.zoom_buttons())
                }
                (self.sheet(self.me, Zoom::Large, if builds { Some(player) } else { None }))
                @if builds { (self.worth()) }
            }
        }
    }

    /// Does the reader have tiles to build?
    fn builds(&self) -> bool {
        let seated = self.seated() && self.view.common.phase == Phase::Build;
        seated && !self.player(self.me).pending.is_empty()
    }

    fn sheet(&self, seat: Seat, zoom: Zoom, builder: Option<&Player>) -> Markup {
        let built = |seen: &Seen| match seen {
            Event::Built { seat: by, tile, .. } if *by == seat => Some(*tile),
            _ => None,
        };
        let fresh: Vec<TileId> = self.fresh.iter().filter_map(built).collect();
        let label = |at| capitalised(&self.sentences().cell_told(at));
        let name = self.say("room-skye-territory", &[("player", self.voice.names.of(seat).into())]);
        let over = self.view.common.phase == Phase::Over;
        let rounds =
            if over { &self.scored[..] } else { &self.scored[self.scored.len().saturating_sub(1)..] };
        let mut spots = scoring::spots(rounds, seat);
        if over {
            spots.extend(scoring::scroll_spots(self.view, seat));
        }
        Sheet {
            view: self.view,
            seat,
            zoom,
            fresh: &fresh,
            lit: self.lit,
            cells: builder.is_some().then_some(&label),
            spots,
            drawn: Some(&self.drawn),
        }
        .svg(&name)
    }

    /// The tiles that are to be built, each in all turns for the script to show.
    fn tray(&self) -> Markup {
        let player = self.player(self.me);
        if player.pending.is_empty() {
            return html! {};
        }
        let data = self.view.config.data;
        let builds = self.builds();
        html! {
            div .sk-tray {
                @for (number, tile) in player.pending.iter().enumerate() {
                    @let key = Key::Pending(number as u8);
                    @let lit = self.is_lit(key);
                    @let fits = if builds { preview::fits(self.view, self.me, number) } else { String::new() };
                    div .sk-slot .lit[lit] .sk-hopeless[builds && fits.is_empty()] data-key=[builds.then_some(key)] data-fits=[builds.then_some(&fits)] data-tile=(number)
                        role=[lit.then_some("button")] tabindex=[lit.then_some("0")] aria-label=(self.tile_words(*tile)) {
                        (self.tile(*tile))
                    }
                }
                @if builds {
                    div .sk-turns {
                        @for turns in game_skye::Turns::ALL {
                            @let label = self.say("room-skye-turn", &[("degrees", (90 * u16::from(turns.number())).into())]);
                            div .sk-slot data-key=(Key::Turn(turns)) data-turn=(turns.number()) aria-label=(label) {
                                svg .sk-tile viewBox="-51 -51 102 102" aria-hidden="true" { use {} }
                            }
                        }
                    }
                    svg .symbols width="0" height="0" aria-hidden="true" {
                        defs {
                            @for (number, tile) in player.pending.iter().enumerate() {
                                @for turns in game_skye::Turns::ALL {
                                    g id={ "sk-t" (number) "-" (turns.number()) } {
                                        (Face { turns, ..Face::printed(data, data.tile(*tile)) }.draw())
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// What the placement that is looked at would be worth; the script fills it.
    fn worth(&self) -> Markup {
        html! {
            div .sk-worth {
                label .sk-switch { input type="checkbox" data-preview checked; (self.say("room-skye-preview", &[])) }
                p .sk-deltas data-deltas aria-live="polite" data-scrolls=(self.say("room-skye-scrolls", &[]))
                    data-income=(self.say("room-skye-income", &[])) data-nothing=(self.say("room-skye-no-change", &[])) data-build=(self.say("room-skye-build", &[])) data-spin=(self.say("room-skye-spin", &[])) {}
                span .small .sk-hint { (self.say("room-skye-turn-hint", &[])) }
            }
        }
    }

    fn zoom_buttons(&self) -> Markup {
        html! {
            span .sk-zoom {
                @for (action, sign, id) in [("out", "−", "room-skye-zoom-out"), ("in", "+", "room-skye-zoom-in"), ("fit", "⤢", "room-skye-zoom-fit")] {
                    button type="button" data-zoom=(action) aria-label=(self.say(id, &[])) title=(self.say(id, &[])) { (sign) }
                }
            }
        }
    }

    /// The others' territories, small, to be enlarged.
    fn rest(&self) -> Markup {
        html! {
            section .sk-others {
                @for seat in self.others() {
                    @let player = self.player(seat);
                    @let label = self.say("room-skye-enlarge", &[("player", self.voice.names.of(seat).into())]);
                    div .sk-other .sk-busy[self.view.common.phase == Phase::Build && !player.pending.is_empty()] {
                        header { (self.name(seat)) (dolmen::tablets(self, seat)) }
                        button .sk-enlarge type="button" data-enlarge aria-label=(label) title=(label) {
                            (self.sheet(seat, Zoom::Small, None))
                        }
                        @if !player.pending.is_empty() {
                            div .sk-pending { @for tile in player.pending.iter() { span title=(self.tile_words(*tile)) { (self.tile(*tile)) } } }
                        }
                    }
                }
            }
        }
    }
}
