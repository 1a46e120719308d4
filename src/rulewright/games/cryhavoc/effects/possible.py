"""Would a step have something to do? Asked before a price is paid, a branch chosen, a skill used, a structure activated, a card played.

Refusals are pure and told which row they speak of, so a step can be looked at before it is reached. Steps that join others look on at
what comes behind them: `possible` is made in as many layers as prices and choices may stand one behind the other, since a compiled
rule cannot call itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rulewright.games.cryhavoc.parts import OP, N
from rulewright.games.cryhavoc.planet import has
from rulewright.games.cryhavoc.state import State
from rulewright.games.cryhavoc.words import VERBS
from rulewright.kernel.rule import bind, dispatch, rule, table
from rulewright.kernel.verbs import OK

from . import crystals, hand, in_battle, killing, structures, tokens, units  # noqa: F401  (they bind their rules)
from .prices import affordable, price_regions
from .questions import FIRST_SIMPLE, NO_QUESTION, QUESTIONS, SIMPLE, TARGET, WHICH_OPTION, effect
from .vocabulary import OP_EITHER, OP_PAY, OPS

LAYERS = 3  # of prices and choices one behind the other
NO_ANSWER, SEVERAL = -1, -2

# ------------------------------------------------------------- the answers to a question
CHOICES = 0
refuse: Any = None


def survey_target(s: State, question: int, you: int, on: int, row: int) -> int:
    """The only legal answer, or NO_ANSWER, or SEVERAL. Made for each target, with its number of choices and its refusals."""
    found = NO_ANSWER
    for choice in range(CHOICES):
        if refuse(question, s, you, on, row, choice) == OK:
            if found != NO_ANSWER:
                return SEVERAL
            found = choice
    return found


def refusals(group: str, questions: Iterable[int]) -> dict[int, Any]:
    """For each target one rule that refuses answers to those questions: `refuse(question, s, you, on, row, choice)`."""
    by_target: dict[int, dict[int, Any]] = {}
    for question in questions:
        by_target.setdefault(QUESTIONS[question].target, {})[question] = effect.refusals[question]
    return {
        target: dispatch(f"refuse_{group}_{VERBS[target].name}", own, "s, you, on, row, choice", "0", __file__)
        for target, own in by_target.items()
    }


def surveys(group: str, refusals: Mapping[int, Any]) -> Any:
    """One rule for all targets: `survey(target, s, question, you, on, row)`."""
    made = {
        target: bind(
            survey_target,
            f"cryhavoc.{group}.{VERBS[target].name}",
            {"CHOICES": VERBS[target].arguments, "refuse": own},
            source=__file__,
        )
        for target, own in refusals.items()
    }
    return dispatch(f"survey_{group}", made, "s, question, you, on, row", "-1", __file__)


refuse_simple = refusals("simple", SIMPLE)
survey_simple = surveys("simple", refuse_simple)


# ------------------------------------------------------------- how a step opens
effect.opens(OP_EITHER, WHICH_OPTION)
VARIES = -1
varying = {op: question for op, question in effect.openings.items() if callable(question)}
OPENING = table([VARIES if op in varying else effect.openings.get(op, NO_QUESTION) for op in range(OPS)])
vary = dispatch("vary", varying, "s, row", "0", __file__)


@rule("C1.6")
def opening(s: State, row: int) -> int:
    """The question that the step begins with, or NO_QUESTION."""
    op = s.row[row][OP]
    return vary(op, s, row) if OPENING[op] == VARIES else int(OPENING[op])


@rule("C1.6")
def branch(s: State, row: int, option: int) -> int:
    """The first row of that branch of an `either`: the first follows, the columns A and B lead to the others."""
    return row + (1 if option == 0 else int(s.row[row][N + option]))


# ------------------------------------------------------------- has a step something to do?
CAN_FAIL = table([int(op in effect.abilities) for op in range(OPS)])
able = dispatch("able", effect.abilities, "s, you, on, row", "True", __file__)


@rule("C1.6")
def possible_alone(s: State, you: int, on: int, row: int) -> bool:
    """A question that has an answer, or a deed that changes something. Of steps that join others nothing is known here."""
    op, question = s.row[row][OP], opening(s, row)
    if question >= FIRST_SIMPLE:
        return bool(survey_simple(TARGET[question], s, question, you, on, row) != NO_ANSWER)
    if question == NO_QUESTION and CAN_FAIL[op] != 0:
        return bool(able(op, s, you, on, row))
    return True


deeper: Any = None


def possible_joined(s: State, you: int, on: int, row: int) -> bool:
    """A choice with a branch that can begin; a price that is affordable, paid where the step behind it has something to do.

    The position is looked at as it is before the price is paid.
    """
    op = s.row[row][OP]
    if op == OP_EITHER:
        for option in range(s.row[row][N]):
            if deeper(s, you, on, branch(s, row, option)):
                return True
        return False
    if op != OP_PAY:
        return possible_alone(s, you, on, row)
    if not affordable(s, you, on, row):
        return False
    regions = price_regions(s, you, row)
    if regions == 0:
        return bool(deeper(s, you, on, row + 1))
    for region in range(s.regions):
        if has(regions, region) and deeper(s, you, region, row + 1):
            return True
    return False


possible: Any = possible_alone
for layer in range(LAYERS):
    possible = bind(possible_joined, f"cryhavoc.layer{layer}", {"deeper": possible}, source=__file__)


@rule("C1.6", "C4.4")
def effect_possible(s: State, faction: int, row: int, region: int) -> bool:
    """May that entry be used? Also to no effect, unless it begins with a price: that must be affordable and lead to something."""
    return s.row[row][OP] != OP_PAY or bool(possible(s, faction, region, row))
