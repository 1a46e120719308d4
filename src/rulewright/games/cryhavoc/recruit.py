"""C4.20 Recruiting: units from the reserve into the own HQ."""

from __future__ import annotations

from rulewright.kernel.events import EVERYONE, emit
from rulewright.kernel.frames import ask, done, here
from rulewright.kernel.rule import rule
from rulewright.kernel.verbs import OK

from .pieces import muster
from .state import State
from .words import E_RECRUITED, RAISE, RECRUIT_UNITS, RECRUITS, RESERVE_EMPTY, TOO_FEW_POINTS, procedure, verb


@procedure(RECRUIT_UNITS)
@rule("C4.20")
def recruit_units(s: State) -> None:
    """Each point puts one unit into the HQ; without points or reserve nothing is asked."""
    f = here(s)
    if f.left == 0 or s.reserve[f.who] == 0:
        done(s)
    else:
        ask(s, s.seat[f.who], RECRUITS)


@rule("C4.20")
def refuse_raise(s: State, n: int) -> int:
    f = here(s)
    if n > f.left:
        return TOO_FEW_POINTS
    return OK if n <= s.reserve[f.who] else RESERVE_EMPTY


@verb(RAISE, refuse=refuse_raise)
@rule("C4.20")
def raise_units(s: State, n: int) -> None:
    f = here(s)
    muster(s, f.who, s.hq[f.who], n)
    emit(s, E_RECRUITED, EVERYONE, f.who, n)
    done(s)
