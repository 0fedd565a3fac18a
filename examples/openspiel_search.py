"""OpenSpiel's own ISMCTS and MCTS on a game of Henge, against a player who takes anything.

ISMCTS gets worlds that its seat cannot tell apart from `resample_from_infostate`. MCTS looks at the true position, secrets included: it is
here as what cheating would bring. MCTS knows no simultaneous nodes, so Isle of Skye is for ISMCTS alone, and only after
`turn_based_simultaneous_game`.

    pip install ./python open_spiel
    python examples/openspiel_search.py --game vale --simulations 20
"""

import argparse
import random

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import henge.openspiel


def searchers(game, simulations, dice):
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=dice)
    return {
        "ISMCTS": ismcts.ISMCTSBot(
            game=game, uct_c=1.4, max_simulations=simulations, evaluator=evaluator, random_state=dice
        ),
        "MCTS with open cards": mcts.MCTSBot(
            game, uct_c=1.4, max_simulations=simulations, evaluator=evaluator, random_state=dice
        ),
    }


def play(game, bot, decisions, dice):
    """The bot has seat 0. After so many decisions of its own everything is at random, so that a try takes little."""
    state = game.new_initial_state()
    left = decisions
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes())
            state.apply_action(int(dice.choice(actions, p=odds)))
        elif state.current_player() == 0 and left:
            left -= 1
            state.apply_action(bot.step(state))
        else:
            state.apply_action(int(dice.choice(state.legal_actions())))
    return state.returns()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="vale", choices=["dolmengoetter", "vale", "runestones"])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--decisions", type=int, default=10_000, help="after so many it plays at random")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    random.seed(arguments.seed)
    dice = np.random.RandomState(arguments.seed)
    henge.openspiel.register()
    game = pyspiel.load_game(f"henge_{arguments.game}", {"players": arguments.players})
    for name, bot in searchers(game, arguments.simulations, dice).items():
        won = play(game, bot, arguments.decisions, dice)
        print(f"{name} has won {won[0]:+.1f} against random players (1 is a victory, -1 the last place)")


if __name__ == "__main__":
    main()
