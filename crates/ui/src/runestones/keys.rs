//! How the things on the table are named in keys: what one touches, and the pieces that move.
//!
//! Verbs are `do:summon`, `do:abilities`, `do:forge`, `do:pass`, `do:take`, `do:enough`, `do:finish`, `do:apply`,
//! `do:forgo`, `do:done` and `do:end`; ways of payment are `with:gems` and `with:ore`.

use game_runestones::{Card, Colour, Config, Gem, Gems, Row, Rune, Slot, SmithyId};
use kernel::Seat;

/// A hand card.
pub(super) fn hand(config: &Config, card: Card) -> String {
    format!("hand:{}", config.number(card))
}

/// A slot of the display.
pub(super) fn slot(slot: Slot) -> String {
    format!("slot:{}", slot.number())
}

/// A smithy.
pub(super) fn smithy(smithy: SmithyId) -> String {
    format!("smithy:{}", smithy.number())
}

/// A part of a card that is laid out; parts are counted from 0 as in the notation.
pub(super) fn part(config: &Config, card: Card, part: u8) -> String {
    format!("part:{}-{part}", config.number(card))
}

/// A colour of gems: those of the supply, or one's own where one is given away.
pub(super) fn gem(gem: Gem) -> String {
    format!("gem:{}", gem.word())
}

/// Gems that are paid.
pub(super) fn pay(Gems([blue, yellow, green, red, wild]): Gems) -> String {
    format!("pay:{blue}-{yellow}-{green}-{red}-{wild}")
}

/// The gems of a key of [`pay`].
pub(super) fn paid(key: &str) -> Option<Gems> {
    let mut gems = Gems::NONE;
    let mut counts = key.strip_prefix("pay:")?.split('-');
    for place in &mut gems.0 {
        *place = counts.next()?.parse().ok()?;
    }
    counts.next().is_none().then_some(gems)
}

/// One of the own rows.
pub(super) fn row(row: Row) -> String {
    format!("row:{}", row.number())
}

/// A space of the own rows.
pub(super) fn space(row: Row, space: Gem) -> String {
    format!("space:{}-{}", row.number(), space.word())
}

/// A rune stone on the game board.
pub(super) fn rune(rune: Rune) -> String {
    format!("rune:{}", rune.word())
}

/// The rune `swap`: this gem for an ore.
pub(super) fn swap_gem(gem: Gem) -> String {
    format!("swap:gem-{}", gem.word())
}

/// The rune `swap`: an ore for a gem of this colour.
pub(super) fn swap_ore(colour: Colour) -> String {
    format!("swap:ore-{}", colour.word())
}

/// The rune `wild_color`: this colour is put on it.
pub(super) fn wild_colour(colour: Colour) -> String {
    format!("wildcolor:{}", colour.word())
}

/// The family of a card's piece: every card has its own, so that no card is taken for another that left. Its place
/// in the order names it, because events know no more.
pub(super) fn card_family(seat: Seat, card: Card) -> String {
    match card.druid_index() {
        Some(index) => format!("card:{seat}-{index}"),
        None => format!("card:{}", card.index()),
    }
}

/// The piece of a card. Druid cards are their player's.
pub(super) fn card_piece(seat: Seat, card: Card) -> String {
    format!("{}:c", card_family(seat, card))
}

/// The piece of an artifact at a smithy.
pub(super) fn artifact_at(smithy: SmithyId, colour: Colour) -> String {
    format!("artifact:{}:s{}", colour.word(), smithy.number())
}

/// The piece of an artifact in a row.
pub(super) fn artifact_in(seat: Seat, row: Row, space: Gem, artifact: Gem) -> String {
    format!("artifact:{}:{seat}-{}-{}", artifact.word(), row.number(), space.word())
}

/// The piece of a rune stone that somebody has.
pub(super) fn rune_of(seat: Seat, rune: Rune) -> String {
    format!("rune:{}:{seat}", rune.word())
}

/// Where points of a row are made.
pub(super) fn row_spot(seat: Seat, row: Row) -> String {
    format!("spot:{seat}:row{}", row.number())
}

/// Where points for pieces left over are made.
pub(super) fn purse_spot(seat: Seat) -> String {
    format!("spot:{seat}:purse")
}

/// Where points of a smithy are made.
pub(super) fn smithy_spot(smithy: SmithyId) -> String {
    format!("spot:smithy:{}", smithy.number())
}

/// Where points of the die are made.
pub(super) const DIE_SPOT: &str = "spot:die:face";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn payments_are_read_as_they_are_written() {
        let gems = Gems([0, 2, 0, 0, 1]);
        assert_eq!(pay(gems), "pay:0-2-0-0-1");
        assert_eq!(paid("pay:0-2-0-0-1"), Some(gems));
        for wrong in ["pay:", "pay:0-2-0-0", "pay:0-2-0-0-1-0", "pay:a-0-0-0-0", "gem:blue"] {
            assert_eq!(paid(wrong), None, "{wrong}");
        }
    }
}
