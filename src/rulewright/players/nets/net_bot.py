"""A bot that evaluates its net once per decision and plays the best action."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rulewright.kernel.game import Game
from rulewright.kernel.rule import COMPILED
from rulewright.players.seat import Seat

from .arithmetic import Net, judge
from .net_reading import SIDES
from .packed import ENTRIES, RULES, pack, room_for
from .shipped_net import shipped
from .weights import read_net

WORLD_SEED = 0  # any seed will do: what a seat may know is the same in every world that it cannot rule out


@cache
def bound(game: Game) -> SimpleNamespace:
    return game.engine.extend(RULES, ENTRIES)


class Judge:
    """What a net thinks of actions, one row at a time: with compiled code if the rules are compiled, otherwise with NumPy."""

    def __init__(self, game: Game, net: Net) -> None:
        self._net = net
        if COMPILED:
            self._judge_row, self._packed = bound(game).judge_row, pack(net)

    def actions(self, row: NDArray[np.int16], numbers: NDArray[np.int64]) -> NDArray[np.int64]:
        """The logits of the actions with these numbers."""
        if not COMPILED:
            return np.asarray(judge(self._net, row[None]).actions[0, numbers])
        told = numbers.copy()
        self._judge_row(self._packed, row, room_for(self._packed), told, np.zeros(SIDES, np.int64))
        return told


@cache
def shipped_judge(game: Game) -> Judge:
    """Cached for all bots: the net takes megabytes."""
    file = shipped(game)
    assert file is not None
    return Judge(game, read_net(file, game).net)


class NetBot:
    def __init__(self, game: Game, judge: Judge, name: str = "net") -> None:
        assert game.observation is not None
        self.name, self._seen, self._states = name, game.observation, game.engine.new(1)
        self._judge = judge
        self._actions = np.array(list(game.actions()), np.int64)

    def reseed(self, seed: int) -> None:
        """Has no effect: it uses no random numbers."""

    def set_time(self, seconds: float | None) -> None:
        """Has no effect: it needs hardly any time."""

    def choose(self, seat: Seat) -> int:
        legal: Any = seat.legal()
        if len(legal) == 1:
            return int(legal[0])
        seat.sample(self._states, 0, WORLD_SEED)
        row = np.asarray(self._seen.seen(self._states, 0, seat.number), np.int16)
        liked = self._judge.actions(row, np.searchsorted(self._actions, legal))
        return int(legal[int(liked.argmax())])
