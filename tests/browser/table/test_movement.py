"""What moves on the board is at one place at a time."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Visits
from tests.browser.positions import MARCH, asks, reach
from tests.server.client import Json, Person

# whenever the page changes: does a unit fly there, and stand there as well?
FLYING = """(goal) => {
  window.flew = 0;
  window.twice = 0;
  new MutationObserver(() => {
    if (!document.querySelector('.flights > g')) return;
    window.flew += 1;
    window.twice += document.querySelectorAll(`[data-of="${goal}"] [data-piece=unit]`).length;
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def test_a_unit_that_is_on_its_way_does_not_stand_at_its_goal_yet(anna: Person, before: Visits) -> None:
    table = anna.makes("cryhavoc", players=2, bots=["random"], start=True)
    update = reach([anna], table, asks("goal"), MARCH)
    regions = update["view"]["regions"]
    goal = next(goal for goal in goals(update) if not regions[goal]["units"])
    page = before(anna, still=False).opens(f"/table/{table.id}").page
    page.locator(".prompt.asked").wait_for()
    page.evaluate(FLYING, goal)
    anna.moves(table, f"to:{goal}", update["seq"])
    expect(page.locator(f'[data-of="{goal}"] [data-piece=unit]')).to_have_count(1)
    assert page.evaluate("window.flew") > 0
    assert page.evaluate("window.twice") == 0


def goals(update: Json) -> list[str]:
    return [action.partition(":")[2] for action in update["view"]["actions"]]
