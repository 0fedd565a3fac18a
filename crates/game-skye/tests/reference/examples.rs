//! The worked examples of section 10, asserted on the slow implementation alone.

use crate::book::{self, Tile};
use crate::land::Land;
use crate::scoring::{self, Count, broch_points, places, ranked};
use crate::state::{Fate, Game, Options, Phase, Refill};

fn land(tiles: &[&str]) -> Land {
    let mut land = Land::new(book::tile("C-blue"));
    for text in tiles {
        land.build_text(text);
    }
    land
}

fn game(players: usize, druids: bool) -> Game {
    let scoring = Some(["S01", "S02", "S03", "S04"].map(str::to_owned).to_vec());
    Game::setup(Options { players, druids, scoring, start: Some(0) })
}

/// A game in the first buying turn of P0; each player has this hand and these offers.
fn buying(druids: bool, players: &[(usize, &[usize])]) -> Game {
    let mut game = game(players.len(), druids);
    game.phase = Phase::FirstBuy { bought: false, own_left: 0 };
    game.active = 0;
    for (seat, (gold, prices)) in players.iter().enumerate() {
        game.players[seat].gold = *gold;
        let offers = prices.iter().map(|price| (game.bag.remove(0), Fate::Priced(*price)));
        game.players[seat].offers = offers.collect();
    }
    game
}

fn give(game: &mut Game, seat: usize, tablets: &[&str]) {
    for tablet in tablets {
        game.players[seat].take_tablet(tablet);
    }
}

fn gold(game: &Game) -> Vec<usize> {
    game.players.iter().map(|player| player.gold).collect()
}

fn pending(game: &Game) -> Vec<usize> {
    game.players.iter().map(|player| player.pending.len()).collect()
}

/// Points or counts of scoring tiles: `S01 2, S02 5`.
fn assert_scores(land: &Land, expected: &str) {
    let count = Count::of(land, 0);
    for entry in expected.split(", ") {
        let (id, points) = entry.split_once(' ').expect("a tile and its points");
        assert_eq!(count.scoring_tile(id), points.parse::<usize>().expect("points"), "{id}");
    }
}

#[test]
fn e1_e3_income_for_players_ahead() {
    // E1: round 5, two joined barrel tiles.
    let mut three = game(3, false);
    three.round = 4;
    three.start = 2;
    for (seat, vp) in [20, 25, 31].into_iter().enumerate() {
        three.players[seat].vp = vp;
        three.players[seat].gold = 0;
    }
    three.players[0].land = land(&["L69 0,-1 r0", "L49 0,1 r0"]);
    three.play_next_round();
    assert_eq!(three.players[0].gold, 5 + 2 + 2 * 3);
    // E3.
    for (round, expected) in [(3, [1, 1, 0, 3, 4]), (5, [3, 3, 0, 9, 12])] {
        let mut five = game(5, false);
        five.round = round - 1;
        for (seat, vp) in [10, 10, 12, 7, 3].into_iter().enumerate() {
            five.players[seat].vp = vp;
            five.players[seat].gold = 0;
        }
        five.play_next_round();
        assert_eq!(gold(&five), expected.map(|extra| 5 + extra));
    }
}

#[test]
fn e2_income_from_a_territory() {
    let land = land(&["L69 0,-1 r0", "L49 0,1 r0", "L21 -1,0 r0", "L65 -1,1 r1"]);
    let count = Count::of(&land, 0);
    assert_eq!((count.barrel_tiles(), count.joined_barrel_tiles()), (4, 3));
}

#[test]
fn e4_legal_offers() {
    let mut game = game(2, false);
    game.settle("draw P0 L01 L02 L03");
    game.settle("draw P1 L04 L05 L06");
    game.players[0].gold = 9;
    assert_eq!(game.options_of(0), ["axe 0", "axe 1", "axe 2"]);
    game.play(0, "axe 1");
    assert_eq!(game.options_of(0).len(), 8);
    assert_eq!(game.options_of(0)[0], "price 1");
    let mut six = game.clone();
    six.play(0, "price 6");
    assert_eq!(six.options_of(0), ["price 1", "price 2", "price 3"]);
    game.play(0, "price 4");
    assert_eq!(game.options_of(0).last().unwrap(), "price 5");
    game.play(0, "price 5");
    assert_eq!(game.deciders(), [1]);
    game.play(1, "axe 0");
    assert_eq!(game.options_of(1).last().unwrap(), "price 4", "with 5 gold");
    game.play(1, "price 1");
    game.play(1, "price 4");
    assert_eq!(gold(&game), [0, 0]);
    assert!(game.bag.iter().any(|tile| tile.name == "L02"));
}

