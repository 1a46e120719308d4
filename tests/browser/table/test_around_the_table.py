"""Around the game: what buttons begin, how many play, leaving and resigning, what lists say, and games waiting elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visits, a_server
from tests.browser.site.test_lobby import ON_TABLE, box
from tests.browser.visitor import PATIENCE
from tests.server.client import Person, over, play_until, started
from tests.server.running import Running

from rulewright.games import load
from rulewright.players.bots import offered

WAITS = re.compile(r"^\(1\) Your turn · ")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Used by this file alone, since lists show all tables."""
    yield from a_server(tmp_path_factory.mktemp("own"))


# ------------------------------------------------------------- what a button begins
def test_play_now_says_what_it_begins_and_begins_just_that_whatever_was_chosen_elsewhere(visit: Visits) -> None:
    guest = visit().opens("/new/cryhavoc")
    guest.page.locator("details summary").click()
    ruling = guest.page.locator("details .option").last
    ruling.get_by_role("radio").last.check()
    ruling.get_by_text("changed by you").wait_for()
    odd = ruling.get_by_role("radio").last.input_value()
    guest.page.goto("/")
    expect(box(guest, "cryhavoc").get_by_role("button", name="Play now")).to_contain_text(
        "against Juno, 2 players, default rules"
    )
    box(guest, "cryhavoc").get_by_role("radiogroup", name="Players").get_by_role("radio", name="3").check()
    expect(box(guest, "cryhavoc").get_by_role("button", name="Play now")).to_contain_text(
        "against 2 × Juno, 3 players, default rules"
    )
    box(guest, "cryhavoc").get_by_role("button", name="Play now").click()
    guest.page.wait_for_url(ON_TABLE, wait_until="commit")
    guest.page.locator(".prompt").wait_for()
    assert [seat["bot"] for seat in guest.update["table"]["seats"]] == ["", "juno", "juno"]
    assert odd not in guest.update["table"]["options"].values()


def test_the_host_changes_the_number_of_players_while_the_table_waits(people: list[Person], before: Visits) -> None:
    anna, ben = people
    table = anna.makes(players=2)
    page = before(anna).opens(f"/table/{table.id}")
    sizes = page.page.get_by_role("radiogroup", name="Players")
    sizes.get_by_role("radio", name="4").check()
    page.sees("Waiting for 3 more players.")
    ben.joins(table, seat=2)
    expect(sizes.get_by_role("radio", name="2")).to_be_disabled()
    sizes.get_by_role("radio", name="3").check()
    page.sees("Waiting for one more player.")
    anna.seats_bot(table, 1)
    page.button("Start the game").click()
    page.page.locator(".prompt").wait_for()
    assert len(page.update["view"]["seats"]) == 3
    other = before(ben).opens(f"/table/{table.id}")
    other.page.locator(".prompt").wait_for()
    assert other.page.get_by_role("radiogroup", name="Players").count() == 0


# ------------------------------------------------------------- leaving, resigning, and what lists say
def test_the_menu_begins_with_the_ways_out_and_a_game_against_bots_ends_when_one_resigns(
    anna: Person, before: Visits
) -> None:
    table = anna.makes(bots=["random"], start=True)
    page = before(anna).opens(f"/table/{table.id}")
    page.button("Table menu").click()
    menu = page.page.get_by_role("dialog")
    first = menu.locator(".menu > *").first
    assert first.get_by_role("button").all_inner_texts() == ["Leave the game", "Resign"]
    assert menu.locator("details").count() > menu.locator("details[open]").count() == 0, "rulings are for those who ask"
    page.button("Resign").click()
    page.sees("This is final: you lose, and the game ends.")
    page.button("Yes, resign").click()
    page.page.get_by_role("heading", name=re.compile("wins; you came second")).wait_for()
    page.page.goto("/")
    page.sees("You aren’t playing anything right now.")
    page.page.goto("/mine")
    expect(page.page.get_by_role("region", name="Finished").locator("a.row")).to_contain_text("you resigned")


def test_points_decide_when_nobody_is_left_who_has_not_resigned(anna: Person, before: Visits) -> None:
    table = anna.makes("termites", players=2, own_seats=2, names=["Anna", "Ben"], start=True)
    page = before(anna).opens(f"/table/{table.id}")
    page.opens_the_curtain(["Anna", "Ben"][anna.looks(table)["table"]["asked"]])
    page.button("Table menu").click()
    page.button("Resign").click()
    page.sees("This is final: the game ends, and the points decide.")
    page.button("Yes, resign").click()
    page.page.get_by_role("heading", name="share the victory").wait_for()


