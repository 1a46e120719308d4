"""Tunes a guide: finds weights for which the winners, seen from the positions of many games, are the least surprising.

Like the tuning of chess programs (Texel's method), but with an evolution strategy (CMA-ES, from the library `cma`): an evaluation is an
ordinary rule and has no derivatives."""

from __future__ import annotations

import json
import warnings
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from math import exp
from typing import Any, NamedTuple

from rulewright.kernel.guide import Guides
from rulewright.kernel.message import UserError

TEMPERATURE = "temperature"  # a search parameter, but it sets the scale of the weights
STEP = 0.3  # size of the first guesses, as a power of e
FURTHEST = 3.0  # most distance from the start, likewise, so that no sum of an evaluation overflows


Weights = Mapping[str, int]  # of a guide and the temperature, by name


class Found(NamedTuple):
    weights: Weights
    surprise: float


def weights_of(guides: Guides) -> dict[str, int]:
    """The weights that a game's search uses now."""
    tuned = {name: int(weight) for name, weight in zip(guides.names, guides.tuned, strict=True)}
    return {**tuned, TEMPERATURE: guides.habits[TEMPERATURE]}


def free(start: Mapping[str, int], fixed: Collection[str]) -> list[str]:
    """The weights to tune. A weight of 0 cannot be scaled, so it stays."""
    return [name for name, weight in start.items() if weight != 0 and name not in fixed]


def scaled(weight: int, power: float) -> int:
    """The weight times e to that power, clamped; it keeps its sign."""
    power = max(-FURTHEST, min(power, FURTHEST))
    return round(weight * exp(power)) or (1 if weight > 0 else -1)


def tune(
    surprises: Callable[[Sequence[Weights]], Sequence[float]], start: Weights, fixed: Collection[str], seed: int
) -> Iterator[Found]:
    """The best so far: first the start itself, then after each generation, until no improvement is expected."""
    names = free(start, fixed)

    def guess(powers: Sequence[float]) -> Weights:
        return {**start, **{name: scaled(start[name], power) for name, power in zip(names, powers, strict=True)}}

    best = Found(start, *surprises([start]))
    yield best
    options = {"seed": seed % (1 << 31) + 1, "verbose": -9}  # silent; a seed of 0 would mean the clock
    evolution = library().CMAEvolutionStrategy([0.0] * len(names), STEP, options)
    while not evolution.stop():
        tried = evolution.ask()
        weights = [guess(powers) for powers in tried]
        guesses = [Found(*one) for one in zip(weights, surprises(weights), strict=True)]
        evolution.tell(tried, [one.surprise for one in guesses])
        best = min(best, *guesses, key=lambda one: one.surprise)
        yield best


def library() -> Any:
    """Import the library, without its warning that it cannot plot."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)
            import cma
    except ModuleNotFoundError:
        raise UserError("tune-not-installed") from None
    return cma


def guide_file(guides: Guides, weights: Mapping[str, int], found: str) -> str:
    """The text of a game's guide.json with these tuned weights and a note of how they were found."""
    content = {
        "plain": {name: int(weight) for name, weight in zip(guides.names, guides.plain, strict=True)},
        "tuned": {name: weights[name] for name in guides.names},
        "habits": {**guides.habits, TEMPERATURE: weights[TEMPERATURE]},
        "found": found,
    }
    return json.dumps(content, indent=2, ensure_ascii=False) + "\n"
