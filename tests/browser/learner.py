"""Somebody who takes a lesson on the pages, by mouse, by keyboard or on a phone, and knows its right moves."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect
from tests.browser.choosing import Update, argument_of
from tests.browser.pages import follows_link
from tests.browser.table.test_keyboard import Typist
from tests.browser.table.test_phone import Finger
from tests.browser.things import Player
from tests.browser.visitor import Visitor

from rulewright.learning.courses import find
from rulewright.learning.running import Run
from rulewright.words import Words

GAME, FIRST = "termites", "01-one-turn"
KEEP = "([name, value]) => localStorage.setItem(name, value)"
TEXT, GO, STARS = ".prompt .text", "[data-help=next]", ".prompt .stars"


class Learner(Player):
    """Takes a lesson, and knows the right moves from the lesson itself."""

    def __init__(self, visitor: Visitor, game: str = GAME, lesson: str = FIRST) -> None:
        super().__init__(visitor)
        self.state: dict[str, Any] = {}
        self.words = Words("en")
        self.takes(game, lesson)

    def takes(self, game: str, lesson: str, deeds: list[str] | None = None) -> None:
        """From its first step; or after those actions, as somebody who comes back to it from the list."""
        self.run = Run(find(game, lesson), deeds or ())
        path = f"/learn/{game}/{lesson}"
        if deeds is None:
            self.answers(lambda: self.visitor.opens(path))
        else:
            follows_link(self.page, f"/learn/{game}")
            kept = json.dumps({"digest": self.state["lesson"]["digest"], "deeds": deeds})
            self.page.evaluate(KEEP, [f"rulewright-lesson-{game}-{lesson}", kept])
            self.answers(lambda: follows_link(self.page, path))

    def goes_on(self, game: str) -> bool:
        """Follow the link to the next lesson at the end, if there is one."""
        self.page.locator(".ending a").first.wait_for()
        link = self.page.locator(".ending [data-next]")
        if not link.count():
            return False
        self.run = Run(find(game, str(link.get_attribute("data-next"))))
        self.answers(lambda: self.presses(link))
        self.sees_the_step()
        return True

    @property
    def update(self) -> Update:
        table: Update = self.state["table"]
        return table

    def answers(self, doing: Callable[[], object]) -> None:
        """Do something that the server must answer."""
        with self.page.expect_response(
            lambda answer: "/lessons/" in answer.url and answer.request.method == "POST"
        ) as got:
            doing()
        self.state = got.value.json()
        self.page.locator(".prompt[aria-busy=false]").wait_for()

    def is_right(self) -> None:
        """Click the next right thing."""
        deed, scene = self.run.right(), self.run.scene_number
        self.tries(deed)
        self.run.act(deed)
        assert self.state["deeds"] == self.run.did
        if self.run.scene_number != scene and not self.run.over:
            self.presses(self.page.locator(GO))
        self.sees_the_step()

    def tries(self, deed: str) -> None:
        self.answers(lambda: self._presses_deed(deed))

    def _presses_deed(self, deed: str) -> None:
        if deed == "/next":
            self.presses(self.page.locator(GO))
        elif deed == "/hint":
            self.presses(self.page.locator("[data-help=hint]:visible"))
        elif deed.startswith("/answer"):
            self.presses(self.page.locator(f'[data-answer="{argument_of(deed)}"]'))
        elif deed.startswith("station:"):
            self._stations(int(argument_of(deed)), self.update["prompt"]["args"]["objective"])
            self.presses(self.named(".strip", "station"))
        else:
            self._chooses(deed)

    def _stations(self, count: int, objective: str) -> None:
        for _ in range(count):
            self.presses(self.page.locator(f'[data-objective="{objective}"]'))

    def sees_the_step(self) -> None:
        expect(self.page.locator(TEXT)).to_have_text(self.state["text"]["text"])

    def is_done(self) -> None:
        """Played to its end, with all stars."""
        self.sees_the_step()
        while not self.run.over:
            self.is_right()
        self.page.locator(".ending").wait_for()
        expect(self.page.locator(f"{STARS} .full")).to_have_count(3)


class TypingLearner(Learner, Typist):
    """By keyboard alone."""

    def takes(self, game: str, lesson: str, deeds: list[str] | None = None) -> None:
        super().takes(game, lesson, deeds)
        self.visitor.presses("Tab")

    def goes_on(self, game: str) -> bool:
        more = super().goes_on(game)
        self.visitor.presses("Tab")
        return more


class TappingLearner(Learner, Finger):
    """On a phone."""
