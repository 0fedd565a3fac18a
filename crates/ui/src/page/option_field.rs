//! The options of a game as fields of the form for a new table.

use kernel::{OptionSpec, OptionValues};
use maud::{Markup, html};

use super::frame::Frame;
use crate::Texts;
use crate::room::Room;

/// A value of an option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionValue {
    /// The value as it is sent.
    pub value: String,
    /// What it is called.
    pub label: String,
    /// For how many players it is there; for any number if it says none.
    pub players: Vec<u8>,
}

/// What an option can be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionKind {
    /// One of these. Sent as `option.KEY`.
    OneOf(Vec<OptionValue>),
    /// A number in a range. Sent as `option.KEY`.
    Number {
        /// The lowest.
        least: u16,
        /// The highest.
        most: u16,
    },
    /// Another one of these for each seat, chosen beside it. Sent as `option.KEY.SEAT`.
    OneEach(Vec<OptionValue>),
    /// Different ones of these, or nothing but the default. Sent as `option.KEY.NUMBER`.
    Several {
        /// What stands for the default.
        default: OptionValue,
        /// Of which.
        of: Vec<OptionValue>,
    },
}

/// An option of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionField {
    /// Its key, such as `board`.
    pub key: String,
    /// What it is called.
    pub label: String,
    /// What it can be.
    pub kind: OptionKind,
    /// What is chosen: for each seat, for each of several, or once.
    pub chosen: Vec<String>,
}

/// What is wrong with what was sent for an option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionFault {
    /// No number of the range.
    Number {
        /// The lowest.
        least: u16,
        /// The highest.
        most: u16,
        /// What was sent.
        sent: String,
    },
    /// Not one of those that there are.
    Unknown {
        /// What was sent.
        sent: String,
        /// What those are called that there are.
        known: Vec<String>,
    },
    /// The same twice where all must differ.
    Twice {
        /// What it is called.
        label: String,
    },
    /// Some are chosen, others not.
    Partly {
        /// How many are to be chosen.
        count: usize,
        /// What the default is called.
        default: String,
    },
}

impl OptionFault {
    /// In words; `option` is what the option is called.
    pub fn told(&self, texts: &Texts, option: &str) -> String {
        let option = ("option", option.into());
        match self {
            OptionFault::Number { least, most, sent } => {
                let sent: String = sent.chars().take(20).collect();
                let args =
                    [option, ("least", (*least).into()), ("most", (*most).into()), ("sent", sent.into())];
                texts.say("site-new-fault-number", &args)
            }
            OptionFault::Unknown { sent, known } => {
                let sent: String = sent.chars().take(20).collect();
                let args = [option, ("sent", sent.into()), ("known", known.join(", ").into())];
                texts.say("site-new-fault-unknown", &args)
            }
            OptionFault::Twice { label } => {
                texts.say("site-new-fault-twice", &[option, ("value", label.as_str().into())])
            }
            OptionFault::Partly { count, default } => {
                let args = [option, ("count", (*count).into()), ("value", default.as_str().into())];
                texts.say("site-new-fault-partly", &args)
            }
        }
    }
}

