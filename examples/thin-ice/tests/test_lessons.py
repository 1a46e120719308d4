"""The lesson of Thin Ice can be played as it is written."""

from __future__ import annotations

from rulewright.learning.courses import read
from rulewright.learning.proof import Proof
from thin_ice.game import GAME


def test_the_lesson_is_sound() -> None:
    [lesson] = read(GAME)
    assert Proof(lesson).faults == []
