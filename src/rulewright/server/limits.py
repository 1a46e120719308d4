"""How often somebody may ask. The processes of a server count together in Redis; while it is away, each counts for itself."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import Any

from litestar import Request
from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import RateLimitConfig, get_remote_address
from litestar.stores.memory import MemoryStore

OFTEN, SELDOM, HINTS = "often", "seldom", "hints"
RATES: dict[str, Any] = {  # of one address; seldom: names and passwords; hints: of one person
    OFTEN: ("minute", 1200),
    SELDOM: ("minute", 30),
    HINTS: ("minute", 20),
}
UNCOUNTED = "uncounted"  # routes that may be asked as often as anybody likes
PATIENCE = 1.0  # seconds for an answer of Redis
TIDY = 600.0  # seconds after which addresses that ask no more are forgotten
PAUSE = 2.0  # seconds in which one that gave none is not asked again


def limited(rate: str) -> DefineMiddleware:
    who = person if rate == HINTS else get_remote_address
    return RateLimitConfig(RATES[rate], exclude_opt_key=UNCOUNTED, store=rate, identifier_for_request=who).middleware


def person(request: Request[Any, Any, Any]) -> str:
    """Who asks; an address for those without a name."""
    return request.user.id if request.user else get_remote_address(request)


def counts(bus: str) -> dict[str, MemoryStore]:
    """Each rate has a store of its own: the framework gives an address the same key in all of them."""
    return {rate: Shared(bus, f"rulewright:{rate}") if bus else MemoryStore() for rate in RATES}


async def tidy_up(stores: Iterable[MemoryStore]) -> None:
    """The framework forgets an address only when it asks again."""
    while True:
        await asyncio.sleep(TIDY)
        for store in stores:
            await store.delete_expired()


class Shared(MemoryStore):
    def __init__(self, address: str, namespace: str) -> None:
        from litestar.stores.redis import RedisStore
        from redis.asyncio import Redis

        super().__init__()
        self._redis = Redis.from_url(address, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE)
        self._counts = RedisStore(self._redis, namespace)
        self._away_until = 0.0

    async def get(self, key: str, renew_for: int | timedelta | None = None) -> bytes | None:
        with self._noticing():
            if self._here():
                return await self._counts.get(key, renew_for)
        return await super().get(key, renew_for)

    async def set(self, key: str, value: str | bytes, expires_in: int | timedelta | None = None) -> None:
        with self._noticing():
            if self._here():
                return await self._counts.set(key, value, expires_in)
        return await super().set(key, value, expires_in)

    async def __aexit__(self, *_: object) -> None:
        await self._redis.aclose()

    def _here(self) -> bool:
        return time.monotonic() > self._away_until

    @contextmanager
    def _noticing(self) -> Iterator[None]:
        from redis.exceptions import RedisError

        try:
            yield
        except (RedisError, OSError):
            self._away_until = time.monotonic() + PAUSE
