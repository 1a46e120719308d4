"""Enters ten cards of an invented box like a new owner: `python -m tests.browser.ten_cards`. Reports the number of clicks and keys, how
long a person would need for them, and how fast the workshop responds to a key and checks the whole box."""

from __future__ import annotations

import statistics
import tempfile
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import NamedTuple

from playwright.sync_api import Page, expect
from tests.server.running import Running

from .chromium import chromium
from .site.test_workshop import begins, is_saved
from .visitor import LAPTOP, Visitor

# The keystroke-level model of Card, Moran and Newell, in seconds: to think of the next step, to point and click, to hit a key
THINK, PRESS, KEY = 1.35, 1.3, 0.28
READ = 5.0  # one card of the box
STROKES = 200
# From the key event until the preview next to the form, or its text, has changed and the next frame begins.
ANSWERED = """() => {
  window.answers = [];
  const shown = document.querySelector('aside');
  document.querySelector('form').addEventListener('input', () => {
    const since = performance.now();
    const seen = new MutationObserver(() => {
      seen.disconnect();
      requestAnimationFrame(() => window.answers.push(performance.now() - since));
    });
    seen.observe(shown, { subtree: true, childList: true, characterData: true });
  }, true);
}"""


class Card(NamedTuple):
    name: str
    icons: tuple[int, int, int]  # move, recruit, build
    effect: str


BOX = [
    Card("Night Raid", (2, 1, 0), "Draw 1 card after the battle."),
    Card("Signal Fire", (1, 1, 2), "Gain 1 VP."),
    Card("Long March", (3, 0, 1), "Take 1 enemy unit prisoner."),
    Card("Field Kitchen", (0, 3, 1), "Gain 1 VP."),
    Card("Quick Digging", (1, 0, 3), "Draw 1 card after the battle."),
    Card("Old Maps", (2, 0, 1), "Gain 1 VP."),
    Card("Iron Rations", (1, 2, 1), "Draw 1 card after the battle."),
    Card("Last Reserve", (0, 2, 2), "Gain 1 VP."),
    Card("Smoke Screen", (2, 2, 0), "Draw 1 card after the battle."),
    Card("Watch Fires", (1, 1, 1), "Gain 1 VP."),
]


@dataclass
class Hand:
    """A person's actions, counted."""

    page: Page
    presses: int = 0
    keys: int = 0
    thoughts: int = 0
    answers: list[float] = field(default_factory=list)

    def enters(self, card: Card) -> None:
        name = self.page.get_by_label("Name, English")
        name.click(click_count=3)
        self.page.keyboard.type(card.name, delay=30)
        expect(self.page.locator("[data-live]")).to_contain_text(card.name)
        self._count(1, len(card.name))
        for title, icons in zip(("Move", "Recruit", "Build"), card.icons, strict=True):
            group = self.page.get_by_role("group", name=title, exact=True).first
            group.get_by_role("button", name=str(icons), exact=True).click()
            self._count(1)
        self.chooses(card.effect)
        self.page.get_by_role("button", name="Everything here is from my box").click()
        self._count(1)

    def chooses(self, effect: str) -> None:
        """Replaces the first effect that the card has in battle, if it has one."""
        verb = self.page.locator("[data-field$='/battle/1']")
        if verb.count():
            verb.select_option(label=effect)
            expect(self.page.locator("[data-says]")).to_contain_text(effect)
            self._count(2)

    def goes_on(self) -> None:
        self.page.locator("[data-step=next]").click()
        self._count(1)

    def _count(self, presses: int, keys: int = 0) -> None:
        self.presses += presses
        self.keys += keys
        self.thoughts += 1

    @property
    def seconds(self) -> float:
        return self.thoughts * THINK + self.presses * PRESS + self.keys * KEY + len(BOX) * READ


def told(times: list[float]) -> str:
    times = sorted(times)
    return f"median {statistics.median(times):.0f}, p95 {times[int(len(times) * 0.95)]:.0f}, at most {times[-1]:.0f} ms"


def strokes(page: Page) -> list[float]:
    """Response times to keys in a card's name, each including the preview of the card."""
    page.evaluate(ANSWERED)
    page.get_by_label("Name, English").click()
    for n in range(STROKES):
        page.keyboard.press("Backspace" if n % 20 >= 10 else "x", delay=0)
        page.wait_for_function("n => window.answers.length > n", arg=n)
    times: list[float] = page.evaluate("window.answers")
    return times


def main() -> None:
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        server = stack.enter_context(Running(f"sqlite:///{folder}/trial.db"))
        anna = stack.enter_context(Visitor(stack.enter_context(chromium()), server.url, "Anna"))
        page, checks = anna.page, list[float]()
        page.set_viewport_size(LAPTOP)
        page.on(
            "requestfinished",
            lambda asked: checks.append(asked.timing["responseEnd"]) if "/draft/check" in asked.url else None,
        )
        begins(anna)
        page.locator("[data-part]").first.click()
        hand = Hand(page, presses=2)
        for card in BOX:
            hand.enters(card)
            hand.goes_on()
        is_saved(page)
        print(
            f"ten cards: {hand.presses} presses, {hand.keys} keys; {hand.seconds / 60:.1f} minutes of a person's time"
        )
        print(f"keys: {told(strokes(page))}")
        is_saved(page)
        print(f"checks, {len(checks)}: {told(checks)}")


if __name__ == "__main__":
    main()
