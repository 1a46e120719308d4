"""Where the victory points came from (C3.3): read from what happened, event by event."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rulewright.kernel.game import Event
from rulewright.kernel.message import Message

from . import words as w
from .prisoners import PRICE
from .state import State

SOURCES = {
    "regions": "cryhavoc-score-regions",
    "crystals": "cryhavoc-score-crystals",
    "control": "cryhavoc-score-control",
    "kills": "cryhavoc-score-kills",
    "prisoners": "cryhavoc-score-prisoners",
    "symbols": "cryhavoc-score-symbols",
    "effects": "cryhavoc-score-effects",
    "ransom": "cryhavoc-score-ransom",
}
CAUSES = {  # what comes right before the points that it brings to the same faction
    w.E_SCORED_REGIONS: "regions",
    w.E_SCORED_CRYSTALS: "crystals",
    w.E_WON_CONTROL: "control",
    w.E_KILLED: "kills",
    w.E_POINTS: "symbols",
}
ROUND_ENDS = (
    w.E_RANSOMED,
    w.E_SCORED_REGIONS,
    w.E_SCORED_CRYSTALS,
    w.E_ROUND,
    w.E_OVER,
)  # come after prisoners are scored


def sources(s: State, events: Sequence[Event], seat: int) -> list[tuple[Message, int]]:
    """The victory points of a seat by where they came from; all of them are told, also those that brought nothing."""
    gained = gains(events, {int(s.faction[n]) for n in range(s.players)})
    return [(Message(key), gained[int(s.faction[seat]), source]) for source, key in SOURCES.items()]


def gains(events: Sequence[Event], players: set[int]) -> Counter[tuple[int, str]]:
    """By faction and source."""
    for_prisoners, gained = scored_for_prisoners(events, players), Counter[tuple[int, str]]()
    for n, event in enumerate(events):
        if event.kind == w.E_VP:
            source = "prisoners" if n in for_prisoners else cause(events[n - 1], event.a)
            gained[event.a, source] += event.b
        elif event.kind == w.E_RANSOMED:
            gained[event.a, "ransom"] -= PRICE
    return gained


def cause(before: Event, faction: int) -> str:
    return CAUSES.get(before.kind, "effects") if before.a == faction else "effects"


def scored_for_prisoners(events: Sequence[Event], players: set[int]) -> set[int]:
    """C6.1: no event says so, but it is the last that happens in a round before units are bought back: one gain for each player who holds
    prisoners."""
    found, held, gains, scored = set[int](), Counter[int](), list[int](), False
    for n, event in enumerate(events):
        if event.kind in ROUND_ENDS:
            holders = sum(held[faction] > 0 for faction in players)
            if holders and not scored:
                found |= set(gains[-holders:])
            scored = event.kind != w.E_ROUND
        if event.kind == w.E_VP:
            gains.append(n)
        elif event.kind != w.E_EVENT_PASSED:
            gains = []
        held[event.a] += event.kind == w.E_CAPTURED
        held[event.b] -= event.kind in (w.E_RANSOMED, w.E_FREED)
    return found
