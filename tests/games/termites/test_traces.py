"""The three ways of running the rules give the same games."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).parents[3]
GAMES = 150
WAYS = {
    "interpreted": {"RULEWRIGHT_MODE": "interpreted", "PYTHONWARNINGS": "error"},
    "compiled": {"RULEWRIGHT_MODE": "compiled"},
    "bounds checked": {
        "RULEWRIGHT_MODE": "compiled",
        "NUMBA_BOUNDSCHECK": "1",  # compiled code reads past its arrays without a word
        "NUMBA_CACHE_DIR": str(REPOSITORY / ".cache" / "bounds-checked"),  # Numba would take the other code for this
    },
}


def traces(way: str) -> list[list[object]]:
    command = [sys.executable, "-m", "tests.games.termites.traces", str(GAMES)]
    environment = {**os.environ, **WAYS[way]}
    ran = subprocess.run(command, cwd=REPOSITORY, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, f"{way}: {ran.stderr}"
    found: list[list[object]] = json.loads(ran.stdout)
    return found


@pytest.fixture(scope="module")
def interpreted() -> list[list[object]]:
    return traces("interpreted")


def test_the_interpreted_games_are_all_different(interpreted: list[list[object]]) -> None:
    assert len(interpreted) == len({tuple(found) for found in interpreted}) == GAMES


@pytest.mark.parametrize("way", ["compiled", "bounds checked"])
def test_every_way_of_running_gives_the_same_games(way: str, interpreted: list[list[object]]) -> None:
    for number, (found, expected) in enumerate(zip(traces(way), interpreted, strict=True)):
        assert found == expected, f"game {number}, {way}"
