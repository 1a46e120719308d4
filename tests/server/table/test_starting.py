"""Before a game: bots sit down, people leave, and the host starts."""

from __future__ import annotations

from tests.server.client import Person, all_refused, refused, started


# ------------------------------------------------------------- bots
def test_the_host_seats_bots_and_sends_them_away(anna: Person, bartek: Person) -> None:
    table = anna.makes(open=True)
    with refused("server-only-host", 403):
        bartek.seats_bot(table, 1)
    with refused("server-bot-unknown", 404):
        anna.seats_bot(table, 1, "deep-thought")
    bot = anna.seats_bot(table, 1, "greedy")["seats"][1]
    assert (bot["name"], bot["bot"], bot["person"]) == ("greedy", "greedy", False)
    with refused("server-table-full", 409):
        bartek.sits(table)
    with refused("server-only-host", 403):
        bartek.stands(table, 1)
    anna.stands(table, 1)
    bartek.sits(table)
    with refused("server-seat-taken", 409):
        anna.seats_bot(table, 1)


def test_a_rated_table_has_no_bots_and_one_seat_for_each_person(anna: Person, bartek: Person) -> None:
    table = anna.makes(rated=True)
    with refused("server-rated-no-bots", 409):
        anna.seats_bot(table, 1)
    with refused("server-rated-one-seat", 409):
        anna.sits(table)
    bartek.joins(table)
    assert anna.starts(table)["status"] == "playing"


# ------------------------------------------------------------- starting and leaving
def test_only_the_host_starts_and_only_when_all_seats_are_taken(anna: Person, bartek: Person) -> None:
    table = anna.makes(players=3)
    bartek.joins(table)
    with refused("server-seats-free", 409) as refusal:
        anna.starts(table)
    assert refusal.args == {"free": 1}
    anna.seats_bot(table, 2)
    with refused("server-only-host", 403):
        bartek.starts(table)
    anna.starts(table)
    with refused("server-has-started", 409):
        anna.starts(table)


def test_nothing_is_played_before_the_start(anna: Person, bartek: Person) -> None:
    table = anna.makes()
    bartek.joins(table)
    assert anna.looks(table)["view"] is None
    all_refused(
        "server-not-started",
        409,
        lambda: anna.moves(table, "pass", 2),
        lambda: anna.undoes(table),
        lambda: anna.asks_for_undo(table),
        lambda: anna.answers(table, yes=True),
        lambda: anna.asks_why(table, "pass"),
        lambda: anna.get(table.path("actions")),
        lambda: anna.journal(table),
    )
    assert anna.looks(table)["seq"] == 2


def test_leaving_before_the_start_frees_the_seat(anna: Person, bartek: Person, celina: Person) -> None:
    table = anna.makes()
    bartek.joins(table)
    assert table.id in [facts["id"] for facts in bartek.get("/tables/mine")]
    bartek.leaves(table)
    assert bartek.get("/tables/mine") == []
    with refused("server-not-a-player", 403):
        bartek.leaves(table)
    celina.joins(table)
    assert [seat["name"] for seat in anna.looks(table)["table"]["seats"]] == ["Anna", "Celina"]


def test_the_host_frees_the_seat_of_a_guest_but_no_guest_another_seat(anna: Person, bartek: Person) -> None:
    table = anna.makes(open=True)
    bartek.sits(table)
    with refused("server-only-host", 403):
        bartek.stands(table, 0)
    anna.stands(table, 1)
    with refused("server-seat-empty", 409):
        anna.stands(table, 1)
    log = anna.looks(table)["log"]
    assert [(entry["kind"], entry["seat"], entry["name"]) for entry in log] == [
        ("sit", 0, "Anna"),
        ("sit", 1, "Bartek"),
        ("stand", 1, "Anna"),
    ]


def test_a_guest_can_leave_with_the_table_open(anna: Person, bartek: Person) -> None:
    table = anna.makes()
    bartek.joins(table)
    with bartek.opens(table, eyes=1) as at_seat, bartek.opens(table) as at_table, anna.opens(table) as host:
        for socket in (at_seat, at_table, host):
            socket.hears()
        bartek.stands(table, 1)
        assert host.hears_until(lambda update: update["seq"] == 3)["log"][0]["kind"] == "stand"
        assert at_seat.hears("fault")["error"]["key"] == "server-not-your-seat"
        assert at_table.hears("fault")["error"]["key"] == "server-not-watched"
        assert at_seat.is_closed() == at_table.is_closed() == 4000


def test_seats_are_fixed_once_the_game_has_started(anna: Person, bartek: Person, celina: Person) -> None:
    table = started(anna, bartek, open=True)
    all_refused(
        "server-has-started",
        409,
        lambda: celina.sits(table),
        lambda: bartek.stands(table, 1),
        lambda: anna.stands(table, 1),
        lambda: bartek.chooses(table, 1, "red"),
    )
