"""A stored position is used only if the chain of the game's hashes confirms it."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest
from tests.server.client import Person, over, play_until, started
from tests.server.running import Running

FIRST = "UPDATE snapshots SET position = (SELECT position FROM snapshots ORDER BY seq DESC) WHERE seq = (SELECT min(seq) FROM snapshots)"
LAST = "UPDATE snapshots SET position = (SELECT position FROM snapshots ORDER BY seq) WHERE seq > 3"
TOLD = "a kept position is not the game's"


@pytest.mark.parametrize("damage", [FIRST, LAST])
@pytest.mark.parametrize("game", ["termites", "cryhavoc"])
def test_a_false_position_is_played_again_from_the_journal_and_the_log_says_so(
    sqlite_url: str, damage: str, game: str
) -> None:
    with Running(sqlite_url) as server, Person(server.url, "Anna") as anna, Person(server.url, "Ben") as ben:
        table = started(anna, ben, game=game)
        play_until([anna, ben], table, lambda seen: seen["seq"] > 90)
        before = [person.looks(table) for person in (anna, ben)]
        server.restart()
        assert [person.looks(table) for person in (anna, ben)] == before
        assert TOLD not in server.written()
        server.kill()
        with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))) as connection, connection:
            assert connection.execute(damage).rowcount > 0
        server.start()
        assert [person.looks(table) for person in (anna, ben)] == before
        assert TOLD in server.written()
        assert over(play_until([anna, ben], table))
