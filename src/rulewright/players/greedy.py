"""A bot that looks one ply ahead, in worlds it cannot rule out, and takes what the game's evaluation likes best.

A ply is what its seat decides by itself: the search continues while the procedure that asked is still running and asks the same seat, so
that choosing a unit is judged by the best that can be done with it. Once the procedure that called it has moved on, the ply is over. The
functions below are bound to a game's engine (engine.extend)."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any

from rulewright.kernel.chance import mix
from rulewright.kernel.frames import here
from rulewright.kernel.game import Game
from rulewright.kernel.machine import Position, copy, list_legal, perform, worth
from rulewright.kernel.record import Grid, Row
from rulewright.kernel.rule import buffer, buffers

from .seat import Seat

DEEPEST = 6  # decisions in one ply
MOST_ENDS = 5000  # positions evaluated for one action; after that they are evaluated before the ply is over
LOWEST = -(1 << 60)
ALL = 1 << 20  # no limit on choices


def pulse(s: Position, top: int) -> int:
    """A number that changes when a different procedure is at `top`, or when its caller has moved on."""
    if s.top < top:
        return -1
    f = s.frame[top - 1]
    registers = (((int(f.step) << 10 ^ int(f.who)) << 10 ^ int(f.at)) << 10 ^ int(f.left)) << 10 ^ int(f.memo)
    return registers << 8 ^ int(s.frame[top].proc)


def ended(s: Position, seat: int, top: int, beat: int) -> bool:
    """Whether the ply is over: somebody else is asked, or the procedure that asked first has ended."""
    return here(s).actor != seat or pulse(s, top) != beat


def stride(count: int, most: int) -> int:
    """The step size that limits the choices looked at to about `most`."""
    return (count + most - 1) // most if count > most else 1


def best_end(
    states: Any, base: int, seat: int, top: int, beat: int, guide: Row, acts: Grid, count: Row, at: Row,
    most: int, number: int,
) -> int:  # fmt: skip
    """Replace states[base] by the best end of the seat's ply and return its value. Looks at about `most` choices per decision; `number`
    decides which. Uses the DEEPEST + 1 states after it."""
    if ended(states[base], seat, top, beat):
        return worth(states[base], seat, guide)
    end = base + 1  # the best so far
    best = LOWEST
    ends = 0
    depth = 0
    count[0] = list_legal(states[base], acts[0])
    at[0] = number % stride(int(count[0]), most)
    while depth >= 0:
        if at[depth] >= count[depth]:
            depth -= 1
            continue
        action = acts[depth][at[depth]]
        at[depth] += stride(int(count[depth]), most)
        above = base if depth == 0 else end + depth
        below = end + depth + 1
        copy(states, below, states, above)
        perform(states[below], action)
        if depth + 1 == DEEPEST or ends > MOST_ENDS or ended(states[below], seat, top, beat):
            ends += 1
            value = worth(states[below], seat, guide)
            if value > best:
                best = value
                copy(states, end, states, below)
        else:
            depth += 1
            count[depth] = list_legal(states[below], acts[depth])
            at[depth] = number % stride(int(count[depth]), most)
    copy(states, base, states, end)
    return best


def best_action(
    states: Any, worlds: int, seat: int, guide: Row, acts: Grid, out: Row, count: Row, at: Row, seed: int
) -> int:
    """The legal action with the best sum over the worlds in states[:worlds]; ties are broken randomly. Needs DEEPEST + 3 more states after
    them."""
    s = states[0]
    top = int(s.top)
    beat = pulse(s, top)
    n = list_legal(s, out)
    chosen = int(out[0])
    best = LOWEST
    equals = 0
    for i in range(n):
        if n == 1:
            break
        total = 0
        for world in range(worlds):
            copy(states, worlds, states, world)
            perform(states[worlds], out[i])
            total += best_end(states, worlds, seat, top, beat, guide, acts, count, at, ALL, 0)
        if total > best:
            best = total
            equals = 0
        if total == best:
            equals += 1
            if mix(seed, i) % equals == 0:
                chosen = int(out[i])
    return chosen


RULES = (pulse, ended, stride, best_end)


@cache
def bound(game: Game) -> SimpleNamespace:
    return game.engine.extend(RULES, (best_action,))


class GreedyBot:
    name = "greedy"

    def __init__(self, game: Game, seed: int, guide: Row | None = None, worlds: int = 1) -> None:
        self._best_action = bound(game).best_action
        self._worlds, self._guide = worlds, game.guides.plain if guide is None else guide
        self.reseed(seed)
        self._states = game.engine.new(worlds + DEEPEST + 3)
        self._acts, self._out = buffers(DEEPEST, game.most_legal), buffer(game.most_legal)
        self._count, self._at = buffer(DEEPEST), buffer(DEEPEST)

    def reseed(self, seed: int) -> None:
        self._seed, self._turn = seed, 0

    def set_time(self, seconds: float | None) -> None:
        """Has no effect: it always looks at everything."""

    def choose(self, seat: Seat) -> int:
        self._turn += 1
        for world in range(self._worlds):
            seat.sample(self._states, world, self._seed + self._turn * self._worlds + world)
        room = (self._guide, self._acts, self._out, self._count, self._at)
        return int(self._best_action(self._states, self._worlds, seat.number, *room, self._seed + self._turn))
