"""Changes a single number of a pack: `mounds.neutral.value=8`, or `skills.humans_veteran_forces.tokens=+1` for one more.

A path begins with the file. An entry of a list is addressed by its id; in a list of numbers, by its position from 1."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

from rulewright.kernel.bundles.bundle import folder_of, in_folder, keep
from rulewright.kernel.bundles.toml import written
from rulewright.kernel.game import Game
from rulewright.kernel.message import UserError

FORM = re.compile(r"(?P<file>[a-z0-9_-]+)\.(?P<way>[^=\s]+)=(?P<number>[+-]?\d{1,6})")


class Spot(NamedTuple):
    """The place of a number: a table and key, or a list and index."""

    holder: Any
    key: str | int


def entry(holder: Any, step: str) -> Spot | None:
    if isinstance(holder, list):
        place = int(step) - 1 if step.isdigit() else -1
        return Spot(holder, place) if 0 <= place < len(holder) else None
    if not isinstance(holder, dict):
        return None
    if step in holder:
        return Spot(holder, step)
    for entries in holder.values():
        for place, one in enumerate(entries if isinstance(entries, list) else ()):
            if isinstance(one, dict) and step in (one.get("id"), one.get("name")):
                return Spot(entries, place)
    return None


def files_of(game: Game, pack: str) -> dict[str, bytes]:
    return in_folder(folder_of(pack or game.pack, game.packs))


def found(files: dict[str, bytes], name: str) -> tuple[str, dict[str, Any], Spot]:
    """The file of a path, its content, and the number's place in it. Raises UserError if there is no number."""
    file, _, way = name.partition(".")
    file += ".toml"
    if file not in files:
        raise UserError("balance-no-place", name=name, known=", ".join(Path(one).stem for one in files))
    table: dict[str, Any] = tomllib.loads(files[file].decode())
    spot = Spot({"": table}, "")
    for step in way.split("."):
        inside = spot.holder[spot.key]
        below = entry(inside, step)
        if below is None:
            raise UserError("balance-no-place", name=name, known=", ".join(names(inside)))
        spot = below
    number = spot.holder[spot.key]
    if not isinstance(number, int) or isinstance(number, bool):
        raise UserError("balance-no-number", name=name, value=str(number))
    return file, table, spot


def names(inside: Any) -> list[str]:
    """The names that may follow here."""
    if isinstance(inside, list):
        return [str(place) for place in range(1, len(inside) + 1)]
    if not isinstance(inside, dict):
        return []
    entries = [one for value in inside.values() if isinstance(value, list) for one in value if isinstance(one, dict)]
    return [*(str(one.get("id", one.get("name"))) for one in entries), *inside] if entries else list(inside)


def read_change(game: Game, pack: str, text: str) -> tuple[str, str]:
    """The path and the new number."""
    form = FORM.fullmatch(text)
    if form is None:
        raise UserError("balance-what-if-form", text=text)
    name, number = f"{form['file']}.{form['way']}", form["number"]
    _, _, spot = found(files_of(game, pack), name)
    before = int(spot.holder[spot.key])
    return name, str(before + int(number) if number[0] in "+-" else int(number))


def changed_pack(game: Game, pack: str, name: str, number: str) -> str:
    """The name of a pack that differs only in this number. It is stored like other packs that people bring."""
    files = files_of(game, pack)
    file, table, spot = found(files, name)
    spot.holder[spot.key] = int(number)
    return keep({**files, file: written(table).encode()})
