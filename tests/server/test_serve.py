"""`rulewright serve` as people run and stop it: real processes, real signals, one worker or several."""

from __future__ import annotations

import os
import re
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from .client import Person, Socket, Table, over, started
from .running import Running
from .services.server import ServerProcess

PATIENCE = 180.0  # seconds; the machine may be busy
GOING_AWAY = 1012  # "service restart": clients should reconnect


@pytest.fixture
def server(sqlite_url: str) -> Iterator[ServerProcess]:
    with ServerProcess(sqlite_url) as server:
        yield server


def told(server: ServerProcess, number: signal.Signals) -> int:
    """The exit status after that signal."""
    assert server.process
    server.process.send_signal(number)
    return server.process.wait(PATIENCE)


def processes_of(server: ServerProcess) -> set[int]:
    """All its descendants, without itself."""
    assert server.process
    group = str(server.process.pid)
    found = set[int]()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            pid, rest = stat.read_text().split(" (", 1)
            state, _, process_group = rest.rpartition(") ")[2].split()[:3]
            if process_group == group and state != "Z" and pid != group:
                found.add(int(pid))
    return found


def commands_of(server: ServerProcess, part: str) -> set[int]:
    """Those of its processes whose command contains that part."""

    def command(pid: int) -> str:
        with suppress(OSError):
            return Path(f"/proc/{pid}/cmdline").read_text()
        return ""

    return {pid for pid in processes_of(server) if part in command(pid)}


def eventually(condition: object, what: str) -> None:
    assert callable(condition)
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, what
        time.sleep(0.05)


# ------------------------------------------------------------- what it says
def test_it_says_where_it_is_where_things_are_kept_and_how_it_stops(server: ServerProcess, sqlite_url: str) -> None:
    file = sqlite_url.removeprefix("sqlite:///")
    first = server.written().splitlines()[:3]
    assert first == [f"Open http://localhost:{server.port}", f"Tables are stored in {file}", "Press Ctrl-C to stop."]
    httpx.get(f"{server.url}/health", timeout=PATIENCE, verify=False)
    eventually(lambda: '"/health"' in server.written(), "the request is in the log")
    assert all(line.startswith("{") for line in server.written().splitlines()[3:])


class Opening(ServerProcess):
    def command(self) -> list[str]:
        return [*super().command(), "--open"]


def test_it_opens_a_browser_when_it_is_ready(sqlite_url: str, tmp_path: Path) -> None:
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    with Opening(sqlite_url, BROWSER=str(browser)) as server:
        eventually(lambda: opened.exists() and opened.read_text(), "the browser is told the address")
        assert opened.read_text() == f"http://localhost:{server.port}\n"


@pytest.mark.parametrize("browser", ["", "/nonexistent/browser", "/bin/false"])
def test_it_serves_also_where_no_browser_can_be_opened(sqlite_url: str, browser: str) -> None:
    with Opening(sqlite_url, BROWSER=browser, DISPLAY="", WAYLAND_DISPLAY="") as server:
        assert httpx.get(f"{server.url}/health", timeout=PATIENCE, verify=False).status_code == 200
        assert f"Open http://localhost:{server.port}\n" in server.written()
        assert "Traceback" not in server.written()


# ------------------------------------------------------------- stopping
@pytest.mark.parametrize(("number", "status"), [(signal.SIGTERM, 0), (signal.SIGINT, 130)])
def test_a_signal_lets_everybody_go_and_leaves_no_process(
    server: ServerProcess, number: signal.Signals, status: int
) -> None:
    with Person(server.url, "Anna") as anna, Person(server.url, "Bartek") as bartek:
        table = started(anna, bartek)
        with anna.opens(table) as hers, bartek.opens(table) as his:
            hers.hears()
            his.hears()
            assert processes_of(server), "bots have a process"
            assert told(server, number) == status
            assert (hers.is_closed(), his.is_closed()) == (GOING_AWAY, GOING_AWAY)
    eventually(lambda: not processes_of(server), "all that it has started have ended")
    assert "Traceback" not in server.written()


def test_a_pending_move_is_stored_and_announced_before_the_sockets_close(
    server: ServerProcess, sqlite_url: str
) -> None:
    with Person(server.url, "Anna") as anna, Person(server.url, "Bartek") as bartek:
        table = started(anna, bartek)
        mover = (anna, bartek)[anna.looks(table)["table"]["asked"]]
        with mover.opens(table) as socket:
            update = socket.hears()
            seq = update["seq"]
            socket.says("do", seq=seq, action=update["view"]["actions"][0])
            assert server.process
            server.process.send_signal(signal.SIGTERM)
            heard = last_heard(socket, seq)
    assert server.process.wait(PATIENCE) == 0
    server.kill()
    with ServerProcess(sqlite_url) as again, Person(again.url, mover.name, mover.token) as back:
        assert back.looks(table)["seq"] == heard


def last_heard(socket: Socket, seq: int) -> int:
    """The last update before the server hangs up."""
    with suppress(Exception):
        while True:
            seq = socket.hears()["seq"]
    assert socket.is_closed() == GOING_AWAY
    return seq


def test_waiting_requests_are_answered_when_the_server_stops(server: ServerProcess) -> None:
    with Person(server.url, "Anna") as anna, Person(server.url, "Bartek") as bartek, ThreadPoolExecutor(1) as beside:
        table = started(anna, bartek)
        seq = anna.looks(table)["seq"]
        answer = beside.submit(anna.looks, table, since=seq, wait=30)
        eventually(lambda: 0 in here(bartek, table), "Anna waits at the table")
        assert told(server, signal.SIGTERM) == 0
        assert answer.result(PATIENCE)["seq"] == seq


