"""C4.60 Skills: any number of ready ones in the own turn, before or after the action."""

from __future__ import annotations

from rulewright.kernel.events import EVERYONE, emit
from rulewright.kernel.frames import call, here
from rulewright.kernel.rule import rule
from rulewright.kernel.verbs import OK

from .effects.possible import effect_possible
from .parts import ABSENT, EXHAUSTED, NOBODY, TILES
from .state import State
from .words import (
    E_SKILL_USED,
    EFFECT,
    NO_SUCH_SKILL,
    SKILL_DOES_NOTHING,
    SKILL_EXHAUSTED,
    SKILL_PASSIVE,
    USE_SKILL,
    verb,
)


@rule("C2.4", "C4.60")
def refuse_skill(s: State, faction: int, n: int) -> int:
    """May that faction use its n-th skill now? Not one whose price cannot be paid."""
    skill = faction * TILES + n
    if s.skill[skill] == ABSENT:
        return NO_SUCH_SKILL
    if s.passive[skill] != 0:
        return SKILL_PASSIVE
    if s.skill[skill] == EXHAUSTED:
        return SKILL_EXHAUSTED
    return OK if effect_possible(s, faction, s.skill_text[skill], NOBODY) else SKILL_DOES_NOTHING


@rule("C4.60")
def any_skill(s: State, faction: int) -> bool:
    """Some skill could be used."""
    for n in range(TILES):
        if refuse_skill(s, faction, n) == OK:
            return True
    return False


@rule("C4.60")
def refuse_use(s: State, n: int) -> int:
    return refuse_skill(s, here(s).who, n)


@verb(USE_SKILL, refuse=refuse_use)
@rule("C4.60")
def use_skill(s: State, n: int) -> None:
    """Once per round."""
    who = here(s).who
    skill = who * TILES + n
    s.skill[skill] = EXHAUSTED
    emit(s, E_SKILL_USED, EVERYONE, who, skill)
    call(s, EFFECT, who=who, at=s.skill_text[skill], on=NOBODY)
