//! What a view tells a learning program: blocks of numbers, complete for the viewer (`docs/features.md`).

use kernel::{Around, Features, Plane, Seat, Viewer};

use crate::config::Config;
use crate::data::{MAX_DISPLAY, MAX_PLAYERS};
use crate::effect::compile::MAX_NESTING;
use crate::effect::op::Kind;
use crate::ids::{Card, CardSet, Family, MAX_ROUNDS};
use crate::state::{Cause, Due, Frame, MAX_PILES, Phase};
use crate::view::View;

/// Raised by each change of the features.
pub(crate) const VERSION: u16 = 2;

const SEATS: usize = MAX_PLAYERS as usize;
const DUES: usize = 9;
/// The phases, the last of them once for each cause of the end.
const PHASES: usize = 7;
/// Numbers that tell of an effect under way.
const FRAME: usize = 9 + SEATS + 1 + SEATS;

/// Tells the blocks in their order.
pub(crate) fn planes(config: &Config, plane: &mut dyn FnMut(Plane)) {
    let cards = config.data.cards.len();
    let mut block = |name, len, about| plane(Plane { name, len, about });
    block("creatures", SEATS * cards, "creatures in the area of each seat, a flag for each card");
    block("known_hand", SEATS * cards, "hand cards of each seat that everybody knows, a flag for each card");
    block("own_hidden_hand", cards, "own hand cards that nobody else knows, a flag for each card");
    block("markers", SEATS * cards, "cards of the display with a marker of each seat, a flag for each card");
    block("unmarked", cards, "cards of the display without a marker, a flag for each card");
    block("discard_pile", cards, "cards of the discard pile, a flag for each card");
    block(
        "unseen_in_present_pile",
        cards,
        "cards of the present draw pile that nobody has shown, a flag for each card",
    );
    block(
        "unseen_in_older_piles",
        cards,
        "cards of earlier draw piles that somebody drew and has not shown: how many piles ago, / 6",
    );
    block(
        "known_top",
        cards,
        "the card that everybody knows to be on top of the draw pile, a flag for each card",
    );
    block("available", cards, "creatures that can be activated now, a flag for each card");
    block(
        "used",
        cards,
        "creatures of the active seat that were activated in this turn, a flag for each card",
    );
    block("source_of_effect", cards, "the card that carries out the innermost effect, a flag for each card");
    block("printed_effect", cards, "the card on which the innermost effect is printed, a flag for each card");
    block("chosen_in_effect", cards, "the card chosen earlier in the innermost effect, a flag for each card");
    block(
        "area_order",
        SEATS * MAX_ROUNDS,
        "the creatures of each seat in the order of summoning: number of the card / cards",
    );
    block("display_order", MAX_DISPLAY, "the display in the order revealed: number of the card / cards");
    block("score", SEATS, "points of each seat / 60");
    block("stones", SEATS * 3, "red, blue and purple stones of each seat / 4");
    block("stone_values", SEATS * 3, "what a red, blue and purple stone is worth to each seat / 6");
    block("stone_limit", SEATS, "how many stones each seat may keep / 4");
    block(
        "cost_changes",
        SEATS * Family::ALL.len(),
        "what is added to the cost of a creature of each family, for each seat",
    );
    block(
        "hidden_hand_cards",
        SEATS * MAX_PILES,
        "how many hand cards only their owner knows, by the pile they came from, the present one first / 4",
    );
    block("decides", SEATS, "who decides, a flag for each seat");
    block("decider", SEATS, "who decides or decided last, a flag for each seat");
    block("active", SEATS, "whose turn it is, a flag for each seat");
    block("first", SEATS, "who is first in this round, a flag for each seat");
    block("keeping", SEATS, "who has to choose which stones to keep, a flag for each seat");
    block("round_and_pile", 2, "the round / 10; cards of the draw pile / 70");
    block(
        "pile_numbers",
        MAX_PILES,
        "which of all draw piles of the game the present one and earlier ones were / 8",
    );
    block("due", DUES, "what is to be decided or drawn, a flag for each");
    block("phase", PHASES, "start, reveal, hunt, action, resolution, over by points, over by rounds");
    block(
        "effects",
        MAX_NESTING * FRAME,
        "the effects under way, the innermost first: there; kind (instant, permanent, active: 1/3 to 1); its next operation / \
         operations; value of stones given up / 20; places activated; source, printed card and chosen card as number / cards; \
         cards drawn / 4; who carries it out; options open / 255, or if they were received all at once minus that and minus 1; who was chosen",
    );
}

fn number(card: Card, cards: f32) -> f32 {
    (card.index() + 1) as f32 / cards
}

