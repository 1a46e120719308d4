"""The page's larger charts: the value of items, and where points come from. Colour is never the only difference: sides have shapes, sources
have patterns."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import Literal, NamedTuple

from rulewright.words import Words

from .plots import SHAPES, mark

WIDE, NARROW, HEIGHT = 1000, 350, 380  # of the scatter chart; the narrow one is for phones
LEFT, RIGHT, TOP, BOTTOM = 46, 14, 30, 46
ASIDE = 11  # between the marks of two sides with equal numbers of uses
LETTER, LINE = 7.4, 18  # most width of a letter at 13 pixels; line height
STACK_WIDTH, STACK_HEIGHT, STACK_LEFT, STACK_TOP = 232, 190, 26, 20
MOST_BARS = 6
FILLS = 8  # patterns for sources
PATTERNS = (
    "",
    '<path d="M0 0V7" stroke-width="2.6"/>',
    '<circle cx="3.5" cy="3.5" r="1.5"/>',
    '<path d="M0 3.5H7" stroke-width="2.2"/>',
    "",
    '<path d="M0 0V7M0 0H7" stroke-width="2"/>',
    '<path d="M0 0V7" stroke-width="4.2"/>',
    '<circle cx="3.5" cy="3.5" r="2.4"/>',
)


class Dot(NamedTuple):
    """An item in the scatter chart."""

    name: str
    shape: int
    times: float
    value: float
    low: float
    high: float
    named: bool


class Box(NamedTuple):
    """The area that a text or a mark covers."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Box) -> bool:
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )  # fmt: skip


def step_for(reach: float, wanted: int) -> float:
    """The smallest step of 1, 2 or 5 times a power of ten that gives at most `wanted` steps."""
    exact = max(reach / wanted, 1e-9)
    power = 10.0 ** floor(log10(exact))
    return power * next(n for n in (1, 2, 5, 10) if n * power >= exact * (1 - 1e-9))


def scatter(words: Words, title: str, dots: Sequence[Dot], across: str, up: str) -> str:
    """A chart for wide windows and one for narrow ones; CSS shows one of them."""
    return "".join(one_scatter(words, title, dots, across, up, width) for width in (WIDE, NARROW))


def one_scatter(words: Words, title: str, dots: Sequence[Dot], across: str, up: str, width: int) -> str:
    reach = max([abs(dot.value) for dot in dots] + [max(abs(dot.low), abs(dot.high)) for dot in dots if dot.named])
    most = max(dot.times for dot in dots)
    rise, run = step_for(reach, 3), step_for(most, 5 if width > NARROW else 3)
    reach, most = rise * ceil(reach / rise), run * ceil(most / run)

    def x(times: float) -> float:
        return LEFT + 2 * ASIDE + times / most * (width - LEFT - RIGHT - 5 * ASIDE)

    def y(value: float) -> float:
        return TOP + (1 - value / reach) / 2 * (HEIGHT - TOP - BOTTOM)

    parts = grid(words, x, y, rise, reach, run, most, width)
    parts += [
        f'<text class="axis" x="{LEFT}" y="14">{escape(up)}</text>',
        f'<text class="axis end" x="{width - RIGHT}" y="{HEIGHT - 6}">{escape(across)}</text>',
    ]
    at = {dot: x(dot.times) + (dot.shape - SHAPES / 2 + 0.5) * ASIDE for dot in dots}
    taken = [around(at[dot], y(dot.value)) for dot in dots]
    taken += [Box(at[dot] - 6, y(dot.high) - 2, at[dot] + 6, y(dot.low) + 2) for dot in dots if dot.named]
    for dot in sorted(dots, key=lambda dot: dot.named):
        parts.append(drawn(words, dot, at[dot], y(dot.value), y(dot.low), y(dot.high)))
    for dot in dots:
        if dot.named and (text := label(dot, at[dot], y(dot.value), width, taken)):
            parts.append(text)
    kind = "wide-only" if width == WIDE else "narrow-only"
    return (
        f'<svg class="{kind}" role="img" aria-label="{escape(title)}" viewBox="0 0 {width} {HEIGHT}">'
        f"{''.join(parts)}</svg>"
    )


def grid(
    words: Words, x: object, y: object, rise: float, reach: float, run: float, most: float, width: int
) -> list[str]:
    assert callable(x)
    assert callable(y)
    parts = []
    for n in range(-round(reach / rise), round(reach / rise) + 1):
        at = y(n * rise)
        parts.append(f'<path class="{"grid" if n else "even"}" d="M{LEFT},{at:.1f}H{width - RIGHT}"/>')
        parts.append(f'<text class="tick end" x="{LEFT - 6}" y="{at + 4:.1f}">{tick(words, n, 100 * rise, "+")}</text>')
    for n in range(round(most / run) + 1):
        parts.append(f'<path class="grid" d="M{x(n * run):.1f},{TOP}V{HEIGHT - BOTTOM}"/>')
        parts.append(f'<text class="tick" x="{x(n * run):.1f}" y="{HEIGHT - BOTTOM + 18}">{tick(words, n, run)}</text>')
    return parts


def tick(words: Words, n: int, step: float, sign: Literal["", "+"] = "") -> str:
    """The number at the nth step of an axis, with as many decimals as such steps need."""
    decimals = max(0, -floor(log10(step) + 1e-9))
    return words.figure(n * step, decimals, sign) if n else "0"


def around(x: float, y: float) -> Box:
    return Box(x - 7, y - 7, x + 7, y + 7)


