"""Ways to win a rated game other than playing it."""

from __future__ import annotations

from contextlib import ExitStack

from tests.server.client import Fault, Person, Table, refused, started
from tests.server.running import Running

TRIES = 12  # requests that reach every worker sooner or later


def test_nobody_is_replaced_who_has_the_table_open_at_another_worker(attacked: Running) -> None:
    with ExitStack() as stack:
        anna, mallory = (stack.enter_context(Person(attacked.url, name)) for name in ("Anna", "Mallory"))
        table = started(anna, mallory, rated=True, patience=1)
        if anna.looks(table)["table"]["asked"] == 1:
            anna, mallory = mallory, anna
        seat = anna.looks(table)["you"]["seats"][0]
        socket = stack.enter_context(anna.opens(table))
        socket.hears()
        while (told := why_not(mallory, table, seat)) == "server-not-absent":
            pass
        others = [stack.enter_context(Person(attacked.url, "Mallory", mallory.token)) for _ in range(TRIES)]
        assert {told, *(why_not(other, table, seat) for other in others)} == {"server-rated-here"}


def why_not(person: Person, table: Table, seat: int) -> str:
    try:
        person.seats_bot(table, seat, "random")
    except Fault as fault:
        return fault.key
    return ""


def test_nobody_lets_a_strong_bot_play_a_rated_game(attacked: Running) -> None:
    with Person(attacked.url, "Anna") as anna, Person(attacked.url, "Mallory") as mallory:
        table = started(anna, mallory, rated=True)
        with refused("server-rated-leave", 409):
            mallory.leaves(table, "atlas")
        with refused("server-rated-leave", 409):
            mallory.seats_bot(table, 1, "atlas")
        assert mallory.gives_up(table)["status"] == "over"


def test_nobody_has_to_play_again_who_has_not_asked_for_it(attacked: Running) -> None:
    """Otherwise anybody who has played one rated game against Anna could win any number while she is away."""
    with Person(attacked.url, "Anna") as anna, Person(attacked.url, "Mallory") as mallory:
        table = started(anna, mallory, rated=True, patience=1)
        mallory.gives_up(table)
        again = mallory.plays_again(table)
        with refused("server-seats-free", 409):
            mallory.starts(again)
        assert again.id not in [mine["id"] for mine in anna.get("/tables/mine")]
        assert anna.plays_again(table).id == again.id
        assert mallory.starts(again)["status"] == "playing"
