"""C5.6-C5.8 Battle, step D: Region Control, Capture Prisoners, Attrition."""

from __future__ import annotations

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.effects.vocabulary import ATTRITION_END, OTHERS_ATTRITION_END, WIN_CONTROL, WIN_PRISONERS
from rulewright.games.cryhavoc.numbers import procedure, verb
from rulewright.games.cryhavoc.options import ATTACKER_FIRST, KILLABLE
from rulewright.games.cryhavoc.parts import (
    ATTACKER,
    ATTRITION,
    CONTROL,
    DEFENDER,
    NOBODY,
    OBJECTIVES,
    PRISONERS,
    TOKENS,
)
from rulewright.games.cryhavoc.state import State, decider
from rulewright.kernel.events import EVERYONE, emit
from rulewright.kernel.frames import ask, call, done, here, next_step
from rulewright.kernel.rule import rule
from rulewright.kernel.verbs import OK

from .natives import hold_as_natives
from .pieces import capture, gain, kill_in_battle, on_objectives, remove_token, set_control
from .planet import has, token_owner
from .standing_effects import set_off

CONTROL_VP = 2  # a kill is worth 1


@procedure(num.RESOLVE_OBJECTIVES)
@rule("C5.6", "C5.7", "C5.8")
def resolve_objectives(s: State) -> None:
    """From top to bottom; effects may reverse the order or skip one."""
    f = here(s)
    if f.at == len(OBJECTIVES):
        done(s)
        return
    objective = nth_objective(s, f.at)
    f.at += 1
    if s.skipped[objective] != 0:
        return
    if objective == CONTROL:
        win_control(s)
    elif objective == PRISONERS:
        win_prisoners(s)
    else:
        call(s, num.RESOLVE_ATTRITION)


@rule("C5.6", "C5.7", "C5.8")
def nth_objective(s: State, n: int) -> int:
    """The n-th objective in the order of resolution."""
    return ATTRITION - n if s.reversed != 0 else n


@rule("C5.6", "C5.7", "C5.8")
def strength(s: State, side: int, objective: int) -> int:
    """The units there, plus what effects add."""
    return int(s.placed[side][objective]) + int(s.bonus[side][objective])


@rule("C5.6", "C5.7")
def stronger(s: State, objective: int) -> int:
    """The stronger side there; in a tie, the side that an effect lets win it. Other ties, even 0:0, go to the defender at Region Control,
    and to nobody at Capture Prisoners."""
    attack, defence = strength(s, ATTACKER, objective), strength(s, DEFENDER, objective)
    if attack == defence:
        attack, defence = int(s.ties[ATTACKER][objective]), int(s.ties[DEFENDER][objective])
    if attack == defence:
        return DEFENDER if objective == CONTROL else NOBODY
    return ATTACKER if attack > defence else DEFENDER


# ------------------------------------------------------------- C5.6 Region Control
@rule("C5.6", "C5.11")
def win_control(s: State) -> None:
    """The winner keeps control whatever happens to its units afterwards."""
    side = stronger(s, CONTROL)
    faction, region = int(s.side[side]), int(s.battle_at)
    s.winner = side
    emit(s, num.E_WON_CONTROL, EVERYONE, faction, region, strength(s, side, CONTROL), strength(s, 1 - side, CONTROL))
    if s.seat[faction] == NOBODY:
        hold_as_natives(s, region)
    else:
        gain(s, faction, CONTROL_VP)
        set_control(s, faction, region)
    set_off(s, WIN_CONTROL, faction, region)


# ------------------------------------------------------------- C5.7 Capture Prisoners
@rule("C5.7")
def win_prisoners(s: State) -> None:
    """The winner takes one enemy unit, then any more that effects add."""
    side = stronger(s, PRISONERS)
    if side != NOBODY:
        emit(s, num.E_WON_PRISONERS, EVERYONE, s.side[side])
        set_off(s, WIN_PRISONERS, s.side[side], s.battle_at)
        call(s, num.CAPTURE_UNITS, who=side, left=1)


@procedure(num.CAPTURE_UNITS)
@rule("C5.7")
def capture_units(s: State) -> None:
    """From any objective; the player is asked if there are units on several."""
    f = here(s)
    if f.left == 0 or on_objectives(s, 1 - f.who) == 0:
        done(s)
    elif only_objective(s, 1 - f.who) != NOBODY:
        capture_from(s, only_objective(s, 1 - f.who))
    else:
        ask(s, decider(s, s.side[f.who]), num.A_PRISONER)


@rule()
def only_objective(s: State, side: int) -> int:
    """The only objective where that side has units, or NOBODY if there is none or several."""
    for objective in range(len(OBJECTIVES)):
        if s.placed[side][objective] > 0:
            return objective if s.placed[side][objective] == on_objectives(s, side) else NOBODY
    return NOBODY


@rule("C5.7")
def refuse_capture(s: State, objective: int) -> int:
    return OK if s.placed[1 - here(s).who][objective] > 0 else num.NO_ENEMY_THERE


@verb(num.CAPTURE_FROM, refuse=refuse_capture)
@rule("C5.7", "C5.12")
def capture_from(s: State, objective: int) -> None:
    f = here(s)
    capture(s, 1 - f.who, objective)
    f.left -= 1


