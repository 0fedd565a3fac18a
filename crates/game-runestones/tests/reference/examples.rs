//! The worked examples of section 10, played by both; they also keep the slow one honest.

use std::collections::{BTreeMap, BTreeSet};

use kernel::Dice;

use crate::cards::{self, KINDS, Word};
use crate::duel::{Duel, Table};
use crate::setting::{
    at, display, gems, hold, leave, of, options, own_piles, piles, play, row, row_of, runes, scores, show,
    smithies, sorted, wild_color,
};
use crate::state::{Occasion, State, Step};
use crate::values::magic;

#[test]
fn e1_setup_counts() {
    let table = Table { druids: vec!["brown", "grey", "beige"], start: None, rounds: 200 };
    let mut duel = Duel::open(&table, "E1".to_owned());
    duel.deal(&mut Dice::from_number(1));
    let game = &duel.game;
    assert_eq!(KINDS.map(|kind| game.supply[kind]), [12; 5]);
    assert_eq!(game.supply["ore"], 20);
    assert!(game.runes.values().all(|copies| *copies == 2));
    assert_eq!((game.wild_artifacts, game.artifacts.len(), game.pile.len()), (8, 23, 62));
    assert!(game.smithies.values().all(Option::is_some));
    for player in &game.players {
        assert_eq!(KINDS.map(|kind| player.gems[kind]), [1; 5]);
        assert_eq!((player.ore, player.hand.len(), player.draw.len(), player.score), (0, 4, 4, 0));
    }
}

#[test]
fn e2_dragons_at_setup() {
    let table = Table { druids: vec!["brown", "grey"], start: Some(1), rounds: 200 };
    let mut duel = Duel::open(&table, "E2".to_owned());
    duel.play_all(&[
        "smithies red blue blue green yellow",
        "hand P0 100 101 102 103",
        "hand P1 104 105 106 107",
    ]);
    assert!(!duel.game.possible("display 40 73 12 33 51 20"), "73 is a dragon");
    duel.play("display 40 12 33 51 20 65");
    assert_eq!(display(&duel), [40, 12, 33, 51, 20, 65]);
    let dragons = duel.game.pile.iter().filter(|card| cards::creature(**card).unwrap().dragon()).count();
    assert_eq!((duel.game.pile.len(), dragons), (62, 8));
}

#[test]
fn e3_e4_summon() {
    let state = at(&[101, 102, 103, 104], "", 0);
    let mut duel = play(state, "E4", &["summon", "show 101"]);
    let legal = ["take 1", "take 2", "take 1 2", "take 3", "take 1 3", "take 4", "take 5"];
    assert_eq!(options(&duel, "take"), legal);
    duel.play_all(&["take 1 2", "display 58 12"]);
    assert_eq!(sorted(&duel.game.players[0].discard), [16, 21, 101]);
    assert_eq!(display(&duel), [33, 45, 52, 60, 58, 12]);
}

/// Not in section 10: written positions can have a display in which one card alone never suffices.
#[test]
fn no_card_is_shown_that_leads_nowhere() {
    let mut state = at(&[100, 101, 102, 104], "", 0);
    show(&mut state, &[]);
    state.pile.retain(|card| *card != 60);
    state.display[5] = Some(60);
    let mut duel = play(state.clone(), "a dear slot", &["summon"]);
    assert_eq!(duel.game.options(), ["show 100", "show 101"], "blue 3 and multi 1 make 4");
    duel.play("show 100");
    assert_eq!(duel.game.options(), ["show 101"]);
    duel.play("show 101");
    assert_eq!(duel.game.options(), ["take 6"]);
    hold(&mut state, &[100, 102, 103, 104]);
    state.players[0].draw.push(101);
    state.players[0].unseen.insert(101);
    let duel = play(state, "too dear a slot", &[]);
    assert_eq!(duel.game.options(), ["abilities"]);
}

