//! What surrounds the rules of Bids: texts, numbers, positions.

use core::fmt::{self, Write};

use kernel::{
    Bag, Character, Choice, DataFile, Effort, Encode, Facts, Game, Knowledge, Notation, OptionSpec,
    OptionValues, Plane, Positions, Rules, Seat, SeatMap, Unreadable, Weight,
};
use serde_json::{Map, Value, json};

use super::hidden::{Known, Seen, View};
use super::{Action, Bids, Chance, Config, Event, Illegal, MISREAD, State};

impl fmt::Display for Known {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Known::Nothing => f.write_str("-"),
            Known::Hidden => f.write_str("?"),
            Known::Shown(value) => write!(f, "{value}"),
        }
    }
}

fn number(text: &str, allowed: core::ops::RangeInclusive<u8>) -> Result<u8, Unreadable> {
    let number = text.parse().ok().filter(|number| allowed.contains(number));
    number.filter(|number| number.to_string() == text).ok_or(Unreadable { expected: "a small number" })
}

impl<const FAULT: u8> Notation for Bids<FAULT> {
    fn write_action(_: &Config, action: Action, out: &mut dyn Write) -> fmt::Result {
        write!(out, "bid {}", action.0)
    }

    fn read_action(config: &Config, text: &str) -> Result<Action, Unreadable> {
        let card = text.strip_prefix("bid ").ok_or(Unreadable { expected: "`bid CARD`" })?;
        number(card, 1..=config.rounds).map(Action)
    }

    fn write_chance(_: &Config, chance: Chance, out: &mut dyn Write) -> fmt::Result {
        match chance {
            Chance::Charm(seat, kind) => write!(out, "charm {seat} {kind}"),
            Chance::Prize(prize) => write!(out, "prize {prize}"),
        }
    }

    fn read_chance(_: &Config, text: &str) -> Result<Chance, Unreadable> {
        let expected = Unreadable { expected: "`charm SEAT KIND` or `prize POINTS`" };
        if FAULT == MISREAD && text == "prize 2" {
            return Ok(Chance::Prize(1));
        }
        match text.split(' ').collect::<Vec<_>>()[..] {
            ["charm", seat, kind] => Ok(Chance::Charm(seat.parse()?, number(kind, 0..=2)?)),
            ["prize", prize] => Ok(Chance::Prize(number(prize, 1..=3)?)),
            _ => Err(expected),
        }
    }

    fn write_seen(_: &Config, seen: &Seen, out: &mut dyn Write) -> fmt::Result {
        match *seen {
            Seen::Charmed(seat, kind) => write!(out, "charm {seat} {kind}"),
            Seen::Bid(seat, card) => write!(out, "bid {seat} {card}"),
            Seen::Public(Event::Shown(seat, card)) => write!(out, "shows {seat} {card}"),
            Seen::Public(Event::Won(seat, prize)) => write!(out, "wins {seat} {prize}"),
            Seen::Public(Event::Drawn(prize)) => write!(out, "prize {prize}"),
            Seen::Public(Event::Charmed(..) | Event::Bid(..)) => unreachable!("these are never public"),
        }
    }

    fn write_refusal(_: &Config, illegal: Illegal, out: &mut dyn Write) -> fmt::Result {
        out.write_str(match illegal {
            Illegal::NotYou => "it is not this seat's turn",
            Illegal::NoCard => "the seat does not have this card",
            Illegal::Taken => "somebody else bid this card",
            Illegal::NotNow => "nothing of this kind is drawn now",
            Illegal::NotInBag => "nothing of this kind is in the bag",
        })
    }
}

impl<const FAULT: u8> Encode for Bids<FAULT> {
    const FEATURES: u16 = 1;

    fn action_count(config: &Config) -> u16 {
        u16::from(config.rounds)
    }

    fn index(_: &Config, action: Action) -> u16 {
        u16::from(action.0) - 1
    }

    fn action(config: &Config, index: u16) -> Option<Action> {
        (index < u16::from(config.rounds)).then_some(Action(index as u8 + 1))
    }

    fn planes(config: &Config, plane: &mut dyn FnMut(Plane)) {
        plane(Plane { name: "points", len: config.seats as usize, about: "points by seat" });
        plane(Plane { name: "prize", len: 1, about: "the prize" });
    }

    fn features(view: &View, out: &mut [f32]) {
        for (out, (_, points)) in out.iter_mut().zip(view.open.points.iter(view.open.config.seats)) {
            *out = f32::from(*points);
        }
        *out.last_mut().expect("there is a feature for the prize") = f32::from(view.open.prize.unwrap_or(0));
    }
}

fn known(known: Option<Known>) -> Value {
    match known {
        Some(Known::Hidden) => json!("?"),
        Some(Known::Shown(value)) => json!(value),
        _ => Value::Null,
    }
}

impl<const FAULT: u8> Positions for Bids<FAULT> {
    type Faults = String;

