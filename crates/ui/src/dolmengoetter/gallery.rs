//! What stands on the board, the dolmens, the circles, and the runes.

use game_dolmengoetter::{Board, Config, Data, Dolmengoetter, Rune, Value};
use kernel::{Rules, Seat, Viewer};
use maud::{Markup, html};

use super::symbols::{glyph, slab};
use super::{board_name, runes};
use crate::{Entry, Facet, Gallery, Group, Texts};

/// The kinds of pieces, with how they are set.
const KINDS: [(&str, &str); 4] =
    [("pieces", "small"), ("dolmens", "small"), ("circles", "small"), ("runes", "small")];

/// All pieces.
pub(super) fn gallery(data: &'static Data, texts: &'static Texts) -> Gallery {
    let say = |id: &str| texts.say(&format!("gallery-dolmengoetter-{id}"), &[]);
    let groups = KINDS.into_iter().map(|(key, set)| {
        let pieces = match key {
            "pieces" => pieces(data, texts),
            "dolmens" => dolmens(data, texts),
            "circles" => circles(data, texts),
            _ => all_runes(data, texts),
        };
        let line = say(&format!("{key}-line"));
        Group { key: key.to_owned(), title: say(key), line: html! { (line) }, set, pieces }
    });
    Gallery {
        facets: vec![Facet::of(texts, "kind", KINDS.map(|(key, _)| (key.to_owned(), say(key))))],
        groups: groups.collect(),
    }
}

/// A piece of a kind.
fn entry(kind: &str, id: String, name: String, picture: Markup, words: Vec<String>) -> Entry {
    Entry { id, name, picture, words, facets: vec![("kind", kind.to_owned())] }
}

fn pieces(data: &'static Data, texts: &Texts) -> Vec<Entry> {
    let colour = data.colours.first().map_or("#888", |colour| colour.hex.as_str());
    ["druid", "lying", "stone", "place"]
        .into_iter()
        .map(|word| {
            let name = texts.say(&format!("gallery-dolmengoetter-{word}"), &[]);
            let line = texts.say(&format!("gallery-dolmengoetter-{word}-line"), &[]);
            let picture = glyph(&format!("dg-{word}"), colour);
            entry("pieces", format!("piece:{word}"), name, picture, vec![line])
        })
        .collect()
}

/// The dolmens by value, with how many somebody has.
fn dolmens(data: &'static Data, texts: &Texts) -> Vec<Entry> {
    let facts = data.facts();
    let tables: Vec<Config> = (facts.players_min..=facts.players_max)
        .filter_map(|players| Config::choose(data, players, &[]).ok())
        .collect();
    let one = |value: &Value| {
        let points = value.points();
        let mut words = vec![texts.say("gallery-dolmengoetter-dolmen-line", &[("value", points.into())])];
        // All have the same; what the position of a table says of its first seat holds for everyone.
        let count = |config: &Config| {
            let view = <Dolmengoetter as kernel::Hidden>::view(&Dolmengoetter::setup(config), Viewer::Open);
            Some((
                config.seats.to_string(),
                view.secrets[Seat::ALL[0]]?.supply.count(value.kind()).to_string(),
            ))
        };
        let (players, counts): (Vec<String>, Vec<String>) = tables.iter().filter_map(count).unzip();
        let args = [("players", players.join(", ").into()), ("counts", counts.join(", ").into())];
        words.push(texts.say("gallery-dolmengoetter-dolmen-copies", &args));
        let name = texts.say("gallery-dolmengoetter-dolmen", &[("value", points.into())]);
        let picture = tables.first().map(|config| slab(config, Seat::ALL[0], Some(points)));
        entry("dolmens", format!("dolmen:{points}"), name, picture.unwrap_or_default(), words)
    };
    Value::ALL.iter().map(one).collect()
}

/// The circles by size.
fn circles(data: &'static Data, texts: &Texts) -> Vec<Entry> {
    let mut sizes: Vec<(usize, Vec<u8>)> = data
        .boards
        .iter()
        .flat_map(|board| &board.circles)
        .map(|circle| (circle.outline.len(), circle.factors.iter().copied().collect()))
        .collect();
    sizes.sort();
    sizes.dedup();
    let one = |(size, factors): (usize, Vec<u8>)| {
        let times: Vec<String> = factors.iter().map(|factor| format!("×{factor}")).collect();
        let args = [("dolmens", factors.len().into()), ("factors", texts.list(&times).into())];
        let name = texts.say("gallery-dolmengoetter-circle", &[("places", size.into())]);
        let words = vec![texts.say("gallery-dolmengoetter-circle-line", &args)];
        entry("circles", format!("circle:{size}"), name, ring(size), words)
    };
    sizes.into_iter().map(one).collect()
}

/// A circle of so many places.
fn ring(size: usize) -> Markup {
    let angle = |index: usize, turn: f64| core::f64::consts::TAU * (index as f64 + turn) / size as f64;
    let at = |angle: f64, far: f64| (far * angle.sin(), -far * angle.cos());
    let corner = |index: usize| {
        let (x, y) = at(angle(index, 0.5), 46.0);
        format!("{x:.0} {y:.0}")
    };
    let corners: Vec<String> = (0..size).map(corner).collect();
    html! {
        svg .dg .gallery-ring viewBox="-64 -64 128 128" aria-hidden="true" {
            g .dg-circle.{ "s" (size) } { path .dg-field d={ "M" (corners.join("L")) "Z" } {} }
            @for index in 0..size {
                @let (x, y) = at(angle(index, 0.5), 46.0);
                use href="#dg-place" transform=(format!("translate({x:.0} {y:.0})scale(.9)")) {}
            }
            text .dg-factor y="12" { (size) }
        }
    }
}

/// The runes with where they are on each board.
fn all_runes(data: &'static Data, texts: &Texts) -> Vec<Entry> {
    let places = |board: &Board, rune: &Rune| {
        let with = board.spots.iter().zip(1..).filter(|(spot, _)| spot.rune.as_deref() == Some(&rune.id));
        let numbers: Vec<String> = with.map(|(_, number): (_, usize)| number.to_string()).collect();
        (!numbers.is_empty()).then(|| texts.list(&numbers))
    };
    let one = |rune: &Rune| {
        let words: Vec<String> = data
            .boards
            .iter()
            .filter_map(|board| {
                let args =
                    [("board", board_name(texts, board).into()), ("places", places(board, rune)?.into())];
                Some(texts.say("gallery-dolmengoetter-rune-line", &args))
            })
            .collect();
        let picture = html! {
            svg .dg .gallery-rune viewBox="-22 -22 44 44" aria-hidden="true" {
                use href="#dg-place" transform="scale(1.35)" {}
                path .dg-rune d=[runes::strokes(&rune.glyph)] {}
            }
        };
        let name = texts.say("gallery-dolmengoetter-rune", &[("name", rune.name.as_str().into())]);
        (!words.is_empty())
            .then(|| entry("runes", format!("rune:{}", rune.id.to_lowercase()), name, picture, words))
    };
    data.runes.iter().filter_map(one).collect()
}
