"""Talks to a Ray cluster in a separate process: when a cluster vanishes, Ray terminates the process that talked to it."""

from __future__ import annotations

import logging
import os
import signal
import time
from collections.abc import Mapping
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from rulewright import __version__

from . import node
from .node import Refused

LOCAL = "local"
AHEAD = 2  # items running or waiting per core, so that none is ever idle
LOOK_AGAIN = 1.0  # seconds until the cores are counted again


class Ready(NamedTuple):
    """The cluster is ready."""

    cores: int


class Want(NamedTuple):
    """Asks for one more item; the answer is None if there are none."""


class Done(NamedTuple):
    number: int
    answer: Any


class Steward:
    def __init__(self, pipe: Connection, job: bytes, environment: Mapping[str, str]) -> None:
        import ray

        self._ray, self._pipe, self._job = ray, pipe, ray.put(job)
        self._environment = dict(environment)
        # A machine that dies only costs time: Ray retries its items on others, as often as necessary.
        self._answer = ray.remote(num_cpus=1, max_retries=-1)(node.answer)
        self._cores, self._counted = 0, float("-inf")
        self._running: dict[Any, int] = {}

    def cores(self) -> int:
        """The number of cores of all machines that are there now."""
        if time.monotonic() - self._counted > LOOK_AGAIN:
            self._cores = max(1, int(self._ray.cluster_resources().get("CPU", 0)))
            self._counted = time.monotonic()
        return self._cores

    def serve(self) -> None:
        """Serve one round after another; each ends when there are no more items."""
        self._pipe.send(Ready(self.cores()))
        while True:
            number, more = 0, True
            while more or self._running:
                while more and len(self._running) < AHEAD * self.cores():
                    self._pipe.send(Want())
                    item = self._pipe.recv()
                    more = item is not None
                    if more:
                        asked = self._answer.remote(self._job, __version__, self._environment, item)
                        self._running[asked] = number
                        number += 1
                self._hear()

    def _hear(self) -> None:
        if not self._running:
            return
        asked = list(self._running)
        if self._ray.wait(asked, timeout=LOOK_AGAIN)[0]:
            ended, _ = self._ray.wait(asked, num_returns=len(asked), timeout=0)
            for one, answer in zip(ended, self._ray.get(ended), strict=True):
                self._pipe.send(answer if isinstance(answer, Refused) else Done(self._running.pop(one), answer))
        if self._pipe.poll():  # nothing was asked for: the parent has gone
            raise EOFError


def steward(pipe: Connection, job: bytes, address: str, environment: Mapping[str, str]) -> None:
    """Run until the parent has gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles Ctrl-C
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # it would ask, and report to its makers
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # otherwise it warns of a coming change
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)  # Ray reports every node that dies; its own logs keep that
    import ray

    try:
        own = {"include_dashboard": False} if address == LOCAL else {}
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, **own)
    except Exception as error:  # Ray raises a plain one when its own processes do not start in time
        pipe.send(Refused("cluster-unreachable", {"address": address, "why": first_line(error)}))
        return
    try:
        Steward(pipe, job, environment).serve()
    except (EOFError, BrokenPipeError, ConnectionResetError):
        pass
    except Exception as error:
        pipe.send(in_words(error, address))
    finally:
        ray.shutdown()


def in_words(error: Exception, address: str) -> Refused:
    if "ModuleNotFoundError" in str(error):
        return Refused("cluster-no-rulewright", {"version": __version__})
    return Refused("cluster-failed", {"address": address, "why": first_line(getattr(error, "cause", None) or error)})


def first_line(error: BaseException) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[0]
