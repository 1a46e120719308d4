"""C1.3 The planet: regions, their neighbours and outlines, and what a map must satisfy."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from rulewright.games.cryhavoc.parts import NO_TERRAIN, PLAYERS, TERRAINS
from rulewright.kernel.content import Report
from rulewright.kernel.message import Formed

from .outlines import check_outlines
from .schema import AnchorTable, BlockedTable, MapFile, RegionTable, ScoreTrackTable

WAR_PARTIES, EXPLORATION_TOKENS = 18, 12  # C1.3
TROG_ICONS = {"trog_hq": 1, "tunnel": 3, "tunnel_plus": 1}  # C2.8: four tunnels with the HQ's, or without it


@dataclass(frozen=True)
class Region:
    id: str
    name: Mapping[str, Formed]  # by language
    terrain: int  # or NO_TERRAIN
    ring: str  # outer, inner, centre
    kind: str
    sector: int
    crystals: int
    icons: frozenset[str]
    neighbours: tuple[int, ...]
    wrap: (
        tuple[int, float] | None
    )  # the region that the printed arrow leads to, and the angle at which it leaves the rim
    anchors: AnchorTable
    polygon: tuple[tuple[float, float], ...]


@dataclass(frozen=True)
class Map:
    regions: tuple[Region, ...]
    centre: tuple[float, float]
    radius: float
    box: tuple[float, float, float, float]
    score_track: ScoreTrackTable
    blocked: tuple[BlockedTable, ...]

    def number(self, id: str) -> int:
        return next(n for n, region in enumerate(self.regions) if region.id == id)

    def with_icon(self, icon: str) -> list[int]:
        return [n for n, region in enumerate(self.regions) if icon in region.icons]

    @property
    def caverns(self) -> int:
        return next(n for n, region in enumerate(self.regions) if region.ring == "centre")


# ------------------------------------------------------------- building
def lay(file: MapFile) -> Map:
    number = {region.id: n for n, region in enumerate(file.region)}
    regions = tuple(_region(table, number) for table in file.region)
    return Map(regions, file.centre, file.radius, file.box, file.score_track, file.blocked)


def _region(table: RegionTable, number: Mapping[str, int]) -> Region:
    return Region(
        id=table.id,
        name=_names(table),
        terrain=TERRAINS.index(table.terrain) if table.terrain in TERRAINS else NO_TERRAIN,
        ring=table.ring,
        kind=table.kind,
        sector=table.sector,
        crystals=table.crystals,
        icons=frozenset(table.icons),
        neighbours=tuple(sorted(number[id] for id in table.neighbours)),
        wrap=(number[table.wrap.to], table.wrap.angle) if table.wrap else None,
        anchors=table.anchors,
        polygon=table.polygon,
    )


def _names(table: RegionTable) -> dict[str, Formed]:
    forms = table.forms.by_language()
    return {language: Formed.of(name, forms[language]) for language, name in table.name.by_language().items()}


# ------------------------------------------------------------- checking
def check(file: MapFile, report: Report) -> None:
    before = len(report.problems)
    check_ways(file.region, report)
    check_regions(file.region, report)
    check_icons(file, report)
    if len(report.problems) == before:
        compare_surroundings(file.region, report)
        check_outlines(file, report)


def check_ways(regions: Sequence[RegionTable], report: Report) -> None:
    """C4.14: adjacency is mutual, printed arrows lead both ways, and every region can be reached."""
    near = {region.id: set(region.neighbours) for region in regions}
    wraps = {region.id: region.wrap.to for region in regions if region.wrap}
    for id, times in Counter(region.id for region in regions).items():
        if times > 1:
            report("cryhavoc-content-id-twice", where=f"region.{id}", id=id)
    for id, others in near.items():
        at = f"region.{id}"
        for other in sorted(others):
            if other == id or other not in near:
                report("cryhavoc-content-neighbour-unknown", "C4.14", f"{at} neighbours", other=other)
            elif id not in near[other]:
                report("cryhavoc-content-neighbour-one-way", "C4.14", f"{at} neighbours", id=id, other=other)
        if id in wraps and wraps[id] not in others:
            report("cryhavoc-content-arrow-no-neighbour", "C4.14", f"{at} wrap", other=wraps[id])
        elif id in wraps and wraps.get(wraps[id]) != id:
            report("cryhavoc-content-arrow-one-way", "C4.14", f"{at} wrap", id=id, other=wraps[id])
    if regions and (lost := sorted(near.keys() - distances(near, regions[0].id).keys())):
        report("cryhavoc-content-map-apart", "C4.10", regions=", ".join(lost), first=regions[0].id)


def distances(near: Mapping[str, Iterable[str]], start: str) -> dict[str, int]:
    """The number of steps from a region to every region that can be reached."""
    far, queue = {start: 0}, [start]
    for id in queue:
        for other in near[id]:
            if other in near and other not in far:
                far[other] = far[id] + 1
                queue.append(other)
    return far


def check_regions(regions: Sequence[RegionTable], report: Report) -> None:
    """C5.5, C8.3: only inner regions have a printed terrain; an HQ is otherwise empty. One region is the centre."""
    for region in regions:
        at = f"region.{region.id}"
        if (region.terrain == "none") == (region.ring == "inner"):
            report("cryhavoc-content-terrain-ring", "C5.5", f"{at} terrain", terrain=region.terrain, ring=region.ring)
        if "hq" in region.icons and (region.crystals or len(region.icons) > 1 or region.ring != "outer"):
            report("cryhavoc-content-hq-not-empty", "C8.3", at, id=region.id)
        for icon, times in Counter(region.icons).items():
            if times > 1:
                report("cryhavoc-content-icon-twice", "C2.7", f"{at} icons", icon=icon)
    centres = [region.id for region in regions if region.ring == "centre"]
    if len(centres) != 1:
        report("cryhavoc-content-centres", "C2.8", count=len(centres))


def check_icons(file: MapFile, report: Report) -> None:
    """C2: an HQ for every player except the Trogs, no more icons than tokens, and what a Trog player needs."""
    icons = Counter[str](icon for region in file.region for icon in region.icons)
    invaders = min(max(file.players, default=0), PLAYERS - 1)
    if icons["hq"] < invaders:
        report("cryhavoc-content-hq-missing", "C2.3", count=icons["hq"], expected=invaders)
    for icon, most in (("war_party", WAR_PARTIES), ("exploration", EXPLORATION_TOKENS)):
        if icons[icon] > most:
            report("cryhavoc-content-too-many-icons", "C2.7", icon=icon, count=icons[icon], most=most)
    if PLAYERS in file.players:
        for icon, number in TROG_ICONS.items():
            if icons[icon] != number:
                report("cryhavoc-content-trog-icons", "C2.8", icon=icon, count=icons[icon], expected=number)
        for region in file.region:
            if "trog_hq" in region.icons and region.ring != "centre":
                report("cryhavoc-content-trog-hq-not-centre", "C2.8", f"region.{region.id}", id=region.id)


def compare_surroundings(regions: Sequence[RegionTable], report: Report) -> None:
    """Warn if HQs have different numbers of regions of some kind at some distance: no rulebook forbids it, but it is hardly intended."""
    near = {region.id: region.neighbours for region in regions}
    kinds = {region.id: region.kind for region in regions}
    around = {
        region.id: Counter((steps, kinds[id]) for id, steps in distances(near, region.id).items())
        for region in regions
        if "hq" in region.icons
    }
    first, *others = around
    for id in others:
        for steps, kind in sorted({*around[id], *around[first]}):
            count, expected = around[id][steps, kind], around[first][steps, kind]
            if count != expected:
                numbers = {"steps": steps, "count": count, "expected": expected}
                report.warn("cryhavoc-content-hq-uneven", f"region.{id}", id=id, other=first, kind=kind, **numbers)
