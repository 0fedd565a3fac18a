//! What a view tells a learning program: blocks of numbers, complete for the viewer (`docs/features.md`).

use kernel::{Around, Features, Plane, Seat, Viewer};

use crate::config::Config;
use crate::data::MAX_PLAYERS;
use crate::ids::{Card, CardSet, Colour, FACES, MAX_HAND, MAX_PARTS, Means, Rune};
use crate::state::{Cause, Common, Occasion, Phase, Player, Work};
use crate::view::View;

/// Raised by each change of the features.
pub(crate) const VERSION: u16 = 2;

const SEATS: usize = MAX_PLAYERS as usize;
/// Numbers of one seat beside its cards.
const SEAT: usize = 6 + 1 + 1 + Rune::COUNT + 4 + 10 + 10 + 3;
/// The phases, the last of them once for each cause of the end.
const PHASES: usize = 20;
const OCCASIONS: usize = 3;
/// Numbers that tell of a card laid out.
const LAID: usize = 2 + MAX_PARTS;

/// Tells the blocks in their order.
pub(crate) fn planes(config: &Config, plane: &mut dyn FnMut(Plane)) {
    let data = config.data;
    let (creatures, cards) = (data.creature_count, data.creature_count + data.deck_size);
    let (slots, smithies) = (data.costs.len(), data.smithies.len());
    let mut block = |name, len, about| plane(Plane { name, len, about });
    block("own_hand", cards, "the own hand, a flag for each card");
    block(
        "known_in_hand",
        SEATS * cards,
        "hand cards of each seat that everybody can tell, a flag for each card",
    );
    block(
        "in_hand_or_draw_pile",
        SEATS * cards,
        "cards of each seat that are in the hand or in the draw pile, others cannot tell where, a flag for each card",
    );
    block("own_discard_pile", SEATS * cards, "the discard pile of each seat, a flag for each card");
    block("laid_out", cards, "cards shown or laid out in this turn, a flag for each card");
    block("display", slots * creatures, "the card in each slot of the display, a flag for each creature");
    block("creature_pile", creatures, "creatures of the general draw pile, a flag for each");
    block("creature_discard", creatures, "creatures of the general discard pile, a flag for each");
    block(
        "seat",
        SEATS * SEAT,
        "for each seat: gems by colour and wild / 5; ore / 5; points / 65; hand cards / 6; a flag for each rune; the colour of its wild \
         rune; for both rows a flag for each space with a coloured artifact, then with a wild one; cards of draw pile / 8, discard \
         pile / 8, all / 16",
    );
    block("supply", 6, "gems of the supply by colour and wild / 15; ore / 20");
    block("smithies", smithies * 4, "the artifact at each smithy, a flag for each colour");
    block("smithies_used", smithies, "smithies used in this action, a flag for each");
    block(
        "artifact_piles",
        9,
        "artifacts of the supply by colour / 7; of the discard by colour / 7; wild ones / 8",
    );
    block("runes_left", Rune::COUNT, "rune stones left of each type / 3");
    block("active", SEATS, "whose turn it is, a flag for each seat");
    block("first", SEATS, "who started, a flag for each seat");
    block(
        "phase",
        PHASES,
        "action, summon, cards, abilities, gem, slot, pay, die, forge, place, exchange, rune, draws of smithies, hand, display, \
         start, die and card, over by power, over by the last round",
    );
    block("occasion", OCCASIONS, "a draw in the setup, in a turn, after an exchange");
    block("die", FACES + 1, "the face that is applied, a flag for each; how often it still can be / 2");
    block("time", 2, "the round / 50; was the rune for swapping used?");
    block(
        "laid_in_order",
        MAX_HAND * LAID,
        "cards shown or laid out, in their order: number of the card / cards; a flag for each part used; extra point given?",
    );
    block(
        "part_carried_out",
        cards + 2,
        "the card whose ability is carried out, a flag for each card; which part / 2; its next effect / 8",
    );
    block(
        "smithy_carried_out",
        smithies + 2,
        "the smithy whose artifact is placed, a flag for each; paid with gems; with ore",
    );
}

fn phase_number(phase: Phase) -> usize {
    match phase {
        Phase::Action => 0,
        Phase::Summon => 1,
        Phase::Cards => 2,
        Phase::Abilities => 3,
        Phase::Gem => 4,
        Phase::Slot => 5,
        Phase::Pay => 6,
        Phase::Die { .. } => 7,
        Phase::Forge => 8,
        Phase::Place => 9,
        Phase::Exchange => 10,
        Phase::Rune => 11,
        Phase::DrawSmithies(_) => 12,
        Phase::DrawHand(_) => 13,
        Phase::DrawDisplay(_) => 14,
        Phase::DrawStart => 15,
        Phase::DrawDie => 16,
        Phase::DrawCard { .. } => 17,
        Phase::Over { cause: Cause::Power } => 18,
        Phase::Over { cause: Cause::LastRound } => 19,
    }
}

