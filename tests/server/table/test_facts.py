"""Besides words: what an action would do, what can be undone, and at the end where the points come from."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.client import Person, Table, play_until, started


def facts(person: Person, table: Table, **query: Any) -> dict[str, Any]:
    return {told["action"]: told["facts"] for told in person.get(table.path("actions"), **query)}


def attacking(seen: Any) -> bool:
    """A unit has been selected, and an enemy can be attacked."""
    board = seen["view"]["board"]
    return any("owner" in board[a[5:]] for a in seen["view"]["actions"] if a.startswith("move:"))


# ------------------------------------------------------------- what an action would do
def test_an_attack_comes_with_its_sum_in_words_over_http_and_through_the_socket(anna: Person, bartek: Person) -> None:
    table = started(anna, bartek)
    seen = play_until([anna, bartek], table, attacking)
    mover = anna if seen["you"]["eyes"] == 0 else bartek
    told = facts(mover, table, language="pl")
    attacks = [fact for fact in told.values() if "attack" in fact]
    assert attacks
    for attack in attacks:
        assert attack["attack"] == sum(line["n"] for line in attack["attack_lines"]) > attack["defence"]
        assert all(line["message"]["text"] for line in attack["attack_lines"] + attack["defence_lines"])
    assert all(fact["path"][0] == attacks[0]["path"][0] for fact in told.values())
    with mover.opens(table, language="pl") as socket:
        socket.hears()
        socket.says("describe")
        assert {each["action"]: each["facts"] for each in socket.hears("described")["actions"]} == told


def test_an_attack_that_is_refused_as_too_weak_comes_with_its_sum(anna: Person, bartek: Person) -> None:
    table = started(anna, bartek)
    for seed in range(40):
        seen = play_until([anna, bartek], table, lambda seen: "move:" in str(seen["view"]["actions"]), seed=seed)
        mover = anna if seen["you"]["eyes"] == 0 else bartek
        for hex in seen["view"]["board"]:
            answer = mover.asks_why(table, f"move:{hex}")
            if not answer["legal"] and answer["reason"]["key"] == "termites-why-too-weak":
                assert answer["facts"]["attack"] <= answer["facts"]["defence"]
                with mover.opens(table, language="en") as socket:
                    socket.hears()
                    socket.says("why", action=f"move:{hex}")
                    assert socket.hears("why")["facts"] == mover.asks_why(table, f"move:{hex}")["facts"]
                return
            assert answer["facts"] == {}
        mover.moves(table)
    raise AssertionError("no attack was too weak")


# ------------------------------------------------------------- what can be taken back
def test_a_player_who_has_acted_is_told_what_would_be_undone(anna: Person, bartek: Person) -> None:
    table = started(anna, bartek)
    mover, other = (anna, bartek) if anna.looks(table)["table"]["asked"] == 0 else (bartek, anna)
    assert mover.looks(table)["undo"]["message"]["key"] == "undo-nothing"
    said = mover.get(table.path("actions"), language="de")[0]
    seen = mover.moves(table, said["action"], language="de")
    assert seen["undo"] == {"can": True, "ask": False, "message": {k: v for k, v in said["message"].items() if v}}
    assert seen["view"]["undo"]
    waiting = other.looks(table)["undo"]
    assert (waiting["can"], waiting["ask"], waiting["message"]["key"]) == (False, False, "undo-not-yours")


def test_at_one_screen_the_other_seats_action_can_be_undone_but_is_not_shown(anna: Person) -> None:
    table = anna.makes("termites", own_seats=2, names=["Ola", "Piotr"], start=True)
    seen = play_until([anna], table, lambda seen: seen["undo"]["message"]["key"] == "server-undo-other-seat")
    assert seen["undo"]["can"]
    assert any(name in seen["undo"]["message"]["text"] for name in ("Ola", "Piotr"))
    assert anna.undoes(table)["log"][-1]["kind"] == "undo"


def test_what_chance_has_settled_can_be_asked_for_unless_the_game_is_rated(anna: Person, bartek: Person) -> None:
    for rated in (False, True):
        table = started(anna, bartek, rated=rated)
        seen = play_until([anna, bartek], table, lambda seen: seen["undo"]["message"]["key"] == "undo-chance")
        assert (seen["undo"]["can"], seen["undo"]["ask"]) == (False, not rated)


def test_those_who_look_on_take_nothing_back(anna: Person, bartek: Person, stranger: Person) -> None:
    table = started(anna, bartek, open=True)
    assert stranger.looks(table)["undo"] is None
    assert anna.looks(anna.makes())["undo"] is None


# ------------------------------------------------------------- what the points are made of
@pytest.mark.parametrize("language", ["en", "pl"])
def test_at_the_end_everybody_sees_where_the_points_came_from(
    finished: tuple[Table, Person, Person], language: str
) -> None:
    table, anna, _ = finished
    seen = anna.looks(table, language=language)
    points = [seat["points"] for seat in seen["table"]["seats"]]
    assert [sum(source["points"] for source in sources) for sources in seen["sources"]] == points
    assert all(source["message"]["text"] for sources in seen["sources"] for source in sources)
    assert seen["undo"]["message"]["key"] == "server-game-over"


def test_before_the_end_nobody_does(anna: Person, bartek: Person) -> None:
    assert anna.looks(started(anna, bartek))["sources"] == []
