"""An archive is unpacked once, completely, and where nobody else can write."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from rulewright import earlier
from rulewright.kernel.disk import cache_folder, ours

LOAD = "from rulewright.games import load; import sys; game = load('termites.1'); print(sys.modules[type(game).__module__].__file__)"


def start(**env: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", LOAD]
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, **env}
    )


def place(process: subprocess.Popen[str]) -> Path:
    """Where the game was imported from."""
    out, err = process.communicate(timeout=300)
    assert process.returncode == 0, err
    return Path(out.strip())


def test_several_processes_at_once_find_it_whole(tmp_path: Path) -> None:
    found = {place(process) for process in [start(XDG_CACHE_HOME=str(tmp_path)) for _ in range(4)]}
    assert len(found) == 1
    assert found.pop().is_relative_to(tmp_path / "rulewright" / "earlier")
    assert not [*tmp_path.rglob("*.part")]


def test_missing_or_changed_files_are_restored(tmp_path: Path) -> None:
    game = place(start(XDG_CACHE_HOME=str(tmp_path)))
    text = game.read_text("utf-8")
    game.write_text("raise SystemExit('not ours')", "utf-8")
    (game.parent / "rules" / "attack.py").unlink()
    assert place(start(XDG_CACHE_HOME=str(tmp_path))) == game
    assert game.read_text("utf-8") == text


@pytest.mark.parametrize("mode", [0o777, 0o775])
def test_a_folder_into_which_others_may_write_is_not_trusted(tmp_path: Path, mode: int) -> None:
    shared = tmp_path / "rulewright"
    shared.mkdir()
    shared.chmod(mode)
    assert not ours(shared)
    assert not place(start(XDG_CACHE_HOME=str(tmp_path), TMPDIR=str(tmp_path))).is_relative_to(shared)


def test_an_unwritable_home_is_not_needed(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", "utf-8")
    (tmp_path / "tmp").mkdir()
    found = place(start(XDG_CACHE_HOME=str(tmp_path / "file"), TMPDIR=str(tmp_path / "tmp")))
    assert found.is_relative_to(tmp_path / "tmp")


def test_without_any_cache_it_lasts_as_long_as_the_process(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", "utf-8")
    taken = tmp_path / f"rulewright-{os.getuid()}"
    taken.write_text("no folder either", "utf-8")
    found = place(start(XDG_CACHE_HOME=str(tmp_path / "file"), TMPDIR=str(tmp_path)))
    assert found.is_relative_to(tmp_path)
    assert not found.exists()


def test_our_own_cache_is_ours() -> None:
    assert ours(cache_folder("earlier"))
    assert all(path.suffix == ".zip" for path in earlier.archives().values())
