//! Hands, and the cards that are shown or laid out in this turn.

use game_runestones::{Card, CardSet, Laid, Phase, Rune, Work};
use kernel::Seat;
use maud::{Markup, html};

use super::ability;
use super::card::Lying;
use super::keys::{Key, Verb};
use super::symbols::sign;
use super::table::Drawing;
use crate::capitalised;

/// What becomes of cards that are laid out together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Fate {
    /// The one with the lowest number goes to its player's discard pile.
    pub(super) kept: Option<Card>,
    /// All others leave.
    pub(super) lost: CardSet,
}

impl Fate {
    /// Of these cards.
    pub(super) fn of(cards: CardSet) -> Fate {
        let kept = cards.lowest();
        Fate { kept, lost: kept.map_or(cards, |card| cards.and_not(CardSet::only(card))) }
    }
}

impl Drawing<'_> {
    fn numbers(&self, cards: CardSet) -> String {
        let all: Vec<String> = cards.iter().map(|card| self.view.config.number(card).to_string()).collect();
        self.texts.list(&all)
    }

    fn laid_cards(&self) -> CardSet {
        self.view.common.course.laid.iter().map(|laid| laid.card).collect()
    }

    /// The reader's own hand.
    pub(super) fn hand(&self, seat: Seat) -> Markup {
        let hand = self.view.hand(seat).unwrap_or(CardSet::EMPTY);
        let phase = self.view.common.phase;
        html! {
            div .rs-hand {
                div .rs-bar {
                    h3 { (self.say("room-runestones-hand", &[("count", hand.len().into())])) }
                    @if self.acts() && phase == Phase::Action {
                        (self.verb(Key::Do(Verb::Abilities), &self.say("room-runestones-do-abilities", &[])))
                    }
                    @if self.acts() && phase == Phase::Cards {
                        span .rs-note-plain { (self.say("room-runestones-lowest-stays", &[])) }
                    }
                    (self.deck(seat))
                }
                div .rs-cards {
                    @for card in hand.iter() { (self.held(seat, hand, card)) }
                    @if hand.is_empty() { p .small { (self.say("room-runestones-hand-empty", &[])) } }
                }
            }
        }
    }

    fn held(&self, seat: Seat, hand: CardSet, card: Card) -> Markup {
        let hint = match self.view.common.phase {
            Phase::Cards if self.acts() => Some(self.fate_hint(hand, card)),
            Phase::Summon if self.acts() => Some(self.magic_hint(card)),
            _ => None,
        };
        let lying = Lying { hint, ..Lying::with_key(Key::Hand(card)) };
        self.card(seat, card, lying)
    }

    /// What would be kept and lost with this card.
    fn fate_hint(&self, hand: CardSet, card: Card) -> Markup {
        let laid = self.laid_cards();
        if laid.is_empty() {
            let others = hand.and_not(CardSet::only(card));
            let lower: CardSet = others.iter().filter(|other| *other < card).collect();
            let higher = others.and_not(lower);
            return html! {
                @if !higher.is_empty() { div .rs-kept { (sign("kept")) " " (self.say("room-runestones-kept-beside", &[("cards", self.numbers(higher).into())])) } }
                @if !lower.is_empty() { div .rs-lost { (sign("lost")) " " (self.say("room-runestones-lost-beside", &[("cards", self.numbers(lower).into())])) } }
            };
        }
        let mut together = laid;
        together.insert(card);
        let fate = Fate::of(together);
        html! {
            @if let Some(kept) = fate.kept { div .rs-kept { (sign("kept")) " " (self.say("room-runestones-keeps", &[("cards", self.numbers(CardSet::only(kept)).into())])) } }
            div .rs-lost { (sign("lost")) " " (self.say("room-runestones-loses", &[("cards", self.numbers(fate.lost).into())])) }
        }
    }

    /// How many magic points there would be with this card.
    fn magic_hint(&self, card: Card) -> Markup {
        let laid = !self.view.common.course.laid.is_empty();
        let (now, then) = (self.magic_total(None), self.magic_total(Some(card)));
        html! {
            @if then > now || !laid {
                (sign("spark")) " " (self.say("room-runestones-magic-then", &[("count", then.into())]))
            } @else {
                span .rs-lost { (self.say("room-runestones-magic-apart", &[])) }
            }
        }
    }

    /// What is known of the hand of somebody else.
    pub(super) fn open_hand(&self, seat: Seat) -> Markup {
        let player = &self.view.common.players[seat];
        html! {
            @match self.view.hand(seat) {
                Some(hand) if !hand.is_empty() => div .rs-open-hand {
                    span .small { (self.say("room-runestones-hand", &[("count", hand.len().into())])) }
                    div .rs-cards { @for card in hand.iter() { (self.card(seat, card, Lying::untouched())) } }
                },
                _ => div .rs-backs title=(self.say("room-runestones-hand", &[("count", player.hand.into())])) {
                    @for _ in 0..player.hand { span .rs-small-back {} }
                    span .visually-hidden { (self.say("room-runestones-hand", &[("count", player.hand.into())])) }
                },
            }
        }
    }

    /// The cards of this turn, if it is the turn of `seat`.
    pub(super) fn laid(&self, seat: Seat) -> Markup {
        let course = &self.view.common.course;
        if self.active() != Some(seat) || course.laid.is_empty() {
            return html! { @if self.own() == Some(seat) { (self.payments()) } };
        }
        let summons = self.view.common.phase == Phase::Summon;
        let fate = Fate::of(self.laid_cards());
        // The first of several cards has no fate yet.
        let fated = course.laid.len() > 1;
        html! {
            div .rs-laid {
                div .rs-bar {
                    h3 { (self.say(if summons { "room-runestones-shown" } else { "room-runestones-laid" }, &[])) }
                    @if self.acts() {
                        span .rs-when-lit {
                            @match self.view.common.phase {
                                Phase::Cards => (self.verb(Key::Do(Verb::Enough), &self.say("room-runestones-do-enough", &[]))),
                                Phase::Abilities => (self.verb(Key::Do(Verb::Finish), &self.say("room-runestones-do-finish", &[]))),
                                _ => {},
                            }
                        }
                    }
                }
                (self.payments())
                div .rs-cards {
                    @for laid in course.laid.iter() {
                        @if summons { (self.card(seat, laid.card, Lying::untouched())) }
                        @else { (self.laid_card(seat, *laid, fated.then_some(fate))) }
                    }
                }
            }
        }
    }

    fn laid_card(&self, seat: Seat, laid: Laid, fate: Option<Fate>) -> Markup {
        let (class, hint) = match fate {
            None => ("", None),
            Some(fate) if fate.kept == Some(laid.card) => {
                let said = self.say("room-runestones-will-stay", &[]);
                ("rs-stays", Some(html! { span .rs-kept { (sign("kept")) " " (said) } }))
            }
            Some(_) => {
                let id = if laid.card.is_druid() {
                    "room-runestones-will-leave"
                } else {
                    "room-runestones-will-go"
                };
                let said = self.say(id, &[]);
                ("rs-leaves", Some(html! { span .rs-lost { (sign("lost")) " " (said) } }))
            }
        };
        self.card(seat, laid.card, Lying { key: None, class, hint, parts: Some(self.parts(seat, laid)) })
    }

    /// The parts of a card that is laid out, each to be touched.
    fn parts(&self, seat: Seat, laid: Laid) -> Markup {
        let info = self.info(seat, laid.card);
        let both = self.view.common.players[seat].runes.contains(Rune::Plus);
        let glue = if both { "+" } else { ability::glue(info) };
        html! {
            div .rs-ability.rs-parts {
                @for (index, part) in info.parts().iter().enumerate() {
                    @let key = Key::Part(laid.card, index as u8);
                    @let words = capitalised(&ability::part_words(self.texts, info, part));
                    @let used = laid.used >> index & 1 == 1;
                    @let working = matches!(self.view.common.course.work, Work::Part { card, part, .. } if card == laid.card && usize::from(part) == index);
                    @if index > 0 { span .rs-glue { (glue) } }
                    div .rs-part.used[used].working[working].lit[self.is_lit(key)] role=[self.role(key)] aria-label=[self.role(key).map(|_| &words)] data-key=[self.key(key)] {
                        span .rs-formula aria-hidden="true" { (ability::part(info, part)) }
                        span .rs-text { (words) }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lowest_number_stays() {
        let (low, middle, druid) = (Card::creature(5), Card::creature(40), Card::druid(1));
        let fate = Fate::of([druid, low, middle].into_iter().collect());
        assert_eq!(fate.kept, Some(low));
        assert_eq!(fate.lost, [middle, druid].into_iter().collect());
        assert_eq!(Fate::of(CardSet::EMPTY), Fate { kept: None, lost: CardSet::EMPTY });
    }
}
