"""Prints the traces of random games (tests/games/traces.py)."""

from __future__ import annotations

from tests.games.termites.test_conformance import TestTermites
from tests.games.traces import print_traces


class Mixed(TestTermites):
    variety = 60  # in every mode


if __name__ == "__main__":
    print_traces(Mixed())
