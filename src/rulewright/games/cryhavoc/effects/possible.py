"""Whether a step would have something to do: checked before a price is paid, a branch chosen, a skill used, a structure activated or a card
played.

Refusals are pure and take the row as an argument, so a step can be checked before it is reached. Choices and prices also look at what
follows them: `prospects` is built in layers, since a compiled rule cannot call itself."""

from __future__ import annotations

from typing import Any

from rulewright.games.cryhavoc.numbers import VERBS
from rulewright.games.cryhavoc.parts import OP, N
from rulewright.games.cryhavoc.rules.planet import has
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.rule import bind, dispatch, rule, table
from rulewright.kernel.verbs import OK

from . import claims, crystals, hand, in_battle, killing, outcome, structures, tokens, units  # noqa: F401  (bind their rules)
from .branching import branch
from .paying import affordable, price_regions
from .questions import NO_QUESTION, OFFERED, QUESTIONS, TARGET, effect
from .vocabulary import OP_EITHER, OP_PAY, OPS

LAYERS = 2  # how many nested choices and prices are looked through; anything deeper counts as possible
NO_ANSWER, SEVERAL = -1, -2

# ------------------------------------------------------------- the answers to a question
CHOICES = 0
refuse: Any = None


def survey_target(s: State, question: int, you: int, on: int, row: int) -> int:
    """The only legal answer, or NO_ANSWER, or SEVERAL. Generated for each target with its number of choices and its refusals."""
    found = NO_ANSWER
    for choice in range(CHOICES):
        if refuse(question, s, you, on, row, choice) == OK:
            if found != NO_ANSWER:
                return SEVERAL
            found = choice
    return found


by_target: dict[int, dict[int, Any]] = {target: {} for target in OFFERED}
for question, refusal in effect.refusals.items():
    by_target[QUESTIONS[question].target][question] = refusal
refuse_by_target = {
    target: dispatch(f"refuse_{VERBS[target].name}", own, "s, you, on, row, choice", "0", __file__)
    for target, own in by_target.items()
}
survey_by_target = {
    target: bind(
        survey_target,
        f"cryhavoc.{VERBS[target].name}",
        {"CHOICES": VERBS[target].arguments, "refuse": own},
        source=__file__,
    )
    for target, own in refuse_by_target.items()
}
survey = dispatch("survey", survey_by_target, "s, question, you, on, row", "-1", __file__)


# ------------------------------------------------------------- how a step opens
VARIES = -1
varying = {op: question for op, question in effect.openings.items() if callable(question)}
OPENING = table([VARIES if op in varying else effect.openings.get(op, NO_QUESTION) for op in range(OPS)])
vary = dispatch("vary", varying, "s, row", "0", __file__)


@rule("C1.6")
def opening(s: State, row: int) -> int:
    """The question that the step begins with, or NO_QUESTION."""
    op = s.row[row][OP]
    return vary(op, s, row) if OPENING[op] == VARIES else int(OPENING[op])


# ------------------------------------------------------------- does a step have something to do?
CAN_FAIL = table([int(op in effect.abilities) for op in range(OPS)])
able = dispatch("able", effect.abilities, "s, you, on, row", "True", __file__)


@rule("C1.6")
def prospect(s: State, you: int, on: int, row: int) -> int:
    """1 for a question with an answer or a deed that changes something, otherwise 0. Choices and prices count as possible here."""
    op = s.row[row][OP]
    if op <= OP_PAY:  # or the end of the steps
        return 1
    question = opening(s, row)
    if question != NO_QUESTION:
        return 1 if survey(TARGET[question], s, question, you, on, row) != NO_ANSWER else 0
    return 1 if CAN_FAIL[op] == 0 or able(op, s, you, on, row) else 0


deeper: Any = None


def prospects_behind(s: State, you: int, on: int, row: int) -> int:
    """For a choice, a mask of the branches that can begin. For an affordable price, a mask of the regions to pay it from after which the
    next step has something to do, or 1 if it is paid from elsewhere. Uses the position before the price is paid."""
    op = s.row[row][OP]
    mask = 0
    if op == OP_EITHER:
        for option in range(s.row[row][N]):
            if deeper(s, you, on, branch(s, row, option)) != 0:
                mask |= 1 << option
    elif op != OP_PAY:
        mask = prospect(s, you, on, row)
    elif affordable(s, you, on, row):
        regions = price_regions(s, you, row)
        if regions == 0:
            mask = 1 if deeper(s, you, on, row + 1) != 0 else 0
        for region in range(s.regions):
            if has(regions, region) and deeper(s, you, region, row + 1) != 0:
                mask |= 1 << region
    return mask


prospects: Any = prospect
for layer in range(LAYERS):
    prospects = bind(prospects_behind, f"cryhavoc.layer{layer}", {"deeper": prospects}, source=__file__)


@rule("C1.6", "C4.4")
def effect_possible(s: State, faction: int, row: int, region: int) -> bool:
    """An entry may be used even if it has no effect, unless it begins with a price: that must be affordable and lead to something."""
    return s.row[row][OP] != OP_PAY or bool(prospects(s, faction, region, row) != 0)