impl OptionField {
    /// Adds what an option can be to the fields of a form.
    pub(super) fn offer<G: Room>(
        data: &'static G::Data,
        texts: &Texts,
        fields: &mut Vec<OptionField>,
        (seats, spec): (u8, &OptionSpec<'_>),
    ) {
        let said = |value: &&str| OptionValue {
            value: (**value).to_owned(),
            label: match G::option(data, texts, spec.key, value).1 {
                // The room knows no better word; the house knows those for colours.
                plain if plain == **value && spec.key == "colours" => {
                    texts.say("site-colour", &[("colour", plain.as_str().into())])
                }
                label => label,
            },
            players: vec![seats],
        };
        let all = |values: &[&str]| values.iter().map(said).collect::<Vec<_>>();
        let kind = match spec.values {
            OptionValues::OneOf(values) => OptionKind::OneOf(all(values)),
            OptionValues::Number { least, most } => OptionKind::Number { least, most },
            OptionValues::OneEach(values) => OptionKind::OneEach(all(values)),
            OptionValues::Several { of, .. } => {
                OptionKind::Several { default: said(&spec.default), of: all(of) }
            }
        };
        let chosen = match spec.values {
            OptionValues::OneEach(values) => values.iter().map(|value| (*value).to_owned()).collect(),
            OptionValues::Several { count, .. } => vec![spec.default.to_owned(); count.into()],
            OptionValues::OneOf(_) | OptionValues::Number { .. } => vec![spec.default.to_owned()],
        };
        let Some(field) = fields.iter_mut().find(|field| field.key == spec.key) else {
            let label = G::option(data, texts, spec.key, spec.default).0;
            fields.push(OptionField { key: spec.key.to_owned(), label, kind, chosen });
            return;
        };
        // Some values are for some numbers of players only; the form offers all, and says for which.
        if let (OptionKind::OneOf(known), OptionKind::OneOf(more)) = (&mut field.kind, kind) {
            for value in more {
                match known.iter_mut().find(|known| known.value == value.value) {
                    Some(known) => known.players.push(seats),
                    None => known.push(value),
                }
            }
        }
    }

    /// Notes what was sent under the names of this field, and gives the value it makes at a table with these seats
    /// of the form. `None` if nothing was sent, so that the default is taken.
    pub fn note<'a>(
        &mut self,
        sent: impl Fn(&str) -> Option<&'a str>,
        seats: &[usize],
    ) -> Result<Option<String>, OptionFault> {
        let whole = format!("option.{}", self.key);
        if let Some(value) = sent(&whole) {
            // Programs may send a list as one text; the form then shows what it had.
            if self.chosen.len() == 1 {
                value.clone_into(&mut self.chosen[0]);
            }
            return self.check(value);
        }
        let mut any = false;
        for (number, chosen) in self.chosen.iter_mut().enumerate() {
            if let Some(value) = sent(&format!("{whole}.{number}")) {
                any = true;
                value.clone_into(chosen);
            }
        }
        if any { self.list(seats).map(Some) } else { Ok(None) }
    }

    fn check(&self, value: &str) -> Result<Option<String>, OptionFault> {
        let value = value.trim();
        if let OptionKind::Number { least, most } = self.kind {
            let number = value.parse::<u16>().ok().filter(|number| (least..=most).contains(number));
            let wrong = || OptionFault::Number { least, most, sent: value.to_owned() };
            return number.map(|number| Some(number.to_string())).ok_or_else(wrong);
        }
        Ok(Some(value.to_owned()))
    }

    /// What is chosen, joined by commas.
    fn list(&self, seats: &[usize]) -> Result<String, OptionFault> {
        let chosen: Vec<&str> = match &self.kind {
            OptionKind::OneEach(_) => {
                seats.iter().filter_map(|seat| self.chosen.get(*seat)).map(String::as_str).collect()
            }
            _ => self.chosen.iter().map(String::as_str).collect(),
        };
        if let OptionKind::Several { default, .. } = &self.kind {
            let open = chosen.iter().filter(|value| **value == default.value).count();
            if open == chosen.len() {
                return Ok(default.value.clone());
            }
            if open > 0 {
                return Err(OptionFault::Partly { count: chosen.len(), default: default.label.clone() });
            }
        }
        if let Some(sent) =
            chosen.iter().find(|value| self.known().iter().all(|known| known.value != **value))
        {
            let known = self.known().iter().map(|known| known.label.clone()).collect();
            return Err(OptionFault::Unknown { sent: (*sent).to_owned(), known });
        }
        let twice = chosen.iter().enumerate().find(|(index, value)| chosen[..*index].contains(value));
        match twice {
            Some((_, value)) => Err(OptionFault::Twice { label: self.said(value).to_owned() }),
            None => Ok(chosen.join(",")),
        }
    }