/// Writes the features of a view.
pub(crate) fn write(view: &View, out: &mut [f32]) {
    let (common, config) = (&view.common, &view.config);
    let own = match view.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Audience | Viewer::Open => Seat::ALL[0],
    };
    let cards = config.data.cards.len();
    let around = Around::new(own, config.seats);
    let seats = || around.iter().map(|seat| &common.players[seat]);
    let beyond = SEATS - usize::from(config.seats);
    let mut row = Features::new(out);
    let set = |row: &mut Features<'_>, set: CardSet| row.bits(cards, set.bits());

    seats().for_each(|player| set(&mut row, player.creatures));
    row.skip(beyond * cards);
    seats().for_each(|player| set(&mut row, player.known));
    row.skip(beyond * cards);
    set(&mut row, view.secrets[own].unwrap_or_default());
    seats().for_each(|player| set(&mut row, player.marked));
    row.skip(beyond * cards);
    set(&mut row, common.unmarked);
    set(&mut row, common.discard);
    let piles = common.piles.len();
    set(&mut row, common.piles[piles - 1]);
    older_piles(&mut row, &common.piles[..piles - 1], cards);
    row.one_of(cards, common.top.map(Card::index));
    set(&mut row, common.available);
    let area = &common.players[common.active].area;
    row.some_of(
        cards,
        area.iter().enumerate().filter(|(slot, _)| common.used.contains(*slot)).map(|(_, card)| card.index()),
    );
    let innermost = common.frames.last();
    row.one_of(cards, innermost.map(|frame| frame.source.index()));
    row.one_of(cards, innermost.map(|frame| frame.of.index()));
    row.one_of(cards, innermost.and_then(|frame| frame.chosen).map(Card::index));
    let many = cards as f32;
    for player in seats() {
        player.area.iter().for_each(|card| row.push(number(*card, many)));
        row.skip(MAX_ROUNDS - player.area.len());
    }
    row.skip(beyond * MAX_ROUNDS);
    common.display.iter().for_each(|card| row.push(number(*card, many)));
    row.skip(MAX_DISPLAY - common.display.len());

    seats().for_each(|player| row.part(player.score, 60.0));
    row.skip(beyond);
    seats().for_each(|player| player.stones.counts().iter().for_each(|count| row.part(*count, 4.0)));
    row.skip(beyond * 3);
    seats().for_each(|player| player.derived.values.iter().for_each(|value| row.part(*value, 6.0)));
    row.skip(beyond * 3);
    seats().for_each(|player| row.part(player.derived.limit, 4.0));
    row.skip(beyond);
    seats().for_each(|player| player.derived.costs.iter().for_each(|change| row.part(*change, 1.0)));
    row.skip(beyond * Family::ALL.len());
    for player in seats() {
        player.drawn[..piles].iter().rev().for_each(|count| row.part(*count, 4.0));
        row.skip(MAX_PILES - piles);
    }
    row.skip(beyond * MAX_PILES);
    let deciding = !matches!(common.due, Due::Start | Due::Reveal | Due::Draw | Due::Over);
    let decider = around.distance(common.decider);
    row.one_of(SEATS, deciding.then_some(decider));
    row.one_of(SEATS, Some(decider));
    row.one_of(SEATS, Some(around.distance(common.active)));
    row.one_of(SEATS, Some(around.distance(common.first)));
    row.one_of(SEATS, common.keeping.map(|seat| around.distance(seat)));
    row.part(common.round, 10.0);
    row.part(common.pile_len(), 70.0);
    common.pile_numbers.iter().rev().for_each(|number| row.part(*number, 8.0));
    row.skip(MAX_PILES - piles);
    row.one_of(DUES, Some(common.due as usize));
    let phase = match common.phase {
        Phase::Start => 0,
        Phase::Reveal => 1,
        Phase::Hunt => 2,
        Phase::Action => 3,
        Phase::Resolution => 4,
        Phase::Over { cause: Cause::Points } => 5,
        Phase::Over { cause: Cause::Rounds } => 6,
    };
    row.one_of(PHASES, Some(phase));
    let operations = config.data.ops.len() as f32;
    common.frames.iter().rev().for_each(|frame| effect(&mut row, frame, around, operations, many));
    row.skip((MAX_NESTING - common.frames.len()) * FRAME);
    row.end();
}

/// Each card lies in one of the piles at most, so one number tells which.
fn older_piles(row: &mut Features<'_>, piles: &[CardSet], cards: usize) {
    if piles.is_empty() {
        return row.skip(cards);
    }
    let all = (0..cards).map(|index| Card::from_index(index as u8));
    for card in all {
        let ago = piles.iter().rev().position(|pile| pile.contains(card));
        row.push(ago.map_or(0.0, |ago| (ago + 1) as f32 / MAX_PILES as f32));
    }
}

fn effect(row: &mut Features<'_>, frame: &Frame, around: Around, operations: f32, cards: f32) {
    let kind: u8 = match frame.kind {
        Kind::Instant => 1,
        Kind::Permanent => 2,
        Kind::Active => 3,
    };
    row.flag(true);
    row.part(kind, 3.0);
    row.part(frame.at, operations);
    row.part(frame.discarded, 20.0);
    row.part(frame.used.0, 1023.0);
    row.push(number(frame.source, cards));
    row.push(number(frame.of, cards));
    row.push(frame.chosen.map_or(0.0, |card| number(card, cards)));
    row.part(frame.drawn, 4.0);
    row.one_of(SEATS, Some(around.distance(frame.seat)));
    let options = f32::from(frame.options.bits()) / 255.0;
    // With no option open it is told that all were received by a number no set of options has.
    row.push(if frame.gained { -options - 1.0 } else { options });
    row.one_of(SEATS, frame.target.map(|seat| around.distance(seat)));
}
