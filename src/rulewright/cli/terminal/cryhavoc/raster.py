"""Polygons on a grid of characters: each cell belongs to the area at its centre. Independent of the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

Point = tuple[float, float]
Polygon = tuple[Point, ...]
Grid = tuple[tuple[int, ...], ...]  # rows of cells: the number of the area, or NOTHING

NOTHING = -1
ASPECT = 2  # height of a character divided by its width
LINKS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"  # up 1, right 2, down 4, left 8
PLAIN_LINKS = " |-'|||+-'-+.+++"


@cache
def rasterised(areas: tuple[Polygon, ...], rows: int) -> Grid:
    """The grid with that number of rows, and columns such that circles stay round."""
    left, top, width, height = frame(areas)
    columns = round(rows * ASPECT * width / height)
    grid = [[NOTHING] * columns for _ in range(rows)]
    for row in range(rows):
        y = top + (row + 0.5) * height / rows
        for number, area in enumerate(areas):
            ends = iter(sorted(crossings(area, y)))
            for start, end in zip(ends, ends, strict=True):
                first, last = ((x - left) * columns / width - 0.5 for x in (start, end))
                for column in range(max(0, int(first) + (first > int(first))), min(columns, int(last) + 1)):
                    grid[row][column] = number
    return tuple(tuple(row) for row in grid)


@cache
def frame(areas: tuple[Polygon, ...]) -> tuple[float, float, float, float]:
    """Left, top, width and height of all areas."""
    xs, ys = [x for area in areas for x, _ in area], [y for area in areas for _, y in area]
    return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)


def located(areas: tuple[Polygon, ...], rows: int, point: Point) -> Point:
    """The row and column of a point."""
    left, top, _, height = frame(areas)
    return (point[1] - top) * rows / height, (point[0] - left) * rows * ASPECT / height


def crossings(area: Polygon, y: float) -> Iterable[float]:
    """Where the outline crosses a horizontal line."""
    for (x1, y1), (x2, y2) in zip(area, (*area[1:], area[0]), strict=True):
        if (y1 <= y) != (y2 <= y):
            yield x1 + (y - y1) * (x2 - x1) / (y2 - y1)


# ------------------------------------------------------------- borders
def borders(grid: Grid) -> list[list[int]]:
    """The corners between cells, as a grid with one more row and column: for each, the sides on which a border leaves it (see LINKS). A
    corner without any lies inside the area of the cell to its upper left."""
    height, width = len(grid), len(grid[0])

    def area(row: int, column: int) -> int:
        return grid[row][column] if 0 <= row < height and 0 <= column < width else NOTHING

    rows, columns = range(-1, height), range(-1, width)
    return [
        [
            (area(r, c) != area(r, c + 1))
            | (area(r, c + 1) != area(r + 1, c + 1)) << 1
            | (area(r + 1, c) != area(r + 1, c + 1)) << 2
            | (area(r, c) != area(r + 1, c)) << 3
            for c in columns
        ]
        for r in rows
    ]


# ------------------------------------------------------------- room for text
def place(cells: Sequence[tuple[int, int]], sizes: Sequence[int], near: Point) -> list[tuple[int, int]] | None:
    """Where lines of those sizes begin, stacked and centred on free cells, as close to a point as possible; None if they do not fit."""
    free, best = set(cells), None
    middle = (len(sizes) - 1) / 2
    for row, column in cells:
        starts = [(row + n, column - size // 2) for n, size in enumerate(sizes)]
        if all((r, c + i) in free for (r, c), size in zip(starts, sizes, strict=True) for i in range(size)):
            far = abs(row + middle - near[0]) * ASPECT + abs(column - near[1])
            if best is None or far < best[0]:
                best = (far, starts)
    return best[1] if best else None
