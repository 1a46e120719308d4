"""Every page, in every state worth walking through. Things to click are found without words, so this works in any language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser
from playwright.sync_api import Page as Tab

from .positions import Positions, busiest
from .reading import has_sheets, opens_panel
from .visitor import Visitor, is_drawn

Doing = Callable[[Tab, Positions], None]


def nothing(tab: Tab, positions: Positions) -> None:
    """Leave the page as it is."""


@dataclass(frozen=True)
class Sight:
    """`ready`: what shows that the page is complete. `then`: what Anna does on it. `nobody`: visited without a name, so not by Anna."""

    name: str
    path: Callable[[Positions], str]
    ready: str
    then: Doing = nothing
    nobody: bool = False


class Walk:
    """Goes from page to page in the same window, as long as the reader is the same; errors in the console fail at once.

    The first page is loaded, the others are reached by links, which is faster. If the app would keep the page and only change its content,
    it is reloaded, so that earlier actions do not affect the next sight."""

    def __init__(self, browser: Browser, positions: Positions) -> None:
        self._browser, self._positions = browser, positions
        self._windows: dict[str, Visitor] = {}

    def to(self, sight: Sight, **how: Any) -> Visitor:
        path = sight.path(self._positions)
        visitor = self._window(sight.nobody, how)
        tab = visitor.page
        if tab.url == "about:blank" or is_kept(tab.url, path):
            tab.goto(path)
        else:
            follows_link(tab, path)
        tab.locator(sight.ready).first.wait_for()
        sight.then(visitor.page, self._positions)
        settled(visitor)
        visitor.has_seen_no_fault()
        return visitor

    def _window(self, nobody: bool, how: dict[str, Any]) -> Visitor:
        kind = f"{nobody} {sorted(how.items())}"
        if kind not in self._windows:
            cookies = None if nobody else self._positions.cookies(self._positions.anna)
            self._windows[kind] = Visitor(self._browser, self._positions.url, cookies=cookies, refusals=True, **how)
        return self._windows[kind]

    def close(self) -> None:
        for window in self._windows.values():
            window.context.close()


def is_kept(*addresses: str) -> bool:
    """Whether the app may keep the page: both addresses belong to the same table, box or game, or one of them is the list of all."""
    parts = (urlsplit(address).path.split("/")[1:3] for address in addresses)
    return all(one == other for one, other in zip(*parts, strict=False))


def follows_link(tab: Tab, path: str) -> None:
    """Wait for the next page, and move the pointer away, since things under it look different."""
    tab.mouse.move(0, 0)
    left = tab.locator("#app > *").first.element_handle()
    tab.evaluate(LINK, path)
    left.wait_for_element_state("hidden")


def settled(visitor: Visitor) -> None:
    """Wait until the last answer is drawn; a board describes its actions only when it has received the descriptions."""
    visitor.page.wait_for_function(
        "() => ![...document.querySelectorAll('.choices button')].some(one => one.innerText === '…')"
    )
    visitor.rests()


# ------------------------------------------------------------- where
def at(path: str) -> Callable[[Positions], str]:
    return lambda _: path


def lobby(positions: Positions) -> str:
    """The lobby with something in every list."""
    assert all((positions.open_table, positions.gathering, positions.watched))
    return "/"


def mine(positions: Positions) -> str:
    assert all((positions.placing, positions.gathering, positions.finished_termites))
    return "/mine"


def the_end(positions: Positions) -> str:
    return f"/table/{positions.finished_termites.id}"


def table(position: Callable[[Positions], Any]) -> Callable[[Positions], str]:
    def path(positions: Positions) -> str:
        found = position(positions)
        return f"/table/{(found[0] if isinstance(found, tuple) else found).id}"

    return path


def replay(path: Callable[[Positions], str]) -> Callable[[Positions], str]:
    return lambda positions: f"{path(positions)}/replay?at=40"


# ------------------------------------------------------------- actions
def click(*selectors: str) -> Doing:
    """Click one after the other."""

    def clicks(tab: Tab, _: Positions) -> None:
        for selector in selectors:
            tab.locator(selector).first.click()

    return clicks


def types(selector: str, text: str) -> Doing:
    return lambda tab, _: tab.locator(selector).first.fill(text)


def looks_at_the_attack(tab: Tab, positions: Positions) -> None:
    """On a phone, touching shows a preview in a sheet."""
    place = tab.locator(f'[data-place="{positions.attacked}"][data-choice]')
    if has_sheets(tab):
        place.tap()
        opens_panel(tab, "look")
    else:
        place.hover()
    tab.locator(".verdict").first.wait_for()


def tries_what_cannot_be(tab: Tab, positions: Positions) -> None:
    """On a phone the board zooms in, so not everything is visible."""
    tab.locator("[data-choice]").first.wait_for()
    is_drawn(tab)
    hexes = (tab.locator(f'[data-place="{hex}"]') for hex in positions.out_of_reach)
    next(hex for hex in hexes if hex.evaluate(IN_VIEW)).click()
    tab.locator(".bubble").wait_for()


def opens_the_menu_of_a_region(tab: Tab, positions: Positions) -> None:
    region, _ = busiest(positions.sites[1])
    place = tab.locator(f'[data-place="{region}"][data-choice]')
    place.focus()
    place.press("Enter")
    tab.locator("[role=menu]").wait_for()


def asks_for_a_hint(tab: Tab, _: Positions) -> None:
    tab.locator(".hint-button:visible").click()
    tab.locator(".hint .move").first.wait_for()


def looks_at(panel: str, *selectors: str) -> Doing:
    """Next to the board; on a phone in a sheet."""

    def looks(tab: Tab, positions: Positions) -> None:
        opens_panel(tab, panel)
        click(*selectors)(tab, positions)

    return looks


LINK = """path => {
  const link = Object.assign(document.createElement('a'), { href: path })
  document.body.append(link)
  link.click()
  link.remove()
}"""
IN_VIEW = """hex => {
  const { left, top, width, height } = hex.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[data-place]') === hex
}"""
MENU = ".bar button.menu"
SAME_SCREEN = "article .ways button >> nth=2"

# in the order of a visit
SIGHTS = [
    Sight("lobby-first", at("/"), "article", nobody=True),
    Sight("lobby", lobby, ".lists a.row"),
    Sight("same-screen", at("/"), "article", click(SAME_SCREEN)),
    Sight("new-termites", at("/new/termites"), "form .start", click("details summary")),
    Sight("new-cryhavoc", at("/new/cryhavoc"), "form .start", click("details summary")),
    Sight("gathering", table(lambda p: p.gathering), "#invitation"),
    Sight("gathering-bot", table(lambda p: p.gathering), "#invitation", click(".offers button >> nth=-1")),
    Sight("join", lambda p: f"/join/{p.gathering.invitation}", "form", nobody=True),
    Sight("join-full", lambda p: f"/join/{p.full.invitation}", "#join-obstacle", nobody=True),
    Sight("join-dead", at("/join/nothing"), "[role=alert]", nobody=True),
    Sight("mine", mine, "a.row"),
    Sight("mine-nobody", at("/mine"), ".ways", nobody=True),
    Sight("packs", lambda p: "/packs" if p.pack else "", "article.card h2", click("details summary")),
    Sight("workshop", lambda p: f"/workshop/{p.workshop}", ".overview"),
    Sight("workshop-part", lambda p: f"/workshop/{p.workshop}?part=tactics/card/humans_outflank", "[data-says]"),
    Sight(
        "workshop-map",
        lambda p: f"/workshop/{p.workshop}?part=map-3-4/region/tanglewild&as=drawing",
        "[data-corner]",
    ),
    Sight("workshop-board", lambda p: f"/workshop/{p.drawn_board}?part=scenarios/scenario/three", "[data-hex]"),
    Sight("pack", lambda p: f"/packs/{p.pack}", "#pack-what", nobody=True),
    Sight("me", at("/me"), "#devices"),
    Sight("recover", at("/recover#nothing"), "form", nobody=True),
    Sight("about", at("/about"), "section.card"),
    Sight("rules", at("/rules/termites"), "article"),
    Sight("rules-paragraph", at("/rules/cryhavoc/C6.1"), "article.target"),
    Sight("rules-search", at("/rules/cryhavoc"), "article", types("input[type=search]", "2")),
    Sight("reference-termites", at("/reference/termites"), "li.entry"),
    Sight("reference-cryhavoc", at("/reference/cryhavoc"), "li.entry", click(".known summary")),
    Sight("learn-termites", at("/learn/termites"), "dl"),
    Sight("learn-cryhavoc", at("/learn/cryhavoc"), "dl"),
    Sight("lesson-termites", at("/learn/termites/01-one-turn"), "[data-mark]"),
    Sight("lesson-cryhavoc", at("/learn/cryhavoc/05-you-attack"), ".prompt .text"),
    Sight("puzzles", at("/puzzles"), "[data-puzzle]"),
    Sight(
        "puzzle-termites", at("/puzzles/termites"), "[data-puzzle]", click("[data-puzzle]", "[data-help=hint]:visible")
    ),
    Sight("progress", at("/progress"), "[data-next-bot]"),
    Sight("termites-mounds", table(lambda p: p.mounds), ".slot"),
    Sight("termites-building", table(lambda p: p.building), ".slot"),
    Sight("termites-placing", table(lambda p: p.placing), "[data-choice]"),
    Sight("termites-moving", table(lambda p: p.attack), "[data-choice]"),
    Sight("termites-attack", table(lambda p: p.attack), "[data-choice]", looks_at_the_attack),
    Sight("termites-why-not", table(lambda p: p.attack), ".slot", tries_what_cannot_be),
    Sight("termites-in-words", table(lambda p: p.attack), ".prompt .rule", looks_at("table", ".in-words summary")),
    Sight("termites-hint", table(lambda p: p.attack), "[data-choice]", asks_for_a_hint),
    Sight("rule-window", table(lambda p: p.placing), ".prompt .rule", click(".prompt .rule")),
    Sight("termites-menu", table(lambda p: p.placing), ".slot", click(MENU)),
    Sight("termites-watching", table(lambda p: p.watched), ".prompt", nobody=True),
    Sight("chat", table(lambda p: p.placing), ".slot", looks_at("chat", "section.chat form button")),
    Sight("curtain", table(lambda p: p.one_screen), ".fold h1"),
    Sight("cryhavoc-action", table(lambda p: p.action), ".way"),
    Sight("cryhavoc-hint", table(lambda p: p.action), ".way", asks_for_a_hint),
    Sight("cryhavoc-faction", table(lambda p: p.action), ".way", looks_at("look", ".inspector [role=tab] >> nth=1")),
    Sight("cryhavoc-cards", table(lambda p: p.cards), ".held.picked"),
    Sight("cryhavoc-region", table(lambda p: p.sites), "[data-choice]", opens_the_menu_of_a_region),
    Sight("cryhavoc-battle", table(lambda p: p.battle), ".battle"),
    Sight("end-termites", the_end, "#outcome"),
    Sight("end-cryhavoc", table(lambda p: p.finished_cryhavoc), "#outcome"),
    Sight("shuffles", the_end, "#outcome", click("dialog .ways button >> nth=-1")),
    Sight("replay-termites", replay(the_end), "input[type=range]"),
    Sight("replay-cryhavoc", replay(table(lambda p: p.finished_cryhavoc)), "input[type=range]"),
    Sight("missing", at("/nowhere/at/all"), "main.missing", nobody=True),
    Sight("trouble", at("/table/nothing"), "main.trouble", nobody=True),
]
