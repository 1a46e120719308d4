"""Lessons on the real pages: each is played through by clicking its right moves; a learner who leaves comes back to the same step."""

from __future__ import annotations

import json
from functools import partial
from itertools import pairwise
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect
from tests.browser.choosing import argument_of
from tests.browser.conftest import Visits
from tests.browser.learner import FIRST, GAME, STARS, TEXT, Learner, TappingLearner, TypingLearner
from tests.browser.site.test_axe import in_any_light
from tests.browser.visitor import DESKTOP, LAPTOP, PHONE, is_drawn

from rulewright.learning.courses import course, find
from rulewright.learning.lesson import Lesson
from rulewright.learning.proof import Proof
from rulewright.learning.running import Run
from rulewright.words import LANGUAGES, Words

EVERY_GAME = pytest.mark.parametrize("game", [GAME, "cryhavoc"])
REPLY = ".prompt .reply"
WAYS = {"en": TappingLearner, "pl": TypingLearner, "de": Learner, "pt-BR": Learner}


def kept(page: Page, name: str) -> str | None:
    found: str | None = page.evaluate("name => localStorage.getItem(`rulewright-${name}`)", name)
    return found


COVERED = """() => {
  const bubble = document.querySelector('.bubble')?.getBoundingClientRect();
  const needed = [...document.querySelectorAll('.marks [data-mark], section.tray')];
  return bubble ? needed.filter(one => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < bubble.right && bubble.left < right && top < bubble.bottom && bubble.top < bottom;
  }).map(one => one.dataset.mark ?? 'tray') : [];
}"""


# ------------------------------------------------------------- through to the end
@EVERY_GAME
@pytest.mark.parametrize("language", WAYS)
def test_every_lesson_is_played_through_in_every_language(visit: Visits, game: str, language: str) -> None:
    """One language by keyboard, one on a phone. Each lesson leads to the next, until all have been taken."""
    way = WAYS[language]
    visitor = visit(language=language, phone=way is TappingLearner)
    learner = way(visitor, game, course(game)[0].name)
    more = True
    while more:
        learner.is_done()
        lesson = learner.run.lesson
        assert kept(visitor.page, f"lesson-{game}-{lesson.name}") is None
        assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), lesson.id
        more = learner.goes_on(game)
    assert json.loads(str(kept(visitor.page, f"lessons-{game}"))) == {lesson.name: 3 for lesson in course(game)}


@EVERY_GAME
def test_every_move_that_is_not_the_right_one_gets_its_reply(visit: Visits, game: str) -> None:
    """Each hint and each remark too: one example of everything that a lesson can say. The bubble on the board covers nothing that is
    marked, nor the choices beside the board."""
    learner = Learner(visit(), game, course(game)[0].name)
    learner.page.set_viewport_size(LAPTOP)
    for number, lesson in enumerate(course(game)):
        if number:
            learner.takes(game, lesson.name)
        at: list[str] | None = []  # the actions that the page has done
        for example in examples(lesson):
            if at != example.before:
                learner.takes(game, lesson.name, example.before)
            learner.tries(example.deed)
            reply = learner.state["reply"]
            assert reply["message"]["key"] == example.key, (lesson.id, example)
            expect(learner.page.locator(REPLY)).to_have_text(reply["message"]["text"])
            assert learner.page.evaluate(COVERED) == [], (lesson.id, example)
            at = example.after


class Example(NamedTuple):
    """An action that gets the reply with that key, after these actions."""

    before: list[str]
    goes_on: bool  # whether the lesson accepts it
    deed: str
    key: str
    after: list[str] | None  # the actions that the page shows afterwards; None if it shows something else


def examples(lesson: Lesson) -> list[Example]:
    """One for each reply, including those to questions, ordered so that many begin where the one before ended."""
    found, run = dict(Proof(lesson).examples), Run(lesson)
    while not run.over:
        for n in range(1, run.step.answers + 1):
            found[lesson.says(f"{run.step.text}-{n}-reply").key] = [*run.did, f"/answer:{n}"]
        run.act(run.right())
    return sorted(example_of(lesson, key, deeds) for key, deeds in found.items())