#[test]
fn e5_first_buying_turn() {
    let mut game = buying(false, &[(3, &[3, 4]), (2, &[5, 1]), (4, &[2, 6])]);
    game.play(0, "buy P2 0");
    assert_eq!(gold(&game), [1, 2, 8]);
    assert_eq!(game.active, 2, "P1 can only end");
    game.play(2, "buy P1 0");
    assert_eq!(game.phase, Phase::Build);
    assert_eq!(gold(&game), [1, 12, 3]);
    assert_eq!(pending(&game), [3, 1, 2]);
}

#[test]
fn e6_all_in_and_rescued() {
    let mut game = buying(false, &[(0, &[3, 4]), (4, &[1, 1])]);
    assert_eq!(game.options_of(0), ["end"]);
    game.play(0, "end");
    game.play(1, "buy P0 1");
    assert_eq!(gold(&game), [8, 0]);
    assert_eq!(pending(&game), [1, 3]);
}

/// A dolmen in the second buying turn of P0.
fn dolmen(names: [&str; 5]) -> Game {
    let mut game = game(3, true);
    for (slot, name) in names.into_iter().enumerate() {
        game.dolmen[slot] = Some(Game::draw(&mut game.stock, name));
    }
    game.phase = Phase::SecondBuy;
    for player in &mut game.players {
        player.gold = 30;
    }
    game
}

fn slots(game: &Game) -> Vec<&str> {
    game.dolmen.iter().map(|tile| tile.map_or("-", |tile| tile.name.as_str())).collect()
}

/// Some druid tile of this fixed price.
fn priced(price: usize) -> Tile {
    book::druid_tiles().into_iter().find(|tile| tile.price == price).expect("a tile of this price")
}

#[test]
fn e7_dolmen_prices() {
    let (three, free) = (priced(3), priced(0));
    let mut game = game(2, true);
    game.dolmen = vec![Some(three), None, None, None, Some(free)];
    assert_eq!((game.druid_cost(0), game.druid_cost(1), game.druid_cost(4)), (Some(7), None, Some(0)));
    game.phase = Phase::SecondBuy;
    game.players[0].gold = 0;
    assert_eq!(game.options_of(0), ["druid 4", "pass"]);
}

#[test]
fn e8_e9_the_dolmen_moves() {
    let all = ["D01", "D02", "D03", "D04", "D05"];
    let mut game = dolmen(all);
    game.play(0, "druid 2");
    game.settle("dolmen D10");
    assert_eq!(slots(&game), ["D10", "D01", "D02", "D04", "D05"]);
    let surcharge = |slot: usize| game.druid_cost(slot).unwrap() - game.dolmen[slot].unwrap().price;
    assert_eq!((surcharge(3), surcharge(2)), (1, 2));
    for (slot, expected) in
        [(0, ["D10", "D02", "D03", "D04", "D05"]), (4, ["D10", "D01", "D02", "D03", "D04"])]
    {
        let mut other = dolmen(all);
        other.play(0, &format!("druid {slot}"));
        other.settle("dolmen D10");
        assert_eq!(slots(&other), expected);
    }
    // E9: P1 and P2 pass, P0 builds, the round ends.
    game.play(1, "pass");
    game.play(2, "pass");
    while game.phase == Phase::Build {
        let (seat, option) = (game.deciders()[0], game.options_of(game.deciders()[0]).swap_remove(0));
        game.play(seat, &option);
    }
    assert_eq!(game.phase, Phase::Dolmen(Refill::RoundEnd));
    game.settle("dolmen D11");
    assert_eq!(slots(&game), ["D11", "D10", "D01", "D02", "D04"]);
    assert_eq!((game.round, game.start), (2, 1));
}

