"""A line of play says once what is done several times in a row."""

from __future__ import annotations

import pytest

from rulewright.cli.terminal.in_short import in_short


@pytest.mark.parametrize(
    ("deeds", "told"),
    [
        ("a b c", "a; b; c"),
        ("a a a", "a (×3)"),
        ("a b a b a b c", "a; b (×3); c"),
        ("c a b a b a d", "c; a; b (×2); a; d"),
        ("a", "a"),
        ("", ""),
    ],
)
def test_what_is_repeated_is_counted(deeds: str, told: str) -> None:
    assert in_short(deeds.split()) == told
