"""The pseudo-language has all English texts, with diacritics, and longer."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from tests.locales import pseudo

from rulewright.installed import TEXTS
from rulewright.languages import entries, parts, texts, unlike, variables, words_of


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return pseudo.write(tmp_path_factory.mktemp("texts"))


@cache
def said(folder: Path) -> dict[str, str]:
    return {key: words_of(text.entry) for key, text in texts("en", folder).items()}


def test_it_has_every_text_with_what_the_text_needs(folder: Path) -> None:
    assert [entry for _, entry in entries("en", folder) if isinstance(entry, ftl.Junk)] == []
    assert said(folder).keys() == texts("en").keys()
    assert {key for key in texts("en") if variables("en", key) != variables("en", key, folder)} == set()
    assert [*unlike("pl", folder)] == []


def test_every_text_has_marks_and_no_plain_letter(folder: Path) -> None:
    for key, text in said(folder).items():
        if key in pseudo.DRAWN:
            continue
        assert text.startswith(pseudo.BEGIN), key
        assert text.endswith(pseudo.END), key
        assert not re.search("[A-PR-Za-pr-z]", text), key


def test_choices_are_still_choices(folder: Path) -> None:
    def cases(of: str, place: Path) -> list[str]:
        chosen = (p for p in parts(texts("en", place)[of].entry) if isinstance(p, ftl.Variant))
        return [getattr(variant.key, "name", "") for variant in chosen]

    key = "cryhavoc-n-units"
    assert cases(key, folder) == cases(key, TEXTS)


def test_it_is_longer() -> None:
    words = "The players take turns, and the player with the most points at the end of the game wins."
    assert 1.3 < len(pseudo.accented(words)) / len(words) < 1.5
