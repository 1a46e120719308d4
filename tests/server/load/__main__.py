"""The load table of docs/measured.md and its plot. `python -m tests.server.load [FILE.json [SECONDS]]`: takes about five minutes on two
cores.

Each point is added to the file as soon as it is measured; existing points are not measured again."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from .growth import POSTGRESQL, RELAXED, SQLITE, Point, Services, measured
from .plot import drawn, row, table

TABLES = (20, 100, 300, 1000)
WORKERS = (1, 2, 4)
DOCS = Path(__file__).parents[3] / "docs" / "load"


def wanted() -> Iterator[tuple[str, int, int]]:
    yield from ((database, 1, tables) for database in (SQLITE, RELAXED) for tables in TABLES)
    yield from ((POSTGRESQL, workers, tables) for workers in WORKERS for tables in TABLES)


def main(file: Path, seconds: float) -> None:
    file.parent.mkdir(exist_ok=True)
    points = msgspec.json.decode(file.read_bytes(), type=list[Point]) if file.exists() else []
    known = {(point.database, point.workers, point.moves.tables) for point in points}
    with Services() as services:
        for database, workers, tables in wanted():
            if (database, workers, tables) not in known:
                points.append(measured(services, database, workers, tables, seconds, returning=tables == max(TABLES)))
                file.write_bytes(msgspec.json.format(msgspec.json.encode(points)) + b"\n")
                print(" | ".join(row(points[-1])), flush=True)
    file.with_suffix(".svg").write_text(drawn(points))
    print(table(points))


if __name__ == "__main__":
    main(
        Path(sys.argv[1]) if len(sys.argv) > 1 else DOCS / "growth.json", float(sys.argv[2]) if len(sys.argv) > 2 else 4
    )
