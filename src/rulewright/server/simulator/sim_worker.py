"""A worker of the simulated server: the real hall in its own process, with its requests and sockets.

The framework in front, which parses requests and writes responses, is left out: what it calls is called here."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

import msgspec
from litestar.connection import WebSocket

from rulewright.games import load
from rulewright.kernel.game import Settings
from rulewright.kernel.message import UserError
from rulewright.server.api.company import Company
from rulewright.server.api.live import follow
from rulewright.server.api.visit import Visit
from rulewright.server.config import Config
from rulewright.server.identity.people import named
from rulewright.server.store.store import Store, User
from rulewright.server.store.users import Claim
from rulewright.server.tables import gathering, leaving, new_table, playing
from rulewright.server.tables.edges import Edges
from rulewright.server.tables.entries import Entry
from rulewright.server.tables.hall import Hall
from rulewright.server.tables.redis_bus import RedisBus
from rulewright.server.tables.table import Table

from .loop import Process
from .sim_bots import SimulatedBots
from .sim_database import SimulatedDatabase
from .sim_redis import SimulatedRedis
from .wire import Line

CONFIG = Config("sqlite:///simulated", bus="redis://simulated", bots=0, bots_compiled=False, bot_pace=0.1, limits=False)
BOTS = 2  # bot processes per worker
PARTING = 5.0  # seconds for unfinished work when a worker is told to stop
PATIENCE = 60  # seconds that a table waits for an absent player
T = TypeVar("T")


class Worker:
    def __init__(self, name: str, database: SimulatedDatabase, redis: SimulatedRedis) -> None:
        self.process = Process(name)
        self._database, self._redis = database, redis
        self.hall: Hall | None = None  # None until it is open
        self.lines: list[Line[Any]] = []

    async def run(self) -> None:
        """From start until told to stop. If a worker cannot start, it ends and another is tried."""
        chances = self._redis.chances
        store = Store(CONFIG.database, self._database.connected)
        bus, bots = RedisBus(CONFIG.bus, self._redis.connect), SimulatedBots(chances, BOTS)
        hall = Hall(CONFIG, Edges(store, bus, bots, self.process.name))
        await hall.open()
        self._company = Company(CONFIG)
        self.hall = hall

    async def stop(self) -> None:
        """As on SIGTERM."""
        hall, self.hall = self.hall, None
        if hall:
            await hall.part(PARTING)
            await hall.close()

    # ------------------------------------------------------------- sockets
    def socket(
        self, line: Line[Any], claim: Claim, table: str, eyes: int | None, since: int
    ) -> Coroutine[Any, Any, None]:
        """The line exists at once: it breaks if the worker ends before looking at it."""
        self.lines.append(line)
        return self._follow(line, claim, table, eyes, since)

    async def _follow(self, line: Line[Any], claim: Claim, table: str, eyes: int | None, since: int) -> None:
        hall = self.hall
        try:
            assert hall
            user = await hall.sessions.who(claim)
            line.stranger = user is None
            scope: Any = {"type": "websocket", "user": user, "auth": Told(claim) if user else None, "headers": []}
            socket = WebSocket[Any, Any, Any](scope | {"path": "/", "query_string": b""}, line.receive, line.send)
            with suppress(OSError):
                await follow(socket, hall, self._company, table, eyes, since, None)
        except UserError:  # the framework answers; the person sees a broken line
            line.cut()
        finally:
            self.lines.remove(line)

    # ------------------------------------------------------------- requests
    async def request(
        self, claim: Claim, wish: str, table: str, since: int, said: tuple[Any, ...], sent: Callable[[bytes], T]
    ) -> T | str:
        """Do what the route of that name does. Returns the update as read by `sent`, or the key of the error."""
        hall = self.hall
        try:
            assert hall
            user = await hall.sessions.who(claim)
            if wish == "log out":
                await hall.sessions.end(claim)
                return "logged out"
            visit = Visit(await hall.table(table), user, "")
            if wish != "look":
                await WISHES[wish](visit.table, named(user), since, *said)
            return sent(msgspec.json.encode(await visit.seen(None, since)))
        except UserError as error:
            return error.message.key

    async def log_in(self, user: User) -> Claim:
        assert self.hall
        return await self.hall.sessions.begin(user, "simulated")

    async def new_table(self, game: str, rules: str, players: list[User], bots: int) -> str:
        """Create and start a table with everyone seated, hosted by the first of them."""
        assert self.hall
        host, number = players[0], len(players) + bots
        agreed: dict[str, Any] = {"rated": False, "open": True, "watched": True, "patience": PATIENCE}
        terms = new_table.terms_of(load(game), Settings(number), host, **agreed)
        terms = msgspec.structs.replace(terms, rules=rules or terms.rules)
        seated = [Entry("sit", seat, user.id, user.name) for seat, user in enumerate(players)]
        seated += [Entry("bot", seat, host.id, host.name, "pip") for seat in range(len(players), number)]
        table = await self.hall.make(terms, seated)
        await gathering.start(table, host)
        return terms.id


class Told:
    """A claim as the token has it."""

    def __init__(self, claim: Claim) -> None:
        self.sub, self.jti, self.extras = claim.user, claim.session, {"epoch": claim.epoch}


async def leave(table: Table, user: User, _: int) -> None:
    await leaving.leave(table, user, "pip", False)


async def come_back(table: Table, user: User, _: int) -> None:
    await leaving.come_back(table, user)


async def give_away(table: Table, user: User, _: int, seat: int) -> None:
    await leaving.give_to_bot(table, user, seat, "pip", True)


WISHES: dict[str, Callable[..., Awaitable[None]]] = {
    "do": playing.do,
    "undo": playing.undo,
    "ask": playing.ask_to_undo,
    "answer": playing.answer,
    "leave": leave,
    "come back": come_back,
    "give away": give_away,
}
