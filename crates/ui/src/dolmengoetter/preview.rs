//! What a stone would bring, as the rules have it: in each circle that it would stand in.
//!
//! It is made from a view, so it says nothing that its viewer may not know.

use game_dolmengoetter::{CircleId, Kind, Place, Status, View, right, status};
use kernel::{Seat, SeatMap, Viewer};

use crate::Names;

/// What comes of a stone in a circle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Outcome {
    /// Somebody may build.
    Builds(Kind, Seat),
    /// Somebody could build who has no dolmen left.
    Lapses(Seat),
    /// Nobody may; so it stands then.
    Nothing(Status),
}

/// What a stone changes in a circle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Change {
    pub(super) circle: CircleId,
    /// The stones of each, with the new one.
    pub(super) counts: SeatMap<u8>,
    pub(super) outcome: Outcome,
    /// Has every place a stone then? Then the circle is scored.
    pub(super) fills: bool,
}

impl Change {
    /// Does anything happen?
    pub(super) fn matters(&self) -> bool {
        self.fills || matches!(self.outcome, Outcome::Builds(..))
    }

    /// May `seat` build?
    pub(super) fn gains(&self, seat: Seat) -> bool {
        matches!(self.outcome, Outcome::Builds(_, builder) if builder == seat)
    }

    /// What the new dolmen counts; `None` if there is none.
    pub(super) fn factor(&self, view: &View) -> Option<u8> {
        let Outcome::Builds(kind, _) = self.outcome else { return None };
        factor(view, self.circle, kind)
    }
}

/// What a dolmen counts that is built now.
pub(super) fn factor(view: &View, circle: CircleId, kind: Kind) -> Option<u8> {
    let level = match kind {
        Kind::Majority => 0,
        Kind::Tie => view.common.stacks[circle.index()].len(),
    };
    view.config.board.circle(circle).factors.get(level).copied()
}

/// What a stone of `seat` on `place` changes, what `seat` gains by first.
pub(super) fn changes(view: &View, seat: Seat, place: Place) -> Vec<Change> {
    let board = view.config.board;
    let mut changes: Vec<Change> =
        board.circles_at[place.index()].iter().map(|circle| change(view, seat, *circle)).collect();
    changes.sort_by_key(|change| (!change.gains(seat), !change.matters()));
    changes
}

fn change(view: &View, seat: Seat, circle: CircleId) -> Change {
    let (common, rules) = (&view.common, &view.config.data.rules);
    let places = view.config.board.circle(circle).places;
    let mut counts = common.counts(places);
    let arises = right(rules, seat, &counts);
    counts[seat] += 1;
    let outcome = match arises {
        Some((_, builder)) if common.players[builder].dolmens == 0 => Outcome::Lapses(builder),
        Some((kind, builder)) => Outcome::Builds(kind, builder),
        None => Outcome::Nothing(status(rules, &counts)),
    };
    Change { circle, counts, outcome, fills: common.all_stones().and(places).len() + 1 == places.len() }
}

/// Whose eyes these are, if they are a player's. People who share a screen see what everybody may see; then it is the one who is
/// spoken to.
pub(super) fn looker(names: &Names, view: &View) -> Option<Seat> {
    match view.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Audience => names.you(),
        Viewer::Open => None,
    }
}

/// The druids of a player, in the order of their places.
pub(super) fn druids_of(view: &View, seat: Seat) -> Vec<Place> {
    view.common.druids[seat].iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dolmengoetter::samples;

    const POSITION: &str = r#"{
        "druids": {"P0": [23, 1, 2], "P1": [76, 77, 78], "P2": [4, 5, 6]},
        "stones": {"P0": [22], "P1": [28, 29], "P2": [24]}
    }"#;

    fn outcomes(json: &str, place: u8) -> Vec<(String, Outcome, bool)> {
        let config = samples::config(3);
        let me = Seat::ALL[0];
        let view = samples::view(&config, json, Viewer::Seat(me));
        let changes = changes(&view, me, samples::place(place));
        let name = |circle| config.circle_name(circle).to_owned();
        changes.into_iter().map(|change| (name(change.circle), change.outcome, change.fills)).collect()
    }

    #[test]
    fn the_stone_that_draws_level_and_fills_a_circle() {
        let first = &outcomes(POSITION, 23)[0];
        assert_eq!(*first, ("B2".to_owned(), Outcome::Builds(Kind::Tie, Seat::ALL[0]), true));
    }

    #[test]
    fn a_third_stone_may_make_somebody_else_the_leader() {
        let json = POSITION.replace("\"P0\": [22]", "\"P0\": []");
        let outcomes = outcomes(&json, 23);
        let others = outcomes.iter().find(|(circle, ..)| circle == "B2").expect("the stone lies in B2");
        assert_eq!(*others, ("B2".to_owned(), Outcome::Builds(Kind::Majority, Seat::ALL[1]), false));
    }

    #[test]
    fn a_stone_where_few_are_brings_nothing() {
        assert!(
            outcomes(POSITION, 1).iter().all(|(_, outcome, _)| *outcome == Outcome::Nothing(Status::Open))
        );
    }
}
