//! A game step by step.

use kernel::Viewer;
use maud::{Markup, PreEscaped, html};
use serde::Serialize;

use super::frame::Frame;
use super::now::{Moment, Now, now};
use super::table::{places, stage_words, words};
use crate::room::Room;

/// Whose eyes somebody wants to look through: `P0`, `audience`, `open`.
pub fn viewpoint(text: &str) -> Option<Viewer> {
    match text {
        "audience" => Some(Viewer::Audience),
        "open" => Some(Viewer::Open),
        seat => seat.parse().ok().map(Viewer::Seat),
    }
}

/// The word for it.
pub(crate) fn viewpoint_word(viewer: Viewer) -> String {
    match viewer {
        Viewer::Audience => "audience".to_owned(),
        Viewer::Open => "open".to_owned(),
        Viewer::Seat(seat) => seat.to_string(),
    }
}

/// Whose eyes one can look through.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Viewpoint {
    /// As it is sent: `P0`, `audience`, `open`.
    pub value: String,
    /// What it is called.
    pub label: String,
}

/// What a replay shows.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The table's id.
    pub id: String,
    /// The title of its game.
    pub title: String,
    /// The step that is shown, as told to the viewer; 0 is the beginning.
    pub step: u32,
    /// The last step, as told to the viewer.
    pub last: u32,
    /// The table as it was: [`replay_now`].
    pub now: Now,
    /// The id of its game.
    pub game: String,
    /// The places a telephone shows one at a time: `Room::PLACES`.
    pub places: Vec<(&'static str, &'static str)>,
    /// What the board refers to.
    pub symbols: Markup,
    /// Whose eyes can be looked through.
    pub viewpoints: Vec<Viewpoint>,
    /// Whose eyes these are.
    pub viewpoint: String,
}

/// The JSON of `GET /t/{id}/replay/now`: the table as it was, and which steps there are for these eyes.
#[derive(Clone, Debug, Serialize)]
pub struct Glance<'a> {
    /// The table as it was.
    #[serde(flatten)]
    pub now: &'a Now,
    /// The last step, as told to the viewer.
    pub last: u32,
}

impl Replay {
    /// What the script fetches for a step.
    pub fn glance(&self) -> Glance<'_> {
        Glance { now: &self.now, last: self.last }
    }
}

/// So many sentences after the first are better read one below the other.
const MANY: usize = 3;

/// A table as it was after a step: no choices, and what that step did is fresh.
/// `moment.log` goes up to the step, `known` is the step before it.
pub fn replay_now<G: Room>(moment: &Moment<'_, G>) -> Now {
    let mut shown = now(moment);
    let last = moment.log.latest().next().filter(|(step, _)| *step == moment.facts.step);
    let sentences =
        last.into_iter().flat_map(|(_, seen)| seen).map(|seen| G::sentence(&moment.voice, seen).1);
    let said: Vec<String> = sentences.collect();
    shown.parts.prompt = html! {
        @match said.as_slice() {
            [] => p .question { (moment.voice.texts.say("site-replay-start", &[])) },
            [first, rest @ ..] if rest.len() >= MANY => {
                p .question { (first) }
                ol .story .scroll { @for sentence in rest { li { (sentence) } } }
            }
            few => p .question { (few.join(" ")) },
        }
    }
    .into_string();
    shown
}

fn icon(shape: &str) -> Markup {
    html! { svg .sign viewBox="0 0 24 24" aria-hidden="true" { path d=(shape) {} } }
}

/// The page of a replay. The script fetches `/t/{id}/replay/now?step=N&as=P0` for the other steps; with
/// `&of=P1` the step is as P1 counts.
pub fn replay(frame: &Frame, replay: &Replay) -> Markup {
    let parts = &replay.now.parts;
    let link = |step: u32| format!("/t/{}/replay?step={step}&as={}", replay.id, replay.viewpoint);
    let button = |id: &str, shape: &str, step: u32, label: &str| {
        html! {
            a .button #(id) href=(link(step)) title=(frame.say(label)) aria-label=(frame.say(label)) { (icon(shape)) }
        }
    };
    let title = frame.fill("site-replay-title", &[("title", replay.title.as_str().into())]);
    let content = html! {
        (replay.symbols)
        h1 .visually-hidden { (title) }
        div #replay data-id=(replay.id) data-step=(replay.step) data-last=(replay.last) data-as=(replay.viewpoint) {
            (frame.bar(&replay.game, &title, &parts.round))
            (words(frame))
            (places(frame, &replay.places))
            section #board aria-label=(frame.say("site-board")) { (PreEscaped(&parts.board)) }
            form .player-bar method="get" action={ "/t/" (replay.id) "/replay" } {
                (button("first", "M4 4h3v16H4zM20 4v16L9 12z", 0, "site-replay-first"))
                (button("back", "M17 4v16L6 12z", replay.step.saturating_sub(1), "site-replay-back"))
                button #play type="button" hidden title=(frame.say("site-replay-play")) aria-label=(frame.say("site-replay-play")) aria-pressed="false" {
                    (icon("M3 4v16L12 12zM12 4v16L21 12z"))
                    (icon("M5 4h5v16H5zM14 4h5v16h-5z"))
                }
                (button("forth", "M7 4v16L18 12z", (replay.step + 1).min(replay.last), "site-replay-forth"))
                (button("last", "M17 4h3v16h-3zM4 4v16L15 12z", replay.last, "site-replay-last"))
                input #slider type="range" name="step" min="0" max=(replay.last) value=(replay.step) aria-label=(frame.say("site-replay-step"));
                output #count { (replay.step) "/" (replay.last) }
                select #as name="as" aria-label=(frame.say("site-replay-as")) {
                    @for viewpoint in &replay.viewpoints {
                        option value=(viewpoint.value) selected[viewpoint.value == replay.viewpoint] { (viewpoint.label) }
                    }
                }
                noscript { button type="submit" { (frame.say("site-replay-go")) } }
            }
            section #prompt aria-live="polite" { (PreEscaped(&parts.prompt)) }
            section #players aria-label=(frame.say("site-players")) { (PreEscaped(&parts.players)) }
            section #side .panel data-place="side" {
                h2 { (frame.say("site-log")) }
                div #log .scroll tabindex="0" { (PreEscaped(&parts.log)) }
                p { a href={ "/t/" (replay.id) } { (frame.say("site-replay-table")) } }
                p .copyable { button type="button" data-copy="" data-copied=(frame.say("site-copied")) { (frame.say("site-replay-link")) } }
                p .small { (frame.say("site-replay-keys")) }
            }
            section #result .sheet hidden[parts.result.is_empty()] { (PreEscaped(&parts.result)) }
            (stage_words(frame))
        }
    };
    frame.stage(("replay", &title), &replay.game, None, &content)
}
