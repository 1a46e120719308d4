"""Leaving, absence, bots that keep seats, and coming back."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from tests.server.client import Fault, Json, Person, Table, all_refused, play_until, refused, started
from tests.server.table.conftest import Players

InTurn = Callable[[Table], Players]
SHORT = 1  # seconds of patience


def test_a_bot_keeps_the_seat_of_a_player_who_leaves_and_gives_it_back(
    anna: Person, bartek: Person, in_turn: InTurn
) -> None:
    table = started(anna, bartek)
    mover, other = in_turn(table)
    seat = mover.looks(table)["you"]["seats"][0]
    kept = mover.leaves(table, "random")["seats"][seat]
    assert (kept["name"], kept["bot"], kept["person"]) == (mover.name, "random", True)
    play_until([other], table, lambda seen: seen["table"]["asked"] != seat)
    assert mover.comes_back(table)["seats"][seat]["bot"] == ""
    log = other.looks(table)["log"]
    entries = [(e["kind"], e.get("name", ""), e.get("bot", "")) for e in log if e.get("seat") == seat]
    assert entries[1] == ("away", mover.name, "random")
    assert entries[2] == ("do", "", "random")
    assert entries[-1] == ("back", mover.name, "")


def test_a_player_who_has_left_still_sees_their_seat_but_acts_only_after_coming_back(
    anna: Person, bartek: Person, in_turn: InTurn
) -> None:
    table = started(anna, bartek)
    mover, other = in_turn(table)
    action = mover.looks(table)["view"]["actions"][0]
    mover.moves(table, action)
    other.leaves(table)
    assert other.looks(table)["you"]["eyes"] == other.looks(table)["you"]["seats"][0]
    all_refused(
        "server-seat-kept",
        409,
        lambda: other.moves(table, action, other.looks(table)["seq"]),
        lambda: other.undoes(table),
        lambda: other.answers(table, yes=True),
    )
    with refused("server-nothing-kept", 409):
        mover.comes_back(table)
    other.comes_back(table)
    with refused("why-not-your-turn", 409):
        other.moves(table, action)


def test_the_journal_tells_the_moves_of_a_bot_from_those_of_its_person(anna: Person, bartek: Person) -> None:
    table = started(anna, bartek)
    play_until([anna, bartek], table, lambda seen: len(seen["log"]) > 8)
    anna.leaves(table, "random")
    play_until([bartek], table)
    header, _, *lines = anna.journal(table)
    assert header["seats"] == ["human:Anna", "human:Bartek"]
    told = {e["seq"]: e for e in anna.looks(table)["log"] if e["kind"] == "do"}
    assert [line.get("by", "") for line in lines] == [entry.get("bot", "") for entry in told.values()]
    assert {line.get("by") for line in lines} == {None, "random"}


def given_away(table: Table, seat: int, other: Person) -> Json:
    """The other asks for a bot in that seat until the table's patience is over."""
    while True:
        try:
            return other.seats_bot(table, seat)
        except Fault as fault:
            if fault.key != "server-not-absent":
                raise
            time.sleep(0.05)


def outlast(anna: Person, bartek: Person, in_turn: InTurn) -> None:
    """Wait until a table that begins now has lost its patience; so has every table before it."""
    table = started(anna, bartek, patience=SHORT)
    _, other = in_turn(table)
    given_away(table, other.looks(table)["table"]["asked"], other)


def test_an_absent_players_seat_is_given_to_a_bot_only_after_the_tables_patience(
    anna: Person, bartek: Person, in_turn: InTurn
) -> None:
    table = started(anna, bartek)
    absent, other = in_turn(table)
    with refused("server-not-absent", 409) as refusal:
        other.seats_bot(table, other.looks(table)["table"]["asked"])
    assert absent.name in refusal.text

    table = started(anna, bartek, patience=SHORT)
    absent, other = in_turn(table)
    seat = absent.looks(table)["table"]["asked"]
    began = time.monotonic()
    absent.moves(table)  # and is asked again
    kept = given_away(table, seat, other)["seats"][seat]
    assert time.monotonic() - began >= SHORT
    assert (kept["bot"], kept["person"]) == ("random", True)
    away = next(e for e in other.looks(table)["log"] if e["kind"] == "away")
    assert (away["seat"], away["name"]) == (seat, other.name)
    absent.comes_back(table)


def test_a_player_who_is_not_asked_is_not_absent(anna: Person, bartek: Person, in_turn: InTurn) -> None:
    table = started(anna, bartek, patience=SHORT)
    asked, other = in_turn(table)
    outlast(anna, bartek, in_turn)
    with refused("server-not-absent", 409):
        asked.seats_bot(table, other.looks(table)["you"]["seats"][0])


def test_a_player_may_give_a_bot_the_seat_at_any_time_but_not_twice(anna: Person, bartek: Person) -> None:
    table = started(anna, bartek)
    anna.seats_bot(table, 0, "greedy")
    with refused("server-seat-kept-already", 409):
        bartek.seats_bot(table, 0)
    with refused("server-bot-unknown", 404):
        bartek.seats_bot(table, 1, "deep-thought")
    with refused("server-seat-unknown", 404):
        bartek.seats_bot(table, 2)


def test_strangers_put_nobody_away(anna: Person, bartek: Person, celina: Person, in_turn: InTurn) -> None:
    table = started(anna, bartek, patience=SHORT, open=True)
    outlast(anna, bartek, in_turn)
    with refused("server-not-a-player", 403):
        celina.seats_bot(table, celina.looks(table)["table"]["asked"])
    with refused("server-not-a-player", 403):
        celina.leaves(table)
    with refused("server-nothing-kept", 409):
        celina.comes_back(table)


@pytest.mark.parametrize("patience", [1, 60 * 86400])
def test_a_table_says_how_patient_it_is(anna: Person, patience: int) -> None:
    assert anna.looks(anna.makes(patience=patience))["table"]["patience"] == patience
