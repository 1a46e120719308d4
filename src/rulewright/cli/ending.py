"""The end of a game: who has how many points, from which mounds, and who wins (T8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulewright.words import Words

from .paint import Line, wrapped
from .panel import mounds, points, units, values


def end_lines(view: dict[str, Any], words: Words, names: Sequence[str], columns: int) -> list[Line]:
    """The winners, then every seat with what it counted, best first."""
    score = {seat: (points(view, seat), len(units(view, seat))) for seat in range(view["players"])}
    best = max(score.values())
    winners = [names[seat] for seat in score if score[seat] == best]
    leaders = [seat for seat in score if score[seat][0] == best[0]]
    lines = wrapped(
        words("cli-end-winners", count=len(winners), names=", ".join(winners), points=best[0]), columns, "title"
    )
    if len(leaders) > 1:
        lines += wrapped(words("cli-end-tie", count=len(winners)), columns)
    for seat in sorted(score, key=lambda seat: score[seat], reverse=True):
        own = view["seats"][seat]
        title = words("cli-end-seat", name=names[seat], swarm=words(f"swarm-{own['swarm']}"), points=score[seat][0])
        counted = words(
            "cli-end-counted",
            board=", ".join(f"{name} {value}" for name, value in mounds(view, seat)) or "–",
            reserve=values(own["reserve"]),
            trophies=values(own["trophies"]),
            units=score[seat][1],
        )
        lines += [[(title, "bold")], *wrapped(counted, columns, indent="    ")]
    return lines
