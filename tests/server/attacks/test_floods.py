"""One person sends requests without pause, or creates tables without end. Others at the same address notice nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.client import Person, Table, refused, started
from websockets.exceptions import InvalidStatus

from rulewright.server.allowed import Allowed

from .conftest import Start

Two = tuple[Person, Person]
FEW = 5
MANY = 1000  # far more than are allowed per minute, since a slow machine may need several minutes


@pytest.fixture
def two(lasting: Start) -> Iterator[Two]:
    few = {"tables_per_person": FEW, "gathering_per_person": FEW - 2, "requests_per_person": 50}
    server = lasting(allowed=Allowed(**few))
    with Person(server.url, "Anna") as anna, Person(server.url, "Bartek") as bartek:
        yield anna, bartek


def test_who_asks_without_pause_stops_only_themselves(two: Two) -> None:
    anna, bartek = two
    with refused("server-too-often", 429):
        for _ in range(MANY):
            anna.get("/tables")
    for _ in range(10):
        bartek.get("/tables")


def test_to_open_a_socket_is_a_request(two: Two) -> None:
    anna, bartek = two
    table = anna.makes()
    with pytest.raises(InvalidStatus):
        comes_and_goes(anna, table, times=MANY)
    comes_and_goes(bartek, table, times=5)


def comes_and_goes(person: Person, table: Table, times: int) -> None:
    for _ in range(times):
        with person.opens(table):
            pass


def test_who_makes_tables_without_end_stops_only_themselves(two: Two) -> None:
    anna, bartek = two
    for _ in range(FEW):
        anna.makes(players=2, own_seats=2, start=True)
    with refused("server-too-often", 429) as fault:
        anna.makes(players=2, own_seats=2, start=True)
    assert fault.args["minutes"] > 1
    bartek.makes(players=2)
    anna.get("/tables")


def test_the_list_of_tables_is_not_one_persons(two: Two) -> None:
    anna, bartek = two
    tables = [anna.makes(open=True) for _ in range(FEW - 2)]
    with refused("server-too-many-gathering", 429):
        anna.makes(open=True)
    bartek.joins(tables[0])
    anna.starts(tables[0])
    anna.makes(open=True)
    started(bartek, anna)