/// The sets of cards with which something can be taken.
fn sets(game: &State, found: &mut BTreeSet<Vec<usize>>) {
    for option in game.options() {
        if option.starts_with("take") {
            found.insert(sorted(&game.laid.iter().map(|laid| laid.card).collect::<Vec<_>>()));
        } else {
            let mut next = game.clone();
            next.play(&option);
            sets(&next, found);
        }
    }
}

#[test]
fn e5_many_coloured_magic() {
    let state = at(&[100, 102, 107, 104], "", 0);
    let of =
        |cards: &[usize]| magic(&cards.iter().map(|card| state.players[0].face(*card)).collect::<Vec<_>>());
    assert_eq!([of(&[100, 102, 107]), of(&[102, 104]), of(&[100, 107])], [Some(4), None, Some(3)]);
    let duel = play(state.clone(), "E5", &["summon"]);
    let mut found = BTreeSet::new();
    sets(&duel.game, &mut found);
    assert_eq!(found.len(), 11);
    assert!(found.iter().all(|set| !(set.contains(&102) && set.contains(&104))));
}

#[test]
fn e6_e7_blue_and_green_exchange() {
    let mut state = at(&[], "BYGRW", 0);
    show(&mut state, &[14, 27, 33, 45, 52, 60]);
    hold(&mut state, &[21, 16, 100, 101]);
    let before = state.supply.clone();
    let mut duel = play(state, "E6", &["abilities", "lay 21", "lay 16", "use 21 0", "pay B"]);
    assert_eq!(gems(&duel), "YGRWWW");
    duel.play("use 16 0");
    assert_eq!(duel.game.options(), ["pay W", "pay G"]);
    duel.play("pay W");
    assert_eq!(gems(&duel), "BYYGRRWW");
    let lost = |kind: Word| before[kind] - duel.game.supply[kind];
    assert_eq!(KINDS.map(lost), [0, 1, 0, 1, 1]);
    assert_eq!(duel.game.discard, [21]);
    assert_eq!(duel.game.players[0].discard, [16]);
}

#[test]
fn e8_a_red_card() {
    let mut state = at(&[36, 100, 101, 102], "", 0);
    show(&mut state, &[14, 27, 17, 45, 53, 60]);
    let mut duel = play(state, "E8", &["abilities", "lay 36", "lay 100", "use 36 0"]);
    assert_eq!(duel.game.options(), ["slot 1", "slot 3"]);
    duel.play("slot 3");
    assert_eq!(duel.game.players[0].discard, [17]);
    assert_eq!(display(&duel), [14, 27, 0, 45, 53, 60]);
    duel.play_all(&["finish", "display 78"]);
    assert_eq!(display(&duel), [14, 27, 45, 53, 60, 78]);
}

#[test]
fn e9_any_card() {
    let mut duel =
        play(at(&[23, 100, 101, 102], "", 0), "E9", &["abilities", "lay 23", "lay 100", "use 23 0"]);
    assert_eq!(duel.game.options().len(), 6);
    duel.play("slot 4");
    assert_eq!(duel.game.options(), ["use 100 0", "finish"]);
}

#[test]
fn e10_red_or_blue() {
    let state = of(&["grey", "brown"], &[106, 100, 101, 102], "", 0);
    let mut duel = play(state, "E10", &["abilities", "lay 106", "lay 100"]);
    let mut other = duel.clone();
    duel.play("use 106 0");
    assert_eq!((gems(&duel).as_str(), options(&duel, "use")), ("R", vec!["use 100 0".to_owned()]));
    other.play("use 106 1");
    assert_eq!((gems(&other).as_str(), options(&other, "use")), ("B", vec!["use 100 0".to_owned()]));
}

