"""Checks that the outlines on a map tile the planet: every piece of border belongs to two of them, or to one of them and the rim."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from rulewright.kernel.content import Report

from .schema import MapFile, Point, RegionTable

Piece = tuple[Point, Point]  # of a border
CLOSE = 0.5  # how far a rim point may be from the circle


def pieces(polygon: Sequence[Point]) -> Iterator[Piece]:
    return zip(polygon, (*polygon[1:], polygon[0]), strict=True)


def area(polygon: Sequence[Point]) -> float:
    """The area; positive if the points run clockwise on the screen."""
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in pieces(polygon)) / 2


def inside(polygon: Sequence[Point], x: float, y: float) -> bool:
    hit = False
    for (x0, y0), (x1, y1) in pieces(polygon):
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            hit = not hit
    return hit


def check_outlines(file: MapFile, report: Report) -> None:
    """Regions and black areas fill the planet without gaps or overlaps."""
    outlines = {f"region.{region.id}": region.polygon for region in file.region}
    outlines |= {f"blocked.{blocked.id}": blocked.polygon for blocked in file.blocked}
    before = len(report.problems)
    for at, polygon in outlines.items():
        if len(polygon) < 3 or len(set(polygon)) < len(polygon) or area(polygon) <= 0:
            report("cryhavoc-content-outline-points", where=f"{at} polygon")
    if len(report.problems) > before:
        return
    owner: dict[Piece, str] = {}
    for at, polygon in outlines.items():
        for piece in pieces(polygon):
            if piece in owner:
                report(
                    "cryhavoc-content-outline-overlap", where=f"{at} polygon", other=owner[piece], point=_text(piece[0])
                )
            owner[piece] = at
    rim = [(p, q) for p, q in owner if (q, p) not in owner]
    check_rim(file, rim, owner, report)
    if len(report.problems) == before:
        check_borders(file.region, owner, report)
        check_regions(file.region, {point for piece in rim for point in piece}, report)


def check_rim(file: MapFile, rim: list[Piece], owner: dict[Piece, str], report: Report) -> None:
    """Every piece that is not a border between two regions lies on the circle, and such pieces close it."""
    off = [piece for piece in rim if any(abs(math.dist(p, file.centre) - file.radius) > CLOSE for p in piece)]
    for piece in off:
        report("cryhavoc-content-outline-gap", where=f"{owner[piece]} polygon", point=_text(piece[0]))
    follow, steps = dict(rim), 0
    at = start = rim[0][0] if rim else (0.0, 0.0)
    while at in follow and steps <= len(rim) and (steps == 0 or at != start):
        at, steps = follow[at], steps + 1
    if not off and (steps != len(rim) or not rim):
        report("cryhavoc-content-outline-rim")


def check_borders(regions: Sequence[RegionTable], owner: dict[Piece, str], report: Report) -> None:
    """C4.14: neighbours share a border or a printed arrow. If they do not, only warn: a drawing is only a drawing, and a printed planet may
    have a way across a corner."""
    near: dict[str, set[str]] = {region.id: {region.wrap.to} if region.wrap else set() for region in regions}
    for (p, q), at in owner.items():
        kind, id = at.split(".")
        other_kind, other = owner.get((q, p), "rim.").split(".")
        if kind == other_kind == "region":
            near[id].add(other)
    for region in regions:
        at, named = f"region.{region.id} neighbours", set(region.neighbours)
        for other in sorted(named - near[region.id]):
            report.warn("cryhavoc-content-outline-no-border", at, id=region.id, other=other)
        for other in sorted(near[region.id] - named):
            report.warn("cryhavoc-content-outline-no-neighbours", at, id=region.id, other=other)


def check_regions(regions: Sequence[RegionTable], rim: set[Point], report: Report) -> None:
    for region in regions:
        at = f"region.{region.id}"
        if (region.ring == "outer") != any(point in rim for point in region.polygon):
            report("cryhavoc-content-outline-ring", "C5.5", f"{at} ring", id=region.id, ring=region.ring)
        for name in ("label", "tokens", "crystals", "units", "structures", "battle"):
            if not inside(region.polygon, *getattr(region.anchors, name)):
                report("cryhavoc-content-outline-anchor", where=f"{at} anchors.{name}", id=region.id)


def _text(point: Point) -> str:
    return f"{point[0]:g}, {point[1]:g}"