def here(person: Person, table: Table) -> list[int]:
    """The seats whose players are present, as told to a newcomer."""
    with person.opens(table) as socket:
        socket.hears()
        seats: list[int] = socket.hears("here")["seats"]
        return seats


def test_a_game_goes_on_after_a_restart(server: ServerProcess, sqlite_url: str) -> None:
    with Person(server.url, "Anna") as anna:
        table = anna.makes("termites", players=2)
        anna.seats_bot(table, 1, "greedy")
        anna.starts(table)
        token = anna.token
    assert told(server, signal.SIGTERM) == 0
    server.kill()
    with ServerProcess(sqlite_url) as again, Person(again.url, "Anna", token) as anna:
        assert anna.looks(table)["table"]["status"] == "playing"


# ------------------------------------------------------------- what it is told
def test_another_secret_ends_all_sessions(sqlite_url: str) -> None:
    with ServerProcess(sqlite_url, RULEWRIGHT_SECRET="open sesame" * 3) as server:
        with Person(server.url, "Anna") as anna:
            assert anna.get("/me")["name"] == "Anna"
        assert server.process
        assert "sesame" not in Path(f"/proc/{server.process.pid}/cmdline").read_text() + server.written()
    for secret, known in (("open sesame" * 3, True), ("open barley" * 3, False)):
        with ServerProcess(sqlite_url, RULEWRIGHT_SECRET=secret) as again:
            shown = {"Authorization": f"Bearer {anna.token}"}
            assert (
                httpx.get(f"{again.url}/api/tables/mine", headers=shown, timeout=PATIENCE, verify=False).is_success
                is known
            )


def test_the_database_may_stand_in_the_environment(tmp_path: Path) -> None:
    file = tmp_path / "elsewhere.db"
    with ServerProcess("", RULEWRIGHT_DATABASE=f"sqlite:///{file}") as server:
        assert f"Tables are stored in {file}\n" in server.written()
    assert file.exists()


def test_without_processes_for_them_bots_do_anything_that_is_allowed(sqlite_url: str) -> None:
    with Running(sqlite_url, bots=0, bots_compiled=True) as server, Person(server.url, "Anna") as anna:
        table = anna.makes("termites", players=2, own_seats=0)
        for seat in range(2):
            anna.seats_bot(table, seat, "greedy")
        anna.starts(table)
        eventually(lambda: over(anna.looks(table)), "they play to the end")
        eventually(lambda: not processes_of(server), "all that it has started have ended")


# ------------------------------------------------------------- several workers
@pytest.fixture
def several(postgres_url: str, redis_url: str) -> Iterator[ServerProcess]:
    with ServerProcess(postgres_url, redis_url, workers=2) as server:
        eventually(lambda: len(commands_of(server, "spawn_main")) == 2, "two workers")
        yield server


def test_a_worker_that_dies_is_replaced_and_players_go_on(several: ServerProcess) -> None:
    with Person(several.url, "Anna") as anna, Person(several.url, "Bartek") as bartek:
        table = started(anna, bartek)
        victim, other = commands_of(several, "spawn_main")
        os.kill(victim, signal.SIGKILL)
        eventually(
            lambda: len(workers := commands_of(several, "spawn_main")) == 2 and victim not in workers, "a new worker"
        )
        assert other in commands_of(several, "spawn_main")
        for _ in range(10):
            with Person(several.url, "Anna", anna.token) as again:
                assert again.looks(table)["table"]["status"] == "playing"


def test_metrics_forget_dead_workers(several: ServerProcess) -> None:
    assert measured(several) == 0
    with Person(several.url, "Anna") as anna, Person(several.url, "Bartek") as bartek:
        table = started(anna, bartek)
        with anna.opens(table), bartek.opens(table):
            eventually(lambda: measured(several) == 2, "two sockets")
            for worker in commands_of(several, "spawn_main"):
                os.kill(worker, signal.SIGKILL)
            eventually(lambda: measured(several) == 0, "no socket is open any more")


def measured(server: ServerProcess) -> float | None:
    with suppress(httpx.HTTPError):
        found = re.search(
            r"^rulewright_sockets (\S+)$",
            httpx.get(f"{server.url}/metrics", timeout=PATIENCE, verify=False).text,
            re.MULTILINE,
        )
        return float(found[1]) if found else 0
    return None


@pytest.mark.parametrize(("number", "status"), [(signal.SIGTERM, 0), (signal.SIGINT, 130)])
def test_a_signal_to_the_first_process_stops_them_all(
    several: ServerProcess, number: signal.Signals, status: int
) -> None:
    with Person(several.url, "Anna") as anna, Person(several.url, "Bartek") as bartek:
        table = started(anna, bartek)
        with anna.opens(table) as hers, bartek.opens(table) as his:
            hers.hears()
            his.hears()
            assert told(several, number) == status
            assert (hers.is_closed(), his.is_closed()) == (GOING_AWAY, GOING_AWAY)
    eventually(lambda: not processes_of(several), "all that it has started have ended")
    assert "Traceback" not in several.written()


def test_workers_end_when_the_one_that_watches_them_is_killed(several: ServerProcess) -> None:
    assert several.process
    several.process.kill()
    several.process.wait(PATIENCE)
    eventually(lambda: not processes_of(several), "no process is left")
