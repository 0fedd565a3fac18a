//! The guide of a game: how it is played, with every example as a picture before and after, and a board to try it on.

use catalog::Catalog;
use maud::{Markup, PreEscaped, html};

use super::assets::Rooms;
use super::frame::Frame;
use super::learn::{LessonPage, stand};
use super::markdown::{Hooks, headings, render};
use super::sign::Sign;
use crate::{Guide, Lesson, Texts, shown};

/// What the guide of a game shows beside its text.
#[derive(Clone, Debug)]
pub struct GuidePage {
    /// The id of the game.
    pub game: String,
    /// The title of the game.
    pub title: String,
    /// A picture of the game.
    pub picture: Markup,
    /// What the pictures refer to.
    pub symbols: Markup,
}

/// Where an example of a guide can be tried.
fn example(game: &str, number: usize) -> String {
    format!("/rules/{game}/example/{number}")
}

/// Where the exact rules begin.
pub(super) fn exact(game: &str) -> String {
    format!("/rules/{game}/index")
}

/// The guide of a game.
pub fn guide(frame: &Frame, page: &GuidePage, guide: &Guide, catalog: &Catalog) -> Markup {
    let content = html! {
        (page.symbols)
        div .guide data-exact=(exact(&page.game)) {
            (contents(frame, page, guide))
            div .guide-body {
                header .guide-head {
                    div {
                        h1 { (guide.title) }
                        div .lead { (text(&guide.lead, &mut |_, _| None)) }
                        div .guide-ways {
                            a .button.main href={ "/learn/" (page.game) } { (Sign::Play) (frame.say("learn-way-in")) }
                            form method="post" action={ "/play/" (page.game) } { button type="submit" { (frame.say("site-home-play")) } }
                        }
                    }
                    div .guide-art aria-hidden="true" { (page.picture) }
                }
                article .text { (body(frame.texts(), &page.game, guide, catalog)) }
                (onward(frame, &page.game))
            }
        }
    };
    let title = frame.fill("site-rules-title", &[("title", page.title.as_str().into())]);
    frame.page("guide", &title, Rooms::Picture(&page.game), &content)
}

/// The headings of the text, and where else to go.
fn contents(frame: &Frame, page: &GuidePage, guide: &Guide) -> Markup {
    html! {
        nav .guide-contents aria-label=(frame.say("guide-contents")) {
            ol { @for (id, title) in headings(&guide.text) { li { a href={ "#" (id) } { (title) } } } }
            hr;
            ul {
                li { a href={ "/gallery/" (page.game) } { (frame.say("gallery-way-in")) } }
                li { a href=(exact(&page.game)) { (frame.say("guide-exact")) } }
            }
        }
    }
}

/// What one may want after the guide.
fn onward(frame: &Frame, game: &str) -> Markup {
    html! {
        aside .guide-onward {
            a .panel href={ "/learn/" (game) } { b { (frame.say("learn-way-in")) } span { (frame.say("guide-learn-about")) } }
            a .panel href={ "/gallery/" (game) } { b { (frame.say("gallery-way-in")) } span { (frame.say("gallery-about")) } }
            a .panel href=(exact(game)) { b { (frame.say("guide-exact")) } span { (frame.say("guide-exact-about")) } }
        }
    }
}

fn body(texts: &'static Texts, game: &str, guide: &Guide, catalog: &Catalog) -> Markup {
    let mut numbers = guide.numbers();
    let mut block =
        |info: &str, _: &str| {
            if info != "henge" {
                return None;
            }
            let number = numbers.next().flatten();
            let shown = number.and_then(|number| Some((number, guide.example(number)?)));
            Some(shown.map_or_else(Markup::default, |(number, lesson)| {
                figure(texts, game, number, lesson, catalog)
            }))
        };
    text(&guide.text, &mut block)
}

