"""What a bot may touch: the view of its seat, its choices, and worlds that it cannot rule out. Never the true position."""

from __future__ import annotations

from typing import Any, Protocol

from rulewright.kernel.engine import Engine
from rulewright.kernel.game import Game, Prepared, Settings
from rulewright.kernel.view import View


class Table(Protocol):
    """What a seat is at: the match itself, or in another process the world of a letter (see letter.py)."""

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
        """The rules, to think with."""
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
        """What this seat may do now: nothing unless it is asked."""
        return self.__table.legal() if self.__table.actor == self.number else []

    def sample(self, states: Any, i: int, seed: int) -> None:
        """To place i of `states`, a world that agrees with all that this seat knows."""
        self.__table.sample(states, i, self.number, seed)


class Bot(Protocol):
    name: str

    def choose(self, seat: Seat) -> int:
        """One of the seat's legal actions."""

    def reseed(self, seed: int) -> None:
        """From now on it draws the numbers of one that was made with that seed; what it has found out stays."""

    def set_time(self, seconds: float | None) -> None:
        """From now on it decides within that time, as far as it can; None: it takes what it needs."""
