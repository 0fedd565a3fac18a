"""Does memory stay where it is over a million resets? python python/tests/memory.py

Every way to begin a game anew is repeated so often; what the process holds is printed ten times on the way. The suite runs the same, shorter.
"""

from __future__ import annotations

import argparse
import resource
import sys
import time
from collections.abc import Callable
from pathlib import Path

import henge

PAGE = resource.getpagesize()


def resident() -> int:
    """What the process holds, in KiB; where the system does not tell, the most it ever held."""
    counts = Path("/proc/self/statm")
    if counts.exists():
        return int(counts.read_text().split()[1]) * PAGE // 1024
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most // 1024 if sys.platform == "darwin" else most


def ways() -> dict[str, Callable[[], int]]:
    """Every way to begin anew; each says how many games it began."""
    found: dict[str, Callable[[], int]] = {}
    for game in henge.GAMES:
        found[f"{game}: Game.new, a step, fork, undo, imagine"] = table(game)
        found[f"{game}: Batch.reset, 64 tables"] = batch(game)
    for add in (pettingzoo, gymnasium, openspiel):
        try:
            found |= add()
        except ImportError as missing:
            print(missing)
    return found


def table(game: str) -> Callable[[], int]:
    chosen = henge.Game(game, 2)

    def once() -> int:
        one = chosen.new(seed=1)
        seat = one.deciding[0]
        one.observation(seat)
        one.mask(seat)
        one.play(one.legal(seat)[0], seat)
        one.fork().undo()
        one.imagine(seat, 1).observation(seat)
        return 1

    return once


def batch(game: str) -> Callable[[], int]:
    many = henge.Batch(game, 2, n=64, threads=2, masks=False)

    def once() -> int:
        many.reset(1)
        many.step(many.sample())
        return len(many)

    return once


def pettingzoo() -> dict[str, Callable[[], int]]:
    import henge.pettingzoo

    env, parallel = henge.pettingzoo.env("runestones"), henge.pettingzoo.parallel_env("runestones")

    def once() -> int:
        env.reset(seed=1)
        env.step(int(env.last()[0]["action_mask"].argmax()))
        return 1

    def together() -> int:
        seen, _ = parallel.reset(seed=1)
        parallel.step({agent: int(seen[agent]["action_mask"].argmax()) for agent in parallel.agents})
        return 1

    return {"runestones: PettingZoo, reset and a step": once, "runestones: PettingZoo, in parallel": together}


def gymnasium() -> dict[str, Callable[[], int]]:
    import henge.gymnasium

    env = henge.gymnasium.make("runestones", opponents="random")

    def once() -> int:
        _, info = env.reset(seed=1)
        env.step(int(info["action_mask"].argmax()))
        return 1

    return {"runestones: Gymnasium, reset and a step": once}


def openspiel() -> dict[str, Callable[[], int]]:
    import pyspiel

    import henge.openspiel

    henge.openspiel.register()
    game = pyspiel.load_game("henge_vale")

    def once() -> int:
        state = game.new_initial_state()
        state.apply_action(0)
        state.clone().apply_action(0)
        return 1

    return {"vale: OpenSpiel, a state, two throws, a clone": once}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--resets", type=int, default=1_000_000, help="for each way")
    arguments = parser.parse_args()
    for name, way in ways().items():
        done, told, begin = 0, [], time.perf_counter()
        for part in range(1, 11):
            while done < arguments.resets * part // 10:
                done += way()
            told.append(f"{resident() / 1024:.1f}")
        print(f"{name:48} {done:9,} in {time.perf_counter() - begin:5.0f} s, MiB: {' '.join(told)}", flush=True)


if __name__ == "__main__":
    main()