#[test]
fn e11_forging_two_artifacts() {
    let mut state = at(&[100, 101, 102, 103], "BYYGRWW", 0);
    smithies(&mut state, &["blue", "green", "green", "yellow", "blue"]);
    row(&mut state, 1, &["yellow"]);
    let mut duel = play(state, "E11", &["forge", "forge 4 gems", "pay YYW"]);
    assert_eq!(duel.game.options(), ["place 2 yellow"]);
    duel.play("place 2 yellow");
    assert_eq!(duel.game.players[0].ore, 1);
    duel.play_all(&["forge 6 gems", "pay BGRW", "place 1 red"]);
    let me = &duel.game.players[0];
    assert_eq!((gems(&duel).as_str(), me.ore, duel.game.wild_artifacts), ("", 1, 7));
    assert_eq!(me.rows[0], BTreeMap::from([("yellow", "yellow"), ("red", "wild")]));
    assert_eq!(me.rows[1], BTreeMap::from([("yellow", "yellow")]));
    assert_eq!(duel.game.step, Step::DrawSmithies(Occasion::Turn));
    duel.play("smithies red");
    assert_eq!(duel.game.smithies[&4], Some("red"));
}

#[test]
fn e12_forging_with_ore() {
    let state = at(&[100, 101, 102, 103], "", 3);
    let duel = play(state.clone(), "E12", &["forge", "forge 6 ore", "place 1 blue"]);
    assert_eq!((duel.game.players[0].ore, &duel.game.players[0].rows[0]["blue"]), (0, &"wild"));
    let duel = play(state, "E12", &["forge", "forge 5 ore", "place 1 blue"]);
    assert_eq!((duel.game.players[0].ore, scores(&duel)[0]), (0, 0));
}

#[test]
fn e13_exchange_of_a_row() {
    let mut state = at(&[100, 101, 102, 103], "", 0);
    row(&mut state, 2, &["blue", "green*"]);
    state.step = Step::Exchange;
    let duel = play(state, "E13", &["exchange 2"]);
    assert_eq!((scores(&duel)[0], duel.game.wild_artifacts), (3, 8));
    assert_eq!(duel.game.artifact_discard, ["blue"]);
    assert_eq!(options(&duel, "rune").len(), 8);
    assert_eq!(duel.game.options().len(), 8, "it is not possible to decline");
}

#[test]
fn e14_refill() {
    let mut state = at(&[100, 101], "", 0);
    own_piles(&mut state, &[102, 103, 104], &[105]);
    state.step = Step::Exchange;
    let mut duel = play(state, "E14", &["end"]);
    assert!(!duel.game.possible("hand P0 102 105"), "the discard pile waits");
    duel.play("hand P0 102 104");
    assert_eq!((duel.game.players[0].hand.len(), duel.game.players[0].draw.len()), (4, 1));
}

#[test]
fn e15_final_scoring() {
    let mut state = of(&["black", "beige"], &[100, 101, 102, 103], "BBR", 0);
    state.players[0].score = 66;
    row(&mut state, 1, &["blue", "red"]);
    state.players[1].score = 64;
    row_of(&mut state, 1, 2, &["blue", "red", "wild*"]);
    // Beige gives three of its five gems back and takes two ore.
    for kind in ["blue", "yellow", "green"] {
        state.players[1].gems.insert(kind, 0);
        *state.supply.get_mut(kind).unwrap() += 1;
    }
    state.players[1].ore = 2;
    *state.supply.get_mut("ore").unwrap() -= 2;
    let beige = &mut state.players[1];
    beige.hand = beige.draw.split_off(4);
    state.active = 1;
    state.step = Step::Exchange;
    let duel = play(state, "E15", &["end"]);
    assert_eq!((scores(&duel), duel.game.places()), (vec![70, 71], vec![2, 1]));
    duel.compare_standings();
}

#[test]
fn e16_three_cards() {
    let mut state = at(&[103, 77, 67, 100], "", 0);
    runes(&mut state, &["three_abilities"]);
    let duel = play(state, "E16", &["abilities", "lay 103", "lay 77", "lay 67", "finish"]);
    assert_eq!(duel.game.players[0].removed, [103]);
    assert_eq!(duel.game.discard, [77]);
    assert_eq!(duel.game.players[0].discard, [67]);
}

