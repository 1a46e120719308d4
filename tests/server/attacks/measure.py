"""What each attack does to others, for the table in docs/server.md: `python -m tests.server.attacks.measure`.

A bystander at another address looks at a table of their own, again and again, in a process of their own. The memory is that of all
processes of the server.
"""

from __future__ import annotations

import json
import multiprocessing
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from functools import partial
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any

import httpx
from tests.server.client import Fault, Person, Table, started
from tests.server.running import Running
from websockets.exceptions import WebSocketException

from .attacker import BEGINNINGS, HALF, MEGABYTE, FewFiles, connected, memory_of

LASTS = 10.0  # seconds
ELSEWHERE = {"X-Forwarded-For": "198.51.100.7"}
Attack = Callable[[Running, Person, Table, float], str]


# ------------------------------------------------------------- the bystander
def look(url: str, token: str, table: str, ready: Event, stop: Event, results: Any) -> None:
    """Each time by a new connection, as somebody who arrives."""
    took, failed, anew = [], 0, httpx.Limits(max_keepalive_connections=0)
    headers = {"Authorization": f"Bearer {token}", **ELSEWHERE}
    with httpx.Client(base_url=url, headers=headers, timeout=LASTS, limits=anew) as http:
        http.get(f"/api/tables/{table}")
        ready.set()
        while not stop.is_set():
            began = time.perf_counter()
            try:
                failed += http.get(f"/api/tables/{table}").is_error
                took.append(time.perf_counter() - began)
            except httpx.HTTPError:
                failed += 1
            time.sleep(0.02)
    results.put((took, failed))


def measured(server: Running, person: Person, table: Table, attack: Callable[[float], str]) -> dict[str, Any]:
    """While the attack lasts."""
    spawn = multiprocessing.get_context("spawn")
    ready, stop, results = spawn.Event(), spawn.Event(), spawn.Queue()
    watching = spawn.Process(target=look, args=(server.url, person.token, table.id, ready, stop, results))
    watching.start()
    ready.wait()
    most = memory_of(server)
    with ThreadPoolExecutor(1) as beside:
        attacking = beside.submit(attack, time.monotonic() + LASTS)
        while not attacking.done():
            most = max(most, memory_of(server))
            time.sleep(0.05)
    stop.set()
    took, failed = results.get()
    watching.join()
    said = {"MB": round(most / MEGABYTE), "failed": failed, "asked": len(took) + failed, "what": attacking.result()}
    if took:
        said |= {"median_ms": round(statistics.median(took) * 1000, 1), "worst_ms": round(max(took) * 1000)}
    return said


# ------------------------------------------------------------- the attacks
def nothing(*_: Any) -> str:
    time.sleep(LASTS)
    return ""


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
    """And the game goes on, so that all of them are told."""
    opened = 0
    with ExitStack() as stack, suppress(Fault):
        for __ in range(800):
            with suppress(WebSocketException, OSError):
                stack.enter_context(anna.opens(table))
                opened += 1
        while time.monotonic() < end + LASTS:
            anna.moves(table)
    return f"{opened} were opened"


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


ATTACKS: dict[str, Attack] = {
    "nothing": nothing,
    "a header without end": endless_header,
    "a header without end behind a body": partial(endless_header, kind="a header behind a body"),
    "1,200 half requests": half_requests,
    "800 sockets of one person": sockets,
    "requests of one person without pause": requests,
    "tables of one person without pause": tables,
    "30 wrong passwords at once, again and again": passwords,
}


def main() -> None:
    for name, attack in ATTACKS.items():
        if sys.argv[1:] and name not in sys.argv[1:]:
            continue
        folder = Path(tempfile.mkdtemp())
        address = f"sqlite:///{folder / 'tables.db'}"
        with FewFiles(address, limits=True, public_url="http://games.example") as server, ExitStack() as stack:
            anna, ben = (stack.enter_context(Person(server.url, who)) for who in ("Anna", "Ben"))
            own = anna.makes(players=2, own_seats=2, start=True)
            theirs = started(ben, anna)
            said = measured(server, ben, theirs, lambda end: attack(server, anna, own, end))  # noqa: B023
            print(json.dumps({"attack": name} | said), flush=True)


if __name__ == "__main__":
    main()
