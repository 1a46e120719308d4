"""A grid of hexagons with points up, in rows; every odd row is shifted half a hex to the right.

A cell is a number, counted row by row. Boards of any outline are cut out of such a grid, so the neighbours of a cell are the same for every
board. `size`, the first number that is not a cell, stands for everything beyond the rim."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

# row and column steps to the six neighbours, counter-clockwise from the east, for even and for odd rows
_STEPS = (
    ((0, 1), (-1, 0), (-1, -1), (0, -1), (1, -1), (1, 0)),
    ((0, 1), (-1, 1), (-1, 0), (0, -1), (1, 0), (1, 1)),
)


@dataclass(frozen=True)
class HexGrid:
    rows: int
    columns: int

    @property
    def size(self) -> int:
        return self.rows * self.columns

    def cell(self, row: int, column: int) -> int:
        """The number of a cell, or `size` beyond the rim."""
        if 0 <= row < self.rows and 0 <= column < self.columns:
            return row * self.columns + column
        return self.size

    def neighbours(self, cell: int) -> tuple[int, ...]:
        """The six neighbours; `size` for each that is beyond the rim."""
        row, column = divmod(cell, self.columns)
        return tuple(self.cell(row + r, column + c) for r, c in _STEPS[row % 2])

    def axial(self, cell: int) -> tuple[int, int]:
        """Axial coordinates, in which the six steps are the same everywhere: for distances and symmetries."""
        row, column = divmod(cell, self.columns)
        return column - (row - row % 2) // 2, row

    def from_axial(self, q: int, r: int) -> int:
        return self.cell(r, q + (r - r % 2) // 2)

    def distance(self, a: int, b: int) -> int:
        (q, r), (q2, r2) = self.axial(a), self.axial(b)
        return max(abs(q - q2), abs(r - r2), abs(q + r - q2 - r2))

    def ring(self, cell: int, radius: int) -> Iterator[int]:
        """The cells at exactly that distance, in order."""
        row = cell // self.columns
        near = range(max(row - radius, 0) * self.columns, min(row + radius + 1, self.rows) * self.columns)
        return (other for other in near if self.distance(cell, other) == radius)