def test_a_game_that_one_has_left_is_not_called_ones_turn_and_can_be_deleted(anna: Person, before: Visits) -> None:
    table = anna.makes("cryhavoc", players=4, bots=["atlas"] * 3, start=True)
    anna.leaves(table, "atlas")
    page = before(anna).opens("/")
    page.sees("You aren’t playing anything right now.")
    assert page.page.locator(f'a.row[href="/table/{table.id}"]').count() == 0
    page.page.goto("/mine")
    left = page.page.get_by_role("region", name="Games you left")
    expect(left.locator("a.row")).to_contain_text("everyone has left")
    left.get_by_role("button", name=re.compile("Remove the game with")).click()
    page.button("Delete it").click()
    expect(left).to_have_count(0)


def test_a_game_that_goes_on_without_those_who_resigned_says_that_they_did(
    people: list[Person], before: Visits
) -> None:
    anna, ben = people
    table = started(anna, ben)
    anna.gives_up(table)
    page = before(anna).opens("/mine")
    expect(page.page.locator(f'a.row[href="/table/{table.id}"]')).to_contain_text("you resigned")


def test_a_finished_game_says_how_one_did(people: list[Person], before: Visits) -> None:
    anna, ben = people
    table = started(anna, ben)
    seats = play_until([anna, ben], table)["table"]["seats"]
    if seats[0]["result"] == seats[1]["result"]:
        return
    winner = 0 if seats[0]["result"] > seats[1]["result"] else 1
    for seat, person in enumerate(people):
        page = before(person).opens("/mine")
        row = page.page.locator(f'a.row[href="/table/{table.id}/replay"]')
        points = (seats[winner]["points"], seats[1 - winner]["points"])
        own = f"you won with {points[0]}" if seat == winner else f"won, {points[0]} to {points[1]}"
        expect(row).to_contain_text(own)


# ------------------------------------------------------------- the end
def test_the_end_speaks_to_the_reader_draws_the_points_and_names_the_next_opponent(
    anna: Person, before: Visits
) -> None:
    table = anna.makes(bots=["juno"], start=True)
    page = before(anna)
    assert over(play_until([anna], table))
    page.opens(f"/table/{table.id}")
    end = page.page.get_by_role("dialog")
    title = end.get_by_role("heading").first.inner_text()
    seats = anna.looks(table)["table"]["seats"]
    won = seats[0]["result"] > seats[1]["result"]
    assert title == ("You win" if won else "Juno wins; you came second") or "share" in title
    expect(end.get_by_text("Points by turn").first).to_be_visible()
    lines = end.locator("figure .line")
    assert [line.get_attribute("stroke-dasharray") is None for line in lines.all()] == [False, True]
    assert end.get_by_role("button").nth(1).inner_text() == "Play again", "after the way out, the rematch comes first"
    bots = offered(load("termites"))
    following = bots[bots.index("juno") + (1 if won else -1)]
    end.get_by_text(f"Next opponent: {following.capitalize()}").wait_for()
    end.get_by_role("button", name="Play", exact=True).click()
    page.page.wait_for_url(lambda url: table.id not in url, wait_until="commit")
    page.page.locator(".prompt").wait_for()
    page.until(lambda: page.update["table"]["id"] != table.id, "the next table")
    assert page.update["table"]["seats"][1]["bot"] == following


# ------------------------------------------------------------- what waits elsewhere
def test_the_tab_says_that_it_is_ones_turn_and_its_sign_has_a_dot(people: list[Person], before: Visits) -> None:
    anna, ben = people
    table = anna.makes(players=2)
    page = before(anna).opens("/mine")
    page.page.locator("a.row").first.wait_for()
    icon = page.page.locator("link[rel=icon]")
    plain = icon.get_attribute("href")
    ben.joins(table)
    anna.starts(table)
    while anna.looks(table)["table"]["asked"] != 0:
        ben.moves(table)
    expect(page.page).to_have_title(WAITS, timeout=PATIENCE)  # lists are refreshed now and then
    expect(icon).to_have_attribute("href", re.compile("^data:image/svg"))
    page.page.goto(f"/table/{table.id}")
    expect(page.page).to_have_title(WAITS)
    while anna.looks(table)["table"]["asked"] == 0:
        anna.moves(table)
    expect(page.page).to_have_title(re.compile("^Termites"))
    expect(icon).to_have_attribute("href", plain or "")


def test_a_turn_that_comes_while_reading_the_lists_is_announced_and_leads_to_the_table(
    people: list[Person], before: Visits
) -> None:
    anna, ben = people
    table = anna.makes(players=2)
    page = before(anna).opens("/")
    page.page.locator("a.row").first.wait_for()
    ben.joins(table)
    page.page.get_by_role("status").get_by_text("Ben joined your table: Termites").wait_for()
    anna.starts(table)
    while anna.looks(table)["table"]["asked"] != 0:
        ben.moves(table)
    page.page.get_by_role("link", name="It’s your turn: Termites").click()
    page.page.wait_for_url(f"**/table/{table.id}", wait_until="commit")
    page.page.locator(".prompt.asked").wait_for()
    expect(page.page.locator(".notices a")).to_have_count(0)
