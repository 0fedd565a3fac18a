//! The Vale of Eternity on a page.

use game_vale::{CardData, Config, Data, Fact, Family, Seen, Vale, View};
use kernel::{Seat, Standings};
use maud::{Markup, html};

use super::emblems::href;
use super::keys::Piece;
use super::table::{Drawing, Mode};
use super::{emblems, icons};
use crate::room::{Badge, Count, Drawn, Gain, Noted, Room, Scene, differing};
use crate::{Gallery, Highlight, Language, Names, Symbol, Texts, Voice};

macro_rules! page {
    ($name:literal) => {
        ($name, include_str!(concat!("../../../../docs/rules/vale/", $name, ".md")))
    };
}

/// The creatures on the shelf, one of each family, from left to right.
const SHOWN: [&str; 5] = ["phoenix", "kappa", "forest_spirit", "pegasus", "eternity"];

impl Room for Vale {
    type Piece = Piece;

    const RULES: &'static [(&'static str, &'static str)] = &[
        page!("index"),
        page!("setup"),
        page!("hunting"),
        page!("action"),
        page!("stones"),
        page!("effects"),
        page!("resolution"),
        page!("end"),
        page!("secrets"),
        page!("fire"),
        page!("water"),
        page!("earth"),
        page!("wind"),
        page!("dragon"),
        page!("edge-cases"),
        page!("rulings"),
        page!("notation"),
        page!("glossary"),
    ];

    const PLACES: &'static [(&'static str, &'static str)] =
        &[("market", "room-vale-market"), ("mine", "room-vale-mine"), ("others", "room-vale-others")];

    fn line(texts: &Texts) -> String {
        texts.say("room-vale-line", &[])
    }

    fn picture(data: &'static Data) -> Markup {
        picture(data)
    }

    fn option(_: &'static Data, texts: &Texts, key: &str, value: &str) -> (String, String) {
        if key != "start" {
            return (key.to_owned(), value.to_owned());
        }
        let said = match value.parse::<Seat>() {
            Ok(seat) => texts.say("site-seat-number", &[("number", (seat.number() + 1).into())]),
            Err(_) => texts.say("room-vale-start-random", &[]),
        };
        (texts.say("room-vale-option-start", &[]), said)
    }

    fn badge(_: &Config, seat: Seat) -> Badge {
        Badge { sign: super::sign(seat), colour: super::colour(seat).to_owned() }
    }

    fn board(voice: &Voice<'_, Self>, view: &View, scene: &Scene<'_, Self>) -> Drawn<Piece> {
        let (mut fresh, drawn) = (Vec::new(), Noted::new());
        for seen in scene.fresh {
            Vale::pieces(seen, &mut fresh);
        }
        let mode = Mode::Live { lit: scene.lit, fresh: &fresh, drawn: &drawn, past: scene.past };
        let table = Drawing { texts: voice.texts, names: voice.names, view, mode }.table();
        drawn.drawn(table)
    }

    fn symbols() -> Markup {
        html! {
            svg .symbols width="0" height="0" aria-hidden="true" focusable="false" {
                defs { (icons::symbols()) (emblems::symbols()) }
            }
        }
    }

    fn still(view: &View) -> Markup {
        let names = Names::new(|seat| seat.to_string());
        Drawing { texts: Texts::of(Language::En), names: &names, view, mode: Mode::Still }.table()
    }

    fn pictures(voice: &Voice<'_, Self>, views: &[View], _: &[Seen]) -> Vec<Markup> {
        let parts =
            |view| Drawing { texts: voice.texts, names: voice.names, view, mode: Mode::Still }.parts();
        let whole = |parts: Vec<Markup>| html! { div .vale.still { @for part in parts { (part) } } };
        differing(views.iter().map(parts).collect()).into_iter().map(whole).collect()
    }

    fn gallery(data: &'static Data, texts: &'static Texts) -> Gallery {
        super::gallery::gallery(data, texts)
    }

    fn legend(texts: &Texts) -> Vec<Symbol> {
        icons::legend(texts)
    }

    fn panorama(view: &View) -> Markup {
        panorama(view)
    }

    fn score(view: &View, seat: Seat) -> i32 {
        view.common.players[seat].score.into()
    }

    fn counts(voice: &Voice<'_, Self>, view: &View, seat: Seat) -> Vec<Count> {
        let player = &view.common.players[seat];
        let [red, blue, purple] = player.stones.counts();
        let count = |kind, symbol, number: u8, id| Count {
            kind,
            symbol: Some(symbol),
            number: number.into(),
            label: voice.texts.say(id, &[("count", number.into())]),
        };
        vec![
            count("hand", "vc-hand", player.hand_len(), "room-vale-hand-count"),
            count("creature", "vc-creature", player.area_len(), "room-vale-creature-count"),
            count("red", "vc-red", red, "room-vale-red-count"),
            count("blue", "vc-blue", blue, "room-vale-blue-count"),
            count("purple", "vc-purple", purple, "room-vale-purple-count"),
        ]
    }

    fn secret(_: &Voice<'_, Self>, _: &View, _: Seat) -> Option<Markup> {
        // The hand lies on the table, where it can be touched.
        None
    }

    fn pieces(seen: &Seen, pieces: &mut Vec<Piece>) {
        match *seen {
            Fact::Hunted { seat, card } => pieces.extend([Piece::Card(card), Piece::Marker(seat, card)]),
            Fact::Revealed { card }
            | Fact::Sold { card, .. }
            | Fact::Tamed { card, .. }
            | Fact::Summoned { card, .. }
            | Fact::SummonedFree { card, .. }
            | Fact::Released { card, .. }
            | Fact::Activated { card, .. }
            | Fact::DrawnKnown { card, .. }
            | Fact::Recovered { card, .. }
            | Fact::Discarded { card, .. }
            | Fact::PutOnTop { card, .. }
            | Fact::Taken { card, .. } => pieces.push(Piece::Card(card)),
            Fact::Drawn { card, .. } => pieces.extend(card.map(Piece::Card)),
            Fact::StartDrawn { .. }
            | Fact::RoundBegan { .. }
            | Fact::Shuffled { .. }
            | Fact::Shown { .. }
            | Fact::TurnEnded { .. }
            | Fact::Copied { .. }
            | Fact::Chosen { .. }
            | Fact::PlayerChosen { .. }
            | Fact::Points { .. }
            | Fact::Gained { .. }
            | Fact::Gave { .. }
            | Fact::Kept { .. }
            | Fact::GameOver { .. } => {}
        }
    }

    fn gain(seen: &Seen) -> Option<Gain<Piece>> {
        let Fact::Points { seat, card, change } = *seen else { return None };
        let text = if change < 0 { format!("−{}", change.unsigned_abs()) } else { format!("+{change}") };
        (change != 0).then(|| Gain { piece: Piece::Card(card), seat: seat.number(), text })
    }

    fn round(voice: &Voice<'_, Self>, view: &View) -> Markup {
        looked_at(voice, view, &Noted::new()).track()
    }

    fn highlight(voice: &Voice<'_, Self>, view: &View, seen: &Seen) -> Option<Highlight> {
        looked_at(voice, view, &Noted::new()).highlight(seen)
    }

    fn summary(voice: &Voice<'_, Self>, act: &[Seen]) -> Option<Markup> {
        super::summary::summary(voice.config.data, voice.texts.language(), act)
    }

    fn result(voice: &Voice<'_, Self>, view: &View, standings: &Standings, past: &[Seen]) -> Markup {
        let mode = Mode::Live { lit: &[], fresh: &[], drawn: &Noted::new(), past };
        Drawing { texts: voice.texts, names: voice.names, view, mode }.result(standings, past)
    }
}

