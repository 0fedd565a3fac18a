//! What could be paid with the stones at hand, and what would be lost by it.
//!
//! Stones give no change and a purse has a limit, so both are said before anybody sells, summons or releases.

use game_vale::{Card, Colour, Derived, Phase, Player, Stones, Values, View, payments};
use kernel::Seat;
use maud::{Markup, html};

use super::icons::{self, stones};
use super::keys::Key;
use super::table::Drawing;

/// What it takes to pay a cost.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Paying {
    /// It costs nothing.
    Free,
    /// These are all the ways, the one that wastes least first, each with what it wastes.
    Ways(Vec<(Stones, u16)>),
    /// So much is missing.
    Short(u16),
}

/// What it takes to pay `cost` with these stones.
pub(super) fn paying(purse: Stones, values: Values, cost: u16) -> Paying {
    if cost == 0 {
        return Paying::Free;
    }
    let mut ways: Vec<(Stones, u16)> = Vec::new();
    payments(purse, values, cost, |paid| ways.push((paid, paid.value(values) - cost)));
    ways.sort_by_key(|(paid, lost)| (*lost, paid.total()));
    if ways.is_empty() { Paying::Short(cost - purse.value(values)) } else { Paying::Ways(ways) }
}

/// What it costs `seat` to summon a card now (4.2).
pub(super) fn cost(view: &View, seat: Seat, card: Card) -> u16 {
    let said = view.config.data.card(card);
    let change = view.common.players[seat].derived.costs[said.family.index()];
    u16::try_from(i16::from(said.cost) + i16::from(change)).unwrap_or(0)
}

/// What it takes to summon a hand card.
pub(super) fn summoning(view: &View, seat: Seat, card: Card) -> Paying {
    let player = &view.common.players[seat];
    paying(player.stones, player.derived.values, cost(view, seat, card))
}

/// What it takes to release a creature: its own effect no longer counts (R10).
pub(super) fn releasing(view: &View, seat: Seat, card: Card) -> Paying {
    let player = &view.common.players[seat];
    let values = Derived::of(view.config.data, player.creatures.without(card)).values;
    paying(player.stones, values, view.common.round.into())
}

/// How many stones a player would have to put back after getting these.
pub(super) fn too_many(player: &Player, gain: Stones) -> u8 {
    player.stones.plus(gain).total().saturating_sub(player.derived.limit)
}

/// All sums that can be paid without losing anything, ascending.
pub(super) fn exact_sums(purse: Stones, values: Values) -> Vec<u16> {
    let [red, blue, purple] = purse.counts();
    let mut sums: Vec<u16> = (0..=red)
        .flat_map(|red| (0..=blue).map(move |blue| (red, blue)))
        .flat_map(|(red, blue)| (0..=purple).map(move |purple| Stones::new(red, blue, purple)))
        .map(|paid| paid.value(values))
        .filter(|sum| *sum > 0)
        .collect();
    sums.sort_unstable();
    sums.dedup();
    sums
}

/// Everything that could be kept of too many stones (D3).
pub(super) fn keepable(purse: Stones, limit: u8) -> Vec<Stones> {
    Stones::up_to(limit).filter(|kept| kept.total() == limit && purse.covers(*kept)).collect()
}

