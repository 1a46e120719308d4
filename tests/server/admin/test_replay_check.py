"""`rulewright admin replay-check`: whatever is spoilt in a database is found and named."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from .conftest import Evening, Run


def spoil(database: Path, statement: str, *values: Any) -> None:
    with sqlite3.connect(database) as connection:
        assert connection.execute(statement, values).rowcount == 1
    connection.close()


def test_a_database_written_by_a_server_passes_the_check(run: Run, evening: Evening) -> None:
    assert run("admin", "replay-check", "--database", evening.database) == (
        0,
        "3 tables replayed, 0 wrong.\n",
        "",
    )


SPOILT = [
    ("DELETE FROM entries WHERE seq = 9 AND table_id = ?", "entry 9: an entry before it is missing"),
    ("UPDATE entries SET asked = 1 - asked WHERE seq = 12 AND table_id = ?", "entry 12: the stored player to move"),
    ("""UPDATE entries SET body = replace(body, '"hash":"', '"hash":"0') WHERE seq = 12 AND table_id = ?""", "entry 12: the move"),
    ("""UPDATE entries SET body = replace(body, '"memory":[', '"memory":[1') WHERE seq = 12 AND table_id = ?""", "12: the stored events"),
    ("UPDATE snapshots SET position = zeroblob(9) WHERE seq = 3 AND table_id = ?", "entry 3: the stored position"),
    ("UPDATE tables SET status = 'over' WHERE id = ?", "wrong status"),
    ("UPDATE tables SET seed = zeroblob(32) WHERE id = ?", "entry 3: the move"),
]  # fmt: skip


@pytest.mark.parametrize(("statement", "told"), SPOILT)
def test_all_damage_is_found_and_named(run: Run, evening: Evening, copy: Path, statement: str, told: str) -> None:
    table = evening.running.id
    spoil(copy, statement, table)
    status, shown, _ = run("admin", "replay-check", "--database", f"sqlite:///{copy}")
    assert status == 1
    assert f"WRONG {table}, " in " ".join(shown.split())
    assert told in " ".join(shown.split())
    assert shown.endswith("3 tables replayed, 1 wrong.\n")


def test_tables_of_a_game_that_is_not_installed_are_listed_apart_and_not_called_wrong(
    run: Run, evening: Evening, copy: Path
) -> None:
    for table in (evening.running, evening.gathering):
        spoil(copy, "UPDATE tables SET game = 'checkers' WHERE id = ?", table.id)
    status, shown, _ = run("admin", "replay-check", "--database", f"sqlite:///{copy}")
    text = " ".join(shown.split())
    assert status == 0
    assert "NOT CHECKED: 2 tables of the game checkers: " in text
    assert evening.running.id in text
    assert evening.gathering.id in text
    assert "Install its package" in text
    assert shown.endswith("One table replayed, 0 wrong.\n")


def test_tables_of_rules_that_are_not_here_are_listed_apart_and_not_called_wrong(
    run: Run, evening: Evening, copy: Path
) -> None:
    spoil(copy, "UPDATE tables SET rules = '0.0' WHERE id = ?", evening.running.id)
    status, shown, _ = run("admin", "replay-check", "--database", f"sqlite:///{copy}")
    assert status == 0
    assert f"NOT CHECKED: one table of the game termites: {evening.running.id}." in " ".join(shown.split())
    assert "lacks their rules or their pack" in " ".join(shown.split())


def test_only_the_tables_that_are_named_are_checked(run: Run, evening: Evening, copy: Path) -> None:
    spoil(copy, "UPDATE tables SET status = 'over' WHERE id = ?", evening.running.id)
    there = ["--database", f"sqlite:///{copy}"]
    assert run("admin", "replay-check", evening.finished.id, evening.gathering.id, *there)[0] == 0
    assert run("admin", "replay-check", evening.running.id, *there)[0] == 1
    assert "no table nonsense" in run("admin", "replay-check", "nonsense", *there)[2]
