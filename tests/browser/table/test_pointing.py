"""Pointing at a choice, or focusing it with the keyboard, shows in the prompt what it would do."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visits
from tests.browser.pages import SIGHTS, Sight, Walk
from tests.browser.visitor import DESKTOP, LAPTOP
from tests.server.client import Person, Table

ABOVE = """() => {
  const numbers = [...document.querySelectorAll('.number[data-step]')]
  const ring = document.querySelector('.rings')
  return numbers.length > 0 && numbers.every((one) => ring.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)
}"""


def sight(name: str) -> Sight:
    return next(sight for sight in SIGHTS if sight.name == name)


def at_an_action(anna: Person, table: Table, before: Visits) -> Page:
    seen = anna.looks(table)
    while "move" not in seen["view"]["actions"]:
        actions = seen["view"]["actions"]
        seen = anna.moves(table, actions[0], seen["seq"]) if actions else anna.looks(table, since=seen["seq"], wait=10)
        seen = anna.looks(table)
    page = before(anna).opens(f"/table/{table.id}").page
    page.locator(".prompt.asked").wait_for()
    return page


def rests_elsewhere(page: Page) -> None:
    page.locator(".prompt .source").hover()


def test_an_action_under_the_pointer_says_what_it_does_and_the_prompt_comes_back(walk: Walk) -> None:
    page = walk.to(sight("cryhavoc-action")).page
    follows = page.locator(".prompt .follows")
    rests_elsewhere(page)
    before = follows.inner_text()
    page.locator('.way[data-action="move"]').hover()
    expect(follows).to_have_text("Move: units to adjacent regions")
    page.locator('.way[data-action="recruit"]').focus()
    expect(follows).to_have_text("Recruit: units into your HQ")
    rests_elsewhere(page)
    expect(follows).to_have_text(before)


def test_an_action_that_cannot_be_chosen_does_not_say_what_it_would_do(walk: Walk) -> None:
    page = walk.to(sight("cryhavoc-cards")).page
    page.set_viewport_size(LAPTOP)  # its rail is wide enough to show such actions too
    follows = page.locator(".prompt .follows")
    rests_elsewhere(page)
    before = follows.inner_text()
    page.locator('.way.cannot[data-action="study"]').hover()
    expect(follows).to_have_text(before)
    page.set_viewport_size(DESKTOP)


def test_what_appears_under_the_pointer_at_rest_is_not_pointed_at(anna: Person, before: Visits) -> None:
    """A press brings the next question, and often a way to stop just where the pressed button was."""
    table = anna.makes("cryhavoc", bots=["random"], start=True)
    page = at_an_action(anna, table, before)
    follows = page.locator(".prompt .follows")
    page.locator('.way[data-action="move"]').click()
    page.locator(".held.can").first.wait_for()
    rule = "Only their Move icons count. Without a card, no unit moves."
    expect(follows).to_have_text(rule)
    page.locator('.way[data-action="build"]').hover()
    expect(follows).not_to_have_text(rule)


def test_a_card_under_the_pointer_says_what_all_cards_give_then(walk: Walk) -> None:
    page = walk.to(sight("cryhavoc-cards")).page
    page.locator(".held.can").first.hover()
    expect(page.locator(".prompt .follows")).to_contain_text("in all")


def test_a_hex_under_the_pointer_says_what_a_unit_does_there(walk: Walk) -> None:
    page = walk.to(sight("termites-placing")).page
    place = page.locator("[data-choice]").first
    place.hover()
    expect(page.locator(".prompt .follows")).to_have_text(f"Place it on {place.get_attribute('data-place')}")


def after_others(anna: Person) -> Table:
    """It is Anna's turn again, and a bot has had some."""
    table = anna.makes("termites", bots=["random"], start=True)
    seen = anna.looks(table)
    while seen["view"]["prompt"]["offer"] != "token" or not seen["view"]["actions"] or seen["seq"] < 30:
        actions = seen["view"]["actions"]
        seen = anna.moves(table, actions[-1], seen["seq"]) if actions else anna.looks(table, since=seen["seq"], wait=10)
        seen = anna.looks(table)
    return table


def test_no_ring_covers_the_number_of_a_step(anna: Person, before: Visits) -> None:
    table = after_others(anna)
    page = before(anna).opens(f"/table/{table.id}").page
    page.locator("li[data-entry]:has(i.n) .line").last.hover()
    page.locator(".rings .hover").first.wait_for()
    assert page.evaluate(ABOVE), "numbers are drawn after the rings"


def test_a_double_click_on_play_does_not_stop_what_it_begins(anna: Person, before: Visits) -> None:
    """The button that stops it then appears in the same place."""
    table = anna.makes("cryhavoc", bots=["random"], start=True)
    page = at_an_action(anna, table, before)
    page.locator('.way[data-action="move"]').click()
    page.locator(".held.can").first.click()
    page.locator('[data-action="play"]').dblclick(delay=20)
    expect(page.locator('.choices [data-action="done"]')).to_be_visible()
    page.wait_for_timeout(300)  # nothing should happen in the meantime, so there is nothing to wait for
    expect(page.locator('.choices [data-action="done"]')).to_be_visible()
