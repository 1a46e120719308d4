"""If many are waiting, bots think less and say so; they always think as long as there is a worker. Time is simulated."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.server.simulated import Thinkers, in_simulated_time

from rulewright.kernel.match import Match
from rulewright.server.bots.pipe import Question
from rulewright.server.bots.pool import ANY, LESS, BotPool, Choice, Decision, decision
from rulewright.server.bots.turns import NoLongerWanted, Sake

from .asking import LONG, begin, until

BUDGET = 1.0  # seconds: Atlas uses all of it
MANY = 12
EASY = 2  # questions that cause no haste


def takes(question: Question) -> float:
    return 0.01 if question.bot == "greedy" else question.seconds


@asynccontextmanager
async def running(budget: float, patience: float = LONG) -> AsyncIterator[BotPool]:
    """With one worker."""
    pool = Thinkers(1, budget, takes, patience)
    await pool.start()
    yield pool
    await pool.stop()


def asked(match: Match, bot: str = "atlas", seed: int = 1) -> Decision:
    return decision(bot, match, match.actor, seed, about=seed)


async def ask(pool: BotPool, match: Match, person: str, bot: str = "atlas", seed: int = 1) -> Choice:
    choice = await pool.choose(asked(match, bot, seed), Sake(person))
    assert choice.action in match.legal()
    return choice


def test_when_many_people_wait_bots_think_less_and_say_so() -> None:
    async def play() -> None:
        async with running(BUDGET) as pool:
            match = begin(decided=12)
            choices = await asyncio.gather(*(ask(pool, match, f"guest {n}", seed=n) for n in range(MANY)))
            assert LESS in {choice.haste for choice in choices}
            assert ANY not in {choice.haste for choice in choices}
            assert pool.hurried == sum(choice.haste == LESS for choice in choices)

    in_simulated_time(play)


def test_many_tables_of_one_person_do_not_hurry_the_bot_of_another() -> None:
    async def play() -> None:
        async with running(BUDGET) as pool:
            match = begin(decided=12)
            crowd = [asyncio.create_task(ask(pool, match, "Eve", seed=n)) for n in range(MANY)]
            await until(lambda: pool.waiting == MANY - 1)
            assert (await ask(pool, match, "Anna", seed=MANY)).haste == ""
            assert ANY not in {choice.haste for choice in await asyncio.gather(*crowd)}

    in_simulated_time(play)


def test_when_few_wait_nothing_is_said() -> None:
    async def play() -> None:
        async with running(BUDGET) as pool:
            match = begin(decided=12)
            choices = await asyncio.gather(*(ask(pool, match, f"guest {n}", seed=n) for n in range(EASY)))
            assert {choice.haste for choice in choices} == {""}

    in_simulated_time(play)


def test_nothing_is_said_of_a_bot_that_needs_less_time_than_it_gets() -> None:
    async def play() -> None:
        async with running(30.0) as pool:
            match = begin(decided=12)
            await ask(pool, match, "Anna", "greedy")
            choices = await asyncio.gather(*(ask(pool, match, f"guest {n}", "greedy", n) for n in range(MANY)))
            assert {choice.haste for choice in choices} == {""}

    in_simulated_time(play)


def test_a_seat_without_a_choice_waits_and_says_the_same_as_one_with_a_choice() -> None:
    """Otherwise everybody could tell them apart."""

    async def play() -> None:
        async with running(BUDGET) as pool:
            match = begin(decided=12)
            forced = asked(match)._replace(legal=match.legal()[:1], letter=b"")
            await ask(pool, match, "Eve", "greedy")  # the worker is ready
            busy = asyncio.create_task(ask(pool, match, "Eve"))
            await until(lambda: pool.asked == 2)
            rest = [asyncio.create_task(ask(pool, match, f"guest {n}", seed=n)) for n in range(MANY)]
            choice = await pool.choose(forced, Sake("Anna"))
            assert busy.done(), "it did not wait for its turn"
            assert (choice.action, choice.haste) == (match.legal()[0], LESS)
            assert choice.due > time.monotonic()
            await asyncio.gather(*rest)

    in_simulated_time(play)


def test_where_nobody_waits_a_bot_takes_its_time_and_never_acts_without_thinking() -> None:
    async def play() -> None:
        async with running(BUDGET, patience=0.1) as pool:
            match, alone = begin(decided=12), Sake("Eve", lambda: False)
            choices = await asyncio.gather(*(pool.choose(asked(match, seed=n), alone) for n in range(5)))
            assert {choice.haste for choice in choices} == {""}

    in_simulated_time(play)


def test_a_person_at_a_table_goes_before_any_number_of_tables_of_bots() -> None:
    async def play() -> None:
        async with running(BUDGET) as pool:
            match, alone, answered = begin(decided=12), Sake("Eve", lambda: False), list[str]()

            async def note(name: str, sake: Sake, seed: int) -> None:
                await pool.choose(asked(match, seed=seed), sake)
                answered.append(name)

            crowd = [asyncio.create_task(note("bots", alone, n)) for n in range(5)]
            await until(lambda: pool.waiting == 4)
            await note("Anna", Sake("Anna"), 100)
            assert answered == ["bots", "Anna"]
            for task in crowd:
                task.cancel()
            await asyncio.gather(*crowd, return_exceptions=True)

    in_simulated_time(play)


def test_a_question_of_a_game_that_has_gone_on_is_dropped() -> None:
    async def play() -> None:
        async with running(BUDGET) as pool:
            match = begin(decided=12)
            busy = asyncio.create_task(ask(pool, match, "Anna"))
            stale = asyncio.create_task(pool.choose(asked(match), Sake("Eve", wanted=lambda: False)))
            await busy
            (found,) = await asyncio.gather(stale, return_exceptions=True)
            assert isinstance(found, NoLongerWanted)
            assert pool.waiting == 0

    in_simulated_time(play)


def test_who_stops_waiting_gives_a_worker_back() -> None:
    async def play() -> None:
        async with running(BUDGET) as pool:
            match = begin(decided=12)
            await ask(pool, match, "Anna")
            waiting = asyncio.create_task(ask(pool, match, "Anna"))
            await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
            assert not (await ask(pool, match, "Anna")).haste
            assert pool.waiting == 0

    in_simulated_time(play)


def test_without_workers_it_is_said_that_nobody_thinks() -> None:
    match = begin()
    choice = asyncio.run(BotPool(0).choose(asked(match)))
    assert choice.haste == ANY
    assert asyncio.run(BotPool(0).choose(asked(match, "random"))).haste == "", "it never does"
