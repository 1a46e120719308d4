"""People who play by HTTP and by sockets, and record everything that the server has told anybody: none of it may ever be lost."""

from __future__ import annotations

import asyncio
import json
import math
import random
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

from rulewright.games import playing
from rulewright.kernel.journal import open_journal
from rulewright.server.store.store import Store
from rulewright.server.tables.bot_games import BotGames
from rulewright.server.tables.table import Table

AWAY = (httpx.TransportError, ConnectionClosed, InvalidMessage, OSError)  # the server is down, or has stopped
PATIENCE = 180.0
TRY_AGAIN = 0.05  # seconds
NORMAL, TOO_SLOW = 1000, 4008  # codes for closing a socket
Update = dict[str, Any]


class Told(NamedTuple):
    """The public part of an entry; time and place make it unique."""

    at: int
    kind: str
    seat: int | None


class Ledger:
    """Everything that the server has acknowledged, at any table and to anybody."""

    def __init__(self) -> None:
        self.entries: defaultdict[str, dict[int, Told]] = defaultdict(dict)
        self.moves: dict[tuple[str, int], str] = {}  # as seen by somebody

    def note(self, update: Update) -> None:
        """Nobody may be told a different story."""
        table = update["table"]["id"]
        for entry in update["log"]:
            told = Told(entry["at"], entry["kind"], entry.get("seat"))
            assert self.entries[table].setdefault(entry["seq"], told) == told
            if move := visible(entry):
                assert self.moves.setdefault((table, entry["seq"]), move) == move

    def __len__(self) -> int:
        return sum(map(len, self.entries.values()))

    def last(self, table: str) -> int:
        return max(self.entries[table], default=0)


def visible(entry: dict[str, Any]) -> str:
    move = entry.get("do") or ""
    return "" if move.endswith(":?") else str(move)


class Person:
    def __init__(self, name: str, ledger: Ledger, numbers: random.Random) -> None:
        self.name, self.ledger, self._numbers = name, ledger, numbers
        self.http = httpx.AsyncClient(timeout=PATIENCE, verify=False)
        self.since: defaultdict[str, int] = defaultdict(int)
        self.refused = set[str]()  # the reasons
        self.ended = set[str]()  # tables

    async def arrive(self, url: str) -> Person:
        answer = await self.http.post(f"{url}/api/me", json={"name": self.name})
        assert answer.status_code == 201, answer.text
        self.http.base_url = httpx.URL(url)
        self.http.cookies.clear()
        self.http.headers["Authorization"] = f"Bearer {answer.json()['token']}"
        return self

    async def ask(self, method: str, path: str, **body: Any) -> Any:
        answer = await self.http.request(method, path, json=body)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def noted(self, update: Update) -> Update:
        self.ledger.note(update)
        table = update["table"]["id"]
        self.since[table] = max(self.since[table], update["seq"])
        if update["table"]["status"] == "over":
            self.ended.add(table)
        return update

    def choice(self, update: Update) -> str | None:
        """One of the legal moves in the view, if any."""
        actions = update["view"]["actions"] if update["view"] else []
        return self._numbers.choice(actions) if actions else None

    # ------------------------------------------------------------- by HTTP
    async def look(self, table: str, wait: float = 0) -> Update:
        answer = await self.http.get(f"/api/tables/{table}", params={"since": self.since[table], "wait": wait})
        assert answer.status_code == 200, answer.text
        return self.noted(answer.json())

    async def move(self, table: str, update: Update) -> httpx.Response:
        move = {"seq": update["seq"], "action": self.choice(update)}
        answer = await self.http.post(f"/api/tables/{table}/moves", json=move)
        if answer.status_code == 200:
            self.noted(answer.json())
        else:
            self.refused.add(answer.json()["error"]["key"])
        return answer

    async def play(self, table: str, to: float = math.inf) -> None:
        """Until that entry exists, the game is over, or the server is down."""
        try:
            update = await self.look(table)
            while update["seq"] < to and update["table"]["status"] != "over":
                if self.choice(update):
                    answer = await self.move(table, update)
                    update = answer.json() if answer.status_code == 200 else await self.look(table)
                else:
                    update = await self.look(table, wait=10)
        except AWAY:
            pass

    # ------------------------------------------------------------- by socket
    def socket(self, table: str) -> connect:
        address = str(self.http.base_url).replace("http", "ws", 1).rstrip("/")
        headers = {name: value for name, value in self.http.headers.items() if name == "authorization"}
        return connect(
            f"{address}/api/tables/{table}/live?since={self.since[table]}",
            additional_headers=headers,
            open_timeout=PATIENCE,
            ping_interval=None,
            max_queue=None,
            proxy=None,
        )

    async def play_live(self, table: str, only_watch: bool = False) -> None:
        """The same through a socket. A slow reader is disconnected, and comes back."""
        with suppress(*AWAY):
            while await self._sit_at(table, only_watch) == TOO_SLOW:
                pass

    async def _sit_at(self, table: str, only_watch: bool) -> int:
        """Until the game is over, or the server hangs up. Returns the code."""
        try:
            async with self.socket(table) as socket:
                async for message in socket:
                    update = json.loads(message)
                    if update["type"] != "update":
                        continue
                    self.noted(update)
                    if update["table"]["status"] == "over":
                        return NORMAL
                    if not only_watch and self.choice(update):
                        await self.say_move(socket, update)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else NORMAL
        return NORMAL

    async def say_move(self, socket: ClientConnection, update: Update) -> None:
        await socket.send(json.dumps({"type": "do", "seq": update["seq"], "action": self.choice(update)}))

    async def watch(self, table: str) -> None:
        await self.play_live(table, only_watch=True)

    async def knows(self, table: str, seq: int) -> bool:
        return self.since[table] >= seq


