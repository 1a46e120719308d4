"""`rulewright tune` as users call it; interpreted, since that starts at once."""

from __future__ import annotations

import errno
import json
import os
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulewright.cli.commands import tune as command
from rulewright.cli.commands.lab import words
from rulewright.games import load
from rulewright.kernel.guide import read_guides
from rulewright.kernel.message import UserError
from rulewright.lab.positions import Positions
from rulewright.lab.tune import Found, weights_of

from .conftest import Here, Run
from .test_lab import interrupted, playing, rulewright

GUIDES = load("termites").guides


def surprises(shown: str) -> list[tuple[float, float]]:
    return [(float(before), float(after)) for before, after in re.findall(r"│ +(\d\.\d{4}) │ +(\d\.\d{4}) │", shown)]


def test_it_shows_weights_and_surprise_before_and_after_and_writes_a_guide(
    here: Here, board: str, tmp_path: Path
) -> None:
    out = tmp_path / "found.json"
    asked = ("tune", "termites", "--board", board, "--positions", "9", "--generations", "2", "--seed", "4")
    ran = here(*asked, "--fixed", "own, point", "--begin", "safe=0,worker=50", "--out", str(out))
    assert ran.returncode == 0, ran.stderr
    for word in ("Before", "After", "temperature", "positions used for tuning", "positions held out", str(out)):
        assert word in ran.stdout
    assert len(surprises(ran.stdout)) == 2
    found = read_guides(out, GUIDES.names)
    before, after = weights_of(GUIDES), weights_of(found)
    assert (after["own"], after["point"]) == (before["own"], before["point"])
    assert after["safe"] == 0
    assert 2 < after["worker"] < 1005  # at most twenty times 50
    assert all((after[name] > 0) == (before[name] > 0) for name in before if name != "safe")
    assert list(found.plain) == list(GUIDES.plain)
    assert found.found in ran.stdout
    assert [file.name for file in tmp_path.iterdir() if "found" in file.name] == ["found.json"]  # and no draft of it


def test_the_command_in_the_file_finds_the_same_again(here: Here, board: str, tmp_path: Path) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    asked = ("tune", "termites", "--board", board, "--positions", "6", "--generations", "2", "--mound_terrain", "any")
    assert here(*asked, "--out", str(first)).returncode == 0
    versions, _, command = json.loads(first.read_text())["found"].partition(": ")
    assert versions.startswith("rulewright ")
    assert "cma" in versions
    assert here(*shlex.split(command)[1:], "--out", str(second)).returncode == 0
    assert second.read_text() == first.read_text()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["chess"], "termites, cryhavoc"),
        (["termites", "--positions", "0"], "from 2"),
        (["termites", "--positions", "many"], "whole number"),
        (["termites", "--positions", "1000000000"], "to 500,000"),
        (["termites", "--generations", "0"], "from 1"),
        (["termites", "--players", "5"], "from 2 to 4"),
        (["termites", "--seed", "-1"], "from 0"),
        (["termites", "--fixed", "own,wings"], "“wings”. Choose from: own, point"),
        (["termites", "--fixed", "own,"], "“”. Choose from: own, point"),
        (["termites", "--begin", "wings=3"], "“wings”"),
        (["termites", "--begin", "worker"], "NAME=NUMBER"),
        (["termites", "--begin", "worker=much"], "whole number"),
        (["termites", "--begin", "worker=1000000"], "worker is 1000000, but must be from -100,000"),
        (["termites", "--begin", "temperature=0"], "from 1"),
        (["termites", "--fixed", ",".join(weights_of(GUIDES))], "no weight left"),
        (["termites", "--out", "/dev/null"], "not a regular file"),
        (["termites", "--out", "/"], "not a regular file"),
        (["termites", "--out", "/dev/null/file"], "/dev/null/file"),
        (["termites", "--out", "no/such/folder/file"], "cannot be used"),
        (["termites", "--nonsense", "1"], "--nonsense"),
        (["termites", "--option", "nonsense=1"], "nonsense"),
    ],
)
def test_impossible_requests_get_a_clear_message(run: Run, arguments: list[str], told: str) -> None:
    status, _, wrong = run("tune", *arguments)
    assert status == 2
    assert told in wrong
    assert "Traceback" not in wrong


def test_a_missing_library_is_named_before_anything_is_played(tmp_path: Path) -> None:
    (tmp_path / "cma.py").write_text("raise ModuleNotFoundError(name='cma')\n")
    ran = rulewright("tune", "termites", PYTHONPATH=str(tmp_path))
    assert ran.returncode == 2
    assert "pip install 'rulewright[tune]'" in ran.stderr


# ------------------------------------------------------------- Ctrl-C
def test_ctrl_c_keeps_the_best_so_far(
    board: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    start, better = weights_of(GUIDES), {**weights_of(GUIDES), "worker": 999, "temperature": 888}

    def stopped_in_the_second_generation(*_: object) -> Iterator[Found]:
        yield Found(start, 0.7)
        yield Found(better, 0.6)
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "search", stopped_in_the_second_generation)
    out = tmp_path / "found.json"
    assert command.tune("termites", board=Path(board), positions="2", out=out) == 130
    found = read_guides(out, GUIDES.names)
    assert weights_of(found) == better
    assert "--generations 1 " in found.found  # reproduces the result
    shown = capsys.readouterr()
    assert " 999 " in shown.out
    assert words("tune-stopped", generations=1, all=120) in shown.err


def test_ctrl_c_among_the_first_games_leaves_nothing_behind(
    board: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played = Positions.collect

    def stopped_after_a_game(self: Positions) -> Iterator[range]:
        yield next(played(self))
        raise KeyboardInterrupt

    monkeypatch.setattr(Positions, "collect", stopped_after_a_game)
    out = tmp_path / "found.json"
    out.write_text("from before")
    assert command.tune("termites", board=Path(board), positions="90", out=out) == 130
    assert out.read_text() == "from before"
    assert capsys.readouterr().err.strip() == words("tune-stopped-early")


def test_what_was_found_is_shown_even_if_it_cannot_be_written(
    board: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full_disk(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(command, "write_whole", full_disk)
    with pytest.raises(UserError, match=r"found\.json"):
        command.tune("termites", board=Path(board), positions="2", generations="1", out=tmp_path / "found.json")
    assert "--generations 1 " in capsys.readouterr().out
    assert not (tmp_path / "found.json").exists()


def test_a_real_ctrl_c_ends_it_at_once(board: str) -> None:
    ran = interrupted("tune", "termites", "--board", board, "--positions", "5000", when=playing)
    assert ran.returncode == 130
    assert "Stopped" in ran.stderr
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize(("language", "word"), [("pl", "Zaskoczenie"), ("de", "Nachher"), ("pt-BR", "Depois")])
def test_the_result_speaks_every_language(board: str, language: str, word: str) -> None:
    asked = ("--board", board, "--positions", "2", "--generations", "1")
    assert word in rulewright("--lang", language, "tune", "termites", *asked).stdout
