//! The reader's own page: what they have played; name, language, colours; the private link.

use maud::{Markup, html};

use super::assets::Rooms;
use super::frame::{Frame, Theme, native, theme_id, theme_sign};
use super::sign::pebble;
use super::tally::{LastGame, Tally, games, numbers, overview};
use crate::Language;

/// What of the page is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Show {
    /// Numbers and the last games.
    #[default]
    Overview,
    /// All games.
    Games,
    /// Name, language, colours.
    Settings,
    /// The private link.
    Link,
}

impl Show {
    const ALL: [Show; 4] = [Show::Overview, Show::Games, Show::Settings, Show::Link];

    /// The word in addresses.
    fn word(self) -> &'static str {
        match self {
            Show::Overview => "overview",
            Show::Games => "games",
            Show::Settings => "settings",
            Show::Link => "link",
        }
    }

    fn title(self) -> &'static str {
        match self {
            Show::Overview => "site-me-overview",
            Show::Games => "site-me-games",
            Show::Settings => "site-me-settings",
            Show::Link => "site-me-along",
        }
    }

    /// What this word shows.
    pub fn read(word: &str) -> Option<Show> {
        Show::ALL.into_iter().find(|show| show.word() == word)
    }
}

/// What the page shows.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Me {
    /// What of it.
    pub show: Show,
    /// The whole private link that carries the identity to another device; a guest has none yet.
    pub link: Option<String>,
    /// Since when the person has been here, in words.
    pub since: Option<String>,
    /// Something to say, such as that the name was changed.
    pub said: Option<String>,
    /// What was wrong with the last try.
    pub error: Option<String>,
    /// The games that there are, by id and title.
    pub games: Vec<(String, String)>,
    /// The game whose finished tables are listed; of all games if it names none.
    pub game: Option<String>,
    /// What was played, in numbers.
    pub tally: Tally,
    /// Finished games, the last finished first.
    pub finished: Vec<LastGame>,
}

/// The reader's own page; posts `name`, `lang` and `theme` to `/me`. Its tabs are pages of their own, so that they need no
/// script.
pub fn me(frame: &Frame, me: &Me) -> Markup {
    let content = html! {
        header .who-i-am {
            h1 { (pebble("you", &frame.called())) (frame.called()) }
            @if let Some(since) = &me.since { p .small { (frame.fill("site-me-since", &[("when", since.as_str().into())])) } }
            @if me.tally.played > 0 { (numbers(frame, &me.tally)) }
        }
        nav .subpages aria-label=(frame.say("site-me")) {
            @for show in Show::ALL.into_iter().filter(|show| *show != Show::Link || me.link.is_some()) {
                a href={ "/me?show=" (show.word()) } aria-current=[(show == me.show).then_some("page")] { (frame.say(show.title())) }
            }
        }
        @match me.show {
            Show::Overview if me.finished.is_empty() => section .tallied.nothing {
                p { (frame.say("site-me-nothing")) }
                p .buttons { a .button.main href="/" { (frame.say("site-to-home")) } }
            },
            Show::Overview => (overview(frame, &me.tally, &me.finished)),
            Show::Games => (played(frame, me)),
            Show::Settings => (settings(frame, me)),
            Show::Link => (carried(frame, me)),
        }
    };
    frame.page("me", &frame.say("site-me"), Rooms::None, &content)
}

fn settings(frame: &Frame, me: &Me) -> Markup {
    html! {
        form .sheet.mine method="post" action="/me" {
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
    }
}

fn carried(frame: &Frame, me: &Me) -> Markup {
    html! {
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
    }
}

fn played(frame: &Frame, me: &Me) -> Markup {
    html! {
        section #played .tallied {
            header { h2 { (frame.say("site-me-played")) } }
            nav .filters aria-label=(frame.say("site-home-games")) {
                a .chip href="/me?show=games" aria-current=[me.game.is_none().then_some("true")] { (frame.say("site-me-all")) }
                @for (id, title) in &me.games {
                    a .chip href={ "/me?show=games&game=" (id) } aria-current=[(me.game.as_ref() == Some(id)).then_some("true")] { (title) }
                }
            }
            (games(frame, &me.finished))
        }
    }
}
