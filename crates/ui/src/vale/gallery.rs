//! All creatures, family by family.

use game_vale::{Card, CardData, Config, Data, Family, Kind, Vale};
use kernel::{Rules, Viewer};
use maud::{Markup, html};

use super::icons::{self, stones};
use super::table::{Drawing, Mode};
use super::{card_name, family_name};
use crate::{Entry, Facet, Gallery, Group, Names, Texts};

/// The effects a creature may have, with what the facet calls them.
const EFFECTS: [(Kind, &str); 3] = [
    (Kind::Instant, "gallery-vale-instant"),
    (Kind::Permanent, "gallery-vale-permanent"),
    (Kind::Active, "gallery-vale-active"),
];

/// All creatures.
pub(super) fn gallery(data: &'static Data, texts: &'static Texts) -> Gallery {
    // Invariant: a table of the fewest players is always possible.
    let config = Config::choose(data, data.facts().players_min, &[]).expect("the data make a table");
    let view = <Vale as kernel::Hidden>::view(&Vale::setup(&config), Viewer::Open);
    let names = Names::new(|_| String::new());
    let drawing = Drawing { texts, names: &names, view: &view, mode: Mode::Still };
    let group = |family: Family| Group {
        key: family.key().to_owned(),
        title: family_name(data, family, texts.language()).to_owned(),
        line: html! {
            (icons::family(family)) " " (texts.say("gallery-vale-sale", &[])) " " (stones(data.families[family.index()].sale))
        },
        set: "cards",
        pieces: of_family(data, family).map(|card| entry(&drawing, card)).collect(),
    };
    Gallery { facets: facets(data, texts), groups: Family::ALL.into_iter().map(group).collect() }
}

fn all(data: &'static Data) -> impl Iterator<Item = Card> {
    (0..data.cards.len()).map(|index| Card::from_index(index as u8))
}

/// The creatures of a family, the cheapest first.
fn of_family(data: &'static Data, family: Family) -> impl Iterator<Item = Card> {
    let mut cards: Vec<Card> = all(data).filter(|card| data.card(*card).family == family).collect();
    cards.sort_by_key(|card| data.card(*card).cost);
    cards.into_iter()
}

fn facets(data: &'static Data, texts: &Texts) -> Vec<Facet> {
    let mut costs: Vec<u8> = all(data).map(|card| data.card(card).cost).collect();
    costs.sort_unstable();
    costs.dedup();
    let family =
        |family: Family| (family.key().to_owned(), family_name(data, family, texts.language()).to_owned());
    vec![
        Facet::of(texts, "family", Family::ALL.map(family)),
        Facet::of(texts, "effect", EFFECTS.map(|(kind, id)| (kind.key().to_owned(), texts.say(id, &[])))),
        Facet::of(texts, "cost", costs.into_iter().map(|cost| (cost.to_string(), cost.to_string()))),
    ]
}

fn entry(drawing: &Drawing<'_>, card: Card) -> Entry {
    let said = drawing.data().card(card);
    let effects = said.texts.iter().map(|text| ("effect", text.kind.key().to_owned()));
    Entry {
        id: id(said),
        name: card_name(said, drawing.language()).to_owned(),
        picture: large(drawing, card),
        words: Vec::new(),
        facets: [("family", said.family.key().to_owned()), ("cost", said.cost.to_string())]
            .into_iter()
            .chain(effects)
            .collect(),
    }
}

/// What links name a creature.
pub(super) fn id(card: &CardData) -> String {
    format!("card:{}", card.key)
}

/// A card as it is shown enlarged, with all it says.
fn large(drawing: &Drawing<'_>, card: Card) -> Markup {
    let family = drawing.data().card(card).family.key();
    html! { div .vale-card.vale-large.{ "vale-" (family) } { (drawing.face(card)) } }
}
