//! Rune Stones on a page.

use game_runestones::{CardInfo, Config, Data, Fact, Gem, Rune, RuneStones, Seen, View, Witness};
use kernel::{Seat, Standings};
use maud::{Markup, html};

use super::emblems::word;
use super::keys::Piece;
use super::table::{Drawing, Mode, SMITHIES};
use super::{druid_name, emblems, summary, symbols};
use crate::room::{Badge, Count, Drawn, Gain, Noted, Room, Scene, differing};
use crate::{Gallery, Highlight, Language, Names, Symbol, Texts, Voice};

macro_rules! page {
    ($name:literal) => {
        ($name, include_str!(concat!("../../../../docs/rules/runestones/", $name, ".md")))
    };
}

impl Room for RuneStones {
    type Piece = Piece;

    const RULES: &'static [(&'static str, &'static str)] = &[
        page!("index"),
        page!("setup"),
        page!("summon"),
        page!("abilities"),
        page!("die"),
        page!("forge"),
        page!("gems"),
        page!("exchange"),
        page!("runes"),
        page!("end"),
        page!("secrets"),
        page!("edge-cases"),
        page!("rulings"),
        page!("cards"),
        page!("notation"),
        page!("glossary"),
    ];

    const PLACES: &'static [(&'static str, &'static str)] = &[
        ("market", "room-runestones-place-market"),
        ("mine", "room-runestones-place-mine"),
        ("others", "room-runestones-place-others"),
    ];

    fn line(texts: &Texts) -> String {
        texts.say("room-runestones-line", &[])
    }

    fn picture(_: &'static Data) -> Markup {
        picture()
    }

    fn option(data: &'static Data, texts: &Texts, key: &str, value: &str) -> (String, String) {
        let druid = |id: &str| {
            let found = data.druids.iter().find(|druid| druid.id == id);
            found.map_or(id, |druid| druid_name(druid, texts.language())).to_owned()
        };
        match key {
            "start" => {
                let said = match value.parse::<Seat>() {
                    Ok(seat) => texts.say("site-seat-number", &[("number", (seat.number() + 1).into())]),
                    Err(_) => texts.say("room-runestones-start-random", &[]),
                };
                (texts.say("room-runestones-option-start", &[]), said)
            }
            "druids" => {
                let said: Vec<String> = value.split(',').map(druid).collect();
                (texts.say("room-runestones-option-druids", &[]), said.join(", "))
            }
            "rounds" => (texts.say("room-runestones-option-rounds", &[]), value.to_owned()),
            _ => (key.to_owned(), value.to_owned()),
        }
    }

    fn badge(config: &Config, seat: Seat) -> Badge {
        Badge { sign: super::sign(seat), colour: super::colour(config, seat).to_owned() }
    }

    fn board(voice: &Voice<'_, Self>, view: &View, scene: &Scene<'_, Self>) -> Drawn<Piece> {
        let (mut fresh, drawn) = (Vec::new(), Noted::new());
        for seen in scene.fresh {
            RuneStones::pieces(seen, &mut fresh);
        }
        let mode = Mode::Live { lit: scene.lit, fresh: &fresh, drawn: &drawn, past: scene.past };
        let table = Drawing { texts: voice.texts, names: voice.names, view, mode }.table();
        drawn.drawn(table)
    }

    fn symbols() -> Markup {
        html! {
            svg .symbols width="0" height="0" aria-hidden="true" focusable="false" {
                defs { (symbols::symbols()) (emblems::symbols()) }
            }
        }
    }

    fn still(view: &View) -> Markup {
        let names = Names::new(|seat| seat.to_string());
        Drawing { texts: Texts::of(Language::En), names: &names, view, mode: Mode::Still }.table()
    }

    fn pictures(voice: &Voice<'_, Self>, views: &[View], _: &[Seen]) -> Vec<Markup> {
        let sections =
            |view| Drawing { texts: voice.texts, names: voice.names, view, mode: Mode::Still }.sections();
        let whole = |parts: Vec<Markup>| html! { div .rs.still { @for part in parts { (part) } } };
        let mut pictures: Vec<_> = views.iter().map(sections).collect();
        // Fires that burn up because there is enough to pay with are no news of the smithies.
        let lies = |view: &View| (view.common.smithies, view.common.wild_artifacts);
        if views.len() > 1 && views.windows(2).all(|pair| lies(&pair[0]) == lies(&pair[1])) {
            for sections in &mut pictures {
                sections.remove(SMITHIES);
            }
        }
        differing(pictures).into_iter().map(whole).collect()
    }

    fn gallery(data: &'static Data, texts: &'static Texts) -> Gallery {
        super::gallery::gallery(data, texts)
    }

    fn legend(texts: &Texts) -> Vec<Symbol> {
        symbols::legend(texts)
    }

    fn panorama(view: &View) -> Markup {
        panorama(view)
    }

    fn score(view: &View, seat: Seat) -> i32 {
        view.common.players[seat].score.into()
    }

    fn counts(voice: &Voice<'_, Self>, view: &View, seat: Seat) -> Vec<Count> {
        let player = &view.common.players[seat];
        let count = |kind, symbol, number: u8, id| Count {
            kind,
            symbol: Some(symbol),
            number: number.into(),
            label: voice.texts.say(id, &[("count", number.into())]),
        };
        vec![
            count("hand", "rsc-hand", player.hand, "room-runestones-counts-hand"),
            count("draw", "rsc-draw", player.draw_count(), "room-runestones-counts-draw"),
            count("discard", "rsc-discard", player.discard.len(), "room-runestones-counts-discard"),
            count("gem", "rsc-gem", player.gems.total(), "room-runestones-counts-gem"),
            count("ore", "rsc-ore", player.ore, "room-runestones-counts-ore"),
            count("runes", "rsc-rune", player.runes.len(), "room-runestones-counts-rune"),
        ]
    }

    fn secret(voice: &Voice<'_, Self>, view: &View, seat: Seat) -> Option<Markup> {
        // Whose things lie in front needs no strip beside the table; all others are drawn there in short.
        let mode = Mode::Live { lit: &[], fresh: &[], drawn: &Noted::new(), past: &[] };
        let drawing = Drawing { texts: voice.texts, names: voice.names, view, mode };
        Some(if drawing.front() == seat {
            html! { i .rs-front hidden {} }
        } else {
            drawing.strip(seat)
        })
    }

    fn round(voice: &Voice<'_, Self>, view: &View) -> Markup {
        let first = voice.names.of(view.common.first);
        let said = voice.texts.say("room-runestones-start-player", &[("player", first.into())]);
        html! {
            b { (voice.texts.say("room-runestones-round", &[("round", view.common.round.into())])) }
            small .rs-began title=(said) { " " (symbols::sign("throne")) " " (first) span .visually-hidden { (said) } }
            span .rs-scores aria-hidden="true" {
                @for seat in Seat::first(voice.config.seats) {
                    (Drawing { texts: voice.texts, names: voice.names, view, mode: Mode::Still }.token(seat))
                    b { (view.common.players[seat].score) }
                }
            }
        }
    }

    fn pieces(seen: &Seen, pieces: &mut Vec<Piece>) {
        match *seen {
            Fact::HandDrawn { seat, cards: Some(cards), .. } => {
                pieces.extend(cards.iter().map(|card| Piece::card(seat, card)));
            }
            Fact::SlotFilled { card, .. } => pieces.push(Piece::card(Seat::ALL[0], card)),
            Fact::CardShown { seat, card } | Fact::CardLaid { seat, card } => {
                pieces.push(Piece::card(seat, card));
            }
            Fact::SmithyFilled { smithy, colour } => pieces.push(Piece::AtSmithy(smithy, colour)),
            Fact::Placed { seat, row, space, artifact } => {
                pieces.push(Piece::InRow(seat, row, space, artifact));
            }
            Fact::RuneTaken { seat, rune } => pieces.push(Piece::Rune(seat, rune)),
            _ => {}
        }
    }

    fn gain(seen: &Seen) -> Option<Gain<Piece>> {
        let Fact::Points { seat, points, witness } = *seen else { return None };
        let piece = match witness {
            Witness::Card(card) | Witness::Extra(card) => Piece::card(seat, card),
            Witness::Die => Piece::DieSpot,
            Witness::Smithy(smithy) => Piece::SmithySpot(smithy),
            Witness::Row(row, _) | Witness::FinalRow(row, _) => Piece::RowSpot(seat, row),
            Witness::Leftover(_) => Piece::PurseSpot(seat),
        };
        Some(Gain { piece, seat: seat.number(), text: format!("+{points}") })
    }

    fn summary(voice: &Voice<'_, Self>, act: &[Seen]) -> Option<Markup> {
        summary::summary(voice, act)
    }

    fn highlight(voice: &Voice<'_, Self>, _: &View, seen: &Seen) -> Option<Highlight> {
        summary::highlight(voice, seen)
    }

    fn result(voice: &Voice<'_, Self>, view: &View, standings: &Standings, past: &[Seen]) -> Markup {
        let mode = Mode::Live { lit: &[], fresh: &[], drawn: &Noted::new(), past };
        Drawing { texts: voice.texts, names: voice.names, view, mode }.result(standings, past)
    }
}

