"""C4.16, C4.17 After a move, in this order: exploration, Trog tokens, traps, control, battle tokens."""

from __future__ import annotations

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.effects.vocabulary import ENEMY_ENTERS, ENEMY_ENTERS_EMPTY
from rulewright.games.cryhavoc.numbers import procedure, verb
from rulewright.games.cryhavoc.options import (
    FACE_DOWN_AMONG_OTHERS,
    LOSS_PER_TOKEN,
    MOVER_CHOOSES,
    TROGS_EXEMPT,
    WAKE_WITH_UNITS,
)
from rulewright.games.cryhavoc.parts import NOBODY, PARTIES, TROGS
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.events import EVERYONE, emit
from rulewright.kernel.frames import CHANCE, ask, call, done, here
from rulewright.kernel.rule import rule
from rulewright.kernel.verbs import OK

from .pieces import add_crystals, battle_token_left, kill, mark_battle, muster, set_control
from .planet import enemies, has, only, trog_token
from .standing_effects import set_off
from .trogs import laid_early, risk, take_token

EXPLORING, FINDING, WAKING, MEETING, SETTLING, MARKING, OVER = range(7)  # the steps


@procedure(num.ARRIVE)
@rule("C4.16")
def arrive(s: State) -> None:
    """Registers: `on` is the region explored, `memo` how many triggers of entered regions have been checked."""
    f = here(s)
    if f.step == EXPLORING:
        take_up(s, num.EXPLORE_NEXT)
    elif f.step == FINDING:
        ask(s, CHANCE, num.WHICH_FIND)
    elif f.step == WAKING:
        take_up(s, num.WAKE_NEXT)
    elif f.step == MEETING:
        meet(s)
    elif f.step == SETTLING:
        settle(s)
    elif f.step == MARKING:
        take_up(s, num.BATTLE_NEXT)
    else:
        s.entered = 0
        s.overrun = 0
        done(s)


# ------------------------------------------------------------- one region at a time
@rule("C4.16")
def unresolved(s: State) -> int:
    """Mask of the regions where the current step still has something to do."""
    step, who = here(s).step, here(s).who
    mask = 0
    for region in range(s.regions):
        if s.units[who][region] == 0:
            continue
        if step == EXPLORING:
            waits = s.exploration[region] > 0
        elif step == WAKING:
            waits = meets_token(s, who, region)
        else:
            waits = s.battle[region] == 0 and enemies(s, who, region) and battle_token_left(s)
        if waits:
            mask |= 1 << region
    return mask


@rule("C4.16")
def other_invader(s: State, who: int, region: int) -> bool:
    for other in range(TROGS):
        if other != who and s.units[other][region] > 0:
            return True
    return False


@rule("C4.16")
def meets_token(s: State, who: int, region: int) -> bool:
    """Whether a region with your units wakes its Trog tokens. By the options, not for the Trogs, who wake their kin while moving (C9.1),
    and not where another invader has units, so that a battle never has three sides."""
    if who == TROGS and s.trogs_wake == TROGS_EXEMPT:
        return False
    if s.tokens_among_others == FACE_DOWN_AMONG_OTHERS and other_invader(s, who, region):
        return False
    return trog_token(s, region) and (has(s.entered, region) or s.woken_regions == WAKE_WITH_UNITS)


@rule("C4.16")
def take_up(s: State, offer: int) -> None:
    """The mover chooses the order; when nothing is left, go to the next step."""
    f = here(s)
    waiting = unresolved(s)
    if waiting == 0:
        f.step = WAKING if f.step == EXPLORING else f.step + 1
    elif only(waiting) != NOBODY:
        resolve_next(s, only(waiting))
    else:
        ask(s, s.seat[f.who], offer)


@rule("C4.16")
def refuse_next(s: State, region: int) -> int:
    return OK if has(unresolved(s), region) else num.NOT_TO_RESOLVE


@verb(num.NEXT, refuse=refuse_next)
@rule("C4.16")
def resolve_next(s: State, region: int) -> None:
    """Resolve an exploration token, a Trog token (the war party first or, by the option, the chosen one) or a battle token."""
    f = here(s)
    if f.step == EXPLORING:
        f.on = region
        f.step = FINDING
    elif f.step == WAKING:
        nest = 0 if s.party[region] > 0 else 1
        if s.token_order == MOVER_CHOOSES and s.party[region] > 0 and s.nest[region] > 0:
            nest = NOBODY
        call(s, num.WAKE, who=f.who, on=region, memo=nest, left=risk(s))
    else:
        mark_battle(s, f.who, region)


