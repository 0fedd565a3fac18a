//! The page of a table.

use maud::{Markup, PreEscaped, html};

use super::clock::patterns;
use super::frame::{Frame, Preview};
use super::now::Now;
use super::share::share;

/// What the page of a table shows beside what changes.
#[derive(Clone, Debug)]
pub struct TablePage {
    /// The table's id.
    pub id: String,
    /// The id of its game.
    pub game: String,
    /// All that changes.
    pub now: Now,
    /// The places a telephone shows one at a time: `Room::PLACES`.
    pub places: Vec<(&'static str, &'static str)>,
    /// What the board refers to: `Room::symbols`.
    pub symbols: Markup,
    /// The rules in short: `Room::short_rules`.
    pub short_rules: Vec<String>,
    /// What was chosen before the game: `Room::chosen`.
    pub chosen: Vec<String>,
    /// What does not change.
    pub about: About,
}

/// What a table's page tells beside the game and what changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct About {
    /// The title of the game.
    pub title: String,
    /// Does its data contain parts that were designed for Henge?
    pub reconstructed: bool,
    /// The whole link for others.
    pub invite: String,
    /// The BLAKE3 hash of the seed.
    pub commitment: String,
    /// The seed itself; only when the game is over.
    pub seed: Option<String>,
    /// What other pages tell about the link.
    pub preview: Option<Preview>,
}

/// The page of a table.
pub fn table(frame: &Frame, page: &TablePage) -> Markup {
    let now = &page.now;
    let parts = &now.parts;
    let content = html! {
        (page.symbols)
        h1 .visually-hidden { (page.about.title) }
        div #table .seated[!now.mine.is_empty()] .over[now.over] .curtained[now.curtain.is_some()] data-id=(page.id) data-version=(now.version)
            data-step=(now.step) {
            (frame.bar(&page.game, &page.about.title, &parts.round))
            (words(frame))
            p #connection hidden role="status" { (frame.say("site-reconnecting")) }
            (places(frame, &page.places))
            section #board aria-label=(frame.say("site-board")) { (PreEscaped(&parts.board)) }
            section #prompt aria-live="polite" { (PreEscaped(&parts.prompt)) }
            (without_script(frame, page))
            section #players aria-label=(frame.say("site-players")) { (PreEscaped(&parts.players)) }
            (side(frame, page))
            section #result .sheet hidden[parts.result.is_empty()] { (PreEscaped(&parts.result)) }
            (stage_words(frame))
            (coach(frame))
            dialog #share aria-label=(frame.say("site-invite")) {
                h2 { (frame.fill("site-share-title", &[("title", page.about.title.as_str().into())])) }
                (share(frame, &page.about.title, &page.about.invite))
                form method="dialog" { button type="submit" { (frame.say("site-share-close")) } }
            }
            dialog #curtain {
                p data-curtain=(frame.fill("site-curtain", &[("player", "\u{1}".into())])) {}
                button .main type="button" { (frame.say("site-curtain-ready")) }
            }
        }
        script #now type="application/json" { (PreEscaped(data(now))) }
    };
    frame.stage(("table", &page.about.title), &page.game, page.about.preview.as_ref(), &content)
}

/// The places of a room, one of which a telephone shows at a time; the script fills in which one.
pub(super) fn places(frame: &Frame, places: &[(&'static str, &'static str)]) -> Markup {
    if places.is_empty() {
        return html! {};
    }
    html! {
        nav #places aria-label=(frame.say("site-places")) {
            @for (place, title) in places { button type="button" data-go=(place) { (frame.say(title)) } }
            button type="button" data-go="side" { (frame.say("site-place-side")) }
        }
    }
}

/// What is shown on the board when it happens, and what small things say while it is.
pub(super) fn stage_words(frame: &Frame) -> Markup {
    html! {
        section #highlight hidden role="status" data-skip=(frame.say("site-highlight-skip")) data-again=(frame.say("site-highlight-again")) {}
    }
}

/// What stands beside the board: what happened, what is said, and what is fixed about the table. One at a time is seen.
fn side(frame: &Frame, page: &TablePage) -> Markup {
    let parts = &page.now.parts;
    html! {
        section #side .panel data-place="side" {
            div .tabs role="tablist" {
                (tab(frame, "happened", "site-log", true))
                (tab(frame, "talk", "site-chat", false))
                (tab(frame, "about", "site-about", false))
                // Fixed here, so that who comes to watch moves nothing below somebody's finger.
                span data-watching role="status" hidden {}
            }
            div #happened role="tabpanel" aria-labelledby="tab-happened" {
                div #log .scroll tabindex="0" { (PreEscaped(&parts.log)) }
            }
            div #talk role="tabpanel" aria-labelledby="tab-talk" {
                div #chat .scroll tabindex="0" aria-live="polite" { (PreEscaped(&parts.chat)) }
                form .say method="post" action={ "/t/" (page.id) "/chat" } data-send {
                    label .visually-hidden for="say" { (frame.say("site-chat-label")) }
                    input #say type="text" name="text" maxlength="500" required autocomplete="off" placeholder=(frame.say("site-chat-label"));
                    button type="submit" { (frame.say("site-chat-send")) }
                }
                (hearing(frame, page))
            }
            div #about .about .scroll role="tabpanel" aria-labelledby="tab-about" tabindex="0" { (about(frame, page)) }
        }
    }
}

