"""What the pages know of views: types that are generated from the declarations, and none of the rules' numbers."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulewright.games.cryhavoc import numbers as cryhavoc
from rulewright.games.cryhavoc.rules import battle
from rulewright.games.termites import numbers as termites

from .typescript import GENERATED, REPOSITORY, files

SOURCES = sorted(path for path in (REPOSITORY / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte"))
RULES = sorted((REPOSITORY / "src" / "rulewright" / "games").glob("*/rules/*.py"))


def steps(path: Path) -> Iterator[tuple[str, str]]:
    """The steps of a chapter's procedures with their numbers: `TAKE, LAY_DOWN, LAID = range(3)`."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        match node:
            case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Call(func=ast.Name("range"))):
                yield from ((ast.unparse(name), str(number)) for number, name in enumerate(names))


NUMBERS = {
    *((name, str(value)) for game in (cryhavoc, termites) for name, value in vars(game).items() if type(value) is int),
    *(step for path in RULES for step in steps(path)),
}
CONSTANT = re.compile(r"\bconst ([A-Z_]+) = (-?\d+)\b")
DECODING = re.compile(r"\bpending\b|\bAFTER_STEP\b|\bprocedure\b|>> *\w+\) *& *1")  # frames, numbered steps, masks


@pytest.mark.parametrize("path", files(), ids=lambda path: path.name)
def test_types_are_those_of_the_declarations(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == files()[path], "old: python -m tests.web.typescript"


def test_nothing_else_is_taken_for_written() -> None:
    assert sorted(GENERATED.iterdir()) == sorted(files())


def test_the_pages_know_no_number_of_a_procedure_a_verb_or_a_step() -> None:
    found = [
        f"{path.name}: {match[0]}"
        for path in SOURCES
        for text in [path.read_text(encoding="utf-8")]
        for match in [*CONSTANT.finditer(text), *DECODING.finditer(text)]
        if match.re is DECODING or match.groups() in NUMBERS
    ]
    assert not found, found


def test_such_a_number_would_be_found() -> None:
    assert CONSTANT.findall(f"const ROUND = {cryhavoc.ROUND:d}; const LANE = 'ROUND';")[0] in NUMBERS
    assert CONSTANT.findall(f"const RESOLVING = {battle.RESOLVING:d};")[0] in NUMBERS
    assert DECODING.search("((mask >> number) & 1) === 1")
