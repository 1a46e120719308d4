"""Finds puzzles: bots play, and if one answer stands out it is examined closely. The same seed finds the same puzzles."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from rulewright.kernel.game import Game, Prepared
from rulewright.kernel.match import Match
from rulewright.players.hint import Hint, explain
from rulewright.players.ismcts.levels import ATLAS, LEVELS, SearchBot
from rulewright.players.ismcts.search import Found, Search
from rulewright.players.review_words import speaks_for
from rulewright.players.seat import Seat

from .format import Ask, Played, Puzzle, chances, digest_of, imagined
from .sieve import AT_FIRST, DEPTH, FEWEST, HIGHEST, LOOKED_AT, LOWEST, Judged, Place, Sieve, copy, decisions, finds

GLANCE = 5  # players search this many times less than the judge
OVERLOOKS = (20, 5)  # percentages of choices, alternating by seat: slips make the best puzzles
EARLIEST, MOST = 24, 8  # actions before a game's first puzzle; puzzles per game
TRIES, OFTEN = 6, 0.5  # per bot: it counts as finding an answer if it finds it at least that often


class Finder:
    def __init__(self, game: Game, prepared: Prepared, seed: int, depth: int = DEPTH) -> None:
        self._game, self._prepared, self._seed = game, prepared, seed
        self._player, self._sieve = Search(game, max(depth // GLANCE, 1)), Sieve(game, depth)
        self._onwards = Search(game, depth)

    def games(self, number: int = 0) -> Iterator[Played]:
        """Play one game after another, starting with that number."""
        while True:
            yield self.game(number)
            number += 1

    def game(self, number: int) -> Played:
        match = Match(self._game, self._prepared, chances(self._seed, number))
        dice, puzzles, solver = random.Random(f"{self._seed} {number}"), list[Puzzle](), -1
        while not match.over:
            seat = match.actor
            if len(match.legal()) == 1:
                match.act(seat, match.legal()[0])
                continue
            self._player.forget()
            found = self._player.look(Seat(match, seat), len(match.trail))
            asked = seat != solver and len(match.trail) > EARLIEST and len(puzzles) < MOST
            if asked and self._promising(match, found) and (puzzle := self._puzzle(match, found[0].action)):
                puzzles.append(puzzle)
                solver = seat  # until its turn is over
            line = match.act(seat, best_noticed(found, dice, OVERLOOKS[(seat + number) % len(OVERLOOKS)]))
            if match.actor != solver or line.outcomes:
                solver = -1
        did = [str(line.action) for line in match.trail[1:]]
        return Played(number, " ".join(did[: max((puzzle.at for puzzle in puzzles), default=0)]), puzzles)

    def _promising(self, match: Match, found: Sequence[Found]) -> bool:
        return stands_out(found) and self._sieve.greedy(match) != found[0].action

    def _puzzle(self, match: Match, likely: int) -> Puzzle | None:
        stood = imagined(match)
        asks = self._sieve.answer(stood, likely)
        if not asks:
            return None
        places = places_of(stood, asks)
        line = self._whole_line(places)
        reason = reason_for(stood, line)
        if not reason:
            return None
        write = self._game.write_all
        return Puzzle(
            at=len(match.trail) - 1,
            digest=digest_of(match),
            asks=[Ask(write(at.look(), judged.right), judged.values) for at, judged in places],
            line=write(stood.look(), line),
            reason=reason,
            level=level_of(self._game, places),
            holds=self._sieve.holds(stood, asks[0].right),
        )

    def _whole_line(self, places: Sequence[Place]) -> list[int]:
        """The answer, and how the seat would continue."""
        last, judged = places[-1]
        seat = Seat(last, last.actor)
        self._onwards.forget()
        self._onwards.look(seat, 5)
        before = [self._game.read(last.look(), str(line.action)) for line in last.trail[1:]]
        return [*before, *self._onwards.line(seat, judged.right[0])]


def stands_out(found: Sequence[Found]) -> bool:
    """Whether one action stands out at first sight."""
    if len(found) < FEWEST or not LOWEST <= found[0].value <= HIGHEST:
        return False
    others = [one.value for one in found[1:] if one.visits >= LOOKED_AT]
    return all(value < found[0].value - AT_FIRST for value in others)


def best_noticed(found: Sequence[Found], dice: random.Random, overlooks: int) -> int:
    """The best action that is not overlooked."""
    noticed = [one for one in found if dice.randrange(100) >= overlooks]
    return (noticed or found)[0].action


def places_of(stood: Match, asks: Sequence[Judged]) -> list[Place]:
    places = []
    for match, judged in zip(decisions(stood), asks, strict=False):
        places.append(Place(copy(match), judged))
        match.act(match.actor, judged.right[0])
    return places


def reason_for(stood: Match, line: list[int]) -> str:
    """The key of the strongest reason; "" if there is none."""
    hint = Hint(line[0], line, 0.0, 1.0, [])
    reasons = explain(stood.game, Seat(stood, stood.actor), [hint])[0].reasons
    return next((one.message.key for one in reasons if speaks_for(one)), "")


def level_of(game: Game, places: Sequence[Place]) -> str:
    """The weakest bot that finds the answer at least every other time; Atlas always does, or no judge would have agreed. Whether a bot's
    thinking leads there is tried; the probability that it then overlooks nothing on the way is calculated."""
    for level in LEVELS[: LEVELS.index(ATLAS)]:
        bots = (SearchBot(game, level._replace(overlooks=0), seed, seconds=None) for seed in range(TRIES))
        thinks = sum(finds(bot, places) for bot in bots) / TRIES
        if thinks * (1 - level.overlooks / 100) ** len(places) >= OFTEN:
            return level.name
    return ATLAS.name
