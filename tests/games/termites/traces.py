"""Prints the traces of random games as JSON. How the rules run is up to the environment:

RULEWRIGHT_MODE=compiled python -m tests.games.termites.traces 150
"""

from __future__ import annotations

import json
import sys

from tests.games.termites.test_conformance import TestTermites

from rulewright.games.termites.game import GAME
from rulewright.kernel.conformance.counts import trace
from rulewright.kernel.rule import COMPILED


class Mixed(TestTermites):
    variety = 60  # in every mode


if __name__ == "__main__":
    made = trace(GAME, Mixed().cases(int(sys.argv[1])))
    if not COMPILED:
        assert not {"numba", "numpy"} & sys.modules.keys(), "the interpreted rules import Numba or NumPy"
    print(json.dumps(made))
