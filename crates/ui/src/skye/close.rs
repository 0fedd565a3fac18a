//! Positions to compare, seen from near: of each player gold, points, tiles and territory, and the dolmen.

use game_skye::{Event, Fate, Mark, SLOTS, Seen, Skye, TileId, View};
use kernel::Seat;
use maud::{Markup, html};

use super::icons::inline;
use super::pricing;
use super::room::picture;
use super::sentences::Sentences;
use super::table::Table;
use super::territory::Zoom;
use super::tile::Face;
use crate::{Scene, Speech as _, Voice};

/// What lies on the table in parts: what each player has, then the dolmen.
pub(super) fn parts(voice: &Voice<'_, Skye>, view: &View) -> Vec<Markup> {
    let table = Table::new(voice, view, &Scene::STILL);
    let mut parts: Vec<Markup> = Seat::first(view.config.seats).map(|seat| player(&table, seat)).collect();
    if view.config.variant.druids {
        parts.push(dolmen(view));
    }
    parts
}

/// What happened, with what is on a tile instead of its name, and without cells.
pub(super) fn told(voice: &Voice<'_, Skye>, seen: &Seen) -> Option<String> {
    let sentences = Sentences { texts: voice.texts, config: voice.config, names: voice.names };
    let said = Skye::sentence(voice, seen).1;
    let tile = match *seen {
        // The sum says it.
        Event::Unit { .. } | Event::Points { points: 0, .. } => return None,
        Event::Built { seat, tile, .. } => {
            let args = [("things", sentences.things(tile).into())];
            return Some(sentences.about("guide-skye-built", seat, &args));
        }
        Event::ScrollScored { at, .. } | Event::ScrollAgain { at, .. } => {
            return Some(without(&said, &sentences.cell(at)));
        }
        Event::Bought { tile, .. }
        | Event::OwnBought { tile, .. }
        | Event::Settled { tile, .. }
        | Event::DruidBought { tile, .. }
        | Event::TileKept { tile, .. }
        | Event::Offered { tile, .. }
        | Event::Thrown { tile, .. }
        | Event::WentBack { tile, .. }
        | Event::WentOut { tile, .. }
        | Event::DolmenLeft { tile } => tile,
        Event::DolmenFilled { tiles } => *tiles.first()?,
        _ => return Some(said).filter(|said| !said.is_empty()),
    };
    let shown = voice.texts.say("guide-skye-tile", &[("things", sentences.things(tile).into())]);
    Some(said.replace(&sentences.tile_with(tile), &shown).replace(sentences.tile(tile), &shown))
}

/// A sentence without a cell and the word before it.
fn without(said: &str, cell: &str) -> String {
    let Some((before, after)) = said.split_once(cell) else { return said.to_owned() };
    let before = before.trim_end();
    let before = before.rsplit_once(' ').map_or("", |(before, _)| before);
    format!("{before}{after}")
}

/// What a player has.
fn player(table: &Table<'_>, seat: Seat) -> Markup {
    let (view, player) = (table.view, table.player(seat));
    let wares: Vec<usize> =
        (0..player.stall.len()).filter(|number| player.stall[*number].is_some()).collect();
    html! {
        figure .sk-near {
            div .sk-near-head {
                (table.name(seat))
                span { (inline("coin")) b { (player.gold) } }
                span .sk-near-score { (table.sentences().points(player.score)) }
            }
            // A castle alone tells nothing where tiles are sold.
            @if player.territory.len() > 1 || wares.is_empty() {
                (picture(view, seat, Zoom::Still).svg(&view.config.colour(seat).clan))
            }
            @if !wares.is_empty() {
                div .sk-near-row { @for number in wares { (ware(view, seat, number)) } }
            }
            @if !player.pending.is_empty() {
                div .sk-near-row { @for tile in player.pending.iter() { span { (printed(view, *tile)) } } }
            }
        }
    }
}

/// A tile of a stall with what lies on it.
fn ware(view: &View, seat: Seat, number: usize) -> Markup {
    let Some(ware) = view.common.players[seat].stall[number] else { return html! {} };
    let marked = view.screens[seat].and_then(|screen| screen.marks[number]);
    html! {
        span .gone[matches!(ware.fate, Fate::Thrown | Fate::Sold { .. })] {
            (printed(view, ware.tile))
            @match (ware.fate, marked) {
                (Fate::Thrown, _) => (pricing::mark(Mark::Axe)),
                (Fate::Screened, Some(mark)) => (pricing::mark(mark)),
                (Fate::Screened, None) => {},
                _ => (pricing::mark(Mark::Price(ware.price))),
            }
        }
    }
}

fn dolmen(view: &View) -> Markup {
    let data = view.config.data;
    html! {
        figure .sk-near {
            div .sk-near-head { (inline("menhir")) }
            div .sk-near-row {
                @for slot in 0..SLOTS {
                    @if let Some(tile) = view.common.dolmen[slot] {
                        span {
                            (printed(view, tile))
                            span .sk-mark.sk-coin { (data.tile(tile).price()) "+" (data.rules.surcharge[slot]) }
                        }
                    }
                }
            }
        }
    }
}

fn printed(view: &View, tile: TileId) -> Markup {
    let data = view.config.data;
    html! {
        svg .sk-tile viewBox="-51 -51 102 102" aria-hidden="true" {
            (Face::printed(data, data.tile(tile)).draw())
            path .sk-grid d="M-50-50H50V50H-50Z" {}
        }
    }
}
