"""Servers that start quickly."""

from __future__ import annotations

import gc
import resource
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.server.services.service import free_port

from rulewright.server.config import Config

from .forked import ForkedServer

Serve = Callable[..., ForkedServer]
HERE = Path(__file__).parent
HALF_OPEN = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
MANY_FILES = 8192


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Connections to killed servers are half open, and nobody closes them."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(HALF_OPEN)


@pytest.fixture(autouse=True)
def cleared_away() -> Iterator[None]:
    """Collect such connections here instead of in the middle of another test."""
    yield
    gc.collect()


@pytest.fixture(scope="session")
def many_files() -> None:
    """Servers and tests may have thousands of open files."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, MANY_FILES)), hard))


@pytest.fixture
def serve(many_files: None) -> Iterator[Serve]:
    """Starts a server on that database, by default with interpreted bots and without limits."""
    servers = []

    def start(database: str, **told: object) -> ForkedServer:
        agreed = {"port": free_port(), "limits": False, "bots": 0, "bots_compiled": False, "bot_pace": 0.0, **told}
        servers.append(ForkedServer(Config(database, **agreed)))  # type: ignore[arg-type]
        servers[-1].start()
        return servers[-1]

    yield start
    for server in servers:
        server.kill()
