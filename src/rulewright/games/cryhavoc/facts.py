"""What an action would do, as data for those who draw it: what cards give, what is paid, whom a unit meets. Plain Python over the twin, and
nothing in it that the seat which is asked does not see."""

from __future__ import annotations

from typing import Any

from rulewright.kernel.verbs import MASK, SHIFT

from . import words as w
from .options import TROGS_GO_ON
from .pack import Pack
from .parts import (
    BONUS_VP,
    CARDS,
    DRAW_EACH,
    DRAW_ONCE,
    FACTIONS,
    ICON_BITS,
    ICONS,
    NOBODY,
    PICKED,
    REGIONS,
    TILES,
    TROGS,
)
from .roles import leader
from .state import State

Facts = dict[str, Any]


def facts(pack: Pack, s: State, action: int) -> Facts:
    """Of a legal action."""
    verb, number, f = action >> SHIFT, action & MASK, s.frame[s.top]
    if verb == w.PICK:
        return given(s, [number]) | {"total": given(s, [*picked(s), number])}
    if verb == w.PLAY:
        return given(s, picked(s))
    if verb in (w.CONSTRUCT, w.ACTIVATE):
        costs = s.build_cost if verb == w.CONSTRUCT else s.activation_cost
        return paid(s, int(costs[leader(s) * TILES + number // REGIONS]))
    if verb == w.RAISE:
        return paid(s, number)
    return {"from": pack.map(s.players).regions[f.memo].id, **met(s, number)} if verb == w.MOVE_TO else {}


def paid(s: State, cost: int) -> Facts:
    """Of the points of this action; and how many are left then."""
    return {"cost": cost, "left": int(s.frame[s.top].left) - cost}


# ------------------------------------------------------------- cards
def picked(s: State) -> list[int]:
    return [card for card in range(CARDS) if s.where[card] == PICKED + s.frame[s.top].who]


def given(s: State, cards: list[int]) -> Facts:
    """C4.2: what cards give together in the row that they are played for."""
    row = int(s.frame[s.top].at)
    icons = [int(s.icons[row][card]) for card in cards]
    bonuses = [each >> ICON_BITS for each in icons]
    once = any(bonus & DRAW_ONCE for bonus in bonuses)
    return {
        "row": ICONS[row],
        "points": sum(each & ((1 << ICON_BITS) - 1) for each in icons),
        "draws": sum(bool(bonus & DRAW_EACH) for bonus in bonuses) + once,
        "vp": sum(bool(bonus & BONUS_VP) for bonus in bonuses),
    }


# ------------------------------------------------------------- moves
def met(s: State, region: int) -> Facts:
    """C4.12, C4.16: whether a unit has to stop there, what it turns up, and whom it fights when it stays."""
    who = int(s.frame[s.top].who)
    others = [faction for faction in range(len(FACTIONS)) if faction != who and s.units[faction][region] > 0]
    trogs = [name for name, tokens in (("war_party", s.party), ("nest", s.nest)) if tokens[region] > 0]
    woken = trogs if who == TROGS or not any(faction != TROGS for faction in others) else []
    enemy = others[0] if others else TROGS if woken and who != TROGS else NOBODY
    return {
        "stops": bool(others) or (bool(trogs) and not (who == TROGS and s.trog_entry == TROGS_GO_ON)),
        "tokens": (["exploration"] if s.exploration[region] > 0 else []) + woken,
        "battle_with": None if enemy == NOBODY else FACTIONS[enemy],
    }
