"""Another game with the same people."""

from __future__ import annotations

from typing import Any

from tests.server.client import Person, Table, over, play_until, refused, started


def game_over(*people: Person, **terms: Any) -> Table:
    table = started(*people, **terms)
    play_until(people, table)
    return table


def test_after_a_rated_game_those_who_ask_sit_at_the_next_table_and_the_first_is_its_host(
    anna: Person, bartek: Person
) -> None:
    options = {"mound_terrain": "any"}
    table = game_over(anna, bartek, options=options, rated=True, patience=77)
    again = bartek.plays_again(table)
    assert again.id != table.id
    assert anna.looks(table)["table"]["rematch"] == again.id
    assert anna.looks(table)["log"][-1]["table"] == again.id
    facts = bartek.looks(again)
    assert facts["you"]["host"]
    assert [seat["name"] for seat in facts["table"]["seats"]] == ["", "Bartek"]
    with refused("server-seats-free", 409):
        bartek.starts(again)
    assert anna.plays_again(table) == again
    new, old = bartek.looks(again)["table"], anna.looks(table)["table"]
    assert [seat["name"] for seat in new["seats"]] == ["Anna", "Bartek"]
    assert (new["status"], new["rated"], new["patience"], new["open"]) == ("gathering", True, 77, False)
    assert options.items() <= new["options"].items()
    assert new["commitment"] != old["commitment"]
    assert again.id in [mine["id"] for mine in anna.get("/tables/mine")]
    bartek.starts(again)
    assert over(play_until([anna, bartek], again))


def test_after_any_other_game_the_same_people_sit_there(anna: Person, bartek: Person) -> None:
    again = bartek.plays_again(game_over(anna, bartek))
    assert [seat["name"] for seat in bartek.looks(again)["table"]["seats"]] == ["Anna", "Bartek"]
    assert again.id in [mine["id"] for mine in anna.get("/tables/mine")]
    bartek.starts(again)


def test_when_the_next_table_was_left_before_its_game_there_is_another(anna: Person, bartek: Person) -> None:
    table = game_over(anna, bartek, rated=True)
    left = bartek.plays_again(table)
    bartek.leaves(left)
    again = anna.plays_again(table)
    assert again.id != left.id
    assert bartek.plays_again(table) == again
    assert anna.starts(again)["status"] == "playing"


def test_the_second_who_asks_gets_the_same_table(anna: Person, bartek: Person) -> None:
    table = game_over(anna, bartek)
    assert anna.plays_again(table).id == bartek.plays_again(table).id == anna.plays_again(table).id
    assert [entry["kind"] for entry in anna.looks(table)["log"]].count("rematch") == 1


def test_bots_come_along_and_those_who_were_away_have_their_seats_again(anna: Person, bartek: Person) -> None:
    table = anna.makes(players=3)
    bartek.joins(table)
    anna.seats_bot(table, 2, "random")
    anna.starts(table)
    bartek.leaves(table)
    play_until([anna], table)
    seats = anna.looks(anna.plays_again(table))["table"]["seats"]
    assert [(seat["name"], seat["bot"]) for seat in seats] == [("Anna", ""), ("Bartek", ""), ("random", "random")]


def test_only_players_of_a_game_that_is_over_play_again(anna: Person, bartek: Person, celina: Person) -> None:
    table = started(anna, bartek, open=True)
    with refused("server-not-over", 409):
        anna.plays_again(table)
    play_until([anna, bartek], table)
    with refused("server-not-a-player", 403):
        celina.plays_again(table)
    assert anna.looks(table)["table"]["rematch"] is None
