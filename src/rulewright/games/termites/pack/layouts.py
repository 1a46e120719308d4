"""A board layout, terrain and neutral mounds, and what the rules require of it (T1, T4, T9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from rulewright.games.termites.parts import (
    BEYOND,
    GRID,
    HEXES,
    OFF,
    OPEN,
    PLAYERS,
    STONES,
    TERRAINS,
    TILE_FACES,
    VEGETATION,
    WATER,
)
from rulewright.kernel.content import Report

from .pictures import cells, names, parse

FACES = (WATER, VEGETATION, STONES)
SIDES = 6
LARGEST_OF_ONE, LARGEST_OF_ANY = 2, 4  # groups of tiles (T9.3)
SETUP_MOUNDS = (0, 0, 4, 3, 4)  # by the number of players (T4.4)

# how a symmetry maps the steps (q, r) from the middle of the board to a hex: q' = a q + b r, r' = c q + d r
SYMMETRIES = {
    "rotate-180": (-1, 0, 0, -1),
    "rotate-120": (-1, -1, 1, 0),
    "mirror-left-right": (-1, -1, 0, 1),
    "mirror-top-bottom": (1, 1, 0, -1),
}


@dataclass(frozen=True)
class Layout:
    terrain: tuple[int, ...]  # of every hex of the lattice, and OFF for the one beyond
    neutral: tuple[int, ...]  # the hexes of the neutral mounds


def lay(picture: str, neutral: Sequence[str], report: Report) -> Layout | None:
    """The layout; reports what would make a game impossible."""
    terrain = parse(picture, report)
    if terrain is None:
        return None
    known = cells(terrain)
    for name, times in Counter(neutral).items():
        if name not in known:
            report("content-unknown-hex", "T9.1", name, hex=name)
        elif times > 1:
            report("content-mound-twice", "T4.5", name, hex=name)
        elif terrain[known[name]] == WATER:
            report("content-mound-on-water", "T4.5", name, hex=name)
    return Layout(terrain, tuple(sorted({known[name] for name in neutral if name in known})))


def check_outline(layout: Layout, blank: Layout, report: Report) -> None:
    """Rows are compared by their number of hexes: one missing hex may have shifted the whole picture on the lattice."""
    rows, expected = _rows(layout.terrain), _rows(blank.terrain)
    before = len(report.problems)
    if len(rows) != len(expected):
        report("content-outline-rows", "T9.5", count=len(rows), expected=len(expected))
    for letter in sorted(rows.keys() & expected.keys()):
        if rows[letter] != expected[letter]:
            report("content-outline-row", "T9.5", letter, row=letter, count=rows[letter], expected=expected[letter])
    if len(report.problems) == before and _hexes(layout.terrain) != _hexes(blank.terrain):
        report("content-outline-shape", "T9.5")


def _hexes(terrain: Sequence[int]) -> set[int]:
    return {cell for cell in range(HEXES) if terrain[cell] != OFF}


def _rows(terrain: Sequence[int]) -> Counter[str]:
    return Counter(name[0] for name in names(terrain).values())


def check_count(count: int, players: int | None, report: Report, least: int = 1) -> None:
    """T1.4: one neutral mound fewer than players; if their number is unknown, any number that some game has."""
    if players is not None and count != players - 1:
        report("content-mounds-not-for-players", "T1.4", count=count, expected=players - 1, players=players)
    elif not least <= count < PLAYERS:
        report("content-mounds-out-of-range", "T1.4", count=count, least=least, most=PLAYERS - 1)


def check_mounds(layout: Layout, report: Report) -> None:
    """T9.1, T9.4."""
    name = names(layout.terrain)
    for hex in layout.neutral:
        at, around = name[hex], GRID.neighbours(hex)
        if layout.terrain[hex] in (VEGETATION, STONES):  # water: see `lay`
            report("content-mound-on-tile", "T9.1", at, hex=at, terrain=TERRAINS[layout.terrain[hex]])
        if any(layout.terrain[n] == OFF for n in around):
            report("content-mound-on-edge", "T9.1", at, hex=at)
        for other in (n for n in around if n in layout.neutral and n > hex):
            report("content-mounds-adjacent", "T9.1", at, hex=at, other=name[other])
        water = [name[n] for n in around if layout.terrain[n] == WATER]
        if len(water) > 1:
            report("content-mound-by-water", "T9.4", at, hex=at, water=", ".join(sorted(water)))


def check_groups(layout: Layout, report: Report) -> None:
    """T9.3."""
    name = names(layout.terrain)
    for face in FACES:
        for group in groups(h for h in range(HEXES) if layout.terrain[h] == face):
            if len(group) > LARGEST_OF_ONE:
                hexes = ", ".join(name[h] for h in group)
                report(
                    "content-group-of-one",
                    "T9.3",
                    name[group[0]],
                    terrain=TERRAINS[face],
                    hexes=hexes,
                    most=LARGEST_OF_ONE,
                )
    for group in groups(h for h in range(HEXES) if layout.terrain[h] in FACES):
        if len(group) > LARGEST_OF_ANY:
            hexes = ", ".join(name[h] for h in group)
            report("content-group-of-any", "T9.3", name[group[0]], hexes=hexes, most=LARGEST_OF_ANY)


def groups(hexes: Iterable[int]) -> Iterator[list[int]]:
    """The connected groups of these hexes."""
    left = set(hexes)
    while left:
        group = [min(left)]
        left.remove(group[0])
        for hex in group:
            joined = left.intersection(GRID.neighbours(hex))
            left -= joined
            group.extend(sorted(joined))
        yield sorted(group)


def check_supply(layout: Layout, tiles: Sequence[int], report: Report) -> None:
    """T1.5: whether the tiles suffice for these faces. Each tile shows one of two terrains, so if neither a single terrain nor all three
    together run short, no two do."""
    used = Counter(layout.terrain)
    if sum(used[face] for face in FACES) > sum(tiles):
        report("content-tiles-short", "T1.5", count=sum(used[face] for face in FACES), most=sum(tiles))
    for face in FACES:
        most = sum(count for count, faces in zip(tiles, TILE_FACES, strict=True) if face in faces)
        if used[face] > most:
            report("content-faces-short", "T1.5", terrain=TERRAINS[face], count=used[face], most=most)


def mound_hexes(layout: Layout) -> list[int]:
    """Where a first mound may be placed (T4.5)."""
    terrain, near = layout.terrain, {n for h in layout.neutral for n in (h, *GRID.neighbours(h))}
    free = [h for h in range(HEXES) if terrain[h] not in (OFF, WATER) and h not in near]
    around = {h: [terrain[n] for n in GRID.neighbours(h)] for h in free}
    return [h for h in free if OFF not in around[h] and around[h].count(WATER) <= 1]


def check_room(layout: Layout, players: int, report: Report) -> None:
    """T4.4, T4.5: wherever the others build, there is a hex for each set-up mound. A mound takes up at most seven hexes."""
    room, needed = len(mound_hexes(layout)), (SIDES + 1) * (SETUP_MOUNDS[players] - 1) + 1
    if room < needed:
        report("content-no-room-for-mounds", "T4.5", count=room, needed=needed)


def check_symmetry(layout: Layout, terrain: Sequence[str], mounds: Sequence[str], report: Report) -> None:
    """Scenarios are symmetric, we think, and say how. If an open hex and a tile should match, the tile is named."""
    if not terrain or not mounds:
        report.warn("content-no-symmetry", symmetries=", ".join(SYMMETRIES))
    name = names(layout.terrain) | {BEYOND: "off"}
    for symmetry in terrain:
        for hex, partner in partners(layout.terrain, symmetry):
            here, there = layout.terrain[hex], layout.terrain[partner]
            if there == OFF or here not in (OPEN, there):
                at, other = name[hex], name[partner]
                report.warn("content-hex-no-partner", at, hex=at, symmetry=symmetry, partner=other)
    for symmetry in mounds:
        for hex, partner in partners(layout.terrain, symmetry):
            if hex in layout.neutral and partner not in layout.neutral:
                at, other = name[hex], name[partner]
                report.warn("content-mound-no-partner", at, hex=at, symmetry=symmetry, partner=other)


def partners(terrain: Sequence[int], symmetry: str) -> Iterator[tuple[int, int]]:
    """Each hex and its image, or BEYOND. Calculated in fractions of a hex, since the middle may lie between hexes."""
    a, b, c, d = SYMMETRIES[symmetry]
    at = {hex: GRID.axial(hex) for hex in sorted(_hexes(terrain))}
    n = len(at)
    middle_q, middle_r = sum(q for q, _ in at.values()), sum(r for _, r in at.values())
    for hex, (q, r) in at.items():
        dq, dr = n * q - middle_q, n * r - middle_r
        new_q, rest_q = divmod(a * dq + b * dr + middle_q, n)
        new_r, rest_r = divmod(c * dq + d * dr + middle_r, n)
        partner = BEYOND if rest_q or rest_r else GRID.from_axial(new_q, new_r)
        yield hex, partner if terrain[partner] != OFF else BEYOND
