"""Reads a content pack: files, TOML, tables of a known shape. Faults become a list of problems, not a traceback.

Problems are data: a message key with its arguments, put into words only where people read them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from dataclasses import field as dataclass_field
from functools import cache
from hashlib import blake2b
from pathlib import Path
from types import MappingProxyType, UnionType
from typing import Annotated, Any, ClassVar, Literal, TypeVar, Union, get_args, get_origin

import msgspec

from .bundles.scales import LARGEST_FILE, MOST_PROBLEMS, parsed
from .disk import canonical
from .message import ContentError, Problem

Text = Annotated[str, msgspec.Meta(pattern=r"\S")]
Label = Annotated[str, msgspec.Meta(pattern=r"\S", max_length=80)]  # a title, a name on a card or a map
NAME_LIMITS = msgspec.Meta(pattern=r"\A[a-z0-9]+([-_][a-z0-9]+)*\Z", max_length=40)  # explained in one sentence
Name = Annotated[str, NAME_LIMITS]

_EXPECTED = {
    str: "text", int: "number", float: "decimal", bool: "flag", tuple: "list", Literal: "text", dict: "table",
}  # fmt: skip


class Table(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table in a pack. Unknown keys are errors."""

    aside: ClassVar[frozenset[str]] = frozenset()  # fields that no rule reads: words, drawings, notes


T = TypeVar("T", bound=Table)


class Datum(Table, frozen=True, kw_only=True):
    """Everything printed on a part of the box carries its source, and how sure we are of it."""

    aside: ClassVar[frozenset[str]] = frozenset({"source", "confidence", "fields"})
    source: Text
    confidence: Literal["certain", "likely", "inferred", "ours"]


# ------------------------------------------------------------- files
@dataclass(frozen=True)
class Report:
    """Collects the problems of one place in one file, in a list shared by all places that are read together."""

    problems: list[Problem]
    file: str
    place: str = ""
    warnings: list[Problem] = dataclass_field(default_factory=list)

    def at(self, place: str) -> Report:
        return replace(self, place=place)

    def __call__(self, key: str, paragraph: str | None = None, where: str = "", **args: str | int) -> None:
        if len(self.problems) < MOST_PROBLEMS:
            self.problems.append(Problem(self.file, f"{self.place} {where}".strip(), paragraph, key, args))

    def warn(self, key: str, where: str = "", **args: str | int) -> None:
        """Report something unusual that no rule forbids."""
        self.warnings.append(Problem(self.file, f"{self.place} {where}".strip(), None, key, args, warning=True))


class Files:
    """The files of a pack in a folder."""

    def __init__(self, folder: Path, names: Sequence[str]) -> None:
        self.problems: list[Problem] = []
        self.warnings: list[Problem] = []
        self._tables: dict[str, Table] = {}  # those already read
        if not is_folder(folder):
            report = self.report(folder.name)
            report("content-missing-pack", path=str(folder))
            raise ContentError(self.problems)
        self.bytes = {name: read(folder / name, self.report(name)) for name in names}
        for path in sorted(folder.glob("*.toml")):
            if path.name not in names:  # otherwise a misnamed file would be silently ignored
                report = self.report(path.name)
                report("content-unknown-file", known=", ".join(sorted(names)))

    def report(self, name: str) -> Report:
        return Report(self.problems, name, warnings=self.warnings)

    def read(self, name: str, shape: type[T]) -> tuple[T | None, Report]:
        """Read a file's table, or None if that is not possible. Also returns the report for further problems."""
        report, data = self.report(name), self.bytes[name]
        table = decode(data, shape, report) if data is not None else None
        if table is not None:
            self._tables[name] = table
        return table, report

    def stamp(self) -> str:
        """A hash of every byte: files with the same stamp need not be read again."""
        return stamp({name: data or b"" for name, data in self.bytes.items()})

    def digest(self, wanted: str = "", earlier: Mapping[str, str] = MappingProxyType({})) -> str:
        """A hash of everything that rules read in these files, which must have been read already. Two packs with one digest play alike,
        whatever their comments, names and notes. The digest used to be the stamp, and games of that time still name it: `wanted` is the
        digest that a game names, `earlier` maps digests to the stamps of packs that came with a game."""
        if wanted and wanted == self.stamp():
            return wanted
        text = canonical({name: meaning(table) for name, table in self._tables.items()})
        made = blake2b(text.encode(), digest_size=16).hexdigest()
        return earlier.get(made, made)


def stamp(files: Mapping[str, bytes]) -> str:
    made = blake2b(digest_size=16)
    for name, data in sorted(files.items()):
        made.update(f"{name} {len(data)}\n".encode() + data)
    return made.hexdigest()


