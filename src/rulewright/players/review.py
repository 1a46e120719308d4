"""Reviews a finished game: each decision is judged by what its seat could know then, never by what was hidden.

A first search names the best action. If another one was played, a second search, which tries only these two, says how much that cost: a
single search is biased towards its favourite. A loss has a name only if it surely is one. A seat's result compared with an even chance is
the sum of its own choices, the others' choices and luck: if nobody had ever chosen worse than the best, only chance and revealed
information would change a seat's prospects."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
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

METHOD = 6  # increment it when judgements change
FULL, INTERPRETED = 800, 12  # iterations
ITERATIONS = FULL if COMPILED else INTERPRETED
AGAIN, CURIOUS = 2, 8  # the second search: times as long, and times as much exploration
NINE_OF_TEN = 1.645  # standard errors: a 90% interval
ALIKE = 0.03  # chance to win: smaller differences in the first search are not searched again
NOISE = 0.04  # chance to win: searches differ by this much
CLEAR = (
    1 / 16
)  # up to this part of a loss may be how clear a victory is, which searches count a little (ismcts/judging.py)
LIMITS = {"slip": NOISE, "mistake": 0.08, "blunder": 0.15}  # with two players
FOR_PLAYERS = {2: 1.0, 3: 0.75, 4: 0.6}  # factors for these limits: among more players, each has less to lose
FAR = 2  # standard errors
UNKNOWN = 0.25  # the variance of a coin toss
MOST_BLUNDERS = 200  # most blunders listed for one position
KEY = 0.12  # chance to win, with two players: every other choice was worse by at least this much
TURN = 0.12  # likewise: a seat's chances moved this much between two of its decisions
DECIDED = 0.05  # chance to win, or to lose, below which nothing is at stake any more


class Judged(NamedTuple):
    """A decision with a choice."""

    line: int  # its index in the trail of the match
    seat: int
    played: int
    best: int
    value: float  # the chance to win with the best choice
    loss: float  # how much lower that was with the choice played
    error: float = 0.0  # the standard error of the loss, a conservative estimate
    better: tuple[int, ...] = ()  # if the best was not played: it, and the seat's next decisions
    ahead: float = 0.0  # if the best action was played: how much better it was than the second best

    @property
    def surely(self) -> float:
        """The lower end of the loss's 90% interval; at most 0 if the decision may have cost nothing."""
        return self.loss - NINE_OF_TEN * self.error

    def called(self, players: int) -> str:
        """Returns "slip", "mistake" or "blunder"; "" if the decision was or may have been fine, or no longer mattered."""
        if self.surely <= 0 or self.value < DECIDED or self.value - self.loss > 1 - DECIDED:
            return ""
        reached = [name for name, limit in LIMITS.items() if self.loss >= scaled(limit, players)]
        return reached[-1] if reached else ""

    def is_key(self, players: int) -> bool:
        """Whether the one move that was much better than all others was found, while something was at stake."""
        return self.ahead >= scaled(KEY, players) and self.value >= DECIDED and self.value - self.ahead <= 1 - DECIDED


class Turn(NamedTuple):
    """A turning point for a seat: its chances changed a lot between two of its decisions, because of others, chance or revealed
    information."""

    since: int  # the line of its previous decision
    line: int  # the line of the next one, or the last line of the game
    change: float


class Balance(NamedTuple):
    """How a seat got from an even chance to its result: by `choices`, `others` and `luck`. The errors are standard errors."""

    start: float
    result: float
    choices: float  # at most 0: what its own decisions cost
    others: float  # at least 0: its share of what the others' decisions cost them; all their opponents get equal shares
    luck: float  # the rest: chance and revealed information, plus whatever the searches missed
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
        """Judge a decision. The result is the same whenever the seat knows the same."""
        found = self._look(self._first, seat)
        best, own = found[0], next(one for one in found if one.action == played)
        fine = Judged(line, seat.number, played, played, best.value, 0.0)
        if best is own and stands_out(found, scaled(KEY, seat.players)):
            return fine._replace(ahead=self._ahead(seat, played))
        if best is own or (own.visits and best.value - own.value < ALIKE):
            return fine
        compared = self._second.compare(seat, (best.action, played), self._seed(self._second, seat))
        loss = compared[0].value - compared[1].value
        error = sqrt(sum(map(variance, compared)) + (CLEAR * loss) ** 2)
        if loss < NOISE:
            return fine._replace(error=error)
        return fine._replace(
            best=best.action, loss=loss, error=error, better=tuple(self._first.line(seat, best.action))
        )

    def _ahead(self, seat: Seat, played: int) -> float:
        """How much better the action is than everything else that was tried, by the second search."""
        again = {one.action: one.value for one in self._look(self._second, seat) if one.visits}
        own = again.pop(played, 0.0)
        return max(0.0, own - max(again.values(), default=own))

    def blunders(self, seat: Seat, most: int = MOST_BLUNDERS) -> list[Judged]:
        """What the seat should not do now, worst first: blunders, and mistakes even if the search is far off."""
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

    def _look(self, search: Search, seat: Seat) -> list[Found]:
        search.forget()
        return search.look(seat, self._seed(search, seat))

    @staticmethod
    def _seed(search: Search, seat: Seat) -> int:
        return seed_of(search.knowledge(seat))


