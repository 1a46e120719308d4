"""A server for guests and accounts."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from tests.server.client import PATIENCE, Person
from tests.server.running import Running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(f"sqlite:///{tmp_path_factory.mktemp('people') / 'rulewright.db'}") as server:
        yield server


@pytest.fixture
def browser(server: Running) -> Iterator[httpx.Client]:
    """Keeps cookies, and sends no token."""
    with httpx.Client(base_url=f"{server.url}/api", timeout=PATIENCE, verify=False) as client:
        yield client


@pytest.fixture
def nobody(server: Running) -> Iterator[Person]:
    with Person(server.url) as person:
        yield person
