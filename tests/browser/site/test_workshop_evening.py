"""One evening: a box is corrected in the workshop, a friend joins, the game is played to its end, and its journal verifies where nobody has
seen the pack."""

from __future__ import annotations

import base64
import json
import os
import random
import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.choosing import chosen
from tests.browser.conftest import Visits
from tests.browser.site.test_draw_map import drag, neighbours
from tests.browser.site.test_workshop import AIRFIELD, OUTFLANK, begins, is_saved, number, opens
from tests.browser.things import Player
from tests.browser.visitor import Visitor

from rulewright.kernel.bundles.bundle import opened

CHARTER = "skills/skill/humans_colonial_charter"
ROAD = "map-2/region/cinder_road"
# the two ends of its border with Mirror Sound
END, OTHER_END = '[transform^="translate(542.1 214.4)"]', '[transform^="translate(543 329.9)"]'
PRESSED = 6  # moves made by mouse; the others are sent by program, which takes a tenth of the time
MOVE = """async ([table, seq, action]) => {
    const token = document.cookie.match(/rulewright-csrf=([^;]+)/)[1];
    const headers = { 'Content-Type': 'application/json', 'x-csrftoken': token };
    const body = JSON.stringify({ seq, action });
    return (await fetch(`/api/tables/${table}/moves`, { method: 'POST', headers, body })).status;
}"""


def corrects_the_box(page: Page, address: str) -> None:
    """A card, a skill, the cost of a structure, and which regions are neighbours."""
    opens(page, address, OUTFLANK)
    page.get_by_label("How many").fill("3")
    expect(page.locator("[data-says]")).to_have_text("Move up to 3 of your units to other objectives.")
    is_saved(page)
    opens(page, address, CHARTER)
    page.get_by_role("spinbutton", name="At most").fill("4")
    expect(page.locator("[data-says]")).to_contain_text("at most 4 VP")
    is_saved(page)
    opens(page, address, AIRFIELD)
    number(page, "Build cost", 3)
    is_saved(page)
    page.goto(f"{address}?part={ROAD}&as=drawing")
    page.locator(END).wait_for()
    neighbours(page, "Dawn Landing", "Hollow Sea", "Mirror Sound", "Thornmaze")
    drag(page, END, OTHER_END)
    neighbours(page, "Dawn Landing", "Hollow Sea", "Thornmaze", "Mirror Sound touches at a corner")
    is_saved(page)
    expect(page.locator("#drawing-checks")).to_contain_text("no errors")


def sits_down_with(anna: Visitor, ben: Visitor) -> str:
    """The table where both play with the latest version."""
    anna.page.get_by_role("link", name="Play version 2").click()
    anna.page.locator("form .start").wait_for()
    anna.page.get_by_role("radio", name="friends").check(force=True)
    anna.page.get_by_role("button", name="invite").click()
    anna.page.locator("#invitation").wait_for()
    ben.opens(anna.page.locator("input[readonly]").input_value())
    ben.button("Join the table").click()
    anna.button("Start the game").click()
    return anna.page.url.rpartition("/")[2]


def play_to_the_end(table: str, players: list[Player]) -> None:
    chance, done, moves = random.Random(3), Counter[str](), 0
    while not any(player.is_over for player in players):
        players[0].visitor.until(
            lambda: any(player.is_asked or player.is_over for player in players), "somebody is asked"
        )
        player = next((each for each in players if each.is_asked), None)
        if player is None:
            continue
        moves += 1
        if moves <= PRESSED:
            player.moves()
            continue
        update = player.update
        action = chosen(update, done, chance)
        done[action.partition(":")[0]] += 1
        assert player.page.evaluate(MOVE, [table, update["seq"], action]) == 200
        hears_of_more(player, update["seq"])


def hears_of_more(player: Player, before: int) -> None:
    player.visitor.until(lambda: bool(player.update["seq"] > before), "the move is told")


def header_of(journal: Path) -> Any:
    return json.loads(journal.read_text().partition("\n")[0])


def neighbours_in(header: Any, region: str) -> list[str]:
    """As in the pack inside the journal."""
    planet = tomllib.loads(opened(base64.b64decode(header["pack_file"]), "")["map-2.toml"].decode())
    return next(each["neighbours"] for each in planet["region"] if each["id"] == region)


def test_a_corrected_box_is_played_with_a_friend_and_its_journal_is_accepted_anywhere(
    visit: Visits, tmp_path: Path
) -> None:
    anna, ben = visit("Anna"), visit("Ben")
    address = begins(anna)
    corrects_the_box(anna.page, address)
    anna.page.get_by_role("link", name="All parts").click()
    anna.page.get_by_role("button", name="Make version 2").click()
    expect(anna.page.get_by_text("Version 2 is ready to play")).to_be_visible()
    table = sits_down_with(anna, ben)
    play_to_the_end(table, [Player(anna), Player(ben)])
    with anna.page.expect_download() as download:
        anna.page.locator("a[download]").first.click()
    journal = tmp_path / "evening.jsonl"
    download.value.save_as(journal)
    assert "mirror_sound" not in neighbours_in(header_of(journal), "cinder_road")
    empty = tmp_path / "nowhere"
    empty.mkdir()
    known = {name: value for name, value in os.environ.items() if not name.startswith(("RULEWRIGHT_", "XDG_"))}
    verified = subprocess.run(
        [sys.executable, "-m", "rulewright", "verify", str(journal)],
        cwd=empty,
        env={**known, "HOME": str(empty), "XDG_CACHE_HOME": str(empty), "RULEWRIGHT_MODE": "interpreted"},
        capture_output=True,
        text=True,
    )
    assert verified.returncode == 0, verified.stdout + verified.stderr
