"""A battle of Cry Havoc, fought on its board by two people before their browsers (C5)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server.running import Running

from .conftest import Visits
from .positions import Positions
from .things import Player, play_together


@pytest.fixture(scope="module")
def played(server: Running) -> Iterator[Positions]:
    """Tables to play on at."""
    found = Positions(server.url)
    yield found
    found.close()


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
        return bool(anna.update["view"].get("battle", {}).get("region") != region or players[0].is_over)

    play_together(*players, until=resolved)
    told = {event["key"] for update in anna.updates for entry in update["log"] for event in entry.get("events", [])}
    assert players[0].done["station"] >= 1
    assert "cryhavoc-event-stationed" in told
    assert any(
        key.startswith(("cryhavoc-event-won-", "cryhavoc-event-killed", "cryhavoc-event-retreated")) for key in told
    )
