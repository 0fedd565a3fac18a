//! How the things on the table are named: what one touches, and the pieces that move.

use core::fmt;

use game_runestones::{Action, Card, Colour, Config, Gem, Gems, Means, Row, Rune, Slot, SmithyId, View};
use kernel::Seat;

/// Something one touches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// A hand card.
    Hand(Card),
    /// A slot of the display.
    Slot(Slot),
    /// A smithy.
    Smithy(SmithyId),
    /// A way of payment.
    With(Means),
    /// Gems that are paid.
    Pay(Gems),
    /// One of the own rows.
    Row(Row),
    /// A space of the own rows.
    Space(Row, Gem),
    /// A rune stone on the game board.
    Rune(Rune),
    /// A colour of gems: those of the supply, or one's own where one is given away.
    Gem(Gem),
    /// A part of a card that is laid out; parts are counted from 0 as in the notation.
    Part(Card, u8),
    /// The rune `swap`: this gem for an ore.
    SwapGem(Gem),
    /// The rune `swap`: an ore for a gem of this colour.
    SwapOre(Colour),
    /// The rune `wild_color`: this colour is put on it.
    WildColour(Colour),
    /// A verb.
    Do(Verb),
}

/// What can be done without saying to what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verb {
    /// To summon creatures.
    Summon,
    /// To use abilities.
    Abilities,
    /// To forge.
    Forge,
    /// To do nothing.
    Pass,
    /// To take no further slot.
    Take,
    /// To lay no further card.
    Enough,
    /// To use no further ability.
    Finish,
    /// To apply the die.
    Apply,
    /// To forgo the die.
    Forgo,
    /// To forge no more.
    Done,
    /// To end the turn.
    End,
}

impl Verb {
    const ALL: [Verb; 11] = [
        Verb::Summon,
        Verb::Abilities,
        Verb::Forge,
        Verb::Pass,
        Verb::Take,
        Verb::Enough,
        Verb::Finish,
        Verb::Apply,
        Verb::Forgo,
        Verb::Done,
        Verb::End,
    ];

    fn name(self) -> &'static str {
        match self {
            Verb::Summon => "summon",
            Verb::Abilities => "abilities",
            Verb::Forge => "forge",
            Verb::Pass => "pass",
            Verb::Take => "take",
            Verb::Enough => "enough",
            Verb::Finish => "finish",
            Verb::Apply => "apply",
            Verb::Forgo => "forgo",
            Verb::Done => "done",
            Verb::End => "end",
        }
    }

    /// The action that it is; none if it depends on what was touched before.
    pub(super) fn action(self) -> Option<Action> {
        Some(match self {
            Verb::Summon => Action::Summon,
            Verb::Abilities => Action::Abilities,
            Verb::Forge => Action::Forge,
            Verb::Pass => Action::Pass,
            Verb::Take => return None,
            Verb::Enough => Action::Enough,
            Verb::Finish => Action::Finish,
            Verb::Apply => Action::Apply,
            Verb::Forgo => Action::Forgo,
            Verb::Done => Action::Done,
            Verb::End => Action::End,
        })
    }
}

fn read_gems(text: &str) -> Option<Gems> {
    let mut gems = Gems::NONE;
    let mut counts = text.split('-');
    for place in &mut gems.0 {
        *place = counts.next()?.parse().ok()?;
    }
    counts.next().is_none().then_some(gems)
}

impl Key {
    /// Writes it as on a page: `hand:101`.
    pub(super) fn write(self, config: &Config, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Key::Hand(card) => write!(f, "hand:{}", config.number(card)),
            Key::Slot(slot) => write!(f, "slot:{}", slot.number()),
            Key::Smithy(smithy) => write!(f, "smithy:{}", smithy.number()),
            Key::With(means) => write!(f, "with:{}", means.word()),
            Key::Pay(Gems([blue, yellow, green, red, wild])) => {
                write!(f, "pay:{blue}-{yellow}-{green}-{red}-{wild}")
            }
            Key::Row(row) => write!(f, "row:{}", row.number()),
            Key::Space(row, space) => write!(f, "space:{}-{}", row.number(), space.word()),
            Key::Rune(rune) => write!(f, "rune:{}", rune.word()),
            Key::Gem(gem) => write!(f, "gem:{}", gem.word()),
            Key::Part(card, part) => write!(f, "part:{}-{part}", config.number(card)),
            Key::SwapGem(gem) => write!(f, "swap:gem-{}", gem.word()),
            Key::SwapOre(colour) => write!(f, "swap:ore-{}", colour.word()),
            Key::WildColour(colour) => write!(f, "wildcolor:{}", colour.word()),
            Key::Do(verb) => write!(f, "do:{}", verb.name()),
        }
    }

    /// What a text such as `hand:101` stands for.
    pub(super) fn read(view: &View, text: &str) -> Option<Key> {
        let data = view.config.data;
        let (kind, name) = text.split_once(':')?;
        let index = || name.parse::<usize>().ok()?.checked_sub(1);
        let card = |number: &str| data.numbered(number.parse().ok()?);
        let row = |number: &str| Row::ALL.into_iter().find(|row| row.number().to_string() == number);
        Some(match kind {
            "hand" => Key::Hand(card(name)?),
            "slot" => Key::Slot(Slot::from_index(index().filter(|index| *index < data.costs.len())?)),
            "smithy" => {
                Key::Smithy(SmithyId::from_index(index().filter(|index| *index < data.smithies.len())?))
            }
            "with" => Key::With([Means::Gems, Means::Ore].into_iter().find(|means| means.word() == name)?),
            "pay" => Key::Pay(read_gems(name)?),
            "row" => Key::Row(row(name)?),
            "space" => {
                let (number, space) = name.split_once('-')?;
                Key::Space(row(number)?, Gem::from_word(space)?)
            }
            "rune" => Key::Rune(Rune::from_word(name)?),
            "gem" => Key::Gem(Gem::from_word(name)?),
            "part" => {
                let (number, part) = name.split_once('-')?;
                Key::Part(card(number)?, part.parse().ok()?)
            }
            "swap" => match name.split_once('-')? {
                ("gem", word) => Key::SwapGem(Gem::from_word(word)?),
                ("ore", word) => Key::SwapOre(Colour::from_word(word)?),
                _ => return None,
            },
            "wildcolor" => Key::WildColour(Colour::from_word(name)?),
            "do" => Key::Do(Verb::ALL.into_iter().find(|verb| verb.name() == name)?),
            _ => return None,
        })
    }
}

