"""Searches everything that two browsers received in a game for what they must not know."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Browser
from tests.browser.leaks import Received, find_leaks, received_by
from tests.browser.visitor import Visitor
from tests.server.client import Person, play_until, started
from tests.server.running import Running

Both = tuple[Received, Received]
GAMES = ("termites", "cryhavoc")


@pytest.fixture(scope="module", params=GAMES)
def received(request: pytest.FixtureRequest, server: Running, browser: Browser) -> Iterator[Both]:
    """Two people in their browsers; to save time a program moves for them."""
    with Person(server.url, "Anna") as anna, Person(server.url, "Ben") as ben:
        table = started(anna, ben, game=request.param)
        pages = [Visitor(browser, server.url, person.name, cookies=[cookie(server, person)]) for person in (anna, ben)]
        with pages[0], pages[1]:
            for page in pages:
                page.opens(f"/table/{table.id}").page.locator(".prompt").wait_for()
            play_until([anna, ben], table)
            for page in pages:
                page.page.locator("dialog #outcome").wait_for()
            yield received_by(pages[0]), received_by(pages[1])


def cookie(server: Running, person: Person) -> dict[str, str]:
    return {"name": "rulewright", "value": person.token, "url": server.url}


def test_no_browser_receives_what_only_the_other_may_know(received: Both) -> None:
    anna, ben = received
    assert len(anna.updates) > 50
    assert len(anna.updates.keys() & ben.updates.keys()) > 50
    assert list(find_leaks(anna, ben)) == []
    assert list(find_leaks(ben, anna)) == []


# ------------------------------------------------------------- the search itself
def update_of(told: Received, wanted: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    return next(update for update in told.updates.values() if update["view"] and wanted(update))


def the_hand_of_the_other(own: Received, other: Received) -> None:
    where = own.updates[max(own.updates)]["view"]
    seats = where["seats"] if "seats" in where else where["factions"]
    seats[other.seat]["hand"] = update_of(other, lambda update: update["view"]["hand"])["view"]["hand"]


def a_secret_in_the_log(own: Received, other: Received) -> None:
    for update in own.updates.values():
        for entry in update["log"]:
            if entry.get("do", "").endswith(":?"):
                meant = [
                    theirs for seen in other.updates.values() for theirs in seen["log"] if theirs["seq"] == entry["seq"]
                ]
                entry["do"] = meant[0]["do"]


def what_the_other_drew(own: Received, other: Received) -> None:
    for seq, update in own.updates.items():
        if seq in other.updates:
            update["log"] = other.updates[seq]["log"]


def the_seed(own: Received, other: Received) -> None:
    own.updates[min(own.updates)]["table"]["seed"] = own.seed


def the_eyes_of_the_other(own: Received, other: Received) -> None:
    own.updates[min(own.updates)]["you"] |= {"eyes": other.seat}


def a_card_among_the_actions(own: Received, other: Received) -> None:
    seq, card = a_card(own, other)
    own.updates[seq]["view"]["actions"] = [f"discard:{card}"]


def a_card_in_words(own: Received, other: Received) -> None:
    seq, card = a_card(own, other)
    own.updates[seq]["prompt"] = {"text": f"They hold {own.names[card]}."}


def a_card(own: Received, other: Received) -> tuple[int, str]:
    """From the other's hand, unknown to everybody else."""
    for seq in own.updates.keys() & other.updates.keys():
        view = other.updates[seq]["view"]
        for card in view["hand"]:
            if card.startswith(view["you"]) and own.names[card] not in str(own.updates[seq]):
                return seq, card
    raise AssertionError("nobody has a card of their own")


PLANTED = {
    "termites": [the_hand_of_the_other, a_secret_in_the_log, what_the_other_drew, the_seed, the_eyes_of_the_other],
    "cryhavoc": [
        the_hand_of_the_other,
        a_secret_in_the_log,
        what_the_other_drew,
        the_seed,
        a_card_among_the_actions,
        a_card_in_words,
    ],
}


def test_a_planted_leak_is_found(received: Both) -> None:
    game = received[0].updates[max(received[0].updates)]["table"]["game"]
    for plant in PLANTED[game]:
        own, other = (replace(told, messages=json.loads(json.dumps(told.messages))) for told in received)
        plant(own, other)
        assert list(find_leaks(own, other)), plant.__name__
