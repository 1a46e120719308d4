"""T9: the players build the board themselves, tile by tile, by clicks; then the mounds, then the first turn."""

from __future__ import annotations

import random

from playwright.sync_api import expect
from tests.browser.conftest import Visits
from tests.browser.visitor import Visitor


def puts_one_down(player: Visitor, chance: random.Random) -> None:
    """Choose something next to the board, then one of the highlighted hexes."""
    page, seq, offer = player.page, player.update["seq"], player.update["view"]["prompt"]["offer"]
    if offer in ("tile", "mound"):
        slots = page.locator(".slot:not(.on)")
        slots.first.wait_for()
        slots.nth(chance.randrange(slots.count())).click()
    else:
        hexes = page.locator(".hex[data-choice]")
        hexes.first.wait_for()
        hexes.nth(chance.randrange(hexes.count())).click()
    player.until(lambda: player.update["seq"] > seq, f"an answer to {offer}")


def test_a_board_is_built_by_clicks_up_to_the_first_turn(visit: Visits) -> None:
    player = visit().opens("/new/termites")
    build = player.page.locator('.option :is(input, option)[value="build"]').first
    boards = player.page.locator(".option", has=build)
    if build.evaluate("one => one.tagName") == "OPTION":
        boards.get_by_role("combobox").select_option("build")
    else:
        build.check()
    player.button("Start the game").click()
    player.page.locator(".prompt").wait_for()
    assert player.update["table"]["options"]["scenario"] == "build"

    chance, offers, laid = random.Random(9), list[str](), dict[str, str]()
    while True:
        player.until(lambda: len(player.update["view"]["actions"]) > 0, "our turn")
        player.page.locator(".prompt.asked[aria-busy=false]").wait_for()
        offer = player.update["view"]["prompt"]["offer"]
        if offer == "token":
            break
        offers.append(offer)
        puts_one_down(player, chance)
        laid |= {name: hex["terrain"] for name, hex in player.update["view"]["board"].items()}
    order = list(dict.fromkeys(offers))
    assert [one for one in order if one in ("tile", "mound")] == ["tile", "mound"], "tiles come before mounds"
    assert set(laid.values()) == {"open", "water", "vegetation", "stones"}
    expect(player.page.locator(".slot[data-action^='token:']")).to_have_count(3)  # in hand, and the game begins
    expect(player.page.locator(".where")).to_contain_text("Turn 1")
