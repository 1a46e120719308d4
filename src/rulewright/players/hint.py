"""A hint: the best moves that a search finds for a seat, and what speaks for them. It knows what the seat knows, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from rulewright.kernel.ahead import carry_out
from rulewright.kernel.game import Game, Reason
from rulewright.kernel.message import Message

from .ismcts.search import Search
from .seat import Seat

MOVES = 3  # at most
ITERATIONS, SECONDS = 1500, 1.2
WORLDS = 3  # in which a reason has to hold
MOST_REASONS = 3
CLEARLY, SLIGHTLY = 0.1, 0.03  # of a victory: by so much a move is better than another


class Hint(NamedTuple):
    action: int
    line: list[int]  # that action, and what the seat would then decide by itself
    value: float  # the share of a victory that it promises
    share: float  # how much of the search went there


class Adviser:
    def __init__(self, game: Game, iterations: int = ITERATIONS, seconds: float | None = SECONDS) -> None:
        self._search = Search(game, iterations, seconds=seconds)

    def advise(self, seat: Seat, seed: int) -> list[Hint]:
        """The best moves, the best first. UserError if the seat is not asked."""
        self._search.forget()
        found = self._search.look(seat, seed)
        total = sum(one.visits for one in found)
        tried = [one for one in found if one.visits] or found[:1]
        return [
            Hint(one.action, self._search.line(seat, one.action), one.value, one.visits / max(total, 1))
            for one in tried[:MOVES]
        ]


# ------------------------------------------------------------- in words
class Advice(NamedTuple):
    """A hint in words."""

    hint: Hint
    actions: list[str]  # of its line, as texts
    deeds: list[Message]  # the same in words
    reasons: list[Reason]


def explain(game: Game, seat: Seat, hints: Sequence[Hint]) -> list[Advice]:
    """What the hints would do. The rules are asked, in worlds that the seat cannot rule out; only what holds in all of these is told. The
    pack of the table must have been read."""
    states = game.engine.new(WORLDS)
    for seed in range(WORLDS):
        seat.sample(states, seed, seed)
    worlds = [game.engine.twin(states, i) for i in range(WORLDS)]
    return [_explained(game, worlds, seat, hints, number) for number in range(len(hints))]


def _explained(game: Game, worlds: Sequence[Any], seat: Seat, hints: Sequence[Hint], number: int) -> Advice:
    lines = [carry_out(game, s, hints[number].line, seat.number) for s in worlds]
    first, *others = [game.reasons(steps, seat.number) for steps in lines]
    sure = [reason for reason in first if all(reason in reasons for reasons in others)]
    steps = lines[0][: min(map(len, lines))]
    return Advice(
        hints[number],
        [game.write(step.before, step.action) for step in steps],
        [game.describe(step.before, step.action) for step in steps],
        sure[:MOST_REASONS] or [compared(hints, number, forced=len(seat.legal()) == 1)],
    )


def compared(hints: Sequence[Hint], number: int, *, forced: bool) -> Reason:
    """What can be said of any move: how it stands beside the others."""
    if len(hints) == 1:
        return Reason(Message("hint-only" if forced else "hint-alone"))
    other = hints[1] if number == 0 else hints[0]
    values = {"value": percent(hints[number].value), "other": percent(other.value)}
    better = hints[number].value - other.value
    if abs(better) < SLIGHTLY:
        return Reason(Message("hint-equal"))
    if better < 0:
        return Reason(Message("hint-behind", values))
    return Reason(Message("hint-clearly" if better >= CLEARLY else "hint-slightly", values))


def percent(value: float) -> int:
    return round(100 * value)
