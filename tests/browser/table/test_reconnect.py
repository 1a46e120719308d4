"""The server goes down in the middle of a game and comes back: the page says so, and the game continues where it was."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, WebSocketRoute
from tests.browser.conftest import Visits, a_server
from tests.browser.positions import asks, reach
from tests.browser.visitor import Visitor
from tests.server.client import Person, Table, started
from tests.server.running import Running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Used by this file alone, since it is stopped."""
    yield from a_server(tmp_path_factory.mktemp("own"))


@pytest.fixture
def table(people: list[Person]) -> Table:
    """Anna is asked for a token."""
    table = started(*people)
    reach(people, table, asks("token"))
    return table


@pytest.fixture
def page(visit: Visits, people: list[Person], table: Table) -> Iterator[Visitor]:
    """Its clock runs normally, but can be stopped."""
    cookie = {"name": "rulewright", "value": people[0].token, "url": people[0].url}
    visitor = visit("Anna", cookies=[cookie], refusals=True)
    visitor.page.clock.install()
    visitor.opens(f"/table/{table.id}")
    says(visitor, "live")
    yield visitor
    visitor.errors[:] = [error for error in visitor.errors if "WebSocket connection to" not in error]  # it was down


def says(visitor: Visitor, text: str) -> None:
    visitor.page.locator(".state").get_by_text(text).first.wait_for()


def token(visitor: Visitor) -> Locator:
    return visitor.page.locator('.slot[data-action^="token:"]').first


def chosen(person: Person, table: Table) -> list[str]:
    """Anna's actions according to the server."""
    return [
        entry["do"] for entry in person.looks(table, since=0)["log"] if entry["kind"] == "do" and entry["seat"] == 0
    ]


def test_the_page_says_that_it_is_offline_comes_back_by_itself_and_the_game_goes_on(
    page: Visitor, server: Running, people: list[Person], table: Table
) -> None:
    before = chosen(people[0], table)
    server.kill()
    says(page, "offline, retrying in")
    assert page.page.locator(".hex").count() > 30, "the board stays in sight"
    server.start()
    says(page, "live")
    action = token(page).get_attribute("data-action")
    token(page).click()
    page.page.locator(".slot.on").wait_for()
    assert chosen(people[0], table) == [*before, action]


def test_a_click_while_the_server_is_away_is_answered_and_done_at_most_once(
    page: Visitor, server: Running, people: list[Person], table: Table
) -> None:
    before = chosen(people[0], table)
    server.kill()
    says(page, "offline")
    action = token(page).get_attribute("data-action")
    token(page).click()
    page.page.get_by_role("alert").get_by_text("Can’t reach the server.").wait_for()
    server.start()
    says(page, "live")
    assert chosen(people[0], table) == before, "it was refused, so it is not done later"
    token(page).click()
    page.page.locator(".slot.on").wait_for()
    assert chosen(people[0], table) == [*before, action]


def test_a_click_that_the_server_took_with_it_is_sent_again_and_done_once(
    page: Visitor, server: Running, people: list[Person], table: Table
) -> None:
    before = chosen(people[0], table)
    assert server.process
    os.killpg(server.process.pid, signal.SIGSTOP)  # it accepts connections, but no longer answers
    action = token(page).get_attribute("data-action") or ""
    token(page).click()
    page.until(lambda: any(f'"{action}"' in frame for frame in page.sent), "the click on its way")
    server.restart()
    says(page, "live")
    page.page.locator(".slot.on").wait_for()
    assert chosen(people[0], table) == [*before, action]


def test_a_silent_server_is_reported_within_two_seconds_and_the_click_is_kept(
    page: Visitor, server: Running, people: list[Person], table: Table
) -> None:
    before = chosen(people[0], table)
    assert server.process
    os.killpg(server.process.pid, signal.SIGSTOP)
    action = token(page).get_attribute("data-action")
    page.page.clock.pause_at(page.page.evaluate("Date.now() / 1000 + 10"))  # well in the future
    token(page).click()
    page.page.clock.run_for(2000)
    says(page, "no answer yet; your choice is saved")
    page.page.clock.resume()
    os.killpg(server.process.pid, signal.SIGCONT)
    says(page, "live")
    page.page.locator(".slot.on").wait_for()
    assert chosen(people[0], table) == [*before, action]


def test_a_choice_made_while_an_answer_is_late_is_sent(visit: Visits, people: list[Person], table: Table) -> None:
    """The page has asked for something else, such as what each choice would do, and the server is slow to answer."""
    anna, before = people[0], chosen(people[0], table)

    def line(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(server.send)
        server.on_message(lambda message: page.send(message) if '"type":"update"' in str(message) else None)

    cookie = {"name": "rulewright", "value": anna.token, "url": anna.url}
    visitor = visit("Anna", cookies=[cookie])
    visitor.page.route_web_socket(lambda url: "/live" in url, line)
    visitor.opens(f"/table/{table.id}")
    says(visitor, "no answer yet")
    action = token(visitor).get_attribute("data-action")
    token(visitor).click()
    visitor.page.locator(".slot.on").wait_for()
    assert chosen(anna, table) == [*before, action]


def test_a_click_that_was_done_but_not_answered_is_not_done_twice(
    visit: Visits, people: list[Person], table: Table
) -> None:
    """The line breaks after the server has received the click and before the page gets the answer."""
    anna, before = people[0], chosen(people[0], table)
    lines = list[WebSocketRoute]()
    deaf = False

    def line(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(server.send)
        server.on_message(lambda message: None if deaf else page.send(message))
        lines.append(page)

    cookie = {"name": "rulewright", "value": anna.token, "url": anna.url}
    visitor = visit("Anna", cookies=[cookie])
    visitor.page.route_web_socket(lambda url: "/live" in url, line)
    visitor.opens(f"/table/{table.id}")
    says(visitor, "live")
    deaf = True
    action = token(visitor).get_attribute("data-action")
    token(visitor).click()
    visitor.until(lambda: chosen(anna, table) == [*before, action], "the move at the server")
    assert visitor.page.locator(".slot.on").count() == 0, "the page does not know it yet"
    deaf = False
    lines[-1].close(code=1001)
    visitor.page.locator(".slot.on").wait_for()
    assert chosen(anna, table) == [*before, action]
    assert visitor.page.locator(".bubble").count() == 0, "and nobody is told of a mistake"


def test_others_actions_in_the_meantime_are_caught_up_with(
    page: Visitor, server: Running, people: list[Person], table: Table
) -> None:
    anna, ben = people
    server.restart()
    while anna.looks(table)["table"]["asked"] == 0:
        anna.moves(table)
    ben.moves(table)
    seq = anna.looks(table)["seq"]
    says(page, "live")
    page.until(lambda: page.update["seq"] == seq, "catching up")


def test_the_lobby_says_it_too_and_recovers(visit: Visits, server: Running) -> None:
    reader = visit(refusals=True).opens("/")
    server.kill()
    reader.page.locator("article").first.get_by_role("button", name="Play now").click()
    reader.sees("Can’t reach the server. Check your connection and try again.")
    server.start()
    reader.page.locator("article").first.get_by_role("button", name="Play now").click()
    reader.page.locator(".prompt").wait_for()