#[test]
fn e17_magic_rune_alone() {
    let mut state = at(&[101, 102, 103, 104], "", 0);
    runes(&mut state, &["magic_points"]);
    let mut duel = play(state, "E17", &["summon"]);
    assert_eq!(options(&duel, "take"), ["take 1", "take 2", "take 3"]);
    duel.play("show 101");
    assert!(options(&duel, "take").contains(&"take 1 6".to_owned()), "5 points");
    assert!(!options(&duel, "take").contains(&"take 2 6".to_owned()), "not 6");
}

#[test]
fn e18_payment_with_a_wild_colour() {
    let mut state = at(&[100, 101, 102, 103], "GGRW", 0);
    smithies(&mut state, &["red", "blue", "blue", "blue", "blue"]);
    wild_color(&mut state, "green");
    let duel = play(state, "E18", &["forge", "forge 1 gems"]);
    assert_eq!(duel.game.options(), ["pay RW", "pay GW", "pay GR", "pay GG"]);
}

#[test]
fn e19_wild_artifact_payment() {
    let duel = play(at(&[100, 101, 102, 103], "BBYGW", 0), "E19", &["forge", "forge 6 gems"]);
    assert_eq!(duel.game.options(), ["pay BYGW", "pay BBGW", "pay BBYW", "pay BBYG"]);
}

#[test]
fn e20_demanded_wild_gem() {
    let mut state = at(&[55, 100, 101, 102], "BBBRR", 0);
    let duel = play(state.clone(), "E20", &["abilities", "lay 55", "lay 100"]);
    assert_eq!(options(&duel, "use"), ["use 100 0"]);
    wild_color(&mut state, "red");
    let mut duel = play(state, "E20", &["abilities", "lay 55", "lay 100", "use 55 0"]);
    assert_eq!(duel.game.options(), ["pay R"]);
    duel.play("pay R");
    assert_eq!((scores(&duel)[0], gems(&duel).as_str()), (3, "BBBR"));
}

/// P0 owns `double_die`, lays 107 and rolls.
fn doubled(mut state: State, roll: &str) -> Duel {
    runes(&mut state, &["double_die"]);
    play(state, "E21", &["abilities", "lay 107", "lay 100", "use 107 0", roll])
}

#[test]
fn e21_doubled_die() {
    let hand = [107, 100, 101, 102];
    let mut duel = doubled(at(&hand, "", 0), "die 1");
    duel.play_all(&["apply blue", "apply red"]);
    assert_eq!(gems(&duel), "BR");

    let mut state = at(&hand, "", 0);
    piles(&mut state, &[44, 61], &[]);
    let mut duel = doubled(state.clone(), "die 3");
    duel.play_all(&["apply", "card 44", "apply", "card 61"]);
    assert_eq!(duel.game.players[0].discard, [44, 61]);
    let mut duel = doubled(state, "die 3");
    duel.play_all(&["apply", "card 44", "forgo"]);
    assert_eq!(duel.game.players[0].discard, [44]);

    let mut state = at(&hand, "", 0);
    leave(&mut state, "ore", 1);
    let mut duel = doubled(state, "die 4");
    duel.play("apply");
    assert_eq!((duel.game.players[0].ore, duel.game.options()), (1, vec!["forgo".to_owned()]));

    for (roll, points) in [("die 5", 2), ("die 6", 4)] {
        let mut duel = doubled(at(&hand, "", 0), roll);
        duel.play_all(&["apply", "apply"]);
        assert_eq!(scores(&duel)[0], points);
    }

    let mut duel = doubled(at(&hand, "G", 0), "die 2");
    duel.play("apply green");
    assert_eq!((gems(&duel).as_str(), duel.game.options()), ("W", vec!["forgo".to_owned()]));
}

#[test]
fn e22_smithy_die_not_doubled() {
    let mut state = at(&[100, 101, 102, 103], "GGG", 0);
    runes(&mut state, &["double_die"]);
    let steps = ["forge", "forge 3 gems", "pay GGG", "place 1 green", "die 6", "apply"];
    let duel = play(state, "E22", &steps);
    assert_eq!((scores(&duel)[0], duel.game.step), (2, Step::Forge));
}

