"""Every question of both games fits into the prompt, in every language and at every size of window: nothing is cut off.

The page of a table is shown one question after another; of those that differ only in a name or a number, the longest."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import ViewportSize
from tests.browser.pages import SIGHTS, Sight, Walk
from tests.browser.visitor import DESKTOP, is_drawn
from tests.games.test_prompts import questions
from tests.games.texts import parts, texts_of

from rulewright.games import OWN, load
from rulewright.server.shown.reference import pieces
from rulewright.words import LANGUAGES, Words

NAMES = ("Anna", "Bolesław", "Friederike", "Maximiliano")
SIZES = [(1280, 720), (1366, 650), (1440, 900), (1920, 1080), (390, 844), (844, 390)]
WINDOWS = [ViewportSize(width=width, height=height) for width, height in SIZES]
AT = {"termites": "termites-placing", "cryhavoc": "cryhavoc-action"}

CUT = """async (questions) => {
  const words = document.querySelector('.prompt .words');
  const [kicker, title, follows] = ['.kicker span', '.title', '.follows'].map((name) => words.querySelector(name));
  const cut = [];
  for (const [why, question, then] of questions) {
    Object.assign(kicker, { textContent: why });
    Object.assign(title, { textContent: question });
    Object.assign(follows, { textContent: then });
    await Promise.resolve();
    const room = words.parentElement.getBoundingClientRect();
    const lines = [...words.children].map((line) => line.getBoundingClientRect());
    const inside = lines.every(({ top, bottom, right }) => top >= room.top && bottom <= room.bottom && right <= room.right);
    const whole = [kicker, title, follows].every((one) => one.scrollHeight <= one.clientHeight + 2 || !one.clientHeight);
    if (!inside || !whole) cut.push([why, question, then].join(' / '));
  }
  return cut;
}"""


@cache
def longest(game: str, language: str) -> list[list[str]]:
    """By source and consequence: those with the longest source and reason, and with the longest consequence."""
    rules = texts_of(game).game
    words = Words(language, rules.names(rules.pack, language))
    alike: dict[str, list[list[str]]] = {}
    for asked in questions(game):
        said = [words.message(message, NAMES) for message in parts(asked.prompt)]
        alike.setdefault(" ".join(message.key for message in parts(asked.prompt)), []).append(said)
    return [max(those, key=lambda said: len(said[n])) for those in alike.values() for n in (0, 2)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OWN)
def test_every_question_has_room(walk: Walk, game: str, language: str) -> None:
    sight = next(sight for sight in SIGHTS if sight.name == AT[game])
    page = walk.to(sight, language=language).page
    cut = []
    for window in WINDOWS:
        page.set_viewport_size(window)
        is_drawn(page)  # the page rearranges itself one frame after its window has changed
        cut += [
            f"{window['width']} x {window['height']}: {text}" for text in page.evaluate(CUT, longest(game, language))
        ]
    page.set_viewport_size(DESKTOP)
    assert cut == []


def test_a_question_that_is_too_long_is_found(walk: Walk) -> None:
    page = walk.to(next(sight for sight in SIGHTS if sight.name == AT["termites"])).page
    assert page.evaluate(CUT, [["Why", "What?", "So it is. " * 60]])
    assert page.evaluate(CUT, [["Why", "What?", "So it is."]]) == []


LONG_CHOICE = """(text) => {
  const button = document.querySelector('.choices .btn');
  button.textContent = text;
  button.classList.add('long');
  const row = button.closest('.choices').parentElement;
  return button.scrollHeight <= button.clientHeight && button.clientHeight <= row.clientHeight;
}"""


@cache
def branches(language: str) -> list[str]:
    """What a tactics card lets its player choose."""
    sections = pieces("cryhavoc", load("cryhavoc").pack, None, language).sections
    texts = [str(piece.text) for section in sections if section.id == "cards" for piece in section.pieces]
    return [choice for text in texts for choice in text.split(" • ")[1:]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_effect_to_choose_in_a_battle_is_whole(walk: Walk, language: str) -> None:
    sight = Sight("tactics", lambda _: "/learn/cryhavoc/07-tactics-cards", ".fighting .choices .btn")
    page = walk.to(sight, language=language).page
    for window in WINDOWS:
        page.set_viewport_size(window)
        is_drawn(page)
        cut = [text for text in branches(language) if not page.evaluate(LONG_CHOICE, text)]
        assert cut == [], window
    page.set_viewport_size(DESKTOP)


BEYOND = """() => {
  const tray = document.querySelector('.slots').getBoundingClientRect();
  const slots = [...document.querySelectorAll('.slots .slot')];
  return slots.filter((slot) => slot.getBoundingClientRect().bottom > tray.bottom + 0.5
    || slot.scrollHeight > slot.clientHeight).map((slot) => slot.innerText);
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_with_a_long_name_lies_whole_in_the_tray_of_a_phone(walk: Walk, language: str) -> None:
    sight = next(sight for sight in SIGHTS if sight.name == "termites-building")
    assert walk.to(sight, language=language, phone=True).page.evaluate(BEYOND) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_button_that_plays_the_cards_lies_whole_in_the_tray_of_a_phone(walk: Walk, language: str) -> None:
    sight = next(sight for sight in SIGHTS if sight.name == "cryhavoc-cards")
    page = walk.to(sight, language=language, phone=True).page
    assert page.locator("div.tray").evaluate("tray => tray.scrollWidth - tray.clientWidth") <= 0
