"""The board in text: every hex appears once, with its terrain, its piece and its mark; and the players beside it."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec import convert

from rulewright.cli.terminal.paint import fitted, plain, width, wrapped
from rulewright.cli.terminal.question import folded
from rulewright.cli.terminal.termites.board import Board, Marks
from rulewright.cli.terminal.termites.listing import ranges
from rulewright.cli.terminal.termites.panel import BESIDE, Panel
from rulewright.games.termites.game import GAME
from rulewright.games.termites.pack.layouts import lay
from rulewright.games.termites.pack.loading import load
from rulewright.games.termites.pack.pictures import names
from rulewright.games.termites.shown.shapes import Hex, TermitesView
from rulewright.kernel.content import Report
from rulewright.kernel.game import Settings
from rulewright.kernel.match import Match
from rulewright.words import LANGUAGES, Words

NO_MARKS = Marks()
WORDS = Words("en")
CLASSIC = next(scenario.layout for scenario in load("classic").scenarios if scenario.name == "two")


def drawn(
    terrain: tuple[int, ...], pieces: dict[str, dict[str, object]], tall: bool, marks: Marks = NO_MARKS
) -> list[str]:
    board = Board(list(terrain), ["blue", "grey"], WORDS, shapes=True)
    kinds = ("", "open", "water", "vegetation", "stones")
    hexes = {name: {"terrain": kinds[terrain[cell]], **pieces.get(name, {})} for cell, name in names(terrain).items()}
    return [plain(line) for line in board.draw(convert(hexes, dict[str, Hex]), marks, tall)]


@pytest.mark.parametrize("tall", [True, False])
def test_every_hex_is_there_once(tall: bool) -> None:
    lines = drawn(CLASSIC.terrain, {}, tall)
    found = Counter(word.rstrip('.~"^*') for line in lines[:: 2 if tall else 1] for word in line[2:].split())
    found.pop("", None)
    assert found == Counter(names(CLASSIC.terrain).values())
    assert len(found) == 91
    assert max(map(len, lines)) <= 68


def test_pieces_terrain_and_marks_are_letters() -> None:
    pieces: dict[str, dict[str, object]] = {
        "F6": {"owner": "neutral", "mound": 7},
        "B4": {"owner": 1, "caste": "alate", "termites": 2},
        "D4": {"owner": 0, "mound": 9},
        "D5": {"owner": 0, "caste": "worker", "termites": 3},
    }
    marks = Marks(choose=frozenset({"A1"}), attack=frozenset({"B4"}), taken="D5")
    slim = "\n".join(drawn(CLASSIC.terrain, pieces, False, marks))
    assert all(text in slim for text in ("A1. *", "♦A2~!", "[·7]", "[●9]", "●W3.<", "B5^"))
    tall = "\n".join(drawn(CLASSIC.terrain, pieces, True, marks))
    assert all(text in tall for text in ("A1 .*", "B4 ~!", ">●W3<", "[●9]", "♦A2", "[·7]"))


def test_holes_stay_holes() -> None:
    layout = lay(" . .\n.   .\n . .\n", (), Report([], "test"))
    assert layout is not None
    assert drawn(layout.terrain, {}, False) == ["A    A1.   A2.  ", "B B1.         B2.  ", "C    C1.   C2.  "]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_smallest_panel_cuts_no_number_off(language: str) -> None:
    words = Words(language)
    board = Board(list(CLASSIC.terrain), ["blue", "grey"], words, shapes=True)
    view = Match(GAME, GAME.prepare(Settings(2)), bytes(32)).view(0)
    assert isinstance(view, TermitesView)
    lines = [plain(line).rstrip() for line in Panel(words, ("Ada", "Çağla"), board).tall(view, 100)]
    assert [line for line in lines if len(line) > BESIDE] == []


def test_small_things() -> None:
    assert ranges([3, 1, 2, 7, 5, 6]) == "1-3 5-7"
    assert folded("Ręka") == "reka"
    assert width(fitted([("too long", "")], 3)) == width(fitted([("x", "")], 3)) == 3
    assert [plain(line) for line in wrapped("see /a/very/long-path/that-is-kept", 20)] == [
        "see",
        "/a/very/long-path/that-is-kept",
    ]
