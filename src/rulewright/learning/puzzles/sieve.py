"""Is one answer clearly best, by searches of several lengths, and in worlds of all kinds? Whatever is asked here depends on nothing but
what the seat could know."""

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
CURIOUS = 8  # how much more than a player a judge is drawn to what was seldom tried
GAP, AT_FIRST = (
    0.08,
    0.05,
)  # of a victory: any other answer is a mistake, as a review calls it; a short search may err a little
LOWEST, HIGHEST = 0.15, 0.95  # of a victory: outside of these the game is as good as decided
FEWEST, MOST_ASKS = 3, 5  # choices at the first decision; decisions of an answer
LOOKED_AT = 4  # visits: with fewer a value says nothing
UNKNOWN = -1  # in the place of such a value
WORLDS, IN_EACH, HELD, NEAR = 12, 80, 9, 0.05  # in HELD of WORLDS worlds the answer is best, or NEAR it


class Judged(NamedTuple):
    """A decision with one answer."""

    right: list[int]  # actions that come to the same position
    values: list[int]  # percent, of all legal actions in their order


class Place(NamedTuple):
    """A decision of a line: the match is there."""

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
        """What somebody would do who takes what there is."""
        self._greedy.reseed(0)
        return self._greedy.choose(Seat(match, match.actor))

    def answer(self, stood: Match, likely: int) -> list[Judged]:
        """Decision by decision, from the one that is asked; nothing if a sieve holds it back. `stood` is imagined, with what the seat
        knows."""
        places = list(self._line(stood))
        if not places or likely not in places[0].judged.right or not worth_asking(places[0].judged):
            return []
        if self._greed_finds(places) or not self._steady(places) or not self._holds_enough(stood, places[0].judged):
            return []
        found = self.deep(places)
        return [] if self._greed_finds(places[: len(found)]) else found

    def deep(self, places: Sequence[Place]) -> list[Judged]:
        """As far as a search that is many times as long comes to the same answers."""
        found = list[Judged]()
        for match, judged in places:
            again = judge(self._deep, match, GAP, seed=4)
            if again is None or again.right != judged.right:
                break
            found.append(again)
        return found

    def holds(self, stood: Match, right: Sequence[int]) -> int:
        """In how many worlds, each open to all, the answer is best or nearly so."""
        game, seat, held = stood.game, stood.actor, 0
        states = game.engine.new(1)
        for world in range(WORLDS):
            stood.sample(states, 0, seat, world)
            found = self._each.look_at(states, seat, stood.players, world)
            own = max(one.value for one in found if one.action in right)
            held += found[0].action in right or own >= found[0].value - NEAR
        return held

    # ------------------------------------------------------------- sieves
    def _line(self, stood: Match) -> Iterator[Place]:
        """As long as there is one answer, up to where chance or somebody else comes in."""
        for match in decisions(stood):
            judged = judge(self._judge, match, AT_FIRST, seed=1)
            if judged is None:
                return
            yield Place(copy(match), judged)
            match.act(match.actor, judged.right[0])

    def _greed_finds(self, places: Sequence[Place]) -> bool:
        return all(self.greedy(match) in judged.right for match, judged in places)

    def _steady(self, places: Sequence[Place]) -> bool:
        """Those who search as players do, with other seeds, would do the same."""
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
    """By one search; nothing if some other answer is not clearly worse."""
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
    """The best one, and whatever comes to the same position."""
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
    """The match at each decision with a choice that its seat makes in one go. The caller does something before the next."""
    match, seat = copy(stood), stood.actor
    for _ in range(MOST_ASKS):
        yield match
        while match.actor == seat and not match.trail[-1].outcomes and len(match.legal()) == 1:
            match.act(seat, match.legal()[0])
        if match.actor != seat or match.trail[-1].outcomes:
            return
