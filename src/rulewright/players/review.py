"""A finished game, looked back at: each decision is judged by what its seat could know then, never by what lay hidden.

A first search names the best action. If another one was played, a second search, which looks around more, says how much that cost: one
search alone flatters its own favourite. What a seat won or lost against an even chance is the sum of its own choices and of all else: luck,
and what the others did.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rulewright.kernel.game import Game
from rulewright.kernel.match import Match
from rulewright.kernel.message import UserError
from rulewright.kernel.rule import COMPILED

from .hint import Hint, seed_of
from .ismcts.search import Found, Search
from .seat import Seat

ITERATIONS = 800 if COMPILED else 12
AGAIN, CURIOUS = 2, 8  # the second search: so many times as long, and so much more drawn to what was seldom tried
ALIKE = 0.03  # of a victory: where the first search sees no greater difference, it is not looked at again
NOISE = 0.04  # of a victory: searches differ by as much
LIMITS = {"slip": NOISE, "mistake": 0.08, "blunder": 0.15}  # with two players
FOR_PLAYERS = {2: 1.0, 3: 0.75, 4: 0.6}  # of these limits: among more players, each has less to lose
DECIDED = 0.05  # of a victory from either end: nothing is at stake any more


class Judged(NamedTuple):
    """A decision at which there was something to choose."""

    line: int  # its place in the trail of the match
    seat: int
    played: int
    best: int
    value: float  # what the best promised: the share of a victory
    loss: float  # by how much less the played one did

    def called(self, players: int) -> str:
        """A slip, a mistake or a blunder; or nothing, if it was fine or no longer mattered."""
        if self.value < DECIDED or self.value - self.loss > 1 - DECIDED:
            return ""
        reached = [name for name, limit in LIMITS.items() if self.loss >= limit * FOR_PLAYERS.get(players, 0.6)]
        return reached[-1] if reached else ""


class Balance(NamedTuple):
    """Of one seat: from an even chance to the result. `choices` and `rest` add up to the way between."""

    start: float
    result: float
    choices: float  # at most 0: what its own decisions cost
    rest: float  # luck, and what the others did


class Reviewer:
    def __init__(self, game: Game, iterations: int = ITERATIONS) -> None:
        self._game = game
        explore = game.guides.habits["explore"] * CURIOUS
        self._first = Search(game, iterations)
        self._second = Search(game, iterations * AGAIN, habits={"explore": explore})

    def judge(self, seat: Seat, played: int, line: int = 0) -> Judged:
        """The same wherever the seat knows the same."""
        found = self._look(self._first, seat)
        best, own = found[0], next(one for one in found if one.action == played)
        if best is own or (own.visits and best.value - own.value < ALIKE):
            return Judged(line, seat.number, played, played, best.value, 0.0)
        again = {found.action: found for found in self._look(self._second, seat)}
        value, loss = again[best.action].value, again[best.action].value - again[played].value
        return Judged(line, seat.number, played, best.action, value, loss if loss >= NOISE else 0.0)

    def line(self, seat: Seat, judged: Judged) -> Hint:
        """The best action as a hint, with what the seat would have done next: for reasons in words."""
        self._look(self._first, seat)
        return Hint(judged.best, self._first.line(seat, judged.best), round(judged.value, 2), 1.0, [])

    @staticmethod
    def _look(search: Search, seat: Seat) -> list[Found]:
        search.forget()
        return search.look(seat, seed_of(search.knowledge(seat)))


def moments(match: Match) -> Iterator[tuple[int, Match, int]]:
    """Each decision with a choice: its place in the trail, the match as it stood before, and what was played. UserError if the game goes
    on: whoever still plays must not be told."""
    if not match.over:
        raise UserError("review-not-over")
    for at, line in enumerate(match.trail):
        if line.action is None:
            continue
        stood = before(match, at)
        if len(stood.legal()) > 1:
            yield at, stood, match.game.read(stood.look(), line.action)


def before(match: Match, at: int) -> Match:
    """The match as it stood before that line of its trail."""
    return Match.restored(match.game, match.prepared, None, match.trail[:at], 0)


def balance(match: Match, judged: Sequence[Judged], seat: int) -> Balance:
    results = [match.standing(other)[0] for other in range(match.players)]
    start, best = 1 / match.players, max(results)
    result = 1 / results.count(best) if results[seat] == best else 0.0
    choices = -sum((one.loss for one in judged if one.seat == seat), start=0.0)
    return Balance(start, result, choices, result - start - choices)
