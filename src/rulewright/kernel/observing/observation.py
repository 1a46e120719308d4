"""What a seat may know as a row of integers, for those who learn from many games. A game declares it field by field beside its view:

    sees = Observation(engine, __file__)
    sees.copy("terrain", (13, 13), 0, 4, "of each hex: 0 off the board, 1 open ...")  # the record's field of that name

    @sees.field("hand", (KINDS,), 0, 18, "tokens in your hand, by kind", own=True)
    @rule()
    def own_hand(s, seat, out, at): ...  # writes them from out[at] on, where all is 0 before

    sees.history(EVENT_KINDS)

From the declaration follow the function that writes the row, plain or compiled, the places of its fields, and their table in the docs.
Public fields are the same for every seat. Fields for its own eyes come after them, then, if asked for, the history: the last
events that the seat may know. A row without history is a matter of the position alone; what was heard is kept beside it (heard.py).
"""

from __future__ import annotations

import builtins
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from math import prod
from types import SimpleNamespace
from typing import Any, NamedTuple, TypeVar

from rulewright.kernel.engine import Engine, bind_all
from rulewright.kernel.frames import DEPTH, Frame
from rulewright.kernel.machine import unbound
from rulewright.kernel.numbers import EventKind
from rulewright.kernel.options import Option
from rulewright.kernel.record import Row
from rulewright.kernel.rule import COMPILED, compiled

from .copied_fields import REGISTERS, Copied, copying, pending_frames
from .heard import MOST_EVENTS, NUMBERS

F = TypeVar("F", bound=Callable[..., None])
LEAST, MOST = -(1 << 15), (1 << 15) - 1  # range of a number in the row: 16 bits
PENDING = "frame"
LAST_HEARD = "what you heard last, the newest first: the kind of event; 0 for nothing yet"


observe: Callable[[Any, int, Row], None] = unbound  # replaced by a game's own


def look(states: Any, i: int, seat: int, out: Row) -> None:
    observe(states[i], seat, out)


