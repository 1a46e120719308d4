"""PostgreSQL goes down during play and comes back. Moves are refused in the meantime, and none is lost or done twice."""

from __future__ import annotations

import asyncio

from tests.server.services.postgres import Postgres

from .conftest import Serve
from .crowd import Person, check_database, make_table, moves, people, until

CUTS = 40
CUT = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = '{}' AND pid <> pg_backend_pid()"
UNAVAILABLE = "server-store-unavailable"


async def ready(person: Person, status: int) -> bool:
    return (await person.http.get("/ready")).status_code == status


async def same_for_all(table: str, *crowd: Person) -> None:
    """The server's memory agrees with the database: everybody knows the same last entry."""
    for person in crowd:
        await person.look(table)
    assert len({person.since[table] for person in crowd}) == 1


def test_play_goes_on_when_the_database_is_back(postgres: Postgres, postgres_url: str, serve: Serve) -> None:
    async def play() -> None:
        server = serve(postgres_url)
        async with people(server.url, "Anna", "Bartek", "Celina") as (anna, bartek, celina):
            table = await make_table(anna, "termites", bartek)
            with_bots = await make_table(celina, "termites", "random", "random", sit=False)
            watching = [asyncio.create_task(celina.watch(watched)) for watched in (table, with_bots)]
            await moves(table, anna, bartek)
            asked = await asked_of(table, anna, bartek)
            postgres.kill()
            update = await asked.look(table)  # what is in memory can still be seen
            answer = await asked.move(table, update)
            assert (answer.status_code, answer.json()["error"]["key"]) == (503, UNAVAILABLE), answer.text
            assert (await asked.http.get("/health")).status_code == 200
            await until(lambda: ready(anna, 503))
            postgres.start()
            await until(lambda: ready(anna, 200))
            await moves(table, anna, bartek)
            await until(lambda: over(celina, with_bots))
            await same_for_all(table, anna, bartek, celina)
            await check_database(postgres_url, anna.ledger)
            for task in watching:
                task.cancel()

    asyncio.run(play())


async def asked_of(table: str, *players: Person) -> Person:
    for player in players:
        update = await player.look(table)
        if player.choice(update):
            return player
    raise AssertionError("nobody is asked")


async def over(person: Person, table: str) -> bool:
    return bool((await person.look(table))["table"]["status"] == "over")


def test_a_move_waits_for_a_database_that_restarts(postgres: Postgres, postgres_url: str, serve: Serve) -> None:
    async def play() -> None:
        server = serve(postgres_url)
        async with people(server.url, "Anna", "Bartek") as (anna, bartek):
            table = await make_table(anna, "termites", bartek)
            asked = await asked_of(table, anna, bartek)
            update = await asked.look(table)
            postgres.kill()
            moving = asyncio.create_task(asked.move(table, update))
            await asyncio.to_thread(postgres.start)
            assert (await moving).status_code in (200, 503)
            await moves(table, anna, bartek)
            await same_for_all(table, anna, bartek)
            await check_database(postgres_url, anna.ledger)

    asyncio.run(play())


def test_connections_are_cut_again_and_again(postgres: Postgres, postgres_url: str, serve: Serve) -> None:
    async def play() -> None:
        server = serve(postgres_url)
        name = postgres_url.rpartition("/")[2]
        async with people(server.url, "Anna", "Bartek", "Celina") as (anna, bartek, celina):
            table = await make_table(anna, "cryhavoc", bartek)
            playing = [anna.play(table), bartek.play_live(table), celina.watch(table)]
            tasks = [asyncio.create_task(play) for play in playing]
            for _ in range(CUTS):
                await asyncio.to_thread(postgres.sql, CUT.format(name))
            known = len(anna.ledger)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            print(f"{CUTS} cuts, {known} entries acknowledged, refused: {anna.refused}")
            assert anna.refused <= {UNAVAILABLE, "server-stale"}
            await moves(table, anna, bartek)
            await same_for_all(table, anna, bartek, celina)
            await check_database(postgres_url, anna.ledger)

    asyncio.run(play())
