//! Die Dolmengötter on a page.

use game_dolmengoetter::{Config, Data, Dolmengoetter, Fact, Seen, Status, Value, View, status};
use kernel::{Seat, Standings, Viewer};
use maud::{Markup, html};

use super::console::console;
use super::keys::{Key, Piece};
use super::speech::sentences;
use super::svg::{Drawing, Mode};
use super::symbols::{self, slab};
use super::{Due, account, moments};
use crate::room::{Badge, Count, Drawn, Gain, Noted, Room, Scene, view_of};
use crate::{Gallery, Highlight, Language, Symbol, Texts, Touch, Voice, capitalised};

macro_rules! page {
    ($name:literal) => {
        ($name, include_str!(concat!("../../../../docs/rules/dolmengoetter/", $name, ".md")))
    };
}

/// A game in full swing, for the shelf.
const SHOWN: &str = r#"{
    "druids": {"P0": [23, 48, 10], "P1": [41, "66*", 30], "P2": [36, 5, 62]},
    "stones": {"P0": [22, 28, 29, 15, 40, 54], "P1": [16, 17, 35, 47, 53], "P2": [24, 34, 42, 49, 37]},
    "stacks": {"B2": ["P0:3", "P1:2"], "C3": ["P2:1", "P0:2", "P1:4"], "A3": ["P1:1"], "D3": ["P2:2"]}
}"#;

fn fresh_pieces(fresh: &[Seen]) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for seen in fresh {
        Dolmengoetter::pieces(seen, &mut pieces);
    }
    pieces
}

/// How many circles a player leads that are not scored yet.
fn led(view: &View, seat: Seat) -> u8 {
    let (board, common) = (view.config.board, &view.common);
    let open = board.circle_ids().filter(|circle| !common.scored.contains(*circle));
    let leads = |circle: &_| {
        let counts = common.counts(board.circle(*circle).places);
        status(&view.config.data.rules, &counts) == Status::Lead(seat)
    };
    open.filter(leads).count() as u8
}

impl Room for Dolmengoetter {
    type Piece = Piece;

