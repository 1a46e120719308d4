"""C4.20 Recruiting: units from the reserve into your HQ."""

from __future__ import annotations

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.numbers import procedure, verb
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.events import EVERYONE, emit
from rulewright.kernel.frames import ask, done, here
from rulewright.kernel.rule import rule
from rulewright.kernel.verbs import OK

from .pieces import muster


@procedure(num.RECRUIT_UNITS)
@rule("C4.20")
def recruit_units(s: State) -> None:
    """Each point puts one unit into the HQ; without points or reserve nothing is asked."""
    f = here(s)
    if f.left == 0 or s.reserve[f.who] == 0:
        done(s)
    else:
        ask(s, s.seat[f.who], num.RECRUITS)


@rule("C4.20")
def refuse_raise(s: State, n: int) -> int:
    f = here(s)
    if n > f.left:
        return num.TOO_FEW_POINTS
    return OK if n <= s.reserve[f.who] else num.RESERVE_EMPTY


@verb(num.RAISE, refuse=refuse_raise)
@rule("C4.20")
def raise_units(s: State, n: int) -> None:
    f = here(s)
    muster(s, f.who, s.hq[f.who], n)
    emit(s, num.E_RECRUITED, EVERYONE, f.who, n)
    done(s)
