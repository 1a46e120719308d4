"""A thousand sockets at one server: everybody receives everything, and slow readers delay nobody."""

from __future__ import annotations

import asyncio
import json
import socket as sockets

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from .conftest import Serve
from .crowd import PATIENCE, TOO_SLOW, Person, check_database, make_table, moves, people, until

MANY, TABLES = 1000, 10  # half of them at the first table
AT_ONCE = 50  # connecting at the same time


class Spectator:
    """Knows only what it has received."""

    def __init__(self, table: str) -> None:
        self.table, self.heard = table, list[int]()

    async def watch(self, person: Person, door: asyncio.Semaphore) -> None:
        async with door:
            socket = await person.socket(self.table)
            self._hears(await socket.recv())
        async with socket:
            async for message in socket:
                self._hears(message)

    def _hears(self, message: str | bytes) -> None:
        update = json.loads(message)
        if update["type"] == "update":
            self.heard += [entry["seq"] for entry in update["log"]]


def test_a_thousand_spectators_hear_everything(sqlite_url: str, serve: Serve) -> None:
    async def play() -> None:
        server = serve(sqlite_url)
        async with people(server.url, "Anna", "Bartek", "Celina") as (anna, bartek, celina):
            tables = [await make_table(anna, "termites", bartek) for _ in range(TABLES)]
            crowd = [Spectator(tables[0 if n % 2 else n % TABLES]) for n in range(MANY)]
            door = asyncio.Semaphore(AT_ONCE)
            watching = [asyncio.create_task(spectator.watch(celina, door)) for spectator in crowd]
            await until(lambda: all_heard(crowd, dict.fromkeys(tables, 1)))
            for table in tables:
                await moves(table, anna, bartek, count=4)
            last = {table: (await anna.look(table))["seq"] for table in tables}
            await until(lambda: all_heard(crowd, last))
            assert all(spectator.heard == list(range(1, last[spectator.table] + 1)) for spectator in crowd)
            for task in watching:
                task.cancel()
            await asyncio.gather(*watching, return_exceptions=True)
            await until(lambda: nobody_is_there(anna))
            await moves(tables[0], anna, bartek)
            await check_database(sqlite_url, anna.ledger)

    asyncio.run(play())


async def all_heard(crowd: list[Spectator], last: dict[str, int]) -> bool:
    return all(spectator.heard and spectator.heard[-1] >= last[spectator.table] for spectator in crowd)


async def nobody_is_there(person: Person) -> bool:
    return "\nrulewright_sockets 0.0" in (await person.http.get("/metrics")).text


def test_a_client_that_does_not_read_delays_nobody(sqlite_url: str, serve: Serve) -> None:
    async def play() -> None:
        server = serve(sqlite_url)
        async with people(server.url, "Celina") as (celina,):
            table = await make_table(celina, "cryhavoc", *["random"] * 4, sit=False)
            address = f"{celina.socket(table).uri}&language=de"
            async with connect(
                address, sock=narrow(server.url), max_queue=1, ping_interval=None, proxy=None, open_timeout=PATIENCE
            ) as deaf:
                async with asyncio.timeout(2 * PATIENCE):
                    await celina.watch(table)
                assert (await celina.look(table))["table"]["status"] == "over"
                assert await let_go_or_told(deaf, celina.since[table])
            await check_database(sqlite_url, celina.ledger)

    asyncio.run(play())


def narrow(url: str) -> sockets.socket:
    """A connection whose reader takes in little at once."""
    pipe = sockets.socket()
    pipe.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    host, port = url.removeprefix("http://").split(":")
    pipe.connect((host, int(port)))
    pipe.setblocking(False)
    return pipe


async def let_go_or_told(socket: ClientConnection, last: int) -> bool:
    """It eventually gets whatever the system buffers; beyond that, it has to reconnect."""
    try:
        async with asyncio.timeout(PATIENCE):
            while json.loads(await socket.recv()).get("seq") != last:
                pass
    except ConnectionClosed as closed:
        return bool(closed.rcvd and closed.rcvd.code == TOO_SLOW)
    return True
