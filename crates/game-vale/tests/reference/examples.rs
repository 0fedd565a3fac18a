//! The worked examples of section 10, played by both; they also keep the slow one honest.

use std::collections::BTreeSet;

use kernel::Dice;
use serde_json::{Value, json};

use crate::cards::{self, Card, Stones, stones};
use crate::duel::{self, Duel};
use crate::position::Eyes;
use crate::state::{Decider, Phase, State};
use crate::values::payments;

/// Two players and round 8 unless said otherwise.
fn at(position: Value) -> Duel {
    of(2, position)
}

fn of(players: usize, mut position: Value) -> Duel {
    if position.get("round").is_none() {
        position["round"] = json!(8);
    }
    let label = format!("{players} players, {position}");
    Duel::read(&duel::config(players), label, &position)
}

/// The options that begin with this word.
fn options(duel: &Duel, word: &str) -> Vec<String> {
    duel.game.texts().into_iter().filter(|text| text.split(' ').next() == Some(word)).collect()
}

fn hand(duel: &Duel, player: usize) -> Vec<Card> {
    duel.game.now.hand[player].iter().map(|held| held.card).collect()
}

fn decider(duel: &Duel) -> usize {
    match duel.game.decider() {
        Some(Decider::Player(player)) => player,
        other => panic!("somebody decides, not {other:?}"),
    }
}

fn own(duel: &Duel) -> (usize, Stones) {
    (duel.game.now.score[0], duel.game.now.stones[0])
}

#[test]
fn e1_e2_start_and_reveal() {
    for (players, revealed) in [(2, 4), (3, 6), (4, 8)] {
        let mut duel = Duel::open(&duel::config(players), format!("{players} players"));
        duel.play("start P0");
        duel.deal(&mut Dice::from_number(1));
        let scores: Vec<usize> = (1..=players).collect();
        assert_eq!(duel.game.now.score, scores);
        assert_eq!(duel.game.now.display.len(), revealed);
        assert_eq!(duel.game.now.draw_pile.len(), 70 - revealed);
    }
}

#[test]
fn e3_hunt_order() {
    let mut duel = of(3, json!({ "phase": "reveal", "round": 2, "first": "P1" }));
    duel.deal(&mut Dice::from_number(1));
    let mut hunters = Vec::new();
    while duel.game.now.phase == Phase::Hunt {
        hunters.push(decider(&duel));
        duel.play(&duel.game.text_of(0));
    }
    assert_eq!(hunters, [1, 2, 0, 0, 2, 1]);
    let mut turns = Vec::new();
    while duel.game.now.phase == Phase::Action {
        let tame = options(&duel, "tame");
        if let Some(tame) = tame.first() {
            duel.play(tame);
        } else {
            turns.push(decider(&duel));
            duel.play("end");
        }
    }
    assert_eq!(turns, [1, 2, 0]);
    let mut duel = of(
        3,
        json!({ "phase": "resolution", "round": 2, "first": "P1",
            "areas": { "P0": ["valkyrie"], "P1": ["freyja"], "P2": ["imp"] } }),
    );
    let mut turns = Vec::new();
    while duel.game.now.phase == Phase::Resolution {
        turns.push(decider(&duel));
        duel.play(&duel.game.text_of(0));
    }
    assert_eq!(turns, [1, 2, 0]);
}

#[test]
fn e4_to_e6_sell() {
    let mut duel = at(json!({ "display": ["troll P0"] }));
    duel.play("sell troll");
    assert_eq!((own(&duel), duel.game.now.discard.clone()), ((0, stones(4, 0, 0)), vec!["troll"]));
    let mut duel = at(json!({ "display": ["troll P0"], "stones": { "P0": [0, 0, 1] } }));
    duel.play("sell troll");
    assert_eq!(duel.game.texts(), ["keep 3,0,1", "keep 4,0,0"]);
    let mut duel = at(json!({ "display": ["sylph P0"], "stones": { "P0": [1, 2, 1] } }));
    duel.play("sell sylph");
    assert_eq!(duel.game.texts(), ["keep 0,3,1", "keep 1,2,1", "keep 1,3,0", "keep 2,1,1", "keep 2,2,0"]);
}

