"""The middleware that every request passes through."""

from __future__ import annotations

import httpx
from tests.server.client import PATIENCE

from rulewright.server.allowed import Allowed
from rulewright.server.app import HEADERS

from .running import Running


def test_who_asks_for_other_things_may_still_take_a_name(sqlite_url: str) -> None:
    most, names = Allowed().requests_per_address, Allowed().names_per_address
    with (
        Running(sqlite_url, limits=True) as server,
        httpx.Client(base_url=server.url, timeout=PATIENCE, verify=False) as client,
    ):
        for _ in range(names + 1):
            assert client.get("/api/languages").status_code == 200
        answers = [client.post("/api/me", json={"name": "Anna"}, headers={"Cookie": ""}) for _ in range(names + 1)]
        assert [answer.status_code for answer in answers] == [201] * names + [429]
        assert answers[-1].json()["error"]["key"] == "server-too-often"
        assert int(client.get("/api/languages").headers["ratelimit-remaining"]) < most - 2 * names


def test_refusals_have_the_headers_that_answers_have(sqlite_url: str) -> None:
    with Running(sqlite_url) as server, httpx.Client(base_url=server.url, timeout=PATIENCE, verify=False) as client:
        answers = [
            client.get(path) for path in ("/api/games", "/api/tables/none", "/assets/none.js", "/api/tables/mine")
        ]
        assert [answer.status_code for answer in answers] == [200, 404, 404, 401]
        for answer in answers:
            assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
