//! The end of a game on a page: who won, and every point by its source.

use game_skye::{Event, Letter, Seen, Skye, View};
use kernel::{Seat, SeatMap, Standings};
use maud::{Markup, html};

use super::table::Table;
use super::{goals, icons, keys, scoring};
use crate::{Scene, Voice};

/// A scroll that brought points.
struct ScrollScore {
    seat: Seat,
    key: String,
    name: &'static str,
    drawing: Markup,
    simple: u16,
    times: u8,
    again: u16,
}

/// All of it.
pub(super) fn result(voice: &Voice<'_, Skye>, view: &View, standings: &Standings, past: &[Seen]) -> Markup {
    let table = Table::new(voice, view, &Scene { lit: &[], fresh: &[], past });
    html! {
        p .victory { (victory(&table, standings)) }
        (sources(&table, standings, past))
        h3 { (table.say("room-skye-by-round", &[])) }
        (scoring::sheet(&table, &table.scored))
        @let scrolls = scrolls(&table, past);
        @if !scrolls.is_empty() {
            h3 { (table.say("room-skye-scrolls", &[])) }
            (scroll_list(&table, &scrolls))
        }
    }
}

fn victory(table: &Table<'_>, standings: &Standings) -> String {
    let first = Seat::first(table.view.config.seats).filter(|seat| standings.of(*seat).place == 1);
    let names: Vec<String> = first.map(|seat| table.voice.names.of(seat).to_owned()).collect();
    let count = names.len();
    table.say(
        "room-skye-victory",
        &[("players", table.voice.texts.list(&names).into()), ("count", count.into())],
    )
}

/// A row for each source, a column for each player, the best first.
fn sources(table: &Table<'_>, standings: &Standings, past: &[Seen]) -> Markup {
    let mut seats: Vec<Seat> = Seat::first(table.view.config.seats).collect();
    seats.sort_by_key(|seat| standings.of(*seat).place);
    let first = |seat: Seat| standings.of(seat).place == 1;
    let (mut scrolls, mut again, mut gold) =
        (SeatMap::<u16>::default(), SeatMap::<u16>::default(), SeatMap::<u16>::default());
    for seen in past {
        match *seen {
            Event::ScrollScored { seat, points, .. } => scrolls[seat] += points,
            Event::ScrollAgain { seat, points, .. } => again[seat] += points,
            Event::GoldScored { seat, points, .. } => gold[seat] += points,
            _ => {}
        }
    }
    let all = table.scored.iter().flat_map(|round| &round.tiles);
    let of_letter = |letter: Letter| {
        let mine = all.clone().filter(move |scored| scored.letter == letter);
        mine.fold(SeatMap::<u16>::default(), |mut sum, scored| {
            for seat in Seat::ALL {
                sum[seat] += scored.points[seat];
            }
            sum
        })
    };
    let druids = table.view.config.variant.druids;
    let total = SeatMap::from_fn(|seat| table.view.common.players[seat].score);
    let row = |head: Markup, numbers: SeatMap<u16>, sum: bool| {
        html! {
            tr .total[sum] {
                th scope="row" { (head) }
                @for seat in &seats { td .first[first(*seat)] { (numbers[*seat]) } }
            }
        }
    };
    html! {
        div .wide {
            table .points .sk-points {
                thead {
                    tr {
                        td {}
                        @for seat in &seats { th scope="col" .first[first(*seat)] { (standings.of(*seat).place) ". " (table.name(*seat)) } }
                    }
                }
                tbody {
                    @for letter in Letter::ALL {
                        @let tile = table.view.common.scoring[letter.index()];
                        @let text = goals::text(table, tile);
                        @let head = html! { span .sk-letter { (letter.word()) } (goals::picture(table, tile)) span .sk-source { (text) } };
                        (row(head, of_letter(letter), false))
                    }
                    (row(html! { (table.say("room-skye-scrolls", &[])) }, scrolls, false))
                    @if druids { (row(html! { (table.say("room-skye-again", &[])) }, again, false)) }
                    (row(html! { (table.say("room-skye-gold-points", &[])) }, gold, false))
                    (row(html! { (table.say("room-skye-total", &[])) }, total, true))
                }
            }
        }
    }
}

fn scrolls(table: &Table<'_>, past: &[Seen]) -> Vec<ScrollScore> {
    let data = table.view.config.data;
    let mut scores: Vec<ScrollScore> = Vec::new();
    for seen in past {
        match *seen {
            Event::ScrollScored { seat, at, scroll, simple, times, .. } => {
                let number = table.player(seat).territory.number_at(at);
                let tile = number.map(|number| table.player(seat).territory.placed(number).tile);
                scores.push(ScrollScore {
                    seat,
                    key: keys::scroll(seat, at),
                    name: tile.map_or("", |tile| table.view.config.tile_name(tile)),
                    drawing: icons::scroll(data.scroll(scroll)),
                    simple,
                    times,
                    again: 0,
                });
            }
            Event::ScrollAgain { seat, at, points, .. } => {
                let key = keys::scroll(seat, at);
                if let Some(score) = scores.iter_mut().find(|score| score.key == key) {
                    score.again += points;
                }
            }
            _ => {}
        }
    }
    scores
}

fn scroll_list(table: &Table<'_>, scrolls: &[ScrollScore]) -> Markup {
    html! {
        ul .witnesses {
            @for own in scrolls.chunk_by(|one, other| one.seat == other.seat) {
                @for score in own {
                    li tabindex="0" data-witness=(score.key) {
                        (table.name(score.seat))
                        svg .sk-scroll-icon viewBox="-22 -13 44 26" aria-hidden="true" { (score.drawing) }
                        span .small { (score.name) }
                        span .gain {
                            (score.simple) " × " (score.times)
                            @if score.again > 0 { " + " (score.again) }
                            " = " strong { (score.simple * u16::from(score.times) + score.again) }
                        }
                    }
                }
            }
        }
    }
}
