"""A finished game, looked back at: each decision is judged by what its seat could know then, never by what lay hidden.

A first search names the best action. If another one was played, a second search, which looks around more, says how much that cost: one
search alone flatters its own favourite. What a seat won or lost against an even chance is the sum of its own choices, of the others' and of
luck: if nobody ever chose worse than the best, nothing but chance and what comes to light would change what a seat can hope for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from math import sqrt
from typing import NamedTuple

from rulewright.kernel.game import Game
from rulewright.kernel.match import Match
from rulewright.kernel.message import UserError
from rulewright.kernel.rule import COMPILED

from .hint import Hint, seed_of
from .ismcts.search import Found, Search
from .seat import Seat

METHOD = 3  # one more when judgements come out otherwise
FULL, INTERPRETED = 800, 12  # iterations
ITERATIONS = FULL if COMPILED else INTERPRETED
AGAIN, CURIOUS = 2, 8  # the second search: this many times as long, and so much more drawn to what was seldom tried
ALIKE = 0.03  # of a victory: where the first search sees no greater difference, it is not looked at again
NOISE = 0.04  # of a victory: searches differ by as much
LIMITS = {"slip": NOISE, "mistake": 0.08, "blunder": 0.15}  # with two players
FOR_PLAYERS = {2: 1.0, 3: 0.75, 4: 0.6}  # of these limits: among more players, each has less to lose
FAR = 2  # standard errors
UNKNOWN = 0.25  # the variance of a game that a coin decides
MOST_BLUNDERS = 200  # that a seat is warned of at once
KEY = 0.12  # of a victory, with two players: by so much every other choice was worse
TURN = 0.12  # likewise: so far a seat's chances moved between two of its decisions
DECIDED = 0.05  # of a victory from either end: nothing is at stake any more


class Judged(NamedTuple):
    """A decision at which there was something to choose."""

    line: int  # its place in the trail of the match
    seat: int
    played: int
    best: int
    value: float  # the chance to win with the best choice
    loss: float  # by how much less the played one did
    error: float = 0.0  # of the loss: one standard error, rather too large than too small
    better: tuple[int, ...] = ()  # the best one, if it was not played, and what the seat would have done right after it
    ahead: float = 0.0  # if the best was played: by how much more it promised than the next

    def called(self, players: int) -> str:
        """A slip, a mistake or a blunder; or nothing, if it was fine or no longer mattered."""
        if self.value < DECIDED or self.value - self.loss > 1 - DECIDED:
            return ""
        reached = [name for name, limit in LIMITS.items() if self.loss >= scaled(limit, players)]
        return reached[-1] if reached else ""

    def is_key(self, players: int) -> bool:
        """One move was much better than all others, and it was found, while something was at stake."""
        return self.ahead >= scaled(KEY, players) and self.value >= DECIDED and self.value - self.ahead <= 1 - DECIDED


class Turn(NamedTuple):
    """A turning point of a seat: its chances moved far between two of its decisions, by what others did, chance and what came to light."""

    since: int  # the line of its decision before
    line: int  # of the next one; that of the end, if there was none
    change: float


class Balance(NamedTuple):
    """Of one seat, from an even chance to the result: `choices`, `others` and `luck` are the way between. The errors are standard ones."""

    start: float
    result: float
    choices: float  # at most 0: what its own decisions cost
    others: float  # at least 0: its share of what the others' decisions cost them, which all who play against them have in equal parts
    luck: float  # what is left: chance, and what came to light; with all that the searches missed
    error: float  # of the choices
    others_error: float

    @property
    def luck_error(self) -> float:
        return sqrt(self.error**2 + self.others_error**2)


class Reviewer:
    def __init__(self, game: Game, iterations: int = ITERATIONS) -> None:
        explore = game.guides.habits["explore"] * CURIOUS
        self._first = Search(game, iterations)
        self._second = Search(game, iterations * AGAIN, habits={"explore": explore})

    def judge(self, seat: Seat, played: int, line: int = 0) -> Judged:
        """The same wherever the seat knows the same."""
        found = self._look(self._first, seat)
        best, own = found[0], next(one for one in found if one.action == played)
        fine = Judged(line, seat.number, played, played, best.value, 0.0)
        if best is own and stands_out(found, scaled(KEY, seat.players)):
            return fine._replace(ahead=self._ahead(seat, played))
        if best is own or (own.visits and best.value - own.value < ALIKE):
            return fine
        again = {found.action: found for found in self._look(self._second, seat)}
        compared = again[best.action], again[played]
        loss, error = compared[0].value - compared[1].value, sqrt(sum(map(variance, compared)))
        if loss < NOISE:
            return fine._replace(error=error)
        return fine._replace(
            best=best.action, loss=loss, error=error, better=tuple(self._first.line(seat, best.action))
        )

    def _ahead(self, seat: Seat, played: int) -> float:
        """Of all that was tried, by the search that looks around more."""
        again = {one.action: one.value for one in self._look(self._second, seat) if one.visits}
        own = again.pop(played, 0.0)
        return max(0.0, own - max(again.values(), default=own))

    def blunders(self, seat: Seat, most: int = MOST_BLUNDERS) -> list[Judged]:
        """What the seat had better not do now, the worst first: what costs a blunder, and a mistake even if the search errs by far."""
        found = self._look(self._first, seat)
        best, others = found[0], [one for one in found[1:] if not one.visits or found[0].value - one.value >= ALIKE]
        again = {one.action: one for one in self._look(self._second, seat)} if others else {}
        judged = [self._compared(seat, again[best.action], again[one.action]) for one in others]
        sure = scaled(LIMITS["mistake"], seat.players)
        bad = [one for one in judged if one.called(seat.players) == "blunder" and one.loss - FAR * one.error >= sure]
        return sorted(bad, key=lambda one: one.loss, reverse=True)[:most]

    @staticmethod
    def _compared(seat: Seat, best: Found, other: Found) -> Judged:
        error = sqrt(variance(best) + variance(other))
        return Judged(0, seat.number, other.action, best.action, best.value, best.value - other.value, error)

    @staticmethod
    def _look(search: Search, seat: Seat) -> list[Found]:
        search.forget()
        return search.look(seat, seed_of(search.knowledge(seat)))


def scaled(limit: float, players: int) -> float:
    return limit * FOR_PLAYERS.get(players, 0.6)


def stands_out(found: Sequence[Found], by: float) -> bool:
    """The best is so much better than all others that were tried, and there were some."""
    others = [one.value for one in found[1:] if one.visits]
    return bool(others) and found[0].value - max(others) >= by


def variance(found: Found) -> float:
    """Of the mean, at most: as if each try had been won or lost. Of what was not tried nothing is known."""
    return found.value * (1 - found.value) / found.visits if found.visits else UNKNOWN


def advice(judged: Judged) -> Hint:
    """The better line as a hint: for reasons in words."""
    return Hint(judged.best, list(judged.better) or [judged.best], round(judged.value, 2), 1.0, [])


def method(game: Game, iterations: int = ITERATIONS) -> str:
    """Changes with whatever a judgement of this game depends on, but for the position."""
    parts = [
        game.key,
        game.version,
        METHOD,
        iterations,
        list(map(int, game.guides.tuned)),
        sorted(game.guides.habits.items()),
    ]
    return blake2b(repr(parts).encode(), digest_size=8).hexdigest()


def moments(match: Match, *, ended: bool = False) -> Iterator[tuple[int, Match, int]]:
    """Each decision with a choice: its place in the trail, the match as it stood before, and what was played. UserError if the game goes
    on: people who are still playing must not be told. `ended`: it is over, since all others have given up."""
    if not match.over and not ended:
        raise UserError("review-not-over")
    for at in range(1, len(match.trail)):
        if found := moment(match, at):
            yield at, *found


def moment(match: Match, at: int) -> tuple[Match, int] | None:
    """The match as it stood before that line, and what was played; nothing if there was nothing to choose."""
    stood, action = before(match, at), match.trail[at].action
    assert action is not None
    return (stood, match.game.read(stood.look(), action)) if len(stood.legal()) > 1 else None


def before(match: Match, at: int) -> Match:
    """The match as it stood before that line of its trail."""
    stood = Match.restored(match.game, match.prepared, None, match.trail[:at], 0)
    match.trail[at - 1] = stood.trail[-1]  # with its position: what comes next need not be replayed from afar
    return stood


def balance(results: Sequence[int], judged: Sequence[Judged], seat: int) -> Balance:
    """`results` of all seats: the highest wins. `judged`: the decisions of all."""
    start, best = 1 / len(results), max(results)
    result = 1 / results.count(best) if results[seat] == best else 0.0
    own, theirs = ([one for one in judged if (one.seat == seat) == mine] for mine in (True, False))
    choices, error = lost(own)
    given, others_error = (sum / (len(results) - 1) for sum in lost(theirs))
    return Balance(start, result, -choices, given, result - start + choices - given, error, others_error)


def turns(judged: Sequence[Judged], seat: int, players: int, end: tuple[int, float]) -> list[Turn]:
    """Of all decisions, those of the seat; `end`: the last line of the game, and the seat's result. The farthest first."""
    own = [one for one in judged if one.seat == seat]
    points = [(one.line, one.value) for one in own[1:]] + [end]
    found = (
        [Turn(one.line, line, value - one.value + one.loss) for one, (line, value) in zip(own, points, strict=True)]
        if own
        else []
    )
    far = [one for one in found if abs(one.change) >= scaled(TURN, players)]
    return sorted(far, key=lambda one: -abs(one.change))


def lost(judged: Sequence[Judged]) -> tuple[float, float]:
    """In all, with its standard error."""
    return sum((one.loss for one in judged), start=0.0), sqrt(sum(one.error**2 for one in judged))
