"""Who follows tables at this process, by sockets and by requests that wait. Each person and each address may have only so many."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from litestar.connection import ASGIConnection

from rulewright.server.config import Config

from .limits import address_of


class GivesWay(Protocol):
    def give_way(self) -> None:
        """Somebody newer takes its place."""


class Company:
    def __init__(self, config: Config) -> None:
        self._allowed, self._limited = config.allowed, config.limits
        self._of = defaultdict[str, dict[GivesWay, None]](dict)  # the oldest first
        self._whose = dict[GivesWay, list[str]]()

    @contextmanager
    def joined(self, newcomer: GivesWay, connection: ASGIConnection[Any, Any, Any, Any]) -> Iterator[None]:
        """While it is here. If there are too many of one person or one address, the oldest of them gives way."""
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

    def _limits(self, connection: ASGIConnection[Any, Any, Any, Any]) -> dict[str, int]:
        if not self._limited:
            return {}
        limits = {f"address {address_of(connection)}": self._allowed.sockets_per_address}
        return limits | ({f"person {connection.user.id}": self._allowed.sockets_per_person} if connection.user else {})

    def _forget(self, one: GivesWay) -> None:
        for who in self._whose.pop(one, ()):
            del self._of[who][one]
            if not self._of[who]:
                del self._of[who]
