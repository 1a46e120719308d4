"""What an effect comes from, according to the frame below it."""

from __future__ import annotations

from rulewright.games.cryhavoc.numbers import BUILD_STRUCTURES, STANDING_EFFECTS
from rulewright.games.cryhavoc.parts import BY_STRUCTURE, KIND, NOBODY
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.rule import rule

from .vocabulary import ENEMY_ENTERS, ENEMY_ENTERS_EMPTY, OTHERS_ATTRITION_END


@rule("C1.6")
def trigger(s: State) -> int:
    """The trigger if this is a standing effect, otherwise NOBODY."""
    below = s.frame[s.top - 1]
    return int(below.at) if below.proc == STANDING_EFFECTS else NOBODY


@rule("C1.6")
def intruder(s: State) -> int:
    """The faction whose units have just entered, if this effect responds to that, otherwise NOBODY."""
    entered = trigger(s) == ENEMY_ENTERS or trigger(s) == ENEMY_ENTERS_EMPTY
    return int(s.frame[s.top - 1].who) if entered else NOBODY


@rule("C5.8")
def third_party(s: State) -> bool:
    """Whether it acts in a battle between others."""
    return trigger(s) == OTHERS_ATTRITION_END


@rule("C1.6")
def standing_entry(s: State) -> int:
    """The pack's standing effect that is being carried out, or NOBODY if it is a tactics card's, or none."""
    below = s.frame[s.top - 1]
    if below.proc != STANDING_EFFECTS or below.memo > s.standings:
        return NOBODY
    return int(below.memo) - 1


@rule("C1.6")
def by_structure(s: State) -> bool:
    """Whether a structure does it: one that is being activated, or acts by itself."""
    if s.frame[s.top - 1].proc == BUILD_STRUCTURES:
        return True
    entry = standing_entry(s)
    return entry != NOBODY and s.standing[entry][KIND] == BY_STRUCTURE
