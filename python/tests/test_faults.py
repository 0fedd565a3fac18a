"""Whatever is given, the answer is an exception with a reason, and never a crash."""

from __future__ import annotations

import json
import pickle
import random
import subprocess
import sys
import threading
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from conftest import each_game, walk

import henge

BAD: list[Any] = [
    None, -1, 2, 5, 255, 256, 65535, 65536, 2**31, 2**63, -(2**63), 10**30, 0.5, float("nan"), "", "P0", "D 20", "\x00", "ä" * 500,
    b"", b"x", [], [0], {}, {"a": 1}, (), object(), True, np.int8(3), np.uint64(2**64 - 1), np.float32(1), np.array([1, 2]),
    np.zeros(3, np.float32), np.zeros((2, 2)), np.array("x"), "start P9", "reveal", "{}", '{"players":{}}', lambda: None,
]  # fmt: skip
FAULTS = (ValueError, TypeError, IndexError, OverflowError, KeyError, AttributeError)


def attempt(call: Callable[..., Any], *given: Any, **named: Any) -> None:
    """It works, or says why not. PanicException is no Exception and fails the test."""
    try:
        call(*given, **named)
    except FAULTS as fault:
        assert str(fault) or isinstance(fault, KeyError)


@each_game
def test_any_arguments(game: str) -> None:
    dice = random.Random(game)
    for _ in range(40):
        attempt(henge.Game, *dice.choices([*BAD, game], k=2))
        attempt(henge.Game, game, dice.choice([2, 3, *BAD]), **{dice.choice(["start", "board", "x"]): dice.choice(BAD)})
    chosen = henge.Game(game, 2)
    table = chosen.new(seed=1)
    methods = [
        "legal", "legal_texts", "check", "play", "chance_outcomes", "chance_throw", "apply_chance", "view", "view_json", "seen",
        "imagine", "observation", "mask", "text", "number", "record", "picture", "svg",
    ]  # fmt: skip
    for _ in range(1500):
        name = dice.choice(methods)
        attempt(getattr(table, name), *dice.choices(BAD, k=dice.choice([0, 1, 1, 1, 2, 2])))
        attempt(getattr(chosen, dice.choice(["new", "at", "text", "number"])), dice.choice(BAD), dice.choice(BAD))
        attempt(henge.Bot, game, dice.choice(BAD), dice.choice([0, *BAD]))
        attempt(henge.restore, dice.choice(BAD))
        attempt(henge.replay, dice.choice(BAD))
        if table.over:
            table = chosen.new(seed=2)
        assert table.turn in ("decide", "chance", "over")


@each_game
def test_batches_with_any_arguments(game: str) -> None:
    dice = random.Random(game)
    for _ in range(60):
        named: dict[str, Any] = {
            "n": dice.choice([0, 1, 3, -1, 2**40, "x"]),
            "seed": dice.choice([0, 2**64 - 1, *BAD]),
            "threads": dice.choice([1, 2, 10**9, -1]),
            "opponents": dice.choice([None, {1: "greedy"}, {0: 1, 1: 1}, {7: "random"}, {1: "nobody"}, {"x": 1}, 5]),
        }
        attempt(henge.Batch, game, dice.choice([2, 3, 9]), **named)
    batch = henge.Batch(game, 2, n=3, threads=1)
    before = batch.observation.copy()
    for bad in [*BAD, np.zeros(2, np.int64), np.full(3, -1), np.full(3, 65536), np.zeros((3, 1), np.int64), np.zeros(3)]:
        attempt(batch.step, bad)
        attempt(batch.reset, bad) if not isinstance(bad, (bool, int, np.integer)) else None
    batch.reset(0)
    assert np.array_equal(before, batch.observation)
    wrong = batch.sample().copy()
    wrong[2] = int(np.flatnonzero(~batch.mask[2])[0])
    with pytest.raises(ValueError, match="table 2"):
        batch.step(wrong)
    assert np.array_equal(before, batch.observation), "what is refused changes nothing"
    with pytest.raises(ValueError, match="2 actions for 3 tables"):
        batch.step([0, 0])
    with pytest.raises(TypeError, match="whole numbers"):
        batch.step([0.5, 0.5, 0.5])


@each_game
def test_forged_pickles(game: str) -> None:
    table = henge.Game(game, 2).new(seed=1)
    for table in walk(table, 1, 30):
        pass
    kept = bytes(table)
    dice = random.Random(1)
    for _ in range(400):
        forged = bytearray(kept)
        for _ in range(dice.choice([1, 1, 2, 8])):
            at = dice.randrange(len(forged))
            forged[at] = dice.randrange(256)
        if dice.random() < 0.2:
            del forged[dice.randrange(len(forged)) :]
        attempt(henge.restore, bytes(forged))
    whole = json.loads(kept)
    for key, value in [("marks", [5, 3]), ("marks", [10**6]), ("henge", 2), ("seed", "x"), ("record", ""), ("extra", 1)]:
        with pytest.raises(ValueError):
            henge.restore(json.dumps(whole | {key: value}).encode())
    with pytest.raises(FAULTS):
        pickle.loads(pickle.dumps(table).replace(b'"henge":1', b'"henge":3'))


