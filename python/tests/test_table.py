"""Tables: what goes in, what comes out, what is refused."""

from __future__ import annotations

import copy
import json
import pickle
import random

import numpy as np
import pytest
from conftest import MOST, each_game, each_table, walk

import henge


@each_table
def test_a_game_goes_to_its_end(game: str, players: int) -> None:
    table = henge.Game(game, players).new(seed=players)
    for table in walk(table, seed=1):
        pass
    assert table.over and table.turn == "over" and table.seat is None and table.legal() == []
    assert sum(table.rewards()) == pytest.approx(0)
    rows = table.standings()
    assert [row["seat"] for row in rows] == list(range(players))
    best = min(row["place"] for row in rows)
    assert best == 1 and all((row["place"] == 1) == (table.rewards()[row["seat"]] == max(table.rewards())) for row in rows)


@each_game
def test_numbers_and_texts_are_inverse(game: str) -> None:
    chosen = henge.Game(game, 2)
    for number in range(0, chosen.action_count, 97):
        assert chosen.number(chosen.text(number)) == number
    table = chosen.new(seed=1)
    for table in walk(table, 1, 40):
        seat = table.seat
        assert seat is not None
        assert [table.number(text) for text in table.legal_texts(seat)] == table.legal(seat)
        mask = table.mask(seat)
        assert mask.dtype == np.bool_ and np.flatnonzero(mask).tolist() == table.legal(seat)


@each_table
def test_observations_are_those_of_the_planes(game: str, players: int) -> None:
    chosen = henge.Game(game, players)
    names = [name for name, _, _ in chosen.planes]
    assert len(set(names)) == len(names) and all(about for _, _, about in chosen.planes)
    assert chosen.planes[-1][1].stop == chosen.feature_count
    low, high = henge.FEATURE_RANGE
    out = np.empty(chosen.feature_count, np.float32)
    for table in walk(chosen.new(seed=3), 3, 60):
        for seat in range(players):
            told = table.observation(seat)
            assert told.dtype == np.float32 and told.min() >= low and told.max() <= high
            assert table.observation(seat, out) is out and np.array_equal(told, out)


@each_game
def test_nothing_is_copied_on_the_way_to_numpy(game: str) -> None:
    table = henge.Game(game, 2).new(seed=1)
    assert table.seat is not None
    told = table.observation(table.seat)
    assert told.flags.writeable and told.flags.c_contiguous and not told.flags.owndata


@each_game
def test_undo_and_fork(game: str) -> None:
    table = henge.Game(game, 2).new(seed=5)
    dice = random.Random(1)
    before = []
    for _ in range(30):
        before.append(table.view_json(0) + table.view_json(1) + str(table.step))
        seat = table.deciding[0]
        table.play(dice.choice(table.legal(seat)), seat)
    other, third = table.fork(), copy.deepcopy(table)
    for expected in reversed(before):
        table.undo()
        assert table.view_json(0) + table.view_json(1) + str(table.step) == expected
    with pytest.raises(ValueError, match="nothing was done here"):
        table.undo()
    assert other.step == third.step > table.step and other.position() == third.position()


@each_game
def test_undone_draws_come_out_the_same(game: str) -> None:
    table = henge.Game(game, 2).new(seed=9)
    for table in walk(table, 1):
        pass
    end = table.steps()
    while table.step > 20:
        table.undo()
    for number in range(table.step, len(end)):
        seat, text = end[number]
        if number == table.step and seat is not None:
            table.play(text, seat)
    assert table.steps() == end


@each_game
def test_what_is_kept_comes_back(game: str) -> None:
    table = henge.Game(game, MOST[game]).new(seed=2)
    for table in walk(table, 2, 50):
        pass
    again = pickle.loads(pickle.dumps(table))
    assert again.steps() == table.steps() and again.position() == table.position() and again.seed == table.seed
    table.undo()
    again.undo()
    assert again.steps() == table.steps()
    imagined = table.imagine(0, 3)
    for imagined in walk(imagined, 2, 10):
        pass
    assert henge.restore(bytes(imagined)).position() == imagined.position()
    chosen = henge.Game(game, 2)
    assert pickle.loads(pickle.dumps(chosen)) == chosen and hash(chosen) == hash(henge.Game(game, 2))


