"""The effect `either`: one of two or three branches."""

from __future__ import annotations

from rulewright.games.cryhavoc.numbers import NOTHING_TO_DO
from rulewright.games.cryhavoc.parts import N
from rulewright.games.cryhavoc.rules.planet import has
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.frames import here
from rulewright.kernel.rule import rule
from rulewright.kernel.verbs import OK

from .questions import NO_QUESTION, WHICH_OPTION, effect
from .vocabulary import OP_EITHER

effect.opens(OP_EITHER, WHICH_OPTION)


@rule("C1.6")
def branch(s: State, row: int, option: int) -> int:
    """The first row of a branch: the first branch follows directly, the columns A and B point to the others."""
    return row + (1 if option == 0 else int(s.row[row][N + option]))


@rule("C1.6")
def refuse_option(s: State, you: int, on: int, row: int, option: int) -> int:
    """A branch whose first step has nothing to do is not offered."""
    return OK if has(s.choices, option) else NOTHING_TO_DO


@effect.answer(WHICH_OPTION, refuse=refuse_option)
@rule("C1.6")
def take_option(s: State, option: int) -> None:
    f = here(s)
    f.at = branch(s, f.at, option)
    f.step = NO_QUESTION
    f.left = 0
    s.choices = 0
