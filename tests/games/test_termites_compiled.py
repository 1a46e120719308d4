"""Termites' compiled rules: the kernel's test kit with more games, and what else looks at many positions.

Processor time: at most 100 s (10,000 whole games; 500 games searched for leaks and 200 for wrong refusals, at every position), including
compilation."""

from __future__ import annotations

from pathlib import Path

from tests.games.traces import LONG, passes_compiled


@LONG
def test_all_of_this_holds_of_the_compiled_rules() -> None:
    kit = Path(__file__).parent / "termites" / "test_conformance.py"
    passes_compiled(str(kit), "tests/golden/termites", "tests/kernel/test_match.py")
