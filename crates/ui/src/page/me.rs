//! The reader's own page: name, language, colours, private link.

use maud::{Markup, html};

use super::assets::Rooms;
use super::frame::{Frame, Theme, native, theme_id, theme_sign};
use super::home::{TableLine, rows};
use super::sign::pebble;
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
    /// The games that there are, by id and title.
    pub games: Vec<(String, String)>,
    /// The game whose finished tables are listed; of all games if it names none.
    pub game: Option<String>,
    /// Finished tables, the last finished first.
    pub finished: Vec<TableLine>,
}

/// The reader's own page; posts `name`, `lang` and `theme` to `/me`.
pub fn me(frame: &Frame, me: &Me) -> Markup {
    let content = html! {
        form .sheet.mine method="post" action="/me" {
            h1 { (pebble("you", &frame.person_name)) (frame.say("site-me")) }
            @if let Some(said) = &me.said { p .said role="status" { (said) } }
            @if let Some(error) = &me.error { p .error role="alert" { (error) } }
            label {
                span { (frame.say("site-me-name")) }
                input type="text" name="name" value=(frame.person_name) maxlength="40" required autocomplete="nickname";
            }
            fieldset .tiles {
                legend { (frame.say("site-me-language")) }
                @for language in Language::ALL {
                    label .tile lang=(language) {
                        input type="radio" name="lang" value=(language) checked[language == frame.language];
                        b { (native(language)) }
                    }
                }
            }
            fieldset .tiles {
                legend { (frame.say("site-me-theme")) }
                @for theme in Theme::ALL {
                    label .tile {
                        input type="radio" name="theme" value=(theme) checked[theme == frame.theme];
                        span aria-hidden="true" { (theme_sign(theme)) }
                        b { (frame.say(theme_id(theme))) }
                    }
                }
            }
            div .buttons { button .main type="submit" { (frame.say("site-me-save")) } }
        }
        @if let Some(link) = &me.link {
            section .sheet.carried {
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
        section #played .tables {
            header { h2 { (frame.say("site-me-played")) } }
            nav .filters aria-label=(frame.say("site-home-games")) {
                a .chip href="/me#played" aria-current=[me.game.is_none().then_some("true")] { (frame.say("site-me-all")) }
                @for (id, title) in &me.games {
                    a .chip href={ "/me?game=" (id) "#played" } aria-current=[(me.game.as_ref() == Some(id)).then_some("true")] { (title) }
                }
            }
            (rows(frame, &me.finished, "site-me-none"))
        }
    };
    frame.page("me", &frame.say("site-me"), Rooms::None, &content)
}
