"""What effects ask for: every choice with its number, its name, the verb that answers it and whether it may be declined; and where the
rules of effects are bound to their operations and questions.

An effect without a choice is a deed:

    @effect.deed(OP_VP, able=no_native)
    @rule("C3.3")
    def score(s, row): ...

One with choices opens with a question (`effect.opens(OP_SHIFT, SHIFT_FROM)`, or with a function of the row); each of its questions
has an answer, and a refusal that says whether and why not:

    @effect.answer(SHIFT_FROM, refuse=refuse_shift_from)
    @rule("C5.4")
    def shift_from(s, objective): ...

A refusal `(s, you, on, row, choice)` is told whose effect it is, which region is "here" and which row is meant, and writes nothing: so
the question that opens a step can be asked in advance, before the step is reached (possible.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from rulewright.games.cryhavoc import numbers as num
from rulewright.kernel.rule import table
from rulewright.kernel.verbs import OK

from .vocabulary import OP_END, OPS

F = TypeVar("F", bound=Callable[..., Any])

# ------------------------------------------------------------- what is asked
OFFERED = {
    num.TO_REGION: num.EFFECT_REGION,
    num.TO_OBJECTIVE: num.EFFECT_OBJECTIVE,
    num.TO_CARD: num.EFFECT_CARD,
    num.TO_OPTION: num.EFFECT_OPTION,
    num.TO_OWNER: num.EFFECT_OWNER,
    num.TO_SITE: num.EFFECT_SITE,
    num.TO_PLACE: num.EFFECT_PLACE,
    num.MORE: num.EFFECT_MORE,
}


class Question(NamedTuple):
    name: str
    target: int  # the verb that answers it
    stop: int = OK  # why it may not be declined, if it may not


QUESTIONS: list[Question] = []


def question(name: str, target: int, stop: int = OK) -> int:
    """The question's number, in declaration order. Stored positions contain it, so add new lines at the end."""
    QUESTIONS.append(Question(name, target, stop))
    return len(QUESTIONS) - 1


NO_QUESTION = question("none", num.NOTHING)
# choices and prices
WHICH_OPTION = question("option", num.TO_OPTION, num.MUST_DO)
PAY_WITH_CARD = question("pay-card", num.TO_CARD)
PAY_UNIT_AT = question("pay-unit-at", num.TO_REGION)
PAY_UNIT_ON = question("pay-unit-on", num.TO_OBJECTIVE)
PAY_WITH_STRUCTURE = question("pay-structure", num.TO_SITE)
PAY_MORE = question("pay-more", num.MORE)
# in a battle
SHIFT_FROM = question("shift-from", num.TO_OBJECTIVE)
SHIFT_TO = question("shift-to", num.TO_OBJECTIVE, num.MUST_FINISH)
CALL_FROM = question("call-from", num.TO_REGION)
CALL_TO = question("call-to", num.TO_OBJECTIVE, num.MUST_FINISH)
WITHDRAW_FROM = question("withdraw-from", num.TO_OBJECTIVE)
# order, units and control
WHICH_PLACE = question("place", num.TO_PLACE, num.MUST_DO)
TELEPORT_FROM = question("teleport-from", num.TO_REGION)
TELEPORT_TO = question("teleport-to", num.TO_REGION, num.MUST_FINISH)
TELEPORT_MORE = question("teleport-more", num.MORE)
DEPLOY_AT = question("deploy-at", num.TO_REGION)
DEPLOY_ON = question("deploy-on", num.TO_OBJECTIVE)
DEPLOY_MORE = question("deploy-more", num.MORE)
KILL_AT = question("kill-at", num.TO_REGION)
KILL_WHOSE = question("kill-whose", num.TO_OWNER, num.MUST_FINISH)
KILL_ON = question("kill-on", num.TO_OBJECTIVE)
KILL_MORE = question("kill-more", num.MORE)
CONTROL_AT = question("control-at", num.TO_REGION)
FREE_FROM = question("free-from", num.TO_OWNER)
# tokens and structures
TOKEN_AT = question("token-at", num.TO_REGION)
TRIGGER_AT = question("trigger-at", num.TO_REGION)
STRUCTURE_FROM = question("structure-from", num.TO_SITE)
STRUCTURE_TO = question("structure-to", num.TO_REGION, num.MUST_FINISH)
TROGS_FROM = question("trogs-from", num.TO_REGION)
TROGS_TO = question("trogs-to", num.TO_REGION, num.MUST_FINISH)
# crystals
CRYSTALS_AT = question("crystals-at", num.TO_REGION)
CRYSTALS_OFF = question("crystals-off", num.MORE)
HARVEST_AT = question("harvest-at", num.TO_REGION)
HARVEST_MORE = question("harvest-more", num.MORE)

TARGET = table([q.target for q in QUESTIONS])
OFFER = table([OFFERED.get(q.target, num.NOTHING) for q in QUESTIONS])
WHY_NO_STOP = table([q.stop for q in QUESTIONS])

# ------------------------------------------------------------- the register `tally`
PAID = 16  # base of `tally`: what the last `pay` took * PAID + units killed by the last `kill`


class Effects:
    """The rules of effects by operation and question."""

    def __init__(self) -> None:
        self.deeds: dict[int, Any] = {}  # of effects without a question
        self.abilities: dict[int, Any] = {}  # for deeds: whether they would do something
        self.openings: dict[int, Any] = {}  # the first question, or a function of the row that returns it
        self.starts: dict[int, Any] = {}  # run before the first question
        self.ends: dict[int, Any] = {}  # run after the last question
        self.refusals: dict[int, Any] = {}  # by question
        self.answers: dict[int, Any] = {}

    def deed(self, op: int, able: Callable[..., bool] | None = None) -> Callable[[F], F]:
        """`deed(s, row)`: called when the frame has already moved past that row."""
        if able is not None:
            self.abilities[op] = able
        return self._bind(self.deeds, op)

    def opens(self, op: int, question: int | Callable[..., int]) -> None:
        """Set the first question. A deed may have one too, if `question(s, row)` can return NO_QUESTION."""
        if op in self.openings:
            raise ValueError(f"operation {op} opens twice")
        self.openings[op] = question

    def start(self, op: int) -> Callable[[F], F]:
        """`start(s)`: called before the first question; it may cancel the questions (left = 0)."""
        return self._bind(self.starts, op)

    def end(self, op: int) -> Callable[[F], F]:
        """`end(s, row)`: called after the last answer, when the frame has already moved past that row; `left` and `memo` are still set."""
        return self._bind(self.ends, op)

    def answer(self, question: int, refuse: Callable[..., int]) -> Callable[[F], F]:
        self.refusals[question] = refuse
        return self._bind(self.answers, question)

    def _bind(self, table: dict[int, Any], number: int) -> Callable[[F], F]:
        def bind(f: F) -> F:
            if number in table:
                raise ValueError(f"{f.__name__}: {number} is bound twice")
            table[number] = f
            return f

        return bind

    def complete(self) -> None:
        """Raises if an operation or a question has no rule."""
        for op in range(OPS):
            if op != OP_END and op not in self.deeds and op not in self.openings:
                raise ValueError(f"operation {op} is not bound")
        for question in range(NO_QUESTION + 1, len(QUESTIONS)):
            if question not in self.answers:
                raise ValueError(f"question {QUESTIONS[question].name} is not bound")


effect = Effects()
