"""Packs in a file: checked, played, simulated, and known by name afterwards."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.games.termites.pack.loading import SHIPPED
from rulewright.kernel.bundles.bundle import in_folder, reference, zipped

from .conftest import Run

CLASSIC = in_folder(SHIPPED["classic"])
MINE = {
    **CLASSIC,
    "pack.toml": CLASSIC["pack.toml"].replace(b'"classic"', b'"my-box"'),
    "mounds.toml": CLASSIC["mounds.toml"].replace(b"[5, 6, 7, 8, 9]", b"[4, 6, 7, 8, 9]"),
}
BOTS = ("--players", "2", "--games", "1", "--bots", "random", "--jobs", "1")


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A pack in a file, on a machine that has not stored any yet."""
    kept = tmp_path / "kept"
    kept.mkdir()
    for module in ("rulewright.kernel.bundles.bundle", "rulewright.cli.terminal.kept_packs"):
        monkeypatch.setattr(f"{module}.cache_folder", lambda _: kept)
    path = tmp_path / "box.zip"
    path.write_bytes(zipped(MINE))
    return path


def test_a_file_is_checked_like_a_folder(run: Run, file: Path) -> None:
    status, shown, _ = run("content", "check", str(file))
    assert status == 0
    assert "OK my-box" in shown
    file.write_bytes(zipped({**MINE, "mounds.toml": b"own = 1"}))
    status, shown, _ = run("content", "check", str(file))
    assert status == 1
    assert "mounds.toml own" in shown
    file.write_bytes(b"PK nothing")
    status, shown, _ = run("content", "check", str(file))
    assert status == 1
    assert "This zip is damaged." in shown


def test_a_file_is_played_with_and_its_name_is_enough_the_next_time(run: Run, file: Path, tmp_path: Path) -> None:
    assert run("simulate", "termites", "--pack", "my-box", *BOTS)[0] != 0, "nobody knows it yet"
    game = tmp_path / "game.jsonl"
    seats = ("--seats", "random,random", "--seed", "1", "--save", str(game))
    assert run("play", "termites", "--pack", str(file), *seats)[0] == 0
    assert f'"pack":"{reference(MINE)}"' in game.read_text("utf-8")
    file.unlink()
    assert run("simulate", "termites", "--pack", "my-box", *BOTS)[0] == 0
    assert run("verify", str(game))[0] == 0
