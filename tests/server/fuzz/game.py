"""A game on a real server, in a separate process, before the first move."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
from tests.server.client import PATIENCE
from tests.server.services.server import ServerProcess

NOT_TEXT = "Invalid UTF-8 sequence received from client."  # which uvicorn logs as an error
HEADERS = {"Accept-Language": "en"}


class Unlimited(ServerProcess):
    """There are no rate limits."""

    def command(self) -> list[str]:
        return [*super().command(), "--no-limits"]


class Game:
    """Two people and a spectator; the first move is to be made, so nothing can be undone."""

    def __init__(self, server: ServerProcess, database: Path) -> None:
        self.server, self._database = server, database
        self.tokens = [self.arrive(name) for name in ("Anna", "Bartek", "Celina")]
        made = self.ask(self.tokens[0], "POST", "/tables", {"game": "termites", "watched": True})
        self.id: str = made["table"]
        self.ask(self.tokens[1], "POST", f"/invitations/{made['invitation']}", {})
        self.asked: int = self.ask(self.tokens[0], "POST", f"/tables/{self.id}/start")["asked"]

    def arrive(self, name: str) -> str:
        return str(self.ask("", "POST", "/me", {"name": name})["token"])

    def ask(self, token: str, method: str, path: str, body: Any = None) -> Any:
        headers = HEADERS | ({"Authorization": f"Bearer {token}"} if token else {})
        answer = httpx.request(
            method, f"{self.server.url}/api{path}", json=body, headers=headers, timeout=PATIENCE, verify=False
        )
        assert answer.status_code < 300, answer.text
        return answer.json()

    @property
    def waiting(self) -> str:
        """The token of the player who is not asked."""
        return self.tokens[1 - self.asked]

    def live(self, **query: object) -> str:
        wishes = "&".join(f"{name}={value}" for name, value in query.items())
        return f"{self.server.url.replace('http', 'ws', 1)}/api/tables/{self.id}/live?{wishes}"

    def state(self) -> list[Any]:
        """Everything that is stored."""
        with closing(sqlite3.connect(self._database)) as connection:
            names = ("users", "tables", "entries", "snapshots", "sitting")
            return [connection.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall() for name in names]

    def memory(self) -> int:
        """Of the server's process, in kilobytes."""
        assert self.server.process
        status = Path(f"/proc/{self.server.process.pid}/status").read_text()
        return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])

    def sockets(self) -> float:
        """How many sockets the server believes to be open."""
        lines = httpx.get(f"{self.server.url}/metrics", timeout=PATIENCE, verify=False).text.splitlines()
        return float(next(line for line in lines if line.startswith("rulewright_sockets ")).split()[1])

    def is_well(self) -> None:
        """Nothing unexpected has been logged, and the game goes on."""
        lines = self.server.written().splitlines()
        written = "\n".join(line for line in lines if NOT_TEXT not in line)
        for word in ("Traceback", "unforeseen", '"error"', "ERROR", "never retrieved"):
            assert word not in written, written[-4000:]
        token = self.tokens[self.asked]
        table = self.ask(token, "GET", f"/tables/{self.id}")
        move = {"seq": table["seq"], "action": table["view"]["actions"][0]}
        assert self.ask(token, "POST", f"/tables/{self.id}/moves", move)["seq"] == table["seq"] + 1


@contextmanager
def begun(database: Path) -> Iterator[Game]:
    with Unlimited(f"sqlite:///{database}") as server:
        yield Game(server, database)
