"""SQLite on a full disk: what cannot be stored has not happened, and play goes on when there is room again."""

from __future__ import annotations

import asyncio
import json
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest

from .conftest import Serve
from .crowd import Person, check_database, check_journal, make_table, moves, people, until
from .forked import ForkedServer

UNAVAILABLE = "server-store-unavailable"
NO_LIMIT = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


@contextmanager
def no_room(server: ForkedServer) -> Iterator[None]:
    """No file of the server may grow beyond its database's current log; the server's own output goes elsewhere."""
    log = Path(f"{server.database.removeprefix('sqlite:///')}-wal")
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (log.stat().st_size, resource.RLIM_INFINITY))
    yield
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, NO_LIMIT)


async def is_ready(person: Person) -> bool:
    return (await person.http.get("/ready")).status_code == 200


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux changes the limits of another process")
def test_a_move_that_cannot_be_stored_has_not_happened(sqlite_url: str, serve: Serve, tmp_path: Path) -> None:
    async def play() -> None:
        server = serve(sqlite_url)
        async with people(server.url, "Anna", "Bartek", "Celina") as (anna, bartek, celina):
            table = await make_table(anna, "termites", bartek)
            await moves(table, anna, bartek)
            before = {person: await person.look(table) for person in (anna, bartek, celina)}
            asked = next(person for person, update in before.items() if person.choice(update))
            with no_room(server):
                answer = await asked.move(table, before[asked])
                assert (answer.status_code, answer.json()["error"]["key"]) == (503, UNAVAILABLE), answer.text
                async with asked.socket(table) as socket:
                    await asked.say_move(socket, json.loads(await socket.recv()))
                    said = json.loads(await socket.recv())
                    while said["type"] == "here":
                        said = json.loads(await socket.recv())
                    assert (said["type"], said["error"]["key"]) == ("fault", UNAVAILABLE)
                for person, update in before.items():
                    now = await person.look(table)
                    assert (now["seq"], now["view"]) == (update["seq"], update["view"])
                assert (await anna.http.get("/ready")).status_code == 503
            await moves(table, anna, bartek)
            await until(partial(is_ready, anna))
            await check_database(sqlite_url, anna.ledger)
            await check_journal(sqlite_url, table, tmp_path)

    asyncio.run(play())