fn tab(frame: &Frame, panel: &str, title: &str, chosen: bool) -> Markup {
    html! {
        button #{ "tab-" (panel) } type="button" role="tab" aria-controls=(panel) aria-selected=(chosen) { (frame.say(title)) }
    }
}

/// Whether those are heard who watch: what players can do about it, and what is said to the others. The style sheet shows
/// what fits to what was said.
fn hearing(frame: &Frame, page: &TablePage) -> Markup {
    html! {
        form .hearing method="post" action={ "/t/" (page.id) "/watchers" } data-send {
            button .quiet .mute type="submit" name="watchers" value="muted" { (frame.say("site-chat-mute")) }
            button .quiet .unmute type="submit" name="watchers" value="heard" { (frame.say("site-chat-unmute")) }
        }
        p .small .hush { (frame.say("site-chat-muted")) }
    }
}

/// What is what, for somebody's first real game: one mark at a time, each once. The script shows them after lessons.
fn coach(frame: &Frame) -> Markup {
    let marks = [
        ("#prompt", "learn-coach-prompt"),
        ("#board", "learn-coach-board"),
        ("#players", "learn-coach-players"),
        ("[data-hint]", "learn-coach-hint"),
        ("#side", "learn-coach-side"),
    ];
    html! {
        aside #coach hidden aria-label=(frame.say("learn-coach")) data-got=(frame.say("learn-coach-got")) data-away=(frame.say("learn-coach-away"))
            data-told=(frame.say("learn-coach-told")) {
            @for (spot, text) in marks { p hidden data-at=(spot) { (frame.say(text)) } }
        }
    }
}

/// What the script says, in the reader's language.
pub(super) fn words(frame: &Frame) -> Markup {
    let watching = |count| frame.fill("site-watching", &[("count", count)]);
    let [now, minute, minutes, hour, hours, day, days] = patterns(frame.texts());
    html! {
        div #words hidden data-confirm=(frame.say("site-confirm-ask")) data-yes=(frame.say("site-confirm-yes"))
            data-back=(frame.say("site-choices-back")) data-list=(frame.say("site-choices-list"))
            data-stale=(frame.say("site-stale")) data-failed=(frame.say("site-unsent"))
            data-turn=(frame.say("site-your-turn")) data-present=(frame.say("site-present")) data-away=(frame.say("site-away"))
            data-watcher=(watching(1.into())) data-watchers=(watching("{n}".into()))
            data-ago-now=(now) data-ago-minute=(minute) data-ago-minutes=(minutes) data-ago-hour=(hour)
            data-ago-hours=(hours) data-ago-day=(day) data-ago-days=(days) {}
    }
}

/// The choices as a list to choose from, for browsers that run no script.
fn without_script(frame: &Frame, page: &TablePage) -> Markup {
    let Some(seat) = page.now.acting.filter(|_| !page.now.paths.is_empty()) else { return html! {} };
    html! {
        noscript {
            form .plain method="post" action={ "/t/" (page.id) "/act" } {
                input type="hidden" name="seat" value=(seat);
                input type="hidden" name="step" value=(page.now.step);
                select name="action" aria-label=(frame.say("site-choices")) {
                    @for path in &page.now.paths { option value=(path.action) { (path.label) } }
                }
                button .main type="submit" { (frame.say("site-confirm-yes")) }
            }
        }
    }
}

/// What does not change: rules, link, options, fair dealing.
fn about(frame: &Frame, page: &TablePage) -> Markup {
    html! {
        details open {
            summary { (frame.say("site-rules-short")) }
            @for row in &page.short_rules {
                @if let Some(point) = row.strip_prefix(" - ") { p .point { (point) } } @else { p { (row) } }
            }
        }
        p { a href={ "/rules/" (page.game) } target="_blank" { (frame.say("site-rules-whole")) } }
        p { a href={ "/gallery/" (page.game) } target="_blank" { (frame.say("gallery-way-in")) } }
        label .switch { input #confirm type="checkbox"; (frame.say("site-confirm")) }
        p .copyable {
            input type="text" readonly value=(page.about.invite) aria-label=(frame.say("site-invite"));
            button type="button" data-copy=(page.about.invite) data-copied=(frame.say("site-copied")) { (frame.say("site-copy")) }
        }
        details {
            summary { (frame.say("site-fair")) }
            p { (frame.say("site-fair-text")) }
            p { (frame.say("site-fair-hash")) " " code .hash { (page.about.commitment) } }
            p data-seed hidden[page.about.seed.is_none()] {
                (frame.say("site-fair-seed")) " " code .hash { (page.about.seed.as_deref().unwrap_or_default()) }
            }
        }
        p .small { (page.chosen.join(" · ")) }
        @if page.about.reconstructed { p .small { (frame.say("site-home-reconstructed")) } }
        div #parting { (PreEscaped(&page.now.parts.parting)) }
    }
}

/// What the script starts from: everything that changes but the parts, which are on the page already.
fn data(now: &Now) -> String {
    let slim = Now { parts: super::now::Parts::default(), ..now.clone() };
    // Invariant: numbers, texts and lists of them can be written. `<` could end the element.
    serde_json::to_string(&slim).expect("plain data is JSON").replace('<', "\\u003c")
}
