"""Reviews of finished games: computed in the background for everyone who may see the replay, and stored."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from operator import methodcaller
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.client import Json, Person, Table, over, play_until, refused
from tests.server.running import Running

from rulewright.server.admin.reading import asked_of
from rulewright.server.allowed import Allowed
from rulewright.server.bots.process import WorkerProcess
from rulewright.server.bots.turns import Sake, Turns
from rulewright.server.reviews.finding import Finding, from_everywhere

SHORT = {"options": {"rounds": "3"}}
LIMITS: dict[str, Any] = {"limits": True, "allowed": Allowed(requests_per_person=10**6, requests_per_address=10**6)}


@pytest.fixture(scope="module")
def server(thin_ice: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """With limits: nobody can review everything at once."""
    database = tmp_path_factory.mktemp("server") / "tables.db"
    with Running(f"sqlite:///{database}", {"PYTHONPATH": str(thin_ice)}, **LIMITS) as running:
        yield running


@pytest.fixture(scope="module")
def anna(server: Running) -> Iterator[Person]:
    with Person(server.url, "Anna") as person:
        yield person


@pytest.fixture(scope="module")
def bartek(server: Running) -> Iterator[Person]:
    with Person(server.url, "Bartek") as person:
        yield person


@pytest.fixture(scope="module")
def stranger(server: Running) -> Iterator[Person]:
    """Somebody without even a name."""
    with Person(server.url) as person:
        yield person


def played(person: Person, **terms: object) -> Table:
    """A finished game at one screen."""
    table = person.makes("thin-ice", own_seats=2, start=True, **SHORT | terms)
    assert over(play_until([person], table))
    return table


def reviewed(person: Person, table: Table) -> Json:
    person.ask("POST", table.path("review"))
    while (found := person.looks_back(table))["state"] != "done":
        assert found["state"] == "running"
        assert found["judged"] <= found["total"] or not found["total"]
    return found


@pytest.fixture(scope="module")
def finished(anna: Person) -> tuple[Table, Json]:
    table = played(anna)
    return table, reviewed(anna, table)


# ------------------------------------------------------------- what is found
def test_every_decision_is_judged_and_the_sums_add_up(finished: tuple[Table, Json]) -> None:
    _, found = finished
    assert found["judged"] == found["total"] == sum(seat["decisions"] for seat in found["seats"]) > 5
    for seat in found["seats"]:
        assert seat["start"] + seat["choices"] + seat["others"] + seat["luck"] == pytest.approx(seat["result"])
        assert seat["choices"] <= 0 <= seat["error"]
        assert 0 <= seat["accuracy"] <= 1
        places = [point["seq"] for point in seat["curve"]]
        assert places == sorted(places)
        assert len(places) == seat["decisions"]
    assert sum(seat["result"] for seat in found["seats"]) == pytest.approx(1)


def test_what_surely_costs_most_comes_first_and_in_words(anna: Person, finished: tuple[Table, Json]) -> None:
    table, found = finished
    surely = [moment["loss"] - moment["error"] for moment in found["moments"]]
    assert surely == sorted(surely, reverse=True)
    assert min(surely, default=1) > 0
    entries = {frame["seq"]: frame["entry"] for frame in anna.replays(table, eyes="open", count=50)["frames"]}
    for moment in found["moments"]:
        assert moment["called"] in ("slip", "mistake", "blunder")
        assert entries[moment["seq"]]["seat"] == moment["seat"]
        assert moment["played"]["text"] != moment["better"][0]["text"]
        assert all(deed["text"] for deed in moment["better"])


def test_everybody_who_may_see_it_reads_the_same(
    anna: Person, bartek: Person, stranger: Person, finished: tuple[Table, Json]
) -> None:
    table, found = finished
    for person in (bartek, stranger):
        with refused("server-not-watched", 403):
            person.get(table.path("review"))
    with refused("server-not-watched", 403):
        bartek.ask("POST", table.path("review"))
    anna.ask("PUT", table.path("shared"), {"shared": True})
    assert bartek.get(table.path("review"), language="en") == found
    assert stranger.get(table.path("review"), language="en") == found
    assert bartek.ask("POST", table.path("review"), language="en") == found  # it is already done
    german = bartek.get(table.path("review"), language="de")
    assert wordless(german["seats"]) == wordless(found["seats"])


def wordless(seats: Json) -> Json:
    """Without the key moves' texts, which are in the reader's language."""
    return [{**seat, "keys": [{**one, "played": one["played"]["key"]} for one in seat["keys"]]} for seat in seats]


# ------------------------------------------------------------- when, and how many
def test_nothing_is_revealed_while_the_game_goes_on(anna: Person) -> None:
    table = anna.makes("thin-ice", own_seats=2, start=True, **SHORT)
    with refused("review-not-over", 409):
        anna.get(table.path("review"))
    with refused("review-not-over", 409):
        anna.ask("POST", table.path("review"))


def test_a_game_that_all_others_gave_up_can_be_looked_back_at(anna: Person, bartek: Person) -> None:
    table = anna.makes("thin-ice", rated=True, **SHORT)
    bartek.joins(table)
    anna.starts(table)
    play_until([anna, bartek], table, lambda seen: seen["seq"] > 8)
    bartek.gives_up(table)
    found = reviewed(anna, table)
    assert [seat["result"] for seat in found["seats"]] == [1.0, 0.0]


def test_there_is_no_review_before_it_is_requested(bartek: Person) -> None:
    found = bartek.get(played(bartek).path("review"))
    assert (found["state"], found["judged"], found["seats"], found["moments"]) == ("none", 0, [], [])


def test_reviews_have_the_time_that_is_left() -> None:
    """Everything else goes first, even if nobody waits for it."""

    async def order() -> list[str]:
        turns, kind, worker = Turns(), ("thin-ice", "search"), WorkerProcess(("true",), lambda: None, compiled=False)
        for person, spare in (("review Eve", True), ("review Anna", True), ("Eve", False), ("Anna", False)):
            turns.join(kind, 0, Sake(person, lambda: False, spare=spare), 1.0)
        served = []
        while turns.waiting:
            place = turns.in_order()[0]
            served.append(place.sake.person)
            turns.grant(place, worker, 1.0)
        return served

    assert asyncio.run(order()) == ["Eve", "Anna", "review Eve", "review Anna"]


def test_first_results_lie_all_over_the_game() -> None:
    for count in (1, 2, 3, 7, 40, 129):
        order = from_everywhere(count)
        assert sorted(order) == list(range(count))
    first = sorted(from_everywhere(129)[:8])
    assert max(after - before for before, after in pairwise(first)) <= 129 // 4


# ------------------------------------------------------------- kept
@contextmanager
def standing_still(server: Running) -> Iterator[None]:
    """Stop all bots from thinking."""
    while not (bots := server.bots()):
        time.sleep(0.05)
    for pid in bots:
        os.kill(pid, signal.SIGSTOP)
    yield
    for pid in bots:
        os.kill(pid, signal.SIGCONT)


def test_a_review_goes_on_after_a_restart(thin_ice: Path, database_url: str) -> None:
    """What was found before the server stopped is still there, and not computed again."""
    with Running(database_url, {"PYTHONPATH": str(thin_ice)}, **LIMITS) as server, Person(server.url, "Anna") as anna:
        table, other = played(anna, options={"rounds": "5"}), played(anna)
        with standing_still(server):
            anna.ask("POST", table.path("review"))
            with refused("server-review-asked", 429):
                anna.ask("POST", other.path("review"))
        while not (before := anna.looks_back(table))["judged"]:
            assert before["state"] == "running"
        server.kill()
        server.start()
        while (after := anna.looks_back(table))["state"] != "done":
            assert after["judged"] >= before["judged"]
        assert after["judged"] == after["total"]
        assert reviewed(anna, other)["state"] == "done"


def test_a_deleted_table_takes_its_review_along(anna: Person, server: Running, finished: tuple[Table, Json]) -> None:
    table, _ = finished
    kept = asked_of(server.config.database, methodcaller("review", table.id))
    assert kept is not None
    assert kept.asker == ""
    assert all(one.line for one in msgspec.json.decode(kept.body, type=list[Finding]))
    anna.ask("DELETE", table.path())
    assert asked_of(server.config.database, methodcaller("review", table.id)) is None