/// The throne at dusk in a ring of rune stones, gems and artifacts before it. Wide or high frames cut its edges off.
fn picture() -> Markup {
    let gems = [
        ("blue", 214, 452),
        ("yellow", 268, 474),
        ("wild", 300, 428),
        ("green", 332, 474),
        ("red", 386, 452),
    ];
    html! {
        svg .board.rs-picture viewBox="0 0 600 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            (dusk())
            @for (gem, x, y) in gems {
                use href={ "#rs-gem-" (gem) } x=(x - 25) y=(y - 25) width="50" height="50" {}
            }
            use href="#rs-artifact-red" x="96" y="404" width="84" height="84" {}
            use href="#rs-artifact-blue" x="420" y="404" width="84" height="84" {}
        }
    }
}

/// The throne at dusk in its ring of rune stones, 600 × 600.
fn dusk() -> Markup {
    // Where the stones stand: from left to right, with their size.
    let stones =
        [(70, 292, 100), (148, 232, 84), (216, 200, 68), (384, 200, 68), (452, 232, 84), (530, 292, 100)];
    html! {
        rect .rs-sky width="600" height="600" {}
        circle .rs-moon cx="300" cy="212" r="112" {}
        path .rs-far d="M0 300Q90 220 180 266T360 242T600 280V600H0Z" {}
        path .rs-near d="M0 370Q150 310 300 332T600 364V600H0Z" {}
        ellipse .rs-circle cx="300" cy="442" rx="248" ry="84" {}
        g .rs-seat {
            path d="M250 380V196Q252 150 300 138Q348 150 350 196V380Z" {}
            path d="M226 392V292Q226 280 238 280H256V392ZM374 392V292Q374 280 362 280H344V392Z" {}
            path .rs-seat-top d="M252 318H348L366 346H234Z" {}
            path d="M234 346H366V396H234Z" {}
            use href="#rs-gem-wild" x="280" y="166" width="40" height="40" {}
            path .rs-seat-line d="M268 300V214M332 300V214M286 300V224M314 300V224" {}
        }
        @for (rune, (x, y, size)) in Rune::ALL.into_iter().zip(stones) {
            use href={ "#rs-rune-" (rune.word()) } x=(x - size / 2) y=(y) width=(size) height=(size * 11 / 10) {}
        }
    }
}

