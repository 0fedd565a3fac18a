//! One card: number, magic points, picture, ability as signs and in words.
//!
//! A card is drawn once and in full; the style sheet decides how much of it shows where it lies.

use std::sync::{Arc, LazyLock};

use game_runestones::{Card, CardInfo, Colour};
use kernel::Seat;
use maud::{Markup, PreEscaped, html};

use super::emblems::{emblem, word};
use super::keys::{Key, Piece};
use super::table::Drawing;
use super::{ability, creature_name, druid_name, symbols};
use crate::memo::Memo;
use crate::{Language, capitalised};

/// How a card lies in the drawing.
pub(super) struct Lying {
    /// The key with which it is touched.
    pub(super) key: Option<Key>,
    /// More classes, separated by blanks.
    pub(super) class: &'static str,
    /// What is to be said below it, such as what becomes of it.
    pub(super) hint: Option<Markup>,
    /// What stands in place of its ability, such as parts that can be used one by one.
    pub(super) parts: Option<Markup>,
}

impl Lying {
    /// A card that is touched with this key.
    pub(super) fn with_key(key: Key) -> Lying {
        Lying { key: Some(key), class: "", hint: None, parts: None }
    }

    /// A card that cannot be touched.
    pub(super) fn untouched() -> Lying {
        Lying { key: None, class: "", hint: None, parts: None }
    }
}

/// Cards as they were drawn, by card and name or class. A card is known by where it is: data stay for as long as the
/// program runs.
type Cards = LazyLock<Memo<(usize, &'static str, Language)>>;

static FACES: Cards = LazyLock::new(Memo::new);
static MINIS: Cards = LazyLock::new(Memo::new);

impl Drawing<'_> {
    /// What is printed on a card at a seat.
    pub(super) fn info(&self, seat: Seat, card: Card) -> &'static CardInfo {
        self.view.config.card(seat, card)
    }

    /// A card at a seat; creatures are the same at all of them.
    pub(super) fn card(&self, seat: Seat, card: Card, lying: Lying) -> Markup {
        let info = self.info(seat, card);
        let piece = Piece::card(seat, card);
        let role = lying.key.and_then(|key| self.role(key));
        let class = [
            "rs-card rs-c-",
            word(info.hue),
            if role.is_some() { " lit" } else { "" },
            if self.is_fresh(piece) { " fresh" } else { "" },
            if lying.class.is_empty() { "" } else { " " },
            lying.class,
        ];
        html! {
            div class=(class.concat()) role=[role] aria-label=[role.map(|_| self.told(seat, card))]
                data-gallery=[self.live(super::gallery::id(&self.view.config, seat, info))]
                data-key=[lying.key.and_then(|key| self.key(key))] data-spot=[self.live(piece)] data-piece=[self.drawn(piece)] {
                @match lying.parts {
                    Some(parts) => { (self.card_head(seat, info)) (emblem(info.hue, info.number)) (parts) },
                    None => (self.face(seat, info)),
                }
                @if let Some(hint) = lying.hint { div .rs-hint { (hint) } }
            }
        }
    }

    /// What is printed on a card.
    fn face(&self, seat: Seat, info: &'static CardInfo) -> PreEscaped<Arc<str>> {
        let key = (core::ptr::from_ref(info).addr(), self.card_name(seat, info), self.language());
        PreEscaped(FACES.text(&key, || {
            let face = html! {
                (self.card_head(seat, info))
                (emblem(info.hue, info.number))
                div .rs-ability {
                    span .rs-formula aria-hidden="true" { (ability::formula(info)) }
                    span .rs-text { (capitalised(&ability::words(self.texts, info))) }
                }
            };
            face.into_string()
        }))
    }

    /// A card to be looked at, with all it says.
    pub(super) fn shown(&self, seat: Seat, info: &'static CardInfo) -> Markup {
        html! { div .rs-card.rs-shown.{ "rs-c-" (word(info.hue)) } { (self.face(seat, info)) } }
    }

    fn card_name(&self, seat: Seat, info: &CardInfo) -> &'static str {
        match info.hue {
            Some(hue) => creature_name(&self.view.config, hue, self.language()),
            None => druid_name(self.view.config.druid(seat), self.language()),
        }
    }

    /// A card for ears: name, number, magic points, ability.
    fn told(&self, seat: Seat, card: Card) -> String {
        let info = self.info(seat, card);
        let (name, words) = (self.card_name(seat, info), ability::words(self.texts, info));
        format!("{name} {}, {}: {words}", info.number, self.magic_told(info))
    }

    fn card_head(&self, seat: Seat, info: &CardInfo) -> Markup {
        let name = self.card_name(seat, info);
        html! {
            div .rs-head {
                b .rs-number { (info.number) }
                span .rs-name { (name) }
                (self.magic(info))
            }
        }
    }

    /// The kinds of magic points of a card.
    fn magic_kinds(info: &CardInfo) -> impl Iterator<Item = (Option<Colour>, u8)> {
        let coloured = Colour::ALL.map(|colour| (Some(colour), info.magic.colours[colour.index()]));
        coloured.into_iter().chain([(None, info.magic.multi)]).filter(|(_, count)| *count > 0)
    }

    fn magic_told(&self, info: &CardInfo) -> String {
        let told: Vec<String> =
            Self::magic_kinds(info).map(|(colour, count)| self.magic_words(colour, count)).collect();
        self.texts.list(&told)
    }

    /// The magic points of a card.
    pub(super) fn magic(&self, info: &CardInfo) -> Markup {
        let told = self.magic_told(info);
        html! {
            span .rs-magics title=(told) {
                @for (colour, count) in Self::magic_kinds(info) { (symbols::magic(colour, count)) }
                span .visually-hidden { (told) }
            }
        }
    }

    fn magic_words(&self, colour: Option<Colour>, count: u8) -> String {
        let colour = colour.map_or("multi", Colour::word);
        self.say("room-runestones-magic", &[("count", count.into()), ("colour", colour.into())])
    }

    /// A card as a line of a list: number, magic, ability.
    pub(super) fn mini(&self, seat: Seat, card: Card, class: &'static str) -> PreEscaped<Arc<str>> {
        let info = self.info(seat, card);
        let key = (core::ptr::from_ref(info).addr(), class, self.language());
        PreEscaped(MINIS.text(&key, || {
            let mini = html! {
                li .rs-mini.{ "rs-c-" (word(info.hue)) " " (class) } title=(capitalised(&ability::words(self.texts, info))) {
                    b .rs-number { (info.number) }
                    (self.magic(info))
                    span .rs-formula aria-hidden="true" { (ability::formula(info)) }
                    span .visually-hidden { (ability::words(self.texts, info)) }
                }
            };
            mini.into_string()
        }))
    }
}
