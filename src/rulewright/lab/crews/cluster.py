"""Many machines, using Ray: the same games as on one core, wherever they are played."""

from __future__ import annotations

import pickle
import socket
from collections.abc import Iterable, Iterator
from contextlib import suppress
from importlib.util import find_spec
from typing import Any

from rulewright.kernel.message import UserError
from rulewright.kernel.rule import MODE

from .crew import Answer, Crew, Item, Job
from .node import Refused
from .processes import FRESH, ONE_THREAD
from .steward import Done, Ready, Want, steward

PATIENCE = 20  # seconds for a steward to finish, and for a cluster to answer


def check_reachable(address: str) -> None:
    """Fail early: Ray itself keeps trying for minutes."""
    host, colon, port = address.rpartition(":")
    if colon and port.isdigit():
        try:
            socket.create_connection((host.rpartition("/")[2], int(port)), timeout=PATIENCE).close()
        except (OSError, OverflowError) as error:
            raise UserError("cluster-unreachable", address=address, why=str(error)) from None


class Cluster(Crew[Item, Answer]):
    def __init__(self, job: Job[Item, Answer], address: str) -> None:
        """`address`: of the cluster's first machine, or "local" to start one here."""
        if find_spec("ray") is None:
            raise UserError("cluster-not-installed")
        check_reachable(address)
        self._address = address
        self._pipe, theirs = FRESH.Pipe()
        environment = {"RULEWRIGHT_MODE": MODE, **ONE_THREAD}
        self._steward = FRESH.Process(target=steward, args=(theirs, pickle.dumps(job), address, environment))
        self._steward.start()
        theirs.close()
        try:
            ready = self._hear()
            assert isinstance(ready, Ready)
            self.cores, self.pid = ready.cores, self._steward.pid
        except BaseException:
            self.end()
            raise

    def answers(self, items: Iterable[Item]) -> Iterator[tuple[Item, Answer]]:
        left, given, number, more = iter(items), dict[int, Item](), 0, True
        while more or given:
            told = self._hear()
            if isinstance(told, Want):
                item = next(left, None)
                with suppress(BrokenPipeError):  # its last messages must still be read
                    self._pipe.send(item)
                if item is None:
                    more = False
                else:
                    given[number] = item
                    number += 1
            else:
                assert isinstance(told, Done)
                yield given.pop(told.number), told.answer

    def _hear(self) -> Any:
        try:
            told = self._pipe.recv()
        except (EOFError, ConnectionResetError):
            raise UserError("cluster-lost", address=self._address) from None
        if isinstance(told, Refused):
            raise UserError(told.key, **told.args)
        return told

    def end(self) -> None:
        self._pipe.close()  # makes the steward leave
        self._steward.join(PATIENCE)
        if self._steward.is_alive():
            self._steward.kill()
            self._steward.join()
