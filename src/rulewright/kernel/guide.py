"""Guides: the weights of a game's evaluation. They are data, found by playing, and no rule depends on them.

The evaluation is a rule, `worth(s, seat, guide)`; a guide is a row of integers in the order of the names that its game declares."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from .rule import buffer

HABITS: Mapping[str, int] = {  # search parameters for games that have found nothing better
    "temperature": 300,  # the difference in worth that makes a position twice as good
    "explore": 10,  # hundredths: how strongly rarely tried actions attract
    "trust": 100,  # the weight of an action's first estimate, in hundredths of a visit
    "sharpness": 400,  # hundredths: how much more often a better-looking action is tried
    "width": 10,  # roughly how many choices a playout looks at per decision
    "length": 6,  # most plies of a playout, up to the seat's next turn
    "ahead": 0,  # further turns of the same seat that a playout plays
}


class Guides(NamedTuple):
    """The content of a game's guide file."""

    names: tuple[str, ...]
    plain: Any  # guessed by hand, never changed since: used by the greedy bot
    tuned: Any  # found by bots playing each other
    habits: Mapping[str, int] = HABITS  # search parameters that go with it
    found: str = ""  # how the tuned weights were found, if the file says so


def row(numbers: Sequence[int]) -> Any:
    made = buffer(len(numbers))
    for i, number in enumerate(numbers):
        made[i] = number
    return made


def read_guides(path: Path, names: Sequence[str]) -> Guides:
    """Raises ValueError if the file's names differ from the evaluation's, or if its `found` is not a text."""
    data = json.loads(path.read_text(encoding="utf-8"))
    for kind in ("plain", "tuned"):
        if list(data[kind]) != list(names):
            raise ValueError(f"{path.name}: {kind} has other names, or another order, than the evaluation")
    plain, tuned = (row([data[kind][name] for name in names]) for kind in ("plain", "tuned"))
    found = data.get("found", "")
    if not isinstance(found, str):
        raise ValueError(f"{path.name}: found is not a text")
    return Guides(tuple(names), plain, tuned, data["habits"], found)
