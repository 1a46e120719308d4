"""The games as a table for other programs: CSV, and Parquet where pyarrow is installed."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from importlib.util import find_spec
from io import StringIO
from pathlib import Path
from typing import Any

from rulewright.kernel.disk import write_whole
from rulewright.kernel.game import Game
from rulewright.kernel.message import UserError
from rulewright.lab.arena import DECISIONS, ORDER, POINTS, RESULT, SIDE

Record = dict[str, Any]


def record(game: Game, players: int, seed: int, row: list[int]) -> Record:
    """One game as one row: who won and by what, seat by seat."""
    results = row[RESULT : RESULT + players]
    best = max(results)
    made: Record = {"seed": seed, "players": players, "decisions": row[DECISIONS]}
    for seat in range(players):
        made[f"share_{seat + 1}"] = (results[seat] == best) / results.count(best)
        made[f"points_{seat + 1}"] = row[POINTS + seat]
        made[f"side_{seat + 1}"] = game.sides[row[SIDE + seat]].rpartition("-")[2]
        made[f"place_{seat + 1}"] = row[ORDER + seat] + 1
    return made


def as_csv(records: Iterable[Record]) -> str:
    found = list(records)
    names = list(dict.fromkeys(name for one in found for name in one))
    text = StringIO()
    writer = csv.DictWriter(text, names, lineterminator="\n")
    writer.writeheader()
    writer.writerows(found)
    return text.getvalue()


def can_write_parquet() -> bool:
    return find_spec("pyarrow") is not None


def check_kind(path: Path) -> None:
    """UserError if such a file cannot be written here: better before a long run than after it."""
    if path.suffix not in (".csv", ".parquet"):
        raise UserError("lab-out-kind", file=str(path))
    if path.suffix == ".parquet" and not can_write_parquet():
        raise UserError("lab-out-parquet", file=str(path))
    if not path.parent.is_dir():
        raise UserError("file-missing", file=str(path.parent))


def write_table(path: Path, records: Iterable[Record]) -> None:
    """As its ending says: .csv or .parquet. Written whole or not at all."""
    check_kind(path)
    found = list(records)
    if path.suffix == ".csv":
        write_whole(path, as_csv(found))
        return
    import pyarrow
    from pyarrow import parquet

    draft = path.with_name(path.name + ".part")
    try:
        parquet.write_table(pyarrow.Table.from_pylist(found), draft)
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