/// A table that is only looked at.
fn looked_at<'a>(voice: &Voice<'a, Vale>, view: &'a View, drawn: &'a Noted<Piece>) -> Drawing<'a> {
    let mode = Mode::Live { lit: &[], fresh: &[], drawn, past: &[] };
    Drawing { texts: voice.texts, names: voice.names, view, mode }
}

/// A valley at dusk with a creature of each family.
fn picture(data: &Data) -> Markup {
    let shown = |key: &str| data.card_named(key).map(|card| data.card(card));
    let spare = |family: Family| data.cards.iter().find(move |card| card.family == family);
    let cards = Family::ALL.into_iter().zip(SHOWN).filter_map(|(family, key)| {
        shown(key).filter(|card| card.family == family).or_else(|| spare(family))
    });
    html! {
        svg .board.vale-picture viewBox="0 0 600 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            (valley())
            @for (steps, card) in (-2_i32..).zip(cards) {
                (shown_card(card, &format!("translate({} {})rotate({})", 300 + steps * 92, 330 + steps * steps * 12, steps * 9)))
            }
        }
    }
}

/// The valley, 600 × 600.
fn valley() -> Markup {
    html! {
        rect .vale-sky width="600" height="600" {}
        circle .vale-sun cx="300" cy="216" r="86" {}
        path .vale-far d="M0 330L90 220L150 280L240 160L310 250L390 180L470 290L540 230L600 300V600H0Z" {}
        path .vale-mid d="M0 380Q110 310 230 360T470 340T600 370V600H0Z" {}
        path .vale-near d="M0 450Q160 390 320 430T600 420V600H0Z" {}
        path .vale-river d="M300 372C270 410 360 430 320 470C280 510 380 540 350 600H220C240 540 250 510 262 470C280 430 270 410 300 372Z" {}
    }
}

