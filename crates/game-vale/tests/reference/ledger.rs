//! An account of a game by its events alone: who follows them must arrive at the same scores, stones and cards.

use std::collections::BTreeSet;

use crate::state::{Player, State};

/// What the events of a game add up to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Ledger {
    round: usize,
    first: Player,
    scores: Vec<i32>,
    stones: Vec<[i32; 3]>,
    areas: Vec<Vec<String>>,
    hands: Vec<BTreeSet<String>>,
    discard: BTreeSet<String>,
    display: Vec<(String, Option<Player>)>,
    /// How many cards lie in the draw pile.
    deck: usize,
}

fn read_player(text: &str) -> Player {
    text.strip_prefix('P').and_then(|digits| digits.parse().ok()).expect("a seat is written P0")
}

fn read_stones(text: &str) -> [i32; 3] {
    let numbers: Vec<i32> = text.split(',').map(|number| number.parse().expect("a number")).collect();
    numbers.try_into().expect("three colours")
}

impl Ledger {
    /// The account as a position has it.
    pub(crate) fn of(state: &State) -> Ledger {
        let names = |cards: &[&str]| cards.iter().map(|card| (*card).to_owned()).collect::<Vec<String>>();
        let number = |count: usize| i32::try_from(count).expect("small numbers");
        Ledger {
            round: state.round,
            first: state.first,
            scores: state.score.iter().map(|score| number(*score)).collect(),
            stones: state.stones.iter().map(|own| [own.red, own.blue, own.purple].map(number)).collect(),
            areas: state.area.iter().map(|area| names(area)).collect(),
            hands: state
                .hand
                .iter()
                .map(|hand| hand.iter().map(|held| held.card.to_owned()).collect())
                .collect(),
            discard: names(&state.discard).into_iter().collect(),
            display: state.display.iter().map(|(card, marker)| ((*card).to_owned(), *marker)).collect(),
            deck: state.draw_pile.len() + usize::from(state.known_top.is_some()),
        }
    }

    /// Takes back cards that the slow one has revealed already, because they were known.
    pub(crate) fn hide_display(&mut self) {
        self.deck += self.display.len();
        self.display.clear();
    }

    /// Enters an event by its text; an event that does not fit is told.
    pub(crate) fn enter(&mut self, event: &str) -> Result<(), String> {
        let words: Vec<&str> = event.split(' ').collect();
        let fits = match words[..] {
            ["start", seat] => {
                self.first = read_player(seat);
                for place in 0..self.scores.len() {
                    let player = (self.first + place) % self.scores.len();
                    self.scores[player] = 1 + i32::try_from(place).expect("few players");
                }
                true
            }
            ["round", round, seat] => {
                (self.round, self.first) = (round.parse().expect("a number"), read_player(seat));
                true
            }
            ["shuffle", cards] => {
                let (before, discarded) = (self.deck, self.discard.len());
                self.deck = discarded;
                self.discard.clear();
                before == 0 && cards == discarded.to_string()
            }
            ["reveal", card] => {
                self.display.push((card.to_owned(), None));
                self.leave_deck()
            }
            ["hunt", seat, card] => {
                let shown = self.display.iter_mut().find(|(shown, _)| shown == card);
                shown.is_some_and(|(_, marker)| marker.replace(read_player(seat)).is_none())
            }
            ["sell", seat, card, stones] => {
                self.add_stones(seat, stones, 1);
                self.leave_display(seat, card) && self.discard.insert(card.to_owned())
            }
            ["tame", seat, card] => self.leave_display(seat, card) && self.enter_hand(seat, card),
            ["summon", seat, card, stones] => {
                self.add_stones(seat, stones, -1);
                self.leave_hand(seat, card) && self.enter_area(seat, card)
            }
            ["free", seat, card] => self.leave_hand(seat, card) && self.enter_area(seat, card),
            ["release", seat, card, stones] => {
                self.add_stones(seat, stones, -1);
                self.leave_area(seat, card) && self.discard.insert(card.to_owned())
            }
            ["points", seat, _, points] => {
                self.scores[read_player(seat)] += points.parse::<i32>().expect("a number with its sign");
                true
            }
            ["gain", seat, _, stones] => self.add_stones(seat, stones, 1),
            ["give", seat, _, stones] => self.add_stones(seat, stones, -1),
            ["keep", seat, stones] => {
                self.stones[read_player(seat)] = read_stones(stones);
                true
            }
            ["draw", seat, card] | ["draw", seat, card, "known"] => {
                self.leave_deck() && self.enter_hand(seat, card)
            }
            ["recover", seat, card] => self.leave_area(seat, card) && self.enter_hand(seat, card),
            ["discard", seat, card, "hand"] => {
                self.leave_hand(seat, card) && self.discard.insert(card.to_owned())
            }
            ["discard", seat, card, "area"] => {
                self.leave_area(seat, card) && self.discard.insert(card.to_owned())
            }
            ["top", seat, card] => {
                self.deck += 1;
                self.leave_area(seat, card)
            }
            ["take", seat, card] => self.discard.remove(card) && self.enter_hand(seat, card),
            ["show", seat, card] => self.hands[read_player(seat)].contains(card),
            ["activate", seat, card] => self.areas[read_player(seat)].iter().any(|there| there == card),
            ["copy", seat, by, of] => {
                [by, of].iter().all(|card| self.areas[read_player(seat)].iter().any(|there| there == card))
            }
            ["choose" | "player" | "end" | "over", ..] => true,
            _ => false,
        };
        if fits { Ok(()) } else { Err(format!("{event} does not fit {self:?}")) }
    }

    fn leave_deck(&mut self) -> bool {
        let left = self.deck.checked_sub(1);
        self.deck = left.unwrap_or(0);
        left.is_some()
    }

    fn add_stones(&mut self, seat: &str, stones: &str, times: i32) -> bool {
        let own = &mut self.stones[read_player(seat)];
        for (have, change) in own.iter_mut().zip(read_stones(stones)) {
            *have += times * change;
        }
        own.iter().all(|have| *have >= 0)
    }

    fn leave_display(&mut self, seat: &str, card: &str) -> bool {
        let before = self.display.len();
        let marker = Some(read_player(seat));
        self.display.retain(|shown| *shown != (card.to_owned(), marker));
        self.display.len() + 1 == before
    }

    fn enter_hand(&mut self, seat: &str, card: &str) -> bool {
        self.hands[read_player(seat)].insert(card.to_owned())
    }

    fn leave_hand(&mut self, seat: &str, card: &str) -> bool {
        self.hands[read_player(seat)].remove(card)
    }

    fn enter_area(&mut self, seat: &str, card: &str) -> bool {
        self.areas[read_player(seat)].push(card.to_owned());
        true
    }

    fn leave_area(&mut self, seat: &str, card: &str) -> bool {
        let area = &mut self.areas[read_player(seat)];
        let before = area.len();
        area.retain(|there| there != card);
        area.len() + 1 == before
    }
}
