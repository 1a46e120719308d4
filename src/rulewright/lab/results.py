"""Analyses the games of an arena: shares with intervals, ratings, thinking times, and the results of sides and seats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from math import sqrt
from typing import Any

import numpy as np

from .arena import RESULT
from .bout import Played
from .lineups import Lineup, turns
from .ratings import rate
from .simulate import Tally, Z, wilson
from .victory import shares

NOTHING = 1e-12  # tolerance for sums of fractions


@dataclass(frozen=True)
class Comparison:
    """A bot's result in a line-up. `even` is its share if all were equal."""

    bot: str
    lineup: Lineup
    games: int
    deals: int
    share: float
    interval: tuple[float, float]
    even: float


@dataclass(frozen=True)
class Rating:
    bot: str
    rating: float
    interval: tuple[float, float]


@dataclass
class Results:
    """Covers only complete rounds: a deal that a line-up has not played from every seat would favour somebody."""

    games: int = 0
    comparisons: list[Comparison] = field(default_factory=list)
    ratings: list[Rating] = field(default_factory=list)  # best first
    seconds: dict[str, float] = field(default_factory=dict)  # of CPU time, per decision with a choice
    tally: Tally = field(default_factory=Tally)

    def as_json(self) -> dict[str, Any]:
        made = asdict(self)
        del made["tally"]
        return made


def credited(row: list[int], seating: Lineup) -> dict[str, float]:
    """Each bot's share of the victory in one game."""
    made = dict.fromkeys(seating, 0.0)
    for name, share in zip(seating, shares(row[RESULT : RESULT + len(seating)]), strict=True):
        made[name] += share
    return made


def interval(rounds: Sequence[float], games: int) -> tuple[float, float]:
    """The 95% interval of the share: the normal interval over the means of rounds. If all are equal, that would suggest certainty, so
    Wilson's interval over the games is used instead."""
    n, mean = len(rounds), sum(rounds) / len(rounds)
    spread = sum((x - mean) ** 2 for x in rounds)
    if spread < NOTHING:
        return wilson(games, mean)
    half = Z * sqrt(spread / (n - 1) / n)
    return max(0.0, mean - half), min(1.0, mean + half)


class Rounds:
    """The games of complete rounds, and who sat where in each."""

    def __init__(self, lineups: Sequence[Lineup], played: Iterable[Played]) -> None:
        self.lineups = lineups
        self.names = list(dict.fromkeys(name for lineup in lineups for name in lineup))
        found: dict[tuple[int, int], list[Played]] = {}
        for one in sorted(played):  # sorted, so that sums do not depend on which ended first
            found.setdefault((one.bout.lineup, one.bout.deal), []).append(one)
        ways = [turns(lineup) for lineup in lineups]
        self.games = [g for (lineup, _), games in found.items() if len(games) == len(ways[lineup]) for g in games]
        self.seating = {g.bout: ways[g.bout.lineup][g.bout.turn] for g in self.games}
        self.deals = {deal: i for i, deal in enumerate(sorted({game.bout.deal for game in self.games}))}

    def wins(self) -> Any:
        """Games won, by deal, line-up and bot."""
        won = np.zeros((len(self.deals), len(self.lineups), len(self.names)))
        for game in self.games:
            for name, credit in credited(game.row, self.seating[game.bout]).items():
                won[self.deals[game.bout.deal], game.bout.lineup, self.names.index(name)] += credit
        return won

    def compare(self, number: int, bot: str, wins: Any) -> Comparison | None:
        """None if there are no games yet."""
        lineup = self.lineups[number]
        ways = len(turns(lineup))
        there = sorted({game.bout.deal for game in self.games if game.bout.lineup == number})
        if not there:
            return None
        rounds = [float(wins[self.deals[deal], number, self.names.index(bot)]) / ways for deal in there]
        games, share, even = ways * len(there), sum(rounds) / len(there), lineup.count(bot) / len(lineup)
        return Comparison(bot, lineup, games, len(there), share, interval(rounds, games), even)


def results(
    lineups: Sequence[Lineup], played: Iterable[Played], players: int, anchor: str | None, seed: int
) -> Results:
    rounds = Rounds(lineups, played)
    made = Results(games=len(rounds.games))
    if not rounds.games:
        return made
    if len(rounds.names) > 1:
        wins = rounds.wins()
        for number, lineup in enumerate(lineups):
            bots = dict.fromkeys(lineup) if len(lineups) == 1 and players > 2 else lineup[:1]
            made.comparisons += filter(None, (rounds.compare(number, bot, wins) for bot in bots))
        made.ratings = ratings(rounds, wins, anchor, seed)
    made.seconds = seconds(rounds)
    made.tally.add_all([game.row for game in rounds.games], players)
    return made


def ratings(rounds: Rounds, wins: Any, anchor: str | None, seed: int) -> list[Rating]:
    seats = np.array([[lineup.count(name) for name in rounds.names] for lineup in rounds.lineups], float)
    points, intervals = rate(seats, wins, None if anchor is None else rounds.names.index(anchor), seed)
    rows = zip(rounds.names, points, intervals, strict=True)
    found = [Rating(name, float(mine), (float(low), float(high))) for name, mine, (low, high) in rows]
    return sorted(found, key=lambda rating: -rating.rating)


def seconds(rounds: Rounds) -> dict[str, float]:
    spent, choices = dict.fromkeys(rounds.names, 0.0), dict.fromkeys(rounds.names, 0)
    for game in rounds.games:
        for seat, name in enumerate(rounds.seating[game.bout]):
            spent[name] += game.seconds[seat]
            choices[name] += game.choices[seat]
    return {name: spent[name] / choices[name] if choices[name] else 0.0 for name in rounds.names}