    const RULES: &'static [(&'static str, &'static str)] = &[
        page!("index"),
        page!("setup"),
        page!("druids"),
        page!("stones"),
        page!("dolmens"),
        page!("scoring"),
        page!("end"),
        page!("secrets"),
        page!("edge-cases"),
        page!("rulings"),
        page!("boards"),
        page!("notation"),
        page!("glossary"),
    ];

    fn line(texts: &Texts) -> String {
        texts.say("room-dolmengoetter-line", &[])
    }

    fn picture(data: &'static Data) -> Markup {
        let facts = data.facts();
        let config = Config::choose(data, facts.players_min.max(3), &[]);
        let config = config.or_else(|_| Config::choose(data, facts.players_min, &[]));
        let view = config.ok().and_then(|config| {
            view_of::<Dolmengoetter>(&config, SHOWN)
                .or_else(|| view_of::<Dolmengoetter>(&config, r#"{"phase": "setup"}"#))
        });
        html! {
            @if let Some(view) = &view { (Drawing { view, mode: Mode::Picture, past: &[], news: &[] }.detail()) }
        }
    }

    fn option(data: &'static Data, texts: &Texts, key: &str, value: &str) -> (String, String) {
        let name = super::option_name(texts, key).unwrap_or_else(|| key.to_owned());
        let said = match key {
            "board" => {
                let board = data.boards.iter().find(|board| board.id == value);
                board.map(|board| super::board_name(texts, board))
            }
            "start" if value == "random" => Some(texts.say("dolmengoetter-value-random", &[])),
            "start" => value
                .parse::<Seat>()
                .ok()
                .map(|seat| texts.say("site-seat-number", &[("number", (seat.number() + 1).into())])),
            "colours" => data.colours.iter().find(|colour| colour.id == value).map(|colour| {
                if texts.language() == Language::De { colour.name_de.clone() } else { colour.name_en.clone() }
            }),
            _ => None,
        };
        (name, said.unwrap_or_else(|| value.to_owned()))
    }

    fn badge(config: &Config, seat: Seat) -> Badge {
        Badge { sign: super::sign(seat), colour: config.colour(seat).hex.clone() }
    }

    fn board(voice: &Voice<'_, Self>, view: &View, scene: &Scene<'_, Self>) -> Drawn<Piece> {
        let (sentences, fresh, drawn) = (sentences(voice), fresh_pieces(scene.fresh), Noted::new());
        let mode = Mode::Live { sentences: &sentences, lit: scene.lit, fresh: &fresh, drawn: &drawn };
        let svg = Drawing { view, mode, past: scene.past, news: scene.fresh }.svg();
        let drawing = html! {
            div .dg-frame { (svg) }
            (console(&sentences, view))
        };
        drawn.drawn(drawing)
    }

    fn symbols() -> Markup {
        symbols::symbols()
    }

    fn still(view: &View) -> Markup {
        Drawing { view, mode: Mode::Still, past: &[], news: &[] }.svg()
    }

    fn pictures(_: &Voice<'_, Self>, views: &[View], _: &[Seen]) -> Vec<Markup> {
        super::close::pictures(views)
    }

    fn gallery(data: &'static Data, texts: &'static Texts) -> Gallery {
        super::gallery::gallery(data, texts)
    }

    fn legend(texts: &Texts) -> Vec<Symbol> {
        symbols::legend(texts)
    }

    fn panorama(view: &View) -> Markup {
        html! {
            svg .board.dg viewBox="0 0 770 630" {
                rect .dg-ground width="770" height="630" {}
                rect .dg-grass width="770" height="630" {}
                (Drawing { view, mode: Mode::Picture, past: &[], news: &[] }.svg())
            }
        }
    }

    fn score(view: &View, seat: Seat) -> i32 {
        i32::from(view.common.players[seat].score)
    }

    fn counts(voice: &Voice<'_, Self>, view: &View, seat: Seat) -> Vec<Count> {
        let (player, texts) = (&view.common.players[seat], voice.texts);
        let leads = led(view, seat);
        let args = |count: u8| [("count", count.into()), ("built", player.built.into())];
        let count = |kind, symbol, number: u8, id| Count {
            kind,
            symbol,
            number: number.into(),
            label: texts.say(id, &args(number)),
        };
        vec![
            count("stone", Some("dg-stone"), player.stones, "room-dolmengoetter-stones"),
            count("dolmen", Some("dg-dolmen"), player.dolmens, "room-dolmengoetter-dolmens"),
            count("led", None, leads, "room-dolmengoetter-leads"),
        ]
    }

    fn secret(voice: &Voice<'_, Self>, view: &View, seat: Seat) -> Option<Markup> {
        // Whoever plays has the own dolmens in the console; here they are where all is laid open.
        let supply = view.secrets[seat].filter(|_| view.viewer == Viewer::Open)?.supply;
        let title = voice.texts.say("room-dolmengoetter-supply", &[]);
        Some(html! {
            div .supply aria-label=(title) title=(title) {
                @for value in Value::ALL.iter().filter(|value| supply.count(value.kind()) > 0) {
                    span .heap {
                        (slab(voice.config, seat, Some(value.points())))
                        span .times { "×" (supply.count(value.kind())) }
                    }
                }
            }
        })
    }

    fn round(voice: &Voice<'_, Self>, view: &View) -> Markup {
        let texts = voice.texts;
        let left: u8 = Seat::first(view.config.seats).map(|seat| view.common.players[seat].stones).sum();
        html! {
            @match super::due(view) {
                None => {}
                Some(_) if view.common.final_round.is_some() => {
                    b .dg-final { (texts.say("dolmengoetter-panel-final-round", &[])) }
                }
                Some(Due::Druid { .. }) => (texts.say("dolmengoetter-round-setup", &[])),
                Some(_) => (texts.say("dolmengoetter-round", &[("stones", left.into())])),
            }
        }
    }

    fn highlights(voice: &Voice<'_, Self>, _view: &View, step: &[Seen]) -> Vec<Highlight> {
        moments::highlights(&sentences(voice), step)
    }

    fn summary(voice: &Voice<'_, Self>, act: &[Seen]) -> Option<Markup> {
        moments::summary(&sentences(voice), act)
    }

    fn pieces(seen: &Seen, pieces: &mut Vec<Piece>) {
        match *seen {
            Fact::DruidPlaced { seat, at } | Fact::Gathered { seat, at } => {
                pieces.push(Piece::Druid(seat, at));
            }
            Fact::Wandered { seat, to, .. } | Fact::Flew { seat, to, .. } => {
                pieces.push(Piece::Druid(seat, to));
            }
            Fact::StoneLeft { seat, at, .. } => pieces.push(Piece::Stone(seat, at)),
            Fact::DolmenBuilt { dolmen, .. } => pieces.push(Piece::Dolmen(dolmen)),
            Fact::StartDrawn { .. }
            | Fact::StoneWithheld { .. }
            | Fact::RightArose { .. }
            | Fact::RightLapsed { .. }
            | Fact::Declined { .. }
            | Fact::CircleScored { .. }
            | Fact::DolmenScored { .. }
            | Fact::FinalRound { .. }
            | Fact::TurnPassed { .. }
            | Fact::GameOver { .. } => {}
        }
    }

    fn gain(seen: &Seen) -> Option<Gain<Piece>> {
        let Fact::DolmenScored { dolmen, value, factor, points, .. } = *seen else { return None };
        let text = format!("{} × {factor} = {points}", value.points());
        Some(Gain { piece: Piece::Dolmen(dolmen), seat: dolmen.owner().number(), text })
    }

    fn label(touch: &Touch<Key>) -> String {
        if touch.key.place().is_some() {
            format!("{}: {}", touch.word, touch.label)
        } else {
            capitalised(&touch.label)
        }
    }

    fn result(voice: &Voice<'_, Self>, view: &View, standings: &Standings, past: &[Seen]) -> Markup {
        account::result(&sentences(voice), view, standings, past)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use kernel::Game;

    use super::*;
    use crate::Speech;
    use crate::dolmengoetter::samples;
    use crate::page::{GameCard, NewTable, OptionKind, RulesPage};

    fn each(mut test: impl FnMut(&Voice<'_, Dolmengoetter>)) {
        let config = samples::config(3);
        for language in Language::ALL {
            let names = samples::names().speaking_to(Some(Seat::ALL[0]));
            test(&Voice { texts: Texts::of(language), config: &config, names: &names });
        }
    }

    #[test]
    fn everything_that_happens_is_told_and_pieces_have_their_keys() {
        each(|voice| {
            let (mut pieces, mut gains) = (Vec::new(), 0);
            for seen in samples::events() {
                assert!(Dolmengoetter::sentence(voice, &seen).1.len() > 5);
                Dolmengoetter::pieces(&seen, &mut pieces);
                gains += usize::from(Dolmengoetter::gain(&seen).is_some());
            }
            let keys: Vec<String> = pieces.iter().map(Piece::to_string).collect();
            let kinds: BTreeSet<&str> = keys.iter().filter_map(|key| key.split(':').next()).collect();
            assert_eq!(kinds, BTreeSet::from(["dolmen", "druid", "stone"]));
            assert_eq!(gains, 2);
        });
    }

    #[test]
    fn a_value_is_drawn_only_for_who_knows_it() {
        let config = samples::config(2);
        let json = r#"{"druids": {"P0": [1, 2, 3], "P1": [76, 77, 78]}, "stacks": {"B2": ["P0:3", "P1:2"]}}"#;
        let drawn = |viewer| {
            let view = samples::view(&config, json, viewer);
            let names = samples::names();
            let voice = Voice { texts: Texts::of(Language::De), config: &config, names: &names };
            let board = Dolmengoetter::board(&voice, &view, &Scene::STILL).drawing.into_string();
            assert!(
                board.contains("data-piece=\"dolmen:P0:0\"") && board.contains("data-piece=\"druid:P1:76\"")
            );
            // What lies in the circles; the own dolmens beside the board have their values, too.
            let circles = board.split("dg-stacks").nth(1).and_then(|rest| rest.split("</svg>").next());
            circles.map_or(0, |circles| circles.matches("class=\"dg-value\"").count())
        };
        assert_eq!(drawn(Viewer::Seat(Seat::ALL[0])), 1);
        assert_eq!(drawn(Viewer::Audience), 0);
        assert_eq!(drawn(Viewer::Open), 2);
    }

    #[test]
    fn any_board_can_be_drawn() {
        for config in [samples::config(2), samples::config_on("small16", 2), samples::crooked()] {
            let view = samples::view(&config, r#"{"phase": "setup"}"#, Viewer::Audience);
            let board = Dolmengoetter::still(&view).into_string();
            assert_eq!(board.matches("#dg-place").count(), config.board.place_count());
            assert_eq!(board.matches("dg-field").count(), config.board.circles.len());
            assert!(!board.contains("data-") && !board.contains("NaN"));
        }
    }

    #[test]
    fn every_rune_has_strokes() {
        for rune in &samples::config(2).data.runes {
            assert!(super::super::runes::strokes(&rune.glyph).is_some(), "{}", rune.glyph);
        }
    }

    #[test]
    fn shelf_form_and_rules_are_filled() {
        let data = samples::config(2).data;
        for language in Language::ALL {
            let texts = Texts::of(language);
            let card = GameCard::of::<Dolmengoetter>(data, texts);
            assert!(card.picture.into_string().contains("#dg-druid") && card.players == [2, 5]);
            let form = NewTable::of::<Dolmengoetter>(data, texts, crate::page::BotWords::default());
            let values = |key: &str| match &form.options.iter().find(|field| field.key == key).unwrap().kind {
                OptionKind::OneOf(values) | OptionKind::OneEach(values) => values.clone(),
                other => panic!("{key} is {other:?}"),
            };
            assert_eq!(["board", "start", "colours"].map(|key| values(key).len()), [2, 6, 5]);
            let red = if language == Language::De { "rot" } else { "red" };
            assert!(values("colours").iter().any(|colour| colour.value == "red" && colour.label == red));
            for (name, text) in Dolmengoetter::RULES {
                let page = RulesPage::of::<Dolmengoetter>(data, texts, name).unwrap();
                let html = page.body.into_string();
                let scripts = text
                    .split("```henge")
                    .skip(1)
                    .filter(|block| block.split("```").next().is_some_and(|block| block.contains("\n---")));
                let pictures = html.matches("<svg").count();
                assert!(pictures * 10 >= scripts.count() * 9, "{name}: only {pictures} pictures");
            }
        }
        assert!(RulesPage::of::<Dolmengoetter>(data, Texts::of(Language::En), "../x").is_none());
        assert_eq!(Dolmengoetter::ID, "dolmengoetter");
    }
}
