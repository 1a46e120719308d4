"""Effects that move structures and face-down Trog tokens to adjacent regions, or give build points.

During `relocate`, `handled` marks what has moved, so that each piece moves only once; for structures it has a bit for each tile."""

from __future__ import annotations

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.parts import NOBODY, PASSIVE, REGIONS, TILES, A, N
from rulewright.games.cryhavoc.rules.pieces import structure_supply
from rulewright.games.cryhavoc.rules.planet import (
    controlled,
    has,
    headquarters,
    just,
    neighbours,
    open_region,
    trog_token,
)
from rulewright.games.cryhavoc.rules.trogs import carry_token
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.events import EVERYONE, emit
from rulewright.kernel.frames import call, here
from rulewright.kernel.rule import rule
from rulewright.kernel.verbs import OK

from .questions import STRUCTURE_FROM, STRUCTURE_TO, TROGS_FROM, TROGS_TO, effect
from .tokens import refuse_trog_token
from .vocabulary import A_STRUCTURE, BUILD_HERE, OP_BUILD_POINTS, OP_RELOCATE


# ------------------------------------------------------------- relocate
@rule("C4.31")
def opening_relocate(s: State, row: int) -> int:
    return STRUCTURE_FROM if s.row[row][A] == A_STRUCTURE else TROGS_FROM


effect.opens(OP_RELOCATE, opening_relocate)


@effect.end(OP_RELOCATE)
@rule("C1.6")
def end_relocation(s: State, row: int) -> None:
    for region in range(REGIONS):
        s.handled[region] = 0


@rule("C4.14", "C8.3", "C8.4")
def refuse_step(s: State, you: int, start: int, region: int) -> int:
    """To an adjacent open region without an HQ."""
    if region >= s.regions:
        return num.NO_REGION
    if not has(neighbours(s, you, start), region):
        return num.NOT_ADJACENT
    if headquarters(s, region):
        return num.NOT_IN_HQ
    return OK if open_region(s, region) else num.BATTLE_REGION


# ------------------------------------------------------------- a structure
@rule("C4.31")
def refuse_site(s: State, you: int, site: int, region: int) -> int:
    """Whether the structure may go there: a region you control, without one of its type."""
    refused = refuse_step(s, you, site % REGIONS, region)
    if refused != OK:
        return refused
    if s.control[region] != you:
        return num.NOT_CONTROLLED
    return num.BUILT_THERE if has(s.built[you * TILES + site // REGIONS], region) else OK


@rule("C4.31", "C8.4")
def refuse_structure_from(s: State, you: int, on: int, row: int, site: int) -> int:
    tile, region = site // REGIONS, site % REGIONS
    if region >= s.regions:
        return num.NO_REGION
    if not has(s.built[you * TILES + tile], region):
        return num.NOT_BUILT_THERE
    if s.control[region] != you:
        return num.NOT_CONTROLLED
    if not open_region(s, region):
        return num.BATTLE_REGION
    if has(s.handled[region], tile):
        return num.UNIT_HALTED
    for goal in range(s.regions):
        if refuse_site(s, you, site, goal) == OK:
            return OK
    return num.NOWHERE_TO_GO


@effect.answer(STRUCTURE_FROM, refuse=refuse_structure_from)
@rule("C4.31")
def structure_from(s: State, site: int) -> None:
    f = here(s)
    f.memo = site
    f.step = STRUCTURE_TO


@rule("C4.31")
def refuse_structure_to(s: State, you: int, on: int, row: int, region: int) -> int:
    return refuse_site(s, you, here(s).memo, region)


@effect.answer(STRUCTURE_TO, refuse=refuse_structure_to)
@rule("C4.31")
def structure_to(s: State, region: int) -> None:
    f = here(s)
    tile, start = f.memo // REGIONS, f.memo % REGIONS
    type = f.who * TILES + tile
    s.built[type] = (s.built[type] & ~(1 << start)) | 1 << region
    s.handled[region] |= 1 << tile
    emit(s, num.E_RELOCATED, EVERYONE, f.who, start, region, type)
    f.left -= 1
    f.memo = region
    f.step = STRUCTURE_FROM


# ------------------------------------------------------------- a Trog token
@rule("C1.6")
def refuse_burrow(s: State, you: int, start: int, region: int) -> int:
    """To a region without another Trog token, even where units stand: it stays face down."""
    refused = refuse_step(s, you, start, region)
    if refused != OK:
        return refused
    return num.TOKEN_THERE if trog_token(s, region) else OK


@rule("C1.6", "C8.4")
def refuse_trogs_from(s: State, you: int, on: int, row: int, region: int) -> int:
    refused = refuse_trog_token(s, region)
    if refused != OK:
        return refused
    if s.handled[region] != 0:
        return num.UNIT_HALTED
    for goal in range(s.regions):
        if refuse_burrow(s, you, region, goal) == OK:
            return OK
    return num.NOWHERE_TO_GO


@effect.answer(TROGS_FROM, refuse=refuse_trogs_from)
@rule("C1.6")
def trogs_from(s: State, region: int) -> None:
    f = here(s)
    f.memo = region
    f.step = TROGS_TO


@rule("C1.6")
def refuse_trogs_to(s: State, you: int, on: int, row: int, region: int) -> int:
    return refuse_burrow(s, you, here(s).memo, region)


@effect.answer(TROGS_TO, refuse=refuse_trogs_to)
@rule("C1.6")
def trogs_to(s: State, region: int) -> None:
    """The war party goes first if there are both."""
    f = here(s)
    carry_token(s, f.memo, region)
    s.handled[region] = 1
    emit(s, num.E_RELOCATED, EVERYONE, f.who, f.memo, region, NOBODY)
    f.left -= 1
    f.memo = region
    f.step = TROGS_FROM


# ------------------------------------------------------------- build_points
@rule("C4.30")
def grounds(s: State, you: int, on: int, row: int) -> int:
    """Mask of the regions where the points may be spent."""
    mask = controlled(s, you)
    return mask & just(on) if s.row[row][A] == BUILD_HERE else mask


@rule("C4.30", "C4.31", "C4.32")
def can_build(s: State, you: int, on: int, row: int) -> bool:
    """Whether some structure can be built or activated with these points, even if activating it would do nothing."""
    mask, points = grounds(s, you, on, row), s.row[row][N]
    for region in range(s.regions):
        if not has(mask, region) or headquarters(s, region):
            continue
        for type in range(you * TILES, you * TILES + TILES):
            if has(s.built[type], region):
                works = s.battle[region] == 0 or s.in_battle[type] != 0
                if s.activation_cost[type] != PASSIVE and s.activation_cost[type] <= points and works:
                    return True
            elif 0 < s.build_cost[type] <= points and structure_supply(s, type) > 0 and s.battle[region] == 0:
                return True
    return False


@effect.deed(OP_BUILD_POINTS, able=can_build)
@rule("C4.30")
def build_points(s: State, row: int) -> None:
    """A separate Build action; unspent points are lost."""
    f = here(s)
    s.grounds = grounds(s, f.who, f.on, row)
    call(s, num.BUILD_STRUCTURES, who=f.who, left=s.row[row][N], on=f.on if s.row[row][A] == BUILD_HERE else NOBODY)
