"""Two processes of one server, and the bus between them goes away: play goes on, and everybody hears of it, if later."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest
from tests.server.services.postgres import Postgres
from tests.server.services.redis import Redis
from tests.server.services.server import ServerProcess

from .crowd import Ledger, Person, Update, check_database, make_table, people, until

NAMES_A_MINUTE = 30
pytestmark = pytest.mark.usefixtures("redis_url")


@pytest.fixture
def both(postgres_url: str, redis_url: str) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    with ServerProcess(postgres_url, redis_url) as one, ServerProcess(postgres_url, redis_url) as other:
        yield one, other


async def one_move(person: Person, table: str) -> Update:
    """As soon as that person is asked."""
    update = await person.look(table)
    while not person.choice(update):
        update = await person.look(table, wait=5)
    answer = await person.move(table, update)
    assert answer.status_code == 200, answer.text
    update = answer.json()
    return update


async def moves_of_both(table: str, *players: Person) -> None:
    """Each player has to move at least once after the other has."""
    for _ in range(2):
        for player in players:
            while player.choice(await one_move(player, table)):
                pass


async def bus_is(person: Person, state: str) -> bool:
    answer = await person.http.get("/ready")
    assert answer.status_code == 200, answer.text
    return bool(answer.json() == {"database": "well", "bus": state})


def test_play_goes_on_while_the_bus_is_away(
    both: tuple[ServerProcess, ServerProcess], redis: Redis, postgres_url: str
) -> None:
    async def play() -> None:
        async with people(both[0].url, "Anna") as (anna,), people(both[1].url, "Bartek", "Celina") as (bartek, celina):
            table = await make_table(anna, "termites", bartek)
            watching = asyncio.create_task(celina.watch(table))
            await moves_of_both(table, anna, bartek)
            redis.kill()
            await moves_of_both(table, anna, bartek)
            for person in (anna, bartek):
                await until(lambda person=person: bus_is(person, "away"))
            redis.start()
            for person in (anna, bartek):
                await until(lambda person=person: bus_is(person, "well"))
            await moves_of_both(table, anna, bartek)
            await until(lambda: celina.knows(table, max(anna.since[table], bartek.since[table])))
            watching.cancel()
            for person in (anna, bartek, celina):
                await check_database(postgres_url, person.ledger)

    asyncio.run(play())


def test_bus_and_database_come_back_one_after_the_other(
    both: tuple[ServerProcess, ServerProcess], redis: Redis, postgres: Postgres, postgres_url: str
) -> None:
    async def play() -> None:
        async with people(both[0].url, "Anna") as (anna,), people(both[1].url, "Bartek", "Celina") as (bartek, celina):
            table = await make_table(anna, "termites", bartek)
            watching = asyncio.create_task(celina.watch(table))
            await moves_of_both(table, anna, bartek)
            postgres.kill()
            redis.kill()
            await asyncio.sleep(1)
            redis.start()
            await asyncio.sleep(3)  # the bus is reached again, and the database is not
            postgres.start()
            for person in (anna, bartek):
                await until(lambda person=person: bus_is_well_again(person))
            await moves_of_both(table, anna, bartek)
            await until(lambda: celina.knows(table, max(anna.since[table], bartek.since[table])))
            watching.cancel()
            await check_database(postgres_url, celina.ledger)

    asyncio.run(play())


async def bus_is_well_again(person: Person) -> bool:
    answer = await person.http.get("/ready")
    return answer.status_code == 200 and bool(answer.json()["bus"] == "well")


def test_limits_hold_while_the_bus_is_away(both: tuple[ServerProcess, ServerProcess], redis: Redis) -> None:
    async def ask() -> None:
        async with people(both[0].url, "Anna") as (anna,):
            redis.kill()
            statuses = [
                (await anna.http.post("/api/me/session", json={"name": "Anna", "password": "guess"})).status_code
                for _ in range(NAMES_A_MINUTE + 1)
            ]
            assert statuses == [401] * NAMES_A_MINUTE + [429]

    asyncio.run(ask())


def test_moves_do_not_count_as_names(both: tuple[ServerProcess, ServerProcess]) -> None:
    async def ask() -> None:
        async with people(both[0].url, "Anna") as (anna,):
            for _ in range(NAMES_A_MINUTE):
                assert (await anna.http.get("/api/games")).status_code == 200
            assert (await anna.http.post("/api/me", json={"name": "Bartek"})).status_code == 201

    asyncio.run(ask())
