"""Exports games and decisions as tables: CSV, and Parquet if pyarrow is installed. Rows are written as they come."""

from __future__ import annotations

import csv
import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rulewright.kernel.game import Game
from rulewright.kernel.message import UserError
from rulewright.lab.arena import DECISIONS, ORDER, POINTS, RESULT, SIDE
from rulewright.lab.saved import os_errors_in_words
from rulewright.lab.victory import shares
from rulewright.lab.watched import Decision

Record = dict[str, Any]
LONGEST_ROW = 1 << 16  # bytes, a generous limit
MOST_WAITING = 10_000  # records buffered before they are written


def record(game: Game, players: int, seed: int, row: list[int]) -> Record:
    """One game as a row: who won with what, seat by seat."""
    won = shares(row[RESULT : RESULT + players])
    made: Record = {"seed": seed, "players": players, "decisions": row[DECISIONS]}
    for seat in range(players):
        made[f"share_{seat + 1}"] = won[seat]
        made[f"points_{seat + 1}"] = row[POINTS + seat]
        made[f"side_{seat + 1}"] = game.sides[row[SIDE + seat]].rpartition("-")[2]
        made[f"place_{seat + 1}"] = row[ORDER + seat] + 1
    return made


def decision_records(game: Game, players: int, seed: int, row: list[int], made: Sequence[Decision]) -> list[Record]:
    """One decision as a row, with its seat's share of the victory."""
    whole = record(game, players, seed, row)
    return [
        {
            "seed": seed,
            "decision": number,
            "seat": one.seat + 1,
            "side": whole[f"side_{one.seat + 1}"],
            "place": whole[f"place_{one.seat + 1}"],
            "points": one.points,
            "choices": one.choices,
            "action": one.action,
            "share": whole[f"share_{one.seat + 1}"],
        }
        for number, one in enumerate(made, 1)
    ]


def can_write_parquet() -> bool:
    return find_spec("pyarrow") is not None


def check_kind(path: Path) -> None:
    """Raises UserError if the file cannot be written here: better before a long run than after it."""
    if path.suffix not in (".csv", ".parquet"):
        raise UserError("lab-out-kind", file=str(path))
    if path.suffix == ".parquet" and not can_write_parquet():
        raise UserError("lab-out-parquet", file=str(path))
    if not path.parent.is_dir():
        raise UserError("file-missing", file=str(path.parent))


class Csv:
    def __init__(self, path: Path, names: Sequence[str]) -> None:
        self._path, self._file = path, path.open("w", encoding="utf-8", newline="")
        self._writer = csv.DictWriter(self._file, names, lineterminator="\n")
        self._head: int = self._writer.writeheader()  # characters

    def write(self, records: list[Record]) -> None:
        self._writer.writerows(records)
        self._file.flush()

    def close(self) -> None:
        self._file.close()

    def rescue(self) -> bool:
        """After a failure, cut off a half-written row. Returns whether any rows are on disk."""
        with suppress(OSError):
            self._file.close()
        with suppress(OSError), self._path.open("r+b") as file:
            size = file.seek(0, os.SEEK_END)
            at = file.seek(max(0, size - LONGEST_ROW))
            whole = at + file.read().rfind(b"\n") + 1
            file.truncate(whole)
            return whole > self._head
        return False


class Parquet:
    def __init__(self, path: Path, names: Sequence[str]) -> None:
        self._path, self._names = path, names
        self._writer: Any = None

    def write(self, records: list[Record]) -> None:
        import pyarrow
        from pyarrow import parquet

        made = pyarrow.Table.from_pylist([{name: one.get(name) for name in self._names} for one in records])
        if self._writer is None:
            self._writer = parquet.ParquetWriter(self._path, made.schema)
        self._writer.write_table(made)

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()

    def rescue(self) -> bool:
        """A Parquet file without its end is unreadable."""
        return False


class TableFile:
    """Written next to the file, and replaces it at the end: `with TableFile(path) as file: ...`. If the disk is full, a CSV keeps the rows
    written before. `names` are the columns; default: those of the first record."""

    def __init__(self, path: Path, names: Sequence[str] = ()) -> None:
        check_kind(path)
        self._path, self._draft, self._names = path, path.with_name(path.name + ".part"), list(names)
        self._waiting = list[Record]()
        self._writer: Csv | Parquet | None = None

    def add(self, records: Iterable[Record]) -> None:
        self._waiting += records
        if len(self._waiting) >= MOST_WAITING:
            with self._guarded():
                self._write()

    def close(self) -> None:
        with self._guarded():
            self._write()
            if self._writer is not None:
                self._writer.close()
                self._draft.replace(self._path)

    def _write(self) -> None:
        if not self._waiting:
            return
        if self._writer is None:
            names = self._names or list(self._waiting[0])
            self._writer = (Csv if self._path.suffix == ".csv" else Parquet)(self._draft, names)
        self._writer.write(self._waiting)
        self._waiting = []

    @contextmanager
    def _guarded(self) -> Iterator[None]:
        try:
            with os_errors_in_words(self._path):
                yield
        except BaseException:
            if self._writer is not None and self._writer.rescue():
                self._draft.replace(self._path)
            self._draft.unlink(missing_ok=True)
            self._writer = None
            raise


def write_table(path: Path, records: Iterable[Record]) -> None:
    """Write a whole table as .csv or .parquet. Records may have different columns."""
    found = list(records)
    file = TableFile(path, list(dict.fromkeys(name for one in found for name in one)))
    file.add(found)
    file.close()


class InOrder:
    """Writes games in the order of their seeds, although they end in another order: later ones wait."""

    def __init__(self, first: int) -> None:
        self._next, self._early = first, dict[int, list[Record]]()

    def due(self, seed: int, records: list[Record]) -> list[Record]:
        self._early[seed] = records
        made = list[Record]()
        while self._next in self._early:
            made += self._early.pop(self._next)
            self._next += 1
        return made

    def rest(self) -> list[Record]:
        """Whatever is left when no more games come."""
        return [one for _, records in sorted(self._early.items()) for one in records]
