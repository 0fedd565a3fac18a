//! What is shown of the others beside their names: their territory, their tiles, what they are doing.

use game_skye::{Phase, TileId};
use kernel::Seat;
use maud::{Markup, html};

use super::icons::inline;
use super::table::Table;
use super::territory::Zoom;
use super::{dolmen, isle, offers};

/// The card of a player; nothing for whose territory is drawn large.
pub(super) fn card(table: &Table<'_>, seat: Seat) -> Option<Markup> {
    if seat == table.me || table.view.common.phase == Phase::Scoring {
        return None;
    }
    let label = table.say("room-skye-enlarge", &[("player", table.voice.names.of(seat).into())]);
    Some(html! {
        button .sk-enlarge type="button" data-enlarge aria-label=(label) title=(label) {
            (isle::sheet(table, seat, Zoom::Small))
            span .sk-lens aria-hidden="true" { "⤢" }
        }
        div .sk-doing {
            (dolmen::tablets(table, seat))
            (doing(table, seat))
        }
    })
}

/// What somebody does now.
fn doing(table: &Table<'_>, seat: Seat) -> Markup {
    let common = &table.view.common;
    let player = table.player(seat);
    let active = common.active == seat;
    let state = |id: &str| html! { span .sk-state { (table.say(id, &[])) } };
    let pending: Vec<TileId> = player.pending.iter().copied().collect();
    match common.phase {
        Phase::Offers => offers::screened(table, seat),
        Phase::FirstBuy { .. } | Phase::SecondBuy | Phase::BagDraw | Phase::Keep => html! {
            (row(table, &pending))
            @if active { (state("room-skye-buying")) }
            @else if common.start == seat { (state("room-skye-starts")) }
        },
        Phase::Build => html! {
            (row(table, &pending))
            @if pending.is_empty() { (state("room-skye-built")) } @else { (state("room-skye-builds")) }
        },
        _ => html! {},
    }
}

/// Tiles in a row, small.
fn row(table: &Table<'_>, tiles: &[TileId]) -> Markup {
    html! {
        @if !tiles.is_empty() {
            span .sk-row { @for tile in tiles { span data-look=(table.tile_words(*tile)) { (table.image(*tile)) } } }
        }
    }
}

/// How much gold somebody has, where cards have no room for more.
pub(super) fn gold(table: &Table<'_>, seat: Seat) -> Markup {
    let gold = table.player(seat).gold;
    html! { span .sk-purse title=(table.say("room-skye-gold", &[("count", gold.into())])) { (inline("coin")) strong { (gold) } } }
}
