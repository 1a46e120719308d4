"""The file of an arena: finished games are never lost, other files are never touched."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path

import pytest

from rulewright.games import load
from rulewright.games.termites.pack.loading import FILES
from rulewright.kernel.content import Files
from rulewright.kernel.game import Settings
from rulewright.kernel.message import UserError
from rulewright.lab.arena import WIDTH
from rulewright.lab.bout import Played
from rulewright.lab.lineups import Bout
from rulewright.lab.saved import Saved, about, digest_in

GAME = load("termites")
PREPARED = GAME.prepare(Settings(2))
ASKED = about(GAME, PREPARED, [("pip:3", "random")], 1)
GAMES = [Played(Bout(0, deal, 0), [deal] * WIDTH, [1, 2], [0.5, 0.25]) for deal in (1, 2, 3)]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """With two games."""
    path = tmp_path / "ladder.jsonl"
    saved = Saved(path, ASKED)
    saved.add(GAMES[0])
    saved.add(GAMES[1])
    return path


def complaint(path: Path, asked: dict[str, object] = ASKED) -> UserError:
    before = path.read_bytes() if path.is_file() else b""
    with pytest.raises(UserError) as error:
        Saved(path, asked)
    assert not path.is_file() or path.read_bytes() == before
    return error.value


def test_games_come_back(file: Path) -> None:
    assert Saved(file, ASKED).played == GAMES[:2]
    assert [len(json.loads(line)) for line in file.read_text().splitlines()] == [len(ASKED), 5, 5]


@pytest.mark.parametrize("cut", [1, 5, 30])
def test_a_torn_last_line_is_dropped_and_the_next_game_stands_in_its_place(file: Path, cut: int) -> None:
    file.write_bytes(file.read_bytes()[:-cut])
    saved = Saved(file, ASKED)
    assert saved.played == GAMES[:1]
    saved.add(GAMES[2])
    del saved
    assert Saved(file, ASKED).played == [GAMES[0], GAMES[2]]


def test_a_file_torn_before_its_first_game_is_started_again(file: Path) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[:40])
    assert Saved(file, ASKED).played == []
    assert whole.startswith(file.read_bytes())
    assert file.read_bytes().endswith(b"\n")


def test_a_file_of_other_arguments_is_refused_and_says_what_differs(file: Path) -> None:
    other = complaint(file, about(GAME, PREPARED, [("pip:4", "random")], 2))
    assert other.message.key == "arena-file-other"
    assert other.message.args["what"] == "bots, seed, tables"
    rulings = GAME.prepare(Settings(2, {"recross_target": "no"}))
    assert complaint(file, about(GAME, rulings, [("pip:3", "random")], 1)).message.args["what"] == "options"


def test_a_file_of_another_version_of_the_program_is_refused_with_that_reason(file: Path) -> None:
    other = complaint(file, {**ASKED, "version": "9.9", "guides": "others"})
    assert (other.message.key, other.message.args["version"]) == ("arena-file-version", ASKED["version"])


def test_an_arena_with_an_own_pack_goes_on_with_the_digest_of_every_byte_that_it_began_with(tmp_path: Path) -> None:
    folder = shutil.copytree(GAME.packs["classic"], tmp_path / "own")
    (folder / "mounds.toml").write_text((folder / "mounds.toml").read_text("utf-8").replace("value = 7", "value = 6"))
    stamp = Files(folder, FILES).stamp()
    before = GAME.prepare(Settings(2, pack=str(folder), digest=stamp))
    Saved(tmp_path / "ladder.jsonl", about(GAME, before, [("random", "random")], 1))
    now = GAME.prepare(Settings(2, pack=str(folder), digest=digest_in(tmp_path / "ladder.jsonl")))
    assert Saved(tmp_path / "ladder.jsonl", about(GAME, now, [("random", "random")], 1)).played == []
    assert digest_in(None) == digest_in(tmp_path / "none.jsonl") == ""


@pytest.mark.parametrize("text", ["hello", "hello\n", "[1]\n", '{"format":1}\n{}\n', "\n", "\xff\n"])
def test_a_file_of_something_else_is_refused_and_not_touched(tmp_path: Path, text: str) -> None:
    path = tmp_path / "mine.txt"
    path.write_bytes(text.encode("latin-1"))
    assert complaint(path).message.key == "arena-file-foreign"


def test_a_second_arena_is_refused_until_the_first_has_ended(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    saved = Saved(file, ASKED)
    assert complaint(file).message == ("arena-file-in-use", {"file": str(file)})
    saved.add(GAMES[0])
    assert complaint(file).message.key == "arena-file-in-use"
    del saved
    assert Saved(file, ASKED).played == GAMES[:1]


def test_a_pipe_is_refused_and_stays_one(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert complaint(pipe).message.key == "arena-file-foreign"
    assert pipe.is_fifo()


def test_a_damaged_line_is_named(file: Path) -> None:
    lines = file.read_text().splitlines(keepends=True)
    file.write_text(lines[0] + '{"half":\n' + lines[2])
    assert complaint(file).message == ("arena-file-line", {"file": str(file), "line": 2})


def test_a_place_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    assert complaint(tmp_path).message.key == "arena-file"
    assert complaint(tmp_path / "no" / "folder").message.key == "arena-file"


def test_without_a_file_games_are_only_counted() -> None:
    saved = Saved(None, ASKED)
    saved.add(GAMES[0])
    assert saved.played == GAMES[:1]
