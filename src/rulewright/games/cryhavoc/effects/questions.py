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

from rulewright.games.cryhavoc.words import (
    EFFECT_CARD,
    EFFECT_MORE,
    EFFECT_OBJECTIVE,
    EFFECT_OPTION,
    EFFECT_OWNER,
    EFFECT_PLACE,
    EFFECT_REGION,
    EFFECT_SITE,
    MORE,
    MUST_DO,
    MUST_FINISH,
    NOTHING,
    TO_CARD,
    TO_OBJECTIVE,
    TO_OPTION,
    TO_OWNER,
    TO_PLACE,
    TO_REGION,
    TO_SITE,
)
from rulewright.kernel.rule import table
from rulewright.kernel.verbs import OK

from .vocabulary import OP_END, OPS

F = TypeVar("F", bound=Callable[..., Any])

# ------------------------------------------------------------- what is asked
OFFERED = {
    TO_REGION: EFFECT_REGION,
    TO_OBJECTIVE: EFFECT_OBJECTIVE,
    TO_CARD: EFFECT_CARD,
    TO_OPTION: EFFECT_OPTION,
    TO_OWNER: EFFECT_OWNER,
    TO_SITE: EFFECT_SITE,
    TO_PLACE: EFFECT_PLACE,
    MORE: EFFECT_MORE,
}


class Question(NamedTuple):
    name: str
    target: int  # the verb that answers it
    stop: int = OK  # why it may not be declined, if so


QUESTIONS = (
    Question("none", NOTHING),
    # choices and prices
    Question("option", TO_OPTION, MUST_DO),
    Question("pay-card", TO_CARD),
    Question("pay-unit-at", TO_REGION),
    Question("pay-unit-on", TO_OBJECTIVE),
    Question("pay-structure", TO_SITE),
    Question("pay-more", MORE),
    # in a battle
    Question("shift-from", TO_OBJECTIVE),
    Question("shift-to", TO_OBJECTIVE, MUST_FINISH),
    Question("call-from", TO_REGION),
    Question("call-to", TO_OBJECTIVE, MUST_FINISH),
    Question("withdraw-from", TO_OBJECTIVE),
    # order, units and control
    Question("place", TO_PLACE, MUST_DO),
    Question("teleport-from", TO_REGION),
    Question("teleport-to", TO_REGION, MUST_FINISH),
    Question("teleport-more", MORE),
    Question("deploy-at", TO_REGION),
    Question("deploy-on", TO_OBJECTIVE),
    Question("deploy-more", MORE),
    Question("kill-at", TO_REGION),
    Question("kill-whose", TO_OWNER, MUST_FINISH),
    Question("kill-on", TO_OBJECTIVE),
    Question("kill-more", MORE),
    Question("control-at", TO_REGION),
    Question("free-from", TO_OWNER),
    # tokens and structures
    Question("token-at", TO_REGION),
    Question("trigger-at", TO_REGION),
    Question("structure-from", TO_SITE),
    Question("structure-to", TO_REGION, MUST_FINISH),
    Question("trogs-from", TO_REGION),
    Question("trogs-to", TO_REGION, MUST_FINISH),
    # crystals
    Question("crystals-at", TO_REGION),
    Question("crystals-off", MORE),
    Question("harvest-at", TO_REGION),
    Question("harvest-more", MORE),
)
(NO_QUESTION, WHICH_OPTION, PAY_WITH_CARD, PAY_UNIT_AT, PAY_UNIT_ON, PAY_WITH_STRUCTURE, PAY_MORE, SHIFT_FROM, SHIFT_TO, CALL_FROM,
 CALL_TO, WITHDRAW_FROM, WHICH_PLACE, TELEPORT_FROM, TELEPORT_TO, TELEPORT_MORE, DEPLOY_AT, DEPLOY_ON, DEPLOY_MORE, KILL_AT,
 KILL_WHOSE, KILL_ON, KILL_MORE, CONTROL_AT, FREE_FROM, TOKEN_AT, TRIGGER_AT, STRUCTURE_FROM, STRUCTURE_TO, TROGS_FROM, TROGS_TO,
 CRYSTALS_AT, CRYSTALS_OFF, HARVEST_AT, HARVEST_MORE) = range(len(QUESTIONS))  # fmt: skip
TARGET = table([q.target for q in QUESTIONS])
OFFER = table([OFFERED.get(q.target, NOTHING) for q in QUESTIONS])
WHY_NO_STOP = table([q.stop for q in QUESTIONS])

# ------------------------------------------------------------- the register `tally`
PAID = 16  # what the last `pay` took * PAID + units killed by the last `kill`


class Effects:
    """The rules of effects by operation and question."""

    def __init__(self) -> None:
        self.deeds: dict[int, Any] = {}  # of effects without a question
        self.abilities: dict[int, Any] = {}  # of deeds: would it do something?
        self.openings: dict[int, Any] = {}  # the first question, or a function of the row that gives it
        self.starts: dict[int, Any] = {}  # before the first question
        self.ends: dict[int, Any] = {}  # after the last
        self.refusals: dict[int, Any] = {}  # of questions
        self.answers: dict[int, Any] = {}

    def deed(self, op: int, able: Callable[..., bool] | None = None) -> Callable[[F], F]:
        """`deed(s, row)`: carried out when the frame already stands behind that row."""
        if able is not None:
            self.abilities[op] = able
        return self._bind(self.deeds, op)

    def opens(self, op: int, question: int | Callable[..., int]) -> None:
        """With that question; a deed may have a question too, where `question(s, row)` can be NO_QUESTION."""
        if op in self.openings:
            raise ValueError(f"operation {op} opens twice")
        self.openings[op] = question

    def start(self, op: int) -> Callable[[F], F]:
        """`start(s)`: before the first question; it may say that there is none (left = 0)."""
        return self._bind(self.starts, op)

    def end(self, op: int) -> Callable[[F], F]:
        """`end(s, row)`: after the last answer, when the frame already stands behind that row; `left` and `memo` still tell."""
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
