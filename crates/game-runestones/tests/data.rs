//! The data file: the built-in one is right, and each fault in a changed one is named.

use game_runestones::{Card, Data, DataFault, Fault, RuneStones as G};
use kernel::{Choice, DataFile, Dice, Game, Rules, Turn};
use testkit::{laws, walk::Plan};

const MAIN: &str = "rune_stones.toml";

fn built_in() -> &'static str {
    G::FILES[0].text
}

/// A piece of a file and what stands there instead; the first such piece is meant.
type Change<'a> = (&'a str, &'a str);

/// A text with these changes, one after the other; each piece must be there.
fn changed(text: &str, changes: &[Change<'_>]) -> String {
    changes.iter().fold(text.to_owned(), |text, (from, to)| {
        assert!(text.contains(from), "{from:?} is not in the file");
        text.replacen(from, to, 1)
    })
}

fn read(text: &str) -> Result<Data, DataFault> {
    G::read_data(&[DataFile { name: MAIN, text }])
}

/// What reading the built-in file says after these changes.
fn message(changes: &[Change<'_>]) -> String {
    read(&changed(built_in(), changes)).expect_err("a change that matters").to_string()
}

/// The faults found after one change of the built-in file.
fn faults(from: &str, to: &str) -> Vec<Fault> {
    match read(&changed(built_in(), &[(from, to)])) {
        Err(DataFault::Content { faults, file }) => {
            assert_eq!(file, MAIN);
            faults
        }
        Err(other) => panic!("another kind of fault: {other}"),
        Ok(_) => panic!("the change from {from:?} to {to:?} went unnoticed"),
    }
}

#[test]
fn the_file_has_the_numbers_of_the_rules_page() {
    let data = G::read_data(&[]).unwrap();
    assert_eq!((data.creature_count, data.deck_size, data.druids.len()), (68, 8, 4));
    assert_eq!((data.creatures.len(), data.dragons.len()), (68, 8));
    assert_eq!((data.artifacts.len(), data.wild_artifacts), (28, 8));
    assert_eq!(data.costs, [1, 2, 2, 3, 3, 4]);
    assert_eq!(data.smithies.iter().map(|smithy| smithy.cost).collect::<Vec<_>>(), [2, 2, 3, 3, 4, 4]);
    assert_eq!(data.rules.row_points, [0, 0, 3, 6, 10, 15]);
    let facts = G::facts(&data);
    assert_eq!(
        (facts.title, facts.author, facts.players_min, facts.players_max),
        ("Rune Stones", "Rüdiger Dorn", 2, 4)
    );
    assert!(facts.reconstructed);
    let numbers: Vec<u8> = data.cards().map(|card| data.creature(card).number).collect();
    let expected: Vec<u8> = (11..=78).chain(100..=107).collect();
    assert_eq!(numbers, expected);
    assert_eq!(data.numbered(100), Some(Card::druid(0)));
    assert_eq!(data.numbered(99), None);
}

#[test]
fn original_cards_are_no_reconstruction() {
    let data =
        read(&changed(built_in(), &[("card_texts = \"designed\"", "card_texts = \"original\"")])).unwrap();
    assert!(!G::facts(&data).reconstructed);
}

/// One change each, and the words that name it.
#[test]
fn each_mistake_is_named() {
    for (from, to, expected) in [
        ("format_version = 1", "format_version = 2", "format_version is 2; 1 to 1"),
        ("game = \"rune_stones\"", "game = \"stones\"", "game is stones; it must be rune_stones"),
        (
            "card_texts = \"designed\"",
            "card_texts = \"mine\"",
            "card_texts is mine; it is designed or original",
        ),
        ("max = 4", "max = 5", "players.max is 5; 2 to 4"),
        ("end_score = 65", "end_score = 0", "constants.end_score is 0"),
        ("hand_limit = 4", "hand_limit = 9", "constants.hand_limit is 9; 1 to 8"),
        (
            "hand_limit_with_rune = 6",
            "hand_limit_with_rune = 3",
            "constants.hand_limit_with_rune is 3; 4 to 8",
        ),
        ("ability_cards = 2", "ability_cards = 0", "constants.ability_cards is 0"),
        (
            "ability_cards_with_rune = 3",
            "ability_cards_with_rune = 1",
            "constants.ability_cards_with_rune is 1; 2 to 4",
        ),
        ("forge_limit = 2", "forge_limit = 0", "constants.forge_limit is 0"),
        ("wild_artifact_cost = 4", "wild_artifact_cost = 5", "the wild smithy has a cost of 4"),
        ("ore_cost = 3", "ore_cost = 0", "constants.ore_cost is 0"),
        ("rune_limit = 4", "rune_limit = 9", "constants.rune_limit is 9; 0 to 8"),
        ("rows = 2", "rows = 3", "constants.rows is 3; 2 to 2"),
        ("leftover_group = 3", "leftover_group = 0", "constants.leftover_group is 0"),
        ("\"5\" = 15", "\"6\" = 15", "exchange_points: the points for 5 artifacts is missing"),
        ("\"5\" = 15", "\"5\" = \"many\"", "exchange_points.5 is string; both must be numbers"),
        ("blue = 15", "blue = 99", "supply.blue is 99; 0 to 40"),
        ("blue = 15", "blue = 3", "start_resources.blue is 1; the supply has 3, too few for 4 players"),
        (
            "\"green\", \"red\", \"wild\"]",
            "\"red\", \"green\", \"wild\"]",
            "player_board.spaces_per_row is blue",
        ),
        ("slots = 6", "slots = 5", "costs_right_to_left: its length is 6; one for each of 5 slots"),
        ("[1, 2, 2, 3, 3, 4]", "[0, 2, 2, 3, 3, 4]", "cost of slot 1 is 0"),
        ("\"3\" = 2", "\"5\" = 2", "the number for 3 players is missing"),
        ("\"4\" = 3", "\"4\" = 4", "setup.rune_copies for 4 players is 4; 0 to 3"),
        ("color = \"yellow\"\ncount", "color = \"violet\"\ncount", "[[artifact]]: \"violet\" is not known"),
        ("color = \"yellow\"\ncount", "color = \"blue\"\ncount", "[[artifact]]: \"blue\" is there twice"),
        ("id = 3\nkind", "id = 7\nkind", "smithy 3: id is 7"),
        ("kind = \"wild\"", "kind = \"ordinary\"", "smithies of kind wild: their number is 0"),
        (
            "bonus = \"die\"",
            "bonus = \"wild\"",
            "smithy 3: bonus: \"wild\" is not known; there are none, die, ore",
        ),
        ("cost = 3\nbonus = \"die\"", "cost = 7\nbonus = \"die\"", "smithy 3: cost is 7; 1 to 6"),
        ("face = 2", "face = 3", "die face 2: face is 3"),
        ("effect = \"draw_card\"", "effect = \"draw\"", "die face 3: effect: \"draw\" is not known"),
        ("id = \"plus\"", "id = \"minus\"", "[[rune]]: plus is missing"),
        ("number = 12", "number = 11", "creatures: number 11 comes after 11"),
        (
            "creature = \"kobold\"\ncolor = \"blue\"",
            "creature = \"satyr\"\ncolor = \"blue\"",
            "creature 11 is a satyr",
        ),
        ("color = \"blue\"\nmagic", "color = \"pink\"\nmagic", "creature 11: color: \"pink\" is not known"),
        ("magic = { blue = 1 }", "magic = { bleu = 1 }", "creature 11: magic has bleu = 1"),
        ("magic = { blue = 1 }", "magic = { blue = 0 }", "creature 11: magic has blue = 0"),
        ("magic = { blue = 1 }", "magic = { }", "creature 11: magic has nothing"),
        ("pay = [\"gem:blue\"]", "pay = [\"ore\"]", "creature 11: \"ore\" cannot be paid"),
        ("pay = [\"gem:blue\"]", "pay = []", "creature 11: pay has 0 entries"),
        ("gain = [\"points:2\"]", "gain = [\"die\"]", "creature 11: \"die\" cannot be gained"),
        (
            "gain = [\"points:2\"]",
            "gain = [\"points:10\"]",
            "creature 11: gain has \"points:10\", which is no effect",
        ),
        (
            "basic = [\"ore\", \"gem:blue\"]",
            "basic = [\"ore\", \"ore\", \"ore\"]",
            "creature 27: basic has 3 entries",
        ),
        (
            "choice = [[\"card:any\"], [\"wild\"]]",
            "choice = [[\"wild\"]]",
            "creature 23: choice has 1 entries; two options",
        ),
        (
            "choice = [[\"card:any\"], [\"wild\"]]",
            "choice = [[\"card:pink\"], [\"wild\"]]",
            "\"card:pink\", which is no effect",
        ),
        (
            "choice = [[\"card:any\"], [\"wild\"]]",
            "choice = [[], [\"wild\"]]",
            "an option of choice has 0 entries",
        ),
        ("basic = [\"ore\", \"gem:blue\"]", "", "creature 27 has 0 of the keys basic, choice, exchange"),
        (
            "druid = \"brown\"\nnumber = 100",
            "druid = \"pink\"\nnumber = 100",
            "druid card 100: druid: \"pink\" is not known",
        ),
        (
            "druid = \"grey\"\nnumber = 100",
            "druid = \"grey\"\nnumber = 99",
            "druid grey has the cards 99 101",
        ),
        (
            "number = 100",
            "number = 78",
            "brown druid card 78: number is 78; it must be higher than every creature's",
        ),
        ("id = \"grey\"", "id = \"brown\"", "[[druid]]: \"brown\" is there twice"),
        ("id = \"grey\"", "id = \"light grey\"", "it has no blank and no comma"),
    ] {
        let found = faults(from, to);
        let texts: Vec<String> = found.iter().map(ToString::to_string).collect();
        assert!(texts.iter().any(|text| text.contains(expected)), "{from:?} -> {to:?}: {texts:#?}");
    }
}

#[test]
fn several_mistakes_are_named_at_once() {
    let message = message(&[
        ("magic = { blue = 1 }", "magic = { blue = 77 }"),
        ("end_score = 65", "end_score = 0"),
        ("bonus = \"ore\"", "bonus = \"beer\""),
    ]);
    assert!(message.starts_with("rune_stones.toml: 3 faults\n"), "{message}");
    for part in ["end_score", "smithy 4: bonus", "creature 11: magic"] {
        assert!(message.contains(part), "{message}");
    }
}

#[test]
fn misspelt_keys_and_broken_toml_say_where() {
    for (from, to, expected) in [
        ("hand_limit = 4", "hand_limt = 4", "hand_limt"),
        ("end_score = 65", "end_score = ", "line "),
        ("year = 2019", "year = \"old\"", "year"),
    ] {
        let message = message(&[(from, to)]);
        assert!(message.starts_with(MAIN) && message.contains(expected), "{message}");
    }
    let other = G::read_data(&[DataFile { name: "runes.toml", text: "" }]).err().unwrap().to_string();
    assert_eq!(other, "runes.toml: not a file of this game; its file is rune_stones.toml");
}

/// Fewer cards, other costs, more effects: the laws hold with them, too.
#[test]
fn other_cards_are_another_game() {
    let dragons = built_in().find("[[creature]]\nnumber = 72").unwrap();
    let druids = built_in().find("\n[[druid_card]]").unwrap();
    let without_dragons = format!("{}{}", &built_in()[..dragons], &built_in()[druids..]);
    let text = changed(
        &without_dragons,
        &[
            ("[1, 2, 2, 3, 3, 4]", "[2, 1, 3]"),
            ("slots = 6", "slots = 3"),
            ("end_score = 65", "end_score = 20"),
            ("hand_limit_with_rune = 6", "hand_limit_with_rune = 8"),
            ("ability_cards_with_rune = 3", "ability_cards_with_rune = 4"),
            ("forge_limit = 2", "forge_limit = 3"),
            (
                "choice = [[\"card:any\"], [\"wild\"]]",
                "choice = [[\"die\", \"gem:any\", \"card:any\"], [\"ore\", \"die\"]]",
            ),
            (
                "pay = [\"gem:blue\"], gain = [\"points:2\"]",
                "pay = [\"wild\", \"gem:any\"], gain = [\"gem:any\", \"ore\", \"gem:any\"]",
            ),
        ],
    );
    let data: &'static Data = Box::leak(Box::new(read(&text).map_err(|fault| fault.to_string()).unwrap()));
    assert_eq!((data.creature_count, data.costs.len()), (61, 3));
    let config = G::configure(data, 3, &[]).unwrap();
    laws::assert_hold::<G>(&[config], Plan::games(2));
    let mut state = G::setup(&config);
    let mut dice = Dice::from_number(1);
    while G::turn(&state) == Turn::Chance {
        let chance = G::roll(&state, &mut dice);
        G::settle(&mut state, chance, &mut ());
    }
    assert_eq!(state.common.occupied(), 0b111);
}

#[test]
fn wrong_options_say_what_would_be_right() {
    let data: &'static Data = Box::leak(Box::new(G::read_data(&[]).unwrap()));
    for (seats, key, value, expected) in [
        (1, "start", "random", "1 players: Rune Stones is for 2 to 4"),
        (5, "start", "random", "5 players: Rune Stones is for 2 to 4"),
        (2, "start", "P2", "it is random or P0 to P1"),
        (2, "druids", "brown,brown", "name 2 different ones of brown, grey, beige, black"),
        (2, "druids", "brown", "name 2 different ones"),
        (2, "rounds", "0", "it is a number from 1 to 200"),
        (2, "rounds", "201", "it is a number from 1 to 200"),
        (2, "round", "5", "unknown option \"round\"; there are start, druids, rounds"),
    ] {
        let fault = G::configure(data, seats, &[Choice { key, value }]).unwrap_err().to_string();
        assert!(fault.contains(expected), "{fault}");
    }
    let twice = [Choice { key: "start", value: "P0" }, Choice { key: "start", value: "P1" }];
    assert!(G::configure(data, 2, &twice).unwrap_err().to_string().contains("twice"));
    let chosen = G::configure(data, 2, &[Choice { key: "druids", value: "black,grey" }]).unwrap();
    assert_eq!(chosen.druid(kernel::Seat::ALL[0]).id, "black");
}
