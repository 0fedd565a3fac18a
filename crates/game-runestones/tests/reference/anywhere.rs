//! Random positions between two steps: any cards anywhere, any pieces, short supplies.

use std::collections::BTreeSet;

use kernel::Dice;

use crate::cards::{self, COLOURS, KINDS, file};
use crate::games::any_table;
use crate::state::{Laid, State, Step};

fn below(dice: &mut Dice, bound: usize) -> usize {
    dice.below(bound as u32) as usize
}

/// What a random position is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scene {
    /// Anything.
    Anything,
    /// The players have nearly everything: cards, gems, ore, artifacts.
    Scarce,
    /// The player in turn has full hands and uses abilities, with runes for them.
    Abilities,
    /// The player in turn has gems, ore and rows.
    Forging,
    /// The player in turn has dragons and other cards with much magic; the display may have gaps.
    Summoning,
    /// The player in turn has next to nothing.
    Poor,
}

/// A random position. All pieces of the box are somewhere.
pub(crate) fn anywhere(players: usize, scene: Scene, dice: &mut Dice) -> State {
    let table = any_table(players, 1 + below(dice, 3), dice);
    let mut state = State::setup(&table.druids, table.start, 200);
    state.first = table.start.unwrap_or_else(|| below(dice, players));
    state.active = below(dice, players);
    state.round = 1 + below(dice, 20);
    state.most_rounds = state.round + table.rounds - 1;
    state.step = match scene {
        Scene::Anything => *dice.pick(&[Step::Action, Step::Forge, Step::Exchange, Step::Abilities]),
        Scene::Abilities => *dice.pick(&[Step::Action, Step::Abilities]),
        Scene::Scarce | Scene::Forging | Scene::Summoning | Scene::Poor => Step::Action,
    };
    state.swapped = below(dice, 5) == 0;
    deal_runes(&mut state, scene, dice);
    deal_pieces(&mut state, scene, dice);
    deal_artifacts(&mut state, scene, dice);
    deal_cards(&mut state, scene, dice);
    for player in &mut state.players {
        player.score = *dice.pick(&[0, 7, 30, 50, 60, 62, 64, 64, 65]);
    }
    if state.step == Step::Abilities {
        lay_out(&mut state, dice);
    }
    state
}

fn deal_runes(state: &mut State, scene: Scene, dice: &mut Dice) {
    for seat in 0..state.players.len() {
        let most = if scene == Scene::Abilities && seat == state.active { 4 } else { below(dice, 5) };
        let mut runes = cards::runes();
        dice.shuffle(&mut runes);
        if scene == Scene::Summoning && below(dice, 2) == 0 {
            runes.sort_by_key(|rune| usize::from(*rune != "magic_points"));
        }
        if scene == Scene::Abilities && seat == state.active {
            runes.sort_by_key(|rune| usize::from(["magic_points", "hand_limit"].contains(rune)));
            runes[..6].rotate_left(below(dice, 6));
        }
        for rune in runes {
            let copies = state.runes.get_mut(rune).expect("a rune");
            if *copies > 0 && state.players[seat].runes.len() < most {
                *copies -= 1;
                state.players[seat].runes.push(rune);
            }
        }
    }
}

/// Gems and ore: some kinds are all with the players.
fn deal_pieces(state: &mut State, scene: Scene, dice: &mut Dice) {
    let mut box_of = file().supply.by_kind();
    for player in &mut state.players {
        if player.has("wild_color") && below(dice, 3) > 0 {
            let colour = *dice.pick(&COLOURS);
            player.wild_color = Some(colour);
            *box_of.get_mut(colour).expect("a kind") -= 1;
        }
        player.gems = KINDS.into_iter().map(|kind| (kind, 0)).collect();
        player.ore = 0;
    }
    let colourless = scene == Scene::Abilities && below(dice, 8) == 0;
    for (kind, number) in box_of {
        let short = if scene == Scene::Scarce { 4 } else { 1 };
        let kept = match below(dice, 5) {
            _ if colourless && COLOURS.contains(&kind) => 0,
            fifth if fifth < short => below(dice, 2),
            _ => number - below(dice, 3 * state.players.len()).min(number),
        };
        state.supply.insert(kind, kept);
        for _ in kept..number {
            let mut seat = below(dice, state.players.len());
            if scene == Scene::Poor && seat == state.active && below(dice, 10) > 0 {
                seat = (seat + 1) % state.players.len();
            }
            if scene == Scene::Forging && below(dice, 2) == 0 {
                seat = state.active;
            }
            let player = &mut state.players[seat];
            match kind {
                "ore" => player.ore += 1,
                kind => *player.gems.get_mut(kind).expect("a kind") += 1,
            }
        }
    }
}

