//! Druids: the dolmen with its surcharges, draws from the bag, stone tablets.

use game_skye::{Phase, SLOTS, TABLETS, bag_draw, bag_price, druid_cost};
use kernel::Seat;
use maud::{Markup, html};

use super::icons::{self, inline};
use super::keys::Key;
use super::table::Table;
use crate::Language;

/// The dolmen, and what was drawn from the bag.
pub(super) fn panel(table: &Table<'_>) -> Markup {
    let common = &table.view.common;
    let open = matches!(common.phase, Phase::SecondBuy | Phase::BagDraw | Phase::Keep);
    if common.phase == Phase::Over {
        return html! {};
    }
    html! {
        section .sk-dolmen .open[open] aria-label=(table.say("room-skye-dolmen", &[])) {
            div .sk-stock title=(table.say("room-skye-stock", &[("count", common.stock.len().into())])) {
                (inline("menhir")) strong { (common.stock.len()) }
            }
            @for slot in 0..SLOTS { (self::slot(table, slot, open)) }
            (bag(table, open))
        }
        @if !common.drawn.is_empty() { (drawn(table)) }
    }
}

fn slot(table: &Table<'_>, slot: usize, open: bool) -> Markup {
    let (common, data) = (&table.view.common, table.view.config.data);
    let key = Key::Dolmen(slot as u8);
    let lit = table.is_lit(key);
    let surcharge = data.rules.surcharge[slot];
    let tile = common.dolmen[slot];
    let cost = druid_cost(data, common, slot);
    let purse = table.player(table.me).gold;
    let label = tile.zip(cost).map(|(tile, cost)| {
        format!("{}. {}", table.tile_words(tile), table.say("room-skye-costs", &[("gold", cost.into())]))
    });
    html! {
        div .sk-druid .lit[lit] data-key=[(open && tile.is_some()).then_some(key)] aria-label=[label.as_ref()] title=[label.as_ref()]
            role=[lit.then_some("button")] tabindex=[lit.then_some("0")] {
            @if let Some(tile) = tile { (table.tile(tile)) } @else { span .sk-tile .sk-empty {} }
            @if let (Some(tile), Some(cost)) = (tile, cost) {
                span .sk-mark .sk-coin .sk-dear[cost > purse && table.seated()] { (cost) }
                span .sk-sum { (data.tile(tile).price()) @if surcharge > 0 { " + " (surcharge) } }
            } @else { span .sk-sum { "+" (surcharge) } }
        }
        span .sk-slide aria-hidden="true" { "›" }
    }
}

fn bag(table: &Table<'_>, open: bool) -> Markup {
    let (common, data) = (&table.view.common, table.view.config.data);
    let player = table.player(table.me);
    let lit = table.is_lit(Key::Bag);
    let (price, count) = (bag_price(data, player), bag_draw(data, player));
    let label = table.say("room-skye-bag", &[("gold", price.into()), ("count", count.into())]);
    html! {
        div .sk-bag .lit[lit] data-key=[open.then_some(Key::Bag)] aria-label=(label) title=(label) role=[lit.then_some("button")] tabindex=[lit.then_some("0")] {
            (inline("bag")) span .small { (common.bag.len()) }
            span .sk-mark .sk-coin .sk-dear[price > player.gold && table.seated()] { (price) }
            span .sk-sum { (table.say("room-skye-draws", &[("count", count.into())])) }
        }
    }
}

/// The tiles drawn from the bag, of which one is kept.
fn drawn(table: &Table<'_>) -> Markup {
    html! {
        section .sk-drawn {
            @for (number, tile) in table.view.common.drawn.iter().enumerate() {
                @let key = Key::Drawn(number as u8);
                @let lit = table.is_lit(key);
                @let words = table.tile_words(*tile);
                div .sk-slot .lit[lit] data-key=(key) aria-label=(words) title=(words) role=[lit.then_some("button")] tabindex=[lit.then_some("0")] {
                    (table.tile(*tile))
                }
            }
        }
    }
}

/// A player's stone tablets.
pub(super) fn tablets(table: &Table<'_>, seat: Seat) -> Markup {
    let tablets = &table.player(seat).tablets;
    if tablets.iter().all(|count| *count == 0) {
        return html! {};
    }
    let data = table.view.config.data;
    html! {
        span .sk-tablets {
            @for kind in 0..TABLETS {
                @for _ in 0..tablets[kind] {
                    @let tablet = &data.tablets[kind];
                    @let words = if table.voice.texts.language() == Language::De { &tablet.de } else { &tablet.en };
                    svg .sk-i viewBox="-16 -16 32 32" role="img" aria-label=(words) { title { (words) } (icons::tablet(&tablet.key)) }
                }
            }
        }
    }
}
