"""The coach's occasions come up in real games, once each, without covering anything; its texts fit in every language."""

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
# long ones
ARGUMENTS = {"hex": "F10", "goal": "F10", "player": "Bartłomiej", "region": "Feralas Riverbanks"} | dict.fromkeys(
    ("attack", "defence", "n", "value", "own", "other", "spot"), "12"
)
# The card is complete, including its text, and covers nothing of the board. In a battle on a phone the lanes cover the board anyway.
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
# For questions whose name does not tell: what may be said then.
SAYS = {
    "termites": {
        "goal": {"take", "attack", "weak", "danger"},
        "token": {"turn", "castes", "alate", "nasute", "empty", "last", "danger", "near"},
        "token-hex": {"danger"},
        "unit": {"soldier", "near", "danger"},
        "mound": {"lost"},
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
# These rarely come up in random games: a choice of victims (C5.8, after an effect has reversed the objectives), a nest to place, an
# event that puts down Trogs, many points. When they are said is tested in coach.test.ts.
RARE = {"victim", "nest", "track", "ambush"}
IN_BATTLE = {"natives", "attack", "defend", "tactic", "prisoner", "victim", "retreat", "nest"}
SEED, MOST_GAMES = 2, 6
# With three skills each, one is usually left after the action.
OPTIONS = {"termites": {}, "cryhavoc": {"level": "veteran"}}
HURRY = 0.7  # how often units move on
SCORE = 0.3  # how often a player scores who can: some rounds at once, others when a rival has more crystals
Steps = dict[str, list[str]]  # from each region to those next to it
FINE = {"apart": True, "text": True, "buttons": True}


def occasions(game: str) -> set[str]:
    texts = (OURS / f"web-coach-{game}.ftl").read_text(encoding="utf-8")
    return set(re.findall(rf"^web-coach-{game}-([a-z]+) =", texts, re.MULTILINE))


def eager(seen: Json) -> list[str]:
    """What random play rarely does: take a mound in Termites; play a card in a battle in Cry Havoc."""
    actions, board = seen["view"]["actions"], seen["view"].get("board", {})
    if board:
        return [one for one in actions if verb_of(one) == "move" and "mound" in board.get(argument_of(one), {})]
    return [one for one in actions if verb_of(one) == "tactic"]


def march(seen: Json, steps: Steps) -> list[str]:
    """The way of a Cry Havoc unit to another player's, who approaches too; at the beginning, cards to move."""
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
    """The distance of each region to the nearest of them, avoiding Trogs, where units have to stop."""
    ways, edge = dict.fromkeys(goals, 0), list(goals)
    for region in edge:
        for next_one in steps[region]:
            if next_one not in ways and next_one not in wild:
                ways[next_one] = ways[region] + 1
                edge.append(next_one)
    return ways


class Pupil:
    """Anna plays in a browser with a coach, Ben elsewhere; their actions are chosen so that a lot happens."""

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
        self.table = started(*self.people, game=self.game, options=OPTIONS[self.game])
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
        if "enable" in seen["view"]["actions"] and self.chance.random() < SCORE:
            return "enable"
        if self.game == "cryhavoc" and self.chance.random() < HURRY and (likely := march(seen, self.steps)):
            return likely[0]
        return chosen(seen, self.done, self.chance)

    def _listens(self, seen: Json) -> None:
        """Looks where something new may be said."""
        offer = seen["view"]["prompt"]["offer"]
        may = {offer, *SAYS[self.game].get(offer, ())} | ({"event"} if seen["view"].get("phase") == "events" else set())
        if not self.missing & may:
            return
        self._sees(seen)
        if offer == "goal" and "weak" in self.missing:
            self._tries_what_is_too_weak(seen)

    def _sees(self, seen: Json) -> None:
        """Waits for the page; if the coach speaks, checks and dismisses it."""
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
        """At this table: earlier ones went further."""
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
