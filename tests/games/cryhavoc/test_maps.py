"""The two maps: fair, complete, and consistent with the rulebooks' examples (C10)."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from math import cos, radians, sin

import msgspec
import pytest
from msgspec.structs import replace

from rulewright.games.cryhavoc.pack.loading import SHIPPED, load
from rulewright.games.cryhavoc.pack.maps import Map, check, distances
from rulewright.games.cryhavoc.pack.outlines import area, check_outlines, inside, pieces
from rulewright.games.cryhavoc.pack.schema import MapFile, Point, RegionTable
from rulewright.games.cryhavoc.parts import NO_TERRAIN, TERRAINS
from rulewright.kernel.content import Report

BIG, SMALL = load("york").map(4), load("york").map(2)
BOTH = pytest.mark.parametrize("planet", [SMALL, BIG], ids=["2", "3-4"])


def near(planet: Map, id: str) -> set[str]:
    return {planet.regions[n].id for n in planet.regions[planet.number(id)].neighbours}


def graph(planet: Map) -> dict[str, set[str]]:
    return {region.id: near(planet, region.id) for region in planet.regions}


def icons(planet: Map) -> Counter[str]:
    return Counter(icon for region in planet.regions for icon in region.icons)


# ------------------------------------------------------------- what is known
@pytest.mark.rule("C1.3")
def test_one_map_is_for_two_players_and_the_other_for_three_and_four() -> None:
    assert load("york").map(3) is BIG
    assert (len(SMALL.regions), len(BIG.regions)) == (15, 22)


@pytest.mark.rule("C10.3", "C10.4")
def test_the_examples_start_from_an_hq_with_these_neighbours() -> None:
    landings = [BIG.regions[n].id for n in BIG.with_icon("hq")]
    wanted = {"scorch", "foglands", "feralas_banks", "sapos_deep"}
    assert [id for id in landings if wanted <= near(BIG, id)] == ["north_landing"]


@pytest.mark.rule("C10.3", "C10.4")
def test_the_regions_of_the_examples_have_the_tokens_of_the_examples() -> None:
    found = {id: BIG.regions[BIG.number(id)].icons for id in ("scorch", "feralas_banks", "sapos_deep")}
    assert "war_party" in found["feralas_banks"]
    assert "exploration" in found["sapos_deep"]
    assert not {"war_party", "exploration"} & found["scorch"]


@pytest.mark.rule("C10.5", "C4.14")
def test_sapos_deep_is_adjacent_to_cameron_seas_by_an_arrow() -> None:
    assert "cameron_seas" in near(BIG, "sapos_deep")
    wrap = BIG.regions[BIG.number("sapos_deep")].wrap
    assert wrap is not None
    assert BIG.regions[wrap[0]].id == "cameron_seas"


@pytest.mark.rule("C10.9")
def test_who_loses_foglands_can_retreat_to_feralas_banks() -> None:
    assert "feralas_banks" in near(BIG, "foglands")


@pytest.mark.rule("C2.8")
def test_the_trogs_have_their_hq_and_four_tunnel_icons() -> None:
    assert BIG.regions[BIG.caverns].id == "world_caverns"
    assert BIG.regions[BIG.caverns].icons == {"trog_hq", "war_party"}
    assert (icons(BIG)["tunnel"], icons(BIG)["tunnel_plus"]) == (3, 1)
    assert icons(SMALL)["trog_hq"] == 0


@BOTH
@pytest.mark.rule("C5.5")
def test_terrain_is_on_the_inner_regions_and_evenly(planet: Map) -> None:
    assert {r.terrain == NO_TERRAIN for r in planet.regions if r.ring != "inner"} == {True}
    count = Counter(region.terrain for region in planet.regions if region.ring == "inner")
    assert sorted(count) == list(range(len(TERRAINS)))
    assert len(set(count.values())) == 1


# ------------------------------------------------------------- whole and fair
@BOTH
def test_neighbours_are_mutual_and_all_is_connected_even_without_the_arrows(planet: Map) -> None:
    ways = graph(planet)
    assert all(id in ways[other] and id != other for id in ways for other in ways[id])
    arrows = {(r.id, planet.regions[r.wrap[0]].id) for r in planet.regions if r.wrap}
    by_land = {id: {other for other in ways[id] if (id, other) not in arrows} for id in ways}
    assert distances(by_land, next(iter(ways))).keys() == ways.keys()


@BOTH
@pytest.mark.rule("C2.3")
def test_every_hq_sees_the_same(planet: Map) -> None:
    """The same numbers of regions, crystals, tokens and terrains at every distance."""
    seen = []
    for hq in planet.with_icon("hq"):
        far = distances(graph(planet), planet.regions[hq].id)
        regions = [(far[r.id], r.kind, r.crystals, sorted(r.icons - {"tunnel_plus"})) for r in planet.regions]
        terrains = [len({r.terrain for r in planet.regions if far[r.id] <= steps}) for steps in (1, 2)]
        seen.append((sorted(regions), terrains))
    assert all(sight == seen[0] for sight in seen)


@BOTH
def test_the_map_is_the_same_after_a_turn(planet: Map) -> None:
    sectors = len(planet.with_icon("hq"))
    by = {(r.kind, r.sector): n for n, r in enumerate(planet.regions)}

    def turned(n: int) -> int:
        region = planet.regions[n]
        return n if region.ring == "centre" else by[region.kind, region.sector % sectors + 1]

    for n, region in enumerate(planet.regions):
        assert set(planet.regions[turned(n)].neighbours) == {turned(other) for other in region.neighbours}


@BOTH
def test_no_two_neighbours_have_the_same_terrain(planet: Map) -> None:
    for region in planet.regions:
        others = {planet.regions[n].terrain for n in region.neighbours}
        assert region.terrain == NO_TERRAIN or region.terrain not in others


# ------------------------------------------------------------- outlines
@BOTH
def test_outlines_fill_the_disc_and_no_borders_cross(planet: Map) -> None:
    outlines = [region.polygon for region in planet.regions] + [blocked.polygon for blocked in planet.blocked]
    all_pieces = [piece for polygon in outlines for piece in pieces(polygon)]
    known = set(all_pieces)
    rim = [(p, q) for p, q in all_pieces if (q, p) not in known]
    disc = sum(p[0] * q[1] - q[0] * p[1] for p, q in rim) / 2
    assert sum(area(polygon) for polygon in outlines) == pytest.approx(disc, abs=1)
    assert not list(crossings({(min(piece), max(piece)) for piece in all_pieces}))


def crossings(borders: Iterable[tuple[Point, Point]]) -> Iterable[tuple[int, int]]:
    """Pairs of borders that cross, searched for in squares of 20 by 20."""
    squares: dict[tuple[int, int], list[tuple[Point, Point]]] = {}
    for p, q in borders:
        for x in range(int(min(p[0], q[0]) // 20), int(max(p[0], q[0]) // 20) + 1):
            for y in range(int(min(p[1], q[1]) // 20), int(max(p[1], q[1]) // 20) + 1):
                squares.setdefault((x, y), []).append((p, q))
    for square, inside_it in squares.items():
        yield from (square for one, other in combinations(inside_it, 2) if cross(*one, *other))


def cross(p: Point, q: Point, a: Point, b: Point) -> bool:
    def side(o: Point, to: Point, x: Point) -> float:
        return (to[0] - o[0]) * (x[1] - o[1]) - (to[1] - o[1]) * (x[0] - o[0])

    return side(p, q, a) * side(p, q, b) < -1e-9 and side(a, b, p) * side(a, b, q) < -1e-9


@BOTH
def test_arrows_are_diameters_and_leave_their_regions_at_the_rim(planet: Map) -> None:
    outer = [region for region in planet.regions if region.ring == "outer" and "hq" not in region.icons]
    for region in outer:
        assert region.wrap is not None
        opposite = planet.regions[region.wrap[0]].wrap
        assert opposite is not None
        assert abs(abs(region.wrap[1] - opposite[1]) - 180) < 0.2
        angle, depth = radians(region.wrap[1] - 90), planet.radius - 6
        assert inside(region.polygon, planet.centre[0] + depth * cos(angle), planet.centre[1] + depth * sin(angle))


@BOTH
def test_every_region_has_a_stage_large_enough_for_its_pieces(planet: Map) -> None:
    for region in planet.regions:
        _, _, width, height = region.anchors.stage
        assert width >= 84
        assert height >= 71


# ------------------------------------------------------------- what is refused; the rest in test_content.py
FILE = msgspec.convert(tomllib.loads((SHIPPED["york"] / "map-3-4.toml").read_text("utf-8")), MapFile)


def told(file: MapFile) -> list[tuple[str, str]]:
    report = Report([], "map-3-4.toml")
    check(file, report)
    return [(p.key.removeprefix("cryhavoc-content-"), p.where) for p in report.problems]


def told_of_outlines(file: MapFile) -> list[tuple[str, str]]:
    report = Report([], "map-3-4.toml")
    check_outlines(file, report)
    return [(p.key.removeprefix("cryhavoc-content-"), p.where) for p in report.problems]


def with_region(id: str, **fields: object) -> MapFile:
    return replace(FILE, region=tuple(replace(r, **fields) if r.id == id else r for r in FILE.region))


def region(id: str) -> RegionTable:
    return next(region for region in FILE.region if region.id == id)


def test_the_file_is_sound() -> None:
    assert told(FILE) == []


@pytest.mark.rule("C2.7")
def test_more_icons_than_tokens_are_refused() -> None:
    regions = tuple(replace(r, icons=(*r.icons, "war_party", "exploration")) for r in FILE.region)
    assert [key for key, _ in told(replace(FILE, region=regions))].count("too-many-icons") == 2


@pytest.mark.rule("C4.14")
def test_neighbours_that_the_borders_belie_are_asked_about_and_never_refused() -> None:
    others = region("scorch").neighbours
    report = Report([], "map-3-4.toml")
    check_outlines(with_region("scorch", neighbours=(*others[1:], "foglands")), report)
    assert report.problems == []
    found = [(p.key.removeprefix("cryhavoc-content-"), p.where, p.args["other"]) for p in report.warnings]
    at = "region.scorch neighbours"
    assert found == [("outline-no-border", at, "foglands"), ("outline-no-neighbours", at, others[0])]


def test_outlines_that_overlap_are_refused() -> None:
    found = told_of_outlines(with_region("scorch", polygon=region("tanglewild").polygon))
    assert ("outline-overlap", "region.tanglewild polygon") in found
    assert "outline-gap" in [key for key, _ in found]


def test_outlines_against_the_clock_are_refused() -> None:
    found = told_of_outlines(with_region("scorch", polygon=region("scorch").polygon[::-1]))
    assert found == [("outline-points", "region.scorch polygon")]


def test_a_ring_that_the_outline_belies_is_refused() -> None:
    assert told_of_outlines(with_region("scorch", ring="outer")) == [("outline-ring", "region.scorch ring")]


def test_a_rim_in_two_parts_is_refused() -> None:
    """Two discs in one: an additional region of three points on the same circle."""
    cx, cy = FILE.centre
    corners = [(cx + FILE.radius * cos(a), cy + FILE.radius * sin(a)) for a in (0.013, 2.017, 4.019)]
    assert ("outline-rim", "") in told_of_outlines(
        replace(FILE, blocked=(*FILE.blocked, replace(FILE.blocked[0], id="more", polygon=tuple(corners))))
    )
