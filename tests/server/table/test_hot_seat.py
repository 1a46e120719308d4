"""Several seats in one browser: each sees its own, and no other person's."""

from __future__ import annotations

import pytest
from tests.server.client import Person, Table, all_refused, over, play_until, refused


@pytest.fixture
def shared(anna: Person, bartek: Person) -> Table:
    """Anna has the first two seats, Bartek the third, and all have drawn their cards."""
    table = anna.makes("cryhavoc", players=3)
    anna.sits(table)
    bartek.joins(table)
    anna.starts(table)
    play_until([anna, bartek], table, lambda seen: "recruit" in seen["view"]["actions"])
    return table


def test_a_person_with_several_seats_sees_the_view_of_each(shared: Table, anna: Person) -> None:
    assert anna.looks(shared)["you"]["seats"] == [0, 1]
    hands = [anna.looks(shared, eyes=seat)["view"]["hand"] for seat in (0, 1)]
    assert hands[0] != hands[1]
    assert all(hands)
    for seat in (0, 1):
        assert anna.looks(shared, eyes=seat)["you"]["eyes"] == seat
        with anna.opens(shared, eyes=seat) as socket:
            assert socket.hears()["view"]["hand"] == hands[seat]


def test_without_a_wish_one_looks_through_the_seat_that_is_asked(anna: Person) -> None:
    table = anna.makes()
    anna.sits(table)
    anna.starts(table)
    for _ in range(6):
        seen = anna.looks(table)
        assert seen["you"]["eyes"] == seen["table"]["asked"]
        anna.moves(table)


def test_nobody_looks_through_the_eyes_of_somebody_else(
    shared: Table, anna: Person, bartek: Person, stranger: Person
) -> None:
    for person, seat in ((anna, 2), (bartek, 0), (bartek, 1), (stranger, 0)):
        eyes_stay_shut(person, shared, seat)


def eyes_stay_shut(person: Person, table: Table, seat: int) -> None:
    all_refused(
        "server-not-your-seat",
        403,
        lambda: person.looks(table, eyes=seat),
        lambda: person.get(table.path("actions"), eyes=seat),
        lambda: person.asks_why(table, "move", eyes=seat),
    )
    with person.opens(table, eyes=seat) as socket:
        assert socket.hears("fault")["error"]["key"] == "server-not-your-seat"
        assert socket.is_closed() == 4000


def test_a_move_is_made_for_the_seat_that_is_asked_whatever_eyes_look_on(anna: Person) -> None:
    table = anna.makes()
    anna.sits(table)
    anna.starts(table)
    asked = anna.looks(table)["table"]["asked"]
    action = anna.looks(table)["view"]["actions"][0]
    seen = anna.moves(table, action, anna.looks(table)["seq"], eyes=1 - asked)
    assert seen["you"]["eyes"] == 1 - asked
    assert seen["log"][-1]["seat"] == asked


def test_a_game_alone_is_played_to_the_end(anna: Person) -> None:
    table = anna.makes()
    anna.sits(table)
    anna.starts(table)
    assert over(play_until([anna], table))


def test_alone_one_agrees_with_oneself_to_take_anything_back(anna: Person) -> None:
    table = anna.makes()
    anna.sits(table)
    anna.starts(table)
    play_until([anna], table, lambda seen: any("then" in e for e in seen["log"] if e["kind"] == "do"))
    with refused("undo-chance", 409):
        anna.undoes(table)
    assert anna.asks_for_undo(table)["log"][-1]["kind"] == "undo"


def test_the_seats_of_others_still_have_to_agree(shared: Table, anna: Person, bartek: Person) -> None:
    play_until([anna, bartek], shared, lambda seen: any(e.get("name") == "Anna" and "do" in e for e in seen["log"]))
    seen = anna.asks_for_undo(shared)
    assert seen["table"]["undo_asked"] in (0, 1)
    assert bartek.answers(shared, yes=True)["log"][-1]["kind"] == "undo"


def test_leaving_gives_both_seats_to_bots_and_coming_back_takes_both(shared: Table, anna: Person) -> None:
    assert [seat["bot"] for seat in anna.leaves(shared)["seats"]] == ["random", "random", ""]
    assert [seat["bot"] for seat in anna.comes_back(shared)["seats"]] == ["", "", ""]
