"""Lessons on the real pages: each is played through by pressing what stands for its right moves; whoever leaves comes back to the step."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Response, expect
from tests.browser.choosing import Update, argument_of
from tests.browser.conftest import Visits
from tests.browser.site.test_axe import in_any_light
from tests.browser.things import OBJECTIVES, Player
from tests.browser.visitor import Visitor

from rulewright.learning.courses import course, find
from rulewright.learning.running import Run
from rulewright.words import Words

GAME, FIRST = "termites", "01-one-turn"
EVERY_LESSON = [(game, lesson.name) for game in (GAME, "cryhavoc") for lesson in course(game)]
TEXT, REPLY, GO, STARS = ".prompt .text", ".prompt .reply", "[data-help=next]", ".prompt .stars"


class Learner(Player):
    """Takes a lesson, and knows from the lesson itself what is right."""

    def __init__(self, visitor: Visitor, game: str, lesson: str) -> None:
        super().__init__(visitor)
        self.run, self.words = Run(find(game, lesson)), Words("en")
        self.state: dict[str, Any] = {}
        self.path = f"/learn/{game}/{lesson}"
        self.answers(lambda: visitor.opens(self.path))

    @property
    def update(self) -> Update:
        table: Update = self.state["table"]
        return table

    def answers(self, doing: Any) -> None:
        """Does something that the server is asked about."""
        with self.page.expect_response(
            lambda answer: "/lessons/" in answer.url and answer.request.method == "POST"
        ) as got:
            doing()
        self.state = got.value.json()
        self.page.locator(".prompt[aria-busy=false]").wait_for()

    def is_right(self) -> None:
        """The next right thing, pressed on the page."""
        deed, scene = self.run.right(), self.run.scene_number
        if deed.startswith("station:"):
            self._places_all()
        else:
            self.answers(lambda: self._presses_deed(deed))
            self.run.act(deed)
        assert self.state["deeds"] == self.run.did
        if self.run.scene_number != scene and not self.run.over:
            self.page.locator(GO).click()
        self.sees_the_step()

    def _presses_deed(self, deed: str) -> None:
        if deed == "/next":
            self.page.locator(GO).click()
        elif deed.startswith("/answer"):
            self.page.locator(f'[data-answer="{argument_of(deed)}"]').click()
        else:
            self._chooses(deed)

    def _places_all(self) -> None:
        """Units go on all objectives of a battle, then one button sends them: a deed for each."""
        first, counts = self.update["prompt"]["args"]["objective"], list[int]()
        while not self.run.over and self.run.waits == "move" and self.run.right().startswith("station:"):
            counts.append(int(argument_of(self.run.right())))
            self.run.act(self.run.right())
        for objective, count in zip(OBJECTIVES[OBJECTIVES.index(first) :], counts, strict=False):
            for _ in range(count):
                self.presses(self.page.locator(f'[data-objective="{objective}"]'))
        with self.page.expect_response(lambda answer: is_deed(answer, self.run.did)) as got:
            self.presses(self.named(".strip", "station"))
        self.state = got.value.json()
        self.page.locator(".prompt[aria-busy=false]").wait_for()

    def sees_the_step(self) -> None:
        expect(self.page.locator(TEXT)).to_have_text(self.state["text"]["text"])

    def is_done(self) -> None:
        while not self.run.over:
            self.is_right()
        self.page.locator(".ending").wait_for()


def is_deed(answer: Response, deeds: list[str]) -> bool:
    """The one that makes up those deeds."""
    body = answer.request.post_data_json if "/lessons/" in answer.url and answer.request.method == "POST" else None
    return body is not None and [*body["deeds"], body.get("deed")] == deeds


def kept(page: Page, name: str) -> str | None:
    found: str | None = page.evaluate("name => localStorage.getItem(`rulewright-${name}`)", name)
    return found


# ------------------------------------------------------------- through to the end
@pytest.mark.parametrize(("game", "lesson"), EVERY_LESSON)
def test_every_lesson_can_be_played_to_three_stars(visit: Visits, game: str, lesson: str) -> None:
    learner = Learner(visit(), game, lesson)
    learner.sees_the_step()
    learner.is_done()
    expect(learner.page.locator(STARS)).to_have_attribute("aria-label", "3 stars of 3")
    assert kept(learner.page, f"lessons-{game}") == f'{{"{lesson}":3}}'
    assert kept(learner.page, f"lesson-{game}-{lesson}") is None


def test_by_keyboard_alone(visit: Visits) -> None:
    learner = Learner(visit(), GAME, FIRST)
    page, text = learner.page, learner.page.locator(TEXT)
    number = learner.named("", "token:worker-2").get_attribute("aria-keyshortcuts")
    learner.answers(lambda: page.keyboard.press(str(number)))
    expect(text).to_have_text(learner.words("learn-termites-01-place"))
    reach(page, "E5")
    learner.answers(lambda: page.keyboard.press("Enter"))
    expect(text).to_have_text(learner.words("learn-termites-01-move"))
    learner.answers(lambda: page.keyboard.press("h"))
    learner.answers(lambda: page.keyboard.press("h"))
    learner.answers(lambda: page.keyboard.press("n"))
    walk_to(page, "[data-next]")
    page.keyboard.press("Enter")
    page.wait_for_url("**/02-take-a-mound")


def reach(page: Page, hex: str) -> None:
    """Into the board by the tab key, then by the arrows."""
    walk_to(page, "[data-place]")
    goal = page.locator(f'[data-board] [data-place="{hex}"]').bounding_box()
    assert goal
    for _ in range(30):
        at = page.locator("[data-place]:focus").bounding_box()
        assert at
        across, down = goal["x"] - at["x"], goal["y"] - at["y"]
        if abs(down) > 5:
            page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
        elif abs(across) > 5:
            page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
        else:
            return
    raise AssertionError(f"no way to {hex}")


def walk_to(page: Page, thing: str) -> None:
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.locator(f"{thing}:focus").count():
            return
    raise AssertionError(f"the tab key never comes to {thing}")


def test_on_a_phone(visit: Visits) -> None:
    learner = Learner(visit(phone=True), GAME, "02-take-a-mound")
    page = learner.page
    while not learner.run.over:
        deed = learner.run.right()
        learner.answers(lambda deed=deed: taps(page, deed))
        learner.run.act(deed)
        assert learner.state["deeds"] == learner.run.did
        learner.sees_the_step()
    page.locator(".ending").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def taps(page: Page, deed: str) -> None:
    """What is put down for good, or attacks, is tapped twice on so small a board."""
    tray = page.locator(f'section.tray [data-action="{deed}"]')
    board = page.locator(f'[data-board] [data-place="{argument_of(deed)}"]')
    if tray.count():
        tray.first.tap()
        return
    board.tap()
    if deed.startswith(("place:", "move:F6")):
        tray.wait_for()
        board.tap()


@pytest.mark.parametrize("language", ["pl", "de", "pt-BR"])
def test_in_other_languages(visit: Visits, language: str) -> None:
    page = visit(language=language).opens(f"/learn/{GAME}/04-destroy-it").page
    words = Words(language)
    expect(page.get_by_role("heading", level=1)).to_have_text(words("learn-termites-04-title"))
    for _ in range(2):
        page.locator("[data-help=skip]").click()
        page.locator(".prompt[aria-busy=false]").wait_for()
    page.locator(GO).click()
    expect(page.locator("[data-help=skip]")).to_have_count(1)
    while page.locator("[data-help=skip]").count():
        page.locator("[data-help=skip]").click()
        page.locator(".prompt[aria-busy=false]").wait_for()
    expect(page.locator(TEXT)).to_have_text(words("learn-termites-04-end"))


# ------------------------------------------------------------- what is not right
def test_a_wrong_move_gets_its_reply_an_illegal_one_the_rule_and_a_reload_resumes(visit: Visits) -> None:
    learner = Learner(visit(), GAME, FIRST)
    page = learner.page
    learner.is_right()
    learner.answers(lambda: learner.presses(learner.place("A1")))
    expect(page.locator(REPLY)).to_have_text(learner.words("learn-termites-01-place-far"))
    expect(page.locator(".bubble.mild")).to_be_visible()
    expect(page.locator(STARS)).to_have_attribute("aria-label", "2 stars of 3")
    page.keyboard.press("Escape")
    learner.answers(lambda: learner.presses(learner.place("F6")))
    expect(page.locator(".bubble:not(.mild) .rule")).to_be_visible()
    page.reload()
    learner.sees_the_step()
    expect(page.locator(STARS)).to_have_attribute("aria-label", "2 stars of 3")
    page.locator("[data-help=again]").click()
    expect(page.locator(TEXT)).to_have_text(learner.words("learn-termites-01-token"))
    expect(page.locator(STARS)).to_have_attribute("aria-label", "3 stars of 3")


def test_deeds_of_another_version_of_the_lesson_begin_it_anew(visit: Visits) -> None:
    visitor = visit(refusals=True)
    visitor.context.add_init_script(
        f"""localStorage.setItem('rulewright-lesson-{GAME}-{FIRST}', '{{"digest":"old","deeds":["place:A1"]}}')"""
    )
    page = visitor.opens(f"/learn/{GAME}/{FIRST}").page
    expect(page.locator(TEXT)).to_have_text(Words("en")("learn-termites-01-token"))


def test_a_lesson_that_is_not_there_says_so(visit: Visits) -> None:
    visit(refusals=True).opens(f"/learn/{GAME}/99-none").sees("There is no lesson")


# ------------------------------------------------------------- the list, and everybody's senses
def test_the_list_has_minutes_and_stars_and_proposes_what_comes_next(visit: Visits) -> None:
    visitor = visit()
    visitor.context.add_init_script(f"""localStorage.setItem('rulewright-lessons-{GAME}', '{{"{FIRST}":2}}')""")
    page = visitor.opens(f"/learn/{GAME}").page
    expect(page.locator("[data-lesson]")).to_have_count(len(course(GAME)))
    expect(page.locator(f'[data-lesson="{FIRST}"] .stars')).to_have_attribute("aria-label", "2 stars of 3")
    expect(page.locator("[data-first]")).to_have_attribute("href", f"/learn/{GAME}/02-take-a-mound")
    page.locator("[data-first]").click()
    page.locator("[data-mark]").first.wait_for()


@pytest.mark.parametrize("phone", [False, True])
def test_axe_finds_nothing(visit: Visits, phone: bool) -> None:
    page = visit(phone=phone, csp=False).opens(f"/learn/{GAME}/{FIRST}").page
    page.locator("[data-mark]").first.wait_for()
    page.locator('[data-action="token:worker-1"]').click()
    page.locator(REPLY).wait_for()
    assert in_any_light(page) == []
