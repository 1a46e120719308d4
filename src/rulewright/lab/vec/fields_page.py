"""The fields of observations as tables for docs/interfaces.md. `python -m rulewright.lab.vec.fields_page` updates that page."""

from __future__ import annotations

from pathlib import Path

from rulewright.games import OWN, load
from rulewright.kernel.numbers import EventKind
from rulewright.kernel.observing.observation import Field, Observation

PAGE = Path(__file__).parents[4] / "docs" / "interfaces.md"
HEAD = ["| field | shape | range | meaning |", "|---|---|---|---|"]
KINDS_HEAD = ["| kind | event | numbers |", "|---:|---|---|"]
EVENTS = 16  # in the history that the page shows


def fields_table(declared: Observation) -> str:
    """A Markdown table of what everybody may know, what only the seat may know, and its history."""
    longer = declared.with_history(EVENTS)
    public = [line(field) for field in declared.fields if not field.own]
    own = [line(field) for field in declared.fields if field.own]
    history = [line(field) for field in longer.fields[len(declared.fields) :]]
    return "\n".join(
        [
            f"{declared.size} numbers: {declared.public_size} that everyone may know, the same for every seat,",
            *table(HEAD, public),
            f"and {declared.size - declared.public_size} only for that seat:",
            *table(HEAD, own),
            f"With `history={EVENTS}` there are {longer.size - declared.size} more:",
            *table(HEAD, history),
            "<details><summary>Kinds of events, and their numbers</summary>",
            *table(KINDS_HEAD, [event(number, kind) for number, kind in enumerate(declared.event_kinds, 1)]),
            "</details>",
        ]
    )


def table(head: list[str], rows: list[str]) -> list[str]:
    return ["", *head, *rows, ""]


def event(number: int, kind: EventKind) -> str:
    return f"| {number} | {kind.name} | {', '.join(kind.roles).replace('_', ' ')} |"


def line(field: Field) -> str:
    shape = " × ".join(map(str, field.shape)) or "1"
    return f"| `{field.name}` | {shape} | {field.low} to {field.high} | {field.meaning} |"


def with_tables(page: str) -> str:
    """The page with current tables: each stands between two marks."""
    for name in OWN:
        declared = load(name).observation
        assert declared is not None
        first, last = f"<!-- {name} -->", "<!-- end -->"
        start = page.index(first) + len(first)
        page = f"{page[:start]}\n{fields_table(declared)}\n{page[page.index(last, start) :]}"
    return page


if __name__ == "__main__":
    PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
