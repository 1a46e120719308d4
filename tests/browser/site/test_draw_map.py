"""The planet of Cry Havoc is drawn in the workshop: borders stay shared, neighbours follow from them, and a photo stays in the browser."""

from __future__ import annotations

import base64

import pytest
from playwright.sync_api import Page, Request, expect
from tests.browser.conftest import Visits
from tests.browser.site.test_workshop import begins, is_saved
from tests.browser.visitor import LAPTOP, Visitor, is_drawn

from rulewright.words import LANGUAGES

REGION = "map-3-4/region/tanglewild"
# where Tanglewild, Scorch and Sapos Deep meet, and where the border with Sapos Deep ends
CORNER, NEXT = '[transform^="translate(724 280.2)"]', '[transform^="translate(799.8 371)"]'
PHOTO = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
)
# Names of regions that lie on each other.
OVERLAPPING = """() => {
  const names = [...document.querySelectorAll('.above text')].map((name) => [name.textContent, name.getBoundingClientRect()])
  return names.flatMap(([name, one], index) => names.slice(index + 1)
    .filter(([, { left, right, top, bottom }]) => left < one.right && right > one.left && top < one.bottom && bottom > one.top)
    .map(([other]) => [name, other]))
}"""


def draws(visitor: Visitor) -> Page:
    address = begins(visitor)
    visitor.page.goto(f"{address}?part={REGION}&as=drawing")
    visitor.page.locator("[data-corner]").first.wait_for()
    return visitor.page


def neighbours(page: Page, *names: str) -> None:
    expect(page.locator("[data-neighbours] li > span:first-child")).to_have_text(names)


def drag(page: Page, corner: str, to: str) -> None:
    """Drag from one corner to another, as a hand would."""
    is_drawn(page)
    start, end = page.locator(corner).bounding_box(), page.locator(to).bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2 - 30, end["y"] + end["height"] / 2 - 30)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2)
    page.mouse.up()


def test_a_border_that_is_dragged_to_nothing_changes_the_neighbours_and_no_request_has_the_photo(visit: Visits) -> None:
    anna = visit("Anna")
    page = draws(anna)
    sent: list[Request] = []
    page.on("request", lambda request: sent.append(request))
    page.keyboard.press("f")
    page.locator("input[type=file]").set_input_files({"name": "board.png", "mimeType": "image/png", "buffer": PHOTO})
    expect(page.locator("[data-photo]")).to_be_attached()
    page.keyboard.press("v")
    neighbours(page, "Driftwaste", "Ironback Ridge", "Sapos Deep", "Scorch")
    drag(page, CORNER, NEXT)
    neighbours(page, "Driftwaste", "Ironback Ridge", "Scorch", "Sapos Deep touches at a corner")
    is_saved(page)
    expect(page.locator("#drawing-checks")).to_contain_text("no errors")
    page.keyboard.press("Control+z")
    neighbours(page, "Driftwaste", "Ironback Ridge", "Sapos Deep", "Scorch")
    page.reload()
    expect(page.locator("[data-photo]")).to_be_attached()  # it is stored in this browser
    assert sent
    for request in sent:
        assert request.url.startswith(("blob:", anna.url))
        assert PHOTO[:16] not in (request.post_data_buffer or b"")
        assert base64.b64encode(PHOTO)[:16] not in (request.post_data_buffer or b"")


def test_by_keyboard_a_corner_is_moved_and_a_region_divided_and_made_one_again(visit: Visits) -> None:
    anna = visit("Anna")
    page = draws(anna)
    page.locator(CORNER).focus()
    for _ in range(3):
        page.keyboard.press("Shift+ArrowLeft")
    moved = page.locator('[transform^="translate(694 280.2)"]')
    expect(moved).to_be_focused()
    page.keyboard.press("c")
    page.keyboard.press("Enter")
    page.locator('[transform^="translate(811.7 493.4)"]').focus()
    page.keyboard.press("Enter")
    is_saved(page)
    regions = page.get_by_label("Map, 3 and 4 players")
    expect(regions.locator("option", has_text="Tanglewild")).to_have_count(2)
    page.get_by_role("button", name="Merge with Tanglewild 2").press("Enter")
    expect(regions.locator("option", has_text="Tanglewild")).to_have_count(1)
    is_saved(page)
    expect(page.locator("#drawing-checks")).to_contain_text("no errors")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_lies_on_another(visit: Visits, language: str) -> None:
    page = draws(visit("Anna", language=language))
    page.set_viewport_size(LAPTOP)
    is_drawn(page)
    assert page.evaluate(OVERLAPPING) == []
