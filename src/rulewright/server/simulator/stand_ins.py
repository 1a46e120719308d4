"""Replaces what code takes from its machine, so that it follows the seed in a simulated world: clocks, secrets, random numbers, and
logging."""

from __future__ import annotations

import base64
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any
from unittest.mock import patch

import structlog

from rulewright.server.bots import pace
from rulewright.server.clock import clock

BEGAN = 1_800_000_000.0  # the wall clock at the start of a world
Said = Callable[[str, dict[str, Any]], None]


class WallClock:
    """The clock of the machine on which all processes run. It may be set; the steady clock runs evenly."""

    def __init__(self, steady: Callable[[], float]) -> None:
        self.steady, self.set_by = steady, 0.0

    def __call__(self) -> float:
        return BEGAN + self.steady() + self.set_by

    def in_nanoseconds(self) -> int:
        return int(self() * 1e9)


@contextmanager
def standing_in(steady: Callable[[], float], chance: Random, said: Said) -> Iterator[WallClock]:
    """`said` receives log messages and their levels."""
    wall = WallClock(steady)

    def token_bytes(size: int | None = None) -> bytes:
        return chance.randbytes(size or 32)

    def token_urlsafe(size: int | None = None) -> str:
        return base64.urlsafe_b64encode(token_bytes(size)).rstrip(b"=").decode()

    clocks = patch.multiple(time, time=wall, time_ns=wall.in_nanoseconds, monotonic=steady, perf_counter=steady)
    lots = patch.multiple(
        secrets,
        token_bytes=token_bytes,
        token_urlsafe=token_urlsafe,
        token_hex=lambda size=None: token_bytes(size).hex(),
        randbits=chance.getrandbits,
    )
    before, logs = dict(vars(clock)), structlog.get_config()
    with clocks, lots, patch.object(pace, "chance", chance):
        clock.__init__(wall, steady)  # type: ignore[misc]
        structlog.configure(processors=[heard_by(said)], wrapper_class=structlog.make_filtering_bound_logger(0))
        try:
            yield wall
        finally:
            vars(clock).update(before)
            structlog.configure(**logs)


def heard_by(said: Said) -> Callable[[Any, str, Any], Any]:
    def hear(_: Any, level: str, event: Any) -> Any:
        said(level, dict(event))
        raise structlog.DropEvent

    return hear
