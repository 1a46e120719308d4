"""Paths in a pack: `tactics/card/humans_crossfire/move` is a field of an entry of tactics.toml, `pack/title` one of pack.toml.

Entries of a list are addressed by id or name, or else by their number, counted from 1. Nothing is changed in place: unchanged parts are
shared with the tables before the change."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from .bundle import Contents
from .scales import parsed
from .toml import written

Tables = Mapping[str, Any]  # the content of each file, by name without .toml
Changes = Mapping[str, Any]  # new values by path; None removes
PATH = re.compile(r"[a-z0-9_-]{1,40}(/[A-Za-z0-9_.-]{1,80}){1,5}")
ITEM = 2  # steps before a list's entry: the file and the key


def tables_of(files: Contents) -> dict[str, Any]:
    """Parse files that are known to be readable."""
    return {name.removesuffix(".toml"): parsed(data, lambda *_, **__: None) or {} for name, data in files.items()}


def called(item: Any, number: int) -> str:
    """The name of a list's entry in a path."""
    name = item.get("id", item.get("name")) if isinstance(item, dict) else None
    return name if isinstance(name, str) else str(number)


def found(tables: Any, path: str) -> Any:
    """The value at a path; None if there is none."""
    for step in path.split("/"):
        if isinstance(tables, list):
            tables = next((item for n, item in enumerate(tables, 1) if called(item, n) == step), None)
        else:
            tables = tables.get(step) if isinstance(tables, Mapping) else None
    return tables


def apart(one: Any, other: Any) -> int:
    """In how many values they differ."""
    if one == other:
        return 0
    if isinstance(one, list) and isinstance(other, list):
        one, other = ({called(item, n): item for n, item in enumerate(items, 1)} for items in (one, other))
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        return sum(apart(one.get(name), other.get(name)) for name in {*one, *other})
    return 1


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
    """Set or remove an entry of a list, or a field of an existing entry. A new entry must come whole."""
    known = [called(item, n) for n, item in enumerate(items, 1)]
    if name not in known:
        return [*items, value] if not rest and isinstance(value, dict) else items
    n = known.index(name)
    if rest:
        return [*items[:n], _put(items[n], rest, value), *items[n + 1 :]]
    return [*items[:n], *([] if value is None else [value]), *items[n + 1 :]]


def with_changes(files: Contents, base: Tables, changes: Changes) -> dict[str, bytes]:
    """The files after the changes. Only changed files are rewritten, so the others keep their comments."""
    after = changed(base, changes)
    new = {name: written(table).encode() for name, table in after.items() if table is not base.get(name)}
    return {**files, **{f"{name}.toml": data for name, data in new.items()}}


def place_of(file: str, where: str, tables: Tables) -> str:
    """Turn a problem's location (see message.Problem) into a path, as far as the path exists."""
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
