"""`rulewright verify`: journals that are right, wrong, or unreadable, and where their packs are found."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from rulewright import cli
from rulewright.games.termites.pack.loading import SHIPPED
from rulewright.words import LANGUAGES, Words

from .conftest import Run
from .terminal import COMMAND

Env = dict[str, str]


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game between bots."""
    path = tmp_path_factory.mktemp("saved") / "game.jsonl"
    assert (
        cli.run(["play", "termites", "--seats", "random,random", "--seed", "7", "--save", str(path), "--lang", "en"])
        == 0
    )
    return path


def test_verify_finds_nothing_wrong(run: Run, saved: Path) -> None:
    status, shown, _ = run("verify", str(saved), str(saved))
    assert status == 0
    assert "played to the end" in shown
    assert "2 files, 0 of them wrong." in shown


def test_verify_finds_what_is_wrong(run: Run, saved: Path, tmp_path: Path) -> None:
    lines = saved.read_text().splitlines(keepends=True)
    changed = [*lines[:9], lines[9].replace('"seat":0', '"seat":1').replace('"do":"', '"do":"x'), *lines[10:]]
    faults = {
        "changed": "".join(changed),
        "shorter": "".join([*lines[:12], *lines[13:]]),
        "torn": "".join(lines)[:-5],
        "empty": "",
        "text": "hello\n",
        "list": "[1]\n",
        "header": json.dumps({"format": 1}) + "\n",
    }
    for name, text in faults.items():
        (tmp_path / name).write_text(text)
    (tmp_path / "bytes").write_bytes(b"\xff\xfe")
    for name in [*faults, "bytes"]:
        status, shown, wrong = run("verify", str(tmp_path / name))
        assert (status, wrong) == (1, ""), name
        assert shown.startswith("WRONG "), name
    status, shown, _ = run("verify", str(saved), str(tmp_path / "torn"))
    assert status == 1
    assert "2 files, 1 of them wrong." in shown


def test_verify_tells_files_that_it_cannot_read_from_wrong_ones(run: Run, saved: Path, tmp_path: Path) -> None:
    status, shown, _ = run("verify", str(saved), str(tmp_path / "nowhere"), str(tmp_path))
    text = " ".join(shown.split())
    assert status == 1
    assert f"NOT CHECKED {tmp_path / 'nowhere'} {tmp_path / 'nowhere'} does not exist" in text
    assert f"{tmp_path} is a folder" in text
    assert "3 files, 0 of them wrong, 2 not checked." in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_file_is_reported_without_the_systems_words(run: Run, language: str) -> None:
    told = Words(language)("file-missing", file="/nonexistent")
    assert told in " ".join(run("verify", "/nonexistent", language=language)[1].split())
    assert told in run("play", "--resume", "/nonexistent", language=language)[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_without_files_says_what_is_missing(run: Run, language: str) -> None:
    words = Words(language)
    told = words("cli-argument-missing", name="FILES", help=words("cli-help-verify-files"))
    assert told in run("verify", language=language)[2]


def test_verify_shows_progress_on_a_terminal(env: Env, saved: Path) -> None:
    """It leaves no trace: the bar is gone at the end."""
    done = subprocess.run([*COMMAND, "verify", str(saved)], env=env, capture_output=True, text=True, check=True)
    assert done.stderr == ""


@pytest.fixture
def of_own_pack(run: Run, tmp_path: Path) -> tuple[Path, Path]:
    """A game that was played with a pack in a folder, and that folder."""
    pack, game = shutil.copytree(SHIPPED["classic"], tmp_path / "packs" / "mine"), tmp_path / "games" / "game.jsonl"
    mounds = (pack / "mounds.toml").read_text("utf-8")
    (pack / "mounds.toml").write_text(mounds.replace("value = 7", "value = 6"), "utf-8")
    game.parent.mkdir()
    played = run(
        "play", "termites", "--seats", "random,random", "--pack", str(pack), "--save", str(game), "--seed", "1"
    )
    assert played[0] == 0
    return game, pack


def test_a_journal_verifies_after_the_folder_of_its_pack_has_moved(
    run: Run, of_own_pack: tuple[Path, Path], tmp_path: Path
) -> None:
    game, pack = of_own_pack
    pack.rename(tmp_path / "elsewhere")
    assert run("verify", str(game))[0] == 0
    assert run("play", "--resume", str(game))[0] == 0


def test_a_journal_verifies_after_its_pack_was_edited(run: Run, of_own_pack: tuple[Path, Path]) -> None:
    game, pack = of_own_pack
    mounds = (pack / "mounds.toml").read_text("utf-8")
    (pack / "mounds.toml").write_text(mounds.replace("value = 6", "value = 5"), "utf-8")
    assert run("verify", str(game))[0] == 0
    (pack / "mounds.toml").write_text("?", "utf-8")
    assert run("verify", str(game))[0] == 0


def test_a_journal_brings_its_pack_along(run: Run, of_own_pack: tuple[Path, Path], tmp_path: Path) -> None:
    game, pack = of_own_pack
    shutil.rmtree(tmp_path / "data")  # as on another machine
    shutil.rmtree(pack)
    assert run("verify", str(game))[0] == 0


def test_where_nobody_knows_the_pack_its_folder_can_be_named_or_lie_beside_the_game(
    run: Run, of_own_pack: tuple[Path, Path], tmp_path: Path
) -> None:
    """Earlier journals did not contain their packs."""
    game, pack = of_own_pack
    shutil.rmtree(tmp_path / "data")  # as on another machine
    game.write_text(re.sub('"pack_file":"[^"]*",', "", game.read_text("utf-8")), "utf-8")
    away = pack.rename(tmp_path / "elsewhere")
    status, shown, _ = run("verify", str(game))
    assert status == 1
    assert "Put it back, or say where it is now: rulewright verify --pack" in " ".join(shown.split())
    assert run("verify", "--pack", str(away), str(game))[0] == 0
    assert run("verify", "--pack", str(SHIPPED["classic"]), str(game))[0] == 1
    away.rename(game.parent / "mine")
    assert run("verify", str(game))[0] == 0
