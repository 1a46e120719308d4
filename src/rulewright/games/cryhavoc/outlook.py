"""C5.6-C5.8: what would come of a battle as it stands now, from what everybody sees. The rules have their own (objectives.py); a test
compares them."""

from __future__ import annotations

from typing import Any

from .parts import ATTACKER, ATTRITION, CONTROL, DEFENDER, FACTIONS, NOBODY, OBJECTIVES
from .state import State
from .words import BATTLE, RESOLVE_ATTRITION, RESOLVE_OBJECTIVES

CONTROL_VP = 2  # C5.6; a kill is worth 1
RESOLVING = 7  # the step of a battle, when its objectives have been called up


def outlook(s: State) -> list[dict[str, Any]]:
    """The objectives in the order of their resolution. Each by itself: what one of them does to another depends on choices."""
    order = range(len(OBJECTIVES))
    resolved = how_many_resolved(s)
    return [seen(s, objective, n < resolved) for n, objective in enumerate(reversed(order) if s.reversed else order)]


def seen(s: State, objective: int, resolved: bool) -> dict[str, Any]:
    kills = kills_of(s) if objective == ATTRITION else [0, 0]
    side = winner(s, objective)
    return {
        "objective": OBJECTIVES[objective],
        "resolved": resolved,
        "skipped": bool(s.skipped[objective]),
        "strength": [strength(s, ATTACKER, objective), strength(s, DEFENDER, objective)],
        "winner": None if side == NOBODY else FACTIONS[s.side[side]],
        "kills": kills,
        "vp": [points(s, each, objective, side, kills) for each in (ATTACKER, DEFENDER)],
    }


def how_many_resolved(s: State) -> int:
    """The one that is being resolved is not among them."""
    frames = [s.frame[i] for i in range(s.top + 1)]
    for f in frames:
        if f.proc == RESOLVE_OBJECTIVES:
            return max(int(f.at) - 1, 0)
    return len(OBJECTIVES) if any(f.proc == BATTLE and f.step > RESOLVING for f in frames) else 0


def strength(s: State, side: int, objective: int) -> int:
    return int(s.placed[side][objective]) + int(s.bonus[side][objective])


def winner(s: State, objective: int) -> int:
    """The side that is stronger, or the only one that wins ties; else the defender wins control, and nobody prisoners. Attrition has no
    winner."""
    if objective == ATTRITION:
        return NOBODY
    if objective == CONTROL and s.winner != NOBODY:
        return int(s.winner)
    attack, defence = strength(s, ATTACKER, objective), strength(s, DEFENDER, objective)
    if attack == defence:
        attack, defence = int(s.ties[ATTACKER][objective]), int(s.ties[DEFENDER][objective])
    if attack == defence:
        return DEFENDER if objective == CONTROL else NOBODY
    return ATTACKER if attack > defence else DEFENDER


def kills_of(s: State) -> list[int]:
    """By the attacker and by the defender, and no more than there are units. While they are named, they have been counted."""
    counted = next(
        (f for f in (s.frame[i] for i in range(s.top + 1)) if f.proc == RESOLVE_ATTRITION and f.step > 0), None
    )
    if counted:
        kills = [int(counted.left), int(counted.memo)]
    else:
        kills = [max(0, strength(s, side, ATTRITION) - int(s.absorbs[1 - side])) for side in (ATTACKER, DEFENDER)]
    return [min(kills[side], units(s, 1 - side)) for side in (ATTACKER, DEFENDER)]


def units(s: State, side: int) -> int:
    return sum(int(s.placed[side][objective]) for objective in range(len(OBJECTIVES)))


def points(s: State, side: int, objective: int, winner: int, kills: list[int]) -> int:
    """C5.11: natives score nothing."""
    if s.skipped[objective] or s.seat[s.side[side]] == NOBODY:
        return 0
    return CONTROL_VP if objective == CONTROL and winner == side else kills[side]
