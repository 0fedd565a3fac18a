//! One card: family, cost, name, emblem, effects as signs and as text.
//!
//! A card is drawn once and in full; the style sheet decides how much of it shows where it lies. The script shows the
//! whole card large on hover, focus or a long press.

use std::sync::{Arc, LazyLock};

use game_vale::Card;
use maud::{Markup, PreEscaped, html};

use super::emblems::emblem;
use super::formula::formula;
use super::keys::{Key, Piece};
use super::table::Drawing;
use super::{card_name, effect_text, family_name, icons};
use crate::Language;
use crate::memo::Memo;

/// How a card lies in the drawing.
pub(super) struct Lying {
    /// Where: the kind of its key.
    pub(super) zone: fn(Card) -> Key,
    /// More classes, separated by blanks.
    pub(super) class: &'static str,
    /// What lies on it: markers, ticks.
    pub(super) on: Markup,
    /// What is to be said below it, such as what it would cost.
    pub(super) hint: Option<Markup>,
}

impl Lying {
    /// A card without anything on it.
    pub(super) fn in_zone(zone: fn(Card) -> Key) -> Lying {
        Lying { zone, class: "", on: html! {}, hint: None }
    }
}

/// Cards as they were drawn. A card is known by where it is: data stay for as long as the program runs.
static FACES: LazyLock<Memo<(usize, Language)>> = LazyLock::new(Memo::new);

impl Drawing<'_> {
    /// A card.
    pub(super) fn card(&self, card: Card, lying: &Lying) -> Markup {
        let said = self.data().card(card);
        let key = (lying.zone)(card);
        let piece = Piece::Card(card);
        let lit = self.is_lit(key);
        let fresh = self.is_fresh(piece);
        let class = [
            "vale-card vale-",
            said.family.key(),
            if lit { " lit" } else { "" },
            if fresh { " fresh" } else { "" },
            if lying.class.is_empty() { "" } else { " " },
            lying.class,
        ];
        html! {
            div class=(class.concat()) data-key=[self.key(key)] data-spot=[self.live(piece)]
                data-gallery=[self.live(super::gallery::id(said))] data-piece=[self.drawn(piece)] role=[lit.then_some("button")] tabindex=[lit.then_some("0")]
                aria-label=[lit.then(|| self.told(card))] {
                (self.face(card))
                @if let Some(hint) = &lying.hint { div .vale-hint { (hint) } }
                (lying.on)
            }
        }
    }

    /// A card for who hears the page.
    fn told(&self, card: Card) -> String {
        let said = self.data().card(card);
        let family = family_name(self.data(), said.family, self.language());
        let about =
            self.say("room-vale-card-about", &[("family", family.into()), ("cost", said.cost.into())]);
        let effects: Vec<&str> = said.texts.iter().map(|text| effect_text(text, self.language())).collect();
        format!("{}, {about}. {}", card_name(said, self.language()), effects.join(" "))
    }

    /// What is printed on a card.
    pub(super) fn face(&self, card: Card) -> PreEscaped<Arc<str>> {
        let key = (core::ptr::from_ref(self.data().card(card)).addr(), self.language());
        PreEscaped(FACES.text(&key, || self.printed(card).into_string()))
    }

    fn printed(&self, card: Card) -> Markup {
        let said = self.data().card(card);
        let language = self.language();
        let name = card_name(said, language);
        let about =
            [("family", family_name(self.data(), said.family, language).into()), ("cost", said.cost.into())];
        html! {
            div .vale-head {
                span .vale-gem aria-hidden="true" { (said.cost) }
                b .vale-name .long[longest_word(name) > 11] { (name) }
                span .visually-hidden { (self.say("room-vale-card-about", &about)) }
            }
            div .vale-art { (emblem(&said.key, said.family)) (icons::family(said.family)) span .vale-cost aria-hidden="true" { (said.cost) } }
            div .vale-effects {
                @for text in &said.texts {
                    div .vale-effect.{ "vale-" (text.kind.key()) } {
                        span .vale-formula aria-hidden="true" {
                            span .vale-kind { (icons::kind(text.kind)) }
                            (formula(self.data(), card, text.kind))
                        }
                        span .vale-text { (icons::with_stones(effect_text(text, language))) }
                    }
                }
            }
        }
    }
}

/// How long the longest word of a name is: long ones need smaller letters.
fn longest_word(name: &str) -> usize {
    name.split([' ', '-']).map(|word| word.chars().count()).max().unwrap_or(0)
}
