"""The attacks to measure: each lasts until its end and returns a summary."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from functools import partial
from typing import Any, NamedTuple

from tests.server.client import Fault, Person, Socket, Table, bot_asked, over
from tests.server.running import Running
from websockets.exceptions import ConnectionClosed, WebSocketException

from rulewright.server.allowed import Allowed
from rulewright.server.api.company import QUICKEST

from .attacker import BEGINNINGS, HALF, MEGABYTE, connected

LASTS = 10.0  # seconds
ANSWERS = 6  # of the bystander's Atlas
Strike = Callable[[Running, Person, Table, float], str]


class Attack(NamedTuple):
    strike: Strike
    settings: dict[str, Any] = {}  # noqa: RUF012  (never written to)


def nothing(*_: Any) -> str:
    time.sleep(LASTS)
    return ""


# ------------------------------------------------------------- connections
def endless_header(server: Running, _: Person, own: Table, end: float, kind: str = "one header") -> str:
    first, more = BEGINNINGS[kind]
    total = 0
    with connected(server) as pipe, suppress(OSError):
        pipe.settimeout(LASTS)
        pipe.sendall(first)
        while total < 200 * MEGABYTE and time.monotonic() < end:
            total += pipe.send(more)
    time.sleep(max(0.0, end - time.monotonic()))
    return f"{total / MEGABYTE:.1f} MB were taken"


def half_requests(server: Running, _: Person, own: Table, end: float) -> str:
    with ExitStack() as stack:
        for __ in range(1200 * server.config.workers):
            with suppress(OSError):
                stack.enter_context(connected(server)).sendall(HALF["a head"])
        time.sleep(max(0.0, end - time.monotonic()))
    return ""


def sockets(_: Running, anna: Person, table: Table, end: float) -> str:
    """The game goes on, so that all of them are notified."""
    opened = 0
    with ExitStack() as stack, suppress(Fault):
        for __ in range(800):
            with suppress(WebSocketException, OSError):
                stack.enter_context(anna.opens(table))
                opened += 1
        while time.monotonic() < end + LASTS:
            anna.moves(table)
    return f"{opened} were opened"


def messages(_: Running, anna: Person, table: Table, end: float) -> str:
    """As many sockets as one person may have, each asking for what takes longest as fast as it may."""

    def asks(socket: Socket) -> int:
        answered = 0
        with suppress(ConnectionClosed):
            while time.monotonic() < end:
                socket.says("threats")
                socket.hears_anything()
                answered += 1
                time.sleep(1 / QUICKEST)
        return answered

    for __ in range(25):
        anna.moves(table)
    with ExitStack() as stack, ThreadPoolExecutor(Allowed().sockets_per_person) as pool:
        opened = [stack.enter_context(anna.opens(table)) for __ in range(Allowed().sockets_per_person)]
        answered = sum(pool.map(asks, opened))
    time.sleep(max(0.0, end - time.monotonic()))
    return f"{answered} were answered"


# ------------------------------------------------------------- requests
def repeated(ask: Callable[[], object], end: float, threads: int = 8) -> str:
    def again() -> tuple[int, int]:
        asked = refused = 0
        while time.monotonic() < end:
            try:
                ask()
            except Fault:
                refused += 1
            asked += 1
        return asked, refused

    with ThreadPoolExecutor(threads) as pool:
        counts = [future.result() for future in [pool.submit(again) for _ in range(threads)]]
    return f"{sum(asked for asked, _ in counts)} requests, {sum(refused for _, refused in counts)} refused"


def requests(_: Running, anna: Person, table: Table, end: float) -> str:
    return repeated(lambda: anna.looks(table), end)


def tables(_: Running, anna: Person, __: Table, end: float) -> str:
    return repeated(lambda: anna.makes(players=2, own_seats=2, start=True), end)


def passwords(server: Running, _: Person, __: Table, end: float) -> str:
    with Person(server.url) as nobody:
        guess = {"name": "Anna", "password": "wrong password"}
        return repeated(lambda: nobody.ask("POST", "/me/session", guess), end, threads=30)


# ------------------------------------------------------------- bots
def crowd(server: Running, anna: Person, _: Table, end: float, tables: int = 0, bot: str = "atlas") -> str:
    """That many tables with four bots by one person; then somebody else plays against Atlas."""
    refused = 0
    for __ in range(tables):
        try:
            anna.makes(players=4, own_seats=0, bots=[bot] * 4, start=True)
        except Fault:
            refused += 1
    with Person(server.url, "Cleo") as cleo:
        took, hastes = answers(cleo, cleo.makes(bots=["atlas"], start=True))
    time.sleep(max(0.0, end - time.monotonic()))
    thought = f"{hastes.count('')} of {len(hastes)} times with all its time"
    return f"{refused} tables refused; Atlas answers after {statistics.median(took):.1f} s, {thought}"


def answers(person: Person, table: Table) -> tuple[list[float], list[str]]:
    """How long a person waits for the bot after each move, and how hasty it was."""
    took, hastes = list[float](), list[str]()
    with person.opens(table) as socket:
        update = socket.hears()
        while len(took) < ANSWERS and not over(update):
            if not bot_asked(update):
                socket.says("do", seq=update["seq"], action=update["view"]["actions"][0])
                update = socket.hears()
                continue
            began = time.perf_counter()
            update = socket.hears()
            took.append(time.perf_counter() - began)
            hastes += [entry.get("haste", "") for entry in update["log"] if entry.get("bot") and "do" in entry]
    return took, hastes


THINKING: dict[str, Any] = {"bot_seconds": 1.0, "bot_pace": 0.8}
ATTACKS: dict[str, Attack] = {
    "nothing": Attack(nothing),
    "a header without end": Attack(endless_header),
    "a header without end behind a body": Attack(partial(endless_header, kind="a header behind a body")),
    "1,200 half requests for each worker": Attack(half_requests),
    "800 sockets of one person": Attack(sockets),
    "20 sockets of one person ask without pause": Attack(messages),
    "requests of one person without pause": Attack(requests),
    "tables of one person without pause": Attack(tables),
    "30 wrong passwords at once, again and again": Attack(passwords),
    "nothing, and somebody plays against Atlas": Attack(crowd, THINKING),
    "100 tables of four Atlas, limits off": Attack(partial(crowd, tables=100), THINKING | {"limits": False}),
    "60 tables of four Atlas": Attack(partial(crowd, tables=60), THINKING),
    "60 tables of four random bots": Attack(partial(crowd, tables=60, bot="random"), THINKING),
}
