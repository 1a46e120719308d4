"""Writes TOML, which Python can only read: text, numbers, booleans, lists and tables, as packs have them."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

BARE = re.compile(r"[A-Za-z0-9_-]+")


def written(table: Mapping[str, Any]) -> str:
    """Write a table so that it reads back the same. Tables outside of lists come last, under their headings."""
    return "\n".join(_table(table, "")).strip("\n") + "\n"


def _table(table: Mapping[str, Any], above: str) -> list[str]:
    lines, below = list[str](), list[str]()
    for name, value in table.items():
        path = f"{above}.{_key(name)}".lstrip(".")
        if isinstance(value, dict) and not above:
            below += ["", f"[{path}]", *_table(value, path)]
        elif _tables(value) and not above:
            for item in value:
                below += ["", f"[[{path}]]", *_table(item, path)]
        else:
            lines.append(f"{_key(name)} = {_value(value)}")
    return [*lines, *below]


def _tables(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(item, dict) for item in value)


def _key(name: str) -> str:
    return name if BARE.fullmatch(name) else _text(name)


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(name)} = {_value(item)}" for name, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    if isinstance(value, str):
        return _picture(value) if "\n" in value else _text(value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def _text(text: str) -> str:
    """Quote a text. JSON and TOML agree on this, except for one character."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _picture(text: str) -> str:
    """Write a multi-line string, one line of the drawing per line. TOML ignores the first line break."""
    inner = "\n".join(_text(line)[1:-1] for line in text.split("\n"))
    return f'"""\n{inner}"""'
