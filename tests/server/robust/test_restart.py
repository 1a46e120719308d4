"""A server that is stopped and started again: everybody is informed, and bots continue by themselves."""

from __future__ import annotations

import asyncio
import json
import sqlite3

import pytest
from websockets.exceptions import ConnectionClosed

from .conftest import Serve
from .crowd import Person, check_database, make_table, moves, people, until
from .forked import ForkedServer

RESTARTING = 1012
SLOW = 1.0  # seconds that a bot takes, so that no game is over before the server stops


async def close_code(person: Person, table: str) -> int:
    """The code with which the server closes the socket; until then that person plays."""
    async with person.socket(table) as socket:
        try:
            while True:
                update = json.loads(await socket.recv())
                if update["type"] == "update":
                    person.noted(update)
                    if person.choice(update):
                        await person.say_move(socket, update)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0


def test_sockets_are_closed_with_a_word_and_moves_under_way_are_stored(database_url: str, serve: Serve) -> None:
    async def play() -> None:
        server = serve(database_url)
        async with people(server.url, "Anna", "Bartek", "Celina") as (anna, bartek, celina):
            tables = [await make_table(anna, "termites", bartek) for _ in range(5)]
            sockets = [asyncio.create_task(close_code(person, t)) for t in tables for person in (anna, bartek, celina)]
            await until(lambda: told(celina, tables))
            await asyncio.to_thread(server.stop)
            assert await asyncio.gather(*sockets) == [RESTARTING] * len(sockets)
            server.start()
            await check_database(database_url, anna.ledger)
            for table in tables:
                since = celina.since[table]
                missed = await celina.look(table)
                assert [entry["seq"] for entry in missed["log"]] == list(range(since + 1, missed["seq"] + 1))
                await moves(table, anna, bartek)

    asyncio.run(play())


async def told(person: Person, tables: list[str]) -> bool:
    return all(person.since[table] > 8 for table in tables)


@pytest.mark.parametrize("ending", [ForkedServer.stop, ForkedServer.kill])
def test_bots_that_were_thinking_go_on_at_once(sqlite_url: str, serve: Serve, ending: object) -> None:
    async def play() -> None:
        server = serve(sqlite_url, bots=1, bot_pace=SLOW)
        async with people(server.url, "Anna") as (anna,):
            await make_table(anna, "cryhavoc", "greedy", "greedy", sit=False)
            assert callable(ending)
            await asyncio.to_thread(ending, server)
            (last,) = query(sqlite_url, "SELECT max(seq) FROM entries")
            server.start()
            await until(lambda: in_database_more_than(sqlite_url, last))

    asyncio.run(play())


def query(url: str, sql: str) -> tuple[int, ...]:
    connection = sqlite3.connect(url.removeprefix("sqlite:///"))
    try:
        with connection:
            row: tuple[int, ...] = connection.execute(sql).fetchone()
            return row
    finally:
        connection.close()


async def in_database_more_than(url: str, seq: int) -> bool:
    """Nobody looks at the table, since that would wake it."""
    return query(url, "SELECT max(seq) FROM entries")[0] > seq


def test_a_table_of_older_rules_does_not_stop_the_bots_of_others(sqlite_url: str, serve: Serve) -> None:
    async def play() -> None:
        server = serve(sqlite_url, bots=1, bot_pace=SLOW)
        async with people(server.url, "Anna") as (anna,):
            tables = [await make_table(anna, "cryhavoc", "greedy", "greedy", sit=False) for _ in range(2)]
            server.kill()
            old, new = sorted(tables)  # in the order in which the server finds them
            (before,) = query(sqlite_url, f"SELECT max(seq) FROM entries WHERE table_id = '{new}'")
            change(sqlite_url, f"UPDATE tables SET rules = '0' WHERE id = '{old}'")
            server.start()
            await until(lambda: went_on(sqlite_url, new, before))

    asyncio.run(play())


async def went_on(url: str, table: str, seq: int) -> bool:
    return query(url, f"SELECT max(seq) FROM entries WHERE table_id = '{table}'")[0] > seq


def change(url: str, sql: str) -> None:
    connection = sqlite3.connect(url.removeprefix("sqlite:///"))
    with connection:
        connection.execute(sql)
    connection.close()
