"""A review as a self-contained page that also reads well in dark mode, on paper and without images."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from rulewright.cli.terminal.in_short import in_short
from rulewright.kernel.match import Match
from rulewright.players.hint import percent
from rulewright.players.review import NINE_OF_TEN, Balance, Judged
from rulewright.words import Words

from .review import Moment, Reviewed, error_of, highlights

WIDTH, HEIGHT, LEFT, TOP = 720, 240, 56, 16
ROWS = 12  # of the table that repeats the chart
DASHES = ("", "7 4", "2 4", "1 6", "10 3 2 3", "4 2")  # line style of each seat: colour is never the only difference
COLOURS = 6
STYLE = """
:root{color-scheme:light dark;--ink:#241b2b;--soft:#6b5f70;--paper:#fbf7ef;--line:#dacdb6;--good:#d8ece6}
body{margin:0 auto;max-width:760px;padding:24px 16px;background:var(--paper);color:var(--ink);font:16px/1.45 system-ui,sans-serif}
h1{font-size:1.6rem}h2{font-size:1.2rem}h3{font-size:1rem;margin:0}
svg{width:100%;height:auto}svg text{fill:var(--soft);font-size:13px}
path{fill:none;stroke-width:2.4}.grid{stroke:var(--line);stroke-width:1}
table{border-collapse:collapse;width:100%}th,td{padding:3px 6px;border-bottom:1px solid var(--line);text-align:end}
th:first-child{text-align:start;font-weight:400}
article{margin:12px 0;padding:10px 14px;border-inline-start:4px solid #a3162b;background:color-mix(in srgb,var(--ink) 5%,transparent)}
article p{margin:4px 0}.better{background:var(--good);padding:3px 6px}.small{color:var(--soft);font-size:.85rem}
.c0{stroke:#a23a17}.c1{stroke:#55399c}.c2{stroke:#0a665f}.c3{stroke:#7d5200}.c4{stroke:#a3126a}.c5{stroke:#2c6334}
@media(prefers-color-scheme:dark){:root{--ink:#f4ece0;--soft:#a698b0;--paper:#17131c;--line:#3a3145;--good:#173b38}
.c0{stroke:#ff9a6b}.c1{stroke:#bda9ff}.c2{stroke:#74d3c6}.c3{stroke:#f0c266}.c4{stroke:#ff8fc8}.c5{stroke:#93d19a}}
"""


def page(words: Words, title: str, found: Reviewed, told: Sequence[Moment], match: Match) -> str:
    players, last = match.players, len(match.trail) - 1
    lines = [points(found, seat, last) for seat in range(players)]
    shown = sorted({one.seat for one in found.judged})
    parts = [
        f"<h1>{escape(title)}</h1>",
        curve(words, found.names, lines, shown, last),
        f"<h2>{escape(words('web-review-moments'))}</h2>",
        *([moment(words, found.names, one, players) for one in told] or [paragraph(words("review-none"))]),
        f"<h2>{escape(words('web-review-sums'))}</h2>",
        *(sums(words, found, seat, players) + listed(highlights(words, match, found, seat)) for seat in shown),
        paragraph(words("web-review-explains"), "small"),
    ]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    body = f"<style>{STYLE}</style></head><body>{''.join(parts)}</body></html>\n"
    return f'<!doctype html>\n<html lang="{words.language}"><head>{head}{body}'


def paragraph(text: str, kind: str = "") -> str:
    return f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>"


def listed(lines: Sequence[str]) -> str:
    return f"<ul>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</ul>" if lines else ""


# ------------------------------------------------------------- the chart
def points(found: Reviewed, seat: int, last: int) -> list[tuple[int, float]]:
    """A seat's chances by line, from an even chance to the result."""
    own, ends = [(one.line, one.value) for one in found.judged if one.seat == seat], found.balances[seat]
    return [(0, ends.start), *own, (last, ends.result)]


def curve(words: Words, names: list[str], lines: list[list[tuple[int, float]]], shown: list[int], last: int) -> str:
    def place(line: int, value: float) -> str:
        return f"{LEFT + line * (WIDTH - LEFT - 8) / max(1, last):.1f} {TOP + (1 - value) * (HEIGHT - 2 * TOP):.1f}"

    label = escape(words("web-review-chances"))
    drawn = [
        f'<path class="grid" d="M{place(0, value)}L{place(last, value)}"/>'
        f'<text x="{LEFT - 6}" y="{place(0, value).split()[1]}" text-anchor="end">{chance(words, value)}</text>'
        for value in (0.0, 0.5, 1.0)
    ]
    drawn += [
        f'<path class="c{seat % COLOURS}" stroke-dasharray="{DASHES[seat % COLOURS]}" '
        f'd="M{"L".join(place(line, value) for line, value in lines[seat])}"/>'
        for seat in shown
    ]
    keys = "".join(
        f'<li><svg viewBox="0 0 40 10" style="width:40px"><path class="c{seat % COLOURS}" '
        f'stroke-dasharray="{DASHES[seat % COLOURS]}" d="M0 5H40"/></svg> {escape(names[seat])}</li>'
        for seat in shown
    )
    picture = f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{"".join(drawn)}</svg>'
    return f"<h2>{label}</h2>{picture}<ul>{keys}</ul>{as_table(words, names, lines, shown, last)}"


def as_table(words: Words, names: list[str], lines: list[list[tuple[int, float]]], shown: list[int], last: int) -> str:
    head = "".join(f'<th scope="col">{escape(names[seat])}</th>' for seat in shown)
    rows = []
    for line in sorted({round(last * n / ROWS) for n in range(ROWS + 1)}):
        values = [max(point for point in lines[seat] if point[0] <= line)[1] for seat in shown]
        cells = "".join(f"<td>{chance(words, value)}</td>" for value in values)
        rows.append(f'<tr><th scope="row">{line}</th>{cells}</tr>')
    return f"<table><thead><tr><td></td>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


def chance(words: Words, value: float) -> str:
    return escape(words("web-review-percent", percent=percent(value)))


# ------------------------------------------------------------- the text
def moment(words: Words, names: list[str], one: Moment, players: int) -> str:
    judged: Judged = one.judged
    cost = words("web-review-costs", loss=percent(judged.loss), error=error_of(judged))
    head = f"{words(f'web-review-{judged.called(players)}')} · {cost} · {names[judged.seat]}"
    better = in_short([*map(words.message, one.better)])
    told = [
        f"<h3>{escape(head)}</h3>",
        paragraph(f"{words('web-review-played')} {words.message(one.played)}"),
        paragraph(f"{words('web-review-better')} {better}", "better"),
        *(paragraph(words.message(reason)) for reason in one.reasons),
    ]
    return f"<article>{''.join(told)}</article>"


def sums(words: Words, found: Reviewed, seat: int, players: int) -> str:
    ends: Balance = found.balances[seat]

    def give(sum: float, error: float) -> str:
        return words("web-review-give", sum=signed(sum), error=percent(error * NINE_OF_TEN))

    rest = [
        ("web-review-others", give(ends.others, ends.others_error)),
        ("web-review-luck", give(ends.luck, ends.luck_error)),
    ]
    if found.alone:
        rest = [("review-rest", give(ends.luck, ends.luck_error))]
    rows = [
        ("web-review-start", str(percent(ends.start))),
        ("web-review-choices", give(ends.choices, ends.error)),
        *rest,
        ("web-review-result", str(percent(ends.result))),
    ]
    own = [one for one in found.judged if one.seat == seat]
    names = [one.called(players) for one in own]
    fine = sum(not one.loss for one in own)
    body = "".join(f'<tr><th scope="row">{escape(words(key))}</th><td>{escape(text)}</td></tr>' for key, text in rows)
    accuracy = words("web-review-accuracy", percent=percent(fine / len(own)), n=len(own))
    counts = {f"{name}s": names.count(name) for name in ("slip", "mistake", "blunder")}
    told = paragraph(f"{accuracy} {words('web-review-counts', **counts)}")
    return f"<h3>{escape(found.names[seat])}</h3><table><tbody>{body}</tbody></table>{told}"


def signed(share: float) -> str:
    return f"{percent(share):+d}".replace("-", "−") if percent(share) else "0"
