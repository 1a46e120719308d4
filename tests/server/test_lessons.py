"""Lessons over HTTP: no name needed, nothing stored, and the same actions give the same answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from litestar import Litestar, Request, Response
from litestar.testing import TestClient

from rulewright.kernel.message import UserError
from rulewright.learning.courses import course
from rulewright.server.api.faults import status_of
from rulewright.server.api.lessons import Lessons
from rulewright.server.shapes.lessons import MOST_DEEDS
from rulewright.server.shown.messages import wire
from rulewright.words import LANGUAGES, Words

Client = TestClient[Litestar]
GAME, FIRST = "termites", "01-one-turn"
LIST = f"/games/{GAME}/lessons"
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def refuse(request: Request[Any, Any, Any], error: UserError) -> Response[Any]:
    return Response({"error": wire(error.message)}, status_code=status_of(error))


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    with TestClient(Litestar([Lessons], exception_handlers={UserError: refuse})) as client:
        yield client


def take(
    client: Client,
    deeds: list[str],
    deed: str | None = None,
    lesson: str = FIRST,
    status: int = 200,
    language: str = "en",
) -> Any:
    body = {"deeds": deeds} if deed is None else {"deeds": deeds, "deed": deed}
    answer = client.post(f"{LIST}/{lesson}", json=body, params={"language": language})
    assert answer.status_code == status, answer.text
    return answer.json()


# ------------------------------------------------------------- the list
@EVERY_LANGUAGE
def test_lessons_are_listed_in_their_order_in_the_readers_language(client: Client, language: str) -> None:
    listed = client.get(LIST, params={"language": language}).json()
    assert [each["name"] for each in listed] == [lesson.name for lesson in course(GAME)]
    assert listed[0]["title"] == Words(language)("learn-termites-01-title")
    assert listed[0]["minutes"] == 1
    assert listed[0]["paragraphs"] == ["T5.1", "T6.1"]
    assert listed[5]["after"] == ["02-take-a-mound"]
    assert len({each["digest"] for each in listed}) == len(listed)


def test_an_unknown_game_or_lesson_is_not_found(client: Client) -> None:
    assert client.get("/games/ludo/lessons").status_code == 404
    assert take(client, [], lesson="99-none", status=404)["error"]["key"] == "lesson-unknown"


# ------------------------------------------------------------- a lesson
def test_a_lesson_opens_as_a_table_with_a_text_and_marks(client: Client) -> None:
    state = take(client, [])
    assert state["waits"] == "move"
    assert state["text"]["text"] == Words("en")("learn-termites-01-token")
    assert state["marks"] == ["hand:worker-2"]
    assert (state["read"], state["texts"], state["stars"], state["scene"]) == (0, 3, 3, 0)
    assert state["reply"] is None
    assert state["lesson"]["title"] == "One turn"
    table = state["table"]
    assert table["you"]["eyes"] == table["table"]["asked"] == 0
    assert [seat["name"] for seat in table["table"]["seats"]] == ["Blue", "Red"]
    assert table["prompt"]["text"] == "Which token do you place?"
    assert table["view"]["actions"] == [each["action"] for each in state["actions"]]
    assert all(each["message"]["text"] for each in state["actions"])


def test_the_other_hand_stays_hidden(client: Client) -> None:
    lesson = "08-guard-your-mounds"
    view = take(client, [], lesson=lesson)["table"]["view"]
    own = {(token["caste"], token["termites"]) for token in view["hand"]}
    assert own == {("soldier", 2), ("worker", 1), ("nasute", 1)}
    assert not any("hand" in key and isinstance(held, list) for seat in view["seats"] for key, held in seat.items())


def test_a_right_action_leads_on_and_is_confirmed(client: Client) -> None:
    state = take(client, ["token:worker-2"], "place:E5")
    assert state["deeds"] == ["token:worker-2", "place:E5"]
    assert state["reply"]["result"] == "right"
    assert state["read"] == 2
    placed = state["table"]["log"][-1]
    assert placed["do"] == "place:E5"
    assert placed["then"] == ["draw:soldier-1"]
    assert any("E5" in event["text"] for event in placed["events"])


def test_a_wrong_deed_has_its_reply_and_changes_nothing_but_the_stars(client: Client) -> None:
    before = take(client, [])
    state = take(client, [], "token:worker-1")
    assert state["reply"]["result"] == "wrong"
    assert state["reply"]["message"]["text"] == Words("en")("learn-termites-01-token-other")
    assert state["deeds"] == ["token:worker-1"]
    assert state["stars"] == 2
    assert state["table"] == before["table"]


def test_an_illegal_deed_has_the_rules_own_reason_and_costs_nothing(client: Client) -> None:
    state = take(client, ["token:worker-2"], "place:F6")
    assert state["reply"]["result"] == "illegal"
    assert state["reply"]["message"]["rule"].startswith("T")
    assert state["reply"]["message"]["text"]
    assert state["deeds"] == ["token:worker-2"]
    assert state["stars"] == 3


def test_hints_tell_then_do(client: Client) -> None:
    shown = take(client, [], "/hint")
    assert shown["reply"]["result"] == "hint"
    assert shown["reply"]["shown"] == "token:worker-2"
    assert take(client, shown["deeds"], "/hint")["read"] == 1


@EVERY_LANGUAGE
def test_a_lesson_ends_in_the_readers_language(client: Client, language: str) -> None:
    state = take(client, ["/skip", "/skip", "/skip"], "/skip", language=language)
    assert state["waits"] == "over"
    assert state["text"]["text"] == Words(language)("learn-termites-01-end")
    assert state["stars"] == 1
    assert state["actions"] == state["table"]["view"]["actions"] == []
    assert take(client, state["deeds"], "/skip", status=409)["error"]["key"] == "lesson-over"


def test_the_end_of_a_scene_can_be_seen_before_the_next_one_begins(client: Client) -> None:
    state = take(client, ["unit:H5"], "move:G5", lesson="04-destroy-it")
    assert state["scene"] == 1
    left = state["reply"]["left"]
    assert left["log"][-1]["do"] == "move:G5"
    assert left["view"] != state["table"]["view"]
    assert len(state["table"]["log"]) == 1


def test_a_choice_can_be_taken_back_but_not_what_went_wrong(client: Client) -> None:
    deeds = ["token:worker-1", "token:worker-2"]
    assert take(client, deeds)["table"]["view"]["undo"]
    state = take(client, deeds, "/back")
    assert state["reply"]["result"] == "back"
    assert (state["read"], state["stars"]) == (0, 2)
    assert state["table"] == take(client, [])["table"]
    again = take(client, state["deeds"], "/back")
    assert again["reply"]["result"] == "illegal"
    assert again["deeds"] == state["deeds"]


# ------------------------------------------------------------- bad ones
@pytest.mark.parametrize("deed", ["place:E5", "nonsense", "token:dragon-9"])
def test_deeds_that_do_not_fit_the_lesson_say_that_it_has_changed(client: Client, deed: str) -> None:
    assert take(client, [deed], status=409)["error"]["key"] == "lesson-changed"


def test_text_that_is_not_an_action_of_the_game_is_refused(client: Client) -> None:
    assert take(client, [], "nonsense", status=400)["error"]["key"]


def test_there_is_an_end_to_deeds(client: Client) -> None:
    wrong = ["token:worker-1"] * MOST_DEEDS
    assert take(client, wrong)["stars"] == 1
    take(client, [*wrong, "token:worker-1"], status=400)
    take(client, [], "x" * 101, status=400)
    assert client.post(f"{LIST}/{FIRST}", json={"deeds": [], "more": 1}).status_code == 400
