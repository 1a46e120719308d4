"""Puzzles on the real pages: a wrong answer shows what it costs, the right one why it is right; days in a row are counted in the
browser."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.choosing import Update
from tests.browser.conftest import Visits
from tests.browser.site.test_axe import faults
from tests.browser.site.test_lessons import kept
from tests.browser.things import Player
from tests.browser.visitor import LAPTOP, Visitor

from rulewright.learning.puzzles.kept_puzzles import Kept, shelf

EVERY_GAME = pytest.mark.parametrize("game", ["termites", "cryhavoc"])
# How far the bubble reaches over the card with what a wrong move would have led to.
OVER = """() => {
  const [bubble, card] = ['.bubble', '.prompt'].map(one => document.querySelector(one).getBoundingClientRect());
  const across = Math.min(bubble.right, card.right) - Math.max(bubble.left, card.left);
  const down = Math.min(bubble.bottom, card.bottom) - Math.max(bubble.top, card.top);
  return Math.max(0, Math.min(across, down));
}"""
REPLY, HEAD, TODAY = ".prompt .reply", ".prompt h2", "[data-today]"
PLAIN = {"unit", "move", "place", "build", "enable", "pick"}  # actions that need one click


class Solver(Player):
    """Tries a puzzle, and knows its answer."""

    def __init__(self, visitor: Visitor, puzzle: Kept) -> None:
        super().__init__(visitor)
        self.puzzle = puzzle
        self.state: dict[str, Any] = {}
        self.answers(lambda: visitor.opens(f"/puzzles/{puzzle.game.name}/{puzzle.name}"))

    @property
    def update(self) -> Update:
        table: Update = self.state["table"]
        return table

    def answers(self, doing: Any) -> None:
        """Do something that the server must answer."""
        with self.page.expect_response(lambda one: "/puzzles/" in one.url and one.request.method == "POST") as got:
            doing()
        self.state = got.value.json()
        self.page.locator(".prompt[aria-busy=false]").wait_for()

    def tries(self, action: str) -> None:
        self.answers(lambda: self._chooses(action))

    def solves(self) -> None:
        for ask in self.puzzle.puzzle.asks:
            self.tries(ask.right[0])
        self.page.locator(".ending a").first.wait_for()

    def wrong(self) -> str:
        """A wrong action of the same kind."""
        right = self.puzzle.puzzle.asks[0].right
        verb = right[0].partition(":")[0]
        others = [str(one["action"]) for one in self.state["actions"] if one["action"] not in right]
        return next(one for one in others if one.partition(":")[0] in PLAIN | {verb})


def plain(game: str) -> Kept:
    """A puzzle that is easy to click: its things are visible at once."""
    for one in shelf(game).values():
        verbs = {action.partition(":")[0] for ask in one.puzzle.asks for action in ask.right}
        if verbs <= PLAIN and len(one.puzzle.asks) == 1:
            return one
    raise AssertionError("there is none")


# ------------------------------------------------------------- one puzzle
@EVERY_GAME
def test_a_wrong_answer_shows_its_cost_and_the_right_one_its_reasons(visit: Visits, game: str) -> None:
    solver = Solver(visit(), plain(game))
    page, best = solver.page, max(solver.puzzle.puzzle.asks[0].values)
    again = page.locator("[data-help=again]").first
    expect(again).to_be_disabled()  # nothing has been tried yet
    solver.tries(solver.wrong())
    expect(again).to_be_enabled()
    expect(page.locator(REPLY)).to_contain_text(f"{best}%")
    expect(page.locator(".prompt .stars")).to_have_attribute("aria-label", "2 of 3 stars")
    solver.solves()
    expect(page.locator(HEAD)).to_have_text("Solved")
    expect(page.locator(".prompt")).to_contain_text(solver.state["why"][0]["text"])
    expect(page.locator("[data-answer]")).to_contain_text(solver.state["why"][0]["text"])
    assert kept(page, f"puzzles-{game}") == f'{{"{solver.puzzle.name}":"later"}}'
    assert faults(page) == []
    page.locator("[data-next]").click()
    page.wait_for_url("**/puzzles/**")
    expect(page.locator(HEAD)).to_contain_text("Decision 1 of")


def test_near_the_edge_of_the_board_the_bubble_leaves_the_card_free(visit: Visits) -> None:
    puzzle = next(one for one in shelf("termites").values() if one.puzzle.asks[0].right[0].startswith("move:"))
    solver = Solver(visit(), puzzle)
    solver.page.set_viewport_size(LAPTOP)
    edge = {action: solver.place(action[5:]).bounding_box() for action in moves(solver)}
    solver.tries(max(edge, key=lambda action: (edge[action] or {"x": 0})["x"]))
    solver.page.locator(".bubble").wait_for()
    assert solver.page.evaluate(OVER) == 0


def moves(solver: Solver) -> list[str]:
    """Those that are wrong."""
    right = solver.puzzle.puzzle.asks[0].right
    actions = [str(one["action"]) for one in solver.state["actions"]]
    return [action for action in actions if action.startswith("move:") and action not in right]


@EVERY_GAME
def test_on_a_phone_the_first_try_counts_for_more(visit: Visits, game: str) -> None:
    solver = Solver(visit(phone=True), plain(game))
    solver.solves()
    expect(solver.page.locator(HEAD)).to_have_text("Solved on the first try")
    assert kept(solver.page, f"puzzles-{game}") == f'{{"{solver.puzzle.name}":"first"}}'
    assert faults(solver.page) == []


@EVERY_GAME
def test_by_keyboard_a_hint_names_the_theme_and_a_shown_answer_does_not_count(visit: Visits, game: str) -> None:
    solver = Solver(visit(), plain(game))
    page = solver.page
    solver.answers(lambda: page.keyboard.press("h"))
    expect(page.locator(REPLY)).to_have_text(solver.state["reply"]["message"]["text"])
    solver.answers(lambda: page.keyboard.press("n"))
    expect(page.locator(HEAD)).to_have_text("The answer")
    assert kept(page, f"puzzles-{game}") is None
    solver.answers(lambda: page.locator("[data-help=again]").first.click())
    expect(page.locator(HEAD)).to_contain_text("Decision 1 of")


# ------------------------------------------------------------- all of them
def test_the_puzzle_of_the_day_makes_the_streak_longer(visit: Visits) -> None:
    visitor = visit()
    page = visitor.page
    with page.expect_response("**/games/termites/puzzles") as got:
        visitor.opens("/puzzles/termites")
    listed = got.value.json()
    yesterday = date.fromisoformat(listed["day"]) - timedelta(1)
    page.evaluate("days => localStorage.setItem('rulewright-puzzle-days', days)", f'["{yesterday.isoformat()}"]')
    page.reload()
    expect(page.locator("[data-streak]")).to_have_text("1-day streak")
    solver = Solver(visitor, shelf("termites")[listed["today"]])
    solver.solves()
    if solver.state["day"] != listed["day"]:
        pytest.skip("midnight has come meanwhile")
    expect(page.locator("[data-streak]")).to_have_text("2-day streak")
    visitor.opens("/puzzles")
    expect(page.locator("[data-puzzles=termites] [data-streak]")).to_have_text("2-day streak")


def test_they_are_chosen_by_theme_and_by_who_finds_them(visit: Visits) -> None:
    visitor = visit()
    page = visitor.page
    visitor.opens("/learn/termites")
    page.locator("a[href='/puzzles/termites']").first.click()
    page.locator(TODAY).wait_for()
    every = list(shelf("termites").values())
    expect(page.locator("[data-puzzle]")).to_have_count(len(every))
    page.locator("[data-filter=theme]").select_option(every[0].theme)
    of_theme = [one for one in every if one.theme == every[0].theme]
    expect(page.locator("[data-puzzle]")).to_have_count(len(of_theme))
    page.locator("[data-filter=level]").select_option(every[0].puzzle.level)
    both = [one for one in of_theme if one.puzzle.level == every[0].puzzle.level]
    expect(page.locator("[data-puzzle]")).to_have_count(len(both))
    page.locator("[data-puzzle]").first.click()
    expect(page.locator(HEAD)).to_contain_text("Decision 1 of")


def test_the_lobby_leads_to_the_puzzles_of_each_game(visit: Visits) -> None:
    visitor = visit()
    visitor.opens("/")
    visitor.page.locator("a[href='/puzzles/cryhavoc']").first.click()
    visitor.page.locator("[data-puzzles=cryhavoc] [data-today]").wait_for()
