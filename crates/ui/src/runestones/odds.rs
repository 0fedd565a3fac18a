//! The odds lens: what the next cards and the die may bring, exactly.
//!
//! Everything is counted, nothing tried out. If more cards are drawn than the draw pile has, its rest comes for
//! certain and the others come from the shuffled discard pile (4.4).

use std::sync::{Arc, LazyLock};

use game_runestones::{Card, CardInfo, CardSet, Colour, Effect, Gem, Phase, Rune, Wanted};
use kernel::Seat;
use maud::{Markup, PreEscaped, html};

use super::hand::Fate;
use super::symbols::{self, sign};
use super::table::Drawing;
use super::{ability, die_face_name};
use crate::Language;
use crate::memo::Memo;

/// So many of so many equally likely cases.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Chance {
    /// Cases in which it happens.
    pub(super) ways: u128,
    /// All cases.
    pub(super) of: u128,
}

impl Chance {
    const SURE: Chance = Chance { ways: 1, of: 1 };
    const NEVER: Chance = Chance { ways: 0, of: 1 };

    /// In lowest terms.
    fn new(ways: u128, of: u128) -> Chance {
        let (mut one, mut other) = (ways, of);
        while other > 0 {
            (one, other) = (other, one % other);
        }
        Chance { ways: ways / one.max(1), of: of / one.max(1) }
    }

    /// In percent, rounded; what can happen is never 0, what can fail never 100.
    fn percent(self) -> u128 {
        let rounded = (self.ways * 200 + self.of) / (self.of * 2);
        match rounded {
            0 if self.ways > 0 => 1,
            100 if self.ways < self.of => 99,
            other => other,
        }
    }
}

/// How many sets of `count` there are among `of` things.
fn sets(of: u8, count: u8) -> u128 {
    (0..u128::from(count)).fold(1, |sets, drawn| sets * u128::from(of).saturating_sub(drawn) / (drawn + 1))
}

/// The cards of which the next hand is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Deck {
    /// The draw pile.
    pub(super) pile: CardSet,
    /// What is shuffled when it is empty.
    pub(super) discard: CardSet,
}

impl Deck {
    /// The chance that a card comes among the next `count`.
    pub(super) fn card(self, card: Card, count: u8) -> Chance {
        self.some(CardSet::only(card), count)
    }

    /// The chance that at least one of these comes among the next `count`.
    pub(super) fn some(self, wanted: CardSet, count: u8) -> Chance {
        let (pile, late) = (self.pile.len(), count.saturating_sub(self.pile.len()));
        let in_pile = wanted.and(self.pile).len();
        if late == 0 {
            return at_least_one(pile, in_pile, count);
        }
        if in_pile > 0 {
            return Chance::SURE;
        }
        let discard = self.discard.len();
        at_least_one(discard, wanted.and(self.discard).len(), late.min(discard))
    }
}

/// Hypergeometric: at least one of `wanted` among `count` drawn of `all`.
fn at_least_one(all: u8, wanted: u8, count: u8) -> Chance {
    let cases = sets(all, count);
    if wanted == 0 || cases == 0 {
        return Chance::NEVER;
    }
    Chance::new(cases - sets(all - wanted, count), cases)
}

/// What somebody may hope for.
const HOPES: [Effect; 10] = [
    Effect::Gem(Colour::Blue),
    Effect::Gem(Colour::Yellow),
    Effect::Gem(Colour::Green),
    Effect::Gem(Colour::Red),
    Effect::AnyGem,
    Effect::Wild,
    Effect::Ore,
    Effect::Points(0),
    Effect::Die,
    Effect::Card(Wanted::Any),
];

/// Does a card give this? Points and cards of any number and colour count.
fn gives(info: &CardInfo, hope: Effect) -> bool {
    info.parts().iter().flat_map(|part| part.effects.iter()).any(|effect| match (hope, *effect) {
        (Effect::Points(_), Effect::Points(_)) | (Effect::Card(_), Effect::Card(_)) => true,
        (one, other) => one == other,
    })
}

/// Hopes with equal chances are one line: those that as many cards of the draw pile and of the rest fulfil. Hopes
/// that no card fulfils have none.
fn alike(deck: Deck, hopes: &[(CardSet, Effect)]) -> Vec<(CardSet, Vec<Effect>)> {
    let kind = |cards: CardSet| (cards.and(deck.pile).len(), cards.and_not(deck.pile).len());
    let mut lines: Vec<(CardSet, Vec<Effect>)> = Vec::new();
    for (cards, hope) in hopes.iter().copied().filter(|(cards, _)| !cards.is_empty()) {
        match lines.iter_mut().find(|(other, _)| kind(*other) == kind(cards)) {
            Some((_, line)) => line.push(hope),
            None => lines.push((cards, vec![hope])),
        }
    }
    lines
}

