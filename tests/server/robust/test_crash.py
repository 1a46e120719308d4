"""The server is killed in the middle of play, again and again. Whatever it had told anybody is there afterwards."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import suppress
from pathlib import Path

import pytest

from .crowd import Ledger, Person, check_database, check_journal, make_table, until
from .forked import ForkedServer, forked_server

KILLS = 25  # in each of the four tests
LONGEST_PLAY = 0.4  # seconds of play before a kill
FULL_GAME = 40  # entries after which a new game begins, so that all phases of play are met with few of them


class Evening:
    """Several tables at once, at which people and bots play by sockets and by HTTP."""

    def __init__(self, seed: int, url: str) -> None:
        self.numbers, self.ledger, self._url = random.Random(seed), Ledger(), url
        self.anna, self.bartek, self.celina = (self._person(name) for name in ("Anna", "Bartek", "Celina"))
        self.tables: list[str] = []

    def _person(self, name: str) -> Person:
        return Person(name, self.ledger, random.Random(self.numbers.random()))

    async def begin(self, bot: str) -> None:
        for person in (self.anna, self.bartek, self.celina):
            await person.arrive(self._url)
        self.tables = [
            await make_table(self.anna, "termites", self.bartek),
            await make_table(self.anna, "cryhavoc", self.bartek),
            await make_table(self.bartek, "termites", bot),
            await make_table(self.celina, "termites", "random", "random", sit=False),
        ]

    async def play(self) -> None:
        """Until the server is away, or all is played."""
        both, strange, with_bot, only_bots = self.tables
        async with asyncio.TaskGroup() as group:
            for table in (both, strange):
                group.create_task(self.anna.play(table))
                group.create_task(self.bartek.play_live(table))
                group.create_task(self.celina.watch(table))
            group.create_task(self.bartek.play(with_bot))
            group.create_task(self.celina.watch(with_bot))
            group.create_task(self.celina.watch(only_bots))


async def killed_again_and_again(server: ForkedServer, evening: Evening, database: str, folder: Path) -> None:
    for number in range(KILLS):
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


def check_file(database: str) -> None:
    """While the server runs: whoever opened it before would do the mending for it."""
    with sqlite3.connect(database.removeprefix("sqlite:///")) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    connection.close()
