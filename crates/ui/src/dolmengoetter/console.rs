//! The shelves beside the board: what a stone of each druid would bring, which dolmen to build, the own dolmens.
//!
//! All shelves are always there and never move. What belongs to a druid shows while it is pointed at or chosen.

use game_dolmengoetter::{Place, Right, Status, Value, View};
use kernel::{Seat, SeatMap};
use maud::{Markup, html};

use super::due::{Due, due};
use super::keys::Key;
use super::preview::{Change, Outcome, changes, druids_of, factor, looker};
use super::sentences::{Reader, Sentences};
use super::symbols::{glyph, sign, slab};

/// The console of whoever looks on; nothing for the audience.
pub(super) fn console(sentences: &Sentences<'_>, view: &View) -> Markup {
    let Some(me) = looker(sentences.names, view) else { return html! {} };
    let due = due(view);
    let mine = due.filter(|due| due.seat() == me);
    let say = |id: &str| sentences.texts.say(id, &[]);
    html! {
        @match mine {
            Some(Due::Druid { .. }) => {
                p .dg-sub { (say("dolmengoetter-console-druid")) }
                div .dg-rows { p .dg-tip { (say("dolmengoetter-console-setup")) } }
            }
            Some(Due::Stone { left, .. }) => {
                p .dg-sub { (say("dolmengoetter-console-stone")) }
                div .dg-rows data-console { (circle_rows(sentences, view, me, left)) }
            }
            Some(Due::Dolmen { right }) => {
                p .dg-sub { (say("dolmengoetter-console-dolmen")) }
                div .dg-rows data-console { (values(sentences, view, right)) }
            }
            Some(Due::Action { .. }) => (druids(sentences, view, me, Reader::Decides)),
            None => @if due.is_some_and(|due| !matches!(due, Due::Druid { .. })) {
                (druids(sentences, view, me, Reader::Watches))
            },
        }
        (tray(sentences, view, me, mine))
    }
}

/// A row for each own druid; and for each what its stone would bring, shown while it is chosen.
fn druids(sentences: &Sentences<'_>, view: &View, me: Seat, reader: Reader) -> Markup {
    let druids = druids_of(view, me);
    let (texts, player) = (sentences.texts, &view.common.players[me]);
    let rules = &view.config.data.rules;
    let asks = reader == Reader::Decides && player.stones > 0 && player.score > rules.score_minimum;
    let sub = match (reader, player.stones) {
        (Reader::Decides, 0) => "dolmengoetter-console-no-stones",
        (Reader::Decides, _) => "dolmengoetter-console-action",
        (Reader::Watches, _) => "dolmengoetter-console-waiting",
    };
    html! {
        p .dg-sub .dg-all { (texts.say(sub, &[])) }
        div .dg-rows .dg-all data-console { @for place in &druids { (druid_row(sentences, view, me, *place, reader)) } }
        @if player.stones > 0 {
            @for (slot, place) in druids.iter().enumerate() {
                p .dg-sub .{ "dg-p" (slot) } {
                    (texts.say("dolmengoetter-console-from", &[("at", place.number().into())]))
                }
                div .dg-rows .{ "dg-p" (slot) } data-console { (circle_rows(sentences, view, me, *place)) }
            }
        }
        @if asks {
            @let cost = [("cost", rules.withhold_cost.into())];
            label .dg-without data-leave=(texts.say("dolmengoetter-walk-leave", &[])) data-keep=(texts.say("dolmengoetter-walk-keep", &cost)) {
                input type="checkbox";
                span { (texts.say("dolmengoetter-walk-keep", &cost)) }
            }
        }
    }
}

fn druid_row(sentences: &Sentences<'_>, view: &View, me: Seat, place: Place, reader: Reader) -> Markup {
    let changes = changes(view, me, place);
    let stones = view.common.players[me].stones > 0;
    let gains = if stones { changes.iter().filter(|change| change.gains(me)).count() } else { 0 };
    let lies = view.common.lying.contains(place);
    let symbol = if lies { "dg-lying" } else { "dg-druid" };
    let words = if stones { brings(sentences, me, &changes) } else { String::new() };
    let content = html! {
        (glyph(symbol, view.config.colour(me).hex.as_str()))
        b { (place) }
        span .dg-what {
            @if lies { (sentences.texts.say("dolmengoetter-row-lies", &[])) @if !words.is_empty() { " · " } }
            (words)
        }
        span .dg-slabs { @for _ in 0..gains { (slab(sentences.config, me, None)) } }
    };
    html! {
        @if reader == Reader::Decides {
            button .dg-row .dg-druid-row .none[gains == 0] type="button" data-key=(Key::Druid(place)) { (content) }
        } @else {
            div .dg-row .dg-druid-row .none[gains == 0] { (content) }
        }
    }
}

