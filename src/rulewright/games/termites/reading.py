"""Reads a content file: text, TOML, tables of a known shape. What is wrong becomes a list of problems, not a traceback.

Problems are data: a message key with its arguments, put into words only where people read them.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin

import msgspec

from rulewright.kernel.message import Problem

T = TypeVar("T", bound=msgspec.Struct)

_EXPECTED = {str: "text", int: "number", bool: "flag", tuple: "list", Literal: "text"}


@dataclass(frozen=True)
class Report:
    """Takes down the problems of one place in one file; the list is shared by all the places that are read together."""

    problems: list[Problem]
    file: str
    place: str = ""

    def at(self, place: str) -> Report:
        return replace(self, place=place)

    def __call__(self, key: str, paragraph: str | None = None, where: str = "", **args: str | int) -> None:
        self.problems.append(Problem(self.file, f"{self.place} {where}".strip(), paragraph, f"content-{key}", args))


def read(path: Path, report: Report) -> bytes | None:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        report("missing-file", path=str(path))
    except IsADirectoryError:
        report("is-a-folder", path=str(path))
    except (OSError, ValueError) as error:  # ValueError: a path that no file can have
        report("unreadable", path=str(path), reason=str(error))
    return None


def decode(data: bytes, shape: type[T], report: Report) -> T | None:
    try:
        raw = tomllib.loads(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        report("not-utf8", line=data[: error.start].count(b"\n") + 1)
        return None
    except (ValueError, RecursionError) as error:  # also for endless numbers and lists
        report("not-toml", detail=str(error))
        return None
    before = len(report.problems)
    _shape(raw, shape, "", report)
    return msgspec.convert(raw, shape) if len(report.problems) == before else None


def _shape(raw: Any, kind: Any, where: str, report: Report) -> None:
    """Every fault in the shape of a value; msgspec alone would stop at the first and word it in English."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        if isinstance(raw, dict):
            _table(raw, kind, where, report)
        else:
            report("wrong-type", where=where, expected="table")
    elif get_origin(kind) is tuple and isinstance(raw, list):
        for number, item in enumerate(raw, 1):
            _shape(item, get_args(kind)[0], f"{where}[{number}]", report)
    else:
        _value(raw, kind, where, report)


def _table(raw: dict[str, Any], kind: type[msgspec.Struct], where: str, report: Report) -> None:
    fields = {field.name: field for field in msgspec.structs.fields(kind)}
    for name in [name for name in raw if name not in fields]:
        report("unknown-key", where=where, name=name, known=", ".join(fields))
    for name, field in fields.items():
        if name in raw:
            _shape(raw[name], field.type, f"{where}.{name}".lstrip("."), report)
        elif field.required:
            report("missing-key", where=where, name=name)


def _value(raw: Any, kind: Any, where: str, report: Report) -> None:
    try:
        msgspec.convert(raw, kind)
    except msgspec.ValidationError:
        limits: Any
        plain, limits = (kind.__origin__, kind.__metadata__[0]) if get_origin(kind) is Annotated else (kind, None)
        sort = get_origin(plain) or plain
        if type(raw) is not (str if sort is Literal else sort):
            report("wrong-type", where=where, expected=_EXPECTED[sort])
        elif sort is Literal:
            report("unknown-word", where=where, given=raw, words=", ".join(get_args(plain)))
        elif sort is int:
            report("out-of-range", where=where, least=limits.ge, most=limits.le)
        else:
            report("bad-text", where=where)