#[test]
fn e23_extra_point() {
    let mut state = at(&[77, 12, 100, 101], "Y", 0);
    runes(&mut state, &["extra_point"]);
    let mut duel =
        play(state, "E23", &["abilities", "lay 77", "lay 12", "use 77 0", "use 77 1", "die 5", "apply"]);
    assert_eq!(scores(&duel)[0], 4);
    duel.play_all(&["use 12 0", "pay Y"]);
    assert_eq!(scores(&duel)[0], 7);

    let mut state = at(&[100, 101, 102, 103], "BBBB", 0);
    runes(&mut state, &["extra_point"]);
    let duel = play(state, "E23", &["forge", "forge 5 gems", "pay BBBB", "place 1 blue"]);
    assert_eq!(scores(&duel)[0], 3);
}

#[test]
fn e24_plus() {
    for (owned, points) in [(&["plus"][..], 2), (&["plus", "extra_point"], 3)] {
        for order in [["use 67 0", "use 67 1", "slot 1"], ["use 67 1", "slot 1", "use 67 0"]] {
            let mut state = at(&[67, 100, 101, 102], "", 0);
            runes(&mut state, owned);
            let mut duel = play(state, "E24", &["abilities", "lay 67", "lay 100"]);
            duel.play_all(&order);
            assert_eq!((scores(&duel)[0], &duel.game.players[0].discard), (points, &vec![16]));
        }
    }
}

#[test]
fn e25_bonus_pays_for_the_second_artifact() {
    let mut state = at(&[100, 101, 102, 103], "YYY", 2);
    smithies(&mut state, &["blue", "green", "green", "yellow", "red"]);
    let mut duel = play(state, "E25", &["forge", "forge 4 gems", "pay YYY", "place 1 yellow"]);
    assert_eq!(duel.game.players[0].ore, 3);
    duel.play_all(&["forge 5 ore", "place 1 red"]);
    assert_eq!((duel.game.players[0].ore, scores(&duel)[0]), (0, 0));
}

#[test]
fn e26_swap_makes_forging_possible() {
    let mut state = at(&[100, 101, 102, 103], "R", 1);
    smithies(&mut state, &["red", "blue", "blue", "blue", "blue"]);
    runes(&mut state, &["swap"]);
    let mut duel = play(state, "E26", &[]);
    assert!(options(&duel, "forge").is_empty());
    duel.play("swap-ore red");
    assert_eq!((gems(&duel).as_str(), duel.game.players[0].ore), ("RR", 0));
    assert_eq!(duel.game.options(), ["summon", "abilities", "forge"]);
}

#[test]
fn e27_both_rows() {
    let mut state = at(&[100, 101, 102, 103], "", 0);
    row(&mut state, 1, &["blue", "yellow", "green", "red", "wild*"]);
    row(&mut state, 2, &["blue", "red"]);
    runes(&mut state, &["plus", "swap", "magic_points"]);
    state.step = Step::Exchange;
    let mut duel = play(state.clone(), "E27", &["exchange 1"]);
    assert_eq!((scores(&duel)[0], options(&duel, "rune").len()), (15, 5));
    duel.play_all(&["rune double_die", "exchange 2"]);
    assert_eq!((scores(&duel)[0], duel.game.step), (18, Step::Exchange));
    let mut duel = play(state, "E27", &["exchange 2"]);
    assert_eq!(options(&duel, "rune").len(), 5);
    duel.play_all(&["rune double_die", "exchange 1"]);
    assert_eq!((scores(&duel)[0], duel.game.step), (18, Step::Exchange));
}

