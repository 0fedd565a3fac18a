//! A private link that somebody opens: the question, and what is said after it.

use maud::{Markup, html};

use super::assets::Rooms;
use super::frame::Frame;

/// Whom a link makes of a browser.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// The path of the link; sending a form there takes it.
    pub path: String,
    /// What the person of the link is called.
    pub name: String,
}

/// Who a browser was before it took a link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Before {
    /// The link that leads back, and to whom.
    pub link: Link,
    /// The whole of it, to be kept.
    pub address: String,
}

/// Asks before a link is taken. The reader of the frame is whoever the browser is now, if anybody.
pub fn link_asks(frame: &Frame, link: &Link) -> Markup {
    let title = frame.say("site-link");
    let content = html! {
        section .sheet .message {
            h1 { (title) }
            p { (frame.fill("site-link-ask", &[("name", link.name.as_str().into())])) }
            @if !frame.person_name.is_empty() {
                p { (frame.fill("site-link-now", &[("name", frame.person_name.as_str().into())])) }
            }
            form .buttons method="post" action=(link.path) {
                button .main type="submit" { (frame.fill("site-link-take", &[("name", link.name.as_str().into())])) }
                a .button href="/" { (frame.say("site-link-leave")) }
            }
        }
    };
    frame.page("message", &title, Rooms::None, &content)
}

/// Says that a browser is somebody else now, and how to come back. This is the only time that the way back is shown.
pub fn link_taken(frame: &Frame, before: &Before) -> Markup {
    let title = frame.fill("site-link-taken", &[("name", frame.person_name.as_str().into())]);
    let name = || ("name", before.link.name.as_str().into());
    let content = html! {
        section .sheet .message {
            h1 { (title) }
            p { (frame.fill("site-link-before", &[name()])) }
            p .copyable {
                input type="text" readonly value=(before.address) aria-label=(frame.say("site-link"));
                button type="button" data-copy=(before.address) data-copied=(frame.say("site-copied")) { (frame.say("site-copy")) }
            }
            form .buttons method="post" action=(before.link.path) {
                a .button .main href="/" { (frame.say("site-to-home")) }
                button type="submit" { (frame.fill("site-link-back", &[name()])) }
            }
        }
    };
    frame.page("message", &title, Rooms::None, &content)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;
    use crate::page::Theme;

    fn frame(name: &str) -> Frame {
        let (theme, path) = (Theme::Auto, "/me/abc".to_owned());
        Frame { language: Language::De, theme, person_name: name.to_owned(), path }
    }

    #[test]
    fn the_question_sends_a_form_and_tells_who_one_is() {
        let link = Link { path: "/me/abc".to_owned(), name: "<Ada>".to_owned() };
        let page = link_asks(&frame("Bob"), &link).into_string();
        assert!(page.contains("<form class=\"buttons\" method=\"post\" action=\"/me/abc\">"), "{page}");
        assert!(page.contains("&lt;Ada&gt;") && page.contains("Bob") && !page.contains("<Ada>"));
        let page = link_asks(&frame(""), &link).into_string();
        assert!(!page.contains("site-link-now") && !page.contains("Bob"));
    }

    #[test]
    fn the_way_back_is_a_link_and_a_form() {
        let link = Link { path: "/me/abc".to_owned(), name: "Bob".to_owned() };
        let before = Before { link, address: "https://club.example/me/abc".to_owned() };
        let page = link_taken(&frame("Ada"), &before).into_string();
        assert!(
            page.contains("value=\"https://club.example/me/abc\"") && page.contains("action=\"/me/abc\"")
        );
    }
}
