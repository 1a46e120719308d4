"""Twins of many similar positions. Each field is unpacked once for the same bytes, and twins share equal fields."""

from __future__ import annotations

import struct
from collections.abc import Callable
from functools import cache
from typing import Any

from rulewright.kernel.record import Field, Record


class Unpacked(dict[bytes, Any]):
    """The unpacked values of one field, by their bytes."""

    def __init__(self, field: Field) -> None:
        self._unpack = unpacker(field)

    def __missing__(self, packed: bytes) -> Any:
        value = self[packed] = self._unpack(packed)
        return value


class Twins:
    """Makes twins of the positions of one game. They share parts, so never write to them."""

    def __init__(self, state: type[Record]) -> None:
        kept = {name: f for name, f in state.fields.items() if not f.scratch}
        self._names, self._unpacked = [*kept], [Unpacked(f) for f in kept.values()]
        self._split = struct.Struct("".join(f"{f.item * f.count}s" for f in kept.values())).unpack
        self._fill = filler(state)
        self._blank: Any = state()

    def twin(self, data: bytes, events: list[list[int]]) -> Any:
        """The twin of an encoded position, with these events."""
        values = [unpacked[packed] for unpacked, packed in zip(self._unpacked, self._split(data), strict=True)]
        twin = self._fill(self._blank, values)
        twin.happened, twin.event = len(events), [*events, *self._blank.event[len(events) :]]
        return twin

    def differences(self, a: bytes, b: bytes) -> set[str]:
        """The fields in which two encoded positions differ."""
        if a == b:
            return set()
        return {name for name, x, y in zip(self._names, self._split(a), self._split(b), strict=True) if x != y}


@cache
def unpacker(field: Field) -> Callable[[bytes], Any]:
    """A function that unpacks a field's value from its bytes."""
    unpack = struct.Struct("<" + field.format).unpack
    if field.kind:
        make, each = field.kind.maker, field.kind.flat
        return lambda packed: [make(list(unpack(packed)), i * each) for i in range(field.count)]
    if len(field.shape) == 2:
        n, m = field.shape
        return lambda packed: [list(unpack(packed)[i * m : i * m + m]) for i in range(n)]
    return (lambda packed: list(unpack(packed))) if field.shape else (lambda packed: unpack(packed)[0])


@cache
def filler(state: type[Record]) -> Callable[[Any, list[Any]], Any]:
    """A function that creates a twin from the values of its fields; scratch fields come from the blank twin."""
    kept = ", ".join(f"n.{name}" for name, f in state.fields.items() if not f.scratch)
    scratch = [f"n.{name} = blank.{name}" for name, f in state.fields.items() if f.scratch]
    lines = ["def fill(blank, values):", "n = new(state)", f"{kept}, = values", *scratch, "return n"]
    scope: dict[str, Any] = {"state": state, "new": object.__new__}
    exec("\n    ".join(lines), scope)
    fill: Callable[[Any, list[Any]], Any] = scope["fill"]
    return fill
