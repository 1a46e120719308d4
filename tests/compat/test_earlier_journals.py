"""Journals and arena files of earlier versions open, continue, and show the same as before."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from contextlib import chdir
from functools import partial

import pytest

from rulewright.games import playing
from rulewright.kernel.match import Match

from .conftest import Run
from .earlier_files import Files, Told, changes
from .shown import Json, Sentences, begun, of_journal

RULEWRIGHT = [sys.executable, "-m", "rulewright"]
ENVIRONMENT = {**os.environ, "RULEWRIGHT_MODE": "interpreted", "RULEWRIGHT_LANG": "en"}


def asked(moments: Json, match: Match, seq: int) -> list[str]:
    return list(moments[str(seq)]["refused"])


@pytest.fixture(scope="module")
def told(files: Files) -> Told:
    """All journals as the present version shows them, with the same questions as then."""
    shown, sentences = dict[str, Json](), Sentences()
    with chdir(files.folder):  # where the pack is
        for path in files.journals:
            attempts = partial(asked, files.shown["journals"][path.stem]["moments"])
            shown[path.stem] = of_journal(path, attempts, sentences)
    return Told(shown, sentences)


def test_every_line_of_every_journal_is_right(run: Run, files: Files) -> None:
    status, shown = run("verify", *[str(path) for path in files.journals])
    assert status == 0, shown
    assert len(files.journals) == len(files.shown["journals"])


def test_a_game_begins_as_it_did_with_every_value_of_every_option(files: Files) -> None:
    lines = (files.folder / "openings.jsonl").read_text("utf-8").splitlines()
    begins = [begun(json.loads(header)).text() for header in lines[::2]]
    assert "".join(begins).splitlines() == lines


def test_every_seat_may_know_what_it_knew(told: Told, files: Files) -> None:
    assert set(changes(told.shown, files.shown["journals"])) - files.mended == set()


def test_sentences_read_as_they_did(told: Told, files: Files) -> None:
    assert files.reworded(told) == []


@pytest.mark.parametrize("game", ["termites", "cryhavoc"])
def test_an_arena_goes_on(files: Files, game: str) -> None:
    """With the rules of that time, whose key is the name of the game, a dot and their version."""
    path = files.folder / f"arena-{game}.jsonl"
    before = path.read_text("utf-8")
    played = next(playing(game, json.loads(before.splitlines()[0])["rules"])).key
    words = [played if word == game else word for word in files.shown["arenas"][game]]
    command = [*RULEWRIGHT, *words, "--games", "4", "--json"]
    ran = subprocess.run(command, cwd=files.folder, env=ENVIRONMENT, capture_output=True, text=True, check=True)
    after = path.read_text("utf-8")
    assert after.startswith(before)
    assert json.loads(ran.stdout)["games"] == len(after.splitlines()) - 1 == 2 * (len(before.splitlines()) - 1)


def test_a_game_that_was_left_in_the_terminal_goes_on(files: Files) -> None:
    path = files.folder / "journals" / "terminal-left.jsonl"
    before = path.read_text("utf-8").splitlines()
    command = [*RULEWRIGHT, "play", "--resume", str(path)]
    subprocess.run(command, input="undo\n6\nquit\n", env=ENVIRONMENT, capture_output=True, text=True, check=True)
    after = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    assert [line.get("do", line.get("undo")) for line in after[len(before) :]] == ["mound:5", "mound:6"]
