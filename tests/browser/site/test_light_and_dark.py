"""Light and dark mode: the device's setting, the reader's choice, and each game's preference."""

from __future__ import annotations

from playwright.sync_api import Route
from tests.browser.conftest import Visits
from tests.server.client import Person


def test_light_and_dark(visit: Visits) -> None:
    reader = visit().opens("/")
    ground = "() => getComputedStyle(document.body).backgroundColor"
    light = reader.page.evaluate(ground)
    reader.button("Dark colours").click()
    dark = reader.page.evaluate(ground)
    assert dark != light
    reader.page.reload()
    reader.button("Light colours").wait_for()
    assert reader.page.evaluate(ground) == dark
    assert visit(dark=True).opens("/").page.evaluate(ground) == dark, "as the device, unless somebody chooses"


# whenever the page changes: is anything of a table to be seen in the light?
GLARES = """() => {
  window.glared = [];
  new MutationObserver(() => {
    const waits = [...document.querySelectorAll('[role=status]')].find((one) => one.innerText.includes('Loading'));
    const table = document.querySelector('.screen') ?? waits;
    if (table && document.documentElement.dataset.theme === 'light') window.glared.push(table.outerHTML.slice(0, 80));
  }).observe(document, { subtree: true, childList: true, attributes: true });
}"""


def test_a_new_table_for_the_dark_shows_nothing_in_the_light(visit: Visits) -> None:
    reader = visit().opens("/")
    reader.page.evaluate(GLARES)
    reader.page.locator("article").filter(has_text="Four factions").get_by_role("button", name="Play now").click()
    reader.page.locator(".prompt").wait_for()
    assert reader.page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert reader.page.evaluate("window.glared") == []


def test_those_who_wait_for_players_do_not_wait_in_the_dark(anna: Person, before: Visits) -> None:
    table = anna.makes("cryhavoc", players=2)
    reader = before(anna).opens(f"/table/{table.id}")
    reader.page.get_by_role("radiogroup", name="Players").wait_for()
    assert reader.page.evaluate("document.documentElement.dataset.theme") == "light"


def test_a_table_that_opens_in_the_dark_is_dark_from_the_start_when_it_is_opened_again(
    anna: Person, before: Visits
) -> None:
    table = anna.makes("cryhavoc", players=2, bots=["random"], start=True)
    page, theme = before(anna).opens(f"/table/{table.id}").page, "document.documentElement.dataset.theme"
    page.locator(".prompt").wait_for()
    assert page.evaluate(theme) == "dark"
    held: list[Route] = []
    page.route("**/api/tables/**", lambda route: held.append(route))
    page.reload()
    page.get_by_text("Loading").wait_for()
    assert page.evaluate(theme) == "dark"
    page.goto("/")
    page.locator("article").first.wait_for()
    assert page.evaluate(theme) == "light"
