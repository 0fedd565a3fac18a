"""The games as environments of Gymnasium: one seat is yours, bots have the others.

>>> import gymnasium, henge.gymnasium
>>> env = gymnasium.make("henge/Vale-v0", players=3, opponents="greedy")
>>> observation, info = env.reset(seed=7)
>>> action = env.action_space.sample(info["action_mask"])
>>> observation, reward, terminated, truncated, info = env.step(action)
"""

from __future__ import annotations

from operator import index
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

import henge

IDS = {
    "henge/Dolmengoetter-v0": "dolmengoetter",
    "henge/Vale-v0": "vale",
    "henge/RuneStones-v0": "runestones",
    "henge/Skye-v0": "skye",
}


class SeatEnv(gymnasium.Env[NDArray[np.float32], np.int64]):
    """One seat of a table, the others with bots.

    ``info["action_mask"]`` (int8) says what is possible; ``action_masks()`` gives the same as bools. Who takes another action loses at
    once with reward -1, and ``info["refused"]`` says why. The reward comes with the end: 1 for a winner alone to -1 for a last one alone.
    """

    metadata = {"render_modes": ["human", "ansi", "svg"], "render_fps": 1}

    def __init__(
        self,
        game: str = "vale",
        players: int = 2,
        seat: int = 0,
        opponents: str | int = "greedy",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = henge.Game(game, players, **options)
        if not 0 <= seat < players:
            raise IndexError(f"seat {seat}: this table has {players} seats, from 0")
        self.seat = seat
        self.opponents = opponents
        self.render_mode = render_mode
        low, high = henge.FEATURE_RANGE
        self.observation_space = spaces.Box(low, high, (self.game.feature_count,), np.float32)
        self.action_space = spaces.Discrete(self.game.action_count)
        self.table = self.game.new(seed=0)
        self._bots: dict[int, henge.Bot] = {}
        # Nothing was begun, or the episode is over.
        self._idle = True

    def _draw(self) -> int:
        return int(self.np_random.integers(2**63))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        super().reset(seed=seed)
        self.table = self.game.new(seed=self._draw())
        others = (seat for seat in range(self.game.players) if seat != self.seat)
        self._bots = {seat: henge.Bot(self.game.id, self.opponents, seed=self._draw()) for seat in others}
        self._follow()
        self._idle = False
        return self.table.observation(self.seat), self._info()

    def _follow(self) -> None:
        """The others play until you decide or the game is over."""
        while self.table.deciding and self.seat not in self.table.deciding:
            other = self.table.deciding[0]
            self.table.play(self._bots[other].choose(self.table, other), other)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask(self.seat).view(np.int8)}

    def action_masks(self) -> NDArray[np.bool_]:
        """What is possible now."""
        return self.table.mask(self.seat)

    def step(self, action: Any) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        if self._idle:
            raise gymnasium.error.ResetNeeded("nothing to decide: call reset before the first step and after the last")
        try:
            self.table.play(index(action), self.seat)
        except (henge.Refused, IndexError) as refused:
            self._idle = True
            info = self._info() | {"refused": str(refused)}
            return self.table.observation(self.seat), -1.0, True, False, info
        self._follow()
        self._idle = self.table.over
        reward = self.table.rewards()[self.seat]
        return self.table.observation(self.seat), reward, self.table.over, False, self._info()

    def render(self) -> Any:
        if self.render_mode == "svg":
            return self.table.svg(self.seat)
        picture = self.table.picture(self.seat)
        if self.render_mode == "ansi":
            return picture
        print(picture)
        return None


def make(game: str, players: int = 2, seat: int = 0, opponents: str | int = "greedy", **kwargs: Any) -> Any:
    """The environment of a game with Gymnasium's usual wrappers, by the id of the game: ``make("vale")``."""
    register()
    ids = {own: name for name, own in IDS.items()}
    if game not in ids:
        raise ValueError(f"unknown game {game!r}; there are: {', '.join(ids)}")
    return gymnasium.make(ids[game], players=players, seat=seat, opponents=opponents, **kwargs)


def register() -> None:
    """Tells Gymnasium the names of the games, once."""
    for name, game in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="henge.gymnasium:SeatEnv", kwargs={"game": game})


register()