fn deal_artifacts(state: &mut State, scene: Scene, dice: &mut Dice) {
    dice.shuffle(&mut state.artifacts);
    let many = match scene {
        Scene::Scarce => 9,
        Scene::Forging => 5,
        _ => 3,
    };
    for seat in 0..state.players.len() {
        for row in 0..2 {
            let full = below(dice, 10) < many;
            for space in KINDS {
                if !full && below(dice, 2) == 0 || below(dice, 12) == 0 {
                    continue;
                }
                let coloured = state.artifacts.iter().position(|artifact| *artifact == space);
                let spaces = &mut state.players[seat].rows[row];
                if state.wild_artifacts > 0 && (space == "wild" || below(dice, 5) == 0) {
                    state.wild_artifacts -= 1;
                    spaces.insert(space, "wild");
                } else if let Some(index) = coloured {
                    state.artifacts.remove(index);
                    spaces.insert(space, space);
                }
            }
        }
    }
    let mut empty = if scene == Scene::Poor { 5 } else { below(dice, 3) };
    for place in state.smithies.values_mut() {
        let skip = empty > 0 && below(dice, 2) == 0;
        empty -= usize::from(skip);
        *place = if skip { None } else { state.artifacts.pop() };
    }
    if state.step == Step::Forge && below(dice, 2) == 0 {
        let smithy = below(dice, 5) + 1;
        state
            .smithies
            .insert(smithy, None)
            .flatten()
            .into_iter()
            .for_each(|artifact| state.artifacts.push(artifact));
        state.forged.push(smithy);
    }
    let rest = below(dice, 3) * (state.artifacts.len() / 2);
    state.artifact_discard = state.artifacts.drain(..rest.min(state.artifacts.len())).collect();
    if below(dice, 3) == 0 {
        // A refill in which the supply runs out.
        let short = state.artifacts.len().min(below(dice, 3));
        let more = state.artifacts.split_off(short);
        state.artifact_discard.extend(more);
    }
}

fn deal_cards(state: &mut State, scene: Scene, dice: &mut Dice) {
    let mut pack = std::mem::take(&mut state.pile);
    dice.shuffle(&mut pack);
    let number = match (scene, below(dice, 3)) {
        (Scene::Poor, 0 | 1) | (Scene::Scarce, 0) => 0,
        (Scene::Poor | Scene::Scarce, _) => below(dice, 4),
        (_, 0) => below(dice, 7),
        _ => 6,
    };
    for slot in state.display.iter_mut().take(number) {
        *slot = pack.pop();
    }
    if scene == Scene::Summoning && below(dice, 3) == 0 {
        // No game comes to this, but a position can be written so: only dear slots have cards.
        let dear = 2 + below(dice, state.display.len() - 2);
        pack.extend(state.display.iter_mut().take(dear).filter_map(Option::take));
    }
    let each = match scene {
        Scene::Scarce => pack.len() / state.players.len(),
        Scene::Poor => 2,
        _ => below(dice, 9),
    };
    for seat in 0..state.players.len() {
        let mut creatures = pack.split_off(pack.len() - each.min(pack.len()));
        if seat == state.active {
            creatures.extend(favourites(state, &mut pack, scene, dice));
        }
        deal_own_cards(state, seat, creatures, scene, dice);
    }
    let rest = match below(dice, 4) {
        0 => pack.len(),
        1 => 0,
        2 => pack.len().saturating_sub(below(dice, 3)),
        _ => below(dice, pack.len() + 1),
    };
    state.discard = pack.drain(..rest).collect();
    state.pile = pack;
}

