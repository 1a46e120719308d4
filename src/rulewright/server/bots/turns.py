"""Decides whose question a worker answers next.

Tables where somebody is waiting go first; reviews go last and get the idle time. Otherwise people share the workers: the next turn goes to
the person who has used them least since they began to ask, so that a hundred tables of one person get as much as one table of another. A
table asks one thing at a time, so the tables of one person take turns too."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from itertools import count
from typing import NamedTuple

from .process import Kind, WorkerProcess


class Sake(NamedTuple):
    """On whose behalf something is asked."""

    person: str = ""  # who caused the question
    waits: Callable[[], bool] = lambda: True  # whether somebody at the table is waiting for the answer
    wanted: Callable[[], bool] = lambda: True  # whether the answer still counts
    spare: bool = False  # asked only when nobody else asks


class NoLongerWanted(Exception):
    """The game went on before a worker was free."""


class Turn(NamedTuple):
    """A worker has been assigned to you."""

    worker: WorkerProcess
    seconds: float  # to think
    began: float


class Place:
    """A question waiting for a worker."""

    def __init__(self, number: int, kind: Kind, about: int, sake: Sake, seconds: float) -> None:
        self.number, self.kind, self.about, self.sake, self.seconds = number, kind, about, sake, seconds
        self.granted: asyncio.Future[Turn] = asyncio.get_running_loop().create_future()


class Turns:
    def __init__(self) -> None:
        self.waiting: list[Place] = []
        self._numbers = count()
        self._used: dict[str, float] = {}  # by person: seconds of work used, on a common clock
        self._clock = 0.0  # what the last one had used before: newcomers start there

    def join(self, kind: Kind, about: int, sake: Sake, seconds: float) -> Place:
        place = Place(next(self._numbers), kind, about, sake, seconds)
        self.waiting.append(place)
        return place

    def leave(self, place: Place) -> None:
        if place in self.waiting:
            self.waiting.remove(place)

    def in_order(self) -> list[Place]:
        """The waiting questions in order. Drops those whose answer is no longer wanted."""
        for place in [place for place in self.waiting if not place.sake.wanted()]:
            self.leave(place)
            if not place.granted.done():
                place.granted.set_exception(NoLongerWanted())
        return sorted(self.waiting, key=self._rank)

    def _rank(self, place: Place) -> tuple[bool, bool, float, int]:
        return place.sake.spare, not place.sake.waits(), self._begun(place.sake.person), place.number

    def _begun(self, person: str) -> float:
        return max(self._used.get(person, 0.0), self._clock)

    def grant(self, place: Place, worker: WorkerProcess, seconds: float) -> None:
        """Assign a worker. The time is charged at once, so that nobody takes all workers; see `refund`."""
        self.leave(place)
        self._clock = self._begun(place.sake.person)
        self._used[place.sake.person] = self._clock + seconds
        self._used = {person: used for person, used in self._used.items() if used > self._clock}
        place.granted.set_result(Turn(worker, seconds, time.monotonic()))

    def refund(self, person: str, seconds: float) -> None:
        """Return granted time that was not needed."""
        if person in self._used:
            self._used[person] -= seconds

    def before(self, place: Place) -> int:
        """How many turns it may have to wait for: one for each other waiting person, and all others of the same person."""
        waiting = [other.sake.person for other in self.waiting if other is not place and other.sake.waits()]
        return len(set(waiting) - {place.sake.person}) + waiting.count(place.sake.person)
