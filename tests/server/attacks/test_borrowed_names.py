"""A guest uses the name of somebody else's account."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.client import Person, refused
from tests.server.running import Running

from .conftest import Start

PASSWORD = "correct horse battery"
BOTH: dict[str, Any] = {"names": ["Magda", "Mаgdа"]}  # the second with Cyrillic letters


@pytest.fixture
def server(lasting: Start) -> Running:
    return lasting()


@pytest.fixture
def magda(server: Running) -> Iterator[Person]:
    """With an account. It is deleted afterwards, so that the next test can use the name."""
    with Person(server.url, "Magda") as guest:
        token = guest.ask("POST", "/me/password", {"password": PASSWORD})["token"]
    with Person(server.url, "Magda", token) as person:
        yield person
        person.ask("DELETE", "/me", {"password": PASSWORD})


@pytest.mark.parametrize("terms", [{"open": True}, {"watched": True}])
def test_names_at_one_screen_are_borrowed_only_where_nobody_looks_on(
    server: Running, magda: Person, terms: dict[str, Any]
) -> None:
    with Person(server.url, "Mallory") as mallory:
        with refused("server-name-taken", 409):
            mallory.makes(players=2, own_seats=2, start=True, **BOTH, **terms)
        mallory.makes(players=2, own_seats=2, start=True, **BOTH)


def test_a_table_of_one_screen_is_not_made_larger_for_others(server: Running, magda: Person) -> None:
    with Person(server.url, "Mallory") as mallory, Person(server.url, "Anna") as anna:
        with refused("server-name-taken", 409):
            mallory.makes(players=2, own_seats=2, **BOTH)
        table = mallory.makes(players=2, own_seats=2, names=["Ola", "Piotr"])
        mallory.ask("PUT", table.path("players"), {"players": 3})
        assert [seat["name"] for seat in anna.joins(table)["seats"]] == ["Ola", "Piotr", "Anna"]


def test_a_guest_gives_way_to_an_account_of_that_name(server: Running) -> None:
    """The guest had the name first, before there was such an account."""
    with Person(server.url, "Olena") as first, Person(server.url, "Olena") as owner, Person(server.url, "Anna") as anna:
        table, open_table = anna.makes(), anna.makes(open=True)
        token = owner.ask("POST", "/me/password", {"password": PASSWORD})["token"]
        for attempt in (
            lambda: first.makes(),
            lambda: first.joins(table),
            lambda: first.sits(open_table),
            lambda: first.ask("POST", open_table.path("chat"), {"text": "It is me"}),
        ):
            with refused("server-name-taken", 409):
                attempt()
        first.ask("PATCH", "/me", {"name": "Olena the First"})
        first.joins(table)
        with Person(server.url, "Olena", token) as account:
            account.sits(open_table)
