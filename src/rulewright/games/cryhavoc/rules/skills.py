"""C4.60 Skills: any number of ready ones in your turn, before or after the action."""

from __future__ import annotations

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.effects.possible import effect_possible
from rulewright.games.cryhavoc.numbers import verb
from rulewright.games.cryhavoc.parts import ABSENT, EXHAUSTED, NOBODY, TILES
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.events import EVERYONE, emit
from rulewright.kernel.frames import call, here
from rulewright.kernel.rule import rule
from rulewright.kernel.verbs import OK


@rule("C2.4", "C4.60")
def refuse_skill(s: State, faction: int, n: int) -> int:
    """Whether that faction may use its n-th skill now. Not if its price cannot be paid."""
    skill = faction * TILES + n
    if s.skill[skill] == ABSENT:
        return num.NO_SUCH_SKILL
    if s.passive[skill] != 0:
        return num.SKILL_PASSIVE
    if s.skill[skill] == EXHAUSTED:
        return num.SKILL_EXHAUSTED
    return OK if effect_possible(s, faction, s.skill_text[skill], NOBODY) else num.SKILL_DOES_NOTHING


@rule("C4.60")
def any_skill(s: State, faction: int) -> bool:
    """Whether some skill could be used."""
    for n in range(TILES):
        if refuse_skill(s, faction, n) == OK:
            return True
    return False


@rule("C4.60")
def refuse_use(s: State, n: int) -> int:
    return refuse_skill(s, here(s).who, n)


@verb(num.USE_SKILL, refuse=refuse_use)
@rule("C4.60")
def use_skill(s: State, n: int) -> None:
    """Once per round."""
    who = here(s).who
    skill = who * TILES + n
    s.skill[skill] = EXHAUSTED
    emit(s, num.E_SKILL_USED, EVERYONE, who, skill)
    call(s, num.EFFECT, who=who, at=s.skill_text[skill], on=NOBODY)
