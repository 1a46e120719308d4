"""A game on disk reads back as it was; a crash while writing loses nothing that was acknowledged."""

from __future__ import annotations

import os
import resource
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from tests.kernel.shelf import complaint, entries, played, rewrite

from rulewright.games import playing
from rulewright.kernel.disk import canonical, write_whole
from rulewright.kernel.journal import open_journal, plain
from rulewright.kernel.message import UserError


@pytest.fixture
def file(tmp_path: Path) -> Path:
    played(tmp_path / "game.jsonl")
    return tmp_path / "game.jsonl"


# ------------------------------------------------------------- round trip
def test_a_game_comes_back_as_it_was_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    journal = played(file)
    again = open_journal(file, playing)
    assert again.match.trail == journal.match.trail
    assert again.text() == journal.text() == file.read_text("utf-8")
    seat, action = again.match.actor, again.match.legal()[0]
    assert again.act(seat, action) == journal.match.act(seat, action)
    assert open_journal(file, playing).match.trail == journal.match.trail


def test_undone_moves_are_in_the_file_and_replay(file: Path) -> None:
    lines = entries(file)
    undone = [number for number, line in enumerate(lines) if "undo" in line]
    assert undone
    assert all(lines[number]["undo"] == lines[number - 1]["do"] for number in undone)
    assert len(open_journal(file, playing).match.trail) == len(lines) - 1 - 2 * len(undone)


def test_a_whole_game_comes_back(tmp_path: Path) -> None:
    journal, random = played(tmp_path / "game.jsonl"), Random(4)
    while not journal.match.over:
        journal.act(journal.match.actor, random.choice(journal.match.legal()))
    assert open_journal(tmp_path / "game.jsonl", playing).match.over


def test_progress_hears_of_every_line(file: Path) -> None:
    heard: list[int] = []

    def watched(body: list[object]) -> list[object]:
        heard.append(len(body))
        return body

    open_journal(file, playing, progress=watched)
    assert heard == [len(entries(file)) - 1]


def test_a_game_without_its_seed_can_still_be_checked(file: Path) -> None:
    trail = open_journal(file, playing).match.trail
    header, *lines = entries(file)
    rewrite(file, [{k: v for k, v in header.items() if k != "seed"}, *lines])
    assert open_journal(file, playing).match.trail == trail


# ------------------------------------------------------------- torn off
@given(data=st.data())
@hypothesis_settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
def test_a_torn_last_line_is_dropped_and_the_file_repaired(file: Path, data: st.DataObject) -> None:
    whole = file.read_bytes()
    ends = [i + 1 for i, byte in enumerate(whole) if byte == ord("\n")]
    cut = data.draw(st.integers(ends[1] + 1, len(whole) - 1).filter(lambda i: i not in ends))
    torn = file.with_name("torn.jsonl")
    torn.write_bytes(whole[:cut])
    assert complaint(torn) == "journal-torn"
    assert torn.read_bytes() == whole[:cut]
    journal = open_journal(torn, playing, torn="drop")
    kept = max(end for end in ends if end <= cut)
    assert torn.read_bytes() == whole[:kept]
    assert len(journal.lines) == ends.index(kept)
    assert open_journal(torn, playing).text() == journal.text()


def test_a_journal_torn_in_its_first_lines_is_empty(file: Path) -> None:
    whole = file.read_bytes()
    header = whole.index(b"\n") + 1
    for cut in (10, header, header + 10):
        file.write_bytes(whole[:cut])
        assert complaint(file, torn="drop") == "journal-empty"


# ------------------------------------------------------------- writing
def test_a_whole_file_is_written_or_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.jsonl"
    write_whole(file, "old\n")

    def fail(_: int) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="no space"):
        write_whole(file, "new\n")
    assert file.read_text("utf-8") == "old\n"
    assert list(tmp_path.iterdir()) == [file]


def test_every_move_is_on_the_disk_when_it_is_made(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    journal = played(file, actions=0)
    assert list(tmp_path.iterdir()) == [file]
    for _ in range(6):
        journal.act(journal.match.actor, journal.match.legal()[0])
        assert file.read_text("utf-8") == journal.text()


def test_a_move_that_cannot_be_stored_is_not_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = played(tmp_path / "game.jsonl", actions=5)
    before = journal.match.twin().encode(), len(journal.lines)

    def fail(_: int) -> None:
        raise OSError("no space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", fail)
        with pytest.raises(OSError, match="no space"):
            journal.act(journal.match.actor, journal.match.legal()[0])
    assert (journal.match.twin().encode(), len(journal.lines)) == before


def test_an_undo_that_cannot_be_stored_is_not_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = played(tmp_path / "game.jsonl", actions=0)
    seat = journal.match.actor
    journal.act(seat, journal.match.legal()[0])
    before = journal.match.twin().encode(), list(journal.match.trail), journal.text()

    def fail(_: int) -> None:
        raise OSError("no space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", fail)
        with pytest.raises(OSError, match="no space"):
            journal.undo(seat)
    assert (journal.match.twin().encode(), list(journal.match.trail), journal.text()) == before
    journal.undo(seat)
    assert open_journal(tmp_path / "game.jsonl", playing).text() == journal.text()


@pytest.mark.parametrize("room", [1, 20])
def test_a_full_disk_leaves_no_torn_line_behind(tmp_path: Path, room: int) -> None:
    """Room for some bytes of the line; then the game goes on."""
    file = tmp_path / "game.jsonl"
    journal = played(file, actions=5)
    before, (soft, hard) = file.read_bytes(), resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (len(before) + room, hard))
    try:
        with pytest.raises(OSError, match="too large"):
            journal.act(journal.match.actor, journal.match.legal()[0])
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert file.read_bytes() == before
    journal.act(journal.match.actor, journal.match.legal()[0])
    assert open_journal(file, playing).text() == journal.text()


def test_a_new_game_does_not_destroy_another(tmp_path: Path) -> None:
    played(tmp_path / "game.jsonl", actions=5)
    with pytest.raises((UserError, OSError)):
        played(tmp_path / "game.jsonl", actions=0)


@pytest.mark.parametrize(
    "name",
    [
        "Ørsted 漢字 🐜",
        'a "quoted" \\ name\n\r\t',
        "line\u2028separator",
        "next\x85line",
    ],
)
def test_names_may_hold_any_character(tmp_path: Path, name: str) -> None:
    played(tmp_path / "game.jsonl", actions=3, seats=[name, "Bo"])
    assert open_journal(tmp_path / "game.jsonl", playing).header["seats"] == [name, "Bo"]


@given(
    st.text(st.characters(exclude_categories=["Cs"])), st.integers(0, 2**31), st.lists(st.text('a:-é"\\\x00\x1f\x7f'))
)
def test_a_line_is_hashed_as_it_is_written(text: str, number: int, texts: list[str]) -> None:
    line = {"seq": number, "seat": 1, "do": text, "by": text, "then": texts}
    assert plain(line) == canonical(line).encode()
