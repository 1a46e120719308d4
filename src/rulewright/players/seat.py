"""What a bot may touch: the view of its seat, its choices, and worlds that it cannot rule out. Never the true position."""

from __future__ import annotations

from typing import Any, Protocol

from rulewright.kernel.engine import Engine
from rulewright.kernel.match import Match


class Seat:
    def __init__(self, match: Match, number: int) -> None:
        self.__match = match
        self.number = number

    @property
    def engine(self) -> Engine:
        """The rules, to think with."""
        return self.__match.game.engine

    @property
    def most_legal(self) -> int:
        return self.__match.game.most_legal

    def view(self) -> dict[str, Any]:
        return self.__match.view(self.number)

    def legal(self) -> list[int]:
        """What this seat may do now: nothing unless it is asked."""
        return self.__match.legal() if self.__match.actor == self.number else []

    def sample(self, states: Any, i: int, seed: int) -> None:
        """To place i of `states`, a world that agrees with all that this seat knows."""
        self.__match.sample(states, i, self.number, seed)


class Bot(Protocol):
    name: str

    def choose(self, seat: Seat) -> int:
        """One of the seat's legal actions."""