impl Drawing<'_> {
    /// What paying would mean, in a line.
    pub(super) fn paying(&self, cost: u16, paying: &Paying) -> Markup {
        let costs = self.say("room-vale-hint-cost", &[("cost", cost.into())]);
        match paying {
            Paying::Free => html! { (self.say("room-vale-hint-free", &[])) },
            Paying::Short(missing) => html! {
                (costs) " "
                span .vale-bad { (self.say("room-vale-hint-short", &[("missing", (*missing).into())])) }
            },
            Paying::Ways(ways) => html! {
                @if let Some((paid, lost)) = ways.first() {
                    (costs) " " (stones(*paid)) " " (self.lost(*lost))
                }
                @if ways.len() > 1 { " · " (self.say("room-vale-hint-ways", &[("count", ways.len().into())])) }
            },
        }
    }

    /// What a payment wastes.
    pub(super) fn lost(&self, lost: u16) -> Markup {
        if lost == 0 {
            return html! { span .vale-good { (self.say("room-vale-hint-exact", &[])) } };
        }
        html! { span .vale-warn { (self.say("room-vale-hint-lost", &[("lost", lost.into())])) } }
    }

    /// The purse of a seat: stones with what they are worth, the free places, what can be paid exactly.
    pub(super) fn purse(&self, seat: Seat) -> Markup {
        let player = &self.view.common.players[seat];
        let values = player.derived.values;
        let free = player.derived.limit.saturating_sub(player.stones.total());
        let sums: Vec<String> = exact_sums(player.stones, values).iter().map(ToString::to_string).collect();
        let total = player.stones.value(values);
        let over = matches!(self.view.common.phase, Phase::Over { .. });
        let keeps = self.view.common.keeping == Some(seat) && self.own() == Some(seat);
        html! {
            section .vale-purse data-home=[self.live(format_args!("stones:{seat}"))] {
                (self.head(seat))
                div .vale-stones aria-hidden="true" .many[player.derived.limit > 4 || player.stones.total() > 4] {
                    @for colour in Colour::ALL.into_iter().rev() {
                        @for _ in 0..player.stones.count(colour) { (self.valued(colour, values)) }
                    }
                    @for _ in 0..free { span .vale-socket {} }
                }
                p .vale-worth { (self.say("room-vale-purse", &[
                    ("count", player.stones.total().into()),
                    ("limit", player.derived.limit.into()),
                    ("value", total.into()),
                ])) }
                @if !sums.is_empty() && !over && !keeps {
                    p .vale-exact { (self.say("room-vale-purse-exact", &[("sums", sums.join(" · ").into())])) }
                }
                (self.changed(values))
                @if keeps { (self.keeping(player)) }
            }
        }
    }

    /// A stone with what it is worth to its owner.
    fn valued(&self, colour: Colour, values: Values) -> Markup {
        let worth = values[colour.index()];
        html! {
            span .vale-stone.{ "vale-" (colour.key()) } data-colour=[self.live(colour.key())] .changed[worth != self.data().values[colour.index()]] {
                (icons::sign(colour.key()))
                span { (worth) }
            }
        }
    }

    /// Values that creatures have changed.
    fn changed(&self, values: Values) -> Markup {
        let printed = self.data().values;
        let mut changed = Colour::ALL
            .into_iter()
            .filter(|colour| values[colour.index()] != printed[colour.index()])
            .peekable();
        html! {
            @if changed.peek().is_some() {
                p .vale-exact {
                    (self.say("room-vale-purse-changed", &[]))
                    @for colour in changed { " " (icons::stone(colour)) " = " b { (values[colour.index()]) } }
                }
            }
        }
    }

    /// Some of too many stones, to be touched.
    fn keepable(&self, kept: Stones) -> Markup {
        let key = Key::Keep(kept);
        let lit = self.is_lit(key);
        let [red, blue, purple] = kept.counts();
        let told = || {
            self.say(
                "room-vale-stones",
                &[("red", red.into()), ("blue", blue.into()), ("purple", purple.into())],
            )
        };
        html! {
            span .vale-chip .lit[lit] data-key=[self.key(key)] role=[lit.then_some("button")]
                tabindex=[lit.then_some("0")] aria-label=[lit.then(told)] { (stones(kept)) }
        }
    }

    /// What can be kept of too many stones, each to be touched.
    fn keeping(&self, player: &Player) -> Markup {
        html! {
            div .vale-keep {
                @for kept in keepable(player.stones, player.derived.limit) { (self.keepable(kept)) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PRINTED: Values = [1, 3, 6];

    #[test]
    fn the_way_that_wastes_least_comes_first() {
        // Worked example 7: hydra (cost 4) with one red, two blue and one purple stone.
        let Paying::Ways(ways) = paying(Stones::new(1, 2, 1), PRINTED, 4) else { panic!("it can be paid") };
        let expected = [(Stones::new(1, 1, 0), 0), (Stones::new(0, 0, 1), 2), (Stones::new(0, 2, 0), 2)];
        assert_eq!(ways, expected);
    }

    #[test]
    fn what_is_missing_is_said() {
        assert_eq!(paying(Stones::new(2, 1, 0), PRINTED, 9), Paying::Short(4));
        assert_eq!(paying(Stones::NONE, PRINTED, 0), Paying::Free);
    }

    #[test]
    fn sums_without_loss_follow_from_the_values() {
        assert_eq!(exact_sums(Stones::new(1, 1, 1), PRINTED), [1, 3, 4, 6, 7, 9, 10]);
        assert_eq!(exact_sums(Stones::new(2, 0, 0), [2, 3, 6]), [2, 4]);
        assert!(exact_sums(Stones::NONE, PRINTED).is_empty());
    }

    #[test]
    fn surplus_and_what_can_be_kept() {
        // Worked examples 5 and 6.
        let mut player = Player { stones: Stones::new(0, 0, 1), ..Player::default() };
        player.derived.limit = 4;
        assert_eq!(too_many(&player, Stones::new(4, 0, 0)), 1);
        assert_eq!(too_many(&player, Stones::new(3, 0, 0)), 0);
        assert_eq!(keepable(Stones::new(4, 0, 1), 4), [Stones::new(3, 0, 1), Stones::new(4, 0, 0)]);
        assert_eq!(keepable(Stones::new(2, 3, 1), 4).len(), 5);
    }
}
