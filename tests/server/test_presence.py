"""Players see who has the table open, whichever process serves them."""

from __future__ import annotations

from typing import Any

from tests.server.client import Person, Socket, started
from tests.server.services.server import ServerProcess


def here(socket: Socket, seats: list[int]) -> None:
    """Sooner or later exactly these seats are announced."""
    while socket.hears("here")["seats"] != seats:
        pass


def people_here(person: Person, table: Any) -> list[bool]:
    return [seat["here"] for seat in person.looks(table)["table"]["seats"]]


def test_players_see_each_other_come_and_go(sqlite_url: str) -> None:
    with (
        ServerProcess(sqlite_url) as server,
        Person(server.url, "Anna") as anna,
        Person(server.url, "Bartek") as bartek,
    ):
        table = started(anna, bartek)
        with anna.opens(table) as her_socket:
            assert her_socket.hears()["table"]["seats"][1]["here"] is False
            with bartek.opens(table):
                here(her_socket, [0, 1])
                assert people_here(anna, table) == [True, True]
            here(her_socket, [0])


def test_players_at_different_processes_see_each_other_come_and_go(postgres_url: str, redis_url: str) -> None:
    with (
        ServerProcess(postgres_url, redis_url) as one,
        ServerProcess(postgres_url, redis_url) as other,
        Person(one.url, "Anna") as anna,
        Person(other.url, "Bartek") as bartek,
        Person(one.url, "Bartek", bartek.token) as bartek_there,  # a token is valid at all of them
    ):
        table = started(anna, bartek_there)
        with anna.opens(table) as her_socket:
            her_socket.hears()
            with bartek.opens(table) as his_socket:
                his_socket.hears()
                here(her_socket, [0, 1])
                here(his_socket, [0, 1])
            here(her_socket, [0])
