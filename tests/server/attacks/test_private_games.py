"""What strangers see of a table that is not open to watch."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from tests.server.client import PATIENCE, WAIT, Fault, Person, Table, all_refused, over, refused
from tests.server.running import Running

LIVE = {"seq", "asked", "asked_since", "undo_asked", "undo_agreed", "commitment", "seed", "rematch", "here", "points"}


@pytest.fixture
def people(attacked: Running) -> Iterator[tuple[Person, Person, Person]]:
    """Anna, who plays; Mallory, who has a name; and somebody without one."""
    with ExitStack() as stack:
        anna, mallory, nobody = (stack.enter_context(Person(attacked.url, name)) for name in ("Anna", "Mallory", ""))
        yield anna, mallory, nobody


def played(anna: Person, **terms: Any) -> Table:
    """A finished game of Anna's against a bot, which took over her seat."""
    table = anna.makes(bots=["random"], start=True, **terms)
    anna.leaves(table, "random")
    while not over(seen := anna.looks(table)):
        anna.looks(table, since=seen["seq"], wait=WAIT)
    return table


def ways_in(person: Person, table: Table) -> list[Callable[[], object]]:
    eyes = ["watching", "open", "0", "1"]
    replays = [lambda wished=wished: person.replays(table, eyes=wished) for wished in eyes]
    return [*replays, lambda: person.looks(table), lambda: person.get(table.path("journal"))]


def allowed(person: Person, table: Table) -> bool:
    """Whether every way in is open."""
    return all(opens(way) for way in ways_in(person, table))


def opens(way: Callable[[], object]) -> bool:
    try:
        return bool(way())
    except Fault as fault:
        if fault.key != "server-not-watched":
            raise
        return False


def until(wanted: Callable[[], bool]) -> None:
    """The other worker is notified a moment later."""
    end = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < end, "it does not happen"


def test_nobody_else_sees_a_finished_private_game_until_a_player_shares_it(people: tuple[Person, ...]) -> None:
    anna, *outsiders = people
    table = played(anna)
    for outsider in outsiders:
        all_refused("server-not-watched", 403, *ways_in(outsider, table))
    with refused("server-not-a-player", 403):
        outsiders[0].ask("PUT", table.path("shared"), {"shared": True})
    with refused("server-no-name", 401):
        outsiders[1].ask("PUT", table.path("shared"), {"shared": True})

    told = anna.ask("PUT", table.path("shared"), {"shared": True})
    assert told["shared"]
    until(lambda: anna.looks(table)["log"][-1]["kind"] == "share")
    last = anna.looks(table)["log"][-1]
    assert (last["kind"], last["name"]) == ("share", "Anna")
    for outsider in outsiders:
        assert outsider.looks(table, since=last["seq"])["table"]["seed"]
        until(lambda: allowed(outsider, table))  # noqa: B023
    assert not anna.ask("PUT", table.path("shared"), {"shared": False})["shared"]
    for outsider in outsiders:
        until(lambda: not any(opens(way) for way in ways_in(outsider, table)))  # noqa: B023


def test_a_game_that_was_open_to_watch_stays_open(people: tuple[Person, ...]) -> None:
    anna, *outsiders = people
    table = played(anna, watched=True)
    for outsider in outsiders:
        assert outsider.replays(table, eyes="open")["frames"]


def test_a_game_that_goes_on_is_not_shared(people: tuple[Person, ...]) -> None:
    anna, mallory, _ = people
    table = anna.makes(bots=["random"], start=True)
    with refused("server-not-over", 409):
        anna.ask("PUT", table.path("shared"), {"shared": True})
    with refused("server-not-watched", 403):
        mallory.replays(table)


def test_an_invitation_shows_what_one_needs_to_sit_down_and_no_more(people: tuple[Person, ...]) -> None:
    anna, mallory, nobody = people
    waiting = anna.makes("cryhavoc", players=3, options={"edition": "en"}, patience=77)
    begun, finished = anna.makes(bots=["random"], start=True), played(anna)
    for outsider in (mallory, nobody):
        seen = {table: outsider.get(f"/invitations/{table.invitation}") for table in (waiting, begun, finished)}
        assert [seat["name"] for seat in seen[waiting]["seats"]] == ["Anna", "", ""]
        assert (seen[waiting]["options"], seen[waiting]["patience"]) == ({"edition": "en"}, 77)
        assert [told["status"] for told in seen.values()] == ["gathering", "playing", "over"]
        assert seen[begun]["seats"] == seen[finished]["seats"] == []
        for told in seen.values():
            assert not told["yours"]
            assert not LIVE & (set(told) | {name for seat in told["seats"] for name in seat})
    assert anna.get(f"/invitations/{finished.invitation}")["yours"]
