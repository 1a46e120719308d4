"""What the games say: shares with Wilson's intervals, lengths, and what each change does to the sides on the same deals.

A change is compared with the usual game deal by deal. Intervals are of one comparison alone; whether it is shown follows the p of a normal
test after Holm's correction (1979) for all changes and sides.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import erfc, sqrt
from statistics import NormalDist, fmean, stdev
from typing import Any

from rulewright.lab.arena import DECISIONS, RESULT, SIDE
from rulewright.lab.simulate import Share, Tally, Z

from .plan import Part
from .raw import Rows

SHOWN, POWER = 0.05, 0.8  # from this p on a change is shown; the chance to show one that is there
LEAST_GAMES = 20  # fewer say nothing
BARS = 8  # of a histogram
MOST_NEEDED = 100_000


@dataclass(frozen=True)
class Mark:
    """A share with its interval."""

    key: int
    games: int
    share: float
    low: float
    high: float
    points: float


@dataclass(frozen=True)
class Bar:
    least: int
    most: int
    games: int


@dataclass(frozen=True)
class Table:
    """Of one number of players."""

    players: int
    games: int
    sides: list[Mark]
    places: list[Mark]
    seats: list[Mark]
    mean_length: float
    lengths: list[Bar]


@dataclass(frozen=True)
class Change:
    """What an option does to the side that it moves most."""

    option: str
    value: str
    side: int
    games: int
    difference: float
    low: float
    high: float
    p: float
    corrected: float
    needed: int  # games to show a difference of that size

    @property
    def shown(self) -> bool:
        return self.corrected < SHOWN


@dataclass(frozen=True)
class Figures:
    tables: list[Table]
    changes: list[Change]  # the largest first

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def figures(rows: dict[Part, Rows]) -> Figures:
    tables = [table(part.players, found) for part, found in rows.items() if not part.option and found]
    base = {part.players: found for part, found in rows.items() if not part.option}
    compared = {part: compare(part, base[part.players], found) for part, found in rows.items() if part.option}
    return Figures(tables, corrected([one for found in compared.values() for one in found]))


def marks(shares: dict[int, Share]) -> list[Mark]:
    return [
        Mark(key, one.games, one.share, *one.interval(), one.points / one.games) for key, one in sorted(shares.items())
    ]


def uneven(mark: Mark, players: int) -> float:
    """The p of that share or one farther from even, if all were equal."""
    even = 1 / players
    return erfc(abs(mark.share - even) / sqrt(even * (1 - even) / mark.games) / sqrt(2))


def table(players: int, rows: Rows) -> Table:
    tally = Tally()
    tally.add_all(rows, players)
    sides, places, seats = map(marks, (tally.by_side, tally.by_order, tally.by_seat))
    return Table(players, tally.games, sides, places, seats, tally.decisions / tally.games, lengths(rows))


def lengths(rows: Rows) -> list[Bar]:
    found = [row[DECISIONS] for row in rows]
    width = (max(found) - min(found)) // BARS + 1
    starts = range(min(found), max(found) + 1, width)
    return [Bar(at, at + width - 1, sum(at <= length < at + width for length in found)) for at in starts]


# ------------------------------------------------------------- changes
def credit(row: Sequence[int], players: int) -> dict[int, float]:
    """To each side its part of the victory."""
    results = row[RESULT : RESULT + players]
    best = max(results)
    return {row[SIDE + seat]: (results[seat] == best) / results.count(best) for seat in range(players)}


def compare(part: Part, base: Rows, changed: Rows) -> list[Change]:
    """For each side, over the deals that both have played; not yet corrected."""
    pairs = [(credit(a, part.players), credit(b, part.players)) for a, b in zip(base, changed, strict=False)]
    found = []
    for side in sorted({side for a, b in pairs for side in a.keys() & b.keys()}):
        moved = [b[side] - a[side] for a, b in pairs if side in a and side in b]
        if len(moved) < LEAST_GAMES:
            continue
        mean, spread = fmean(moved), stdev(moved)
        half = Z * spread / sqrt(len(moved))
        p = erfc(abs(mean) / (spread / sqrt(len(moved))) / sqrt(2)) if spread else 1.0
        found.append(Change(part.option, part.value, side, len(moved), mean, mean - half, mean + half, p, 1.0, 0))
    return found


def corrected(every: list[Change]) -> list[Change]:
    """By Holm; of each change, the side that it moves most."""
    ranked, highest, made = sorted(every, key=lambda one: one.p), 0.0, list[Change]()
    for place, one in enumerate(ranked):
        highest = min(1.0, max(highest, one.p * (len(ranked) - place)))
        fields = asdict(one) | {"corrected": highest, "needed": needed(one, len(ranked))}
        made.append(Change(**fields))
    largest = dict[tuple[str, str], Change]()
    for one in sorted(made, key=lambda one: (one.option, one.value, one.side)):
        before = largest.get((one.option, one.value))
        if before is None or abs(one.difference) > abs(before.difference):
            largest[one.option, one.value] = one
    return sorted(largest.values(), key=lambda one: (-abs(one.difference), one.option, one.value))


def needed(one: Change, comparisons: int) -> int:
    """How many games would prove a difference of that size after the correction, four times out of five."""
    if not one.difference:
        return MOST_NEEDED
    spread = (one.high - one.difference) / Z * sqrt(one.games)
    normal = NormalDist()
    reach = normal.inv_cdf(1 - SHOWN / 2 / comparisons) + normal.inv_cdf(POWER)
    return min(MOST_NEEDED, int((reach * spread / abs(one.difference)) ** 2) + 1)