def meaning(value: Any) -> Any:
    """What the rules read of a table, as plain data. Defaults are left out, so a new field leaves the digest of packs without it
    unchanged."""
    if isinstance(value, Table):
        read = [field for field in fields_of(type(value)) if field.name not in value.aside]
        said = {field.name: getattr(value, field.name) for field in read}
        return {field.name: meaning(said[field.name]) for field in read if said[field.name] != default(field)}
    if isinstance(value, dict):
        return {name: meaning(item) for name, item in value.items()}
    return [meaning(item) for item in value] if isinstance(value, tuple | list) else value


@cache
def fields_of(kind: type[msgspec.Struct]) -> tuple[msgspec.structs.FieldInfo, ...]:
    """Cached: finding the fields takes longer than reading a table."""
    return msgspec.structs.fields(kind)


def default(field: msgspec.structs.FieldInfo) -> Any:
    return field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()


def is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except OSError:  # a name too long for the file system
        return False


def read(path: Path, report: Report, most: int = LARGEST_FILE) -> bytes | None:
    try:
        if (size := path.stat().st_size) > most:
            report("content-too-large", size=size // 1024, most=most // 1024)
            return None
        return path.read_bytes()
    except FileNotFoundError:
        report("content-missing-file", path=str(path))
    except IsADirectoryError:
        report("content-is-a-folder", path=str(path))
    except (OSError, ValueError) as error:  # ValueError: a path that no file can have
        report("content-unreadable", path=str(path), reason=str(error))
    return None


# ------------------------------------------------------------- shapes
def decode(data: bytes, shape: type[T], report: Report) -> T | None:
    raw = parsed(data, report)
    return shaped(raw, shape, report) if raw is not None else None


def shaped(raw: Any, shape: type[T], report: Report) -> T | None:
    """Convert parsed TOML to a table of that shape; report the faults and return None if that fails."""
    try:
        return msgspec.convert(raw, shape)
    except msgspec.ValidationError:  # msgspec stops at the first fault and words it in English
        _shape(raw, shape, "", report)
        return None


def _shape(raw: Any, kind: Any, where: str, report: Report) -> None:
    """Report every fault in the shape of a value."""
    if get_origin(kind) is Annotated and get_origin(kind.__origin__) is tuple:
        kind = _short_enough(raw, kind, where, report)
    inner = get_args(kind)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        if isinstance(raw, dict):
            _table(raw, kind, where, report)
        else:
            report("content-wrong-type", where=where, expected="table")
    elif get_origin(kind) in (Union, UnionType):  # a type or None; TOML has no None
        _shape(raw, inner[0], where, report)
    elif get_origin(kind) is dict and isinstance(raw, dict):
        for name, item in raw.items():
            _shape(item, inner[1], f"{where}.{name}", report)
    elif get_origin(kind) is tuple and inner[1:] == (...,) and isinstance(raw, list):
        for number, item in enumerate(raw, 1):
            _shape(item, inner[0], f"{where}[{number}]", report)
    elif get_origin(kind) is tuple and isinstance(raw, list):
        if len(raw) != len(inner):
            report("content-list-length", where=where, count=len(inner))
        for number, (item, each) in enumerate(zip(raw, inner, strict=False), 1):
            _shape(item, each, f"{where}[{number}]", report)
    else:
        _value(raw, kind, where, report)


def _short_enough(raw: Any, kind: Any, where: str, report: Report) -> Any:
    """Report a list that is longer than the rules have room for. Returns the type without its limit."""
    most: int = kind.__metadata__[0].max_length
    if isinstance(raw, list) and len(raw) > most:
        report("content-list-long", where=where, count=len(raw), most=most)
    return kind.__origin__


def _table(raw: dict[str, Any], kind: type[msgspec.Struct], where: str, report: Report) -> None:
    fields = {field.encode_name: field for field in fields_of(kind)}
    for name in [name for name in raw if name not in fields]:
        report("content-unknown-key", where=where, name=name, known=", ".join(fields))
    for name, field in fields.items():
        if name in raw:
            _shape(raw[name], field.type, f"{where}.{name}".lstrip("."), report)
        elif field.required:
            report("content-missing-key", where=where, name=name)


def _value(raw: Any, kind: Any, where: str, report: Report) -> None:
    try:
        msgspec.convert(raw, kind)
    except msgspec.ValidationError:
        limits: Any
        plain, limits = (kind.__origin__, kind.__metadata__[0]) if get_origin(kind) is Annotated else (kind, None)
        sort = get_origin(plain) or plain
        if type(raw) is not (str if sort is Literal else sort):
            report("content-wrong-type", where=where, expected=_EXPECTED[sort])
        elif sort is Literal:
            report("content-unknown-word", where=where, given=raw, words=", ".join(get_args(plain)))
        elif sort is int:
            report("content-out-of-range", where=where, least=limits.ge, most=limits.le)
        elif sort is str and limits != NAME_LIMITS and too_long(raw, limits):
            report("content-text-long", where=where, count=len(raw), most=limits.max_length)
        else:
            report("content-bad-text", where=where)


def too_long(text: str, limits: Any) -> bool:
    return limits is not None and limits.max_length is not None and len(text) > limits.max_length
