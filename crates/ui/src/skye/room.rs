//! Isle of Skye on a page.

use game_skye::{Config, Data, Event, Seen, Skye, View, income, scrolls};
use kernel::{Seat, Standings};
use maud::{Markup, html};

use super::keys::Piece;
use super::table::Table;
use super::territory::{Sheet, Zoom};
use super::tile::Face;
use super::{account, acts, cards, close, moments, stage, symbols};
use crate::room::{Badge, Count, Drawn, Gain, Room, Scene, differing, view_of};
use crate::{Gallery, Highlight, Language, Symbol, Texts, Voice};

macro_rules! page {
    ($name:literal) => {
        ($name, include_str!(concat!("../../../../docs/rules/skye/", $name, ".md")))
    };
}

/// A territory in full bloom, for the shelf.
const SHOWN: &str = r#"{"phase": "build", "pending": {"P0": ["L09"]}, "territories": {"P0": ["L67 -1,0 r0", "L45 1,0 r3", "L60 -1,-1 r0", "L62 2,0 r1",
    "L52 -1,-2 r2", "L49 -1,-3 r2", "L48 0,-2 r1", "L25 0,1 r3", "L61 0,-3 r0", "L39 -2,-2 r0", "L26 0,-4 r1",
    "L05 0,-1 r0", "L20 2,1 r0"]}}"#;

/// A territory to be looked at.
pub(super) fn picture(view: &View, seat: Seat, zoom: Zoom) -> Sheet<'_> {
    Sheet { view, seat, zoom, fresh: &[], lit: &[], cells: None, spots: Vec::new(), drawn: None }
}

impl Room for Skye {
    type Piece = Piece;

