//! What is remarkable at a decision, for the account of what came about.

use crate::cards::{COLOURS, KINDS};
use crate::state::{State, Step};

impl State {
    /// What is remarkable at this decision, for the account.
    pub(crate) fn remarkable(&self) -> Vec<String> {
        let mut notes = Vec::new();
        match self.step {
            Step::Abilities => {
                for laid in &self.laid {
                    for part in self.usable_parts(laid) {
                        if !self.part_executable(laid.card, part) {
                            let face = self.me().face(laid.card);
                            let trade = face.exchange.is_some();
                            let what =
                                if trade { "a trade".to_owned() } else { face.effects(part).join(" + ") };
                            notes.push(format!("barred: {what}"));
                        }
                    }
                }
            }
            Step::Action => {
                let number = self.occupied().len();
                notes.push(format!("display of {number}"));
                if self.occupied().last() != Some(&number) && number > 0 {
                    notes.push("display with gaps".to_owned());
                }
                if self.smithies.values().any(Option::is_none) {
                    notes.push("a smithy is empty".to_owned());
                }
                if self.wild_artifacts == 0 {
                    notes.push("no wild artifacts".to_owned());
                }
                if self.me().hand.len() < self.me().hand_limit() {
                    notes.push("short hand".to_owned());
                }
                if self.me().hand.len() == 1 {
                    notes.push("one card in hand".to_owned());
                }
                for colour in COLOURS {
                    if self.spaces_for(colour).is_empty()
                        && self.smithies.values().any(|at| *at == Some(colour))
                    {
                        notes.push("both spaces of a colour are occupied".to_owned());
                    }
                }
                if self.me().rows.iter().all(|row| row.len() == KINDS.len()) {
                    notes.push("both rows are full".to_owned());
                }
            }
            Step::Die { face, .. } if self.options().iter().all(|option| !option.starts_with("apply")) => {
                notes.push(format!("face {face} not possible"));
            }
            Step::Exchange if self.free_runes().is_empty() => notes.push("no rune is left".to_owned()),
            _ => {}
        }
        notes
    }
}
