//! What surrounds every page.

use core::fmt;
use core::str::FromStr;

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::assets::{self, Rooms};
use super::sign::{Sign, pebble};
use crate::{Arg, Language, Texts};

/// How a page is coloured.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Theme {
    /// As the device wishes.
    #[default]
    Auto,
    /// By day.
    Light,
    /// By night.
    Dark,
}

/// A theme that is none.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown theme {name:?}; there are: auto, light, dark")]
pub struct UnknownTheme {
    /// What was asked for.
    pub name: String,
}

impl Theme {
    /// All themes.
    pub const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];

    /// The word for it: `auto`, `light`, `dark`.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Theme {
    type Err = UnknownTheme;

    fn from_str(text: &str) -> Result<Theme, UnknownTheme> {
        let known = Theme::ALL.into_iter().find(|theme| theme.name() == text);
        known.ok_or_else(|| UnknownTheme { name: text.to_owned() })
    }
}

/// Who reads a page, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frame {
    /// In which language.
    pub language: Language,
    /// In which colours.
    pub theme: Theme,
    /// What the reader is called; nothing for a guest whom nobody knows.
    pub person_name: String,
    /// The path of the page with its query, to come back to when the language was changed: `/t/abc?step=3`.
    pub path: String,
}

/// What other pages tell about a link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview {
    /// The whole link.
    pub link: String,
    /// What it leads to.
    pub title: String,
    /// That in a sentence.
    pub text: String,
    /// The whole link of a picture, if there is one.
    pub picture: Option<String>,
}

impl Preview {
    fn tags(&self) -> Markup {
        html! {
            meta property="og:type" content="website";
            meta property="og:site_name" content="Henge";
            meta property="og:url" content=(self.link);
            meta property="og:title" content=(self.title);
            meta property="og:description" content=(self.text);
            @if let Some(picture) = &self.picture {
                meta property="og:image" content=(picture);
                meta property="og:image:width" content="1200";
                meta property="og:image:height" content="630";
                meta name="twitter:card" content="summary_large_image";
            }
        }
    }
}

impl Frame {
    /// The messages of the reader's language.
    pub fn texts(&self) -> &'static Texts {
        Texts::of(self.language)
    }

    pub(super) fn say(&self, id: &str) -> String {
        self.texts().say(id, &[])
    }

    pub(super) fn fill(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.texts().say(id, args)
    }

    /// The path of this page as the reader's own settings show it.
    fn plain(&self) -> String {
        let (path, query) = self.path.split_once('?').unwrap_or((&self.path, ""));
        let says = |pair: &&str| {
            !pair.is_empty() && !["lang", "theme"].contains(&pair.split('=').next().unwrap_or(""))
        };
        let kept: Vec<&str> = query.split('&').filter(says).collect();
        if kept.is_empty() { path.to_owned() } else { format!("{path}?{}", kept.join("&")) }
    }

    /// A whole page below the header of the house. `kind` names it for the style sheet and the script.
    pub(super) fn page(&self, kind: &str, title: &str, rooms: Rooms<'_>, content: &Markup) -> Markup {
        let content = html! {
            (self.header())
            main #content tabindex="-1" { (content) }
            (self.places())
        };
        self.whole((kind, title), rooms, None, &content)
    }

    /// A whole page whose link tells on other pages what it leads to.
    pub(super) fn previewed(
        &self,
        kind: &str,
        title: &str,
        rooms: Rooms<'_>,
        preview: &Preview,
        content: &Markup,
    ) -> Markup {
        let content = html! {
            (self.header())
            main #content tabindex="-1" { (content) }
        };
        self.whole((kind, title), rooms, Some(preview), &content)
    }

    /// A page that is the stage of a game and has a bar of its own instead of the header.
    pub(super) fn stage(
        &self,
        (kind, title): (&str, &str),
        game: &str,
        preview: Option<&Preview>,
        content: &Markup,
    ) -> Markup {
        let content = html! { main #content tabindex="-1" { (content) } };
        self.whole((kind, title), Rooms::One(game), preview, &content)
    }

    fn whole(
        &self,
        (kind, title): (&str, &str),
        rooms: Rooms<'_>,
        preview: Option<&Preview>,
        content: &Markup,
    ) -> Markup {
        let title = if title.is_empty() { "Henge".to_owned() } else { format!("{title} · Henge") };
        let room = match rooms {
            Rooms::One(game) => format!(" room-{game}"),
            Rooms::None | Rooms::Picture(_) | Rooms::All => String::new(),
        };
        html! {
            (DOCTYPE)
            html lang=(self.language) data-theme=(self.theme) {
                head {
                    meta charset="utf-8";
                    title { (title) }
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content=(match self.theme {
                        Theme::Auto => "light dark",
                        Theme::Light => "light",
                        Theme::Dark => "dark",
                    });
                    meta name="description" content=(self.say("site-description"));
                    @if let Some(preview) = preview { (preview.tags()) }
                    link rel="manifest" href="/manifest.webmanifest";
                    meta name="theme-color" media="(prefers-color-scheme: light)" content="#fcf9f1";
                    meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1e2529";
                    @for style in assets::styles(rooms) { link rel="stylesheet" href=(style.path()); }
                    link rel="icon" type="image/svg+xml" href=(assets::icon().path());
                    @for script in assets::scripts(rooms) { script src=(script.path()) defer {} }
                }
                body class={ "page-" (kind) (room) } {
                    a .skip href="#content" { (self.say("site-skip")) }
                    (content)
                    div #toast role="status" aria-live="polite" {}
                }
            }
        }
    }

    fn header(&self) -> Markup {
        html! {
            header .top {
                a .home href="/" { (logo()) span { "Henge" } }
                nav .ways-in aria-label=(self.say("site-nav-house")) {
                    @for (path, word) in PLACES { a href=(path) aria-current=[self.at(path)] { (self.say(word)) } }
                }
                nav .own aria-label=(self.say("site-nav")) {
                    a .calls href="/" hidden data-calling {}
                    (self.taste())
                    a .person href="/me" title=(self.say("site-me")) {
                        (pebble("you", &self.called()))
                        span { (self.called()) }
                    }
                }
            }
        }
    }

    /// What the reader is called.
    pub(super) fn called(&self) -> String {
        if self.person_name.is_empty() { self.say("site-guest") } else { self.person_name.clone() }
    }

    fn at(&self, path: &str) -> Option<&'static str> {
        (self.path.split('?').next() == Some(path)).then_some("page")
    }

    /// On a telephone, the places of the house at the lower edge.
    fn places(&self) -> Markup {
        html! {
            nav .places-bar aria-label=(self.say("site-nav-house")) {
                @for (path, word, sign) in [
                    ("/", "site-nav-play", Sign::Gate),
                    ("/#mine", "site-home-mine", Sign::Seats),
                    ("/#lobby", "site-nav-lobby", Sign::People),
                    ("/me", "site-me", Sign::Person),
                ] { a href=(path) aria-current=[self.at(path)] { (sign) span { (self.say(word)) } } }
            }
        }
    }

    /// The bar of a stage: the way home, the game, what the room says of its progress, and small tools.
    pub(super) fn bar(&self, game: &str, title: &str, round: &str) -> Markup {
        html! {
            header #bar {
                a .home href="/" title=(self.say("site-to-home")) { (logo()) span { "Henge" } }
                span .game-title { (title) }
                div #round { (PreEscaped(round)) }
                nav .tools aria-label=(self.say("site-nav")) {
                    a href={ "/learn/" (game) } { (self.say("site-learn")) }
                    a href={ "/rules/" (game) } target="_blank" { (self.say("site-rules")) }
                    button .sound type="button" hidden data-sound=(self.say("site-sound-on")) data-silence=(self.say("site-sound-off")) { "♪" }
                    (self.taste())
                }
            }
        }
    }

    /// A form, so that no address carries somebody's taste to somebody else.
    fn taste(&self) -> Markup {
        let other_theme = match self.theme {
            Theme::Auto => Theme::Dark,
            Theme::Dark => Theme::Light,
            Theme::Light => Theme::Auto,
        };
        html! {
            form .taste method="post" action="/taste" {
                input type="hidden" name="back" value=(self.plain());
                button .theme name="theme" value=(other_theme.name())
                    title=(self.say(theme_id(self.theme))) aria-label=(self.say(theme_id(self.theme))) {
                    (theme_sign(self.theme))
                }
                @for language in Language::ALL {
                    @if language != self.language {
                        button .language name="lang" value=(language.tag()) lang=(language) { (native(language)) }
                    }
                }
            }
        }
    }
}

