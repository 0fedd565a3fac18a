//! All tiles, scoring tiles, scrolls and stone tablets.

use game_skye::{Config, Data, ScoringTile, Scroll, Tablet, Tile, TileId, TileKind, Turns};
use maud::{Markup, html};

use super::goal_text::{goal_line, goal_name, scroll_line, tablet_line, tablet_name};
use super::icons;
use super::sentences::Sentences;
use super::tile::Face;
use crate::{Entry, Facet, Gallery, Group, Names, Texts, capitalised};

/// What a tile may show.
const HOLDS: [&str; 9] =
    ["sheep", "cattle", "farms", "brochs", "ships", "lighthouses", "barrel", "scroll-on", "tablet-on"];

/// The kinds of pieces.
const KINDS: [&str; 4] = ["tiles", "scoring", "scrolls", "tablets"];

/// All pieces.
pub(super) fn gallery(data: &'static Data, texts: &'static Texts) -> Gallery {
    let druids = [kernel::Choice { key: "variant", value: "druids" }];
    let config = Config::choose(data, data.rules.players_min, &druids);
    // Invariant: a table of the fewest players is always possible.
    let config =
        config.or_else(|_| Config::choose(data, data.rules.players_min, &[])).expect("the data make a table");
    let names = Names::new(|_| String::new());
    let all = All { data, texts, sentences: &Sentences { texts, config: &config, names: &names } };
    Gallery { facets: all.facets(), groups: all.groups() }
}

/// Whatever there is to be drawn.
struct All<'a> {
    data: &'static Data,
    texts: &'static Texts,
    sentences: &'a Sentences<'a>,
}

