"""Prints the traces of random games (tests/games/traces.py)."""

from __future__ import annotations

from tests.games.cryhavoc.test_conformance import TestCryHavoc
from tests.games.traces import print_traces


class Mixed(TestCryHavoc):
    variety = 60  # in every mode


if __name__ == "__main__":
    print_traces(Mixed())
