"""A page with requests and responses, which are sent and compared one after the other.

`…` in a response stands for anything, and so does whatever an object or the end of a list leaves out. `{name}` is the value from before; on
its first use, it takes the present value."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PATIENCE = 180.0  # seconds; the machine may be busy
ANYTHING = "…"
HOME = "http://localhost:8000"  # the server's address on the page
PLAIN: dict[str, Any] = {"timeout": PATIENCE, "verify": False, "trust_env": False}
FENCED = re.compile(r"^```(http|ws|sh)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Page:
    def __init__(self, path: Path, server: str, folder: Path) -> None:
        self.blocks: list[tuple[str, str]] = FENCED.findall(path.read_text(encoding="utf-8"))
        self.server, self.folder = server, folder
        self.known: dict[str, str] = {}
        self._place, self._request = 0, ""

    def run(self) -> None:
        """Run to the end. The first difference from the page raises AssertionError."""
        while self._place < len(self.blocks):
            kind, text = self.blocks[self._place]
            if kind == "sh":
                self._shell(text)
            elif kind == "ws":
                self._converse(text)
            elif text.startswith("HTTP/"):
                self._compare(self._request, text)
            else:
                self._request = text
            self._place += 1

    def go_back_to(self, beginning: str, *forgotten: str) -> None:
        """Return to the first block with this beginning, and forget these names."""
        self._place = next(place for place, (_, text) in enumerate(self.blocks) if text.startswith(beginning))
        for name in forgotten:
            del self.known[name]

    def filled(self, text: str) -> str:
        return re.sub(r"\{(\w+)\}", lambda found: self.known[found[1]], text)

    # ------------------------------------------------------------- requests
    def _compare(self, request: str, shown: str) -> None:
        """A request that waits is repeated until the response matches, as a program would do."""
        end = time.monotonic() + PATIENCE
        while True:
            answer = self._send(self.filled(request))
            try:
                return self._match_answer(shown, answer)
            except AssertionError as error:
                if "wait=" not in request or time.monotonic() > end:
                    raise AssertionError(f"{request}\n{error}\nanswer: {answer.text}") from None

    def _send(self, request: str) -> httpx.Response:
        head, _, body = request.partition("\n\n")
        (method, path), *headers = [line.split(" ", 1) for line in head.splitlines()]
        told = {name.rstrip(":"): value for name, value in headers}
        if body:
            told.setdefault("Content-Type", "application/json")
        return httpx.request(method, self.server + path, headers=told, content=body or None, **PLAIN)

    def _match_answer(self, shown: str, answer: httpx.Response) -> None:
        head, _, body = shown.partition("\n\n")
        status, *headers = head.splitlines()
        assert status.split()[1] == str(answer.status_code), status
        for name, value in (line.split(": ", 1) for line in headers):
            self._match_text(value, answer.headers[name], name)
        if body:
            self._match(json.loads(body), answer.json(), "")

    # ------------------------------------------------------------- responses
    def _match(self, shown: Any, found: Any, where: str) -> None:
        if isinstance(shown, dict):
            for name, value in shown.items():
                assert name in found, f"{where}.{name} is not there"
                self._match(value, found[name], f"{where}.{name}")
        elif isinstance(shown, list):
            more = bool(shown) and shown[-1] == ANYTHING
            shown = shown[:-1] if more else shown
            assert len(found) >= len(shown) if more else len(found) == len(shown), f"{where}: {found}"
            for number, value in enumerate(shown):
                self._match(value, found[number], f"{where}.{number}")
        elif isinstance(shown, str) and isinstance(found, str):
            self._match_text(shown, found, where)
        else:
            assert shown in (found, ANYTHING), f"{where} is {found}, not {shown}"

    def _match_text(self, shown: str, found: str, where: str) -> None:
        pattern = ""
        for part in re.split(rf"({ANYTHING}|\{{\w+\}})", shown):
            name = part[1:-1] if part.startswith("{") else ""
            if name and name not in self.known:
                pattern += f"(?P<{name}>[^;]+)"
            else:
                pattern += ".*" if part == ANYTHING else re.escape(self.known.get(name, part))
        match = re.fullmatch(pattern, found, re.DOTALL)
        assert match, f"{where} is {found}, not {shown}"
        self.known |= match.groupdict()

    # ------------------------------------------------------------- sockets and commands
    def _converse(self, text: str) -> None:
        """`>` is sent, `<` is received, in this order."""
        head, _, said = text.partition("\n\n")
        address, header = self.filled(head).splitlines()
        name, value = header.split(": ", 1)
        with connect(
            self.server.replace("http", "ws", 1) + address,
            additional_headers={name: value},
            proxy=None,
            open_timeout=PATIENCE,
            ping_interval=None,
        ) as socket:
            for line in said.splitlines():
                way, words = line.split(" ", 1)
                if way == ">":
                    socket.send(words)
                elif words.isdigit():
                    assert closed_with(socket) == int(words)
                else:
                    self._match(json.loads(words), json.loads(socket.recv(PATIENCE)), words)

    def _shell(self, text: str) -> None:
        programs = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
        done = subprocess.run(
            ["bash", "-e", "-c", text.replace(HOME, self.server)],
            cwd=self.folder,
            env=os.environ | self.known | {"PATH": programs, "RULEWRIGHT_LANG": "en"},
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, f"{text}\n{done.stdout}{done.stderr}"


def closed_with(socket: ClientConnection) -> int | None:
    with suppress(ConnectionClosed):
        socket.recv(PATIENCE)
    return socket.close_code
