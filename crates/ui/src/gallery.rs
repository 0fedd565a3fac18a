//! All pieces of a game in pictures and words, and what the signs of its drawings mean.
//!
//! Each room makes its own out of its data and its drawings; the page of all of them is the same.

use maud::Markup;

use crate::Texts;

/// All pieces of a game.
#[derive(Clone, Debug, Default)]
pub struct Gallery {
    /// By what one may choose among the pieces.
    pub facets: Vec<Facet>,
    /// The pieces, those of a kind together.
    pub groups: Vec<Group>,
}

/// Something by which one may choose among pieces: the family.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Facet {
    /// Its stable word.
    pub key: &'static str,
    /// What it is called.
    pub name: String,
    /// What a piece may have, in a sensible order.
    pub values: Vec<Value>,
}

/// What a piece may have: fire.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Value {
    /// Its stable word.
    pub key: String,
    /// What it is called.
    pub name: String,
}

/// Pieces of a kind.
#[derive(Clone, Debug)]
pub struct Group {
    /// Its stable word.
    pub key: String,
    /// What the kind is called.
    pub title: String,
    /// What all of them have in common.
    pub line: Markup,
    /// How they are set: `cards`, `tiles`, `wide`, `small`.
    pub set: &'static str,
    /// The pieces.
    pub pieces: Vec<Entry>,
}

/// A piece with what it does.
#[derive(Clone, Debug, Default)]
pub struct Entry {
    /// What links name it: `card:troll`.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// The piece as rooms draw it.
    pub picture: Markup,
    /// What it does, a sentence each; nothing where the picture says it all.
    pub words: Vec<String>,
    /// What it has of each facet.
    pub facets: Vec<(&'static str, String)>,
}

/// A small drawing, and what it means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Symbol {
    /// The id under which drawings refer to it.
    pub id: &'static str,
    /// The field it is drawn in, as `viewBox` has it; nothing for a symbol that fills whatever room it gets.
    pub field: Option<&'static str>,
    /// What it is called.
    pub name: String,
    /// What it means, in a sentence.
    pub line: String,
}

impl Gallery {
    /// How many pieces there are.
    pub fn count(&self) -> usize {
        self.groups.iter().map(|group| group.pieces.len()).sum()
    }
}

impl Symbol {
    /// The symbols with these ids, with their words.
    pub(crate) fn all(texts: &Texts, field: Option<&'static str>, ids: &[&'static str]) -> Vec<Symbol> {
        let say = |id: &str, end: &str| texts.say(&format!("sign-{id}{end}"), &[]);
        ids.iter().map(|id| Symbol { id, field, name: say(id, ""), line: say(id, "-line") }).collect()
    }
}

impl Facet {
    /// A facet with its values by word and name.
    pub(crate) fn of(
        texts: &Texts,
        key: &'static str,
        values: impl IntoIterator<Item = (String, String)>,
    ) -> Facet {
        let values = values.into_iter().map(|(key, name)| Value { key, name }).collect();
        Facet { key, name: texts.say(&format!("gallery-facet-{key}"), &[]), values }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use catalog::Catalog;

    use crate::{Language, Texts, parlours};

    #[test]
    fn every_piece_has_a_name_a_picture_and_a_place_of_its_own() {
        let catalog = Catalog::built_in();
        for parlour in parlours(&catalog) {
            for language in Language::ALL {
                let gallery = parlour.gallery(Texts::of(language));
                let mut ids = BTreeSet::new();
                for piece in gallery.groups.iter().flat_map(|group| &group.pieces) {
                    assert!(ids.insert(piece.id.clone()), "{} is there twice", piece.id);
                    assert!(piece.id.contains(':') && !piece.id.contains(' '), "{}", piece.id);
                    assert!(!piece.name.is_empty(), "{}", piece.id);
                    let picture = piece.picture.clone().into_string();
                    let drawn = picture.contains("<use") || picture.contains("rs-pts");
                    assert!(drawn && !picture.contains("data-"), "{}: {picture}", piece.id);
                    // What a piece does stands on it or below it.
                    assert!(!piece.words.is_empty() || picture.contains("-text\""), "{}", piece.id);
                    for (facet, value) in &piece.facets {
                        let facet = gallery.facets.iter().find(|known| known.key == *facet);
                        let known =
                            facet.is_some_and(|facet| facet.values.iter().any(|known| known.key == *value));
                        assert!(known, "{}: {value}", piece.id);
                    }
                }
                assert!(
                    gallery.groups.iter().all(|group| !group.pieces.is_empty() && !group.title.is_empty())
                );
                assert_eq!(gallery.count(), ids.len());
            }
        }
    }

    /// Whatever a room can refer to is in its legend, or told apart as a piece of its own, or a mere shape.
    #[test]
    fn every_symbol_of_a_room_is_explained() {
        let catalog = Catalog::built_in();
        // Pieces of the gallery, pictures on cards, and shapes out of which tiles are made.
        let pieces =
            ["rs-menhir-", "rs-rune-", "rse-", "rsl-", "ve-", "vc-", "rsc-", "sk-n-", "rs-anvil-large"];
        for parlour in parlours(&catalog) {
            let legend = parlour.legend(Texts::of(Language::En));
            let drawn = parlour.symbols().into_string();
            let ids = drawn.split("<symbol id=\"").skip(1).filter_map(|rest| rest.split('"').next());
            for id in ids.filter(|id| pieces.iter().all(|piece| !id.starts_with(piece))) {
                assert!(legend.iter().any(|symbol| symbol.id == id), "{id} is not explained");
            }
            for symbol in &legend {
                assert!(drawn.contains(&format!("id=\"{}\"", symbol.id)), "{} is drawn nowhere", symbol.id);
            }
            let names: BTreeSet<&str> = legend.iter().map(|symbol| symbol.name.as_str()).collect();
            assert_eq!(names.len(), legend.len(), "each has a name of its own");
        }
    }

    #[test]
    fn a_gallery_shows_all_that_the_data_have() {
        let catalog = Catalog::built_in();
        let count = |game: &str, kind: &str| {
            let gallery = crate::parlour(&catalog, game).unwrap().gallery(Texts::of(Language::De));
            let pieces = gallery.groups.iter().flat_map(|group| &group.pieces);
            pieces.filter(|piece| piece.id.starts_with(kind)).count()
        };
        assert_eq!(count("vale", "card:"), 70);
        assert_eq!((count("runestones", "card:"), count("runestones", "rune:")), (68, 8));
        assert_eq!(
            (count("skye", "scoring:"), count("skye", "scroll:"), count("skye", "tablet:")),
            (22, 19, 5)
        );
        assert_eq!((count("dolmengoetter", "dolmen:"), count("dolmengoetter", "circle:")), (4, 3));
    }
}