def test_seats_that_are_not_there() -> None:
    table = henge.Game("skye", 3).new(seed=1)
    for seat in (-1, 3, 255, 10**9):
        for call in (table.legal, table.view, table.observation, table.mask, table.picture):
            with pytest.raises(IndexError, match="this table has 3 seats"):
                call(seat)
    with pytest.raises(IndexError, match="from 0"):
        table.play(10**6, table.deciding[0])


def test_refusals_have_their_word() -> None:
    table = henge.Game("dolmengoetter", 2, start="P0", board="small16").new(seed=1)
    table.play("D 20")
    with pytest.raises(henge.Refused, match="place 20 is not free") as refused:
        table.play("D 20")
    assert refused.value.code == "not-free" and isinstance(refused.value, ValueError)
    with pytest.raises(henge.Refused) as refused:
        table.play("nonsense")
    assert refused.value.code == "unreadable"
    with pytest.raises(ValueError, match="chance"):
        henge.Game("vale").new(seed=1, deal=False).play(0)


def test_several_deciders_have_to_be_named() -> None:
    table = henge.Game("skye", 3).new(seed=1)
    assert len(table.deciding) > 1
    with pytest.raises(ValueError, match="decide at the same time"):
        table.play(0)


def test_a_bot_keeps_to_its_game() -> None:
    with pytest.raises(ValueError, match="plays vale, not skye"):
        henge.Bot("vale", 1).choose(henge.Game("skye").new(seed=1), 0)


def test_arrays_of_the_wrong_form_are_refused() -> None:
    table = henge.Game("vale").new(seed=1)
    seat = table.seat
    assert seat is not None
    for out in (np.zeros(3, np.float32), np.zeros(2 * table.observation(seat).size, np.float32)[::2]):
        with pytest.raises(FAULTS):
            table.observation(seat, out)
    frozen = np.zeros_like(table.observation(seat))
    frozen.flags.writeable = False
    with pytest.raises(FAULTS):
        table.observation(seat, frozen)
    for kind in (np.float64, ">f4", np.int32, bool, object):
        with pytest.raises(FAULTS):
            table.observation(seat, np.zeros(table.observation(seat).size, kind))
        if kind is not bool:
            with pytest.raises(FAULTS):
                table.mask(seat, np.zeros(table.mask(seat).size, kind))
    askew = np.frombuffer(bytearray(frozen.nbytes + 1), np.uint8)[1:].view(np.float32)
    with pytest.raises(FAULTS):
        table.observation(seat, askew)


def own_process(program: str, seconds: float = 60) -> str:
    """What would take the tests with it runs beside them."""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=seconds)
    assert done.returncode == 0, (done.returncode, done.stderr[-2000:])
    return done.stdout


def test_arrays_of_a_batch_may_be_bent() -> None:
    """Python can give an array another type, shape and memory in place. The batch goes on as if nothing was."""
    told = own_process(
        """
import gc, warnings
import numpy as np
import henge
warnings.simplefilter("ignore")
straight = henge.Batch("vale", 2, n=8, seed=1, threads=1)
for name in ("observation", "mask", "reward", "done", "seat", "actions"):
    for bend in (
        lambda array: setattr(array, "dtype", np.dtype("V1") if array.dtype.itemsize == 1 else np.int8),
        lambda array: setattr(array, "shape", (-1,)),
        lambda array: setattr(array, "shape", (1, array.size)),
        lambda array: array.setflags(write=False),
        lambda array: array.__setstate__((1, (3,), np.dtype("f4"), False, b"x" * 12)),
        lambda array: array.resize((1,), refcheck=False),
        lambda array: array.base.resize((1,), refcheck=False),
        lambda array: array.fill(7),
        lambda array: array.view(np.uint8).fill(255),
    ):
        straight.reset(1)
        bent = henge.Batch("vale", 2, n=8, seed=1, threads=2)
        array = bent.sample() if name == "actions" else getattr(bent, name)
        try:
            bend(array)
        except (ValueError, TypeError, AttributeError):
            pass
        for _ in range(5):
            actions = straight.sample().copy()
            bent.sample()
            straight.step(actions)
            bent.step(actions)
            gc.collect()
        for other in ("observation", "mask", "reward", "done", "seat"):
            if other != name:
                assert np.array_equal(getattr(bent, other), getattr(straight, other)), (name, other)
        assert [bent.legal(table) for table in range(8)] == [straight.legal(table) for table in range(8)]
print("straight")
"""
    )
    assert told == "straight\n"


def test_actions_may_change_while_they_are_read() -> None:
    batch = henge.Batch("dolmengoetter", 2, n=256, seed=1, threads=2)
    stop = threading.Event()
    actions = batch.sample()

    def spoil() -> None:
        while not stop.is_set():
            actions[:] = 2**62
            actions.view(np.uint8)[:] = 255

    spoiler = threading.Thread(target=spoil)
    spoiler.start()
    refused = 0
    for _ in range(200):
        try:
            batch.step(batch.sample())
        except ValueError as fault:
            assert "may not take action" in str(fault)
            refused += 1
    stop.set()
    spoiler.join()
    batch.step([batch.legal(table)[0] for table in range(256)])