/// A text of a guide.
fn text(text: &str, block: &mut dyn FnMut(&str, &str) -> Option<Markup>) -> Markup {
    let link = |address: &str| {
        // A guide lies beside the pages it refers to: `../../rules/vale/hunting.md`, `../../learn/vale.md`.
        let (file, part) = address.split_once('#').unwrap_or((address, ""));
        let part = if part.is_empty() { String::new() } else { format!("#{part}") };
        match file.strip_suffix(".md") {
            Some(page) => format!("/{}{part}", page.trim_start_matches("../")),
            None => address.to_owned(),
        }
    };
    render(text, &mut Hooks { link: &link, block })
}

/// So many sentences stand below a picture; more of them are folded.
const SENTENCES: usize = 6;

/// An example: what there was before and after, what was done, and the way to the board.
fn figure(texts: &'static Texts, game: &str, number: usize, lesson: &Lesson, catalog: &Catalog) -> Markup {
    // An own data file may not have what the guide speaks of.
    let Ok((table, begun)) = lesson.played(catalog) else { return html! {} };
    let (last, board) = (table.steps(), shown(table.as_ref()));
    let steps = if last > begun { vec![begun, last] } else { vec![last] };
    let pictures = board.pictures(texts, &steps);
    let said = board.told(texts, None, begun);
    let tags = ["guide-before", "guide-after"];
    let title = lesson.title(texts.language());
    html! {
        figure .shown #{ "example-" (number) } .two[pictures.len() > 1] {
            div .stills {
                @for (picture, tag) in pictures.iter().zip(tags) {
                    div .still-of {
                        @if pictures.len() > 1 { p .tag { (texts.say(tag, &[])) } }
                        // It is told below in words, and nothing in it is to be touched.
                        div .still-board inert { (picture) }
                    }
                }
            }
            figcaption {
                div {
                    h4 { (title) }
                    @if said.len() <= SENTENCES { (sentences(&said)) }
                    @else {
                        (sentences(&said[..SENTENCES - 1]))
                        details {
                            summary { (texts.say("guide-more", &[("count", (said.len() + 1 - SENTENCES).into())])) }
                            (sentences(&said[SENTENCES - 1..]))
                        }
                    }
                }
                @if lesson.goes_on(catalog) {
                    a .button.tinted href=(example(game, number)) aria-label=(texts.say("guide-try-of", &[("title", title.into())])) {
                        (Sign::Play) span { (texts.say("guide-try", &[])) }
                    }
                }
            }
        }
    }
}

fn sentences(said: &[String]) -> Markup {
    html! { @if !said.is_empty() { ul .deeds { @for said in said { li { (said) } } } } }
}

/// An example on the stage of its room, for everybody to play on.
pub fn attempt(frame: &Frame, page: &LessonPage, lesson: &Lesson) -> Markup {
    let title = lesson.title(frame.language);
    let back = format!("/rules/{}#example-{}", page.game, page.number);
    let again = example(&page.game, page.number);
    let card = html! {
        section #side .panel .teacher aria-label=(frame.say("guide-try")) {
            header {
                span .small { (frame.say("guide-try-head")) }
                a .button.quiet.leave href=(again) { (frame.say("guide-try-again")) }
            }
            h2 { (title) }
            div .words data-say aria-live="polite" { (PreEscaped(&page.stage.say)) }
            p .task data-ask aria-live="polite" { (PreEscaped(&page.stage.ask)) }
            p .answer data-answer role="status" hidden {}
            button .unfold type="button" data-unfold aria-label=(frame.say("learn-unfold")) title=(frame.say("learn-unfold")) {}
            footer {
                a .button.quiet.back href=(back) data-next { (frame.say("guide-back")) }
                button .quiet type="button" data-show-me hidden[page.stage.way.is_none()] { (frame.say("learn-show")) }
                button .main type="button" data-fold { (frame.say("learn-fold")) }
            }
            noscript { p { (frame.say("guide-try-script")) } }
        }
    };
    stand(frame, page, (&again, None), title, &card)
}
