"""The page's smaller charts as SVG: shares with intervals, differences around zero, lengths as bars. Each is also described in words."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from rulewright.words import Words

from .fairness import Bar

WIDTH, NAMES, FIGURES, ROW, TOP = 300, 84, 56, 34, 8
BARS_HEIGHT, FOOT = 150, 24
SHAPES = 5  # one for each side, so that colours are not needed


class Whisker(NamedTuple):
    name: str
    shape: int  # also determines its colour
    value: float
    low: float
    high: float
    text: str  # the value as text


def mark(shape: int, x: float, y: float) -> str:
    """A mark that can be recognised without its colour."""
    corners = {
        1: [(x, y - 7), (x + 7, y), (x, y + 7), (x - 7, y)],
        2: [(x - 5.5, y - 5.5), (x + 5.5, y - 5.5), (x + 5.5, y + 5.5), (x - 5.5, y + 5.5)],
        3: [(x, y - 7), (x + 7, y + 5.5), (x - 7, y + 5.5)],
    }.get(shape)
    if corners is None:
        return f'<circle class="s{shape}" cx="{x:.1f}" cy="{y:.1f}" r="6"/>'
    return f'<polygon class="s{shape}" points="{" ".join(f"{a:.1f},{b:.1f}" for a, b in corners)}"/>'


def whiskers(title: str, rows: Sequence[Whisker], places: tuple[float, float, float], ticks: Sequence[str]) -> str:
    """`places` are the values at the left end, the dashed line and the right end; `ticks` are their labels."""
    left, right = NAMES + 8, WIDTH - FIGURES
    least, middle, most = places

    def x(value: float) -> float:
        return left + (right - left) * (value - least) / (most - least)

    bottom = TOP + ROW * len(rows)
    parts = [
        f'<path class="grid" d="M{left},{TOP}V{bottom}M{right},{TOP}V{bottom}"/>',
        f'<path class="even" d="M{x(middle):.1f},{TOP}V{bottom}"/>',
    ]
    for number, row in enumerate(rows):
        y = TOP + ROW * (number + 0.5)
        a, b = x(row.low), x(row.high)
        parts += [
            f'<text class="name" x="{NAMES}" y="{y + 5}">{escape(row.name)}</text>',
            f'<path class="l{row.shape}" d="M{a:.1f},{y}H{b:.1f}M{a:.1f},{y - 5}V{y + 5}M{b:.1f},{y - 5}V{y + 5}"/>',
            mark(row.shape, x(row.value), y),
            f'<text class="value" x="{WIDTH}" y="{y + 5}">{escape(row.text)}</text>',
        ]
    for text, place in zip(ticks, places, strict=True):
        parts.append(f'<text class="tick" x="{x(place):.1f}" y="{bottom + 18}">{escape(text)}</text>')
    return svg(title, bottom + FOOT, parts)


def around_zero(told: str, shape: int, places: tuple[float, float, float], reach: float) -> str:
    """A difference with its interval, for a table cell; `reach` is the value at its ends."""
    low, value, high = (75 + 68 * place / reach for place in places)
    parts = (
        '<path class="grid" d="M7,1V25M143,1V25"/><path class="even" d="M75,0V26"/>'
        f'<path class="l{shape}" d="M{low:.1f},13H{high:.1f}M{low:.1f},8v10M{high:.1f},8v10"/>{mark(shape, value, 13)}'
    )
    return f'<svg role="img" aria-label="{escape(told)}" viewBox="0 0 150 26">{parts}</svg>'


def bars(words: Words, title: str, found: Sequence[Bar]) -> str:
    most = max(bar.games for bar in found)
    step = WIDTH / len(found)
    parts = []
    for number, bar in enumerate(found):
        high = (BARS_HEIGHT - 24) * bar.games / most
        x = step * number
        parts += [
            f'<rect class="bar" x="{x + 3:.1f}" y="{BARS_HEIGHT - high:.1f}" width="{step - 6:.1f}" height="{high:.1f}"/>',
            f'<text class="tick" x="{x + step / 2:.1f}" y="{BARS_HEIGHT - high - 6:.1f}">{words.figure(bar.games)}</text>',
            f'<text class="tick" x="{x + step / 2:.1f}" y="{BARS_HEIGHT + 17}">{words.figure(bar.least)}</text>',
        ]
    parts.append(f'<path class="grid" d="M0,{BARS_HEIGHT}H{WIDTH}"/>')
    return svg(title, BARS_HEIGHT + FOOT, parts)


def svg(title: str, height: float, parts: Sequence[str]) -> str:
    size = f'viewBox="0 0 {WIDTH} {height:.0f}"'
    return f'<svg role="img" aria-label="{escape(title)}" {size}>{"".join(parts)}</svg>'