/// The display above, and below it what everybody has on the table: runes, artifacts, gems.
fn panorama(view: &View) -> Markup {
    let config = &view.config;
    let row = 372_u16 / u16::from(config.seats);
    let cards = view.common.display.iter().flatten().map(|card| config.card(Seat::ALL[0], *card));
    let owned = |seat: Seat| {
        let player = &view.common.players[seat];
        let runes = player.runes.iter().map(|rune| format!("#rs-rune-{}", rune.word()));
        let held = |taken: u8| Gem::ALL.into_iter().filter(move |gem| taken >> gem.index() & 1 == 1);
        let rows = player.rows.iter();
        let artifacts =
            rows.flat_map(|row| held(row.coloured).chain((0..row.wild.count_ones()).map(|_| Gem::Wild)));
        let artifacts = artifacts.map(|gem| format!("#rs-artifact-{}", gem.word()));
        let gems = Gem::ALL.into_iter().flat_map(|gem| (0..player.gems.0[gem.index()]).map(move |_| gem));
        let gems = gems.map(|gem| format!("#rs-gem-{}", gem.word()));
        runes.chain(artifacts).chain(gems).collect::<Vec<String>>()
    };
    html! {
        svg .board.rs-panorama viewBox="0 0 770 630" {
            svg viewBox="0 0 600 600" preserveAspectRatio="xMidYMid slice" { (dusk()) }
            @for (card, x) in cards.zip((34_u16..).step_by(119)) {
                g .{ "rs-c-" (word(card.hue)) } transform={ "translate(" (x) " 30)" } {
                    rect .rs-eb width="108" height="178" rx="12" {}
                    rect .rs-el x="7" y="42" width="94" height="98" rx="8" {}
                    use href={ "#rse-" (word(card.hue)) } x="8" y="58" width="92" height="66" {}
                    text x="54" y="31" text-anchor="middle" font-size="23" font-weight="700" fill="#1a150c" { (card.number) }
                    @for (at, (gem, count)) in magic(card).into_iter().enumerate() {
                        use href={ "#rs-gem-" (gem.word()) } x=(12 + at * 44) y="145" width="28" height="28" {}
                        text x=(41 + at * 44) y="166" font-size="18" font-weight="700" fill="#1a150c" { (count) }
                    }
                }
            }
            @for (at, seat) in (0_u16..).zip(Seat::first(config.seats)) {
                @let things = owned(seat);
                @let y = 238 + at * row;
                @let step = (650 / things.len().max(1)).min(64);
                rect x="24" y=(y) width="722" height=(row - 14) rx="14" fill="#fbf4e2" opacity=".82" {}
                circle cx="54" cy=(y + row / 2 - 7) r="14" fill=(super::colour(config, seat)) stroke="#1a150c" stroke-width="2" {}
                @for (thing, x) in things.iter().zip((80..).step_by(step)) {
                    use href=(thing) x=(x) y=(y + row / 2 - 35) width="54" height="56" {}
                }
            }
        }
    }
}

