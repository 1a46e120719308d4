"""Random games to the end, each with numbers that must not depend on where they are played: the same function runs on CPU and GPU."""

from __future__ import annotations

from typing import Any

from rulewright.kernel.machine import playout, setup
from rulewright.kernel.record import Row

DECISIONS, CHOICES, POSITION = range(3)  # columns of a game's trace


# ------------------------------------------------------------- rules
def checksum(position: Row) -> int:
    """A hash of a position's bytes."""
    found = 0
    for at in range(len(position)):
        found = ((found * 1000003) ^ int(position[at])) & 0x7FFFFFFF
    return found


RULES = (setup, playout, checksum)


# ------------------------------------------------------------- entries
def trace_games(
    states: Any, positions: Any, i: int, blank: Any, configs: Any, out: Row, weights: Row,
    first: int, seed: int, stride: int, traces: Any,
) -> None:  # fmt: skip
    """Plays the games numbered `first`, `first + stride` and so on in place i, as long as `traces` has room. Tables take turns, and a
    game's seed follows from its number. `positions` are the same records as bytes, without their scratch fields."""
    for game in range(first, len(traces), stride):
        setup(states, i, blank, configs[game % len(configs)])
        decisions, choices = playout(states, i, out, weights, seed + game, 0)
        traces[game][DECISIONS] = decisions
        traces[game][CHOICES] = choices
        traces[game][POSITION] = checksum(positions[i])


ENTRIES = (trace_games,)
