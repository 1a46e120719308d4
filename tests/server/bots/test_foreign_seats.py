"""Bots added by the server admin: they sit at tables by name, and nobody else can name a program."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

import pytest
from tests.server.client import Person, Table, play_until, refused, until_bots_think
from tests.server.running import Running

from rulewright.kernel.message import UserError
from rulewright.server.bots.foreign_seats import read_told

LAST = "import json, sys\nfor line in sys.stdin:\n    print(json.dumps({'action': json.loads(line)['view']['actions'][-1]}), flush=True)\n"


def moves_of(person: Person, table: Table, bot: str) -> list[dict[str, object]]:
    return [entry for entry in person.looks(table)["log"] if entry["kind"] == "do" and entry.get("bot") == bot]


def moved(person: Person, table: Table, bot: str, _: object) -> bool:
    return len(moves_of(person, table, bot)) > 3


def test_a_foreign_bot_sits_at_a_table_and_one_that_crashes_plays_anything_and_says_so(
    sqlite_url: str, tmp_path: Path
) -> None:
    (tmp_path / "last.py").write_text(LAST)
    bots = {
        "last": f"program:{sys.executable} {tmp_path / 'last.py'}",
        "broken": f"program:{sys.executable} -c exit(3)",
    }
    with Running(sqlite_url, bots=1, bot_seconds=30.0, foreign_bots=bots) as server, Person(server.url, "Anna") as anna:
        assert anna.ask("GET", "/games/termites")["bots"][-2:] == ["last", "broken"]
        until_bots_think(anna)
        for bot, haste in (("last", {None}), ("broken", {None, "failed"})):
            table = anna.makes(bots=[bot], start=True)
            has_moved = partial(moved, anna, table, bot)
            play_until([anna], table, has_moved)
            found = {entry.get("haste") for entry in moves_of(anna, table, bot)}
            assert found <= haste
            assert ("failed" in found) == (bot == "broken")
        for name in ("program:/bin/sh", "http://localhost:1/", "first"):
            with refused("server-bot-unknown", 404):
                anna.makes(bots=[name], start=True)


def test_where_a_bot_is_gone_after_a_restart_a_simple_one_plays_on_for_it_and_the_log_says_so(
    sqlite_url: str, tmp_path: Path
) -> None:
    (tmp_path / "last.py").write_text(LAST)
    last = {"last": f"program:{sys.executable} {tmp_path / 'last.py'}"}
    with Running(sqlite_url, bots=1, foreign_bots=last) as server, Person(server.url, "Anna") as anna:
        table, token = anna.makes(bots=["last"], start=True), anna.token
    with Running(sqlite_url, bots=1, bot_seconds=30.0) as server, Person(server.url, "Anna", token) as anna:
        until_bots_think(anna)
        play_until([anna], table, partial(moved, anna, table, "last"))
        assert {entry.get("haste") for entry in moves_of(anna, table, "last")[-3:]} == {"missing"}


@pytest.mark.parametrize(
    "told", ["mine", "pip=program:true", "Mine=program:true", "mine=juno", "=program:true", "a b=x"]
)
def test_a_name_for_a_foreign_bot_is_a_new_one(told: str) -> None:
    with pytest.raises(UserError, match="foreign-name"):
        read_told([told])
    with pytest.raises(UserError, match="foreign-name"):
        read_told(["mine=program:true", "mine=program:false"])
