"""Others' actions are shown one after another, at the reader's pace, and nothing on the page is ahead of that."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby, pairwise
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect
from tests.browser.visitor import Visitor
from tests.server.client import Json, Person, Table, over

from rulewright.words import LANGUAGES

BOTS = 3
FAST = {  # milliseconds per kind of thing at a fast pace
    "small": 120,
    "move": 250,
    "attack": 350,
    "build": 250,
    "cards": 600,
    "reveal": 500,
    "event": 1400,
    "round": 700,
    "points": 300,
    "scoring": 500,
}
LONGEST = 120_000  # milliseconds that all of it may take
TICK = 100  # milliseconds between checks
AT_ONCE = 6  # frames
STILL = 80  # milliseconds that anything may move, where less motion is asked for
SLIP = 1.5  # how many times faster, if a lot is waiting
COMMON = ("event", "round", "scoring", "points")  # may concern everybody, or another seat than the one that moved
QUIET = ("drew", "drew-hidden", "turn", "passed", "action", "points", "kept-hidden", "looked-hidden", "battle-off")
BOTH = pytest.mark.parametrize("game", ["termites", "cryhavoc"])
WINDOWS = [(1280, 720), (1366, 650), (1440, 900), (1920, 1080), (390, 844), (844, 390)]
HAVE_ROOM = """() => {
  const row = document.querySelector('.pace').getBoundingClientRect();
  const parts = [...document.querySelectorAll('.pace :is(label, select, .primary)')].map((part) => part.getBoundingClientRect());
  const shown = [...parts.filter(({ width }) => width), { left: row.right }];
  return row.right <= innerWidth && shown.slice(1).every(({ left }, n) => shown[n].right <= left);
}"""
Before = Callable[..., Visitor]

# Recorded whenever the page changes: the entry shown, the prompt, the last entry of the log, the points, whether she is asked; and before
# any timer starts, so that pauses of the machine do not fall between what is shown and its time
RECORDER = """() => {
  const shown = () => ({
    seq: Number(document.querySelector('[data-beat]')?.dataset.beat ?? 0),
    kind: document.querySelector('[data-beat]')?.dataset.kind ?? '',
    said: document.querySelector('.prompt .words')?.innerText ?? '',
    by: document.querySelector('.prompt .kicker span')?.innerText ?? '',
    names: [...document.querySelectorAll('[data-player] .name')].map((name) => name.innerText),
    log: Math.max(0, ...[...document.querySelectorAll('.log [data-entry]')].map((line) => Number(line.dataset.entry))),
    seats: [...document.querySelectorAll('[data-player]')].map((cell) => Number(cell.dataset.player)),
    points: [...document.querySelectorAll('[data-player] .score')].map((score) => Number(score.firstChild.textContent)),
    asked: document.querySelector('.prompt.asked') !== null,
    stage: document.querySelector('.stage article')?.innerText ?? '',
  });
  window.recorded = [];
  let last = '';
  window.longest = 0;
  const note = () => {
    const at = performance.now();
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    window.longest = Math.max(window.longest, ...running.map(({ effect }) => effect.getComputedTiming().activeDuration));
    const now = shown();
    if (JSON.stringify(now) === last) return;
    last = JSON.stringify(now);
    window.recorded.push({ at, ...now });
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  const wait = window.setTimeout.bind(window);
  window.setTimeout = (...told) => {
    note();
    return wait(...told);
  };
}"""

# the number of frames from the key until that holds
FRAMES_AFTER = """([key, what]) => new Promise((resolve, reject) => {
  let frames = 0;
  const before = document.querySelector('.stage article');
  const so = { stage: () => document.querySelector('.stage article') !== before, mine: () => document.querySelector('.prompt.asked') };
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const look = () => {
    if (so[what]()) resolve(frames);
    else if (++frames > 600) reject(new Error(`nothing happens after "${key}"`));
    else requestAnimationFrame(look);
  };
  look();
})"""


class Game:
    """Anna plays against three bots by program, and watches the page."""

    def __init__(self, anna: Person, before: Before, game: str, speed: str, language: str = "en") -> None:
        self.anna = anna
        self.table: Table = anna.makes(game, players=BOTS + 1, bots=["random"] * BOTS, start=True)
        self.is_asked()
        self.visitor = before(anna, speed=speed, language=language)
        self.page = self.visitor.page
        self.page.clock.install()
        self.visitor.opens(f"/table/{self.table.id}")
        self.page.locator(".prompt").wait_for()
        self.page.locator("body").press("s")  # skip the event that a game begins with
        self.page.locator(".prompt.asked").wait_for()
        self.page.clock.pause_at(self.page.evaluate("Date.now()") / 1000 + 1)
        self.page.evaluate(RECORDER)

    def is_asked(self) -> Json:
        """Wait until she is asked. Returns everything that has happened."""
        seen = self.anna.looks(self.table)
        while not seen["view"]["actions"] and not over(seen):
            self.anna.looks(self.table, since=seen["seq"], wait=10)
            seen = self.anna.looks(self.table)
        return seen

    def passes_on(self, *, watching: bool = False) -> Json:
        """Do her last action, until the bots have done something worth showing; if `watching`, see everything first."""
        seen = self.is_asked()
        while True:
            start = seen["seq"]
            if watching:
                self.knows(seen)
                self.all_is_shown()
            self.anna.moves(self.table, seen["view"]["actions"][-1], start)
            seen = self.is_asked()
            told = [
                entry for entry in seen["log"] if entry["seq"] > start and entry.get("seat") and entry.get("events")
            ]
            loud = [event for entry in told for event in entry["events"] if not event["key"].endswith(QUIET)]
            if len(told) >= BOTS and loud:
                return seen

    def knows(self, seen: Json) -> None:
        self.visitor.until(lambda: bool(self.visitor.update["seq"] == seen["seq"]), "the page knows all")

    def all_is_shown(self) -> None:
        """Only this advances the page's clock, so the time that something is shown does not depend on the machine."""
        for _ in range(0, LONGEST, TICK):
            if self.page.locator(".prompt.asked").count():
                return
            self.page.clock.run_for(TICK)
        raise AssertionError("she is never asked")

    def told(self) -> list[int]:
        """The entries in the recap."""
        held = "items => items.map((item) => Number(item.dataset.told))"
        return self.page.locator(".recap [data-told]").evaluate_all(held)  # type: ignore[no-any-return]

    @property
    def recorded(self) -> list[dict[str, Any]]:
        return self.page.evaluate("window.recorded")  # type: ignore[no-any-return]


def points(update: Json) -> dict[int, int]:
    view = update["view"]
    if "factions" in view:
        return {faction["seat"]: faction["vp"] for faction in view["factions"]}
    return {number: seat["points"] for number, seat in enumerate(view["seats"])}


@BOTH
def test_every_act_of_three_bots_is_shown_in_order_with_its_name_and_nothing_is_ahead_of_it(
    anna: Person, before: Before, game: str
) -> None:
    play = Game(anna, before, game, "fast")
    first = play.visitor.update["seq"]
    seen = play.passes_on(watching=True)
    play.knows(seen)
    play.all_is_shown()
    updates = {update["seq"]: update for update in play.visitor.updates}
    entries = {entry["seq"]: entry for update in updates.values() for entry in update["log"] if entry["seq"] > first}
    told = [seq for seq, entry in entries.items() if entry.get("seat") and entry.get("events")]
    shown = [moment for moment in play.recorded if moment["seq"]]
    assert set(told) <= {moment["seq"] for moment in shown}, "something was not shown"
    assert [moment["seq"] for moment in shown] == sorted(moment["seq"] for moment in shown)
    for moment in shown:
        assert moment["log"] <= moment["seq"], "the log is ahead"
        assert not moment["asked"], "she is asked before all is shown"
        told = [event for event in entries[moment["seq"]]["events"] if event["text"] in moment["said"]]
        assert told, moment
        if moment["kind"] not in COMMON:
            assert_somebody_is_named(
                moment, {entries[moment["seq"]]["seat"], *(event["args"].get("seat") for event in told)}
            )
    assert_points_are_not_ahead(shown, updates)
    assert_each_is_seen(play.recorded)
    assert play.page.evaluate("window.longest") <= STILL, "her system asks for less motion"


def assert_somebody_is_named(moment: dict[str, Any], seats: set[int | None]) -> None:
    names = [moment["names"][moment["seats"].index(seat)] for seat in seats - {None}]
    assert moment["by"], moment
    assert any(name.startswith(moment["by"]) for name in names), moment


def assert_points_are_not_ahead(shown: list[dict[str, Any]], updates: dict[int, Json]) -> None:
    for moment in shown:
        earlier = max(seq for seq in updates if seq < moment["seq"])
        past, now = points(updates[earlier]), points(updates[moment["seq"]])
        for seat, told in zip(moment["seats"], moment["points"], strict=True):
            assert min(past[seat], now[seat]) <= told <= max(past[seat], now[seat]), moment


def assert_each_is_seen(recorded: list[dict[str, Any]]) -> None:
    """From the first moment of a message to the first moment of another, or of none."""
    beginnings = [next(moments) for _, moments in groupby(recorded, lambda moment: (moment["seq"], moment["said"]))]
    for start, end in pairwise(beginnings):
        assert not start["seq"] or end["at"] - start["at"] >= FAST[start["kind"]] / SLIP - 1, (
            start,
            end,
        )  # timers count whole milliseconds


@BOTH
def test_without_a_pace_nothing_waits(anna: Person, before: Before, game: str) -> None:
    play = Game(anna, before, game, "off")
    play.knows(play.passes_on())
    play.all_is_shown()
    play.page.locator(".recap li[data-seat]").first.wait_for()
    assert not [moment for moment in play.recorded if moment["seq"] or moment["stage"]]


@BOTH
def test_others_actions_stay_marked_until_your_turn_is_over(anna: Person, before: Before, game: str) -> None:
    play = Game(anna, before, game, "off")
    seen = play.passes_on()
    play.knows(seen)
    play.all_is_shown()
    play.page.locator(".recap li[data-seat] b").first.wait_for()
    chips = play.page.locator(".recap li[data-seat] b").all_inner_texts()
    numbered = play.page.locator(".log .n").all_inner_texts()
    assert 1 <= len(chips) <= 9
    assert numbered == chips
    assert_drawn_once(play, chips)
    told = play.told()
    later = anna.moves(play.table, seen["view"]["actions"][0], seen["seq"])
    if later["view"]["actions"]:
        play.knows(later)
        assert play.told() == told, "her turn goes on"
        play.page.reload()
        play.page.locator(".recap li[data-seat] b").first.wait_for()
        assert play.told() == told, "also for those who come back"
        assert_drawn_once(play, chips)
    play.passes_on()
    play.visitor.until(lambda: all(seq > seen["seq"] for seq in play.told()), "only what was done since then is marked")


def assert_drawn_once(play: Game, chips: list[str]) -> None:
    """The numbers on the board are those of the recap that have a place, and no two lie on each other."""
    numbers = play.page.locator("[data-board] [data-step]")
    drawn = numbers.evaluate_all("all => all.map((one) => one.dataset.step)")
    assert len(set(drawn)) == len(drawn)
    assert set(drawn) <= set(chips)
    boxes = [box for number in numbers.all() if (box := number.bounding_box())]
    for n, one in enumerate(boxes):
        for other in boxes[n + 1 :]:
            across = max(abs(one["x"] - other["x"]), abs(one["y"] - other["y"]))
            assert across > one["width"] / 2, (one, other)


def test_space_ends_a_stage_and_s_skips_to_your_turn(anna: Person, before: Before) -> None:
    """At once: a tenth of a second is six frames. In step mode nothing ends by itself."""
    play = Game(anna, before, "cryhavoc", "step")
    ended: list[int] = []
    brought: list[int] = []
    while not ended or not brought:
        play.knows(play.passes_on())
        while play.page.locator("[data-beat]").count() and len(ended) <= len(brought):
            if play.page.locator(".stage article").count():
                ended.append(play.page.evaluate(FRAMES_AFTER, [" ", "stage"]))
            else:
                play.page.locator("body").press(" ")
        if play.page.locator("[data-beat]").count():
            brought.append(play.page.evaluate(FRAMES_AFTER, ["s", "mine"]))
    assert min(ended) <= AT_ONCE
    assert min(brought) <= AT_ONCE


def test_clicking_the_board_when_asked_shows_everything_at_once(anna: Person, before: Before) -> None:
    play = Game(anna, before, "termites", "step")
    play.knows(play.passes_on())
    play.page.locator("[data-beat]").wait_for(state="attached")
    play.page.locator("svg [data-place]").first.click(force=True)
    play.all_is_shown()
    expect(play.page.locator("[data-beat]")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_speed_and_skip_have_room_beside_each_other(anna: Person, before: Before, language: str) -> None:
    play = Game(anna, before, "termites", "step", language)
    play.knows(play.passes_on())
    play.page.locator(".pace .primary").wait_for()
    for width, height in WINDOWS:
        play.page.set_viewport_size(ViewportSize(width=width, height=height))
        play.visitor.until(lambda: bool(play.page.evaluate(HAVE_ROOM)), f"room at {width} x {height}")
