//! Points with their witnesses: scoring tiles, final scoring, places (section 5).

use kernel::{List, Seat, SeatMap, Sink, Standings};

use crate::config::Config;
use crate::course::Flow;
use crate::data::Data;
use crate::event::{Event, cells_of, is_heard};
use crate::goal::{Measure, Worth};
use crate::hooks;
use crate::ids::{Cell, Letter, MAX_TERRITORY, Members, ScoringId, ScrollId};
use crate::phase::turn_order;
use crate::state::{Common, Phase, Player, State};
use crate::survey::Survey;

/// The points of a ranked scoring tile for these counts: only counts of at least 1 take part; the second most
/// gets points only if one player alone has the most.
#[inline]
pub fn ranked(seats: u8, counts: &SeatMap<u16>, first: u8, second: u8) -> SeatMap<u16> {
    let most = Seat::first(seats).map(|seat| counts[seat]).max().unwrap_or(0);
    let alone = Seat::first(seats).filter(|seat| counts[*seat] == most).count() == 1;
    let below = Seat::first(seats).map(|seat| counts[seat]).filter(|count| *count < most).max().unwrap_or(0);
    SeatMap::from_fn(|seat| match counts[seat] {
        _ if seat.number() >= seats => 0,
        0 => 0,
        count if count == most => first.into(),
        count if alone && count == below => second.into(),
        _ => 0,
    })
}

/// What a ranked scoring tile counts of a player.
fn ranked_count(player: &Player, survey: &Survey<'_>, measure: Measure) -> (u16, Members) {
    if measure == Measure::MostGold {
        return (player.gold, Members::EMPTY);
    }
    let mut found = (0, Members::EMPTY);
    survey.measure(measure, &mut |count, members| found = (count.into(), members));
    found
}

/// The points every player would get from a scoring tile now. Everything they need is public.
pub fn points_now(config: &Config, common: &Common, tile: ScoringId) -> SeatMap<u16> {
    let mut numbers = SeatMap::default();
    for (seat, player) in common.players.iter(config.seats) {
        let survey = Survey::of(config.data, &player.territory);
        numbers[seat] = single(config, player, &survey, tile);
    }
    match config.data.scoring_tile(tile).worth {
        Worth::Ranked { first, second } => ranked(config.seats, &numbers, first, second),
        Worth::Each(_) | Worth::EachTwo(_) | Worth::Table(_) => numbers,
    }
}

/// The points of one player from a scoring tile; of a ranked one the count that is ranked.
#[inline]
pub(crate) fn single(config: &Config, player: &Player, survey: &Survey<'_>, tile: ScoringId) -> u16 {
    let scoring = config.data.scoring_tile(tile);
    if let Worth::Ranked { .. } = scoring.worth {
        return ranked_count(player, survey, scoring.measure).0;
    }
    let mut points = 0;
    survey.measure(scoring.measure, &mut |count, _| points += scoring.worth.points(count));
    points
}

/// SCORE: the letters of this round for every player (4.9).
pub(crate) fn round(state: &mut State, events: &mut impl Sink<Event>) -> Flow {
    let config = state.config;
    let letters = config.schedule.rounds[usize::from(state.common.round) - 1].scoring;
    let mut won = [SeatMap::<u16>::default(); 4];
    for seat in Seat::first(config.seats) {
        let player = state.player(seat);
        let survey = Survey::of(config.data, &player.territory);
        for letter in letters.iter() {
            won[*letter][seat] = single(&config, player, &survey, state.common.scoring[*letter]);
        }
    }
    for letter in letters.iter() {
        let tile = state.common.scoring[*letter];
        if let Worth::Ranked { first, second } = config.data.scoring_tile(tile).worth {
            won[*letter] = ranked(config.seats, &won[*letter], first, second);
        }
        if is_heard(events) {
            tell(state, Letter::ALL[*letter], &won[*letter], events);
        }
        for seat in Seat::first(config.seats) {
            state.common.players[seat].score += won[*letter][seat];
        }
    }
    Flow::Done
}

