"""The example game of docs/add-a-game.md: the page shows its real code, and the game does what the page says."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from rulewright.kernel.events import SPECTATOR
from rulewright.kernel.rule import PARAGRAPHS
from thin_ice.game import GAME
from thin_ice.play import duel, keep_a_journal, play_a_match, step_through
from thin_ice.traces import traces

REPOSITORY = Path(__file__).parents[2]
THIN_ICE = REPOSITORY / "examples" / "thin-ice"
PAGE = (REPOSITORY / "docs" / "add-a-game.md").read_text(encoding="utf-8")
JOURNALS = (REPOSITORY / "docs" / "journal.md").read_text(encoding="utf-8")
SEED = bytes(range(16, 48))
IMPLEMENTED = {p for p, names in PARAGRAPHS.items() if any(name.startswith("thin_ice.") for name in names)}


# ------------------------------------------------------------- the page
def blocks() -> list[tuple[str, str]]:
    """(file, code) of each block that names its file."""
    return re.findall(r"^```\w+ (\S+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_every_block_of_the_page_names_its_file_and_stands_in_it() -> None:
    assert len(blocks()) == len(re.findall(r"^```\w", PAGE, re.MULTILINE)) > 0
    for file, code in blocks():
        assert code in (THIN_ICE / file).read_text(encoding="utf-8"), f"{file} has no such lines:\n{code}"


@pytest.mark.parametrize("path", sorted((THIN_ICE / "src" / "thin_ice").glob("[a-z]*.py")), ids=lambda path: path.name)
def test_the_page_shows_all_of_a_file(path: Path) -> None:
    left = path.read_text(encoding="utf-8")
    for file, code in blocks():
        if THIN_ICE / file == path:
            left = left.replace(code, "", 1)
    assert left.strip() == "", f"not on the page:\n{left}"


def test_every_paragraph_of_the_rules_is_implemented_and_no_other() -> None:
    told = set(re.findall(r"^- \*\*(I\d\.\d)\*\*", PAGE, re.MULTILINE))
    assert told == IMPLEMENTED
    assert {offer.paragraph for offer in GAME.offers} <= told


def test_the_page_has_the_rulebook_word_for_word() -> None:
    rulebook = (THIN_ICE / "src/thin_ice/locales/en/thin-ice-rules.ftl").read_text(encoding="utf-8")
    written = re.findall(r"^rule-(I\d)-(\d) =((?:\n    .*)+)", rulebook, re.MULTILINE)
    shown = re.findall(r"^- \*\*(I\d)\.(\d)\*\* (.*)$", PAGE, re.MULTILINE)
    assert [(*number, " ".join(text.split())) for *number, text in written] == shown


# ------------------------------------------------------------- running it
def test_it_can_be_stepped_from_python() -> None:
    assert step_through(1) > 3 * 5 * 3  # three seats, five turns: a bait, a cast and home


def test_a_match_is_played_to_its_end() -> None:
    match = play_a_match(SEED)
    assert match.over
    assert max(match.standing(seat)[0] for seat in range(2)) > 0


def test_a_journal_is_written_and_read_and_looks_as_its_page_shows(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    journal = keep_a_journal(path, SEED)
    shown = re.findall(r"^```json\n(.*?)^```$", JOURNALS, re.MULTILINE | re.DOTALL)
    expected = [path.read_text(encoding="utf-8"), journal.export(1)]
    assert [entries(text) for text in shown] == [entries(text) for text in expected]
    assert "draw:fish" not in journal.export(SPECTATOR)


def entries(text: str) -> list[dict[str, object]]:
    """The lines of a journal without hashes, which change with the layout of the record."""
    return [{k: v for k, v in json.loads(line).items() if k != "hash"} for line in text.splitlines()]


def test_interpreted_and_compiled_rules_play_the_same_games(tmp_path: Path) -> None:
    environment = {**os.environ, "RULEWRIGHT_MODE": "compiled", "NUMBA_CACHE_DIR": str(tmp_path)}
    environment["PYTHONPATH"] = str(THIN_ICE / "src")
    command = [sys.executable, "-m", "thin_ice.traces"]
    ran = subprocess.run(command, cwd=REPOSITORY, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    found, decisions = json.loads(ran.stdout)
    assert [tuple(trace) for trace in found] == traces()
    assert decisions == step_through(1)


def test_a_greedy_bot_beats_a_random_one() -> None:
    leads = [duel(seed) for seed in range(60)]
    assert sum(lead > 0 for lead in leads) > 45
