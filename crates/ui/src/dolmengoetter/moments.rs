//! What is shown when it happens, and what is told in one line.

use game_dolmengoetter::{CircleId, Fact, Kind, Occasion, Seen};
use kernel::Seat;
use maud::{Markup, html};

use super::sentences::Sentences;
use super::symbols::{glyph, slab};
use crate::{Beat, Highlight};

/// A dolmen that brought points.
#[derive(Clone, Copy)]
pub(super) struct Counted {
    pub(super) owner: Seat,
    pub(super) value: u8,
    pub(super) factor: u8,
    pub(super) points: u16,
}

/// A circle that was scored, with its dolmens from the topmost down.
pub(super) struct Scoring {
    pub(super) circle: CircleId,
    pub(super) occasion: Occasion,
    pub(super) dolmens: Vec<Counted>,
}

/// The circles that were scored, in their order.
pub(super) fn scorings(past: &[Seen]) -> Vec<Scoring> {
    let mut all: Vec<Scoring> = Vec::new();
    for seen in past {
        match *seen {
            Fact::CircleScored { circle, occasion } => {
                all.push(Scoring { circle, occasion, dolmens: Vec::new() });
            }
            Fact::DolmenScored { dolmen, value, factor, points, .. } => {
                let counted = Counted { owner: dolmen.owner(), value: value.points(), factor, points };
                if let Some(scoring) = all.last_mut() {
                    scoring.dolmens.push(counted);
                }
            }
            _ => {}
        }
    }
    all.retain(|scoring| !scoring.dolmens.is_empty());
    all
}

impl Scoring {
    /// What each player gets, the most first.
    pub(super) fn sums(&self) -> Vec<(Seat, u16)> {
        let sum = |seat: Seat| {
            let own = self.dolmens.iter().filter(|counted| counted.owner == seat);
            (seat, own.map(|counted| counted.points).sum())
        };
        let owns = |seat: &Seat| self.dolmens.iter().any(|counted| counted.owner == *seat);
        let mut sums: Vec<(Seat, u16)> = Seat::ALL.into_iter().filter(owns).map(sum).collect();
        sums.sort_by_key(|(_, sum)| core::cmp::Reverse(*sum));
        sums
    }
}

/// All that a step has to show.
pub(super) fn highlights(sentences: &Sentences<'_>, step: &[Seen]) -> Vec<Highlight> {
    let all = scorings(step);
    let complete = all.iter().filter(|scoring| scoring.occasion == Occasion::Complete);
    let mut shown: Vec<Highlight> = complete.map(|scoring| stack_opens(sentences, scoring)).collect();
    let last: Vec<&Scoring> = all.iter().filter(|scoring| scoring.occasion == Occasion::Final).collect();
    if !last.is_empty() {
        shown.push(last_scoring(sentences, &last));
    }
    shown
}

/// A full circle: its stack is opened, dolmen by dolmen.
fn stack_opens(sentences: &Sentences<'_>, scoring: &Scoring) -> Highlight {
    let circle = sentences.config.circle_name(scoring.circle);
    let title = sentences.texts.say("dolmengoetter-moment-full", &[("circle", circle.into())]);
    let opens = Beat {
        spots: vec![format!("opened:{circle}"), format!("circle:{circle}")],
        text: sentences.texts.say("dolmengoetter-moment-rule", &[]),
        points: Vec::new(),
    };
    let dolmens = scoring.dolmens.iter().enumerate().map(|(level, counted)| Beat {
        spots: vec![format!("opened:{circle}:{level}")],
        text: format!(
            "{}: {} × {} = {}",
            sentences.names.of(counted.owner),
            counted.value,
            counted.factor,
            counted.points
        ),
        points: vec![(counted.owner.number(), i32::from(counted.points))],
    });
    Highlight {
        title,
        beats: core::iter::once(opens).chain(dolmens).collect(),
        close: sums(sentences, scoring),
    }
}

/// The end: circle by circle.
fn last_scoring(sentences: &Sentences<'_>, all: &[&Scoring]) -> Highlight {
    let beats = all.iter().map(|scoring| {
        let circle = sentences.config.circle_name(scoring.circle);
        let points = scoring.sums().into_iter().map(|(seat, sum)| (seat.number(), i32::from(sum)));
        Beat {
            spots: vec![format!("circle:{circle}")],
            text: format!("{circle}: {}", sums(sentences, scoring)),
            points: points.collect(),
        }
    });
    let title = sentences.texts.say("dolmengoetter-result-title", &[]);
    Highlight { title, beats: beats.collect(), close: String::new() }
}

