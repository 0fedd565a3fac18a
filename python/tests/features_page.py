"""Writes docs/features.md from what the games say about their features: python python/tests/features_page.py"""

from __future__ import annotations

from pathlib import Path

import henge

HEAD = """# Features: a view as numbers

What `Table.observation`, `Batch.observation` and the environments give: one row of float32 for a seat, made from its view alone. Seats
are counted clockwise from the viewer (its own comes first), and what belongs to seats beyond the table is zero. A flag is 1 or 0. All numbers lie
between {low:g} and {high:g}, in a usual game near 0 to 1.

The features are complete for the viewer: two views of a seat that differ have features that differ. A test of each game shows it over
random games and imagined worlds (`testkit::features`). Their version is raised by each change of their number, order or scale, and another test
fails if they change without it; actions keep their numbers for as long as the rules keep their version.

`python/tests/features_page.py` writes this page; `Game.planes` tells the same to a program. Sizes are those of the smallest table with the usual
options.
"""


def page() -> str:
    low, high = henge.FEATURE_RANGE
    lines = [HEAD.format(low=low, high=high)]
    for label in henge.games():
        game = henge.Game(str(label["id"]), label["players"][0])
        lines.append(f"## {label['title']}\n")
        lines.append(
            f"`{game.id}`, version {game.features_version}: {game.feature_count} features, {game.action_count} actions.\n"
        )
        lines.append("| block | numbers | what they tell |\n|---|---|---|")
        lines.extend(f"| `{name}` | {where.stop - where.start} | {about} |" for name, where, about in game.planes)
        lines.append("")
    return "\n".join(lines)


if __name__ == "__main__":
    (Path(__file__).parents[2] / "docs" / "features.md").write_text(page(), encoding="utf-8")
