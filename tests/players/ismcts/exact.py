"""The exact value of a position: enumerates all decisions, all chances and all hidden worlds.

Written independently of the search and as plainly as possible, for tiny positions with two players. A seat decides by what it knows: the
same in all worlds that it cannot tell apart. The other seat is assumed to know the world, which is true if the first has no secrets."""

from __future__ import annotations

from math import sqrt
from typing import Any

from rulewright.kernel.frames import CHANCE, OVER
from rulewright.kernel.game import Game
from rulewright.kernel.rule import buffer

DEALT = 64  # deals that together cover every world of these positions
Worlds = list[tuple[float, bytes]]  # positions with their probabilities


class Exact:
    def __init__(self, game: Game, seat: int) -> None:
        """Values are for that seat."""
        self._game, self._seat, self._states = game, seat, game.engine.new(2)
        self._out, self._weights = buffer(game.most_legal), buffer(game.most_legal)
        self._known: dict[bytes, float] = {}
        self.positions = 0  # number of positions visited

    # ------------------------------------------------------------- one position
    def at(self, position: bytes) -> int:
        """Load a position into the first state and return its actor."""
        self._game.engine.decode(self._states, 0, position)
        return int(self._game.engine.actor(self._states, 0))

    def after(self, position: bytes, action: int) -> bytes:
        self._game.engine.decode(self._states, 0, position)
        self._game.engine.apply(self._states, 0, action)
        return self._game.engine.encode(self._states, 0)

    def legal(self, position: bytes) -> list[int]:
        self.at(position)
        return [int(self._out[i]) for i in range(self._game.engine.legal(self._states, 0, self._out))]

    def chances(self, position: bytes) -> Worlds:
        """The positions that chance may lead to."""
        self.at(position)
        n = self._game.engine.chance(self._states, 0, self._out, self._weights)
        found = [(int(self._weights[i]), int(self._out[i])) for i in range(n)]
        total = sum(weight for weight, _ in found)
        return [(weight / total, self.after(position, action)) for weight, action in found]

    def known(self, position: bytes) -> bytes:
        """Equal for positions that the seat cannot tell apart, and different for all others."""
        self.at(position)
        self._game.engine.sample(self._states, 1, self._states, 0, self._seat, 0)
        return self._game.engine.encode(self._states, 1)

    def end(self, position: bytes) -> float:
        """The value of a finished game: fifteen sixteenths for the victory, one for how clear it was."""
        self.at(position)
        results = [int(self._game.engine.standing(self._states, 0, seat)[0]) for seat in (0, 1)]
        weights = [self.weight(seat) for seat in (0, 1)]
        won = 0.5 if results[0] == results[1] else float(results[self._seat] == max(results))
        return (15 * won + weights[self._seat] / sum(weights)) / 16

    def weight(self, seat: int) -> float:
        worth = int(self._game.engine.evaluate(self._states, 0, seat, self._game.guides.tuned))
        x = worth / self._game.guides.habits["temperature"]
        return float(((x + sqrt(x * x + 4)) / 2) ** 2)

    # ------------------------------------------------------------- everything that can follow
    def value(self, worlds: Worlds) -> float:
        """The seat's expected value over these worlds."""
        total = 0.0
        deciding: dict[bytes, Worlds] = {}
        waiting = list(worlds)
        while waiting:
            weight, position = waiting.pop()
            self.positions += 1
            actor = self.at(position)
            if actor == CHANCE:
                waiting += [(weight * share, after) for share, after in self.chances(position)]
            elif actor == self._seat:
                deciding.setdefault(self.known(position), []).append((weight, position))
            else:
                total += weight * self.elsewhere(position, actor)
        return total + sum(max(self.values(together).values()) for together in deciding.values())

    def elsewhere(self, position: bytes, actor: int) -> float:
        """The value where the other seat is asked, or nobody. The seat must not need to guess any more afterwards."""
        if position not in self._known:
            if actor == OVER:
                self._known[position] = self.end(position)
            else:
                replies = [self.value([(1.0, self.after(position, action))]) for action in self.legal(position)]
                self._known[position] = min(replies)
        return self._known[position]

    def values(self, worlds: Worlds) -> dict[int, float]:
        """The value of each action, in worlds that the seat cannot tell apart."""
        return {
            action: self.value([(weight, self.after(position, action)) for weight, position in worlds])
            for action in self.legal(worlds[0][1])
        }


def worlds_of(game: Game, states: Any, seat: int) -> Worlds:
    """The worlds that the seat cannot rule out. In the positions of these tests all are equally likely."""
    dealt, found = game.engine.new(1), set()
    for seed in range(DEALT):
        game.engine.sample(dealt, 0, states, 0, seat, seed)
        found.add(game.engine.encode(dealt, 0))
    return [(1 / len(found), world) for world in sorted(found)]


def values(game: Game, states: Any) -> dict[str, float]:
    """The value of each action of the seat to act in states[0], by the actions' texts."""
    seat, s = int(game.engine.actor(states, 0)), game.engine.twin(states, 0)
    found = Exact(game, seat).values(worlds_of(game, states, seat))
    return {game.write(s, action): value for action, value in found.items()}
