"""Nobody learns through Python what the rules hide."""

from __future__ import annotations

import numpy as np
from conftest import each_table, walk

import henge


@each_table
def test_worlds_that_differ_in_secrets_look_the_same(game: str, players: int) -> None:
    different = 0
    for number, table in enumerate(walk(henge.Game(game, players).new(seed=players, forced=False), players, 600)):
        if number % 13:
            continue
        for seat in range(players):
            world = table.imagine(seat, number)
            different += world.position() != table.position()
            assert world.view(seat) == table.view(seat)
            assert world.view_json(seat) == table.view_json(seat)
            assert np.array_equal(world.observation(seat), table.observation(seat))
            assert np.array_equal(world.mask(seat), table.mask(seat))
            assert world.legal(seat) == table.legal(seat) and world.legal_texts(seat) == table.legal_texts(seat)
            assert world.deciding == table.deciding and world.turn == table.turn
            assert world.picture(seat) == table.picture(seat) and world.svg(seat) == table.svg(seat)
            assert world.view() == table.view() and world.picture() == table.picture()
            for action in range(0, len(table.mask(seat)), 701):
                assert refusal(world, action, seat) == refusal(table, action, seat)
    # Where nothing is ever hidden the test would say nothing.
    assert different > 0


def refusal(table: henge.Table, action: int, seat: int) -> str | None:
    try:
        table.check(action, seat)
    except henge.Refused as refused:
        return f"{refused.code}: {refused}"
    return None


@each_table
def test_what_is_told_of_steps_is_told_to_its_viewer(game: str, players: int) -> None:
    """A texts of steps that only one seat knows is in nobody else's log."""
    table = henge.Game(game, players).new(seed=1)
    for table in walk(table, 1, 120):
        pass
    public = table.seen(None)
    for seat in range(players):
        assert len(table.seen(seat)) >= len(public) - table.step
    text = repr(table) + str(table.deciding)
    assert table.seed not in text
