"""How the processes of one server notify each other: that a table has a new entry, and who has it open. The database has the rest.

A lost message does no harm: after a gap every process checks the database before it trusts its memory."""

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
        """The number of the current period without lost messages. 0 during a gap."""


class Alone:
    """For a single process: there is nobody to notify."""

    well, stretch = True, 1

    def publish(self, word: str) -> None:
        pass

    def start(self, heard: Heard, missed: Missed) -> None:
        pass

    async def stop(self) -> None:
        pass


def bus_for(address: str) -> Bus:
    """Only several processes need Redis, so its library is imported only then."""
    if not address:
        return Alone()
    from .redis_bus import RedisBus

    return RedisBus(address)