def drawn(words: Words, dot: Dot, x: float, y: float, low: float, high: float) -> str:
    value, low_value, high_value = (words.figure(100 * one, 1, "+") for one in (dot.value, dot.low, dot.high))
    told = f"{dot.name}: {value} ({low_value} … {high_value}), {words.figure(dot.times, 2)}"
    whisker = ""
    if dot.named:
        whisker = f'<path class="l{dot.shape}" d="M{x:.1f},{high:.1f}V{low:.1f}M{x - 5:.1f},{high:.1f}h10M{x - 5:.1f},{low:.1f}h10"/>'
    shape = sign(dot.shape, x, y)
    return f'<g class="dot{"" if dot.named else " faint"}"><title>{escape(told)}</title>{whisker}{shape}</g>'


def sign(shape: int, x: float, y: float) -> str:
    """A cross for items that belong to no side, otherwise the side's mark."""
    if shape == SHAPES - 1:
        return f'<path class="l{shape}" d="M{x - 5:.1f},{y - 5:.1f}l10,10m0,-10l-10,10"/>'
    return mark(shape, x, y)


def label(dot: Dot, x: float, y: float, width: int, taken: list[Box]) -> str:
    """A label next to its mark where nothing else is; "" if there is no such place."""
    long = LETTER * len(dot.name)
    for side in (1, -1):
        for down in (0, -14, 14, -26, 26):
            left = x + 11 if side > 0 else x - 11 - long
            place = Box(left, y + down - LINE / 2, left + long, y + down + LINE / 2)
            if place.left < LEFT or place.right > width - 2 or any(place.meets(other) for other in taken):
                continue
            taken.append(place)
            end = "" if side > 0 else " end"
            return f'<text class="named{end}" x="{x + 11 * side:.1f}" y="{y + down + 4:.1f}">{escape(dot.name)}</text>'
    return ""


# ------------------------------------------------------------- points by source
def shown_rounds(rounds: int) -> list[int]:
    """Some of the rounds if there are many: evenly spaced, always with the last."""
    bars = min(rounds, MOST_BARS)
    return sorted({round((n + 1) * rounds / bars) - 1 for n in range(bars)})


def stacks(words: Words, title: str, rounds: Sequence[Sequence[float]], most: float, least: float) -> str:
    """A stacked bar of sources for each round; `most` and `least` are the axis limits, the same for all sides."""
    high = STACK_HEIGHT - STACK_TOP
    step = step_for(most, 4)

    def y(value: float) -> float:
        return STACK_TOP + (most - value) / (most - least) * high

    parts = []
    for n in range(floor(most / step) + 1):
        parts.append(f'<path class="grid" d="M{STACK_LEFT},{y(n * step):.1f}H{STACK_WIDTH}"/>')
        parts.append(
            f'<text class="tick end" x="{STACK_LEFT - 5}" y="{y(n * step) + 4:.1f}">{tick(words, n, step)}</text>'
        )
    chosen = shown_rounds(len(rounds))
    wide = (STACK_WIDTH - STACK_LEFT) / len(chosen)
    for place, number in enumerate(chosen):
        x = STACK_LEFT + wide * place
        parts += stack(words, rounds[number], x + wide * 0.14, wide * 0.72, y)
        parts.append(f'<text class="tick" x="{x + wide / 2:.1f}" y="{STACK_HEIGHT + 17}">{number + 1}</text>')
    return f'<svg role="img" aria-label="{escape(title)}" viewBox="0 0 {STACK_WIDTH} {STACK_HEIGHT + 24}">{"".join(parts)}</svg>'


def stack(words: Words, sources: Sequence[float], x: float, wide: float, y: object) -> list[str]:
    """Negative values go down from 0."""
    assert callable(y)
    parts, above, below = [], 0.0, 0.0
    for number, value in enumerate(sources):
        bottom = above if value >= 0 else below
        top, low = y(max(bottom, bottom + value)), y(min(bottom, bottom + value))
        if low - top > 0.05:
            parts.append(
                f'<rect class="source" fill="url(#f{number % FILLS})" x="{x:.1f}" y="{top:.1f}" width="{wide:.1f}" '
                f'height="{low - top:.1f}"/>'
            )
        above, below = (above + value, below) if value >= 0 else (above, below + value)
    total = f'<text class="tick strong" x="{x + wide / 2:.1f}" y="{y(above) - 5:.1f}">{words.figure(sum(sources), 1)}</text>'
    return [*parts, total]


def patterns() -> str:
    """The patterns of bars and legend; once per page."""
    made = "".join(
        f'<pattern id="f{n}" class="f{n}" width="7" height="7" patternUnits="userSpaceOnUse"'
        f"{' patternTransform=' + chr(34) + 'rotate(45)' + chr(34) if n in (1, 5) else ''}>"
        f'<rect width="7" height="7"/>{inner}</pattern>'
        for n, inner in enumerate(PATTERNS)
    )
    return f'<svg class="patterns" width="0" height="0" aria-hidden="true"><defs>{made}</defs></svg>'


def swatch(number: int) -> str:
    inner = f'<rect class="source" fill="url(#f{number % FILLS})" width="20" height="14" rx="2"/>'
    return f'<svg class="swatch" width="20" height="14" viewBox="0 0 20 14" aria-hidden="true">{inner}</svg>'


def key(shape: int) -> str:
    return (
        f'<svg class="swatch" width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">{sign(shape, 9, 9)}</svg>'
    )
