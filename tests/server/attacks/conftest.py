"""Attacks on a server. Each runs against a single process with SQLite, and against two workers with PostgreSQL and Redis."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from tests.server.running import Running
from tests.server.services.postgres import Postgres
from tests.server.services.redis import Redis

Start = Callable[..., Running]
SETTINGS: dict[str, dict[str, Any]] = {"one": {}, "two": {"workers": 2}}
LIMITED: dict[str, Any] = {"limits": True}


@pytest.fixture(params=SETTINGS)
def start(request: pytest.FixtureRequest) -> Iterator[Start]:
    """Starts a server with all its limits; a test's arguments go into the configuration."""
    told = LIMITED | SETTINGS[request.param]
    database: str = request.getfixturevalue("postgres_url" if "workers" in told else "sqlite_url")
    if "workers" in told:
        told["bus"] = request.getfixturevalue("redis_url")
    with ExitStack() as stack:

        def starting(kind: type[Running] = Running, **settings: Any) -> Running:
            return stack.enter_context(kind(database, **(told | settings)))

        yield starting


@pytest.fixture(scope="module", params=SETTINGS)
def lasting(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Start]:
    """The same, but a server lasts as long as the tests of a file, and tests with equal settings share it. Each has its own database."""
    told = LIMITED | SETTINGS[request.param]
    running = dict[str, Running]()
    with ExitStack() as stack:
        if "workers" in told:
            told["bus"] = redis_of(request)

        def database() -> str:
            if "workers" not in told:
                return f"sqlite:///{tmp_path_factory.mktemp('tables') / 'rulewright.db'}"
            postgres: Postgres = request.getfixturevalue("postgres")
            return postgres.url_for(stack.enter_context(postgres.fresh_database()))

        def starting(kind: type[Running] = Running, **settings: Any) -> Running:
            asked = f"{kind} {settings}"
            if asked not in running:
                running[asked] = stack.enter_context(kind(database(), **(told | settings)))
            return running[asked]

        yield starting


@pytest.fixture
def attacked(lasting: Start) -> Running:
    """A server as people run it."""
    return lasting()


def redis_of(request: pytest.FixtureRequest) -> str:
    redis: Redis = request.getfixturevalue("redis")
    redis.start()
    redis.flush()
    return redis.url
