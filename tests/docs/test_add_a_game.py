"""The example game of docs/add-a-game.md: the page shows its real code, and the game holds what the page says."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.docs.example_game.game import GAME
from tests.docs.example_game.play import duel, keep_a_journal, play_a_match, step_through
from tests.docs.example_game.state import State
from tests.docs.example_game.traces import traces
from tests.docs.example_game.words import DECK

from rulewright.kernel.conformance.suite import Conformance
from rulewright.kernel.events import SPECTATOR
from rulewright.kernel.game import Settings
from rulewright.kernel.match import Match, Refused
from rulewright.kernel.rule import PARAGRAPHS

HERE = Path(__file__).parent
REPOSITORY = HERE.parents[1]
PAGE = (REPOSITORY / "docs" / "add-a-game.md").read_text(encoding="utf-8")
JOURNALS = (REPOSITORY / "docs" / "journal.md").read_text(encoding="utf-8")
SEED = bytes(range(16, 48))
# taken out again, since tests of other games take every paragraph they find for one of theirs
IMPLEMENTED = {p for p, (name, *_) in PARAGRAPHS.items() if name.startswith("tests.docs.example_game.")}


# ------------------------------------------------------------- the page
def blocks() -> list[tuple[str, str]]:
    """(file, code) of each block that names its file."""
    return re.findall(r"^```python (\S+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_every_block_of_the_page_names_its_file_and_stands_in_it() -> None:
    assert len(blocks()) == len(re.findall(r"^```python", PAGE, re.MULTILINE)) > 0
    for file, code in blocks():
        assert code in (HERE / file).read_text(encoding="utf-8"), f"{file} has no such lines:\n{code}"


@pytest.mark.parametrize("path", sorted((HERE / "example_game").glob("*.py")), ids=lambda path: path.name)
def test_the_page_shows_all_of_a_file(path: Path) -> None:
    left = path.read_text(encoding="utf-8")
    for file, code in blocks():
        if file == f"example_game/{path.name}":
            left = left.replace(code, "", 1)
    assert left.strip() == "", f"not on the page:\n{left}"


def test_every_paragraph_of_the_rules_is_implemented_and_no_other() -> None:
    told = set(re.findall(r"^- \*\*(I\d\.\d)\*\*", PAGE, re.MULTILINE))
    assert told == IMPLEMENTED
    assert {offer.paragraph for offer in GAME.offers} <= told


# ------------------------------------------------------------- the kit
class TestThinIce(Conformance):
    game = GAME
    playouts, games, few, leak_games, refusal_games = 60, 12, 6, 6, 3

    def invariant(self, s: State) -> None:
        """No card is lost."""
        for kind, count in enumerate(DECK):
            hands = sum(s.hand[seat][kind] for seat in range(s.players))
            assert s.deck[kind] + hands + s.line[kind] + (s.bait == kind) == count


# ------------------------------------------------------------- single rules
def rigged(outcomes: list[str]) -> Match:
    """A table whose cards are given: two for each of two hands."""
    return Match(GAME, GAME.prepare(Settings(2)), None, outcomes)


def act(match: Match, text: str, *outcomes: str) -> None:
    match.act(match.actor, GAME.read(match.twin(), text), outcomes)


def test_fish_of_the_baits_kind_count_twice() -> None:
    match = rigged(["draw:fish-3", "draw:crack", "draw:fish-1", "draw:fish-1"])
    act(match, "bait:fish-3")
    act(match, "cast", "catch:fish-3")
    act(match, "cast", "catch:fish-1")
    act(match, "home", "draw:fish-4")
    assert match.standing(0)[1] == 7
    assert match.actor == 1


def test_at_the_second_crack_nothing_is_won() -> None:
    match = rigged(["draw:fish-3", "draw:crack", "draw:fish-1", "draw:fish-1"])
    act(match, "bait:fish-3")
    act(match, "cast", "catch:crack")
    act(match, "cast", "catch:crack", "draw:fish-4")
    assert match.standing(0)[1] == 0
    assert match.actor == 1


def test_why_not() -> None:
    match = rigged(["draw:fish-3", "draw:crack", "draw:fish-1", "draw:fish-1"])
    with pytest.raises(Refused) as refused:
        act(match, "bait:fish-1")
    assert (refused.value.paragraph, refused.value.reason.key) == ("I3.1", "thin-ice-why-not-in-hand")
    act(match, "bait:crack")
    with pytest.raises(Refused) as refused:
        act(match, "home")
    assert (refused.value.paragraph, refused.value.reason.key) == ("I4.1", "thin-ice-why-cast-first")


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
    """The lines of a journal, but for hashes: they change with the layout of the record."""
    return [{k: v for k, v in json.loads(line).items() if k != "hash"} for line in text.splitlines()]


def test_interpreted_and_compiled_rules_play_the_same_games(tmp_path: Path) -> None:
    environment = {**os.environ, "RULEWRIGHT_MODE": "compiled", "NUMBA_CACHE_DIR": str(tmp_path)}
    command = [sys.executable, "-m", "tests.docs.example_game.traces"]
    ran = subprocess.run(command, cwd=REPOSITORY, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    found, decisions = json.loads(ran.stdout)
    assert [tuple(trace) for trace in found] == traces()
    assert decisions == step_through(1)


def test_a_greedy_bot_beats_a_random_one() -> None:
    leads = [duel(seed) for seed in range(60)]
    assert sum(lead > 0 for lead in leads) > 45
