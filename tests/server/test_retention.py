"""Old unused data is deleted, if the server admin wants that."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import ExitStack

import pytest
from sqlalchemy import update

from rulewright import cli
from rulewright.server.admin.check import check
from rulewright.server.admin.reading import asked_of
from rulewright.server.store.database_tables import entries, tables, users

from .client import PATIENCE, Person, Table, over, play_until, refused, started
from .running import Running

DAY = 86_400_000  # milliseconds


def age(database: str, days: int, *ids: str) -> None:
    """Move everything at those tables that many days into the past; the people who sat there came even earlier."""

    earlier = [
        update(entries).where(entries.c.table_id.in_(ids)).values(at=entries.c.at - days * DAY),
        update(tables).where(tables.c.id.in_(ids)).values(created=tables.c.created - days * DAY),
        update(users).values(created=users.c.created - days * DAY),
    ]
    assert asked_of(database, lambda store: store.writer.write(None, earlier))


def until(wanted: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.02)


def is_there(database: str, table: Table) -> bool:
    return asked_of(database, lambda store: store.terms(table.id)) is not None


def finished(anna: Person, ben: Person) -> Table:
    table = started(anna, ben)
    for person in (anna, ben):
        person.leaves(table)
    assert over(play_until([anna], table))
    return table


def test_nothing_goes_unless_it_is_asked_for(sqlite_url: str) -> None:
    with Running(sqlite_url) as server, Person(server.url, "Anna") as anna:
        table = anna.makes()
        age(sqlite_url, 3000, table.id)
        server.restart()
        assert anna.looks(table)["table"]["id"] == table.id
        assert anna.get("/me")["name"] == "Anna"


def test_tables_and_guests_are_deleted_after_that_many_days(database_url: str) -> None:
    with Running(database_url, keep_tables=30, keep_guests=30) as server, ExitStack() as stack:
        anna, ben, cleo = (stack.enter_context(Person(server.url, name)) for name in ("Anna", "Ben", "Cleo"))
        cleo.ask("POST", "/me/password", {"password": "correct horse battery"})
        old, running, patient = finished(anna, ben), started(anna, ben), started(anna, ben, patience=60 * 86400)
        age(database_url, 40, old.id, running.id, patient.id)
        new = ben.makes()
        server.restart()
        until(lambda: not is_there(database_url, old) and not is_there(database_url, running))
        assert is_there(database_url, patient), "it has promised to wait for longer"
        assert is_there(database_url, new)
        with refused("server-table-unknown", 404):
            ben.looks(old)
        until(lambda: anna.get("/me") is None)
        assert ben.get("/me")["name"] == "Ben", "he has just made a table"
        login = {"name": "Cleo", "password": "correct horse battery"}
        nobody = stack.enter_context(Person(server.url))
        assert nobody.ask("POST", "/me/session", login)["me"]["name"] == "Cleo", "accounts stay"
        until(lambda: ben.looks(patient)["table"]["seats"][0]["gone"])
        assert asked_of(database_url, lambda store: check(store, patient.id)) is None
        assert '"tables": 2' in server.written()


def test_nothing_goes_by_itself_if_nothing_has_happened_for_so_long(sqlite_url: str) -> None:
    """The clock may be wrong."""
    with Running(sqlite_url, keep_tables=30) as server, Person(server.url, "Anna") as anna:
        table = anna.makes()
        age(sqlite_url, 40, table.id)
        server.restart()
        until(lambda: "is the clock right?" in server.written())
        assert is_there(sqlite_url, table)


def test_the_admin_sees_what_would_be_deleted_beforehand(
    database_url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("RULEWRIGHT_LANG", "en")
    with Running(database_url) as server, Person(server.url, "Anna") as anna, Person(server.url, "Ben") as ben:
        old, new = finished(anna, ben), anna.makes()
        age(database_url, 40, old.id)
        tidy = ["admin", "tidy", "--keep-tables", "30", "--keep-guests", "30", "--database", database_url]
        assert cli.run([*tidy, "--dry-run"]) == 0
        said = capsys.readouterr().out
        assert said.splitlines() == [old.id, "To be deleted: one table and one guest. Nothing has been changed."]
        assert is_there(database_url, old)
        assert cli.run(tidy) == 0
        assert capsys.readouterr().out.splitlines() == ["Deleted: one table and one guest."]
        assert not is_there(database_url, old)
        assert is_there(database_url, new)
        until(lambda: ben.http.get("/me").json() is None)
        assert cli.run(["admin", "tidy", "--database", database_url]) == 2
