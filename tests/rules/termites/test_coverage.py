"""Every paragraph of the rules has a test, and code if it is a rule of play; none is cited that does not exist."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import rulewright.games.termites.game  # noqa: F401  (its chapters fill the register)
from rulewright.games.termites.options import RULINGS
from rulewright.games.termites.words import OFFERS, REASONS
from rulewright.kernel.rule import PARAGRAPHS as EVERY_GAMES

PACKAGE = files("rulewright")
CITED = re.compile(r"\bT\d+\.\d+\b")

# paragraphs that no function under @rule carries out, each with the reason why not
PARAGRAPHS = {p for p, rules in EVERY_GAMES.items() if any(r.startswith("rulewright.games.termites.") for r in rules)}

WITHOUT_CODE = {
    "T1.2": "parts of the box: checks.py refuses a pack whose swarms have not 18 tokens, schema.py counts 5 mounds",
    "T1.4": "parts of the box: mounds.toml has the value, settings.write_config the number",
    "T1.5": "parts of the box: checks.py counts the tiles, settings.options lets the players choose how many",
    "T1.6": "parts of the box: swarms.toml has the mix, checks.py compares it",
    "T3.1": "Open has no effect, so there is nothing to do",
    "T3.3": "what Vegetation does is T2.3 and T2.4",
    "T6.3": "says only that T2.4 holds",
    "T9.5": "content.load_board reads a board laid out freely; the rules play on it as on any other",
}


def paragraphs() -> list[str]:
    """T1.1, T1.2 and so on, as the English rules have them."""
    text = (PACKAGE / "locales" / "en" / "termites-rules.ftl").read_text("utf-8")
    return [f"T{chapter}.{number}" for chapter, number in re.findall(r"^rule-T(\d+)-(\d+) =", text, re.MULTILINE)]


def marks(file: Path) -> Iterator[str]:
    """What the tests of a file are marked with."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"), str(file))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    yield from (ast.literal_eval(argument) for argument in mark.args)


def marked() -> set[str]:
    return {paragraph for file in Path(__file__).parent.glob("test_*.py") for paragraph in marks(file)}


def missing(wanted: list[str], there: set[str]) -> list[str]:
    return [paragraph for paragraph in wanted if paragraph not in there]


def test_the_list_of_paragraphs_is_whole() -> None:
    """Nine chapters, each numbered from 1 on without a gap."""
    last = {1: 6, 2: 5, 3: 4, 4: 5, 5: 4, 6: 10, 7: 8, 8: 4, 9: 5}
    assert paragraphs() == [f"T{chapter}.{n}" for chapter, most in last.items() for n in range(1, most + 1)]


def test_every_paragraph_has_a_test() -> None:
    assert missing(paragraphs(), marked()) == []


def test_every_mark_names_a_paragraph_or_a_chapter_with_a_text_of_its_own() -> None:
    assert missing(sorted(marked()), {*paragraphs(), "T2"}) == []


def test_every_paragraph_that_is_a_rule_of_play_has_code() -> None:
    assert missing(paragraphs(), {*PARAGRAPHS, *WITHOUT_CODE}) == []


def test_what_is_said_to_have_no_code_has_none() -> None:
    assert [paragraph for paragraph in WITHOUT_CODE if paragraph in PARAGRAPHS] == []
    assert missing(list(WITHOUT_CODE), set(paragraphs())) == []


def test_every_paragraph_that_rules_offers_reasons_and_rulings_name_is_there() -> None:
    named = [
        *PARAGRAPHS,
        *(offer.paragraph for offer in OFFERS),
        *(paragraph for paragraph, _ in REASONS),
        *(ruling.paragraph for ruling in RULINGS),
    ]
    assert missing(named, set(paragraphs())) == []


def test_every_paragraph_that_the_source_cites_anywhere_is_there() -> None:
    sources = Path(str(PACKAGE / "games" / "termites")).rglob("*.*")
    cited = {
        (p, file.name) for file in sources if file.suffix in (".py", ".toml") for p in CITED.findall(file.read_text())
    }
    assert len(cited) > 100
    assert sorted(citation for citation in cited if citation[0] not in paragraphs()) == []


def test_every_paragraph_that_the_rules_texts_cite_is_there() -> None:
    for locale in (PACKAGE / "locales").iterdir():
        text = (locale / "termites-rules.ftl").read_text("utf-8")
        assert missing(CITED.findall(text), set(paragraphs())) == []
