//! Expectations: what a position must be like between two steps.

use std::collections::BTreeSet;

use kernel::{Buffer, Game, Notation, Refusal, Rules, Seat, Turn, Viewer};
use serde_json::Value;

use super::json;
use super::run::Running;
use super::script::{Expected, Who};
use crate::{note, walk};

/// What was expected and what came.
pub(super) type Mismatch = (String, String);

/// Whether an expectation holds.
pub(super) type Held = Result<(), Mismatch>;

impl<G: Game> Running<G> {
    /// The legal actions of a seat in notation, as far as they begin with these tokens.
    pub(super) fn options(&self, seat: Seat, prefix: &[String]) -> Vec<String> {
        let mut options = G::Actions::default();
        G::actions(&self.state, seat, &mut options);
        options
            .as_slice()
            .iter()
            .map(|action| note::action::<G>(&self.config, *action))
            .filter(|text| {
                let mut tokens = text.split_whitespace();
                prefix.iter().all(|token| tokens.next() == Some(token))
            })
            .collect()
    }

    /// Actions of a scenario in canonical notation; an unreadable one is a mismatch, so that a slip of the
    /// fingers never passes as "not legal".
    fn canonical(&self, actions: &[String]) -> Result<BTreeSet<String>, Mismatch> {
        actions
            .iter()
            .map(|text| {
                <G as Notation>::read_action(&self.config, text)
                    .map(|action| note::action::<G>(&self.config, action))
                    .map_err(|unreadable| (unreadable.expected.to_owned(), format!("`{text}`")))
            })
            .collect()
    }

    pub(super) fn legal(&self, seat: Seat, prefix: &[String], actions: &[String]) -> Held {
        let expected = self.canonical(actions)?;
        let came: BTreeSet<String> = self.options(seat, prefix).into_iter().collect();
        if expected == came {
            return Ok(());
        }
        let missing: Vec<&str> = expected.difference(&came).map(String::as_str).collect();
        let surplus: Vec<&str> = came.difference(&expected).map(String::as_str).collect();
        let mut parts = Vec::new();
        if !missing.is_empty() {
            parts.push(format!("missing {}", missing.join(" | ")));
        }
        if !surplus.is_empty() {
            parts.push(format!("surplus {}", surplus.join(" | ")));
        }
        Err((format!("exactly these {} legal actions of {seat}", expected.len()), parts.join("; ")))
    }

    pub(super) fn count(&self, seat: Seat, prefix: &[String], number: usize) -> Held {
        let came = self.options(seat, prefix);
        if came.len() == number {
            return Ok(());
        }
        let listed = if came.len() <= 20 { format!(": {}", came.join(" | ")) } else { String::new() };
        Err((format!("{number} legal actions"), format!("{}{listed}", came.len())))
    }

    pub(super) fn offers(&self, seat: Seat, actions: &[String]) -> Held {
        let legal: BTreeSet<String> = self.options(seat, &[]).into_iter().collect();
        let missing: Vec<String> = self.canonical(actions)?.difference(&legal).cloned().collect();
        if missing.is_empty() {
            return Ok(());
        }
        Err((format!("all of these legal for {seat}"), format!("missing {}", missing.join(" | "))))
    }

    pub(super) fn lacks(&self, seat: Seat, actions: &[String]) -> Held {
        let legal: BTreeSet<String> = self.options(seat, &[]).into_iter().collect();
        let present: Vec<String> = self.canonical(actions)?.intersection(&legal).cloned().collect();
        if present.is_empty() {
            return Ok(());
        }
        Err((format!("none of these legal for {seat}"), format!("legal {}", present.join(" | "))))
    }

    pub(super) fn refuses(&self, who: Who, text: &str, code: &str) -> Held {
        let step = self.read(who, text)?;
        match walk::check::<G>(&self.state, step) {
            Ok(()) => Err((format!("refused because {code}"), "it is legal".to_owned())),
            Err(illegal) if illegal.code() == code => Ok(()),
            Err(illegal) => {
                let came = format!("refused because {}", note::refusal::<G>(&self.config, illegal));
                Err((format!("refused because {code}"), came))
            }
        }
    }

    pub(super) fn turn(&self, expected: Turn) -> Held {
        let came = <G as Rules>::turn(&self.state);
        if came == expected { Ok(()) } else { Err((turn_text(expected), turn_text(came))) }
    }

    pub(super) fn scores(&self, expected: &[i32]) -> Held {
        let came: Vec<i32> =
            G::standings(&self.state).iter().map(|(_, standing)| standing.tiers[0]).collect();
        compare_lists(expected, &came)
    }

    pub(super) fn places(&self, expected: &[u8]) -> Held {
        let came: Vec<u8> = G::standings(&self.state).iter().map(|(_, standing)| standing.place).collect();
        compare_lists(expected, &came)
    }

    pub(super) fn position(&self, viewer: Viewer, expected: &Expected) -> Held {
        let text = note::view::<G>(&G::view(&self.state, viewer));
        let position: Value = serde_json::from_str(&text)
            .map_err(|error| ("the position is JSON".to_owned(), format!("{error} in {text}")))?;
        match expected {
            Expected::Is(path, value) => match path.find(&position) {
                Some(came) if json::same(came, value) => Ok(()),
                Some(came) => Err((format!("`{path}` is {value}"), came.to_string())),
                None => Err((format!("`{path}` is {value}"), path.lost(&position))),
            },
            Expected::Absent(path) => match path.find(&position) {
                None => Ok(()),
                Some(came) => Err((format!("`{path}` is absent"), came.to_string())),
            },
            Expected::Never(part) => {
                // The game may write its JSON with or without spaces; the scenario's writer cannot know.
                if text.contains(part) || position.to_string().contains(part) {
                    Err((format!("a view without `{part}`"), text))
                } else {
                    Ok(())
                }
            }
        }
    }

    pub(super) fn sees(&self, viewer: Viewer, expected: Option<&str>) -> Held {
        let came = note::seen_events::<G>(&self.config, &self.events, viewer);
        let holds = match expected {
            Some(text) => came.iter().any(|seen| seen == text),
            None => came.is_empty(),
        };
        if holds {
            return Ok(());
        }
        let expected = expected.map_or_else(|| "nothing seen".to_owned(), |text| format!("seen: {text}"));
        Err((expected, seen_text(&came)))
    }

    pub(super) fn never_sees(&self, viewer: Viewer, text: &str) -> Held {
        let came = note::seen_events::<G>(&self.config, &self.events, viewer);
        if came.iter().any(|seen| seen == text) {
            Err((format!("not seen: {text}"), seen_text(&came)))
        } else {
            Ok(())
        }
    }
}

fn seen_text(seen: &[String]) -> String {
    if seen.is_empty() { "nothing seen".to_owned() } else { format!("seen: {}", seen.join(" | ")) }
}

/// A turn as scenarios write it.
pub(crate) fn turn_text(turn: Turn) -> String {
    match turn {
        Turn::Chance => "turn: chance".to_owned(),
        Turn::Over => "turn: over".to_owned(),
        Turn::Decide(seats) => {
            let seats: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
            format!("turn: {}", seats.join(" "))
        }
    }
}

/// Numbers in the order of the seats.
fn compare_lists<T: PartialEq + ToString>(expected: &[T], came: &[T]) -> Held {
    if expected == came {
        return Ok(());
    }
    let text = |numbers: &[T]| numbers.iter().map(ToString::to_string).collect::<Vec<String>>().join(" ");
    Err((text(expected), text(came)))
}
