"""Fixtures for the command line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from rulewright import cli

from .terminal import environment

Run = Callable[..., tuple[int, str, str]]
Here = Callable[..., CompletedProcess[str]]
TINY = 'free = true\nneutral = ["C3"]\npicture = """\n . . .\n. . . .\n . w . .\n. . . .\n . . .\n"""\n'


@pytest.fixture
def board(tmp_path: Path) -> str:
    """A board so small that a game is over soon."""
    file = tmp_path / "board.toml"
    file.write_text(TINY)
    return str(file)


@pytest.fixture
def env(tmp_path: Path) -> dict[str, str]:
    """An environment with a data folder of its own."""
    return environment(tmp_path / "data")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Runs a command in this process; returns exit status, stdout and stderr."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("RULEWRIGHT_MODE", "interpreted")

    def command(*arguments: str, language: str = "en") -> tuple[int, str, str]:
        monkeypatch.setenv("RULEWRIGHT_LANG", language)
        status = cli.run(list(arguments))
        return (status, *capsys.readouterr())

    return command


@pytest.fixture
def here(run: Run, monkeypatch: pytest.MonkeyPatch) -> Here:
    """The same for lab commands, whose tables need a wide screen; returns a CompletedProcess."""
    monkeypatch.setenv("COLUMNS", "110")
    return lambda *arguments: CompletedProcess(arguments, *run(*arguments))
