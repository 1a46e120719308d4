"""Positions from many games with the final results, to tune guides with. As in arena.py, whole games are compiled."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import log
from typing import Any, NamedTuple

from rulewright.kernel.chance import mix
from rulewright.kernel.frames import OVER, here
from rulewright.kernel.game import Game
from rulewright.kernel.guide import HABITS, row
from rulewright.kernel.machine import copy, perform, settle_all, start
from rulewright.kernel.record import Grid, Row
from rulewright.kernel.rule import buffer, buffers
from rulewright.players import greedy
from rulewright.players.greedy import DEEPEST, best_action
from rulewright.players.ismcts.judging import TEMPERATURE, judge, share_out, victory, weight
from rulewright.players.ismcts.tree import ONE

from .arena import BOT_SEED, GREEDY, RANDOM, choose, lists
from .crews.crew import Crew, Table

KEEP_SEED = 0x5851F42D  # separates the random numbers for sampling from those of game and bots
SLIPS = 8  # one in this many decisions is random, so that positions that good players avoid also occur
KEPT = 6  # one in this many positions is kept: those of one game are very similar


def play_and_keep(
    states: Any, think: Any, blank: Any, config: Row, players: int, guide: Row, acts: Grid, out: Row, weights: Row, count: Row, at: Row,
    seed: int, one_in: int, kept: Any, won: Grid, first: int,
) -> int:  # fmt: skip
    """Play one game between greedy bots that make random slips. Of the positions where the acting seat changes, a sample is written to
    `kept` from `first` on, as far as there is room, and each seat's result to `won`. Returns the place after the last."""
    copy(states, 0, blank, 0)
    s = states[0]
    start(s, config)
    chances = 0
    decisions = 0
    last = first
    before = OVER
    while True:
        chances = settle_all(s, out, weights, seed, chances)
        seat = int(here(s).actor)
        if seat == OVER:
            break
        if seat != before and mix(seed ^ KEEP_SEED, decisions) % one_in == 0 and last < len(kept):
            copy(kept, last, states, 0)
            last += 1
        before = seat
        number = mix(seed ^ BOT_SEED, decisions)
        decisions += 1
        bot = RANDOM if number % SLIPS == 0 else GREEDY
        perform(s, choose(states, think, seat, bot, guide, acts, out, count, at, mix(number, 1)))
    for i in range(first, last):
        for seat in range(players):
            won[i][seat] = victory(s, seat, players)
    return last


def surprise(kept: Any, won: Grid, players: int, guide: Row, habits: Row, shares: Row) -> float:
    """How wrong the guide is about the winner: the mean negative logarithm of the share that it gave the winner."""
    total = 0.0
    for i in range(len(kept)):
        judge(kept[i], players, guide, habits, shares)
        for seat in range(players):
            if won[i][seat] > 0:
                total -= won[i][seat] / ONE * log(max(shares[seat], 1) / ONE)
    return total / len(kept)


class Positions:
    """Collects that many positions, from games with the seeds from `seed` on, whose bots use the game's tuned guide."""

    def __init__(self, game: Game, config: Any, players: int, many: int, seed: int) -> None:
        engine = game.engine
        rules = (*greedy.RULES, best_action, choose, weight, victory, share_out, judge)
        made = engine.extend(rules, (play_and_keep, surprise))
        self._play, self._surprise = made.play_and_keep, made.surprise
        self._names, self._players = game.guides.names, players
        self.many, self.first, self.seed = many, seed, seed
        self._kept, self._won = engine.new(many), buffers(many, players)
        self._room = (engine.new(1), engine.new(1 + DEEPEST + 3), engine.new(1), config, players, game.guides.tuned)
        self._lists = lists(game)

    def collect(self) -> Iterator[range]:
        """Play until there are enough. Yields the range of positions from each game; `seed` is the next game's."""
        first = 0
        while first < len(self._kept):
            last = int(self._play(*self._room, *self._lists, self.seed, KEPT, self._kept, self._won, first))
            self.seed += 1
            yield range(first, last)
            first = last

    def surprise(self, weights: Mapping[str, int]) -> float:
        """The surprise of a guide and a temperature, given by name."""
        habits = buffer(len(HABITS))
        habits[TEMPERATURE] = weights["temperature"]
        guide = row([weights[name] for name in self._names])
        return float(self._surprise(self._kept, self._won, self._players, guide, habits, buffer(self._players)))


Guess = tuple[int, Mapping[str, int]]  # its number, and weights by name


class Judging(NamedTuple):
    """The job of workers that judge guides with the same positions. Each worker collects them itself: they follow from the seed."""

    table: Table
    many: int
    seed: int

    def begin(self) -> Callable[[Guess], float]:
        game, prepared = self.table.laid()
        positions = Positions(game, prepared.config, prepared.settings.players, self.many, self.seed)
        for _ in positions.collect():
            pass
        return lambda guess: positions.surprise(guess[1])


def judged_by(crew: Crew[Guess, float], guesses: Sequence[Mapping[str, int]]) -> list[float]:
    found = {number: surprise for (number, _), surprise in crew.answers(enumerate(guesses))}
    return [found[number] for number in range(len(guesses))]
