//! The bot of a seat: it lives as long as the sitting, so that it can go on thinking where it left off.

use core::any::Any;

use bots::{Bot, Kind};
use catalog::{Catalog, Loaded, Table, with_game};
use kernel::{Buffer, Dice, Game, Seat, Viewer};

use crate::thinking::Thought;

/// The bot of a seat between its decisions, whatever its game.
pub(crate) struct Mind {
    kind: Kind,
    /// A `Box<dyn Bot<G>>`.
    bot: Box<dyn Any + Send>,
}

/// What a bot decided, and the bot itself.
pub(crate) struct Choice {
    /// The action in notation.
    pub(crate) action: String,
    /// Who will decide for the seat the next time.
    pub(crate) mind: Mind,
}

/// What a bot needs to choose for a seat: its view and options, and nothing else of the table.
pub(crate) fn thought(
    catalog: &Catalog,
    table: &dyn Table,
    (mind, kind, seat): (Option<Mind>, Kind, Seat),
    dice: Dice,
) -> Option<Thought<Choice>> {
    with_game!(catalog, table.game(), game => thought_of(game, table, (mind, kind, seat), dice)).ok()?
}

fn thought_of<G>(
    _game: &Loaded<G>,
    table: &dyn Table,
    (mind, kind, seat): (Option<Mind>, Kind, Seat),
    mut dice: Dice,
) -> Option<Thought<Choice>>
where
    G: Game,
    G::View: Send,
{
    let table = table.seated::<G>()?;
    let mut options = G::Actions::default();
    table.options(seat, &mut options);
    let options = options.as_slice().to_vec();
    if options.is_empty() {
        return None;
    }
    let view = table.look(Viewer::Seat(seat));
    let config = table.config().clone();
    Some(Box::new(move || {
        let mut bot = awake::<G>(mind, kind);
        let action = bot.choose(&view, seat, &options, &mut dice);
        let action = core::fmt::from_fn(|f| G::write_action(&config, action, f)).to_string();
        Choice { action, mind: Mind { kind, bot: Box::new(bot) } }
    }))
}

/// The bot that was here before, or a new one.
fn awake<G: Game>(mind: Option<Mind>, kind: Kind) -> Box<dyn Bot<G>> {
    let before = mind.filter(|mind| mind.kind == kind).and_then(|mind| mind.bot.downcast().ok());
    before.map_or_else(
        || {
            // A table opened by another version may name a character that is gone: it goes on with an even temper.
            let bot = kind.bot::<G>().or_else(|_| kind.even().bot());
            // Invariant: every game knows bots of even temper.
            bot.expect("an even temper")
        },
        |bot| *bot,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_comes_back_with_its_choice_and_goes_on() {
        let catalog = Catalog::built_in();
        let mut table = catalog.open("dolmengoetter", 2, &[]).unwrap();
        let dealer = catalog::Dealer::new(catalog::Seed::from_number(1));
        table.roll(&dealer).unwrap();
        let kernel::Turn::Decide(seats) = table.turn() else { panic!("somebody begins") };
        let seat = seats.lowest().unwrap();
        let kind: Kind = "1".parse().unwrap();
        let think = |mind| thought(&catalog, &*table, (mind, kind, seat), Dice::from_number(2)).unwrap()();
        let first = think(None);
        assert!(table.legal(seat).iter().any(|option| option.text == first.action));
        assert_eq!(first.mind.kind, kind);
        let again = think(Some(first.mind));
        assert!(table.legal(seat).iter().any(|option| option.text == again.action));
    }
}
