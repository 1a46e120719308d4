"""The stack of pending procedures, as integers inside the record.

A procedure is a function of the state that is called again and again while it is on top. Each time it does one thing: `call`
another procedure, `ask` somebody, or say `done`. The answer arrives by a verb (see verbs.py), which may change the procedure's own
registers; then the procedure is called again. So nothing ever waits on Python's own stack, and a state in the middle of a battle can
be copied, stored and searched like any other. Frames are public: a secret never goes into a register.
"""

from __future__ import annotations

from typing import Protocol

from .record import Record, Rows, i16
from .rule import rule

NOBODY, CHANCE, OVER = -1, -2, -3  # values of `actor` that are not seats
DEPTH = 8  # default number of procedures that may wait on one another


class Frame(Record):
    proc = i16()  # which procedure
    step = i16()  # how far it has come, for procedures with steps, which a chapter names next to the procedure
    actor = i16()  # who is asked: a seat, CHANCE, OVER, or NOBODY while it runs
    offer = i16()  # what they choose from: a row of the game's table of offers
    who = i16()  # registers, free for the procedure to use
    at = i16()
    left = i16()
    memo = i16()
    on = i16()
    tally = i16()


class HasFrames(Protocol):
    top: int

    @property
    def frame(self) -> Rows[Frame]: ...


@rule()
def here(s: HasFrames) -> Frame:
    """The top frame."""
    return s.frame[s.top]


@rule()
def call(
    s: HasFrames, proc: int, who: int = 0, at: int = 0, left: int = 0, memo: int = 0, on: int = 0, tally: int = 0
) -> None:
    """Run another procedure before continuing this one."""
    s.top += 1
    f = s.frame[s.top]
    f.proc = proc
    f.step = 0
    f.actor = NOBODY
    f.offer = 0
    f.who = who
    f.at = at
    f.left = left
    f.memo = memo
    f.on = on
    f.tally = tally


@rule()
def done(s: HasFrames) -> None:
    """End this procedure and wipe its frame, so that equal positions have equal bytes."""
    f = s.frame[s.top]
    f.proc = 0
    f.step = 0
    f.actor = NOBODY
    f.offer = 0
    f.who = 0
    f.at = 0
    f.left = 0
    f.memo = 0
    f.on = 0
    f.tally = 0
    s.top -= 1


@rule()
def ask(s: HasFrames, actor: int, offer: int) -> None:
    """Wait for the actor to choose among the verbs of an offer."""
    f = s.frame[s.top]
    f.actor = actor
    f.offer = offer


@rule()
def next_step(s: HasFrames) -> int:
    """0, 1, 2 ... on successive calls: for procedures that are a list of steps."""
    f = s.frame[s.top]
    f.step += 1
    return int(f.step) - 1


def step_under_way(f: Frame) -> int:
    """The step that `next_step` returned last, to inspect a position; -1 before the first."""
    return int(f.step) - 1
