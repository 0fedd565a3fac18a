//! Random positions between two steps: any cards anywhere, any stones, any points.

use kernel::Dice;

use crate::cards::{self, Card, Colour, Kind, face, stones};
use crate::coverage::NEVER_STAY;
use crate::state::{Held, Phase, Player, State, Way};

/// Cards whose effects meet many others; they turn up in most positions.
pub(crate) const KNOTTY: [Card; 14] = [
    "scorch",
    "genie",
    "genie_exalted",
    "young_forest_spirit",
    "dragon_egg",
    "hestia",
    "aeris",
    "cerberus",
    "marina",
    "leviathan",
    "tengu",
    "hydra",
    "willow",
    "mimic",
];

fn below(dice: &mut Dice, bound: usize) -> usize {
    dice.below(bound as u32) as usize
}

/// All cards in a random order, the knotty ones more likely in front.
fn pack(dice: &mut Dice) -> Vec<Card> {
    let mut cards: Vec<(usize, Card)> = cards::all()
        .into_iter()
        .map(|card| (below(dice, if KNOTTY.contains(&card) { 400 } else { 1_000 }), card))
        .collect();
    cards.sort_unstable();
    // Taken from the end.
    cards.into_iter().rev().map(|(_, card)| card).collect()
}

/// Takes the next card that fits.
fn take(pack: &mut Vec<Card>, fits: impl Fn(Card) -> bool) -> Option<Card> {
    let index = pack.iter().rposition(|card| fits(card))?;
    Some(pack.remove(index))
}

/// What a random position is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scene {
    /// Anything.
    Anything,
    /// The hands hold nearly everything, so that the piles run dry.
    Scarce,
    /// The active player has room, stones and the cards that set off others.
    Knot,
    /// The active player resolves many effects, one of which copies others.
    Resolving,
}

/// A random position between two steps. It keeps what play guarantees: areas no larger than the round, no more
/// stones than allowed, markers of those only who have not ended their turn.
pub(crate) fn anywhere(players: usize, scene: Scene, dice: &mut Dice) -> State {
    let mut state = State::setup(players);
    let mut pack = pack(dice);
    state.round = 1 + below(dice, 10);
    state.first = below(dice, players);
    state.active = below(dice, players);
    state.generation = 1 + below(dice, 3);
    let phases = [
        Phase::Action,
        Phase::Action,
        Phase::Action,
        Phase::Resolution,
        Phase::Resolution,
        Phase::Reveal,
        Phase::Hunt,
    ];
    state.phase = *dice.pick(&phases);
    if scene == Scene::Knot {
        tie(&mut state, &mut pack, dice);
    } else if scene == Scene::Resolving {
        state.phase = Phase::Resolution;
        let copier = take(&mut pack, |card| card == "genie_exalted");
        state.area[state.active].extend(copier);
        state.round = 5 + below(dice, 6);
    } else if below(dice, 4) == 0 {
        state.known_top = take(&mut pack, |card| card == "tengu");
    }
    for player in 0..players {
        fill(&mut state, player, &mut pack, dice);
    }
    match state.phase {
        Phase::Action => mark(&mut state, &mut pack, dice),
        Phase::Hunt => show(&mut state, &mut pack, dice),
        Phase::Resolution => {
            let own = state.area[state.active].iter().copied();
            let active = own.filter(|card| face(card).ops(Kind::Active).is_some());
            state.used = active.filter(|card| *card != "genie_exalted" && below(dice, 3) == 0).collect();
        }
        _ => state.active = state.first,
    }
    if scene == Scene::Anything && below(dice, 8) == 0 {
        // Too many stones.
        state.stones[below(dice, players)] = stones(2, below(dice, 4), 2 + below(dice, 3));
    }
    if scene == Scene::Scarce {
        let left = below(dice, 2 * players);
        while pack.len() > left {
            let held = hold(&mut state, &mut pack, dice);
            state.hand[below(dice, players)].extend(held);
        }
    }
    // Sometimes all that is left is in one of the piles.
    let rest = match below(dice, 4) {
        0 => pack.len(),
        1 => 0,
        _ => below(dice, pack.len() + 1),
    };
    state.discard = pack.drain(..rest).collect();
    state.draw_pile = pack;
    state
}