class Field(NamedTuple):
    """One field of the row: numbers from `low` to `high`."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str
    own: bool = False  # visible only to the seat itself

    @property
    def size(self) -> int:
        return prod(self.shape)


class Observation:
    def __init__(self, engine: Engine, source: str) -> None:
        """`source` is the file of the declaration, which imports the engine: compiled code depends on both."""
        self.engine, self.source = engine, source
        # fields with what writes them: a rule, or the names of the record's fields
        self._declared: list[tuple[tuple[Field, ...], Any]] = []
        self.event_kinds: tuple[EventKind, ...] = ()  # what the history may contain, by number
        self.events = 0  # in the history part

    # ------------------------------------------------------------- declaring
    def copy(self, name: str, shape: tuple[int, ...], low: int, high: int, meaning: str, *, of: str = "") -> None:
        """Copy the first numbers of the record's field `of`, by default the one of the same name; visible to everybody."""
        self._public(of or name)
        self._declared.append(((Field(name, shape, low, high, meaning),), (of or name,)))

    def options(self, options: Sequence[Option]) -> None:
        """What the table chose: for each option the index of its value, copied from the record's field of that name."""
        names = tuple(option.name for option in options)
        for name in names:
            self._public(name)
        most = max(len(option.values) for option in options) - 1
        meaning = "what the table chose, by the place of the value in `options.py`: " + ", ".join(names)
        self._declared.append(((Field("options", (len(names),), 0, most, meaning),), names))

    def fields_of(self, *fields: Field) -> Callable[[F], F]:
        """The decorated rule, `f(s, seat, out, at)`, writes these fields from out[at] on, one after the other; they are 0 before. If they
        are not `own`, it must not look at `seat`."""

        def declare(f: F) -> F:
            self._declared.append((fields, f))
            return f

        return declare

    def field(
        self, name: str, shape: tuple[int, ...], low: int, high: int, meaning: str, *, own: bool = False
    ) -> Callable[[F], F]:
        """Like `fields_of`, for a single field."""
        return self.fields_of(Field(name, shape, low, high, meaning, own))

    def pending(self, meaning: str, depth: int = DEPTH) -> None:
        """The procedures under way, with their registers, which are all public (see frames.py)."""
        field = Field("pending", (depth, len(REGISTERS)), LEAST, MOST, meaning)
        self._declared.append(((field,), PENDING))

    def history(self, kinds: tuple[EventKind, ...]) -> None:
        """Declare the events that a history may hold."""
        self.event_kinds = kinds

    def _public(self, name: str) -> None:
        declared = self.engine.state.fields[name]
        if declared.hidden or declared.scratch or declared.kind:
            raise ValueError(f"{name} is not a public field of numbers: a rule must say who may know what of it")

    # ------------------------------------------------------------- what follows
    def with_history(self, events: int) -> Observation:
        """The same row, followed by that number of the last events that the seat may know."""
        if events not in range(MOST_EVENTS + 1):
            raise ValueError(f"history is how many events a seat remembers: 0 to {MOST_EVENTS}, not {events!r}")
        if events == self.events:
            return self
        if not self.event_kinds:
            raise ValueError(f"{self.engine.game} declares no history: see docs/interfaces.md")
        made = Observation(self.engine, self.source)
        made._declared, made.event_kinds, made.events = self._declared, self.event_kinds, int(events)
        vars(made)["_observe"] = self._observe  # which writes the part before it
        return made

    @cached_property
    def fields(self) -> tuple[Field, ...]:
        """The fields in the order of the row: public ones first."""
        return (*(field for fields, _ in self._ordered() for field in fields), *self._history())

    def _history(self) -> Iterator[Field]:
        if self.events:
            yield Field("history", (self.events,), 0, len(self.event_kinds), LAST_HEARD, own=True)
            yield Field("history_numbers", (self.events, NUMBERS), LEAST, MOST, "the numbers of each", own=True)

    @cached_property
    def places(self) -> dict[str, slice]:
        """Each field's slice of the row."""
        found, at = {}, 0
        for field in self.fields:
            found[field.name] = slice(at, at + field.size)
            at += field.size
        if len(found) < len(self.fields):
            raise ValueError("two fields of an observation have the same name")
        return found

    @cached_property
    def size(self) -> int:
        return sum(field.size for field in self.fields)

    @cached_property
    def public_size(self) -> int:
        """The length of the first part, which is the same for every seat."""
        return sum(field.size for field in self.fields if not field.own)

    def row(self) -> Any:
        """A row of zeros to write to."""
        if not COMPILED:
            return [0] * self.size
        import numpy as np

        return np.zeros(self.size, np.int16)

    def seen(self, states: Any, i: int, seat: int) -> Any:
        """What that seat may know of states[i]."""
        row = self.row()
        self._entries.look(states, i, seat, row)
        return row

    def as_dictionary(self, rows: Any) -> dict[str, Any]:
        """The fields of one or more rows by name, each in its shape: views of the same NumPy array."""
        shapes = {field.name: field.shape for field in self.fields}
        return {name: rows[..., at].reshape(rows.shape[:-1] + shapes[name]) for name, at in self.places.items()}

    def extend(
        self, rules: Sequence[Callable[..., Any]], entries: Sequence[Callable[..., Any]], **more: Any
    ) -> SimpleNamespace:
        """Like `Engine.extend`, for functions that also call `observe(s, seat, out)`."""
        names = {**self.engine.names, "observe": self._observe, **more}
        return SimpleNamespace(**bind_all(self.engine.game, self.source, names, rules, entries))

    @cached_property
    def _entries(self) -> SimpleNamespace:
        return self.extend((), (look,))

    def _ordered(self) -> list[tuple[tuple[Field, ...], Any]]:
        return sorted(self._declared, key=lambda declared: declared[0][0].own)

    @cached_property
    def _observe(self) -> Any:
        """One function that writes the whole row, generated as if it stood in the file of the declaration. Places are constants in it;
        otherwise Numba checks each for a negative index, and no loop becomes a memory copy."""
        lines = list[str]()
        for fields, source in self._ordered():
            at = self.places[fields[0].name].start
            if source == PENDING:
                lines += pending_frames(at, fields[0].shape[0])
            elif not isinstance(source, tuple):
                lines += [f"for i in range({sum(field.size for field in fields)}):", f"    out[{at} + i] = 0"]
                lines.append(f"f{at}(s, seat, out, {at})")
        return self._written("observe", [*copying(list(self._copied()), self.engine.state), *lines])

    @cached_property
    def complete(self) -> Any:
        """A function that writes what rules find to a row that holds all that `sources` says, and 0 elsewhere."""
        found = [(self.places[fields[0].name].start, source) for fields, source in self._ordered()]
        return self._written("complete", [f"f{at}(s, seat, out, {at})" for at, source in found if callable(source)])

    def sources(self) -> list[tuple[int, int]]:
        """For each number of the row the place and size of what is copied there, in bytes of the record; the size is 0 if nothing is."""
        state, found = self.engine.state, [(0, 0)] * self.size
        for fields, source in self._declared:
            if source == PENDING:
                at, first = self.places[fields[0].name].start, state.offset[PENDING]
                for depth in range(fields[0].shape[0]):
                    for j, name in enumerate(REGISTERS):
                        found[at + len(REGISTERS) * depth + j] = first + Frame.size * depth + Frame.offset[name], 2
        for one in self._copied():
            item = state.fields[one.name].item
            found[one.at : one.at + one.size] = [(state.offset[one.name] + item * i, item) for i in range(one.size)]
        return found

    def _copied(self) -> Iterator[Copied]:
        for fields, source in self._ordered():
            if isinstance(source, tuple):
                at, size = self.places[fields[0].name].start, fields[0].size // len(source)
                yield from (Copied(name, at + i * size, size) for i, name in enumerate(source))

    def _written(self, name: str, lines: Sequence[str]) -> Any:
        rules = {self.places[fields[0].name].start: source for fields, source in self._declared}
        scope: dict[str, Any] = {
            "__name__": __name__,
            **{f"f{at}": rule for at, rule in rules.items() if callable(rule)},
        }
        text = "\n    ".join([f"def {name}(s, seat, out):", *lines])
        exec(builtins.compile(text, self.source, "exec"), scope)
        return compiled(scope[name])
