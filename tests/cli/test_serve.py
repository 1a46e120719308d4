"""What `rulewright serve` says when it cannot start: one clear message, status 1, and no traceback."""

from __future__ import annotations

import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from rulewright import cli
from rulewright.words import LANGUAGES, Words

from .conftest import Run
from .terminal import Terminal, environment

LEFT_OUT = "import sys; sys.modules.update(dict.fromkeys({names})); from rulewright.cli import main; main()"


@pytest.fixture
def run(run: Run, monkeypatch: pytest.MonkeyPatch) -> Iterator[Run]:
    """Runs the command in this process; returns exit status, stdout and stderr."""
    monkeypatch.delenv("RULEWRIGHT_DATABASE", raising=False)
    monkeypatch.delenv("RULEWRIGHT_SECRET", raising=False)
    before = signal.getsignal(signal.SIGTERM)
    yield lambda *arguments, port=0, **how: run("serve", "--port", str(port), *arguments, **how)
    signal.signal(signal.SIGTERM, before)


def without(names: list[str], *arguments: str, data: Path) -> subprocess.CompletedProcess[str]:
    """Run the command as if these packages were not installed."""
    program = LEFT_OUT.format(names=names)
    return subprocess.run(
        [sys.executable, "-c", program, *arguments], env=environment(data), capture_output=True, text=True
    )


# ------------------------------------------------------------- help
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "command", ["serve", "admin", "admin list", "admin export", "admin import", "admin replay-check"]
)
def test_help_is_in_the_readers_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str, command: str
) -> None:
    monkeypatch.setenv("RULEWRIGHT_LANG", language)
    assert cli.run([*command.split(), "--help"]) == 0
    shown, words = capsys.readouterr().out, Words(language)
    key = command.replace("serve", "serve-help").replace("admin", "admin-help").replace(" ", "-")
    assert words(key)[:30] in shown
    if language != "en":
        assert not re.search(r"Usage|Commands|Parameters|Display|default:|required|\[OPTIONS\]", shown)


# ------------------------------------------------------------- at a terminal
def test_a_person_at_a_terminal_sees_the_address_and_no_log_of_requests(tmp_path: Path) -> None:
    with Terminal("serve", "--port", "0", "--interpreted-bots", env=environment(tmp_path)) as terminal:
        shown = terminal.expect("Ctrl-C to stop")
        assert httpx.get(re.findall(r"http://\S+", shown)[0] + "/health", timeout=60).status_code == 200
        assert terminal.interrupt(times=1) == 130
        assert "/health" not in terminal.transcript


# ------------------------------------------------------------- what can be wrong
def refused(result: tuple[int, str, str], *parts: str) -> None:
    status, shown, wrong = result
    assert (status, shown) == (1, "")
    assert wrong.startswith("Error: ")
    assert wrong.count("\n") == 1
    assert [part for part in parts if part not in wrong] == []


def test_a_port_that_is_in_use(run: Run, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        refused(run(port=port), f"127.0.0.1:{port}", "--port")
    assert not (tmp_path / "data").exists(), "nothing was made for a server that does not run"


def test_a_host_that_is_not_this_machine(run: Run) -> None:
    refused(run("--host", "192.0.2.1"), "192.0.2.1", "--host")


ADDRESSES = [
    "nonsense",
    "mysql://host/name",
    "sqlite://file",
    "sqlite:///",
    "sqlite:///:memory:",
    "postgresql://host:port/name",
]


@pytest.mark.parametrize("address", ADDRESSES)
def test_an_address_that_is_not_a_database(run: Run, address: str) -> None:
    refused(run("--database", address), "sqlite:///FILE")


def test_a_database_that_does_not_answer(run: Run) -> None:
    with socket.create_server(("127.0.0.1", 0)) as gone:
        port = gone.getsockname()[1]
    answer = run("--database", f"postgresql://me:secret@127.0.0.1:{port}/games")
    refused(answer, f"postgresql://me:***@127.0.0.1:{port}/games")
    assert "secret" not in answer[2]


def test_a_file_that_is_not_a_database(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_text("a letter to my grandmother")
    refused(run("--database", f"sqlite:///{file}"), str(file))
    assert file.read_text() == "a letter to my grandmother"


def test_a_data_folder_that_cannot_be_made(run: Run, tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    refused(run(), str(tmp_path / "data"))


def test_a_database_of_a_newer_version(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        connection.execute("INSERT INTO alembic_version VALUES ('v9999')")
    connection.close()
    refused(run("--database", f"sqlite:///{file}"), "v9999", "newer version")


def test_several_workers_without_a_bus(run: Run) -> None:
    refused(run("--workers", "2"), "Redis")


def test_addresses_that_are_not_what_they_should_be(run: Run) -> None:
    refused(run("--bus", "http://localhost"), "redis://")
    refused(run("--public-url", "games.example"), "https://")


def test_a_secret_that_is_too_short(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULEWRIGHT_SECRET", "swordfish")
    answer = run()
    refused(answer, "RULEWRIGHT_SECRET", "32")
    assert "swordfish" not in answer[2]


@pytest.mark.parametrize("option", ["--port=70000", "--workers=0", "--bots=-1", "--bot-seconds=0", "--rest-after=x"])
def test_numbers_that_do_not_fit(capsys: pytest.CaptureFixture[str], option: str) -> None:
    assert cli.run(["serve", option, "--lang", "en"]) == 2
    assert f"is not valid for {option.partition('=')[0]}" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_message_is_in_the_readers_language(run: Run, language: str) -> None:
    words = Words(language)
    told = words("server-database-address", address="nonsense")
    assert run("--database", "nonsense", language=language)[2] == words("cli-error", text=told) + "\n"


# ------------------------------------------------------------- what is not installed
def test_without_the_servers_packages_it_says_how_to_install_them(tmp_path: Path) -> None:
    done = without(["litestar"], "serve", data=tmp_path)
    assert done.returncode == 1
    assert "pip install 'rulewright[server]'" in done.stderr
    assert "pip install 'rulewright[server]'" in without(["litestar"], "admin", "list", data=tmp_path).stderr


@pytest.mark.parametrize(
    ("package", "option", "extra"),
    [
        ("asyncpg", "--database=postgresql://localhost/games", "postgres"),
        ("redis", "--bus=redis://localhost", "redis"),
    ],
)
def test_what_only_some_need_is_asked_for_by_those(tmp_path: Path, package: str, option: str, extra: str) -> None:
    done = without([package], "serve", "--port", "0", option, data=tmp_path)
    assert (done.returncode, done.stdout) == (1, "")
    assert f"pip install 'rulewright[{extra}]'" in done.stderr
