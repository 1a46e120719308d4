"""The effect of each attack on others, for the table in docs/server.md: `python -m tests.server.attacks.measure`.

A bystander at another address looks at their own table again and again, in a separate process. The memory is that of all processes of the
server. Runs once with one process and SQLite, once with two workers, PostgreSQL and Redis. Arguments select among these (`one_process`,
`two_workers`) and among the attacks."""

from __future__ import annotations

import json
import multiprocessing
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any

import httpx
from tests.server.client import Person, Table, started
from tests.server.running import Running
from tests.server.services.postgres import Postgres
from tests.server.services.redis import Redis, redis_program

from .attacker import MEGABYTE, FewFiles, memory_of
from .floods import ATTACKS, LASTS, Attack

ELSEWHERE = {"X-Forwarded-For": "198.51.100.7"}
WARM = 20  # requests before measuring: each worker loads a game when it is first asked for one
LIMITED: dict[str, Any] = {"limits": True, "public_url": "http://games.example"}


# ------------------------------------------------------------- the bystander
def look(url: str, token: str, table: str, ready: Event, stop: Event, results: Any) -> None:
    """Each time over a new connection, like somebody who arrives."""
    took, failed, anew = [], 0, httpx.Limits(max_keepalive_connections=0)
    headers = {"Authorization": f"Bearer {token}", **ELSEWHERE}
    with httpx.Client(base_url=url, headers=headers, timeout=LASTS, verify=False, limits=anew) as http:
        for _ in range(WARM):
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
    """Measure while the attack lasts."""
    spawn = multiprocessing.get_context("spawn")
    ready, stop, results = spawn.Event(), spawn.Event(), spawn.Queue()
    watching = spawn.Process(target=look, args=(server.url, person.token, table.id, ready, stop, results))
    watching.start()
    ready.wait()
    before = most = memory_of(server)
    with ThreadPoolExecutor(1) as beside:
        attacking = beside.submit(attack, time.monotonic() + LASTS)
        while not attacking.done():
            most = max(most, memory_of(server))
            time.sleep(0.05)
    stop.set()
    took, failed = results.get()
    watching.join()
    said: dict[str, Any] = {"MB_before": round(before / MEGABYTE), "MB": round(most / MEGABYTE)}
    said |= {"failed": failed, "asked": len(took) + failed, "what": attacking.result()}
    if took:
        said |= {"median_ms": round(statistics.median(took) * 1000, 1), "worst_ms": round(max(took) * 1000)}
    return said


# ------------------------------------------------------------- the servers
@contextmanager
def one_process() -> Iterator[Callable[[], dict[str, Any]]]:
    yield lambda: {"database": f"sqlite:///{Path(tempfile.mkdtemp()) / 'tables.db'}"}


@contextmanager
def two_workers() -> Iterator[Callable[[], dict[str, Any]]]:
    program = redis_program()
    if program is None:
        sys.exit("There is no redis-server on the PATH.")
    with ExitStack() as stack:
        postgres, redis = stack.enter_context(Postgres()), stack.enter_context(Redis(program))

        def fresh() -> dict[str, Any]:
            redis.flush()
            database = stack.enter_context(postgres.fresh_database())
            return {"database": postgres.url_for(database), "bus": redis.url, "workers": 2}

        yield fresh


def tried(attack: Attack, told: dict[str, Any]) -> dict[str, Any]:
    with FewFiles(**(LIMITED | attack.settings | told)) as server, ExitStack() as stack:
        anna, ben = (stack.enter_context(Person(server.url, who)) for who in ("Anna", "Ben"))
        own = anna.makes(players=2, own_seats=2, start=True)
        theirs = started(ben, anna)
        return measured(server, ben, theirs, lambda end: attack.strike(server, anna, own, end))


def main() -> None:
    kinds = {kind.__name__: kind for kind in (one_process, two_workers)}
    for name in chosen(kinds):
        with kinds[name]() as fresh:
            for attack in chosen(ATTACKS):
                print(json.dumps({"server": name, "attack": attack} | tried(ATTACKS[attack], fresh())), flush=True)


def chosen(names: Iterable[str]) -> list[str]:
    """Those that the command names, or all."""
    return [name for name in names if name in sys.argv[1:]] or list(names)


if __name__ == "__main__":
    main()
