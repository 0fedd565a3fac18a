//! Guided first games: the list of a game's lessons, and a lesson on the stage of its room.

use maud::{Markup, PreEscaped, html};
use serde::Serialize;

use super::assets::Rooms;
use super::frame::Frame;
use super::now::{Now, Parts};
use super::table::{stage_words, words};
use crate::{Course, Stage};

/// The list of a game's lessons.
#[derive(Clone, Debug)]
pub struct Contents {
    /// The id of the game.
    pub game: String,
    /// The title of the game.
    pub title: String,
    /// One line that makes one want to play.
    pub line: String,
}

/// A lesson.
#[derive(Clone, Debug)]
pub struct LessonPage {
    /// The id of the game.
    pub game: String,
    /// The title of the game.
    pub title: String,
    /// Which lesson, from 1.
    pub number: usize,
    /// Where it begins.
    pub stage: Stage,
    /// The places a telephone shows one at a time: `Room::PLACES`.
    pub places: Vec<(&'static str, &'static str)>,
    /// What the board refers to: `Room::symbols`.
    pub symbols: Markup,
}

fn path(game: &str, number: usize) -> String {
    format!("/learn/{game}/{number}")
}

/// A button that opens the first real game.
fn first_game(frame: &Frame, game: &str, kind: &str, label: &str) -> Markup {
    html! {
        form method="post" action={ "/learn/" (game) "/game" } { button class=(kind) type="submit" { (frame.say(label)) } }
    }
}

/// The list of a game's lessons. The script fills in which are done, and where to go on.
pub fn contents(frame: &Frame, page: &Contents, course: &Course) -> Markup {
    let title = frame.fill("learn-title", &[("title", page.title.as_str().into())]);
    let count = course.lessons.len();
    let content = html! {
        div .learn data-course=(page.game) {
            h1 { (title) }
            p .lead { (page.line) }
            p { (frame.fill("learn-about", &[("count", count.into())])) }
            div .ways {
                a .button .main .big href=(path(&page.game, 1)) data-resume=(frame.fill("learn-resume", &[("number", "{n}".into())])) { (frame.say("learn-begin")) }
                (first_game(frame, &page.game, "quiet", "learn-skip"))
            }
            ol .lessons {
                @for (at, lesson) in course.lessons.iter().enumerate() {
                    li data-lesson=(at + 1) {
                        a href=(path(&page.game, at + 1)) {
                            span .number aria-hidden="true" { (at + 1) }
                            span { (lesson.title(frame.language)) }
                            span .ticked hidden { (frame.say("learn-done")) }
                        }
                    }
                }
            }
            p { a href={ "/rules/" (page.game) } { (frame.say("learn-rules")) } }
        }
    };
    frame.page("learn", &title, Rooms::One(&page.game), &content)
}

/// A lesson on the stage of its room: the teacher stands where others talk.
pub fn lesson(frame: &Frame, page: &LessonPage, course: &Course) -> Markup {
    let title = course.lesson(page.number).map_or("", |lesson| lesson.title(frame.language));
    let address = (&*path(&page.game, page.number), Some(&*page.game));
    stand(frame, page, address, title, &teacher(frame, page, course, title))
}

/// The stage of a room with a card beside it. `address` is where tries are judged; what was done is kept with the course, if
/// it belongs to one.
pub(super) fn stand(
    frame: &Frame,
    page: &LessonPage,
    (address, course): (&str, Option<&str>),
    title: &str,
    card: &Markup,
) -> Markup {
    let now = &page.stage.now;
    let content = html! {
        (page.symbols)
        h1 .visually-hidden { (page.title) ": " (title) }
        div #table .seated data-id="lesson" data-version=(now.version) data-step=(now.step)
            data-lesson=(address) data-course=[course] data-number=(page.number) {
            (frame.bar(&page.game, &page.title, &now.parts.round))
            (words(frame))
            (places(frame, page))
            section #board aria-label=(frame.say("site-board")) { (PreEscaped(&now.parts.board)) }
            section #prompt aria-live="polite" { (PreEscaped(&now.parts.prompt)) }
            section #players aria-label=(frame.say("site-players")) { (PreEscaped(&now.parts.players)) }
            (card)
            (stage_words(frame))
            dialog #curtain { button type="button" {} }
            input #confirm type="checkbox" hidden;
        }
        script #now type="application/json" { (PreEscaped(written(&Now { parts: Parts::default(), ..now.clone() }))) }
        script #lesson type="application/json" { (PreEscaped(written(&Slim::of(&page.stage)))) }
    };
    frame.stage(("table page-lesson", &format!("{title} · {}", page.title)), &page.game, None, &content)
}

/// A stage without the board.
#[derive(Serialize)]
struct Slim<'a> {
    done: &'a [String],
    light: &'a [String],
    way: Option<&'a str>,
}

impl<'a> Slim<'a> {
    fn of(stage: &'a Stage) -> Slim<'a> {
        Slim { done: &stage.done, light: &stage.light, way: stage.way.as_deref() }
    }
}

/// As the script reads it. Invariant: numbers, texts and lists of them can be written. `<` could end the element.
fn written(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data is JSON").replace('<', "\\u003c")
}

/// The places of the room; the teacher is in all of them.
fn places(frame: &Frame, page: &LessonPage) -> Markup {
    html! {
        @if !page.places.is_empty() {
            nav #places aria-label=(frame.say("site-places")) {
                @for (place, title) in &page.places { button type="button" data-go=(place) { (frame.say(title)) } }
            }
        }
    }
}

/// The teacher's card: how far one is, what it is about, one thing to do, the answer, and ways on.
fn teacher(frame: &Frame, page: &LessonPage, course: &Course, title: &str) -> Markup {
    let (number, count) = (page.number, course.lessons.len());
    let step = frame.fill("learn-step", &[("number", number.into()), ("count", count.into())]);
    html! {
        section #side .panel .teacher aria-label=(frame.say("learn-teacher")) {
            header {
                ol .dots aria-label=(step) {
                    @for other in 1..=count {
                        li data-lesson=(other) aria-current=[(other == number).then_some("step")] {
                            a href=(path(&page.game, other)) title=(course.lesson(other).map_or("", |lesson| lesson.title(frame.language))) {
                                span .visually-hidden { (other) }
                            }
                        }
                    }
                }
                span .small { (step) }
                (first_game(frame, &page.game, "quiet leave", "learn-skip"))
            }
            h2 { (title) }
            p .words data-say aria-live="polite" { (PreEscaped(&page.stage.say)) }
            p .task data-ask aria-live="polite" { (PreEscaped(&page.stage.ask)) }
            p .answer data-answer role="status" hidden {}
            button .unfold type="button" data-unfold aria-label=(frame.say("learn-unfold")) title=(frame.say("learn-unfold")) {}
            footer {
                @if number > 1 { a .button .quiet .back href=(path(&page.game, number - 1)) { (frame.say("site-back")) } }
                @else { a .button .quiet .back href={ "/learn/" (page.game) } { (frame.say("site-back")) } }
                button .quiet type="button" data-show-me { (frame.say("learn-show")) }
                button .main type="button" data-fold { (frame.say("learn-fold")) }
                @if number < count { a .button .quiet href=(path(&page.game, number + 1)) data-next { (frame.say("learn-next")) } }
                @else {
                    form method="post" action={ "/learn/" (page.game) "/game" } { button .quiet type="submit" data-next { (frame.say("learn-game")) } }
                }
            }
            noscript { p { (frame.say("learn-script")) } }
        }
    }
}
