"""A bot that evaluates its net once per decision and plays the best action."""

from __future__ import annotations

import numpy as np

from rulewright.kernel.game import Game
from rulewright.players.seat import Seat

from .arithmetic import Net, judge

WORLD_SEED = 0  # what a seat may know is the same in every world that it cannot rule out


class NetBot:
    name = "net"

    def __init__(self, game: Game, net: Net) -> None:
        assert game.observation is not None
        self._seen, self._net, self._states = game.observation, net, game.engine.new(1)
        self._actions = np.array(list(game.actions()), np.int64)

    def reseed(self, seed: int) -> None:
        """It draws no numbers."""

    def set_time(self, seconds: float | None) -> None:
        """It needs hardly any."""

    def choose(self, seat: Seat) -> int:
        legal = seat.legal()
        seat.sample(self._states, 0, WORLD_SEED)
        row = np.asarray(self._seen.seen(self._states, 0, seat.number), np.int16)
        liked = judge(self._net, row[None]).actions[0, np.searchsorted(self._actions, legal)]
        return legal[int(liked.argmax())]