/// The number of a card among all that a player can have: creatures first.
fn number(config: &Config, card: Card) -> usize {
    card.druid_index().map_or(card.index(), |index| config.data.creature_count + index)
}

/// Writes the features of a view.
pub(crate) fn write(view: &View, out: &mut [f32]) {
    let (common, config) = (&view.common, &view.config);
    let own = match view.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Audience | Viewer::Open => Seat::ALL[0],
    };
    let data = config.data;
    let (creatures, cards) = (data.creature_count, data.creature_count + data.deck_size);
    let smithies = data.smithies.len();
    let around = Around::new(own, config.seats);
    let beyond = SEATS - usize::from(config.seats);
    let players = || around.iter().map(|seat| &common.players[seat]);
    let mut row = Features::new(out);
    let set = |row: &mut Features<'_>, set: CardSet| {
        row.some_of(cards, set.iter().map(|card| number(config, card)));
    };

    set(&mut row, view.hand(own).unwrap_or_default());
    for pile in
        [|player: &Player| player.known, |player: &Player| player.unseen, |player: &Player| player.discard]
    {
        players().for_each(|player| set(&mut row, pile(player)));
        row.skip(beyond * cards);
    }
    row.some_of(cards, common.course.laid.iter().map(|laid| number(config, laid.card)));
    for slot in &common.display[..data.costs.len()] {
        row.one_of(creatures, slot.map(Card::index));
    }
    row.some_of(creatures, common.pile.iter().map(Card::index));
    row.some_of(creatures, common.discard.iter().map(Card::index));
    players().for_each(|player| seat(&mut row, player));
    row.skip(beyond * SEAT);
    common.supply.gems.0.iter().for_each(|count| row.part(*count, 15.0));
    row.part(common.supply.ore, 20.0);
    for at in &common.smithies[..smithies] {
        row.one_of(4, at.map(Colour::index));
    }
    row.bits(smithies, common.course.forged.into());
    for bag in [common.artifacts, common.artifact_discard] {
        bag.counts().iter().for_each(|count| row.part(*count, 7.0));
    }
    row.part(common.wild_artifacts, 8.0);
    common.runes.iter().for_each(|count| row.part(*count, 3.0));
    row.one_of(SEATS, Some(around.distance(common.active)));
    row.one_of(SEATS, Some(around.distance(common.first)));
    row.one_of(PHASES, Some(phase_number(common.phase)));
    let occasion = match common.phase {
        Phase::DrawSmithies(occasion) | Phase::DrawHand(occasion) | Phase::DrawDisplay(occasion) => {
            Some(occasion)
        }
        _ => None,
    };
    row.one_of(
        OCCASIONS,
        occasion.map(|occasion| match occasion {
            Occasion::Setup => 0,
            Occasion::Turn => 1,
            Occasion::Exchange => 2,
        }),
    );
    let (face, left) = match common.phase {
        Phase::Die { face, left } | Phase::DrawCard { face, left } => (Some(usize::from(face) - 1), left),
        _ => (None, 0),
    };
    row.one_of(FACES, face);
    row.part(left, 2.0);
    row.part(common.round, 50.0);
    row.flag(common.course.swapped);
    course(&mut row, common, config);
    row.end();
}

/// What a player has beside cards.
fn seat(row: &mut Features<'_>, player: &Player) {
    player.gems.0.iter().for_each(|count| row.part(*count, 5.0));
    row.part(player.ore, 5.0);
    row.part(player.score, 65.0);
    row.part(player.hand, 6.0);
    row.flags(Rune::ALL.into_iter().map(|rune| player.runes.contains(rune)));
    row.one_of(4, player.wild_colour.map(Colour::index));
    for power in player.rows {
        row.bits(5, power.coloured.into());
        row.bits(5, power.wild.into());
    }
    row.part(player.draw_count(), 8.0);
    row.part(player.discard.len(), 8.0);
    row.part(player.owned().len(), 16.0);
}

/// What has happened in this turn.
fn course(row: &mut Features<'_>, common: &Common, config: &Config) {
    let data = config.data;
    let (cards, smithies) = (data.creature_count + data.deck_size, data.smithies.len());
    let laid = &common.course.laid;
    for laid in laid.iter() {
        row.push((number(config, laid.card) + 1) as f32 / cards as f32);
        row.bits(MAX_PARTS, laid.used.into());
        row.flag(laid.extra);
    }
    row.skip((MAX_HAND - laid.len()) * LAID);
    match common.course.work {
        Work::Part { card, part, next } => {
            row.one_of(cards, Some(number(config, card)));
            row.part(part + 1, 2.0);
            row.part(next, 8.0);
        }
        Work::Nothing | Work::Artifact { .. } => row.skip(cards + 2),
    }
    match common.course.work {
        Work::Artifact { smithy, means } => {
            row.one_of(smithies, Some(smithy.index()));
            row.flag(means == Means::Gems);
            row.flag(means == Means::Ore);
        }
        Work::Nothing | Work::Part { .. } => row.skip(smithies + 2),
    }
}