/// Creatures that the scene is about.
fn favourites(state: &State, pack: &mut Vec<usize>, scene: Scene, dice: &mut Dice) -> Vec<usize> {
    let mighty = below(dice, 2) == 0;
    let wanted = |card: &usize| match scene {
        Scene::Summoning if mighty => cards::creature(*card).is_some_and(cards::Face::dragon),
        // Of its second option only the wild gem can be had.
        Scene::Abilities => *card == 74 && state.colours_there().is_empty(),
        _ => false,
    };
    pack.extract_if(.., |card| wanted(card)).collect()
}

fn deal_own_cards(state: &mut State, seat: usize, creatures: Vec<usize>, scene: Scene, dice: &mut Dice) {
    let active = seat == state.active;
    let player = &mut state.players[seat];
    let mut cards = std::mem::take(&mut player.draw);
    if below(dice, 2) == 0 {
        let kept = below(dice, cards.len() + 1);
        dice.shuffle(&mut cards);
        player.removed = cards.split_off(kept);
    }
    cards.extend(creatures);
    dice.shuffle(&mut cards);
    if active && scene == Scene::Summoning {
        // Taken from the end.
        cards.sort_by_key(|card| usize::from(cards::creature(*card).is_some_and(cards::Face::dragon)));
    } else if active && scene == Scene::Abilities {
        cards.sort_by_key(|card| usize::from(*card == 74));
    }
    let size = match scene {
        Scene::Summoning if active => *dice.pick(&[1, 2, 3, 6, 6, 6]),
        Scene::Poor if active => below(dice, 2),
        Scene::Abilities if active => 4 + below(dice, 3),
        _ => *dice.pick(&[0, 1, 2, 3, 4, 4, 4, 5, 6]),
    };
    player.hand = cards.split_off(cards.len() - size.min(cards.len()));
    let pile = match below(dice, 4) {
        0 => 0,
        1 => cards.len(),
        2 => below(dice, 3).min(cards.len()),
        _ => below(dice, cards.len() + 1),
    };
    player.draw = cards.split_off(cards.len() - pile);
    player.discard = cards;
    let known = player.hand.iter().copied().filter(|_| below(dice, 2) == 0);
    player.known = known.collect::<BTreeSet<usize>>();
    let hidden = player.hand.iter().chain(&player.draw).copied();
    player.unseen = hidden.filter(|card| !player.known.contains(card)).collect();
    player.deduce();
}

/// Two or three cards in the middle of their abilities.
fn lay_out(state: &mut State, dice: &mut Dice) {
    let most = if state.me().has("three_abilities") { 2 + below(dice, 2) } else { 2 };
    if state.me().hand.len() < most {
        state.step = Step::Action;
        return;
    }
    for _ in 0..most {
        let card = *dice.pick(&state.me().hand);
        state.me_mut().leave_hand(card);
        let mut laid = Laid::new(card);
        let face = state.me().face(card);
        for part in 0..face.parts() {
            if below(dice, 3) == 0 && state.usable_parts(&laid).contains(&part) {
                laid.used.push(part);
                let points = face.effects(part).iter().any(|effect| effect.starts_with("points"));
                laid.extra |= points && state.me().has("extra_point");
            }
        }
        state.laid.push(laid);
    }
    // A card was taken out of the display.
    let slot = below(dice, 2 * state.display.len());
    if let Some(card) = state.display.get_mut(slot).and_then(Option::take) {
        state.me_mut().discard.push(card);
    }
    if state.laid.iter().all(|laid| state.usable_parts(laid).is_empty()) {
        state.laid[0].used.clear();
        state.laid[0].extra = false;
    }
}
