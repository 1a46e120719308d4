"""What a person can read on a page, and what is cut off."""

from __future__ import annotations

import re
from functools import cache

from fluent.syntax import ast as ftl
from playwright.sync_api import Locator, Page

from rulewright.languages import parts, texts

KEY = re.compile(r"^(web|termites|cryhavoc|server)(-[a-z]+)+$")
NAMES = {"English"}  # every language is listed under its own name
ISOLATES = re.compile("[\u2066-\u2069]")

# every text and every accessible name that is not hidden from readers or screen readers
READ = """() => {
  const seen = (node) => node.checkVisibility?.({ visibilityProperty: true }) ?? true
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.data.trim() && seen(node.parentElement) && !node.parentElement.closest('script, style')) found.push(node.data.trim())
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [aria-valuetext]'))
    if (seen(element))
      for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext'])
        if (element.getAttribute(name)) found.push(element.getAttribute(name).trim())
  return [document.title, ...found]
}"""

# Text that overflows an element that hides its overflow. Exceptions: a card in the hand is complete when it is zoomed, a battle in its
# titles, and people's names may have any length; scrollable text is not hidden. Numbers that do not fit into a player's cell are left out
# completely, and are in the sheet that it opens.
CLIPPED = """(dots) => {
  const found = []
  const hides = (overflow) => overflow === 'hidden' || overflow === 'clip'
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!node.data.trim() || parent.closest('svg, .unseen, option, [inert], .held, .name, .details [data-term]')) continue
    if (parent.closest(dots ? '[title]' : '.battle [title], .side[title]')) continue
    if (!parent.checkVisibility({ visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()].filter(({ width, height }) => width && height)
    let [across, down] = [true, true]
    for (let box = parent; box && (across || down); box = box.parentElement) {
      const style = getComputedStyle(box)
      const edge = box.getBoundingClientRect()
      if (edge.width <= 1) break // for those who hear the page
      const out = rects.some(({ left, right, top, bottom }) =>
        (across && hides(style.overflowX) && (right > edge.right + 1.5 || left < edge.left - 1.5)) ||
        (down && hides(style.overflowY) && (bottom > edge.bottom + 5 || top < edge.top - 5)))
      if (out) { found.push(`${node.data.trim()} (in ${box.tagName} ${box.className})`); break }
      if (!hides(style.overflowX) && style.overflowX !== 'visible') across = false
      if (!hides(style.overflowY) && style.overflowY !== 'visible') down = false
      if (style.position === 'fixed') break
    }
  }
  const pen = document.createElement('canvas').getContext('2d')
  for (const select of document.querySelectorAll('select')) {
    const style = getComputedStyle(select)
    const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
    const text = select.selectedOptions[0]?.text ?? ''
    pen.font = style.font
    if (text.length > 40) continue // a sentence among others: below the field it is said in full
    if (select.checkVisibility() && room > 0 && pen.measureText(text).width > room + 1) found.push(`${text} (in SELECT)`)
  }
  const wide = document.documentElement.scrollWidth - innerWidth
  return wide > 1 ? [...found, `the page is ${wide} pixels too wide`] : found
}"""


# Words that continue on the next line without a hyphen: soft hyphens mark where they may be broken. Numbers, addresses and the like may be.
TORN = """() => {
  const found = new Set()
  const range = document.createRange()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!node.data.trim() || parent.closest('svg, .unseen, option, [inert], script, style')) continue
    if (!parent.checkVisibility({ visibilityProperty: true }) || parent.getBoundingClientRect().width <= 1) continue
    for (const { 0: word, index } of node.data.matchAll(/\\p{L}{4,}/gu)) {
      const top = (at) => {
        range.setStart(node, index + at)
        range.setEnd(node, index + at + 1)
        return range.getClientRects()[0]?.top ?? 0
      }
      if (Math.abs(top(1) - top(word.length - 1)) > 6) found.add(`${word} (in ${parent.tagName} ${parent.className})`)
    }
  }
  return [...found]
}"""


def has_sheets(page: Page) -> bool:
    """Whether it is a phone, where panels cover the board."""
    return page.locator(".dock").count() > 0


def opens_panel(page: Page, panel: str) -> None:
    """Open a panel next to the board: log, look, table, chat. In a battle on a low screen they are behind a button."""
    opener = page.locator("[data-opens-reading][aria-expanded=false]")
    if opener.count():
        opener.click()
    page.locator(f'[data-tab="{panel}"]').click()


def in_a_line(thing: Locator) -> str:
    """The text, joined into one line."""
    return " ".join(thing.inner_text().split())


def read(page: Page) -> list[str]:
    return [ISOLATES.sub("", text) for text in page.evaluate(READ)]


def clipped(page: Page, *, dots: bool = False) -> list[str]:
    """`dots`: text that is complete in its title may end in an ellipsis."""
    return [ISOLATES.sub("", text) for text in page.evaluate(CLIPPED, dots)]


def torn(page: Page) -> list[str]:
    found: list[str] = page.evaluate(TORN)
    return found


@cache
def phrases(language: str) -> frozenset[str]:
    """The literal parts of a language's texts, between their arguments."""
    found = {
        re.sub(r"\s+", " ", part.value).strip()
        for text in texts(language).values()
        for part in parts(text.entry)
        if isinstance(part, ftl.TextElement)
    }
    return frozenset(found - {""})


class Whole:
    """A long text in which many phrases are searched for."""

    def __init__(self, text: str) -> None:
        self._text, self._words = text, set(text.split())

    def __contains__(self, phrase: str) -> bool:
        """A quick check of the phrase's inner words first; most phrases need no further search."""
        return self._words.issuperset(phrase.split()[1:-1]) and phrase in self._text


@cache
def foreign(language: str) -> frozenset[str]:
    """English phrases that do not occur in that language."""
    own = Whole("\n".join(phrases(language)))
    return frozenset(phrase for phrase in phrases("en") - NAMES if phrase not in own)


@cache
def long_foreign(language: str) -> list[str]:
    """Phrases long enough to be found within other text."""
    return [phrase for phrase in foreign(language) if " " in phrase and len(phrase) > 9]


def untranslated(page: Page, language: str) -> list[str]:
    """Keys without a text and, except in English, English text."""
    words = read(page)
    keys = [text for text in words if KEY.match(text)]
    if language == "en":
        return keys
    whole = Whole("\n".join(re.sub(r"\s+", " ", text) for text in words))
    short = foreign(language)
    return keys + [text for text in words if text in short] + [text for text in long_foreign(language) if text in whole]