/// Gives the active player some of the cards that set off others.
fn tie(state: &mut State, pack: &mut Vec<Card>, dice: &mut Dice) {
    state.phase = Phase::Action;
    state.round = 6 + below(dice, 5);
    for wanted in ["young_forest_spirit", "dragon_egg", "scorch", "genie", "genie_exalted"] {
        let card = take(pack, |card| card == wanted).expect("nobody has it yet");
        if wanted == "genie_exalted" || wanted == "genie" && below(dice, 2) == 0 {
            state.area[state.active].push(card);
        } else {
            state.hand[state.active].push(Held { card, way: Way::Public });
        }
    }
    state.stones[state.active] = stones(0, 0, 2);
    if below(dice, 3) == 0 {
        // Somebody else's stones hang on hestia.
        let other = (state.active + 1) % state.players;
        state.area[other].extend(take(pack, |card| card == "hestia"));
        state.stones[other] = stones(2, 2, 2);
        let marina = take(pack, |card| card == "marina").expect("nobody has it yet");
        state.hand[state.active].push(Held { card: marina, way: Way::Public });
    }
}

/// A card for a hand.
fn hold(state: &mut State, pack: &mut Vec<Card>, dice: &mut Dice) -> Option<Held> {
    let way = match below(dice, 2) {
        0 => Way::Public,
        _ => Way::Drawn(1 + below(dice, state.generation)),
    };
    take(pack, |_| true).map(|card| Held { card, way })
}

fn fill(state: &mut State, player: Player, pack: &mut Vec<Card>, dice: &mut Dice) {
    let resolves = state.phase == Phase::Resolution;
    // At first everybody has the same room; a knot needs some of it.
    let room = if state.area[player].is_empty() { state.round } else { state.round - 4 };
    for _ in 0..below(dice, room + 1) {
        let stays = |card: Card| !NEVER_STAY.contains(&card);
        let active = |card: Card| stays(card) && face(card).ops(Kind::Active).is_some();
        let only_active = resolves && below(dice, 2) == 0;
        state.area[player].extend(take(pack, |card| if only_active { active(card) } else { stays(card) }));
    }
    for _ in 0..below(dice, 6) {
        let held = hold(state, pack, dice);
        state.hand[player].extend(held);
    }
    let limit = state.limit(player);
    let number = limit - below(dice, 2) * below(dice, limit + 1);
    while state.stones[player].number() < number {
        *state.stones[player].of_mut(*dice.pick(&Colour::ALL)) += 1;
    }
    state.score[player] = match below(dice, 3) {
        0 => below(dice, 4),
        1 => below(dice, 60),
        _ => 50 + below(dice, 15),
    };
}

/// Markers of the active player and of those who come later in the round.
fn mark(state: &mut State, pack: &mut Vec<Card>, dice: &mut Dice) {
    let done = (state.active + state.players - state.first) % state.players;
    for place in done..state.players {
        let player = (state.first + place) % state.players;
        let most = if player == state.active { 3 } else { 2 };
        for _ in 0..below(dice, most) {
            state.display.extend(take(pack, |_| true).map(|card| (card, Some(player))));
        }
    }
    dice.shuffle(&mut state.display);
}

/// A display in the middle of the hunt.
fn show(state: &mut State, pack: &mut Vec<Card>, dice: &mut Dice) {
    let hunters = state.hunt_order();
    let picks = below(dice, hunters.len());
    for (pick, hunter) in hunters.iter().enumerate() {
        let marker = (pick < picks).then_some(*hunter);
        state.display.extend(take(pack, |_| true).map(|card| (card, marker)));
    }
    state.active = hunters[picks];
    dice.shuffle(&mut state.display);
}