# ------------------------------------------------------------- C5.8 Attrition
COUNTING, ATTACKER_NAMES, DEFENDER_NAMES, KILLING, TOKENS_KILL, OTHERS_TOKENS_KILL = range(6)  # the steps


@procedure(num.RESOLVE_ATTRITION)
@rule("C5.8")
def attrition(s: State) -> None:
    """Both sides at once: kills are counted and named before any unit dies. Tokens act last: the attacker's, the defender's, then those of
    third parties."""
    f = here(s)
    step = next_step(s)
    if step == COUNTING:
        f.left = count_kills(s, ATTACKER)
        f.memo = count_kills(s, DEFENDER)
    elif step == ATTACKER_NAMES:
        call_names(s, ATTACKER, int(f.left))
    elif step == DEFENDER_NAMES:
        call_names(s, DEFENDER, int(f.memo))
    elif step == KILLING:
        carry_out_kills(s, ATTACKER, int(f.left))
        carry_out_kills(s, DEFENDER, int(f.memo))
    elif step == TOKENS_KILL:
        set_off(s, ATTRITION_END, s.side[ATTACKER], s.battle_at)
    elif step == OTHERS_TOKENS_KILL:
        set_off(s, OTHERS_ATTRITION_END, s.side[ATTACKER], s.battle_at)
    else:
        done(s)


@rule("C5.8")
def absorbed(s: State, side: int) -> int:
    """How many of that side's kills the enemy absorbs."""
    return min(strength(s, side, ATTRITION), int(s.absorbs[1 - side]))


@rule("C5.8")
def kills_at(s: State, side: int) -> int:
    """One kill for each unit there, plus what effects add, minus what the enemy absorbs."""
    return strength(s, side, ATTRITION) - absorbed(s, side)


@rule("C5.8")
def count_kills(s: State, side: int) -> int:
    """What the enemy did not need to absorb remains for kills by tokens."""
    kills = kills_at(s, side)
    s.absorbs[1 - side] -= absorbed(s, side)
    return kills


@rule("C5.8")
def victims(s: State, side: int, kills: int) -> int:
    """Units that these kills take, at most all of them."""
    return min(kills, on_objectives(s, 1 - side))


@rule("C5.8")
def call_names(s: State, side: int, kills: int) -> None:
    """Ask where the kills fall only if it can matter: if another objective is still to come, and enemies are on several objectives and some
    survive."""
    to_come = s.reversed != 0 and (s.skipped[CONTROL] == 0 or s.skipped[PRISONERS] == 0)
    matters = to_come and kills < on_objectives(s, 1 - side) and only_objective(s, 1 - side) == NOBODY
    call(s, num.NAME_KILLS, who=side, left=victims(s, side, kills), memo=int(matters))


@procedure(num.NAME_KILLS)
@rule("C5.8")
def name_kills(s: State) -> None:
    """One by one. All of them are asked for, because otherwise the question itself would reveal earlier answers."""
    f = here(s)
    if f.left == 0:
        done(s)
    elif f.memo != 0:
        ask(s, decider(s, s.side[f.who]), num.A_VICTIM)
    else:
        objective = 0
        while refuse_kill(s, objective) != OK:
            objective += 1
        name(s, objective)


@rule("C5.8")
def name(s: State, objective: int) -> None:
    f = here(s)
    s.named[f.who][objective] += 1
    f.left -= 1


@rule("C5.8")
def refuse_kill(s: State, objective: int) -> int:
    """No more than there are."""
    side = here(s).who
    return OK if s.named[side][objective] < s.placed[1 - side][objective] else num.NO_VICTIM_THERE


@rule("C5.8")
def aloud(s: State, side: int) -> bool:
    """By the option, the attacker announces which units it kills."""
    return side == ATTACKER and s.attrition == ATTACKER_FIRST


@rule("C5.8")
def knows_kills(s: State, side: int, seat: int) -> bool:
    """Whether the seat knows the kills that a side has named: it decides for that side, or they are public."""
    return aloud(s, side) or decider(s, s.side[side]) == seat


@verb(num.KILL_ON, refuse=refuse_kill)
@rule("C5.8")
def kill_on(s: State, objective: int) -> None:
    """Name a kill, secretly or openly."""
    f = here(s)
    if aloud(s, f.who):
        emit(s, num.E_NAMED, EVERYONE, s.side[f.who], objective)
    name(s, objective)


@rule("C5.8", "C5.14")
def carry_out_kills(s: State, side: int, kills: int) -> None:
    """1 VP for each kill. By the option, kills without a unit to kill fall on the enemy's tokens in the region, without VP."""
    killed = 0
    for objective in range(len(OBJECTIVES)):
        n = int(s.named[side][objective])
        if n > 0:
            s.named[side][objective] = 0
            kill_in_battle(s, s.side[side], 1 - side, objective, n)
            killed += n
    gain(s, s.side[side], killed)
    for kind in range(TOKENS):
        enemys = token_owner(kind) == s.side[1 - side] and has(int(s.token[kind]), s.battle_at)
        if s.token_targets == KILLABLE and enemys and killed < kills:
            remove_token(s, kind, s.battle_at)
            killed += 1