def scaled(limit: float, players: int) -> float:
    return limit * FOR_PLAYERS.get(players, 0.6)


def stands_out(found: Sequence[Found], by: float) -> bool:
    """Whether the best is that much better than all others that were tried, and there were some."""
    others = [one.value for one in found[1:] if one.visits]
    return bool(others) and found[0].value - max(others) >= by


def variance(found: Found) -> float:
    """The variance of the mean, at most: as if each try had been won or lost. For untried actions, an unknown chance."""
    return found.value * (1 - found.value) / found.visits if found.visits else UNKNOWN


def advice(judged: Judged) -> Hint:
    """The better line as a hint, to get reasons in words."""
    return Hint(judged.best, list(judged.better) or [judged.best], round(judged.value, 2), 1.0, [])


def method(game: Game, iterations: int = ITERATIONS) -> str:
    """A key that changes with everything that a judgement of this game depends on, except the position."""
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
    """Each decision with a choice: its index in the trail, the match before it, and what was played. Raises UserError if the game is still
    going on, since people who are playing must not be told; pass `ended` if it is over because all others have resigned."""
    if not match.over and not ended:
        raise UserError("review-not-over")
    for at in range(1, len(match.trail)):
        if found := moment(match, at):
            yield at, *found


def moment(match: Match, at: int) -> tuple[Match, int] | None:
    """The match before that line, and what was played; None if there was no choice."""
    stood, action = before(match, at), match.trail[at].action
    assert action is not None
    return (stood, match.game.read(stood.look(), action)) if len(stood.legal()) > 1 else None


def before(match: Match, at: int) -> Match:
    """The match before that line of its trail."""
    stood = Match.restored(match.game, match.prepared, None, match.trail[:at], 0)
    match.trail[at - 1] = stood.trail[-1]  # keep its position, so that later lines need not be replayed from the start
    return stood


def balance(results: Sequence[int], judged: Sequence[Judged], seat: int) -> Balance:
    """`results` has all seats; the highest wins. `judged` has everybody's decisions."""
    start, best = 1 / len(results), max(results)
    result = 1 / results.count(best) if results[seat] == best else 0.0
    own, theirs = ([one for one in judged if (one.seat == seat) == mine] for mine in (True, False))
    choices, error = total_loss(own)
    given, others_error = (sum / (len(results) - 1) for sum in total_loss(theirs))
    return Balance(start, result, -choices, given, result - start + choices - given, error, others_error)


def turns(judged: Sequence[Judged], seat: int, players: int, end: tuple[int, float]) -> list[Turn]:
    """The seat's turning points, biggest first. `judged` has everybody's decisions; `end` is the last line of the game and the seat's
    result."""
    own = [one for one in judged if one.seat == seat]
    points = [(one.line, one.value) for one in own[1:]] + [end]
    found = (
        [Turn(one.line, line, value - one.value + one.loss) for one, (line, value) in zip(own, points, strict=True)]
        if own
        else []
    )
    far = [one for one in found if abs(one.change) >= scaled(TURN, players)]
    return sorted(far, key=lambda one: -abs(one.change))


def worst(judged: Iterable[Judged], players: int) -> list[Judged]:
    """Decisions with a name, in the order of what they surely cost, worst first."""
    return sorted((one for one in judged if one.called(players)), key=lambda one: -one.surely)


def total_loss(judged: Sequence[Judged]) -> tuple[float, float]:
    """The total loss with its standard error."""
    return sum((one.loss for one in judged), start=0.0), sqrt(sum(one.error**2 for one in judged))
