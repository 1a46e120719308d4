"""Two people at one screen play some turns by clicking, with the curtain between them. While it is closed, no hand is on the page."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import Visits
from tests.browser.reading import opens_panel
from tests.browser.visitor import Visitor
from tests.server.client import Person, Table
from tests.server.running import Running

NAMES = ["Ada", "Bo"]
TURNS = 6


def hand_of(person: Person, table: Table, seat: int) -> set[str]:
    """What only that player may know, as the page would show it."""
    view = person.looks(table, eyes=seat)["view"]
    if "factions" in view:
        return {f'"{card}"' for card in view["hand"]}
    return {f"{token['caste']}-{token['termites']}" for token in view["hand"]}


def shows_no_hand(page: Page, hands: set[str]) -> None:
    html = page.content()
    assert [card for card in hands if card in html] == []
    secret = page.locator(".slot, button.held, .tray, [data-action], .undo .sub")
    assert secret.evaluate_all("found => found.map(one => one.outerHTML)") == []


def opens_the_curtain(screen: Visitor) -> int:
    heading = screen.page.locator(".fold h1")
    name = heading.inner_text().removeprefix("Pass the device to ")
    screen.opens_the_curtain(name)
    screen.page.locator(".prompt.asked").wait_for()
    return NAMES.index(name)


def chooses(screen: Visitor, chance: random.Random) -> None:
    """A random choice, using the buttons with words."""
    page = screen.page
    before = screen.update["seq"]
    if not page.locator(".in-words[open]").count():
        opens_panel(page, "table")
        page.locator(".in-words summary").click()
    ways: Any = page.locator(".in-words li button")
    ways.nth(chance.randrange(ways.count())).click()
    screen.until(lambda: screen.update["seq"] > before, "the move")
    page.wait_for_function(
        "() => ['.fold h1', '.in-words li button:enabled', '[data-opens-reading][aria-expanded=false]'].some("
        " (one) => document.querySelector(one))"
    )


@pytest.mark.parametrize("game", ["termites", "cryhavoc"])
def test_two_people_play_at_one_screen(visit: Visits, server: Running, game: str) -> None:
    screen = visit().opens("/")
    screen.page.locator("article").nth(["termites", "cryhavoc"].index(game)).get_by_role(
        "button", name="Same screen"
    ).click()
    for number, name in enumerate(NAMES, start=1):
        screen.page.get_by_label(f"Name of player {number}").fill(name)
    screen.page.get_by_role("dialog").get_by_role("button", name="Start the game").click()
    screen.page.locator(".fold h1").wait_for()
    table = Table(re.sub(".*/", "", screen.page.url))
    token = next(one["value"] for one in screen.context.cookies() if one["name"] == "rulewright")
    chance = random.Random(5)
    sat = []
    with Person(server.url, token=token) as host:
        for _ in range(TURNS):
            shows_no_hand(screen.page, hand_of(host, table, 0) | hand_of(host, table, 1))
            seat = opens_the_curtain(screen)
            sat.append(seat)
            assert screen.update["you"]["eyes"] == seat
            other = hand_of(host, table, 1 - seat) - hand_of(host, table, seat)
            html = screen.page.content()
            assert [card for card in other if f":{card.strip(chr(34))}" in html] == [], "nor is the other's hand, ever"
            while screen.page.locator(".prompt.asked").count():
                chooses(screen, chance)
            screen.page.locator(".fold h1").wait_for()
    assert set(sat) == {0, 1}
