"""What a bot has access to: the view of its seat, its choices, and worlds that it cannot rule out. Never the true position."""

from __future__ import annotations

from typing import Any, Protocol

from rulewright.kernel.engine import Engine
from rulewright.kernel.game import Game, Prepared, Settings
from rulewright.kernel.view import View


class Table(Protocol):
    """What a seat belongs to: the match itself, or in another process the world of a letter (see letter.py)."""

    game: Game

    @property
    def players(self) -> int: ...

    @property
    def prepared(self) -> Prepared: ...

    @property
    def actor(self) -> int: ...

    def legal(self) -> list[int]: ...

    def view(self, seat: int) -> View: ...

    def sample(self, states: Any, i: int, seat: int, seed: int) -> None: ...


class Seat:
    def __init__(self, table: Table, number: int) -> None:
        self.__table = table
        self.number = number

    @property
    def game(self) -> str:
        """The key of the game."""
        return self.__table.game.key

    @property
    def engine(self) -> Engine:
        """The rules, for searching."""
        return self.__table.game.engine

    @property
    def most_legal(self) -> int:
        return self.__table.game.most_legal

    @property
    def players(self) -> int:
        return self.__table.players

    @property
    def settings(self) -> Settings:
        """What the table agreed on."""
        return self.__table.prepared.settings

    def view(self) -> View:
        return self.__table.view(self.number)

    def legal(self) -> list[int]:
        """The seat's legal actions: none unless it is asked."""
        return self.__table.legal() if self.__table.actor == self.number else []

    def sample(self, states: Any, i: int, seed: int) -> None:
        """Write a world that agrees with everything this seat knows to states[i]."""
        self.__table.sample(states, i, self.number, seed)


class Bot(Protocol):
    name: str

    def choose(self, seat: Seat) -> int:
        """One of the seat's legal actions."""

    def reseed(self, seed: int) -> None:
        """Continue with the random numbers of that seed, keeping what it has learned."""

    def set_time(self, seconds: float | None) -> None:
        """From now on, decide within that time as far as possible. None: no limit."""