    /// The values that there are, but for numbers.
    fn known(&self) -> &[OptionValue] {
        match &self.kind {
            OptionKind::OneOf(values) | OptionKind::OneEach(values) => values.as_slice(),
            OptionKind::Several { of, .. } => of,
            OptionKind::Number { .. } => &[],
        }
    }

    /// What a value is called.
    fn said<'a>(&'a self, value: &'a str) -> &'a str {
        let known = self.known();
        known.iter().find(|known| known.value == value).map_or(value, |known| &known.label)
    }

    /// Does it say what is on the table, rather than how it is played?
    pub(super) fn is_edition(&self) -> bool {
        ["variant", "board"].contains(&self.key.as_str())
            && matches!(&self.kind, OptionKind::OneOf(values) if values.len() > 1)
    }

    /// A choice between tiles, of which one is taken.
    fn choice(&self, name: &str, chosen: &str, values: &[&OptionValue]) -> Markup {
        let different = matches!(self.kind, OptionKind::OneEach(_) | OptionKind::Several { .. });
        html! {
            @for value in values {
                label .tile.{ "is-" (value.value) } title=(value.label) {
                    input type="radio" name=(name) value=(value.value) checked[value.value == chosen]
                        data-different=[different.then_some(&self.key)] data-players=[for_players(value)];
                    span .pick aria-hidden="true" {}
                    b { (value.label) }
                }
            }
        }
    }

    /// The option as tiles with pictures.
    pub(super) fn tiles(&self, frame: &Frame) -> Markup {
        let name = format!("option.{}", self.key);
        let first = self.chosen.first().map(String::as_str).unwrap_or_default();
        html! {
            @match &self.kind {
                OptionKind::OneOf(values) => fieldset .tiles.{ "opt-" (self.key) } {
                    legend { (self.label) }
                    (self.choice(&name, first, &values.iter().collect::<Vec<_>>()))
                },
                OptionKind::Number { least, most } => label .number {
                    span { (self.label) }
                    input type="number" name=(name) value=(first) min=(least) max=(most) step="1" required;
                    span .hint { (frame.fill("site-new-range", &[("least", (*least).into()), ("most", (*most).into())])) }
                },
                OptionKind::OneEach(_) => {},
                OptionKind::Several { default, of } => div .several role="group" aria-label=(self.label)
                    data-several=(default.value) data-partly=(OptionFault::Partly { count: self.chosen.len(), default: default.label.clone() }.told(frame.texts(), &self.label)) {
                    p .legend { (self.label) }
                    @let values: Vec<&OptionValue> = core::iter::once(default).chain(of).collect();
                    @for (number, chosen) in self.chosen.iter().enumerate() {
                        details .drawer {
                            summary { span { (self.label) " " (number + 1) ": " } b data-chosen { (self.said_or(chosen, default)) } }
                            fieldset .tiles.small {
                                legend .visually-hidden { (self.label) " " (number + 1) }
                                (self.choice(&format!("{name}.{number}"), chosen, &values))
                            }
                        }
                    }
                },
            }
        }
    }

    fn said_or<'a>(&'a self, value: &'a str, default: &'a OptionValue) -> &'a str {
        if value == default.value { &default.label } else { self.said(value) }
    }

    /// The choice beside a seat, if it is made for each of them.
    pub(super) fn beside(&self, seat: usize, called: &str) -> Option<Markup> {
        let OptionKind::OneEach(values) = &self.kind else { return None };
        let chosen = self.chosen.get(seat)?;
        let values: Vec<&OptionValue> = values.iter().collect();
        Some(html! {
            fieldset .tiles.paints {
                legend { span .visually-hidden { (called) ": " } (self.label) }
                (self.choice(&format!("option.{}.{seat}", self.key), chosen, &values))
            }
        })
    }
}

