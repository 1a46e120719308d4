"""The occasions of the coach come up in real games of Termites, once, where nothing is covered; its texts fit in every language."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.choosing import argument_of, chosen
from tests.browser.conftest import Visits
from tests.browser.table.test_coach import COACH, begins
from tests.browser.visitor import Visitor
from tests.server.client import Json, Person, Table, over, started

from rulewright.words import LANGUAGES, Words

OURS = Path(__file__).parents[3] / "src/rulewright/locales/en"
WEAK = "termites-why-too-weak"
# rather long ones
ARGUMENTS = {"hex": "F10", "goal": "F10", "player": "Bartłomiej", "region": "Feralas Riverbanks"} | dict.fromkeys(
    ("attack", "defence", "n", "value", "own", "other", "spot"), "12"
)
# The card is whole, its text too, and nothing of the board lies under it. In a battle a phone has the lanes over the board anyway.
CLEAR = """card => {
  const box = element => element.getBoundingClientRect();
  const [own, board, text] = [card, document.querySelector('[data-board]'), card.querySelector('.text')].map(box);
  const words = box(card.querySelector('.words'));
  const apart = own.top >= board.bottom - 1 || own.left >= board.right - 1 || !!card.closest('.fighting');
  const buttons = [...card.querySelectorAll('button')].map(box);
  const inside = one => one.top >= own.top - 1 && one.bottom <= own.bottom + 1 && one.right <= own.right + 1;
  return {
    apart,
    text: text.bottom <= words.bottom + 1 && text.top >= words.top - 1,
    buttons: buttons.every(inside) && buttons.every(one => one.right <= innerWidth && one.bottom <= innerHeight),
  };
}"""
# Of each question, what may be said then, where its name does not tell.
SAYS = {
    "goal": {"take", "attack", "weak", "danger", "token", "units"},
    "token": {"alate", "nasute", "empty", "last", "danger", "near"},
    "token-hex": {"place", "danger"},
    "unit": {"units", "soldier", "near", "danger"},
    "mound": {"lost"},
    "mound-hex": {"home"},
    "captured-hex": {"trophy"},
}
IN_BATTLE = {"natives", "attack", "defend", "tactic", "prisoner", "victim", "retreat", "nest"}
SEED, MOST_GAMES = 2, 3
FINE = {"apart": True, "text": True, "buttons": True}


def occasions(game: str) -> set[str]:
    texts = (OURS / f"web-coach-{game}.ftl").read_text(encoding="utf-8")
    return set(re.findall(rf"^web-coach-{game}-([a-z]+) =", texts, re.MULTILINE))


def takes_mounds(seen: Json) -> Iterator[str]:
    """The moves of Termites that take a mound: chance alone hardly ever does."""
    board = seen["view"].get("board", {})
    moves = [action for action in seen["view"]["actions"] if action.startswith("move:")]
    return (action for action in moves if "mound" in board.get(argument_of(action), {}))


class Pupil:
    """Anna plays before a browser with a coach, Ben elsewhere; what they do is chosen so that much happens."""

    def __init__(self, people: list[Person], visitor: Visitor, game: str) -> None:
        self.people, self.visitor, self.page, self.game = people, visitor, visitor.page, game
        self.chance, self.done = random.Random(SEED), Counter[str]()
        self.said: set[str] = set()
        self.table = Table("")
        visitor.context.add_init_script("localStorage.setItem('rulewright-coach', 'on')")

    @property
    def missing(self) -> set[str]:
        return occasions(self.game) - self.said

    def plays(self) -> None:
        """To the end, or until the coach has nothing left to say."""
        if not self.missing:
            return
        self.table = started(*self.people, game=self.game)
        self.visitor.opens(f"/table/{self.table.id}")
        while self.missing and not over(seen := self.people[0].looks(self.table)):
            seat = seen["table"]["asked"]
            if seat == 0:
                self._listens(seen)
            else:
                seen = self.people[seat].looks(self.table)
            action = next(takes_mounds(seen), "") or chosen(seen, self.done, self.chance)
            self.done[action.partition(":")[0]] += 1
            self.people[seat].moves(self.table, action, seen["seq"])

    def _listens(self, seen: Json) -> None:
        """Where something that was not said yet may be."""
        offer = seen["view"]["prompt"]["offer"]
        if not self.missing & {offer, *SAYS.get(offer, ())}:
            return
        self._sees(seen)
        if offer == "goal" and "weak" in self.missing:
            self._tries_what_is_too_weak(seen)

    def _sees(self, seen: Json) -> None:
        """The page has come as far; if the coach speaks, it is looked at and put away."""
        self.visitor.until(lambda: bool(self.visitor.updates) and self.visitor.update["seq"] >= seen["seq"])
        self.visitor.rests()
        card = self.page.locator(COACH)
        if card.count():
            tip = str(card.get_attribute("data-coach"))
            assert tip not in self.said, f"{tip} is said twice"
            assert card.evaluate(CLEAR) == FINE, tip
            self.said.add(tip)
            card.get_by_role("button").first.click()
            expect(card).to_have_count(0)

    def _tries_what_is_too_weak(self, seen: Json) -> None:
        for hex, what in seen["view"]["board"].items():
            action = f"move:{hex}"
            if what.get("owner", 0) == 0 or action in seen["view"]["actions"]:
                continue
            if self.people[0].asks_why(self.table, action)["reason"]["key"] == WEAK:
                self.page.locator(f'svg [data-place="{hex}"]').first.click()
                self.page.locator(f"{COACH}, .bubble").first.wait_for()
                self.visitor.rests()
                self._sees(seen)
                return


def test_every_occasion_of_termites_comes_up_once(anna: Person, ben: Person, before: Visits) -> None:
    pupil = Pupil([anna, ben], before(anna), "termites")
    for _ in range(MOST_GAMES):
        pupil.plays()
    assert not pupil.missing


# ------------------------------------------------------------- every text
SET = """async ([text, fights]) => {
  const card = document.querySelector('[data-coach]');
  const screen = card.closest('.screen');
  screen.classList.toggle('fighting', fights);
  for (const gone of screen.querySelectorAll(':scope > .reading, :scope > .players')) gone.hidden = fights && innerWidth > 999;
  card.querySelector('.text').textContent = text;
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}"""


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", ["termites", "cryhavoc"])
def test_all_that_it_says_fits_in_every_language(visit: Visits, game: str, phone: bool) -> None:
    page = begins(visit, game, phone=phone).page
    if not phone:
        page.set_viewport_size({"width": 1366, "height": 650})
    cut = []
    for language in LANGUAGES:
        for tip in sorted(occasions(game)):
            text = Words(language)(f"web-coach-{game}-{tip}", **ARGUMENTS)
            page.evaluate(SET, [text, game == "cryhavoc" and tip in IN_BATTLE])
            seen = page.locator(COACH).evaluate(CLEAR)
            if seen != FINE:
                cut.append((language, tip, seen))
    assert cut == []
