"""The stack of pending procedures."""

from __future__ import annotations

import pytest

from rulewright.kernel.frames import CHANCE, DEPTH, NOBODY, OVER, Frame, ask, call, done, here, next_step
from rulewright.kernel.record import Record, i16, rows

FIRST, SECOND = 3, 4


class Stack(Record):
    frame = rows(Frame, DEPTH)
    top = i16()


def stack() -> Stack:
    s = Stack()
    s.top = -1
    for frame in range(DEPTH):
        s.frame[frame].actor = NOBODY
    return s


def test_a_call_puts_a_fresh_frame_on_top() -> None:
    s = stack()
    call(s, FIRST, who=1, at=2, left=3, memo=4)
    f = here(s)
    assert (s.top, f.proc, f.step, f.actor, f.offer) == (0, FIRST, 0, NOBODY, 0)
    assert (f.who, f.at, f.left, f.memo) == (1, 2, 3, 4)


def test_the_last_procedure_called_is_the_first_to_run() -> None:
    s = stack()
    call(s, FIRST)
    call(s, SECOND)
    assert here(s).proc == SECOND
    done(s)
    assert here(s).proc == FIRST


def test_a_finished_frame_leaves_no_trace() -> None:
    s, before = stack(), stack().encode()
    call(s, FIRST, who=1, at=2, left=3, memo=4)
    next_step(s)
    ask(s, CHANCE, 5)
    done(s)
    assert s.encode() == before


def test_asking_names_the_actor_and_the_offer() -> None:
    s = stack()
    call(s, FIRST)
    ask(s, 2, 7)
    assert (here(s).actor, here(s).offer) == (2, 7)


def test_steps_count_from_zero_for_each_frame() -> None:
    s = stack()
    call(s, FIRST)
    assert [next_step(s), next_step(s)] == [0, 1]
    call(s, SECOND)
    assert next_step(s) == 0
    done(s)
    assert next_step(s) == 2


def test_a_frame_writes_through_to_the_record() -> None:
    s = stack()
    call(s, FIRST, left=3)
    f = here(s)
    f.left -= 1
    assert s.frame[0].left == 2


def test_nobody_chance_and_over_are_not_seats() -> None:
    assert len({NOBODY, CHANCE, OVER}) == 3
    assert max(NOBODY, CHANCE, OVER) < 0


def test_a_stack_too_deep_is_an_error_when_interpreted() -> None:
    s = stack()
    for _ in range(DEPTH):
        call(s, FIRST)
    with pytest.raises(IndexError):
        call(s, FIRST)
