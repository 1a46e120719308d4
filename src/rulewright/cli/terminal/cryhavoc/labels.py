"""Two letters for every region, from its name in the reader's language: drawn on the planet, and accepted as input."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import count

from rulewright.cli.terminal.question import folded


def labels(names: Sequence[str]) -> list[str]:
    """A label for each name, unique even without accents and capitals. On a conflict, all names concerned use their next candidate."""
    made: dict[int, str] = {}
    tries = [candidates(name) for name in names]
    for round in count():
        open_ = [n for n in range(len(names)) if n not in made]
        if not open_:
            return [made[n] for n in range(len(names))]
        wished = {n: tries[n][round] if round < len(tries[n]) else f"{names[n][0]}{n}" for n in open_}
        times = Counter(map(folded, [*wished.values(), *made.values()]))
        made |= {n: label for n, label in wished.items() if times[folded(label)] == 1}
    raise AssertionError


def candidates(name: str) -> list[str]:
    """The first two letters, the initials, then the first letter with any other."""
    words = ["".join(c for c in word if c.isalpha()) for word in name.split()]
    letters = "".join(words)
    initials = [words[0][:1] + words[-1][:1]] if len(words) > 1 else []
    return [letters[:2], *initials, *(letters[0] + letter for letter in letters[2:])]
