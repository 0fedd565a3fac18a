//! What a card does: as a row of signs, and in words.

use game_runestones::{Ability, CardInfo, Colour, Effect, Gem, Gems, Part, Price, Wanted};
use maud::{Markup, html};

use super::symbols::{self, sign};
use crate::Texts;

/// An effect as a sign.
pub(super) fn effect(effect: Effect) -> Markup {
    match effect {
        Effect::Gem(colour) => symbols::gem(colour.into()),
        Effect::AnyGem => sign("gem-any"),
        Effect::Wild => symbols::gem(Gem::Wild),
        Effect::Ore => sign("lump"),
        Effect::Points(count) => symbols::points(count),
        Effect::Die => sign("die"),
        Effect::Card(Wanted::Any) => symbols::card(None),
        Effect::Card(Wanted::Of(hue)) => symbols::card(Some(hue)),
    }
}

/// A part as signs: what happens, and before it what an exchange demands.
pub(super) fn part(info: &CardInfo, part: &Part) -> Markup {
    html! {
        @if info.ability == Ability::Exchange {
            (symbols::gems(Gems(info.price.gems)))
            @for _ in 0..info.price.any { (sign("gem-any")) }
            span .rs-glue { (sign("arrow")) }
        }
        @for one in part.effects.iter() { (effect(*one)) }
    }
}

/// What stands between the parts of an ability.
pub(super) fn glue(info: &CardInfo) -> &'static str {
    match info.ability {
        Ability::Choice => "/",
        Ability::Basic | Ability::Exchange => "+",
    }
}

/// A whole ability as signs.
pub(super) fn formula(info: &CardInfo) -> Markup {
    html! {
        @for (index, one) in info.parts().iter().enumerate() {
            @if index > 0 { span .rs-glue { (glue(info)) } }
            (part(info, one))
        }
    }
}

/// So many times an effect, in words.
fn said(texts: &Texts, effect: Effect, times: u8) -> String {
    let say = |id, count: u8, colour: &str| {
        texts.say(id, &[("count", count.into()), ("colour", colour.to_owned().into())])
    };
    match effect {
        Effect::Gem(colour) => say("room-runestones-effect-gem", times, colour.word()),
        Effect::AnyGem => say("room-runestones-effect-any", times, ""),
        Effect::Wild => say("room-runestones-effect-wild", times, ""),
        Effect::Ore => say("room-runestones-effect-ore", times, ""),
        Effect::Points(count) => say("room-runestones-effect-points", count * times, ""),
        Effect::Die => say("room-runestones-effect-die", times, ""),
        Effect::Card(Wanted::Any) => say("room-runestones-effect-card", times, "any"),
        Effect::Card(Wanted::Of(hue)) => say("room-runestones-effect-card", times, hue.word()),
    }
}

/// Effects in words: "an ore and 2 red gems".
fn list(texts: &Texts, effects: impl IntoIterator<Item = Effect>) -> String {
    let mut counted: Vec<(Effect, u8)> = Vec::new();
    for effect in effects {
        match counted.iter_mut().find(|(other, _)| *other == effect) {
            Some((_, times)) => *times += 1,
            None => counted.push((effect, 1)),
        }
    }
    let mut all = Vec::new();
    if Colour::ALL.iter().all(|colour| counted.contains(&(Effect::Gem(*colour), 1))) {
        counted.retain(|(effect, _)| !matches!(effect, Effect::Gem(_)));
        all.push(texts.say("room-runestones-effect-each", &[]));
    }
    all.extend(counted.into_iter().map(|(effect, times)| said(texts, effect, times)));
    texts.list(&all)
}

/// Is it a gem of one colour for one of each of the others?
fn is_rainbow(info: &CardInfo, part: &Part) -> bool {
    let once =
        |colour: Colour| part.effects.iter().filter(|effect| **effect == Effect::Gem(colour)).count() == 1;
    let paid = |colour: Colour| info.price.gems[colour.index()] == 1;
    info.price.total() == 1
        && part.effects.len() == 3
        && Colour::ALL.into_iter().any(paid)
        && Colour::ALL.into_iter().all(|colour| once(colour) != paid(colour))
}

/// What an exchange demands, as if it were gained.
fn demanded(price: &Price) -> Vec<Effect> {
    let coloured = Colour::ALL
        .into_iter()
        .flat_map(|colour| core::iter::repeat_n(Effect::Gem(colour), price.gems[colour.index()].into()));
    let wild = core::iter::repeat_n(Effect::Wild, price.gems[Gem::Wild.index()].into());
    coloured.chain(wild).chain(core::iter::repeat_n(Effect::AnyGem, price.any.into())).collect()
}

/// A part in words.
pub(super) fn part_words(texts: &Texts, info: &CardInfo, part: &Part) -> String {
    let gain = if is_rainbow(info, part) {
        texts.say("room-runestones-effect-others", &[])
    } else {
        list(texts, part.effects.iter().copied())
    };
    match info.ability {
        Ability::Basic | Ability::Choice => gain,
        Ability::Exchange => {
            let price = list(texts, demanded(&info.price));
            texts.say("room-runestones-ability-exchange", &[("price", price.into()), ("gain", gain.into())])
        }
    }
}

/// A whole ability in words.
pub(super) fn words(texts: &Texts, info: &CardInfo) -> String {
    match (info.ability, info.parts()) {
        (Ability::Choice, [one, other]) => {
            let (one, other) = (part_words(texts, info, one), part_words(texts, info, other));
            texts.say("room-runestones-ability-choice", &[("one", one.into()), ("other", other.into())])
        }
        (Ability::Basic, parts) => list(texts, parts.iter().flat_map(|part| part.effects.iter().copied())),
        (_, parts) => parts.iter().map(|part| part_words(texts, info, part)).collect::<Vec<_>>().join(" "),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;
    use crate::runestones::samples;

    fn told(number: u8, language: Language) -> String {
        let data = samples::data();
        words(Texts::of(language), data.creature(data.numbered(number).unwrap()))
    }

    #[test]
    fn abilities_are_told_as_people_say_them() {
        assert_eq!(told(39, Language::En), "2 red gems – or 1 point");
        assert_eq!(told(62, Language::En), "2 rolls of the die");
        assert_eq!(told(36, Language::En), "a red card from the display and a red gem");
        assert_eq!(told(19, Language::En), "for a green gem: 2 wild gems");
        assert_eq!(told(73, Language::De), "für 2 beliebige Edelsteine: 4 Machtpunkte");
        assert_eq!(told(16, Language::En), "for a green gem: a gem of each other colour");
        assert_eq!(told(75, Language::En), "for a wild gem: a gem of each colour and 1 point");
        assert_eq!(told(27, Language::De), "ein Erz und einen blauen Edelstein");
    }

    #[test]
    fn every_card_can_be_told_and_drawn() {
        let data = samples::data();
        for language in Language::ALL {
            for card in data.cards() {
                assert!(!words(Texts::of(language), data.creature(card)).is_empty());
                assert!(formula(data.creature(card)).into_string().contains("rs-"));
            }
        }
    }
}
