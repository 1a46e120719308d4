"""Where victory points came from (C3.3), derived from the events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.rules.prisoners import PRICE
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.events import Event
from rulewright.kernel.message import Message

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
CAUSES = {  # events that come right before the points they bring to the same faction
    num.E_SCORED_REGIONS: "regions",
    num.E_SCORED_CRYSTALS: "crystals",
    num.E_WON_CONTROL: "control",
    num.E_KILLED: "kills",
    num.E_POINTS: "symbols",
}
ROUND_ENDS = (
    num.E_RANSOMED,
    num.E_SCORED_REGIONS,
    num.E_SCORED_CRYSTALS,
    num.E_ROUND,
    num.E_OVER,
)  # these come after prisoners are scored


def sources(s: State, events: Sequence[Event], seat: int) -> list[tuple[Message, int]]:
    """A seat's victory points by source, including sources that brought nothing."""
    gained = gains(events, {int(s.faction[n]) for n in range(s.players)})
    return [(Message(key), gained[int(s.faction[seat]), source]) for source, key in SOURCES.items()]


def gains(events: Sequence[Event], players: set[int]) -> Counter[tuple[int, str]]:
    """Points by faction and source."""
    for_prisoners, gained = scored_for_prisoners(events, players), Counter[tuple[int, str]]()
    for n, event in enumerate(events):
        if event.kind == num.E_VP:
            source = "prisoners" if n in for_prisoners else cause(events[n - 1], event.a)
            gained[event.a, source] += event.b
        elif event.kind == num.E_RANSOMED:
            gained[event.a, "ransom"] -= PRICE
    return gained


def cause(before: Event, faction: int) -> str:
    return CAUSES.get(before.kind, "effects") if before.a == faction else "effects"


def scored_for_prisoners(events: Sequence[Event], players: set[int]) -> set[int]:
    """C6.1: no event announces it, but scoring prisoners comes last in a round before units are bought back: one gain for each player with
    prisoners."""
    found, held, gains, scored = set[int](), Counter[int](), list[int](), False
    for n, event in enumerate(events):
        if event.kind in ROUND_ENDS:
            holders = sum(held[faction] > 0 for faction in players)
            if holders and not scored:
                found |= set(gains[-holders:])
            scored = event.kind != num.E_ROUND
        if event.kind == num.E_VP:
            gains.append(n)
        elif event.kind != num.E_EVENT_PASSED:
            gains = []
        held[event.a] += event.kind == num.E_CAPTURED
        held[event.b] -= event.kind in (num.E_RANSOMED, num.E_FREED)
    return found