impl All<'_> {
    fn say(&self, id: &str, args: &[(&str, crate::Arg<'_>)]) -> String {
        self.texts.say(&format!("gallery-skye-{id}"), args)
    }

    fn facets(&self) -> Vec<Facet> {
        let named = |key: &str| (key.to_owned(), self.say(key, &[]));
        let mut costs: Vec<u8> = self.data.tiles.iter().filter_map(price).collect();
        costs.sort_unstable();
        costs.dedup();
        vec![
            Facet::of(self.texts, "kind", KINDS.map(named)),
            Facet::of(self.texts, "box", ["base", "with-druids"].map(named)),
            Facet::of(self.texts, "holds", HOLDS.map(named)),
            Facet::of(self.texts, "cost", costs.into_iter().map(|cost| (cost.to_string(), cost.to_string()))),
        ]
    }

    fn group(&self, key: &str, line: &str, set: &'static str, pieces: Vec<Entry>) -> Group {
        Group { key: key.to_owned(), title: self.say(key, &[]), line: html! { (line) }, set, pieces }
    }

    fn groups(&self) -> Vec<Group> {
        let tiles = |wanted: fn(&TileKind) -> bool| -> Vec<Entry> {
            let with = self.data.tiles.iter().enumerate().filter(|(_, tile)| wanted(&tile.kind));
            with.map(|(index, tile)| self.tile(TileId::from_index(index as u8), tile)).collect()
        };
        let line = |key: &str| self.say(&format!("{key}-line"), &[]);
        // All castles are the same but for their flags.
        let castles: Vec<Entry> = tiles(|kind| *kind == TileKind::Castle).into_iter().take(1).collect();
        let gold = self.say("castle-line", &[("gold", self.data.rules.castle_income.into())]);
        let groups = [
            self.group(
                "scoring",
                &line("scoring"),
                "wide",
                self.data.scoring.iter().map(|one| self.goal(one)).collect(),
            ),
            self.group(
                "scrolls",
                &line("scrolls"),
                "small",
                self.data.scrolls.iter().map(|one| self.scroll(one)).collect(),
            ),
            self.group(
                "tablets",
                &line("tablets"),
                "small",
                self.data.tablets.iter().map(|one| self.tablet(one)).collect(),
            ),
            self.group("castle", &gold, "tiles", castles),
            self.group("landscape", &line("landscape"), "tiles", tiles(|kind| *kind == TileKind::Landscape)),
            self.group(
                "druids",
                &line("druids"),
                "tiles",
                tiles(|kind| matches!(kind, TileKind::Druid { .. })),
            ),
        ];
        groups.into_iter().filter(|group| !group.pieces.is_empty()).collect()
    }

    /// A tile as printed, with what is on it.
    fn tile(&self, id: TileId, tile: &'static Tile) -> Entry {
        let mut words = Vec::new();
        if tile.kind != TileKind::Castle {
            words.push(capitalised(&self.sentences.things(id)));
        }
        words.extend(price(tile).map(|gold| self.say("price", &[("gold", gold.into())])));
        words.push(self.sentences.sides(id, Turns::default()));
        let from = if matches!(tile.kind, TileKind::Druid { .. }) { "with-druids" } else { "base" };
        let mut facets = vec![("kind", "tiles".to_owned()), ("box", from.to_owned())];
        facets.extend(holds(tile).map(|key| ("holds", key.to_owned())));
        facets.extend(price(tile).map(|gold| ("cost", gold.to_string())));
        let name = if tile.kind == TileKind::Castle { self.say("castle", &[]) } else { tile.name.clone() };
        Entry {
            id: self::id(tile),
            name,
            picture: html! {
                svg .sk-tile viewBox="-51 -51 102 102" aria-hidden="true" {
                    (Face { flag: Some("#2f6db5"), ..Face::printed(self.data, tile) }.draw())
                    path .sk-grid d="M-50-50H50V50H-50Z" {}
                }
            },
            words,
            facets,
        }
    }

    fn goal(&self, tile: &'static ScoringTile) -> Entry {
        let from = if tile.set == "base" { "base" } else { "with-druids" };
        Entry {
            id: goal_id(tile),
            name: capitalised(&goal_name(self.texts, tile)),
            picture: html! { svg .sk-goal-picture viewBox="-30 -20 60 40" aria-hidden="true" { (icons::measure(tile.measure)) } },
            words: vec![goal_line(self.texts, tile).to_owned()],
            facets: vec![("kind", "scoring".to_owned()), ("box", from.to_owned())],
        }
    }

    fn scroll(&self, scroll: &'static Scroll) -> Entry {
        let line = scroll_line(self.texts, scroll);
        Entry {
            id: format!("scroll:{}", scroll.key),
            name: capitalised(&line),
            picture: html! { svg .gallery-scroll viewBox="-22 -14 44 28" aria-hidden="true" { g .sk-scroll { (icons::scroll(scroll)) } } },
            words: vec![self.texts.say("room-skye-twice", &[])],
            facets: vec![("kind", "scrolls".to_owned())],
        }
    }

    fn tablet(&self, tablet: &'static Tablet) -> Entry {
        Entry {
            id: format!("tablet:{}", tablet.key),
            name: tablet_name(self.texts, tablet).to_owned(),
            picture: picture_of(tablet),
            words: vec![tablet_line(self.texts, tablet)],
            facets: vec![("kind", "tablets".to_owned()), ("box", "with-druids".to_owned())],
        }
    }
}

fn picture_of(tablet: &Tablet) -> Markup {
    html! { svg .gallery-tablet viewBox="-16 -16 32 32" aria-hidden="true" { (icons::tablet(&tablet.key)) } }
}

/// What links name a tile.
pub(super) fn id(tile: &Tile) -> String {
    format!("tile:{}", tile.name.to_lowercase().replace(' ', "-"))
}

/// What links name a scoring tile.
pub(super) fn goal_id(tile: &ScoringTile) -> String {
    format!("scoring:{}", tile.name.to_lowercase())
}

/// What is printed on the stone of a druid tile.
fn price(tile: &Tile) -> Option<u8> {
    matches!(tile.kind, TileKind::Druid { .. }).then(|| tile.price())
}

/// What a tile shows, by the words of the facet.
fn holds(tile: &Tile) -> impl Iterator<Item = &'static str> {
    let symbols = &tile.symbols;
    let tablet = matches!(tile.kind, TileKind::Druid { tablet: Some(_), .. });
    let there = [
        symbols.sheep > 0,
        symbols.cattle > 0,
        symbols.farms > 0,
        symbols.brochs > 0,
        symbols.ships > 0,
        symbols.lighthouses > 0,
        tile.barrel.is_some(),
        tile.scroll.is_some(),
        tablet,
    ];
    HOLDS.into_iter().zip(there).filter(|(_, there)| *there).map(|(key, _)| key)
}
