"""A costly decision in words: what would have been better and why, and what the one that was made allowed others to do."""

from __future__ import annotations

from typing import NamedTuple

from rulewright.kernel.game import Game, Merit
from rulewright.kernel.message import Message

from .hint import Hint, explain
from .review import Judged, advice
from .seat import Seat

REASON = "-reason-"  # in the keys of what speaks for a move; other keys are comparisons, or dangers
COMPARISON = "hint-"


class Told(NamedTuple):
    better: list[Message]  # the deeds of the better line
    reasons: list[Merit]  # what speaks for it
    allowed: list[Merit]  # dangers after what was played, which there are not after the better line


def told(game: Game, seat: Seat, judged: Judged) -> Told:
    """As far as the seat could know. The table's pack must have been read."""
    better = explain(game, seat, [advice(judged)])[0]
    played = explain(game, seat, [Hint(judged.played, [judged.played], 0.0, 1.0, [])])[0]
    reasons = [merit for merit in better.reasons if speaks_for(merit)]
    return Told(better.deeds, reasons, [one for one in played.reasons if is_danger(one) and one not in better.reasons])


def speaks_for(merit: Merit) -> bool:
    return REASON in merit.message.key


def is_danger(merit: Merit) -> bool:
    return not speaks_for(merit) and not merit.message.key.startswith(COMPARISON)
