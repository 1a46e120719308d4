"""Limits the followers of tables at this process, by socket or waiting request. Each person and each address may have a few, and may send
only so much through all of them together."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from litestar.connection import ASGIConnection

from rulewright.server.config import Config

from .limits import address_of

QUICKEST, BURST = 40.0, 120.0  # messages per person: per second on average, and at once
MANY = 5  # an address may send this many times more: it may be a school
PERSON, ADDRESS = "person", "address"
FULL_AFTER = BURST / QUICKEST  # seconds until an unused purse is full
CROWD = 1000  # purses kept without checking which are full


class Purse:
    """A token bucket that refills with time."""

    def __init__(self, many: int, now: float) -> None:
        self._many, self._left, self.taken_at = many, BURST * many, now

    def take(self, now: float) -> bool:
        filled = self._left + (now - self.taken_at) * QUICKEST * self._many
        self._left, self.taken_at = min(BURST * self._many, filled), now
        enough = self._left >= 1
        self._left -= enough
        return enough


class GivesWay(Protocol):
    def give_way(self) -> None:
        """Make room for a newer connection."""


class Company:
    def __init__(self, config: Config, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._allowed, self._limited = config.allowed, config.limits
        self._of = defaultdict[str, dict[GivesWay, None]](dict)  # oldest first
        self._whose = dict[GivesWay, list[str]]()
        self._purses = dict[str, Purse]()

    @contextmanager
    def joined(self, newcomer: GivesWay, connection: ASGIConnection[Any, Any, Any, Any]) -> Iterator[None]:
        """Count a connection while it exists. If a person or an address has too many, the oldest gives way."""
        for who, most in self._limits(connection).items():
            if len(self._of[who]) >= most:
                oldest = next(iter(self._of[who]))
                self._forget(oldest)
                oldest.give_way()
            self._of[who][newcomer] = None
            self._whose.setdefault(newcomer, []).append(who)
        try:
            yield
        finally:
            self._forget(newcomer)

    def may_ask(self, one: GivesWay) -> bool:
        """Charge for one message. Reconnecting does not raise the limit."""
        now = self._clock()
        if len(self._purses) > CROWD:
            self._purses = {who: purse for who, purse in self._purses.items() if now - purse.taken_at < FULL_AFTER}
        own_first = sorted(self._whose.get(one, ()), key=lambda who: who.startswith(ADDRESS))
        return all(
            self._purse(who, now).take(now) for who in own_first
        )  # if a purse is empty, nothing is taken from the next

    def _purse(self, who: str, now: float) -> Purse:
        return self._purses.setdefault(who, Purse(1 if who.startswith(PERSON) else MANY, now))

    def _limits(self, connection: ASGIConnection[Any, Any, Any, Any]) -> dict[str, int]:
        if not self._limited:
            return {}
        limits = {f"{ADDRESS} {address_of(connection)}": self._allowed.sockets_per_address}
        person = {f"{PERSON} {connection.user.id}": self._allowed.sockets_per_person} if connection.user else {}
        return limits | person

    def _forget(self, one: GivesWay) -> None:
        for who in self._whose.pop(one, ()):
            del self._of[who][one]
            if not self._of[who]:
                del self._of[who]
