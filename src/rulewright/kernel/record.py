"""Fields declared once: the class is the list-backed twin, `dtype` its NumPy layout, and both are what mypy sees.

    class State(Record):
        round = i8()                      # int
        units = i8(PLAYERS, REGIONS)      # x[i][j]
        frame = rows(Frame, DEPTH)        # x[i].field
        hand = i8(PLAYERS, KINDS, hidden=True)   # not for every eye
        mark = i8(REGIONS, scratch=True)         # not part of the position

Fields are laid out by falling size, so that there are no holes; scratch comes last and is left out of bytes and hash. The twin's
bytes and the record's are the same.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Any, Protocol, TypeVar, overload

R = TypeVar("R", bound="Record")
R_co = TypeVar("R_co", bound="Record", covariant=True)
SIZES = {"b": 1, "h": 2, "i": 4, "q": 8}


class Row(Protocol):
    """A line of integers."""

    def __getitem__(self, i: int, /) -> int: ...
    def __setitem__(self, i: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...


class Grid(Protocol):
    """Lines of integers, x[i][j]."""

    def __getitem__(self, i: int, /) -> Row: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Row]: ...


class Rows(Protocol[R_co]):
    """Several records of one kind, x[i].field."""

    def __getitem__(self, i: int, /) -> R_co: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[R_co]: ...


class Field:
    """One declared field: integers of a size and shape, or a row of records."""

    def __init__(
        self, code: str, shape: tuple[int, ...], scratch: bool, hidden: bool, kind: type[Record] | None = None
    ) -> None:
        self.code, self.shape, self.scratch, self.hidden, self.kind = code, shape, scratch, hidden, kind
        self.count = 1
        for n in shape:
            self.count *= n
        self.item = kind.size if kind else SIZES[code]
        self.align = kind.align if kind else SIZES[code]
        self.flat = self.count * (kind.flat if kind else 1)
        padded = f"{kind.format}{kind.size - kind.main}x" if kind else ""  # a record may end in padding
        self.format = padded * self.count if kind else f"{self.count}{code}"


class _Kind:
    """i8, i16, i32, i64: a field of that size with no, one or two dimensions."""

    def __init__(self, code: str) -> None:
        self.code = code

    @overload
    def __call__(self, *, scratch: bool = ..., hidden: bool = ...) -> int: ...
    @overload
    def __call__(self, n: int, /, *, scratch: bool = ..., hidden: bool = ...) -> Row: ...
    @overload
    def __call__(self, n: int, m: int, /, *, scratch: bool = ..., hidden: bool = ...) -> Grid: ...
    def __call__(self, *shape: int, scratch: bool = False, hidden: bool = False) -> Any:
        return Field(self.code, shape, scratch, hidden)


i8, i16, i32, i64 = _Kind("b"), _Kind("h"), _Kind("i"), _Kind("q")


def rows(kind: type[R], n: int) -> Rows[R]:
    return Field("", (n,), False, False, kind)  # type: ignore[return-value]


class _Meta(type):
    fields: dict[str, Field]  # in the order of the layout
    offset: dict[str, int]
    format: str  # for the struct module, without scratch
    packed: struct.Struct  # the compiled format
    flat: int  # the number of integers in it
    align: int
    main: int  # bytes without scratch
    size: int
    copier: Callable[[Any], Any]
    flattener: Callable[[Any], list[int]]
    maker: Callable[[Sequence[int], int], Any]
    encoder: Callable[[], Callable[[Any], bytes]]  # creates an encoder for a record that is encoded repeatedly

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> Any:
        found = {k: v for k, v in body.items() if isinstance(v, Field)}
        for key in found:
            del body[key]  # a slot and a class variable cannot share a name
        order = sorted(found, key=lambda k: (found[k].scratch, -found[k].align))
        body["__slots__"] = tuple(order)
        body["fields"] = {k: found[k] for k in order}
        return super().__new__(mcs, name, bases, body)

    def __init__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> None:
        super().__init__(name, bases, body)
        cls.align = max((f.align for f in cls.fields.values()), default=1)
        kept = [f for f in cls.fields.values() if not f.scratch]
        cls.format = "".join(f.format for f in kept)
        cls.packed = struct.Struct("<" + cls.format)
        cls.flat = sum(f.flat for f in kept)
        cls.main = sum(f.item * f.count for f in kept)
        at, cls.offset = 0, {}
        for key, f in cls.fields.items():
            at += -at % f.align
            cls.offset[key] = at
            at += f.item * f.count
        cls.size = at + -at % cls.align
        cls.copier, cls.flattener, cls.maker, cls.encoder = _copier(cls), _flattener(cls), _maker(cls), _encoder(cls)


def _written(name: str, arguments: str, lines: list[str], scope: dict[str, Any]) -> Any:
    """Generate a function with one line per field: ten times as fast as looping over the declaration."""
    exec("\n    ".join([f"def {name}({arguments}):", *lines]), scope)
    return scope[name]


def _copier(cls: _Meta) -> Any:
    lines, scope = ["n = new(cls)"], {"cls": cls, "new": object.__new__}
    for key, f in cls.fields.items():
        if f.kind:
            scope["copy_" + key] = f.kind.copier
            lines.append(f"n.{key} = [copy_{key}(x) for x in s.{key}]")
        else:
            lines.append(f"n.{key} = " + (f"s.{key}", f"s.{key}[:]", f"[x[:] for x in s.{key}]")[len(f.shape)])
    return _written("clone", "s", [*lines, "return n"], scope)


def _flattener(cls: _Meta) -> Any:
    parts, scope = [], dict[str, Any](chain=chain.from_iterable)
    for key, f in cls.fields.items():
        if f.scratch:
            continue
        if f.kind:
            scope["flat_" + key] = f.kind.flattener
            parts.append(f"*chain(map(flat_{key}, s.{key}))")
        else:
            parts.append((f"s.{key}", f"*s.{key}", f"*chain(s.{key})")[len(f.shape)])
    return _written("flatten", "s", [f"return [{', '.join(parts)}]"], scope)


def _encoder(cls: _Meta) -> Any:
    """Creates encoders that remember each field's packed bytes and only repack fields that have changed."""
    lines, scope = ["def encode(s):"], dict[str, Any](chain=chain.from_iterable)
    kept = [(key, f) for key, f in cls.fields.items() if not f.scratch]
    for i, (key, f) in enumerate(kept):
        scope[f"pack_{key}"] = struct.Struct("<" + f.format).pack
        value, packed, copied = f"s.{key}", f"s.{key}", f"s.{key}"
        if f.kind:
            scope[f"flat_{key}"] = f.kind.flattener
            value, packed, copied = f"[flat_{key}(x) for x in s.{key}]", "*chain(x)", "x"
        elif len(f.shape) == 1:
            packed, copied = f"*s.{key}", f"s.{key}[:]"
        elif f.shape:
            packed, copied = f"*chain(s.{key})", f"[x[:] for x in s.{key}]"
        lines += [f"    x = {value}", f"    if x != known[{i}]:"]
        lines += [f"        parts[{i}] = pack_{key}({packed})", f"        known[{i}] = {copied}"]
    began = [f"known, parts = [None] * {len(kept)}, [b''] * {len(kept)}"]
    return _written("encoder", "", [*began, *lines, "    return b''.join(parts)", "return encode"], scope)


