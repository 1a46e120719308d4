"""Between the decisions of a ply a bot keeps its trees, if possible: in the same worker, for the same seat."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator

import pytest

from rulewright.kernel.match import Match
from rulewright.players.ismcts.trees import Trees
from rulewright.players.letter import write
from rulewright.players.seat import Seat
from rulewright.server.bots import worker
from rulewright.server.bots.pipe import KEPT, Question
from rulewright.server.bots.pool import BotPool, decision

from .asking import LONG, begin, running, until

BOT = "juno"


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """How many iterations the trees already had, for each decision."""
    found: list[int] = []
    grow = Trees.grow

    def noted(trees: Trees, seed: int, first: int, iterations: int) -> None:
        found.append(first)
        grow(trees, seed, first, iterations)

    monkeypatch.setattr(Trees, "grow", noted)
    monkeypatch.setattr("rulewright.players.ismcts.search.BATCH", 1 << 20)  # all iterations of a decision at once
    worker.bot_for.cache_clear()
    yield found
    worker.bot_for.cache_clear()


def choose(match: Match, about: int, seed: int = 1) -> int:
    question = Question(BOT, seed, write(Seat(match, match.actor), 1), LONG, about)
    action = worker.answer(question)
    assert isinstance(action, int)
    return action


def follow(match: Match, action: int) -> None:
    """Do it; the same seat is asked again: it has chosen a token, and now a hex for it."""
    seat = match.actor
    match.act(seat, action)
    assert match.actor == seat
    assert len(match.legal()) > 1


def test_the_second_decision_of_a_ply_starts_with_the_visits_of_the_first(begun: list[int]) -> None:
    match = at_a_token()
    follow(match, choose(match, about=1))
    choose(match, about=1)
    assert begun[0] == 0
    assert begun[1] > 0


def test_a_decision_in_between_at_another_table_takes_nothing_away(begun: list[int]) -> None:
    match, other = at_a_token(), at_a_token(2)
    follow(match, choose(match, about=1))
    choose(other, about=2)
    choose(match, about=1)
    assert [first > 0 for first in begun] == [False, False, True]


def test_a_few_bots_are_kept_and_no_more(begun: list[int]) -> None:
    match = at_a_token()
    follow(match, choose(match, about=0))
    for about in range(1, KEPT + 1):
        choose(at_a_token(), about)
    choose(match, about=0)
    assert begun == [0] * (KEPT + 2)


def test_nothing_is_kept_if_something_else_was_done(begun: list[int]) -> None:
    """Somebody undid the move, or a person did it."""
    match = at_a_token()
    action = choose(match, about=1)
    follow(match, next(other for other in match.legal() if other != action))
    fresh = choose(match, about=2)
    assert choose(match, about=1) == fresh
    assert begun == [0, 0, 0]


def at_a_token(seed: int = 1) -> Match:
    match = begin(seed=seed)
    while not match.game.write(match.look(), match.legal()[0]).startswith("token") or len(match.legal()) < 2:
        match.act(match.actor, match.legal()[0])
    return match


# ------------------------------------------------------------- in the pool
async def ask(pool: BotPool, match: Match, about: int) -> int:
    choice = await pool.choose(decision(BOT, match, match.actor, 1, about))
    assert not choice.haste
    return choice.action


def test_a_seat_is_thought_about_where_it_was_before() -> None:
    async def play() -> None:
        async with running(workers=2) as pool:
            await until(lambda: all(one.free for one in pool._workers))
            matches = {1: at_a_token(1), 2: at_a_token(2)}
            await asyncio.gather(*(ask(pool, match, about) for about, match in matches.items()))
            homes = {about: [one for one in pool._workers if one.keeps(about)] for about in matches}
            assert [len(one) for one in homes.values()] == [1, 1]
            assert homes[1] != homes[2]
            for about in (2, 1, 1, 2):
                await ask(pool, matches[about], about)
                assert [one for one in pool._workers if one.keeps(about)] == homes[about]

    asyncio.run(play())


def test_another_worker_answers_as_well_when_that_one_is_gone() -> None:
    async def play() -> None:
        async with running() as pool:
            match = at_a_token()
            follow(match, await ask(pool, match, 1))
            os.kill(pool.pids[0], signal.SIGKILL)
            assert await ask(pool, match, 1) in match.legal()
            assert pool.crashes == 1

    asyncio.run(play())
