//! Setting prices: each stall behind its screen.
//!
//! The own screen is seen from behind: tiles with the axe or gold on them, and the gold that is left. Of the others
//! only the tiles are seen, and whether somebody is ready.

use game_skye::{Event, Fate, Mark, Phase, Screen, Ware};
use kernel::Seat;
use maud::{Markup, html};

use super::icons::inline;
use super::table::Table;
use super::{colour, pricing};

/// All stalls while prices are set.
pub(super) fn panel(table: &Table<'_>) -> Markup {
    let drawn = |seat: &Seat| table.player(*seat).stall.iter().any(Option::is_some);
    html! {
        section .sk-stalls {
            @for seat in table.everybody().filter(drawn) {
                @match table.view.screens[seat].filter(|_| seat == table.me) {
                    Some(screen) => (own(table, seat, &screen)),
                    None => (screened(table, seat)),
                }
            }
        }
    }
}

fn is_committed(table: &Table<'_>, seat: Seat) -> bool {
    let common = &table.view.common;
    common.phase == Phase::Offers && common.committed.contains(seat)
}

/// The tiles of a stall with their numbers.
pub(super) fn wares<'a>(table: &Table<'a>, seat: Seat) -> impl Iterator<Item = (usize, Ware)> + 'a {
    let wares = table.player(seat).stall.iter().enumerate();
    wares.filter_map(|(number, ware)| ware.map(|ware| (number, ware)))
}

/// A stall whose screen hides what is set.
fn screened(table: &Table<'_>, seat: Seat) -> Markup {
    let ready = is_committed(table, seat);
    let state = if ready { "room-skye-ready" } else { "room-skye-pricing" };
    html! {
        div .sk-stall .ready[ready] {
            header { (table.name(seat)) span .sk-state { (table.say(state, &[])) } }
            div .sk-wares {
                @for (_, ware) in wares(table, seat) {
                    div .sk-ware title=(table.tile_words(ware.tile)) { (table.tile(ware.tile)) }
                }
            }
            (shut(table, seat))
        }
    }
}

/// The screen of a clan; it is seen while it hides something, and as it is lifted.
pub(super) fn shut(table: &Table<'_>, seat: Seat) -> Markup {
    let colour = colour(&table.view.config, seat);
    html! {
        div .sk-screen aria-hidden="true" {
            svg .sk-i viewBox="-16 -16 32 32" color=(colour) { use href="#sk-castle" {} }
        }
    }
}

/// The own stall, seen from behind the screen: a sheet to fill in, then what was set.
fn own(table: &Table<'_>, seat: Seat, screen: &Screen) -> Markup {
    let ready = is_committed(table, seat);
    let left = table.player(seat).gold.saturating_sub(screen.gold());
    let title = if ready { "room-skye-ready-you" } else { "room-skye-your-offer" };
    let decides = !table.lit.is_empty();
    html! {
        div .sk-stall .sk-mine .ready[ready] {
            header {
                (table.name(seat))
                span .sk-state { (table.say(title, &[])) }
                @if !decides { span .sk-purse { (inline("coin")) strong { (left) } " " (table.say("room-skye-left", &[])) } }
            }
            @if decides {
                (pricing::sheet(table, seat, screen))
            } @else {
                div .sk-wares {
                    @for (number, ware) in wares(table, seat) { (own_ware(table, &ware, screen.marks[number])) }
                }
            }
        }
    }
}

fn own_ware(table: &Table<'_>, ware: &Ware, mark: Option<Mark>) -> Markup {
    html! {
        div .sk-ware .axed[mark == Some(Mark::Axe)] title=(table.tile_words(ware.tile)) {
            (table.tile(ware.tile))
            @match mark {
                Some(mark) => (pricing::mark(mark)),
                None => span .sk-mark .sk-coin .sk-maybe { "?" },
            }
        }
    }
}

/// The screens have just been lifted.
pub(super) fn revealed(table: &Table<'_>) -> bool {
    table.fresh.iter().any(|seen| matches!(seen, Event::Offered { .. } | Event::Thrown { .. }))
}

/// What became of a tile, in words; nothing while it is for sale.
pub(super) fn fate(table: &Table<'_>, fate: Fate) -> Option<String> {
    match fate {
        Fate::Screened | Fate::Offered => None,
        Fate::Thrown => Some(table.say("room-skye-thrown", &[])),
        Fate::Sold { to } => {
            Some(table.say("room-skye-sold", &[("player", table.voice.names.of(to).into())]))
        }
        Fate::Own | Fate::Kept => Some(table.say("room-skye-kept", &[])),
    }
}
