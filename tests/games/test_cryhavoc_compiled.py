"""Cry Havoc's compiled rules: the kernel's test kit with more games, and what else looks at many positions.

Processor time: about 80 s (3,000 whole games; 150 games searched for leaks and 50 for wrong refusals, at every position); another minute
the first time, while Numba compiles."""

from __future__ import annotations

from pathlib import Path

from tests.games.traces import LONG, passes_compiled

HERE = Path(__file__).parent / "cryhavoc"
FILES = (str(HERE / f"test_{name}.py") for name in ("conformance", "secrets", "undo", "worlds"))


@LONG
def test_all_of_this_holds_of_the_compiled_rules() -> None:
    passes_compiled(*FILES, "tests/golden/cryhavoc")