def example_of(lesson: Lesson, key: str, deeds: list[str]) -> Example:
    """A wrong action is not carried out. Units placed in a battle stay there, and the next scene waits for a click."""
    *before, deed = deeds
    outcome = Run(lesson, before).act(deed)
    after = {"wrong": before, "hint": before, "right": None if outcome.new_scene else deeds}[outcome.result]
    return Example(before, outcome.result == "right", deed, key, None if deed.startswith("station:") else after)


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
    """Into the board with Tab, then with the arrow keys."""
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
    page.locator(thing).first.wait_for()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.locator(f"{thing}:focus").count():
            return
    raise AssertionError(f"the tab key never comes to {thing}")


# ------------------------------------------------------------- what is not right
def test_a_wrong_move_gets_its_reply_an_illegal_one_the_rule_and_a_reload_resumes(visit: Visits) -> None:
    learner = Learner(visit(), GAME, FIRST)
    page = learner.page
    learner.is_right()
    learner.answers(lambda: learner.presses(learner.place("A1")))
    expect(page.locator(REPLY)).to_have_text(learner.words("learn-termites-01-place-far"))
    expect(page.locator(".bubble.mild")).to_be_visible()
    expect(page.locator(STARS)).to_have_attribute("aria-label", "2 of 3 stars")
    page.keyboard.press("Escape")
    learner.answers(lambda: learner.presses(learner.place("F6")))
    expect(page.locator(".bubble:not(.mild) .rule")).to_be_visible()
    page.reload()
    learner.sees_the_step()
    expect(page.locator(STARS)).to_have_attribute("aria-label", "2 of 3 stars")
    page.locator("[data-help=again]").click()
    expect(page.locator(TEXT)).to_have_text(learner.words("learn-termites-01-token"))
    expect(page.locator(STARS)).to_have_attribute("aria-label", "3 of 3 stars")


# The card of a battle says that; how far its words go beyond it.
SAYS = """async ([text, reply]) => {
  const words = document.querySelector('.prompt .words');
  words.querySelector('.text').textContent = text;
  words.querySelector('.reply span').textContent = reply;
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  return words.scrollHeight - words.clientHeight;
}"""
BATTLES = ("05-you-attack", "06-you-defend", "07-tactics-cards")


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_in_a_battle_a_reply_leaves_room_for_what_is_asked(visit: Visits, phone: bool) -> None:
    """In every language, where the lanes leave least room."""
    learner = (TappingLearner if phone else Learner)(visit(phone=phone), "cryhavoc", "07-tactics-cards")
    if not phone:
        learner.page.set_viewport_size(LAPTOP)
    learner.tries("pass")
    learner.page.locator(REPLY).wait_for()
    cut = []
    for language in LANGUAGES:
        for lesson in map(partial(find, "cryhavoc"), BATTLES):
            words = Words(language, lesson.game.names(lesson.game.pack, language))
            for example in (one for one in examples(lesson) if not one.goes_on):
                run = Run(lesson, example.before)
                text, reply = run.text, run.act(example.deed).say
                assert reply
                if (over := learner.page.evaluate(SAYS, [words.message(text), words.message(reply)])) > 1:
                    cut.append((language, example.key, over))
    assert cut == []


MARKED = """marks => marks.map(mark => {
    const [board, line] = ['[data-board]', `[data-board] [data-mark="${mark}"]`].map(
        one => document.querySelector(one).getBoundingClientRect());
    const [x, y] = [line.left + line.width / 2, line.top + line.height / 2];
    return x > board.left && x < board.right && y > board.top && y < board.bottom;
})"""


@pytest.mark.parametrize("phone", [False, True])
def test_a_region_is_pointed_at_along_its_borders_and_comes_into_view(visit: Visits, phone: bool) -> None:
    """A box around it would cover its neighbours. The two are on opposite sides of the planet, of which a phone shows only a part."""
    learner = (TappingLearner if phone else Learner)(visit(phone=phone), "cryhavoc", "11-four-ways-to-play")
    while "region:sporewood" not in learner.state["marks"]:
        learner.is_right()
    page = learner.page
    page.locator('[data-mark="region:sporewood"]').wait_for()
    is_drawn(page)
    assert page.locator(".marks [data-mark]").count() == 0
    assert page.evaluate(MARKED, ["region:singing_shallows", "region:sporewood"]) == [True, True]


