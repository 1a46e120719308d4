"""Guides: the numbers by which a game's evaluation weighs a position. They are data, found by play, and no rule depends on them.

The evaluation is a rule, `worth(s, seat, guide)`; a guide is a row of integers in the order of the names that its game gives them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from .rule import buffer

HABITS: Mapping[str, int] = {  # how to search where a game has found nothing better
    "temperature": 300,  # worth that makes a position twice as good
    "explore": 10,  # hundredths: how much what was seldom tried draws
    "trust": 100,  # hundredths of a visit that the first guess of an action counts
    "sharpness": 400,  # hundredths: how much more often than others an action is tried that looks better
    "width": 10,  # choices of each decision that a playout looks at, or so
    "length": 6,  # plies of a playout at most, up to the next own turn
    "ahead": 0,  # own turns that a playout goes on after that
}


class Guides(NamedTuple):
    """What the file of a game holds."""

    names: tuple[str, ...]
    plain: Any  # guessed, and never changed since: what the greedy bot goes by
    tuned: Any  # found by play of bots against each other
    habits: Mapping[str, int] = HABITS  # how to search with it
    found: str = ""  # how the tuned ones were found, if the file says so


def row(numbers: Sequence[int]) -> Any:
    made = buffer(len(numbers))
    for i, number in enumerate(numbers):
        made[i] = number
    return made


def read_guides(path: Path, names: Sequence[str]) -> Guides:
    """ValueError if the file has other names than the evaluation, or its `found` is not a text."""
    data = json.loads(path.read_text(encoding="utf-8"))
    for kind in ("plain", "tuned"):
        if list(data[kind]) != list(names):
            raise ValueError(f"{path.name}: {kind} has other names, or another order, than the evaluation")
    plain, tuned = (row([data[kind][name] for name in names]) for kind in ("plain", "tuned"))
    found = data.get("found", "")
    if not isinstance(found, str):
        raise ValueError(f"{path.name}: found is not a text")
    return Guides(tuple(names), plain, tuned, data["habits"], found)
