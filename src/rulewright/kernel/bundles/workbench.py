"""What the workshop for packs knows of a game: the kinds of parts in its box, how a pack writes them, and how to draw and describe each.

The fields of a kind come from the table type that reads the pack, so reading, checking and correcting share one declaration."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import inspect

from rulewright.kernel.box import Piece
from rulewright.kernel.content import Report, Table

Sort = Literal[
    "text",
    "picture",
    "number",
    "flag",
    "choice",
    "choices",
    "numbers",
    "siblings",
    "texts",
    "effects",
    "group",
    "rows",
    "drawing",
]
MARKS = ("id", "source", "confidence", "fields")  # not printed on any part


class Offer(NamedTuple):
    """One way to fill a slot in a part's effects: the whole effect as it would be, and why it may not go there."""

    step: Any
    why: str  # a code; nothing if it fits
    text: Any  # the Message that says what it does


class Effects(NamedTuple):
    """The closed vocabulary in which a pack describes what its parts do."""

    arguments: Mapping[str, Sequence[Any]]  # of each effect, with names, ranges and words
    # Given a table and a place in it, such as "battle[1].steps[2]": the effects that could go there, under "", and for each argument of the
    # present effect its possible values.
    offers: Callable[[Any, str], Mapping[str, list[Offer]]]


class Kind(NamedTuple):
    id: str  # its title is the message `<game>-kind-<id>`
    file: str
    key: str  # of the list or table in the file; "" if the table is the file itself
    table: type[Table]
    section: str  # the section of the box that shows it
    draw: Callable[[Any], Piece | None]  # the table as a part; None if it makes no sense
    group: str = ""  # the field that groups the list
    listed: bool = True  # whether there is a list of them, or just one
    adds: bool = False  # whether entries can be added and removed: then each has a name of its own
    frame: tuple[str, ...] = ()  # other keys of its file, which a drawing of all parts needs
    hidden: tuple[str, ...] = ()  # fields without a form: drawings, and what belongs to a deck

    @property
    def path(self) -> str:
        return f"{self.file.removesuffix('.toml')}/{self.key}".rstrip("/")


class Workbench(NamedTuple):
    kinds: Sequence[Kind]
    effects: Effects | None = None
    along: Mapping[str, Sequence[str]] = {}  # fields without a form that change together with one that has a form
    wholes: Mapping[str, str] = {}
    halves: Mapping[str, Sequence[str]] = {}


class Field(NamedTuple):
    name: str
    sort: Sort
    least: int = 0
    most: int = 0
    words: tuple[str, ...] = ()
    optional: bool = False
    fields: tuple[Field, ...] = ()


def fields(table: type[msgspec.Struct], hidden: Sequence[str] = ()) -> tuple[Field, ...]:
    """The fields that can have a form."""
    shape = inspect.type_info(table)
    assert isinstance(shape, inspect.StructType)
    made = [_field(each.encode_name, each.type, not each.required) for each in shape.fields if each.name not in hidden]
    return tuple(field for field in made if field and field.name not in MARKS)


def _field(name: str, kind: inspect.Type, optional: bool) -> Field | None:
    if isinstance(kind, inspect.UnionType):  # or None
        inner = next(each for each in kind.types if not isinstance(each, inspect.NoneType))
        return _field(name, inner, True)
    match kind:
        case inspect.IntType():
            return Field(name, "number", kind.ge or 0, kind.le or 0, optional=optional)
        case inspect.BoolType():
            return Field(name, "flag", optional=optional)
        case inspect.LiteralType():
            return Field(name, "choice", words=tuple(map(str, kind.values)), optional=optional)
        case inspect.StrType():
            most = kind.max_length or 0
            return Field(name, "picture" if name == "picture" else "text", most=most, optional=optional)
        case inspect.StructType():
            inner_fields = fields(kind.cls)
            return Field(name, "group", fields=inner_fields, optional=optional) if inner_fields else None
        case inspect.VarTupleType():
            return _list(name, kind, optional)
    return None


def _list(name: str, kind: inspect.VarTupleType, optional: bool) -> Field | None:
    item, most = kind.item_type, kind.max_length or 0
    match item:
        case inspect.AnyType():
            return Field(name, "effects", optional=optional)
        case inspect.LiteralType():
            return Field(name, "choices", most=most, words=tuple(map(str, item.values)), optional=optional)
        case inspect.IntType():
            return Field(name, "numbers", item.ge or 0, item.le or 0, optional=optional)
        case inspect.TupleType():  # points
            return Field(name, "drawing", optional=optional)
        case inspect.StrType():
            return Field(name, "siblings" if item.pattern else "texts", most=most, optional=optional)
        case inspect.StructType():
            return Field(name, "rows", most=most, fields=fields(item.cls), optional=optional)
    return None


def drawn(kind: Kind, raw: Any) -> Piece | None:
    """A part of a draft, ready to draw; None if it is incomplete or wrong."""
    try:
        return kind.draw(msgspec.convert(raw, kind.table))
    except (msgspec.ValidationError, ValueError, KeyError, IndexError, TypeError):
        return None


def silent() -> Report:
    return Report([], "")