/// The numbers of players a value is for, as the script reads them; nothing if it is for all that the game is for.
fn for_players(value: &OptionValue) -> Option<String> {
    let numbers: Vec<String> = value.players.iter().map(ToString::to_string).collect();
    (!numbers.is_empty()).then(|| numbers.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    fn values(names: &[&str]) -> Vec<OptionValue> {
        names
            .iter()
            .map(|name| OptionValue {
                value: (*name).to_owned(),
                label: name.to_uppercase(),
                players: Vec::new(),
            })
            .collect()
    }

    fn field(key: &str, kind: OptionKind, chosen: &[&str]) -> OptionField {
        let chosen = chosen.iter().map(|value| (*value).to_owned()).collect();
        OptionField { key: key.to_owned(), label: key.to_owned(), kind, chosen }
    }

    fn noted(
        field: &OptionField,
        sent: &[(&str, &'static str)],
        seats: &[usize],
    ) -> Result<Option<String>, OptionFault> {
        let find = |name: &str| sent.iter().find(|(other, _)| *other == name).map(|(_, value)| *value);
        field.clone().note(find, seats)
    }

    #[test]
    fn numbers_are_checked_and_nothing_is_the_default() {
        let rounds = field("rounds", OptionKind::Number { least: 1, most: 100 }, &["100"]);
        assert_eq!(noted(&rounds, &[("option.rounds", " 12 ")], &[]), Ok(Some("12".to_owned())));
        assert_eq!(noted(&rounds, &[], &[]), Ok(None));
        for sent in ["0", "101", "", "many", "-3", "2.5", "99999999999999999999"] {
            let fault = noted(&rounds, &[("option.rounds", sent)], &[]).unwrap_err();
            assert_eq!(fault, OptionFault::Number { least: 1, most: 100, sent: sent.to_owned() });
            for language in Language::ALL {
                let said = fault.told(Texts::of(language), "Rounds");
                assert!(said.contains("Rounds") && said.contains("100"), "{said}");
            }
        }
    }

    #[test]
    fn each_seat_that_is_taken_has_its_own() {
        let names = ["red", "green", "blue"];
        let colours = field("colours", OptionKind::OneEach(values(&names)), &names);
        let sent = [("option.colours.0", "blue"), ("option.colours.1", "red"), ("option.colours.2", "red")];
        // The second seat of the form is nobody's.
        assert_eq!(noted(&colours, &sent, &[0, 2]), Ok(Some("blue,red".to_owned())));
        let fault = noted(&colours, &sent, &[0, 1, 2]).unwrap_err();
        assert_eq!(fault, OptionFault::Twice { label: "RED".to_owned() });
        assert!(fault.told(Texts::of(Language::De), "Farben").contains("RED"));
        assert_eq!(
            noted(&colours, &[("option.colours", "blue,green")], &[0, 1]),
            Ok(Some("blue,green".to_owned()))
        );
    }

    #[test]
    fn several_are_chosen_all_or_not_at_all() {
        let kind =
            OptionKind::Several { default: values(&["random"])[0].clone(), of: values(&["a", "b", "c"]) };
        let tiles = field("scoring", kind, &["random", "random"]);
        let both = |one, two| noted(&tiles, &[("option.scoring.0", one), ("option.scoring.1", two)], &[]);
        assert_eq!(both("random", "random"), Ok(Some("random".to_owned())));
        assert_eq!(both("c", "a"), Ok(Some("c,a".to_owned())));
        assert_eq!(both("c", "random"), Err(OptionFault::Partly { count: 2, default: "RANDOM".to_owned() }));
        assert_eq!(both("c", "c"), Err(OptionFault::Twice { label: "C".to_owned() }));
        let said = both("c", "random").unwrap_err().told(Texts::of(Language::En), "Tiles");
        assert!(said.contains("Tiles") && said.contains('2') && said.contains("RANDOM"), "{said}");
    }
}
