"""Prints the results of some games as JSON. The environment decides how the rules run."""

from __future__ import annotations

import json

from rulewright.kernel.conformance.counts import Trace, trace
from rulewright.kernel.game import Settings

from .game import GAME, ROUNDS
from .play import step_through


def traces() -> list[Trace]:
    cases = [(players, rounds) for players in GAME.players for rounds in ROUNDS.values]
    return trace(GAME, [(Settings(p, {"rounds": r}), seed) for p, r in cases for seed in range(5)])


if __name__ == "__main__":
    print(json.dumps([traces(), step_through(1)]))
