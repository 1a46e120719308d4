"""The file that the finder writes: finds are never lost, and other people's files are never touched."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from rulewright.games import load
from rulewright.kernel.game import Settings
from rulewright.kernel.message import UserError
from rulewright.learning.puzzles.format import Head, Played, head_of, prepared_for
from rulewright.learning.puzzles.kept_puzzles import shelf
from rulewright.learning.puzzles.puzzle_file import Pool, encoded, read

GAME = load("termites")
HEAD = head_of(GAME, GAME.prepare(Settings(2)), seed=3, depth=40)


def game(number: int) -> Played:
    """With a puzzle that was found before."""
    kept = next(iter(shelf("termites").values()))
    return Played(number, " ".join(kept.did), [kept.puzzle])


def test_games_are_there_again_and_the_search_goes_on_behind_them(tmp_path: Path) -> None:
    path = tmp_path / "pool.jsonl"
    assert list(Pool(path, HEAD).filled(iter([Played(0), game(1)]), 1)) == [0, 1]
    again = Pool(path, HEAD)
    assert (again.games, again.puzzles, again.next) == ([Played(0), game(1)], 1, 2)
    assert list(again.filled(iter([]), 1)) == []  # there are enough already
    assert read(path) == (HEAD, again.games)


def test_a_line_that_was_being_written_is_forgotten(tmp_path: Path) -> None:
    path = tmp_path / "pool.jsonl"
    Pool(path, HEAD).add(game(0))
    whole = path.read_bytes()
    path.write_bytes(whole + encoded(game(1)).encode()[:40])
    assert Pool(path, HEAD).next == 1
    assert path.read_bytes() == whole


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("To buy: milk, eggs\n", "puzzles-file-foreign"),
        (encoded(msgspec.structs.replace(HEAD, seed=4)), "puzzles-file-other"),
        (encoded(HEAD) + "{}\n", "puzzles-file-line"),
    ],
)
def test_a_file_without_these_puzzles_is_refused_and_left_alone(tmp_path: Path, text: str, key: str) -> None:
    path = tmp_path / "pool.jsonl"
    path.write_text(text)
    with pytest.raises(UserError) as raised:
        Pool(path, HEAD)
    assert raised.value.message.key == key
    assert path.read_text() == text


def test_the_head_says_how_to_prepare_the_same_table() -> None:
    head = msgspec.json.decode(encoded(HEAD), type=Head)
    assert prepared_for(GAME, head).settings == GAME.prepare(Settings(2)).settings
