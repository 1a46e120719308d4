"""Fields declared once: twin, bytes and NumPy record agree."""

from __future__ import annotations

import struct
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.games.termites.state import State
from rulewright.kernel.record import Record, digest, dtype, i8, i16, i32, i64, rows

RANGES = {"b": 8, "h": 16, "i": 32, "q": 64}


class Pair(Record):
    left = i16()
    right = i16()


class Sample(Record):
    """Declared in an order that would leave padding."""

    flag = i8()
    seed = i64()
    hand = i8(2, 3, hidden=True)
    total = i32()
    row = i16(5)
    pairs = rows(Pair, 2)
    grid = i16(2, 2)
    mark = i64(3, scratch=True)
    note = i8(2, 2, scratch=True)


def numbers(code: str) -> st.SearchStrategy[int]:
    top = 1 << (RANGES[code] - 1)
    return st.integers(-top, top - 1)


@st.composite
def samples(draw: st.DrawFn) -> Sample:
    s = Sample()
    s.flag, s.seed, s.total = draw(numbers("b")), draw(numbers("q")), draw(numbers("i"))
    for i in range(5):
        s.row[i] = draw(numbers("h"))
    for i in range(2):
        s.pairs[i].left, s.pairs[i].right = draw(numbers("h")), draw(numbers("h"))
        for j in range(3):
            s.hand[i][j] = draw(numbers("b"))
        for j in range(2):
            s.grid[i][j] = draw(numbers("h"))
    return s


def plain(value: Any) -> Any:
    """The value of a twin's or a record's field, as lists."""
    if isinstance(value, Record):
        return [plain(getattr(value, name)) for name in type(value).fields]
    if isinstance(value, list):
        return [plain(x) for x in value]
    return value


@given(samples())
def test_encode_and_decode_are_inverse(s: Sample) -> None:
    again = Sample.decode(s.encode())
    assert again.encode() == s.encode()
    assert all(plain(getattr(again, name)) == plain(getattr(s, name)) for name in Sample.fields)


@given(st.lists(samples(), min_size=1, max_size=4))
def test_an_encoder_gives_the_same_bytes_whatever_it_encoded_before(several: list[Sample]) -> None:
    encode = Sample.encoder()
    for s in [*several, *several]:
        assert encode(s) == s.encode()
        s.row[2] += 1 if s.row[2] < 9 else -1
        s.pairs[1].left = s.hand[0][1]
        assert encode(s) == s.encode()


def test_a_value_that_an_encoder_failed_to_pack_is_not_cached() -> None:
    encode, s = Sample.encoder(), Sample()
    encode(s)
    s.row[1] = 1 << 15
    for _ in range(2):
        with pytest.raises(struct.error):
            encode(s)


@given(samples())
def test_the_record_of_numpy_has_the_same_bytes_and_the_same_values(s: Sample) -> None:
    record = np.zeros(1, dtype(Sample))
    record.view(np.uint8)[: Sample.main] = np.frombuffer(s.encode(), np.uint8)
    assert record.tobytes()[: Sample.main] == s.encode()
    for name, field in Sample.fields.items():
        found = record[name][0]
        if field.kind:
            assert [[int(r[n]) for n in field.kind.fields] for r in found] == plain(getattr(s, name))
        else:
            assert found.tolist() == plain(getattr(s, name))


@given(samples())
def test_a_clone_is_equal_and_apart(s: Sample) -> None:
    before, copy = s.encode(), s.clone()
    assert copy.encode() == before
    copy.flag ^= 1
    copy.row[0] ^= 1
    copy.hand[1][2] ^= 1
    copy.pairs[1].right ^= 1
    copy.mark[2] = 5
    assert s.encode() == before
    assert s.mark[2] == 0


def test_fields_lie_by_falling_size_without_holes_and_scratch_comes_last() -> None:
    assert list(Sample.fields) == ["seed", "total", "row", "pairs", "grid", "flag", "hand", "mark", "note"]
    at = 0
    for name, field in Sample.fields.items():
        if not field.scratch:
            assert Sample.offset[name] == at, name
            at += field.item * field.count
    assert at == Sample.main == len(Sample().encode()) == 8 + 4 + 10 + 8 + 8 + 1 + 6
    assert Sample.offset["mark"] >= Sample.main
    assert dtype(Sample).itemsize == Sample.size


def test_the_state_of_a_game_has_no_holes_either() -> None:
    kept = [name for name, field in State.fields.items() if not field.scratch]
    ends = [State.offset[name] + State.fields[name].item * State.fields[name].count for name in kept]
    assert [State.offset[name] for name in kept] == [0, *ends[:-1]]
    assert dtype(State).itemsize == State.size
    assert {name: dtype(State).fields[name][1] for name in State.fields} == State.offset


@pytest.mark.parametrize("value", [128, -129, 300])
def test_a_value_that_outgrew_its_field_is_an_error(value: int) -> None:
    s = Sample()
    s.hand[1][0] = value
    with pytest.raises(struct.error):
        s.encode()


def test_bytes_of_another_length_are_an_error() -> None:
    with pytest.raises(struct.error):
        Sample.decode(Sample().encode()[:-1])


def test_scratch_is_part_of_a_clone_but_not_of_the_bytes() -> None:
    s = Sample()
    s.mark[1], s.note[1][1] = 7, 3
    assert s.encode() == Sample().encode()
    assert plain(s.clone().mark) == [0, 7, 0]
    assert plain(Sample.decode(s.encode()).mark) == [0, 0, 0]


def test_hidden_fields_are_marked() -> None:
    assert [name for name, field in Sample.fields.items() if field.hidden] == ["hand"]
    assert [name for name, field in State.fields.items() if field.hidden] == ["hand", "stack", "chosen"]


def test_a_field_that_was_not_declared_cannot_be_set() -> None:
    with pytest.raises(AttributeError):
        Sample().vpp = 1  # type: ignore[attr-defined]


def test_equal_positions_have_equal_hashes() -> None:
    a, b = Sample(), Sample()
    assert digest(a.encode()) == digest(b.encode())
    b.flag = 1
    assert digest(a.encode()) != digest(b.encode())
    assert len(digest(a.encode())) == 32


def test_records_with_a_hole_inside_are_refused_or_have_the_same_bytes() -> None:
    class Holed(Record):
        wide = i32()
        narrow = i8()

    class Outer(Record):
        parts = rows(Holed, 2)

    assert len(Outer().encode()) == Outer.main
