"""Two processes of one server, and the bus between them goes down: play goes on, and everybody is notified, if later."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest
from tests.server.services.postgres import Postgres
from tests.server.services.redis import Redis

from .conftest import Serve
from .crowd import Person, check_database, make_table, moves, people, until
from .forked import ForkedServer

NAMES_A_MINUTE = 30


Both = tuple[ForkedServer, ForkedServer]


@pytest.fixture
def both(postgres_url: str, redis_url: str, serve: Serve) -> Both:
    return serve(postgres_url, bus=redis_url, limits=True), serve(postgres_url, bus=redis_url, limits=True)


async def bus_is(person: Person, state: str) -> bool:
    answer = await person.http.get("/ready")
    assert answer.status_code == 200, answer.text
    return bool(answer.json() == {"database": "well", "bus": state})


def test_play_goes_on_while_the_bus_is_away(both: Both, redis: Redis, postgres_url: str) -> None:
    async def play() -> None:
        async with people(both[0].url, "Anna") as (anna,), people(both[1].url, "Bartek", "Celina") as (bartek, celina):
            table = await make_table(anna, "termites", bartek)
            watching = asyncio.create_task(celina.watch(table))
            await moves(table, anna, bartek)
            redis.kill()
            await moves(table, anna, bartek)
            for person in (anna, bartek):
                await until(partial(bus_is, person, "away"))
            redis.start()
            for person in (anna, bartek):
                await until(partial(bus_is, person, "well"))
            await moves(table, anna, bartek)
            await until(lambda: celina.knows(table, max(anna.since[table], bartek.since[table])))
            watching.cancel()
            for person in (anna, bartek, celina):
                await check_database(postgres_url, person.ledger)
                assert person.refused <= {"server-stale"}

    asyncio.run(play())


def test_after_a_gap_no_worker_shows_an_old_table(both: Both, redis: Redis) -> None:
    """Over HTTP alone: nobody follows the table at the second worker, which has it in memory."""

    async def play() -> None:
        async with people(both[0].url, "Anna", "Bartek") as (anna, bartek), people(both[1].url, "Celina") as (celina,):
            table = await make_table(anna, "termites", bartek)
            await moves(table, anna, bartek)
            assert await seen(celina, table) == anna.since[table]
            await gone(redis, anna, celina)
            await moves(table, anna, bartek)
            assert await seen(celina, table) == anna.since[table]
            await moves(table, anna, bartek)
            await back(redis, anna, celina)
            assert await seen(celina, table) == anna.since[table]

    asyncio.run(play())


def test_after_a_gap_no_worker_shows_a_table_that_was_deleted(both: Both, redis: Redis) -> None:
    """One is requested while the bus is down, the other only afterwards."""

    async def play() -> None:
        async with people(both[0].url, "Anna") as (anna,), people(both[1].url, "Celina") as (celina,):
            early, late = [await make_table(anna, "termites", "random") for _ in range(2)]
            for table in (early, late):
                await seen(celina, table)
            await gone(redis, anna, celina)
            for table in (early, late):
                await anna.ask("DELETE", f"/api/tables/{table}")
            assert (await celina.http.get(f"/api/tables/{early}")).status_code == 404
            await back(redis, anna, celina)
            assert (await celina.http.get(f"/api/tables/{late}")).status_code == 404

    asyncio.run(play())


def test_after_a_gap_no_worker_names_somebody_who_has_left_for_good(both: Both, redis: Redis) -> None:
    async def play() -> None:
        async with people(both[0].url, "Anna", "Bartek") as (anna, bartek), people(both[1].url, "Celina") as (celina,):
            table = (await anna.ask("POST", "/api/tables", game="termites", players=2, open=True))["table"]
            await bartek.ask("POST", f"/api/tables/{table}/seats")

            async def named(person: Person) -> bool:
                return "Bartek" in (await person.http.get(f"/api/tables/{table}")).text

            watching = asyncio.create_task(celina.watch(table))
            await until(lambda: celina.knows(table, 2))
            assert await named(celina)
            await gone(redis, anna, celina)
            await bartek.ask("DELETE", "/api/me")
            while await named(anna):
                pass
            await back(redis, anna, celina)
            assert not await named(celina)
            watching.cancel()

    asyncio.run(play())


async def gone(redis: Redis, *people: Person) -> None:
    redis.kill()
    for person in people:
        await until(partial(bus_is, person, "away"))


async def back(redis: Redis, *people: Person) -> None:
    redis.start()
    for person in people:
        await until(partial(bus_is, person, "well"))


async def seen(person: Person, table: str) -> int:
    """The last entry shown to somebody who knows none."""
    return int((await person.ask("GET", f"/api/tables/{table}"))["seq"])


def test_bus_and_database_come_back_one_after_the_other(
    both: Both, redis: Redis, postgres: Postgres, postgres_url: str
) -> None:
    async def play() -> None:
        async with people(both[0].url, "Anna") as (anna,), people(both[1].url, "Bartek", "Celina") as (bartek, celina):
            table = await make_table(anna, "termites", bartek)
            watching = asyncio.create_task(celina.watch(table))
            await moves(table, anna, bartek)
            postgres.kill()
            redis.kill()
            redis.start()
            await until(partial(reached_again, redis))
            postgres.start()
            for person in (anna, bartek):
                await until(partial(bus_is_well_again, person))
            await moves(table, anna, bartek)
            await until(lambda: celina.knows(table, max(anna.since[table], bartek.since[table])))
            watching.cancel()
            await check_database(postgres_url, celina.ledger)

    asyncio.run(play())


async def reached_again(redis: Redis) -> bool:
    """By both processes, while the database is down: each begins to listen, notices, and tries again later."""
    return redis.calls("subscribe") >= 4


async def bus_is_well_again(person: Person) -> bool:
    answer = await person.http.get("/ready")
    return answer.status_code == 200 and bool(answer.json()["bus"] == "well")


def test_limits_hold_while_the_bus_is_away(both: Both, redis: Redis) -> None:
    async def ask() -> None:
        async with people(both[0].url, "Anna") as (anna,):
            redis.kill()
            statuses = list[int]()
            for number in range(NAMES_A_MINUTE + 1):
                statuses.append((await anna.http.post("/api/me", json={"name": f"Guest {number}"})).status_code)
                anna.http.cookies.clear()
            assert statuses == [201] * NAMES_A_MINUTE + [429]

    asyncio.run(ask())


def test_moves_do_not_count_as_names(both: Both) -> None:
    async def ask() -> None:
        async with people(both[0].url, "Anna") as (anna,):
            for _ in range(NAMES_A_MINUTE):
                assert (await anna.http.get("/api/games")).status_code == 200
            assert (await anna.http.post("/api/me", json={"name": "Bartek"})).status_code == 201

    asyncio.run(ask())
