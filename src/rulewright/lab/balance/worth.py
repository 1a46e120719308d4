"""The value of each item: how often it is used, and the share of victories with it and with a blank in its place, on the same deals; and
where points come from, round by round.

An item of a side is compared over all deals in which that side plays. One that anybody can have is compared over the deals in which
somebody used it, for those who did."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import fmean

from rulewright.kernel.bundles.ledger import Item
from rulewright.lab.arena import SIDE

from .comparing import LEAST_GAMES, Paired, credit, holm, needed, paired
from .raw import Rows
from .told import Told


@dataclass(frozen=True)
class Worth:
    """The value of an item. Shares are of victories; `difference` is with it minus without it."""

    item: str
    section: str
    side: int | None
    games: int  # in which it could be used
    taken: int  # games in which it was used
    times: float  # uses per game
    pairs: int  # deals compared
    with_it: float
    without_it: float
    difference: float
    low: float
    high: float
    p: float
    corrected: float = 1.0
    needed: int = 0

    @property
    def paired(self) -> Paired:
        return Paired(self.pairs, self.difference, self.low, self.high, self.p)


@dataclass(frozen=True)
class Points:
    """The mean points of a side at the end of each round, by source; after a game ends its points stay constant."""

    side: int
    games: int
    rounds: list[list[float]]


def worths(items: Sequence[Item], base: Rows, told: Sequence[Told], without: Mapping[str, Rows]) -> list[Worth]:
    """Farthest from 0 first; corrected for the number of items."""
    players = len(told[0].uses) if told else 0
    found = [worth(item, base, told, without[item.id], players) for item in items if item.id in without]
    comparable = [one for one in found if one.pairs >= LEAST_GAMES]
    corrected = {
        one.item: replace(one, corrected=p, needed=needed(one.paired, len(comparable)))
        for one, p in zip(comparable, holm([one.p for one in comparable]), strict=True)
    }
    made = [corrected.get(one.item, one) for one in found]
    return sorted(made, key=lambda one: (-abs(one.difference), one.item))


def worth(item: Item, base: Rows, told: Sequence[Told], without: Rows, players: int) -> Worth:
    games = taken = times = 0
    pairs = list[tuple[float, float]]()
    for row, heard, blank in zip(base, told, without, strict=True):
        sides = row[SIDE : SIDE + players]
        if item.side is not None and item.side not in sides:
            continue
        uses = [one.get(item.id, 0) for one in heard.uses]
        games, taken, times = games + 1, taken + any(uses), times + sum(uses)
        who = [item.side] if item.side is not None else [sides[seat] for seat in range(players) if uses[seat]]
        had, would = credit(row, players), credit(blank, players)
        if who and all(side in would for side in who):
            pairs.append((fmean(had[side] for side in who), fmean(would[side] for side in who)))
    moved = paired([a - b for a, b in pairs])
    shares = [fmean(one) for one in zip(*pairs, strict=True)] or [0.0, 0.0]
    return Worth(
        item.id, item.section, item.side, games, taken, times / games if games else 0.0, moved.pairs, shares[0],
        shares[1], moved.difference, moved.low, moved.high, moved.p,
    )  # fmt: skip


def points_of(base: Rows, told: Sequence[Told]) -> list[Points]:
    """By side, over as many rounds as the longest game had."""
    rounds = max((len(one.points) for one in told), default=0)
    found = dict[int, list[list[list[int]]]]()  # by side: game, round, source
    for row, heard in zip(base, told, strict=True):
        for seat in range(len(heard.uses)):
            its = [by_seat[seat] for by_seat in heard.points]
            found.setdefault(row[SIDE + seat], []).append(its + [its[-1]] * (rounds - len(its)))
    return [
        Points(side, len(games), [[fmean(n) for n in zip(*at, strict=True)] for at in zip(*games, strict=True)])
        for side, games in sorted(found.items())
    ]
