"""One person with many bots does not affect others'. Whose bots think first, and for how long, is in test_crowds_of_bots.py."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.server.client import WAIT, Fault, Person, Table, over, refused
from tests.server.running import Running

from rulewright.server.allowed import Allowed

Start = Callable[..., Running]
MOST = Allowed().bot_games_per_person
SLOW = 3.0  # seconds that a bot takes, so that no game ends soon
ALONE: dict[str, Any] = {"own_seats": 0, "bots": ["random", "random"], "start": True}


# ------------------------------------------------------------- games of bots alone
def tries(person: Person) -> Table | str:
    try:
        return person.makes(**ALONE)
    except Fault as fault:
        return fault.key


def test_one_person_has_few_games_of_bots_alone_and_others_have_theirs(start: Start) -> None:
    server = start(bot_pace=SLOW)
    with Person(server.url, "Eve") as eve, Person(server.url, "Anna") as anna:
        found = [tries(eve) for _ in range(MOST + 2)]
        assert [isinstance(one, Table) for one in found] == [True] * MOST + [False] * 2
        assert set(found[MOST:]) == {"server-bot-games"}
        assert len(eve.get("/tables/mine")) == MOST, "a table is left over"
        assert isinstance(tries(anna), Table)
        eve.makes(bots=["random"], start=True)  # playing oneself is allowed


def test_many_requests_at_once_are_counted_like_one_after_the_other(start: Start) -> None:
    server = start(bot_pace=SLOW)
    with Person(server.url, "Eve") as eve, ThreadPoolExecutor(12) as pool:
        found = list(pool.map(lambda _: tries(eve), range(24)))
    assert MOST <= sum(isinstance(one, Table) for one in found) < MOST + server.config.workers


def test_leaving_one_table_after_the_other_to_bots_is_counted_too(start: Start) -> None:
    server = start(bot_pace=SLOW)
    with Person(server.url, "Eve") as eve, Person(server.url, "Bartek") as bartek:
        tables = [eve.makes(bots=["random"], start=True) for _ in range(MOST + 1)]
        for table in tables[:MOST]:
            eve.leaves(table)
        with refused("server-bot-games", 429):
            eve.leaves(tables[MOST])
        with refused("server-bot-games", 429):
            eve.makes(**ALONE)
        eve.comes_back(tables[0])
        eve.leaves(tables[MOST])
        shared = eve.makes()
        bartek.joins(shared)
        eve.starts(shared)
        eve.leaves(shared)  # somebody is still there


def test_there_is_room_again_when_a_game_is_over(start: Start) -> None:
    server = start()
    with Person(server.url, "Eve") as eve:
        tables = [eve.makes(**ALONE) for _ in range(MOST)]
        for table in tables:
            seen = eve.looks(table)
            while not over(seen):
                seen = eve.looks(table, since=seen["seq"], wait=WAIT)
            eve.makes(**ALONE)
