//! Data files: the built-in one is what the specification counts, and each fault of a file is named.

use game_vale::{Card, CardSet, Data, DataFault, Family, Fault, Kind, Vale as G};
use kernel::{Choice, DataFile, Game};

const MAIN: &str = "vale_of_eternity.toml";

fn read(text: &str) -> Result<Data, DataFault> {
    G::read_data(&[DataFile { name: MAIN, text }])
}

/// The built-in file with a change.
fn changed(from: &str, to: &str) -> String {
    let text = G::FILES[0].text;
    assert!(text.contains(from), "the built-in file has no {from:?}");
    text.replacen(from, to, 1)
}

/// All faults of the built-in file with a change, as text.
fn message(from: &str, to: &str) -> String {
    match read(&changed(from, to)) {
        Ok(_) => panic!("{to:?} in place of {from:?} is no fault"),
        Err(fault) => fault.to_string(),
    }
}

/// Section 2: families, costs, kinds of effects.
#[test]
fn the_built_in_cards_are_those_of_the_game() {
    let data = G::read_data(&[]).unwrap();
    assert_eq!(data.cards.len(), 70);
    assert_eq!(data.by_family.map(CardSet::len), [15, 15, 15, 15, 10]);
    let costs: Vec<usize> =
        (0..=12).map(|cost| data.cards.iter().filter(|card| card.cost == cost).count()).collect();
    assert_eq!(costs, [5, 6, 6, 14, 14, 5, 5, 5, 3, 3, 3, 0, 1]);
    assert_eq!((data.instant.len(), data.active.len()), (41, 26));
    assert_eq!(data.with_effect(Kind::Permanent).len(), 11);
    assert_eq!(data.instant.or(data.active).or(data.with_effect(Kind::Permanent)), data.all);
    let sales: Vec<String> = data.families.iter().map(|family| family.sale.to_string()).collect();
    assert_eq!(sales, ["3,0,0", "0,1,0", "4,0,0", "1,1,0", "0,0,1"]);
    let pegasus = data.card_named("pegasus").unwrap();
    assert_eq!(data.card(pegasus).family, Family::Wind);
    assert_eq!(data.card_named("unicorn"), None::<Card>);
}

#[test]
fn the_constants_are_checked() {
    for (from, to, expected) in [
        ("players_min = 2", "players_min = 1", "players_min is 1; 2 to 4 can play"),
        ("players_max = 4", "players_max = 5", "players_max is 5"),
        ("rounds_max = 10", "rounds_max = 11", "rounds_max is 11; 1 to 10"),
        ("end_score = 60", "end_score = 0", "end_score is 0"),
        ("min_score = 0", "min_score = 1", "min_score is 1; it must be 0"),
        ("base_stone_limit = 4", "base_stone_limit = 0", "base_stone_limit is 0"),
        ("markers_per_player = 2", "markers_per_player = 3", "markers_per_player is 3"),
        ("reveal_per_player = 2", "reveal_per_player = 1", "it must equal markers_per_player"),
        (
            "start_points_by_order = [1, 2, 3, 4]",
            "start_points_by_order = [1, 2]",
            "each player needs a number",
        ),
        ("area_limit = \"round_number\"", "area_limit = \"ten\"", "area_limit is ten"),
        ("release_cost = \"round_number\"", "release_cost = \"free\"", "release_cost is free"),
        ("hand_limit = 0", "hand_limit = 7", "hand_limit is 7"),
        ("stone_supply_limited = false", "stone_supply_limited = true", "stone_supply_limited is true"),
        ("schema = 1", "schema = 2", "schema is 2"),
        ("game = \"vale_of_eternity\"", "game = \"skye\"", "game is skye"),
    ] {
        let message = message(from, to);
        assert!(message.contains(expected), "{message}");
    }
}

#[test]
fn stones_and_families_are_checked() {
    for (from, to, expected) in [
        (
            "color = \"blue\"\nvalue = 3",
            "color = \"red\"\nvalue = 3",
            "stone blue: it must be there exactly once",
        ),
        ("color = \"blue\"\nvalue = 3", "color = \"green\"\nvalue = 3", "stone green: no such colour"),
        ("value = 6", "value = 0", "stone purple: a value of 1 to 20"),
        ("key = \"fire\"\nname_en", "key = \"iron\"\nname_en", "family iron: no such family"),
        ("key = \"fire\"\nname_en", "key = \"water\"\nname_en", "family fire: it must be there exactly once"),
        ("cards = 10", "cards = 11", "family dragon says 11 cards, but the file has 10"),
        ("sell = { red = 4, blue = 0", "sell = { red = 0, blue = 0", "family earth: a sale brings 1 to 8"),
    ] {
        let message = message(from, to);
        assert!(message.contains(expected), "{message}");
    }
}

