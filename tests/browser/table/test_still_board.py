"""The board is as large as the window allows and does not move from the first decision to the last; nothing on it is too small or covered.

A game is watched in two windows of one player, a computer's and a phone's, while that player moves by program. Every decision is measured,
at one size after another; and while a window has a size, its page notes every box that the board has, also between decisions."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import ViewportSize
from tests.browser.conftest import Visits
from tests.browser.positions import MARCH
from tests.browser.visitor import Visitor, is_drawn
from tests.server.client import Person, over

LEAST_TEXT, LEAST_PIECE, LEAST_COUNT, MOST_COVERED = 12, 26, 13, 0.2
BATTLE = {"battle", "unit"}  # the burst stands between the sides
ENDING = {"pass", "stop", "end", "done"}
ROUNDING = 0.6  # pixels
LEAST_OFTEN = 5  # decisions that every size has seen


class Window(NamedTuple):
    width: int
    height: int
    planet: int  # least pixels across
    hexes: int  # least pixels from top to bottom

    @property
    def is_phone(self) -> bool:
        return min(self.width, self.height) < 500


WINDOWS = [
    Window(1280, 720, 690, 690),
    Window(1366, 650, 620, 620),
    Window(1440, 900, 850, 840),
    Window(1920, 1080, 1040, 1040),
    Window(390, 844, 0, 0),
    Window(844, 390, 370, 0),
]

MEASURE = """() => {
  const box = (element) => { const { x, y, width, height } = element.getBoundingClientRect(); return { x, y, width, height } };
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && !element.closest('.unseen, [aria-hidden="true"] .away, [inert], .unseen *');
  const scaleOf = (element) => element.ownerSVGElement ? element.getScreenCTM().a : 1;
  const tiny = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !parent || parent.closest('script, style, .unseen, title') || !seen(parent)) continue;
    const size = parseFloat(getComputedStyle(parent).fontSize) * scaleOf(parent);
    if (size < LEAST_TEXT - 0.3) tiny.push(`${walker.currentNode.data.trim().slice(0, 30)}: ${size.toFixed(1)}`);
  }
  const board = document.querySelector('[data-board]');
  const pieces = [...board.querySelectorAll('[data-piece]')].filter(seen).map((piece) => {
    const { x, y, width, height } = box(piece.querySelector('.box') ?? piece);
    const there = document.elementsFromPoint(x + width / 2, y + height / 2);
    const inSight = board.contains(there[0]);
    const places = inSight ? there.map((one) => one.closest('[data-place]')?.dataset.place) : [];
    const at = piece.closest('[data-of]')?.dataset.of ?? null;
    return { x, y, width, height, kind: piece.dataset.piece, at, places, inSight };
  });
  const counts = [...board.querySelectorAll('[data-count]')].filter(seen).map((count) => box(count).height);
  const rail = [...document.querySelectorAll('.screen > *')].filter(seen).map((row) => [row.className, row.getBoundingClientRect().height]);
  const rows = [...document.querySelectorAll('.screen > :not(.pane, .bar, .players, .reading, .sheet)')].filter(seen);
  const over = rows.filter((row) => row.scrollHeight > row.clientHeight + 2 && row.clientHeight).map((row) => row.className);
  const accents = [...document.querySelectorAll('.tray .primary[data-action]')].filter(seen).map((one) => one.dataset.action);
  const page = document.scrollingElement;
  const where = document.querySelector('.where');
  return {
    board: box(board), svg: box(board.querySelector('[data-place]').ownerSVGElement), tiny, pieces, counts, rail,
    slides: page.scrollHeight - innerHeight, wide: page.scrollWidth - innerWidth, fighting: !!document.querySelector('.screen.fighting'),
    cut: where.scrollHeight - where.clientHeight, over, accents,
  };
}""".replace("LEAST_TEXT", str(LEAST_TEXT))

# Whenever the board or its frame gets another size: where it is now, by the size of the window
NOTES = """() => {
  window.boxes = {};
  window.resizing = true;
  const note = () => {
    if (window.resizing) return;
    const { x, y, width, height } = document.querySelector('[data-board]').getBoundingClientRect();
    (window.boxes[`${innerWidth} x ${innerHeight}`] ??= new Set()).add([x, y, width, height].join(' '));
  };
  const board = document.querySelector('[data-board]');
  for (let one = board; one; one = one.parentElement) new ResizeObserver(note).observe(one);
  window.stands = () => {
    window.resizing = false;
    note();
  };
}"""
BOXES = "() => Object.fromEntries(Object.entries(window.boxes).map(([size, boxes]) => [size, [...boxes]]))"


def covered(a: dict[str, Any], b: dict[str, Any]) -> float:
    """The covered fraction of the smaller of two pieces."""
    wide = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
    high = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
    smaller = min(a["width"] * a["height"], b["width"] * b["height"])
    return float(max(0, wide) * max(0, high) / smaller)


class Watcher:
    """A window at one size, and its measurements so far."""

    def __init__(self, window: Window, visitor: Visitor, game: str) -> None:
        self.window, self.visitor, self.game = window, visitor, game
        self.first: dict[str, Any] | None = None
        self.fought = False
        self.measured = 0

    def shows(self, seq: int) -> None:
        self.visitor.until(lambda: bool(self.visitor.updates) and self.visitor.update["seq"] >= seq, "the update")
        self.visitor.page.evaluate("window.resizing = true")
        self.visitor.page.set_viewport_size(ViewportSize(width=self.window.width, height=self.window.height))
        is_drawn(self.visitor.page)
        self.visitor.page.evaluate("window.stands()")

    def measures(self) -> None:
        now: dict[str, Any] = self.visitor.page.evaluate(MEASURE)
        self.measured += 1
        self.fought = self.fought or now["fighting"]
        where = f"{self.game} at {self.window.width} x {self.window.height}, entry {self.visitor.update['seq']}"
        self._stands_still(now, where)
        assert not now["tiny"], f"{where}: text under {LEAST_TEXT} px: {now['tiny'][:5]}"
        self._pieces_can_be_seen(now, where)
        if len(self.visitor.update["view"]["actions"]) > 1:
            assert not {*now["accents"]} & ENDING, f"{where}: the filled button ends something: {now['accents']}"

    def _stands_still(self, now: dict[str, Any], where: str) -> None:
        self.first = self.first or now
        assert now["board"] == self.first["board"], f"{where}: the board has moved"
        assert now["slides"] <= 0, f"{where}: the page scrolls"
        assert now["wide"] <= 0, f"{where}: the page scrolls sideways"
        assert now["cut"] <= 0, f"{where}: round and phase are cut off"
        assert not now["over"], f"{where}: rows that overflow: {now['over']}"
        if now["fighting"] == self.first["fighting"] and not self.window.is_phone:
            assert dict(now["rail"]) == dict(self.first["rail"]), f"{where}: a row of the rail has changed"
        least = self.window.planet if self.game == "cryhavoc" else self.window.hexes
        assert min(now["svg"]["width"], now["svg"]["height"]) >= least, f"{where}: the board is too small"

    def _pieces_can_be_seen(self, now: dict[str, Any], where: str) -> None:
        pieces = now["pieces"]
        for piece in pieces:
            assert min(piece["width"], piece["height"]) >= LEAST_PIECE - ROUNDING, f"{where}: too small: {piece}"
        assert all(height >= LEAST_COUNT - ROUNDING for height in now["counts"]), f"{where}: {now['counts']}"
        for n, one in enumerate(pieces):
            for other in pieces[n + 1 :]:
                most = MOST_COVERED if {one["kind"], other["kind"]} != BATTLE else MOST_COVERED / 2
                assert covered(one, other) <= most, f"{where}: {one} and {other} cover each other"
            inside = one["at"] is None or not one["inSight"] or one["at"] in one["places"]
            assert inside, f"{where}: {one} is not in its place"


@pytest.mark.parametrize(("game", "players"), [("termites", 2), ("termites", 4), ("cryhavoc", 2), ("cryhavoc", 4)])
def test_the_board_stands_still_and_everything_on_it_can_be_seen(
    game: str, players: int, anna: Person, before: Visits
) -> None:
    table = anna.makes(game, players=players, bots=["random"] * (players - 1), start=True)
    computer, phone = (before(anna, phone=phone).opens(f"/table/{table.id}") for phone in (False, True))
    windows = [Watcher(window, phone if window.is_phone else computer, game) for window in WINDOWS]
    for visitor in (computer, phone):
        visitor.page.locator("[data-board] [data-place]").first.wait_for()
        visitor.page.evaluate(NOTES)
    chance = Random(f"{game} {players}")
    decision = 0
    while not over(seen := anna.looks(table)):
        actions = seen["view"]["actions"]
        if not actions:
            anna.looks(table, since=seen["seq"], wait=5)
            continue
        for watcher in these(windows, decision, players, battle=bool(seen["view"].get("battle"))):
            watcher.shows(seen["seq"])
            watcher.measures()
        decision += 1
        marches = [action for action in actions if action.startswith(MARCH)]  # so that there are battles
        anna.moves(table, chance.choice(marches or actions), seen["seq"])
    assert all(watcher.measured >= LEAST_OFTEN for watcher in windows)
    assert all(watcher.fought for watcher in windows) == (game == "cryhavoc"), "battles are measured too"
    for visitor in (computer, phone):
        for size, boxes in visitor.page.evaluate(BOXES).items():
            assert len(boxes) == 1, f"{game} at {size}: the board has moved between decisions: {boxes}"


def these(windows: list[Watcher], decision: int, players: int, *, battle: bool) -> list[Watcher]:
    """The windows for a decision: with two players one of the computer's and one of the phone's, with more, where a game is longer, one of
    them; all that have not seen a battle yet, if there is one."""
    if battle and not all(watcher.fought for watcher in windows):
        return [watcher for watcher in windows if not watcher.fought]
    if players > 2:
        return [windows[decision % len(windows)]]
    kinds = [[watcher for watcher in windows if watcher.window.is_phone == phone] for phone in (False, True)]
    return [kind[decision % len(kind)] for kind in kinds]