# ------------------------------------------------------------- (1) exploration
@rule()
def weigh_find(s: State, kind: int) -> int:
    return int(s.exploration_left[kind])


@verb.chance(num.FIND, weigh=weigh_find)
@rule("C4.16")
def find(s: State, kind: int) -> None:
    """Reveal, resolve and remove the token."""
    f = here(s)
    region = f.on
    s.exploration_left[kind] -= 1
    s.exploration[region] -= 1
    emit(s, num.E_FOUND, EVERYONE, f.who, region, kind)
    f.on = 0
    f.step = EXPLORING
    call(s, num.EFFECT, who=f.who, at=s.exploration_text[kind], on=region)


# ------------------------------------------------------------- (2) Trog tokens
@procedure(num.WAKE)
@rule("C4.16")
def wake(s: State) -> None:
    f = here(s)
    if f.memo == NOBODY:
        ask(s, s.seat[f.who], num.A_TOKEN)
    else:
        ask(s, CHANCE, num.WHICH_TROGS)


@verb(num.TURN_UP)
@rule("C4.16")
def turn_up(s: State, nest: int) -> None:
    here(s).memo = nest


@rule("C4.16", "C9.5")
def weigh_reveal(s: State, token: int) -> int:
    """War parties and nests are separate supplies. An ambush that was placed before resolved tokens were shuffled back is not one of
    those."""
    f = here(s)
    if (token >= PARTIES) != (f.memo == 1):
        return 0
    return int(s.trog_early[token]) if laid_early(s, f.on, f.memo) else int(s.trog_left[token] - s.trog_early[token])


@verb.chance(num.REVEAL, weigh=weigh_reveal)
@rule("C4.16", "C4.17")
def reveal(s: State, token: int) -> None:
    """Place Trogs as far as their reserve goes, and all the crystals. If no Trog at all appears, the mover loses a unit."""
    f = here(s)
    region = f.on
    take_token(s, region, f.memo, token)
    shown = s.trog_units[token] if f.at == 0 else 0
    came = muster(s, TROGS, region, shown)
    emit(s, num.E_REVEALED, EVERYONE, f.who, region, token, came)
    add_crystals(s, region, s.trog_crystals[token])
    if came > 0:
        s.overrun |= 1 << region
    elif shown > 0 and (f.who != TROGS or f.left > 0) and nobody_came(s, region):
        lose_unit(s, f.who, region)
    if not trog_token(s, region):
        s.overrun &= ~(1 << region)
    done(s)


@rule("C4.16")
def nobody_came(s: State, region: int) -> bool:
    """From this token, or by the option from all tokens there, of which this was the last."""
    if s.trogs_run_out == LOSS_PER_TOKEN:
        return True
    return not trog_token(s, region) and not has(s.overrun, region)


@rule("C4.16")
def lose_unit(s: State, faction: int, region: int) -> None:
    """Lose one of the units that had to stop there."""
    if s.units[faction][region] > 0:
        s.halted[faction][region] = max(int(s.halted[faction][region]) - 1, 0)
        emit(s, num.E_LOST_TO_TROGS, EVERYONE, faction, region)
        kill(s, NOBODY, faction, region)


# ------------------------------------------------------------- between (2) and (3): what stands there acts
@rule("C4.16")
def meet(s: State) -> None:
    """Standing effects on entering enemies: in each region moved into, then again if nobody else is there."""
    f = here(s)
    while f.memo < 2 * s.regions:
        region, again = f.memo // 2, f.memo % 2 == 1
        f.memo += 1
        if has(s.entered, region) and s.units[f.who][region] > 0 and not (again and enemies(s, f.who, region)):
            set_off(s, ENEMY_ENTERS_EMPTY if again else ENEMY_ENTERS, f.who, region)
            return
    f.step = SETTLING


# ------------------------------------------------------------- (3) control
@rule("C4.16", "C8.5")
def settle(s: State) -> None:
    """Take control wherever your units are alone."""
    f = here(s)
    for region in range(s.regions):
        if s.units[f.who][region] > 0 and s.battle[region] == 0 and not enemies(s, f.who, region):
            set_control(s, f.who, region)
    f.step = MARKING