pub(super) fn theme_id(theme: Theme) -> &'static str {
    match theme {
        Theme::Auto => "site-theme-auto",
        Theme::Light => "site-theme-light",
        Theme::Dark => "site-theme-dark",
    }
}

/// Where one can go from every page.
const PLACES: [(&str, &str); 3] = [("/", "site-nav-play"), ("/#lobby", "site-nav-lobby"), ("/me", "site-me")];

/// A sign for a theme.
pub(super) const fn theme_sign(theme: Theme) -> &'static str {
    match theme {
        Theme::Auto => "◐",
        Theme::Light => "☀",
        Theme::Dark => "☾",
    }
}

/// What a language calls itself.
pub(super) fn native(language: Language) -> &'static str {
    match language {
        Language::De => "Deutsch",
        Language::En => "English",
    }
}

fn logo() -> Markup {
    html! {
        svg .logo viewBox="0 0 32 24" aria-hidden="true" {
            path d="M1 6Q1 4 4 4H28Q31 4 31 7L30 9H2ZM4 10H10V23H4ZM22 10H28V23H22ZM13.500 13H18.500V23H13.500Z" {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame(path: &str) -> Frame {
        Frame {
            language: Language::De,
            theme: Theme::Dark,
            person_name: "<b>Eva</b> & \"Co\"".to_owned(),
            path: path.to_owned(),
        }
    }

    #[test]
    fn who_changes_the_language_comes_back_to_the_same_page() {
        assert_eq!(frame("/").plain(), "/");
        assert_eq!(frame("/t/a/replay?step=3&lang=de").plain(), "/t/a/replay?step=3");
        assert_eq!(frame("/t/a?theme=dark&as=P0&lang=en").plain(), "/t/a?as=P0");
        assert_eq!(frame("/?lang=en").plain(), "/");
    }

    #[test]
    fn names_cannot_bring_markup() {
        let page = frame("/\"><script>").page("home", "<i>x</i>", Rooms::None, &html! {}).into_string();
        assert!(
            !page.contains("<b>Eva") && !page.contains("<i>x") && !page.contains("\"><script>"),
            "{page}"
        );
        assert!(page.contains("lang=\"de\"") && page.contains("data-theme=\"dark\""));
        assert!(!page.contains(" style=") && !page.contains("<style"), "the policy allows no inline style");
    }

    #[test]
    fn who_has_no_name_is_a_guest() {
        let guest = Frame { person_name: String::new(), ..frame("/") };
        assert!(
            guest.page("home", "", Rooms::None, &html! {}).into_string().contains("<span>Gast</span></a>")
        );
    }
}
