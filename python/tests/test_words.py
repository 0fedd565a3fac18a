"""Docstrings run, examples run, and the stubs say what is there."""

from __future__ import annotations

import doctest
import inspect
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import henge
import henge.gymnasium
import henge.openspiel
import henge.pettingzoo

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples"


@pytest.mark.parametrize("module", [henge, henge.pettingzoo, henge.gymnasium, henge.openspiel], ids=lambda m: m.__name__)
def test_docstrings_of_modules_run(module: Any) -> None:
    tried = doctest.testmod(module, extraglobs={"henge": henge})
    assert tried.failed == 0 and tried.attempted > 0


def test_docstrings_of_the_engine_run() -> None:
    finder, runner = doctest.DocTestFinder(), doctest.DocTestRunner()
    for name in ("Game", "Table", "Batch", "Bot", "games"):
        thing = getattr(henge, name)
        members = [thing, *(getattr(thing, member) for member in vars(thing))] if inspect.isclass(thing) else [thing]
        for member in members:
            text = inspect.getdoc(member)
            if text and ">>>" in text:
                runner.run(doctest.DocTestParser().get_doctest(text, {"henge": henge}, name, None, 0))
    del finder
    assert runner.summarize(verbose=False).failed == 0 and runner.tries > 10


def test_everything_is_documented() -> None:
    for name in henge.__all__:
        thing = getattr(henge, name)
        if inspect.isclass(thing):
            for member in [member for member in vars(thing) if not member.startswith("_")]:
                assert inspect.getdoc(getattr(thing, member)), f"{name}.{member}"


def test_the_guide_runs() -> None:
    tried = doctest.testfile(str(ROOT / "docs" / "python.md"), module_relative=False)
    assert tried.failed == 0 and tried.attempted > 10


def test_the_page_of_features_is_up_to_date() -> None:
    from features_page import page

    assert (ROOT / "docs" / "features.md").read_text(encoding="utf-8") == page(), "run python/tests/features_page.py"


def run(name: str, *arguments: str) -> str:
    program = [sys.executable, str(EXAMPLES / name), *arguments]
    done = subprocess.run(program, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_search_of_openspiel_plays() -> None:
    assert "won" in run("openspiel_search.py", "--game", "vale", "--simulations", "4", "--decisions", "6")


def test_a_policy_is_trained() -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed: the training example was not run")
    assert "random" in run("train_policy.py", "--minutes", "0.05", "--games", "4")


def test_the_notebook_draws() -> None:
    import json

    book = json.loads((EXAMPLES / "draw_games.ipynb").read_text(encoding="utf-8"))
    known: dict[str, Any] = {}
    for cell in book["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), known)
    assert any(hasattr(thing, "_repr_svg_") for thing in known.values())
