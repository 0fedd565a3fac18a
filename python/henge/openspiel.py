"""The games as games of OpenSpiel.

``register()`` makes ``henge_dolmengoetter``, ``henge_vale``, ``henge_runestones`` and ``henge_skye`` known:

>>> import pyspiel, henge.openspiel
>>> henge.openspiel.register()
>>> game = pyspiel.load_game("henge_vale(players=3)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 3)

Chance is explicit and exact: an outcome is a row of throws, and each throw is a chance node with equally likely outcomes. Where several
seats decide at the same time the node is simultaneous; who has nothing to decide there has no action (pass 0 for it).
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

import henge

# No throw of any game has more results: cards and tiles are fewer.
MOST_RESULTS = 128
# Games in which several seats decide at the same time.
SIMULTANEOUS = {"skye"}


def read_options(text: str) -> dict[str, str]:
    """The options of a game from a parameter. What means something in the name of a game of OpenSpiel (``=``, ``,``) may be written ``:``, ``+``."""
    options = {}
    for option in filter(None, text.split(";")):
        key, found, value = option.replace("=", ":").partition(":")
        if not found:
            raise ValueError(f"options {text!r}: {option!r} is no option such as 'board:small16'")
        options[key.strip()] = value.strip().replace("+", ",")
    return options


def write_options(options: dict[str, str]) -> str:
    """Options as a parameter that OpenSpiel can write into the name of a game, and read again."""
    return ";".join(f"{key}:{value.replace(',', '+')}" for key, value in options.items())


class HengeGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games with its parameters: ``players``, and ``options`` such as ``"board:small16;start:P0"``."""

    def __init__(self, game_type: Any, params: dict[str, Any]) -> None:
        options = read_options(str(params.get("options", "")))
        players = int(params.get("players", 2))
        params = {"players": players, "options": write_options(options)}
        self.game = henge.Game(game_type.short_name.removeprefix("henge_"), players, **options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.action_count,
            max_chance_outcomes=MOST_RESULTS,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.game.longest,
        )
        super().__init__(game_type, info, params)

    def __reduce__(self) -> Any:
        return _loaded, (self.get_type().short_name, self.get_parameters())

    def new_initial_state(self) -> HengeState:
        return HengeState(self, self.game.new(seed=0, deal=False, forced=False))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> HengeObserver:
        return HengeObserver(self.game, iig_obs_type)


class HengeState(pyspiel.State):  # type: ignore[misc]
    """A position, or a place between two throws of a chance step."""

    def __init__(self, game: HengeGame, table: henge.Table) -> None:
        super().__init__(game)
        self._table = table
        self._throws: list[int] = []
        # What each player was told before the table began, where it was imagined.
        self._told: dict[int, str] = {}
        # What each player saw so far, and up to which step that is: a long game is not told from its beginning again and again.
        self._seen: dict[int, tuple[int, str]] = {}

    @property
    def table(self) -> henge.Table:
        """The table behind it, with everything on it."""
        return self._table

    def current_player(self) -> int:
        turn = self._table.turn
        if turn == "over":
            return int(pyspiel.PlayerId.TERMINAL)
        if turn == "chance":
            return int(pyspiel.PlayerId.CHANCE)
        deciding = self._table.deciding
        return deciding[0] if len(deciding) == 1 else int(pyspiel.PlayerId.SIMULTANEOUS)

    def is_terminal(self) -> bool:
        return self._table.over

    def _legal_actions(self, player: int) -> list[int]:
        return self._table.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        results = self._table.chance_throw(self._throws)
        # Where nothing is left to chance there is one outcome.
        count = 1 if isinstance(results, str) else results
        return [(result, 1.0 / count) for result in range(count)]

    def _apply_action(self, action: int) -> None:
        if self._table.turn != "chance":
            self._table.play(action)
            return
        throws = self._throws
        outcome = self._table.chance_throw(throws)
        if not isinstance(outcome, str):
            throws = [*throws, action]
            outcome = self._table.chance_throw(throws)
        # Only now: what cannot be thrown was refused, and nothing has changed.
        self._throws = throws
        if isinstance(outcome, str):
            self._throws = []
            self._table.apply_chance(outcome)

    def _apply_actions(self, actions: list[int]) -> None:
        for seat in self._table.deciding:
            self._table.play(actions[seat], seat)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"throw {action}" if player == pyspiel.PlayerId.CHANCE else self._table.text(action)

    def returns(self) -> list[float]:
        return self._table.rewards()

    def told(self, player: int) -> str:
        """Everything that a player saw happen, and what it knows now: its information state."""
        return f"{self._course(player)}{self._table.view_json(player)}\n"

    def _course(self, player: int) -> str:
        """Everything that a player saw happen, a line for each fact."""
        step, course = self._seen.get(player, (0, self._told.get(player, "")))
        if step < self._table.step:
            course += "".join(f"{fact}\n" for fact in self._table.seen(player, step))
            self._seen[player] = (self._table.step, course)
        return course

    def resample_from_infostate(self, player: int, rng: Any) -> HengeState:
        """A random world that ``player`` cannot tell from this one, each as likely as the pieces make it."""
        world: HengeState = self.clone()
        imagined = self._table.imagine(player, int(rng() * 2**53))
        before = {player: self._course(player)}
        for other in range(self._table.players):
            if other != player:
                before[other] = f"imagined by {player}\n{imagined.view_json(other)}\n"
        world._table = imagined
        world._told = before
        world._seen = {}
        return world

    def serialize(self) -> str:
        """The history. A world that was imagined has another one than its own and is refused."""
        if self._told:
            raise ValueError("an imagined world has no history to be written; keep bytes(state.table) instead")
        return str(super().serialize())

    def __str__(self) -> str:
        return f"step {self._table.step}, throws {self._throws}: {json.dumps(self._table.position())}"


class HengeObserver:
    """What a player is told as text and numbers. The tensor is the same for both kinds of state: a view suffices alone, because
    whatever was told once is still in it; the string of an information state has the whole course besides."""

    def __init__(self, game: henge.Game, iig_obs_type: Any) -> None:
        self.perfect_recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        self.tensor: NDArray[np.float32] = np.zeros(game.feature_count, np.float32)
        self.dict = {name: self.tensor[where] for name, where, _ in game.planes}

    def set_from(self, state: HengeState, player: int) -> None:
        state.table.observation(player, self.tensor)

    def string_from(self, state: HengeState, player: int) -> str:
        return state.told(player) if self.perfect_recall else state.table.view_json(player)


def game_type(label: dict[str, Any]) -> Any:
    """What OpenSpiel wants to know about a game."""
    simultaneous = label["id"] in SIMULTANEOUS
    dynamics = pyspiel.GameType.Dynamics
    return pyspiel.GameType(
        short_name=f"henge_{label['id']}",
        long_name=label["title"],
        dynamics=dynamics.SIMULTANEOUS if simultaneous else dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=label["players"][1],
        min_num_players=label["players"][0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "options": ""},
    )


def _registered(told: Any) -> type[HengeGame]:
    """The class of one game. OpenSpiel drops what was registered when Python is gone already; a class bears that, a function does not."""

    class Registered(HengeGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(told, params or {})

    return Registered


def _loaded(name: str, parameters: dict[str, Any]) -> Any:
    """The game of a pickle, in a process that may not have registered it yet."""
    register()
    return pyspiel.load_game(name, parameters)


def register() -> None:
    """Makes the games known to ``pyspiel.load_game``, once."""
    known = set(pyspiel.registered_names())
    for label in henge.games():
        told = game_type(label)
        if told.short_name not in known:
            pyspiel.register_game(told, _registered(told))
