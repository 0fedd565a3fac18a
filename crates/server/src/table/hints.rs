//! What people asked about a position: whoever asks the same again gets the same answer.

use core::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};

use futures_util::FutureExt as _;
use futures_util::future::Shared;

use crate::thinking::{Advised, Asked};

/// Advice that is there or will be; `None` if the thinking failed.
pub(crate) type Coming = Shared<Pin<Box<dyn Future<Output = Option<Arc<[Advised]>>> + Send>>>;

/// What was asked about a position. Whoever asks the same again gets the same answer without new thinking.
#[derive(Default)]
pub(crate) struct Questions(Mutex<Vec<(Asked, Coming)>>);

impl Questions {
    /// The answer to what is asked; `think` begins to think about it.
    pub(crate) fn ask<F, E>(&self, asked: Asked, think: impl FnOnce() -> Result<F, E>) -> Result<Coming, E>
    where
        F: Future<Output = Option<Vec<Advised>>> + Send + 'static,
    {
        // The list is whole after every statement, so a panic elsewhere cannot have broken it.
        let mut questions = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, coming)) = questions.iter().find(|(other, _)| *other == asked) {
            return Ok(coming.clone());
        }
        let thinking = think()?.map(|advised| advised.map(Arc::from));
        let coming = thinking.boxed().shared();
        questions.push((asked, coming.clone()));
        Ok(coming)
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Seat, Viewer};

    use super::*;

    #[tokio::test]
    async fn the_same_question_is_thought_about_once() {
        let questions = Questions::default();
        let seat = Seat::ALL[0];
        let asked = Asked { seat, eyes: Viewer::Seat(seat) };
        let found = |tries| vec![Advised { action: "S".to_owned(), value: 0.5, tries }];
        let ask =
            |asked, tries| questions.ask(asked, || Ok::<_, ()>(async move { Some(found(tries)) })).unwrap();
        assert_eq!(ask(asked, 1).await.unwrap()[0].tries, 1);
        assert_eq!(ask(asked, 2).await.unwrap()[0].tries, 1);
        let others = Asked { seat, eyes: Viewer::Audience };
        let refuse = || Err::<core::future::Ready<_>, _>("too many");
        assert!(questions.ask(asked, refuse).is_ok(), "what is thought about already is refused to nobody");
        assert_eq!(questions.ask(others, refuse).err(), Some("too many"));
        assert_eq!(ask(others, 3).await.unwrap()[0].tries, 3, "a refusal leaves no trace");
    }
}
