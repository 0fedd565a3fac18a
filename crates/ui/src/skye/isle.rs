//! The own territory in the sea, with the score track above it.

use game_skye::{Event, Phase, Seen, TileId};
use kernel::Seat;
use maud::{Markup, html};

use super::icons::inline;
use super::table::Table;
use super::territory::{Sheet, Zoom};
use super::{colour, dolmen, scoring, sign};
use crate::room::{Room, ink};
use crate::{Voice, capitalised};

/// The own territory.
pub(super) fn own(table: &Table<'_>) -> Markup {
    html! {
        section .sk-own .building[table.builds()] data-seat=(table.me.number()) data-place="isle" {
            (track(table))
            header {
                (table.name(table.me))
                (dolmen::tablets(table, table.me))
                (purse(table))
            }
            (zoom_buttons(table))
            div .sk-sea { (sheet(table, table.me, zoom(table))) }
        }
    }
}

/// How much sea is around the territory: while tiles are chosen and built, room for them.
fn zoom(table: &Table<'_>) -> Zoom {
    match table.view.common.phase {
        Phase::FirstBuy { .. } | Phase::SecondBuy | Phase::BagDraw | Phase::Keep | Phase::Build
            if table.seated() =>
        {
            Zoom::Wide
        }
        _ => Zoom::Large,
    }
}

/// Gold, income and scrolls of whose territory it is.
fn purse(table: &Table<'_>) -> Markup {
    html! {
        span .sk-counts {
            @for count in game_skye::Skye::counts(table.voice, table.view, table.me) {
                span title=(count.label) {
                    @match count.kind {
                        "gold" => (inline("coin")),
                        "income" => { (inline("barrel")) "+" },
                        _ => (inline("parchment")),
                    }
                    b aria-hidden="true" { (count.number) }
                    span .visually-hidden { (count.label) }
                }
            }
        }
    }
}

/// A territory with everything that can light up on it.
pub(super) fn sheet(table: &Table<'_>, seat: Seat, zoom: Zoom) -> Markup {
    let built = |seen: &Seen| match seen {
        Event::Built { seat: by, tile, .. } if *by == seat => Some(*tile),
        _ => None,
    };
    let fresh: Vec<TileId> = table.fresh.iter().filter_map(built).collect();
    let label = |at| capitalised(&table.sentences().cell_told(at));
    let name = table.say("room-skye-territory", &[("player", table.voice.names.of(seat).into())]);
    let large = zoom != Zoom::Small;
    let over = table.view.common.phase == Phase::Over;
    let rounds = if over { &table.scored[..] } else { &table.scored[table.scored.len().saturating_sub(1)..] };
    let mut spots = scoring::spots(rounds, seat);
    spots.extend(scoring::spots_now(table.view, seat));
    if over {
        spots.extend(scoring::scroll_spots(table.view, seat));
    }
    Sheet {
        view: table.view,
        seat,
        zoom,
        fresh: &fresh,
        lit: table.lit,
        cells: (large && table.builds()).then_some(&label),
        spots,
        drawn: large.then_some(&table.drawn),
    }
    .svg(&name)
}

fn zoom_buttons(table: &Table<'_>) -> Markup {
    html! {
        span .sk-zoom {
            @for (action, sign, id) in [("out", "−", "room-skye-zoom-out"), ("in", "+", "room-skye-zoom-in"), ("fit", "⤢", "room-skye-zoom-fit")] {
                button type="button" data-zoom=(action) aria-label=(table.say(id, &[])) title=(table.say(id, &[])) { (sign) }
            }
        }
    }
}

/// Where a number of points lies on the track, in thousandths of its length.
fn place(points: u16, end: u16) -> u32 {
    20 + 960 * u32::from(points) / u32::from(end)
}

/// The points of everybody as pawns on a track. Pawns that would hide each other stand one above the other.
fn track(table: &Table<'_>) -> Markup {
    let config = &table.view.config;
    let mut seats: Vec<(u16, Seat)> =
        Seat::first(config.seats).map(|seat| (table.player(seat).score, seat)).collect();
    seats.sort_unstable();
    let most = seats.last().map_or(0, |(score, _)| *score);
    let end = (most + 4).div_ceil(10).max(4) * 10;
    let step: u16 = if end > 80 { 5 } else { 2 };
    let mut lanes = [None; 5];
    let percent = |place: u32| format!("{}.{}%", place / 10, place % 10);
    html! {
        svg .sk-track role="img" aria-label=(standing(table.voice, &seats)) {
            rect .sk-rail x="0.5%" width="99%" y="34" height="12" rx="6" {}
            @for points in (0..=end).step_by(usize::from(step)) {
                circle .sk-step .ten[points % 10 == 0] cx=(percent(place(points, end))) cy="40" r="1.6" {}
            }
            @for points in (0..=end).step_by(10) {
                text .sk-mile x=(percent(place(points, end))) y="58" { (points) }
            }
            @for (score, seat) in &seats {
                @let at = place(*score, end);
                @let lane = lane(&mut lanes, at);
                @let colour = colour(config, *seat);
                svg .sk-spotted x=(percent(at)) y=(40 - 14 * lane) overflow="visible" {
                    g .sk-pawn .sk-me[*seat == table.me] data-piece={ "pawn:" (seat) } data-home={ "score:" (seat) } {
                        title { (table.voice.names.of(*seat)) ": " (score) }
                        circle r="13" fill=(colour) {}
                        text y="5.5" fill=(ink(colour)) { (sign(*seat)) }
                        text .sk-height x=(if lane == 0 { 0 } else { 17 }) y=(if lane == 0 { -17 } else { 3 }) text-anchor=[(lane > 0).then_some("start")] { (score) }
                    }
                }
            }
        }
    }
}

/// The lowest lane in which nothing stands near.
fn lane(lanes: &mut [Option<u32>; 5], at: u32) -> i32 {
    let free = lanes.iter().position(|last| last.is_none_or(|last| at >= last + 34)).unwrap_or(0);
    lanes[free] = Some(at);
    [0, 1, 2, 2, 2][free]
}

/// The track in words.
fn standing(voice: &Voice<'_, game_skye::Skye>, seats: &[(u16, Seat)]) -> String {
    let told: Vec<String> =
        seats.iter().rev().map(|(score, seat)| format!("{} {score}", voice.names.of(*seat))).collect();
    voice.texts.say("room-skye-track", &[("players", voice.texts.list(&told).into())])
}
