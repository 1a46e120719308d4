"""The lines of an observation's function that copy fields of the record to the row.

Compiled, fields that follow one another in the record and in the row are copied as one: LLVM turns a loop into vector instructions only if
it is long and its length is not known beforehand, else into a pair of instructions for each number. Such a loop reads past the end of its
first field, into the fields behind it, which code that checks bounds must not do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rulewright.kernel.frames import NOBODY, Frame
from rulewright.kernel.record import Field, Record
from rulewright.kernel.rule import COMPILED

REGISTERS = tuple(Frame.fields)  # of a pending procedure
LEAST = 24  # numbers that are worth a loop of their own


class Copied(NamedTuple):
    """The first `size` numbers of a field of the record, for the row from `at` on."""

    name: str
    at: int
    size: int


def copying(copied: Sequence[Copied], state: type[Record]) -> Iterator[str]:
    if not COMPILED or bounds_checked():
        for one in copied:
            yield from field_by_field(one, state.fields[one.name])
        return
    yield "nothing = s.top >> 15"  # always 0, but LLVM cannot know that
    for run in runs(copied, state):
        size = sum(one.size for one in run)
        base = base_of(run[0], state)
        if size < LEAST or base is None:
            for one in run:
                yield from field_by_field(one, state.fields[one.name])
        else:
            first = (state.offset[run[0].name] - state.offset[base]) // state.fields[base].item
            row = f"s.{base}[0]" if len(state.fields[base].shape) == 2 else f"s.{base}"
            yield f"numbers = {row}"
            yield f"for i in range({size} + nothing):"
            yield f"    out[{run[0].at} + i] = numbers[{first} + i]"


def bounds_checked() -> bool:
    from numba.core import config

    return bool(config.BOUNDSCHECK)


def runs(copied: Sequence[Copied], state: type[Record]) -> list[list[Copied]]:
    """Fields of one size of numbers that follow one another in the record and in the row."""
    found: list[list[Copied]] = []
    for one in copied:
        field = state.fields[one.name]
        if found:
            last = found[-1][-1]
            before = state.fields[last.name]
            end = state.offset[last.name] + before.item * last.size
            if (last.at + last.size, end, before.code) == (one.at, state.offset[one.name], field.code):
                found[-1].append(one)
                continue
        found.append([one])
    return found


def base_of(first: Copied, state: type[Record]) -> str | None:
    """A field that can be indexed, of numbers of the same size, as near as possible before that one, or that one itself."""
    code, end = state.fields[first.name].code, state.offset[first.name]
    able = [name for name, field in state.fields.items() if field.code == code and field.shape and not field.scratch]
    return max((name for name in able if state.offset[name] <= end), key=state.offset.__getitem__, default=None)


def field_by_field(one: Copied, field: Field) -> Iterator[str]:
    if not field.shape:
        yield f"out[{one.at}] = s.{one.name}"
    elif len(field.shape) == 1:
        yield f"for i in range({one.size}):"
        yield f"    out[{one.at} + i] = s.{one.name}[i]"
    else:
        width = field.shape[1]
        yield f"for i in range({one.size // width}):"
        yield f"    for j in range({width}):"
        yield f"        out[{one.at} + {width} * i + j] = s.{one.name}[i][j]"


def pending_frames(at: int, depth: int) -> Iterator[str]:
    """Lines that write the procedures under way. Places above the top one are blank."""
    yield "top = s.top"
    yield f"for i in range({depth}):"
    yield f"    place = {at} + {len(REGISTERS)} * i"
    yield "    if i <= top:"
    yield "        f = s.frame[i]"
    for j, name in enumerate(REGISTERS):
        yield f"        out[place + {j}] = f.{name}"
    yield "    else:"
    for j, name in enumerate(REGISTERS):
        yield f"        out[place + {j}] = {NOBODY if name == 'actor' else 0}"
