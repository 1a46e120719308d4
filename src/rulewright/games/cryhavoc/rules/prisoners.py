"""C6 Prisoners: score those held, then buy back."""

from __future__ import annotations

from rulewright.games.cryhavoc import numbers as num
from rulewright.games.cryhavoc.numbers import procedure, verb
from rulewright.games.cryhavoc.parts import FACTIONS
from rulewright.games.cryhavoc.state import State, nth
from rulewright.kernel.events import EVERYONE, emit
from rulewright.kernel.frames import ask, done, here
from rulewright.kernel.rule import rule
from rulewright.kernel.verbs import OK

from .pieces import gain

PRICE = 2  # victory points per unit


@rule("C6.1", "C7.4")
def prisoners_held(s: State, faction: int) -> int:
    """The number of units it has captured, including Trogs (C5.12)."""
    n = 0
    for owner in range(len(FACTIONS)):
        n += s.prisoners[faction][owner]
    return n


@rule("C6.1", "C5.12")
def score_prisoners(s: State) -> None:
    """A point for each prisoner held; nobody scores for prisoners of native Trogs."""
    for n in range(s.players):
        gain(s, nth(s, n), prisoners_held(s, nth(s, n)))


# ------------------------------------------------------------- buying back
@procedure(num.RANSOM)
@rule("C6.1")
def ransom(s: State) -> None:
    """`who` buys back units, one at a time, while `left` is 1. A player who cannot is not asked."""
    f = here(s)
    if f.left == 0 or not can_ransom(s):
        done(s)
    else:
        ask(s, s.seat[f.who], num.A_RANSOM)


@rule("C6.1")
def can_ransom(s: State) -> bool:
    for holder in range(len(FACTIONS)):
        if refuse_ransom(s, holder) == OK:
            return True
    return False


@rule("C6.1")
def refuse_ransom(s: State, holder: int) -> int:
    f = here(s)
    if s.prisoners[holder][f.who] == 0:
        return num.NO_PRISONER_THERE
    if s.vp[f.who] < PRICE:
        return num.TOO_FEW_VP
    return OK


@verb(num.RANSOM_FROM, refuse=refuse_ransom)
@rule("C6.1", "C5.12")
def ransom_from(s: State, holder: int) -> None:
    """Pay two points, no matter who holds the unit; it goes to the reserve."""
    f = here(s)
    s.vp[f.who] -= PRICE
    s.prisoners[holder][f.who] -= 1
    s.reserve[f.who] += 1
    emit(s, num.E_RANSOMED, EVERYONE, f.who, holder)
