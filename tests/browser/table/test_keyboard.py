"""Whole games without a mouse: Tab, Enter, and the boards' keys. The keyboard focus is always visible."""

from __future__ import annotations

from collections import deque

from playwright.sync_api import Locator
from tests.browser.choosing import spot
from tests.browser.conftest import Visits
from tests.browser.things import Player, box, play_together, sees_the_end
from tests.browser.visitor import Visitor

TABS = 120  # more than the stops on any page
ARROWS = ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft")
HAS_FOCUS = "thing => thing === document.activeElement"
PLACE = "() => document.activeElement.closest('svg [data-place]')?.dataset.place ?? ''"
SHOWN = "() => document.activeElement !== document.body && document.activeElement.matches(':focus-visible')"


def tabs_to(visitor: Visitor, thing: Locator) -> None:
    thing.wait_for()
    for _ in range(TABS):
        if thing.evaluate(HAS_FOCUS):
            return
        visitor.presses("Tab")
    raise AssertionError(f"the tab key never comes to {thing}")


class Typist(Player):
    """A player who uses only the keyboard."""

    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        super().__init__(visitor, seed)
        self.ways: dict[tuple[str, str], str] = {}  # from a region with an arrow key

    def presses(self, thing: Locator) -> None:
        self.visitor.until(lambda: bool(self.page.evaluate(SHOWN)), "the focus can be seen")
        place, key = thing.get_attribute("data-place"), thing.get_attribute("aria-keyshortcuts")
        if key and self.chance.random() < 0.8:
            self.visitor.presses(key)
            return
        if place:
            self.walks_to(place)
        else:
            tabs_to(self.visitor, thing)
        self.visitor.presses("Enter")

    def here(self) -> str:
        return str(self.page.evaluate(PLACE))

    # ------------------------------------------------------------- on the board
    def walks_to(self, place: str) -> None:
        for _ in range(TABS):
            if self.here():
                break
            self.visitor.presses("Tab")
        while (here := self.here()) != place:
            assert here, "the keyboard has left the board"
            key = step_towards(here, place) if self.update["table"]["game"] == "termites" else self._arrow(here, place)
            self.visitor.presses(key)
            self.ways[here, key] = self.here()

    def _arrow(self, here: str, place: str) -> str:
        """The first step of the shortest known way there; otherwise towards an arrow that was never tried."""
        ways = deque([(here, "")])
        seen = {here}
        while ways:
            at, first = ways.popleft()
            for key in ARROWS:
                to = self.ways.get((at, key))
                if to is None or to == place:
                    return first or key
                if to not in seen:
                    seen.add(to)
                    ways.append((to, first or key))
        raise AssertionError(f"no arrows lead from {here} to {place}")


def step_towards(hex: str, goal: str) -> str:
    """Six keys for six directions."""
    (x, y), (to_x, to_y) = spot(hex), spot(goal)
    if y == to_y:
        return "e" if to_x > x else "a"
    return {(-1, False): "q", (-1, True): "w", (1, False): "s", (1, True): "d"}[1 if to_y > y else -1, to_x > x]


def sits_down_by_keys(visitor: Visitor, game: str) -> None:
    visitor.opens("/")
    tabs_to(visitor, box(visitor, game).get_by_role("button", name="Play now"))
    visitor.presses("Enter")
    visitor.page.locator(".prompt").wait_for()


def test_a_whole_game_of_termites_needs_no_mouse(visit: Visits) -> None:
    visitor = visit()
    sits_down_by_keys(visitor, "termites")
    player = Typist(visitor)
    play_together(player)
    assert player.done.keys() >= {"mound", "build", "token", "place", "unit", "move", "attack"}
    sees_the_end(visitor)


def test_a_round_of_cry_havoc_needs_no_mouse(visit: Visits) -> None:
    visitor = visit()
    sits_down_by_keys(visitor, "cryhavoc")
    player = Typist(visitor)
    play_together(player, until=lambda: player.is_asked and player.update["view"]["round"] == 2)
    assert player.done["play"]
