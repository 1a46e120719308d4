"""Every sentence of our rules is our own: none is too similar to one in the rulebooks, which developers keep next to the repository."""

from __future__ import annotations

import pytest
from tests.locales.likeness import BOOKS, FOLDER, LIMIT, Pair, nearest, sentences

from rulewright import rulebook

# Sentences that consist of fixed terms, which can hardly be worded differently: (language, paragraph, beginning).
FIXED = {
    ("en", "C1.4", "Humans also have 3 Artillery"),  # a list of components
}


def is_fixed(language: str, pair: Pair) -> bool:
    return any((language, pair.paragraph) == known[:2] and pair.ours.startswith(known[2]) for known in FIXED)


def book_of(game: str, language: str) -> str:
    found = sorted(FOLDER.glob(f"{BOOKS[game, language]}*.txt"))
    if not found:
        pytest.skip(f"The rulebooks are not here: {FOLDER}")
    return found[0].read_text(encoding="utf-8")


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_no_sentence_is_too_like_one_of_the_rulebook(game: str, language: str) -> None:
    near = [pair for pair in nearest(game, language, book_of(game, language)) if pair.likeness >= LIMIT]
    assert [pair for pair in near if not is_fixed(language, pair)] == []


def test_a_copied_sentence_would_be_found() -> None:
    ours = rulebook.text("cryhavoc", "C4.12", "en")
    copied = sentences(ours)[0]
    best = nearest("cryhavoc", "en", f"Something else stands here before it. {copied.upper()}")[0]
    assert best[:3] == (1.0, "C4.12", copied)
