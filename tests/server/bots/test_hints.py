"""Hints from the workers; whatever a worker does, the person gets a hint or a clear message, and soon."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest

from rulewright.kernel.match import Match
from rulewright.kernel.message import UserError
from rulewright.players.bots import SEARCHING
from rulewright.players.hint import Adviser, Hint
from rulewright.players.letter import write
from rulewright.players.seat import Seat
from rulewright.server.bots import workforce
from rulewright.server.bots.pipe import READY, packed
from rulewright.server.bots.pool import BotPool, decision

from .asking import LONG, begin, greedy, python, running, until

FEW = 4
SHORT = 0.2
SAY_READY = f"import os, sys, time; os.write(1, {packed(READY)!r}); os.read(0, 1); "
FOREVER = "time.sleep(3600)"


async def hints(pool: BotPool, match: Match) -> list[Hint]:
    return await pool.advise(match.game.name, write(Seat(match, match.actor), 3))


@pytest.mark.parametrize("name", ["termites", "cryhavoc"])
def test_a_worker_finds_what_is_found_here(name: str) -> None:
    async def compare() -> None:
        async with running() as pool:
            pool.hint_iterations, pool.hint_seconds = FEW, 60.0
            match = begin(name, decided=20)
            here = Adviser(match.game, FEW, None).advise(Seat(match, match.actor))
            assert await hints(pool, match) == here
            assert not (await greedy(pool, match)).haste, "the worker still answers for bots"

    asyncio.run(compare())


def test_asking_again_gives_the_same_answer_even_if_time_was_short() -> None:
    async def ask() -> None:
        async with running() as pool:
            pool.hint_iterations, pool.hint_seconds = 1500, SHORT
            match = begin(decided=20)
            first = await hints(pool, match)
            pool.hint_iterations = FEW
            assert await hints(pool, match) == first

    asyncio.run(ask())


def test_a_hint_comes_from_another_worker_if_one_is_killed() -> None:
    async def ask() -> None:
        async with running() as pool:
            pool.hint_iterations, pool.hint_seconds = FEW, 60.0
            match = begin()
            expected = await hints(pool, match)
            os.kill(pool.pids[0], signal.SIGKILL)
            assert await hints(pool, match) == expected
            await until(lambda: pool.crashes == 1)

    asyncio.run(ask())


@pytest.mark.parametrize(
    "answer",
    [
        pytest.param("", id="silence"),
        pytest.param("os.write(1, b'garbage that means nothing'); ", id="garbage"),
        pytest.param(f"os.write(1, {packed(5)!r}); ", id="an-action"),
        pytest.param(f"os.write(1, {packed([])!r}); ", id="no-hint"),
        pytest.param(f"os.write(1, {packed([[1, 'a word']])!r}); ", id="half-a-hint"),
        pytest.param("os.kill(os.getpid(), 9); ", id="death"),
    ],
)
def test_a_missing_answer_is_reported(answer: str) -> None:
    async def ask() -> None:
        async with running(budget=SHORT, command=python(SAY_READY + answer + FOREVER)) as pool:
            with pytest.raises(UserError, match="server-hint-failed"):
                await hints(pool, begin())

    asyncio.run(ask())


def test_without_workers_there_are_no_hints() -> None:
    with pytest.raises(UserError, match="server-hint-failed"):
        asyncio.run(hints(BotPool(0), begin()))


# ------------------------------------------------------------- bots that search
@pytest.mark.parametrize("bot", [SEARCHING[0], SEARCHING[-1]])
def test_a_bot_of_any_strength_answers_in_time_with_interpreted_rules(
    bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By itself, even if the machine gives it little of that time: nobody kills its process."""
    monkeypatch.setattr(workforce, "GRACE", LONG)

    async def ask() -> None:
        async with running(budget=2.0) as pool:
            match = begin(decided=12)
            choice = await pool.choose(decision(bot, match, match.actor, 1))
            assert choice.action in match.legal()
            assert not choice.haste

    asyncio.run(ask())


def test_a_seat_that_is_not_asked_has_no_question_for_a_bot() -> None:
    match = begin()
    with pytest.raises(UserError, match="search-not-asked"):
        decision("juno", match, 1 - match.actor, 1)


def test_a_finished_game_has_no_question_for_a_bot() -> None:
    match = begin()
    while not match.over:
        match.act(match.actor, match.legal()[0])
    with pytest.raises(UserError, match="search-not-asked"):
        decision("juno", match, 0, 1)
