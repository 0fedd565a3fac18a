//! Setting prices: each stall behind its screen.
//!
//! The own screen is seen from behind: tiles with the axe or gold beside them, and the gold that is left. Of the others
//! only the tiles are seen, and whether somebody is ready.

use game_skye::{Event, Fate, Mark, Phase, Screen, Ware};
use kernel::Seat;
use maud::{Markup, html};

use super::icons::inline;
use super::table::Table;
use super::{colour, pricing};

/// The own stall while prices are set: a sheet to fill in, then what was set.
pub(super) fn own(table: &Table<'_>) -> Markup {
    let seat = table.me;
    let Some(screen) = table.view.screens[seat] else { return html! {} };
    let ready = is_committed(table, seat);
    let decides = !table.lit.is_empty();
    html! {
        div .sk-stall .sk-mine .ready[ready] {
            @if decides { (pricing::sheet(table, seat, &screen)) } @else { (set(table, seat, &screen)) }
        }
    }
}

/// What was set, behind the own screen.
fn set(table: &Table<'_>, seat: Seat, screen: &Screen) -> Markup {
    let left = table.player(seat).gold.saturating_sub(screen.gold());
    html! {
        div .sk-wares {
            @for (number, ware) in wares(table, seat) { (own_ware(table, &ware, screen.marks[number])) }
        }
        div .sk-commit {
            p .sk-rest { (inline("coin")) strong .sk-left { (left) } " " span { (table.say("room-skye-left", &[])) } }
            @if is_committed(table, seat) { p .sk-state { (table.say("room-skye-ready-you", &[])) } }
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

/// Somebody else's stall, whose screen hides what is set.
pub(super) fn screened(table: &Table<'_>, seat: Seat) -> Markup {
    let ready = is_committed(table, seat);
    let state = if ready { "room-skye-ready" } else { "room-skye-pricing" };
    html! {
        div .sk-stall .ready[ready] {
            span .sk-row {
                @for (_, ware) in wares(table, seat) {
                    span .sk-ware data-look=(table.tile_words(ware.tile)) { (table.image(ware.tile)) }
                }
            }
            span .sk-state { (table.say(state, &[])) }
        }
    }
}

/// The screen of a clan, seen as it is lifted.
pub(super) fn shut(table: &Table<'_>, seat: Seat) -> Markup {
    let colour = colour(&table.view.config, seat);
    html! {
        div .sk-screen aria-hidden="true" {
            svg .sk-i viewBox="-16 -16 32 32" color=(colour) { use href="#sk-castle" {} }
        }
    }
}

fn own_ware(table: &Table<'_>, ware: &Ware, mark: Option<Mark>) -> Markup {
    html! {
        div .sk-ware .axed[mark == Some(Mark::Axe)] data-look=(table.tile_words(ware.tile)) {
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
