"""Errors that people run into: the page says what happened, in the reader's language, and what to do next. It is never blank."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visits, a_server
from tests.browser.positions import asks, reach
from tests.browser.reading import clipped
from tests.browser.visitor import Visitor
from tests.server.client import Person, Table, started
from tests.server.running import Running

LONG = "🐜" * 500


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Used by this file alone, since it is stopped."""
    yield from a_server(tmp_path_factory.mktemp("own"))


@pytest.fixture
def before(before: Visits) -> Visits:
    """Refusals by the server are not errors of a page here."""
    return partial(before, refusals=True)


def leads_on(visitor: Visitor, name: str = "Back to the lobby") -> None:
    """There is a way on, and it works."""
    visitor.page.get_by_role("link", name=name).first.click()
    visitor.page.locator("article").first.wait_for()


# ------------------------------------------------------------- addresses
@pytest.mark.parametrize(
    ("language", "says", "way"),
    [
        ("en", "This link doesn’t lead to a table", "Back to the lobby"),
        ("pl", "Ten link nie prowadzi do żadnego stołu", "Wróć do lobby"),
        ("de", "Dieser Link führt zu keinem Tisch", "Zurück zur Lobby"),
        ("pt-BR", "Este link não leva a nenhuma mesa", "Voltar aos jogos"),
    ],
)
def test_a_dead_link_says_so_in_every_language(visit: Visits, language: str, says: str, way: str) -> None:
    guest = visit(language=language, refusals=True).opens("/join/gone")
    guest.page.get_by_role("heading", level=1).wait_for()
    assert guest.page.get_by_role("heading", level=1).inner_text() == says
    assert guest.page.get_by_role("alert").inner_text().strip()
    leads_on(guest, way)


@pytest.mark.parametrize("path", ["/nowhere", "/table/x/y", "/rules/chess", "/reference/chess", "/join", "/%E0%A4%A"])
def test_an_unknown_address_does_not_show_a_blank_page(visit: Visits, path: str) -> None:
    guest = visit(refusals=True).opens(path)
    guest.sees("Page not found")
    leads_on(guest)


@pytest.mark.parametrize("path", ["/table/gone", "/table/gone/replay", "/new/chess"])
def test_what_is_not_there_says_so(visit: Visits, path: str) -> None:
    guest = visit(refusals=True).opens(path)
    guest.sees("Something went wrong")
    assert guest.page.get_by_role("alert").inner_text().strip()
    leads_on(guest)


def test_a_table_that_is_not_watched_tells_who_can_see_it(visit: Visits, people: list[Person]) -> None:
    table = started(*people)
    guest = visit(refusals=True).opens(f"/table/{table.id}")
    guest.sees("Only players can see this table. Ask its host for an invitation.")
    leads_on(guest)
    german = visit(language="de", refusals=True).opens(f"/table/{table.id}")
    german.page.get_by_role("alert").wait_for()
    assert "Only" not in german.page.get_by_role("alert").inner_text()


# ------------------------------------------------------------- seats
def test_a_full_table(visit: Visits, people: list[Person]) -> None:
    anna, ben = people
    table = anna.makes("termites", players=2)
    late = visit(refusals=True).opens(f"/join/{table.invitation}")
    late.button("Join the table").wait_for()
    ben.joins(table)
    late.button("Join the table").click()
    late.sees("All seats are taken")
    late.sees("Ask the host to make room, or create your own table.")
    anna.stands(table, 1)
    late.page.reload()
    late.button("Join the table").click()
    late.sees("Everyone is here. The host will start the game.")


def test_a_game_that_has_begun_and_one_that_is_over(visit: Visits, people: list[Person]) -> None:
    table = started(*people)
    guest = visit(refusals=True).opens(f"/join/{table.invitation}")
    guest.sees("The game has started")
    reach(people, table, lambda update: bool(update["table"]["status"] == "over"))
    guest.page.reload()
    guest.sees("The game is over")
    leads_on(guest)


@pytest.mark.parametrize("open_to_all", [True, False])
def test_a_person_who_loses_the_seat_is_told(people: list[Person], before: Visits, open_to_all: bool) -> None:
    anna, ben = people
    table = anna.makes("termites", players=2, open=open_to_all)
    ben.joins(table)
    host, guest = (before(person).opens(f"/table/{table.id}") for person in people)
    guest.sees("Everyone is here. The host will start the game.")
    host.button("Remove Ben").click()
    guest.sees("The host removed you from your seat. Take another one, or ask for a new invitation.")
    host.sees("Waiting for one more player.")
    if open_to_all:
        guest.button("Sit here").click()
        guest.sees("Everyone is here. The host will start the game.")
    else:
        leads_on(guest)


def test_two_tabs_on_one_seat_show_the_same_and_lose_nothing(people: list[Person], before: Visits) -> None:
    table = started(*people)
    reach(people, table, asks("token"))
    one = before(people[0]).opens(f"/table/{table.id}")
    other = before(people[0]).opens(f"/table/{table.id}")

    def show_what_is() -> None:
        for tab in (one, other):
            tab.until(partial(shows, tab, people[0], table), "the position as it is")

    other.page.locator(".slot").first.wait_for()
    one.page.locator(".slot").first.click()
    other.page.locator(".slot.on").wait_for()
    place = other.page.locator("[data-choice]").first
    name = place.get_attribute("data-place") or ""
    place.click()
    other.until(lambda: other.update["view"]["board"][name].get("owner") == 0, "the token on the board")
    show_what_is()
    # both at once: one wins, and the other tab is told what has happened
    seq = people[0].looks(table)["seq"]
    for tab in (one, other):
        tab.page.locator(".hex[data-choice]").last.click(no_wait_after=True)
    one.until(lambda: people[0].looks(table)["seq"] > seq, "a move")
    show_what_is()


