"""Every paragraph of the rules has a test, and code if it is a rule of play; none is cited that does not exist; no option has a value
that no test plays."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from tests.rules.coverage import Coverage, marks, missing, rules_of

from rulewright.games.cryhavoc.editions import EDITIONS, preset
from rulewright.games.cryhavoc.numbers import REASONS
from rulewright.games.cryhavoc.options import RULINGS

RULES = Coverage("cryhavoc", "C")
EXAMPLES = [f"C10.{n}" for n in range(1, 14)]  # of the rulebooks; they are not paragraphs of their own

# paragraphs that no function under @rule carries out, each with the reason why not
WITHOUT_CODE = {
    "C1.5": "parts of the box: checks.py refuses a pack whose factions have not one card of each kind",
    "C5.15": "an example, which its test plays",
}


# ------------------------------------------------------------- what tests play
def parameters(test: ast.FunctionDef) -> dict[str, set[str]]:
    """The words that each parameter takes."""
    found: dict[str, set[str]] = {}
    for mark in marks(test, "parametrize"):
        if len(mark.args) < 2 or not isinstance(mark.args[1], ast.List):
            continue
        names = ast.literal_eval(mark.args[0])
        columns = [names] if isinstance(names, str) else list(names)
        for row in mark.args[1].elts:
            cells = row.elts if isinstance(row, ast.Tuple) and not isinstance(names, str) else [row]
            for column, cell in zip(columns, cells, strict=True):
                if isinstance(cell, ast.Constant) and isinstance(cell.value, str):
                    found.setdefault(column, set()).add(cell.value)
    return found


def choices(test: ast.FunctionDef) -> Iterator[tuple[str, str]]:
    """What a test chooses for its tables: every keyword of a call, with the word it gives or the words of its parameter."""
    given = parameters(test)
    for node in ast.walk(test):
        if isinstance(node, ast.keyword) and node.arg is not None:
            if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
                yield node.arg, node.value.value
            elif isinstance(node.value, ast.Name):
                yield from ((node.arg, word) for word in given.get(node.value.id, ()))


def played() -> set[tuple[str, str]]:
    """Options with the values that are chosen by a test of their paragraph, by name or by an edition."""
    found = set()
    for test in RULES.tests():
        own = [ruling for ruling in RULINGS if ruling.paragraph in rules_of(test)]
        for name, value in choices(test):
            found |= {(ruling.name, value) for ruling in own if ruling.name == name}
            if name == "edition" and value in EDITIONS:
                found |= {(ruling.name, preset(value)[ruling.name]) for ruling in own}
    return found


# ------------------------------------------------------------- paragraphs
def test_the_list_of_paragraphs_is_whole() -> None:
    """Nine chapters; those of the action phase are numbered by tens, one for each action."""
    last = {1: 6, 2: 8, 3: 6, 5: 15, 6: 1, 7: 4, 8: 5, 9: 5}
    plain = [f"C{chapter}.{n}" for chapter, most in last.items() for n in range(1, most + 1)]
    actions = [*range(1, 5), *range(10, 18), 20, *range(30, 33), *range(40, 43), 50, 60]
    assert sorted(RULES.paragraphs()) == sorted([*plain, *(f"C4.{n}" for n in actions)])


def test_every_paragraph_and_every_example_of_the_rulebooks_has_a_test() -> None:
    assert missing([*RULES.paragraphs(), *EXAMPLES], RULES.marked()) == []


def test_every_mark_names_a_paragraph_or_an_example() -> None:
    assert missing(RULES.unknown(RULES.marked()), EXAMPLES) == []


def test_every_test_of_a_chapter_is_marked() -> None:
    named = re.compile(r"test_c(\d+)_(\d+)_")
    for test in RULES.tests():
        name = named.match(test.name)
        if name is not None:
            assert f"C{name[1]}.{name[2]}" in rules_of(test), test.name


def test_every_paragraph_has_code_or_a_reason_why_not() -> None:
    assert missing(RULES.paragraphs(), RULES.coded()) == sorted(WITHOUT_CODE)


def test_every_paragraph_that_is_cited_anywhere_is_there() -> None:
    assert RULES.unknown(RULES.named(REASONS.values(), RULINGS)) == []
    assert RULES.unknown(RULES.cited_in_source()) == RULES.unknown(RULES.cited_in_rules()) == []
    assert len(set(RULES.cited_in_source())) > 50


# ------------------------------------------------------------- options
def test_every_option_is_tested_under_each_of_its_values() -> None:
    every = {(ruling.name, value) for ruling in RULINGS for value in ruling.values}
    assert sorted(every - played()) == []
