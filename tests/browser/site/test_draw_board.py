"""A board of Termites is drawn in the workshop, checked while it is drawn, and played: by mouse, by keyboard, and by touch."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visits
from tests.browser.site.test_workshop import begins, is_saved
from tests.browser.visitor import Visitor, is_drawn

TWO, THREE = "scenarios/scenario/two", "scenarios/scenario/three"
SOUND, UNSOUND, START = "no errors", re.compile(r"(one|\d+) error"), "Start the game"


def draws(visitor: Visitor, board: str) -> Page:
    address = begins(visitor, "termites")
    visitor.page.goto(f"{address}?part={board}")
    visitor.page.locator("[data-hex=F6]").wait_for()
    return visitor.page


def terrain(page: Page, hex: str, expected: str) -> None:
    expect(page.locator(f"[data-hex={hex}]")).to_have_attribute("data-terrain", expected)


def checks(page: Page, text: str | re.Pattern[str]) -> None:
    expect(page.locator("#drawing-checks")).to_contain_text(text)


def sits(page: Page) -> None:
    page.wait_for_url("**/table/*")
    page.locator("[data-place]").first.wait_for()


def plays_on_it(page: Page, version: int, board: str) -> None:
    """The table preselects it, and begins with it."""
    page.get_by_role("button", name=f"Make version {version} and play").click()
    page.locator("form .start").wait_for()
    expect(page.get_by_label("Content pack")).to_have_value(page.url.rpartition("/")[2].partition("?")[0])
    assert f"scenario={board}" in page.url
    page.get_by_role("button", name=START).click()
    sits(page)


def test_by_mouse_with_symmetry_a_problem_that_leads_to_its_hexes_and_undo(visit: Visits) -> None:
    anna = visit("Anna")
    page = draws(anna, THREE)
    page.locator("[data-brush=vegetation]").click()
    page.locator("[data-hex=D4]").click()
    for hex in ("D4", "D6"):  # left and right are symmetric
        terrain(page, hex, "vegetation")
    page.locator("[data-brush=water]").click()
    page.locator("[data-hex=D4]").hover()
    page.mouse.down()
    page.locator("[data-hex=D6]").hover()
    page.mouse.up()
    terrain(page, "D6", "water")
    problem = page.locator("[data-problem=content-group-of-one]").first
    problem.get_by_role("button", name="Show").click()
    expect(page.locator("[data-hex=D4]")).to_be_focused()
    expect(page.locator("path.marked")).to_have_count(3)
    page.keyboard.press("Control+z")
    terrain(page, "D6", "vegetation")
    page.keyboard.press("Control+z")
    terrain(page, "D6", "open")
    checks(page, SOUND)
    page.locator("[data-brush=stones]").click()
    page.locator("[data-hex=A1]").click()  # six of them: mirrored, in three rotations
    terrain(page, "F11", "stones")
    checks(page, UNSOUND)  # the box does not have six more tiles
    page.locator("[data-free]").check()
    checks(page, SOUND)
    is_saved(page)
    plays_on_it(page, 2, "three")
    expect(page.locator("[data-place=A1] polygon").first).to_have_attribute("fill", "url(#ground-stones)")


def test_a_press_on_play_counts_while_the_check_still_speaks_of_what_was_drawn_before(visit: Visits) -> None:
    anna = visit("Anna", refusals=True)
    page = draws(anna, THREE)
    page.locator("[data-brush=stones]").click()
    page.locator("[data-hex=A1]").click()
    checks(page, UNSOUND)
    page.get_by_role("button", name="Make version 2 and play").click(force=True)
    expect(page.get_by_role("alert")).to_be_visible()  # and the server says why
    page.route("**/draft/check*", lambda route: None)  # its responses are slow
    page.locator("[data-free]").check()
    is_saved(page)
    checks(page, UNSOUND)
    page.get_by_role("button", name="Make version 2 and play").press("Enter")
    page.locator("form .start").wait_for()


def test_by_keyboard_another_outline_is_drawn_and_the_table_has_it(visit: Visits) -> None:
    anna = visit("Anna")
    page = draws(anna, TWO)
    page.locator("[data-hex=A1]").focus()
    page.keyboard.press("o")
    page.keyboard.press("ArrowUp")
    focused = page.locator("[data-place]:focus")
    expect(focused).to_have_accessible_name("No hex: add one here")
    page.keyboard.press("Enter")
    expect(page.locator("[data-hex]")).to_have_count(93)  # and its partner
    checks(page, UNSOUND)
    page.keyboard.press("2")  # water
    expect(page.locator("[data-brush=water]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Shift+ArrowRight")
    is_saved(page)
    page.locator("[data-free]").focus()
    page.keyboard.press("Space")
    checks(page, SOUND)
    page.get_by_role("button", name="Make version 2 and play").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name=START).focus()
    page.keyboard.press("Enter")
    sits(page)
    expect(page.locator("[data-place]")).to_have_count(93)
    is_drawn(page)
    box = page.locator("[data-place=A1]").bounding_box()
    below = page.locator("[data-place=B1]").bounding_box()
    assert box
    assert below
    assert abs(box["x"] - below["x"]) < box["width"], "the new hex lies over the old corner, not in the middle"


def test_with_a_finger_a_new_board_is_painted_on_a_phone(visit: Visits) -> None:
    anna = visit("Anna", phone=True)
    begins(anna, "termites")
    page = anna.page
    page.get_by_role("button", name="Add: Boards").tap()
    page.get_by_label("Part name").fill("Twin Rivers")
    page.get_by_role("button", name="Add", exact=True).tap()
    hexes = page.locator("[data-hex=F6]")
    hexes.wait_for()
    is_drawn(page)
    box = hexes.bounding_box()
    assert box
    assert box["width"] >= 44
    page.locator("[data-brush=stones]").tap()
    hexes.tap()
    terrain(page, "F6", "stones")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Undo").tap()
    terrain(page, "F6", "open")
    checks(page, SOUND)
    plays_on_it(page, 2, "twin-rivers")


def test_a_long_word_fits_its_button(visit: Visits) -> None:
    page = draws(visit("Anna", language="pt-BR"), THREE)
    for button in page.locator("[aria-labelledby=alike] button").all():
        width, room = button.evaluate("button => [button.scrollWidth, button.clientWidth]")
        assert width <= room, button.inner_text()
