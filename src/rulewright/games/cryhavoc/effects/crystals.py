"""Effects on crystals, victory points and scoring. Natives have neither a store nor victory points (C5.11)."""

from __future__ import annotations

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.parts import NOBODY, A, B, N
from rulewright.games.cryhavoc.rules.pieces import add_crystals, count_control, gain
from rulewright.games.cryhavoc.rules.planet import effect_region, headquarters
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.events import EVERYONE, emit
from rulewright.kernel.frames import here
from rulewright.kernel.rule import rule
from rulewright.kernel.verbs import OK

from .questions import CRYSTALS_AT, CRYSTALS_OFF, HARVEST_AT, HARVEST_MORE, NO_QUESTION, PAID, effect
from .vocabulary import (
    BY_FINAL,
    C_ANY,
    C_BATTLE,
    C_CONTROLLED,
    C_HERE,
    C_THERE,
    OP_ADD_CRYSTALS,
    OP_ENABLE_SCORING,
    OP_TAKE_CRYSTALS,
    OP_VP,
    OP_VP_PER,
    PER_KILLED,
    PER_REGION,
    SIXTEEN,
)


@rule("C1.3")
def crystal_region(s: State, on: int, row: int) -> int:
    """The region that the text names; for "there", the one chosen by the step before."""
    where = s.row[row][A]
    if where == C_BATTLE:
        return int(s.battle_at)
    return on if where == C_HERE else int(here(s).memo)


# ------------------------------------------------------------- add_crystals: to the map, or off it
@rule("C1.3")
def opening_crystals(s: State, row: int) -> int:
    if s.row[row][A] == C_ANY:
        return CRYSTALS_AT
    return NO_QUESTION if s.row[row][N] > 0 else CRYSTALS_OFF


effect.opens(OP_ADD_CRYSTALS, opening_crystals)


@rule("C8.3")
def has_room(s: State, you: int, on: int, row: int) -> bool:
    """Not an HQ. Where "there" will be is not known yet."""
    if s.row[row][A] == C_THERE:
        return True
    region = crystal_region(s, on, row)
    return region != NOBODY and not headquarters(s, region)


@effect.deed(OP_ADD_CRYSTALS, able=has_room)
@rule("C1.3")
def put_crystals(s: State, row: int) -> None:
    region = crystal_region(s, here(s).on, row)
    if region != NOBODY:
        add_crystals(s, region, s.row[row][N])


@rule("C8.3", "C8.4")
def refuse_crystals_at(s: State, you: int, on: int, row: int, region: int) -> int:
    """Any region without an HQ; to remove crystals, one that has some."""
    if region >= s.regions:
        return num.NO_REGION
    if headquarters(s, region):
        return num.NOT_IN_HQ
    if not effect_region(s, region):
        return num.NO_BATTLE_REGIONS
    return OK if s.row[row][N] > 0 or s.crystals[region] > 0 else num.NO_TARGET_THERE


@effect.answer(CRYSTALS_AT, refuse=refuse_crystals_at)
@rule("C1.3")
def crystals_at(s: State, region: int) -> None:
    f = here(s)
    n = int(s.row[f.at][N])
    f.memo = region
    if n > 0:
        add_crystals(s, region, n)
        f.left = 0
    else:
        f.step = CRYSTALS_OFF
        take_off(s, 0)


@rule("C1.3")
def refuse_crystals_off(s: State, you: int, on: int, row: int, _: int) -> int:
    region = crystal_region(s, on, row)
    return OK if region != NOBODY and s.crystals[region] > 0 else num.NO_TARGET_THERE


@effect.answer(CRYSTALS_OFF, refuse=refuse_crystals_off)
@rule("C1.3")
def take_off(s: State, _: int) -> None:
    f = here(s)
    add_crystals(s, crystal_region(s, f.on, f.at), -1)
    f.left -= 1


# ------------------------------------------------------------- take_crystals: into the store
@rule("C1.6")
def opening_harvest(s: State, row: int) -> int:
    return HARVEST_AT if s.row[row][A] == C_CONTROLLED else HARVEST_MORE


effect.opens(OP_TAKE_CRYSTALS, opening_harvest)


@rule("C8.1", "C8.4")
def refuse_harvest_at(s: State, you: int, on: int, row: int, region: int) -> int:
    if region >= s.regions:
        return num.NO_REGION
    if s.control[region] != you:
        return num.NOT_CONTROLLED
    if not effect_region(s, region):
        return num.NO_BATTLE_REGIONS
    return OK if s.crystals[region] > 0 else num.NO_TARGET_THERE


@effect.answer(HARVEST_AT, refuse=refuse_harvest_at)
@rule("C1.6")
def harvest_at(s: State, region: int) -> None:
    f = here(s)
    f.memo = region
    f.step = HARVEST_MORE
    harvest(s, 0)


@rule("C5.11")
def refuse_harvest(s: State, you: int, on: int, row: int, _: int) -> int:
    region = crystal_region(s, on, row)
    return OK if region != NOBODY and s.crystals[region] > 0 and s.seat[you] != NOBODY else num.NO_TARGET_THERE


@effect.answer(HARVEST_MORE, refuse=refuse_harvest)
@rule("C1.6")
def harvest(s: State, _: int) -> None:
    f = here(s)
    region = crystal_region(s, f.on, f.at)
    s.crystals[region] -= 1
    s.store[f.who] += 1
    emit(s, num.E_HARVESTED, EVERYONE, f.who, region, 1)
    f.left -= 1


# ------------------------------------------------------------- victory points
@rule("C5.11")
def scores(s: State, you: int, on: int, row: int) -> bool:
    return s.seat[you] != NOBODY


@effect.deed(OP_VP, able=scores)
@rule("C3.3")
def score(s: State, row: int) -> None:
    gain(s, here(s).who, s.row[row][N])


@rule("C3.3")
def points(s: State, row: int, n: int) -> int:
    """`each` points for every full `per` of n, up to the maximum."""
    each, per = s.row[row][B] // SIXTEEN, s.row[row][B] % SIXTEEN
    return min(n // per * each, int(s.row[row][N]))


@rule("C5.11", "C8.1")
def scores_some(s: State, you: int, on: int, row: int) -> bool:
    """Whether it scores anything. What an earlier step will take or kill is not known yet."""
    if s.seat[you] == NOBODY:
        return False
    return s.row[row][A] != PER_REGION or points(s, row, count_control(s, you)) > 0


@effect.deed(OP_VP_PER, able=scores_some)
@rule("C3.3", "C8.1")
def score_each(s: State, row: int) -> None:
    """Score regions under control, what the last price took, or units just killed."""
    f = here(s)
    what, n = s.row[row][A], int(f.tally) // PAID
    if what == PER_REGION:
        n = count_control(s, f.who)
    elif what == PER_KILLED:
        n = int(f.tally) % PAID
    gain(s, f.who, points(s, row, n))


# ------------------------------------------------------------- enable_scoring
@effect.deed(OP_ENABLE_SCORING)
@rule("C7.2", "C7.3")
def enable_scoring(s: State, row: int) -> None:
    """The printed event makes this round the final one. A player's card is an action of its own, handled by scoring.py."""
    if s.row[row][A] == BY_FINAL:
        s.final = 1
        emit(s, num.E_FINAL, EVERYONE)
