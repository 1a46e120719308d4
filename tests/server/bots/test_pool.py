"""Bots at many tables, thinking in separate processes."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest

from rulewright.players.bots import make_bot
from rulewright.players.seat import Seat
from rulewright.server.bots.pool import BotPool, decision
from rulewright.server.bots.process import WorkerProcess

from .asking import begin, greedy, lives, python, running, until


def test_two_bots_play_a_whole_game() -> None:
    async def play() -> None:
        async with running() as pool:
            match, decisions = begin(), 0
            while not match.over:
                match.act(match.actor, (await greedy(pool, match, decisions)).action)
                decisions += 1
            assert (pool.asked, pool.fallbacks, pool.crashes) == (decisions, 0, 0)
            assert pool.seconds > 0

    asyncio.run(play())


@pytest.mark.parametrize("name", ["termites", "cryhavoc"])
def test_a_bot_decides_in_a_worker_as_it_would_here(name: str) -> None:
    """One seed, one decision: whichever world the letter contained."""

    async def compare() -> None:
        async with running() as pool:
            for seed in range(5):
                match = begin(name, seed, decided=seed * 12)
                here = make_bot("greedy", match.game, seed).choose(Seat(match, match.actor))
                assert (await greedy(pool, match, seed)).action == here
                assert (await greedy(pool, match, seed)).action == here

    asyncio.run(compare())


def test_several_tables_share_the_workers() -> None:
    async def play() -> None:
        async with running(workers=2) as pool:
            matches = [begin(seed=seed) for seed in range(12)]
            choices = await asyncio.gather(*[greedy(pool, match) for match in matches])
            assert all(c.action in m.legal() and not c.haste for m, c in zip(matches, choices, strict=True))

    asyncio.run(play())


def test_nobody_is_needed_for_a_bot_that_does_not_think() -> None:
    match = begin()
    choice = asyncio.run(BotPool().choose(decision("random", match, match.actor, 3)))
    assert (choice.action, choice.haste) == (make_bot("random", match.game, 3).choose(Seat(match, match.actor)), "")


def test_a_match_that_continues_in_the_meantime_changes_nothing() -> None:
    async def play() -> None:
        async with running() as pool:
            match = begin()
            legal, here = match.legal(), make_bot("greedy", match.game, 7).choose(Seat(match, match.actor))
            asked = asyncio.create_task(greedy(pool, match))
            await asyncio.sleep(0)
            match.act(match.actor, next(action for action in legal if action != here))
            assert (await asked).action == here

    asyncio.run(play())


# ------------------------------------------------------------- processes
def test_a_game_goes_on_after_its_worker_was_killed() -> None:
    async def play() -> None:
        async with running() as pool:
            match = begin()
            for number in range(6):
                if number % 3 == 1:
                    os.kill(pool.pids[0], signal.SIGKILL)
                choice = await greedy(pool, match)
                assert not choice.haste
                match.act(match.actor, choice.action)
            assert pool.crashes == 2

    asyncio.run(play())


def test_ctrl_c_is_for_the_server_alone() -> None:
    async def interrupt() -> None:
        async with running() as pool:
            assert not (await greedy(pool, begin())).haste
            (pid,) = pool.pids
            os.kill(pid, signal.SIGINT)
            assert not (await greedy(pool, begin())).haste
            assert (pool.pids, pool.crashes) == ([pid], 0)

    asyncio.run(interrupt())


def test_people_go_first() -> None:
    async def look() -> None:
        async with running() as pool:
            await greedy(pool, begin())
            own, others = (os.getpriority(os.PRIO_PROCESS, pid) for pid in (0, pool.pids[0]))
            assert others == min(own + 10, 19)

    asyncio.run(look())


def test_no_process_is_left_when_the_pool_stops() -> None:
    async def stop() -> list[int]:
        async with running(workers=2) as pool:
            await greedy(pool, begin())
            return pool.pids

    pids = asyncio.run(stop())
    assert len(pids) == 2
    assert not any(map(lives, pids))


def test_a_process_that_is_ending_when_the_pool_stops_is_waited_for() -> None:
    """At any instant."""

    async def stop(instant: int) -> int | None:
        worker = WorkerProcess(python(""), lambda: None, compiled=False)
        life = asyncio.create_task(worker.keep())
        while worker._process is None:
            await asyncio.sleep(0)
        process = worker._process
        assert process.stdout
        while not process.stdout.at_eof():
            await asyncio.sleep(0)
        for _ in range(instant):
            await asyncio.sleep(0)
        life.cancel()
        await asyncio.gather(life, return_exceptions=True)
        return process.returncode

    assert None not in [asyncio.run(stop(instant)) for instant in range(8)]


def test_no_process_survives_a_server_that_was_killed() -> None:
    server = """
