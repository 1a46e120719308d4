"""What an attacker does that no honest client can, and what it costs the server."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
from tests.server.running import Running
from tests.server.services.service import HOST

from rulewright.server.identity.guesses import PAIR

PATIENCE = 180.0  # seconds; the machine may be busy
MEGABYTE = 2**20
CHUNKED = b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
BEGINNINGS = {
    "one header": (b"GET /health HTTP/1.1\r\nHost: x\r\nX: ", b"a" * 65536),
    "many headers": (b"GET /health HTTP/1.1\r\nHost: x\r\n", b"X: a\r\n" * 10_000),
    "an address": (b"GET /", b"a" * 65536),
    "empty lines": (b"", b"\r\n" * 32_768),
    "a header behind a body": (b"GET /health HTTP/1.1\r\nHost: x\r\n" + CHUNKED + b"0\r\nX: ", b"a" * 65536),
    "many headers behind a body": (b"GET /health HTTP/1.1\r\nHost: x\r\n" + CHUNKED + b"0\r\n", b"X: a\r\n" * 10_000),
    "what is said of a chunk": (b"POST /api/me HTTP/1.1\r\nHost: x\r\n" + CHUNKED + b"1;x=", b"a" * 65536),
}
HALF = {
    "a head": b"GET /health HTTP/1.1\r\nHost: x\r\nX: ",
    "a body": b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
    "a body nobody asked for": b"GET /health HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
    "nothing": b"",
    "an empty line": b"\r\n",
}


class FewFiles(Running):
    """Started as most systems start programs: with 1024 files, unless it asks for more."""

    forked = False

    def command(self) -> list[str]:
        return ["sh", "-c", 'ulimit -Sn 1024; exec "$@"', "sh", *super().command()]


@contextmanager
def connected(server: Running) -> Iterator[socket.socket]:
    """A raw connection, over which anything can be sent."""
    with socket.create_connection((HOST, server.port), timeout=PATIENCE) as pipe:
        yield pipe


def asked(server: Running, path: str = "/health", headers: Mapping[bytes, bytes] | None = None) -> httpx.Response:
    """A normal request."""
    return httpx.get(server.url + path, headers=headers, timeout=PATIENCE, verify=False)


def sent(server: Running, data: bytes) -> bytes:
    """Everything that comes back for these bytes, until the server closes the connection."""
    with connected(server) as pipe:
        with suppress(ConnectionError):
            pipe.sendall(data)
        return received(pipe)


def received(pipe: socket.socket) -> bytes:
    parts = list[bytes]()
    with suppress(ConnectionError):
        while part := pipe.recv(65536):
            parts.append(part)
    return b"".join(parts)


def guessed_as_often_as_it_may(guess: Callable[[int], int]) -> None:
    """Use up all attempts at a patient server. `guess` makes one attempt and returns the seconds that it was told to wait."""
    waits = [guess(number) for number in range(PAIR.most + 1)]
    assert waits == [0] * PAIR.most + [PAIR.pause // 1000]


def status_of(answer: bytes) -> int:
    assert answer.startswith(b"HTTP/1.1 "), answer[:200]
    return int(answer.split()[1])


def memory_of(server: Running) -> int:
    """Bytes of all its processes, including those for bots."""
    assert server.process
    return sum(resident(stat) for stat in Path("/proc").glob("[0-9]*/stat") if group_of(stat) == server.process.pid)


def group_of(stat: Path) -> int:
    with suppress(OSError):
        return int(stat.read_text().rpartition(") ")[2].split()[2])
    return 0


def resident(stat: Path) -> int:
    with suppress(OSError):
        for line in (stat.parent / "status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
    return 0
