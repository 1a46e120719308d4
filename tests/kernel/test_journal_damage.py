"""Every kind of damage to a game on disk is detected and named."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from tests.kernel.shelf import Lines, complaint, entries, played, rewrite

from rulewright.games import playing
from rulewright.kernel.chance import commitment
from rulewright.kernel.journal import open_journal
from rulewright.kernel.message import UserError


@pytest.fixture
def file(tmp_path: Path) -> Path:
    played(tmp_path / "game.jsonl")
    return tmp_path / "game.jsonl"


def changed(number: int, key: str, value: Any) -> Callable[[Lines], None]:
    def edit(lines: Lines) -> None:
        assert lines[number][key] != value
        lines[number][key] = value

    return edit


def swapped(lines: Lines) -> None:
    lines[5], lines[6] = lines[6], lines[5]


def cut_out(lines: Lines) -> None:
    del lines[4]


def doubled(lines: Lines) -> None:
    lines.insert(4, lines[4])


def another_draw(lines: Lines) -> None:
    then = lines[1]["then"]
    then[-1] = next(t for t in ("draw:worker-1", "draw:soldier-1") if t != then[-1])


def another_seed(lines: Lines) -> None:
    lines[0]["seed"] = bytes(32).hex()


def another_seed_and_commitment(lines: Lines) -> None:
    lines[0] |= {"seed": bytes(32).hex(), "commitment": commitment(bytes(32))}


DAMAGE = {
    "edited action": (changed(2, "do", "mound:5"), "journal-changed"),
    "illegal action": (changed(2, "do", "pass"), "journal-illegal"),
    "no such action": (changed(2, "do", "jump:A1"), "journal-line/action-verb"),
    "no such hex": (changed(3, "do", "build:Z99"), "journal-line/action-argument"),
    "another seat": (changed(2, "seat", 9), "journal-illegal"),
    "seat is not a number": (changed(2, "seat", "0"), "journal-line/journal-entry"),
    "seat is a truth": (changed(2, "seat", True), "journal-line/journal-entry"),
    "action is not text": (changed(2, "do", 7), "journal-line/journal-entry"),
    "do and undo": (
        changed(2, "undo", "mound:5") if False else lambda x: x[2].update(undo="x"),
        "journal-line/journal-entry",
    ),
    "outcomes are not a list": (changed(1, "then", "first:0"), "journal-line/journal-entry"),
    "edited outcome": (another_draw, "journal-line/chance-not-of-seed"),
    "outcome too much": (lambda x: x[2].update(then=["draw:worker-1"]), "journal-line/chance-impossible"),
    "edited hash": (changed(4, "hash", "0" * 32), "journal-changed"),
    "edited number": (changed(4, "seq", 77), "journal-changed"),
    "something added": (lambda x: x[4].update(note="mine"), "journal-changed"),
    "swapped lines": (swapped, None),
    "a line cut out": (cut_out, None),
    "a line doubled": (doubled, None),
    "another version of the rules": (changed(0, "rules", "0"), "journal-version"),
    "another format": (changed(0, "format", 99), "journal-format"),
    "another pack": (changed(0, "pack_hash", "0" * 64), "journal-pack"),
    "unknown game": (changed(0, "game", "chess"), "game-unknown"),
    "unknown option": (lambda x: x[0]["options"].update(colour="red"), "option-unknown"),
    "other names": (changed(0, "seats", ["Eve", "Bo"]), "journal-changed"),
    "another seed": (another_seed, "journal-seed"),
    "another seed and commitment": (another_seed_and_commitment, "journal-line/chance-not-of-seed"),
    "seed is not hexadecimal": (changed(0, "seed", "xyz"), "journal-header"),
    "no seats": (lambda x: x[0].pop("seats"), "journal-header"),
    "no lines": (lambda x: x.__delitem__(slice(1, None)), "journal-empty"),
}


@pytest.mark.parametrize("name", DAMAGE)
def test_damage_is_noticed_and_named(file: Path, name: str) -> None:
    edit, expected = DAMAGE[name]
    lines = entries(file)
    edit(lines)
    rewrite(file, lines)
    found = complaint(file)
    assert found == expected or (expected is None and found.startswith("journal-"))


@pytest.mark.parametrize(
    "key",
    [
        "seats",
        "commitment",
        "rules",
        "game",
        "format",
        "pack_hash",
        "seed",  # of more than 64 bytes
        "players",
        "options",
        "pack",
        "data",
    ],
)
def test_a_header_of_other_types_is_damage_and_no_crash(file: Path, key: str) -> None:
    lines = entries(file)
    for value in (None, "two", 2.0, -1, [1], {"a": 1}, {"swarms": 5}, True, "00" * 70):
        header = lines[0] | {key: value}
        if key == "seed" and value == "00" * 70:
            header["commitment"] = commitment(bytes(70))
        rewrite(file, [header, *lines[1:]])
        complaint(file)


@pytest.mark.parametrize("line", ["{", "[1, 2]", "null", "7", '"text"', "", "{'a': 1}", "\x00\x01"])
def test_a_line_that_is_not_a_json_object_is_detected(file: Path, line: str) -> None:
    lines = file.read_text("utf-8").splitlines()
    file.write_text("\n".join([*lines[:3], line, *lines[3:]]) + "\n", "utf-8")
    assert complaint(file) == "journal-not-json"


def test_missing_empty_and_binary_files_and_folders_are_distinguished(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    assert complaint(file) == "file-missing"
    file.write_bytes(b"")
    assert complaint(file) == "journal-empty"
    file.write_bytes(bytes(range(256)))
    assert complaint(file) == "journal-not-text"
    assert complaint(tmp_path) == "file-is-folder"


@given(data=st.data())
@hypothesis_settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
def test_any_changed_byte_is_noticed(file: Path, data: st.DataObject) -> None:
    good = file.read_bytes()
    at = data.draw(st.integers(0, len(good) - 1))
    new = data.draw(st.integers(0, 255).filter(lambda byte: byte != good[at]))
    bad = file.with_name("bad.jsonl")
    bad.write_bytes(good[:at] + bytes([new]) + good[at + 1 :])
    try:
        again = open_journal(bad, playing)
    except UserError:
        return
    assert again.match.trail == open_journal(file, playing).match.trail  # white space at the end of a line
