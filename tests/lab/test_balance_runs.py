"""The games behind the balance report: recorded, played without an item, and kept when the disk is full."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest
from tests.cli.conftest import Run, run

from rulewright.games import load
from rulewright.kernel.disk import append
from rulewright.lab.arena import POINTS, Arena
from rulewright.lab.balance import raw
from rulewright.lab.balance.plan import items_of, settings_of
from rulewright.lab.balance.raw import room_for
from rulewright.lab.balance.told import ledger_of

__all__ = ["run"]
PAGES = ["termites", "cryhavoc"]
SMALL = ("balance", "termites", "--bot", "random", "--games", "2", "--options", "none", "--items", "none")


@pytest.mark.parametrize("name", PAGES)
def test_a_game_that_is_listened_to_is_the_game_of_the_arena(name: str) -> None:
    """Points by source add up to the score, and an item that was left out is never used."""
    game = load(name)
    parts = items_of(game, "", None)
    heard = room_for(game, parts[0], "", "random")(1, 2)
    config = game.prepare(settings_of(game, parts[0], "")).config
    assert heard.rows == Arena(game, config, ["random"] * 4).play(1, 2)
    for row, told in zip(heard.rows, heard.told, strict=True):
        assert [sum(by) for by in told.points[-1]] == row[POINTS : POINTS + 4]
    book = ledger_of(game)
    assert book is not None
    known = {item.id for item in book.items(game.pack)}
    used = {item for told in heard.told for uses in told.uses for item in uses}
    assert used <= known
    assert len(used) > len(known) / 3
    prepared = game.prepare(settings_of(game, parts[0], ""))
    for part in parts[1:]:
        assert list(book.without(prepared, part.item)) != list(config), part.item


def test_a_full_disk_is_reported_and_played_games_stay(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = list[str]()

    def full(path: Path, text: str) -> None:
        if written:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(path))
        written.append(text)
        append(path, text)

    monkeypatch.setattr(raw, "append", full)
    status, _, wrong = run(*SMALL, "--out", str(tmp_path), "--jobs", "1")
    assert (status, "No space left" in wrong, "Traceback" in wrong) == (2, True, False), wrong
    kept = (tmp_path / "games.jsonl").read_text()
    assert kept.endswith(written[0])
    monkeypatch.setattr(raw, "append", append)
    assert run(*SMALL, "--out", str(tmp_path), "--jobs", "1")[0] == 0
    lines = (tmp_path / "games.jsonl").read_text()
    assert lines.startswith(kept)
    assert lines.count("\n") == kept.count("\n") + 2  # one of three batches was kept
