"""A rated game is played by people: leaving it means losing it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.client import Fault, Person, Table, all_refused, over, play_until, refused, started
from tests.server.running import Running

from rulewright.games import playing
from rulewright.kernel.journal import open_journal
from rulewright.server.admin.check import check
from rulewright.server.admin.reading import asked_of
from rulewright.server.tables.leaving import STAND_IN

from .conftest import Players

InTurn = Callable[[Table], Players]


def is_right(server: Running, table: Table) -> bool:
    return asked_of(server.config.database, lambda store: check(store, table.id)) is None


def test_nobody_leaves_a_rated_seat_to_a_bot_and_comes_back(anna: Person, bartek: Person) -> None:
    table = started(anna, bartek, rated=True)
    all_refused(
        "server-rated-leave",
        409,
        lambda: anna.leaves(table, "atlas"),
        lambda: anna.seats_bot(table, 0, "atlas"),
    )
    assert [seat["bot"] for seat in bartek.looks(table)["table"]["seats"]] == ["", ""]


@pytest.mark.parametrize("game", ["termites", "cryhavoc"])
def test_a_game_of_two_ends_when_one_gives_up(
    anna: Person, bartek: Person, server: Running, game: str, tmp_path: Path
) -> None:
    table = started(anna, bartek, game=game, rated=True)
    play_until([anna, bartek], table, lambda seen: seen["seq"] > 20)
    mover = [anna, bartek][anna.looks(table)["table"]["asked"]]
    action = mover.looks(table)["view"]["actions"][0]
    facts = anna.gives_up(table)
    assert (facts["status"], facts["asked"], bool(facts["seed"])) == ("over", None, True)
    assert [seat["gone"] for seat in facts["seats"]] == [True, False]
    assert facts["seats"][1]["result"] > facts["seats"][0]["result"]
    all_refused(
        "server-game-over",
        409,
        lambda: mover.moves(table, action, mover.looks(table)["seq"]),
        lambda: bartek.undoes(table),
        lambda: anna.gives_up(table),
    )
    with refused("server-gave-up", 409):
        anna.comes_back(table)
    for person in (anna, bartek):
        seen = person.looks(table)
        assert over(seen)
        assert (seen["view"]["actions"], seen["prompt"], seen["log"][-1]["kind"]) == ([], None, "resign")
        assert person.get(table.path("actions")) == []
    assert anna.replays(table, eyes="open")["last"] == seen["seq"]
    assert is_right(server, table)
    file = tmp_path / "game.jsonl"
    file.write_text(bartek.get(table.path("journal")), encoding="utf-8")
    assert not open_journal(file, playing).match.over
    anna.plays_again(table)
    assert anna.looks(table)["table"]["status"] == "over"


def test_with_more_players_the_others_play_on_against_a_bot_of_the_servers_choice(
    anna: Person, bartek: Person, celina: Person, server: Running
) -> None:
    table = started(anna, bartek, celina, rated=True)
    seats = anna.gives_up(table)["seats"]
    assert [(seat["gone"], seat["bot"]) for seat in seats] == [(True, STAND_IN), (False, ""), (False, "")]
    assert bartek.looks(table)["table"]["status"] == "playing"
    with refused("server-gave-up", 409):
        anna.comes_back(table)
    with refused("server-gave-up", 409):
        anna.moves(table, "pass", anna.looks(table)["seq"])
    facts = celina.gives_up(table)
    assert facts["status"] == "over"
    results = [seat["result"] for seat in facts["seats"]]
    assert results[1] > max(results[0], results[2])
    assert is_right(server, table)


def test_nobody_who_has_the_table_open_is_replaced_in_a_rated_game(
    anna: Person, bartek: Person, in_turn: InTurn
) -> None:
    table = started(anna, bartek, rated=True, patience=1)
    asked, other = in_turn(table)
    seat = asked.looks(table)["table"]["asked"]
    with asked.opens(table) as socket:
        socket.hears()
        while (refusal := refused_key(other, table, seat)) == "server-not-absent":
            pass
        assert refusal == "server-rated-here"
    while refused_key(other, table, seat) == "server-rated-here":  # until the server has noticed that they have left
        pass
    assert other.looks(table)["table"]["seats"][seat]["bot"] == STAND_IN
    asked.comes_back(table)


def refused_key(person: Person, table: Table, seat: int) -> str:
    """Why a seat is not given to a bot; "" if it is."""
    try:
        person.seats_bot(table, seat, "random")
    except Fault as fault:
        return fault.key
    return ""
