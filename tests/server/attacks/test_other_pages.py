"""Another site makes somebody's browser send requests to our server: to create a guest, or to log in as somebody else. With and without a
cookie."""

from __future__ import annotations

import httpx
import pytest
from tests.server.client import PATIENCE
from tests.server.running import Running

from .conftest import Start

SETS_A_COOKIE = ["/api/me", "/api/me/session", "/api/me/recovery", "/api/me/password"]
FOREIGN = [
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Origin": "http://["},
    {"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
]


@pytest.fixture
def attacked(lasting: Start) -> Running:
    return lasting(limits=False)  # which all of this would reach


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])
@pytest.mark.parametrize("path", SETS_A_COOKIE)
def test_a_form_of_another_page_makes_nobody(attacked: Running, path: str, kind: str) -> None:
    """What browsers send without asking: a form's text may be JSON, too."""
    body = '{"name": "Mallory", "password": "correct horse battery"}'
    answer = httpx.post(
        f"{attacked.url}{path}", content=body, headers={"Content-Type": kind}, timeout=PATIENCE, verify=False
    )
    assert (answer.status_code, answer.json()["error"]["key"]) == (415, "server-not-json")
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("headers", FOREIGN)
@pytest.mark.parametrize("path", [*SETS_A_COOKIE, "/api/tables"])
def test_other_pages_change_nothing_even_without_a_cookie(
    attacked: Running, path: str, headers: dict[str, str]
) -> None:
    answer = httpx.post(
        f"{attacked.url}{path}", json={"name": "Mallory"}, headers=headers, timeout=PATIENCE, verify=False
    )
    assert (answer.status_code, answer.json()["error"]["key"]) == (403, "server-origin")
    assert "set-cookie" not in answer.headers
    assert "unforeseen" not in attacked.written()
