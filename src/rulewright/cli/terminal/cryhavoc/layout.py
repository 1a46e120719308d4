"""Arranges a window: the planet next to the regions, or only the regions; in full, or short in a small window."""

from __future__ import annotations

from rulewright.cli.terminal.paint import Line, beside, width

from . import panel, planet, regions
from .planet import Marks
from .raster import ASPECT
from .scene import Scene

GAP = 2  # columns between the planet and what is next to it
BESIDE = 44  # least columns next to the planet
SMALLEST, LARGEST = 20, 38  # lines of the planet
BELOW = 14  # lines left at least for news, hand and question
AIR = 3  # lines that stay empty next to the planet


class Layout:
    """The layout of one window. The last column stays empty; `free` are the lines that the question leaves."""

    def __init__(self, scene: Scene, marks: Marks, size: tuple[int, int], free: int) -> None:
        self._scene, self._marks, self._free = scene, marks, free
        self._columns, self._height = size[0] - 1, size[1]

    def listed(self, fight: list[Line]) -> list[Line]:
        """Everything in a list, on request."""
        full = regions.full(self._scene, self._columns, self._marks)
        panels = (panel.tall(self._scene, self._columns), panel.slim(self._scene, self._columns))
        return self._first_fitting([[*about, *full, *fight] for about in panels])

    # ------------------------------------------------------------- with the planet
    def with_planet(self, fight: list[Line]) -> list[Line]:
        """Empty if there is no room for it."""
        room = self._free - AIR - len(fight)
        rows = min(self._rows(), room)
        drawn = self._beside(rows)
        if drawn and len(drawn) > room:  # the panel is below
            drawn = self._beside(rows - len(drawn) + room)
        return [*drawn, *fight] if drawn else []

    def _rows(self) -> int:
        """The planet's size: smaller if that gives the regions room for their neighbours."""
        for aside in (regions.room(self._scene), BESIDE):
            rows = min(LARGEST, self._height - BELOW, (self._columns - GAP - aside) // ASPECT)
            if rows >= SMALLEST:
                break
        return rows

    def _beside(self, rows: int) -> list[Line]:
        """The planet with regions and panel next to it; the panel goes below if it does not fit."""
        if rows < SMALLEST:
            return []
        drawn = planet.draw(self._scene, rows, self._marks)
        start = max(map(width, drawn)) + GAP
        room = self._columns - start
        table = regions.full(self._scene, room, self._marks)
        for about in (panel.tall(self._scene, room), panel.slim(self._scene, room)):
            if len(table) + 1 + len(about) <= len(drawn):
                return beside(drawn, [*table, [], *about], start)
        return [*beside(drawn, table, start), *panel.slim(self._scene, self._columns)]

    # ------------------------------------------------------------- without the planet
    def without_planet(self, fight: list[Line]) -> list[Line]:
        """As much as fits; in the end a battle replaces the regions, and only the factions' points are left."""
        scene, columns = self._scene, self._columns
        tall, slim, brief = panel.tall(scene, columns), panel.slim(scene, columns), panel.brief(scene, columns)
        full, compact = regions.full(scene, columns, self._marks), regions.compact(scene, columns, self._marks)
        one = fight or compact
        forms = ((tall, full, fight), (slim, full, fight), (slim, compact, fight), (slim, one), (brief, one))
        return self._first_fitting([[line for part in form for line in part] for form in forms])

    def _first_fitting(self, forms: list[list[Line]]) -> list[Line]:
        """The first that fits, or the last."""
        return next((form for form in forms if len(form) <= self._free), forms[-1])
