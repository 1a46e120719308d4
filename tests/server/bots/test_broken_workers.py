"""Whatever a worker does, a seat soon gets a legal action."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from rulewright.server.bots.pipe import READY, packed
from rulewright.server.bots.pool import ANY
from rulewright.server.bots.process import SHORTEST_PAUSE

from .asking import begin, greedy, python, running, until

SHORT = 0.2  # seconds; what is tested here never answers
SAY_READY = f"import os, sys, time; os.write(1, {packed(READY)!r}); "
LISTEN = "os.read(0, 1); "
FOREVER = "time.sleep(3600)"


@pytest.mark.parametrize(
    "answer",
    [
        pytest.param("", id="silence"),
        pytest.param("os.write(1, b'garbage that means nothing'); ", id="garbage"),
        pytest.param(f"os.write(1, {packed('a word')!r}); ", id="no-number"),
        pytest.param(f"os.write(1, {packed(READY)!r}); ", id="ready-again"),
        pytest.param("os.write(1, bytes([255] * 4)); ", id="endless"),
        pytest.param("os.write(1, bytes(2)); ", id="half"),
        pytest.param("os.write(1, bytes(4)); ", id="nothing"),
        pytest.param("sys.exit(); ", id="exit"),
        pytest.param("os.kill(os.getpid(), 9); ", id="death"),
    ],
)
def test_an_invalid_answer_leads_to_a_random_action_and_a_new_process(answer: str) -> None:
    async def ask() -> None:
        async with running(budget=SHORT, command=python(SAY_READY + LISTEN + answer + FOREVER)) as pool:
            match = begin()
            for asked in (1, 2):
                choice = await greedy(pool, match)
                assert choice.haste == ANY
                assert choice.action in match.legal()
                assert pool.fallbacks == asked
            await until(lambda: pool.crashes >= 2)

    asyncio.run(ask())


def test_an_illegal_answer_gives_any_legal_action() -> None:
    async def ask() -> None:
        illegal = f"os.write(1, {packed(-1)!r}); "
        async with running(command=python(SAY_READY + LISTEN + illegal + FOREVER)) as pool:
            match = begin()
            choice = await greedy(pool, match)
            assert choice.haste == ANY
            assert choice.action in match.legal()

    asyncio.run(ask())


@pytest.mark.parametrize("program", [FOREVER, "import sys; sys.exit(1)", "import os; os.write(1, b'garbage')"])
def test_nobody_waits_for_ever_for_a_worker_that_never_gets_ready(program: str) -> None:
    async def ask() -> None:
        async with running(patience=SHORT, command=python("import time; " + program)) as pool:
            match = begin()
            choice = await greedy(pool, match)
            assert choice.haste == ANY
            assert choice.action in match.legal()

    asyncio.run(ask())


def test_a_missing_program_does_no_harm() -> None:
    async def ask() -> None:
        async with running(patience=SHORT, command=("no-such-program",)) as pool:
            assert (await greedy(pool, begin())).haste == ANY
            await until(lambda: pool.crashes >= 1)

    asyncio.run(ask())


def test_nobody_waits_for_ever_behind_others(tmp_path: Path) -> None:
    heard = tmp_path / "heard"

    async def ask() -> None:
        program = SAY_READY + LISTEN + f"open({str(heard)!r}, 'w'); " + FOREVER
        async with running(command=python(program)) as pool:
            first = asyncio.create_task(greedy(pool, begin()))
            await until(heard.exists)
            pool.patience = SHORT
            choices = await asyncio.gather(*[greedy(pool, begin()) for _ in range(3)])
            assert all(choice.haste == ANY for choice in choices)
            assert not first.done()
            first.cancel()

    asyncio.run(ask())


def test_a_second_worker_answers_for_one_that_dies_over_the_question(tmp_path: Path) -> None:
    first = f"""
import os
from pathlib import Path
from rulewright.server.bots import worker
think = worker.answer
def answer(question):
    try:
        Path({str(tmp_path / "died")!r}).touch(exist_ok=False)
    except FileExistsError:
        return think(question)
    os._exit(1)
worker.answer = answer
worker.main()
"""

    async def ask() -> None:
        async with running(command=python(first)) as pool:
            assert not (await greedy(pool, begin())).haste
            assert (pool.crashes, pool.fallbacks) == (1, 0)

    asyncio.run(ask())


def test_a_worker_that_dies_again_and_again_is_started_ever_more_slowly() -> None:
    async def watch() -> None:
        async with running(command=("false",)) as pool:
            began = time.monotonic()
            await until(lambda: pool.crashes >= 5)
            assert time.monotonic() - began >= SHORTEST_PAUSE * (1 + 2 + 4 + 8)

    asyncio.run(watch())


def test_a_question_that_is_given_up_leaves_no_answer_to_the_next() -> None:
    async def give_up() -> None:
        async with running() as pool:
            expected = (await greedy(pool, begin(seed=2))).action
            for _ in range(3):
                asked = asyncio.create_task(greedy(pool, begin(seed=1, decided=30)))
                await asyncio.sleep(0)
                asked.cancel()
                assert (await greedy(pool, begin(seed=2))).action == expected

    asyncio.run(give_up())
