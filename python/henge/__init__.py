"""Exact druid board games for people who train agents.

>>> import henge
>>> table = henge.Game("vale", players=3).new(seed=7)
>>> while not table.over:
...     table.play(table.legal()[0])
>>> sum(table.rewards())
0.0

* ``Game``, ``Table``: one game, step by step. ``Batch``: many at once. ``Bot``, ``arena``: who plays, and who plays better.
* ``henge.pettingzoo``, ``henge.gymnasium``, ``henge.openspiel``: the games in the forms of these libraries.
"""

from __future__ import annotations

from typing import Any

from henge import _engine
from henge._engine import (
    FEATURE_RANGE,
    Batch,
    Bot,
    Game,
    Refused,
    Table,
    __version__,
    games,
    replay,
    restore,
)

__all__ = [
    "FEATURE_RANGE",
    "Batch",
    "Bot",
    "Game",
    "Refused",
    "Table",
    "__version__",
    "arena",
    "games",
    "replay",
    "restore",
]

GAMES = tuple(str(game["id"]) for game in games())


def _chosen(game: str, players: int, options: dict[str, str]) -> Game:
    """The game of a pickle."""
    return Game(game, players, **options)


def arena(
    game: str,
    bots: list[str | int],
    players: int = 2,
    deals: int = 10,
    seed: int = 1,
    threads: int = 0,
    **options: str | int,
) -> Any:
    """Lets bots play each other, every deal once for each rotation of the seats.

    Gives a pandas data frame with a row for each seat of each game (a dict of columns where pandas is missing). All errors are errors
    over deals: group by ``deal`` before you trust a difference.

    >>> played = henge.arena("vale", ["random", "greedy"], deals=3)
    >>> len(played["reward"])
    12
    """
    told = _engine.arena(game, bots, players, deals, seed, threads, **options)
    try:
        import pandas
    except ImportError:
        return told["columns"]
    frame = pandas.DataFrame(told["columns"])
    frame.attrs["cpu_seconds"] = told["cpu_seconds"]
    return frame
