"""Every long word in a narrow place has soft hyphens: browsers cannot hyphenate every language."""

from __future__ import annotations

import re

import pytest

from rulewright.games import OWN, load
from rulewright.words import LANGUAGES, Words

LONG = 12  # letters: more than fit on a card in the hand


def long_names(language: str) -> set[str]:
    """The long words in names from packs."""
    names = [str(name) for game in map(load, OWN) for name in game.names(game.pack, language).values()]
    words = {word for name in names for word in re.findall(r"[\w’-]+", name)}
    return {word for word in words if len(word) >= LONG and "-" not in word}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_long_name_can_be_broken(language: str) -> None:
    told = Words(language)("web-hyphens").split()
    assert all("-" in word for word in told)
    assert {word.lower() for word in long_names(language)} <= {word.replace("-", "").lower() for word in told}
