"""`rulewright admin`: games out of a database, into another one, and checked; with real servers and what they have written."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from rulewright import cli
from rulewright.games import load
from rulewright.kernel.journal import open_journal

from .client import Person, Table, bot_asked, over, play_until, started
from .services.server import ServerProcess

PASSWORD = "correct horse"
Run = Callable[..., tuple[int, str, str]]


class Evening(NamedTuple):
    """What has been played on a server, which still runs."""

    server: ServerProcess
    database: str
    finished: Table  # with a bot, and with a move that all agreed to take back
    running: Table  # between Anna, who has an account, and Bartek
    gathering: Table
    told: str  # the journal of the finished game, as the API gives it


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    database = f"sqlite:///{tmp_path_factory.mktemp('evening') / 'tables.db'}"
    with ServerProcess(database) as server, Person(server.url, "Anna") as anna, Person(server.url, "Bartek") as bartek:
        finished = anna.makes("termites", players=3)
        bartek.joins(finished)
        anna.seats_bot(finished, 2, "random")
        anna.starts(finished)
        everybody = [anna, bartek]
        play_until(everybody, finished, lambda update: bool(update["seq"] > 20 and not bot_asked(update)))
        anna.asks_for_undo(finished)
        bartek.answers(finished, True)
        play_until(everybody, finished)
        token = anna.ask("POST", "/me/password", {"password": PASSWORD})["token"]
        anna.http.cookies.clear()
        anna.http.headers["Authorization"] = f"Bearer {token}"
        running = started(anna, bartek)
        play_until([anna, bartek], running, lambda update: bool(update["seq"] > 40))
        told = anna.get(finished.path("journal"))
        yield Evening(server, database, finished, running, anna.makes("termites"), told)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Runs a command here; gives exit status, output and complaints."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.delenv("RULEWRIGHT_DATABASE", raising=False)
    monkeypatch.setenv("RULEWRIGHT_LANG", "en")

    def command(*arguments: str) -> tuple[int, str, str]:
        status = cli.run(list(arguments))
        return (status, *capsys.readouterr())

    return command


@pytest.fixture
def copy(evening: Evening, tmp_path: Path) -> Path:
    """Of the database, to be spoilt."""
    copy = tmp_path / "copy.db"
    with sqlite3.connect(evening.database.removeprefix("sqlite:///")) as source, sqlite3.connect(copy) as target:
        source.backup(target)
    source.close()
    target.close()
    return copy


def spoil(database: Path, statement: str, *values: Any) -> None:
    with sqlite3.connect(database) as connection:
        assert connection.execute(statement, values).rowcount == 1
    connection.close()


# ------------------------------------------------------------- list
def test_list_shows_every_table_while_the_server_runs(run: Run, evening: Evening) -> None:
    status, shown, wrong = run("admin", "list", "--database", evening.database)
    assert (status, wrong) == (0, "")
    *lines, total = shown.splitlines()
    assert [line.split("  ")[:3] for line in lines] == [
        [evening.finished.id, "termites", "over"],
        [evening.running.id, "termites", "being played"],
        [evening.gathering.id, "termites", "not started"],
    ]
    assert "Anna, Bartek, random" in lines[0]
    assert "Anna, (free)" in lines[2]
    assert total == "3 tables."


def test_list_can_be_narrowed_and_read_by_programs(run: Run, evening: Evening) -> None:
    status, shown, _ = run("admin", "list", "--status", "playing", "--json", "--database", evening.database)
    assert status == 0
    (table,) = json.loads(shown)
    assert (table["table"], table["status"], table["seats"]) == (evening.running.id, "playing", ["Anna", "Bartek"])


def test_list_knows_its_statuses(run: Run, evening: Evening) -> None:
    status, _, wrong = run("admin", "list", "--status", "open", "--database", evening.database)
    assert status == 2
    assert "gathering, playing, over" in wrong


def test_the_database_may_stand_in_the_environment(run: Run, evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULEWRIGHT_DATABASE", evening.database)
    assert run("admin", "list")[1].endswith("3 tables.\n")


def test_a_database_that_is_not_there_is_not_made(run: Run, tmp_path: Path) -> None:
    status, _, wrong = run("admin", "list")
    assert status == 2
    assert "rulewright serve" in wrong
    assert not list(tmp_path.rglob("tables.db"))


# ------------------------------------------------------------- export
def test_an_exported_game_is_what_the_api_gives_and_verify_accepts(run: Run, evening: Evening, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    status, _, wrong = run("admin", "export", evening.finished.id, str(file), "--database", evening.database)
    assert (status, wrong) == (0, "")
    assert file.read_text() == evening.told
    journal = open_journal(file, load)
    assert journal.match.over
    assert any("lines" in line for line in journal.lines), "a move was taken back with everybody's consent"
    assert any(line.get("by") == "random" for line in journal.lines)
    assert run("verify", str(file))[0] == 0


def test_a_game_that_goes_on_is_exported_with_its_seed_and_a_warning(
    run: Run, evening: Evening, tmp_path: Path
) -> None:
    file = tmp_path / "game.jsonl"
    status, _, wrong = run("admin", "export", evening.running.id, str(file), "--database", evening.database)
    assert status == 0
    assert "Show it to nobody who plays." in wrong
    journal = open_journal(file, load)
    assert not journal.match.over
    assert journal.header["seed"]


def test_export_refuses_what_it_cannot_do(run: Run, evening: Evening, tmp_path: Path) -> None:
    file, there = tmp_path / "game.jsonl", ["--database", evening.database]
    assert "has not started" in run("admin", "export", evening.gathering.id, str(file), *there)[2]
    assert "no table nonsense" in run("admin", "export", "nonsense", str(file), *there)[2]
    assert not file.exists()
    file.touch()
    assert "exists already" in run("admin", "export", evening.finished.id, str(file), *there)[2]


# ------------------------------------------------------------- import
def imported(run: Run, file: Path, database: str, *more: str) -> tuple[str, str]:
    """The new table, and all that was said."""
    status, shown, wrong = run("admin", "import", str(file), "--database", database, *more)
    assert (status, wrong) == (0, "")
    found = re.match(r"Made: table (\S+), invitation \S+\n", shown)
    assert found
    return found[1], shown


@pytest.mark.parametrize("name", ["finished", "running"])
def test_a_game_goes_from_sqlite_to_postgresql_and_comes_out_the_same(
    run: Run, evening: Evening, postgres_url: str, tmp_path: Path, name: str
) -> None:
    first, second = tmp_path / "first.jsonl", tmp_path / "second.jsonl"
    assert run("admin", "export", getattr(evening, name).id, str(first), "--database", evening.database)[0] == 0
    table, _ = imported(run, first, postgres_url)
    assert run("admin", "replay-check", "--database", postgres_url)[:2] == (0, "One table replayed, 0 of them wrong.\n")
    assert run("admin", "export", table, str(second), "--database", postgres_url)[0] == 0
    assert second.read_text() == first.read_text()


def test_a_game_of_the_terminal_becomes_a_table_and_keeps_its_names(run: Run, sqlite_url: str, tmp_path: Path) -> None:
    first, second = tmp_path / "first.jsonl", tmp_path / "second.jsonl"
    play = ["play", "termites", "--seats", "random,greedy", "--names", "Lolek,Bolek", "--save", str(first)]
    assert run(*play)[0] == 0
    table, shown = imported(run, first, sqlite_url)
    assert "Seat 1: random (a bot)" in shown
    assert run("admin", "export", table, str(second), "--database", sqlite_url)[0] == 0
    assert second.read_text() == first.read_text()


def test_an_imported_game_goes_on_with_accounts_and_bots(
    run: Run, evening: Evening, copy: Path, tmp_path: Path
) -> None:
    """Anna has an account there and finds her seat; nobody can be Bartek, so a bot plays for him."""
    file, database = tmp_path / "game.jsonl", f"sqlite:///{copy}"
    run("admin", "export", evening.running.id, str(file), "--database", evening.database)
    id, shown = imported(run, file, database)
    assert "Seat 1: Anna (has an account, and the seat)" in shown
    assert "Seat 2: Bartek (has no account; a bot keeps the seat of a game that goes on)" in shown
    with ServerProcess(database) as server, Person(server.url) as anna:
        token = anna.ask("POST", "/me/session", {"name": "Anna", "password": PASSWORD})["token"]
        with Person(server.url, "Anna", token) as anna:
            assert over(play_until([anna], Table(id)))
    assert run("admin", "replay-check", "--database", database)[0] == 0


def test_the_host_of_an_imported_table_can_be_chosen(run: Run, evening: Evening, copy: Path, tmp_path: Path) -> None:
    file, database = tmp_path / "game.jsonl", f"sqlite:///{copy}"
    run("admin", "export", evening.finished.id, str(file), "--database", database)
    assert (
        "Nobody called “Cecylia”" in run("admin", "import", str(file), "--host", "Cecylia", "--database", database)[2]
    )
    imported(run, file, database, "--host", "anna")


def test_nothing_is_written_of_a_file_that_is_not_right(run: Run, evening: Evening, copy: Path, tmp_path: Path) -> None:
    file, database = tmp_path / "game.jsonl", f"sqlite:///{copy}"
    run("admin", "export", evening.running.id, str(file), "--database", database)
    header, *lines = file.read_text().splitlines(keepends=True)
    without_seed = {key: value for key, value in json.loads(header).items() if key != "seed"}
    changed = tmp_path / "changed.jsonl"
    for text in (
        "".join([header, *lines[:5], *lines[6:]]),
        json.dumps(without_seed) + "\n" + "".join(lines),
        "",
        "?\n",
    ):
        changed.write_text(text)
        status, shown, wrong = run("admin", "import", str(changed), "--database", database)
        assert (status, shown) == (2, "")
        assert wrong.startswith("Error: ")
    assert run("admin", "list", "--database", database)[1].endswith("3 tables.\n")


# ------------------------------------------------------------- replay-check
def test_what_a_server_has_written_is_right(run: Run, evening: Evening) -> None:
    assert run("admin", "replay-check", "--database", evening.database) == (
        0,
        "3 tables replayed, 0 of them wrong.\n",
        "",
    )


SPOILT = [
    ("DELETE FROM entries WHERE seq = 9 AND table_id = ?", "entry 9: an entry before it is missing"),
    ("UPDATE entries SET asked = 1 - asked WHERE seq = 12 AND table_id = ?", "entry 12: another player is asked"),
    ("""UPDATE entries SET body = replace(body, '"hash":"', '"hash":"0') WHERE seq = 12 AND table_id = ?""", "entry 12: the move"),
    ("""UPDATE entries SET body = replace(body, '"memory":[', '"memory":[1') WHERE seq = 12 AND table_id = ?""", "entry 12: what the"),
    ("UPDATE snapshots SET position = zeroblob(9) WHERE seq = 3 AND table_id = ?", "entry 3: the position"),
    ("UPDATE tables SET status = 'over' WHERE id = ?", "wrong status"),
    ("UPDATE tables SET rules = '0.0' WHERE id = ?", "entry 0: the table was made with other rules"),
    ("UPDATE tables SET seed = zeroblob(32) WHERE id = ?", "entry 3: the move"),
]  # fmt: skip


@pytest.mark.parametrize(("statement", "told"), SPOILT)
def test_whatever_is_spoilt_is_found_and_named(
    run: Run, evening: Evening, copy: Path, statement: str, told: str
) -> None:
    table = evening.running.id
    spoil(copy, statement, table)
    status, shown, _ = run("admin", "replay-check", "--database", f"sqlite:///{copy}")
    assert status == 1
    assert f"WRONG {table}, " in " ".join(shown.split())
    assert told in " ".join(shown.split())
    assert shown.endswith("3 tables replayed, 1 of them wrong.\n")


def test_only_the_tables_that_are_named_are_checked(run: Run, evening: Evening, copy: Path) -> None:
    spoil(copy, "UPDATE tables SET status = 'over' WHERE id = ?", evening.running.id)
    there = ["--database", f"sqlite:///{copy}"]
    assert run("admin", "replay-check", evening.finished.id, evening.gathering.id, *there)[0] == 0
    assert run("admin", "replay-check", evening.running.id, *there)[0] == 1
    assert "no table nonsense" in run("admin", "replay-check", "nonsense", *there)[2]
