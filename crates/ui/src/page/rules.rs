//! Rules pages: the texts that also run as tests, with pictures of their positions and steps in words.

use std::collections::BTreeMap;

use kernel::{Choice, Game, Seat, Viewer};
use maud::{Markup, html};
use toml::{Table, Value};

use super::assets::Rooms;
use super::frame::Frame;
use super::markdown::{Hooks, render};
use crate::Voice;
use crate::room::{Room, view_of};
use crate::{Names, Texts};

/// What a rules page shows.
#[derive(Clone, Debug)]
pub struct RulesPage {
    /// The id of the game.
    pub game: String,
    /// The title of the game.
    pub title: String,
    /// The name of the page: `index`, `druids`.
    pub page: String,
    /// The pages there are: name and title.
    pub pages: Vec<(String, String)>,
    /// The rules in short, in the reader's language.
    pub short: Vec<String>,
    /// The text.
    pub body: Markup,
    /// What the pictures refer to.
    pub symbols: Markup,
}

/// The pages of a game's rules: name and title, the overview first.
pub fn rules_pages<G: Room>() -> Vec<(String, String)> {
    let title = |text: &str| text.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or("").to_owned();
    G::RULES.iter().map(|(name, text)| ((*name).to_owned(), title(text))).collect()
}

impl RulesPage {
    /// A page of a game's rules; `None` if there is none with this name.
    pub fn of<G: Room>(data: &'static G::Data, texts: &'static Texts, page: &str) -> Option<RulesPage> {
        let (name, text) = G::RULES.iter().find(|(name, _)| *name == page)?;
        Some(RulesPage {
            game: G::ID.to_owned(),
            title: <G as Game>::facts(data).title.to_owned(),
            page: (*name).to_owned(),
            pages: rules_pages::<G>(),
            short: G::short_rules(texts),
            body: body::<G>(data, texts, text),
            symbols: G::symbols(),
        })
    }
}

fn body<G: Room>(data: &'static G::Data, texts: &'static Texts, text: &str) -> Markup {
    let mut heads: BTreeMap<String, Table> = BTreeMap::new();
    let mut block = |info: &str, body: &str| {
        let scenario = info == "henge";
        scenario.then(|| example::<G>(data, texts, &mut heads, body))
    };
    let link = |address: &str| {
        let (file, part) = address.split_once('#').unwrap_or((address, ""));
        let part = if part.is_empty() { String::new() } else { format!("#{part}") };
        match file.strip_suffix(".md") {
            Some(page) if G::RULES.iter().any(|(name, _)| *name == page) => {
                format!("/rules/{}/{page}{part}", G::ID)
            }
            _ => address.to_owned(),
        }
    };
    render(text, &mut Hooks { link: &link, block: &mut block })
}

/// What a block has, laid over what it extends.
fn over(below: &Table, above: &Table) -> Table {
    let mut all = below.clone();
    for (key, value) in above {
        let merged = match (all.get(key), value) {
            (Some(Value::Table(below)), Value::Table(above)) => Value::Table(over(below, above)),
            _ => value.clone(),
        };
        all.insert(key.clone(), merged);
    }
    all
}

