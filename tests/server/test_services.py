"""The services that the other tests rely on: they run, go down and come back."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest
from redis import ConnectionError
from redis import Redis as Client

from .services.postgres import Postgres
from .services.redis import Redis


def database(url: str) -> str:
    return url.rpartition("/")[2]


def test_what_was_committed_survives_a_crash_of_postgresql(postgres: Postgres, postgres_url: str) -> None:
    name = database(postgres_url)
    postgres.sql("CREATE TABLE moves (seq int PRIMARY KEY); INSERT INTO moves VALUES (7)", name)
    postgres.kill()
    assert not postgres.is_ready()
    postgres.start()
    assert postgres.sql("SELECT seq FROM moves", name) == "7"


def test_postgresql_is_as_durable_as_it_comes(postgres: Postgres) -> None:
    assert postgres.sql("SHOW fsync") == postgres.sql("SHOW synchronous_commit") == "on"


def test_two_databases_are_apart(postgres: Postgres) -> None:
    with postgres.fresh_database() as one, postgres.fresh_database() as other:
        postgres.sql("CREATE TABLE moves (seq int)", one)
        tables = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"
        assert (postgres.sql(tables, one), postgres.sql(tables, other)) == ("1", "0")


def test_a_database_is_gone_after_its_test(postgres: Postgres) -> None:
    with postgres.fresh_database() as name:
        postgres.kill()
    assert name not in postgres.sql("SELECT datname FROM pg_database").splitlines()


def test_redis_comes_back_on_the_same_port(redis: Redis, redis_url: str) -> None:
    with Client.from_url(redis_url) as client:
        client.set("table", "1")
        redis.kill()
        with pytest.raises(ConnectionError):
            client.get("table")
        redis.start()
        assert redis.url == redis_url
        assert client.get("table") is None


def test_a_service_that_is_asked_to_stop_ends_well(redis: Redis) -> None:
    redis.start()
    assert redis.stop() == 0


def test_a_service_that_cannot_start_says_why(postgres: Postgres, redis: Redis) -> None:
    postgres.start()
    with pytest.raises(RuntimeError, match=r"(?i)address already in use"):
        Redis(redis.program, port=postgres.port).start()


def test_nothing_is_left_when_a_test_run_is_killed(redis: Redis, pytestconfig: pytest.Config) -> None:
    test_run = (
        "import time; from tests.server.services.redis import Redis\n"
        f"with Redis({redis.program!r}) as server: print(server.url, server.folder.parent, flush=True); time.sleep(60)"
    )
    with subprocess.Popen(
        [sys.executable, "-c", test_run], cwd=pytestconfig.rootpath, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout
        url, folder = process.stdout.readline().split()
        process.kill()
    while Path(folder).exists():
        time.sleep(0.02)
    with Client.from_url(url) as client, pytest.raises(ConnectionError):
        client.ping()
