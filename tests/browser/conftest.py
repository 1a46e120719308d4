"""A server and a browser for the tests of the pages: one server for all files, a browser for each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser
from tests.server.client import Person
from tests.server.running import Running

from .chromium import chromium
from .pages import Walk
from .positions import Positions
from .visitor import Visitor

Visits = Callable[..., Visitor]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Every test creates its own people and tables. Files that stop the server use one of their own."""
    yield from a_server(tmp_path_factory.mktemp("pages"))


def a_server(folder: Path, bot_seconds: float = 0.2) -> Iterator[Running]:
    """Bots think only for a moment, since their moves do not matter here. Chances are fixed, so that failures are reproducible."""
    with Running(f"sqlite:///{folder / 'rulewright.db'}", same_chances=True, bot_seconds=bot_seconds) as running:
        yield running


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One per file: while it runs, nothing else in this process can run an event loop."""
    with chromium() as running:
        yield running


@pytest.fixture
def visit(browser: Browser, server: Running) -> Iterator[Visits]:
    """Opens the pages for another person; at the end of the test their console must be clean."""
    with ExitStack() as stack:
        yield lambda name="", **how: stack.enter_context(Visitor(browser, server.url, name, **how))


@pytest.fixture
def before(visit: Visits) -> Visits:
    """Opens a browser for an existing person."""

    def sits(person: Person, **how: Any) -> Visitor:
        cookie = {"name": "rulewright", "value": person.token, "url": person.url}
        return visit(person.name, cookies=[cookie], **how)

    return sits


@pytest.fixture
def anna(server: Running) -> Iterator[Person]:
    with Person(server.url, "Anna") as person:
        yield person


@pytest.fixture
def ben(server: Running) -> Iterator[Person]:
    with Person(server.url, "Ben") as person:
        yield person


@pytest.fixture
def people(anna: Person, ben: Person) -> list[Person]:
    return [anna, ben]


@pytest.fixture(scope="session")
def positions(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Positions]:
    """Tables to look at, on a server of their own; tests that play need other tables."""
    folder: Path = tmp_path_factory.mktemp("positions")
    with Running(f"sqlite:///{folder / 'rulewright.db'}", same_chances=True) as running:
        found = Positions(running.url)
        yield found
        found.close()


@pytest.fixture(scope="module")
def walk(browser: Browser, positions: Positions) -> Iterator[Walk]:
    walking = Walk(browser, positions)
    yield walking
    walking.close()
