"""Decides who plays whom, where they sit, and on which deal.

The seed of a game determines all chances, and so which side each seat plays and who begins. A deal is such a seed. A line-up plays every
deal once in each rotation of the seats, so each of its bots gets every seat, every side and every place in turn order of that deal: this is
a round. All line-ups play the same deals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from typing import NamedTuple

Lineup = tuple[str, ...]  # a bot's name for each seat


class Bout(NamedTuple):
    """One game: a line-up, a deal, and a rotation by a number of seats."""

    lineup: int
    deal: int
    turn: int


def round_robin(names: Sequence[str], players: int) -> list[Lineup]:
    """Everybody against everybody; at larger tables, each one alone against copies of each other bot."""
    if players == 2:
        return list(combinations(names, 2))
    return [(one, *[other] * (players - 1)) for one, other in permutations(names, 2)]


def turns(lineup: Lineup) -> list[Lineup]:
    """The distinct rotations: a bot has the same luck in the same seat, so equal rotations would give equal games."""
    return list(dict.fromkeys(lineup[-turn:] + lineup[:-turn] for turn in range(len(lineup))))


def deals_for(lineup: Lineup, games: int) -> int:
    """The number of deals for at least that many games."""
    return -(-games // len(turns(lineup)))


def schedule(lineups: Sequence[Lineup], games: int, seed: int) -> Iterator[Bout]:
    """At least that many games of each line-up, ordered by deal: whenever it is stopped, all have played about equally often."""
    for deal in range(seed, seed + deals_for(lineups[0], games)):
        for number, lineup in enumerate(lineups):
            yield from (Bout(number, deal, turn) for turn in range(len(turns(lineup))))
