"""Sizes and names in our code: small files, folders of manageable size, one meaning for each module name."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from statistics import median

import pytest
from tests.test_import_arrows import FILES

ROOT = Path(__file__).parents[1]
WEB = sorted(file for file in (ROOT / "web" / "src").rglob("*") if file.suffix in (".ts", ".svelte", ".css"))
WRITTEN = [file for file in WEB if "generated" not in file.parts]  # by hand
TESTS = sorted((ROOT / "tests").rglob("*.py"))
MOST_MODULES, LONGEST, MEDIAN = 25, 350, 110  # in a folder; lines of a file; lines of half the files

# Names of modules that occur more than once, with what they always mean.
SHARED = {
    "packs": "packs that people bring",
    "workbench": "the parts of a pack, to be corrected",
    "workshop": "packs, corrected field by field",
    "__init__": "what a folder holds",
    "afterwards": "what becomes of a table that was played at",
    "app": "everything put together",
    "arena": "tournaments of bots",
    "battle": "a battle in Cry Havoc",
    "bench": "how fast the rules are",
    "bots": "the bots by their names",
    "box": "what is in a game's box, to be looked up",
    "cards": "the cards of Cry Havoc",
    "chat": "what people say to each other at a table",
    "checks": "what a pack must satisfy",
    "colours": "the colours of a game in the terminal",
    "conditions": "what lessons ask of a position",
    "content": "a content pack",
    "counting": "whether a position for a lesson adds up",
    "drawing": "a game in the terminal",
    "engine": "a game's machine, put together",
    "evaluation": "how good a position looks",
    "facts": "what an action would do",
    "faults": "what went wrong, in one form",
    "game": "a game behind the contract",
    "games": "what can be played, over the API",
    "hint": "good moves, with what speaks for them",
    "languages": "what a language lacks",
    "ledger": "what a laboratory reads of a game besides who won",
    "lessons": "what can be learnt by playing, over the API",
    "listing": "the choices, in the terminal",
    "loading": "a pack, read",
    "merits": "what speaks for a move",
    "numbers": "procedures, verbs, offers, reasons and events",
    "observation": "what a seat may know, as numbers",
    "options": "what a table can choose",
    "panel": "a player in the terminal",
    "parts": "the parts of the box as numbers",
    "people": "guests and accounts",
    "pieces": "how pieces change their place",
    "planet": "the regions of Cry Havoc",
    "play": "a game that is played",
    "points": "where points came from",
    "printed": "what is printed on the parts of a game",
    "progress": "what somebody has learnt, played and solved",
    "prompts": "what a seat is asked, and why",
    "review": "a finished game, judged decision by decision",
    "schema": "the files of a pack",
    "serve": "a server started",
    "settings": "a table's settings",
    "setup": "the set-up of a game",
    "shapes": "what a game shows, declared",
    "start": "a position for a lesson",
    "state": "a game's record",
    "sums": "the sum of an attack",
    "puzzles": "positions to find the best move in",
    "table": "a table at which a game is played",
    "tables": "tables, over the API",
    "text": "names and messages of a game",
    "simulate": "many games between bots",
    "tune": "a guide found by play",
    "view": "what a seat may see",
    "weights": "what an evaluation weighs",
    "worlds": "the worlds that a seat cannot rule out",
}


def lines(file: Path) -> int:
    return len(file.read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize("files", [FILES, WEB, TESTS], ids=["python", "web", "tests"])
def test_no_folder_holds_more_modules_than_one_can_survey(files: list[Path]) -> None:
    held = defaultdict(list)
    for file in files:
        held[file.parent].append(file.name)
    assert {str(folder): len(names) for folder, names in held.items() if len(names) > MOST_MODULES} == {}


@pytest.mark.parametrize("files", [FILES, WRITTEN, TESTS], ids=["python", "web", "tests"])
def test_no_file_is_long(files: list[Path]) -> None:
    assert [str(file) for file in files if lines(file) > LONGEST] == []


@pytest.mark.parametrize("files", [FILES, WRITTEN], ids=["python", "web"])
def test_most_files_are_short(files: list[Path]) -> None:
    assert median(map(lines, files)) < MEDIAN


HELPERS = [file for file in TESTS if not file.stem.startswith("test_")]
SHARED_BY_TESTS = {
    "conftest": "what the tests of a folder may use",
    "golden": "games that are kept move by move",
    "helpers": "what tests of several chapters ask a table",
    "pieces": "what adds up in every position of a game",
    "scenes": "what several tests begin with",
    "table": "a small table for tests of single rules",
    "texts": "what a game or a lesson says",
    "traces": "random games whose traces do not depend on how the rules are run",
    "write": "golden games written anew",
}


@pytest.mark.parametrize(("files", "shared"), [(FILES, SHARED), (HELPERS, SHARED_BY_TESTS)], ids=["python", "tests"])
def test_a_name_of_a_module_has_one_meaning(files: list[Path], shared: dict[str, str]) -> None:
    """A name that occurs twice is in the list, with its one meaning."""
    places = defaultdict(list)
    for file in files:
        places[file.stem].append(str(file.relative_to(ROOT)))
    twice = {name: found for name, found in places.items() if len(found) > 1}
    assert {name: found for name, found in twice.items() if name not in shared} == {}
    assert set(shared) <= set(twice), "no longer shared: take it off the list"