/// A card from afar: its creature, its family, its cost.
fn shown_card(card: &CardData, place: &str) -> Markup {
    html! {
        g .vale-shown.{ "vale-" (card.family.key()) } transform=(place) {
            rect .vale-shown-edge x="-62" y="-88" width="124" height="176" rx="14" {}
            rect .vale-shown-art x="-54" y="-52" width="108" height="108" rx="8" {}
            use href=(href(&card.key, card.family)) x="-52" y="-50" width="104" height="104" {}
            use .vale-shown-sign href={ "#vi-" (card.family.key()) } x="-14" y="60" width="28" height="28" {}
            circle .vale-shown-gem cx="-40" cy="-68" r="15" {}
            text .vale-shown-cost x="-40" y="-61" { (card.cost) }
        }
    }
}

/// The market above, and below it what everybody has summoned, a row each.
fn panorama(view: &View) -> Markup {
    let config = &view.config;
    let area = 0.56_f32;
    // As long as nobody has summoned anything, the market is all there is to see.
    let bare = Seat::first(config.seats).all(|seat| view.common.players[seat].area.is_empty());
    let (market, height, widest) = if bare { (0.94, 300, 128.0) } else { (0.72, 92, 94.0) };
    let top = |row: usize| 268.0 + row as f32 * 112.0;
    let step = |count: usize, least: f32| (700.0 / count.max(1) as f32).min(least);
    html! {
        svg .board.vale-panorama viewBox="0 0 770 630" {
            svg viewBox="0 0 600 600" preserveAspectRatio="xMidYMid slice" { (valley()) }
            @let display: Vec<_> = view.common.display.iter().collect();
            @for (at, card) in display.iter().enumerate() {
                @let x = 385.0 + step(display.len(), widest) * (at as f32 - (display.len() as f32 - 1.0) / 2.0);
                (shown_card(config.data.card(**card), &format!("translate({x:.0} {height})scale({market})")))
            }
            @for (row, seat) in Seat::first(config.seats).enumerate().filter(|_| !bare) {
                @let cards: Vec<_> = view.common.players[seat].area.iter().collect();
                circle cx="40" cy=(top(row)) r="14" fill=(super::colour(seat)) stroke="#27231b" stroke-width="2" {}
                @for (at, card) in cards.iter().enumerate() {
                    @let x = 104.0 + step(cards.len(), 74.0) * at as f32;
                    (shown_card(config.data.card(**card), &format!("translate({x:.0} {})scale({area})", top(row))))
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use game_vale::Card;
    use kernel::Viewer;

    use super::*;
    use crate::vale::samples;

    /// A position in full swing.
    const POSITION: &str = r#"{
        "phase": "action", "round": 5, "first": "P1", "active": "P0",
        "scores": {"P0": 17, "P1": 23}, "stones": {"P0": [1, 2, 0], "P1": [0, 0, 1]},
        "display": ["troll P0", "kappa P1"],
        "areas": {"P0": ["agni", "salamander"], "P1": ["sylph"]},
        "hands": {"P0": ["imp", "hydra"], "P1": ["medusa", "goblin"]},
        "drawn": {"P0": ["hydra"], "P1": ["goblin"]},
        "discard": ["odin", "mimic"], "known_top": "tengu"
    }"#;

    fn drawn(viewer: Viewer, language: Language) -> String {
        let config = samples::config(2);
        let view = samples::view(&config, POSITION, viewer);
        let names = samples::names();
        let voice = Voice { texts: Texts::of(language), config: &config, names: &names };
        Vale::board(&voice, &view, &Scene::STILL).drawing.into_string()
    }

    #[test]
    fn every_card_that_could_be_meant_has_its_key() {
        let board = drawn(Viewer::Seat(Seat::ALL[0]), Language::De);
        for key in [
            "market:troll",
            "market:kappa",
            "hand:imp",
            "hand:hydra",
            "area:agni",
            "area:salamander",
            "area:sylph",
            "discard:odin",
            "discard:mimic",
            "seat:P0",
            "seat:P1",
            "do:sell",
            "do:tame",
        ] {
            assert!(board.contains(&format!("data-key=\"{key}\"")), "{key}");
        }
        assert!(board.contains("data-piece=\"marker:P0:"), "own marker");
        assert!(board.contains("Flammen") || board.contains("Djinn") || board.contains("Sylphe"));
    }

    #[test]
    fn a_hand_is_drawn_only_for_who_knows_it() {
        let own = drawn(Viewer::Seat(Seat::ALL[0]), Language::En);
        assert!(own.contains("ve-hydra") && !own.contains("ve-goblin") && !own.contains("ve-medusa"));
        let audience = drawn(Viewer::Audience, Language::En);
        assert!(!audience.contains("ve-hydra") && !audience.contains("ve-goblin"));
        let open = drawn(Viewer::Open, Language::En);
        assert!(open.contains("ve-hydra") && open.contains("ve-goblin"));
    }

    #[test]
    fn hints_say_what_would_be_paid_and_lost() {
        let board = drawn(Viewer::Seat(Seat::ALL[0]), Language::En);
        let texts = Texts::of(Language::En);
        // With agni red stones are worth 2: selling troll brings four, and three are there already.
        assert!(board.contains(&texts.say("room-vale-hint-surplus", &[("count", 3.into())])), "{board}");
        // Hydra costs 4: red and blue make 5.
        assert!(board.contains(&texts.say("room-vale-hint-lost", &[("lost", 1.into())])));
        assert!(board.contains(&texts.say("room-vale-hint-free", &[])));
    }

    #[test]
    fn a_still_can_not_be_touched() {
        let config = samples::config(2);
        let view = samples::view(&config, POSITION, Viewer::Open);
        let still = Vale::still(&view).into_string();
        assert!(!still.contains("data-") && still.contains("ve-goblin"));
    }

    #[test]
    fn the_end_is_told_card_by_card() {
        let config = samples::config(3);
        let names = samples::names();
        let (view, past) = samples::whole_game(3, 5);
        let standings = Standings::rank(3, |seat| {
            [view.common.players[seat].score.into(), i32::from(view.common.players[seat].area_len()), 0, 0]
        });
        for language in Language::ALL {
            let voice = Voice { texts: Texts::of(language), config: &config, names: &names };
            let told = Vale::result(&voice, &view, &standings, &past).into_string();
            assert!(told.contains("data-witness=\"card:") && told.matches("<details").count() == 3);
        }
    }

    #[test]
    fn points_rise_from_their_card() {
        let (seat, card) = (Seat::ALL[1], Card::from_index(7));
        let gain = |change| Vale::gain(&Fact::Points { seat, card, change });
        assert_eq!(gain(3), Some(Gain { piece: Piece::Card(card), seat: 1, text: "+3".to_owned() }));
        assert_eq!(gain(-4).map(|gain| gain.text), Some("−4".to_owned()));
        assert_eq!(gain(0), None);
    }
}
