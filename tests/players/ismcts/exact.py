"""What a position is truly worth: all decisions, all chances and all hidden worlds, gone through one by one.

Written without the search and as plainly as can be, for tiny positions of two players. A seat decides by what it knows: the same in all
worlds that it cannot tell apart. The other is taken to know the world, which is so where the first has no secrets.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from rulewright.kernel.frames import CHANCE, OVER
from rulewright.kernel.game import Game
from rulewright.kernel.rule import buffer

DEALT = 64  # deals among which every world of these positions appears
Worlds = list[tuple[float, bytes]]  # positions, each with how likely it is


class Exact:
    def __init__(self, game: Game, seat: int) -> None:
        """Values are those of that seat."""
        self._game, self._seat, self._states = game, seat, game.engine.new(2)
        self._out, self._weights = buffer(game.most_legal), buffer(game.most_legal)
        self._known: dict[bytes, float] = {}
        self.positions = 0  # that were looked at

    # ------------------------------------------------------------- one position
    def at(self, position: bytes) -> int:
        """Who is asked there, which is then in the first of the states."""
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
        """The positions that chance may bring about."""
        self.at(position)
        n = self._game.engine.chance(self._states, 0, self._out, self._weights)
        found = [(int(self._weights[i]), int(self._out[i])) for i in range(n)]
        total = sum(weight for weight, _ in found)
        return [(weight / total, self.after(position, action)) for weight, action in found]

    def known(self, position: bytes) -> bytes:
        """The same for all positions that the seat cannot tell apart, and for no others."""
        self.at(position)
        self._game.engine.sample(self._states, 1, self._states, 0, self._seat, 0)
        return self._game.engine.encode(self._states, 1)

    def end(self, position: bytes) -> float:
        """Of a game that is over: fifteen parts of sixteen for the victory, one by how clear it was."""
        self.at(position)
        results = [int(self._game.engine.standing(self._states, 0, seat)[0]) for seat in (0, 1)]
        weights = [self.weight(seat) for seat in (0, 1)]
        won = 0.5 if results[0] == results[1] else float(results[self._seat] == max(results))
        return (15 * won + weights[self._seat] / sum(weights)) / 16

    def weight(self, seat: int) -> float:
        worth = int(self._game.engine.evaluate(self._states, 0, seat, self._game.guides.tuned))
        x = worth / self._game.guides.habits["temperature"]
        return float(((x + sqrt(x * x + 4)) / 2) ** 2)

    # ------------------------------------------------------------- all that may come of it
    def value(self, worlds: Worlds) -> float:
        """What the seat gets in all of these together, each by its likelihood."""
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
        """Where the other is asked, or nobody. What the seat decides afterwards must not need to guess any more."""
        if position not in self._known:
            if actor == OVER:
                self._known[position] = self.end(position)
            else:
                replies = [self.value([(1.0, self.after(position, action))]) for action in self.legal(position)]
                self._known[position] = min(replies)
        return self._known[position]

    def values(self, worlds: Worlds) -> dict[int, float]:
        """What each action brings, in worlds that the seat cannot tell apart."""
        return {
            action: self.value([(weight, self.after(position, action)) for weight, position in worlds])
            for action in self.legal(worlds[0][1])
        }


def worlds_of(game: Game, states: Any, seat: int) -> Worlds:
    """Those that the seat cannot rule out. In the positions of these tests all are equally likely."""
    dealt, found = game.engine.new(1), set()
    for seed in range(DEALT):
        game.engine.sample(dealt, 0, states, 0, seat, seed)
        found.add(game.engine.encode(dealt, 0))
    return [(1 / len(found), world) for world in sorted(found)]


def values(game: Game, states: Any) -> dict[str, float]:
    """What each action of the one who is asked is worth in the position in states[0], by the actions as text."""
    seat, s = int(game.engine.actor(states, 0)), game.engine.twin(states, 0)
    found = Exact(game, seat).values(worlds_of(game, states, seat))
    return {game.write(s, action): value for action, value in found.items()}