#[test]
fn e7_payments() {
    let values = stones(1, 3, 6);
    let expected = [stones(0, 0, 1), stones(0, 2, 0), stones(1, 1, 0)];
    assert_eq!(payments(stones(1, 2, 1), 4, values), expected);
    assert_eq!(payments(stones(4, 0, 0), 4, values), [stones(4, 0, 0)]);
    assert_eq!(payments(stones(1, 1, 1), 0, values), [stones(0, 0, 0)]);
}

#[test]
fn e8_release() {
    let duel = at(json!({ "round": 9, "areas": { "P0": ["troll"] }, "stones": { "P0": [0, 1, 1] } }));
    assert_eq!(options(&duel, "release"), ["release troll 0,1,1"]);
    let duel = at(json!({ "round": 9, "areas": { "P0": ["troll"] }, "stones": { "P0": [1, 0, 2] } }));
    assert_eq!(options(&duel, "release"), ["release troll 0,0,2"]);
    let mut duel = at(json!({ "round": 5, "areas": { "P0": ["troll"] }, "stones": { "P0": [0, 0, 1] } }));
    duel.play("release troll 0,0,1");
    assert_eq!(duel.game.now.stones[0], stones(0, 0, 0));
}

#[test]
fn e9_full_area() {
    let mut duel = at(json!({
        "round": 3, "areas": { "P0": ["troll", "kappa", "agni"] }, "hands": { "P0": ["imp"] },
        "stones": { "P0": [3, 0, 0] },
    }));
    assert!(options(&duel, "summon").is_empty());
    let releases = ["release agni 3,0,0", "release kappa 2,0,0", "release troll 2,0,0"];
    assert_eq!(options(&duel, "release"), releases);
    duel.play("release agni 3,0,0");
    assert_eq!(duel.game.now.stones[0], stones(0, 0, 0));
    duel.play("summon imp 0,0,0");
    assert_eq!(duel.game.now.stones[0], stones(2, 0, 0));
    assert_eq!(duel.game.now.area[0], ["troll", "kappa", "imp"]);
}

#[test]
fn e10_e11_payment_triggers() {
    let mut duel = at(json!({
        "round": 4, "scores": { "P0": 5 }, "stones": { "P0": [0, 2, 0] },
        "hands": { "P0": ["kappa", "burning_skull"] },
    }));
    duel.play("summon kappa 0,1,0");
    assert_eq!(duel.game.now.score[0], 5);
    duel.play("summon burning_skull 0,1,0");
    assert_eq!(duel.game.now.score[0], 7);
    let mut duel = at(json!({
        "round": 6, "stones": { "P0": [1, 1, 1] }, "hands": { "P0": ["gi_rin"] },
        "areas": { "P0": ["kappa", "gargoyle", "phoenix", "sylph"] },
    }));
    duel.play("summon gi_rin 1,1,1");
    assert_eq!(duel.game.now.score[0], 17);
}

#[test]
fn e12_e13_what_counts_itself() {
    let mut duel = at(json!({
        "round": 9, "scores": { "P0": 20 }, "stones": { "P0": [0, 0, 2] }, "hands": { "P0": ["eternity"] },
        "areas": { "P0": ["agni", "imp", "sylph"] },
    }));
    duel.play("summon eternity 0,0,2");
    assert_eq!(duel.game.now.score[0], 33);
    let mut duel = at(json!({
        "scores": { "P0": 3 }, "stones": { "P0": [1, 0, 0] }, "hands": { "P0": ["firefox", "troll", "kappa"] },
    }));
    duel.play("summon firefox 1,0,0");
    assert_eq!(duel.game.now.score[0], 5);
}

#[test]
fn e14_ember() {
    let duel = at(json!({
        "stones": { "P0": [1, 0, 1] }, "hands": { "P0": ["ember"] }, "areas": { "P1": ["troll"] },
    }));
    assert!(options(&duel, "summon").is_empty());
    let mut duel = of(
        3,
        json!({
            "scores": { "P0": 10 }, "stones": { "P0": [1, 0, 1] }, "hands": { "P0": ["ember"] },
            "areas": { "P0": ["undine"], "P1": ["kappa", "triton", "troll"], "P2": ["imp"] },
        }),
    );
    duel.play("summon ember 1,0,1");
    assert_eq!(duel.game.now.score[0], 17);
    assert_eq!(duel.game.texts(), ["player P0", "player P1"]);
    duel.play("player P1");
    assert_eq!(
        (decider(&duel), duel.game.texts()),
        (1, vec!["yield kappa".to_owned(), "yield triton".to_owned()])
    );
    duel.play("yield triton");
    assert_eq!((decider(&duel), duel.game.now.area[1].clone()), (0, vec!["kappa", "troll"]));
}

