"""Dragging pieces: onto the board, across it, and where they may not go; a full board stays smooth."""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable
from contextlib import ExitStack

import pytest
from playwright.sync_api import Locator
from tests.browser.choosing import Update, argument_of, is_attack, verb_of
from tests.browser.conftest import Visits
from tests.browser.things import Player, play_together, sits_down
from tests.server.client import Person, Table, started
from tests.server.running import Running

FULL = 72  # units: four swarms of eighteen
STEPS = 24  # of the pointer on its way

# The times between frames, in milliseconds, while somebody drags.
COUNT_FRAMES = """() => {
    window.frames_seen = [];
    const next = last => requestAnimationFrame(now => { window.frames_seen.push(now - last); next(now); });
    next(performance.now());
}"""


class Hand(Player):
    """A player who drags."""

    def middle(self, thing: Locator) -> tuple[float, float]:
        at = self.free_point(thing)  # may scroll
        box = thing.bounding_box()
        assert box
        return box["x"] + at["x"], box["y"] + at["y"]

    def drags(self, thing: Locator, to: Locator, steps: int = STEPS) -> None:
        self.page.mouse.move(*self.middle(thing))
        self.page.mouse.down()
        self.page.mouse.move(*self.middle(to), steps=steps)
        self.page.mouse.up()

    def plays_until_asked_for(self, offer: str) -> None:
        play_together(self, until=lambda: self.offer == offer)

    def choices(self, verb: str) -> list[str]:
        return [argument_of(action) for action in self.update["view"]["actions"] if verb_of(action) == verb]


@pytest.fixture
def player(visit: Visits) -> Hand:
    visitor = visit()
    sits_down(visitor, "termites")
    return Hand(visitor)


def has_happened(player: Hand, *actions: str) -> Callable[[], bool]:
    def happened() -> bool:
        done = [entry.get("do") for update in player.visitor.updates for entry in update["log"]]
        return all(action in done for action in actions)

    return happened


def after(player: Hand, action: str) -> list[Update]:
    """The updates since then: others may have moved in the meantime."""
    told = player.visitor.updates
    first = next(place for place, update in enumerate(told) if action in [entry.get("do") for entry in update["log"]])
    return told[first:]


def free_hexes(player: Hand) -> list[str]:
    board = player.update["view"]["board"]
    return [hex for hex, what in board.items() if what["terrain"] == "open" and "owner" not in what]


def test_a_token_of_the_hand_is_dragged_onto_a_hex(player: Hand) -> None:
    player.plays_until_asked_for("token")
    kind = player.choices("token")[0]
    player.does(f"token:{kind}")
    hex = player.choices("place")[0]
    player.drags(player.named(".slots", f"token:{kind}"), player.place(hex))
    player.visitor.until(has_happened(player, f"place:{hex}"), "the token is placed")
    owners = [update["view"]["board"][hex].get("owner") for update in after(player, f"place:{hex}")]
    assert player.update["you"]["eyes"] in owners


def test_a_token_is_taken_up_by_the_drag_itself(player: Hand) -> None:
    player.plays_until_asked_for("token")
    kind, hexes = player.choices("token")[0], free_hexes(player)
    hex = max(hexes, key=lambda hex: hex[0])  # nobody has built in the last row yet
    player.drags(player.named(".slots", f"token:{kind}"), player.place(hex))
    player.visitor.until(has_happened(player, f"token:{kind}", f"place:{hex}"), "the token is placed")


def test_a_unit_is_dragged_to_where_it_moves(player: Hand) -> None:
    player.plays_until_asked_for("goal")
    unit = player.update["view"]["held"]["unit"]
    goal = min(player.choices("move"), key=lambda hex: is_attack(player.update, f"move:{hex}"))
    player.drags(player.place(unit), player.place(goal))
    player.visitor.until(has_happened(player, f"move:{goal}"), "the unit moves")
    assert any("owner" not in update["view"]["board"][unit] for update in after(player, f"move:{goal}"))


