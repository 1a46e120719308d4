"""Lists of tables, page by page, and hidden tables."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.server.client import Person, Table, over, play_until, refused, started

from rulewright.server.api.tables import page
from rulewright.server.api.visit import facts_of
from rulewright.server.config import Config
from rulewright.server.store import migrate
from rulewright.server.tables.hall import Hall

PAGE = 50


def all_pages(person: Person, path: str, **query: Any) -> list[list[str]]:
    """The ids on each page."""
    found = list[list[str]]()
    while not found or len(found[-1]) == PAGE:
        after = {"after": found[-1][-1]} if found else {}
        found.append([facts["id"] for facts in person.get(path, **query, **after)])
    return found


def test_your_own_tables_come_page_by_page_with_finished_ones_last(anna: Person, bartek: Person) -> None:
    first = started(anna, bartek, rated=True)
    bartek.gives_up(first)
    made = [anna.makes().id for _ in range(2 * PAGE + 3)]
    pages = all_pages(anna, "/tables/mine")
    assert [len(page) for page in pages] == [PAGE, PAGE, 4]
    assert [id for page in pages for id in page] == [*reversed(made), first.id]
    assert [id for page in all_pages(bartek, "/tables/mine") for id in page] == [first.id]


def test_open_tables_come_in_pages_also_while_some_of_them_start(anna: Person, bartek: Person) -> None:
    made = [anna.makes(open=True) for _ in range(PAGE + 5)]
    page = [facts["id"] for facts in bartek.get("/tables")]
    assert page == [table.id for table in reversed(made)][:PAGE]
    last = next(table for table in made if table.id == page[-1])
    bartek.sits(last)
    anna.starts(last)  # so it is no longer in the list
    rest = [facts["id"] for facts in bartek.get("/tables", after=last.id)]
    assert rest[:5] == [table.id for table in reversed(made)][PAGE:]


def test_a_page_after_a_table_that_there_is_not_is_refused(anna: Person) -> None:
    for path in ("/tables", "/tables/mine"):
        for id in ("nowhere", "\0"):
            with refused("server-table-unknown", 404):
                anna.get(path, after=id)


# ------------------------------------------------------------- hidden
def hide(person: Person, table: Table, hidden: bool = True) -> None:
    person.ask("PUT", table.path("hidden"), {"hidden": hidden})


def ids(person: Person, **query: Any) -> list[str]:
    return [facts["id"] for facts in person.get("/tables/mine", **query)]


def test_a_game_is_hidden_from_your_own_list_only_and_can_be_shown_again(anna: Person, bartek: Person) -> None:
    table = started(anna, bartek, rated=True)
    with refused("server-still-playing", 409):
        hide(anna, table)
    anna.gives_up(table)
    hide(anna, table)
    assert table.id not in ids(anna)
    assert table.id in ids(anna, hidden=True)
    assert table.id in ids(bartek)
    assert anna.looks(table)["seq"]
    hide(anna, table, False)
    assert table.id in ids(anna)
    assert ids(anna, hidden=True) == []


def test_a_game_that_a_bot_plays_for_somebody_can_be_hidden(anna: Person, bartek: Person) -> None:
    table = started(anna, bartek)
    anna.leaves(table)
    hide(anna, table)
    assert table.id not in ids(anna)
    bartek.leaves(table)
    assert over(play_until([bartek], table))


def test_strangers_hide_nothing(anna: Person, bartek: Person, stranger: Person) -> None:
    table = anna.makes(open=True)
    with refused("server-not-a-player", 403):
        hide(bartek, table)
    with refused("server-no-name", 401):
        hide(stranger, table)


def test_a_table_that_is_deleted_while_a_list_is_read_is_not_in_it(tmp_path: Path) -> None:
    async def read() -> list[str]:
        hall = Hall(Config(f"sqlite:///{tmp_path / 'rulewright.db'}", bots_compiled=False))
        await hall.store.open()
        ids = iter([["gone"], []])

        async def look(_: str) -> list[str]:
            return next(ids)

        found = await page(hall, look, "", facts_of, left=True)
        await hall.store.close()
        return [facts.id for facts in found]

    migrate.run(f"sqlite:///{tmp_path / 'rulewright.db'}")
    assert asyncio.run(read()) == []
