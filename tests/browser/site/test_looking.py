"""Several players at one screen, spectators, replays, and the time after a game, in a real browser."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visits
from tests.browser.reading import in_a_line
from tests.server.client import Person, Table, over, play_until, started

CURTAIN = "Pass the device to {}"


def one_screen(anna: Person, game: str) -> Table:
    return anna.makes(game, players=2, own_seats=2, names=["Anna", "Ben"], start=True)


def texts(log: list[dict[str, Any]]) -> set[str]:
    return {event["text"] for entry in log for event in entry.get("events", [])}


def told_to(person: Person, table: Table, eyes: str) -> set[str]:
    """Every sentence that this seat has been shown."""
    found, first, last = set[str](), 1, 1
    while first <= last:
        replay = person.replays(table, eyes=eyes, first=first, count=50, language="en")
        found |= texts([frame["entry"] for frame in replay["frames"]])
        first, last = first + 50, replay["last"]
    return found


# ------------------------------------------------------------- one screen
@pytest.mark.parametrize("game", ["termites", "cryhavoc"])
def test_a_shut_curtain_tells_nothing_that_those_who_look_on_may_not_know(
    anna: Person, before: Visits, game: str
) -> None:
    table = one_screen(anna, game)
    first = anna.looks(table)["table"]["asked"]
    names = ["Anna", "Ben"]
    screen = before(anna).opens(f"/table/{table.id}")
    screen.sees(CURTAIN.format(names[first]))
    screen.opens_the_curtain(names[first])
    screen.page.locator(".prompt").wait_for()

    seen = play_until([anna], table, lambda update: bool(update["table"]["asked"] == 1 - first and update["seq"] > 30))
    screen.until(lambda: bool(screen.update["seq"] == seen["seq"]), "the last move")  # it was closed before
    screen.sees(CURTAIN.format(names[1 - first]))
    public = told_to(anna, table, "watching")
    hidden = (told_to(anna, table, "0") | told_to(anna, table, "1")) - public
    page = screen.page.content()
    assert hidden, "somebody has drawn something by now"
    assert [sentence for sentence in hidden if sentence in page] == []
    assert screen.page.locator(".tray, [data-action]").count() == 0, "no hand is on the page, seen or unseen"
    shown = screen.page.locator(".fold li").all_inner_texts()
    assert all(any(sentence in line for sentence in public) for line in shown)

    screen.opens_the_curtain(names[1 - first])
    screen.page.locator(".prompt").wait_for()
    assert screen.update["you"]["eyes"] == 1 - first


def test_keys_pressed_once_too_often_do_not_open_the_curtain(anna: Person, before: Visits) -> None:
    table = one_screen(anna, "termites")
    screen = before(anna)
    screen.page.clock.install()
    screen.opens(f"/table/{table.id}").page.locator(".fold h1").wait_for()
    screen.page.clock.fast_forward(1000)  # by now a click would open it
    screen.presses("Enter", "Space", "Control+Enter")
    screen.page.clock.fast_forward(1000)
    assert screen.page.locator(".fold").is_visible()


# ------------------------------------------------------------- looking on
def test_who_looks_on_sees_who_is_thinking_but_no_hand_and_nothing_to_choose(
    anna: Person, ben: Person, visit: Visits
) -> None:
    table = started(anna, ben, watched=True)
    play_until([anna, ben], table, lambda update: update["seq"] > 30)
    asked = anna.looks(table)["table"]["asked"]
    guest = visit().opens(f"/table/{table.id}")
    guest.sees(f"Waiting for {['Anna', 'Ben'][asked]}")
    guest.sees("You’re watching.")
    assert guest.page.locator("[data-action]").count() == 0
    assert guest.button("Undo").count() == 0


# ------------------------------------------------------------- taking back
def test_all_others_are_asked_before_more_is_taken_back(anna: Person, ben: Person, before: Visits) -> None:
    table = started(anna, ben)
    play_until([anna, ben], table, lambda update: bool(update["undo"] and update["undo"]["ask"] and update["seq"] > 20))
    people = [(person, before(person).opens(f"/table/{table.id}")) for person in (anna, ben)]
    asks = next(pages for person, pages in people if person.looks(table)["undo"]["ask"])
    other = next(pages for _, pages in people if pages is not asks)
    asks.button("Ask to undo").click()
    other.sees(f"{asks.name} wants to undo their last move")
    expect(asks.button("Ask to undo")).to_have_count(0)  # while the others think
    other.page.get_by_role("button", name="No", exact=True).click()
    expect(other.button("Yes, undo")).to_have_count(0)  # the next one answers the next question
    asks.button("Ask to undo").click()
    other.button("Yes, undo").click()
    asks.until(lambda: any(entry["kind"] == "undo" for entry in asks.update["log"]), "taking back")


# ------------------------------------------------------------- after the game
@pytest.fixture
def finished(anna: Person, ben: Person) -> Table:
    table = started(anna, ben, watched=True)
    play_until([anna, ben], table)
    return table


def test_the_end_says_who_has_won_and_leads_both_to_the_next_table(anna: Person, ben: Person, before: Visits) -> None:
    table = started(anna, ben)
    pages = [before(person).opens(f"/table/{table.id}") for person in (anna, ben)]
    end = play_until([anna, ben], table)
    seats = end["table"]["seats"]
    best = max(seat["result"] for seat in seats)
    winners = [seat["name"] for seat in seats if seat["result"] == best]
    for page in pages:
        own = "You win" if page.name == winners[0] else f"{winners[0]} wins; you came second"
        page.sees(own if len(winners) == 1 else "share the victory")
        for seat in seats:
            assert str(seat["points"]) in page.page.locator("tfoot").inner_text()
    pages[0].button("Play again").click()
    pages[0].page.wait_for_url(lambda url: table.id not in url, wait_until="commit")
    link = pages[1].page.get_by_role("link", name="Go to the new table")
    link.click()
    pages[1].page.wait_for_url(pages[0].page.url, wait_until="commit")


def test_closed_the_result_is_still_one_click_away(anna: Person, finished: Table, before: Visits) -> None:
    page = before(anna).opens(f"/table/{finished.id}")
    page.page.locator("dialog").wait_for()
    page.presses("Escape")
    page.button("Result").click()
    page.page.locator("dialog").wait_for()


def test_the_shuffles_are_checked_against_what_this_browser_saw_before_the_end(
    anna: Person, ben: Person, before: Visits
) -> None:
    table = started(anna, ben)
    page = before(anna).opens(f"/table/{table.id}")
    page.page.locator(".prompt").wait_for()
    play_until([anna, ben], table)
    page.button("Check the shuffles").click()
    page.sees("The promise was kept.")
    page.sees("Fingerprint this browser saw before the end")
    forged = json.dumps({table.id: "00" * 32})
    page.page.evaluate("promises => localStorage.setItem('rulewright-promises', promises)", forged)
    page.page.reload()
    page.button("Check the shuffles").click()
    page.sees("The promise was not kept")


# ------------------------------------------------------------- looking back
def test_a_replay_is_stepped_by_keys_and_its_moments_can_be_linked(
    anna: Person, finished: Table, before: Visits
) -> None:
    page = before(anna).opens(f"/table/{finished.id}/replay")
    bar = page.page.get_by_role("slider")
    bar.wait_for()
    last = int(bar.get_attribute("max") or 0)
    expect(bar).to_have_value("0")
    page.presses("ArrowRight", "ArrowRight")
    expect(bar).to_have_value("2")
    page.presses("End")
    expect(bar).to_have_value(str(last))
    page.presses("ArrowLeft", "Home", "ArrowRight")
    expect(bar).to_have_value("1")
    first = next(entry["seq"] for entry in anna.looks(finished)["log"] if entry["kind"] == "do" and entry.get("events"))
    page.until(lambda: page.page.url.endswith(f"?at={first}&eyes=open"), "the address of the moment")
    said = page.page.locator(".moment").inner_text()
    other = before(anna).opens(page.page.url)
    expect(other.page.locator(".moment")).to_have_text(said, use_inner_text=True)


def test_a_replay_plays_by_itself_and_stops_at_the_end(anna: Person, finished: Table, before: Visits) -> None:
    page = before(anna).opens(f"/table/{finished.id}/replay?at=100000")
    bar = page.page.get_by_role("slider")
    bar.wait_for()
    page.presses("ArrowLeft", "ArrowLeft")
    page.button("Speed: 1×").click()
    page.button("Speed: 2×").click()
    page.page.get_by_role("button", name="Play", exact=True).click()
    page.until(lambda: bar.input_value() == bar.get_attribute("max"), "the end")
    page.page.get_by_role("button", name="Play", exact=True).wait_for()


def test_a_line_of_the_log_leads_back_to_its_moment(anna: Person, finished: Table, before: Visits) -> None:
    page = before(anna).opens(f"/table/{finished.id}/replay?at=100000")
    line = page.page.locator(".log li button").nth(3)
    said = in_a_line(line)
    line.click()
    page.until(lambda: said in in_a_line(page.page.locator(".moment")), "the moment of that line")


def test_before_the_end_only_your_own_view_can_be_replayed(anna: Person, ben: Person, before: Visits) -> None:
    table = started(anna, ben)
    play_until([anna, ben], table, lambda update: update["seq"] > 20)
    page = before(anna).opens(f"/table/{table.id}/replay?eyes=1")
    page.page.get_by_role("slider").wait_for()
    eyes = page.page.get_by_role("group", name="View", exact=True).get_by_role("button")
    assert [button.get_attribute("aria-label") for button in eyes.all()] == [
        "Anna’s view",
        "Spectator’s view",
    ]
    assert not over(anna.looks(table))
    own = told_to(ben, table, "1") - told_to(ben, table, "watching")
    hidden = {sentence.replace("You draw", "Ben draws") for sentence in own}  # as everybody else sees them
    received = "\n".join(page.received())
    assert any("Ben draws" in sentence for sentence in hidden)
    assert [sentence for sentence in hidden if sentence in received] == []
