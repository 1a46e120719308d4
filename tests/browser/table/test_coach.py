"""A first game: started with one click against the easiest bot, with a coach who explains what matters. web/src/games/*/coach decides when
it says what; here its messages are seen and dismissed."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser.conftest import Visits
from tests.browser.table.test_keyboard import tabs_to
from tests.browser.visitor import Visitor, is_drawn
from tests.server.client import WAIT, Person, Table

BOTH = pytest.mark.parametrize("game", ["termites", "cryhavoc"])
COACH = "[data-coach]"
BOARD = "() => JSON.stringify(document.querySelector('[data-board]').getBoundingClientRect())"
AIM = "[data-aim]"
OFF = "localStorage.getItem('rulewright-coach')"


def begins(visit: Visits, game: str, **how: Any) -> Visitor:
    """From the lobby, as somebody who has never played; they have read the aim, and the coach speaks."""
    visitor = visit(newcomer=True, **how).opens("/")
    visitor.page.locator("article").nth(["termites", "cryhavoc"].index(game)).locator(".first-game").click()
    visitor.page.locator(AIM).get_by_role("button", name="Let me play").click()
    visitor.page.locator(COACH).wait_for()
    return visitor


def told(page: Page, game: str) -> list[str]:
    return str(page.evaluate("game => localStorage.getItem(`rulewright-coach-${game}`) ?? ''", game)).split()


# ------------------------------------------------------------- the aim
@BOTH
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_newcomer_reads_the_aim_before_anything_is_asked(visit: Visits, game: str, phone: bool) -> None:
    """However they came: here by Play now, which asks for a terrain deck first."""
    visitor = visit(newcomer=True, phone=phone).opens("/")
    page = visitor.page
    page.locator("article").nth(["termites", "cryhavoc"].index(game)).get_by_role("button", name="Play now").click()
    for said in ("How to win", "What you do", "Keep in mind", "Your side"):
        expect(page.locator(AIM)).to_contain_text(said)
    box = page.get_by_role("dialog").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= page.evaluate("innerHeight"), "all of it is in sight"
    expect(page.get_by_role("button", name="Let me play")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(AIM)).to_have_count(0)
    page.locator(COACH).wait_for()
    expect(page.locator(".prompt")).to_be_focused()
    page.reload()
    page.locator(".prompt.asked").wait_for()
    expect(page.locator(AIM)).to_have_count(0)


def test_it_leads_to_the_lessons_and_the_coach_can_be_turned_off(visit: Visits) -> None:
    visitor = visit(newcomer=True).opens("/")
    page = visitor.page
    page.locator("article").first.locator(".first-game").click()
    expect(page.locator(AIM).get_by_role("link", name="Show me how")).to_have_attribute("href", "/learn/termites")
    page.locator(AIM).get_by_role("checkbox").uncheck()
    page.locator(AIM).get_by_role("button", name="Let me play").click()
    page.locator(".prompt.asked").wait_for()
    visitor.rests()
    expect(page.locator(COACH)).to_have_count(0)
    assert page.evaluate(OFF) == "off"


def test_a_first_game_is_against_the_easiest_bot_and_the_coach_is_heard(visit: Visits) -> None:
    visitor = begins(visit, "cryhavoc")
    said = visitor.page.locator(f"{COACH} .text").inner_text()
    expect(visitor.page.locator("[aria-live]", has_text=said)).to_have_count(1)
    assert all(part in said for part in ("choose Move", "icons count", "Trogs")), "the whole of the first action"
    assert [seat["bot"] for seat in visitor.update["table"]["seats"]] == ["", "pip"]
    assert visitor.update["table"]["hints"]


# ------------------------------------------------------------- the coach
def test_experienced_players_are_not_offered_a_first_game_in_the_lobby(visit: Visits) -> None:
    visitor = visit().opens("/")
    visitor.page.locator("article").first.wait_for()
    expect(visitor.page.locator(".first-game")).to_have_count(0)
    visitor.opens("/learn/termites")
    visitor.page.locator(".first-game").wait_for()


@pytest.mark.parametrize("phone", [False, True])
def test_the_board_stays_where_it_is(visit: Visits, phone: bool) -> None:
    page = begins(visit, "termites", phone=phone).page
    is_drawn(page)
    before = page.evaluate(BOARD)
    page.locator(COACH).get_by_role("button", name="Got it").click()
    expect(page.locator(COACH)).to_have_count(0)
    is_drawn(page)
    assert page.evaluate(BOARD) == before
    assert told(page, "termites") == ["mound"]


def test_what_was_told_is_not_told_again_and_the_next_thing_comes_with_the_next_turn(
    anna: Person, before: Visits
) -> None:
    table = anna.makes("termites", bots=["random"], start=True)
    visitor = before(anna)
    visitor.context.add_init_script("localStorage.setItem('rulewright-coach', 'on')")
    page = visitor.opens(f"/table/{table.id}").page
    expect(page.locator(COACH)).to_have_attribute("data-coach", "mound")
    visitor.presses("Escape")
    expect(page.locator(COACH)).to_have_count(0)
    moves_until_asked_again(anna, table)
    while anna.looks(table)["view"]["prompt"]["offer"] != "token":
        anna.moves(table)  # a mound, which has been explained; a turn is another matter
    seq = anna.looks(table)["seq"]
    visitor.until(lambda: bool(visitor.update["seq"] == seq), "the page knows all")  # also asked before
    visitor.rests()
    other = page.locator(f"{COACH}:not([data-coach=mound])")
    other.wait_for()
    said = other.inner_text()
    page.reload()
    expect(page.locator(COACH)).to_have_text(said, use_inner_text=True)


def moves_until_asked_again(anna: Person, table: Table) -> None:
    """She has a mound, and so has the bot."""
    while anna.looks(table)["view"]["prompt"]["actor"] == 0:
        anna.moves(table)
    while not (seen := anna.looks(table))["view"]["actions"]:
        anna.looks(table, since=seen["seq"], wait=WAIT)


def test_it_is_turned_off_at_once_and_on_again_in_the_menu(visit: Visits) -> None:
    page = begins(visit, "cryhavoc").page
    page.locator(COACH).get_by_role("button", name="Turn the coach off").click()
    expect(page.locator(COACH)).to_have_count(0)
    page.reload()
    page.locator(".prompt.asked").wait_for()
    expect(page.locator(COACH)).to_have_count(0)
    page.locator(".bar button.menu").click()
    page.get_by_role("checkbox", name="Coach").check()
    page.keyboard.press("Escape")
    page.locator(COACH).wait_for()


def test_it_is_reached_by_keyboard_and_says_it_later_if_asked_to(visit: Visits) -> None:
    visitor = begins(visit, "termites")
    page = visitor.page
    tabs_to(visitor, page.locator(COACH).get_by_role("button", name="Later"))
    page.keyboard.press("Enter")
    expect(page.locator(COACH)).to_have_count(0)
    assert told(page, "termites") == []
    page.reload()
    expect(page.locator(COACH)).to_have_attribute("data-coach", "mound")


def test_the_first_turn_of_all_is_explained_as_a_whole(anna: Person, before: Visits) -> None:
    """Not a part of it in each of the next ones, when everybody has found out."""
    table = anna.makes("termites", bots=["random"], start=True)
    visitor = before(anna)
    visitor.context.add_init_script("""localStorage.setItem('rulewright-coach', 'on')
        localStorage.setItem('rulewright-coach-termites', 'mound danger')""")
    page = visitor.opens(f"/table/{table.id}").page
    while not (seen := anna.looks(table))["view"]["actions"] or seen["view"]["prompt"]["offer"] != "token":
        if seen["view"]["actions"]:
            anna.moves(table)
        else:
            anna.looks(table, since=seen["seq"], wait=WAIT)
    expect(page.locator(COACH)).to_have_attribute("data-coach", "turn")
    for said in ("place a token", "move one unit", "is an attack"):
        expect(page.locator(f"{COACH} .text")).to_contain_text(said)


def test_what_a_question_comes_from_stands_beside_what_the_coach_says(visit: Visits) -> None:
    """An event, a card: the coach speaks in the place of the prompt, which would say it."""
    visitor = begins(visit, "cryhavoc")
    prompt = visitor.update["prompt"]
    asks = visitor.page.locator(f"{COACH} .asks")
    expect(asks).to_contain_text(prompt["text"])
    if prompt["kicker"]:
        expect(asks).to_contain_text(prompt["kicker"]["text"])


# ------------------------------------------------------------- warnings
def warns_of_all(visitor: Visitor) -> None:
    """Stands in for the server: players/review.py decides which moves are bad."""

    def answer(route: Route) -> None:
        seen = visitor.update
        blunders = [{"do": action, "value": 0.31, "best": 0.64} for action in seen["view"]["actions"]]
        route.fulfill(json={"seq": seen["seq"], "seat": seen["table"]["asked"], "blunders": blunders})

    visitor.page.route("**/warnings", answer)


def test_before_a_move_that_costs_much_a_newcomer_may_think_again(visit: Visits) -> None:
    visitor = visit(newcomer=True).opens("/")
    warns_of_all(visitor)
    page = visitor.page
    with page.expect_response("**/warnings"):
        page.locator("article").first.locator(".first-game").click()
    page.locator(AIM).get_by_role("button", name="Let me play").click()
    visitor.rests()
    slot = page.locator(".slot").first
    seq = visitor.update["seq"]
    dialog = page.get_by_role("dialog", name="Think again?")
    slot.click()
    expect(dialog).to_contain_text("from about 64% to 31%")
    dialog.get_by_role("button", name="Think again").click()
    expect(dialog).to_have_count(0)
    assert visitor.update["seq"] == seq
    slot.click()
    dialog.get_by_role("button", name="Play it anyway").click()
    visitor.until(lambda: visitor.update["seq"] > seq, "the move")


def test_elsewhere_nobody_is_warned_unless_they_wish(anna: Person, before: Visits) -> None:
    table = anna.makes("termites", bots=["random"], start=True)
    visitor = before(anna)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    page = visitor.opens(f"/table/{table.id}").page
    page.locator(".prompt.asked").wait_for()
    visitor.rests()
    assert not [url for url in asked if url.endswith("/warnings")]
    page.locator(".bar button.menu").click()
    page.get_by_role("checkbox", name="Warn me").check()
    with page.expect_response("**/warnings"):
        page.reload()
