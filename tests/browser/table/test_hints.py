"""A hint at the table: for the player to move, followed to the end of its line, or dismissed. Nobody else gets one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.choosing import argument_of
from tests.browser.conftest import Visits, a_server
from tests.browser.things import Player, sits_down
from tests.browser.visitor import Visitor
from tests.server.client import Person, started
from tests.server.running import Running

Moves = list[dict[str, Any]]
BOTH_GAMES = pytest.mark.parametrize("game", ["termites", "cryhavoc"])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """With time to think: before rules are compiled, a moment may not suffice for the second step of a line."""
    yield from a_server(tmp_path_factory.mktemp("hints"), bot_seconds=3)


def panel(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name="Suggested moves")


def gets_a_hint(visitor: Visitor) -> Moves:
    """Press the key and return the server's suggestion."""
    with visitor.page.expect_response("**/hint") as answer:
        visitor.presses("h")
    panel(visitor).wait_for()
    moves: Moves = answer.value.json()["moves"]
    return moves


@BOTH_GAMES
def test_a_hint_says_what_to_do_what_it_promises_and_why(visit: Visits, game: str) -> None:
    visitor = visit()
    sits_down(visitor, game)
    visitor.page.locator(".prompt.asked").wait_for()
    moves = gets_a_hint(visitor)
    assert 1 <= len(moves) <= 3
    for button, move in zip(panel(visitor).locator(".move").all(), moves, strict=True):
        says = button.inner_text()
        assert all(step in says for step in move["line_text"])
        assert re.search(r"\d+% to win", says)
    for reason in (reason for move in moves for reason in move["reasons"]):
        assert reason["text"] in panel(visitor).inner_text()
        if reason.get("rule"):
            assert panel(visitor).get_by_role("link", name=f"Rule {reason['rule']}").count()
    said = "Hint:" if len(moves) == 1 else f"{len(moves)} hints. Best:"
    expect(visitor.page.get_by_text(said)).to_be_attached()


def test_a_hint_is_lit_and_followed_to_the_end_of_its_line(visit: Visits) -> None:
    visitor = visit()
    sits_down(visitor, "termites")
    visitor.page.locator(".prompt.asked").wait_for()
    line = gets_a_hint(visitor)[0]["line"]
    assert len(line) > 1, "a mound, and its place"
    for step in line:
        lit = visitor.page.locator(f'.slot[data-hint][data-action="{step}"]')
        if argument_of(step) in visitor.update["view"]["board"]:
            lit = visitor.page.locator(".ring.hint")
        expect(lit.first).to_be_visible()
        seq = visitor.update["seq"]
        panel(visitor).locator(f'.move[data-move="{step}"]').first.click()
        visitor.until(lambda seq=seq: visitor.update["seq"] > seq, step)  # type: ignore[misc]
        assert did(visitor, seq) == step
    expect(panel(visitor)).to_have_count(0)
    expect(visitor.page.locator("[data-hint], .ring.hint")).to_have_count(0)


def did(visitor: Visitor, since: int) -> str:
    """What the reader did next; the bot may have moved by now."""
    told = (entry for update in visitor.updates for entry in update["log"] if entry["seq"] > since)
    return next(str(entry["do"]) for entry in told if entry.get("seat") == 0)


def test_escape_puts_a_hint_away_and_nothing_else(visit: Visits) -> None:
    visitor = visit()
    sits_down(visitor, "termites")
    visitor.page.locator(".prompt.asked").wait_for()
    Player(visitor).does(visitor.update["view"]["actions"][0])
    seq = visitor.update["seq"]
    gets_a_hint(visitor)
    visitor.presses("Escape")
    expect(panel(visitor)).to_have_count(0)
    assert visitor.update["seq"] == seq, "what was chosen stays chosen"
    visitor.presses("Escape")
    visitor.until(lambda: visitor.update["seq"] > seq, "without a hint, Escape lets go of what was chosen")


def test_your_own_move_dismisses_a_hint(visit: Visits) -> None:
    visitor = visit()
    sits_down(visitor, "termites")
    visitor.page.locator(".prompt.asked").wait_for()
    suggested = {move["do"] for move in gets_a_hint(visitor)}
    other = next(action for action in visitor.update["view"]["actions"] if action not in suggested)
    Player(visitor).does(other)
    expect(panel(visitor)).to_have_count(0)


def test_the_button_shows_a_hint_and_puts_it_away_on_a_phone_too(visit: Visits) -> None:
    visitor = visit(phone=True)
    sits_down(visitor, "termites")
    button = visitor.page.get_by_role("button", name="Hint", exact=True)
    button.click()
    panel(visitor).wait_for()
    for target in panel(visitor).get_by_role("button").all():
        box = target.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
    button.click()
    expect(panel(visitor)).to_have_count(0)


# ------------------------------------------------------------- who gets none
def test_only_the_current_player_has_a_button(visit: Visits, before: Visits, anna: Person, ben: Person) -> None:
    table = started(anna, ben, watched=True)
    asked = anna.looks(table)["table"]["asked"]
    people = [before(person).opens(f"/table/{table.id}") for person in (anna, ben)]
    spectator = visit().opens(f"/table/{table.id}")
    for visitor in (*people, spectator):
        visitor.page.locator(".prompt").wait_for()
    expect(people[asked].button("Hint")).to_be_visible()
    for visitor in (people[1 - asked], spectator):
        asks_for_nothing(visitor)


def test_a_table_without_hints_has_no_button(visit: Visits) -> None:
    host = visit().opens("/new/termites")
    host.page.get_by_label("Hints allowed").uncheck()
    host.button("Start the game").click()
    host.page.locator(".prompt.asked").wait_for()
    assert not host.update["table"]["hints"]
    asks_for_nothing(host)


def test_a_shut_curtain_and_a_replay_give_no_hints(before: Visits, anna: Person) -> None:
    table = anna.makes("termites", players=2, own_seats=2, names=["Anna", "Ola"], start=True)
    screen = before(anna).opens(f"/table/{table.id}")
    screen.page.locator(".fold h1").wait_for()
    asks_for_nothing(screen)
    screen.page.goto(f"/table/{table.id}/replay")
    screen.page.locator("input[type=range]").wait_for()
    asks_for_nothing(screen)


def asks_for_nothing(visitor: Visitor) -> None:
    """Neither with a button nor with the key."""
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    expect(visitor.button("Hint")).to_have_count(0)
    visitor.presses("h")
    visitor.page.evaluate("() => fetch('/api/games')")  # by then, every earlier request is known
    assert [url for url in asked if url.endswith("/hint")] == []
