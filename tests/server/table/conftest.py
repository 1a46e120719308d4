"""One server for each kind of database; tests create their own tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from tests.server.client import Person, Table, over, play_until, started
from tests.server.running import Running
from tests.server.services.postgres import Postgres

Players = tuple[Person, Person]


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(f"sqlite:///{tmp_path_factory.mktemp('tables') / 'rulewright.db'}") as server:
        yield server


@pytest.fixture(scope="session")
def postgresql_server(postgres: Postgres) -> Iterator[Running]:
    with postgres.fresh_database() as name, Running(postgres.url_for(name)) as server:
        yield server


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest) -> Running:
    running: Running = request.getfixturevalue(f"{request.param}_server")
    return running


# ------------------------------------------------------------- people
@pytest.fixture
def anna(server: Running) -> Iterator[Person]:
    yield from somebody(server, "Anna")


@pytest.fixture
def bartek(server: Running) -> Iterator[Person]:
    yield from somebody(server, "Bartek")


@pytest.fixture
def celina(server: Running) -> Iterator[Person]:
    yield from somebody(server, "Celina")


@pytest.fixture
def stranger(server: Running) -> Iterator[Person]:
    """Somebody without even a name."""
    yield from somebody(server, "")


def somebody(server: Running, name: str) -> Iterator[Person]:
    with Person(server.url, name) as person:
        yield person


# ------------------------------------------------------------- games
@pytest.fixture
def in_turn(anna: Person, bartek: Person) -> Callable[[Table], Players]:
    """The player who is asked first, then the other."""

    def both(table: Table) -> Players:
        return (anna, bartek) if anna.looks(table)["table"]["asked"] == 0 else (bartek, anna)

    return both


@pytest.fixture(scope="session", params=["termites", "cryhavoc"])
def finished(server: Running, request: pytest.FixtureRequest) -> Iterator[tuple[Table, Person, Person]]:
    """A game that Anna and Bartek have finished, for tests that only look at it."""
    with Person(server.url, "Anna") as anna, Person(server.url, "Bartek") as bartek:
        table = started(anna, bartek, game=request.param, open=True)
        assert over(play_until([anna, bartek], table))
        yield table, anna, bartek
