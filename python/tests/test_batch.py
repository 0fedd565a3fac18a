"""Batches do what tables do, whatever the number of threads."""

from __future__ import annotations

import gc
import threading

import numpy as np
import pytest
from conftest import MOST, each_game, each_table
from memory import resident, ways

import henge


@each_table
def test_threads_change_nothing(game: str, players: int) -> None:
    batches = [henge.Batch(game, players, n=40, seed=3, threads=threads) for threads in (1, 2, 3)]
    ended = 0
    for _ in range(60):
        samples = [batch.sample().copy() for batch in batches]
        for batch, sample in zip(batches, samples):
            assert np.array_equal(sample, samples[0])
            batch.step(sample)
            for name in ("observation", "mask", "reward", "done", "seat"):
                assert np.array_equal(getattr(batch, name), getattr(batches[0], name)), name
        ended += int(batches[0].done.sum())
        assert np.allclose(batches[0].reward.sum(1), 0)
        assert np.array_equal(batches[0].reward.any(1) & ~batches[0].done, np.zeros(40, bool))
    first = batches[0]
    first.reset(3)
    batches[1].reset(3)
    assert np.array_equal(first.observation, batches[1].observation)


@each_game
def test_masks_are_the_legal_actions(game: str) -> None:
    batch = henge.Batch(game, MOST[game], n=40, seed=1, threads=2)
    for _ in range(50):
        batch.step(batch.sample())
        for table in range(0, 40, 7):
            assert np.flatnonzero(batch.mask[table]).tolist() == batch.legal(table)


@each_game
def test_games_end_and_begin_anew(game: str) -> None:
    batch = henge.Batch(game, 2, n=8, seed=1, threads=1, masks=False)
    assert batch.mask.shape == (8, 0)
    ended = 0
    while ended < 8:
        batch.step(batch.sample())
        ended += int(batch.done.sum())
        assert set(np.unique(batch.reward)) <= {-1.0, 0.0, 1.0}


def test_opponents_play_their_seats() -> None:
    batch = henge.Batch("vale", 3, n=16, seed=1, opponents={1: "greedy", 2: "random"})
    rewards = np.zeros(3)
    for _ in range(300):
        batch.step(batch.sample())
        assert (batch.seat == 0).all()
        rewards += batch.reward.sum(0)
    assert rewards[1] > max(rewards[0], rewards[2])


def test_the_arrays_stay_the_same() -> None:
    batch = henge.Batch("vale", 2, n=4)
    arrays = {name: getattr(batch, name) for name in ("observation", "mask", "reward", "done", "seat")}
    before = arrays["observation"].copy()
    batch.step(batch.sample())
    assert all(getattr(batch, name) is array for name, array in arrays.items())
    assert not np.array_equal(before, arrays["observation"])
    for array in arrays.values():
        with pytest.raises(ValueError, match="own its data"):
            array.resize((1,) * array.ndim, refcheck=False)
    del batch
    gc.collect()
    assert arrays["observation"].sum() != 0, "the arrays outlive their batch"


def test_other_threads_run_on() -> None:
    """The lock of Python is released, and two threads cannot step one batch at a time."""
    batch = henge.Batch("skye", 4, n=512, seed=1, threads=1)
    faults: list[Exception] = []

    def step() -> None:
        for _ in range(20):
            try:
                batch.step(batch.sample())
            except (RuntimeError, ValueError, TypeError) as fault:
                faults.append(fault)

    workers = [threading.Thread(target=step) for _ in range(4)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert all("borrow" in str(fault).lower() or "table" in str(fault) for fault in faults), faults[:3]
    batch.reset(1)
    batch.step(batch.sample())


def test_memory_is_steady() -> None:
    """A moment of what `memory.py` does a million times."""
    for name, way in ways().items():
        for _ in range(100):
            way()
        before = resident()
        for _ in range(400):
            way()
        assert resident() - before < 4096, name