    fn write_position(view: &View, out: &mut dyn Write) -> fmt::Result {
        let state = &view.open;
        let seats = || Seat::first(state.config.seats);
        let list = |bits: u8| (1..8).filter(|card| bits & (1 << card) != 0).collect::<Vec<u8>>();
        let map = |value: &dyn Fn(Seat) -> Value| {
            seats().map(|seat| (seat.to_string(), value(seat))).collect::<Map<String, Value>>()
        };
        let mut position = json!({
            "charms": state.charms.counts(),
            "charm": map(&|seat| known(view.charm[seat])),
            "prizes": state.prizes.counts(),
            "prize": state.prize,
            "gone": state.gone.counts(),
            "cards": map(&|seat| json!(list(state.cards[seat]))),
            "bids": map(&|seat| known(view.bids[seat])),
            "points": map(&|seat| json!(state.points[seat])),
            "round": state.round,
        });
        if view.planted > 0 {
            position["planted"] = json!(view.planted);
        }
        write!(out, "{position}")
    }

    fn read_position(config: &Config, text: &str) -> Result<State, String> {
        let position: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
        let position = position.as_object().ok_or("a position is a table")?;
        let mut state = <Self as Rules>::setup(config);
        let small = |value: &Value| {
            value.as_u64().and_then(|number| u8::try_from(number).ok()).ok_or("a small number is expected")
        };
        let some = |value: &Value| if value.is_null() { Ok(None) } else { small(value).map(Some) };
        let bag = |value: &Value| {
            let mut counts = [0; 3];
            for (count, value) in counts.iter_mut().zip(value.as_array().into_iter().flatten()) {
                *count = small(value)?;
            }
            Ok::<Bag<3>, String>(Bag::new(counts))
        };
        for (key, value) in position {
            let by_seat = || {
                let map = value.as_object().ok_or(format!("{key} is a table of seats"))?;
                map.iter()
                    .map(|(seat, value)| {
                        Ok((seat.parse::<Seat>().map_err(|wrong| wrong.to_string())?, value))
                    })
                    .collect::<Result<Vec<(Seat, &Value)>, String>>()
            };
            match key.as_str() {
                "charms" => state.charms = bag(value)?,
                "prizes" => state.prizes = bag(value)?,
                "gone" => state.gone = bag(value)?,
                "prize" => state.prize = some(value)?,
                "round" => state.round = small(value)?,
                "charm" => fill(&mut state.charm, by_seat()?, some)?,
                "bids" => fill(&mut state.bids, by_seat()?, some)?,
                "points" => fill(&mut state.points, by_seat()?, small)?,
                "cards" => fill(&mut state.cards, by_seat()?, |value| {
                    value
                        .as_array()
                        .into_iter()
                        .flatten()
                        .try_fold(0, |bits, card| small(card).map(|card| bits | 1 << card.min(7)))
                })?,
                _ => return Err(format!("unknown key {key}")),
            }
        }
        Ok(state)
    }
}

fn fill<T>(
    map: &mut SeatMap<T>,
    entries: Vec<(Seat, &Value)>,
    read: impl Fn(&Value) -> Result<T, &'static str>,
) -> Result<(), String> {
    for (seat, value) in entries {
        map[seat] = read(value)?;
    }
    Ok(())
}

impl<const FAULT: u8> Knowledge for Bids<FAULT> {
    const WEIGHTS: &'static [Weight] = &[];
    const CHARACTERS: &'static [Character] = &[];
    const LEVELS: [Effort; 5] = [Effort::best(1); 5];

    fn prospects(state: &State, _weights: &[f32]) -> SeatMap<f32> {
        SeatMap::from_fn(|seat| f32::from(state.points[seat]))
    }

    fn doubt(_state: &State) -> f32 {
        1.0
    }
}

impl<const FAULT: u8> Game for Bids<FAULT> {
    type Data = ();
    type DataFault = String;
    type ConfigFault = String;

    const ID: &'static str = "bids";
    const VERSION: u16 = 1;
    const FILES: &'static [DataFile<'static>] = &[];

    fn read_data(_: &[DataFile<'_>]) -> Result<(), String> {
        Ok(())
    }

    fn facts((): &()) -> Facts<'_> {
        Facts {
            title: "Bids",
            author: "nobody",
            publisher: "nobody",
            year: 2000,
            players_min: 2,
            players_max: 3,
            minutes: [1, 2],
            reconstructed: false,
        }
    }

    fn options((): &(), _: u8, option: &mut dyn FnMut(OptionSpec<'_>)) {
        option(OptionSpec { key: "rounds", values: OptionValues::OneOf(&["3", "6"]), default: "3" });
    }

    fn configure((): &'static (), seats: u8, choices: &[Choice<'_>]) -> Result<Config, String> {
        let mut rounds = 3;
        for choice in choices {
            match (choice.key, choice.value) {
                ("rounds", "3") => rounds = 3,
                ("rounds", "6") => rounds = 6,
                (key, value) => return Err(format!("{key} cannot be {value}")),
            }
        }
        Ok(Config { seats, rounds })
    }

    fn choices(config: &Config, choice: &mut dyn FnMut(Choice<'_>)) {
        choice(Choice { key: "rounds", value: if config.rounds == 6 { "6" } else { "3" } });
    }
}
