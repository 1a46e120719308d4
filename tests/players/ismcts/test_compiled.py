"""Bots, hints and reviews with compiled rules, which search ten times as fast: at every decision of several games."""

from __future__ import annotations

from pathlib import Path

from tests.games.traces import LONG, passes_compiled

HERE = Path(__file__).parent
FILES = (
    *(HERE / f"test_{name}.py" for name in ("fairness", "opinion", "search")),
    *(HERE.parent / f"test_{name}.py" for name in ("hint", "review", "wren")),
)


@LONG
def test_all_of_this_holds_of_the_compiled_rules() -> None:
    passes_compiled(*map(str, FILES))
