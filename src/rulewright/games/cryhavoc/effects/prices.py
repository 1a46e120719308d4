"""What a `pay` costs, and who can afford it. Paying is in joining.py."""

from __future__ import annotations

from rulewright.games.cryhavoc.parts import NOBODY, TILES, A, B, N
from rulewright.games.cryhavoc.pieces import hand_size, on_objectives, side_in_battle
from rulewright.games.cryhavoc.planet import bits, just, open_region
from rulewright.games.cryhavoc.state import State, player
from rulewright.kernel.rule import rule

from .questions import PAY_MORE, PAY_UNIT_AT, PAY_UNIT_ON, PAY_WITH_CARD, PAY_WITH_STRUCTURE, effect
from .vocabulary import OP_PAY, PAY_CARD, PAY_CRYSTAL, PAY_STRUCTURE, PAY_UNIT, UP_TO


@rule("C1.6")
def opening_pay(s: State, row: int) -> int:
    kind = s.row[row][A]
    if kind == PAY_CARD:
        return PAY_WITH_CARD
    if kind == PAY_UNIT:
        return PAY_UNIT_AT if s.battle_at == NOBODY else PAY_UNIT_ON
    return PAY_WITH_STRUCTURE if kind == PAY_STRUCTURE else PAY_MORE


effect.opens(OP_PAY, opening_pay)


@rule("C1.6")
def least(s: State, row: int) -> int:
    """How many have to be paid: all, or of "up to" one."""
    return 1 if s.row[row][B] == UP_TO else int(s.row[row][N])


@rule("C8.4")
def sites(s: State, you: int) -> int:
    """Mask of the regions whose structures can be given up: open and under own control; in a battle its region."""
    if s.battle_at != NOBODY:
        return just(s.battle_at)
    mask = 0
    for region in range(s.regions):
        if open_region(s, region) and s.control[region] == you:
            mask |= 1 << region
    return mask


@rule("C8.4")
def price_regions(s: State, you: int, row: int) -> int:
    """Mask of the regions from which the price can be paid, which are then "here"; none for a price that comes from elsewhere."""
    kind, mask = s.row[row][A], 0
    if kind == PAY_UNIT and s.battle_at == NOBODY:
        for region in range(s.regions):
            if open_region(s, region) and s.units[you][region] >= least(s, row):
                mask |= 1 << region
    elif kind == PAY_STRUCTURE:
        for type in range(you * TILES, you * TILES + TILES):
            mask |= s.built[type]
        mask &= sites(s, you)
    return mask


@rule("C1.6")
def affordable(s: State, you: int, on: int, row: int) -> bool:
    """Sizes of hands are public, so everybody knows."""
    kind, n = s.row[row][A], 1
    if kind == PAY_CARD:
        n = hand_size(s, player(s, you))
    elif kind == PAY_CRYSTAL:
        n = int(s.store[you])
    elif kind == PAY_STRUCTURE:
        n = 0
        for type in range(you * TILES, you * TILES + TILES):
            n += bits(s.built[type] & sites(s, you))
    elif kind == PAY_UNIT:
        if s.battle_at == NOBODY:
            return price_regions(s, you, row) != 0
        n = on_objectives(s, side_in_battle(s, you))
    return n >= least(s, row)
