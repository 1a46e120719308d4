"""Who plays whom, where they sit, and on which deal.

The seed of a game decides all chances, and so which side each seat plays and who begins. A deal is such a seed. A line-up plays every deal
once from each way round the table, so each of its bots has had every seat, every side and every place in turn order of that deal: that is a
round. Every line-up plays the same deals.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from typing import NamedTuple

Lineup = tuple[str, ...]  # a name for each seat


class Bout(NamedTuple):
    """One game: which line-up, on which deal, turned by how many seats."""

    lineup: int
    deal: int
    turn: int


def round_robin(names: Sequence[str], players: int) -> list[Lineup]:
    """Each against each; at larger tables, each alone against as many of each other as there are seats left."""
    if players == 2:
        return list(combinations(names, 2))
    return [(one, *[other] * (players - 1)) for one, other in permutations(names, 2)]


def turns(lineup: Lineup) -> list[Lineup]:
    """The ways round the table that differ: a bot has the same luck in the same seat, so a game twice would be the same game."""
    return list(dict.fromkeys(lineup[-turn:] + lineup[:-turn] for turn in range(len(lineup))))


def deals_for(lineup: Lineup, games: int) -> int:
    """Enough for at least that many games."""
    return -(-games // len(turns(lineup)))


def schedule(lineups: Sequence[Lineup], games: int, seed: int) -> Iterator[Bout]:
    """At least that many games of each line-up, deal by deal: when it is stopped, all have played about equally often."""
    for deal in range(seed, seed + deals_for(lineups[0], games)):
        for number, lineup in enumerate(lineups):
            yield from (Bout(number, deal, turn) for turn in range(len(turns(lineup))))
