"""Effects that combine others: looking ahead for choices and prices, steps for every player, and standing effects. Choosing is in
branching.py, paying in paying.py."""

from __future__ import annotations

from rulewright.games.cryhavoc.numbers import EACH_PLAYER, EFFECT, procedure
from rulewright.games.cryhavoc.parts import NOBODY, OP, SOURCE, A
from rulewright.games.cryhavoc.rules.pieces import remove_token, side_in_battle
from rulewright.games.cryhavoc.state import State, nth
from rulewright.kernel.frames import call, done, here
from rulewright.kernel.rule import rule

from .origin import standing_entry
from .paying import count_paid
from .possible import prospects
from .questions import effect
from .vocabulary import (
    IN_ORDER,
    OP_EACH_PLAYER,
    OP_GOTO,
    OP_MODIFY,
    OP_PAY,
    OP_WHEN,
    PAY_SOURCE,
)


# ------------------------------------------------------------- either, pay
@rule("C1.6")
def look_ahead(s: State) -> None:
    """Ask only if it leads to something. A token that carries the effect is given up at once."""
    f = here(s)
    s.choices = prospects(s, f.who, f.on, f.at)
    if s.choices == 0:
        f.left = 0
    if s.row[f.at][OP] == OP_PAY:
        f.tally = 0
        if s.row[f.at][A] == PAY_SOURCE and f.left > 0:
            remove_token(s, s.standing[standing_entry(s)][SOURCE], f.on)
            count_paid(s, f.left)


# ------------------------------------------------------------- each_player
@effect.deed(OP_EACH_PLAYER)
@rule("C3.2")
def for_each_player(s: State, row: int) -> None:
    call(s, EACH_PLAYER, at=row + 1, memo=s.row[row][A])


@procedure(EACH_PLAYER)
@rule("C3.2", "C3.4")
def each_player(s: State) -> None:
    """In initiative order, or the last player first. Natives are not players."""
    f = here(s)
    if f.left == s.players:
        done(s)
        return
    n = int(f.left)
    f.left += 1
    call(s, EFFECT, who=nth(s, n if f.memo == IN_ORDER else s.players - 1 - n), at=f.at, on=NOBODY)


# ------------------------------------------------------------- when, modify: nothing happens yet
@effect.deed(OP_WHEN)
@rule("C5.4")
def promise(s: State, row: int) -> None:
    """A tactics card that waits for a trigger lasts for this battle (rules/standing_effects.py)."""
    s.promise[s.promises] = row
    s.promised_by[s.promises] = side_in_battle(s, here(s).who)
    s.promises += 1


@effect.deed(OP_GOTO)
@effect.deed(OP_MODIFY)
@rule("C1.6")
def nothing(s: State, row: int) -> None:
    """Does nothing: a rule that holds while its source is in play (planet.py), or the jump past the branches of a choice."""
