"""Draws the architecture from the real imports: `python -m tests.docs.house` writes docs/pictures/house-*.svg.

A drawing has a box for each room and an arrow from each room to those it imports. Arrows implied by others are left out. A box is above
what it imports. If rooms import each other, the arrow that fewer modules need is dashed and points upwards."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from html import escape
from itertools import accumulate, pairwise
from pathlib import Path
from typing import NamedTuple

from tests.test_import_arrows import FILES, PACKAGE, imports

ROOT = Path(__file__).parents[2]
PICTURES, WEB = ROOT / "docs" / "pictures", ROOT / "web" / "src"

Graph = dict[str, Counter[str]]  # for each room the rooms it imports, with the number of its modules that do
Arrows = dict[str, set[str]]
WIDTH, HEIGHT, GAP, DROP, MARGIN = 130, 40, 26, 56, 20
NARROW, SWEEPS = 24, 12  # the width for an arrow that passes a row; how often rows are reordered
STYLE = """
    rect { fill: #f6f1e7; stroke: #7a6a4f; stroke-width: 1.5; rx: 8px; }
    text { font: 14px system-ui, sans-serif; fill: #2b2620; text-anchor: middle; dominant-baseline: central; }
    path { fill: none; stroke: #7a6a4f; stroke-width: 1.5; marker-end: url(#head); }
    .up { stroke-dasharray: 5 4; }
    #head path { fill: #7a6a4f; stroke: none; marker-end: none; }
    @media (prefers-color-scheme: dark) {
      rect { fill: #2e2a24; stroke: #b8a888; } text { fill: #f0e9dc; } path { stroke: #b8a888; } #head path { fill: #b8a888; }
    }
"""


class Drawing(NamedTuple):
    file: str
    title: str
    graph: Callable[[], Graph]


# ------------------------------------------------------------- which room imports which
def python_graph(room: Callable[[tuple[str, ...]], str]) -> Graph:
    """`room` maps a module's path below the package to its room; "" for modules that are not drawn."""
    modules = {".".join(("rulewright", *file.relative_to(PACKAGE).with_suffix("").parts)): file for file in FILES}
    graph: Graph = {}
    for file in FILES:
        own = room(file.relative_to(PACKAGE).with_suffix("").parts)
        if own:
            found = {name for name in imports(file) if name in modules or f"{name}.__init__" in modules}
            named = {room(tuple(name.split(".")[1:])) for name in found}
            graph.setdefault(own, Counter()).update(named - {own, ""})
    return graph


def rooms() -> Graph:
    """The whole package: one box for each folder."""
    return python_graph(lambda path: path[0] if path and path[0] not in ("__init__", "__main__") else "")


def game_rooms() -> Graph:
    """The rooms of a game, using the larger one."""
    return python_graph(lambda path: below(path, "games", "cryhavoc"))


def server_rooms() -> Graph:
    return python_graph(lambda path: below(path, "server"))


def below(path: tuple[str, ...], *folder: str) -> str:
    """The name directly inside that folder on the way to a module."""
    return path[len(folder)] if path[: len(folder)] == folder and path[len(folder) :] not in ((), ("__init__",)) else ""


def web_rooms() -> Graph:
    graph: Graph = {}
    for file in sorted([*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]):
        if file.name.endswith(".test.ts"):
            continue
        found = [(file.parent / name).resolve() for name in relative_imports(file)]
        named = {web_room(path) for path in found if path.is_relative_to(WEB)}
        graph.setdefault(web_room(file), Counter()).update(named - {web_room(file)})
    return graph


def relative_imports(file: Path) -> Iterator[str]:
    yield from re.findall(
        r"""^\s*(?:import|export)\b[^'"=]*['"](\.[^'"]+)['"]""", file.read_text("utf-8"), re.MULTILINE
    )


def web_room(file: Path) -> str:
    """Each game is one room; their shared contract is another."""
    parts = file.relative_to(WEB).parts
    if len(parts) == 1:
        return "pages"
    if parts[0] != "games":
        return parts[0]
    return f"games/{parts[1]}" if len(parts) > 2 else "games/module"


# ------------------------------------------------------------- the positions of boxes
def reachable(arrows: Arrows, start: str) -> set[str]:
    seen, waiting = set[str](), [start]
    while waiting:
        new = arrows[waiting.pop()] - seen
        seen |= new
        waiting += new
    return seen


def downwards(graph: Graph) -> Arrows:
    """The arrows without cycles: arrows that most modules need are taken first."""
    arrows: Arrows = {room: set() for room in graph}
    every = [(-n, room, other) for room, others in graph.items() for other, n in others.items() if other in graph]
    for _, room, other in sorted(every):
        if room not in reachable(arrows, other):
            arrows[room].add(other)
    return arrows


def needed(arrows: Arrows) -> Arrows:
    """Without arrows that follow from others."""
    return {
        room: {other for other in others if not any(other in reachable(arrows, third) for third in others - {other})}
        for room, others in arrows.items()
    }


def levels(arrows: Arrows) -> dict[str, int]:
    """The row of a room: above everything that it imports."""
    found: dict[str, int] = {}

    def level(room: str) -> int:
        if room not in found:
            found[room] = 1 + max(map(level, arrows[room]), default=-1)
        return found[room]

    for room in sorted(arrows):
        level(room)
    return found


def ways(arrows: Arrows) -> dict[tuple[str, str], list[str]]:
    """Each arrow as the stops it passes, one in every row, so that it has its own path between the boxes."""
    level, found = levels(arrows), dict[tuple[str, str], list[str]]()
    for room, others in sorted(arrows.items()):
        for other in sorted(others):
            between = [f"{room}|{other}|{n}" for n in range(level[room] - 1, level[other], -1)]
            found[room, other] = [room, *between, other]
    return found


def places(arrows: Arrows) -> dict[str, tuple[float, float]]:
    """The centres of boxes and stops. Each row is sorted by the positions of neighbours, so that few arrows cross."""
    level = dict(levels(arrows))
    beside: dict[str, list[str]] = {room: [] for room in level}
    for (room, _), way in ways(arrows).items():
        for n, stop in enumerate(way):
            level.setdefault(stop, level[room] - n)
        for upper, lower in pairwise(way):
            beside.setdefault(upper, []).append(lower)
            beside.setdefault(lower, []).append(upper)
    rows = [sorted(stop for stop in level if level[stop] == n) for n in range(max(level.values()) + 1)]
    x = {stop: float(n) for row in rows for n, stop in enumerate(row)}
    for _ in range(SWEEPS):
        for row in (*rows, *reversed(rows)):
            row.sort(key=lambda stop: (mean([x[other] for other in beside[stop]]), stop))
            x |= spread(row)
    height = HEIGHT + DROP
    return {stop: (x[stop], MARGIN + HEIGHT / 2 + (len(rows) - 1 - level[stop]) * height) for stop in level}


def spread(row: list[str]) -> dict[str, float]:
    """Side by side, centred; a stop is narrower than a box."""
    widths = [NARROW if "|" in stop else WIDTH + GAP for stop in row]
    ends = list(accumulate(widths))
    return {stop: end - width / 2 - ends[-1] / 2 for stop, end, width in zip(row, ends, widths, strict=True)}


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


# ------------------------------------------------------------- the drawing
def svg(title: str, whole: Graph) -> str:
    down = downwards(whole)
    upwards = {room: {o for o in others if o in whole} - down[room] for room, others in whole.items()}
    graph = needed(down)
    at = places(graph)
    left = min(x for x, _ in at.values()) - WIDTH / 2 - MARGIN
    width = max(x for x, _ in at.values()) + WIDTH / 2 + MARGIN - left
    height = max(y for _, y in at.values()) + HEIGHT / 2 + MARGIN
    lines = [arrow([at[stop] for stop in way]) for way in ways(graph).values()]
    lines += [
        arrow([at[room], at[other]], ' class="up"') for room in sorted(upwards) for other in sorted(upwards[room])
    ]
    boxes = [box(room, *at[room]) for room in sorted(graph)]
    size = f'width="{width:.0f}" height="{height:.0f}" viewBox="{left:.0f} 0 {width:.0f} {height:.0f}"'
    head = '<marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">',
            f"  <title>{escape(title)}</title>",
            f"  <style>{STYLE}  </style>",
            f'  <defs>{head}<path d="M0 0 8 4 0 8z"/></marker></defs>',
            *lines,
            *boxes,
            "</svg>",
            "",
        ]
    )


def arrow(stops: list[tuple[float, float]], kind: str = "") -> str:
    """From the edge of the first box to that of the last, straight through each row in between."""
    down = 1 if stops[-1][1] > stops[0][1] else -1
    points = [point for x, y in stops for point in ((x, y - down * HEIGHT / 2), (x, y + down * HEIGHT / 2))][1:-1]
    (x, y), path = points[0], f"M{points[0][0]:.0f} {points[0][1]:.0f}"
    for n, (to_x, to_y) in enumerate(points[1:]):
        half = (y + to_y) / 2
        curve = f"C{x:.0f} {half:.0f} {to_x:.0f} {half:.0f} {to_x:.0f} {to_y:.0f}"
        path += f" V{to_y:.0f}" if n % 2 else f" {curve}"
        x, y = to_x, to_y
    return f'  <path{kind} d="{path}"/>'


def box(room: str, x: float, y: float) -> str:
    left, top = x - WIDTH / 2, y - HEIGHT / 2
    rect = f'<rect x="{left:.0f}" y="{top:.0f}" width="{WIDTH}" height="{HEIGHT}"/>'
    return f'  {rect}<text x="{x:.0f}" y="{y:.0f}">{escape(room)}</text>'


DRAWINGS = (
    Drawing("house-rooms.svg", "The rooms of the package and what each imports", rooms),
    Drawing("house-game.svg", "The rooms of a game, by Cry Havoc", game_rooms),
    Drawing("house-server.svg", "The rooms of the server", server_rooms),
    Drawing("house-web.svg", "The folders of the web app", web_rooms),
)


def drawn() -> Mapping[str, str]:
    """The current drawings by file name."""
    return {drawing.file: svg(drawing.title, drawing.graph()) for drawing in DRAWINGS}


if __name__ == "__main__":
    for name, text in drawn().items():
        (PICTURES / name).write_text(text, encoding="utf-8")
        print(name)
