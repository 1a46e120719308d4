"""A reader that does not read delays nobody: it is disconnected, and catches up when it reconnects."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar.connection import WebSocket
from tests.server.bots.asking import until

from rulewright.games import load
from rulewright.kernel.game import Settings
from rulewright.server.api.company import Company
from rulewright.server.api.live import TOO_SLOW, Socket
from rulewright.server.config import Config
from rulewright.server.identity.sessions import new_session
from rulewright.server.outbox import OUTBOX
from rulewright.server.store import migrate
from rulewright.server.store.store import User, new_id, now
from rulewright.server.tables import gathering, new_table, playing
from rulewright.server.tables.entries import Entry
from rulewright.server.tables.hall import Hall
from rulewright.server.tables.table import Table


class Line:
    """The line between a server and a reader: full, until the reader begins to read."""

    def __init__(self) -> None:
        self.reads, self.sent = asyncio.Event(), list[dict[str, Any]]()
        self.connected = False

    async def send(self, message: Any) -> None:
        if message["type"] != "websocket.accept":
            await self.reads.wait()
            self.sent.append(message)

    async def receive(self) -> Any:
        """Requests the connection, and then sends nothing."""
        if not self.connected:
            self.connected = True
            return {"type": "websocket.connect"}
        return await asyncio.Event().wait()


async def seated(hall: Hall) -> tuple[Table, User]:
    """A table where one person plays both seats."""
    anna = User(new_id(), "Anna", None, None, 0, now())
    await hall.store.add_user(anna, new_session(anna.id, "test"))
    agreed = {"rated": False, "open": True, "watched": True, "patience": 60}
    terms = new_table.terms_of(load("termites"), Settings(2), anna, **agreed)
    table = await hall.make(terms, [Entry("sit", seat, anna.id, anna.name) for seat in range(2)])
    await gathering.start(table, anna)
    return table, anna


async def moves(table: Table, user: User, count: int) -> None:
    for _ in range(count):
        match = table.match
        await playing.do(table, user, table.seq, match.game.write(match.look(), match.legal()[0]))


async def told_while_not_reading(database: str) -> tuple[Table, Line, bool]:
    hall = Hall(Config(database, bots_compiled=False))
    await hall.store.open()
    table, anna = await seated(hall)
    line = Line()
    scope: Any = {"type": "websocket", "user": anna, "headers": [], "path": "/", "query_string": b""}
    socket = WebSocket[Any, Any, Any](scope, line.receive, line.send)
    await socket.accept()
    following = asyncio.create_task(Socket(socket, hall, table, None, None).run(0, Company(hall.config)))
    await until(lambda: table.followers)
    await moves(table, anna, OUTBOX + 10)
    left = not table.followers
    line.reads.set()
    await until(lambda: line.sent and line.sent[-1]["type"] == "websocket.close")
    following.cancel()
    await hall.store.close()
    return table, line, left


def test_a_reader_that_does_not_read_is_let_go_and_others_play_on(sqlite_url: str) -> None:
    migrate.run(sqlite_url)
    table, line, left = asyncio.run(told_while_not_reading(sqlite_url))
    assert left
    assert table.seq > OUTBOX
    assert line.sent[-1] == {"type": "websocket.close", "code": TOO_SLOW, "reason": ""}
    assert 0 < len(line.sent) <= OUTBOX + 2
