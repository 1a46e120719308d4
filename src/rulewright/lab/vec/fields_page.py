"""The fields of an observation as tables, for docs/interfaces.md. `python -m rulewright.lab.vec.fields_page` writes them there."""

from __future__ import annotations

from pathlib import Path

from rulewright.games import OWN, load
from rulewright.kernel.observation import Field, Observation

PAGE = Path(__file__).parents[4] / "docs" / "interfaces.md"
HEAD = ["| field | shape | range | meaning |", "|---|---|---|---|"]


def fields_table(declared: Observation) -> str:
    """Two tables: what everyone may know, and what only this seat may know (Markdown)."""
    public = [line(field) for field in declared.fields if not field.own]
    own = [line(field) for field in declared.fields if field.own]
    sizes = f"{declared.size} numbers: {declared.public_size} that everyone may know, the same for every seat,"
    return "\n".join(
        [
            sizes,
            "",
            *HEAD,
            *public,
            "",
            f"and {declared.size - declared.public_size} only for that seat:",
            "",
            *HEAD,
            *own,
        ]
    )


def line(field: Field) -> str:
    shape = " × ".join(map(str, field.shape)) or "1"
    return f"| `{field.name}` | {shape} | {field.low} to {field.high} | {field.meaning} |"


def with_tables(page: str) -> str:
    """The page with the tables as they are now: each stands between two marks."""
    for name in OWN:
        declared = load(name).observation
        assert declared is not None
        first, last = f"<!-- {name} -->", "<!-- end -->"
        start = page.index(first) + len(first)
        page = f"{page[:start]}\n{fields_table(declared)}\n{page[page.index(last, start) :]}"
    return page


if __name__ == "__main__":
    PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
