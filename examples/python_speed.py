"""How fast it is, side by side in one run: python examples/python_speed.py

One step is one decision with what a learner needs for it: the legal actions of the next seat as a mask, its observation, an action at
random. Everything is measured in CPU time of the process, so that a busy machine changes little; compare figures of one run only. What
is not installed is left out: `pip install open_spiel "pettingzoo[classic]"` brings all of it.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import henge

# Games of others with as many decisions, or as much to see, as those of the house.
SPIEL_LIKE = ("gin_rummy", "bridge", "hanabi", "backgammon", "chess")
SPIEL_SMALL = ("leduc_poker", "connect_four", "tic_tac_toe")
SPIEL_PYTHON = ("python_block_dominoes", "python_liars_poker", "python_tic_tac_toe")
ZOO_LIKE = ("hanabi_v5", "chess_v6", "go_v5", "texas_holdem_no_limit_v6")
ZOO_SMALL = ("connect_four_v3", "leduc_holdem_v4", "tictactoe_v3")


def rate(step: Callable[[], int], seconds: float, clock: Callable[[], float] = time.process_time) -> float:
    """Steps in a second, after a short time for warming up."""
    for budget in (seconds / 5, seconds):
        steps, begin = 0, clock()
        while clock() - begin < budget:
            steps += step()
        spent = clock() - begin
    return steps / spent


def batch(game: str, players: int, tables: int, threads: int, **wanted: bool) -> Callable[[], int]:
    tried = henge.Batch(game, players, n=tables, seed=1, threads=threads, **wanted)

    def step() -> int:
        tried.step(tried.sample())
        return tables

    return step


def table(game: str, players: int) -> Callable[[], int]:
    """The same through single calls."""
    chosen, dice = henge.Game(game, players), random.Random(1)
    features, mask = np.zeros(chosen.feature_count, np.float32), np.zeros(chosen.action_count, bool)
    state = [chosen.new(seed=1)]

    def step() -> int:
        one = state[0]
        if one.over:
            state[0] = one = chosen.new(seed=dice.getrandbits(64))
        seat = one.deciding[0]
        one.observation(seat, features)
        one.mask(seat, mask)
        one.play(dice.choice(one.legal(seat)), seat)
        return 1

    return step


def spiel(name: str) -> Callable[[], int]:
    import pyspiel

    game, dice = pyspiel.load_game(name), random.Random(1)
    kind = game.get_type()
    state = [game.new_initial_state()]

    def step() -> int:
        one = state[0]
        while one.is_chance_node():
            actions, odds = zip(*one.chance_outcomes())
            one.apply_action(dice.choices(actions, odds)[0])
        if one.is_terminal():
            state[0] = game.new_initial_state()
            return 0
        player = one.current_player()
        if kind.provides_observation_tensor:
            np.asarray(one.observation_tensor(player), np.float32)
        elif kind.provides_information_state_tensor:
            np.asarray(one.information_state_tensor(player), np.float32)
        one.legal_actions_mask(player)
        one.apply_action(dice.choice(one.legal_actions()))
        return 1

    return step


def zoo(name: str) -> Callable[[], int]:
    env = importlib.import_module(f"pettingzoo.classic.{name}").env()
    env.reset(seed=1)

    def step() -> int:
        if not env.agents:
            env.reset()
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            return 0
        env.step(env.action_space(env.agent_selection).sample(seen["action_mask"]))
        return 1

    return step


def calls(game: str, seconds: float) -> dict[str, float]:
    """What single calls cost, in nanoseconds."""
    one = henge.Game(game, 2).new(seed=1)
    seat = one.deciding[0]
    features = one.observation(seat)
    mask = one.mask(seat)
    action = one.legal(seat)[0]

    def played() -> int:
        one.play(action, seat)
        one.undo()
        return 1

    tries: dict[str, Callable[[], Any]] = {
        "players (nothing but the call)": lambda: one.players,
        "turn": lambda: one.turn,
        "legal": lambda: one.legal(seat),
        "check": lambda: one.check(action, seat),
        "observation, out given": lambda: one.observation(seat, features),
        "mask, out given": lambda: one.mask(seat, mask),
        "fork": one.fork,
        "play and undo": played,
    }
    told = {}
    for name, call in tries.items():

        def hundred(call: Callable[[], Any] = call) -> int:
            for _ in range(100):
                call()
            return 100

        told[name] = 1e9 / rate(hundred, seconds / 4)
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds for each line")
    parser.add_argument("--tables", type=int, default=256)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    seconds, tables = arguments.seconds, arguments.tables
    lines: list[tuple[str, str, float]] = []

    def add(what: str, how: str, step: Callable[[], int], clock: Callable[[], float] = time.process_time) -> float:
        found = rate(step, seconds, clock)
        lines.append((what, how, found))
        if not arguments.json:
            print(f"{what:34} {how:42} {found:12,.0f} steps/s", flush=True)
        return found

    own = {}
    for game in henge.GAMES:
        own[game] = add(f"henge {game}", "Batch, observation and mask, one core", batch(game, 2, tables, 1))
    for game in henge.GAMES:
        add(f"henge {game}", "Batch, observation, one core", batch(game, 2, tables, 1, masks=False))
        add(f"henge {game}", "Batch, rules alone, one core", batch(game, 2, tables, 1, masks=False, observations=False))
    for game in henge.GAMES:
        # Twice as many for each core, so that each has enough to do.
        many = batch(game, 2, tables * (os.cpu_count() or 1), 0)
        add(f"henge {game}", "Batch, observation and mask, all cores", many, time.perf_counter)
    for game in henge.GAMES:
        add(f"henge {game}", "Table, single calls", table(game, 2))
    like: list[tuple[float, str]] = []

    def others(house: str, how: str, names: tuple[str, ...], make: Callable[[str], Callable[[], int]], size: str) -> None:
        for name in names:
            try:
                found = add(f"{house} {name}", f"{how}{size}", make(name))
            except Exception as missing:  # noqa: BLE001 - some games are not in every build
                print(f"{house} {name}: not here ({str(missing).splitlines()[0]})")
                continue
            if size:
                like.append((found, f"{house} {name}"))

    try:
        import open_spiel.python.games  # noqa: F401

        others("OpenSpiel", "C++ game", SPIEL_LIKE, spiel, ", of like size")
        others("OpenSpiel", "C++ game", SPIEL_SMALL, spiel, "")
        others("OpenSpiel", "Python game", SPIEL_PYTHON, spiel, "")
    except ImportError as missing:
        print(missing)
    others("PettingZoo", "AEC", ZOO_LIKE, zoo, ", of like size")
    others("PettingZoo", "AEC", ZOO_SMALL, zoo, "")
    costs = {game: calls(game, seconds) for game in henge.GAMES}
    if arguments.json:
        print(json.dumps({"rates": lines, "calls_ns": costs}, indent=1))
        return
    if like:
        best, name = max(like)
        for game, found in own.items():
            print(f"{'henge ' + game:34} one core, times the best of like size ({name}): {found / best:.1f}")
    for game, told in costs.items():
        for name, cost in told.items():
            print(f"{'henge ' + game:34} {name:42} {cost:12,.0f} ns a call")


if __name__ == "__main__":
    main()
