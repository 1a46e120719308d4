"""Checks that one answer is clearly best, with searches of several lengths and in many kinds of worlds. Depends only on what the seat could
know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rulewright.kernel.chance import SEED_BYTES
from rulewright.kernel.game import Game
from rulewright.kernel.match import Match
from rulewright.players.greedy import GreedyBot
from rulewright.players.ismcts.search import Search
from rulewright.players.seat import Bot, Seat

DEPTH, DEEPER = 400, 10  # iterations; the last check has DEEPER times as many
CURIOUS = 8  # how many times more the judge explores than a player
GAP, AT_FIRST = (
    0.08,
    0.05,
)  # chance to win: any other answer is a mistake, as in a review; a short search may be slightly off
LOWEST, HIGHEST = 0.15, 0.95  # chance to win: outside of these the game is as good as decided
FEWEST, MOST_ASKS = 3, 5  # least choices at the first decision; most decisions in an answer
LOOKED_AT = 4  # visits needed for a value to be meaningful
UNKNOWN = -1  # used in place of a value with fewer visits
WORLDS, IN_EACH, HELD, NEAR = 12, 80, 9, 0.05  # the answer must be best, or within NEAR, in HELD of WORLDS worlds


class Judged(NamedTuple):
    """A decision with one right answer."""

    right: list[int]  # actions that lead to the same position
    values: list[int]  # in percent, of all legal actions in order


class Place(NamedTuple):
    """A decision of a line, with the match at that point."""

    match: Match
    judged: Judged


class Sieve:
    def __init__(self, game: Game, depth: int = DEPTH) -> None:
        curious = {"explore": game.guides.habits["explore"] * CURIOUS}
        self._judge, self._deep = (Search(game, depth * n, habits=curious) for n in (1, DEEPER))
        self._players = [Search(game, depth), Search(game, max(depth // 2, 1))]
        self._each = Search(game, IN_EACH)
        self._greedy = GreedyBot(game, 0, worlds=3)

    def greedy(self, match: Match) -> int:
        """The greedy bot's choice."""
        self._greedy.reseed(0)
        return self._greedy.choose(Seat(match, match.actor))

    def answer(self, stood: Match, likely: int) -> list[Judged]:
        """The right answers, decision by decision from the current one; empty if a check fails. `stood` is imagined from what the seat
        knows."""
        places = list(self._line(stood))
        if not places or likely not in places[0].judged.right or not worth_asking(places[0].judged):
            return []
        if self._greed_finds(places) or not self._steady(places) or not self._holds_enough(stood, places[0].judged):
            return []
        found = self.deep(places)
        return [] if self._greed_finds(places[: len(found)]) else found

    def deep(self, places: Sequence[Place]) -> list[Judged]:
        """The leading decisions for which a many times longer search agrees."""
        found = list[Judged]()
        for match, judged in places:
            again = judge(self._deep, match, GAP, seed=4)
            if again is None or again.right != judged.right:
                break
            found.append(again)
        return found

    def holds(self, stood: Match, right: Sequence[int]) -> int:
        """The number of worlds in which the answer is best or nearly so, if everything is known."""
        game, seat, held = stood.game, stood.actor, 0
        states = game.engine.new(1)
        for world in range(WORLDS):
            stood.sample(states, 0, seat, world)
            found = self._each.look_at(states, seat, stood.players, world)
            own = max(one.value for one in found if one.action in right)
            held += found[0].action in right or own >= found[0].value - NEAR
        return held

    # ------------------------------------------------------------- checks
    def _line(self, stood: Match) -> Iterator[Place]:
        """While there is one right answer, until chance or somebody else comes in."""
        for match in decisions(stood):
            judged = judge(self._judge, match, AT_FIRST, seed=1)
            if judged is None:
                return
            yield Place(copy(match), judged)
            match.act(match.actor, judged.right[0])

    def _greed_finds(self, places: Sequence[Place]) -> bool:
        return all(self.greedy(match) in judged.right for match, judged in places)

    def _steady(self, places: Sequence[Place]) -> bool:
        """Searches like the players', with other seeds, come to the same answers."""
        for seed, search in enumerate(self._players, 2):
            for match, judged in places:
                search.forget()
                if search.look(Seat(match, match.actor), seed)[0].action not in judged.right:
                    return False
        return True

    def _holds_enough(self, stood: Match, judged: Judged) -> bool:
        return self.holds(stood, judged.right) >= HELD


def finds(bot: Bot, places: Sequence[Place]) -> bool:
    return all(bot.choose(Seat(match, match.actor)) in judged.right for match, judged in places)


def worth_asking(judged: Judged) -> bool:
    return len(judged.values) >= FEWEST and LOWEST * 100 <= max(judged.values) <= HIGHEST * 100


def judge(search: Search, match: Match, gap: float, seed: int) -> Judged | None:
    """Judge with one search; None if some other answer is not clearly worse."""
    search.forget()
    found = search.look(Seat(match, match.actor), seed)
    best, legal = found[0], match.legal()
    right = alike(match, best.action, legal)
    for one in found:
        if one.action not in right and one.visits >= LOOKED_AT and one.value > best.value - gap:
            return None
    values = {one.action: round(one.value * 100) if one.visits >= LOOKED_AT else UNKNOWN for one in found}
    return Judged(right, [values[action] for action in legal])


def alike(match: Match, best: int, legal: Sequence[int]) -> list[int]:
    """The best action, and all that lead to the same position."""
    engine, states = match.game.engine, match.game.engine.new(1)
    ends = {}
    for action in legal:
        engine.decode(states, 0, match.trail[-1].position)
        engine.apply(states, 0, action)
        ends[action] = engine.encode(states, 0)
    return [best, *(action for action in legal if action != best and ends[action] == ends[best])]


def copy(match: Match) -> Match:
    return Match.restored(match.game, match.prepared, bytes(SEED_BYTES), list(match.trail), 0)


def decisions(stood: Match) -> Iterator[Match]:
    """The match at each decision with a choice that its seat makes without interruption. The caller must act before the next."""
    match, seat = copy(stood), stood.actor
    for _ in range(MOST_ASKS):
        yield match
        while match.actor == seat and not match.trail[-1].outcomes and len(match.legal()) == 1:
            match.act(seat, match.legal()[0])
        if match.actor != seat or match.trail[-1].outcomes:
            return
