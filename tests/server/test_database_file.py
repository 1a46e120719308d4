"""The database file: only its owner can read it, and two servers cannot share it."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import httpx
import pytest
from tests.server.client import PATIENCE, Person, started

from rulewright import cli

from .running import Running
from .services.server import ServerProcess

SHARED = 0o644


@pytest.fixture(autouse=True)
def _usual_umask() -> None:
    os.umask(0o022)


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def modes(folder: Path) -> dict[str, int]:
    return {file.name: mode(file) for file in folder.iterdir()}


def test_only_its_owner_reads_what_a_server_writes(tmp_path: Path) -> None:
    folder = tmp_path / "tables"
    with Running(f"sqlite:///{folder / 'tables.db'}") as server, Person(server.url, "Anna") as anna:
        anna.makes(players=2)
        assert {"tables.db", "tables.db-wal", "tables.db-shm"} <= modes(folder).keys()
        assert set(modes(folder).values()) == {0o600}


def test_files_of_an_earlier_version_are_closed_to_others(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.touch(SHARED)
    with Running(f"sqlite:///{file}"):
        assert mode(file) == 0o600


def test_only_its_owner_reads_an_exported_journal(sqlite_url: str, tmp_path: Path) -> None:
    with Running(sqlite_url) as server, Person(server.url, "Anna") as anna, Person(server.url, "Bartek") as bartek:
        table = started(anna, bartek)
        journal = tmp_path / "game.jsonl"
        assert cli.run(["admin", "export", table.id, str(journal), "--database", sqlite_url]) == 0
        assert mode(journal) == 0o600


# ------------------------------------------------------------- one server at a time
def test_a_second_server_says_which_process_has_the_file(sqlite_url: str) -> None:
    with ServerProcess(sqlite_url) as first:
        assert first.process
        with pytest.raises(RuntimeError, match=f"process {first.process.pid}\\."):
            ServerProcess(sqlite_url).start()
        assert httpx.get(f"{first.url}/ready", timeout=PATIENCE, verify=False).status_code == 200


def test_another_path_to_the_same_file_does_not_bypass_the_lock(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "real")
    with (
        Running(f"sqlite:///{tmp_path / 'real' / 'tables.db'}"),
        pytest.raises(RuntimeError, match="server-database-in-use"),
    ):
        Running(f"sqlite:///{tmp_path / 'link' / 'tables.db'}").start()


def test_a_server_that_was_killed_does_not_stop_the_next(sqlite_url: str) -> None:
    with ServerProcess(sqlite_url) as server:
        server.kill()
        server.start()
        assert httpx.get(f"{server.url}/ready", timeout=PATIENCE, verify=False).status_code == 200


def test_the_workers_of_one_server_share_the_file(sqlite_url: str, redis_url: str) -> None:
    with ServerProcess(sqlite_url, redis_url, workers=2) as server, Person(server.url, "Anna") as anna:
        anna.makes(players=2)
