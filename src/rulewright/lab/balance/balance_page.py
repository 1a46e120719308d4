"""The balance report: a self-contained page that reads well in dark mode, on a phone, on paper and in a screen reader."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from html import escape
from typing import Any, NamedTuple

from rulewright.kernel.game import Game
from rulewright.words import Words

from .comparing import SHOWN
from .fairness import Change, Figures, Mark, Table, uneven
from .markup import cell, difference, enough, heading, paragraph, small, span, table
from .page_style import STYLE
from .parts_section import PartsSection
from .plots import SHAPES, Whisker, around_zero, bars, whiskers

NEUTRAL = SHAPES - 1  # the shape for items without a side
COLUMNS = (
    "balance-col-change",
    "balance-col-side",
    "balance-col-drawn",
    "balance-col-difference",
    "balance-col-p",
    "balance-col-says",
    "balance-col-needed",
)
LEAST_REACH = 0.1  # to each side of an even share


@dataclass(frozen=True)
class About:
    """What was played, and how to repeat it."""

    title: str
    bot: str
    games: int  # of each part
    total: int
    seed: int
    pack: str  # its digest
    pack_name: str  # "" on earlier pages: the game's own
    rules: str
    version: str
    command: str


def written(about: About, found: Figures) -> dict[str, Any]:
    """All data of a page."""
    return {"about": asdict(about), "figures": found.as_json()}


class Farthest(NamedTuple):
    """The strongest evidence against an even share, among all tables."""

    mark: Mark
    players: int
    p: float  # corrected for the number of tables

    def told(self, words: Words) -> dict[str, str | int]:
        clear = "yes" if self.p < SHOWN else "no"
        share, even = words.percent(self.mark.share), words.percent(1 / self.players)
        return {"players": self.players, "share": share, "even": even, "clear": clear}


def farthest(tables: Sequence[Table], what: str) -> Farthest:
    found = [(mark, table.players) for table in tables for mark in getattr(table, what)]
    every = [Farthest(mark, players, min(1.0, uneven(mark, players) * len(found))) for mark, players in found]
    return min(every, key=lambda one: uneven(one.mark, one.players))


class Page:
    def __init__(self, words: Words, game: Game, about: About, found: Figures) -> None:
        self._w, self._game, self._about, self._found = words, game, about, found
        self._parts = PartsSection(words, game, about.pack_name, found)

    def text(self) -> str:
        words, about = self._w, self._about
        title = words("balance-title", game=about.title)
        pack = f"{about.pack_name or self._game.pack} {about.pack[:8]}"
        facts = {"bot": about.bot, "each": about.games, "total": about.total, "seed": str(about.seed)}
        parts = [
            f"<h1>{escape(title)}</h1>",
            paragraph(words("balance-facts", **facts)),
            paragraph(words("balance-versions", pack=pack, rules=about.rules, version=about.version)),
            self._findings(),
            self._contents(),
            *self._who_wins(),
            *self._parts.points(),
            *self._lengths(),
            *self._parts.worths(),
            *self._what_if(),
            heading(words("balance-method"), "balance-method"),
            paragraph(words("balance-method-text")),
            f"<pre>{escape(about.command)}</pre>",
        ]
        data = json.dumps(written(about, self._found), separators=(",", ":")).replace("<", "\\u003c")
        head = (
            '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">'
            f"<title>{escape(title)}</title><style>{STYLE}</style>"
        )
        body = f'<main>{"".join(parts)}</main><script type="application/json" id="figures">{data}</script>'
        return f'<!doctype html>\n<html lang="{words.language}"><head>{head}</head><body>{body}</body></html>\n'

    def _findings(self) -> str:
        """A summary of the figures: which side and which place are farthest from even, and how many changes matter."""
        words, tables = self._w, self._found.tables
        shown = sum(change.shown for change in self._found.changes)
        side, place = farthest(tables, "sides"), farthest(tables, "places")
        told = [
            words("balance-lead", side=self._side(side.mark.key), **side.told(words)),
            words("balance-place", place=place.mark.key + 1, **place.told(words)),
        ]
        if self._found.changes:
            told.append(words("balance-shown", shown=shown, all=len(self._found.changes)))
        told += self._parts.finding()
        return f'<ul class="findings">{"".join(f"<li>{escape(text)}</li>" for text in told)}</ul>'

    def _contents(self) -> str:
        found = self._found
        there = {
            "balance-who": found.tables,
            "balance-points": found.points,
            "balance-long": found.tables,
            "balance-items": found.worths,
            "balance-if": found.changes,
            "balance-method": [1],
        }
        links = [f'<li><a href="#{key}">{escape(self._w(key))}</a></li>' for key, any in there.items() if any]
        return cell("nav", cell("ul", "".join(links)), f' aria-label="{escape(self._w("balance-contents"))}"')

    # ------------------------------------------------------------- sections
    def _who_wins(self) -> list[str]:
        words = self._w
        made = [
            heading(words("balance-who"), "balance-who"),
            paragraph(words("balance-who-text")),
            '<div class="figures">',
        ]
        for its in self._found.tables:
            title = words("balance-players", players=its.players)
            made.append(self._shares(title, its, its.sides, [self._side(one.key) for one in its.sides], True))
        for its in self._found.tables:
            title = words("balance-by-place", players=its.players)
            made.append(self._shares(title, its, its.places, [str(one.key + 1) for one in its.places], False))
        return [*made, "</div>"]

    def _shares(self, title: str, its: Table, marks: Sequence[Mark], names: list[str], sides: bool) -> str:
        words, even = self._w, 1 / its.players
        reach = max(LEAST_REACH, *(max(one.high - even, even - one.low) for one in marks))
        rows = [
            Whisker(
                name, one.key % SHAPES if sides else NEUTRAL, one.share, one.low, one.high, words.percent(one.share)
            )
            for name, one in zip(names, marks, strict=True)
        ]
        places = max(0.0, even - reach), even, min(1.0, even + reach)
        heads = [title, words("lab-games"), words("lab-share"), words("lab-interval"), words("lab-points")]
        cells = [
            [
                *(name, words.figure(one.games), words.percent(one.share)),
                *(span(words, one.low, one.high), words.figure(one.points, 1)),
            ]
            for name, one in zip(names, marks, strict=True)
        ]
        return self._figure(
            title, whiskers(title, rows, places, [words.percent(place, 0) for place in places]), heads, cells
        )

    def _lengths(self) -> list[str]:
        words = self._w
        made = [
            heading(words("balance-long"), "balance-long"),
            paragraph(words("balance-long-text")),
            '<div class="figures">',
        ]
        for its in self._found.tables:
            title = words("balance-length", players=its.players, mean=words.figure(its.mean_length))
            heads = [words("balance-decisions"), words("lab-games")]
            cells = [
                [f"{words.figure(bar.least)} – {words.figure(bar.most)}", words.figure(bar.games)]
                for bar in its.lengths
            ]
            made.append(self._figure(title, bars(words, title, its.lengths), heads, cells))
        return [*made, "</div>"]

    def _what_if(self) -> list[str]:
        words = self._w
        if not self._found.changes:
            return []
        reach = max(LEAST_REACH, *(max(abs(one.low), abs(one.high)) for one in self._found.changes))
        rows = [self._row(one, reach) for one in self._found.changes]
        region = f' class="wide" tabindex="0" role="region" aria-label="{escape(words("balance-if"))}"'
        made = table([words(key) for key in COLUMNS], rows, labels=True)
        text = paragraph(words("balance-if-text"))
        return [heading(words("balance-if"), "balance-if"), text, cell("div", made, region)]

    def _row(self, one: Change, reach: float) -> list[str]:
        words = self._w
        says = f"<mark>{escape(words('balance-matters'))}</mark>" if one.shown else escape(words("balance-not-shown"))
        told = difference(words, one.difference, one.high)
        return [
            f"<b>{escape(one.option)}</b> = {escape(one.value)}",
            escape(self._side(one.side)),
            around_zero(told, one.side % SHAPES, (one.low, one.difference, one.high), reach),
            told,
            escape(small(words, one.corrected)),
            says,
            escape(enough(words, one.needed)),
        ]

    # ------------------------------------------------------------- parts of a section
    def _figure(self, title: str, drawing: str, heads: Sequence[str], cells: Sequence[Sequence[str]]) -> str:
        made = table(heads, [[escape(text) for text in row] for row in cells])
        summary = cell("summary", escape(self._w("balance-as-table")))
        return cell("figure", cell("h3", escape(title)) + drawing + cell("details", summary + made))

    def _side(self, side: int) -> str:
        return self._w(self._game.sides[side])