    const RULES: &'static [(&'static str, &'static str)] = &[
        page!("index"),
        page!("setup"),
        page!("rounds"),
        page!("offers"),
        page!("buying"),
        page!("building"),
        page!("completion"),
        page!("tiles"),
        page!("territories"),
        page!("scoring-tiles"),
        page!("scrolls"),
        page!("druids"),
        page!("end"),
        page!("secrets"),
        page!("edge-cases"),
        page!("rulings"),
        page!("notation"),
        page!("glossary"),
    ];

    const PLACES: &'static [(&'static str, &'static str)] = &[
        ("isle", "room-skye-place-isle"),
        ("others", "room-skye-place-others"),
        ("dolmen", "room-skye-place-dolmen"),
    ];

    fn line(texts: &Texts) -> String {
        texts.say("room-skye-line", &[])
    }

    fn picture(data: &'static Data) -> Markup {
        let config = Config::choose(data, data.rules.players_min, &[]).ok();
        let view = config.and_then(|config| {
            view_of::<Skye>(&config, SHOWN).or_else(|| view_of::<Skye>(&config, r#"{"phase": "scoring"}"#))
        });
        html! {
            @if let Some(view) = &view {
                div .board .sk-picture { (picture(view, Seat::ALL[0], Zoom::Cover).svg("Isle of Skye")) }
            }
        }
    }

    fn option(data: &'static Data, texts: &Texts, key: &str, value: &str) -> (String, String) {
        let name = match key {
            "variant" => texts.say("room-skye-option-variant", &[]),
            "start" => texts.say("room-skye-option-start", &[]),
            "scoring" => texts.say("room-skye-option-scoring", &[]),
            "colours" => texts.say("room-skye-option-colours", &[]),
            _ => key.to_owned(),
        };
        let said = match (key, value) {
            ("variant", "base") => Some(texts.say("room-skye-variant-base", &[])),
            ("variant", "druids") => Some(texts.say("room-skye-variant-druids", &[])),
            (_, "random") => Some(texts.say("room-skye-random", &[])),
            ("start", seat) => seat
                .parse::<Seat>()
                .ok()
                .map(|seat| texts.say("site-seat-number", &[("number", (seat.number() + 1).into())])),
            ("scoring", tile) => data.scoring_named(tile).map(|tile| {
                let scoring = data.scoring_tile(tile);
                if texts.language() == Language::De { scoring.de.clone() } else { scoring.en.clone() }
            }),
            _ => None,
        };
        (name, said.unwrap_or_else(|| value.to_owned()))
    }

    fn badge(config: &Config, seat: Seat) -> Badge {
        Badge { sign: super::sign(seat), colour: super::colour(config, seat).to_owned() }
    }

    fn board(voice: &Voice<'_, Self>, view: &View, scene: &Scene<'_, Self>) -> Drawn<Piece> {
        let table = Table::new(voice, view, scene);
        let drawing = table.draw();
        table.drawn.drawn(drawing)
    }

    fn symbols() -> Markup {
        html! { (symbols::symbols()) (stage::sea()) }
    }

    fn round(voice: &Voice<'_, Self>, view: &View) -> Markup {
        stage::round(voice, view)
    }

    fn highlights(voice: &Voice<'_, Self>, _view: &View, step: &[Seen]) -> Vec<Highlight> {
        moments::highlights(voice, step)
    }

    fn summary(voice: &Voice<'_, Self>, act: &[Seen]) -> Option<Markup> {
        acts::summary(voice, act)
    }

    fn still(view: &View) -> Markup {
        let data = view.config.data;
        let waiting = |seat: Seat| {
            let player = &view.common.players[seat];
            let wares = player.stall.iter().flatten().map(|ware| ware.tile);
            wares.chain(player.pending.iter().copied()).collect::<Vec<_>>()
        };
        // A castle alone tells nothing.
        let told = |seat: &Seat| view.common.players[*seat].territory.len() > 1 || !waiting(*seat).is_empty();
        let mut seats: Vec<Seat> = Seat::first(view.config.seats).filter(told).collect();
        if seats.is_empty() {
            seats.push(Seat::ALL[0]);
        }
        html! {
            div .board .sk-still {
                @for seat in seats {
                    figure {
                        (picture(view, seat, Zoom::Still).svg(&view.config.colour(seat).clan))
                        div .sk-pending {
                            @for tile in waiting(seat) {
                                svg .sk-tile viewBox="-51 -51 102 102" role="img" aria-label=(data.tile(tile).name) { (Face::printed(data, data.tile(tile)).draw()) }
                            }
                        }
                    }
                }
            }
        }
    }

    fn pictures(voice: &Voice<'_, Self>, views: &[View], _: &[Seen]) -> Vec<Markup> {
        let whole = |parts: Vec<Markup>| html! { div .sk-still.sk-close { @for part in parts { (part) } } };
        let parts = views.iter().map(|view| close::parts(voice, view)).collect();
        differing(parts).into_iter().map(whole).collect()
    }

    fn told(voice: &Voice<'_, Self>, seen: &Seen) -> Option<String> {
        close::told(voice, seen)
    }

    fn gallery(data: &'static Data, texts: &'static Texts) -> Gallery {
        super::gallery::gallery(data, texts)
    }

    fn legend(texts: &Texts) -> Vec<Symbol> {
        symbols::legend(texts)
    }

    fn panorama(view: &View) -> Markup {
        // As many columns as leave the islands about square.
        let seats = u16::from(view.config.seats);
        let columns = if seats > 4 { 3 } else { 2 };
        let rows = seats.div_ceil(columns);
        let [wide, high] = [770 / columns, 630 / rows];
        html! {
            svg .board.sk-panorama viewBox="0 0 770 630" {
                rect .sk-w0 width="770" height="630" {}
                rect .sk-w width="770" height="630" {}
                @for (number, seat) in (0_u16..).zip(Seat::first(view.config.seats)) {
                    @let (column, row) = (number % columns, number / columns);
                    // The last ones stand in the middle of their row.
                    @let aside = if row + 1 == rows { (columns * rows - seats) * wide / 2 } else { 0 };
                    svg x=(column * wide + aside + 8) y=(row * high + 8) width=(wide - 16) height=(high - 16) {
                        (picture(view, seat, Zoom::Small).svg(""))
                    }
                }
            }
        }
    }

    fn score(view: &View, seat: Seat) -> i32 {
        i32::from(view.common.players[seat].score)
    }

    fn counts(voice: &Voice<'_, Self>, view: &View, seat: Seat) -> Vec<Count> {
        let player = &view.common.players[seat];
        let count = |kind, symbol, number: u16, id| Count {
            kind,
            symbol: Some(symbol),
            number: number.into(),
            label: voice.texts.say(id, &[("count", number.into())]),
        };
        let income = income(&view.config, &view.common, seat);
        let values = scrolls(view.config.data, player);
        let worth = values.iter().map(|value| value.simple * u16::from(value.times)).sum();
        vec![
            count("gold", "sk-n-coin", player.gold, "room-skye-gold"),
            count("income", "sk-n-barrel", income.castle + income.barrels, "room-skye-income-of"),
            count("scroll", "sk-n-parchment", worth, "room-skye-scrolls-worth"),
        ]
    }

    /// Nothing of it is secret: the strip of each other player is a card with the territory.
    fn secret(voice: &Voice<'_, Self>, view: &View, seat: Seat) -> Option<Markup> {
        cards::card(&Table::new(voice, view, &Scene::STILL), seat)
    }

    fn pieces(seen: &Seen, pieces: &mut Vec<Piece>) {
        match seen {
            Event::Drawn { tiles, .. } => pieces.extend(tiles.iter().map(|tile| Piece::Tile(*tile))),
            Event::DolmenFilled { tiles } => pieces.extend(tiles.iter().map(|tile| Piece::Tile(*tile))),
            Event::BagDrawn { tiles, .. } => pieces.extend(tiles.iter().map(|tile| Piece::Tile(*tile))),
            Event::Bought { tile, .. }
            | Event::OwnBought { tile, .. }
            | Event::Settled { tile, .. }
            | Event::DruidBought { tile, .. }
            | Event::TileKept { tile, .. }
            | Event::Built { tile, .. } => pieces.push(Piece::Tile(*tile)),
            _ => {}
        }
    }

    fn gain(seen: &Seen) -> Option<Gain<Piece>> {
        let Event::Points { seat, letter, points, .. } = *seen else { return None };
        let text = format!("{} +{points}", letter.word());
        (points > 0).then(|| Gain { piece: Piece::Castle(seat), seat: seat.number(), text })
    }

    fn result(voice: &Voice<'_, Self>, view: &View, standings: &Standings, past: &[Seen]) -> Markup {
        account::result(voice, view, standings, past)
    }
}

#[cfg(test)]
mod tests {
    use kernel::Viewer;

    use super::*;
    use crate::Speech;
    use crate::skye::keys::Key;
    use crate::skye::samples::{self, Sample};

    /// The board of a sample with the paths of all its options.
    fn drawn(sample: &Sample, language: Language) -> (String, Vec<Vec<Key>>) {
        let names = samples::names().speaking_to(Some(sample.seat));
        let voice = Voice { texts: Texts::of(language), config: &sample.config, names: &names };
        let path = |action: &game_skye::Action| {
            let touches = Skye::path(&voice, &sample.view, *action);
            touches.into_iter().map(|touch| touch.key).collect()
        };
        let paths: Vec<Vec<Key>> = sample.options.iter().map(path).collect();
        let lit: Vec<Key> = paths.iter().map(|path: &Vec<Key>| path[0]).collect();
        let scene = Scene { lit: &lit, fresh: &[], past: &[] };
        (Skye::board(&voice, &sample.view, &scene).drawing.into_string(), paths)
    }

    #[test]
    fn whatever_can_be_touched_is_drawn() {
        for (decision, sample) in samples::decisions() {
            for language in Language::ALL {
                let (board, paths) = drawn(&sample, language);
                assert!(!paths.is_empty(), "{decision:?}");
                let about: Vec<&str> = board.split("data-about=\"").skip(1).collect();
                let about: Vec<&str> = about.iter().filter_map(|rest| rest.split('"').next()).collect();
                // What ends a turn is a button below the board; an offer is a sheet, with a part for every key.
                for key in paths.iter().flatten().filter(|key| **key != Key::Pass).map(Key::to_string) {
                    let parts = about.iter().filter(|about| key.starts_with(**about)).count();
                    let drawn = board.contains(&format!("data-key=\"{key}\""));
                    assert!(drawn || parts == 1, "{decision:?}: {key} at {parts} parts");
                }
            }
        }
    }

    #[test]
    fn an_offer_is_set_on_a_sheet() {
        let (bare, _) = drawn(&samples::offering(), Language::En);
        assert_eq!((bare.matches("data-ware=").count(), bare.matches("data-pick").count()), (3, 3));
        assert!(bare.contains("data-sheet=") && bare.contains("data-axe data-no-axe="));
        // What was set one by one stays; the axe is there already.
        let (begun, _) = drawn(&samples::pricing(), Language::De);
        assert_eq!((begun.matches("data-ware=").count(), begun.matches("data-pick").count()), (2, 0));
        assert!(begun.contains("sk-fixed axed") && !begun.contains("data-axe data-no-axe="));
    }

    #[test]
    fn a_price_is_drawn_for_its_owner_alone() {
        let json = r#"{"phase": "offers", "start": "P0", "gold": {"P0": 9, "P1": 9}, "committed": ["P0"],
            "offers": {"P0": ["L01 axe", "L02 4", "L03 5"], "P1": ["L04", "L05", "L06"]}}"#;
        let config = samples::config("base", 2);
        let coins = |viewer: Viewer| {
            let view = samples::view(&config, json, viewer);
            let names = samples::names();
            let voice = Voice { texts: Texts::of(Language::En), config: &config, names: &names };
            let board = Skye::board(&voice, &view, &Scene::STILL).drawing.into_string();
            (board.contains("sk-coin\">5<"), board.matches("sk-stall").count())
        };
        assert!(coins(Viewer::Seat(Seat::ALL[0])).0);
        assert!(!coins(Viewer::Seat(Seat::ALL[1])).0 && !coins(Viewer::Audience).0);
    }

    #[test]
    fn pictures_hold_nothing_to_touch() {
        let view = samples::view(&samples::config("base", 2), samples::TERRITORY, Viewer::Audience);
        let still = Skye::still(&view).into_string();
        assert!(still.matches("#sk-a0").count() > 2 && !still.contains("data-") && !still.contains("NaN"));
        assert!(Skye::picture(samples::data()).into_string().contains("#sk-castle"));
    }
}
