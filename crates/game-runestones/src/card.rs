//! Cards: their magic points and abilities as tables, read from the data file and checked.

use std::collections::BTreeMap;

use kernel::List;
use serde::Deserialize;

use crate::data::Fault;
use crate::ids::{Colour, Gem, Hue, MAX_EFFECTS, MAX_PARTS, MAX_PAYMENT};

/// One icon of an ability (2.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// A gem of this colour.
    Gem(Colour),
    /// A gem of a colour of choice.
    AnyGem,
    /// A wild gem.
    Wild,
    /// An ore.
    Ore,
    /// Power points.
    Points(u8),
    /// A roll of the die.
    Die,
    /// A card from the display.
    Card(Wanted),
}

/// Which card of the display may be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// Any.
    Any,
    /// One of this colour.
    Of(Hue),
}

impl Default for Effect {
    fn default() -> Effect {
        Effect::Points(0)
    }
}

/// Kinds of effects, one bit each: what can be carried out now, or what a part needs.
pub(crate) mod kind {
    /// A gem of the colour with this index.
    pub(crate) const GEM: u16 = 1;
    /// A gem of any colour.
    pub(crate) const ANY_GEM: u16 = 1 << 4;
    /// A wild gem.
    pub(crate) const WILD: u16 = 1 << 5;
    /// An ore.
    pub(crate) const ORE: u16 = 1 << 6;
    /// Points and die rolls, which are always possible.
    pub(crate) const ALWAYS: u16 = 1 << 7;
    /// Any card.
    pub(crate) const ANY_CARD: u16 = 1 << 8;
    /// A card of the colour with this index.
    pub(crate) const CARD: u16 = 1 << 9;
}

impl Effect {
    /// The bit of its kind.
    pub(crate) const fn kind(self) -> u16 {
        match self {
            Effect::Gem(colour) => kind::GEM << colour.index(),
            Effect::AnyGem => kind::ANY_GEM,
            Effect::Wild => kind::WILD,
            Effect::Ore => kind::ORE,
            Effect::Points(_) | Effect::Die => kind::ALWAYS,
            Effect::Card(Wanted::Any) => kind::ANY_CARD,
            Effect::Card(Wanted::Of(hue)) => kind::CARD << hue.index(),
        }
    }

    /// How many places a table with a value for each effect has.
    pub(crate) const PLACES: usize = 18;
    /// Of such a table, the first place for points: that of no points.
    pub(crate) const POINTS_PLACE: usize = 8;

    /// Its place in such a table: gems, wild gem, ore, die, card, points.
    pub(crate) const fn place(self) -> usize {
        match self {
            Effect::Gem(colour) => colour.index(),
            Effect::AnyGem => Colour::Blue.index(),
            Effect::Wild => 4,
            Effect::Ore => 5,
            Effect::Die => 6,
            Effect::Card(_) => 7,
            Effect::Points(points) => Effect::POINTS_PLACE + points as usize,
        }
    }

    /// Reads an effect as the data file writes it.
    pub(crate) fn read(text: &str) -> Option<Effect> {
        match text {
            "gem:any" => return Some(Effect::AnyGem),
            "wild" => return Some(Effect::Wild),
            "ore" => return Some(Effect::Ore),
            "die" => return Some(Effect::Die),
            "card:any" => return Some(Effect::Card(Wanted::Any)),
            _ => {}
        }
        match text.split_once(':')? {
            ("gem", colour) => Colour::from_word(colour).map(Effect::Gem),
            ("card", hue) => Hue::from_word(hue).map(|hue| Effect::Card(Wanted::Of(hue))),
            ("points", number) => match number.as_bytes() {
                [digit @ b'1'..=b'9'] => Some(Effect::Points(digit - b'0')),
                _ => None,
            },
            _ => None,
        }
    }
}

/// Gems that an exchange or a smithy demands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Price {
    /// Gems of each colour, and gems that must be wild.
    pub gems: [u8; 5],
    /// Gems of any kind.
    pub any: u8,
}

impl Price {
    /// How many gems it is.
    #[inline]
    pub fn total(&self) -> u8 {
        self.gems.iter().sum::<u8>() + self.any
    }
}

