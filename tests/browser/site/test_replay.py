"""Replays of finished games: any moment, any seat's view, and never more than that seat may see."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import Locator, Page, Route, expect
from tests.browser.conftest import Visits
from tests.browser.positions import reach
from tests.browser.reading import in_a_line, opens_panel
from tests.browser.visitor import Visitor, is_drawn
from tests.server.client import Person, Table, over, started
from tests.server.running import Running

HANDS = ".hands [role=toolbar]"


@pytest.fixture(scope="module")
def people(server: Running) -> Iterator[list[Person]]:
    with Person(server.url, "Anna") as anna, Person(server.url, "Ben") as ben:
        yield [anna, ben]


@pytest.fixture(scope="module")
def games(people: list[Person]) -> dict[str, Table]:
    """One of each game, played to the end."""
    found = {}
    for game in ("termites", "cryhavoc"):
        found[game] = started(*people, game=game, watched=True)
        reach(people, found[game], over)
    return found


def bar(page: Page) -> Locator:
    found = page.get_by_role("slider", name="Moment in the game")
    found.wait_for()
    return found


def said(page: Page) -> str:
    return in_a_line(page.locator(".moment"))


def ids(where: Locator) -> set[str]:
    return set(where.locator("[data-id]").evaluate_all("cards => cards.map(card => card.dataset.id)"))


def cards(page: Page) -> set[str]:
    return ids(page.locator(".hands"))


def replay(visit: Visits, table: Table, address: str = "") -> Visitor:
    visitor = visit().opens(f"/table/{table.id}/replay{address}")
    bar(visitor.page)
    return visitor


def test_a_press_on_the_bar_leads_to_that_moment(visit: Visits, games: dict[str, Table]) -> None:
    reader = replay(visit, games["termites"])
    box = bar(reader.page).bounding_box()
    assert box
    reader.page.mouse.move(box["x"] + 12, box["y"] + box["height"] / 2)
    reader.page.mouse.down()
    reader.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=5)
    reader.page.mouse.up()
    last = int(bar(reader.page).get_attribute("max") or 0)
    reader.until(lambda: abs(int(bar(reader.page).input_value()) - last / 2) <= last / 20, "the middle")
    reader.rests()  # the bar appears before the board
    on_board = reader.page.locator(".hex[aria-label*='(Ben)'], .hex[aria-label*='(Anna)']").count()
    reader.button("Go to start").click()
    reader.until(lambda: said(reader.page) == "The game begins.", "the beginning")
    assert bar(reader.page).input_value() == "0"
    assert reader.page.locator(".hex[aria-label*='(Ben)']").count() < on_board, "the board stands as it stood"


@pytest.mark.parametrize("game", ["termites", "cryhavoc"])
def test_one_step_on_and_one_step_back(visit: Visits, games: dict[str, Table], game: str) -> None:
    reader = replay(visit, games[game])
    reader.button("Step forward").click()
    expect(bar(reader.page)).to_have_value("1")
    reader.button("Step back").click()
    expect(bar(reader.page)).to_have_value("0")


def test_from_one_big_event_to_the_next(visit: Visits, games: dict[str, Table]) -> None:
    reader = replay(visit, games["cryhavoc"])
    moments = [0]
    while reader.button("Next highlight").get_attribute("aria-disabled") == "false":
        reader.button("Next highlight").click()
        reader.until(lambda: int(bar(reader.page).input_value()) > moments[-1], "the next one")
        moments.append(int(bar(reader.page).input_value()))
    assert len(moments) > 2, "a round is one, and so is a battle; passed events make a game shorter"
    reader.button("Previous highlight").click()
    reader.until(lambda: int(bar(reader.page).input_value()) == moments[-2], "the one before")
    reader.button("Go to end").click()
    reader.until(lambda: bar(reader.page).input_value() == bar(reader.page).get_attribute("max"), "the end")


def with_open_hands(visit: Visits, table: Table) -> Visitor:
    """A moment when both hold cards, and no card that the other has a copy of."""
    reader = visit()
    hands = reader.page.locator(HANDS)
    for at in range(10, 100, 5):
        reader.opens(f"/table/{table.id}/replay?at={at}")
        reader.page.get_by_role("button", name="All hands visible").click()
        opens_panel(reader.page, "hands")
        reader.until(lambda: hands.count() == 2, "both hands")
        own, others = (ids(hand) for hand in hands.all())
        if own and others and not own & others:
            return reader
    raise AssertionError("somebody's hand was always empty")


def test_whose_eyes_decide_whose_hand_is_seen(visit: Visits, games: dict[str, Table]) -> None:
    reader = with_open_hands(visit, games["cryhavoc"])
    eyes = reader.page.get_by_role("group", name="View", exact=True)
    hands = reader.page.locator(HANDS)
    everything = cards(reader.page)
    own = list[set[str]]()
    for name in ("Anna", "Ben"):
        eyes.get_by_role("button", name=f"{name}’s view").click()
        reader.until(
            lambda: hands.count() == 1 and cards(reader.page) not in [set(), *own], "one hand, and another one"
        )
        own.append(cards(reader.page))
    assert own[0] | own[1] == everything
    assert not own[0] & own[1]
    eyes.get_by_role("button", name="Spectator’s view").click()
    reader.until(lambda: hands.count() == 0, "no hand")


def test_a_hand_is_shown_to_new_eyes_when_it_has_come(visit: Visits, games: dict[str, Table]) -> None:
    """Until then everything stays as it was: never one player's hand under another's name."""
    reader = with_open_hands(visit, games["cryhavoc"])
    hands = reader.page.locator(HANDS)
    seen, under_way = [cards(reader.page)], list[Route]()
    reader.page.route("**/replay?eyes=*", lambda route: under_way.append(route))
    for seat, name in enumerate(("Anna", "Ben")):
        reader.page.get_by_role("button", name=f"{name}’s view").click()
        reader.until(partial(asked_for, under_way, seat), "a question to the server")
        is_drawn(reader.page)
        assert cards(reader.page) == seen[-1]
        while under_way:
            under_way.pop().continue_()
        reader.until(lambda: cards(reader.page) != seen[-1], "the hand")
        assert hands.count() == 1
        seen.append(cards(reader.page))


def asked_for(under_way: list[Route], seat: int) -> bool:
    """A frame for that seat: later frames may have been requested for the previous one."""
    return any(f"eyes={seat}&" in route.request.url for route in under_way)


def test_a_moment_can_be_sent_to_somebody(visit: Visits, games: dict[str, Table]) -> None:
    reader = replay(visit, games["cryhavoc"], "?at=90&eyes=1")
    reader.context.grant_permissions(["clipboard-read", "clipboard-write"])
    reader.button("Copy link to this moment").click()
    reader.sees("Link copied.")
    link = reader.page.evaluate("() => navigator.clipboard.readText()")
    friend = visit().opens(link)
    bar(friend.page)
    friend.until(lambda: said(friend.page) == said(reader.page), "the same moment")
    pressed = friend.page.get_by_role("group", name="View", exact=True).locator("[aria-pressed=true]")
    assert pressed.get_attribute("aria-label") == "Ben’s view"


def test_a_line_of_the_log_leads_to_its_moment(visit: Visits, games: dict[str, Table]) -> None:
    reader = replay(visit, games["cryhavoc"], "?at=100000")
    line = reader.page.locator(".log li button").nth(7)
    text = in_a_line(line)
    line.click()
    reader.until(lambda: said(reader.page) == text, "that moment")


def test_before_the_start_there_is_nothing_to_look_back_on(visit: Visits, people: list[Person]) -> None:
    table = people[0].makes("termites", players=2, open=True)
    reader = visit(refusals=True).opens(f"/table/{table.id}/replay")
    reader.sees("This game hasn’t started yet, so there is nothing to replay.")
