//! Druids: the dolmen with its surcharges, draws from the bag, stone tablets.

use game_skye::{Phase, SLOTS, TABLETS, bag_draw, bag_price, druid_cost};
use kernel::Seat;
use maud::{Markup, html};

use super::icons::{self, inline};
use super::keys::Key;
use super::preview;
use super::table::Table;
use crate::Language;

/// The dolmen: a lintel, five tiles below it, and the bag.
pub(super) fn panel(table: &Table<'_>) -> Markup {
    let common = &table.view.common;
    let open = matches!(common.phase, Phase::SecondBuy | Phase::BagDraw | Phase::Keep);
    html! {
        section .sk-dolmen .open[open] data-place="dolmen" aria-label=(table.say("room-skye-dolmen", &[])) {
            header {
                h2 { (inline("menhir")) " " (table.say("room-skye-place-dolmen", &[])) }
                span .small { (table.say("room-skye-stock", &[("count", common.stock.len().into())])) }
            }
            (lintel())
            div .sk-stones {
                @for slot in 0..SLOTS { (self::slot(table, slot, open)) }
                (bag(table, open))
            }
        }
    }
}

/// The stone on top.
fn lintel() -> Markup {
    html! {
        svg .sk-lintel viewBox="0 0 500 26" preserveAspectRatio="none" aria-hidden="true" {
            path d="M6 10Q4 3 14 4Q130 0 250 3Q380 1 486 3Q497 4 495 11L493 20Q491 25 482 24Q370 22 250 24Q120 22 18 24Q8 25 7 18Z" {}
            path .sk-edge-light d="M10 9Q130 4 250 7Q380 5 490 8" {}
        }
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
    let fits = tile.filter(|_| lit).map(|tile| preview::fits(table.view, table.me, tile));
    html! {
        div .sk-druid .lit[lit] data-key=[(open && tile.is_some()).then_some(key)] data-look=[label.as_ref()] data-fits=[fits] aria-label=[label.as_ref()]
            role=[lit.then_some("button")] tabindex=[lit.then_some("0")] {
            @if let Some(tile) = tile { (table.tile(tile)) } @else { span .sk-tile .sk-empty {} }
            span .sk-cost {
                @if let (Some(tile), Some(cost)) = (tile, cost) {
                    span .sk-coin .sk-dear[cost > purse && table.seated()] { (cost) }
                    @if surcharge > 0 { span .sk-sum { (data.tile(tile).price()) "+" (surcharge) } }
                } @else { span .sk-sum { "+" (surcharge) } }
            }
        }
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
            svg .sk-sack viewBox="-16 -16 32 32" aria-hidden="true" { use href="#sk-bag" {} }
            span .small .sk-in { (common.bag.len()) }
            span .sk-cost {
                span .sk-coin .sk-dear[price > player.gold && table.seated()] { (price) }
                span .sk-sum { (table.say("room-skye-draws", &[("count", count.into())])) }
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
