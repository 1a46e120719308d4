"""Every paragraph of the rules has a test, and code if it is a rule of play; none is cited that does not exist; no option has a value
that no test plays."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import rulewright.games.cryhavoc.game  # noqa: F401  (its chapters fill the register)
from rulewright.games.cryhavoc.editions import EDITIONS, preset
from rulewright.games.cryhavoc.options import RULINGS
from rulewright.games.cryhavoc.words import OFFERS, REASONS
from rulewright.kernel.rule import PARAGRAPHS as EVERY_GAMES

PACKAGE = files("rulewright")
CITED = re.compile(r"\bC\d+\.\d+\b")
EXAMPLES = [f"C10.{n}" for n in range(1, 14)]  # of the rulebooks; they are no paragraphs of their own

PARAGRAPHS = {p for p, rules in EVERY_GAMES.items() if any(r.startswith("rulewright.games.cryhavoc.") for r in rules)}

# paragraphs that no function under @rule carries out, each with the reason why not
WITHOUT_CODE = {
    "C1.5": "parts of the box: checks.py refuses a pack whose factions have not one card of each kind",
}


def paragraphs() -> list[str]:
    """C1.1, C1.2 and so on, as the English rules have them."""
    text = (PACKAGE / "locales" / "en" / "cryhavoc-rules.ftl").read_text("utf-8")
    return [f"C{chapter}.{number}" for chapter, number in re.findall(r"^rule-C(\d+)-(\d+) =", text, re.MULTILINE)]


# ------------------------------------------------------------- what the tests say of themselves
def all_tests() -> Iterator[ast.FunctionDef]:
    for file in Path(__file__).parent.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"), str(file))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node


def marks(test: ast.FunctionDef, name: str) -> Iterator[ast.Call]:
    """The decorators of that kind."""
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == f"pytest.mark.{name}":
            yield mark


def rules_of(test: ast.FunctionDef) -> set[str]:
    return {ast.literal_eval(argument) for mark in marks(test, "rule") for argument in mark.args}


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
    for test in all_tests():
        own = [ruling for ruling in RULINGS if ruling.paragraph in rules_of(test)]
        for name, value in choices(test):
            found |= {(ruling.name, value) for ruling in own if ruling.name == name}
            if name == "edition" and value in EDITIONS:
                found |= {(ruling.name, preset(value)[ruling.name]) for ruling in own}
    return found


def marked() -> set[str]:
    return {paragraph for test in all_tests() for paragraph in rules_of(test)}


def missing(wanted: list[str], there: set[str]) -> list[str]:
    return [paragraph for paragraph in wanted if paragraph not in there]


# ------------------------------------------------------------- paragraphs
def test_the_list_of_paragraphs_is_whole() -> None:
    """Nine chapters; those of the action phase are numbered by tens, one for each action."""
    last = {1: 6, 2: 8, 3: 6, 5: 14, 6: 1, 7: 4, 8: 5, 9: 4}
    plain = [f"C{chapter}.{n}" for chapter, most in last.items() for n in range(1, most + 1)]
    actions = [*range(1, 5), *range(10, 18), 20, *range(30, 33), *range(40, 43), 50, 60]
    assert sorted(paragraphs()) == sorted([*plain, *(f"C4.{n}" for n in actions)])


def test_every_paragraph_has_a_test() -> None:
    assert missing(paragraphs(), marked()) == []


def test_every_example_of_the_rulebooks_has_a_test() -> None:
    assert missing(EXAMPLES, marked()) == []


def test_every_mark_names_a_paragraph_or_an_example() -> None:
    assert missing(sorted(marked()), {*paragraphs(), *EXAMPLES}) == []


def test_every_test_of_a_chapter_is_marked() -> None:
    named = re.compile(r"test_c(\d+)_(\d+)_")
    for test in all_tests():
        name = named.match(test.name)
        if name is not None:
            assert f"C{name[1]}.{name[2]}" in rules_of(test), test.name


def test_every_paragraph_that_is_a_rule_of_play_has_code() -> None:
    assert missing(paragraphs(), {*PARAGRAPHS, *WITHOUT_CODE}) == []


def test_what_is_said_to_have_no_code_has_none() -> None:
    assert [paragraph for paragraph in WITHOUT_CODE if paragraph in PARAGRAPHS] == []
    assert missing(list(WITHOUT_CODE), set(paragraphs())) == []


# ------------------------------------------------------------- citations
def test_every_paragraph_that_rules_offers_reasons_and_rulings_name_is_there() -> None:
    named = [
        *PARAGRAPHS,
        *(offer.paragraph for offer in OFFERS),
        *(paragraph for paragraph, _ in REASONS),
        *(ruling.paragraph for ruling in RULINGS),
    ]
    assert missing(named, set(paragraphs())) == []


def test_every_paragraph_that_the_source_cites_anywhere_is_there() -> None:
    sources = Path(str(PACKAGE / "games" / "cryhavoc")).rglob("*.*")
    cited = {
        (p, file.name)
        for file in sources
        if file.suffix in (".py", ".toml")
        for p in CITED.findall(file.read_text("utf-8"))
    }
    assert len(cited) > 200
    assert sorted(citation for citation in cited if citation[0] not in paragraphs()) == []


def test_every_paragraph_that_the_rules_texts_cite_is_there() -> None:
    for locale in (PACKAGE / "locales").iterdir():
        text = (locale / "cryhavoc-rules.ftl").read_text("utf-8")
        assert missing(CITED.findall(text), set(paragraphs())) == []


# ------------------------------------------------------------- options
def test_every_option_is_tested_under_each_of_its_values() -> None:
    every = {(ruling.name, value) for ruling in RULINGS for value in ruling.values}
    assert sorted(every - played()) == []
