"""The workshop in the browser: a pack is begun, corrected by mouse and by keyboard, checked, saved as a version and played."""

from __future__ import annotations

import json

from playwright.sync_api import Page, Route, expect
from tests.browser.conftest import Visits
from tests.browser.visitor import Visitor

OUTFLANK = "tactics/card/humans_outflank"
AIRFIELD = "structures/structure/humans_airfield"
SAVED = '[data-saved="saved"]'
ENOUGH = 100  # responses of two games each, of the 400 games that are wanted
NO_BOTS = "This server has no bots."
REFUSED = {"error": {"key": "server-games-never", "args": {}, "text": NO_BOTS}}


def begins(visitor: Visitor, game: str = "cryhavoc") -> str:
    """The address of the workshop."""
    visitor.opens("/packs").page.locator(f"[data-start={game}]").click()
    visitor.page.locator(".overview").wait_for()
    return visitor.page.url


def opens(page: Page, address: str, part: str) -> None:
    page.goto(f"{address}?part={part}")
    page.locator(f'[data-field^="{part}/"]').first.wait_for()


def is_saved(page: Page, version: str = "All changes saved,") -> None:
    expect(page.locator(SAVED)).to_contain_text(version)


def number(page: Page, field: str, n: int) -> None:
    page.get_by_role("group", name=field, exact=True).get_by_role("button", name=str(n), exact=True).click()


def test_a_card_and_a_structure_are_corrected_kept_and_played_with(visit: Visits) -> None:
    anna = visit("Anna")
    address, page = begins(anna), anna.page
    page.locator(f'[data-part="{OUTFLANK}"]').click()
    number(page, "Move", 3)
    expect(page.locator("[data-live]")).to_contain_text("Outflank")
    page.get_by_label("Name, English").fill("Flank attack")
    expect(page.locator("[data-live]")).to_contain_text("Flank attack")
    page.get_by_label("How many").fill("3")
    expect(page.locator("[data-says]")).to_have_text("Move up to 3 of your units to other objectives.")
    is_saved(page)
    opens(page, address, AIRFIELD)
    number(page, "Build cost", 3)
    is_saved(page)
    page.get_by_role("link", name="All parts").click()
    page.get_by_role("button", name="Make version 2").click()
    expect(page.get_by_text("Version 2 is ready to play")).to_be_visible()
    page.get_by_role("link", name="Play version 2").click()
    page.locator("form .start").wait_for()
    expect(page.get_by_label("Content pack")).to_have_value(page.url.rpartition("/")[2])


def test_an_effect_is_put_together_from_what_fits_and_says_what_it_does(visit: Visits) -> None:
    anna = visit("Anna")
    address, page = begins(anna), anna.page
    opens(page, address, OUTFLANK)
    verb = page.locator(f'[data-field="{OUTFLANK}/battle/1"]')
    verb.select_option(label="Discard 1 card: …")
    problem = page.locator("#wrong-battle")
    expect(problem).to_contain_text("a price needs steps that follow it")
    page.get_by_label("Add an effect").select_option(label="Gain 1 VP.")
    expect(problem).to_have_count(0)
    expect(page.locator("[data-says]")).to_have_text("Discard 1 card: gain 1 VP.")
    in_no_battle = verb.locator("option:disabled", has_text="other regions with tunnels")
    expect(in_no_battle).to_have_count(1)


def test_a_message_leads_to_its_field_and_disappears_when_it_is_fixed(visit: Visits) -> None:
    anna = visit("Anna")
    page = anna.page
    address = begins(anna, "termites")
    opens(page, address, "mounds/own")
    page.locator('[data-field="mounds/own/values"]').fill("6, 6, 7, 8, 9")
    page.keyboard.press("Tab")
    is_saved(page)
    page.get_by_role("link", name="All parts").click()
    keep = page.get_by_role("button", name="Make version 2")
    expect(keep).to_be_disabled()
    page.get_by_role("button", name=", Values").click()
    expect(page.locator('[data-field="mounds/own/values"]')).to_be_focused()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("4, 6, 7, 8, 9")
    page.keyboard.press("Tab")
    expect(page.locator("#wrong-values")).to_have_count(0)
    page.get_by_role("link", name="All parts").click()
    expect(keep).to_be_enabled()


def test_a_change_is_taken_back_and_made_again_by_keyboard_and_outlives_a_reload(visit: Visits) -> None:
    anna = visit("Anna")
    address, page = begins(anna), anna.page
    opens(page, address, AIRFIELD)
    chosen = page.get_by_role("group", name="Build cost", exact=True).locator('[aria-pressed="true"]')
    number(page, "Build cost", 4)
    expect(chosen).to_have_text("4")
    page.keyboard.press("Control+z")
    expect(chosen).to_have_text("2")
    page.keyboard.press("Control+Shift+z")
    expect(chosen).to_have_text("4")
    is_saved(page)
    page.reload()
    expect(chosen).to_have_text("4")
    expect(page.locator("aside")).to_contain_text("Differs from york-five in one field")
    page.get_by_role("button", name="Reset: Airfield, Build cost").click()
    expect(chosen).to_have_text("2")


