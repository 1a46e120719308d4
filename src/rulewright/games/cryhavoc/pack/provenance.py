"""How certain the shipped pack's content is, counted for docs/content-york.md. `python -m rulewright.games.cryhavoc.pack.provenance` prints
the tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from rulewright.kernel.content import Files

from .loading import FILES, SHIPPED

CONFIDENCES = ("certain", "likely", "inferred", "ours")
KINDS = {
    "faction tactics cards": ("tactics.toml", "card"),
    "terrain tactics cards": ("terrain.toml", "card"),
    "skills": ("skills.toml", "skill"),
    "structures": ("structures.toml", "structure"),
    "tokens that structures place": ("structures.toml", "token"),
    "events": ("events.toml", "event"),
    "exploration tokens": ("exploration.toml", "exploration"),
    "war parties": ("war_parties.toml", "war_party"),
    "nests": ("nests.toml", "nest"),
    "regions, 2 players": ("map-2.toml", "region"),
    "regions, 3 and 4 players": ("map-3-4.toml", "region"),
}
Marks = Callable[[Any], list[str]]  # the confidence levels that an entry names


def of_entry(entry: Any) -> list[str]:
    """The level of the entry as a whole."""
    return [entry.confidence]


def of_fields(entry: Any) -> list[str]:
    """The levels of single fields that differ."""
    return [mark.confidence for mark in entry.fields.values()]


def table(marks: Marks) -> str:
    """A Markdown table of how often each kind of part names each confidence level."""
    lines = [f"| | {' | '.join(CONFIDENCES)} |", "|---|" + "---:|" * len(CONFIDENCES)]
    total: Counter[str] = Counter()
    for kind, counts in counted(marks).items():
        lines.append(line(kind, counts))
        total += counts
    return "\n".join([*lines, line("**total**", total)]) + "\n"


def line(kind: str, counts: Counter[str]) -> str:
    return f"| {kind} | {' | '.join(str(counts[confidence]) for confidence in CONFIDENCES)} |"


def counted(marks: Marks) -> dict[str, Counter[str]]:
    files = Files(SHIPPED["york"], tuple(FILES))
    tables: dict[str, Any] = {name: files.read(name, shape)[0] for name, shape in FILES.items()}
    return {
        kind: Counter(mark for entry in getattr(tables[file], key) for mark in marks(entry))
        for kind, (file, key) in KINDS.items()
    }


if __name__ == "__main__":
    print(f"{table(of_entry)}\n{table(of_fields)}", end="")
