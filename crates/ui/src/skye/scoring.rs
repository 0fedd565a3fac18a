//! Points at the end of a round, scoring tile by scoring tile, with the tiles that made them.

use game_skye::{Cell, Event, Letter, Measure, Phase, ScoringId, Seen, Survey, View, Worth};
use kernel::{Seat, SeatMap};
use maud::{Markup, html};

use super::table::Table;
use super::{goals, keys};

/// A scoring tile at the end of a round.
#[derive(Clone)]
pub(super) struct Scored {
    pub(super) letter: Letter,
    pub(super) tile: ScoringId,
    /// Everybody's points.
    pub(super) points: SeatMap<u16>,
    /// The tiles that made them.
    cells: SeatMap<Vec<Cell>>,
}

/// All scoring tiles at the end of a round.
#[derive(Clone)]
pub(super) struct RoundScore {
    pub(super) round: u8,
    pub(super) tiles: Vec<Scored>,
}

/// What was scored in each round that has ended.
pub(super) fn rounds(past: &[Seen]) -> Vec<RoundScore> {
    let mut rounds: Vec<RoundScore> = Vec::new();
    let mut round = 0;
    for seen in past {
        match *seen {
            Event::RoundBegan { round: begun, .. } => round = begun,
            Event::ScoringBegan { letter, tile } => {
                if rounds.last().is_none_or(|last| last.round != round) {
                    rounds.push(RoundScore { round, tiles: Vec::new() });
                }
                let scored = Scored {
                    letter,
                    tile,
                    points: SeatMap::default(),
                    cells: SeatMap::from_fn(|_| Vec::new()),
                };
                if let Some(last) = rounds.last_mut() {
                    last.tiles.push(scored);
                }
            }
            Event::Unit { seat, cells, .. } => {
                if let Some(scored) = latest(&mut rounds) {
                    scored.cells[seat].extend(cells.iter().copied());
                }
            }
            Event::Points { seat, points, .. } => {
                if let Some(scored) = latest(&mut rounds) {
                    scored.points[seat] = points;
                }
            }
            _ => {}
        }
    }
    for scored in rounds.iter_mut().flat_map(|round| &mut round.tiles) {
        for seat in Seat::ALL {
            scored.cells[seat].sort_unstable();
            scored.cells[seat].dedup();
        }
    }
    rounds
}

fn latest(rounds: &mut [RoundScore]) -> Option<&mut Scored> {
    rounds.last_mut()?.tiles.last_mut()
}

/// The tiles of a territory that made points, each reason with its key.
pub(super) fn spots(rounds: &[RoundScore], seat: Seat) -> Vec<(String, Vec<Cell>)> {
    let all = rounds.iter().flat_map(|round| round.tiles.iter().map(move |scored| (round.round, scored)));
    let seen = all.filter(|(_, scored)| !scored.cells[seat].is_empty());
    seen.map(|(round, scored)| (keys::witness(round, scored.letter.word(), seat), scored.cells[seat].clone()))
        .collect()
}

/// The scrolls of a territory, each with its key.
pub(super) fn scroll_spots(view: &View, seat: Seat) -> Vec<(String, Vec<Cell>)> {
    let tiles = view.common.players[seat].territory.iter();
    let scrolls = tiles.filter(|placed| view.config.data.tile(placed.tile).scroll.is_some());
    scrolls.map(|placed| (keys::scroll(seat, placed.at), vec![placed.at])).collect()
}

/// The tiles of a territory that a scoring tile would count now.
fn counted(view: &View, seat: Seat, tile: ScoringId) -> Vec<Cell> {
    let (data, player) = (view.config.data, &view.common.players[seat]);
    let scoring = data.scoring_tile(tile);
    if scoring.measure == Measure::MostGold {
        return Vec::new();
    }
    let ranked = matches!(scoring.worth, Worth::Ranked { .. });
    let mut cells = Vec::new();
    Survey::of(data, &player.territory).measure(scoring.measure, &mut |count, members| {
        if ranked || scoring.worth.points(count) > 0 {
            cells.extend(members.iter().map(|number| player.territory.cells()[number]));
        }
    });
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// What each scoring tile would count now in a territory, with its key.
pub(super) fn spots_now(view: &View, seat: Seat) -> Vec<(String, Vec<Cell>)> {
    if view.common.phase == Phase::Scoring {
        return Vec::new();
    }
    let now =
        |letter: Letter| (keys::now(letter.word()), counted(view, seat, view.common.scoring[letter.index()]));
    Letter::ALL.map(now).into_iter().filter(|(_, cells)| !cells.is_empty()).collect()
}

/// The round that ended last, in short: each scoring tile with everybody's points.
pub(super) fn ledger(table: &Table<'_>) -> Markup {
    let Some(last) = table.scored.last() else { return html! {} };
    html! {
        div .sk-ledger {
            h3 { (table.say("room-skye-scoring", &[("round", last.round.into())])) }
            @for scored in &last.tiles {
                p title=(goals::text(table, scored.tile)) {
                    span .sk-letter { (scored.letter.word()) }
                    (goals::picture(table, scored.tile))
                    @for seat in table.everybody() {
                        span .sk-won tabindex="0" data-witness=(keys::witness(last.round, scored.letter.word(), seat)) title=(table.voice.names.of(seat)) {
                            (table.badge(seat)) b { "+" (scored.points[seat]) }
                        }
                    }
                }
            }
        }
    }
}

/// Rounds as a table: a row for each scoring tile, a column for each player.
pub(super) fn sheet(table: &Table<'_>, rounds: &[RoundScore]) -> Markup {
    html! {
        div .wide {
            table .points .sk-points {
                thead { tr { td {} @for seat in Seat::first(table.view.config.seats) { th scope="col" { (table.name(seat)) } } } }
                tbody {
                    @for round in rounds {
                        @for scored in &round.tiles { (row(table, round.round, scored, rounds.len() > 1)) }
                    }
                }
            }
        }
    }
}

fn row(table: &Table<'_>, round: u8, scored: &Scored, numbered: bool) -> Markup {
    let letter = scored.letter.word();
    html! {
        tr {
            th scope="row" title=(goals::text(table, scored.tile)) {
                @if numbered { span .small { (round) } " " }
                span .sk-letter { (letter) }
                @if numbered { (goals::picture(table, scored.tile)) span .visually-hidden { (goals::text(table, scored.tile)) } }
                @else { " " (goals::text(table, scored.tile)) }
            }
            @for seat in Seat::first(table.view.config.seats) {
                td tabindex="0" data-witness=(keys::witness(round, letter, seat)) { (scored.points[seat]) }
            }
        }
    }
}
