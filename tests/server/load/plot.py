"""The measurements as a table and as a plot: moves per second, delay and memory over the number of tables, a line for each server."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from math import log10
from xml.sax.saxutils import escape

from .growth import Point

WIDTH, HEIGHT, EDGE, GAP, BELOW = 300, 220, 46, 20, 64
COLOURS = ("#1b6ca8", "#7fb3d5", "#b5651d", "#d9a066", "#6b8e23")
FIGURES: dict[str, Callable[[Point], float]] = {
    "moves/s": lambda point: point.moves.per_second,
    "p95, ms": lambda point: point.moves.p95,
    "memory, MB": lambda point: point.megabytes,
}
STYLE = "text{font:11px sans-serif;fill:#777}.title{font-size:13px}line{stroke:#999;stroke-opacity:.4}"


def name(point: Point) -> str:
    return f"{point.database}, {point.workers} worker{'s' if point.workers > 1 else ''}"


def table(points: Sequence[Point]) -> str:
    head = ["server", "tables", "moves/s", "p50 / p95 / p99, ms", "CPU per move, ms", "memory, MB", "sockets back, s"]
    rows = [head, ["---"] + ["---:"] * (len(head) - 1), *map(row, points)]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in rows)


def row(point: Point) -> list[str]:
    moves = point.moves
    back = (
        f"{point.back_after:.1f} ({point.sockets:,}; {point.cpu_per_socket:.2f} ms CPU each)" if point.sockets else ""
    )
    delays = f"{moves.p50:.0f} / {moves.p95:.0f} / {moves.p99:.0f}"
    cpu = f"{moves.cpu:.2f}" if moves.cpu is not None else ""
    return [name(point), f"{moves.tables:,}", f"{moves.per_second:,.0f}", delays, cpu, f"{point.megabytes:.0f}", back]


def drawn(points: Sequence[Point]) -> str:
    lines = defaultdict[str, list[Point]](list)
    for point in sorted(points, key=lambda point: point.moves.tables):
        lines[name(point)].append(point)
    order = list(dict.fromkeys(map(name, points)))
    charts = [chart(i, title, of, [lines[each] for each in order]) for i, (title, of) in enumerate(FIGURES.items())]
    size = f'width="{len(FIGURES) * WIDTH}" height="{HEIGHT + BELOW}"'
    legend = [key(i, each) for i, each in enumerate(order)]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">',
            f"<style>{STYLE}</style>",
            *charts,
            *legend,
            "</svg>",
            "",
        ]
    )


def chart(number: int, title: str, of: Callable[[Point], float], lines: Sequence[list[Point]]) -> str:
    """Tables on a logarithmic axis, the figure from zero to its maximum."""
    points = [point for line in lines for point in line]
    counts, top = sorted({point.moves.tables for point in points}), nice(max(map(of, points)))
    low, high = log10(counts[0]), log10(counts[-1]) if len(counts) > 1 else log10(counts[0]) + 1

    def x(tables: float) -> float:
        return EDGE + (WIDTH - EDGE - GAP) * (log10(tables) - low) / (high - low)

    def y(value: float) -> float:
        return HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * value / top

    parts = [f'<text class="title" x="{EDGE}" y="24">{escape(title)}</text>']
    for share in (0, 0.5, 1):
        at = y(top * share)
        parts.append(f'<line x1="{EDGE}" x2="{WIDTH - GAP}" y1="{at:.0f}" y2="{at:.0f}"/>')
        parts.append(f'<text x="{EDGE - 6}" y="{at + 4:.0f}" text-anchor="end">{top * share:,.0f}</text>')
    parts += [f'<text x="{x(n):.0f}" y="{HEIGHT - EDGE + 16}" text-anchor="middle">{n:,}</text>' for n in counts]
    parts.append(f'<text x="{WIDTH - GAP}" y="{HEIGHT - 14}" text-anchor="end">tables</text>')
    for colour, line in zip(COLOURS, lines, strict=False):
        path = " ".join(f"{x(point.moves.tables):.1f},{y(of(point)):.1f}" for point in line)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
    return f'<g transform="translate({number * WIDTH} 0)">{"".join(parts)}</g>'


def key(number: int, text: str) -> str:
    across, down = EDGE + number % 3 * WIDTH, HEIGHT + 14 + number // 3 * 22
    line = (
        f'<polyline points="{across},{down - 4} {across + 18},{down - 4}" stroke="{COLOURS[number]}" stroke-width="3"/>'
    )
    return f'{line}<text x="{across + 24}" y="{down}">{escape(text)}</text>'


def nice(value: float) -> float:
    """The next round number."""
    scale = 10.0 ** int(log10(max(value, 1)))
    return next(step * scale for step in (1, 1.5, 2, 3, 4, 5, 6, 8, 10) if step * scale >= value)