#[test]
fn e10_bag_purchase() {
    for (tablets, hand, draw, cost) in
        [(&[][..], 5, 2, 5), (&["bag"][..], 3, 3, 3), (&["bag", "bag"][..], 2, 4, 1)]
    {
        let mut game = game(2, true);
        game.phase = Phase::SecondBuy;
        give(&mut game, 0, tablets);
        game.players[0].gold = hand;
        assert!(game.options_of(0).contains(&"bag".to_owned()));
        game.players[0].gold = cost - 1;
        assert!(!game.options_of(0).contains(&"bag".to_owned()));
        game.players[0].gold = hand;
        game.play(0, "bag");
        assert_eq!(game.players[0].gold, hand - cost);
        game.settle(["bag L01 L02", "bag L01 L02 L03", "bag L01 L02 L03 L04"][draw - 2]);
        assert_eq!(game.options_of(0).len(), draw);
        game.play(0, "keep 1");
        assert_eq!(game.players[0].pending[0].name, "L02");
        assert_eq!(game.bag.len(), 72);
    }
}

#[test]
fn e11_discount() {
    let start = |price: usize, hand: usize| {
        let mut game = buying(true, &[(hand, &[]), (0, &[price])]);
        give(&mut game, 0, &["discount1", "discount2"]);
        game
    };
    let mut game = start(4, 1);
    game.play(0, "buy P1 0");
    assert_eq!(gold(&game), [0, 5]);
    let mut game = start(2, 0);
    game.play(0, "buy P1 0");
    assert_eq!(gold(&game), [0, 2]);
    assert_eq!(start(3, 0).options_of(0), ["buy P1 0", "end"]);
    assert_eq!(start(4, 0).options_of(0), ["end"]);
}

#[test]
fn e12_own_tiles() {
    let mut game = buying(true, &[(2, &[3, 2]), (0, &[2])]);
    give(&mut game, 0, &["own", "own"]);
    game.phase = Phase::FirstBuy { bought: false, own_left: 2 };
    game.play(0, "own 0");
    game.play(0, "own 1");
    assert_eq!(gold(&game), [2, 0]);
    game.play(0, "buy P1 0");
    // The turn ends by itself, P1 can buy nothing; then P0 has no gold and no free druid tile lies there.
    assert_eq!((gold(&game), pending(&game)), (vec![0, 4], vec![3, 0]));
    let mut one = buying(true, &[(2, &[3, 2]), (0, &[2])]);
    one.phase = Phase::FirstBuy { bought: false, own_left: 1 };
    give(&mut one, 0, &["own"]);
    one.play(0, "own 1");
    assert_eq!(one.options_of(0), ["buy P1 0", "end"]);
}

#[test]
fn e13_scroll_up_to_four_times() {
    let d = book::druid_tiles();
    let flat =
        d.iter().find(|tile| tile.regions.iter().any(|region| region.scroll.as_deref() == Some("flat3")));
    let flat = *flat.expect("a tile with flat3");
    let land = Land::new(book::tile("C-blue"));
    let (x, y, turns) = land.placements(flat)[0];
    let mut with = land.clone();
    with.build(flat, x, y, turns);
    let scrolls = Count::of(&with, 0).scrolls();
    assert_eq!((scrolls.len(), scrolls[0].simple), (1, 3));
    let total = |scroll: &scoring::ScrollValue| scroll.points() + 2 * scroll.simple;
    let open = scoring::ScrollValue { doubled: false, ..scrolls[0].clone() };
    let closed = scoring::ScrollValue { doubled: true, ..scrolls[0].clone() };
    assert_eq!((total(&closed), total(&open)), (12, 9));
}

#[test]
fn e14_placements_beside_the_castle() {
    let castle = land(&[]);
    let of = |name: &str| castle.placements(book::tile(name));
    assert_eq!(of("L70"), [(-1, 0, 1), (-1, 0, 3), (1, 0, 0), (1, 0, 2)]);
    assert_eq!(of("L07"), [(-1, 0, 3), (1, 0, 0), (1, 0, 2), (1, 0, 3)]);
    assert_eq!(of("L09"), [(-1, 0, 1), (0, -1, 0), (0, -1, 1), (0, -1, 3), (0, 1, 1), (0, 1, 2), (0, 1, 3)]);
}

