"""Events and their audiences."""

from __future__ import annotations

import pytest

from rulewright.kernel.events import AUDIENCE, COLUMNS, EVERYONE, KIND, ROOM, SPECTATOR, WATCHER, A, B, C, bit, emit
from rulewright.kernel.record import Record, i8, i16


class Heard(Record):
    event = i16(ROOM, COLUMNS, scratch=True)
    happened = i16(scratch=True)
    listening = i8(scratch=True)


def listening() -> Heard:
    s = Heard()
    s.listening = 1
    return s


def test_an_event_is_a_row_of_kind_audience_and_numbers() -> None:
    s = listening()
    emit(s, 3, EVERYONE, 7, 8, 9)
    row = s.event[0]
    assert s.happened == 1
    assert (row[KIND], row[AUDIENCE], row[A], row[B], row[C]) == (3, EVERYONE, 7, 8, 9)


def test_numbers_that_are_left_out_are_zero_even_over_an_old_row() -> None:
    s = listening()
    emit(s, 3, EVERYONE, 7, 8, 9)
    s.happened = 0
    emit(s, 4, bit(1))
    assert [s.event[0][i] for i in range(COLUMNS)] == [4, bit(1)] + [0] * (COLUMNS - 2)


def test_nothing_is_kept_when_nobody_listens() -> None:
    s = Heard()
    emit(s, 3, EVERYONE)
    assert s.happened == 0
    assert s.event[0][KIND] == 0


def test_more_events_than_there_is_room_for_are_an_error_when_interpreted() -> None:
    s = listening()
    for _ in range(ROOM):
        emit(s, 1, EVERYONE)
    with pytest.raises(AssertionError, match="ROOM"):
        emit(s, 1, EVERYONE)


def test_everyone_is_all_seats_and_those_who_watch() -> None:
    assert all(bit(seat) & EVERYONE for seat in (*range(WATCHER), SPECTATOR))
    assert len({bit(seat) for seat in (*range(WATCHER), SPECTATOR)}) == WATCHER + 1


def test_an_audience_fits_its_field() -> None:
    s = listening()
    emit(s, 1, EVERYONE)
    assert -(1 << 15) <= s.event[0][AUDIENCE] < 1 << 15


@pytest.mark.parametrize("seat", [0, 1, 3, SPECTATOR])
def test_a_bit_names_one_seat_only(seat: int) -> None:
    others = [other for other in (0, 1, 2, 3, SPECTATOR) if other != seat]
    assert not any(bit(seat) & bit(other) for other in others)
    assert not any((EVERYONE - bit(seat)) & bit(seat) for _ in others)
