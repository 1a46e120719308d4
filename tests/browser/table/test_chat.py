"""People at a table chat in their browsers: players among themselves, spectators among themselves, each in their own language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, ViewportSize, expect
from tests.browser.conftest import Visits
from tests.browser.visitor import Visitor
from tests.server.client import Person, started

NASTY = "<img src=x onerror=alert(1)> \u202eevil"


def chat(visitor: Visitor) -> Locator:
    """The chat panel, opened if necessary."""
    panel = visitor.page.locator("section.chat")
    tab = visitor.page.locator("[role=tab][data-tab=chat]")
    visitor.page.locator("section.chat, [role=tab][data-tab=chat]").first.wait_for()
    if not panel.is_visible():
        tab.click()
    return panel


def say(visitor: Visitor, text: str) -> None:
    panel = chat(visitor)
    panel.get_by_role("textbox").fill(text)
    panel.get_by_role("textbox").press("Enter")


def test_players_talk_and_read_phrases_in_their_own_language(people: list[Person], before: Visits) -> None:
    anna, ben = people
    table = started(anna, ben)
    hers, his = before(anna).opens(f"/table/{table.id}"), before(ben, language="de").opens(f"/table/{table.id}")
    say(hers, NASTY)
    his_panel = chat(his)
    expect(his_panel.locator(".remark")).to_have_text(["Anna <img src=x onerror=alert(1)> evil"])
    chat(hers).get_by_role("button", name="Quick phrases").click()
    chat(hers).get_by_role("button", name="Good luck!").click()
    expect(his_panel.locator(".remark").last).to_have_text("Anna Viel Glück!")
    expect(chat(hers).locator(".remark").last).to_have_text("You Good luck!")


def test_those_who_watch_talk_among_themselves_and_get_a_name_on_the_way(
    people: list[Person], visit: Visits, before: Visits
) -> None:
    anna, ben = people
    table = started(anna, ben, open=True)
    player, watcher = before(anna).opens(f"/table/{table.id}"), visit().opens(f"/table/{table.id}")
    say(watcher, "Anna will win this")
    expect(chat(watcher).locator(".remark")).to_have_text(["You Anna will win this"])
    say(player, "Your move, Ben")
    expect(chat(player).locator(".remark")).to_have_text(["You Your move, Ben"])
    assert "Anna will win this" not in "\n".join(player.received())
    assert "Your move, Ben" not in "\n".join(watcher.received())


def test_a_muted_person_is_hidden_in_this_browser_until_unmuted(people: list[Person], before: Visits) -> None:
    anna, ben = people
    table = started(anna, ben)
    page = before(anna).opens(f"/table/{table.id}")
    ben.ask("POST", table.path("chat"), {"text": "Hurry up!"})
    remark = chat(page).locator(".remark").filter(has_text="Hurry up!")
    remark.hover()
    remark.get_by_role("button", name="Mute Ben").click()
    expect(remark).to_have_count(0)
    page.page.reload()
    ben.ask("POST", table.path("chat"), {"text": "Hurry up!"})
    chat(page).get_by_text("Ben is muted.").wait_for()
    expect(remark).to_have_count(0)
    chat(page).get_by_role("button", name="Unmute Ben").click()
    expect(remark).to_have_count(2)


def test_against_bots_there_is_nobody_to_talk_to(anna: Person, before: Visits) -> None:
    table = anna.makes(bots=["random"], start=True)
    page = before(anna).opens(f"/table/{table.id}")
    page.page.locator(".prompt").wait_for()
    assert page.page.locator("section.chat, [data-tab=chat]").count() == 0


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_those_who_wait_for_the_start_talk_too(people: list[Person], before: Visits, phone: bool) -> None:
    anna, ben = people
    table = anna.makes(players=3)
    page = before(anna, phone=phone).opens(f"/table/{table.id}")
    page.sees("Waiting for 2 more players.")
    assert page.page.locator("section.chat").count() == 0, "nobody is there yet"
    ben.joins(table)
    ben.ask("POST", table.path("chat"), {"phrase": "hello"})
    expect(page.page.locator("section.chat .remark")).to_contain_text("Ben Hello!")


@pytest.mark.parametrize("game", ["termites", "cryhavoc"])
def test_on_a_low_window_the_field_is_whole(people: list[Person], before: Visits, game: str) -> None:
    anna, ben = people
    visitor = before(anna)
    visitor.page.set_viewport_size(ViewportSize(width=1366, height=650))
    visitor.opens(f"/table/{started(anna, ben, game=game).id}")
    field = chat(visitor).get_by_role("textbox")
    expect(field).to_be_in_viewport(ratio=1)
