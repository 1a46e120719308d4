"""Packs as a stranger might send them: ours, with random changes. The same seed gives the same packs."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

from rulewright.kernel.bundles.bundle import Contents, in_folder
from rulewright.kernel.bundles.toml import written

Tables = dict[str, dict[str, Any]]  # of a pack, by file name
STRANGE: list[Any] = [
    0, 1, -1, 2, 7, 99, 10**5, -(10**9), 2**63, 0.5, float("nan"), float("inf"), True, False, "", " ", "x", "any", "ours",
    "<script>alert(1)</script>", "{ $seat }", "../../etc/passwd", "\u202egnp.exe", "\x1b[2J", "A" * 5000, "ż" * 79, "💥",
    [], [[]], {}, {"en": "x"}, [1, 2, 3], ["kill", 1, "any", "any"], [["vp", 1]], [["strength", "attrition", 9, "any"]],
    "A1", "F6", "water", "worker", "humans", "trogs", "battle", "certain",
]  # fmt: skip


def tables_in(folder: Path) -> Tables:
    return {name: tomllib.loads(data.decode()) for name, data in in_folder(folder).items()}


def files_of(tables: Tables) -> Contents:
    return {name: written(table).encode() for name, table in tables.items()}


def spots(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a value where something else could be."""
    inner = (
        list(value.items()) if isinstance(value, dict) else list(enumerate(value)) if isinstance(value, list) else []
    )
    for key, item in inner:
        yield value, key
        yield from spots(item)


def changed(table: dict[str, Any], random: Random) -> dict[str, Any]:
    """Change one to three things."""
    made = deepcopy(table)
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        places = list(spots(made))
        if places:
            change(*random.choice(places), made, random)
    return made


def nudged(table: dict[str, Any], random: Random) -> dict[str, Any]:
    """Change one number: such a pack may well be accepted."""
    made = deepcopy(table)
    numbers = [(holder, key) for holder, key in spots(made) if type(holder[key]) is int]
    if numbers:
        holder, key = random.choice(numbers)
        holder[key] = max(0, holder[key] + random.choice((-1, 1)))
    return made


def change(holder: Any, key: Any, whole: dict[str, Any], random: Random) -> None:
    old = holder[key]
    what = random.randrange(6)
    if what == 0:
        del holder[key]
    elif what == 1 and isinstance(holder, list):
        holder[key:key] = [deepcopy(old)] * random.choice((1, 2, 40))
    elif what == 2 and isinstance(old, int | float) and not isinstance(old, bool):
        holder[key] = old + random.choice((-2, -1, 1, 2, 10))
    elif what == 3:
        other, place = random.choice(list(spots(whole)))
        holder[key] = deepcopy(other[place])
    elif what == 4 and isinstance(holder, dict):
        holder[random.choice(("", "x", "a b", "__proto__", "é" * 90, str(key).upper()))] = old
    else:
        holder[key] = deepcopy(random.choice(STRANGE))


def bent(data: bytes, random: Random) -> bytes:
    """Change, cut or repeat some of its bytes."""
    made = bytearray(data)
    for _ in range(random.choice((1, 2, 8, 60))):
        at = random.randrange(len(made))
        if random.random() < 0.6:
            made[at] = random.randrange(256)
        elif random.random() < 0.5:
            del made[at : at + random.choice((1, 9, 400))]
        else:
            made[at:at] = made[at : at + random.choice((1, 30, 2000))]
        if not made:
            made = bytearray(b"\0")
    return bytes(made)