/// Tells the points of a scoring tile with their reasons.
fn tell(state: &State, letter: Letter, won: &SeatMap<u16>, events: &mut impl Sink<Event>) {
    let tile = state.common.scoring[letter.index()];
    let scoring = state.config.data.scoring_tile(tile);
    events.push(Event::ScoringBegan { letter, tile });
    for seat in turn_order(state) {
        let territory = &state.player(seat).territory;
        let survey = Survey::of(state.config.data, territory);
        let mut unit = |points: u16, members: Members| {
            if points > 0 {
                events.push(Event::Unit { seat, letter, points, cells: cells_of(territory, members) });
            }
        };
        if let Worth::Ranked { .. } = scoring.worth {
            unit(won[seat], ranked_count(state.player(seat), &survey, scoring.measure).1);
        } else {
            survey.measure(scoring.measure, &mut |count, members| unit(scoring.worth.points(count), members));
        }
        events.push(Event::Points { seat, letter, tile, points: won[seat] });
    }
}

/// A scroll at the end of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScrollValue {
    /// Where it lies.
    pub at: Cell,
    /// Its kind.
    pub scroll: ScrollId,
    /// What it is worth once.
    pub simple: u16,
    /// How often it counts: twice in a completed area.
    pub times: u8,
}

impl Default for ScrollValue {
    fn default() -> ScrollValue {
        ScrollValue { at: Cell::CASTLE, scroll: ScrollId::from_index(0), simple: 0, times: 1 }
    }
}

/// The scrolls of a player in the order of building, with their values (5.2).
pub fn scrolls(data: &Data, player: &Player) -> List<ScrollValue, MAX_TERRITORY> {
    let mut values = List::new();
    let has_scroll = player.territory.tiles().iter().any(|tile| data.tile(*tile).scroll.is_some());
    if !has_scroll {
        return values;
    }
    let survey = Survey::of(data, &player.territory);
    for (number, placed) in player.territory.iter().enumerate() {
        let Some((id, _)) = data.tile(placed.tile).scroll else { continue };
        let Some(area) = survey.scroll_area(number) else { continue };
        let scroll = data.scroll(id);
        let simple =
            u16::from(scroll.points) * (survey.count(scroll.count, player.gold) / u16::from(scroll.per));
        let times = if area.completed { 2 } else { 1 };
        values.push(ScrollValue { at: placed.at, scroll: id, simple, times });
    }
    values
}

/// Points for gold at the end (5.2).
#[inline]
pub fn gold_points(data: &Data, player: &Player) -> u16 {
    player.gold / data.rules.gold_per_vp
}

/// FINAL: after the last round scrolls, tablets and gold are scored, and the game is over (4.11).
pub(crate) fn enter_final(state: &mut State, events: &mut impl Sink<Event>) -> Flow {
    if state.common.round < state.config.rounds() {
        return Flow::Done;
    }
    for seat in turn_order(state) {
        let mut sum = 0;
        let values = scrolls(state.config.data, state.player(seat));
        for value in values.iter() {
            let ScrollValue { at, scroll, simple, times } = *value;
            let points = simple * u16::from(times);
            events.push(Event::ScrollScored { seat, at, scroll, simple, times, points });
            sum += points;
        }
        // R20: the best one is chosen for the player; the first built of several.
        let best = values
            .iter()
            .copied()
            .reduce(|most, value| if value.simple > most.simple { value } else { most });
        for _ in 0..hooks::scrolls_again(state.player(seat)) {
            let Some(ScrollValue { at, scroll, simple, .. }) = best else { break };
            events.push(Event::ScrollAgain { seat, at, scroll, points: simple });
            sum += simple;
        }
        let (gold, points) = (state.player(seat).gold, gold_points(state.config.data, state.player(seat)));
        events.push(Event::GoldScored { seat, gold, points });
        state.common.players[seat].score += sum + points;
    }
    state.common.phase = Phase::Over;
    events.push(Event::GameOver);
    Flow::Waits
}

/// What breaks a tie: the gold left when points were made of the rest (R27).
#[inline]
pub fn leftover_gold(data: &Data, player: &Player) -> u16 {
    player.gold % data.rules.gold_per_vp
}

/// Places by points, then by leftover gold (5.3).
pub(crate) fn standings(state: &State) -> Standings {
    Standings::rank(state.config.seats, |seat: Seat| {
        let player = state.player(seat);
        [i32::from(player.score), i32::from(leftover_gold(state.config.data, player)), 0, 0]
    })
}
