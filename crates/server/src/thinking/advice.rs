//! What the options of a decision promise, for a person who asks.

use core::time::Duration;
use std::time::Instant;

use bots::{Budget, Manner, Search};
use catalog::{Catalog, Loaded, Table, with_game};
use kernel::{Buffer, Dice, Game, Seat, Viewer};

use crate::thinking::Thought;

/// So long is thought about advice at least, even if it holds up somebody.
const AT_LEAST: Duration = Duration::from_millis(400);

/// What is asked: which options of a seat are best, as far as some eyes can tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Asked {
    /// Whose decision.
    pub(crate) seat: Seat,
    /// Through whose eyes: the seat's own, or everybody's where several people share a screen.
    pub(crate) eyes: Viewer,
}

/// What an option promises.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Advised {
    /// The action in notation.
    pub(crate) action: String,
    /// The share of a win it promises, from 0 to 1.
    pub(crate) value: f32,
    /// How often it was tried: what was hardly tried is hardly known.
    pub(crate) tries: u32,
}

/// Thinks about a decision of a person, from the view of the eyes that will read the advice and from nothing else of
/// the table: whoever sees the same is advised the same. A thought that has a time takes less of it if it holds up others.
pub(crate) fn advice(
    catalog: &Catalog,
    table: &dyn Table,
    asked: Asked,
    budget: Budget,
    holds_up: impl Fn() -> bool + Send + Sync + 'static,
) -> Option<Thought<Vec<Advised>>> {
    with_game!(catalog, table.game(), game => advice_of(game, table, asked, budget, holds_up)).ok()?
}

fn advice_of<G>(
    _game: &Loaded<G>,
    table: &dyn Table,
    Asked { seat, eyes }: Asked,
    budget: Budget,
    holds_up: impl Fn() -> bool + Send + Sync + 'static,
) -> Option<Thought<Vec<Advised>>>
where
    G: Game,
    G::View: Send,
{
    let steps = table.steps();
    let table = table.seated::<G>()?;
    let mut options = G::Actions::default();
    table.options(seat, &mut options);
    let options = options.as_slice().to_vec();
    if options.is_empty() {
        return None;
    }
    let view = table.look(eyes);
    let config = table.config().clone();
    Some(Box::new(move || {
        let manner = Manner { budget, ..Manner::simulations(G::tuned(), 1) };
        // Not the dealer's dice: what they show must follow from what everybody may know.
        let mut dice = Dice::from_number(u64::from(steps));
        let begin = Instant::now();
        let go_on = || begin.elapsed() < AT_LEAST || !holds_up();
        let found = Search::<G>::advise_while(&manner, &view, (seat, &options), &mut dice, &go_on);
        let advised = found.into_iter().map(|found| Advised {
            action: core::fmt::from_fn(|f| G::write_action(&config, found.action, f)).to_string(),
            value: found.value,
            tries: found.tries,
        });
        advised.collect()
    }))
}
