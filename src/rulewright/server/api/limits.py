"""Rate limits for requests and new sockets. The processes of a server share their counts in Redis; while it is unreachable, each counts for
itself."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Literal, NamedTuple

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import DURATION_VALUES, CacheObject, RateLimitConfig, RateLimitMiddleware
from litestar.stores.base import Store
from litestar.stores.memory import MemoryStore
from litestar.types import ASGIApp

from rulewright.server.config import Config

Asking = ASGIConnection[Any, Any, Any, Any]


class Rate(NamedTuple):
    """A number of requests per unit of time, named as in the configuration, for each address or each person."""

    name: str
    per: Literal["minute", "hour"]

    @property
    def of_person(self) -> bool:
        return self.name.endswith("_per_person")


EVERYTHING = (Rate("requests_per_person", "minute"), Rate("requests_per_address", "minute"))
NAMES = (Rate("names_per_address", "minute"),)
HINTS = (Rate("hints_per_person", "minute"),)
WARNINGS = (Rate("warnings_per_person", "minute"),)
TABLES = (Rate("tables_per_person", "hour"), Rate("tables_per_address", "hour"))
UPLOADS = (Rate("uploads_per_person", "hour"), Rate("uploads_per_address", "hour"))
RATES = (*EVERYTHING, *NAMES, *HINTS, *WARNINGS, *TABLES, *UPLOADS)
UNCOUNTED = "uncounted"  # marks routes without a limit
PATIENCE = 1.0  # seconds to wait for Redis
TIDY = 600.0  # seconds after which inactive addresses are forgotten
PAUSE = 2.0  # seconds before Redis is asked again after a failure


class Counted(RateLimitMiddleware):
    """Also counts opening a socket as a request."""

    def __init__(self, app: ASGIApp, config: RateLimitConfig) -> None:
        super().__init__(app, config)
        self.scopes = {ScopeType.HTTP, ScopeType.WEBSOCKET}

    async def retrieve_cached_history(self, key: str, store: Store) -> CacheObject:
        """Drop a count that would last longer than its unit: it was made before the clock was set back."""
        found, fresh = await super().retrieve_cached_history(key, store), int(time.time()) + DURATION_VALUES[self.unit]
        return found if found.reset <= fresh else CacheObject(history=[], reset=fresh)


def limited(rates: Iterable[Rate], config: Config) -> list[DefineMiddleware]:
    return [middleware(rate, config) for rate in rates] if config.limits else []


def middleware(rate: Rate, config: Config) -> DefineMiddleware:
    return RateLimitConfig(
        (rate.per, getattr(config.allowed, rate.name)),
        exclude_opt_key=UNCOUNTED,
        store=rate.name,
        identifier_for_request=person if rate.of_person else address_of,
        check_throttle_handler=has_name if rate.of_person else None,
        middleware_class=Counted,
    ).middleware


def person(asking: Asking) -> str:
    return str(asking.user.id)


async def has_name(asking: Asking) -> bool:
    """Async only because the framework would otherwise call it in a thread."""
    return asking.user is not None


def address_of(asking: Asking) -> str:
    """An IPv6 address stands for its network of 64 bits."""
    host = asking.client.host if asking.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    return str(address.ipv4_mapped or ip_network((address, 64), strict=False))


def counts(bus: str) -> dict[str, MemoryStore]:
    """A separate store for each rate: the framework uses the same key for an address in all of them."""
    return {rate.name: Shared(bus, f"rulewright:{rate.name}") if bus else MemoryStore() for rate in RATES}


async def tidy_up(stores: Iterable[MemoryStore], also: Callable[[], Awaitable[None]]) -> None:
    """Remove expired counts: the framework only does so when the address returns."""
    while True:
        await asyncio.sleep(TIDY)
        for store in stores:
            await store.delete_expired()
        await also()


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
