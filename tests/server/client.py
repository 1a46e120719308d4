"""People on a server, for tests: they send what a browser or a program would."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any, Self

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

PATIENCE = 180.0  # seconds; the machine may be busy
WAIT = 30.0  # most seconds that a request may wait for news
Json = Any


@dataclass
class Fault(Exception):
    """The server has refused something."""

    status: int
    error: dict[str, Any]

    @property
    def key(self) -> str:
        return str(self.error["key"])


@dataclass
class Refusal:
    """Filled in once it has happened."""

    fault: Fault | None = None

    def __getattr__(self, name: str) -> Any:
        assert self.fault, "it has not been refused yet"
        return self.fault.error.get(name)


@contextmanager
def refused(key: str, status: int) -> Iterator[Refusal]:
    """The code in this block must be refused for that reason."""
    refusal = Refusal()
    with pytest.raises(Fault) as caught:
        yield refusal
    fault = refusal.fault = caught.value
    assert (fault.key, fault.status) == (key, status), fault
    assert fault.error["text"]


def all_refused(key: str, status: int, *attempts: Callable[[], Any]) -> None:
    for attempt in attempts:
        with refused(key, status):
            attempt()


@dataclass(frozen=True)
class Table:
    id: str
    invitation: str = ""

    def path(self, part: str = "") -> str:
        return f"/tables/{self.id}/{part}".rstrip("/")


class Person:
    """A name and a token; without a name, a spectator."""

    def __init__(self, url: str, name: str = "", token: str = "") -> None:
        self.url, self.name, self.token = url, name, token
        # without https there are no certificates to load
        self.http = httpx.Client(base_url=f"{url}/api", timeout=PATIENCE, verify=False)
        if name and not token:
            self.token = self.ask("POST", "/me", {"name": name})["token"]
        if self.token:
            self.http.headers["Authorization"] = f"Bearer {self.token}"

    def ask(self, method: str, path: str, body: Json = None, **query: Any) -> Json:
        said = {name: value for name, value in query.items() if value is not None}
        answer = self.http.request(method, path, json=body, params=said)
        self.http.cookies.clear()  # a program has a token
        if answer.is_error:
            raise Fault(answer.status_code, answer.json()["error"])
        return answer.json() if answer.headers.get("content-type", "").startswith("application/json") else answer.text

    def get(self, path: str, **query: Any) -> Json:
        return self.ask("GET", path, **query)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    # ------------------------------------------------------------- before the game
    def makes(self, game: str = "termites", **terms: Any) -> Table:
        return Table(**renamed(self.ask("POST", "/tables", {"game": game, **terms})))

    def joins(self, table: Table, **wish: Any) -> Json:
        """By the invitation."""
        return self.ask("POST", f"/invitations/{table.invitation}", wish)

    def sits(self, table: Table, **wish: Any) -> Json:
        return self.ask("POST", table.path("seats"), wish)

    def stands(self, table: Table, seat: int) -> Json:
        return self.ask("DELETE", table.path(f"seats/{seat}"))

    def seats_bot(self, table: Table, seat: int, bot: str = "random") -> Json:
        return self.ask("PUT", table.path(f"seats/{seat}/bot"), {"bot": bot})

    def chooses(self, table: Table, seat: int, side: str) -> Json:
        return self.ask("PUT", table.path(f"seats/{seat}/side"), {"side": side})

    def starts(self, table: Table) -> Json:
        return self.ask("POST", table.path("start"))

    def leaves(self, table: Table, bot: str = "random") -> Json:
        return self.ask("POST", table.path("leave"), {"bot": bot})

    def gives_up(self, table: Table) -> Json:
        return self.ask("POST", table.path("leave"), {"give_up": True})

    def comes_back(self, table: Table) -> Json:
        return self.ask("POST", table.path("back"))

    def plays_again(self, table: Table) -> Table:
        return Table(**renamed(self.ask("POST", table.path("rematch"))))

    # ------------------------------------------------------------- during the game
    def looks(self, table: Table, **query: Any) -> Json:
        return self.get(table.path(), **query)

    def moves(self, table: Table, action: str = "", seq: int | None = None, **query: Any) -> Json:
        """Do that action, or the first legal one."""
        if seq is None or not action:
            seen = self.looks(table)
            seq, action = seen["seq"] if seq is None else seq, action or seen["view"]["actions"][0]
        return self.ask("POST", table.path("moves"), {"seq": seq, "action": action}, **query)

    def undoes(self, table: Table) -> Json:
        return self.ask("POST", table.path("undo"), {"seq": self.looks(table)["seq"]})

    def asks_for_undo(self, table: Table) -> Json:
        return self.ask("POST", table.path("undo/ask"), {"seq": self.looks(table)["seq"]})

    def answers(self, table: Table, yes: bool) -> Json:
        return self.ask("POST", table.path("undo/answer"), {"seq": self.looks(table)["seq"], "yes": yes})

    def asks_why(self, table: Table, action: str, eyes: int | None = None, **query: Any) -> Json:
        body = {"action": action} | ({} if eyes is None else {"eyes": eyes})
        return self.ask("POST", table.path("why"), body, **query)

    def gets_hint(self, table: Table, **query: Any) -> Json:
        """Ask again if no hint could be found in time."""
        while True:
            try:
                return self.get(table.path("hint"), **query)
            except Fault as fault:
                if fault.key != "server-hint-failed":
                    raise

    def replays(self, table: Table, **query: Any) -> Json:
        return self.get(table.path("replay"), **query)

    def looks_back(self, table: Table) -> Json:
        """The review so far; after a moment, since asking continuously would take processor time from the review."""
        time.sleep(0.05)
        return self.get(table.path("review"), language="en")

    def journal(self, table: Table) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.get(table.path("journal")).splitlines()]

    @contextmanager
    def opens(self, table: Table, origin: str | None = None, **query: Any) -> Iterator[Socket]:
        """The live table; what has happened so far is not read yet."""
        address = httpx.URL(f"{self.url}/api{table.path('live')}", params=query)
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        says = Origin(origin) if origin else None
        with connect(
            str(address).replace("http", "ws", 1),
            additional_headers=headers,
            origin=says,
            proxy=None,
            open_timeout=PATIENCE,
            ping_interval=None,
        ) as socket:
            yield Socket(socket)


def renamed(made: dict[str, str]) -> dict[str, str]:
    return {"id": made["table"], "invitation": made.get("invitation", "")}


# ------------------------------------------------------------- sockets
class Socket:
    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.last: Json = None  # the last message received

    def says(self, kind: str, **words: Any) -> None:
        self.sends(json.dumps({"type": kind, **words}))

    def sends(self, data: str | bytes, text: bool | None = None) -> None:
        """As text if it is a string; bytes can be marked as text, too."""
        self._socket.send(data, text=text)

    def hears(self, kind: str = "update") -> Json:
        """The next message, which must be of that kind. Presence is skipped unless asked for."""
        message = self.last = json.loads(self._socket.recv(PATIENCE))
        if message["type"] == "here" != kind:
            return self.hears(kind)
        assert message["type"] == kind, message
        return message

    def hears_anything(self) -> Json:
        return json.loads(self._socket.recv(PATIENCE))

    def hears_until_pong(self) -> None:
        """Skip everything before it."""
        while self.last is None or self.last["type"] != "pong":
            self.last = json.loads(self._socket.recv(PATIENCE))

    def hears_talk(self) -> tuple[str, list[str]]:
        """The room and the next chat messages there; skips everything else."""
        while (heard := self.hears_anything())["type"] != "chat":
            pass
        return heard["room"], [remark["text"] for remark in heard["remarks"]]

    def hears_until(self, wanted: Callable[[Json], bool]) -> Json:
        """Read updates up to the wanted one."""
        while not wanted(update := self.hears()):
            pass
        return update

    def is_closed(self) -> int:
        """Read to the end and return the code with which the server closed it."""
        with suppress(ConnectionClosed):
            while True:
                self._socket.recv(PATIENCE)
        assert self._socket.close_code is not None
        return self._socket.close_code


# ------------------------------------------------------------- a game
def started(host: Person, *guests: Person, game: str = "termites", **terms: Any) -> Table:
    """A table where they sit, in that order, and play."""
    table = host.makes(game, players=1 + len(guests), **terms)
    for guest in guests:
        guest.joins(table)
    host.starts(table)
    return table


def over(update: Json) -> bool:
    return bool(update["table"]["status"] == "over")


def bot_asked(update: Json) -> bool:
    asked = update["table"]["asked"]
    return asked is not None and bool(update["table"]["seats"][asked]["bot"])


def unworded(entry: Json) -> Json:
    """Without the texts: a player's own log says "you", others' logs have names."""
    events = [{**event, "text": "", "key": event["key"].removesuffix("-you")} for event in entry.get("events", [])]
    return {**entry, "events": events}


def play_until(people: Sequence[Person], table: Table, wanted: Callable[[Json], bool] = over, seed: int = 1) -> Json:
    """Everybody moves randomly, and bots as they like, until one of the people sees what is wanted. Returns what they see."""
    chance, turn = random.Random(seed), 0
    update = people[turn].looks(table)
    while not wanted(update):
        assert not over(update), "the game is over, and it has not happened"
        if bot_asked(update):
            people[turn].looks(table, since=update["seq"], wait=WAIT)
        elif update["view"]["actions"]:
            update = people[turn].moves(table, chance.choice(update["view"]["actions"]), update["seq"])
            continue
        else:
            turn = (turn + 1) % len(people)
        update = people[turn].looks(table)
    return update


def until_bots_think(person: Person) -> None:
    """Bot processes may start long after the server itself; until then its bots move randomly."""
    while True:
        table = person.makes(bots=["greedy"], start=True)
        seen = play_until([person], table, lambda seen: any(map(by_bot, seen["log"])))
        if not any(entry.get("haste") for entry in seen["log"]):
            return


def by_bot(entry: Json) -> bool:
    return entry["kind"] == "do" and "bot" in entry
