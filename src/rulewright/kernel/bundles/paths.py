"""Places in a pack: `tactics/card/humans_crossfire/move` is a field of an entry of tactics.toml, `pack/title` one of pack.toml.

Entries of a list go by their id or name, those that have neither by their number, from 1. Nothing is changed in place: what a change
does not touch is shared with the tables before it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from .bundle import Contents
from .scales import parsed
from .toml import written

Tables = Mapping[str, Any]  # what the files say, by their names without .toml
Changes = Mapping[str, Any]  # by their places; None takes away
PATH = re.compile(r"[a-z0-9_-]{1,40}(/[A-Za-z0-9_.-]{1,80}){1,5}")
ITEM = 2  # steps before the entry of a list: the file and the key


def tables_of(files: Contents) -> dict[str, Any]:
    """Of files that could be read before."""
    return {name.removesuffix(".toml"): parsed(data, lambda *_, **__: None) or {} for name, data in files.items()}


def called(item: Any, number: int) -> str:
    """By which an entry of a list goes."""
    name = item.get("id", item.get("name")) if isinstance(item, dict) else None
    return name if isinstance(name, str) else str(number)


def found(tables: Any, path: str) -> Any:
    """What stands there; None if nothing does."""
    for step in path.split("/"):
        if isinstance(tables, list):
            tables = next((item for n, item in enumerate(tables, 1) if called(item, n) == step), None)
        else:
            tables = tables.get(step) if isinstance(tables, Mapping) else None
    return tables


def changed(tables: Tables, changes: Changes) -> Tables:
    for path, value in changes.items():
        tables = _put(tables, path.split("/"), value)
    return tables


def _put(at: Any, steps: list[str], value: Any) -> Any:
    first, rest = steps[0], steps[1:]
    if isinstance(at, list):
        return _put_item(at, first, rest, value)
    table = dict(at) if isinstance(at, Mapping) else {}
    if rest:
        table[first] = _put(table.get(first, {}), rest, value)
    elif value is None:
        table.pop(first, None)
    else:
        table[first] = value
    return table


def _put_item(items: list[Any], name: str, rest: list[str], value: Any) -> list[Any]:
    """A whole entry can be added or taken out; a field only where there is one."""
    known = [called(item, n) for n, item in enumerate(items, 1)]
    if name not in known:
        return [*items, value] if not rest and isinstance(value, dict) else items
    n = known.index(name)
    if rest:
        return [*items[:n], _put(items[n], rest, value), *items[n + 1 :]]
    return [*items[:n], *([] if value is None else [value]), *items[n + 1 :]]


def with_changes(files: Contents, base: Tables, changes: Changes) -> dict[str, bytes]:
    """Only files that change are written anew: the comments in the others stay."""
    after = changed(base, changes)
    new = {name: written(table).encode() for name, table in after.items() if table is not base.get(name)}
    return {**files, **{f"{name}.toml": data for name, data in new.items()}}


def place_of(file: str, where: str, tables: Tables) -> str:
    """The place that a problem speaks of (see message.Problem), as far as there is such a place."""
    steps = [file.removesuffix(".toml")]
    if found(tables, steps[0]) is None:
        return ""
    for step in re.findall(r"[A-Za-z0-9_-]+", where):
        at = found(tables, "/".join(steps))
        if isinstance(at, list) and step.isdecimal() and 0 < int(step) <= len(at):
            step = called(at[int(step) - 1], int(step))
        if not isinstance(at, dict | list) or found(tables, "/".join([*steps, step])) is None:
            break
        steps.append(step)
    return "/".join(steps)
