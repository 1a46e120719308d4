"""Differences over paired deals: their intervals, Holm's correction for multiple tests, and the number of games needed to prove one."""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, sqrt
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

from rulewright.lab.arena import RESULT, SIDE
from rulewright.lab.simulate import Z
from rulewright.lab.victory import shares

SHOWN, POWER = 0.05, 0.8  # significance level; the probability of detecting a real difference
LEAST_GAMES = 20  # fewer games say nothing
MOST_NEEDED = 100_000


class Paired(NamedTuple):
    """A mean difference with its uncorrected interval and p."""

    pairs: int
    difference: float
    low: float
    high: float
    p: float


def credit(row: Sequence[int], players: int) -> dict[int, float]:
    """Each side's share of the victory."""
    return dict(zip(row[SIDE : SIDE + players], shares(row[RESULT : RESULT + players]), strict=True))


def paired(moved: Sequence[float]) -> Paired:
    """With too few games, the interval is everything."""
    if len(moved) < LEAST_GAMES:
        return Paired(len(moved), fmean(moved) if moved else 0.0, -1.0, 1.0, 1.0)
    mean, spread = fmean(moved), stdev(moved)
    half = Z * spread / sqrt(len(moved))
    p = erfc(abs(mean) / (spread / sqrt(len(moved))) / sqrt(2)) if spread else 1.0
    return Paired(len(moved), mean, mean - half, mean + half, p)


def holm(every: Sequence[float]) -> list[float]:
    """Each p corrected for all of them (1979), in the original order."""
    made, highest = [1.0] * len(every), 0.0
    for place, number in enumerate(sorted(range(len(every)), key=every.__getitem__)):
        highest = min(1.0, max(highest, every[number] * (len(every) - place)))
        made[number] = highest
    return made


def needed(one: Paired, comparisons: int) -> int:
    """The number of games that would prove a difference of that size after the correction, four times out of five."""
    if not one.difference:
        return MOST_NEEDED
    spread = (one.high - one.difference) / Z * sqrt(one.pairs)
    normal = NormalDist()
    reach = normal.inv_cdf(1 - SHOWN / 2 / comparisons) + normal.inv_cdf(POWER)
    return min(MOST_NEEDED, int((reach * spread / abs(one.difference)) ** 2) + 1)
