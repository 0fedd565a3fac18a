//! Ways to pay: the sensible one first.

use game_runestones::{Action, Gem, Gems, Phase, Player, View};
use maud::{Markup, html};

use super::keys::Key;
use super::symbols::gems;
use super::table::Drawing;

/// How unwise a payment is. Wild gems are kept before those of the wild colour, these before others; of equal ones
/// the payment is best that leaves the most even mixture.
pub(super) fn price(player: &Player, gems: Gems) -> u32 {
    let wild = u32::from(gems.of(Gem::Wild));
    let joker = player.wild_colour.map_or(0, |colour| u32::from(gems.of(colour.into())));
    let left = Gem::ALL.into_iter().map(|gem| u32::from(player.gems.of(gem).saturating_sub(gems.of(gem))));
    wild * 1_000_000 + joker * 20_000 + left.map(|count| count * count).sum::<u32>()
}

/// Where an action belongs in a list of choices: payments are ordered, all else stays as it is.
pub(super) fn rank(view: &View, action: Action) -> u32 {
    match action {
        Action::Pay { gems } => price(&view.common.players[view.common.active], gems),
        _ => 0,
    }
}

impl Drawing<'_> {
    fn paid_words(&self, gems: Gems) -> String {
        let kinds = Gem::ALL.into_iter().filter(|gem| gems.of(*gem) > 0);
        let told: Vec<String> = kinds.map(|gem| self.gem_words(gem, gems.of(gem))).collect();
        self.texts.list(&told)
    }

    /// What can be paid, as gems to touch.
    pub(super) fn payments(&self) -> Markup {
        let player = &self.view.common.players[self.view.common.active];
        let paid = |key: &Key| if let Key::Pay(gems) = *key { Some(gems) } else { None };
        let mut ways: Vec<Gems> = self.lit().iter().filter_map(paid).collect();
        ways.sort_by_key(|gems| price(player, *gems));
        html! {
            @if self.acts() && self.view.common.phase == Phase::Pay {
                div .rs-ways {
                    @for paid in ways { span .rs-chip.lit data-key=[self.key(Key::Pay(paid))] role="button" aria-label=(self.paid_words(paid)) { (gems(paid)) } }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use game_runestones::Colour;

    use super::*;

    #[test]
    fn wild_gems_are_kept_if_possible() {
        let mut player = Player { gems: Gems([2, 1, 1, 0, 1]), ..Player::default() };
        // E19: four ways to pay four gems. Without the wild gem first.
        let mut ways = [[1, 1, 1, 0, 1], [2, 0, 1, 0, 1], [2, 1, 0, 0, 1], [2, 1, 1, 0, 0]].map(Gems);
        ways.sort_by_key(|gems| price(&player, *gems));
        assert_eq!(ways[0], Gems([2, 1, 1, 0, 0]));
        // E18: a red artifact, green is wild: red goes first, then green, wild last.
        player =
            Player { gems: Gems([0, 0, 2, 1, 1]), wild_colour: Some(Colour::Green), ..Player::default() };
        let mut ways = [[0, 0, 0, 1, 1], [0, 0, 1, 0, 1], [0, 0, 1, 1, 0], [0, 0, 2, 0, 0]].map(Gems);
        ways.sort_by_key(|gems| price(&player, *gems));
        assert_eq!(ways, [[0, 0, 1, 1, 0], [0, 0, 2, 0, 0], [0, 0, 0, 1, 1], [0, 0, 1, 0, 1]].map(Gems));
    }

    #[test]
    fn the_more_frequent_colour_is_paid() {
        let player = Player { gems: Gems([3, 1, 0, 0, 0]), ..Player::default() };
        assert!(price(&player, Gems([1, 0, 0, 0, 0])) < price(&player, Gems([0, 1, 0, 0, 0])));
    }
}
