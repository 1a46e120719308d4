"""/ready says whether the database accepts writes, and does not change its mind with every request."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import httpx
import pytest
from sqlalchemy import insert, text
from tests.server.client import PATIENCE
from tests.server.running import Running
from tests.server.services.postgres import Postgres
from tests.server.test_serve import eventually

from rulewright.server.store import migrate, readiness
from rulewright.server.store.database_tables import shared
from rulewright.server.store.store import Store
from rulewright.server.store.writer import Unavailable

CUT = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = '{}' AND pid <> pg_backend_pid()"


def test_a_database_that_can_only_be_read_is_not_ready(postgres: Postgres, postgres_url: str) -> None:
    name = postgres_url.rpartition("/")[2]

    def only_read(how: str) -> None:
        postgres.sql(f"ALTER DATABASE {name} SET default_transaction_read_only = {how}")
        postgres.sql(CUT.format(name))

    with Running(postgres_url) as server:
        only_read("on")
        eventually(
            lambda: httpx.get(f"{server.url}/ready", timeout=PATIENCE, verify=False).status_code == 503,
            "it cannot write",
        )
        assert (
            httpx.get(f"{server.url}/ready", timeout=PATIENCE, verify=False).json()["error"]["key"]
            == "server-store-unavailable"
        )
        only_read("off")
        eventually(
            lambda: httpx.get(f"{server.url}/ready", timeout=PATIENCE, verify=False).status_code == 200,
            "it can write again",
        )


# ------------------------------------------------------------- no flapping
Work = Callable[[Store], Awaitable[None]]


def at_store(address: str, work: Work) -> None:
    async def run() -> None:
        store = Store(address)
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    migrate.run(address)
    asyncio.run(run())


async def is_ready(store: Store) -> bool:
    try:
        await store.ready()
    except Unavailable:
        return False
    return True


def test_it_is_tried_now_and_then_however_often_it_is_asked(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "EVERY", 3600.0)  # the interval does not end during the test

    async def ask(store: Store) -> None:
        for _ in range(50):
            assert await is_ready(store)
        assert store.writer.commits == 1

    at_store(sqlite_url, ask)


def test_what_no_database_can_store_stops_nobody_else(sqlite_url: str) -> None:
    """The driver refuses an 80-bit number before SQLite sees it, with one of Python's own errors."""

    async def ask(store: Store) -> None:
        with pytest.raises(Unavailable):
            await store.writer.write(None, [insert(shared).values(name="large", value=1 << 80)])
        assert await store.writer.write(None, [insert(shared).values(name="small", value="1")])

    at_store(sqlite_url, ask)


def test_one_failure_is_enough_and_one_success_is_not(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "EVERY", 0.0)

    async def ask(store: Store) -> None:
        assert await is_ready(store)
        with pytest.raises(Unavailable):
            await store.writer.write(None, [text("INSERT INTO nowhere VALUES (1)")])
        assert [await is_ready(store) for _ in range(4)] == [False, False, True, True]

    at_store(sqlite_url, ask)