#[test]
fn e15_medusa() {
    let position = |hand: &[&str]| json!({ "phase": "resolution", "areas": { "P0": ["medusa"] }, "hands": { "P0": hand } });
    let mut duel = at(position(&["kappa"]));
    duel.play_all(&["activate medusa", "discard kappa"]);
    assert_eq!(duel.game.now.stones[0], stones(0, 0, 1));
    let duel = at(position(&[]));
    assert_ne!(duel.game.now.phase, Phase::Resolution, "medusa is skipped, the round is over");
}

#[test]
fn e16_order_of_activation() {
    let position = json!({
        "phase": "resolution", "scores": { "P0": 10 }, "areas": { "P0": ["griffon", "odin"] },
        "hands": { "P0": ["imp", "kappa", "troll", "agni", "triton"] },
    });
    let mut duel = at(position.clone());
    duel.play_all(&["activate odin", "activate griffon", "draw rudra"]);
    assert_eq!((own(&duel), hand(&duel, 0).len()), ((12, stones(0, 0, 0)), 6));
    let mut duel = at(position);
    duel.play_all(&["activate griffon", "draw rudra", "activate odin"]);
    assert_eq!((own(&duel), hand(&duel, 0).len()), ((10, stones(0, 0, 1)), 6));
}

#[test]
fn e17_imp() {
    let mut duel = at(json!({ "round": 1, "hands": { "P0": ["imp"] } }));
    duel.play("summon imp 0,0,0");
    assert_eq!(duel.game.now.stones[0], stones(2, 0, 0));
    duel.play_all(&["end", "end", "activate imp"]);
    assert_eq!((hand(&duel, 0), duel.game.now.area[0].clone()), (vec!["imp"], Vec::<Card>::new()));
    assert_eq!(duel.game.now.stones[0], stones(2, 0, 0));
}

#[test]
fn e18_hestia_lost_in_anothers_turn() {
    let mut duel = at(json!({
        "scores": { "P0": 12 }, "stones": { "P0": [1, 0, 1], "P1": [2, 2, 2] }, "hands": { "P0": ["marina"] },
        "areas": { "P1": ["hestia"] },
    }));
    duel.play_all(&["summon marina 1,0,1", "player P1", "yield hestia"]);
    assert_eq!(duel.game.now.score[0], 19);
    let kept = ["keep 0,2,2", "keep 1,1,2", "keep 1,2,1", "keep 2,0,2", "keep 2,1,1", "keep 2,2,0"];
    assert_eq!(decider(&duel), 1);
    assert_eq!(duel.game.texts(), kept);
    duel.play("keep 1,1,2");
    assert_eq!(decider(&duel), 0);
}

#[test]
fn e19_e20_values() {
    let mut duel = at(json!({
        "areas": { "P0": ["hae_tae", "water_giant"] }, "stones": { "P0": [1, 2, 1] },
        "hands": { "P0": ["yuki_onna_exalted"] },
    }));
    assert_eq!(duel.game.now.values(0), stones(1, 7, 4));
    let summons = ["summon yuki_onna_exalted 0,0,1", "summon yuki_onna_exalted 0,1,0"];
    assert_eq!(options(&duel, "summon"), summons);
    duel.play("summon yuki_onna_exalted 0,0,1");
    assert_eq!(duel.game.now.score[0], 14);
    let duel = at(json!({
        "areas": { "P0": ["agni"] }, "stones": { "P0": [3, 0, 0] }, "hands": { "P0": ["triton"] },
    }));
    assert_eq!(options(&duel, "summon"), ["summon triton 2,0,0"]);
}

#[test]
fn e21_reductions_and_boreas() {
    let mut duel = at(json!({
        "areas": { "P0": ["pegasus", "hippogriff", "sylph"] }, "stones": { "P0": [2, 0, 0] },
        "hands": { "P0": ["boreas"] },
    }));
    duel.play("summon boreas 1,0,0");
    assert_eq!((duel.game.now.score[0], hand(&duel, 0)), (5, vec!["boreas"]));
    duel.play("summon boreas 1,0,0");
    assert_eq!(own(&duel), (10, stones(0, 0, 0)));
}

