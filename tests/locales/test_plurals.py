"""Numbers with nouns: each language has its plurals, and none of them contains a wrong number."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from tests.locales.governed import neighbours, word_behind

from rulewright.languages import COUNTED, Text, choices, parts, texts
from rulewright.words import LANGUAGES

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
# Limits and sizes that are never 1, or the same at every table: texts need no plural forms for them.
FIXED = {"expected", "least", "most", "per", "players"}
MOST = "upto"  # a choice by this argument means that there are more than one
# Here the number is more than 1 wherever the text is shown.
NEVER_ONE = {
    "arena-thinks",  # a fraction of seconds, or several
    "cli-too-small",  # lines of a window
    "cli-verify-all",  # of several files
    "content-list-long",  # more than a list may hold
    "content-text-long",  # more than a text may hold
    "content-no-room-for-mounds",  # hexes of a board
    "cryhavoc-content-effect-long",
    "cryhavoc-content-skill-default",  # not one, or it would be right
    "cryhavoc-content-special-cards",
    "cryhavoc-content-spots",  # four
    "cryhavoc-content-too-many-icons",
    "cryhavoc-content-too-many-promises",
    "cryhavoc-content-too-many-standing",
    "cryhavoc-content-too-many-steps",
    "web-lobby-name-long",  # more than a name may hold
    "web-stage-times",  # what happened once is not counted
}
# What may follow a number without changing with it: unrelated words, abbreviations, invariable nouns.
UNCHANGED = {
    "en": {
        *(
            "are",
            "begins",
            "changed",
            "each",
            "earlier",
            "fewer",
            "for",
            "from",
            "in",
            "left",
            "more",
            "of",
            "share",
            "to",
        ),
        *("Artillery", "Watchtower", "VP", "build", "move", "recruit", "min", "pts", "s"),
    },
    "pl": {"PZ", "min", "pkt", "s", "do", "każdy", "z", "ze"},
    "de": {
        *("Marker", "Geschossmarker", "Plättchen", "Hügel", "Spieler", "Zeichen", "Min", "P", "s"),
        *("Bau", "Bewegung", "Rekrutieren"),
        *("aus", "ausgeben", "beginnt", "davor", "deiner", "spielen", "teilen", "statt", "ungenutzt", "von", "zu"),
    },
    "pt-BR": {"min", "PV", "pts", "s", "a", "antes", "da", "das", "de", "dividem", "dos", "e", "em"},
}
NUMBER = re.compile(r"\d|\b(?:um|uma)\b", re.IGNORECASE)


def numbers() -> set[str]:
    """Arguments that some language's text selects plurals by, and that may be 1."""
    every = (choice for language in LANGUAGES for text in texts(language).values() for choice in choices(text.entry))
    return {name for name, cases in every if cases & COUNTED} - FIXED


def uncounted(
    every: Iterable[Text], names: Collection[str], unchanged: Collection[str]
) -> Iterator[tuple[str, str, str]]:
    """Numbers before a word that would change with them, outside of a choice by that number: (key, argument, word)."""
    for text in every:
        for name in names:
            for what, _, behind in neighbours(text, (name, MOST)):
                word = word_behind(behind)
                if isinstance(what, ftl.VariableReference) and what.id.name == name and word and word not in unchanged:
                    yield text.key, name, word


def ones_with_numbers(every: Iterable[Text]) -> Iterator[tuple[str, str]]:
    """Cases `one` with a literal number, which would be shown for 0 too: (key, text)."""
    for text in every:
        for choice in (p for p in parts(text.entry) if isinstance(p, ftl.SelectExpression)):
            for variant in choice.variants:
                said = " ".join(e.value for e in variant.value.elements if isinstance(e, ftl.TextElement))
                if getattr(variant.key, "name", "") == "one" and NUMBER.search(said):
                    yield text.key, said


def parsed(source: str) -> list[Text]:
    return [Text("planted.ftl", entry.id.name, entry) for entry in FluentParser().parse(source).body]


@EVERY_LANGUAGE
def test_a_number_beside_a_noun_has_its_plurals(language: str) -> None:
    every = [text for key, text in texts(language).items() if key not in NEVER_ONE]
    assert sorted(uncounted(every, numbers(), UNCHANGED[language])) == []


def test_in_portuguese_no_case_one_holds_a_number() -> None:
    """0 is `one` there: an empty stack would be shown as one of 1."""
    assert [*ones_with_numbers(texts("pt-BR").values())] == []


def test_a_missing_plural_would_be_found() -> None:
    planted = parsed("cards = You have { $n } cards.\n")
    assert [*uncounted(planted, {"n"}, ())] == [("cards", "n", "cards")]
    counted = parsed("cards = You have { $n ->\n    [one] 1 card\n   *[other] { $n } cards\n }.\n")
    assert [*uncounted(counted, {"n"}, ())] == []


def test_a_number_in_a_case_one_would_be_found() -> None:
    for said in ("1 carta", "uma carta"):
        planted = parsed(f"cards = {{ $n ->\n    [one] {said}\n   *[other] {{ $n }} cartas\n }}\n")
        assert [*ones_with_numbers(planted)] == [("cards", said)]
