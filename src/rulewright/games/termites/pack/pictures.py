"""Boards as pictures of letters, and the names of their hexes.

A picture has one character for a hex: neighbours in a row are two characters apart, and each row is shifted by one
against the rows above and below it. Spaces are not hexes, so a board can have any outline, holes too. Rows are named A,
B and so on from the top, hexes 1, 2 and so on from the left: F6 is the sixth hex of the sixth row.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from string import ascii_uppercase

from rulewright.games.termites.parts import GRID, HEXES, OFF, OPEN, STONES, VEGETATION, WATER
from rulewright.kernel.content import Report

LETTERS = {".": OPEN, "w": WATER, "v": VEGETATION, "s": STONES}

Spots = dict[tuple[int, int], int]  # terrain by line and column


def parse(picture: str, report: Report) -> tuple[int, ...] | None:
    """The terrain of every hex of the lattice and of the one beyond, or None if the letters do not fit it."""
    spots = _spots(picture, report)
    if not spots:
        report("content-picture-empty")
        return None
    if not _in_step(spots, report):
        return None
    cells = _cells(spots)
    if cells is None:
        report("content-picture-too-large", rows=GRID.rows, columns=GRID.columns)
        return None
    terrain = [OFF] * (HEXES + 1)
    for cell, spot in zip(cells, spots, strict=True):
        terrain[cell] = spots[spot]
    return tuple(terrain)


def _spots(picture: str, report: Report) -> Spots:
    lines = picture.strip("\n").split("\n")
    letters = {(row, x): letter for row, line in enumerate(lines) for x, letter in enumerate(line) if letter != " "}
    for row, letter in sorted({(row, letter) for (row, _), letter in letters.items() if letter not in LETTERS}):
        shown = letter if letter.isprintable() else f"U+{ord(letter):04X}"
        report(
            "content-unknown-letter", where=f"picture:{row + 1}", line=row + 1, letter=shown, letters=" ".join(LETTERS)
        )
    return {spot: LETTERS.get(letter, OPEN) for spot, letter in letters.items()}


def _in_step(spots: Spots, report: Report) -> bool:
    """Each row is shifted by one: row and column are both even or both odd, either everywhere in the picture or nowhere."""
    step = Counter((row + x) % 2 for row, x in spots).most_common(1)[0][0]
    wrong = sorted({row for row, x in spots if (row + x) % 2 != step})
    for row in wrong:
        report("content-line-out-of-step", where=f"picture:{row + 1}", line=row + 1)
    return not wrong


def _cells(spots: Spots) -> list[int] | None:
    """Places the picture as far up and left as the lattice allows. Its odd rows stick out to the right, so some boards start in row 1."""
    first = min(row for row, _ in spots)
    for top in (0, 1):
        rows = [(row - first + top, x - (row - first + top) % 2) for row, x in spots]
        left = min(x for _, x in rows)
        cells = [GRID.cell(row, (x - left) // 2) for row, x in rows]
        if HEXES not in cells:
            return cells
    return None


def names(terrain: Sequence[int]) -> dict[int, str]:
    """The names of a board's hexes, in the order of the rows."""
    starts = range(0, HEXES, GRID.columns)
    rows = [[cell for cell in range(start, start + GRID.columns) if terrain[cell] != OFF] for start in starts]
    lettered = zip(ascii_uppercase, filter(None, rows), strict=False)
    return {cell: f"{letter}{number}" for letter, row in lettered for number, cell in enumerate(row, 1)}


def cells(terrain: Sequence[int]) -> dict[str, int]:
    """The hexes by name."""
    return {name: cell for cell, name in names(terrain).items()}
