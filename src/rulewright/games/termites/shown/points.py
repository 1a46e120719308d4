"""T8.2: where a seat's points come from, counted by the rules."""

from __future__ import annotations

from collections import Counter

from rulewright.games.termites.rules import ending
from rulewright.games.termites.state import State
from rulewright.kernel.message import Message
from rulewright.kernel.rule import plain

SOURCES = {
    ending.OF_BOARD: "termites-score-board",
    ending.OF_RESERVE: "termites-score-reserve",
    ending.OF_TROPHIES: "termites-score-trophies",
}

points = plain(ending.points)
counted = Counter[int]()  # where the points come from that `count` has heard of


def note(what: int, amount: int) -> int:
    counted[what] += amount
    return amount


count = plain(ending.points, item=note)  # made once: finding the names in a rule's code takes longer than the rule


def sources(s: State, seat: int) -> list[tuple[Message, int]]:
    """Mounds on the board, mounds in reserve, and trophies."""
    counted.clear()
    count(s, seat)
    return [(Message(key), counted[what]) for what, key in SOURCES.items()]
