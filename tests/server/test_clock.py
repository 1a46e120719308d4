"""Measuring how long ago something was while the clock is being set."""

from __future__ import annotations

import pytest

from rulewright.server.clock import Clock

HOUR = 3600.0


class Time:
    def __init__(self) -> None:
        self.wall, self.steady = 1_800_000_000.0, 50.0
        self.clock = Clock(lambda: self.wall, lambda: self.steady)

    def passes(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds

    def now(self) -> int:
        return int(self.wall * 1000)

    def since(self, moment: int) -> float:
        return self.clock.elapsed(moment) / 1000


@pytest.mark.parametrize("step", [-HOUR, -2.0, 0.0, 2.0, HOUR])
def test_a_step_of_the_clock_neither_adds_time_nor_takes_it(step: float) -> None:
    time = Time()
    before = time.now()
    time.passes(60)
    time.clock.look()
    time.wall += step
    time.passes(30)
    assert time.since(before) == pytest.approx(90, abs=0.01)
    after = time.now()
    time.passes(10)
    assert time.since(after) == pytest.approx(10, abs=0.01)
    assert time.since(before) == pytest.approx(100, abs=0.01)


def test_several_steps_are_left_out_one_by_one() -> None:
    time = Time()
    first = time.now()
    time.passes(60)
    time.wall += HOUR
    time.clock.look()
    time.passes(60)
    second = time.now()
    time.wall -= 2
    time.clock.look()
    time.passes(60)
    assert round(time.since(first)) == 180
    assert 58 <= time.since(second) <= 60  # the clock has shown it twice


def test_a_moment_that_may_be_before_or_after_a_step_back_counts_as_after_it() -> None:
    """Nobody has had less time than we say."""
    time = Time()
    time.passes(30)
    told = time.now()  # thirty seconds before the step
    time.passes(30)
    time.wall -= 60
    time.passes(40)
    assert time.since(told) < 71


@pytest.mark.parametrize("step", [-HOUR, -2.0, 2.0, HOUR])
def test_what_happens_between_a_step_and_its_notice_is_not_older_than_it_is(step: float) -> None:
    time = Time()
    time.passes(60)
    time.clock.look()
    time.passes(2)
    time.wall += step
    time.passes(1)
    told = time.now()
    time.passes(2)
    assert time.since(told) <= 2.01


@pytest.mark.parametrize(
    "steps", [(-HOUR, -HOUR), (-HOUR, HOUR), (HOUR, -HOUR), (-2.0, -HOUR), (HOUR, HOUR), (-HOUR, 2.0)]
)
def test_what_happens_after_two_steps_is_not_older_than_it_is(steps: tuple[float, float]) -> None:
    time = Time()
    told = list[int]()
    for step in steps:
        time.passes(60)
        time.clock.look()
        time.wall += step
        time.passes(1)
        told.append(time.now())
    time.passes(2)
    between, after = map(time.since, told)
    assert after <= 2.01
    assert between <= 63.01
    time.passes(30)
    assert time.since(told[1]) <= 32.01


def test_nothing_is_in_the_future() -> None:
    time = Time()
    assert time.since(time.now() + 60_000) == 0


def test_what_was_long_ago_is_not_nearer_after_a_step() -> None:
    time = Time()
    told = time.now()
    time.passes(60)
    time.wall += 400 * 24 * HOUR
    assert time.clock.before(60_000) <= told
