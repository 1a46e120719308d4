"""Puzzles over HTTP: no name needed, nothing stored, and no answer revealed before it is found or shown."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from tests.server.test_lessons import refuse

from rulewright.kernel.message import UserError
from rulewright.learning.puzzles.kept_puzzles import Kept, of_the_day, shelf
from rulewright.players.bots import SEARCHING
from rulewright.server.api.puzzles import Puzzles
from rulewright.words import LANGUAGES, Words

Client = TestClient[Litestar]
GAMES = ("termites", "cryhavoc")
EVERY_GAME = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    with TestClient(Litestar([Puzzles], exception_handlers={UserError: refuse})) as client:
        yield client


def attempt(client: Client, kept: Kept, deeds: list[str], deed: str | None = None, status: int = 200) -> Any:
    body = {"deeds": deeds} if deed is None else {"deeds": deeds, "deed": deed}
    answer = client.post(f"/games/{kept.game.name}/puzzles/{kept.name}", json=body, params={"language": "en"})
    assert answer.status_code == status, answer.text
    return answer.json()


def first(game: str) -> Kept:
    return next(iter(shelf(game).values()))


@EVERY_GAME
def test_puzzles_are_listed_the_easiest_first_with_that_of_the_day(client: Client, game: str) -> None:
    for language in LANGUAGES:
        listed = client.get(f"/games/{game}/puzzles", params={"language": language}).json()
        titles = {theme["name"]: theme["title"] for theme in listed["themes"]}
        assert titles == {theme: Words(language)(f"{game}-puzzle-{theme}") for theme in titles}
    levels = [SEARCHING.index(one["level"]) for one in listed["puzzles"]]
    assert levels == sorted(levels)
    assert {one["name"] for one in listed["puzzles"]} == set(shelf(game))
    day = datetime.fromisoformat(listed["day"]).date()
    assert abs((datetime.now(UTC).date() - day).days) <= 1
    assert listed["today"] == of_the_day(game, day)
    assert listed["pack"] == {"termites": "", "cryhavoc": "york"}[game]  # of which the page warns


@EVERY_GAME
def test_a_puzzle_is_tried_and_solved(client: Client, game: str) -> None:
    kept = first(game)
    asked = attempt(client, kept, [])
    assert (asked["waits"], asked["table"]["view"]["undo"], asked["stars"]) == ("move", False, 3)
    wrong = next(one["action"] for one in asked["actions"] if one["action"] not in kept.puzzle.asks[0].right)
    told = attempt(client, kept, [], wrong)
    assert told["reply"]["result"] == "wrong"
    assert f"{max(kept.puzzle.asks[0].values)}%" in told["reply"]["message"]["text"]
    deeds = told["deeds"]
    for ask in kept.puzzle.asks:
        state = attempt(client, kept, deeds, ask.right[0])
        deeds = state["deeds"]
    assert (state["waits"], state["stars"], state["shown"]) == ("over", 2, False)
    assert state["why"][0]["text"]
    assert state["line"]
    assert attempt(client, kept, deeds) == {**state, "reply": None}  # nothing was stored
    assert attempt(client, kept, deeds, "/hint", status=409)["error"]["key"] == "puzzle-over"


@EVERY_GAME
def test_nothing_tells_the_answer_before_it_was_found_or_shown(client: Client, game: str) -> None:
    kept = first(game)
    asked = attempt(client, kept, [])
    assert (asked["line"], asked["why"], asked["then"], asked["best"], asked["holds"]) == ([], [], [], 0, 0)
    assert (asked["after"], asked["marks"], asked["reply"]) == ([], [], None)
    assert "right" not in asked["puzzle"]


@EVERY_GAME
def test_sides_that_were_drawn_have_their_names(client: Client, game: str) -> None:
    seats = attempt(client, first(game), [])["table"]["table"]["seats"]
    assert all(seat["side"] not in ("", "drawn") and seat["name"] for seat in seats)


def test_missing_or_unsuitable_values_are_refused(client: Client) -> None:
    kept = first("termites")
    assert client.get("/games/ludo/puzzles").status_code == 404
    assert client.post("/games/termites/puzzles/nothing", json={}).status_code == 404
    assert attempt(client, kept, ["retreat:A1"], status=409)["error"]["key"] == "puzzle-changed"
    assert attempt(client, kept, [], "retreat:A1")["reply"]["result"] == "illegal"
