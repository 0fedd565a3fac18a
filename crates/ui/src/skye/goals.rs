//! The scoring tiles: what they count, when, and what they would give now.

use game_skye::{LETTERS, Letter, Phase, ScoringId, points_now};
use maud::{Markup, html};

use super::table::Table;
use super::{icons, keys};
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

/// All four of them.
pub(super) fn goals(table: &Table<'_>) -> Markup {
    if table.view.common.phase == Phase::Scoring {
        return html! { ol .sk-goals {} };
    }
    html! { ol .sk-goals { @for letter in Letter::ALL { (goal(table, letter)) } } }
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
    html! {
        li .sk-goal .due[due] .done[done] data-gallery=(super::gallery::goal_id(config.data.scoring_tile(tile))) data-letter=(letter.index()) data-witness=(keys::now(letter.word())) title=(text(table, tile)) tabindex="0" {
            span .sk-letter { (letter.word()) }
            (picture(table, tile))
            span .sk-now title=(table.say("room-skye-now", &[])) {
                (points[table.me]) span .visually-hidden { " " (table.say("room-skye-now", &[])) }
            }
            b .sk-delta data-delta=(letter.index()) {}
            span .sk-goal-text { (text(table, tile)) }
            span .sk-pips title=(table.say("room-skye-times", &[("count", left.into())])) {
                @for round in 0..config.schedule.rounds.len() {
                    i .on[scores(round)] .now[round == now && !done] .past[round < now || done] {}
                }
            }
            span .sk-compare {
                @for seat in table.others() {
                    span title=(table.voice.names.of(seat)) { (table.badge(seat)) (points[seat]) }
                }
            }
        }
    }
}

const _: () = assert!(LETTERS == 4, "the preview tells four scoring tiles");