@asynccontextmanager
async def people(url: str, *names: str) -> AsyncIterator[list[Person]]:
    """They share what they were told."""
    ledger = Ledger()
    async with AsyncExitStack() as stack:
        crowd = [Person(name, ledger, random.Random(name)) for name in names]
        for person in crowd:
            await stack.enter_async_context(person.http)
            await person.arrive(url)
        yield crowd


# ------------------------------------------------------------- tables
async def make_table(host: Person, game: str, *others: Person | str, sit: bool = True) -> str:
    """A running game between the host and the others; a text is the name of a bot."""
    players = len(others) + sit
    made = await host.ask("POST", "/api/tables", game=game, players=players, watched=True, own_seats=int(sit))
    table: str = made["table"]
    for seat, other in enumerate(others, start=int(sit)):
        if isinstance(other, Person):
            await other.ask("POST", f"/api/invitations/{made['invitation']}")
        else:
            await host.ask("PUT", f"/api/tables/{table}/seats/{seat}/bot", bot=other)
    await host.ask("POST", f"/api/tables/{table}/start")
    return table


async def moves(table: str, *players: Person, count: int = 6) -> None:
    """That many more entries, unless the game ends before, by HTTP. A connection that was kept may be gone, so players try again."""
    goal = max(player.since[table] for player in players) + count

    async def plays(player: Person) -> None:
        while player.since[table] < goal and table not in player.ended:
            await player.play(table, goal)
            await asyncio.sleep(TRY_AGAIN)

    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(plays(player))


# ------------------------------------------------------------- what is in the database
async def check_database(url: str, ledger: Ledger) -> None:
    """Everything acknowledged is in its place, and no number is missing."""
    store = Store(url)
    try:
        for table in await store.every_table():
            rows = await store.rows(table)
            assert [row.seq for row in rows] == list(range(1, len(rows) + 1)), f"a gap at {table}"
            for seq, told in ledger.entries[table].items():
                assert seq <= len(rows), f"{table} lost {seq}, {told}"
                row = rows[seq - 1]
                assert Told(row.at, row.entry.kind, row.entry.seat if row.entry.seat >= 0 else None) == told
                if move := ledger.moves.get((table, seq)):
                    assert row.entry.line["do"] == move
    finally:
        await store.close()


async def check_journal(url: str, table: str, folder: Path) -> None:
    """The game in the database equals the one that results from replaying and verifying every move."""
    store = Store(url)
    try:
        terms = await store.terms(table)
        assert terms is not None
        restored = Table(terms, store, lambda _: None, lambda _: None, BotGames(store))
        await restored.wake()
    finally:
        await store.close()
    assert restored.journal is not None
    path = folder / f"{table}.jsonl"
    path.write_text(restored.journal.text())
    replayed = open_journal(path, playing)
    assert replayed.match.trail[-1].position == restored.match.trail[-1].position
    assert replayed.lines == restored.journal.lines


async def until(true: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await true():
            await asyncio.sleep(0.05)
