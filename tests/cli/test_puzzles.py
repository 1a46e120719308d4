"""`rulewright puzzles`: a file with enough puzzles is left alone, and errors are explained."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from shutil import copyfile

import pytest

from rulewright.games import load
from rulewright.learning.courses import home
from rulewright.learning.puzzles.finder import Finder
from rulewright.learning.puzzles.format import FORMAT, Head, Played, prepared_for
from rulewright.learning.puzzles.kept_puzzles import shelf
from rulewright.words import LANGUAGES

from .conftest import Run

SHIPPED = home(load("termites")) / "puzzles" / "two.jsonl"


@pytest.fixture
def pool(tmp_path: Path) -> Path:
    """The puzzles that come with the game."""
    path = tmp_path / "pool.jsonl"
    copyfile(SHIPPED, path)
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_found_is_counted_by_the_bots_that_find_it(run: Run, pool: Path, language: str) -> None:
    status, shown, wrong = run("puzzles", "termites", "--find", "1", "--out", str(pool), language=language)
    assert (status, wrong) == (0, "")
    assert str(len(shelf("termites"))) in shown
    assert "Juno" in shown
    assert pool.read_bytes() == SHIPPED.read_bytes()


def test_it_goes_on_where_it_was_stopped(run: Run, pool: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The search is replaced, since bots would think far too long here; it finds games without puzzles."""
    begun = list[int]()

    def games(finder: Finder, number: int) -> Iterator[Played]:
        begun.append(number)
        yield Played(number)
        raise KeyboardInterrupt

    monkeypatch.setattr(Finder, "games", games)
    command = ("puzzles", "termites", "--find", "5000", "--out", str(pool))
    assert run(*command)[0] == 130
    status, _, wrong = run(*command)
    assert status == 130
    assert "Stopped." in wrong
    assert begun[1] == begun[0] + 1


def test_they_are_found_with_the_pack_that_they_are_opened_with(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file names none, so it is not the pack of a new table."""
    havoc, packs = load("cryhavoc"), list[str]()

    def games(finder: Finder, number: int) -> Iterator[Played]:
        packs.append(finder._prepared.settings.pack)
        raise KeyboardInterrupt

    monkeypatch.setattr(Finder, "games", games)
    run("puzzles", "cryhavoc", "--find", "1", "--out", str(tmp_path / "pool.jsonl"))
    head = Head(FORMAT, havoc.name, havoc.version, 2, {}, 1, 1)
    assert packs == [prepared_for(havoc, head).settings.pack]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ((), "Which game"),
        (("ludo",), "ludo"),
        (("termites",), "--out FILE"),
        (("termites", "--find", "0"), "--find"),
        (("termites", "--find", "many"), "many"),
        (("termites", "--depth", "-3"), "--depth"),
        (("termites", "--players", "9"), "--players"),
        (("termites", "--seed", "x"), "x"),
        (("termites", "--colour", "red", "--out", "pool.jsonl"), "colour"),
        (("termites", "--out", "/nowhere/at/all/pool.jsonl"), "/nowhere/at/all/pool.jsonl"),
        (("termites", "--out", "/dev/null"), "/dev/null"),
    ],
)
def test_bad_input_is_explained_in_words(run: Run, arguments: tuple[str, ...], told: str) -> None:
    status, shown, wrong = run("puzzles", *arguments)
    assert (status, shown) == (2, "")
    assert told in wrong
    assert "Traceback" not in wrong


def test_a_file_of_other_puzzles_is_not_touched(run: Run, pool: Path) -> None:
    before = pool.read_bytes()
    status, _, wrong = run("puzzles", "termites", "--out", str(pool), "--seed", "2")
    assert status == 2
    assert "seed" in wrong
    assert pool.read_bytes() == before
