"""Several processes, one server: PostgreSQL holds the truth, Redis announces changes."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.server.client import PATIENCE, Fault, Person, Socket, Table, over, play_until, started
from tests.server.running import Running

Pair = tuple[Running, Running]
SLOW = 600.0  # seconds that a bot takes


@pytest.fixture
def pair(postgres_url: str, redis_url: str) -> Iterator[Pair]:
    """Two processes, each with its own address, so that a test knows which of them somebody uses."""
    with Running(postgres_url, bus=redis_url) as one, Running(postgres_url, bus=redis_url) as other:
        yield one, other


def test_players_at_two_processes_play_one_game(pair: Pair) -> None:
    with Person(pair[0].url, "Anna") as anna, Person(pair[1].url, "Bartek") as bartek:
        table = started(anna, bartek)
        elsewhere = Person(pair[1].url, "Anna", anna.token)
        with elsewhere.opens(table) as socket:
            seq = socket.hears()["seq"]
            mover = [anna, bartek][anna.looks(table)["table"]["asked"]]
            mover.moves(table)
            assert socket.hears()["seq"] == seq + 1
        of_the_same_move_sent_to_both_one_counts(pair, table, [anna, bartek])
        assert over(play_until([anna, bartek], table))
        assert anna.looks(table)["log"] == elsewhere.looks(table)["log"]
        elsewhere.http.close()


def of_the_same_move_sent_to_both_one_counts(pair: Pair, table: Table, people: list[Person]) -> None:
    for _ in range(5):
        mover = people[people[0].looks(table)["table"]["asked"]]
        seen = mover.looks(table)
        both = [Person(server.url, mover.name, mover.token) for server in pair]
        actions = [seen["view"]["actions"][0], seen["view"]["actions"][-1]]

        def send(person: Person, action: str) -> str:
            try:
                person.moves(table, action, seen["seq"])  # noqa: B023
            except Fault as fault:
                return fault.key
            return "counts"

        with ThreadPoolExecutor(2) as pool:
            assert sorted(pool.map(send, both, actions)) == ["counts", "server-stale"]
        entries = [person.looks(table, since=seen["seq"])["log"] for person in both]
        assert len(entries[0]) == 1
        assert entries[0] == entries[1]
        for person in both:
            person.http.close()


def test_bots_play_on_when_their_process_is_killed(postgres_url: str, redis_url: str) -> None:
    """They are slow there, so that no game ends before."""
    with (
        Running(postgres_url, bus=redis_url, bot_pace=SLOW) as one,
        Running(postgres_url, bus=redis_url) as other,
        Person(one.url, "Anna") as anna,
        Person(other.url, "Anna", anna.token) as elsewhere,
    ):
        table = anna.makes("cryhavoc", own_seats=0)
        anna.seats_bot(table, 0)
        anna.seats_bot(table, 1)
        anna.starts(table)
        one.kill()
        seq = elsewhere.looks(table)["seq"]
        assert not over(elsewhere.looks(table))
        while not over(seen := elsewhere.looks(table)):
            elsewhere.looks(table, since=seen["seq"], wait=20)
        assert seen["seq"] > seq


def test_sockets_spread_over_the_workers_of_one_address_and_all_are_notified(postgres_url: str, redis_url: str) -> None:
    with Running(postgres_url, bus=redis_url, workers=2) as server, ExitStack() as stack:
        anna, bartek = (stack.enter_context(Person(server.url, name)) for name in ("Anna", "Bartek"))
        table = started(anna, bartek, open=True)
        before, end = connections(server), time.monotonic() + PATIENCE
        sockets = list[Socket]()
        while not all(now > then for now, then in zip(connections(server), before, strict=True)):
            assert time.monotonic() < end, "one of the workers takes no connections"
            sockets.append(stack.enter_context(anna.opens(table)))
            sockets[-1].hears()
            time.sleep(len(sockets) / 100)  # it may be late at the start
        mover = [anna, bartek][anna.looks(table)["table"]["asked"]]
        seq = mover.moves(table)["seq"]
        for socket in sockets:
            assert socket.hears()["seq"] == seq


def connections(server: Running) -> list[int]:
    """How many sockets each worker has."""
    assert server.process
    below = [server.process.pid]
    for process in below:
        below += [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    workers = [pid for pid in below[1:] if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]
    return [sum("socket" in str(file.readlink()) for file in Path(f"/proc/{pid}/fd").iterdir()) for pid in workers]


def test_a_request_succeeds_at_a_process_with_an_outdated_table(postgres_url: str) -> None:
    """The processes do not notify each other, so that this one has an outdated table."""
    with ExitStack() as stack:
        one, other = (stack.enter_context(Running(postgres_url)) for _ in range(2))
        anna, bartek = stack.enter_context(Person(one.url, "Anna")), stack.enter_context(Person(other.url, "Bartek"))
        table = anna.makes("termites", players=3)
        stack.enter_context(anna.opens(table)).hears()
        bartek.joins(table)
        seats = anna.ask("PUT", table.path("seats/0/side"), {"side": "gold"})["seats"]
        assert (seats[0]["side"], seats[1]["name"]) == ("gold", "Bartek")


def test_so_are_wishes_after_the_game_and_of_two_rematches_there_is_one(postgres_url: str) -> None:
    with ExitStack() as stack:
        one, other = (stack.enter_context(Running(postgres_url)) for _ in range(2))
        anna, bartek = stack.enter_context(Person(one.url, "Anna")), stack.enter_context(Person(other.url, "Bartek"))
        table = anna.makes("termites", rated=True)
        bartek.joins(table)
        anna.starts(table)
        anna.gives_up(table)
        for person in (anna, bartek):  # both processes know how the game ended
            assert over(stack.enter_context(person.opens(table)).hears())
        assert anna.ask("PUT", table.path("shared"), {"shared": True})["shared"]
        again = bartek.plays_again(table)
        assert not bartek.ask("PUT", table.path("shared"), {"shared": False})["shared"]
        assert anna.plays_again(table).id == again.id
        assert [found["id"] for found in bartek.get("/tables/mine") if found["status"] == "gathering"] == [again.id]