import asyncio
from rulewright.server.bots.pool import BotPool
async def serve():
    pool = BotPool(2, compiled=False)
    await pool.start()
    while len(pool.pids) < 2:
        await asyncio.sleep(0.01)
    print(*pool.pids, flush=True)
    await asyncio.sleep(3600)
asyncio.run(serve())
"""

    async def kill() -> None:
        process = await asyncio.create_subprocess_exec(*python(server), stdout=asyncio.subprocess.PIPE)
        assert process.stdout is not None
        pids = [int(pid) for pid in (await process.stdout.readline()).split()]
        assert all(map(lives, pids))
        process.kill()
        await process.wait()
        await until(lambda: not any(map(lives, pids)))

    asyncio.run(kill())


# ------------------------------------------------------------- compiled rules
SLOW_LEARNER = """
import os, time
compiled = os.environ["RULEWRIGHT_MODE"] == "compiled"
os.environ["RULEWRIGHT_MODE"] = "interpreted"
from pathlib import Path
from rulewright.games import load
from rulewright.players.letter import read
from rulewright.server.bots import worker
def answer(question):
    while compiled and not Path({go!r}).exists():
        time.sleep(0.01)
    return read(question.letter, load).legal()[0 if compiled else -1]
worker.answer = answer
worker.main()
"""


def test_interpreted_rules_answer_until_others_are_compiled(tmp_path: Path) -> None:
    """A worker that is learning a second game does not block the first; and it stops with the pool, too."""
    go = tmp_path / "go"

    async def learn() -> None:
        command = python(SLOW_LEARNER.format(go=str(go)))
        async with running(compiled=True, command=command) as pool:

            async def answered_by(name: str) -> str:
                match = begin(name)
                choice = await greedy(pool, match)
                assert not choice.haste
                return {match.legal()[0]: "compiled", match.legal()[-1]: "interpreted"}[choice.action]

            assert [await answered_by("termites") for _ in range(3)] == ["interpreted"] * 3
            go.touch()
            while await answered_by("termites") != "compiled":
                pass
            assert await answered_by("termites") == "compiled"
            go.unlink()
            assert await answered_by("cryhavoc") == "interpreted"
            assert await answered_by("termites") == "interpreted"
            pids.extend(pool.pids)

    pids: list[int] = []
    asyncio.run(learn())
    assert len(pids) == 2
    assert not any(map(lives, pids))


def test_a_worker_thinks_with_the_rules_that_the_pool_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And knows none of the server's secrets."""
    program = f"import os; open({str(tmp_path / 'seen')!r}, 'a').write(repr(dict(os.environ)) + chr(10))"

    async def look() -> None:
        async with running(compiled=True, command=python(program)):
            await until(lambda: (tmp_path / "seen").exists() and (tmp_path / "seen").read_text().count("\n") >= 2)

    monkeypatch.setenv("RULEWRIGHT_SECRET", "of the server")
    asyncio.run(look())
    seen = (tmp_path / "seen").read_text()
    assert "'RULEWRIGHT_MODE': 'compiled'" in seen
    assert "'RULEWRIGHT_MODE': 'interpreted'" in seen
    assert "of the server" not in seen
