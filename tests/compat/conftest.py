"""The files of each earlier version, and the command line."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rulewright import cli

from .earlier_files import VERSIONS, Files

Run = Callable[..., tuple[int, str]]


@pytest.fixture(scope="module", params=VERSIONS)
def files(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Files:
    return Files(request.param, tmp_path_factory.mktemp("files"))


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], files: Files) -> Run:
    """Runs a command in the folder of the files; returns exit status and output."""
    monkeypatch.setenv("RULEWRIGHT_LANG", "en")
    monkeypatch.chdir(files.folder)

    def command(*arguments: str) -> tuple[int, str]:
        status = cli.run(list(arguments))
        return status, capsys.readouterr().out

    return command