/// The magic points of a card, by gem.
fn magic(card: &CardInfo) -> Vec<(Gem, u8)> {
    let coloured = Gem::ALL.into_iter().zip(card.magic.colours).filter(|(gem, _)| *gem != Gem::Wild);
    coloured.chain([(Gem::Wild, card.magic.multi)]).filter(|(_, count)| *count > 0).take(2).collect()
}

#[cfg(test)]
mod tests {
    use game_runestones::Action;
    use kernel::Viewer;

    use super::*;
    use crate::runestones::keys::{Key, Verb};
    use crate::runestones::{payment, samples};

    /// A position in full swing.
    const POSITION: &str = r#"{
        "phase": "action", "round": 9, "first": "P1", "active": "P0",
        "display": [16, 21, 33, 45, 52, 60], "discard": [44], "smithies": ["red", "blue", "red", "green", "yellow"],
        "players": {
            "P0": { "score": 31, "gems": "BBYGRW", "ore": 3, "hand": [101, 104, 67, 23], "discard": [102],
                    "runes": ["swap", "plus"], "rows": [["blue", "red*"], ["yellow"]] },
            "P1": { "score": 44, "gems": "GG", "hand": [100, 101, 75, 103], "runes": ["wild_color"], "wild_color": "green" }
        }
    }"#;

    fn drawn(viewer: Viewer, language: Language, position: &str) -> String {
        let config = samples::config(2);
        let view = samples::view(&config, position, viewer);
        let names = samples::names();
        let voice = Voice { texts: Texts::of(language), config: &config, names: &names };
        RuneStones::board(&voice, &view, &Scene::STILL).drawing.into_string()
    }

    #[test]
    fn everything_that_could_be_meant_has_its_key() {
        let board = drawn(Viewer::Seat(Seat::ALL[0]), Language::De, POSITION);
        let fixed =
            ["do:summon", "do:abilities", "do:forge", "row:1", "row:2", "hand:101", "hand:67", "gem:blue"];
        let numbered = (1..=6).flat_map(|number| [format!("slot:{number}"), format!("smithy:{number}")]);
        let runes = Rune::ALL.map(|rune| format!("rune:{}", rune.word()));
        for key in fixed.map(str::to_owned).into_iter().chain(numbered).chain(runes) {
            assert!(board.contains(&format!("data-key=\"{key}\"")), "{key}");
        }
        assert!(board.contains("swap:gem-wild") && board.contains("swap:ore-red"), "the rune can be used");
        assert!(board.contains(&Texts::of(Language::De).say("room-runestones-reconstructed", &[])));
    }

    /// Whatever one is asked in whole games is drawn under the key by which it is touched first.
    #[test]
    fn every_decision_of_a_game_finds_its_things_on_the_board() {
        let names = samples::names();
        let mut checked = 0;
        samples::walk(2, 4, &mut |samples::Sample { view, options, .. }| {
            let config = view.config;
            let voice = Voice { texts: Texts::of(Language::En), config: &config, names: &names };
            let wanted: Vec<Key> = options
                .iter()
                .filter_map(|action| {
                    Some(match *action {
                        Action::Show { card } | Action::Lay { card } => Key::Hand(card),
                        Action::Use { card, part } => Key::Part(card, part),
                        Action::Gem { colour } | Action::ApplyTo { colour } => Key::Gem(colour.into()),
                        Action::Slot { slot } => Key::Slot(slot),
                        Action::Pay { gems } => Key::Pay(gems),
                        Action::ForgeAt { smithy, .. } => Key::Smithy(smithy),
                        Action::Place { row, space } => Key::Space(row, space),
                        Action::Exchange { row } => Key::Row(row),
                        Action::TakeRune { rune } => Key::Rune(rune),
                        Action::SwapGem { gem } => Key::SwapGem(gem),
                        Action::SwapOre { colour } => Key::SwapOre(colour),
                        Action::WildColour { colour } => Key::WildColour(colour),
                        Action::Summon => Key::Do(Verb::Summon),
                        Action::Abilities => Key::Do(Verb::Abilities),
                        Action::Forge => Key::Do(Verb::Forge),
                        Action::Enough => Key::Do(Verb::Enough),
                        Action::Finish => Key::Do(Verb::Finish),
                        Action::Apply => Key::Do(Verb::Apply),
                        Action::Forgo => Key::Do(Verb::Forgo),
                        Action::Done => Key::Do(Verb::Done),
                        Action::End => Key::Do(Verb::End),
                        Action::Take { .. } => Key::Do(Verb::Take),
                        Action::Pass => return None,
                    })
                })
                .collect();
            let scene = Scene { lit: &wanted, fresh: &[], past: &[] };
            let board = RuneStones::board(&voice, &view, &scene).drawing.into_string();
            for key in &wanted {
                let key = voice.key(*key);
                assert!(board.contains(&format!("data-key=\"{key}\"")), "{key} in {:?}", view.common.phase);
            }
            checked += 1;
        });
        assert!(checked > 100);
    }

    #[test]
    fn a_hand_is_drawn_only_for_who_knows_it() {
        let count = |board: &str, key: &Piece| board.matches(&format!("data-piece=\"{key}\"")).count();
        let own = drawn(Viewer::Seat(Seat::ALL[0]), Language::En, POSITION);
        // A creature in a hand is a piece; in a list of what may be in a hand it is none.
        let hers = Piece::card(Seat::ALL[0], samples::data().numbered(67).unwrap());
        let his = Piece::card(Seat::ALL[1], samples::data().numbered(75).unwrap());
        assert_eq!((count(&own, &hers), count(&own, &his)), (1, 0));
        let audience = drawn(Viewer::Audience, Language::En, POSITION);
        assert_eq!((count(&audience, &hers), count(&audience, &his)), (0, 0));
        let open = drawn(Viewer::Open, Language::En, POSITION);
        assert_eq!((count(&open, &hers), count(&open, &his)), (1, 1));
    }

    #[test]
    fn what_will_be_lost_is_said_before_a_card_is_laid() {
        let position = POSITION.replace("\"phase\": \"action\"", "\"phase\": \"cards\"");
        let position = position
            .replace("[101, 104, 67, 23]", "[101, 104, 23]")
            .replace("\"round\": 9", "\"round\": 9, \"laid\": [67]");
        let board = drawn(Viewer::Seat(Seat::ALL[0]), Language::En, &position);
        let texts = Texts::of(Language::En);
        for (id, cards) in
            [("keeps", "67"), ("loses", "101"), ("loses", "104"), ("keeps", "23"), ("loses", "67")]
        {
            let said = texts.say(&format!("room-runestones-{id}"), &[("cards", cards.into())]);
            assert!(board.contains(&said), "{said}");
        }
    }

    #[test]
    fn a_still_can_not_be_touched() {
        let config = samples::config(2);
        let still = RuneStones::still(&samples::view(&config, POSITION, Viewer::Open)).into_string();
        assert!(!still.contains("data-key") && !still.contains("data-piece"));
    }

    #[test]
    fn the_end_is_told_by_source() {
        let config = samples::config(3);
        let names = samples::names();
        let (view, past) = samples::whole_game(3, 5);
        let standings = Standings::rank(3, |seat| [view.common.players[seat].score.into(), 0, 0, 0]);
        for language in Language::ALL {
            let voice = Voice { texts: Texts::of(language), config: &config, names: &names };
            let told = RuneStones::result(&voice, &view, &standings, &past).into_string();
            for seat in Seat::first(3) {
                assert!(told.contains(names.of(seat)));
                assert!(told.contains(&format!(">{}</td>", view.common.players[seat].score)));
            }
        }
    }

    #[test]
    fn other_actions_than_payments_keep_their_order() {
        let view = samples::view(&samples::config(2), POSITION, Viewer::Audience);
        assert_eq!(payment::rank(&view, Action::Summon), payment::rank(&view, Action::End));
    }
}