#[test]
fn e15_unplaceable() {
    let mut land = land(&["L39 -1,0 r0", "L28 1,0 r2"]);
    let mut all = book::landscape_tiles();
    all.extend(book::druid_tiles());
    let unplaceable: Vec<&str> =
        all.iter().filter(|tile| land.placements(tile).is_empty()).map(|tile| tile.name.as_str()).collect();
    assert_eq!(unplaceable.join(" "), "L06 L07 L08 L15 L19 L21 L22 L41 L43 L45 L58 L65 L70 D06 D32");
    let mut game = game(2, true);
    game.phase = Phase::Build;
    game.players[0].land = land.clone();
    for name in ["L07", "L34"] {
        let tile = Game::draw(&mut game.bag, name);
        game.players[0].take(tile);
    }
    // E15b.
    assert!(game.options_of(0).iter().all(|option| option.starts_with("place 1 ")));
    game.play(0, "place 1 0,-1 r3");
    assert_eq!(game.options_of(0), ["place 0 0,-2 r1", "place 0 0,-2 r2", "place 0 0,-2 r3"]);
    // Both of these can be placed, in any order.
    assert!(!land.placements(book::tile("L64")).is_empty());
    land.build_text("L34 0,-1 r3");
    assert!(!land.placements(book::tile("L64")).is_empty());
}

#[test]
fn e15_what_fits_nowhere_leaves() {
    for (name, in_bag) in [("L07", true), ("D32", false)] {
        let mut game = buying(true, &[(0, &[]), (0, &[])]);
        game.players[0].land = land(&["L39 -1,0 r0", "L28 1,0 r2"]);
        let from = if in_bag { &mut game.bag } else { &mut game.stock };
        let tile = Game::draw(from, name);
        game.players[0].take(tile);
        game.play(0, "end");
        assert_eq!(game.bag.iter().any(|tile| tile.name == name), in_bag);
        assert_eq!(game.out.iter().any(|tile| tile.name == name), !in_bag);
    }
}

#[test]
fn e16_castle_alone() {
    let castle = land(&[]);
    for id in book::scoring_tiles(true) {
        let expected = if id == "S20" { 2 } else { 0 };
        assert_eq!(Count::of(&castle, 0).scoring_tile(id), expected, "{id}");
    }
    assert_eq!(Count::of(&castle, 0).joined_barrel_tiles(), 0);
}

#[test]
fn e17_territory_t1() {
    let land = land(&[
        "L28 1,0 r2",
        "L30 -1,0 r2",
        "L69 -2,0 r2",
        "L71 -3,0 r1",
        "L66 0,-1 r0",
        "L03 -1,-1 r3",
        "L18 -3,1 r3",
        "L40 -1,1 r3",
    ]);
    assert_scores(
        &land,
        "S01 2, S02 5, S03 4, S04 3, S05 3, S06 5, S10 7, S11 4, S12 0, S13 3, S14 4, S15 6, S16 2, S17 0, S18 4, \
         S20 6, S21 4, S22 3, S07 3, S08 2, S19 1",
    );
    let count = Count::of(&land, 0);
    let symbols = [count.sheep(), count.cattle(), count.farms(), count.brochs(), count.ships()];
    assert_eq!(symbols, [4, 4, 2, 3, 2]);
    assert_eq!((count.joined_barrel_tiles(), land.longest_road(), count.open_water_edges()), (2, 5, 1));
    assert_eq!(["pasture", "mountain", "water"].map(|terrain| count.completed(terrain)), [1, 1, 3]);
    let scrolls = count.scrolls();
    assert_eq!(scrolls.len(), 1);
    assert_eq!((scrolls[0].x, scrolls[0].y, scrolls[0].kind.as_str()), (-3, 0, "lighthouse"));
    assert_eq!((scrolls[0].simple, scrolls[0].points()), (1, 2));
}

#[test]
fn e18_territory_t2() {
    let land = land(&[
        "L67 -1,0 r0",
        "L45 1,0 r3",
        "L60 -1,-1 r0",
        "L62 2,0 r1",
        "L52 -1,-2 r2",
        "L49 -1,-3 r2",
        "L48 0,-2 r1",
        "L25 0,1 r3",
        "L61 0,-3 r0",
        "L39 -2,-2 r0",
        "L26 0,-4 r1",
        "L05 0,-1 r0",
        "L20 2,1 r0",
    ]);
    assert_scores(
        &land,
        "S01 6, S02 9, S03 4, S04 3, S05 2, S06 10, S10 4, S11 4, S12 6, S13 6, S14 7, S15 6, S16 4, S17 3, S18 2, \
         S20 8, S21 4, S22 3, S07 5, S08 6, S19 2",
    );
    let count = Count::of(&land, 12);
    assert_eq!((count.joined_barrel_tiles(), land.longest_road(), count.open_water_edges()), (4, 7, 7));
    assert_eq!(["pasture", "mountain", "water"].map(|terrain| count.completed(terrain)), [3, 2, 4]);
    let mut scrolls: Vec<(String, i32, i32, usize, bool)> = count
        .scrolls()
        .into_iter()
        .map(|scroll| (scroll.kind, scroll.x, scroll.y, scroll.simple, scroll.doubled))
        .collect();
    scrolls.sort();
    let expected =
        [("lighthouse", 0, -3, 2, false), ("sheep_pair", 0, -2, 2, false), ("ship_pair", 2, 0, 3, true)];
    assert_eq!(
        scrolls,
        expected.map(|(kind, x, y, simple, doubled)| (kind.to_owned(), x, y, simple, doubled))
    );
}

