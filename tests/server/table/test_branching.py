"""A finished game continues from one of its positions, at a new table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.server.client import Json, Person, Table, over, play_until, refused, started

from rulewright.games import playing
from rulewright.kernel.journal import ORIGIN, open_journal
from rulewright.players.bots import SEARCHING

Finished = tuple[Table, Person, Person]


def branches(person: Person, table: Table, seq: int, **wish: Any) -> Table:
    made = person.ask("POST", table.path("branch"), {"seq": seq, **wish})
    return Table(made["table"], made["invitation"])


def frame(person: Person, table: Table, seq: int, seat: int) -> Json:
    return person.replays(table, eyes=str(seat), first=seq, count=1)["frames"][0]["views"][str(seat)]


def still(view: Json) -> Json:
    """The view without the possible actions."""
    return {name: value for name, value in view.items() if name not in ("actions", "undo")}


def asked_at(person: Person, table: Table, last: int) -> tuple[int, int]:
    """An entry near that one after which a seat is asked; and the seat."""
    for seq in range(last, 0, -1):
        actor = frame(person, table, seq, 0)["prompt"]["actor"]
        if actor is not None:
            return seq, actor
    raise AssertionError


@pytest.mark.parametrize("deal", ["same", "anew"])
def test_it_begins_as_the_seat_saw_it_and_can_be_played_to_its_end(
    finished: Finished, deal: str, tmp_path: Path
) -> None:
    table, anna, _ = finished
    seq, seat = asked_at(anna, table, anna.looks(table)["seq"] - 6)
    branch = branches(anna, table, seq, seat=seat, deal=deal, bot="random")
    seen = anna.looks(branch, since=0)
    assert seen["table"]["status"] == "playing"
    assert seen["table"]["rated"] is False
    assert seen["table"]["origin"] == {"table": table.id, "seq": seq, "deal": deal}
    assert seen["table"]["commitment"] != anna.looks(table)["table"]["commitment"]
    assert (seen["you"]["eyes"], seen["table"]["asked"]) == (seat, seat)
    assert still(seen["view"]) == still(frame(anna, table, seq, seat))
    assert ORIGIN not in str(anna.journal(branch))  # nothing of the other game while this one is running
    assert over(play_until([anna], branch))
    path = tmp_path / "branch.jsonl"
    path.write_text(anna.get(branch.path("journal")), encoding="utf-8")
    verified = open_journal(path, playing)
    assert verified.match.over
    assert ("world" in verified.lines[0][ORIGIN]) == (deal == "anew")
    assert "Bartek" not in path.read_text(encoding="utf-8")


def test_others_are_bots_as_strong_as_those_who_sat_there(finished: Finished, celina: Person) -> None:
    """People are replaced by a bot of medium strength. Anyone who may see the replay may try."""
    table, _, _ = finished
    seq, seat = asked_at(celina, table, 40)
    branch = branches(celina, table, seq, seat=seat)
    others = [one["bot"] for number, one in enumerate(celina.looks(branch)["table"]["seats"]) if number != seat]
    assert others == [SEARCHING[2]]


def test_friends_are_invited_and_find_sides_and_seats_as_they_were(finished: Finished, celina: Person) -> None:
    table, anna, _ = finished
    seq, seat = asked_at(anna, table, 40)
    branch = branches(anna, table, seq, seat=seat, friends=True)
    assert anna.looks(branch)["table"]["status"] == "gathering"
    with refused("server-branch-fixed", 409):
        anna.ask("PUT", branch.path("players"), {"players": 3})
    with refused("server-branch-fixed", 409):
        anna.chooses(branch, seat, "blue")
    celina.joins(branch)
    anna.starts(branch)
    assert still(anna.looks(branch)["view"]) == still(frame(anna, table, seq, seat))
    assert still(celina.looks(branch)["view"])["players"] == 2


def test_a_game_that_goes_on_has_no_branches(anna: Person, bartek: Person, celina: Person) -> None:
    table = started(anna, bartek)
    with refused("server-not-over", 409):
        branches(anna, table, 5, seat=0)
    with refused("server-not-watched", 403):
        branches(celina, table, 5, seat=0)


def test_there_is_nothing_to_play_after_the_end(finished: Finished, stranger: Person) -> None:
    table, anna, _ = finished
    with refused("server-branch-over", 409):
        branches(anna, table, 10**6, seat=0)
    assert anna.looks(branches(anna, table, 1, seat=0))["table"]["origin"]["seq"] > 1  # the start of the game
    with refused("server-seat-unknown", 404):
        branches(anna, table, 20, seat=5)
    with refused("server-no-name", 401):
        branches(stranger, table, 20, seat=0)