#[test]
fn cards_are_checked() {
    for (from, to, expected) in [
        ("key = \"imp\"", "key = \"hestia\"", "two cards have the key hestia"),
        ("name_en = \"Imp\"", "name_en = \"Hestia\"", "two cards have the name_en Hestia"),
        ("id = 102", "id = 100", "card 100 stands behind 101"),
        ("key = \"imp\"", "key = \"Imp\"", "card Imp: a key is made of small letters"),
        ("key = \"imp\"", "key = \"none\"", "card none: this word cannot be a key"),
        ("family = \"fire\"\ncost = 0", "family = \"ice\"\ncost = 0", "card hestia: no family \"ice\""),
        ("cost = 12", "cost = 16", "card eternity: cost 16; at most 15"),
        ("copies = 1", "copies = 2", "card hestia: 2 copies"),
        ("kind = \"permanent\"", "kind = \"eternal\"", "card hestia: no kind \"eternal\""),
        (
            "kind = \"active\"\n  text_en = \"Return this creature",
            "kind = \"instant\"\n  text_en = \"Return this creature",
            "card imp: two instant effects",
        ),
        ("text_en = \"Gain [1][1].\"", "text_en = \"\"", "card imp, instant effect: a text is empty"),
    ] {
        let message = message(from, to);
        assert!(message.contains(expected), "{message}");
    }
    let text = G::FILES[0].text;
    let start = text.find("[[card]]\nid = 510").unwrap();
    let found = read(&text[..start]).err().unwrap().to_string();
    assert!(found.contains("family dragon says 10 cards, but the file has 9"), "{found}");
    let again =
        text[start..].replace("510", "511").replace("eternity", "eternity_2").replace("Eternity", "E2");
    let found = read(&format!("{}{again}", changed("cards = 10", "cards = 11"))).err().unwrap().to_string();
    assert!(found.contains("71 cards; a file has 8 to 70"), "{found}");
}

#[test]
fn operations_are_checked() {
    for (from, to, expected) in [
        ("red = 2 }]", "red = 0 }]", "card imp, instant effect: 1 to 8 stones are possible"),
        ("amount = 10", "amount = 0", "card succubus, instant effect: amount 0; 1 to 100"),
        ("per = \"hand_card\"", "per = \"foot_card\"", "card firefox, instant effect: amount: a number"),
        ("per = \"hand_card\", mult = 1", "per = \"hand_card\", mult = 0", "mult is 1 to 20"),
        ("color = \"red\" }", "color = \"rod\" }", "card burning_skull, active effect: no colour \"rod\""),
        (
            "is = \"has_stone\"",
            "is = \"has_coin\"",
            "card troll, active effect: when: \"has_coin\" is no condition",
        ),
        (
            "is = \"hand_below\", n = 6",
            "is = \"hand_below\"",
            "\"hand_below\" is no condition with these fields",
        ),
        (
            "if_false = \"nothing\"",
            "if_false = \"never\"",
            "card succubus, instant effect: when: either else",
        ),
        ("target = \"self\"", "target = \"shelf\"", "card imp, active effect: recover: no target \"shelf\""),
        ("zone = \"hand\"", "zone = \"head\"", "card young_forest_spirit, instant effect: discard: zone is"),
        ("max = 3, other", "max = 4, other", "card cerberus, instant effect: discard: zone is"),
        ("pick = 2", "pick = 4", "card hydra, instant effect: choose: pick is at least 1"),
        ("key = \"two_blue\"", "key = \"purple\"", "option \"purple\" needs a key of its own"),
        ("op = \"draw\", count = 1", "op = \"draw\", count = 0", "draw: 1 to 9 cards"),
        (
            "op = \"copy\", kind = \"active\"",
            "op = \"copy\", kind = \"instant\"",
            "an effect copies effects of its own kind",
        ),
        (
            "op = \"copy\", kind = \"active\"",
            "op = \"copy\", kind = \"permanent\"",
            "there are instant and active",
        ),
        (
            "op = \"stone_limit\", add = 2",
            "op = \"activate_all\"",
            "card hestia, permanent effect: a permanent effect",
        ),
        (
            "{ op = \"gain_stones\", red = 4 }",
            "{ op = \"stone_limit\", add = 1 }",
            "an operation of permanent effects",
        ),
        (
            "op = \"stone_limit\", add = 2",
            "op = \"stone_limit\", add = 5",
            "together the cards make a limit of 9",
        ),
        (
            "ops = [{ op = \"gain_points\", amount = 2 }] }]",
            "ops = [{ op = \"draw\", count = 1 }] }]",
            "on_summon: only gain_points",
        ),
        (
            "ops = [{ op = \"gain_stones\", blue = 2 }] }]",
            "ops = [{ op = \"draw\", count = 1 }] }]",
            "on_tame: only what can always",
        ),
        ("ops = [{ op = \"gain_stones\", red = 4 }]", "ops = []", "a list of operations is empty"),
        (
            "ops = [{ op = \"gain_stones\", red = 4 }]",
            "ops = [{ op = \"summon_free\" }]",
            "summon_free is possible in instant",
        ),
        (
            "ops = [{ op = \"gain_stones\", red = 4 }]",
            "ops = [{ op = \"activate_all\" }]",
            "activate_all is possible in instant",
        ),
        (
            "ops = [{ op = \"gain_stones\", red = 4 }]",
            "ops = [{ op = \"copy\", kind = \"active\" }]",
            "copy: at most one card",
        ),
        (
            "ops = [{ op = \"gain_stones\", red = 4 }]",
            "ops = [{ op = \"to_deck_top\" }]",
            "to_deck_top: on 2 cards",
        ),
    ] {
        let message = message(from, to);
        assert!(message.contains(expected), "{to}: {message}");
    }
}