#[test]
fn e28_hand_size_at_once() {
    let mut state = at(&[100, 101], "", 0);
    own_piles(&mut state, &[102], &[103, 104, 105, 106, 107, 40, 41]);
    row(&mut state, 1, &["blue", "red"]);
    state.step = Step::Exchange;
    let mut duel = play(state, "E28", &["exchange 1", "rune hand_limit", "end"]);
    assert!(!duel.game.possible("hand P0 40 41 103 104"), "102 comes first");
    duel.play("hand P0 40 102 103 107");
    let me = &duel.game.players[0];
    assert_eq!((me.hand.len(), me.draw.len(), me.discard.len()), (6, 4, 0));
    assert_eq!(me.known, BTreeSet::from([100, 101, 102]));
}

#[test]
fn e29_blocked_colour() {
    let mut state = at(&[100, 101, 102, 103], "RRRRWW", 3);
    smithies(&mut state, &["red", "blue", "red", "yellow", "yellow"]);
    row(&mut state, 1, &["red*"]);
    row(&mut state, 2, &["red"]);
    let mut duel = play(state, "E29", &["forge"]);
    let legal = ["forge 2 gems", "forge 2 ore", "forge 4 ore", "forge 5 ore", "forge 6 gems", "forge 6 ore"];
    assert_eq!(options(&duel, "forge"), legal);
    duel.play("forge 6 ore");
    assert_eq!(options(&duel, "place").len(), 8);
}

/// Three players, start seat 1; one of them gets 66 points by an exchange, then everybody passes the turn.
fn round_end(reaches: usize) -> Duel {
    let mut state = of(&["brown", "grey", "beige"], &[100, 101, 102, 103], "", 0);
    state.first = 1;
    state.start = Some(1);
    for player in &mut state.players[1..] {
        player.hand = player.draw.split_off(4);
    }
    state.active = reaches;
    state.players[reaches].score = 63;
    row_of(&mut state, reaches, 1, &["blue", "red"]);
    state.step = Step::Exchange;
    play(state, "E30", &["exchange 1", "rune plus", "end"])
}

#[test]
fn e30_round_end() {
    let mut duel = round_end(1);
    let mut turns = Vec::new();
    let mut dice = Dice::from_number(1);
    while let Some(seat) = duel.game.decider() {
        turns.push(seat);
        duel.play_all(&["abilities", "lay 100", "lay 101"].map(|word| match (seat, word) {
            // P0 has 100 to 103, the others 104 to 107.
            (0, word) => word,
            (_, "lay 100") => "lay 104",
            (_, "lay 101") => "lay 105",
            (_, word) => word,
        }));
        duel.play_all(&["finish", "end"]);
        duel.deal(&mut dice);
    }
    assert_eq!(turns, [2, 0]);
    assert!(round_end(0).game.over());
}

#[test]
fn e31_tie() {
    let mut state = of(&["brown", "grey", "beige"], &[100, 101, 102, 103], "", 0);
    // What is left over gives 0, 1 and 1 point.
    for (player, score) in state.players.iter_mut().zip([70, 69, 65]) {
        player.score = score;
    }
    let last = &mut state.players[2];
    last.hand = last.draw.split_off(4);
    state.active = 2;
    state.step = Step::Exchange;
    let duel = play(state, "E31", &["end"]);
    assert_eq!((scores(&duel), duel.game.places()), (vec![70, 70, 66], vec![1, 1, 3]));
    duel.compare_standings();
}

#[test]
fn e32_empty_general_draw_pile() {
    let mut state = at(&[23, 102, 100, 101], "", 0);
    piles(&mut state, &[], &[44, 61]);
    let steps = ["abilities", "lay 23", "lay 102", "use 23 0", "slot 1", "finish"];
    let mut duel = play(state, "E32", &steps);
    assert_eq!(duel.game.players[0].removed, [102]);
    assert_eq!(sorted(&duel.game.players[0].discard), [16, 23]);
    assert_eq!(display(&duel), [21, 33, 45, 52, 60, 0]);
    duel.play("display 61");
    assert_eq!(display(&duel), [21, 33, 45, 52, 60, 61]);
    assert_eq!((duel.game.pile.clone(), duel.game.discard.len()), (vec![44], 0));
}
