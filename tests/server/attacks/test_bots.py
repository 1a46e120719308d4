"""One person with many bots: the others keep theirs."""

from __future__ import annotations

import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
from tests.server.client import PATIENCE, Fault, Person, Table, bot_asked, over, refused
from tests.server.running import Running

from rulewright.server.allowed import Allowed

Start = Callable[..., Running]
TABLES = 100
MOST = Allowed().bot_games_per_person
DECISIONS = 6  # of Anna's bot
SLOW = 3.0  # seconds that a bot takes, so that no game is over soon
ALONE: dict[str, Any] = {"own_seats": 0, "bots": ["random", "random"], "start": True}


def waiting(server: Running) -> int:
    """How many questions wait for a process."""
    told = httpx.get(f"{server.url}/metrics").text
    return int(float(re.findall(r"^rulewright_bots_waiting\S* (\S+)$", told, re.MULTILINE)[0]))


def test_a_hundred_tables_of_strong_bots_leave_the_bot_of_another_time_to_think(start: Start) -> None:
    """Limits are off, so that one person can have so many."""
    server = start(limits=False, bot_seconds=0.4)
    with Person(server.url, "Eve") as eve, Person(server.url, "Anna") as anna:
        for _ in range(TABLES):
            eve.makes(players=4, own_seats=0, bots=["atlas"] * 4, start=True)
        table = anna.makes(bots=["atlas"], start=True)
        hastes, crowd = list[str](), 0
        with anna.opens(table) as socket:
            update = socket.hears()
            while len(hastes) < DECISIONS:
                if not bot_asked(update):
                    socket.says("do", seq=update["seq"], action=update["view"]["actions"][0])
                update = socket.hears()
                crowd = max(crowd, waiting(server))
                hastes += [entry.get("haste", "") for entry in update["log"] if entry.get("bot") and "do" in entry]
        assert crowd > TABLES / 4, "there is no crowd"
        assert set(hastes) == {""}


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
        eve.makes(bots=["random"], start=True)  # one may play oneself


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
                seen = eve.looks(table, since=seen["seq"], wait=PATIENCE)
            eve.makes(**ALONE)
