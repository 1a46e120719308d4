"""Metrics are only for server admins: on the server's machine, or with a token."""

from __future__ import annotations

import pytest
from tests.server.running import Running

from .attacker import asked
from .conftest import Start

TOKEN = "for Prometheus, and nobody else at all"
STRANGER = {"X_Forwarded_For": "203.0.113.5"}


def status(server: Running, **headers: str) -> int:
    written = {name.replace("_", "-").encode(): value.encode("latin-1") for name, value in headers.items()}
    return asked(server, "/metrics", written).status_code


def test_only_this_machine_gets_them(lasting: Start) -> None:
    attacked = lasting()
    assert status(attacked) == 200
    assert status(attacked, **STRANGER) == 403
    assert status(attacked, Authorization="Bearer", **STRANGER) == 403
    assert asked(attacked, "/metrics", {b"Forwarded": b"for=x"}).json()["error"]["key"] == "server-metrics-private"


def test_behind_a_proxy_on_this_machine_others_do_not_get_them(lasting: Start) -> None:
    server = lasting(public_url="https://games.example", metrics_token=TOKEN)
    assert status(server, **STRANGER) == 403
    assert status(server, X_Forwarded_For="127.0.0.1, 203.0.113.5") == 403
    assert status(server, Forwarded="for=203.0.113.5") == 403


@pytest.mark.parametrize(("said", "answer"), [(TOKEN, 200), (TOKEN[:-1], 403), ("", 403), ("\xff", 403)])
def test_a_token_opens_them_to_another_machine(lasting: Start, said: str, answer: int) -> None:
    server = lasting(public_url="https://games.example", metrics_token=TOKEN)
    assert status(server, Authorization=f"Bearer {said}".strip(), **STRANGER) == answer
