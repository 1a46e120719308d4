"""Test users, as far as plain HTTP goes: a name, and a table that is ready to play."""

from __future__ import annotations

from http.client import HTTPConnection, HTTPException
from typing import Any
from urllib.parse import urlsplit

import msgspec

from rulewright.kernel.message import UserError

PATIENCE = 60.0  # seconds for an answer; the server may be busy with the rest of the test


class Person:
    """Blocks while it waits, so use it in a thread."""

    def __init__(self, url: str, name: str) -> None:
        self._address = urlsplit(url).netloc
        self.headers: dict[str, str] = {}
        self.headers["Authorization"] = f"Bearer {self.ask('POST', '/api/me', {'name': name})['token']}"

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The server's answer, each time over a new connection."""
        connection = HTTPConnection(self._address, timeout=PATIENCE)
        try:
            written = None if body is None else msgspec.json.encode(body)
            connection.request(method, path, written, {"Content-Type": "application/json", **self.headers})
            answer = connection.getresponse()
            read = answer.read()
        except (OSError, HTTPException) as error:
            raise UserError("loadtest-no-answer", path=path, why=str(error) or type(error).__name__) from None
        finally:
            connection.close()
        if answer.status >= 400:
            raise UserError("loadtest-refused", path=path, status=answer.status, why=read.decode(errors="replace"))
        return msgspec.json.decode(read) if read else None


def open_table(game: str, people: list[Person], bot: str = "") -> str:
    """A started game with these people and possibly a bot in the last seat."""
    host, *guests = people
    bots = [bot] if bot else []
    made = host.ask("POST", "/api/tables", {"game": game, "players": len(people) + len(bots), "bots": bots})
    for guest in guests:
        guest.ask("POST", f"/api/invitations/{made['invitation']}", {})
    host.ask("POST", f"/api/tables/{made['table']}/start")
    return str(made["table"])
