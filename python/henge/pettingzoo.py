"""The games as environments of PettingZoo.

``env`` is the form in which agents act one after the other (AEC), with action masks. Where a game lets several seats decide at the same
time, they act in turn, clockwise, and none sees what another has decided before the rules show it. ``parallel_env`` lets every seat act in
every cycle; who has nothing to decide waits.

>>> import henge.pettingzoo
>>> env = henge.pettingzoo.env("skye", players=3)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter(20):
...     observation, reward, termination, truncation, info = env.last()
...     env.step(env.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

import henge

RENDER_MODES = ["human", "ansi", "svg"]


def env(game: str = "vale", players: int = 2, illegal_reward: float = -1.0, **kwargs: Any) -> AECEnv:
    """The environment with the usual wrappers: who takes an illegal action loses with ``illegal_reward``, and the game ends."""
    bare: Any = raw_env(game, players, **kwargs)
    bare = wrappers.TerminateIllegalWrapper(bare, illegal_reward=illegal_reward)
    bare = wrappers.AssertOutOfBoundsWrapper(bare)
    return wrappers.OrderEnforcingWrapper(bare)


class _Room:
    """What both forms of an environment have in common: a table, its seats as agents, and spaces."""

    def __init__(self, game: str, players: int, render_mode: str | None, options: dict[str, Any]) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode {render_mode!r}: there are {RENDER_MODES}")
        self.game = henge.Game(game, players, **options)
        self.agents = [f"player_{seat}" for seat in range(players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.agents)}
        self.render_mode = render_mode
        self.dice = random.Random()
        self.table = self.game.new(seed=0)

    def spaces(self, actions: int) -> tuple[dict[str, spaces.Space[Any]], dict[str, spaces.Space[Any]]]:
        low, high = henge.FEATURE_RANGE
        observation = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, (self.game.feature_count,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.agents
        }
        return dict(observation), {agent: spaces.Discrete(actions) for agent in self.agents}

    def open(self, seed: int | None) -> None:
        """A new table. Without a seed the next one follows from the last that was given."""
        if seed is not None:
            self.dice = random.Random(seed)
        self.table = self.game.new(seed=self.dice.getrandbits(64))

    def picture(self) -> str | None:
        """What everybody may see."""
        if self.render_mode == "svg":
            return self.table.svg()
        picture = self.table.picture()
        if self.render_mode == "ansi":
            return picture
        print(picture)
        return None


class raw_env(AECEnv):  # type: ignore[misc]
    """The environment without wrappers: an illegal action raises ``henge.Refused`` with the reason."""

    def __init__(
        self,
        game: str = "vale",
        players: int = 2,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"henge_{game}_v0",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self._room = _Room(game, players, render_mode, options)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = list(self._room.agents)
        self.observation_spaces, self.action_spaces = self._room.spaces(self._room.game.action_count)

    @property
    def table(self) -> henge.Table:
        """The table behind it, with everything on it."""
        return self._room.table

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._room.open(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._decisions = 0
        self.agent_selection = self.agents[self.table.deciding[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._room.seats[agent]
        return {
            "observation": self.table.observation(seat),
            "action_mask": self.table.mask(seat).view(np.int8),
        }

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._room.seats[agent]
        self.table.play(action, seat)
        self._decisions += 1
        self._cumulative_rewards[agent] = 0.0
        for other, reward in zip(self.possible_agents, self.table.rewards()):
            self.rewards[other] = reward
        if self.table.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self._decisions >= self.max_cycles * len(self.possible_agents):
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[self._next(seat)]
        self._accumulate_rewards()

    def _next(self, seat: int) -> int:
        """Who acts now: of several who decide at the same time the next one clockwise."""
        deciding = self.table.deciding
        if not deciding:
            return (seat + 1) % len(self.possible_agents)
        return min(deciding, key=lambda other: (other - seat - 1) % len(self.possible_agents))

    def render(self) -> str | None:
        return self._room.picture()

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


class parallel_env(ParallelEnv):  # type: ignore[misc]
    """Every seat acts in every cycle.

    The last action, ``game.action_count``, is to wait: the only one of who has nothing to decide. An action that is not possible
    is replaced by one that is, drawn with the dice of the environment, and ``infos`` says so: in a form where everybody acts at once
    nobody can be sent back.
    """

    def __init__(
        self,
        game: str = "skye",
        players: int = 2,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: Any,
    ) -> None:
        self.metadata = {"name": f"henge_{game}_parallel_v0", "render_modes": RENDER_MODES, "render_fps": 1}
        self._room = _Room(game, players, render_mode, options)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = list(self._room.agents)
        self.agents: list[str] = []
        self.wait = self._room.game.action_count
        self.observation_spaces, self.action_spaces = self._room.spaces(self.wait + 1)

    @property
    def table(self) -> henge.Table:
        """The table behind it, with everything on it."""
        return self._room.table

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self._room.open(seed)
        self.agents = list(self.possible_agents)
        self._cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Any]:
        observations = {}
        for agent in self.agents:
            seat = self._room.seats[agent]
            mask = np.zeros(self.wait + 1, np.bool_)
            self.table.mask(seat, mask[:-1])
            mask[-1] = not mask.any()
            observations[agent] = {
                "observation": self.table.observation(seat),
                "action_mask": mask.view(np.int8),
            }
        return observations

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        if not self.agents:
            return {}, {}, {}, {}, {}
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        for seat in self.table.deciding:
            agent = self.possible_agents[seat]
            try:
                self.table.play(actions[agent], seat)
            except (henge.Refused, IndexError) as refused:
                infos[agent]["replaced"] = str(refused)
                self.table.play(self._room.dice.choice(self.table.legal(seat)), seat)
        self._cycles += 1
        over = self.table.over
        cut = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        agents = self.agents
        rewards = dict(zip(agents, self.table.rewards()))
        observations = self._observations()
        if over or cut:
            self.agents = []
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    def render(self) -> str | None:
        return self._room.picture()

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])
