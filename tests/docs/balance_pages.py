"""The page on the balance of a game, from a folder of `rulewright balance` to where it is shipped: docs, and the game's own folder.

rulewright balance termites --games 200 --out FOLDER
python -m tests.docs.balance_pages termites FOLDER
"""

from __future__ import annotations

import gzip
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs" / "balance"
TABLES = ("games", "seats")


def packed(game: str, name: str) -> Path:
    """A compressed table, which polars and pandas can read directly."""
    return DOCS / f"{game}-{name}.csv.gz"


def figures(game: str) -> Path:
    return ROOT / "src" / "rulewright" / "games" / game / "balance.json"


def take(game: str, folder: Path) -> None:
    shutil.copyfile(folder / "balance.html", DOCS / f"{game}.html")
    shutil.copyfile(folder / "balance.json", figures(game))
    for name in TABLES:
        packed(game, name).write_bytes(gzip.compress((folder / f"{name}.csv").read_bytes(), 9, mtime=0))


if __name__ == "__main__":
    take(sys.argv[1], Path(sys.argv[2]))
