"""The sections on points and items: where points come from, how often each item is used, and its value."""

from __future__ import annotations

from html import escape

from rulewright.kernel.game import Game
from rulewright.kernel.message import Message
from rulewright.words import Words

from .charts import Dot, key, patterns, scatter, stacks, swatch
from .comparing import LEAST_GAMES, SHOWN
from .fairness import Figures
from .markup import cell, difference, enough, heading, paragraph, small, table
from .plots import SHAPES
from .told import ledger_of
from .worth import Points, Worth

NAMED = 6  # items named in the text, those farthest out
COLUMNS = (
    "balance-col-item",
    "balance-col-side",
    "balance-col-used",
    "balance-col-times",
    "balance-col-with",
    "balance-col-without",
    "balance-col-difference",
    "balance-col-p",
    "balance-col-says",
    "balance-col-needed",
)


class PartsSection:
    def __init__(self, words: Words, game: Game, pack: str, found: Figures) -> None:
        self._game, self._found = game, found
        self._w = Words(words.language, game.names(pack, words.language), game.name)
        book = ledger_of(game)
        self._items = {item.id: item for item in book.items(pack or game.pack)} if book else {}

    def finding(self) -> list[str]:
        compared = [one for one in self._found.worths if one.pairs >= LEAST_GAMES]
        if not compared:
            return []
        shown = [one for one in compared if one.corrected < SHOWN]
        best = self._name(max(shown or compared, key=lambda one: abs(one.difference)))
        return [self._w("balance-found-items", shown=len(shown), all=len(compared), name=best)]

    # ------------------------------------------------------------- points
    def points(self) -> list[str]:
        words, found = self._w, self._found
        if not found.points:
            return []
        names = [words(source) for source in found.sources]
        used = [n for n in range(len(names)) if any(by[n] for one in found.points for by in one.rounds)]
        totals = [(sum(n for n in by if n > 0), sum(n for n in by if n < 0)) for p in found.points for by in p.rounds]
        most, least = max(high for high, _ in totals) * 1.08, min(low for _, low in totals)
        legend = "".join(cell("li", swatch(n) + escape(names[n])) for n in used)
        figures = "".join(self._stacks(one, names, used, most, least) for one in found.points)
        return [
            heading(words("balance-points"), "balance-points"),
            paragraph(words("balance-points-text", players=self._game.players[-1])),
            patterns() + cell("ul", legend, ' class="legend"'),
            cell("div", figures, ' class="figures fours"'),
        ]

    def _stacks(self, one: Points, names: list[str], used: list[int], most: float, least: float) -> str:
        words = self._w
        title = words(self._game.sides[one.side])
        aria = words("balance-points-of", side=title)
        heads = [words("balance-round"), *(names[n] for n in used), words("balance-total")]
        cells = [
            [str(number), *(words.figure(by[n], 1) for n in used), words.figure(sum(by), 1)]
            for number, by in enumerate(one.rounds, 1)
        ]
        inside = cell(
            "div", table(heads, cells), f' class="wide" tabindex="0" role="region" aria-label="{escape(aria)}"'
        )
        details = cell("details", cell("summary", escape(words("balance-as-table"))) + inside)
        return cell("figure", cell("h3", escape(title)) + stacks(words, aria, one.rounds, most, least) + details)

    # ------------------------------------------------------------- the value of items
    def worths(self) -> list[str]:
        words, found = self._w, self._found.worths
        if not found:
            return []
        title = words("balance-items")
        compared = [one for one in found if one.pairs >= LEAST_GAMES]
        blank = words(f"{self._game.name}-blank" if f"{self._game.name}-blank" in words else "balance-blank")
        about = words("balance-items-text", blank=blank, count=len(compared), games=max(one.games for one in found))
        parts = [heading(title, "balance-items"), paragraph(about)]
        if not compared:
            return [*parts, paragraph(words("balance-items-few", games=LEAST_GAMES))]
        shapes = {one.side: self._shape(one) for one in compared}
        legend = "".join(
            cell("li", key(shape) + escape(self._side(side)))
            for side, shape in sorted(shapes.items(), key=lambda pair: pair[1])
        )
        dots = [self._dot(one, place < NAMED) for place, one in enumerate(compared)]
        drawing = scatter(words, title, dots, words("balance-axis-times"), words("balance-axis-worth"))
        rows = [self._row(one) for one in found]
        inside = cell(
            "div",
            table([words(head) for head in COLUMNS], rows, labels=True),
            f' class="wide" tabindex="0" role="region" aria-label="{escape(title)}"',
        )
        details = cell("details", cell("summary", escape(words("balance-as-table"))) + inside)
        return [*parts, cell("figure", cell("ul", legend, ' class="legend"') + drawing + details, ' class="big"')]

    def _dot(self, one: Worth, named: bool) -> Dot:
        name = self._name(one) + (" *" if one.corrected < SHOWN else "")
        return Dot(name, self._shape(one), one.times, one.difference, one.low, one.high, named)

    def _row(self, one: Worth) -> list[str]:
        words = self._w
        kind = words(f"{self._game.name}-section-{one.section}")
        name = f"<b>{escape(self._name(one))}</b> <small>{escape(kind)}</small>"
        used = words.percent(one.taken / one.games, 0) if one.games else "–"
        row = [name, escape(self._side(one.side)), used, words.figure(one.times, 2)]
        if one.pairs < LEAST_GAMES:
            return [*row, *["–"] * 4, escape(words("balance-too-few")), "–"]
        says = "balance-matters" if one.corrected < SHOWN else "balance-not-shown"
        mark = cell("mark", escape(words(says))) if one.corrected < SHOWN else escape(words(says))
        shares = [
            words.percent(one.with_it),
            words.percent(one.without_it),
            difference(words, one.difference, one.high),
        ]
        return [*row, *shares, escape(small(words, one.corrected)), mark, escape(enough(words, one.needed))]

    def _name(self, one: Worth) -> str:
        """The item's name alone; the mark shows the side if every side has such an item."""
        name = self._items[one.item].name
        return self._w.message(name) if isinstance(name, Message) else str(self._w.named(name))

    def _side(self, side: int | None) -> str:
        return self._w("balance-anybody") if side is None else self._w(self._game.sides[side])

    def _shape(self, one: Worth) -> int:
        return SHAPES - 1 if one.side is None else one.side % (SHAPES - 1)
