"""The position in words, line by line: for pages and terminals that have no drawing of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulewright.kernel.events import SPECTATOR
from rulewright.kernel.message import Message
from rulewright.kernel.verbs import NONE

from .numbers import BREAKS, CARDS, CRACK


def lines(s: Any, seat: int) -> list[Message]:
    """What everybody sees, then what only that seat does."""
    fisher = s.frame[s.top].who
    told = [Message("thin-ice-points", {"seat": each, "points": s.points[each]}) for each in range(s.players)]
    if s.bait != NONE:
        told.append(Message("thin-ice-on-the-line", {"seat": fisher, "cards": listed(s.line)}))
        told.append(Message("thin-ice-cracks", {"left": BREAKS - s.line[CRACK]}))
    if seat == SPECTATOR:
        return told
    if s.bait != NONE and fisher == seat:
        told.append(Message("thin-ice-bait", {"card": CARDS[s.bait]}))
    return [*told, Message("thin-ice-hand", {"cards": listed(s.hand[seat])})]


def listed(counts: Sequence[int]) -> Message:
    """Each kind with its number: a message that contains the next one."""
    text = Message("thin-ice-no-cards")
    for kind, count in reversed([*enumerate(counts)]):
        if count > 0:
            first = Message("thin-ice-cards", {"count": count, "card": CARDS[kind]})
            text = first if text.key == "thin-ice-no-cards" else Message("thin-ice-and", {"first": first, "rest": text})
    return text
