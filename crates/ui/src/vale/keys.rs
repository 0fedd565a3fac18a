//! How the things on the table are named: what one touches, and the pieces that move.

use core::fmt;

use game_vale::{Card, CardSet, ChoiceId, Config, Group, Op, Options, Stones, View};
use kernel::Seat;

use super::due::op;

/// Something one touches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// A card of the display.
    Market(Card),
    /// A hand card.
    Hand(Card),
    /// A creature of somebody's area.
    Area(Card),
    /// A card of the discard pile.
    Discard(Card),
    /// The card that everybody knows to be on top of the pile.
    Top(Card),
    /// Stones that are paid.
    Pay(Stones),
    /// Stones that are kept.
    Keep(Stones),
    /// Somebody.
    Seat(Seat),
    /// A word of the turn: sell, tame, summon, release, end.
    Verb(Verb),
    /// Options of a choice.
    Options(ChoiceId, Options),
    /// Some creatures.
    Cards(Group),
}

/// What can be done with a card in a turn, or with the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verb {
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
    pub(super) const ALL: [Verb; 5] = [Verb::Sell, Verb::Tame, Verb::Summon, Verb::Release, Verb::End];

    fn name(self) -> &'static str {
        match self {
            Verb::Sell => "sell",
            Verb::Tame => "tame",
            Verb::Summon => "summon",
            Verb::Release => "release",
            Verb::End => "end",
        }
    }
}

/// `1-2-0`: stones as a part of a key.
fn write_stones(stones: Stones, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let [red, blue, purple] = stones.counts();
    write!(f, "{red}-{blue}-{purple}")
}

fn read_stones(text: &str) -> Option<Stones> {
    let mut counts = text.split('-').map(str::parse::<u8>);
    let mut next = || counts.next()?.ok().filter(|count| *count < 100);
    let stones = Stones::new(next()?, next()?, next()?);
    counts.next().is_none().then_some(stones)
}

/// Names in a row: `imp+hydra`.
fn write_row<'a>(names: impl Iterator<Item = &'a str>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for (index, name) in names.enumerate() {
        let plus = if index > 0 { "+" } else { "" };
        write!(f, "{plus}{name}")?;
    }
    Ok(())
}

impl Key {
    /// The card, if it is one.
    pub(super) fn card(self) -> Option<Card> {
        match self {
            Key::Market(card) | Key::Hand(card) | Key::Area(card) | Key::Discard(card) | Key::Top(card) => {
                Some(card)
            }
            _ => None,
        }
    }

    /// Writes it as on a page: `hand:imp`.
    pub(super) fn write(self, config: &Config, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Key::Market(card) => write!(f, "market:{}", config.key(card)),
            Key::Hand(card) => write!(f, "hand:{}", config.key(card)),
            Key::Area(card) => write!(f, "area:{}", config.key(card)),
            Key::Discard(card) => write!(f, "discard:{}", config.key(card)),
            Key::Top(card) => write!(f, "top:{}", config.key(card)),
            Key::Pay(stones) => f.write_str("pay:").and_then(|()| write_stones(stones, f)),
            Key::Keep(stones) => f.write_str("keep:").and_then(|()| write_stones(stones, f)),
            Key::Seat(seat) => write!(f, "seat:{seat}"),
            Key::Verb(verb) => write!(f, "do:{}", verb.name()),
            Key::Options(choice, options) => {
                let all = config.data.choices.get(choice.index()).map_or(&[][..], |choice| &choice.options);
                f.write_str("option:")?;
                write_row(options.iter().filter_map(|number| Some(all.get(number)?.key.as_str())), f)
            }
            Key::Cards(group) if group.cards().is_empty() => f.write_str("cards:none"),
            Key::Cards(group) => {
                f.write_str("cards:")?;
                write_row(group.cards().iter().map(|card| config.key(*card)), f)
            }
        }
    }

    /// What a text such as `hand:imp` stands for.
    pub(super) fn read(view: &View, text: &str) -> Option<Key> {
        let data = view.config.data;
        let (kind, name) = text.split_once(':')?;
        let card = || data.card_named(name);
        Some(match kind {
            "market" => Key::Market(card()?),
            "hand" => Key::Hand(card()?),
            "area" => Key::Area(card()?),
            "discard" => Key::Discard(card()?),
            "top" => Key::Top(card()?),
            "pay" => Key::Pay(read_stones(name)?),
            "keep" => Key::Keep(read_stones(name)?),
            "seat" => Key::Seat(name.parse().ok().filter(|seat: &Seat| seat.number() < view.config.seats)?),
            "do" => Key::Verb(Verb::ALL.into_iter().find(|verb| verb.name() == name)?),
            "option" => {
                let Op::Choose(choice) = op(view)? else { return None };
                let all = &data.choices.get(choice.index())?.options;
                let number = |name: &str| all.iter().position(|option| option.key == name);
                let numbers: Option<Vec<usize>> = name.split('+').map(number).collect();
                Key::Options(choice, numbers?.into_iter().fold(Options::NONE, Options::with))
            }
            "cards" if name == "none" => Key::Cards(Group::EMPTY),
            "cards" => {
                let cards: Option<CardSet> = name.split('+').map(|key| data.card_named(key)).collect();
                Key::Cards(Group::of(&cards?.iter().collect::<Vec<_>>())?)
            }
            _ => return None,
        })
    }
}

/// A piece that moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    /// A card: it is the same wherever it lies. Its number names it, because events know no more.
    Card(Card),
    /// A marker on a card.
    Marker(Seat, Card),
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Piece::Card(card) => write!(f, "card:{}", card.index()),
            Piece::Marker(seat, card) => write!(f, "marker:{seat}:{}", card.index()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Written;
    use crate::vale::samples;

    #[test]
    fn keys_are_read_as_they_are_written() {
        let sample = samples::turn();
        for text in [
            "market:troll",
            "hand:imp",
            "area:agni",
            "discard:odin",
            "top:tengu",
            "pay:1-2-0",
            "keep:3-0-1",
            "seat:P1",
            "do:release",
            "cards:none",
            "cards:salamander+agni",
        ] {
            let key = Key::read(&sample.view, text).expect(text);
            assert_eq!(Written::<game_vale::Vale>::new(&sample.config, key).to_string(), text);
        }
        for wrong in ["", "hand", "hand:nobody", "pay:1-2", "pay:1-2-0-0", "pay:a-0-0", "seat:P9", "do:fly"] {
            assert_eq!(Key::read(&sample.view, wrong), None, "{wrong}");
        }
    }
}