/// A scenario: the picture of its position, its steps in words, its source folded away.
fn example<G: Room>(
    data: &'static G::Data,
    texts: &'static Texts,
    heads: &mut BTreeMap<String, Table>,
    source: &str,
) -> Markup {
    let (head, script) = source.split_once("\n---").unwrap_or((source, ""));
    let own: Table = head.parse().unwrap_or_default();
    let below = own.get("extends").and_then(Value::as_str).and_then(|name| heads.get(name));
    let mut whole = below.map_or_else(|| own.clone(), |below| over(below, &own));
    whole.remove("name");
    if let Some(name) = own.get("name").and_then(Value::as_str) {
        heads.insert(name.to_owned(), whole.clone());
    }
    let title = own.get("title").and_then(Value::as_str);
    // A block without a script only names a position for later ones.
    let config = configure::<G>(data, &whole).filter(|_| !script.trim().is_empty());
    let view = config.as_ref().and_then(|config| match whole.get("position") {
        // Without a position it is the beginning of a game.
        None => Some(G::view(&G::setup(config), Viewer::Open)),
        Some(position) => view_of::<G>(config, &serde_json::to_string(position).ok()?),
    });
    let folded = html! {
        details .source {
            summary {
                (texts.say("site-rules-source", &[]))
                @if let Some(name) = own.get("name").and_then(Value::as_str) { " " code { (name) } }
            }
            pre { code { (source) } }
        }
    };
    let Some(config) = &config else { return folded };
    html! {
        figure .example {
            @if let Some(view) = &view { (G::still(view)) }
            figcaption {
                @if let Some(title) = title { strong { (title) } }
                (steps::<G>(config, texts, script))
                (folded)
            }
        }
    }
}

fn configure<G: Room>(data: &'static G::Data, head: &Table) -> Option<G::Config> {
    let players = head.get("players").and_then(Value::as_integer)?;
    let options = head.get("options").and_then(Value::as_table).cloned().unwrap_or_default();
    let text = |value: &Value| match value {
        Value::Integer(number) => Some(number.to_string()),
        other => other.as_str().map(str::to_owned),
    };
    let chosen: Vec<(String, String)> =
        options.iter().filter_map(|(key, value)| Some((key.clone(), text(value)?))).collect();
    let choices: Vec<Choice<'_>> = chosen.iter().map(|(key, value)| Choice { key, value }).collect();
    G::configure(data, u8::try_from(players).ok()?, &choices).ok()
}

/// The decisions of a scenario in words; what it expects stays in its source.
fn steps<G: Room>(config: &G::Config, texts: &'static Texts, script: &str) -> Markup {
    let names = Names::new(|seat| G::default_name(config, seat, texts));
    let voice = Voice::<G> { texts, config, names: &names };
    let step = |line: &str| {
        let (who, what) = line.split_once(": ")?;
        let seat: Seat = who.parse().ok()?;
        let action = G::read_action(config, what.trim()).ok()?;
        Some(format!("{}: {}", voice.names.of(seat), G::deed(&voice, action)))
    };
    let said: Vec<String> = script.lines().filter_map(step).collect();
    html! {
        @if !said.is_empty() { ol { @for step in said { li { (step) } } } }
    }
}

/// A page of the exact rules.
pub fn rules(frame: &Frame, rules: &RulesPage) -> Markup {
    let path = |page: &str| format!("/rules/{}/{page}", rules.game);
    let title = frame.fill("site-rules-title", &[("title", rules.title.as_str().into())]);
    let content = html! {
        (rules.symbols)
        div .rules {
            nav .contents aria-label=(frame.say("site-rules")) {
                a .to-guide href={ "/rules/" (rules.game) } { (frame.say("guide-way-back")) }
                ul {
                    @for (page, title) in &rules.pages {
                        li { a href=(path(page)) aria-current=[(*page == rules.page).then_some("page")] { (title) } }
                    }
                }
                a .button .main .learn-it href={ "/learn/" (rules.game) } { (frame.say("learn-way-in")) }
                form method="post" action={ "/play/" (rules.game) } { button type="submit" { (frame.say("site-home-play")) } }
                a href={ "/gallery/" (rules.game) } { (frame.say("gallery-way-in")) }
            }
            article .text lang=(frame.language) {
                @if rules.page == "index" {
                    section .short {
                        h2 { (frame.say("site-rules-short")) }
                        @for row in &rules.short {
                            @if let Some(point) = row.strip_prefix(" - ") { p .point { (point) } } @else { p { (row) } }
                        }
                    }
                }
                @if frame.language != crate::Language::En { p .hint { (frame.say("site-rules-english")) } }
                div lang="en" { (rules.body) }
            }
        }
    };
    frame.page("rules", &title, Rooms::One(&rules.game), &content)
}
