"""A copy of everything stored about a person."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from tests.server.client import Person, Table, over, play_until, refused, started
from tests.server.leak.games import arrive
from tests.server.leak.served import serving

from rulewright.server.tables.entries import MOVES

SECRETS = ("password", "argon2", "token", "epoch", "secret")


def copy(person: Person) -> Any:
    return person.get("/me/data")


def of(person: Person, table: Table) -> Any:
    return next(each for each in copy(person)["tables"] if each["table"] == table.id)


def test_a_copy_has_account_and_tables_and_no_secrets(anna: Person, bartek: Person) -> None:
    mine, hidden, left = started(anna, bartek), anna.makes(), bartek.makes(open=True)
    anna.ask("PUT", hidden.path("hidden"), {"hidden": True})
    anna.sits(left)
    anna.stands(left, 1)
    anna.moves(mine) if anna.looks(mine)["table"]["asked"] == 0 else bartek.moves(mine)
    made = copy(anna)
    assert (made["account"]["name"], made["account"]["account"]) == ("Anna", False)
    assert [(each["table"], each["host"], each["hidden"]) for each in made["tables"]] == [
        (mine.id, True, False),
        (hidden.id, True, True),
        (left.id, False, False),
    ]
    assert [deed["kind"] for deed in of(anna, left)["deeds"]] == ["sit", "stand"]
    assert "facts" not in of(anna, left)
    written = json.dumps(made)
    assert not any(secret in written for secret in SECRETS)
    assert bartek.looks(left)["you"]["invitation"] not in written


def test_a_copy_of_a_running_game_contains_what_your_own_seat_has_seen(anna: Person, bartek: Person) -> None:
    table = started(anna, bartek, game="cryhavoc")
    play_until([anna, bartek], table, lambda seen: seen["seq"] > 40)
    for person, seat in ((anna, "0"), (bartek, "1")):
        own = of(person, table)
        assert "journal" not in own
        assert own["facts"]["seed"] is None
        assert own["journals"] == {seat: person.journal(table)}
        assert {deed["seat"] for deed in own["deeds"] if deed["kind"] in MOVES and "seat" in deed} == {int(seat)}


def test_of_a_game_that_is_over_a_copy_holds_all_of_it(anna: Person, bartek: Person) -> None:
    table = started(anna, bartek)
    for person in (anna, bartek):
        person.leaves(table)
    assert over(play_until([anna], table))
    assert of(anna, table)["journal"] == of(bartek, table)["journal"] == anna.journal(table)


def test_nobody_without_a_name_gets_a_copy(stranger: Person) -> None:
    with refused("server-no-name", 401):
        copy(stranger)


def test_a_table_that_is_deleted_while_the_copy_is_made_is_left_out(tmp_path: Path) -> None:
    async def ask() -> Any:
        async with serving(tmp_path / "tables.db") as served:
            anna = await arrive(served, "Anna")
            made = await served.done(anna, "POST", "/tables", {"game": "termites"})

            async def visited(user: str) -> list[str]:
                return ["deleted", made["table"]]

            served.hall.store.visited = visited  # type: ignore[method-assign]
            return made["table"], await served.done(anna, "GET", "/me/data")

    table, own = asyncio.run(ask())
    assert [each["table"] for each in own["tables"]] == [table]
