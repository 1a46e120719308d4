"""The cards and tokens of a hand: they keep their places, and all of them can be read."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visits
from tests.browser.learner import Learner
from tests.browser.positions import asks, reach
from tests.browser.things import Player, sits_down
from tests.browser.visitor import LAPTOP
from tests.server.client import Person

SLOTS = (
    "all => all.map((slot) => { const { x, width, height } = slot.getBoundingClientRect(); return [x, width, height] })"
)


@pytest.mark.rule("T5.1", "T6.1")
def test_tokens_keep_their_place_and_shape_when_the_turn_can_be_ended(visit: Visits) -> None:
    visitor = visit()
    visitor.page.set_viewport_size(LAPTOP)
    sits_down(visitor, "termites")
    player = Player(visitor)
    before = boxes_at(player, "token")
    assert len(before) == 3
    after = boxes_at(player, "unit")
    assert visitor.page.locator("[data-action=pass]").is_visible()
    for one, other in zip(before, after, strict=True):
        assert one == pytest.approx(other, abs=0.6)


def boxes_at(player: Player, offer: str) -> list[list[float]]:
    while player.offer != offer:
        if player.is_asked:
            player.moves()
        player.page.wait_for_timeout(20)
    player.page.locator(".prompt.asked[aria-busy=false]").wait_for()
    boxes: list[list[float]] = player.page.locator(".slot").evaluate_all(SLOTS)
    return boxes


def test_a_card_whose_text_is_cut_off_can_be_read_whole_at_a_press(anna: Person, before: Visits) -> None:
    table = anna.makes("cryhavoc", players=2, bots=["random"], start=True)
    reach([anna], table, asks("action"))
    visitor = before(anna, language="de")
    page = visitor.page
    page.set_viewport_size(LAPTOP)
    visitor.opens(f"/table/{table.id}")
    page.locator(".held").first.wait_for()
    page.locator(".held").evaluate_all("all => all.forEach((card) => (card.style.maxWidth = '122px'))")  # a full hand
    crammed = page.locator(".held .row").evaluate_all("all => all.filter((row) => row.scrollWidth > row.clientWidth)")
    assert not crammed, "a card is as wide as its icons"
    card = page.locator(".held:has([data-whole])").first
    seq = visitor.update["seq"]
    card.locator("[data-whole]").click()
    expect(page.locator(".zoom .tactics")).to_contain_text(card.locator(".use span").first.inner_text().strip())
    assert visitor.update["seq"] == seq


def test_a_lesson_that_is_over_says_so_and_names_each_side_once(visit: Visits) -> None:
    learner = Learner(visit(), "cryhavoc", "01-what-it-is-about")
    learner.is_done()
    expect(learner.page.locator(".prompt h2")).to_have_text("Done")
    assert [name.split() for name in learner.page.locator(".cell .name").all_inner_texts()] == [
        ["Pilgrims"],
        ["Humans", "(you)"],
    ]
