"""Who has a table open, in any process. Nothing is stored: each process announces what it sees, and repeats it while it lasts."""

from __future__ import annotations

import time
from collections.abc import Iterable

from .bus import Bus
from .table import Table

HERE, WHO = "here", "who"
SAID_AGAIN = 20.0  # seconds
BELIEVED = 50.0  # seconds of silence after which a process is considered ended


class Presence:
    def __init__(self, bus: Bus, process: str) -> None:
        self._bus, self._process = bus, process
        self._said = time.monotonic()

    def changed(self, table: Table) -> None:
        """Someone came or left here. The first to come asks the other processes."""
        self._say(table)
        if len(table.followers) == 1:
            self.ask(table)

    def ask(self, table: Table) -> None:
        """Ask the other processes who has it open there."""
        self._bus.publish(f"{table.terms.id} {WHO} {self._process}")

    def _say(self, table: Table) -> None:
        seats = ",".join(str(seat) for seat in sorted(table.here_locally))
        self._bus.publish(f"{table.terms.id} {HERE} {self._process} {seats}")

    def heard(self, table: Table, kind: str, process: str, seats: str = "") -> None:
        """Another process announces something about a table that is loaded here."""
        if process == self._process:
            return
        if kind == HERE:
            seats_there = frozenset(int(seat) for seat in seats.split(",") if seat)
            before, table.elsewhere[process] = table.elsewhere.get(process), (time.monotonic(), seats_there)
            if before is None or before[1] != seats_there:
                table.meet()
        elif table.followers:
            self._say(table)

    def sweep(self, tables: Iterable[Table]) -> None:
        """Repeat announcements now and then, and forget processes that have fallen silent."""
        now = time.monotonic()
        again = now > self._said + SAID_AGAIN
        for table in tables:
            silent = [process for process, (at, _) in table.elsewhere.items() if at < now - BELIEVED]
            for process in silent:
                del table.elsewhere[process]
            if silent:
                table.meet()
            if again and table.followers:
                self._say(table)
        if again:
            self._said = now