const T3: [&str; 16] = [
    "L51 0,1 r1",
    "L24 1,0 r0",
    "L44 -1,0 r1",
    "D30 -1,-1 r2",
    "L64 0,-1 r2",
    "D11 0,-2 r1",
    "D03 -2,-1 r2",
    "L47 -1,-2 r3",
    "L31 1,-1 r0",
    "L21 1,-2 r1",
    "D31 0,-3 r1",
    "L49 -1,1 r0",
    "L30 1,-3 r1",
    "L70 -1,-3 r1",
    "D10 2,-2 r2",
    "L03 -2,0 r1",
];

#[test]
fn e19_territory_t3() {
    let land = land(&T3);
    assert_scores(
        &land,
        "S01 16, S02 14, S03 4, S04 12, S05 5, S06 15, S10 8, S11 2, S12 0, S13 9, S14 6, S15 6, S16 12, S17 3, \
         S18 4, S20 8, S21 6, S22 6, S07 8, S08 3, S19 3",
    );
    let count = Count::of(&land, 12);
    assert_eq!((count.joined_barrel_tiles(), land.longest_road(), count.open_water_edges()), (3, 6, 6));
    assert_eq!(["pasture", "mountain", "water"].map(|terrain| count.completed(terrain)), [2, 6, 6]);
    assert_eq!((count.scroll("row"), count.scroll("column")), (4, 3));
    let tablets: Vec<&str> = land.tiles.iter().filter_map(|placed| placed.tile.tablet.as_deref()).collect();
    assert_eq!(tablets, ["discount2", "rescroll"]);
    assert_eq!(count.scrolls().iter().map(scoring::ScrollValue::points).sum::<usize>(), 32);
    assert_eq!(scoring::best_scroll(&count.scrolls()).unwrap().simple, 4);
    // The whole end of a game: the last tile is built in round 6.
    let mut game = game(2, true);
    game.scoring = ["S20", "S03", "S03", "S03"].map(str::to_owned).to_vec();
    game.round = 6;
    game.phase = Phase::Build;
    game.players[0].gold = 12;
    for text in &T3[..15] {
        game.players[0].land.build_text(text);
    }
    give(&mut game, 0, &["discount2", "rescroll"]);
    let last = Game::draw(&mut game.bag, "L03");
    game.players[0].take(last);
    game.play(0, "place 0 -2,0 r1");
    assert_eq!(game.phase, Phase::Over);
    // B, C and D are sheep here: 3 times 4.
    assert_eq!(game.players[0].vp, 3 * 4 + 38);
}

#[test]
fn e20_longest_road_with_a_ring() {
    let land = land(&[
        "L44 0,-1 r1",
        "D32 -1,0 r0",
        "L18 -2,0 r2",
        "L14 -2,1 r3",
        "D05 -1,1 r0",
        "L05 0,1 r3",
        "D12 -1,2 r0",
    ]);
    assert_eq!(land.castle_tiles().len(), 8);
    let count = Count::of(&land, 0);
    assert_eq!((land.longest_road(), count.scroll("longest_road"), count.joined_barrel_tiles()), (7, 3, 1));
    assert_scores(&land, "S14 7, S11 0");
}

#[test]
fn e21_a_tile_crossed_twice() {
    let land = land(&[
        "L25 0,-1 r1",
        "L02 -1,0 r0",
        "L46 -2,0 r0",
        "L29 -2,1 r3",
        "D28 -1,1 r2",
        "L47 0,1 r1",
        "L39 -1,2 r1",
    ]);
    let count = Count::of(&land, 0);
    assert_eq!((land.longest_road(), count.joined_barrel_tiles()), (7, 5));
    assert_scores(&land, "S14 7");
    let flat = count.scrolls().into_iter().find(|scroll| scroll.kind == "flat3").unwrap();
    assert!(!flat.doubled);
}

