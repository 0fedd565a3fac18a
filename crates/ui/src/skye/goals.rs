//! The scoring tiles: what they count, when, and what they would give now.

use game_skye::{LETTERS, Letter, Phase, ScoringId, points_now};
use maud::{Markup, html};

use super::icons;
use super::table::Table;
use crate::Language;

/// What a scoring tile says, in a few words.
pub(super) fn text(table: &Table<'_>, tile: ScoringId) -> &'static str {
    let scoring = table.view.config.data.scoring_tile(tile);
    match table.voice.texts.language() {
        Language::De => &scoring.de,
        Language::En => &scoring.en,
    }
}

/// The picture of a scoring tile.
pub(super) fn picture(table: &Table<'_>, tile: ScoringId) -> Markup {
    let measure = table.view.config.data.scoring_tile(tile).measure;
    html! { svg .sk-goal-picture viewBox="-30 -20 60 40" aria-hidden="true" { (icons::measure(measure)) } }
}

/// All four of them, with the round.
pub(super) fn goals(table: &Table<'_>) -> Markup {
    let common = &table.view.common;
    if common.phase == Phase::Scoring {
        return html! {};
    }
    let (round, rounds) = (common.round, table.view.config.rounds());
    html! {
        section .sk-goals {
            p .sk-round {
                span .small { (table.say("room-skye-round", &[])) }
                strong { (round) } span .small { "/" (rounds) }
            }
            ol { @for letter in Letter::ALL { (goal(table, letter)) } }
        }
    }
}

fn goal(table: &Table<'_>, letter: Letter) -> Markup {
    let (common, config) = (&table.view.common, &table.view.config);
    let tile = common.scoring[letter.index()];
    let scores = |round: usize| config.schedule.rounds[round].scoring.contains(&letter.index());
    let now = usize::from(common.round) - 1;
    let due = common.phase != Phase::Over && scores(now);
    let left = (now..config.schedule.rounds.len()).filter(|round| scores(*round)).count();
    let points = points_now(config, common, tile);
    let done = common.phase == Phase::Over || left == 0;
    let shown = table.seated() || common.phase != Phase::Over;
    html! {
        li .sk-goal .due[due] .done[done] data-letter=(letter.index()) title=(text(table, tile)) {
            span .sk-letter { (letter.word()) }
            (picture(table, tile))
            span .sk-goal-text { (text(table, tile)) }
            span .sk-pips aria-label=(table.say("room-skye-times", &[("count", left.into())])) {
                @for round in 0..config.schedule.rounds.len() {
                    i .on[scores(round)] .now[round == now && !done] .past[round < now || done] {}
                }
            }
            @if shown {
                span .sk-now title=(table.say("room-skye-now", &[])) {
                    (points[table.me]) span .visually-hidden { " " (table.say("room-skye-now", &[])) }
                    b .sk-delta data-delta=(letter.index()) {}
                }
            }
        }
    }
}

const _: () = assert!(LETTERS == 4, "the preview tells four scoring tiles");
