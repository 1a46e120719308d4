"""A battle of Cry Havoc, fought next to the planet by two people in their browsers (C5)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.browser.choosing import argument_of
from tests.browser.conftest import Visits
from tests.browser.positions import Positions
from tests.browser.things import OBJECTIVES, Player, play_together
from tests.browser.visitor import is_drawn
from tests.server.running import Running

# Words in the middle of a lane that a unit beside them reaches.
COVERED = """() => [...document.querySelectorAll('.lane')].flatMap((lane) => {
  const units = [...lane.querySelectorAll('.bay:not(.right) .unit > *')].map((unit) => unit.getBoundingClientRect().right)
  const words = document.createRange()
  return [...lane.querySelectorAll('.goal > span')].filter((line) => {
    words.selectNodeContents(line)
    return [...words.getClientRects()].some(({ left }) => left < Math.max(0, ...units))
  }).map((line) => line.textContent)
})"""


@pytest.fixture(scope="module")
def played(server: Running) -> Iterator[Positions]:
    """Tables to play at."""
    found = Positions(server.url)
    yield found
    found.close()


@pytest.mark.rule("C5.3", "C5.6", "C5.7", "C5.8")
def test_each_lane_shows_its_purpose_and_outcome_next_to_the_planet(played: Positions, visit: Visits) -> None:
    anna = visit("Anna", cookies=played.cookies(played.anna)).opens(f"/table/{played.battle.id}")
    lanes = anna.page.locator("[data-objective]")
    anna.until(lambda: lanes.count() == len(OBJECTIVES), "there are three lanes")
    planet = anna.page.locator("[data-board]").bounding_box()
    battle = anna.page.locator(".battle").bounding_box()
    assert planet
    assert battle
    assert planet["x"] + planet["width"] <= battle["x"]
    for lane in lanes.all():
        assert lane.locator(".rule").inner_text()
        assert lane.locator("[data-forecast]").inner_text()


def test_on_a_phone_the_units_of_an_objective_leave_its_words_free(visit: Visits) -> None:
    page = visit(language="pl", phone=True).opens("/learn/cryhavoc/05-you-attack").page
    page.locator(".lane .ghost >> nth=3").wait_for()
    is_drawn(page)
    assert page.evaluate(COVERED) == []


@pytest.mark.rule("C5.3")
def test_units_go_on_objectives_by_key_and_come_back_by_a_button(played: Positions, visit: Visits) -> None:
    anna = visit("Anna", cookies=played.cookies(played.anna)).opens(f"/table/{played.battle.id}")
    prisoners = anna.page.locator(".lane[data-place=prisoners]")
    less = prisoners.get_by_role("button", name="Take a unit back from Capture Prisoners")
    less.wait_for()
    assert less.is_disabled()
    anna.presses("2")
    anna.until(less.is_enabled, "a unit stands there")
    less.click()
    anna.until(less.is_disabled, "it is back")


@pytest.mark.rule("C5.9")
def test_a_retreat_is_chosen_on_the_planet_or_from_the_same_regions_in_the_rail(
    played: Positions, visit: Visits
) -> None:
    table, update = played.retreat
    anna = visit("Anna", cookies=played.cookies(played.anna)).opens(f"/table/{table.id}")
    regions = {argument_of(action) for action in update["view"]["actions"]}
    on_planet = anna.page.locator("svg [data-choice]")
    anna.until(lambda: on_planet.count() == len(regions), "the regions are lit")
    assert {each.get_attribute("data-place") for each in on_planet.all()} == regions
    in_rail = anna.page.locator(".goals button")
    assert {each.get_attribute("data-action") for each in in_rail.all()} == {f"retreat:{each}" for each in regions}
    Player(anna).does(f"retreat:{min(regions)}")


@pytest.mark.rule("C5.3", "C5.4", "C5.6", "C5.7", "C5.8", "C5.9")
def test_units_are_placed_on_the_objectives_and_the_battle_is_resolved_step_by_step(
    played: Positions, visit: Visits
) -> None:
    table = played.battle
    anna, ben = (
        visit(person.name, cookies=played.cookies(person)).opens(f"/table/{table.id}") for person in played.people
    )
    players = [Player(anna), Player(ben)]
    anna.until(lambda: players[0].is_asked, "Anna is asked")
    region = anna.update["view"]["battle"]["region"]
    for objective in ("control", "prisoners", "attrition"):
        anna.page.locator(f'[data-objective="{objective}"]').wait_for()

    def resolved() -> bool:
        return bool((anna.update["view"]["battle"] or {}).get("region") != region or players[0].is_over)

    play_together(*players, until=resolved)
    told = {event["key"] for update in anna.updates for entry in update["log"] for event in entry.get("events", [])}
    assert players[0].done["station"] >= 1
    assert "cryhavoc-event-stationed" in told
    assert any(
        key.startswith(("cryhavoc-event-won-", "cryhavoc-event-killed", "cryhavoc-event-retreated")) for key in told
    )
