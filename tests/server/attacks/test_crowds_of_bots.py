"""One person with a hundred tables of strong bots leaves another's bot all its time to think. Time is simulated: what counts is whose
question is answered next and how long the answer may take, not the load of the machine."""

from __future__ import annotations

import pytest
from tests.server.simulated import Onlooker, Thinkers, in_simulated_time, serving

from rulewright.server.bots.pipe import Question
from rulewright.server.bots.pool import THINKING
from rulewright.server.store.store import User
from rulewright.server.tables import playing
from rulewright.server.tables.table import Table

TABLES = 100
BUDGET = 0.4  # seconds
DECISIONS = 6  # of Anna's bot
STRONG = "atlas"


@pytest.mark.parametrize("processes", [1, 2])
def test_a_hundred_tables_of_strong_bots_leave_the_bot_of_another_time_to_think(processes: int) -> None:
    """With two processes, Anna's table is open at one, and her moves go to the other."""
    given = list[tuple[str, float]]()

    def thinks(question: Question) -> float:
        given.append((question.bot, question.seconds))
        return question.seconds

    async def play() -> list[str]:
        async with serving(lambda: Thinkers(1, BUDGET, thinks), processes, bot_pace=0.0, bot_seconds=BUDGET) as server:
            first, last = server.halls[0], server.halls[-1]
            eve, anna = server.person("Eve"), server.person("Anna")
            for number in range(TABLES):
                await server.game(server.halls[number % processes], eve, 0, *[STRONG] * 4)
            table = await server.game(last, anna, 1, "pip")
            open_table = await first.table(table.terms.id)
            async with open_table.lock:
                await open_table.wake()
            onlooker = Onlooker(anna)
            open_table.follow(onlooker)
            while len(decided(table)) < DECISIONS:
                assert sum(hall.bots.waiting for hall in server.halls) > TABLES * 0.9, "there is no crowd"
                await moves(table, anna)
                await onlooker.sees_news()
            return decided(table)

    assert set(in_simulated_time(play)) == {""}
    assert {seconds for bot, seconds in given if bot == "pip"} == {BUDGET * THINKING}


def decided(table: Table) -> list[str]:
    """The haste of the bot, decision by decision."""
    return [row.entry.haste for row in table.rows if row.entry.bot == "pip" and row.entry.kind == "do"]


async def moves(table: Table, anna: User) -> None:
    async with table.lock:
        await table.wake()
        if table.bot_asked:
            return
        match, seq = table.match, table.seq
        action = match.game.write(match.look(), match.legal()[0])
    await playing.do(table, anna, seq, action)