#[test]
fn e22_yuki_onna() {
    let mut duel = at(json!({
        "areas": { "P0": ["agni"] }, "stones": { "P0": [2, 1, 1] }, "scores": { "P0": 7 },
        "hands": { "P0": ["yuki_onna"] },
    }));
    duel.play("summon yuki_onna 0,0,0");
    assert_eq!(own(&duel), (20, stones(0, 0, 0)));
}

#[test]
fn e23_dragon_egg_at_the_limit() {
    let mut duel = at(json!({
        "round": 3, "scores": { "P0": 7 }, "areas": { "P0": ["agni", "sylph"] }, "stones": { "P0": [0, 1, 0] },
        "hands": { "P0": ["dragon_egg", "tidal", "kappa"] },
    }));
    duel.play("summon dragon_egg 0,1,0");
    assert_eq!(duel.game.texts(), ["free tidal"]);
    duel.play("free tidal");
    assert_eq!((duel.game.now.score[0], duel.game.now.area[0].clone()), (14, vec!["agni", "sylph", "tidal"]));
}

#[test]
fn e24_young_forest_spirit() {
    let position = |round| {
        json!({
            "round": round, "areas": { "P0": ["agni", "sylph"] }, "scores": { "P0": 7 },
            "hands": { "P0": ["young_forest_spirit", "sand_giant", "kappa"] },
        })
    };
    assert!(options(&at(position(3)), "summon").is_empty());
    let mut duel = at(position(4));
    duel.play_all(&["summon young_forest_spirit 0,0,0", "discard kappa", "free sand_giant"]);
    assert_eq!(duel.game.now.score[0], 17);
    // 8.2: forest_spirit cannot be the summoned one without a third hand card.
    let mut duel = at(json!({
        "round": 4, "hands": { "P0": ["young_forest_spirit", "forest_spirit", "kappa"] },
    }));
    duel.play("summon young_forest_spirit 0,0,0");
    assert_eq!(duel.game.texts(), ["discard forest_spirit"]);
}

#[test]
fn e25_scorch() {
    let mut duel = at(json!({
        "round": 6, "scores": { "P0": 7 }, "stones": { "P0": [0, 1, 1] }, "hands": { "P0": ["scorch"] },
        "areas": { "P0": ["lava_giant", "imp", "agni", "triton"] },
    }));
    duel.play("summon scorch 0,1,1");
    assert_eq!(duel.game.texts(), ["copy imp", "copy lava_giant"]);
    duel.play("copy lava_giant");
    assert_eq!(duel.game.now.score[0], 13);
}

#[test]
fn e26_genie() {
    let mut duel = at(json!({
        "round": 6, "scores": { "P0": 7 }, "stones": { "P0": [1, 1, 0] }, "hands": { "P0": ["genie"] },
        "areas": { "P0": ["salamander", "undine", "freyja"] },
    }));
    duel.play("summon genie 1,1,0");
    duel.play_all(&["activate freyja", "activate salamander", "activate undine"]);
    assert_eq!(own(&duel), (11, stones(1, 0, 0)));
    assert_eq!(options(&duel, "summon"), ["summon undine 1,0,0"]);
    duel.play_all(&["end", "end", "activate freyja", "activate salamander"]);
    assert_eq!(own(&duel), (14, stones(2, 0, 0)));
}

#[test]
fn e27_genie_exalted() {
    let mut duel = at(json!({
        "phase": "resolution", "scores": { "P0": 7 }, "areas": { "P0": ["genie_exalted", "valkyrie", "mud_slime"] },
    }));
    duel.play_all(&["activate genie_exalted", "copy valkyrie", "activate valkyrie", "activate mud_slime"]);
    assert_eq!((duel.game.now.score[0], hand(&duel, 0)), (11, vec!["mud_slime"]));
    let position = json!({ "phase": "resolution", "areas": { "P0": ["genie_exalted", "mud_slime"] } });
    let mut duel = at(position.clone());
    duel.play("activate genie_exalted");
    assert_eq!(duel.game.texts(), ["copy mud_slime"]);
    duel.play("copy mud_slime");
    assert_eq!(
        (hand(&duel, 0), duel.game.texts()),
        (vec!["genie_exalted"], vec!["activate mud_slime".to_owned()])
    );
    let mut duel = at(position);
    duel.play("activate mud_slime");
    assert_eq!((duel.game.now.round, duel.game.now.area[0].clone()), (9, vec!["genie_exalted"]));
}