def test_a_drop_where_it_may_not_be_says_why_not_and_changes_nothing(player: Hand) -> None:
    player.plays_until_asked_for("goal")
    before, board = player.update["seq"], player.update["view"]["board"]
    unit = player.update["view"]["held"]["unit"]
    far = next(hex for hex in free_hexes(player) if hex not in player.choices("move"))
    player.drags(player.place(unit), player.place(far))
    alert = player.page.get_by_role("alert")
    alert.locator(".bubble").wait_for()
    assert alert.locator(".rule").inner_text(), "the paragraph is named"
    assert (player.update["seq"], player.update["view"]["board"]) == (before, board)


def test_a_drag_that_ends_beside_the_board_changes_nothing(player: Hand) -> None:
    player.plays_until_asked_for("token")
    kind, hand = player.choices("token")[0], player.update["view"]["hand"]
    board, seq = player.update["view"]["board"], player.update["seq"]
    player.drags(player.named(".slots", f"token:{kind}"), player.page.locator("h1"))
    player.visitor.until(
        lambda: player.update["seq"] > seq and player.offer == "token", "the token is back in the hand"
    )
    assert (player.update["view"]["hand"], player.update["view"]["board"]) == (hand, board)


def test_a_unit_of_cry_havoc_is_dragged_into_another_region(visit: Visits) -> None:
    visitor = visit()
    sits_down(visitor, "cryhavoc")
    player = Hand(visitor)
    player.plays_until_asked_for("goal")
    home = argument_of(player.update["log"][-1]["do"])
    goal = player.choices("to")[0]
    player.drags(player.place(home), player.place(goal))
    player.visitor.until(has_happened(player, f"to:{goal}"), "the unit moves")


# ------------------------------------------------------------- a full board
def peaceful(update: Update, chance: random.Random) -> str:
    """Everybody places tokens and nobody moves, so that nothing is lost."""
    actions = update["view"]["actions"]
    return "pass" if "pass" in actions else chance.choice(actions)


def full_board(people: list[Person]) -> tuple[Table, Person]:
    """A table with all units on the board, and the player who may move now."""
    table, chance = started(*people), random.Random(1)
    while True:
        mover = people[people[0].looks(table)["table"]["asked"]]
        update = mover.looks(table)
        units = sum("caste" in hex for hex in update["view"]["board"].values())
        if units == FULL and update["view"]["prompt"]["offer"] == "unit":
            return table, mover
        mover.moves(table, peaceful(update, chance), update["seq"])


def test_a_drag_over_a_full_board_is_measured(server: Running, visit: Visits) -> None:
    """Prints its times without judging them: other programs run next to tests."""
    with ExitStack() as stack:
        names = ("Anna", "Ben", "Celina", "Dorota")
        table, mover = full_board([stack.enter_context(Person(server.url, name)) for name in names])
    cookie = {"name": "rulewright", "value": mover.token, "url": server.url}
    player = Hand(visit(mover.name, cookies=[cookie], still=False).opens(f"/table/{table.id}"))
    player.page.locator(".prompt.asked").wait_for()
    unit = player.place(player.choices("unit")[0])
    rows = [row.locator("[data-place]") for row in player.page.locator("svg [role=row]").all()]
    way = [player.middle(hex) for hex in (unit, rows[0].first, rows[-1].last, rows[0].last, rows[-1].first, unit)]

    player.page.evaluate(COUNT_FRAMES)
    player.page.mouse.move(*way[0])
    player.page.mouse.down()
    for point in way[1:]:
        player.page.mouse.move(*point, steps=STEPS)
    frames = player.page.evaluate("() => window.frames_seen")
    player.page.mouse.up()
    within = statistics.quantiles(frames, n=20)[-1]
    print(
        f"{len(frames)} frames: half of them within {statistics.median(frames):.0f} ms, 19 of 20 within {within:.0f} ms"
    )
    assert len(frames) > STEPS
