"""The occasions of the coach come up in real games, once, where nothing is covered; its texts fit in every language."""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.choosing import argument_of, chosen, verb_of
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
    "termites": {
        "goal": {"take", "attack", "weak", "danger", "token", "units"},
        "token": {"alate", "nasute", "empty", "last", "danger", "near"},
        "token-hex": {"place", "danger"},
        "unit": {"units", "soldier", "near", "danger"},
        "mound": {"lost"},
        "mound-hex": {"home"},
        "captured-hex": {"trophy"},
    },
    "cryhavoc": {
        "action": {"last", "score", "guard", "attacking", "attacked", "rival", "track", "plan"},
        "after-action": {"skill"},
        "goal": {"fight", "token", "units"},
        "unit": {"units"},
        "station": {"natives", "attack", "defend"},
    },
}
# In hardly any game that chance plays: a choice of victims (C5.8, after an effect has turned the objectives round), a nest to place, many
# points. When these are told is a matter of coach.test.ts.
RARE = {"victim", "nest", "track"}
IN_BATTLE = {"natives", "attack", "defend", "tactic", "prisoner", "victim", "retreat", "nest"}
SEED, MOST_GAMES = 2, 6
HURRY = 0.7  # how often units go on
Steps = dict[str, list[str]]  # from each region to those beside it
FINE = {"apart": True, "text": True, "buttons": True}


def occasions(game: str) -> set[str]:
    texts = (OURS / f"web-coach-{game}.ftl").read_text(encoding="utf-8")
    return set(re.findall(rf"^web-coach-{game}-([a-z]+) =", texts, re.MULTILINE))


def eager(seen: Json) -> list[str]:
    """What chance alone hardly ever does: a move of Termites that takes a mound; in Cry Havoc scoring, and a card in a battle."""
    actions, board = seen["view"]["actions"], seen["view"].get("board", {})
    if board:
        return [one for one in actions if verb_of(one) == "move" and "mound" in board.get(argument_of(one), {})]
    return [one for one in actions if verb_of(one) in ("enable", "tactic")]


def march(seen: Json, steps: Steps) -> list[str]:
    """The way of a unit of Cry Havoc to those of another player, who is in the same hurry; while it is begun, cards to move."""
    view = seen["view"]
    actions, own = view["actions"], view["you"]
    homes = {faction["hq"] for faction in view["factions"]}
    foes = [name for name, there in view["regions"].items() if set(there["units"]) - {own, "trogs"}]
    wild = {
        name
        for name, there in view["regions"].items()
        if there["war_parties"] or there["nests"] or "trogs" in there["units"]
    }
    ways = ways_to([name for name in foes if name not in homes] or foes, steps, wild)
    if moves := [action for action in actions if verb_of(action) in ("from", "to")]:
        return sorted(moves, key=lambda action: ways.get(argument_of(action), len(steps)))[:1]
    return [action for action in actions if action == "move"]


def ways_to(goals: list[str], steps: Steps, wild: set[str]) -> dict[str, int]:
    """How far it is from each region to the nearest of them, around those of the Trogs, where units stay behind."""
    ways, edge = dict.fromkeys(goals, 0), list(goals)
    for region in edge:
        for next_one in steps[region]:
            if next_one not in ways and next_one not in wild:
                ways[next_one] = ways[region] + 1
                edge.append(next_one)
    return ways


class Pupil:
    """Anna plays before a browser with a coach, Ben elsewhere; what they do is chosen so that much happens."""

    def __init__(self, people: list[Person], visitor: Visitor, game: str) -> None:
        self.people, self.visitor, self.page, self.game = people, visitor, visitor.page, game
        self.chance, self.done = random.Random(SEED), Counter[str]()
        self.said: set[str] = set()
        self.table, self.steps = Table(""), dict[str, list[str]]()
        visitor.context.add_init_script("localStorage.setItem('rulewright-coach', 'on')")
        if game == "cryhavoc":
            drawn = people[0].get("/games/cryhavoc/pieces", players=len(people))["board"]["map"]["regions"]
            self.steps = {region["id"]: region["neighbours"] for region in drawn}

    @property
    def missing(self) -> set[str]:
        return occasions(self.game) - self.said - RARE

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
            action = self._decides(seen)
            self.done[action.partition(":")[0]] += 1
            self.people[seat].moves(self.table, action, seen["seq"])

    def _decides(self, seen: Json) -> str:
        if likely := eager(seen):
            return self.chance.choice(likely)
        if self.game == "cryhavoc" and self.chance.random() < HURRY and (likely := march(seen, self.steps)):
            return likely[0]
        return chosen(seen, self.done, self.chance)

    def _listens(self, seen: Json) -> None:
        """Where something that was not said yet may be."""
        offer = seen["view"]["prompt"]["offer"]
        may = {offer, *SAYS[self.game].get(offer, ())} | ({"event"} if seen["view"].get("phase") == "events" else set())
        if not self.missing & may:
            return
        self._sees(seen)
        if offer == "goal" and "weak" in self.missing:
            self._tries_what_is_too_weak(seen)

    def _sees(self, seen: Json) -> None:
        """The page has come as far; if the coach speaks, it is looked at and put away."""
        self.visitor.until(lambda: self._knows(seen["seq"]), "what has happened")
        self.visitor.rests()
        card = self.page.locator(COACH)
        if card.count():
            tip = str(card.get_attribute("data-coach"))
            assert tip not in self.said, f"{tip} is said twice"
            assert card.evaluate(CLEAR) == FINE, tip
            self.said.add(tip)
            card.get_by_role("button").first.click()
            expect(card).to_have_count(0)

    def _knows(self, seq: int) -> bool:
        """Of this table: those before were further."""
        told = [update["seq"] for update in self.visitor.updates[-1:] if update["table"]["id"] == self.table.id]
        return bool(told) and bool(told[0] >= seq)

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


@pytest.mark.parametrize("game", SAYS)
def test_every_occasion_comes_up_once(anna: Person, ben: Person, before: Visits, game: str) -> None:
    pupil = Pupil([anna, ben], before(anna), game)
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
