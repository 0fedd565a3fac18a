"""The released suites of PettingZoo, Gymnasium and OpenSpiel, unchanged."""

from __future__ import annotations

import pickle
import random
import warnings
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from conftest import MOST, Options, each_edition, each_game
from gymnasium.utils.env_checker import check_env
from open_spiel.python.tests.games_sim_test import GamesSimTest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.utils import parallel_to_aec

import henge
import henge.gymnasium
import henge.openspiel
import henge.pettingzoo

henge.openspiel.register()


def load(game: str, players: int, options: Options) -> Any:
    chosen = ";".join(f"{key}={value}" for key, value in options.items())
    return pyspiel.load_game(f"henge_{game}", {"players": players, "options": chosen})


@each_edition
def test_pettingzoo_api(game: str, players: int, options: Options) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # Who has lost or waits for the end has nothing to do: a mask of zeros is what it should be.
        warnings.filterwarnings("ignore", message=".*all zeros.*")
        # The suite knows by name which environments give a dict.
        warnings.filterwarnings("ignore", message=".*not a NumPy array.*|.*should be gymnasium.spaces.box.*")
        api_test(henge.pettingzoo.env(game, players, **options), num_cycles=60)


@each_edition
def test_pettingzoo_seeds(game: str, players: int, options: Options) -> None:
    seed_test(lambda: henge.pettingzoo.env(game, players, **options), num_cycles=25)
    parallel_seed_test(lambda: henge.pettingzoo.parallel_env(game, players, **options), num_cycles=10)


@each_edition
def test_pettingzoo_parallel(game: str, players: int, options: Options) -> None:
    parallel_api_test(henge.pettingzoo.parallel_env(game, players, **options), num_cycles=60)


@each_edition
def test_pettingzoo_cycles(game: str, players: int, options: Options) -> None:
    def parallel(**named: Any) -> Any:
        return henge.pettingzoo.parallel_env(game, players, **options, **named)

    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=lambda **named: parallel_to_aec(parallel(**named))))


@each_edition
def test_pettingzoo_rendering(game: str, players: int, options: Options, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda **named: henge.pettingzoo.env(game, players, **options, **named))
    assert capsys.readouterr().out.strip()


def test_several_who_decide_take_turns() -> None:
    env = henge.pettingzoo.raw_env("skye", 3)
    env.reset(seed=1)
    assert env.table.deciding == [0, 1, 2] or tuple(env.table.deciding) == (0, 1, 2)
    order = []
    for _ in range(3):
        order.append(env.agent_selection)
        env.step(env.table.legal(int(env.agent_selection[-1]))[0])
    assert order == ["player_0", "player_1", "player_2"]


def test_an_illegal_action_loses() -> None:
    env = henge.pettingzoo.env("vale", 2)
    env.reset(seed=1)
    observation, *_ = env.last()
    agent = env.agent_selection
    env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert all(env.terminations.values()) and env.rewards[agent] == -1


@each_edition
def test_gymnasium_check_env(game: str, players: int, options: Options) -> None:
    ids = {own: name for name, own in henge.gymnasium.IDS.items()}
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = gymnasium.make(ids[game], players=players, opponents="random", render_mode="ansi", **options)
        check_env(env.unwrapped)
    observation, info = env.reset(seed=1)
    over = False
    while not over:
        observation, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
    assert "refused" not in info and -1 <= float(reward) <= 1


def test_gymnasium_seeds_decide() -> None:
    def play() -> list[float]:
        env = henge.gymnasium.make("vale", players=3)
        observation, info = env.reset(seed=5)
        env.action_space.seed(5)
        sums = []
        for _ in range(12):
            observation, _, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
            sums.append(float(observation.sum()))
        return sums

    assert play() == play()


@each_edition
def test_openspiel_simulations(game: str, players: int, options: Options) -> None:
    loaded = load(game, players, options)
    pyspiel.random_sim_test(loaded, 1, serialize=True, verbose=False)
    GamesSimTest().sim_game(loaded)


@each_edition
def test_openspiel_resampling(game: str, players: int, options: Options) -> None:
    """A world that was drawn for a player: it cannot tell them apart, and it can be played to its end."""
    loaded = load(game, players, options)
    dice = random.Random(players)
    state = loaded.new_initial_state()
    compared = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(dice.choice(state.chance_outcomes())[0])
            continue
        if compared < 6 and dice.random() < 0.15:
            compared += 1
            for player in range(players):
                other = state.resample_from_infostate(player, dice.random)
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.observation_string(player) == state.observation_string(player)
                assert other.information_state_tensor(player) == state.information_state_tensor(player)
                assert other.current_player() == state.current_player()
                assert other.legal_actions(player) == state.legal_actions(player)
                with pytest.raises(ValueError, match="imagined"):
                    other.serialize()
                while compared == 1 and not other.is_terminal():
                    step(other, dice, players)
        step(state, dice, players)
    assert compared > 0 and sum(state.returns()) == pytest.approx(0)


def step(state: Any, dice: random.Random, players: int) -> None:
    if state.is_chance_node():
        state.apply_action(dice.choice(state.chance_outcomes())[0])
    elif state.is_simultaneous_node():
        legal = [state.legal_actions(player) for player in range(players)]
        state.apply_actions([dice.choice(own) if own else 0 for own in legal])
    else:
        state.apply_action(dice.choice(state.legal_actions()))


@each_game
def test_openspiel_states_are_written_and_read(game: str) -> None:
    loaded = pyspiel.load_game(f"henge_{game}")
    dice = random.Random(1)
    state = loaded.new_initial_state()
    for _ in range(60):
        step(state, dice, 2)
    text = pyspiel.serialize_game_and_state(loaded, state)
    _, again = pyspiel.deserialize_game_and_state(text)
    assert str(again) == str(state) and str(pickle.loads(pickle.dumps(state))) == str(state)
    clone = state.clone()
    step(clone, dice, 2)
    assert str(clone) != str(again)


@each_game
def test_openspiel_knows_the_parameters(game: str) -> None:
    assert pyspiel.load_game(f"henge_{game}", {"players": MOST[game]}).num_players() == MOST[game]
    with pytest.raises(ValueError):
        henge.Game(game, 9)


def test_openspiel_takes_options() -> None:
    """As text in the name of a game, or as a parameter; lists too, which have commas."""
    for options in ("variant=druids;colours=yellow,blue", "variant:druids;colours:yellow+blue"):
        loaded = pyspiel.load_game("henge_skye", {"players": 2, "options": options})
        assert loaded.game.options["colours"] == "yellow,blue" and loaded.game.options["variant"] == "druids"
        again = pyspiel.load_game(str(loaded))
        assert again.game == loaded.game and pickle.loads(pickle.dumps(loaded)).game == loaded.game
    assert pyspiel.load_game("henge_skye(options=variant:druids)").game.options["variant"] == "druids"
    with pytest.raises(ValueError, match="is no option such as"):
        pyspiel.load_game("henge_skye(options=druids)")