/// How the parts of an ability belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ability {
    /// Each part is an effect of its own.
    #[default]
    Basic,
    /// One of two options.
    Choice,
    /// Something is paid for something.
    Exchange,
}

/// A usable part: what happens, in this order.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Part {
    /// Its effects.
    pub effects: List<Effect, MAX_EFFECTS>,
    /// The kinds of its effects, one bit each.
    pub(crate) kinds: u16,
    /// The places of its effects in a table of values.
    places: [u8; MAX_EFFECTS],
}

impl Part {
    /// What its effects are worth together, by a table of values.
    #[inline]
    pub(crate) fn worth(&self, values: &[f32; Effect::PLACES]) -> f32 {
        self.places[..self.effects.len()].iter().map(|place| values[usize::from(*place)]).sum()
    }
}

/// Magic points of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Magic {
    /// Points of each colour.
    pub colours: [u8; 4],
    /// Many-coloured points.
    pub multi: u8,
}

/// What is printed on a card.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct CardInfo {
    /// Its number.
    pub number: u8,
    /// Its colour; druid cards have none.
    pub hue: Option<Hue>,
    /// Its magic points as printed.
    pub magic: Magic,
    /// What it adds for each colour, many-coloured points included (4.4).
    pub adds: [u8; 4],
    /// The colours it adds something to, one bit each.
    pub(crate) fits: u8,
    /// How its parts belong together.
    pub ability: Ability,
    /// What an exchange demands.
    pub price: Price,
    parts: [Part; MAX_PARTS],
    part_count: u8,
}

impl CardInfo {
    /// Its usable parts.
    #[inline]
    pub fn parts(&self) -> &[Part] {
        &self.parts[..usize::from(self.part_count)]
    }

    /// All its parts, one bit each.
    #[inline]
    pub(crate) fn all_parts(&self) -> u8 {
        (1 << self.part_count) - 1
    }
}

/// The keys of a card that both kinds of cards share.
pub(crate) struct Face<'a> {
    pub(crate) magic: &'a BTreeMap<String, i64>,
    pub(crate) basic: Option<&'a Vec<String>>,
    pub(crate) choice: Option<&'a Vec<Vec<String>>>,
    pub(crate) exchange: Option<&'a RawExchange>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawExchange {
    pub(crate) pay: Vec<String>,
    pub(crate) gain: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawCreature {
    pub(crate) number: u8,
    pub(crate) creature: String,
    pub(crate) color: String,
    magic: BTreeMap<String, i64>,
    basic: Option<Vec<String>>,
    choice: Option<Vec<Vec<String>>>,
    exchange: Option<RawExchange>,
    #[serde(rename = "archetype")]
    _archetype: Option<String>,
    #[serde(rename = "prov")]
    _prov: Option<BTreeMap<String, String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawDruidCard {
    pub(crate) druid: String,
    pub(crate) number: u8,
    magic: BTreeMap<String, i64>,
    basic: Option<Vec<String>>,
    choice: Option<Vec<Vec<String>>>,
    exchange: Option<RawExchange>,
    #[serde(rename = "prov")]
    _prov: Option<BTreeMap<String, String>>,
}

impl RawCreature {
    pub(crate) fn face(&self) -> Face<'_> {
        Face {
            magic: &self.magic,
            basic: self.basic.as_ref(),
            choice: self.choice.as_ref(),
            exchange: self.exchange.as_ref(),
        }
    }
}

impl RawDruidCard {
    pub(crate) fn face(&self) -> Face<'_> {
        Face {
            magic: &self.magic,
            basic: self.basic.as_ref(),
            choice: self.choice.as_ref(),
            exchange: self.exchange.as_ref(),
        }
    }
}

