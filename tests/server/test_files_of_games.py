"""A package may bring files for browsers with its game: they are served next to the app, and nothing else of the package is."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import httpx
import pytest
from tests.outside import CHECKERS, install
from tests.server.client import PATIENCE

from rulewright.server.app import HEADERS
from rulewright.server.pages import ASK_AGAIN

from .running import Running

DRAWN = CHECKERS.replace('name = "checkers"', 'name = "checkers"\n    web = "board.js"')
FILES = {
    "web/board.js": "export const squares = 64;",
    "web/assets/king.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "web/notes.md": "swordfish",
    "secret.txt": "swordfish",
}


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """On a server where such a package is installed, and a broken one."""
    site = tmp_path_factory.mktemp("site")
    install(site, "checkers", DRAWN, checkers="GAME")
    install(site, "broken-game", "raise RuntimeError('out of ink')", broken="GAME")
    for name, content in FILES.items():
        file = site / "checkers" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, encoding="utf-8")
    (site / "checkers" / "web" / "linked.txt").symlink_to(site / "checkers" / "secret.txt")
    with (
        Running(f"sqlite:///{site / 'tables.db'}", {"PYTHONPATH": str(site)}) as server,
        httpx.Client(base_url=server.url, timeout=PATIENCE, verify=False) as client,
    ):
        yield client
        assert "out of ink" in server.written()


def test_a_game_says_where_its_module_for_browsers_is(browser: httpx.Client) -> None:
    games = {game["name"]: game for game in browser.get("/api/games").json()}
    assert list(games) == ["termites", "cryhavoc", "checkers"]
    assert games["checkers"]["web"] == "/games/checkers/board.js"
    assert games["termites"]["web"] is None
    assert [game["prefix"] for game in games.values()] == ["T", "C", ""]


@pytest.mark.parametrize(
    ("path", "kind"), [("board.js", "text/javascript; charset=utf-8"), ("assets/king.svg", "image/svg+xml")]
)
def test_its_files_come_with_the_headers_of_pages(browser: httpx.Client, path: str, kind: str) -> None:
    answer = browser.get(f"/games/checkers/{path}")
    assert (answer.status_code, answer.text) == (200, FILES[f"web/{path}"])
    assert answer.headers["content-type"] == kind
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS | {"Cache-Control": ASK_AGAIN}
    again = browser.get(f"/games/checkers/{path}", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.parametrize(
    "path",
    [
        "/games/checkers/notes.md",
        "/games/checkers/linked.txt",
        "/games/checkers/secret.txt",
        "/games/checkers/game.py",
        "/games/checkers/../secret.txt",
        "/games/checkers/..%2fsecret.txt",
        "/games/checkers/%2e%2e/secret.txt",
        "/games/checkers//etc/hostname",
        "/games/checkers",
        "/games/checkers/",
        "/games/termites/game.py",
        "/games/broken/board.js",
        "/games/",
    ],
)
def test_no_address_leads_to_anything_else(browser: httpx.Client, path: str) -> None:
    """Sent literally: a client would normalise it."""
    host, port = browser.base_url.host, browser.base_url.port or 80
    with socket.create_connection((host, port), timeout=30) as connection:
        connection.sendall(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
        answer = b"".join(iter(lambda: connection.recv(65536), b""))
    assert answer.startswith((b"HTTP/1.1 404", b"HTTP/1.1 400"))
    assert b"swordfish" not in answer
