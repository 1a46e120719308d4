"""Somebody has stolen a token: a new password invalidates it at once, wherever it is used."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from tests.server.client import Fault, Person, refused
from tests.server.running import Running

from rulewright.server.api.live import LOGGED_OUT
from rulewright.server.api.people import MARK

from .attacker import guessed_as_often_as_it_may
from .conftest import Start

PASSWORD, NEW = "correct horse battery", "quite another password"


@pytest.fixture
def doors(start: Start) -> list[Running]:
    """Of one server: each worker has its own port here, so that a test knows which one it uses."""
    first = start(workers=1, patient=True)
    return [first, start(workers=1, patient=True)] if first.config.bus else [first]


@pytest.fixture
def token(doors: list[Running]) -> str:
    with Person(doors[0].url, "Olga") as guest:
        return str(guest.ask("POST", "/me/password", {"password": PASSWORD})["token"])


@pytest.fixture
def everywhere(doors: list[Running], token: str) -> Iterator[list[Person]]:
    """The thief at every worker, each of which has seen the token."""
    with ExitStack() as stack:
        people = [stack.enter_context(Person(door.url, "Olga", token)) for door in doors]
        for person in people:
            assert person.get("/me")["name"] == "Olga"
        yield people


def test_a_new_password_ends_tokens_and_sockets_at_every_worker(
    doors: list[Running], everywhere: list[Person], token: str
) -> None:
    table = everywhere[0].makes(players=2, bots=["random"], start=True)
    with ExitStack() as stack:
        sockets = [stack.enter_context(thief.opens(table)) for thief in everywhere]
        for socket in sockets:
            socket.hears()
        with Person(doors[0].url, "Olga", token) as owner:
            fresh = owner.ask("POST", "/me/password", {"password": NEW, "old": PASSWORD})["token"]
        for door in doors:
            with Person(door.url, "Olga", fresh) as owner:
                assert owner.get("/me")["name"] == "Olga", "the new token counts at once"
        for socket in sockets:
            assert socket.is_closed() == LOGGED_OUT
    for thief in everywhere:
        assert thief.get("/me") is None
        with refused("server-no-name", 401):
            thief.moves(table, "anything", 1)


def test_logging_out_ends_the_token_at_every_worker(doors: list[Running], everywhere: list[Person]) -> None:
    table = everywhere[0].makes(players=2, bots=["random"], start=True)
    with everywhere[-1].opens(table) as socket:
        socket.hears()
        everywhere[0].ask("DELETE", "/me/session")
        assert socket.is_closed() == LOGGED_OUT
    for thief in everywhere:
        assert thief.get("/me") is None


def test_a_stolen_session_does_not_allow_more_password_guesses(doors: list[Running], token: str) -> None:
    """Not even if it is exchanged for another one, nor with what browsers get with that."""
    with Person(doors[0].url, "Olga", token) as thief:

        def guess(number: int) -> int:
            """Returns the seconds to wait."""
            with pytest.raises(Fault) as fault:
                thief.ask("POST", "/me/password", {"password": NEW, "old": f"wrong password {number}"})
            seconds: int = fault.value.error["args"].get("seconds", 0)
            assert fault.value.key == ("server-guessed-too-often" if seconds else "server-login-wrong")
            return seconds

        guessed_as_often_as_it_may(guess)
        answer = thief.http.delete("/me/sessions")
    with Person(doors[0].url, "Olga", answer.json()["token"]) as thief:
        thief.http.headers["Cookie"] = f"{MARK}={answer.cookies.get(MARK)}"
        with refused("server-guessed-too-often", 429):
            thief.ask("POST", "/me/password", {"password": NEW, "old": "wrong password"})
        with refused("server-guessed-too-often", 429):
            thief.ask("DELETE", "/me", {"password": "wrong password"})


def test_while_redis_is_away_no_worker_trusts_what_it_remembers(
    doors: list[Running], everywhere: list[Person], request: pytest.FixtureRequest
) -> None:
    if not doors[0].config.bus:
        pytest.skip("one process has nobody to hear of")
    redis = request.getfixturevalue("redis")
    redis.stop()
    for door in doors:
        with Person(door.url) as nobody:
            while nobody.http.get(f"{door.url}/ready").json()["bus"] != "away":
                pass
    everywhere[0].ask("POST", "/me/password", {"password": NEW, "old": PASSWORD})
    for thief in everywhere:
        assert thief.get("/me") is None
