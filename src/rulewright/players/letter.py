"""A seat as bytes, for a bot that thinks in another process.

A letter contains one world that the seat cannot rule out, and what everybody at the table knows. It is written from a Seat alone, and what
a Seat provides depends on nothing that is hidden from it: so the letter does not contain the true position and reveals nothing about it. It
lacks nothing either: view and choices are the same in every world that a seat cannot rule out, and redealing such a world gives the same as
redealing the true position. The conformance kit checks that for every game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

import msgspec

from rulewright.kernel.frames import OVER
from rulewright.kernel.game import Game, Prepared, Settings
from rulewright.kernel.rule import buffer
from rulewright.kernel.view import View

from .seat import Seat


class Letter(msgspec.Struct, frozen=True, array_like=True):
    game: str  # its key
    settings: Settings
    seat: int
    world: bytes


def write(seat: Seat, seed: int) -> bytes:
    """The seed chooses the world."""
    states = seat.engine.new(1)
    seat.sample(states, 0, seed)
    letter = Letter(seat.game, seat.settings, seat.number, seat.engine.encode(states, 0))
    return msgspec.msgpack.encode(letter)


def read(data: bytes, games: Callable[[str], Game]) -> Seat:
    letter = msgspec.msgpack.decode(data, type=Letter)
    return Seat(World(games(letter.game), letter.settings, letter.world), letter.seat)


class World:
    """Takes the place of the match in the other process."""

    def __init__(self, game: Game, settings: Settings, position: bytes) -> None:
        self.game, self._settings = game, settings
        self._states = game.engine.new(1)
        game.engine.decode(self._states, 0, position)
        self._legal: list[int] | None = None  # None until they are listed

    @property
    def players(self) -> int:
        return self._settings.players

    @cached_property
    def prepared(self) -> Prepared:
        """Reads the pack only when needed: that takes longer than most bots think, and the rules find everything in the position."""
        return self.game.prepare(self._settings)

    @property
    def actor(self) -> int:
        return int(self.game.engine.actor(self._states, 0))

    def legal(self) -> list[int]:
        """Cached for a position: a bot that thinks about it asks several times."""
        if self._legal is None:
            self._legal = [] if self.actor == OVER else self._list()
        return list(self._legal)

    def _list(self) -> list[int]:
        out = buffer(self.game.most_legal)
        return [int(out[i]) for i in range(self.game.engine.legal(self._states, 0, out))]

    def view(self, seat: int) -> View:
        """As from the match. A bot never takes anything back, so `undo` is not set."""
        _ = self.prepared  # a view names parts of the pack, which must have been read
        s = self.game.engine.twin(self._states, 0)
        view = self.game.view(s, seat)
        view.actions = self.game.write_all(s, self.legal()) if self.actor == seat else []
        return view

    def sample(self, states: Any, i: int, seat: int, seed: int) -> None:
        self.game.engine.sample(states, i, self._states, 0, seat, seed)
