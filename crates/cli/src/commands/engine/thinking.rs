//! A bot chooses at a table, in the types of its game.

use catalog::{Catalog, Loaded, Table, Visitor};
use kernel::{Buffer, Dice, Game, Seat, Viewer};

/// What the bot would do, in notation; nothing if the seat has no decision.
pub(super) fn choose(
    catalog: &Catalog,
    table: &dyn Table,
    seat: Seat,
    kind: bots::Kind,
    dice: &mut Dice,
) -> Result<Option<String>, bots::UnknownBot> {
    // Invariant: the table was opened by this catalogue, which therefore has its game.
    catalog.visit(table.game(), Choose { table, seat, kind, dice }).unwrap_or(Ok(None))
}

struct Choose<'a> {
    table: &'a dyn Table,
    seat: Seat,
    kind: bots::Kind,
    dice: &'a mut Dice,
}

impl Visitor for Choose<'_> {
    type Out = Result<Option<String>, bots::UnknownBot>;

    fn visit<G: Game>(self, _game: &Loaded<G>) -> Result<Option<String>, bots::UnknownBot> {
        let Some(table) = self.table.seated::<G>() else { return Ok(None) };
        let mut options = G::Actions::default();
        table.options(self.seat, &mut options);
        if options.as_slice().is_empty() {
            return Ok(None);
        }
        let view = table.look(Viewer::Seat(self.seat));
        let action = self.kind.bot::<G>()?.choose(&view, self.seat, options.as_slice(), self.dice);
        Ok(Some(table.write(action)))
    }
}