@pytest.mark.skipif(sys.platform == "win32", reason="no fork there")
def test_after_a_fork() -> None:
    """A process that was forked off has no threads of its parent; a batch begins others there."""
    told = own_process(
        """
import os
import henge
batch = henge.Batch("vale", 3, n=128, seed=1, threads=2)
for _ in range(5):
    batch.step(batch.sample())
table, bot = henge.Game("vale", 3).new(seed=1), henge.Bot("vale", "search:20", seed=1)
def on():
    for _ in range(5):
        batch.step(batch.sample())
    table.play(bot.choose(table))
    played = henge.arena("dolmengoetter", ["random", "random"], deals=2, threads=2)
    return [float(batch.observation.sum()), table.steps(), len(played)]
read, write = os.pipe()
child = os.fork()
if child == 0:
    os.write(write, repr(on()).encode())
    os._exit(0)
os.close(write)
_, status = os.waitpid(child, 0)
assert status == 0, status
assert os.read(read, 1 << 20).decode() == repr(on())
child = os.fork()
if child == 0:
    del batch
    raise SystemExit(0)
_, status = os.waitpid(child, 0)
print(status)
"""
    )
    assert told.endswith("0\n")


@pytest.mark.skipif(sys.platform != "linux", reason="no such limit there")
def test_more_than_memory() -> None:
    """Where memory is short the answer is MemoryError, and what was there goes on."""
    told = own_process(
        """
import resource
import henge
small = henge.Batch("vale", 2, n=4, threads=1)
resource.setrlimit(resource.RLIMIT_AS, (1 << 31, 1 << 31))
for n in (1 << 20, 100_000):
    try:
        henge.Batch("vale", 4, n=n, threads=1)
    except (MemoryError, ValueError) as fault:
        print(type(fault).__name__)
small.step(small.sample())
"""
    )
    assert told == "MemoryError\nMemoryError\n"


@each_game
def test_threads_at_one_table(game: str) -> None:
    """Who comes second gets an exception; nothing is half done."""
    table, bot = henge.Game(game, 2).new(seed=1), henge.Bot(game, "search:30")
    faults: list[BaseException] = []

    def play(seed: int) -> None:
        dice = random.Random(seed)
        for _ in range(60):
            try:
                if table.over:
                    return
                seat = table.deciding[0]
                kind = dice.randrange(4)
                if kind == 0:
                    bot.choose(table, seat)
                elif kind == 1:
                    table.undo()
                else:
                    table.play(dice.choice(table.legal(seat)), seat)
                table.observation(seat)
            except (RuntimeError, ValueError, IndexError) as fault:
                faults.append(fault)

    workers = [threading.Thread(target=play, args=(seed,)) for seed in range(4)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert all(str(fault) for fault in faults)
    assert henge.restore(bytes(table)).position() == table.position()


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal there")
def test_an_arena_can_be_interrupted() -> None:
    told = own_process(
        """
import os, signal, threading
import henge
threading.Timer(1.0, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
try:
    henge.arena("dolmengoetter", ["search:50", "search:50"], players=2, deals=1_000_000)
except KeyboardInterrupt:
    print("interrupted")
"""
    )
    assert told == "interrupted\n"


def bent(thing: Any, dice: random.Random) -> Any:
    """A part of a position, changed somewhere."""
    if isinstance(thing, dict) and thing:
        key = dice.choice(list(thing))
        rest = {other: value for other, value in thing.items() if other != key}
        return rest if dice.random() < 0.3 else rest | {key: bent(thing[key], dice)}
    if isinstance(thing, list) and thing:
        at = dice.randrange(len(thing))
        return dice.choice([thing[:-1], [*thing, thing[at]], [*thing[:at], bent(thing[at], dice), *thing[at + 1 :]]])
    if isinstance(thing, int):
        return dice.choice([thing + 1, thing - 1, 0, 255, 256, -1, 65535, 10**9])
    return dice.choice([0, "", "?", "P0", "P1", [], {}, None])


@each_game
def test_forged_positions(game: str) -> None:
    """What no game leads to is refused, or can be played, told and imagined like any position."""
    chosen, dice = henge.Game(game, 2), random.Random(game)
    taken = 0
    for number in range(120):
        for table in walk(chosen.new(seed=number), number, dice.randrange(1, 50)):
            pass
        position = table.position()
        for _ in range(dice.randrange(1, 4)):
            position = bent(position, dice)
        try:
            forged = chosen.at(position, seed=1)
        except FAULTS:
            continue
        taken += 1
        try:
            for forged in walk(forged, number, 40):
                forged.observation(0)
                forged.mask(1)
            forged.imagine(0, 1).svg(1)
            forged.standings()
        except henge.Refused as fault:
            assert str(fault)
    assert 0 < taken < 120
