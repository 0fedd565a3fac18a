//! The own offer while it is set: a sheet behind the own screen.
//!
//! Each tile that was drawn gets the axe or a price. The script keeps what is set, counts the gold that is left, and
//! sends the offer as a whole when its owner is ready. Without a script axe and prices are chosen one by one from the
//! list that every table has. What is advised is marked at the part that `data-about` says it is about.

use game_skye::{DRAWN, Mark, Screen, Ware};
use kernel::Seat;
use maud::{Markup, html};

use super::icons::inline;
use super::keys::{self, Key};
use super::offers::wares;
use super::preview;
use super::table::Table;

/// Is the axe still to be put on one of the tiles?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Axe {
    /// Yes.
    Due,
    /// It lies on a tile, or there are so few tiles that none is thrown away (7.1).
    Done,
}

/// Stands for a number that the script knows.
const NUMBER: &str = "\u{1}";

/// The sheet of a seat. What was set already, one by one, is fixed.
pub(super) fn sheet(table: &Table<'_>, seat: Seat, screen: &Screen) -> Markup {
    let (common, player) = (&table.view.common, table.player(seat));
    let least = table.view.config.data.rules.min_price;
    let due = wares(table, seat).count() == DRAWN && !screen.marks.contains(&Some(Mark::Axe));
    let axe = if due { Axe::Due } else { Axe::Done };
    let left = player.gold.saturating_sub(screen.gold());
    let prompt = match axe {
        Axe::Due => "room-skye-offer-prompt",
        Axe::Done => "room-skye-offer-prompt-prices",
    };
    let said = |id: &str| table.say(id, &[("gold", NUMBER.into())]);
    html! {
        form .sk-offer data-sheet=(table.say(prompt, &[("gold", left.into())])) data-offer={ (common.round) "-" (seat.number()) }
            data-gold=(left) data-least=(least) data-axe[due] data-no-axe=(table.say("room-skye-offer-no-axe", &[]))
            data-low=(table.say("room-skye-offer-low", &[("gold", least.into())])) data-high=(said("room-skye-offer-high"))
            data-fine=(table.say("room-skye-offer-fine", &[])) data-coins=(said("room-skye-offer-coins")) {
            div .sk-wares {
                @for (number, ware) in wares(table, seat) {
                    @match screen.marks[number] {
                        Some(mark) => (fixed(table, &ware, mark)),
                        None => (open(table, number, &ware, axe)),
                    }
                }
            }
            div .sk-commit {
                p .sk-rest {
                    (inline("coin")) output .sk-left { (left) }
                    span { (table.say("room-skye-offer-left", &[("gold", player.gold.into())])) }
                }
                p .sk-why #sk-why role="status" {}
                button .main .sk-ready type="submit" disabled aria-describedby="sk-why" { (table.say("room-skye-offer-ready", &[])) }
            }
        }
    }
}

/// The axe or the price on a tile.
pub(super) fn mark(mark: Mark) -> Markup {
    html! {
        @match mark {
            Mark::Axe => span .sk-mark .sk-axe { (inline("axe")) },
            Mark::Price(gold) => span .sk-mark .sk-coin { (gold) },
        }
    }
}

fn fixed(table: &Table<'_>, ware: &Ware, set: Mark) -> Markup {
    html! {
        div .sk-ware .sk-fixed .axed[set == Mark::Axe] data-look=(table.tile_words(ware.tile)) {
            (table.tile(ware.tile))
            (mark(set))
        }
    }
}

/// A tile to set a price for; the smallest one to begin with.
fn open(table: &Table<'_>, number: usize, ware: &Ware, axe: Axe) -> Markup {
    let least = table.view.config.data.rules.min_price;
    let tile = table.tile_words(ware.tile);
    let say = |id: &str| table.say(id, &[("tile", tile.as_str().into())]);
    html! {
        div .sk-ware data-ware=(number) role="group" aria-label=(tile) data-fits=(preview::fits(table.view, table.me, ware.tile)) {
            span .sk-shown data-look=(tile) { (table.tile(ware.tile)) span .sk-thrown aria-hidden="true" { (inline("axe")) } }
            div .sk-set data-about=(keys::prices(number as u8)) {
                button .sk-step type="button" data-by="1" tabindex="-1" aria-label=(say("room-skye-offer-more")) { "+" }
                input .sk-price type="text" inputmode="numeric" autocomplete="off" maxlength="3" value=(least) role="spinbutton"
                    aria-label=(say("room-skye-offer-price")) aria-valuemin=(least) aria-valuenow=(least);
                button .sk-step type="button" data-by="-1" tabindex="-1" aria-label=(say("room-skye-offer-less")) { "−" }
            }
            @if axe == Axe::Due {
                button .sk-pick type="button" data-pick data-about=(Key::Axe(number as u8)) aria-pressed="false" aria-label=(say("room-skye-offer-throw")) title=(say("room-skye-offer-throw")) {
                    (inline("axe")) span aria-hidden="true" { (table.say("room-skye-offer-axe", &[])) }
                }
            }
        }
    }
}
