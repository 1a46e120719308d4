"""`rulewright admin`: games out of a database and into another one; with real servers and what they have written."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest
from tests.server.client import Person, Table, over, play_until, refused
from tests.server.running import Running
from tests.server.services.server import ServerProcess

from rulewright.games import playing
from rulewright.kernel.journal import open_journal

from .conftest import PASSWORD, Evening, Run


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


def test_a_missing_database_is_not_created(run: Run, tmp_path: Path) -> None:
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
    journal = open_journal(file, playing)
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
    assert "Don’t show it to anyone who is playing." in wrong
    journal = open_journal(file, playing)
    assert not journal.match.over
    assert journal.header["seed"]


def test_export_refuses_what_it_cannot_do(run: Run, evening: Evening, tmp_path: Path) -> None:
    file, there = tmp_path / "game.jsonl", ["--database", evening.database]
    assert "has not started" in run("admin", "export", evening.gathering.id, str(file), *there)[2]
    assert "no table nonsense" in run("admin", "export", "nonsense", str(file), *there)[2]
    assert not file.exists()
    file.touch()
    assert "already exists" in run("admin", "export", evening.finished.id, str(file), *there)[2]


# ------------------------------------------------------------- import
def imported(run: Run, file: Path, database: str, *more: str) -> tuple[str, str]:
    """The new table, and all that was said."""
    status, shown, wrong = run("admin", "import", str(file), "--database", database, *more)
    assert (status, wrong) == (0, "")
    found = re.match(r"Created: table (\S+), invitation \S+\n", shown)
    assert found
    return found[1], shown


@pytest.mark.parametrize("name", ["finished", "running"])
def test_a_game_goes_from_sqlite_to_postgresql_and_comes_out_the_same(
    run: Run, evening: Evening, postgres_url: str, tmp_path: Path, name: str
) -> None:
    first, second = tmp_path / "first.jsonl", tmp_path / "second.jsonl"
    assert run("admin", "export", getattr(evening, name).id, str(first), "--database", evening.database)[0] == 0
    table, _ = imported(run, first, postgres_url)
    assert run("admin", "replay-check", "--database", postgres_url)[:2] == (0, "One table replayed, 0 wrong.\n")
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


def test_a_bot_of_another_server_keeps_its_name(run: Run, sqlite_url: str, tmp_path: Path) -> None:
    first, second, elsewhere = tmp_path / "first.jsonl", tmp_path / "second.jsonl", f"sqlite:///{tmp_path / 'else.db'}"
    theirs = {"their-own": f"program:{sys.executable} -c exit(3)"}
    with Running(sqlite_url, bots=1, foreign_bots=theirs) as server, Person(server.url, "Anna") as anna:
        table = anna.makes(bots=["their-own"], start=True)
    run("admin", "export", table.id, str(first), "--database", sqlite_url)
    id, shown = imported(run, first, elsewhere)
    assert "Seat 2: their-own (a bot)" in shown
    assert run("admin", "export", id, str(second), "--database", elsewhere)[0] == 0
    assert second.read_text() == first.read_text()


def test_an_imported_game_goes_on_with_accounts_and_bots(
    run: Run, evening: Evening, copy: Path, tmp_path: Path
) -> None:
    """Anna is given her seat; nobody can be Bartek, so a bot plays for him."""
    file, database = tmp_path / "game.jsonl", f"sqlite:///{copy}"
    run("admin", "export", evening.running.id, str(file), "--database", evening.database)
    id, shown = imported(run, file, database, "--seat", "1=anna")
    assert "Seat 1: Anna (has an account and gets the seat)" in shown
    assert "Seat 2: Bartek (has no account; a bot takes over if the game is unfinished)" in shown
    with ServerProcess(database) as server, Person(server.url) as anna:
        token = anna.ask("POST", "/me/session", {"name": "Anna", "password": PASSWORD})["token"]
        with Person(server.url, "Anna", token) as anna:
            assert over(play_until([anna], Table(id)))
    assert run("admin", "replay-check", "--database", database)[0] == 0


def test_a_name_in_a_file_gives_nobody_a_seat(run: Run, evening: Evening, copy: Path, tmp_path: Path) -> None:
    """Somebody else may have taken it since."""
    file, database = tmp_path / "game.jsonl", f"sqlite:///{copy}"
    run("admin", "export", evening.running.id, str(file), "--database", evening.database)
    id, shown = imported(run, file, database)
    assert "Seat 1: Anna (has no account" in shown
    with ServerProcess(database) as server, Person(server.url) as device:
        token = device.ask("POST", "/me/session", {"name": "Anna", "password": PASSWORD})["token"]
        with Person(server.url, "Anna", token) as anna, refused("server-not-watched", 403):
            anna.looks(Table(id))


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("Anna", "does not give anyone a seat"),
        ("0=Anna", "does not give anyone a seat"),
        ("1=Cecylia", "No account here is called “Cecylia”"),
        ("3=Anna", "seat 3"),
    ],
)
def test_a_seat_is_given_to_somebody_who_is_there(
    run: Run, evening: Evening, copy: Path, tmp_path: Path, given: str, told: str
) -> None:
    file, there = tmp_path / "game.jsonl", ["--database", f"sqlite:///{copy}"]
    run("admin", "export", evening.running.id, str(file), *there)
    status, shown, wrong = run("admin", "import", str(file), "--seat", given, *there)
    assert (status, shown) == (2, "")
    assert told in wrong
    assert run("admin", "list", *there)[1].endswith("3 tables.\n")


# ------------------------------------------------------------- recover
def test_a_recovery_link_sets_a_new_password_once(run: Run, copy: Path) -> None:
    database = f"sqlite:///{copy}"
    status, link, told = run(
        "admin", "recover", "anna", "--public-url", "https://games.example/", "--database", database
    )
    assert status == 0
    assert "for Anna within a day" in told
    address, _, code = link.strip().partition("#")
    assert address == "https://games.example/recover"
    with ServerProcess(database) as server, Person(server.url) as device:
        old = device.ask("POST", "/me/session", {"name": "Anna", "password": PASSWORD})["token"]
        wish = {"code": code, "password": "a brand new password"}
        with refused("server-password-common", 400):
            device.ask("POST", "/me/recovery", {**wish, "password": "12345678"})
        welcome = device.ask("POST", "/me/recovery", wish)
        assert welcome["me"]["name"] == "Anna"
        with Person(server.url, "Anna", welcome["token"]) as anna, Person(server.url, "Anna", old) as ended:
            assert anna.get("/me")["account"]
            assert ended.get("/me") is None, "a new password ends all sessions"
        for spent in (wish, {**wish, "code": code[:-4]}, {**wish, "code": welcome["token"]}):
            with refused("server-recovery-over", 403):
                device.ask("POST", "/me/recovery", spent)
        with Person(server.url, "Anna", code) as forger:
            assert forger.get("/me") is None, "a link is not a token"


def test_there_is_no_link_for_somebody_without_an_account(run: Run, evening: Evening) -> None:
    status, shown, wrong = run("admin", "recover", "Bartek", "--database", evening.database)
    assert (status, shown) == (2, "")
    assert "No account here is called “Bartek”" in wrong


def test_the_host_of_an_imported_table_can_be_chosen(run: Run, evening: Evening, copy: Path, tmp_path: Path) -> None:
    file, database = tmp_path / "game.jsonl", f"sqlite:///{copy}"
    run("admin", "export", evening.finished.id, str(file), "--database", database)
    assert (
        "No account here is called “Cecylia”"
        in run("admin", "import", str(file), "--host", "Cecylia", "--database", database)[2]
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
