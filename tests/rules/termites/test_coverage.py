"""Every paragraph of the rules has a test, and code if it is a rule of play; none is cited that does not exist."""

from __future__ import annotations

from tests.rules.coverage import Coverage, missing

from rulewright.games.termites.numbers import REASONS
from rulewright.games.termites.options import RULINGS

RULES = Coverage("termites", "T")

# paragraphs that no function under @rule carries out, each with the reason why not
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


def test_the_list_of_paragraphs_is_whole() -> None:
    """Nine chapters, each numbered from 1 on without a gap."""
    last = {1: 6, 2: 5, 3: 4, 4: 5, 5: 4, 6: 10, 7: 8, 8: 4, 9: 5}
    assert RULES.paragraphs() == [f"T{chapter}.{n}" for chapter, most in last.items() for n in range(1, most + 1)]


def test_every_paragraph_has_a_test() -> None:
    assert missing(RULES.paragraphs(), RULES.marked()) == []


def test_every_mark_names_a_paragraph_or_a_chapter_with_a_text_of_its_own() -> None:
    assert missing(RULES.unknown(RULES.marked()), ["T2"]) == []


def test_every_paragraph_has_code_or_a_reason_why_not() -> None:
    assert missing(RULES.paragraphs(), RULES.coded()) == sorted(WITHOUT_CODE)


def test_every_paragraph_that_is_cited_anywhere_is_there() -> None:
    assert RULES.unknown(RULES.named(REASONS.values(), RULINGS)) == []
    assert RULES.unknown(RULES.cited_in_source()) == RULES.unknown(RULES.cited_in_rules()) == []
    assert len(set(RULES.cited_in_source())) > 30
