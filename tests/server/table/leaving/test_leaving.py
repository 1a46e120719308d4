"""People leave for a while or for good; deserted tables disappear, and the number of players changes before the start."""

from __future__ import annotations

import pytest
from tests.server.client import Json, Person, Table, over, play_until, refused, started
from tests.server.running import Running

from rulewright.server.admin.check import check
from rulewright.server.admin.reading import asked_of

PACE = 30.0  # seconds that a bot takes


def listed(person: Person, path: str = "/tables", **query: bool) -> list[str]:
    return [facts["id"] for facts in person.get(path, **query)]


# ------------------------------------------------------------- for good
def test_resigning_against_bots_loses_and_ends_the_game(anna: Person, server: Running) -> None:
    table = anna.makes(players=3, bots=["random", "random"], start=True)
    facts = anna.gives_up(table)
    assert (facts["status"], facts["asked"]) == ("over", None)
    results = [seat["result"] for seat in facts["seats"]]
    assert results[0] < min(results[1:])
    assert asked_of(server.config.database, lambda store: check(store, table.id)) is None
    with refused("server-game-over", 409):
        anna.leaves(table)


def test_a_friendly_game_that_one_gives_up_goes_on_for_the_others_and_nobody_comes_back(
    anna: Person, bartek: Person, server: Running
) -> None:
    table = started(anna, bartek)
    facts = bartek.gives_up(table)
    assert (facts["status"], facts["seats"][1]["gone"]) == ("playing", True)
    with refused("server-gave-up", 409):
        bartek.comes_back(table)
    assert anna.gives_up(table)["status"] == "over"
    assert asked_of(server.config.database, lambda store: check(store, table.id)) is None


# ------------------------------------------------------------- tables that everybody has left
def test_a_table_goes_when_the_last_one_leaves_it_before_the_start(anna: Person, bartek: Person) -> None:
    table = anna.makes(open=True)
    bartek.sits(table)
    anna.leaves(table)
    assert table.id in listed(bartek)
    assert bartek.leaves(table)["seats"][1]["name"] == ""
    for person in (anna, bartek):
        assert table.id not in listed(person) + listed(person, "/tables/mine")
        with refused("server-table-unknown", 404):
            person.looks(table)


def test_a_host_without_a_seat_waits_for_others_and_the_table_is_listed(anna: Person, bartek: Person) -> None:
    table = anna.makes(open=True, own_seats=0)
    assert table.id in listed(bartek)
    bartek.sits(table)
    bartek.stands(table, 0)
    assert table.id not in listed(bartek), "somebody sat there and left"
    assert anna.looks(table)["table"]["deserted"]


def test_a_game_that_everybody_has_left_to_bots_is_not_listed_and_its_host_deletes_it(database_url: str) -> None:
    """On a server of its own, whose bots are so slow that the game does not end in the meantime."""
    with (
        Running(database_url, bot_pace=PACE) as server,
        Person(server.url, "Anna") as anna,
        Person(server.url, "Bartek") as bartek,
        Person(server.url, "Celina") as celina,
    ):
        table = started(anna, bartek, game="cryhavoc", open=True)
        bartek.leaves(table)
        assert table.id in listed(celina, playing=True)
        with refused("server-not-yours-alone", 409):
            anna.ask("DELETE", table.path())
        assert anna.leaves(table)["deserted"]
        assert table.id not in listed(celina, playing=True)
        assert table.id in listed(anna, "/tables/mine"), "a player who has left may come back"
        with refused("server-only-host", 403):
            bartek.ask("DELETE", table.path())
        anna.ask("DELETE", table.path())
        with refused("server-table-unknown", 404):
            bartek.looks(table)


# ------------------------------------------------------------- more players, or fewer
@pytest.mark.parametrize("game", ["termites", "cryhavoc"])
def test_the_host_changes_the_number_of_players_and_they_play(
    anna: Person, bartek: Person, celina: Person, server: Running, game: str
) -> None:
    table = anna.makes(game, players=4)
    celina.joins(table, seat=3)
    with refused("server-seat-beyond", 409) as fault:
        resize(anna, table, 3)
    assert fault.args == {"number": 4}
    celina.stands(table, 3)
    assert len(resize(anna, table, 2)["seats"]) == 2
    facts = resize(anna, table, 3)
    assert (facts["players"], [seat["name"] for seat in facts["seats"]]) == (3, ["Anna", "", ""])
    for person in (bartek, celina):
        person.joins(table)
    anna.starts(table)
    assert over(play_until([anna, bartek, celina], table))
    assert anna.journal(table)[0]["seats"] == ["human:Anna", "human:Bartek", "human:Celina"]
    assert asked_of(server.config.database, lambda store: check(store, table.id)) is None
    assert len(anna.looks(anna.plays_again(table))["table"]["seats"]) == 3


def test_only_the_host_does_so_only_before_the_start_and_only_as_the_game_allows(anna: Person, bartek: Person) -> None:
    table = anna.makes(players=2)
    bartek.joins(table)
    with refused("server-only-host", 403):
        resize(bartek, table, 3)
    with refused("players-number", 400):
        resize(anna, table, 5)
    with refused("server-bad-request", 400):
        resize(anna, table, 1)
    anna.starts(table)
    with refused("server-has-started", 409):
        resize(anna, table, 3)


def resize(person: Person, table: Table, players: int) -> Json:
    return person.ask("PUT", table.path("players"), {"players": players})
