"""HTML building blocks for the sections of the page, and number formats."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from rulewright.words import Words

from .comparing import MOST_NEEDED

SMALLEST = 0.001  # smallest p shown as a number


def cell(tag: str, inner: str, more: str = "") -> str:
    return f"<{tag}{more}>{inner}</{tag}>"


def heading(text: str, id: str = "") -> str:
    return cell("h2", escape(text), f' id="{id}"' if id else "")


def paragraph(text: str) -> str:
    return cell("p", escape(text))


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], labels: bool = False) -> str:
    """Cells are HTML. `labels`: each cell repeats the header of its column, for phones that show a row as a block."""
    head = cell("tr", "".join(cell("th", escape(text), ' scope="col"') for text in heads))
    body = "".join(
        cell(
            "tr",
            "".join(
                cell("td", inner, f' data-label="{escape(text)}"' if labels else "")
                for text, inner in zip(heads, row, strict=True)
            ),
        )
        for row in rows
    )
    return cell("table", cell("thead", head) + cell("tbody", body), ' class="rows"' if labels else "")


def small(words: Words, p: float) -> str:
    return words.figure(p, 3) if p >= SMALLEST else f"< {words.figure(SMALLEST, 3)}"


def span(words: Words, low: float, high: float) -> str:
    return f"{words.percent(low)} – {words.percent(high)}"


def difference(words: Words, value: float, high: float) -> str:
    return f"{words.figure(100 * value, 1, '+')} ± {words.figure(100 * (high - value), 1)}"


def enough(words: Words, games: int) -> str:
    """Games needed to settle it, unless they are more than anybody plays."""
    return words("balance-over", games=MOST_NEEDED) if games >= MOST_NEEDED else words.figure(games)
