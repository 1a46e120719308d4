"""The load test with small numbers: that it measures, not what."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
from tests.server.simulated import in_simulated_time

from rulewright.kernel.message import UserError
from rulewright.server.config import Config
from rulewright.server.loadtest.course import Plan, run
from rulewright.server.loadtest.crowd import FEWEST, WARM_UP, Crowd
from rulewright.server.loadtest.figures import Found, Moves, Tally, slope
from rulewright.server.loadtest.own import OwnServer, family, free_port, use_of
from rulewright.server.store import migrate

LONG = 300.0  # seconds; the machine may be busy
MEASURED = "move AND at > (SELECT min(at) FROM entries WHERE move) + ?"
SMALL: dict[str, Any] = {"tables": 2, "seconds": 1.0, "rate": 40.0, "at_rest": 0, "openings": 0}


def measured(**plan: Any) -> Found:
    found = Found()
    run(Plan(**SMALL | plan), found, lambda part, done: None)
    return found


def well_played(moves: Moves | None) -> bool:
    return moves is not None and moves.moves > 0 and 0 < moves.p50 <= moves.p95 <= moves.p99 and not moves.refused


def alive(process: int) -> bool:
    with suppress(ProcessLookupError):
        os.kill(process, 0)
        return True
    return False


# ------------------------------------------------------------- what is measured
def test_every_part_is_measured() -> None:
    found = measured(soak=1.0, at_rest=2, openings=2)
    assert found.flushes_per_second
    assert well_played(found.saturated)
    assert well_played(found.paced)
    assert found.bytes_per_move
    assert found.soak
    assert found.soak.moves > 0
    assert found.rest
    assert found.rest.tables == 2
    assert found.rest.megabytes > 10
    assert found.opening
    assert found.opening.entries > 100
    assert found.opening.median


def test_several_workers_on_postgresql(postgres_url: str, redis_url: str) -> None:
    found = measured(database=postgres_url, bus=redis_url, workers=2)
    assert (found.database, found.workers) == ("postgresql", 2)
    assert well_played(found.saturated)
    assert well_played(found.paced)
    assert found.bytes_per_move


def test_a_bot_plays_at_every_table(tmp_path: Path) -> None:
    """As the third player; people's moves are measured as without it."""
    found = measured(database=f"sqlite:///{tmp_path / 'mine.db'}", bot="random")
    with closing(sqlite3.connect(tmp_path / "mine.db")) as database:
        bots = database.execute("SELECT count(*) FROM entries WHERE body LIKE '%random%'").fetchone()[0]
    assert bots > 0
    assert found.bot == "random"
    assert well_played(found.saturated)


def test_a_bot_that_nobody_knows_is_refused() -> None:
    with pytest.raises(UserError) as error:
        measured(bot="hal")
    assert error.value.message.key == "lab-bot-unknown"


def test_games_that_end_are_followed_by_others(sqlite_url: str, tmp_path: Path) -> None:
    """However long a game takes here."""
    migrate.run(sqlite_url)

    async def play() -> int:
        config, tally = Config(sqlite_url, port=free_port("127.0.0.1"), bots_compiled=False), Tally()
        async with asyncio.timeout(LONG), OwnServer(config, tmp_path / "log") as server:
            crowd = Crowd(server.url, 1, "termites", 2, lambda part, done: None)
            await crowd.sit_down()
            (party,) = crowd.parties
            first, playing = party.table, asyncio.create_task(crowd.play("", tally, LONG))
            while party.table == first:
                await asyncio.sleep(0.05)
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            crowd.hang_up()
        return tally.games_over

    assert asyncio.run(play()) == 1


def test_a_machine_that_stands_still_is_waited_for() -> None:
    """Until there is something to measure; there is no server here, and time is simulated."""
    tally = Tally()

    async def play() -> float:
        crowd, loop = Crowd("", 0, "termites", 2, lambda part, done: None), asyncio.get_running_loop()
        playing = asyncio.create_task(crowd.play("", tally, 1.0))
        await asyncio.sleep(30.0)
        assert not playing.done()
        for _ in range(FEWEST):
            tally.heard(time.perf_counter(), time.perf_counter())
        await playing
        return loop.time()

    assert in_simulated_time(play) < 31.0
    assert tally.measured == FEWEST


def test_moves_during_the_warm_up_are_not_measured() -> None:
    tally = Tally()
    tally.heard(0.0, 9.0)
    tally.measure()
    now = time.perf_counter()
    for delay in (0.010, 0.020, 0.030):
        tally.heard(now, now + delay)
    moves = tally.moves(1, None, cpu=0.004)
    assert moves
    assert (moves.moves, round(moves.p50, 3), moves.cpu) == (3, 20.0, 1.0)


def test_growth_is_given_per_minute() -> None:
    assert slope([0.0, 30.0, 60.0], [100.0, 100.5, 101.0]) == pytest.approx(1024)


def test_a_process_and_its_children_are_one_family() -> None:
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as child:
        assert {os.getpid(), child.pid} <= set(family(os.getpid()))
        use = use_of(os.getpid())
        assert use
        assert use.megabytes > 10
        child.kill()
    assert use_of(child.pid) is None


# ------------------------------------------------------------- what cannot be tested
@pytest.mark.parametrize(
    ("plan", "key"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"tables": 0}, "loadtest-range"),
        ({"seconds": float("nan")}, "loadtest-range"),
        ({"rate": -1.0}, "loadtest-range"),
        ({"workers": 2}, "server-workers-need-bus"),
        ({"database": "elsewhere"}, "server-database-address"),
        ({"database": "postgresql://nobody@127.0.0.1:1/none"}, "server-database-unreachable"),
    ],
)
def test_an_impossible_plan_is_reported_before_anything_starts(plan: dict[str, Any], key: str) -> None:
    with pytest.raises(UserError) as refused:
        measured(**plan)
    assert refused.value.message.key == key


# ------------------------------------------------------------- the command
@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM])
def test_interrupted_it_prints_what_it_has_and_leaves_no_process(tmp_path: Path, ending: signal.Signals) -> None:
    file = tmp_path / "mine.db"
    command = [sys.executable, "-m", "rulewright", "loadtest", "--lang=en", "--json", f"--database=sqlite:///{file}"]
    test = subprocess.Popen(
        [*command, "--tables=2", "--seconds=600"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=heed_interrupts,
    )
    wait_for_moves(file, 100)
    processes = [*family(test.pid)]
    test.send_signal(ending)
    written, said = test.communicate(timeout=LONG)
    assert test.returncode == 130
    assert str(file) in said
    assert "Stopped" in said
    assert json.loads(written)["saturated"]["moves"] > 0
    assert len(processes) > 1
    assert [process for process in processes if alive(process)] == []


def heed_interrupts() -> None:
    """Shells make background jobs ignore Ctrl-C, and their children inherit that."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def wait_for_moves(file: Path, count: int) -> None:
    """Wait for that many measured moves."""
    end = time.monotonic() + LONG
    while time.monotonic() < end:
        with suppress(sqlite3.OperationalError), closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
            (made,) = database.execute(f"SELECT count(*) FROM entries WHERE {MEASURED}", (WARM_UP * 1000,)).fetchone()
            if made >= count:
                return
        time.sleep(0.1)
    pytest.fail("no moves were made")
