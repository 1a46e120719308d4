"""One name for each thing: the glossary of each language, and no text with a word that it forbids."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.installed import TEXTS
from rulewright.kernel.message import Message
from rulewright.languages import glossary, misnamed, texts
from rulewright.words import LANGUAGES, Words

GLOSSARIES = Path(__file__).parent / "glossary"
LEAST = 40  # terms
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def told(problem: Message) -> str:
    return f"{problem.args['key']}: {Words('en').message(problem)}"


@EVERY_LANGUAGE
def test_every_language_names_what_english_names(language: str) -> None:
    """And possibly more terms that have several names in it."""
    ids = [term.id for term in glossary(language, GLOSSARIES)]
    assert len(ids) >= LEAST
    assert sorted(ids) == sorted({*ids})
    assert sorted({term.id for term in glossary("en", GLOSSARIES)} - {*ids}) == []


@EVERY_LANGUAGE
def test_exceptions_are_texts(language: str) -> None:
    excepted = {key for term in glossary(language, GLOSSARIES) for key in term.excepted}
    assert sorted(excepted - texts(language).keys()) == []


@EVERY_LANGUAGE
def test_no_text_has_a_word_that_the_glossary_rules_out(language: str) -> None:
    assert sorted(told(problem) for problem in misnamed(language, TEXTS, GLOSSARIES)) == []


def test_a_word_that_is_ruled_out_would_be_found(tmp_path: Path) -> None:
    (tmp_path / "pl").mkdir()
    (tmp_path / "pl" / "web.ftl").write_text("web-here = Ten Obszaru\nweb-there = obszarpany\n", encoding="utf-8")
    (tmp_path / "pl.toml").write_text(
        '[[term]]\nid = "region"\nword = "region"\nnever = ["obszar", "obszaru"]\n', encoding="utf-8"
    )
    [found] = misnamed("pl", tmp_path, tmp_path)
    assert found.args == {"file": "web.ftl", "key": "web-here", "never": "obszaru", "word": "region"}


def test_a_star_is_any_ending_and_a_term_may_be_of_one_game(tmp_path: Path) -> None:
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "web.ftl").write_text("web-cryhavoc-a = Fraktionen\ntermites-a = Fraktion\n", encoding="utf-8")
    term = '[[term]]\nid = "faction"\nword = "Armee"\nnever = ["fraktion*"]\ngames = ["cryhavoc"]\n'
    (tmp_path / "de.toml").write_text(term, encoding="utf-8")
    assert [found.args["key"] for found in misnamed("de", tmp_path, tmp_path)] == ["web-cryhavoc-a"]
