"""A page on the balance of a game: nothing in it comes from elsewhere, and it reads well in the dark, on a phone, on paper and aloud."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from rulewright.kernel.game import Game
from rulewright.words import Words

from .fairness import MOST_NEEDED, SHOWN, Change, Figures, Mark, Table, uneven
from .plots import SHAPES, Whisker, bars, whiskers

NEUTRAL = SHAPES - 1  # the shape of what is no side
COLUMNS = (
    "balance-col-change",
    "balance-col-side",
    "balance-col-difference",
    "balance-col-p",
    "balance-col-says",
    "balance-col-needed",
)
SMALLEST = 0.001  # p that is written as a number
LEAST_REACH = 0.1  # to each side of an even share
STYLE = """
:root{color-scheme:light dark;--paper:#f3ecdf;--card:#fbf7ef;--line:#dacdb6;--ink:#241b2b;--ink2:#554a5c;--warn:#f7e6bd;--sunken:#e8decb;
--c0:#1b54a8;--c1:#7a5600;--c2:#ad2e18;--c3:#35691f;--c4:#554a5c;--bar:#55399c}
@media(prefers-color-scheme:dark){:root{--paper:#17131c;--card:#201a27;--line:#3a3145;--ink:#f4ece0;--ink2:#c9bdd0;--warn:#40301a;
--sunken:#100d14;--c0:#8db9ff;--c1:#f2c654;--c2:#ff9c85;--c3:#a6e383;--c4:#c9bdd0;--bar:#bda9ff}}
@media print{:root{color-scheme:light;--paper:#fff;--card:#fff;--line:#bbb;--ink:#000;--ink2:#333;--warn:#eee;--sunken:#eee;
--c0:#1b54a8;--c1:#7a5600;--c2:#ad2e18;--c3:#35691f;--c4:#333;--bar:#55399c}figure,tr{break-inside:avoid}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);
font:16px/1.45 'Avenir Next','Segoe UI',Lato,'Noto Sans',Roboto,Arial,sans-serif}
main{max-width:1080px;margin:0 auto;padding:24px 16px 48px}h1{font-size:2rem;line-height:1.15;margin:0 0 4px}
h2{font-size:1.3rem;margin:36px 0 4px}h3{font-size:.95rem;margin:0 0 8px}p{max-width:44rem;margin:0 0 12px;color:var(--ink2)}
.findings,.figures{display:grid;gap:16px;grid-template-columns:repeat(3,minmax(0,1fr));padding:0;margin:16px 0;list-style:none}
.findings li,figure,.wide{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:14px;margin:0}
.findings li{border-top:4px solid var(--bar)}svg{display:block;width:100%;height:auto;overflow:visible}
svg text{font-size:13px;fill:var(--ink);font-variant-numeric:tabular-nums}svg .name,svg .value{text-anchor:end}svg .value{font-weight:700}
svg .tick{text-anchor:middle;fill:var(--ink2)}.grid{stroke:var(--line);fill:none}.even{stroke:var(--ink2);stroke-dasharray:4 4;fill:none}
.bar{fill:var(--bar)}.s0{fill:var(--c0)}.s1{fill:var(--c1)}.s2{fill:var(--c2)}.s3{fill:var(--c3)}.s4{fill:var(--c4)}
[class^=l]{fill:none;stroke-width:2}.l0{stroke:var(--c0)}.l1{stroke:var(--c1)}.l2{stroke:var(--c2)}.l3{stroke:var(--c3)}.l4{stroke:var(--c4)}
details{margin-top:8px}
figure td,figure th{padding:4px;white-space:normal}
summary{cursor:pointer;color:var(--ink2)}table{border-collapse:collapse;width:100%;font-size:.9rem}
th,td{padding:6px 8px;border-bottom:1px solid var(--line);text-align:end;font-variant-numeric:tabular-nums}
th:first-child,td:first-child{text-align:start}td{white-space:nowrap}td:first-child{white-space:normal}th{vertical-align:bottom}
.wide{overflow-x:auto}mark{background:var(--warn);color:inherit;padding:1px 8px;border-radius:99px}
pre{background:var(--sunken);padding:10px 12px;border-radius:6px;white-space:pre-wrap;overflow-wrap:anywhere}
@media(max-width:900px){.findings,.figures{grid-template-columns:minmax(0,1fr)}figure{max-width:560px}}
"""


class About(NamedTuple):
    """What was played, and how to play it again."""

    title: str
    bot: str
    games: int  # of each part
    total: int
    seed: int
    pack: str  # its digest
    rules: str
    version: str
    command: str


class Farthest(NamedTuple):
    """What speaks most against an even share, among all tables."""

    mark: Mark
    players: int
    p: float  # corrected for as many as there are

    def told(self) -> dict[str, str | int]:
        clear = "yes" if self.p < SHOWN else "no"
        share, even = percent(self.mark.share), percent(1 / self.players)
        return {"players": self.players, "share": share, "even": even, "clear": clear}


def farthest(tables: Sequence[Table], what: str) -> Farthest:
    found = [(mark, table.players) for table in tables for mark in getattr(table, what)]
    every = [Farthest(mark, players, min(1.0, uneven(mark, players) * len(found))) for mark, players in found]
    return min(every, key=lambda one: uneven(one.mark, one.players))


class Page:
    def __init__(self, words: Words, game: Game, about: About, found: Figures) -> None:
        self._w, self._game, self._about, self._found = words, game, about, found

    def text(self) -> str:
        words, about = self._w, self._about
        title = words("balance-title", game=about.title)
        facts = {"bot": about.bot, "each": about.games, "total": about.total, "seed": str(about.seed)}
        parts = [
            f"<h1>{escape(title)}</h1>",
            paragraph(words("balance-facts", **facts)),
            paragraph(words("balance-versions", pack=about.pack[:8], rules=about.rules, version=about.version)),
            self._findings(),
            *self._who_wins(),
            *self._lengths(),
            *self._what_if(),
            heading(words("balance-method")),
            paragraph(words("balance-method-text")),
            f"<pre>{escape(about.command)}</pre>",
        ]
        data = json.dumps(self._found.as_json(), separators=(",", ":")).replace("<", "\\u003c")
        head = (
            '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">'
            f"<title>{escape(title)}</title><style>{STYLE}</style>"
        )
        body = f'<main>{"".join(parts)}</main><script type="application/json" id="figures">{data}</script>'
        return f'<!doctype html>\n<html lang="{words.language}"><head>{head}</head><body>{body}</body></html>\n'

    def _findings(self) -> str:
        """Made from the figures: which side and which place is farthest from even, and how many changes matter."""
        words, tables = self._w, self._found.tables
        shown = sum(change.shown for change in self._found.changes)
        side, place = farthest(tables, "sides"), farthest(tables, "places")
        told = [
            words("balance-lead", side=self._side(side.mark.key), **side.told()),
            words("balance-place", place=place.mark.key + 1, **place.told()),
        ]
        if self._found.changes:
            told.append(words("balance-shown", shown=shown, all=len(self._found.changes)))
        return f'<ul class="findings">{"".join(f"<li>{escape(text)}</li>" for text in told)}</ul>'

    # ------------------------------------------------------------- sections
    def _who_wins(self) -> list[str]:
        words = self._w
        made = [heading(words("balance-who")), paragraph(words("balance-who-text")), '<div class="figures">']
        for table in self._found.tables:
            title = words("balance-players", players=table.players)
            made.append(self._shares(title, table, table.sides, [self._side(one.key) for one in table.sides], True))
        for table in self._found.tables:
            title = words("balance-by-place", players=table.players)
            made.append(self._shares(title, table, table.places, [str(one.key + 1) for one in table.places], False))
        return [*made, "</div>"]

    def _shares(self, title: str, table: Table, marks: Sequence[Mark], names: list[str], sides: bool) -> str:
        words, even = self._w, 1 / table.players
        reach = max(LEAST_REACH, *(max(one.high - even, even - one.low) for one in marks))
        rows = [
            Whisker(name, one.key % SHAPES if sides else NEUTRAL, one.share, one.low, one.high, percent(one.share))
            for name, one in zip(names, marks, strict=True)
        ]
        places = max(0.0, even - reach), even, min(1.0, even + reach)
        heads = [title, words("lab-games"), words("lab-share"), words("lab-interval"), words("lab-points")]
        cells = [
            [name, f"{one.games}", percent(one.share), span(one.low, one.high), f"{one.points:.1f}"]
            for name, one in zip(names, marks, strict=True)
        ]
        return self._figure(title, whiskers(title, rows, places, [percent(place, 0) for place in places]), heads, cells)

    def _lengths(self) -> list[str]:
        words = self._w
        made = [heading(words("balance-long")), paragraph(words("balance-long-text")), '<div class="figures">']
        for table in self._found.tables:
            mean = f"{table.mean_length:.0f}"
            title = words("balance-length", players=table.players, mean=mean)
            heads = [words("balance-decisions"), words("lab-games")]
            cells = [[f"{bar.least} – {bar.most}", f"{bar.games}"] for bar in table.lengths]
            made.append(self._figure(title, bars(title, table.lengths), heads, cells))
        return [*made, "</div>"]

    def _what_if(self) -> list[str]:
        words = self._w
        if not self._found.changes:
            return []
        head = "".join(cell("th", escape(words(key)), ' scope="col"') for key in COLUMNS)
        rows = "".join(cell("tr", "".join(cell("td", text) for text in self._row(one))) for one in self._found.changes)
        region = f' class="wide" tabindex="0" role="region" aria-label="{escape(words("balance-if"))}"'
        table = cell("table", cell("thead", cell("tr", head)) + cell("tbody", rows))
        return [heading(words("balance-if")), paragraph(words("balance-if-text")), cell("div", table, region)]

    def _row(self, one: Change) -> list[str]:
        words = self._w
        half = 100 * (one.high - one.difference)
        says = f"<mark>{escape(words('balance-matters'))}</mark>" if one.shown else escape(words("balance-not-shown"))
        needed = words("balance-over", games=MOST_NEEDED) if one.needed >= MOST_NEEDED else f"{one.needed:,}"
        return [
            f"<b>{escape(one.option)}</b> = {escape(one.value)}",
            escape(self._side(one.side)),
            f"{100 * one.difference:+.1f} ± {half:.1f}",
            escape(small(one.corrected)),
            says,
            escape(needed),
        ]

    # ------------------------------------------------------------- parts of a section
    def _figure(self, title: str, drawing: str, heads: Sequence[str], cells: Sequence[Sequence[str]]) -> str:
        head = "".join(cell("th", escape(text), ' scope="col"') for text in heads)
        rows = "".join(cell("tr", "".join(cell("td", escape(text)) for text in row)) for row in cells)
        table = cell("table", cell("thead", cell("tr", head)) + cell("tbody", rows))
        summary = cell("summary", escape(self._w("balance-as-table")))
        return cell("figure", cell("h3", escape(title)) + drawing + cell("details", summary + table))

    def _side(self, side: int) -> str:
        return self._w(self._game.sides[side])


def cell(tag: str, inner: str, more: str = "") -> str:
    return f"<{tag}{more}>{inner}</{tag}>"


def heading(text: str) -> str:
    return cell("h2", escape(text))


def paragraph(text: str) -> str:
    return cell("p", escape(text))


def percent(share: float, digits: int = 1) -> str:
    return f"{share:.{digits}%}"


def small(p: float) -> str:
    return f"{p:.3f}" if p >= SMALLEST else f"< {SMALLEST}"


def span(low: float, high: float) -> str:
    return f"{percent(low)} – {percent(high)}"