#[test]
fn e28_succubus() {
    for (area, points) in
        [(vec!["kappa", "nessie", "troll", "agni"], 17), (vec!["kappa", "nessie", "troll"], 7)]
    {
        let mut duel = at(json!({
            "scores": { "P0": 7 }, "areas": { "P0": area }, "hands": { "P0": ["succubus"] },
        }));
        duel.play("summon succubus 0,0,0");
        assert_eq!(duel.game.now.score[0], points);
    }
}

#[test]
fn e29_e30_points_and_zero() {
    let mut duel = at(json!({
        "phase": "resolution", "scores": { "P0": 3, "P1": 3 }, "areas": { "P0": ["goblin_soldier"] },
    }));
    duel.play("activate goblin_soldier");
    assert_eq!(duel.game.now.score[0], 0);
    let mut duel = at(json!({
        "phase": "resolution", "scores": { "P0": 1 }, "stones": { "P0": [4, 0, 0] }, "areas": { "P0": ["basilisk"] },
    }));
    duel.play("activate basilisk");
    assert_eq!(duel.game.texts(), ["choose basilisk blue", "choose basilisk red"]);
    duel.play("choose basilisk blue");
    assert_eq!(duel.game.now.score[0], 0);
    assert_eq!(duel.game.texts(), ["keep 3,1,0", "keep 4,0,0"]);
}

#[test]
fn e31_tengu() {
    let mut duel = at(json!({
        "scores": { "P0": 1 }, "stones": { "P0": [0, 1, 0] }, "hands": { "P0": ["tengu"] },
    }));
    duel.play("summon tengu 0,1,0");
    assert_eq!((duel.game.now.score[0], duel.game.now.known_top), (7, Some("tengu")));
    assert!(duel.game.now.area[0].is_empty());
    duel.play_all(&["end", "end"]);
    assert_eq!((duel.game.now.round, duel.game.now.display[0]), (9, ("tengu", None)));
}

#[test]
fn e32_reshuffle() {
    let mut state = State::setup(4);
    let cards = cards::all();
    state.phase = Phase::Reveal;
    state.round = 9;
    state.draw_pile = cards[..6].to_vec();
    state.discard = cards[6..].to_vec();
    let position = Value::Object(state.position(Eyes::Open));
    let mut duel = Duel::read(&duel::config(4), "E32".to_owned(), &position);
    assert_eq!(duel.game.options().len(), 6);
    duel.deal(&mut Dice::from_number(1));
    let now = &duel.game.now;
    assert_eq!((now.display.len(), now.draw_pile.len(), now.discard.len()), (8, 62, 0));
    let first: BTreeSet<Card> = now.display[..6].iter().map(|(card, _)| *card).collect();
    assert_eq!(first, cards[..6].iter().copied().collect(), "the rest of the old pile comes first");
}

#[test]
fn e33_end_and_tie() {
    let mut duel = at(json!({
        "phase": "resolution", "active": "P1", "round": 7, "scores": { "P0": 61, "P1": 58 },
        "areas": { "P1": ["undine_queen"] },
    }));
    duel.play("activate undine_queen");
    assert_eq!((duel.game.now.phase, duel.game.now.ranks()), (Phase::Over, vec![1, 2]));
    let last = |own: &[&str], other: &[&str]| {
        let mut duel = at(json!({
            "phase": "resolution", "active": "P1", "round": 10, "scores": { "P0": 44, "P1": 44 },
            "areas": { "P0": own, "P1": other },
        }));
        duel.play("activate undine_queen");
        assert_eq!(duel.game.now.phase, Phase::Over);
        duel.game.now.ranks()
    };
    let six = ["kappa", "agni", "triton", "hestia", "phoenix", "gargoyle"];
    let seven = ["undine_queen", "surtr", "hydra", "ifrit", "incubus", "willow", "tidal"];
    assert_eq!(last(&six, &seven), [2, 1]);
    let also_seven = [&six[..], &["eternity"]].concat();
    assert_eq!(last(&also_seven, &seven), [1, 1]);
}

#[test]
fn e34_hydra() {
    let mut duel = at(json!({
        "round": 5, "areas": { "P0": ["undine_queen", "troll"] }, "stones": { "P0": [4, 0, 0] },
        "hands": { "P0": ["hydra"] },
    }));
    assert_eq!(options(&duel, "summon"), ["summon hydra 4,0,0"]);
    duel.play("summon hydra 4,0,0");
    assert_eq!(duel.game.options().len(), 6);
    duel.play("choose hydra purple two_blue");
    assert_eq!(duel.game.now.stones[0], stones(0, 2, 1));
}

