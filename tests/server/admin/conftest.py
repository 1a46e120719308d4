"""An evening on a server that is still running, and the command line."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.server.client import Person, Table, bot_asked, play_until, started
from tests.server.services.server import ServerProcess

from rulewright import cli

PASSWORD = "correct horse"
Run = Callable[..., tuple[int, str, str]]


class Evening(NamedTuple):
    """What has been played on a server that is still running."""

    server: ServerProcess
    database: str
    finished: Table  # with a bot, and with an undo that everybody agreed to
    running: Table  # between Anna, who has an account, and Bartek
    gathering: Table
    told: str  # the journal of the finished game, from the API


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
    """Runs a command in this process; returns exit status, stdout and stderr."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.delenv("RULEWRIGHT_DATABASE", raising=False)
    monkeypatch.setenv("RULEWRIGHT_LANG", "en")

    def command(*arguments: str) -> tuple[int, str, str]:
        status = cli.run(list(arguments))
        return (status, *capsys.readouterr())

    return command


@pytest.fixture
def copy(evening: Evening, tmp_path: Path) -> Path:
    """A copy of the database, to be damaged."""
    copy = tmp_path / "copy.db"
    with sqlite3.connect(evening.database.removeprefix("sqlite:///")) as source, sqlite3.connect(copy) as target:
        source.backup(target)
    source.close()
    target.close()
    return copy