# Whether the line around that mark is in front of everything else. It lets clicks through, so it is found only while it does not.
IN_FRONT = """mark => {
  const line = document.querySelector(`.marks [data-mark="${mark}"]`);
  line.style.pointerEvents = 'auto';
  const { left, top, width } = line.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + 1);
  line.style.pointerEvents = '';
  return line.contains(found);
}"""


def test_on_a_phone_a_card_is_pointed_at_in_the_open_hand(visit: Visits) -> None:
    learner = TappingLearner(visit(phone=True), "cryhavoc", "07-tactics-cards")
    card = "card:humans_outflank"
    while card not in learner.state["marks"]:
        learner.is_right()
    learner.page.locator(f'.marks [data-mark="{card}"]').wait_for()
    is_drawn(learner.page)
    assert learner.page.evaluate(IN_FRONT, card)


# How often the page asks for an animation frame in five of them.
ASKED = """async () => {
  const ask = window.requestAnimationFrame;
  let asked = 0;
  window.requestAnimationFrame = (callback) => { asked += 1; return ask(callback); };
  for (let frame = 0; frame < 5; frame++) await new Promise((resolve) => ask(resolve));
  window.requestAnimationFrame = ask;
  return asked;
}"""
ON_ITS_PLACE = """([mark, place]) => {
  const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
  const [one, other] = [`.marks [data-mark="${mark}"]`, `[data-board] [data-place="${place}"]`]
    .map((found) => middle(document.querySelector(found).getBoundingClientRect()));
  return Math.hypot(one[0] - other[0], one[1] - other[1]) < 1;
}"""


def test_marks_follow_what_they_point_at_and_the_page_rests_in_between(visit: Visits) -> None:
    """Reading a step for minutes must not drain the battery."""
    learner = Learner(visit(), GAME, FIRST)
    while not any(mark.startswith("hex:") for mark in learner.state["marks"]):
        learner.is_right()
    mark = next(mark for mark in learner.state["marks"] if mark.startswith("hex:"))
    page, where = learner.page, [mark, argument_of(mark)]
    places = []
    for window in (LAPTOP, PHONE, DESKTOP):
        page.set_viewport_size(window)
        page.wait_for_function(ON_ITS_PLACE, arg=where)
        learner.visitor.rests()
        assert page.evaluate(ASKED) == 0
        places.append(page.locator(f'.marks [data-mark="{mark}"]').bounding_box())
    assert all(one != other for one, other in pairwise(places))


def test_actions_of_another_version_of_the_lesson_restart_it(visit: Visits) -> None:
    visitor = visit(refusals=True)
    visitor.context.add_init_script(
        f"""localStorage.setItem('rulewright-lesson-{GAME}-{FIRST}', '{{"digest":"old","deeds":["place:A1"]}}')"""
    )
    page = visitor.opens(f"/learn/{GAME}/{FIRST}").page
    expect(page.locator(TEXT)).to_have_text(Words("en")("learn-termites-01-token"))


def test_a_missing_lesson_says_so(visit: Visits) -> None:
    visit(refusals=True).opens(f"/learn/{GAME}/99-none").sees("There is no lesson")


# ------------------------------------------------------------- the list, and everybody's senses
def test_the_list_has_minutes_and_stars_and_proposes_what_comes_next(visit: Visits) -> None:
    visitor = visit()
    visitor.context.add_init_script(f"""localStorage.setItem('rulewright-lessons-{GAME}', '{{"{FIRST}":2}}')""")
    page = visitor.opens(f"/learn/{GAME}").page
    expect(page.locator("[data-lesson]")).to_have_count(len(course(GAME)))
    expect(page.locator(f'[data-lesson="{FIRST}"] .stars')).to_have_attribute("aria-label", "2 of 3 stars")
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
