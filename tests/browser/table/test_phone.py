"""On a phone: games by taps, nothing too small for a finger, and no sideways scrolling."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Position, ViewportSize, expect
from tests.browser.choosing import argument_of, is_attack, verb_of
from tests.browser.conftest import Visits
from tests.browser.positions import Positions
from tests.browser.reading import opens_panel
from tests.browser.table.test_pointing import after_others
from tests.browser.things import FREE_POINT, Player, actions_in, play_together, sits_down
from tests.browser.visitor import PHONE, Visitor, is_drawn
from tests.server.client import Person

from rulewright.words import LANGUAGES, Words

ON_ITS_SIDE = ViewportSize(width=844, height=390)
FINGER = 44  # pixels
EDGE = 3  # pixels below a button, drawn as its shadow
PUT_DOWN = {"place", "build", "clear"}

# Everything that can be pressed, with the area that it reacts to; the places of a board can be zoomed.
TOO_SMALL = """finger => [...document.querySelectorAll('button, a[href], input, select, summary, [role=button], [role=tab]')]
    .filter(thing => !thing.closest('svg') && thing.checkVisibility({ visibilityProperty: true }))
    .map(thing => {
        const box = thing.getBoundingClientRect();
        const reach = getComputedStyle(thing, '::after');
        const beyond = side => reach.content !== 'none' && reach.position === 'absolute'
            ? Math.max(0, -parseFloat(reach[side])) || 0 : 0;
        const wide = box.width + beyond('left') + beyond('right');
        const high = box.height + beyond('top') + beyond('bottom');
        return { wide, high, says: `${thing.outerHTML.slice(0, 160)} ${thing.innerText} ${wide} x ${high}` };
    })
    .filter(({ wide, high }) => wide > 1 && Math.min(wide, high) < finger - 0.5)
    .map(({ says }) => says)"""
APART = """() => {
    const [where, players] = ['.where', '.players'].map(name => document.querySelector(name)?.getBoundingClientRect());
    return !where || !players || where.right <= players.left + 0.5;
}"""  # the text of the bar, and the scores next to it
CUT_WAYS = """words => [...document.querySelectorAll('.way b')].filter((text) => {
    text.textContent = words ?? text.textContent;
    const [inner, outer] = [text, text.closest('.way')].map((one) => one.getBoundingClientRect());
    return inner.top < outer.top || inner.bottom > outer.bottom || inner.right > outer.right;
}).map((text) => text.textContent)"""  # ways to retreat whose words stick out of their button
SIDEWAYS = "() => { scrollTo(999, scrollY); const moved = scrollX; scrollTo(0, scrollY); return moved; }"


def stays_put(visitor: Visitor) -> None:
    is_drawn(visitor.page)
    assert visitor.page.evaluate(SIDEWAYS) == 0, "the page slides sideways"


def fits_a_finger(visitor: Visitor) -> None:
    small = visitor.page.evaluate(TOO_SMALL, FINGER)
    assert not small, "\n".join(small)


def test_the_button_that_replays_what_happened_is_whole(anna: Person, before: Visits) -> None:
    page = before(anna, phone=True).opens(f"/table/{after_others(anna).id}").page
    box, row = (page.locator(one).bounding_box() for one in ("section.recap .go", "section.recap"))
    assert box
    assert row
    assert row["y"] <= box["y"] <= row["y"] + row["height"] - box["height"] - EDGE


@pytest.mark.parametrize("window", [PHONE, ON_ITS_SIDE], ids=["upright", "on its side"])
def test_the_log_opens_at_its_end(anna: Person, before: Visits, window: ViewportSize) -> None:
    page = before(anna, phone=True).page
    page.set_viewport_size(window)
    page.goto(f"/table/{after_others(anna).id}")
    opens_panel(page, "log")
    expect(page.locator("li[data-entry]").last).to_be_in_viewport()


class Finger(Player):
    """A player who taps."""

    def does(self, action: str) -> None:
        stays_put(self.visitor)
        super().does(action)

    def _chooses(self, action: str) -> None:
        """A finger hides what it touches, so an attack or a tiny hex needs a first tap to preview and a second to choose."""
        small = verb_of(action) in PUT_DOWN and self.is_small(action)
        attack = is_attack(self.update, action)
        super()._chooses(action)
        if attack:
            self.presses(self.page.locator(".confirm").get_by_role("button", name="Attack"))
        elif small:
            super()._chooses(action)

    def is_small(self, action: str) -> bool:
        if self.update["table"]["game"] != "termites":
            return False
        box = self.place(argument_of(action)).bounding_box()
        return box is not None and box["width"] < FINGER - 2

    def presses(self, thing: Locator) -> None:
        thing.tap(position=self.free_point(thing))

    def free_point(self, thing: Locator) -> Position:
        """Things outside the visible part of the board are found by zooming out."""
        thing.wait_for()
        if thing.get_attribute("data-place") and not thing.evaluate(FREE_POINT):
            self.visitor.button("Whole board").tap()
        return super().free_point(thing)


@pytest.fixture
def phone(visit: Visits) -> Visitor:
    return visit(phone=True)


def test_turns_of_termites_are_played_by_taps(phone: Visitor) -> None:
    """Six, or more if nobody has attacked by then."""
    sits_down(phone, "termites")
    player = Finger(phone)
    play_together(player, until=lambda: player.done["place"] >= (6 if player.done["attack"] else 12))
    assert player.done["place"] >= 6
    assert player.done["build"] >= 2


def test_every_kind_of_action_of_cry_havoc_is_done_by_taps(phone: Visitor) -> None:
    sits_down(phone, "cryhavoc")
    player = Finger(phone)
    play_together(player, until=lambda: bool(player.done["play"] >= 6))
    assert player.done.keys() >= {"move", "recruit", "build", "study", "pick", "play"}


def test_a_tap_that_a_busy_page_hears_of_late_is_a_tap(phone: Visitor) -> None:
    """A finger that stays on a region asks what is there. How long it stayed is measured at the finger, not when the page reacts."""
    sits_down(phone, "cryhavoc")
    player = Finger(phone)
    play_together(player, until=lambda: player.offer == "unit" and any_unit(player) != "")
    action, before = any_unit(player), player.update["seq"]
    place = player.place(argument_of(action))
    free, box = player.free_point(place), place.bounding_box()
    assert box is not None
    finger = [{"x": box["x"] + free["x"], "y": box["y"] + free["y"]}]
    hands, touched = phone.context.new_cdp_session(phone.page), time.time()
    hands.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": finger, "timestamp": touched})
    phone.page.locator(".note").wait_for()  # by the page's clock, the finger has stayed
    lifted = {"type": "touchEnd", "touchPoints": [], "timestamp": touched + 0.05}
    hands.send("Input.dispatchTouchEvent", lifted)
    phone.until(lambda: player.update["seq"] > before, f"{action} by a tap")


def any_unit(player: Player) -> str:
    """One whose region can be tapped without a further question."""
    units = [action for action in player.update["view"]["actions"] if verb_of(action) == "from"]
    return next((unit for unit in units if len(actions_in(player.update, argument_of(unit))) == 1), "")


def the_lobby(visitor: Visitor) -> None:
    visitor.opens("/")


def a_table_of_termites(visitor: Visitor) -> None:
    sits_down(visitor, "termites")
    player = Finger(visitor)
    play_together(player, until=lambda: player.offer == "goal")


def a_table_of_cry_havoc(visitor: Visitor) -> None:
    sits_down(visitor, "cryhavoc")
    player = Finger(visitor)
    play_together(player, until=lambda: player.offer == "action")


@pytest.mark.parametrize("page", [the_lobby, a_table_of_termites, a_table_of_cry_havoc])
def test_nothing_is_too_small_for_a_finger(phone: Visitor, page: Callable[[Visitor], None]) -> None:
    page(phone)
    for size in (PHONE, ON_ITS_SIDE):
        phone.page.set_viewport_size(size)
        stays_put(phone)
        fits_a_finger(phone)
        phone.until(lambda: bool(phone.page.evaluate(APART)), "a bar that ends before the scores")
        for sheet in phone.page.locator(".dock button[aria-pressed]").all():
            sheet.tap()
            stays_put(phone)
            fits_a_finger(phone)


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_a_beaten_unit_may_retreat_is_said_in_full(positions: Positions, browser: Browser, language: str) -> None:
    words = Words(language)
    args = {"hex": "G10", "terrain": "vegetation", "caste": "worker", "termites": 2}
    with Visitor(
        browser, positions.url, "Anna", phone=True, language=language, cookies=positions.cookies(positions.anna)
    ) as visitor:
        visitor.opens(f"/table/{positions.beaten.id}").page.locator(".way").first.wait_for()
        is_drawn(visitor.page)
        assert visitor.page.evaluate(CUT_WAYS, words("termites-do-retreat", **args)) == []
