//! What one decides with, at the lower edge: it turns from pricing into buying and building, and moves nothing.

use game_skye::{Phase, SLOTS, TileId, TileKind, bag_draw, bag_price, druid_cost};
use maud::{Markup, html};

use super::goal_text::{scroll_line, tablet_line, tablet_name};
use super::icons::inline;
use super::keys::Key;
use super::table::Table;
use super::tile::Face;
use super::{icons, market, offers, preview, scoring};
use crate::capitalised;

/// All of it; the question stands in its first line.
pub(super) fn dock(table: &Table<'_>) -> Markup {
    let (kind, content) = content(table);
    html! {
        // Whoever builds wants to see the own isle.
        section .sk-dock .sk-due[!table.lit.is_empty()] data-kind=(kind) data-beside=[(kind == "build").then_some("isle")] { (content) }
    }
}

fn content(table: &Table<'_>) -> (&'static str, Markup) {
    match table.view.common.phase {
        Phase::Offers if table.view.screens[table.me].is_some() => ("pricing", offers::own(table)),
        // Whoever watches has nothing to set; the clan in the middle is told of like the others.
        Phase::Offers => ("tell", offers::screened(table, table.me)),
        Phase::FirstBuy { .. } => ("market", market::panel(table)),
        Phase::SecondBuy | Phase::BagDraw => ("tell", tell(table)),
        Phase::Keep => ("keep", drawn(table)),
        Phase::Build if table.builds() => ("build", tray(table)),
        _ => ("wait", scoring::ledger(table)),
    }
}

/// The tiles that are to be built, each in all turns for the script to show, and what the one that is placed is worth.
fn tray(table: &Table<'_>) -> Markup {
    let player = table.player(table.me);
    html! {
        div .sk-tray {
            @for (number, tile) in player.pending.iter().enumerate() { (pending(table, number, *tile)) }
            div .sk-turns {
                @for turns in game_skye::Turns::ALL {
                    @let label = table.say("room-skye-turn", &[("degrees", (90 * u16::from(turns.number())).into())]);
                    div .sk-slot data-key=(Key::Turn(turns)) data-turn=(turns.number()) aria-label=(label) {
                        svg .sk-tile viewBox="-51 -51 102 102" aria-hidden="true" { use {} }
                    }
                }
            }
        }
        (worth(table))
        (faces(table))
    }
}

fn pending(table: &Table<'_>, number: usize, tile: TileId) -> Markup {
    let key = Key::Pending(number as u8);
    let lit = table.is_lit(key);
    let fits = preview::fits(table.view, table.me, tile);
    let words = table.tile_words(tile);
    html! {
        div .sk-slot .sk-pending-tile .lit[lit] .sk-hopeless[fits.is_empty()] data-key=(key) data-fits=(fits) data-tile=(number) data-look=(words)
            role=[lit.then_some("button")] tabindex=[lit.then_some("0")] aria-label=(words) {
            (table.tile(tile))
        }
    }
}

/// Each tile in each turn, for the ghost on the map.
fn faces(table: &Table<'_>) -> Markup {
    let data = table.view.config.data;
    html! {
        svg .symbols width="0" height="0" aria-hidden="true" {
            defs {
                @for (number, tile) in table.player(table.me).pending.iter().enumerate() {
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

/// What the placement that is looked at would be worth; the script fills it. Its buttons are those beside the tile on the
/// map, always in the same place.
fn worth(table: &Table<'_>) -> Markup {
    let say = |id: &str| table.say(id, &[]);
    html! {
        div .sk-worth {
            p .sk-deltas data-deltas aria-live="polite" data-scrolls=(say("room-skye-scrolls"))
                data-income=(say("room-skye-income")) data-nothing=(say("room-skye-no-change")) data-build=(say("room-skye-build"))
                data-spin=(say("room-skye-spin")) data-choose=(say("room-skye-choose-cell")) {}
            label .sk-switch { input type="checkbox" data-preview checked; (say("room-skye-preview")) }
            span .small .sk-hint { (say("room-skye-turn-hint")) }
            div .sk-tools {
                button type="button" .sk-spin-it data-tool="spin" disabled aria-label=(say("room-skye-spin")) title=(say("room-skye-spin")) { "↻" }
                button type="button" .main .sk-build-it data-tool="build" disabled { (say("room-skye-build")) " ✓" }
            }
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
                @let fits = lit.then(|| preview::fits(table.view, table.me, *tile));
                div .sk-slot .lit[lit] data-key=(key) data-look=(words) data-fits=[fits] aria-label=(words) role=[lit.then_some("button")] tabindex=[lit.then_some("0")] {
                    (table.tile(*tile))
                }
            }
        }
    }
}

/// What is at the dolmen and in the bag, in words: whatever is looked at stands large, and what it would leave.
fn tell(table: &Table<'_>) -> Markup {
    let (common, data) = (&table.view.common, table.view.config.data);
    let player = table.player(table.me);
    let gold = player.gold;
    html! {
        div .sk-tells {
            div .sk-tell .sk-first {
                svg .sk-big viewBox="-16 -16 32 32" aria-hidden="true" { use href="#sk-menhir" {} }
                div {
                    p .sk-loud { (table.say("room-skye-tell", &[])) }
                    p { (table.say("room-skye-tell-more", &[])) }
                }
                @if table.seated() { (left(table, gold, 0)) }
            }
            @for slot in 0..SLOTS {
                @if let (Some(tile), Some(cost)) = (common.dolmen[slot], druid_cost(data, common, slot)) {
                    div .sk-tell data-of=(Key::Dolmen(slot as u8)) {
                        (table.image(tile))
                        div { (gift(table, tile)) p { (table.tile_words(tile)) } }
                        @if table.seated() { (left(table, gold, cost)) }
                    }
                }
            }
            @let (price, count) = (bag_price(data, player), bag_draw(data, player));
            div .sk-tell data-of=(Key::Bag) {
                svg .sk-big viewBox="-16 -16 32 32" aria-hidden="true" { use href="#sk-bag" {} }
                div { p .sk-loud { (table.say("room-skye-bag", &[("gold", price.into()), ("count", count.into())])) } }
                @if table.seated() { (left(table, gold, price)) }
            }
        }
    }
}

/// The scroll or the tablet of a druid tile, in words.
fn gift(table: &Table<'_>, tile: TileId) -> Markup {
    let (data, texts) = (table.view.config.data, table.voice.texts);
    let face = data.tile(tile);
    let tablet = match face.kind {
        TileKind::Druid { tablet: Some(tablet), .. } => data.tablets.get(usize::from(tablet)),
        _ => None,
    };
    html! {
        @if let Some((scroll, _)) = face.scroll {
            @let scroll = data.scroll(scroll);
            p .sk-loud {
                svg .sk-scroll-icon viewBox="-22 -13 44 26" aria-hidden="true" { (icons::scroll(scroll)) }
                (capitalised(&scroll_line(texts, scroll)))
            }
            p { (table.say("room-skye-twice", &[])) }
        }
        @if let Some(tablet) = tablet {
            p .sk-loud { (tablet_name(texts, tablet)) }
            p { (tablet_line(texts, tablet)) }
        }
    }
}

/// The gold that a purchase would leave.
fn left(table: &Table<'_>, gold: u16, cost: u16) -> Markup {
    html! {
        p .sk-rest .sk-dear[cost > gold] {
            (inline("coin"))
            @match gold.checked_sub(cost) {
                Some(left) => strong .sk-left { (left) },
                None => strong .sk-left { "–" },
            }
            span { (table.say("room-skye-offer-left", &[("gold", gold.into())])) }
        }
    }
}