def test_two_windows_merge_fields_and_ask_about_the_same_one(visit: Visits) -> None:
    anna = visit("Anna")
    address, page = begins(anna), anna.page
    opens(page, address, AIRFIELD)
    other = anna.context.new_page()
    opens(other, address, AIRFIELD)
    number(other, "Build cost", 4)
    is_saved(other)
    number(page, "Activation cost", 1)
    chosen = page.get_by_role("group", name="Build cost", exact=True).locator('[aria-pressed="true"]')
    expect(chosen).to_have_text("4")
    number(other, "Build cost", 5)
    is_saved(other)
    number(page, "Build cost", 6)
    asked = page.get_by_role("alert").filter(has_text="Airfield, Build cost")
    expect(asked).to_contain_text("Here: 6")
    expect(asked).to_contain_text("There: 5")
    asked.get_by_role("button", name="Keep this one").click()
    is_saved(page)
    expect(asked).to_have_count(0)
    other.reload()
    expect(other.get_by_role("group", name="Build cost", exact=True).locator('[aria-pressed="true"]')).to_have_text("6")


def test_text_typed_without_a_connection_is_kept_and_sent_later(visit: Visits) -> None:
    anna = visit("Anna", refusals=True)
    address, page = begins(anna), anna.page
    opens(page, address, AIRFIELD)
    page.route("**/api/packs/*/draft", lambda route: route.abort())
    number(page, "Build cost", 4)
    expect(page.locator('[data-saved="offline"]')).to_be_visible()
    page.unroute("**/api/packs/*/draft")
    page.reload()
    is_saved(page)
    chosen = page.get_by_role("group", name="Build cost", exact=True).locator('[aria-pressed="true"]')
    expect(chosen).to_have_text("4")


class Bots:
    """Stands in for the server's bot games, without thinking: red wins with an odd seed. They pause before all have been played."""

    def __init__(self) -> None:
        self._waiting: list[Route] = []
        self._told = 0

    def __call__(self, route: Route) -> None:
        if self._told < ENOUGH:
            self._tell(route)
        else:
            self._waiting.append(route)

    def go_on(self) -> None:
        for route in self._waiting:
            self._tell(route)

    def _tell(self, route: Route) -> None:
        self._told += 1
        asked = json.loads(route.request.post_data or "")
        game = {"sides": [0, 1], "points": [20, 21], "decisions": 150}
        told = [{**game, "winners": [seed % 2]} for seed in range(asked["seed"], asked["seed"] + 2)]
        route.fulfill(json={"sides": ["Blue", "Red", "Gold", "Grey"], "games": told})


def test_bots_play_games_with_a_pack_while_its_owner_is_elsewhere(visit: Visits) -> None:
    anna = visit("Anna", refusals=True)
    address, page = begins(anna, "termites"), anna.page
    bots = Bots()
    page.route("**/workshop/games*", bots)
    page.get_by_role("link", name="Try out").click()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("row", name="Red")).to_contain_text("50% ±")
    expect(page.get_by_role("row", name="Red")).to_contain_text("no clear difference")
    page.get_by_role("link", name="All parts").click()
    page.locator('[data-part="mounds/own"]').wait_for()
    page.get_by_role("link", name="Try out").click()
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_text("Games played so far are kept")).to_be_visible()
    bots.go_on()
    anna.rests()  # games requested before the pause still count
    before = page.locator("[data-played]").get_attribute("data-played")
    page.goto(f"{address}?try")
    expect(page.locator("[data-played]")).to_have_attribute("data-played", before or "")
    page.unroute("**/workshop/games*")
    page.route("**/workshop/games*", lambda route: route.fulfill(status=409, json=REFUSED))
    page.get_by_role("button", name="Resume").click()
    expect(page.get_by_role("alert")).to_have_text(NO_BOTS)
    expect(page.locator("[data-played]")).to_have_attribute("data-played", before or "")


def test_packs_are_compared_field_by_field_in_sentences(visit: Visits) -> None:
    anna = visit("Anna")
    address, page = begins(anna), anna.page
    opens(page, address, OUTFLANK)
    page.get_by_label("How many").fill("3")
    is_saved(page)
    page.get_by_role("link", name="All parts").click()
    page.get_by_role("link", name="Compare: york-five, as shipped").click()
    card = page.locator(f'[data-differs="{OUTFLANK}"]')
    expect(card.locator("del")).to_have_text("Move up to 2 of your units to other objectives.")
    expect(card.locator("ins")).to_have_text("Move up to 3 of your units to other objectives.")
    first = page.get_by_label("Other pack").locator("option").first.get_attribute("value")
    page.get_by_label("Or a friend’s link").fill(f"{anna.url}/packs/{first}")
    page.get_by_role("button", name="Compare").click()
    expect(page.get_by_label("Other pack")).to_have_value(first or "")
    expect(page.get_by_text("One part differs.")).to_be_visible()
    card.get_by_role("button", name="Reset: Outflank").click()
    expect(page.get_by_text("No differences.")).to_be_visible()
