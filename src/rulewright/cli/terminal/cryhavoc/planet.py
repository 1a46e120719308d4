"""The planet in letters: outlines of the pack on a grid of characters, terrain as a pattern, and in each region its label, who stands
there and what lies there.

    ┌────┴┐^^^│
    │~~~~~└─┐^│
    │~Sp* [H]~│   Sp: its label; * it can be chosen; controlled by the Humans
    │~~H4 T2~~│   4 Human units, 2 Trog units
    │~~◆3 ×1~~│   3 crystals, battle 1
    └─────────┘
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import groupby

from rulewright.cli.terminal.paint import Line, Span, width

from .raster import LINKS, PLAIN_LINKS, Point, borders, located, place, rasterised
from .scene import TEXTURES, Scene, spaced

CHOOSE, TAKEN = "*", "<"
RIFT = "#"


class Marks:
    """Which regions stand out now."""

    def __init__(self, choose: Collection[int] = (), taken: int | None = None) -> None:
        self.choose, self.taken = choose, taken

    def sign(self, number: int) -> str:
        if number == self.taken:
            return TAKEN
        return CHOOSE if number in self.choose else ""

    def style(self, number: int, style: str) -> str:
        if number == self.taken:
            return "taken"
        return "mark" if number in self.choose else style


NO_MARKS = Marks()


def draw(scene: Scene, rows: int, marks: Marks = NO_MARKS) -> list[Line]:
    """In that many lines, and twice as many columns."""
    planet = scene.map
    outlines = (*(region.polygon for region in planet.regions), *(rift.polygon for rift in planet.blocked))
    grid = rasterised(outlines, rows - 1)
    corners, links = borders(grid), LINKS if scene.shapes else PLAIN_LINKS
    cells: list[list[Span]] = []
    inside: dict[int, list[tuple[int, int]]] = {}
    for r, row in enumerate(corners):
        cells.append([])
        for c, sides in enumerate(row):
            area = grid[r - 1][c - 1] if r and c else -1
            cells[-1].append((links[sides], "rim") if sides else ground(scene, area))
            if not sides and 0 <= area < len(planet.regions):
                inside.setdefault(area, []).append((r, c))
    for number, free in inside.items():
        x, y, width, height = planet.regions[number].anchors.stage
        middle = located(outlines, rows - 1, (x + width / 2, y + height / 2))
        write(cells, free, texts(scene, number, marks), middle)
    return [joined(row) for row in cells]


def ground(scene: Scene, area: int) -> Span:
    if area < 0:
        return (" ", "")
    if area >= len(scene.map.regions):
        return (RIFT, "rift")
    terrain = scene.ground(area)
    return (TEXTURES[terrain], terrain)


def texts(scene: Scene, number: int, marks: Marks) -> list[list[Line]]:
    """What is written into a region: the longest form first, the shortest, its label alone, last."""
    label: Line = [(scene.labels[number] + marks.sign(number), marks.style(number, "bold"))]
    control = scene.control(number)
    head = spaced([label, control])
    lying = spaced([scene.crystals(number), scene.marks(number)])
    units, built = scene.units(number), scene.built(number)
    forms = (
        [head, units, spaced([lying, built])],
        [head, units, lying],
        [spaced([head, units]), spaced([lying, built])],
        [label, control, units, lying],
        [head, spaced([units, lying])],
        [head, units],
        [label, control, units],
        [head],
        [label, control],
        [label],
    )
    return [[line for line in form if line] for form in forms]


def write(cells: list[list[Span]], free: list[tuple[int, int]], forms: list[list[Line]], middle: Point) -> None:
    """The first form for which there is room, as near to the middle as can be."""
    for form in forms:
        starts = place(free, [width(line) for line in form], middle)
        if starts:
            for (row, column), line in zip(starts, form, strict=True):
                for text, style in line:
                    for letter in text:
                        ground = cells[row][column][1]
                        cells[row][column] = (letter, style or ground)
                        column += 1
            return


def joined(row: list[Span]) -> Line:
    """Neighbouring characters of one style in one span."""
    return [("".join(text for text, _ in spans), style) for style, spans in groupby(row, key=lambda span: span[1])]
