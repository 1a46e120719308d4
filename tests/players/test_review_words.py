"""What a review says about a costly decision: reasons stand with the better move, dangers with the one that allowed them."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.kernel.game import Merit
from rulewright.kernel.message import Message
from rulewright.players import review_words
from rulewright.players.hint import Advice
from rulewright.players.review import Judged

PLAYED, BEST = 1, 2
TAKES, ALONE = Merit(Message("termites-reason-takes")), Merit(Message("hint-alone"))
HERE, THERE = (Merit(Message("termites-threat-falls", {"hex": hex})) for hex in ("F6", "H3"))


def told(monkeypatch: pytest.MonkeyPatch, **found: list[Merit]) -> review_words.Told:
    def explain(game: Any, seat: Any, hints: Any) -> list[Advice]:
        return [Advice(hint, [], [], found["better" if hint.action == BEST else "played"]) for hint in hints]

    monkeypatch.setattr(review_words, "explain", explain)
    nothing: Any = None
    return review_words.told(nothing, nothing, Judged(1, 0, PLAYED, BEST, 0.6, 0.3, better=(BEST,)))


def test_only_a_danger_that_the_better_move_averts_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    found = told(monkeypatch, better=[TAKES, HERE], played=[ALONE, HERE, THERE])
    assert (found.reasons, found.allowed) == ([TAKES], [THERE])


def test_how_a_move_compares_is_no_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    found = told(monkeypatch, better=[ALONE], played=[TAKES])
    assert (found.reasons, found.allowed) == ([], [])
