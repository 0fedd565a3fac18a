//! The first buying turn: every stall with its prices, and what each tile costs the reader.

use game_skye::{Fate, Ware, cost, discount};
use kernel::Seat;
use maud::{Markup, html};

use super::icons::inline;
use super::keys::Key;
use super::offers;
use super::table::Table;

/// All stalls.
pub(super) fn panel(table: &Table<'_>) -> Markup {
    let drawn = |seat: &Seat| table.player(*seat).stall.iter().any(Option::is_some);
    html! {
        section .sk-stalls .sk-market .sk-revealed[offers::revealed(table)] {
            @for seat in table.everybody().filter(drawn) { (stall(table, seat)) }
        }
    }
}

fn stall(table: &Table<'_>, seat: Seat) -> Markup {
    let active = table.view.common.active == seat;
    let player = table.player(seat);
    let wares = player.stall.iter().enumerate().filter_map(|(number, ware)| ware.map(|ware| (number, ware)));
    html! {
        div .sk-stall .sk-mine[seat == table.me] .sk-active[active] {
            header {
                (table.name(seat))
                @if active { span .sk-state { (table.say("room-skye-buying", &[])) } }
                span .sk-purse title=(table.say("room-skye-gold", &[("count", player.gold.into())])) { (inline("coin")) strong { (player.gold) } }
            }
            div .sk-wares { @for (number, ware) in wares { (self::ware(table, seat, number as u8, &ware)) } }
            (offers::shut(table, seat))
        }
    }
}

fn ware(table: &Table<'_>, seller: Seat, number: u8, ware: &Ware) -> Markup {
    let key = Key::Offer(seller, number);
    let lit = table.is_lit(key);
    let open = ware.fate == Fate::Offered;
    let words = table.tile_words(ware.tile);
    let gone = offers::fate(table, ware.fate);
    let label = match &gone {
        Some(fate) => format!("{words}. {fate}"),
        None => format!("{words}. {}", price_words(table, seller, ware)),
    };
    html! {
        div .sk-ware .lit[lit] .gone[!open] data-key=[open.then_some(key)] aria-label=(label) title=(label) role=[lit.then_some("button")] tabindex=[lit.then_some("0")] {
            @if ware.fate == Fate::Thrown || open { (table.tile(ware.tile)) } @else { span .sk-tile .sk-empty {} }
            @match ware.fate {
                Fate::Thrown => span .sk-mark .sk-axe { (inline("axe")) },
                Fate::Offered => (tag(table, seller, ware)),
                _ => span .sk-mark .sk-coin .sk-spent { (ware.price) },
            }
            @if let Some(fate) = &gone { span .sk-fate { (fate) } }
        }
    }
}

/// What a tile costs the reader, if he can buy it at all.
fn cost_to_me(table: &Table<'_>, seller: Seat, ware: &Ware) -> Option<u16> {
    let buyer = table.player(table.me);
    (table.seated() && seller != table.me).then(|| cost(table.view.config.data, buyer, ware.price))
}

fn price_words(table: &Table<'_>, seller: Seat, ware: &Ware) -> String {
    let price = table.say("room-skye-costs", &[("gold", ware.price.into())]);
    match cost_to_me(table, seller, ware) {
        Some(cost) if cost != ware.price => {
            format!("{price}, {}", table.say("room-skye-costs-you", &[("gold", cost.into())]))
        }
        _ => price,
    }
}

/// The coin on a tile: what the reader pays, with the price struck out where tablets make it less.
fn tag(table: &Table<'_>, seller: Seat, ware: &Ware) -> Markup {
    let buyer = table.player(table.me);
    let cheaper = discount(table.view.config.data, buyer) > 0;
    let cost = cost_to_me(table, seller, ware);
    html! {
        span .sk-mark .sk-coin .sk-dear[cost.is_some_and(|cost| cost > buyer.gold)] {
            @if cheaper && cost.is_some_and(|cost| cost != ware.price) { s { (ware.price) } }
            (cost.unwrap_or(ware.price))
        }
    }
}
