"""Before a game: tables are created and refused, people are invited, sit down and choose sides."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.client import Person, Table, over, play_until, refused


# ------------------------------------------------------------- making a table
def test_a_table_is_made_with_what_its_host_chose(anna: Person) -> None:
    options = {"edition": "pl", "level": "veteran"}
    table = anna.makes("cryhavoc", players=3, options=options, pack="york", open=True, rated=True, patience=60)
    facts = anna.looks(table)["table"]
    assert options.items() <= facts["options"].items()
    assert (facts["game"], facts["players"], facts["pack"], facts["patience"]) == ("cryhavoc", 3, "york", 60)
    assert facts["open"]
    assert facts["rated"]
    assert facts["watched"]
    assert (facts["status"], facts["seq"], facts["asked"], facts["seed"]) == ("gathering", 1, None, None)


def test_a_table_is_friendly_and_by_invitation_unless_its_host_says_otherwise(anna: Person) -> None:
    facts = anna.looks(anna.makes())["table"]
    assert not facts["open"]
    assert not facts["rated"]
    assert not facts["watched"]


def test_the_host_sits_in_the_first_seat_unless_they_only_keep_the_table(anna: Person) -> None:
    assert anna.looks(anna.makes())["you"]["seats"] == [0]
    kept = anna.looks(anna.makes(own_seats=0))["you"]
    assert (kept["seats"], kept["host"], kept["eyes"]) == ([], True, None)


def test_one_request_is_enough_to_play_against_bots(anna: Person) -> None:
    table = anna.makes("cryhavoc", players=3, bots=["random", "greedy"], sides=["machines", "", "humans"], start=True)
    facts = anna.looks(table)["table"]
    assert [seat["name"] for seat in facts["seats"]] == ["Anna", "random", "greedy"]
    assert [seat["side"] for seat in facts["seats"]] == ["machines", "", "humans"]
    assert (facts["status"], facts["pack"]) == ("playing", "york-five")
    assert anna.get("/tables/mine")[0]["id"] == table.id
    assert over(play_until([anna], table))


def test_my_tables_say_which_seats_are_mine(anna: Person) -> None:
    anna.makes("termites", players=3, own_seats=2, bots=["random"])
    assert [facts["yours"] for facts in anna.get("/tables/mine")] == [[0, 1]]


def test_one_request_is_enough_for_friends_at_one_screen(anna: Person) -> None:
    table = anna.makes("termites", players=3, own_seats=2, names=["Ola", " Piotr "], bots=["random"], start=True)
    seen = anna.looks(table)
    assert [(seat["name"], seat["person"]) for seat in seen["table"]["seats"]] == [
        ("Ola", True),
        ("Piotr", True),
        ("random", False),
    ]
    assert (seen["you"]["seats"], seen["table"]["status"]) == ([0, 1], "playing")
    assert over(play_until([anna], table))
    assert anna.journal(table)[0]["seats"] == ["human:Ola", "human:Piotr", "random"]
    again = anna.looks(anna.plays_again(table))["table"]["seats"]
    assert [seat["name"] for seat in again] == ["Ola", "Piotr", "random"]


def test_bots_may_wait_for_people_at_a_table_that_has_not_started(anna: Person, bartek: Person) -> None:
    table = anna.makes(players=3, bots=["random"])
    bartek.joins(table)
    assert [seat["name"] for seat in anna.starts(table)["seats"]] == ["Anna", "Bartek", "random"]


@pytest.mark.parametrize(
    ("terms", "key", "status"),
    [
        ({"game": "chess"}, "game-unknown", 404),
        ({"game": "termites.1"}, "game-unknown", 404),  # new tables have today's rules
        ({"options": {"dice": "six"}}, "option-unknown", 400),
        ({"options": {"mound_terrain": "lava"}}, "option-value", 400),
        ({"options": {"mound_terrain": "any\0"}}, "option-value", 400),
        ({"options": {"swarms": "red,blue"}}, "server-seating-by-seat", 400),
        ({"pack": "york"}, "server-pack-unknown", 404),
        ({"pack": "/etc"}, "server-pack-unknown", 404),
        ({"pack": "../classic"}, "server-pack-unknown", 404),
        ({"players": 1}, "server-bad-request", 400),
        ({"players": 5}, "players-number", 400),
        ({"players": 15}, "server-bad-request", 400),
        ({"players": None}, "server-bad-request", 400),
        ({"patience": 0}, "server-bad-request", 400),
        ({"colour": "red"}, "server-bad-request", 400),
        ({"seed": "00" * 32}, "server-bad-request", 400),
        ({"own_seats": 3}, "server-too-many-seats", 400),
        ({"bots": ["random", "random"]}, "server-too-many-seats", 400),
        ({"names": ["Anna", "Ben"]}, "server-too-many-seats", 400),
        ({"sides": ["", "", "red"]}, "server-too-many-seats", 400),
        ({"bots": ["mastermind"]}, "server-bot-unknown", 404),
        ({"names": ["\u200b"]}, "server-name-bad", 400),
        ({"sides": ["pink"]}, "termites-swarm-unknown", 400),
        ({"sides": ["", "red"]}, "server-seat-empty", 409),
        ({"start": True}, "server-seats-free", 409),
        ({"rated": True, "bots": ["random"]}, "server-rated-no-bots", 409),
        ({"rated": True, "own_seats": 2}, "server-rated-one-seat", 409),
        ({"options": {"mound_terrain": 3}}, "server-bad-request", 400),
    ],
)
def test_a_table_that_cannot_be_is_refused(anna: Person, terms: dict[str, Any], key: str, status: int) -> None:
    with refused(key, status):
        anna.makes(**{"game": "termites", **terms})
    assert anna.get("/tables/mine") == []


def test_creating_a_table_or_sitting_down_needs_a_name(stranger: Person, anna: Person) -> None:
    table = anna.makes(open=True)
    with refused("server-no-name", 401):
        stranger.makes()
    with refused("server-no-name", 401):
        stranger.sits(table)
    with refused("server-no-name", 401):
        stranger.joins(table)


@pytest.mark.parametrize("id", ["0" * 22, "a", "%00", "%F0%9F%90%9C", "x" * 22])
def test_a_table_that_does_not_exist_is_unknown(anna: Person, id: str) -> None:
    with refused("server-table-unknown", 404):
        anna.looks(Table(id))
    with refused("server-invitation-unknown", 404):
        anna.joins(Table("", invitation=id))


# ------------------------------------------------------------- invitations
def test_joining_by_link_needs_only_a_name(anna: Person, bartek: Person, stranger: Person) -> None:
    table = anna.makes()
    invited = stranger.get(f"/invitations/{table.invitation}")
    assert (invited["table"], invited["game"], invited["host"]) == (table.id, "termites", "Anna")
    facts = bartek.joins(table)
    assert [seat["name"] for seat in facts["seats"]] == ["Anna", "Bartek"]


def test_open_tables_are_listed_and_joined_without_an_invitation(
    anna: Person, bartek: Person, stranger: Person
) -> None:
    table = anna.makes(open=True)
    assert table.id in [facts["id"] for facts in stranger.get("/tables")]
    bartek.sits(table)
    anna.starts(table)
    assert table.id not in [facts["id"] for facts in stranger.get("/tables")]
    assert table.id in [facts["id"] for facts in stranger.get("/tables", playing=True)]


def test_a_private_table_is_neither_listed_nor_joined_nor_watched_without_the_invitation(
    anna: Person, bartek: Person, stranger: Person
) -> None:
    table = anna.makes()
    assert table.id not in [facts["id"] for facts in bartek.get("/tables")]
    with refused("server-not-invited", 403):
        bartek.sits(table)
    for outsider in (bartek, stranger):
        with refused("server-not-watched", 403):
            outsider.looks(table)
        for part in ("replay", "journal", "actions"):
            with refused("server-not-watched", 403):
                outsider.get(table.path(part))
        with refused("server-not-watched", 403):
            outsider.asks_why(table, "pass")
        with outsider.opens(table) as socket:
            assert socket.hears("fault")["error"]["key"] == "server-not-watched"
            assert socket.is_closed() == 4000


def test_an_invitation_gives_a_seat_and_nothing_else(anna: Person, bartek: Person, celina: Person) -> None:
    table = anna.makes()
    celina.get(f"/invitations/{table.invitation}")
    with refused("server-not-watched", 403):
        celina.looks(table)
    with refused("server-table-unknown", 404):
        celina.looks(Table(table.invitation))
    with refused("server-only-host", 403):
        celina.starts(table)
    bartek.joins(table)
    anna.starts(table)
    with refused("server-not-watched", 403):
        celina.looks(table)
    with refused("server-has-started", 409):
        celina.joins(table)
    with refused("server-not-a-player", 403):
        celina.moves(table, "pass", 3)


def test_the_invitation_is_shown_to_those_who_sit_there_and_to_nobody_else(
    anna: Person, bartek: Person, celina: Person, stranger: Person
) -> None:
    table = anna.makes(open=True)
    bartek.sits(table)
    for person in (anna, bartek):
        assert person.looks(table)["you"]["invitation"] == table.invitation
    for outsider in (celina, stranger):
        assert table.invitation not in str(outsider.looks(table))


# ------------------------------------------------------------- seats and sides
def test_people_choose_their_seat_and_their_side(anna: Person, bartek: Person) -> None:
    table = anna.makes(players=3)
    facts = bartek.joins(table, seat=2, side="red")
    assert (facts["seats"][2]["name"], facts["seats"][2]["side"]) == ("Bartek", "red")
    assert anna.chooses(table, 0, "gold")["seats"][0]["side"] == "gold"
    anna.seats_bot(table, 1)
    anna.chooses(table, 1, "grey")
    assert anna.starts(table)["options"]["swarms"] == "gold,grey,red"
    swarms = [seat["swarm"] for seat in anna.looks(table)["view"]["seats"]]
    assert swarms == ["gold", "grey", "red"]


def test_a_side_is_refused_when_it_is_taken_or_unknown(anna: Person, bartek: Person) -> None:
    table = anna.makes()
    bartek.joins(table, side="red")
    with refused("termites-swarm-twice", 400):
        anna.chooses(table, 0, "red")
    with refused("termites-swarm-unknown", 400):
        anna.chooses(table, 0, "green")
    assert anna.looks(table)["table"]["seats"][0]["side"] == ""


def test_a_seat_is_not_taken_with_a_side_that_is_refused(anna: Person, bartek: Person) -> None:
    table = anna.makes()
    anna.chooses(table, 0, "red")
    with refused("termites-swarm-twice", 400):
        bartek.joins(table, side="red")
    assert not anna.looks(table)["table"]["seats"][1]["person"]


def test_a_side_that_was_chosen_can_be_left_to_chance_again(anna: Person) -> None:
    table = anna.makes()
    anna.chooses(table, 0, "red")
    assert anna.chooses(table, 0, "drawn")["seats"][0]["side"] == ""
    anna.chooses(table, 0, "red")
    assert anna.chooses(table, 0, "")["seats"][0]["side"] == ""


def test_the_trogs_are_played_only_with_four(anna: Person) -> None:
    with refused("cryhavoc-faction-with-four", 400):
        anna.chooses(anna.makes("cryhavoc", players=3), 0, "trogs")
    assert anna.chooses(anna.makes("cryhavoc", players=4), 0, "trogs")["seats"][0]["side"] == "trogs"


def test_nobody_chooses_the_side_of_somebody_else(anna: Person, bartek: Person) -> None:
    table = anna.makes(players=3)
    bartek.joins(table)
    with refused("server-not-your-seat", 403):
        anna.chooses(table, 1, "red")
    with refused("server-seat-empty", 409):
        anna.chooses(table, 2, "red")
    anna.seats_bot(table, 2)
    with refused("server-only-host", 403):
        bartek.chooses(table, 2, "red")


def test_a_taken_seat_a_full_table_and_a_seat_that_there_is_not(anna: Person, bartek: Person, celina: Person) -> None:
    table = anna.makes()
    with refused("server-seat-taken", 409):
        bartek.joins(table, seat=0)
    with refused("server-seat-unknown", 404):
        bartek.joins(table, seat=3)
    bartek.joins(table)
    with refused("server-table-full", 409):
        celina.joins(table)
