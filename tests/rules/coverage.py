"""The paragraphs of a game's rules: their texts, the code that implements them, the tests, and the citations."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from importlib.resources import files
from pathlib import Path

from rulewright.games import load
from rulewright.kernel.numbers import Reason
from rulewright.kernel.options import Option
from rulewright.kernel.rule import PARAGRAPHS

PACKAGE = Path(str(files("rulewright")))


class Coverage:
    def __init__(self, game: str, letter: str) -> None:
        """Its paragraphs begin with that letter."""
        self.game, self.letter = load(game), letter  # loading registers its rules
        self.folder = Path(__file__).parent / game
        self.cited = re.compile(rf"\b{letter}\d+\.\d+\b")

    # ------------------------------------------------------------- rules and code
    def paragraphs(self) -> list[str]:
        """The paragraphs of the English rules."""
        text = (PACKAGE / "locales" / "en" / f"{self.game.name}-rules.ftl").read_text("utf-8")
        found = re.findall(rf"^rule-{self.letter}(\d+)-(\d+) =", text, re.MULTILINE)
        return [f"{self.letter}{chapter}.{number}" for chapter, number in found]

    def unknown(self, named: Iterable[str]) -> list[str]:
        """The paragraphs among these that do not exist."""
        return missing(named, self.paragraphs())

    def coded(self) -> set[str]:
        """The paragraphs implemented by a function with @rule."""
        package = f"rulewright.games.{self.game.name}."
        return {p for p, rules in PARAGRAPHS.items() if any(rule.startswith(package) for rule in rules)}

    def named(self, reasons: Iterable[Reason], rulings: Iterable[Option]) -> list[str]:
        """The paragraphs named by rules, offers, reasons and rulings."""
        offers = [offer.paragraph for offer in self.game.offers]
        return [
            *self.coded(),
            *offers,
            *(reason.paragraph for reason in reasons),
            *(ruling.paragraph for ruling in rulings),
        ]

    def cited_in_source(self) -> list[str]:
        sources = (PACKAGE / "games" / self.game.name).rglob("*.*")
        texts = [file.read_text("utf-8") for file in sources if file.suffix in (".py", ".toml")]
        return [paragraph for text in texts for paragraph in self.cited.findall(text)]

    def cited_in_rules(self) -> list[str]:
        """In any language."""
        texts = [file.read_text("utf-8") for file in (PACKAGE / "locales").glob(f"*/{self.game.name}-rules.ftl")]
        return [paragraph for text in texts for paragraph in self.cited.findall(text)]

    # ------------------------------------------------------------- what the tests declare
    def tests(self) -> Iterator[ast.FunctionDef]:
        for file in self.folder.rglob("test_*.py"):
            for node in ast.walk(ast.parse(file.read_text("utf-8"), str(file))):
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    yield node

    def marked(self) -> set[str]:
        return {paragraph for test in self.tests() for paragraph in rules_of(test)}


def marks(test: ast.FunctionDef, name: str) -> Iterator[ast.Call]:
    """The decorators of that kind."""
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == f"pytest.mark.{name}":
            yield mark


def marked_with(test: ast.FunctionDef, name: str) -> set[str]:
    return {ast.literal_eval(argument) for mark in marks(test, name) for argument in mark.args}


def rules_of(test: ast.FunctionDef) -> set[str]:
    return marked_with(test, "rule")


def missing(wanted: Iterable[str], there: Iterable[str]) -> list[str]:
    known = set(there)
    return sorted({paragraph for paragraph in wanted if paragraph not in known})
