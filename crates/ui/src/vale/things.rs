//! Things on the table as they are named: by a key on a page, by a word in a terminal.

use game_vale::{Card, CardSet, Decision, Group, Op, Options, Stones, View};
use kernel::Seat;

use super::due::op;

/// Something on the table, as a key or a word names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Thing {
    /// A card of the display.
    Market(Card),
    /// A hand card.
    Hand(Card),
    /// A creature of somebody's area.
    Area(Card),
    /// A card of the discard pile.
    Discard(Card),
    /// Another card that everybody sees, such as the one on top of the pile.
    Other(Card),
    /// Stones that are paid.
    Pay(Stones),
    /// Stones that are kept.
    Keep(Stones),
    /// Somebody.
    Seat(Seat),
    /// A word of the turn: sell, tame, summon, release, end.
    Verb(Verb),
    /// Options of a choice.
    Options(Options),
    /// Some creatures.
    Cards(Group),
}

/// What can be done with a card in a turn, or with the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Verb {
    /// A marked card, for stones.
    Sell,
    /// A marked card, into the hand.
    Tame,
    /// A hand card, into the area.
    Summon,
    /// A creature, to the discard pile.
    Release,
    /// The turn is over.
    End,
}

impl Verb {
    const ALL: [Verb; 5] = [Verb::Sell, Verb::Tame, Verb::Summon, Verb::Release, Verb::End];

    pub(super) fn key(self) -> &'static str {
        match self {
            Verb::Sell => "do:sell",
            Verb::Tame => "do:tame",
            Verb::Summon => "do:summon",
            Verb::Release => "do:release",
            Verb::End => "do:end",
        }
    }

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

/// `1-2-0`: the part of a key.
fn read_stones_key(text: &str) -> Option<Stones> {
    let mut counts = text.split('-').map(str::parse::<u8>);
    let mut next = || counts.next()?.ok().filter(|count| *count < 100);
    let stones = Stones::new(next()?, next()?, next()?);
    counts.next().is_none().then_some(stones)
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

impl Thing {
    /// What a key such as `hand:imp` stands for.
    pub(super) fn of_key(view: &View, key: &str) -> Option<Thing> {
        let data = view.config.data;
        let (kind, name) = key.split_once(':')?;
        let card = || data.card_named(name);
        Some(match kind {
            "market" => Thing::Market(card()?),
            "hand" => Thing::Hand(card()?),
            "area" => Thing::Area(card()?),
            "discard" => Thing::Discard(card()?),
            "top" => Thing::Other(card()?),
            "pay" => Thing::Pay(read_stones_key(name)?),
            "keep" => Thing::Keep(read_stones_key(name)?),
            "seat" => Thing::Seat(name.parse().ok().filter(|seat: &Seat| seat.number() < view.config.seats)?),
            "do" => Thing::Verb(Verb::ALL.into_iter().find(|verb| verb.key() == key)?),
            "option" => {
                let Op::Choose(choice) = op(view)? else { return None };
                let all = &data.choices.get(choice.index())?.options;
                let number = |name: &str| all.iter().position(|option| option.key == name);
                let numbers: Option<Vec<usize>> = name.split('+').map(number).collect();
                Thing::Options(numbers?.into_iter().fold(Options::NONE, Options::with))
            }
            "cards" if name == "none" => Thing::Cards(Group::EMPTY),
            "cards" => {
                let cards: Option<CardSet> = name.split('+').map(|key| data.card_named(key)).collect();
                Thing::Cards(Group::of(&cards?.iter().collect::<Vec<_>>())?)
            }
            _ => return None,
        })
    }

    /// What a word stands for that is typed for a decision.
    pub(super) fn of_word(view: &View, due: Decision, word: &str) -> Option<Thing> {
        let seat = view.common.decider;
        let area = || view.common.players[seat].area.iter().copied();
        let letter = |letter: char| word.strip_prefix([letter, letter.to_ascii_uppercase()]);
        let listed = letter('h')
            .and_then(|number| numbered(view.hand(seat), number))
            .map(Thing::Hand)
            .or_else(|| letter('a').and_then(|number| numbered(area(), number)).map(Thing::Area))
            .or_else(|| {
                letter('d').and_then(|number| numbered(view.common.discard, number)).map(Thing::Discard)
            });
        if listed.is_some() {
            return listed;
        }
        match due {
            Decision::Keep => read_stones_word(word).map(Thing::Keep),
            Decision::ChoosePlayer => {
                let number = word.parse::<usize>().ok()?.checked_sub(1)?;
                Seat::first(view.config.seats).nth(number).map(Thing::Seat)
            }
            Decision::Dismiss => {
                let cards: Option<CardSet> = word.split('+').map(|number| numbered(area(), number)).collect();
                Group::of(&cards?.iter().collect::<Vec<_>>()).map(Thing::Cards)
            }
            Decision::Hunt | Decision::Action => {
                let verb = |verb: &Verb| verb.words().iter().any(|other| other.eq_ignore_ascii_case(word));
                let card = || numbered(market(view), word).map(Thing::Market);
                Verb::ALL.into_iter().find(verb).map(Thing::Verb).or_else(card)
            }
            _ => None,
        }
    }

    /// The card, if it is one.
    pub(super) fn card(self) -> Option<Card> {
        match self {
            Thing::Market(card)
            | Thing::Hand(card)
            | Thing::Area(card)
            | Thing::Discard(card)
            | Thing::Other(card) => Some(card),
            _ => None,
        }
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