/// A piece that moves, or a spot from which points rise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    /// A creature's card. Its place in the order names it, because events know no more.
    Creature(Card),
    /// A druid card, by its player and its place.
    Druid(Seat, usize),
    /// An artifact at a smithy.
    AtSmithy(SmithyId, Colour),
    /// An artifact in a row: whose, where, and which.
    InRow(Seat, Row, Gem, Gem),
    /// A rune stone that somebody has.
    Rune(Seat, Rune),
    /// Where points of a row are made.
    RowSpot(Seat, Row),
    /// Where points for pieces left over are made.
    PurseSpot(Seat),
    /// Where points of a smithy are made.
    SmithySpot(SmithyId),
    /// Where points of the die are made.
    DieSpot,
}

impl Piece {
    /// The piece of a card. Druid cards are their player's.
    pub(super) fn card(seat: Seat, card: Card) -> Piece {
        card.druid_index().map_or(Piece::Creature(card), |index| Piece::Druid(seat, index))
    }
}

/// The family of a card's piece: every card has its own, so that no card is taken for another that left.
pub(super) fn card_family(seat: Seat, card: Card) -> impl fmt::Display {
    fmt::from_fn(move |f| match card.druid_index() {
        Some(index) => write!(f, "card:{seat}-{index}"),
        None => write!(f, "card:{}", card.index()),
    })
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Piece::Creature(card) => write!(f, "card:{}:c", card.index()),
            Piece::Druid(seat, index) => write!(f, "card:{seat}-{index}:c"),
            Piece::AtSmithy(smithy, colour) => write!(f, "artifact:{}:s{}", colour.word(), smithy.number()),
            Piece::InRow(seat, row, space, artifact) => {
                write!(f, "artifact:{}:{seat}-{}-{}", artifact.word(), row.number(), space.word())
            }
            Piece::Rune(seat, rune) => write!(f, "rune:{}:{seat}", rune.word()),
            Piece::RowSpot(seat, row) => write!(f, "spot:{seat}:row{}", row.number()),
            Piece::PurseSpot(seat) => write!(f, "spot:{seat}:purse"),
            Piece::SmithySpot(smithy) => write!(f, "spot:smithy:{}", smithy.number()),
            Piece::DieSpot => f.write_str("spot:die:face"),
        }
    }
}

#[cfg(test)]
mod tests {
    use game_runestones::RuneStones;

    use super::*;
    use crate::Written;
    use crate::runestones::samples;

    #[test]
    fn keys_are_read_as_they_are_written() {
        let sample = samples::decisions().into_iter().next().unwrap();
        let verbs = Verb::ALL.map(|verb| format!("do:{}", verb.name()));
        let others = [
            "hand:101",
            "slot:6",
            "smithy:1",
            "with:gems",
            "with:ore",
            "pay:0-2-0-0-1",
            "row:2",
            "space:1-wild",
            "rune:swap",
            "gem:blue",
            "part:67-1",
            "swap:gem-wild",
            "swap:ore-red",
            "wildcolor:green",
        ];
        for text in others.map(str::to_owned).into_iter().chain(verbs) {
            let key = Key::read(&sample.view, &text).unwrap_or_else(|| panic!("{text}"));
            assert_eq!(Written::<RuneStones>::new(&sample.config, key).to_string(), text);
        }
        for wrong in ["", "pay:", "pay:0-2-0-0", "pay:0-2-0-0-1-0", "pay:a-0-0-0-0", "gem:pink", "swap:x-red"]
        {
            assert_eq!(Key::read(&sample.view, wrong), None, "{wrong}");
        }
    }
}