impl Face<'_> {
    /// The card as a table; every mistake is named.
    pub(crate) fn build(
        &self,
        card: &str,
        number: u8,
        hue: Option<Hue>,
        faults: &mut Vec<Fault>,
    ) -> CardInfo {
        let mut info = CardInfo { number, hue, ..CardInfo::default() };
        self.read_magic(card, &mut info, faults);
        let keys = [self.basic.is_some(), self.choice.is_some(), self.exchange.is_some()];
        let found = keys.into_iter().filter(|there| *there).count();
        if found != 1 {
            faults.push(Fault::AbilityKeys { card: card.to_owned(), found });
        }
        let wrong = |faults: &mut Vec<Fault>, key, found: usize, expected| {
            faults.push(Fault::Length { card: card.to_owned(), key, found, expected });
        };
        if let Some(effects) = self.basic {
            if effects.is_empty() || effects.len() > MAX_PARTS {
                wrong(faults, "basic", effects.len(), "1 or 2 effects");
            }
            info.ability = Ability::Basic;
            for (part, effect) in info.parts.iter_mut().zip(effects) {
                *part = read_part(card, "basic", core::slice::from_ref(effect), faults);
            }
            info.part_count = effects.len().min(MAX_PARTS) as u8;
        }
        if let Some(options) = self.choice {
            if options.len() != MAX_PARTS {
                wrong(faults, "choice", options.len(), "two options");
            }
            info.ability = Ability::Choice;
            for (part, effects) in info.parts.iter_mut().zip(options) {
                if effects.is_empty() || effects.len() > MAX_EFFECTS {
                    wrong(faults, "an option of choice", effects.len(), "1 to 6 effects");
                }
                *part = read_part(card, "choice", effects, faults);
            }
            info.part_count = MAX_PARTS as u8;
        }
        if let Some(exchange) = self.exchange {
            info.ability = Ability::Exchange;
            info.part_count = 1;
            Face::read_exchange(card, exchange, &mut info, faults);
        }
        info
    }

    fn read_magic(&self, card: &str, info: &mut CardInfo, faults: &mut Vec<Fault>) {
        for (key, points) in self.magic {
            let found = format!("{key} = {points}");
            let Ok(points @ 1..=9) = u8::try_from(*points) else {
                faults.push(Fault::Magic { card: card.to_owned(), found });
                continue;
            };
            match (key.as_str(), Colour::from_word(key)) {
                ("multi", _) => info.magic.multi = points,
                (_, Some(colour)) => info.magic.colours[colour.index()] = points,
                _ => faults.push(Fault::Magic { card: card.to_owned(), found }),
            }
        }
        if self.magic.is_empty() {
            faults.push(Fault::Magic { card: card.to_owned(), found: "nothing".to_owned() });
        }
        info.adds = info.magic.colours.map(|points| points + info.magic.multi);
        info.fits = (0..4).filter(|index| info.adds[*index] > 0).fold(0, |bits, index| bits | 1 << index);
    }

    fn read_exchange(card: &str, raw: &RawExchange, info: &mut CardInfo, faults: &mut Vec<Fault>) {
        for (key, list, most) in [("pay", &raw.pay, MAX_PAYMENT), ("gain", &raw.gain, MAX_EFFECTS)] {
            if list.is_empty() || list.len() > most {
                let (card, found) = (card.to_owned(), list.len());
                faults.push(Fault::Length { card, key, found, expected: "1 to 6 entries" });
            }
        }
        for item in raw.pay.iter().take(MAX_PAYMENT) {
            match Effect::read(item) {
                Some(Effect::Gem(colour)) => info.price.gems[colour.index()] += 1,
                Some(Effect::Wild) => info.price.gems[Gem::Wild.index()] += 1,
                Some(Effect::AnyGem) => info.price.any += 1,
                _ => faults.push(Fault::Item { card: card.to_owned(), found: item.clone() }),
            }
        }
        info.parts[0] = read_part(card, "gain", &raw.gain, faults);
        for (effect, text) in info.parts[0].effects.iter().zip(&raw.gain) {
            if matches!(effect, Effect::Die | Effect::Card(_)) {
                faults.push(Fault::Gain { card: card.to_owned(), found: text.clone() });
            }
        }
    }
}

fn read_part(card: &str, key: &'static str, texts: &[String], faults: &mut Vec<Fault>) -> Part {
    let mut part = Part::default();
    for text in texts.iter().take(MAX_EFFECTS) {
        match Effect::read(text) {
            Some(effect) => {
                part.places[part.effects.len()] = effect.place() as u8;
                part.effects.push(effect);
                part.kinds |= effect.kind();
            }
            None => faults.push(Fault::Effect { card: card.to_owned(), key, found: text.clone() }),
        }
    }
    part
}
