"""Spectators, and hosts without a seat, see what everybody may see, and nothing more."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.server.client import Person, Table, play_until, refused, started


def test_those_who_look_on_see_no_hand_and_no_choices(anna: Person, bartek: Person, stranger: Person) -> None:
    table = started(anna, bartek, game="cryhavoc", open=True)
    play_until([anna, bartek], table, lambda seen: "recruit" in seen["view"]["actions"])  # the cards have been drawn
    seen = stranger.looks(table)
    assert seen["you"] == {"eyes": None, "seats": [], "host": False, "invitation": None, "chat": "watching"}
    assert seen["prompt"] is None
    assert seen["view"]["actions"] == []
    assert not seen["view"]["undo"]
    for person in (anna, bartek):
        hand = person.looks(table)["view"]["hand"]
        assert hand
        assert not any(json.dumps(card) in json.dumps(seen["view"]) for card in hand)


@pytest.mark.parametrize("game", ["termites", "cryhavoc"])
def test_a_host_without_a_seat_sees_what_any_spectator_sees(
    anna: Person, bartek: Person, celina: Person, stranger: Person, game: str
) -> None:
    table = celina.makes(game, own_seats=0, open=True)
    for person in (anna, bartek):
        person.sits(table)
    celina.starts(table)
    play_until([anna, bartek], table, lambda seen: seen["seq"] > 12)
    host, public = celina.looks(table), stranger.looks(table)
    assert (host["view"], host["log"], host["table"]) == (public["view"], public["log"], public["table"])
    with refused("server-not-a-player", 403):
        celina.moves(table, "pass", host["seq"])
    with refused("server-replay-not-yet", 403):
        celina.replays(table, eyes="0")


def test_a_host_who_plays_sees_no_more_than_a_player(anna: Person, bartek: Person) -> None:
    table = started(anna, bartek)
    play_until([anna, bartek], table, lambda seen: seen["seq"] > 30)
    hidden = {entry["seat"] for entry in anna.looks(table)["log"] if entry.get("do") == "token:?"}
    assert hidden == {1}
    with refused("server-not-your-seat", 403):
        anna.looks(table, eyes=1)


def test_what_is_drawn_is_for_its_players_eyes(anna: Person, bartek: Person, stranger: Person) -> None:
    table = started(anna, bartek, open=True)
    start = {who: person.looks(table)["log"][2]["then"] for who, person in enumerate((anna, bartek, stranger))}
    drawn = [[outcome for outcome in start[who] if outcome.startswith("draw")] for who in (0, 1, 2)]
    assert [sum(outcome != "draw:?" for outcome in outcomes) for outcomes in drawn] == [3, 3, 0]
    assert all("draw:?" in pair for pair in map(set, zip(*drawn, strict=True)))


def test_a_table_by_invitation_may_be_watched_if_its_host_says_so(
    anna: Person, bartek: Person, stranger: Person
) -> None:
    table = started(anna, bartek, watched=True)
    assert stranger.looks(table)["view"]
    assert table.id not in [facts["id"] for facts in stranger.get("/tables", playing=True)]


def test_an_open_table_may_be_closed_to_onlookers(anna: Person, bartek: Person, stranger: Person) -> None:
    table = started(anna, bartek, open=True, watched=False)
    with refused("server-not-watched", 403):
        stranger.looks(table)


def test_nobody_learns_the_id_of_a_user(anna: Person, bartek: Person, stranger: Person) -> None:
    table = started(anna, bartek, open=True)
    ids = [person.get("/me")["id"] for person in (anna, bartek)]
    told: list[Any] = [stranger.looks(table), bartek.looks(table), stranger.get("/tables", playing=True)]
    assert ids[0] not in str(told)
    assert ids[1] not in str(told)


def test_a_table_stays_watched_after_its_end(finished: tuple[Table, Person, Person], stranger: Person) -> None:
    seen = stranger.looks(finished[0])
    assert seen["table"]["status"] == "over"
    assert seen["you"]["eyes"] is None