def _maker(cls: _Meta) -> Any:
    lines, scope, at = ["n = new(cls)"], {"cls": cls, "new": object.__new__}, 0
    for key, f in cls.fields.items():
        n = f.shape[0] if f.shape else 0
        m = f.shape[1] if len(f.shape) == 2 else 0
        if f.scratch:
            lines.append(f"n.{key} = " + ("0", f"[0] * {n}", f"[[0] * {m} for _ in range({n})]")[len(f.shape)])
            continue
        if f.kind:
            scope["make_" + key] = f.kind.maker
            lines.append(f"n.{key} = [make_{key}(v, at + {at} + i * {f.kind.flat}) for i in range({n})]")
        else:
            one, row = f"v[at + {at}]", f"v[at + {at}:at + {at + n}]"
            grid = f"[v[i:i + {m}] for i in range(at + {at}, at + {at + n * m}, {m})]"
            lines.append(f"n.{key} = " + (one, row, grid)[len(f.shape)])
        at += f.flat
    return _written("make", "v, at", [*lines, "return n"], scope)


class Record(metaclass=_Meta):
    """The list-backed twin. Compiled rules use a NumPy record of `dtype(cls)` with the same field names."""

    def __new__(cls: type[R]) -> R:
        return cls.maker([0] * cls.flat, 0)  # type: ignore[no-any-return]

    def clone(self: R) -> R:
        return type(self).copier(self)  # type: ignore[no-any-return]

    def encode(self) -> bytes:
        """The position as bytes. Raises struct.error if a value does not fit its field (compiled code would silently wrap)."""
        return type(self).packed.pack(*type(self).flattener(self))

    @classmethod
    def decode(cls: type[R], data: bytes) -> R:
        return cls.maker(list(cls.packed.unpack(data)), 0)  # type: ignore[no-any-return]


def digest(data: bytes) -> str:
    """A hash of an encoded position."""
    return hashlib.blake2b(data, digest_size=16).hexdigest()


def dtype(cls: type[Record]) -> Any:
    """The NumPy layout. NumPy is imported here, so that twins do not need it."""
    import numpy as np

    names = list(cls.fields)
    formats = [(dtype(f.kind) if f.kind else np.dtype(f"<i{f.item}"), f.shape) for f in cls.fields.values()]
    layout = {"names": names, "formats": formats, "offsets": [cls.offset[k] for k in names], "itemsize": cls.size}
    return np.dtype(layout, align=True)  # type: ignore[call-overload]
