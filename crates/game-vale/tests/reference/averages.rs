//! The slow implementation by itself: random play has the averages of Appendix B.

use kernel::Dice;
use testkit::walk::Plan;

use crate::cards::Stones;
use crate::game::Game;
use crate::policy::Policy;
use crate::state::Decider;

/// Plays a random game to its end; returns the number of decisions.
fn play_out(game: &mut Game, dice: &mut Dice) -> u32 {
    let mut decisions = 0;
    while let Some(decider) = game.decider() {
        let index = match decider {
            Decider::Chance => dice.below(game.options().len() as u32) as usize,
            Decider::Player(_) => {
                decisions += 1;
                Policy::Uniform.choose(game, dice)
            }
        };
        game.answer(game.options()[index].clone());
    }
    decisions
}

/// The means may be off by four standard errors, and by the rounding of the table.
#[test]
fn random_play_has_the_averages_of_appendix_b() {
    let games = Plan::games(120);
    for (players, mean, length) in [(2, 14.3, 144.0), (3, 15.3, 216.0), (4, 16.1, 289.0)] {
        let (mut points, mut creatures, mut cards, mut stones, mut decisions) = (0, 0, 0, 0, 0);
        for seed in games.seeds() {
            let mut game = Game::setup(players);
            decisions += play_out(&mut game, &mut Dice::from_number(seed));
            points += game.now.score.iter().sum::<usize>();
            creatures += game.now.area.iter().map(Vec::len).sum::<usize>();
            cards += game.now.hand.iter().map(Vec::len).sum::<usize>();
            stones += game.now.stones.iter().map(Stones::number).sum::<usize>();
        }
        let results = f64::from(games.games) * players as f64;
        let [points, creatures, cards, stones] =
            [points, creatures, cards, stones].map(|sum| sum as f64 / results);
        let decisions = f64::from(decisions) / f64::from(games.games);
        println!(
            "{players} players: {points:.2} points, {creatures:.2} creatures, {cards:.2} hand cards, \
             {stones:.2} stones, {decisions:.1} decisions"
        );
        let close = |found: f64, expected: f64, deviation: f64| {
            let room = 4.0 * deviation / results.sqrt() + 0.1;
            assert!((found - expected).abs() < room, "{players} players: {found} instead of {expected}");
        };
        close(points, mean, 9.2);
        close(creatures, 4.0, 2.2);
        close(cards, 4.4, 3.0);
        close(stones, 2.0, 1.6);
        close(decisions, length, 25.0);
    }
}
