"""How the processes of one server hear of each other: that a table has a new entry, and who has it open. The database has the rest.

A word that is lost does no harm: after a gap nobody trusts what they know until they have looked into the database.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

Heard = Callable[[str], None]
Missed = Callable[[], Awaitable[None]]


class Bus(Protocol):
    def publish(self, word: str) -> None: ...
    def start(self, heard: Heard, missed: Missed) -> None: ...
    async def stop(self) -> None: ...
    @property
    def well(self) -> bool: ...
    @property
    def stretch(self) -> int:
        """The time since the last gap has a number, in which no word was lost. During a gap it is 0."""


class Alone:
    """For one process: there is nobody to tell."""

    well, stretch = True, 1

    def publish(self, word: str) -> None:
        pass

    def start(self, heard: Heard, missed: Missed) -> None:
        pass

    async def stop(self) -> None:
        pass


def bus_for(address: str) -> Bus:
    """Redis is needed by several processes only, and so is its library."""
    if not address:
        return Alone()
    from .redis_bus import RedisBus

    return RedisBus(address)
