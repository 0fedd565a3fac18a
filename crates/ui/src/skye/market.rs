//! The first buying turn: every stall with its prices, and what each tile costs the reader.

use game_skye::{Fate, Ware, cost, discount};
use kernel::Seat;
use maud::{Markup, html};

use super::icons::inline;
use super::keys::Key;
use super::table::Table;
use super::{cards, offers, preview};

/// All stalls.
pub(super) fn panel(table: &Table<'_>) -> Markup {
    let drawn = |seat: &Seat| table.player(*seat).stall.iter().any(Option::is_some);
    html! {
        div .sk-stalls .sk-market .sk-revealed[offers::revealed(table)] {
            @for seat in table.everybody().filter(drawn) { (stall(table, seat)) }
        }
    }
}

fn stall(table: &Table<'_>, seat: Seat) -> Markup {
    let active = table.view.common.active == seat;
    html! {
        div .sk-stall .sk-mine[seat == table.me] .sk-active[active] {
            header { (table.name(seat)) (cards::gold(table, seat)) }
            div .sk-wares { @for (number, ware) in offers::wares(table, seat) { (self::ware(table, seat, number as u8, &ware)) } }
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
    let fits = (open && table.seated() && !table.lit.is_empty())
        .then(|| preview::fits(table.view, table.me, ware.tile));
    html! {
        div .sk-ware .lit[lit] .gone[!open] .sk-thrown-away[ware.fate == Fate::Thrown] data-key=[open.then_some(key)] data-look=(label) data-fits=[fits] aria-label=(label)
            role=[lit.then_some("button")] tabindex=[lit.then_some("0")] {
            @if open { (table.tile(ware.tile)) } @else { (table.image(ware.tile)) }
            @match ware.fate {
                Fate::Thrown => span .sk-mark .sk-axe { (inline("axe")) },
                Fate::Sold { to } => span .sk-mark .sk-fate { (table.badge(to)) "+" (sold_for(table, seller, ware, to)) },
                Fate::Offered => (tag(table, seller, ware)),
                _ => span .sk-mark .sk-coin .sk-spent { (ware.price) },
            }
        }
    }
}

/// What its buyer paid for a tile.
fn sold_for(table: &Table<'_>, seller: Seat, ware: &Ware, to: Seat) -> u16 {
    if to == seller { ware.price } else { cost(table.view.config.data, table.player(to), ware.price) }
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

/// The coin below a tile: what the reader pays, with the price struck out where tablets make it less.
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
