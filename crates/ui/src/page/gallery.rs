//! All pieces of a game in pictures and words, to be searched and linked, and what its signs mean.

use std::collections::BTreeMap;

use maud::{Markup, PreEscaped, html};
use serde_json::json;

use super::assets::Rooms;
use super::frame::Frame;
use super::guide::exact;
use crate::{Entry, Facet, Gallery, Group, Room, Symbol, Texts};

/// What a gallery shows.
#[derive(Clone, Debug)]
pub struct GalleryPage {
    /// The id of the game.
    pub game: String,
    /// The title of the game.
    pub title: String,
    /// Its pieces.
    pub gallery: Gallery,
    /// What its small signs mean.
    pub legend: Vec<Symbol>,
    /// What the pictures refer to.
    pub symbols: Markup,
}

/// What every board of a room refers to, with what it means: the script tells it of whatever is pointed at.
pub(crate) fn explained<G: Room>(texts: &Texts) -> Markup {
    let signs = G::legend(texts).into_iter().map(|symbol| (symbol.id, symbol.name));
    let told = json!({
        "signs": signs.collect::<BTreeMap<_, _>>(),
        "game": G::ID,
        "here": texts.say("gallery-here", &[]),
    });
    html! {
        (G::symbols())
        // `<` could end the element.
        script #legend type="application/json" { (PreEscaped(told.to_string().replace('<', "\\u003c"))) }
    }
}

/// The page of all pieces. Without a script all of them are there, kind by kind.
pub fn gallery(frame: &Frame, page: &GalleryPage) -> Markup {
    let title = frame.fill("gallery-title", &[("title", page.title.as_str().into())]);
    let all = page.gallery.count();
    let lead = frame.fill("gallery-lead", &[("count", all.into()), ("signs", page.legend.len().into())]);
    let content = html! {
        (page.symbols)
        div .gallery {
            header .gallery-head {
                div { h1 { (title) } p .lead { (lead) } }
                (contents(frame, page))
            }
            (sieve(frame, &page.gallery.facets, all))
            div .gallery-groups {
                @for group in &page.gallery.groups { (kind(frame, group)) }
                (signs(frame, &page.legend))
            }
        }
    };
    frame.page("gallery", &title, Rooms::Picture(&page.game), &content)
}

/// The kinds of pieces, and the pages beside this one.
fn contents(frame: &Frame, page: &GalleryPage) -> Markup {
    html! {
        nav .gallery-contents aria-label=(frame.say("gallery-contents")) {
            @for group in &page.gallery.groups { a href={ "#" (group.key) } { (group.title) } }
            a href="#signs" { (frame.say("gallery-signs")) }
            a .away href={ "/rules/" (page.game) } { (frame.say("guide-way-back")) }
            a .away href=(exact(&page.game)) { (frame.say("guide-exact")) }
        }
    }
}

/// Search and filters, for who runs a script.
fn sieve(frame: &Frame, facets: &[Facet], all: usize) -> Markup {
    html! {
        form .sieve.scripted-only role="search" data-found=(frame.fill("gallery-found", &[("count", "{n}".into()), ("all", all.into())])) {
            div .sieve-line {
                label .visually-hidden for="sought" { (frame.say("gallery-search")) }
                input #sought type="text" inputmode="search" name="sought" autocomplete="off" spellcheck="false" placeholder=(frame.say("gallery-search"));
                output for="sought" { (frame.fill("gallery-found", &[("count", all.into()), ("all", all.into())])) }
                button .quiet type="reset" { (frame.say("gallery-reset")) }
            }
            div .facets {
                @for facet in facets {
                    fieldset {
                        legend { (facet.name) }
                        @for value in &facet.values {
                            label .chip-box { input type="checkbox" name=(facet.key) value=(value.key); span { (value.name) } }
                        }
                    }
                }
            }
            p .hint hidden data-none { (frame.say("gallery-none")) }
        }
    }
}

fn kind(frame: &Frame, group: &Group) -> Markup {
    html! {
        section .kind #(group.key) data-kind {
            header { h2 { (group.title) } p { (group.line) } }
            ul .pieces.{ "set-" (group.set) } { @for piece in &group.pieces { (self::piece(frame, piece)) } }
        }
    }
}

fn piece(frame: &Frame, piece: &Entry) -> Markup {
    let facets: Vec<String> = piece.facets.iter().map(|(key, value)| format!("{key}:{value}")).collect();
    let told = piece.words.is_empty();
    html! {
        li .piece #(piece.id) data-facets=(facets.join(" ")) {
            div .piece-picture { (piece.picture) }
            div .piece-words {
                h3 .visually-hidden[told] { (piece.name) }
                @for words in &piece.words { p { (words) } }
                a .piece-link href={ "#" (piece.id) } aria-label=(frame.fill("gallery-link", &[("name", piece.name.as_str().into())])) { "#" }
            }
        }
    }
}

/// The legend.
fn signs(frame: &Frame, symbols: &[Symbol]) -> Markup {
    html! {
        section .kind #signs {
            header { h2 { (frame.say("gallery-signs")) } p { (frame.say("gallery-signs-about")) } }
            dl .signs {
                @for symbol in symbols {
                    div #{ "sign:" (symbol.id) } {
                        dt { (drawn(symbol)) b { (symbol.name) } }
                        dd { (symbol.line) }
                    }
                }
            }
        }
    }
}

fn drawn(symbol: &Symbol) -> Markup {
    html! {
        svg .signed.{ "of-" (symbol.id) } viewBox=[symbol.field] aria-hidden="true" { use href={ "#" (symbol.id) } {} }
    }
}
