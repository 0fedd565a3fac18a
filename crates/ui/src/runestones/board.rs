//! A player's board: two rows of artifacts, four rune places, gems and ore.

use game_runestones::{Colour, Gem, Phase, Row, Rune};
use kernel::Seat;
use maud::{Markup, html};

use super::keys::{Key, Piece};
use super::symbols::{self, sign};
use super::table::Drawing;

impl Drawing<'_> {
    /// All of it.
    pub(super) fn board(&self, seat: Seat) -> Markup {
        html! {
            div .rs-board.own[self.own() == Some(seat)] {
                (self.who(seat))
                div .rs-rows { @for row in Row::ALL { (self.row(seat, row)) } }
                (self.ladder(seat))
                (self.purse(seat))
                (self.rune_places(seat))
            }
        }
    }

    /// Somebody else's things in short, for the strip beside the table.
    pub(super) fn strip(&self, seat: Seat) -> Markup {
        html! {
            div .rs-strip {
                (self.purse(seat))
                div .rs-rows { @for row in Row::ALL { (self.row(seat, row)) } }
                (self.rune_places(seat))
            }
        }
    }

    /// What rows of which length bring.
    fn ladder(&self, seat: Seat) -> Markup {
        let player = &self.view.common.players[seat];
        let lengths = player.rows.map(|row| usize::from(row.len()));
        html! {
            div .rs-ladder {
                small { (self.say("room-runestones-ladder", &[])) }
                @for (length, worth) in self.data().rules.row_points.iter().enumerate().skip(2) {
                    i .on[lengths.contains(&length)] { (length) b { (worth) } }
                }
            }
        }
    }

    fn who(&self, seat: Seat) -> Markup {
        let player = &self.view.common.players[seat];
        html! {
            div .rs-who {
                (self.token(seat))
                b .rs-person { (self.names.of(seat)) }
                @if self.view.common.first == seat {
                    span .rs-first title=(self.say("room-runestones-first", &[])) { (sign("throne")) span .visually-hidden { (self.say("room-runestones-first", &[])) } }
                }
                b .rs-score data-home=[self.live(format!("score:{seat}"))] title=(self.say("room-runestones-score", &[("count", player.score.into())])) { (player.score) }
            }
        }
    }

    /// One row, with what it would bring.
    fn row(&self, seat: Seat, row: Row) -> Markup {
        let player = &self.view.common.players[seat];
        let filled = player.rows[row.index()];
        let key = Key::Row(row);
        let own = self.own() == Some(seat);
        let worth = self.data().rules.row_points[usize::from(filled.len()).min(5)];
        let title = self.say(
            "room-runestones-row",
            &[("number", row.number().into()), ("count", filled.len().into()), ("points", worth.into())],
        );
        // While an artifact is placed, its spaces are touched and not the row.
        let placing = self.view.common.phase == Phase::Place;
        html! {
            div .rs-row.lit[own && self.is_lit(key)] title=(title) role=[self.role(key).filter(|_| own)]
                aria-label=[self.role(key).filter(|_| own).map(|_| &title)]
                data-key=[self.key(key).filter(|_| own && !placing)] data-spot=[self.live(Piece::RowSpot(seat, row))] {
                span .visually-hidden { (title) }
                span .rs-socks { @for space in Gem::ALL { (self.space(seat, row, space, own && placing)) } }
                span .rs-worth.none[worth == 0] aria-hidden="true" {
                    @if worth == 0 { b .rs-pts { "–" } } @else { (symbols::points(worth)) }
                    @if worth > 0 && player.runes.len() < self.data().rules.rune_limit { small { "+ " (sign("rune")) } }
                }
                (self.spot(Piece::RowSpot(seat, row)))
            }
        }
    }

    fn space(&self, seat: Seat, row: Row, space: Gem, placing: bool) -> Markup {
        let filled = self.view.common.players[seat].rows[row.index()];
        let here = |bits: u8| bits >> space.index() & 1 == 1;
        let artifact = match () {
            () if here(filled.coloured) => Some(space),
            () if here(filled.wild) => Some(Gem::Wild),
            () => None,
        };
        let key = Key::Space(row, space);
        let piece = artifact.map(|artifact| Piece::InRow(seat, row, space, artifact));
        let fresh = piece.is_some_and(|piece| self.is_fresh(piece));
        html! {
            span .rs-space.{ "rs-s-" (space.word()) }.lit[placing && self.is_lit(key)].fresh[fresh] role=[self.role(key).filter(|_| placing)] aria-label=[self.role(key).filter(|_| placing).map(|_| self.space_words(row, space))] data-key=[self.key(key).filter(|_| placing)] {
                @match (artifact, piece) {
                    (Some(artifact), Some(piece)) => span data-piece=[self.drawn(piece)] { (symbols::artifact(artifact)) },
                    _ => (symbols::gem(space)),
                }
            }
        }
    }

    fn space_words(&self, row: Row, space: Gem) -> String {
        let args = [("number", row.number().into()), ("colour", space.word().into())];
        self.say("room-runestones-space", &args)
    }

    fn purse(&self, seat: Seat) -> Markup {
        let player = &self.view.common.players[seat];
        let gives = self.own() == Some(seat) && self.acts() && self.gives();
        let ore = self.say("room-runestones-ore-count", &[("count", player.ore.into())]);
        html! {
            div .rs-purse data-spot=[self.live(Piece::PurseSpot(seat))] {
                @for gem in Gem::ALL {
                    @let count = player.gems.of(gem);
                    @let key = Key::Gem(gem);
                    @let said = self.gem_words(gem, count);
                    @let touchable = gives && gem != Gem::Wild;
                    @let joker = player.wild_colour.map(Gem::from) == Some(gem);
                    span .rs-heap.none[count == 0].joker[joker].lit[touchable && self.is_lit(key)] role=[self.role(key).filter(|_| touchable)] aria-label=[self.role(key).filter(|_| touchable).map(|_| &said)] title=(said) data-key=[self.key(key).filter(|_| touchable)] {
                        (symbols::gem(gem)) b aria-hidden="true" { (count) }
                        span .visually-hidden { (said) }
                    }
                }
                span .rs-heap.none[player.ore == 0] title=(ore) { (sign("lump")) b aria-hidden="true" { (player.ore) } span .visually-hidden { (ore) } }
                (self.spot(Piece::PurseSpot(seat)))
            }
        }
    }

    fn rune_places(&self, seat: Seat) -> Markup {
        let player = &self.view.common.players[seat];
        let free = self.data().rules.rune_limit.saturating_sub(player.runes.len());
        html! {
            div .rs-places {
                @for rune in player.runes.iter() {
                    div .rs-rune-box tabindex=[self.live("0")] {
                        div .rs-rune.fresh[self.is_fresh(Piece::Rune(seat, rune))] data-piece=[self.drawn(Piece::Rune(seat, rune))] {
                            (symbols::rune(rune))
                            @if let Some(colour) = player.wild_colour.filter(|_| rune == Rune::WildColor) { span .rs-on-stone { (symbols::gem(colour.into())) } }
                        }
                        (self.rune_tip(rune))
                        @if self.own() == Some(seat) { (self.powers(seat, rune)) }
                    }
                }
                @for _ in 0..free { span .rs-free title=(self.say("room-runestones-rune-free", &[])) {} }
            }
        }
    }

    /// What an own rune can do at once: swap, or a gem for the wild colour. It unfolds at a touch.
    fn powers(&self, seat: Seat, rune: Rune) -> Markup {
        let player = &self.view.common.players[seat];
        let swaps = rune == Rune::Swap && !self.view.common.course.swapped;
        let places = rune == Rune::WildColor && player.wild_colour.is_none();
        if !self.acts() || !self.view.common.phase.is_menu() || !(swaps || places) {
            return html! {};
        }
        let said = self.say(if swaps { "room-runestones-swap-now" } else { "room-runestones-wild-now" }, &[]);
        let ore = self.say("room-runestones-ore-count", &[("count", 1.into())]);
        let chip = |key: Key, told: String, drawn: Markup| html! { span .rs-chip.lit[self.is_lit(key)] role=[self.role(key)] aria-label=[self.role(key).map(|_| told)] data-key=[self.key(key)] { (drawn) } };
        html! {
            details .rs-power-now.rs-when-lit {
                summary title=(said) aria-label=(said) { (sign("arrow")) }
                div .rs-power-line {
                    b { (said) }
                    @if swaps {
                        @for gem in Gem::ALL { (chip(Key::SwapGem(gem), format!("{said} {} → {ore}", self.gem_words(gem, 1)), html! { (symbols::gem(gem)) (sign("arrow")) (sign("lump")) })) }
                        @for colour in Colour::ALL { (chip(Key::SwapOre(colour), format!("{said} {ore} → {}", self.gem_words(colour.into(), 1)), html! { (sign("lump")) (sign("arrow")) (symbols::gem(colour.into())) })) }
                    } @else {
                        @for colour in Colour::ALL { (chip(Key::WildColour(colour), format!("{said} {}", self.gem_words(colour.into(), 1)), html! { (symbols::gem(colour.into())) (sign("arrow")) (symbols::gem(Gem::Wild)) })) }
                    }
                }
            }
        }
    }
}
