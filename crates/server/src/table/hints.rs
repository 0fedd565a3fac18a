//! Advice for people: whether a table has it, and what was asked already.

use core::pin::Pin;
use core::str::FromStr;
use std::sync::{Arc, Mutex, PoisonError};

use futures_util::FutureExt as _;
use futures_util::future::Shared;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::table::{Refusal, Sitting};
use crate::thinking::{Advised, Asked};

/// May people ask which of their options are best?
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hints {
    /// As long as only bots play against them.
    #[default]
    AgainstBots,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// A word that says nothing about advice.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("hints are not {word:?}; they are: {}", Hints::ALL.map(Hints::word).join(", "))]
pub struct UnknownHints {
    /// The word.
    pub word: String,
}

impl Hints {
    /// All that can be chosen.
    pub const ALL: [Hints; 3] = [Hints::AgainstBots, Hints::Always, Hints::Never];

    /// The stable word for it.
    pub fn word(self) -> &'static str {
        match self {
            Hints::AgainstBots => "against-bots",
            Hints::Always => "always",
            Hints::Never => "never",
        }
    }
}

impl FromStr for Hints {
    type Err = UnknownHints;

    fn from_str(text: &str) -> Result<Hints, UnknownHints> {
        let found = Hints::ALL.into_iter().find(|hints| hints.word() == text);
        found.ok_or_else(|| UnknownHints { word: text.chars().take(40).collect() })
    }
}

impl Sitting {
    /// May people ask for advice here? Who left and may come back still counts as a person.
    pub fn hints(&self) -> Result<(), Refusal> {
        let allowed = match self.head.hints {
            Hints::Always => true,
            Hints::Never => false,
            Hints::AgainstBots => {
                let bots = self.chairs.bots();
                let people = self
                    .chairs
                    .iter()
                    .filter(|(seat, chair)| !bots.contains(*seat) || chair.kept_for.is_some());
                people.count() <= 1
            }
        };
        if allowed { Ok(()) } else { Err(Refusal::NoHints) }
    }
}

/// Advice that is there or will be; `None` if the thinking failed.
pub(crate) type Coming = Shared<Pin<Box<dyn Future<Output = Option<Arc<[Advised]>>> + Send>>>;

/// What was asked about the present position. Whoever asks the same again gets the same answer without new thinking.
#[derive(Default)]
pub(crate) struct Desk(Mutex<Vec<(u32, Asked, Coming)>>);

impl Desk {
    /// The answer to what is asked after so many rows; `think` begins to think about it.
    pub(crate) fn ask<F, E>(
        &self,
        rows: u32,
        asked: Asked,
        think: impl FnOnce() -> Result<F, E>,
    ) -> Result<Coming, E>
    where
        F: Future<Output = Option<Vec<Advised>>> + Send + 'static,
    {
        // The list is whole after every statement, so a panic elsewhere cannot have broken it.
        let mut desk = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        desk.retain(|(at, ..)| *at == rows);
        if let Some((.., coming)) = desk.iter().find(|(_, other, _)| *other == asked) {
            return Ok(coming.clone());
        }
        let thinking = think()?.map(|advised| advised.map(Arc::from));
        let coming = thinking.boxed().shared();
        desk.push((rows, asked, coming.clone()));
        Ok(coming)
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Seat, Viewer};

    use super::*;

    #[test]
    fn words_read_back() {
        for hints in Hints::ALL {
            assert_eq!(hints.word().parse(), Ok(hints));
            let kept = serde_json::to_string(&hints).unwrap();
            assert_eq!(kept, format!("{:?}", hints.word()));
        }
        assert!(
            "sometimes".parse::<Hints>().unwrap_err().to_string().contains("against-bots, always, never")
        );
    }

    #[tokio::test]
    async fn the_same_question_is_thought_about_once() {
        let desk = Desk::default();
        let seat = Seat::ALL[0];
        let asked = Asked { seat, eyes: Viewer::Seat(seat) };
        let found = |tries| vec![Advised { action: "S".to_owned(), value: 0.5, tries }];
        let ask = |rows, asked, tries| {
            desk.ask(rows, asked, || Ok::<_, ()>(async move { Some(found(tries)) })).unwrap()
        };
        assert_eq!(ask(1, asked, 1).await.unwrap()[0].tries, 1);
        assert_eq!(ask(1, asked, 2).await.unwrap()[0].tries, 1);
        let others = Asked { seat, eyes: Viewer::Audience };
        assert_eq!(ask(1, others, 3).await.unwrap()[0].tries, 3);
        assert_eq!(ask(2, asked, 4).await.unwrap()[0].tries, 4);
        let refuse = || Err::<core::future::Ready<_>, _>("too many");
        assert!(desk.ask(2, asked, refuse).is_ok(), "what is thought about already is refused to nobody");
        assert_eq!(desk.ask(3, asked, refuse).err(), Some("too many"));
        assert_eq!(ask(3, asked, 5).await.unwrap()[0].tries, 5, "a refusal leaves no trace");
    }
}