#[test]
fn several_faults_are_named_at_once() {
    let text = changed("cost = 12", "cost = 16").replacen("rounds_max = 10", "rounds_max = 0", 1);
    let Err(DataFault::Content { faults, .. }) = read(&text) else { panic!("there are faults") };
    assert!(
        matches!(faults[..], [Fault::Constant { key: "rounds_max", .. }, Fault::Card { .. }]),
        "{faults:?}"
    );
}

#[test]
fn misspelt_keys_and_broken_toml_say_where() {
    for (from, to, expected) in [
        ("rounds_max = 10", "rounds_mux = 10", "rounds_mux"),
        ("rounds_max = 10", "rounds_max = ", "line 22"),
        ("cost = 12", "cost = \"much\"", "much"),
        ("op = \"activate_all\"", "op = \"activate_most\"", "activate_most"),
        ("op = \"gain_stones\", red = 2", "op = \"gain_stones\", rod = 2", "rod"),
        ("op = \"activate_all\"", "op = \"activate_all\", twice = true", "twice"),
    ] {
        let message = message(from, to);
        assert!(message.starts_with(MAIN) && message.contains(expected), "{message}");
    }
}

#[test]
fn files_of_other_names_are_refused() {
    let fault = G::read_data(&[DataFile { name: "vale_of_tears.toml", text: "" }]).err().unwrap();
    assert!(fault.to_string().contains("not a file of this game"), "{fault}");
}

/// A file with another limit and fewer rounds is a game of its own.
#[test]
fn a_changed_file_changes_the_game() {
    let text = changed("rounds_max = 10", "rounds_max = 3").replacen(
        "base_stone_limit = 4",
        "base_stone_limit = 5",
        1,
    );
    let data: &'static Data = Box::leak(Box::new(read(&text).unwrap()));
    let config = G::configure(data, 2, &[]).unwrap();
    let report = testkit::laws::check::<G>(&config, testkit::walk::Plan::games(10));
    assert_eq!(report.map_err(|violation| violation.to_string()).unwrap().games, 10);
}

#[test]
fn wrong_options_say_what_would_be_right() {
    let data: &'static Data = Box::leak(Box::new(G::read_data(&[]).unwrap()));
    for (seats, key, value, expected) in [
        (1, "start", "random", "1 players: The Vale of Eternity is for 2 to 4"),
        (5, "start", "random", "5 players: The Vale of Eternity is for 2 to 4"),
        (2, "start", "P2", "it is random or P0 to P1"),
        (2, "stat", "P1", "unknown option \"stat\"; there is start"),
    ] {
        let fault = G::configure(data, seats, &[Choice { key, value }]).unwrap_err().to_string();
        assert!(fault.contains(expected), "{fault}");
    }
    let twice = [Choice { key: "start", value: "P0" }, Choice { key: "start", value: "P1" }];
    assert!(G::configure(data, 2, &twice).unwrap_err().to_string().contains("twice"));
}
