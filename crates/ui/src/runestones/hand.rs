//! Hands, and the cards that are shown or laid out in this turn.

use game_runestones::{Ability, Card, CardSet, Colour, Effect, FaceEffect, Laid, Means, Phase, Rune, Work};
use kernel::Seat;
use maud::{Markup, html};

use super::ability;
use super::card::Lying;
use super::keys::{Key, Verb};
use super::paths::artifact_in_work;
use super::symbols::{self, sign};
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

    /// The numbers alone, where a sign says what they are.
    fn bare(&self, cards: CardSet) -> String {
        let numbers = cards.iter().map(|card| format!(" {}", self.view.config.number(card)));
        numbers.collect()
    }

    fn laid_cards(&self) -> CardSet {
        self.view.common.course.laid.iter().map(|laid| laid.card).collect()
    }

    /// The hand of whoever's things lie in front: places for all cards, and the piles below.
    pub(super) fn hand(&self, seat: Seat) -> Markup {
        html! {
            (self.cards_of(seat))
            @if self.own().is_none() {
                @for other in self.seats().filter(|other| *other != seat && self.view.hand(*other).is_some()) { (self.open_hand(other)) }
            }
        }
    }

    /// The hand of one player with the piles below.
    pub(super) fn cards_of(&self, seat: Seat) -> Markup {
        let hand = self.view.hand(seat);
        let out = if self.active() == Some(seat) { self.laid_cards() } else { CardSet::EMPTY };
        let count = self.view.common.players[seat].hand;
        html! {
            div .rs-hand.many[count + out.len() > 4] {
                h3 { (self.say("room-runestones-hand", &[("count", count.into())])) }
                div .rs-cards {
                    @match hand {
                        Some(hand) => @for card in hand.or(out).iter() {
                            @if hand.contains(card) { (self.held(seat, hand, card)) }
                            @else { div .rs-gap aria-hidden="true" { b { (self.view.config.number(card)) } } }
                        },
                        None => @for _ in 0..count { div .rs-small-back {} },
                    }
                    @if count == 0 && out.is_empty() { p .small { (self.say("room-runestones-hand-empty", &[])) } }
                }
                div .rs-below { (self.deck(seat)) (self.odds(seat)) }
            }
        }
    }

    fn held(&self, seat: Seat, hand: CardSet, card: Card) -> Markup {
        let hint = match self.view.common.phase {
            Phase::Cards | Phase::Action if self.acts() => Some(self.fate_hint(hand, card)),
            Phase::Summon if self.acts() => Some(self.magic_hint(card)),
            _ => None,
        };
        let lying = Lying { hint, ..Lying::with_key(Key::Hand(card)) };
        let adds = self.info(seat, card).adds.map(|points| points.to_string()).join(",");
        html! {
            div .rs-held data-begins=[self.begins(Verb::Abilities)] data-adds=[self.live(adds)] data-number=(self.view.config.number(card)) {
                (self.card(seat, card, lying))
            }
        }
    }

    /// What would be kept and lost with this card.
    fn fate_hint(&self, hand: CardSet, card: Card) -> Markup {
        let laid = self.laid_cards();
        if laid.is_empty() {
            let others = hand.and_not(CardSet::only(card));
            let lower: CardSet = others.iter().filter(|other| *other < card).collect();
            let higher = others.and_not(lower);
            return html! {
                @if !higher.is_empty() { div .rs-kept title=(self.say("room-runestones-kept-beside", &[("cards", self.numbers(higher).into())])) { (sign("kept")) (self.bare(higher)) } }
                @if !lower.is_empty() { div .rs-lost title=(self.say("room-runestones-lost-beside", &[("cards", self.numbers(lower).into())])) { (sign("lost")) (self.bare(lower)) } }
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
    fn open_hand(&self, seat: Seat) -> Markup {
        let hand = self.view.hand(seat).unwrap_or(CardSet::EMPTY);
        html! {
            div .rs-open-hand {
                (self.token(seat))
                @for card in hand.iter() { div .rs-open-card { (self.card(seat, card, Lying::untouched())) } }
            }
        }
    }

    /// The flat stone on which every action happens: on the left what is kept, on the right what is lost.
    pub(super) fn altar(&self, seat: Seat) -> Markup {
        let course = &self.view.common.course;
        let seat = match self.mode {
            // Whose turn it is lays the cards; everybody sees them there.
            super::table::Mode::Live { .. } => self.active().unwrap_or(seat),
            super::table::Mode::Still => seat,
        };
        let laid =
            if self.active() == Some(seat) { course.laid.iter().copied().collect() } else { Vec::new() };
        let summons = self.view.common.phase == Phase::Summon;
        let fate = Fate::of(self.laid_cards());
        // The first of several cards has no fate yet.
        let fated = laid.len() > 1;
        let limit = usize::from(self.data().rules.ability_cards).max(laid.len());
        html! {
            div .rs-altar.busy[!laid.is_empty()] {
                h3 {
                    @if Some(seat) != self.own() { (self.token(seat)) " " }
                    @match (self.view.common.phase, self.action()) {
                        (Phase::Summon, _) => { (sign("spark")) " " (self.say("room-runestones-magic-shown", &[("count", self.magic_total(None).into())])) },
                        (_, Some(Verb::Forge)) => (self.say("room-runestones-do-forge", &[])),
                        _ => (self.say("room-runestones-laid", &[])),
                    }
                }
                (self.die())
                (self.payments())
                div .rs-laid .rs-slabs {
                    @for laid in &laid {
                        @if summons { (self.card(seat, laid.card, Lying::untouched())) }
                        @else { (self.laid_card(seat, *laid, fated.then_some(fate))) }
                    }
                    @if laid.is_empty() { (self.making()) }
                    @if !summons && self.making_nothing() {
                        @for place in laid.len()..limit { (self.empty_place(place)) }
                    }
                }
            }
        }
    }

    fn making_nothing(&self) -> bool {
        !matches!(self.view.common.course.work, Work::Artifact { .. })
    }

    /// Where a card will lie that is kept, or lost.
    fn empty_place(&self, place: usize) -> Markup {
        let (class, symbol, id) = match place {
            0 => ("keep", "kept", "room-runestones-place-kept"),
            _ => ("lose", "lost", "room-runestones-place-lost"),
        };
        html! { div .rs-place.{ (class) } { span { (sign(symbol)) br; b { (self.say(id, &[])) } } } }
    }

    /// The artifact on the anvil.
    fn making(&self) -> Markup {
        let artifact = artifact_in_work(self.view);
        html! {
            @if let Some(artifact) = artifact.filter(|_| !self.making_nothing()) {
                div .rs-made { (symbols::anvil()) (symbols::artifact(artifact)) }
            }
        }
    }

    /// The lip of the altar: the one place for choices and for what ends something.
    pub(super) fn lip(&self, seat: Seat) -> Markup {
        let verb = |verb: Verb, id: &str| self.verb(Key::Do(verb), &self.say(id, &[]));
        html! {
            div .rs-lip role="group" {
                @if self.acts() && self.own() == Some(seat) {
                    @match self.view.common.phase {
                        Phase::Action => span .rs-lip-note { (self.say("room-runestones-lip", &[])) },
                        Phase::Summon => (verb(Verb::Take, "room-runestones-do-take")),
                        Phase::Cards => (verb(Verb::Enough, "room-runestones-do-enough")),
                        Phase::Abilities => (verb(Verb::Finish, "room-runestones-do-finish")),
                        Phase::Gem => (self.colours()),
                        Phase::Die { .. } => {
                            (self.colours())
                            (self.applying())
                            (verb(Verb::Forgo, "room-runestones-do-forgo"))
                        },
                        Phase::Forge => {
                            (self.verb(Key::With(Means::Gems), &self.say("room-runestones-with-gems", &[])))
                            (self.verb(Key::With(Means::Ore), &self.say("room-runestones-with-ore", &[])))
                            (verb(Verb::Done, "room-runestones-do-done"))
                        },
                        Phase::Exchange => (verb(Verb::End, "room-runestones-do-end")),
                        _ => {},
                    }
                }
            }
        }
    }

    /// The colours one can choose from.
    fn colours(&self) -> Markup {
        html! {
            @for colour in Colour::ALL {
                @let key = Key::Gem(colour.into());
                @if self.is_lit(key) {
                    @let said = self.gem_words(colour.into(), 1);
                    span .rs-chip.rs-colour.lit data-key=[self.key(key)] role="button" aria-label=(said) title=(said) { (symbols::gem(colour.into())) }
                }
            }
        }
    }

    /// What the die gives. Points and ore nobody would refuse: they are taken at once where nothing else could be done.
    fn applying(&self) -> Markup {
        let key = Key::Do(Verb::Apply);
        let Phase::Die { face, .. } = self.view.common.phase else { return html! {} };
        let effect = self.data().faces[usize::from(face.saturating_sub(1))].effect;
        let welcome = matches!(effect, FaceEffect::Ore | FaceEffect::Points(_));
        let alone = self.lit().iter().all(|lit| matches!(lit, Key::Do(Verb::Apply | Verb::Forgo)));
        let said = self.say("room-runestones-do-apply", &[]);
        html! {
            span .rs-chip.lit[self.is_lit(key)] data-key=[self.key(key)] data-at-once[welcome && alone] role=[self.role(key)]
                aria-label=[self.role(key).map(|_| &said)] { (symbols::face(effect)) (said) }
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
                    @let free = info.ability == Ability::Basic && part.effects.iter().all(|effect| matches!(effect, Effect::Gem(_) | Effect::Wild | Effect::Ore | Effect::Points(_)));
                    div .rs-part.used[used].working[working].lit[self.is_lit(key)] data-at-once[free && self.acts()] role=[self.role(key)] aria-label=[self.role(key).map(|_| &words)] data-key=[self.key(key)] {
                        span .rs-formula aria-hidden="true" { (ability::part(info, part)) }
                        span .rs-text { (words) }
                        @if used && !working { span .rs-taken { (self.say("room-runestones-taken", &[])) } }
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