/// "Nimue +10, Enid +8".
fn sums(sentences: &Sentences<'_>, scoring: &Scoring) -> String {
    let said = |(seat, sum): (Seat, u16)| format!("{} +{sum}", sentences.names.of(seat));
    scoring.sums().into_iter().map(said).collect::<Vec<_>>().join(", ")
}

/// What somebody did at once, in one line; `None` where the sentences are better.
pub(super) fn summary(sentences: &Sentences<'_>, act: &[Seen]) -> Option<Markup> {
    let told: Vec<Markup> = act.iter().filter_map(|seen| part(sentences, act, seen)).collect();
    let rare = |seen: &Seen| {
        matches!(seen, Fact::StartDrawn { .. } | Fact::GameOver { .. } | Fact::TurnPassed { .. })
    };
    if told.is_empty() || act.iter().any(rare) {
        return None;
    }
    let who = act.iter().find_map(super::subject)?;
    // That a stone stayed where a druid left goes without saying.
    let implied = told.len() == 1
        && matches!(act, [Fact::StoneLeft { .. }, rest @ ..] if rest.iter().all(|seen| matches!(seen, Fact::RightArose { .. })));
    Some(html! {
        b .dg-who aria-hidden="true" {
            @if sentences.names.is_you(who) { (sentences.texts.say("dolmengoetter-told-you", &[])) } @else { (sentences.names.of(who)) }
        }
        span .dg-told .dg-implied[implied] {
            @for part in &told { (part) }
            @for scoring in scorings(act) { (scored(sentences, &scoring)) }
        }
    })
}

/// A part of the line; `None` for what is told by another.
fn part(sentences: &Sentences<'_>, act: &[Seen], seen: &Seen) -> Option<Markup> {
    let texts = sentences.texts;
    let colour = |seat: Seat| sentences.config.colour(seat).hex.as_str();
    let at = |place: game_dolmengoetter::Place| format!("place:{place}");
    let moved = act.iter().any(|seen| matches!(seen, Fact::Wandered { .. } | Fact::Flew { .. }));
    Some(match *seen {
        Fact::DruidPlaced { seat, at: place } => html! {
            span data-witness=(at(place)) { (glyph("dg-druid", colour(seat))) (place) }
        },
        Fact::Wandered { seat, from, to } => html! {
            span data-witness=(at(to)) { (glyph("dg-druid", colour(seat))) (from) " → " (to) }
        },
        Fact::Flew { seat, from, to } => html! {
            span data-witness=(at(to)) { (glyph("dg-druid", colour(seat))) (from) " ⤳ " (to) }
        },
        Fact::Gathered { seat, at: place } => html! {
            span data-witness=(at(place)) {
                (glyph("dg-lying", colour(seat))) (texts.say("dolmengoetter-told-gathers", &[("at", place.number().into())]))
            }
        },
        Fact::StoneLeft { seat, at: place, .. } if !moved => html! {
            span data-witness=(at(place)) { (glyph("dg-stone", colour(seat))) (place) }
        },
        Fact::StoneWithheld { cost, .. } => html! {
            span { (texts.say("dolmengoetter-told-no-stone", &[("cost", cost.into())])) }
        },
        Fact::DolmenBuilt { right, value, .. } => {
            let id = match right.kind {
                Kind::Majority => "dolmengoetter-told-top",
                Kind::Tie => "dolmengoetter-told-below",
            };
            let circle = sentences.config.circle_name(right.circle);
            html! {
                span data-witness={ "circle:" (circle) } {
                    (slab(sentences.config, right.seat, value.map(game_dolmengoetter::Value::points)))
                    (texts.say(id, &[("circle", circle.into())]))
                }
            }
        }
        Fact::Declined { right } => {
            let circle = sentences.config.circle_name(right.circle);
            html! {
                span data-witness={ "circle:" (circle) } { (texts.say("dolmengoetter-told-declines", &[("circle", circle.into())])) }
            }
        }
        Fact::FinalRound { .. } => html! { span { (texts.say("dolmengoetter-panel-final-round", &[])) } },
        _ => return None,
    })
}

fn scored(sentences: &Sentences<'_>, scoring: &Scoring) -> Markup {
    let circle = sentences.config.circle_name(scoring.circle);
    html! {
        span .dg-scored data-witness={ "circle:" (circle) } {
            b { (circle) }
            @for (seat, sum) in scoring.sums() {
                (super::symbols::sign(sentences.config, seat)) "+" (sum)
            }
        }
    }
}
