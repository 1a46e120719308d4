"""The server is killed during play, again and again. Whatever it had told anybody is still there afterwards."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from .conftest import Serve
from .crowd import Ledger, Person, check_database, check_journal, make_table
from .forked import ForkedServer

KILLS = 25  # in each of the four tests
LONGEST_PLAY = 0.4  # seconds before a kill
LONG = 300.0  # seconds; the machine may be busy


class Evening:
    """Several tables at once, where people and bots play by sockets and by HTTP."""

    def __init__(self, seed: int, bot: str) -> None:
        self.numbers, self.ledger = random.Random(seed), Ledger()
        self.anna, self.bartek, self.celina = (self._person(name) for name in ("Anna", "Bartek", "Celina"))
        self._makers: list[Callable[[], Coroutine[Any, Any, str]]] = [
            lambda: make_table(self.anna, "termites", self.bartek),
            lambda: make_table(self.anna, "cryhavoc", self.bartek),
            lambda: make_table(self.bartek, "termites", bot),
            lambda: make_table(self.celina, "termites", "random", "random", sit=False),
        ]
        self.tables: list[str] = []

    def _person(self, name: str) -> Person:
        return Person(name, self.ledger, random.Random(self.numbers.random()))

    async def begin(self, url: str) -> None:
        for person in (self.anna, self.bartek, self.celina):
            await person.arrive(url)
        self.tables = [await make() for make in self._makers]

    async def begin_anew_where_it_is_over(self) -> None:
        for number, table in enumerate(self.tables):
            if (await self.celina.look(table))["table"]["status"] == "over":
                self.tables[number] = await self._makers[number]()

    async def play(self) -> None:
        """Until the server is down, or all games are over."""
        both, strange, with_bot, only_bots = self.tables
        async with asyncio.TaskGroup() as group:
            for table in (both, strange):
                group.create_task(self.anna.play(table))
                group.create_task(self.bartek.play_live(table))
                group.create_task(self.celina.watch(table))
            group.create_task(self.bartek.play(with_bot))
            group.create_task(self.celina.watch(with_bot))
            group.create_task(self.celina.watch(only_bots))


def kill_again_and_again(server: ForkedServer, evening: Evening, folder: Path) -> None:
    async def play() -> None:
        async with evening.anna.http, evening.bartek.http, evening.celina.http:
            await evening.begin(server.url)
            await killed_again_and_again(server, evening, server.database, folder)

    asyncio.run(play())


async def killed_again_and_again(server: ForkedServer, evening: Evening, database: str, folder: Path) -> None:
    for number in range(KILLS):
        await evening.begin_anew_where_it_is_over()
        playing = asyncio.create_task(evening.play())
        instant = evening.numbers.uniform(0, LONGEST_PLAY)
        await asyncio.sleep(instant)
        server.kill()
        await playing
        server.start()
        print(f"kill {number} after {instant:.3f} s: {len(evening.ledger)} entries acknowledged")
        await check_database(database, evening.ledger)
        await check_journal(database, evening.tables[number % len(evening.tables)], folder)
        if database.startswith("sqlite"):
            check_file(database)
    async with asyncio.timeout(LONG):
        await evening.play()
    await check_database(database, evening.ledger)
    for table in evening.tables:
        await check_journal(database, table, folder)
        assert (await evening.celina.look(table))["table"]["status"] == "over"


def check_file(database: str) -> None:
    """Call while the server runs: opening the file earlier would run the recovery in the server's place."""
    connection = sqlite3.connect(database.removeprefix("sqlite:///"))
    assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    connection.close()


@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_announced_is_lost_when_the_server_is_killed(
    seed: int, sqlite_url: str, tmp_path: Path, serve: Serve
) -> None:
    kill_again_and_again(serve(sqlite_url), Evening(seed, "random"), tmp_path)


def test_nothing_is_lost_when_bots_are_thinking(sqlite_url: str, tmp_path: Path, serve: Serve) -> None:
    kill_again_and_again(serve(sqlite_url, bots=1), Evening(3, "greedy"), tmp_path)


def test_nothing_is_lost_on_postgresql(postgres_url: str, tmp_path: Path, serve: Serve) -> None:
    kill_again_and_again(serve(postgres_url), Evening(4, "random"), tmp_path)
