//! The reader's own page: name, language, colours, private link.

use maud::{Markup, html};

use super::assets::Rooms;
use super::frame::{Frame, Theme, native, theme_id};
use crate::Language;

/// What the page shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Me {
    /// The whole private link that carries the identity to another device; a guest has none yet.
    pub link: Option<String>,
    /// Something to say, such as that the name was changed.
    pub said: Option<String>,
    /// What was wrong with the last try.
    pub error: Option<String>,
}

/// The reader's own page; posts `name`, `lang` and `theme` to `/me`.
pub fn me(frame: &Frame, me: &Me) -> Markup {
    let content = html! {
        form .sheet method="post" action="/me" {
            h1 { (frame.say("site-me")) }
            @if let Some(said) = &me.said { p .said role="status" { (said) } }
            @if let Some(error) = &me.error { p .error role="alert" { (error) } }
            label {
                span { (frame.say("site-me-name")) }
                input type="text" name="name" value=(frame.person_name) maxlength="40" required autocomplete="nickname";
            }
            label {
                span { (frame.say("site-me-language")) }
                select name="lang" {
                    @for language in Language::ALL {
                        option value=(language) selected[language == frame.language] { (native(language)) }
                    }
                }
            }
            label {
                span { (frame.say("site-me-theme")) }
                select name="theme" {
                    @for theme in Theme::ALL {
                        option value=(theme) selected[theme == frame.theme] { (frame.say(theme_id(theme))) }
                    }
                }
            }
            div .buttons { button .main type="submit" { (frame.say("site-me-save")) } }
        }
        @if let Some(link) = &me.link {
            section .sheet {
                h2 { (frame.say("site-me-link")) }
                p { (frame.say("site-me-link-text")) }
                details {
                    summary { (frame.say("site-me-link-show")) }
                    p .copyable {
                        input type="text" readonly value=(link) aria-label=(frame.say("site-me-link"));
                        button type="button" data-copy=(link) data-copied=(frame.say("site-copied")) { (frame.say("site-copy")) }
                    }
                }
            }
        }
    };
    frame.page("me", &frame.say("site-me"), Rooms::None, &content)
}
