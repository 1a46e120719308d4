"""A hint: the best moves that a search finds for a seat, what speaks for them, and how the others could answer. It uses only what the seat
knows; so a position always gives the same hint, no matter who asks and how often."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

from rulewright.kernel.ahead import carry_on, carry_out
from rulewright.kernel.game import Game, Merit
from rulewright.kernel.message import Message
from rulewright.kernel.rule import COMPILED

from .answers import Others
from .ismcts.search import WORLD_SEED, Found, Search
from .seat import Seat

MOVES = 3  # at most
ANSWERED = MOVES if COMPILED else 1  # for how many of these the others' answers are searched
ITERATIONS, INTERPRETED, SECONDS = 1000, 12, 1.2  # so few iterations that time rarely runs out
DOUBT = 0.05  # a move with this share of the visits is rated halfway between its own value and the average
WORLDS = 3  # a reason must hold in all of them, a danger in most
MOST_REASONS, MOST_DANGERS = 3, 2
CLEARLY, SLIGHTLY = 0.1, 0.03  # differences in the chance to win between a move and another


class Hint(NamedTuple):
    action: int
    line: list[int]  # the action, and what the seat would then decide by itself
    value: float  # the chance to win, rounded to a percent
    share: float  # share of the search's visits
    answers: list[list[int]]  # how the game might go on, in each of the worlds; possibly empty


class Adviser:
    def __init__(self, game: Game, iterations: int = ITERATIONS, seconds: float | None = SECONDS) -> None:
        self._search, self._seconds = Search(game, iterations, seconds=seconds), seconds
        self._answered_too, self._others = game.answered, Others(game)

    def set_time(self, seconds: float | None) -> None:
        self._search.seconds = self._seconds = seconds

    def advise(self, seat: Seat) -> list[Hint]:
        """The best moves, best first: the same whenever the seat knows the same, unless time runs out. Raises UserError if the seat is not
        asked."""
        search, end = self._search, math.inf if self._seconds is None else time.monotonic() + self._seconds
        search.forget()
        found = search.look(seat, seed_of(search.knowledge(seat)))
        tried = [one for one in found if one.visits] or found[:1]
        visits = sum(one.visits for one in tried) or 1
        mean = sum(one.visits * one.value for one in tried) / visits
        hints = [
            Hint(one.action, self._line(seat, one.action), sober(one, mean, visits), one.visits / visits, [])
            for one in tried[:MOVES]
        ]
        hints.sort(key=lambda hint: (hint.value, hint.share), reverse=True)
        return [*(self._answered(seat, hint, end) for hint in hints[:ANSWERED]), *hints[ANSWERED:]]

    def _line(self, seat: Seat, action: int) -> list[int]:
        """As far as the search looked, and on to what it is for."""
        line = self._search.line(seat, action)
        return [*line, *self._others.rest(seat, line, WORLD_SEED)]

    def _answered(self, seat: Seat, hint: Hint, end: float) -> Hint:
        """Add the others' answers in all worlds, or in none if there is not enough time."""
        found = list[list[int]]()
        for world in range(WORLDS):
            if not self._answered_too or time.monotonic() > end:
                return hint
            found.append(self._others.answers(seat, hint.line, world))
        return hint._replace(answers=found)


def seed_of(knowledge: bytes) -> int:
    return int.from_bytes(blake2b(knowledge, digest_size=7).digest(), "big")


def sober(one: Found, mean: float, visits: int) -> float:
    """A move's value, drawn towards the average the less often it was tried; rounded to a percent, since a search is no more precise."""
    doubt = DOUBT * visits
    return round((one.visits * one.value + doubt * mean) / (one.visits + doubt), 2)


# ------------------------------------------------------------- in words
class Advice(NamedTuple):
    """A hint in words."""

    hint: Hint
    actions: list[str]  # the actions of its line, as texts
    deeds: list[Message]  # the same in words
    reasons: list[Merit]  # what speaks for it, then the dangers


def explain(game: Game, seat: Seat, hints: Sequence[Hint]) -> list[Advice]:
    """What the hints would do, according to the rules in worlds that the seat cannot rule out: reasons that hold in all of them, dangers
    that hold in most. The table's pack must have been read."""
    states = game.engine.new(WORLDS)
    for seed in range(WORLDS):
        seat.sample(states, seed, seed)
    worlds = [game.engine.twin(states, i) for i in range(WORLDS)]
    return [_explained(game, worlds, seat, hints, number) for number in range(len(hints))]


def _explained(game: Game, worlds: Sequence[Any], seat: Seat, hints: Sequence[Hint], number: int) -> Advice:
    hint = hints[number]
    lines = [carry_out(game, s, hint.line, seat.number) for s in worlds]
    first, *others = [game.merits(steps, seat.number) for steps in lines]
    sure = [reason for reason in first if all(reason in reasons for reasons in others)]
    steps = lines[0][: min(map(len, lines))]
    reasons = sure[:MOST_REASONS] or [comparison(hints, number, forced=len(seat.legal()) == 1)]
    answers = hint.answers or [[]] * WORLDS
    seen = [
        game.dangers(steps, carry_on(game, steps[-1].after, answer, seat.number), seat.number)
        for steps, answer in zip(lines, answers, strict=True)
    ]
    return Advice(
        hint,
        [game.write(step.before, step.action) for step in steps],
        [game.describe(step.before, step.action) for step in steps],
        [*reasons, *in_most(seen)[:MOST_DANGERS]],
    )


def in_most(found: Sequence[Sequence[Merit]]) -> list[Merit]:
    """What is in more than half of the lists, in the order of first appearance."""
    every = [merit for merits in found for merit in merits]
    return [merit for n, merit in enumerate(every) if merit not in every[:n] and 2 * every.count(merit) > len(found)]


def comparison(hints: Sequence[Hint], number: int, *, forced: bool) -> Merit:
    """What can be said of any move: how it compares with the others."""
    if len(hints) == 1:
        return Merit(Message("hint-only" if forced else "hint-alone"))
    other = hints[1] if number == 0 else hints[0]
    values = {"value": percent(hints[number].value), "other": percent(other.value)}
    better = hints[number].value - other.value
    if abs(better) < SLIGHTLY:
        return Merit(Message("hint-equal"))
    if better < 0:
        return Merit(Message("hint-behind", values))
    return Merit(Message("hint-clearly" if better >= CLEARLY else "hint-slightly", values))


def percent(value: float) -> int:
    return round(100 * value)
