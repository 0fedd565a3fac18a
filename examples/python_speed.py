"""How fast it is, side by side in one run: python examples/python_speed.py

One step is one decision with what a learner needs for it: the legal actions of the next seat as a mask, its observation, an action at
random. Everything is measured in CPU time of the process, so that a busy machine changes little; compare figures of one run only.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import henge


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


def zoo(make: Callable[[], Any]) -> Callable[[], int]:
    env = make()
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

    def add(what: str, how: str, step: Callable[[], int], clock: Callable[[], float] = time.process_time) -> None:
        found = rate(step, seconds, clock)
        lines.append((what, how, found))
        if not arguments.json:
            print(f"{what:34} {how:42} {found:12,.0f} steps/s", flush=True)

    for game in henge.GAMES:
        add(f"henge {game}", "Batch, observation and mask, one core", batch(game, 2, tables, 1))
    for game in henge.GAMES:
        add(f"henge {game}", "Batch, observation, one core", batch(game, 2, tables, 1, masks=False))
        add(f"henge {game}", "Batch, rules alone, one core", batch(game, 2, tables, 1, masks=False, observations=False))
        add(f"henge {game}", "Batch, all cores, by the clock", batch(game, 2, tables, 0), time.perf_counter)
        add(f"henge {game}", "Table, single calls", table(game, 2))
    try:
        for name in ("gin_rummy", "backgammon", "hanabi", "bridge", "leduc_poker", "connect_four"):
            try:
                add(f"OpenSpiel {name}", "pyspiel", spiel(name))
            except Exception as missing:  # noqa: BLE001 - some games are not in every build
                print(f"OpenSpiel {name}: not here ({str(missing).splitlines()[0]})")
        import open_spiel.python.games  # noqa: F401

        for name in ("python_block_dominoes", "python_tic_tac_toe"):
            add(f"OpenSpiel {name}", "pyspiel, a game in Python", spiel(name))
    except ImportError as missing:
        print(missing)
    try:
        from pettingzoo.classic import connect_four_v3, tictactoe_v3

        add("PettingZoo connect_four", "AEC", zoo(connect_four_v3.env))
        add("PettingZoo tictactoe", "AEC", zoo(tictactoe_v3.env))
    except ImportError as missing:
        print(f"the classic games of PettingZoo need more: {missing}")
    costs = {game: calls(game, seconds) for game in ("vale", "dolmengoetter")}
    if arguments.json:
        print(json.dumps({"rates": lines, "calls_ns": costs}, indent=1))
    else:
        for game, told in costs.items():
            for name, cost in told.items():
                print(f"{'henge ' + game:34} {name:42} {cost:12,.0f} ns a call")


if __name__ == "__main__":
    main()
