"""Servers that start in a moment."""

from __future__ import annotations

import resource
import subprocess
from collections.abc import Callable, Iterator

import pytest
from tests.server.services.service import free_port

from rulewright.server.config import Config

from .forked import ForkedServer, a_mother

Serve = Callable[..., ForkedServer]
MANY_FILES = 8192


@pytest.fixture(scope="session")
def mother() -> Iterator[subprocess.Popen[bytes]]:
    """Servers and tests may have thousands of files open."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, MANY_FILES)), hard))
    with a_mother() as process:
        yield process


@pytest.fixture
def serve(mother: subprocess.Popen[bytes]) -> Iterator[Serve]:
    """Starts a server on that database, with interpreted bots and without limits if nothing else is said."""
    servers = []

    def start(database: str, **told: object) -> ForkedServer:
        agreed = {"port": free_port(), "limits": False, "bots": 0, "bots_compiled": False, **told}
        servers.append(ForkedServer(mother, Config(database, **agreed)))  # type: ignore[arg-type]
        servers[-1].start()
        return servers[-1]

    yield start
    for server in servers:
        server.kill()
