"""What all tests have in common: the games, and tables in the middle of a game."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import henge

Options = dict[str, str]
PLAYERS = [
    (str(game["id"]), players)
    for game in henge.games()
    for players in range(game["players"][0], game["players"][1] + 1)
]
# Options that make another game of it: boards and editions. Whoever starts and wears which colour does not.
EDITIONS = ("board", "variant")
TABLES = [
    (str(game["id"]), players, {key: value})
    for game in henge.games()
    for players, options in game["options"].items()
    for key, option in options.items()
    if key in EDITIONS
    for value in option["values"]
]
TABLES += [(game, players, {}) for game, players in PLAYERS if not any(game == other for other, _, _ in TABLES)]
MOST = {str(game["id"]): game["players"][1] for game in henge.games()}


def each_table(test: object) -> object:
    """For tests that hold at every game with every number of players."""
    return pytest.mark.parametrize(("game", "players"), PLAYERS)(test)


def each_edition(test: object) -> object:
    """For tests that hold at every game with every number of players on every board and in every edition."""
    names = ["-".join([game, str(players), *options.values()]) for game, players, options in TABLES]
    return pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=names)(test)


def each_game(test: object) -> object:
    """For tests that hold at every game."""
    return pytest.mark.parametrize("game", list(henge.GAMES))(test)


def walk(table: henge.Table, seed: int, steps: int = 10_000) -> Iterator[henge.Table]:
    """A random game, position by position; chance is drawn where it waits."""
    dice = random.Random(seed)
    for _ in range(steps):
        yield table
        if table.over:
            return
        if table.turn == "chance":
            table.apply_chance()
        else:
            seat = dice.choice(table.deciding)
            table.play(dice.choice(table.legal(seat)), seat)
