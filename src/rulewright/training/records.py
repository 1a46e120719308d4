"""The records of a run's progress: a table, and the same numbers for TensorBoard.

Both are written after the checkpoint, so they are never ahead of it: a resumed run repeats what came after the checkpoint, and records it
then. Each start of a run has its own event file, so a truncated one does not damage the others; TensorBoard reads them in order."""

from __future__ import annotations

import time
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from .event_file import first_record, scalars

TABLE, EVENTS = "progress.csv", "events.out.tfevents."
STEP = "iteration"  # the column that numbers the rows


class Row(NamedTuple):
    wall_time: float
    numbers: Mapping[str, float]


class Records:
    def __init__(self, folder: Path, first: int) -> None:
        """`first` is the iteration that the run starts at."""
        self._folder, self._first = folder, first
        self._events = folder / f"{EVENTS}{first:010}"
        self._begun = False
        self._rows = list[Row]()  # not written yet

    def note(self, numbers: Mapping[str, float]) -> None:
        """Add a row. All rows have the same columns."""
        self._rows.append(Row(time.time(), dict(numbers)))

    def write(self) -> None:
        rows, self._rows = self._rows, []
        if not rows:
            return
        if not self._begun:
            self._begin(rows[0])
        lines = [",".join(f"{number:.6g}" for number in row.numbers.values()) + "\n" for row in rows]
        with (self._folder / TABLE).open("a", encoding="utf-8") as table:
            table.write("".join(lines))
        with self._events.open("ab") as events:
            events.write(b"".join(told(row) for row in rows))

    def _begin(self, row: Row) -> None:
        """A run that starts over removes the records of the previous run from this folder."""
        if self._first == 0:
            for old in (self._folder / TABLE, *self._folder.glob(f"{EVENTS}*")):
                old.unlink(missing_ok=True)
        if not (self._folder / TABLE).exists():
            (self._folder / TABLE).write_text(",".join(row.numbers) + "\n", encoding="utf-8")
        self._events.write_bytes(first_record(row.wall_time))
        self._begun = True


def told(row: Row) -> bytes:
    step = int(row.numbers[STEP])
    return scalars(row.wall_time, step, {name: number for name, number in row.numbers.items() if name != STEP})
