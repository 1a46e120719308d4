"""Every symbol at a table is explained: those of the game by an entry in the glossary, with a line and a paragraph; those of the page by
their title."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.pages import SIGHTS, Walk
from tests.browser.visitor import PHONE, is_drawn

from rulewright.languages import texts

AT = [
    *("termites-mounds", "termites-placing", "termites-attack", "replay-termites"),
    *("cryhavoc-action", "cryhavoc-faction", "cryhavoc-cards", "cryhavoc-battle", "replay-cryhavoc"),
]
TIP = "[role=tooltip]"
TOUCH = {"pointerType": "touch", "bubbles": True}

# Symbols without words, and words that no list explains. For things on the board, pointing at a place describes it.
UNNAMED = """async () => {
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const told = (one) => /\\p{L}{2}/u.test(one?.innerText ?? '') || Boolean(one?.getAttribute('aria-label'));
  const drawn = [...document.querySelectorAll('.screen svg')].filter((one) => seen(one) && one.clientWidth);
  const outer = drawn.filter((one) => !one.parentElement.closest('svg'));
  const signs = outer.filter((one) => !one.querySelector('[data-place]') && !one.closest('[data-place], .brand'));
  return signs
    .filter((one) => !one.closest('[data-term], [title]') && !told(one.closest('button, a, label, summary, [role=img]')))
    .filter((one) => !told(one.parentElement) && !told(one.parentElement.parentElement))
    .map((one) => `${one.parentElement.className}: ${one.outerHTML.slice(0, 160)}`);
}"""
# The tooltip of each symbol, by its word. If a title says more than the word, browsers show that.
SAID = """async (known) => {
  const points = (at) => at.dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true }));
  const tip = () => document.querySelector('[role=tooltip]');
  const until = async (so) => { while (!so()) await new Promise(requestAnimationFrame); };
  const signs = [...document.querySelectorAll('.screen [data-term]')]
    .filter((one) => one.checkVisibility() && !one.closest('svg:has([data-place]), [title]'));
  const said = {};
  for (const sign of signs) {
    const { term } = sign.dataset;
    if (term in said) continue;
    if (!known.includes(term)) {
      if (!/\\p{L}{2}/u.test(sign.parentElement.innerText)) said[term] = { name: '', all: 'no word, and no name beside it' };
      continue;
    }
    points(document.body);
    await until(() => !tip());
    points(sign);
    await Promise.race([until(tip), new Promise((resolve) => setTimeout(resolve, 20_000))]);
    said[term] = { name: tip()?.querySelector('b')?.firstChild.textContent ?? '', all: tip()?.innerText ?? '' };
  }
  return said;
}"""


def glossary(sight: str) -> list[str]:
    """The glossary of the game in that sight."""
    listed = f"web-learn-{'termites' if 'termites' in sight else 'cryhavoc'}-"
    return [key.removeprefix(listed) for key in texts("en") if key.startswith(listed)]


@pytest.mark.parametrize("name", AT)
def test_no_sign_is_without_a_word(walk: Walk, name: str) -> None:
    page = walk.to(next(sight for sight in SIGHTS if sight.name == name)).page
    size = page.viewport_size
    assert size
    for window in (size, PHONE):
        page.set_viewport_size(window)
        is_drawn(page)
        assert page.evaluate(UNNAMED) == []
    page.set_viewport_size(size)
    is_drawn(page)
    for term, said in page.evaluate(SAID, glossary(name)).items():
        assert said["name"], (term, said)
        assert ("§" in said["all"]) != term.startswith("side-"), (term, said)


def test_a_symbol_is_explained_on_focus_or_long_press(walk: Walk) -> None:
    sight = next(sight for sight in SIGHTS if sight.name == "cryhavoc-action")
    page = walk.to(sight).page
    page.locator('[data-action="move"]').focus()
    page.keyboard.press("?")
    expect(page.locator(TIP)).to_contain_text("§ C4.10")
    page.keyboard.press("Escape")
    expect(page.locator(TIP)).to_have_count(0)
    page.get_by_role("button", name="Sound", exact=True).dispatch_event("pointerdown", TOUCH)
    expect(page.locator(TIP)).to_have_text("Sound")
    page.get_by_role("button", name="Sound", exact=True).dispatch_event("pointerup", TOUCH)
    expect(page.locator(TIP)).to_have_count(0)