/// "leads D3, level in C4".
fn brings(sentences: &Sentences<'_>, me: Seat, changes: &[Change]) -> String {
    let mut parts = Vec::new();
    for change in changes {
        let circle = [("circle", sentences.circle(change.circle))];
        match change.outcome {
            Outcome::Builds(game_dolmengoetter::Kind::Majority, seat) if seat == me => {
                parts.push(sentences.texts.say("dolmengoetter-brings-lead", &circle));
            }
            Outcome::Builds(_, seat) if seat == me => {
                parts.push(sentences.texts.say("dolmengoetter-brings-level", &circle));
            }
            Outcome::Builds(_, seat) => {
                let [circle] = circle.clone();
                let args = [circle, ("player", sentences.names.of(seat).into())];
                parts.push(sentences.texts.say("dolmengoetter-brings-other", &args));
            }
            Outcome::Lapses(_) | Outcome::Nothing(_) => {}
        }
        if change.fills {
            parts.push(sentences.texts.say("dolmengoetter-brings-full", &circle));
        }
    }
    if parts.is_empty() { sentences.texts.say("dolmengoetter-brings-nothing", &[]) } else { parts.join(", ") }
}

/// A row for each circle that a stone on `place` would stand in.
fn circle_rows(sentences: &Sentences<'_>, view: &View, me: Seat, place: Place) -> Markup {
    html! {
        @for change in changes(view, me, place) {
            @let name = sentences.config.circle_name(change.circle);
            div .dg-row .dg-circle-row .on[change.matters()] .theirs[change.matters() && !change.gains(me) && !change.fills]
                tabindex="0" data-witness={ "circle:" (name) } {
                b { (name) }
                (tally(sentences, view, &change.counts))
                span .dg-what { (outcome(sentences, view, me, &change)) }
                @if let Some(factor) = change.factor(view) { span .dg-points { "×" (factor) } }
            }
        }
    }
}

/// How many stones each has, by signs.
fn tally(sentences: &Sentences<'_>, view: &View, counts: &SeatMap<u8>) -> Markup {
    html! {
        span .dg-tally {
            @for (seat, count) in counts.iter(view.config.seats).filter(|(_, count)| **count > 0) {
                span { (sign(sentences.config, seat)) (count) }
            }
        }
    }
}

/// What comes of a stone in a circle, in words.
fn outcome(sentences: &Sentences<'_>, view: &View, me: Seat, change: &Change) -> String {
    use game_dolmengoetter::Kind;
    let texts = sentences.texts;
    let said = match change.outcome {
        Outcome::Builds(Kind::Majority, seat) => sentences.about("dolmengoetter-outcome-lead", seat, &[]),
        Outcome::Builds(Kind::Tie, seat) => sentences.about("dolmengoetter-outcome-level", seat, &[]),
        Outcome::Lapses(seat) => sentences.about("dolmengoetter-outcome-lapses", seat, &[]),
        Outcome::Nothing(Status::Lead(seat)) => sentences.about("dolmengoetter-outcome-leads", seat, &[]),
        Outcome::Nothing(Status::Tie(_)) => texts.say("dolmengoetter-outcome-tied", &[]),
        Outcome::Nothing(Status::Open) => texts.say("dolmengoetter-outcome-open", &[]),
    };
    if !change.fills {
        return said;
    }
    let stack = view.stack(change.circle).zip(view.config.board.circle(change.circle).factors.iter());
    let own = stack.filter(|((dolmen, _), _)| dolmen.owner() == me);
    let points: u16 =
        own.filter_map(|((_, value), factor)| Some(u16::from(value?.points()) * u16::from(*factor))).sum();
    match change.outcome {
        Outcome::Builds(..) => texts.say("dolmengoetter-outcome-then-full", &[("outcome", said.into())]),
        _ => texts.say("dolmengoetter-outcome-full", &[("points", points.into())]),
    }
}

/// A row for each value that can be built, with what it would count now.
fn values(sentences: &Sentences<'_>, view: &View, right: Right) -> Markup {
    let Some(secret) = view.secrets[right.seat] else { return html! {} };
    let factor = factor(view, right.circle, right.kind).unwrap_or_default();
    let id = match right.kind {
        game_dolmengoetter::Kind::Majority => "dolmengoetter-row-top",
        game_dolmengoetter::Kind::Tie => "dolmengoetter-row-below",
    };
    let held: Vec<Value> =
        Value::ALL.into_iter().filter(|value| secret.supply.count(value.kind()) > 0).collect();
    html! {
        @for value in &held {
            @let points = u16::from(value.points()) * u16::from(factor);
            button .dg-row .dg-value-row .slim[held.len() > 3] type="button" data-key=(Key::Dolmen(*value)) {
                (slab(sentences.config, right.seat, Some(value.points())))
                span .dg-what { (sentences.texts.say(id, &[("value", value.points().into())])) }
                span .dg-points { (sentences.texts.say("dolmengoetter-row-now", &[("points", points.into())])) }
            }
        }
    }
}

/// The own dolmens, by value.
fn tray(sentences: &Sentences<'_>, view: &View, me: Seat, mine: Option<Due>) -> Markup {
    let Some(secret) = view.secrets[me] else { return html! {} };
    let due = matches!(mine, Some(Due::Dolmen { .. }));
    let title = sentences.texts.say("room-dolmengoetter-supply", &[]);
    html! {
        div .supply .dg-tray data-console aria-label=(title) title=(title) {
            span .dg-label { (sentences.texts.say("dolmengoetter-panel-supply", &[])) }
            @for value in Value::ALL {
                @let count = secret.supply.count(value.kind());
                span .heap .none[count == 0] data-key=[(due && count > 0).then_some(Key::Dolmen(value))] {
                    (slab(sentences.config, me, Some(value.points())))
                    span .times { "×" (count) }
                }
            }
        }
    }
}