/// What a table of odds depends on.
type TableKey = (usize, Deck, [u8; 2], Language);

/// Tables as they were drawn. A druid is known by where he is: data stay for as long as the program runs.
static TABLES: LazyLock<Memo<TableKey>> = LazyLock::new(Memo::new);

impl Drawing<'_> {
    /// The deck from which the reader draws next, with the cards of this turn that return to it.
    pub(super) fn odds_deck(&self, seat: Seat) -> Option<Deck> {
        let common = &self.view.common;
        let pile = self.view.draw_pile(seat)?;
        let mut discard = common.players[seat].discard;
        if common.active == seat {
            let laid: CardSet = common.course.laid.iter().map(|laid| laid.card).collect();
            discard = match common.phase {
                Phase::Summon => discard.or(laid),
                _ => discard.or(Fate::of(laid).kept.map_or(CardSet::EMPTY, CardSet::only)),
            };
        }
        Some(Deck { pile, discard })
    }

    /// All of it, unfolded by who asks.
    pub(super) fn odds(&self, seat: Seat) -> Markup {
        let Some(deck) = self.odds_deck(seat).filter(|_| self.active().is_some()) else { return html! {} };
        let player = &self.view.common.players[seat];
        let rules = &self.data().rules;
        let limit = if player.runes.contains(Rune::HandLimit) {
            rules.hand_limit_with_rune
        } else {
            rules.hand_limit
        };
        let most = limit.min(deck.pile.len() + deck.discard.len());
        let due = limit.saturating_sub(player.hand);
        html! {
            details .rs-odds data-pile="odds" {
                summary { (sign("lens")) (self.say("room-runestones-odds", &[])) }
                div .rs-odds-body {
                    div {
                        p .small { (self.say("room-runestones-odds-cards", &[])) }
                        div .wide { (self.kept_table(seat, deck, most, due)) }
                        @if most > deck.pile.len() { p .small { (self.say("room-runestones-odds-shuffle", &[("count", deck.pile.len().into())])) } }
                    }
                    (self.odds_die())
                }
            }
        }
    }

    /// The table, which stays the same as long as nothing is drawn or discarded.
    fn kept_table(&self, seat: Seat, deck: Deck, most: u8, due: u8) -> PreEscaped<Arc<str>> {
        let druid = core::ptr::from_ref(self.view.config.druid(seat)).addr();
        let key = (druid, deck, [most, due], self.language());
        PreEscaped(TABLES.text(&key, || self.odds_table(seat, deck, most, due).into_string()))
    }

    fn odds_table(&self, seat: Seat, deck: Deck, most: u8, due: u8) -> Markup {
        let cell = |chance: Chance, count: u8| {
            html! { td .now[count == due] title={ (chance.ways) "/" (chance.of) } { (chance.percent()) "\u{202f}%" } }
        };
        let cards = |cards: CardSet| html! { ul .rs-minis { @for card in cards.iter() { (self.mini(seat, card, "")) } } };
        let holders = |hope: Effect| -> CardSet {
            deck.pile.or(deck.discard).iter().filter(|card| gives(self.info(seat, *card), hope)).collect()
        };
        html! {
            table .rs-odds-table {
                thead {
                    tr {
                        th scope="col" { (self.say("room-runestones-odds-drawn", &[])) }
                        @for count in 1..=most { th scope="col" .now[count == due] { (count) } }
                    }
                }
                tbody {
                    @for (id, group) in [("room-runestones-odds-pile", deck.pile), ("room-runestones-odds-discard", deck.discard)] {
                        @if let Some(one) = group.lowest() {
                            tr {
                                th scope="row" { (self.say(id, &[("count", group.len().into())])) (cards(group)) }
                                @for count in 1..=most { (cell(deck.card(one, count), count)) }
                            }
                        }
                    }
                    @for (wanted, hopes) in alike(deck, &HOPES.map(|hope| (holders(hope), hope))) {
                        tr {
                            th scope="row" {
                                (self.say("room-runestones-odds-one", &[("count", wanted.len().into())])) " "
                                @for hope in hopes { (self.hope(hope)) " " }
                            }
                            @for count in 1..=most { (cell(deck.some(wanted, count), count)) }
                        }
                    }
                }
            }
        }
    }

    fn hope(&self, hope: Effect) -> Markup {
        let said = self.hope_words(hope);
        html! {
            span .rs-hope title=(said) {
                @if matches!(hope, Effect::Points(_)) { (symbols::points("+")) } @else { (ability::effect(hope)) }
                span .visually-hidden { (said) }
            }
        }
    }

    fn hope_words(&self, hope: Effect) -> String {
        match hope {
            Effect::Gem(colour) => self.gem_words(colour.into(), 1),
            Effect::AnyGem => self.say("room-runestones-effect-any", &[("count", 1.into())]),
            Effect::Wild => self.gem_words(Gem::Wild, 1),
            Effect::Ore => self.say("room-runestones-ore-count", &[("count", 1.into())]),
            Effect::Points(_) => self.say("room-runestones-odds-points", &[]),
            Effect::Die => self.say("room-runestones-effect-die", &[("count", 1.into())]),
            Effect::Card(_) => {
                self.say("room-runestones-effect-card", &[("count", 1.into()), ("colour", "any".into())])
            }
        }
    }

    /// Every face is as likely as any other.
    fn odds_die(&self) -> Markup {
        let faces = &self.data().faces;
        let (count, one) = (faces.len() as u128, Chance::new(1, faces.len() as u128));
        let twice = Chance::new(2 * count - 1, count * count);
        html! {
            div .rs-odds-die {
                p .small { (self.say("room-runestones-odds-die", &[])) }
                ul {
                    @for face in faces {
                        li {
                            (symbols::face(face.effect))
                            span { (die_face_name(face, self.language())) }
                            b { (one.ways) "/" (one.of) }
                        }
                    }
                }
                p .small { (self.say("room-runestones-odds-twice", &[("ways", twice.ways.to_string().into()), ("of", twice.of.to_string().into()), ("percent", twice.percent().to_string().into())])) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(from: u8, count: u8) -> CardSet {
        (from..from + count).map(Card::creature).collect()
    }

    #[test]
    fn single_cards_are_equally_likely() {
        let deck = Deck { pile: cards(0, 5), discard: cards(10, 6) };
        let (near, far) = (Card::creature(2), Card::creature(12));
        assert_eq!(deck.card(near, 2), Chance { ways: 2, of: 5 });
        assert_eq!(deck.card(far, 5), Chance::NEVER);
        // The rest of the pile comes for certain, one card of six from the shuffled discard pile.
        assert_eq!(deck.card(near, 6), Chance::SURE);
        assert_eq!(deck.card(far, 6), Chance { ways: 1, of: 6 });
        assert_eq!(deck.card(far, 11), Chance::SURE);
        assert_eq!(deck.card(Card::druid(0), 4), Chance::NEVER);
    }

    #[test]
    fn at_least_one_is_counted_and_not_added_up() {
        let deck = Deck { pile: cards(0, 8), discard: CardSet::EMPTY };
        // Of 70 hands of four, C(5, 4) = 5 have none of three cards.
        assert_eq!(deck.some(cards(0, 3), 4), Chance { ways: 13, of: 14 });
        assert_eq!(deck.some(cards(0, 3), 0), Chance::NEVER);
    }

    /// All draws are tried, one by one, against the formula.
    #[test]
    fn the_formula_agrees_with_counting() {
        for (pile, discard, count) in [(3u8, 4u8, 2u8), (3, 4, 5), (1, 5, 4), (0, 6, 3), (6, 0, 4)] {
            let deck = Deck { pile: cards(0, pile), discard: cards(20, discard) };
            let wanted: CardSet = [0, 2, 20, 23].map(Card::creature).into_iter().collect();
            let (mut ways, mut of) = (0u128, 0u128);
            let all: Vec<Card> = deck.pile.or(deck.discard).iter().collect();
            for bits in 0u32..1 << all.len() {
                let drawn: CardSet = all
                    .iter()
                    .enumerate()
                    .filter(|(at, _)| bits >> at & 1 == 1)
                    .map(|(_, card)| *card)
                    .collect();
                let first = drawn.and(deck.pile).len();
                // The pile comes first.
                if drawn.len() != count || first != count.min(pile) {
                    continue;
                }
                of += 1;
                ways += u128::from(!drawn.and(wanted).is_empty());
            }
            assert_eq!(deck.some(wanted, count), Chance::new(ways, of), "{pile} {discard} {count}");
        }
    }

    #[test]
    fn hopes_with_equal_chances_share_a_line() {
        let deck = Deck { pile: cards(0, 5), discard: cards(10, 6) };
        let near = |from| cards(from, 1);
        let mut hopes = HOPES.map(|hope| (CardSet::EMPTY, hope));
        (hopes[0].0, hopes[3].0, hopes[5].0) = (near(0), near(2), near(12));
        hopes[6].0 = near(1).or(near(3));
        let lines: Vec<Vec<Effect>> = alike(deck, &hopes).into_iter().map(|(_, line)| line).collect();
        assert_eq!(lines, [vec![HOPES[0], HOPES[3]], vec![HOPES[5]], vec![HOPES[6]]]);
    }

    #[test]
    fn percentages_are_never_rounded_to_a_promise() {
        assert_eq!(Chance::new(1, 1000).percent(), 1);
        assert_eq!(Chance::new(999, 1000).percent(), 99);
        assert_eq!(Chance::new(1, 6).percent(), 17);
        assert_eq!(Chance::SURE.percent(), 100);
    }
}
