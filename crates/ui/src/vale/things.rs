//! Things on the table as they are typed in a terminal.

use game_vale::{Card, CardSet, Decision, Group, Stones, View};
use kernel::Seat;

use super::due::decision;
use super::keys::{Key, Verb};

impl Verb {
    /// What is typed; both languages are understood.
    fn words(self) -> &'static [&'static str] {
        match self {
            Verb::Sell => &["s"],
            Verb::Tame => &["t", "z"],
            Verb::Summon => &["b"],
            Verb::Release => &["f"],
            Verb::End => &["e"],
        }
    }

    pub(super) fn word(self) -> &'static str {
        self.words()[0]
    }
}

/// Stones as digits, each the printed value of its colour: `133` is one red and two blue ones, `0` none.
pub(super) fn stones_word(stones: Stones) -> String {
    let [red, blue, purple] = stones.counts();
    let digits = [("1", red), ("3", blue), ("6", purple)];
    let word: String = digits.iter().map(|(digit, count)| digit.repeat(usize::from(*count))).collect();
    if word.is_empty() { "0".to_owned() } else { word }
}

pub(super) fn read_stones_word(word: &str) -> Option<Stones> {
    if word == "0" {
        return Some(Stones::NONE);
    }
    let known = !word.is_empty() && word.len() <= 9 && word.chars().all(|digit| "136".contains(digit));
    let count = |digit: char| word.chars().filter(|other| *other == digit).count() as u8;
    known.then(|| Stones::new(count('1'), count('3'), count('6')))
}

/// The card at a place of a list, counted from 1.
fn numbered(cards: impl IntoIterator<Item = Card>, number: &str) -> Option<Card> {
    let index = number.parse::<usize>().ok()?.checked_sub(1)?;
    cards.into_iter().nth(index)
}

/// What is typed for a card of a list: a letter and its place.
fn place(letter: &str, cards: impl IntoIterator<Item = Card>, card: Card) -> String {
    match cards.into_iter().position(|other| other == card) {
        Some(index) => format!("{letter}{}", index + 1),
        None => format!("{letter}?"),
    }
}

/// The cards of the display, those of a family together.
pub(super) fn market(view: &View) -> CardSet {
    view.common.display.iter().copied().collect()
}

/// What is typed for a card of the display.
pub(super) fn market_word(view: &View, card: Card) -> String {
    place("", market(view), card)
}

/// What is typed for a hand card.
pub(super) fn hand_word(view: &View, seat: Seat, card: Card) -> String {
    place("h", view.hand(seat), card)
}

/// What is typed for a creature.
pub(super) fn area_word(view: &View, seat: Seat, card: Card) -> String {
    place("a", view.common.players[seat].area.iter().copied(), card)
}

/// What is typed for a card of the discard pile.
pub(super) fn discard_word(view: &View, card: Card) -> String {
    place("d", view.common.discard, card)
}

/// What a word stands for that is typed after `touched`.
pub(super) fn spelled(view: &View, touched: &[Key], word: &str) -> Option<Key> {
    let due = decision(view)?;
    let seat = view.common.decider;
    let area = || view.common.players[seat].area.iter().copied();
    let letter = |letter: char| word.strip_prefix([letter, letter.to_ascii_uppercase()]);
    let listed = letter('h')
        .and_then(|number| numbered(view.hand(seat), number))
        .map(Key::Hand)
        .or_else(|| letter('a').and_then(|number| numbered(area(), number)).map(Key::Area))
        .or_else(|| letter('d').and_then(|number| numbered(view.common.discard, number)).map(Key::Discard));
    if listed.is_some() {
        return listed;
    }
    match due {
        Decision::Keep => read_stones_word(word).map(Key::Keep),
        Decision::ChoosePlayer => {
            let number = word.parse::<usize>().ok()?.checked_sub(1)?;
            Seat::first(view.config.seats).nth(number).map(Key::Seat)
        }
        Decision::Dismiss => {
            let cards: Option<CardSet> = word.split('+').map(|number| numbered(area(), number)).collect();
            Group::of(&cards?.iter().collect::<Vec<_>>()).map(Key::Cards)
        }
        Decision::Hunt | Decision::Action => {
            let priced = due == Decision::Action && matches!(touched, [Key::Hand(_) | Key::Area(_), ..]);
            let paid = || read_stones_word(word).filter(|_| priced).map(Key::Pay);
            let verb = |verb: &Verb| verb.words().iter().any(|other| other.eq_ignore_ascii_case(word));
            let verb = || Verb::ALL.into_iter().find(verb).map(Key::Verb);
            paid().or_else(verb).or_else(|| numbered(market(view), word).map(Key::Market))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stones_are_typed_as_digits() {
        for stones in Stones::up_to(6) {
            assert_eq!(read_stones_word(&stones_word(stones)), Some(stones));
        }
        for wrong in ["", "2", "13x", "00", "1111111111"] {
            assert_eq!(read_stones_word(wrong), None, "{wrong}");
        }
    }
}
