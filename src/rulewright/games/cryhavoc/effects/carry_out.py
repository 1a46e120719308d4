"""Carries out effects row by row. A step that cannot be done is skipped.

Registers of the procedure: `who` is you; `at` the row; `step` the question being asked, or NO_QUESTION at the start of a row; `left` how
many more; `memo` the previous choice, after a step the region "there", or NOBODY; `on` the region "here", or NOBODY; `tally` what was paid
and killed (questions.PAID)."""

from __future__ import annotations

from typing import Any

from rulewright.games.cryhavoc.numbers import EFFECT, MUST_DO, STOP, VERBS, procedure, verb
from rulewright.games.cryhavoc.parts import NOBODY, OP, SKIP, N
from rulewright.games.cryhavoc.state import State, decider
from rulewright.kernel.frames import ask, done, here
from rulewright.kernel.rule import bind, dispatch, rule, table
from rulewright.kernel.verbs import OK

from .joining import look_ahead
from .killing import must_kill
from .paying import refuse_stop_paying
from .possible import NO_ANSWER, SEVERAL, opening, refuse_by_target, survey
from .questions import CRYSTALS_AT, CRYSTALS_OFF, NO_QUESTION, OFFER, PAID, TARGET, WHY_NO_STOP, effect
from .vocabulary import OP_END, OP_KILL, OP_PAY, OPS

effect.complete()
carry_out = dispatch("carry_out", effect.deeds, "s, row", "None", __file__)
start = dispatch("start", effect.starts, "s", "None", __file__)
end = dispatch("end", effect.ends, "s, row", "None", __file__)
answer = dispatch("answer", effect.answers, "s, choice", "None", __file__)
HAS_START = table([int(op in effect.starts) for op in range(OPS)])
HAS_END = table([int(op in effect.ends) for op in range(OPS)])


THE_END = 0  # the row that ends every entry


# ------------------------------------------------------------- row by row
@procedure(EFFECT)
@rule("C1.6")
def carry_out_effect(s: State) -> None:
    f = here(s)
    if s.row[f.at][OP] == OP_END:
        done(s)
    elif f.step == NO_QUESTION:
        begin_row(s)
    else:
        ask_or_go_on(s)


@rule("C1.6")
def begin_row(s: State) -> None:
    """A number is a maximum; a step without one is done once."""
    f = here(s)
    row, op = int(f.at), s.row[f.at][OP]
    f.left = max(abs(int(s.row[row][N])), 1)
    f.step = opening(s, row)
    if f.step == NO_QUESTION:
        leave_row(s)
        carry_out(op, s, row)
        f.memo = NOBODY
        return
    if f.step != CRYSTALS_OFF:  # which may be taken from "there"
        f.memo = NOBODY
    if op <= OP_PAY:
        look_ahead(s)
    elif HAS_START[op] != 0:
        start(op, s)


@rule("C1.6")
def ask_or_go_on(s: State) -> None:
    """Make a choice without asking if it has one legal answer and may not be declined."""
    f = here(s)
    found = int(survey(TARGET[f.step], s, f.step, f.who, f.on, f.at)) if f.left > 0 else NO_ANSWER
    if found == NO_ANSWER:
        leave_row(s)
    elif found != SEVERAL and refuse_stop(s, 0) != OK:
        answer(f.step, s, found)
    else:
        ask(s, decider(s, f.who), OFFER[f.step])


@rule("C1.6")
def leave_row(s: State) -> None:
    """Go to the next step, or to the end of the list if a price was not paid."""
    f = here(s)
    row, op = int(f.at), s.row[f.at][OP]
    paid = op == OP_PAY and f.tally >= PAID
    skip = 1 if paid else int(s.row[row][SKIP])
    f.at = row + skip if skip != 0 else THE_END
    f.step = NO_QUESTION
    s.choices = 0
    if HAS_END[op] != 0:
        end(op, s, row)
    f.left = 0


# ------------------------------------------------------------- answers
@rule("C1.6")
def refuse_stop(s: State, _: int) -> int:
    """ "Up to" allows none. But you cannot stop in the middle of a move, or where the text says so."""
    f = here(s)
    op = s.row[f.at][OP]
    if op == OP_PAY:
        return refuse_stop_paying(s)
    if op == OP_KILL and must_kill(s):
        return MUST_DO
    if f.step == CRYSTALS_AT and s.row[f.at][N] > 0:
        return MUST_DO
    return int(WHY_NO_STOP[f.step])


@verb(STOP, refuse=refuse_stop)
@rule("C1.6")
def stop(s: State, _: int) -> None:
    leave_row(s)


refuse: Any = None


def refuse_target(s: State, choice: int) -> int:
    """Generated for each verb from the refusals of the questions that it answers."""
    f = here(s)
    return int(refuse(f.step, s, f.who, f.on, f.at, choice))


@rule("C1.6")
def choose(s: State, choice: int) -> None:
    answer(here(s).step, s, choice)


for target, own in refuse_by_target.items():
    verb(target, refuse=bind(refuse_target, f"cryhavoc.{VERBS[target].name}", {"refuse": own}, source=__file__))(choose)