@each_game
def test_records_are_replayed(game: str) -> None:
    table = henge.Game(game, 2).new(seed=7)
    for table in walk(table, 7):
        pass
    record = table.record(["Anna", "Ben"])
    assert henge.replay(record).steps() == table.steps() and "seed " in record
    with pytest.raises(ValueError):
        henge.replay(record.replace("Anna", "Anne"))
    running = henge.Game(game, 2).new(seed=7)
    assert "seed " not in running.record()


@each_game
def test_positions_are_set_up_again(game: str) -> None:
    chosen = henge.Game(game, 2)
    for table in walk(chosen.new(seed=11), 11, 40):
        pass
    position = table.position()
    assert chosen.at(position).position() == position
    assert chosen.at(json.dumps(position)).legal(table.seat) == table.legal(table.seat)


@each_game
def test_chance_is_all_there(game: str) -> None:
    chosen = henge.Game(game, 2)
    small = 0
    for table in walk(chosen.new(seed=4, deal=False), 4, 400):
        if table.turn != "chance":
            continue
        throws: list[int] = []
        dice = random.Random(table.step)
        while isinstance(results := table.chance_throw(throws), int):
            assert 0 < results <= 128
            throws.append(dice.randrange(results))
        assert isinstance(results, str)
        with pytest.raises(ValueError):
            table.chance_throw([*throws, 0])
        fork = table.fork()
        fork.apply_chance(results)
        try:
            outcomes = table.chance_outcomes(500)
        except ValueError:
            continue
        small += 1
        assert sum(odds for _, odds in outcomes) == pytest.approx(1)
        assert results in dict(outcomes) and all(odds > 0 for _, odds in outcomes)
        for outcome, _ in outcomes[:20]:
            table.fork().apply_chance(outcome)
    assert small > 0


def test_the_odds_of_a_draw() -> None:
    table = henge.Game("vale", 4).new(seed=1, deal=False)
    assert table.chance_outcomes() == [(f"start P{seat}", 0.25) for seat in range(4)]
    table.apply_chance("start P2")
    assert table.chance_throw([]) == 70 and table.chance_throw([0]) == 69
    with pytest.raises(ValueError, match="chance_throw"):
        table.chance_outcomes()


@each_game
def test_pictures_show_what_everybody_sees(game: str) -> None:
    table = henge.Game(game, 2).new(seed=1)
    svg = table._repr_svg_()
    assert svg.startswith("<svg") and svg == table.svg() and table.picture().strip()
    assert table.svg(0).startswith("<svg")


def test_a_table_says_who_decides() -> None:
    assert repr(henge.Game("skye", 3).new(seed=1)).endswith("seats 0, 1, 2 decide>")
    assert repr(henge.Game("vale", 3, start="P1").new(seed=1)).endswith("seat 1 decides>")


@each_game
def test_bots_choose_what_is_legal(game: str) -> None:
    for name in ["random", "greedy", 1, "search:20"]:
        bot = henge.Bot(game, name, seed=3)
        table = henge.Game(game, 2).new(seed=1)
        for _ in range(4):
            seat = table.deciding[0]
            action = bot.choose(table, seat)
            assert action in table.legal(seat)
            table.play(action, seat)


def test_arena_rotates_the_seats() -> None:
    played = henge.arena("vale", ["random", "greedy"], players=2, deals=4)
    assert len(played) == 16
    sums = played.groupby("bot")["reward"].sum()
    assert sums["greedy"] > sums["random"] and sums.sum() == 0
    again = henge.arena("vale", ["random", "greedy"], players=2, deals=4, threads=1)
    assert again.equals(played)