/// 8.2: the stones of both options of hydra are one gain, before the points.
#[test]
fn the_stones_of_hydra_come_together() {
    let mut duel = at(json!({
        "stones": { "P0": [4, 0, 0] }, "hands": { "P0": ["young_forest_spirit", "hydra", "kappa"] },
    }));
    duel.play_all(&["summon young_forest_spirit 0,0,0", "discard kappa", "free hydra"]);
    let mut both = duel.clone();
    both.play("choose hydra purple two_blue");
    let kept = ["keep 1,2,1", "keep 2,1,1", "keep 2,2,0", "keep 3,0,1", "keep 3,1,0", "keep 4,0,0"];
    assert_eq!(both.game.texts(), kept);
    both.play("keep 1,2,1");
    assert_eq!(options(&both, "keep"), Vec::<String>::new());
    duel.play("choose hydra purple points");
    assert_eq!(own(&duel), (0, stones(4, 0, 1)), "D3 comes before the points");
    duel.play("keep 3,0,1");
    assert_eq!(own(&duel), (4, stones(3, 0, 1)));
}

/// 4.3: no more than seven effects are nested.
#[test]
fn the_longest_chain() {
    let mut duel = at(json!({
        "round": 10, "stones": { "P0": [1, 0, 0] },
        "areas": { "P0": ["genie_exalted", "medusa"] },
        "hands": { "P0": ["young_forest_spirit", "dragon_egg", "scorch", "genie", "kappa", "troll", "agni"] },
    }));
    duel.play_all(&["summon young_forest_spirit 0,0,0", "discard kappa", "free dragon_egg", "free scorch"]);
    duel.play_all(&["copy young_forest_spirit", "discard troll", "free genie", "activate genie_exalted"]);
    duel.play("copy medusa");
    let sources: Vec<(Card, Card)> =
        duel.game.now.frames.iter().map(|frame| (frame.source, frame.printed_on)).collect();
    assert_eq!(
        sources,
        [
            ("young_forest_spirit", "young_forest_spirit"),
            ("dragon_egg", "dragon_egg"),
            ("scorch", "scorch"),
            ("scorch", "young_forest_spirit"),
            ("genie", "genie"),
            ("genie_exalted", "genie_exalted"),
            ("genie_exalted", "medusa"),
        ]
    );
    assert_eq!(duel.game.texts(), ["discard agni"]);
    duel.play("discard agni");
    assert_eq!(own(&duel), (0, stones(1, 0, 1)));
    assert!(duel.game.now.frames.is_empty(), "medusa has no hand card left to discard");
    let area = ["genie_exalted", "medusa", "young_forest_spirit", "scorch", "genie"];
    assert_eq!(duel.game.now.area[0], area);
}

/// 7.1: nothing but the known card can be revealed.
#[test]
fn a_known_card_alone() {
    let hands: Vec<Card> = cards::all().into_iter().filter(|card| *card != "tengu").collect();
    let mut duel = at(json!({
        "phase": "reveal", "first": "P1", "known_top": "tengu", "hands": { "P0": hands },
    }));
    duel.deal(&mut Dice::from_number(1));
    assert_eq!((decider(&duel), duel.game.texts()), (1, vec!["hunt tengu".to_owned()]));
    duel.play("hunt tengu");
    assert_eq!((duel.game.now.phase, decider(&duel)), (Phase::Action, 1));
}

/// There is no hand limit: all cards in one hand, with every kind of stones and values.
#[test]
fn a_hand_of_nearly_everything() {
    let areas =
        [vec!["hestia"], vec!["hestia", "agni", "hae_tae"], vec!["hestia", "water_giant", "hippogriff"]];
    let mut most = 0;
    let six = stones(6, 6, 6).parts().into_iter().filter(|own| own.number() == 6);
    for own in six {
        for area in &areas {
            let hand: Vec<Card> = cards::all().into_iter().filter(|card| !area.contains(card)).collect();
            let duel = at(json!({
                "areas": { "P0": area }, "hands": { "P0": hand },
                "stones": { "P0": [own.red, own.blue, own.purple] },
            }));
            most = most.max(duel.game.options().len());
        }
    }
    assert!(most > 150, "{most} options at most");
}