def shows(visitor: Visitor, person: Person, table: Table) -> bool:
    return bool(visitor.update["view"] == person.looks(table)["view"])


# ------------------------------------------------------------- names
def test_a_name_of_500_emoji_is_refused_before_it_is_sent(visit: Visits) -> None:
    guest = visit().opens("/me")
    name = guest.page.get_by_role("textbox", name="Name").first
    name.fill(LONG)
    guest.sees("That’s 500 characters; the limit is 30.")
    guest.button("Save").click()
    assert guest.page.get_by_text("Name saved.").count() == 0
    assert clipped(guest.page, dots=True) == []
    name.fill("🐜" * 30)
    guest.button("Save").click()
    guest.sees("Name saved.")
    guest.page.goto("/")
    guest.page.locator("article").first.get_by_role("button", name="Play now").click()
    guest.page.locator(".prompt.asked").wait_for()
    guest.rests()
    assert clipped(guest.page, dots=True) == [], "the longest name that there can be"


def test_a_name_of_500_emoji_joins_no_table(visit: Visits, people: list[Person]) -> None:
    table = people[0].makes("termites", players=2)
    guest = visit(phone=True).opens(f"/join/{table.invitation}")
    guest.page.get_by_role("textbox", name="Your name").fill(LONG)
    guest.button("Join the table").click()
    guest.sees("That’s 500 characters; the limit is 30.")
    guest.rests()
    assert not people[0].looks(table)["table"]["seats"][1]["person"]
    assert clipped(guest.page, dots=True) == []


# ------------------------------------------------------------- in the middle of something
def dragged_from(visitor: Visitor, table: Table, anna: Person) -> tuple[str, str]:
    """Anna is dragging a unit; returns where from, and where it can go."""
    visitor.page.locator("[data-drag]").first.wait_for()
    before = visitor.update["seq"]
    unit = visitor.page.locator(".hex[data-drag]").first
    hex = unit.get_attribute("data-place") or ""
    box = unit.bounding_box()
    assert box
    visitor.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    visitor.page.mouse.down()
    visitor.page.mouse.move(box["x"] + box["width"], box["y"] - 20, steps=4)
    visitor.until(lambda: visitor.update["seq"] > before, "the unit is taken up")
    board = visitor.update["view"]["board"]
    goals = [action.partition(":")[2] for action in visitor.update["view"]["actions"] if action.startswith("move:")]
    return hex, next(goal for goal in goals if "owner" not in board[goal])


def test_a_server_that_restarts_in_the_middle_of_a_drag_takes_no_move_away(
    people: list[Person], before: Visits, server: Running
) -> None:
    anna = people[0]
    table = started(*people)
    reach(people, table, lambda update: asks("unit")(update) and update["seq"] > 40)
    page = before(anna).opens(f"/table/{table.id}")
    hex, goal = dragged_from(page, table, anna)
    server.kill()
    page.page.locator(".state.away").wait_for()
    server.start()
    expect(page.page.locator(".state.away")).to_have_count(0)
    box = page.page.locator(f'.hex[data-place="{goal}"]').bounding_box()
    assert box
    page.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
    page.page.mouse.up()
    page.until(lambda: page.update["view"]["board"][goal].get("owner") == 0, "the unit arrives")
    done = [entry["do"] for entry in anna.looks(table, since=0)["log"] if entry["kind"] == "do"]
    assert done.count(f"move:{goal}") >= 1
    assert "owner" not in anna.looks(table)["view"]["board"][hex]
    page.errors[:] = [error for error in page.errors if "WebSocket connection to" not in error]  # the server was down


def test_going_back_in_the_middle_of_a_turn_restores_it(people: list[Person], before: Visits) -> None:
    table = started(*people)
    reach(people, table, asks("token-hex"))
    page = before(people[0]).opens("/mine")
    page.page.locator("a.row").first.click()
    page.page.locator(".slot.on").wait_for()
    page.page.go_back()
    page.page.get_by_role("heading", name="My games").wait_for()
    page.page.go_forward()
    page.page.locator(".slot.on").wait_for()
    page.page.locator("[data-choice]").first.click()
    page.until(lambda: not asks("token-hex")(page.update), "the turn goes on")


def test_a_game_that_was_left_can_be_taken_up_again(people: list[Person], before: Visits) -> None:
    anna, ben = people
    table = started(anna, ben)
    page = before(ben).opens(f"/table/{table.id}")
    page.button("Table menu").click()
    page.button("Leave the game").click()
    page.button("Yes, leave").click()
    page.page.wait_for_url(re.compile(r"/$"), wait_until="commit")
    page.page.goto(f"/table/{table.id}")
    page.page.get_by_text(re.compile("^[A-Z][a-z]+ is now playing for you.$")).first.wait_for()
    page.page.get_by_role("button", name="Take your seat back", exact=True).click()
    page.until(lambda: page.update["table"]["seats"][1]["bot"] == "", "Ben is back")