#[test]
fn e22_hole() {
    let mut land = land(&[
        "L36 0,-1 r2",
        "L65 1,-1 r2",
        "L46 2,-1 r1",
        "L26 2,0 r2",
        "L05 2,1 r0",
        "L17 1,1 r2",
        "L03 0,1 r0",
    ]);
    assert_scores(&land, "S17 3, S20 4, S13 6, S01 0, S02 2, S06 5");
    assert_eq!(Count::of(&land, 0).open_water_edges(), 6);
    land.build_text("L07 1,0 r0");
    assert_scores(&land, "S01 8, S13 9, S17 1, S20 6, S02 2, S06 10");
    assert_eq!(Count::of(&land, 0).open_water_edges(), 3);
}

#[test]
fn e23_ranked_tiles() {
    assert_eq!(ranked(&[4, 4, 2, 1]), [5, 5, 0, 0]);
    assert_eq!(ranked(&[5, 3, 3, 0]), [5, 2, 2, 0]);
    assert_eq!(ranked(&[3, 0]), [5, 0]);
    assert_eq!(ranked(&[0, 0, 0]), [0, 0, 0]);
    assert_eq!(ranked(&[2, 2, 2]), [5, 5, 5]);
    assert_eq!(ranked(&[6, 5, 4, 4, 1]), [5, 2, 0, 0, 0]);
    assert_eq!(ranked(&[1, 0, 0]), [5, 0, 0]);
}

#[test]
fn e24_to_e27_small_sums() {
    assert_eq!(broch_points(1) + broch_points(2) + broch_points(4), 10);
    // E25 on territories: E18 has 7 open water edges, the castle alone 1.
    let castle = land(&[]);
    assert_eq!(Count::of(&castle, 0).open_water_edges(), 1);
    // E26.
    assert_eq!((Count::of(&castle, 14).scroll("gold"), Count::of(&castle, 4).scroll("gold")), (2, 0));
    // E27.
    assert_eq!(places(&[(61, 12), (61, 9)]), [2, 1]);
    assert_eq!(places(&[(61, 12), (61, 7)]), [1, 1]);
    assert_eq!(places(&[(50, 12), (61, 7), (50, 12), (49, 14)]), [2, 1, 2, 4]);
}

#[test]
fn e28_schedule() {
    assert_eq!(book::rounds(4)[3].scoring, "BD");
    assert_eq!(book::rounds(5)[3].scoring, "ACD");
    assert_eq!((book::rounds(2).len(), book::rounds(5).len()), (6, 5));
    let mut game = game(3, false);
    game.play_next_round();
    game.play_next_round();
    assert_eq!((game.round, game.start), (3, 2));
}

/// A territory grown until it has what is asked for.
fn find(wanted: impl Fn(&Count<'_>) -> bool) -> Land {
    let mut dice = kernel::Dice::from_number(7);
    loop {
        let mut pile = book::landscape_tiles();
        dice.shuffle(&mut pile);
        let size = 4 + dice.below(12) as usize;
        let growth = crate::anywhere::Growth::Loose;
        let land = crate::anywhere::grow(book::castle(0), size, growth, &mut pile, &mut dice);
        if wanted(&Count::of(&land, 0)) {
            return land;
        }
    }
}

#[test]
fn e29_e30_rounding_and_sets() {
    let sheep = find(|count| count.sheep() == 5);
    assert_eq!(Count::of(&sheep, 0).scroll("sheep_pair"), 2);
    let ship = find(|count| count.ships() == 1);
    assert_eq!(Count::of(&ship, 0).scroll("ship_pair"), 0);
    let barrels = find(|count| count.barrel_tiles() == 5 && count.joined_barrel_tiles() == 2);
    assert_eq!(Count::of(&barrels, 0).scroll("barrel_pair"), 2);
    let sets = find(|count| count.brochs() == 2 && count.farms() == 1 && count.lighthouses() >= 2);
    assert_scores(&sets, "S06 5");
    assert_eq!(Count::of(&sets, 0).scroll("building_set"), 2);
    let animals = find(|count| count.sheep() == 3 && count.cattle() == 2);
    assert_eq!(Count::of(&animals, 0).scroll("sheep_cattle_set"), 2);
}
