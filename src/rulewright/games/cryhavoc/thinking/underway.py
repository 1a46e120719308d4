"""For the evaluation, the value of what is under way: a battle, cards being drawn or picked, remaining points. It is worth what it may
become."""

from __future__ import annotations

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.parts import (
    ATTACKER,
    ATTRITION,
    BONUS_VP,
    CARDS,
    CONTROL,
    DEFENDER,
    DRAW_EACH,
    DRAW_ONCE,
    ICON_BITS,
    MOVE,
    NOBODY,
    PICKED,
    PRISONERS,
    RECRUIT,
    TROGS,
)
from rulewright.games.cryhavoc.rules.objectives import strength
from rulewright.games.cryhavoc.rules.pieces import count_control, on_objectives
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.rule import rule

from .weights import (
    CARD,
    ICON_MOVE,
    KILL,
    KIN,
    LEAD_PRISONERS,
    LEFT_BUILD,
    LEFT_MOVE,
    STORED_CARD,
    TERRAIN_CARD,
    UNIT,
    VP,
)


# ------------------------------------------------------------- a battle under way
@rule()
def battle_worth(s: State, faction: int, value: int) -> int:
    """What the objectives would bring if the battle were resolved now; `value` is the region's."""
    side = NOBODY
    if s.side[ATTACKER] == faction:
        side = ATTACKER
    elif s.side[DEFENDER] == faction:
        side = DEFENDER
    if side == NOBODY:
        return 0
    other = 1 - side
    total = s.weight[UNIT] * on_objectives(s, side)
    if s.winner == NOBODY:
        lead = strength(s, side, CONTROL) - strength(s, other, CONTROL)
        if side == DEFENDER:
            lead = 2 * lead + 1
        else:
            lead = 2 * lead - 1
        lead += 2 * (int(s.ties[side][CONTROL]) - int(s.ties[other][CONTROL]))
        total += (value + 2 * s.weight[VP]) * (50 + 50 * max(min(lead, 3), -3) // 3) // 100
    elif s.winner == side:
        total += value
    if s.skipped[PRISONERS] == 0:
        lead = strength(s, side, PRISONERS) - strength(s, other, PRISONERS)
        total += s.weight[LEAD_PRISONERS] * max(min(lead, 2), -2)
    if s.skipped[ATTRITION] == 0:
        kills = min(strength(s, side, ATTRITION), on_objectives(s, other)) - int(s.absorbs[other])
        losses = min(strength(s, other, ATTRITION), on_objectives(s, side)) - int(s.absorbs[side])
        total += (s.weight[VP] + s.weight[KILL]) * max(kills, 0) - s.weight[UNIT] * max(losses, 0)
    return total


# ------------------------------------------------------------- what is not yet done
@rule()
def prospects(s: State, faction: int) -> int:
    """The value of what is under way: cards being drawn, points, picked cards, tokens about to wake."""
    total = 0
    for depth in range(s.top + 1):
        f = s.frame[depth]
        if f.who != faction:
            continue
        if f.proc == num.PLAY_CARDS:
            total += picked_worth(s, faction, int(f.at))
        elif f.proc == num.STUDY:
            total += s.weight[CARD] + s.weight[TERRAIN_CARD]
        elif f.proc == num.STOW:
            total += s.weight[STORED_CARD]
        elif f.proc == num.DRAW_CARDS:
            total += s.weight[CARD] * int(f.left)
        elif f.proc == num.MOVE_UNITS:
            total += s.weight[LEFT_MOVE] * int(f.left)
        elif f.proc == num.BUILD_STRUCTURES:
            total += s.weight[LEFT_BUILD] * int(f.left)
        elif f.proc == num.WAKE and faction == TROGS:
            total += s.weight[KIN]
    return total


@rule()
def picked_worth(s: State, faction: int, icon: int) -> int:
    """The cards picked for a row of icons, as far as their points can be used."""
    points = 0
    total = 0
    once = 0
    for card in range(CARDS):
        if s.where[card] == PICKED + faction:
            row = int(s.icons[icon][card])
            points += row & ((1 << ICON_BITS) - 1)
            flags = row >> ICON_BITS
            if flags & BONUS_VP != 0:
                total += s.weight[VP]
            if flags & DRAW_EACH != 0:
                total += s.weight[CARD]
            once |= flags & DRAW_ONCE
    if once != 0:
        total += s.weight[CARD]
    return total + int(s.weight[ICON_MOVE + icon]) * min(points, use(s, faction, icon))


@rule()
def use(s: State, faction: int, icon: int) -> int:
    """How many points of a row can be put to use."""
    if icon == RECRUIT:
        return int(s.reserve[faction])
    if icon == MOVE:
        units = 0
        for region in range(s.regions):
            if s.battle[region] == 0:
                units += s.units[faction][region]
        return min(units, 6)
    return min(3 * (count_control(s, faction) - 1), 6)  # structures cannot be built in an HQ
