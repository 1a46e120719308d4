"""Live play through sockets: the same updates as over HTTP, and the same refusals."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from tests.server.client import Person, Socket, Table, play_until, started
from tests.server.running import Running

from rulewright.words import LANGUAGES

from .conftest import Players

InTurn = Callable[[Table], Players]
REFUSED = 4000


@pytest.fixture
def table(anna: Person, bartek: Person) -> Table:
    return started(anna, bartek, open=True)


@pytest.fixture
def live(table: Table, in_turn: InTurn) -> Iterator[tuple[Socket, Person]]:
    """The current player has the table open, and has read everything so far."""
    mover, _ = in_turn(table)
    with mover.opens(table) as socket:
        socket.hears()
        yield socket, mover


def without_presence(update: Any) -> Any:
    for seat in update["table"]["seats"]:
        del seat["here"]
    return update


# ------------------------------------------------------------- updates
@pytest.mark.parametrize("game", ["termites", "cryhavoc"])
def test_socket_and_http_give_the_same_update(anna: Person, bartek: Person, stranger: Person, game: str) -> None:
    table = started(anna, bartek, game=game, open=True)
    play_until([anna, bartek], table, lambda seen: seen["seq"] > 20)
    for person in (anna, bartek, stranger):
        for since in (0, 5):
            with person.opens(table, since=since, language="pl") as socket:
                update = without_presence(socket.hears())
            assert update == without_presence(person.looks(table, since=since, language="pl"))


def test_every_move_comes_to_every_socket(table: Table, anna: Person, bartek: Person, stranger: Person) -> None:
    with anna.opens(table) as one, bartek.opens(table) as other, stranger.opens(table) as onlooker:
        sockets = {"Anna": one, "Bartek": other}
        seen = {name: socket.hears() for name, socket in sockets.items()}
        onlooker.hears()
        for ref in range(12):
            name = next(name for name, update in seen.items() if update["view"]["actions"])
            update = seen[name]
            sockets[name].says("do", seq=update["seq"], action=update["view"]["actions"][0], ref=ref)
            seen = {name: socket.hears() for name, socket in sockets.items()}
            public = onlooker.hears()
            assert {each["seq"] for each in (*seen.values(), public)} == {update["seq"] + 1}
            assert [entry["seq"] for entry in public["log"]] == [update["seq"] + 1]


def test_two_tabs_of_one_seat_see_the_same(table: Table, in_turn: InTurn) -> None:
    mover, _ = in_turn(table)
    with mover.opens(table) as one, mover.opens(table) as other:
        update = one.hears()
        other.hears()
        click = {"seq": update["seq"], "action": update["view"]["actions"][0]}
        one.says("do", **click)
        assert one.hears() == other.hears()
        other.says("do", **click, ref=7)  # a click there a moment later
        assert other.hears()["log"] == []
        fault = other.hears("fault")
        assert (fault["error"]["key"], fault["ref"]) == ("server-stale", 7)
        assert mover.looks(table)["seq"] == update["seq"] + 1


def test_after_a_gap_exactly_the_entries_that_were_missed_come(table: Table, anna: Person, bartek: Person) -> None:
    play_until([anna, bartek], table, lambda seen: seen["seq"] >= 20)
    log = anna.looks(table)["log"]
    assert [entry["seq"] for entry in log] == list(range(1, len(log) + 1))
    for since in (0, 1, 7, len(log) - 1, len(log), len(log) + 100):
        assert anna.looks(table, since=since)["log"] == log[since:]
        with anna.opens(table, since=since) as socket:
            heard = socket.hears()["log"]
        assert [entry["seq"] for entry in heard] == [entry["seq"] for entry in log[since:]]


def test_a_game_goes_on_after_the_server_was_killed(tmp_path: Path) -> None:
    with ExitStack() as stack:
        server = stack.enter_context(Running(f"sqlite:///{tmp_path / 'rulewright.db'}"))
        anna, bartek = (stack.enter_context(Person(server.url, name)) for name in ("Anna", "Bartek"))
        table = started(anna, bartek)
        play_until([anna, bartek], table, lambda seen: seen["seq"] >= 40)
        before = anna.looks(table), bartek.looks(table), anna.get("/tables/mine")
        with anna.opens(table) as socket:
            seq = socket.hears()["seq"]
            server.kill()
            socket.is_closed()
        server.start()
        assert anna.get("/tables/mine") == before[2]
        assert (anna.looks(table), bartek.looks(table)) == before[:2]
        with anna.opens(table, since=seq) as socket:
            assert socket.hears()["log"] == []
            play_until([anna, bartek], table, lambda seen: seen["seq"] > seq + 3)
            assert socket.hears()["log"][0]["seq"] == seq + 1


# ------------------------------------------------------------- what is refused
@pytest.mark.parametrize(
    ("message", "key"),
    [
        ("", "server-bad-message"),
        ("{", "server-bad-message"),
        ("[]", "server-bad-message"),
        ('{"type": "fly"}', "server-bad-message"),
        ('{"type": "do", "action": "pass"}', "server-bad-message"),
        ('{"type": "do", "seq": 3, "action": "pass", "seat": 1}', "server-bad-message"),
        ('{"type": "do", "seq": -3, "action": "pass"}', "server-bad-message"),
        ("[" * 4000, "server-bad-message"),
        (json.dumps({"type": "do", "seq": 3, "action": "p" * 5000}), "server-too-large"),
        ('{"type": "do", "seq": 3, "action": "fly:A1"}', "action-verb"),
        ('{"type": "do", "seq": 3, "action": "pass"}', "why-not-now"),
        ('{"type": "do", "seq": 2, "action": "mound:5"}', "server-stale"),
        ('{"type": "undo", "seq": 3}', "undo-nothing"),
    ],
)
def test_a_refused_request_changes_nothing_and_the_socket_stays(
    live: tuple[Socket, Person], table: Table, message: str, key: str
) -> None:
    socket, mover = live
    socket.sends(message)
    if key == "server-stale":
        socket.hears()  # the present state
    fault = socket.hears("fault")["error"]
    assert fault["key"] == key
    assert fault["text"]
    assert mover.looks(table)["seq"] == 3
    socket.says("ping", ref=1)
    assert socket.hears("pong") == {"type": "pong", "ref": 1}


def test_a_binary_message_is_refused(live: tuple[Socket, Person]) -> None:
    socket, _ = live
    socket.sends(b'{"type": "ping"}')
    assert socket.hears("fault")["error"]["key"] == "server-bad-message"


def test_a_huge_message_ends_the_connection(live: tuple[Socket, Person]) -> None:
    socket, _ = live
    socket.sends("x" * 100_000)
    assert socket.is_closed() == 1009


def test_those_who_look_on_do_nothing(table: Table, stranger: Person, celina: Person) -> None:
    for person, key in ((stranger, "server-no-name"), (celina, "server-not-a-player")):
        with person.opens(table) as socket:
            socket.hears()
            for kind in ("do", "undo"):
                socket.says(kind, seq=3, **({"action": "mound:5"} if kind == "do" else {}))
                assert socket.hears("fault")["error"]["key"] == key
            for kind in ("why", "describe"):
                socket.says(kind, **({"action": "mound:5"} if kind == "why" else {}))
                assert socket.hears("fault")["error"]["key"] == "server-not-a-player"


@pytest.mark.parametrize(
    ("origin", "allowed"), [("http://evil.example", False), ("null", False), ("own", True), (None, True)]
)
def test_the_pages_of_other_sites_open_no_sockets(
    server: Running, table: Table, anna: Person, origin: str | None, allowed: bool
) -> None:
    with anna.opens(table, origin=server.url if origin == "own" else origin) as socket:
        if allowed:
            socket.hears()
        else:
            assert socket.hears("fault")["error"]["key"] == "server-origin"
            assert socket.is_closed() == REFUSED


def test_a_socket_to_no_table_says_so(anna: Person) -> None:
    with anna.opens(Table("0" * 22), language="pl") as socket:
        fault = socket.hears("fault")["error"]
        assert fault["key"] == "server-table-unknown"
        assert socket.is_closed() == REFUSED


# ------------------------------------------------------------- answers
@pytest.mark.parametrize("language", LANGUAGES)
def test_why_not_and_what_else_are_answered_in_the_readers_language(
    table: Table, in_turn: InTurn, language: str
) -> None:
    mover, other = in_turn(table)
    action = mover.looks(table)["view"]["actions"][0]
    with other.opens(table, language=language) as socket:
        socket.hears()
        socket.says("why", action=action, ref=4)
        answer = socket.hears("why")
        assert not answer["legal"]
        assert answer["reason"] == other.asks_why(table, action, language=language)["reason"]
        assert answer["reason"]["rule"] == "T4.3"
    with mover.opens(table, language=language) as socket:
        socket.hears()
        socket.says("describe", ref=5)
        assert socket.hears("described")["actions"] == mover.get(table.path("actions"), language=language)


def test_undo_through_the_socket(live: tuple[Socket, Person], table: Table) -> None:
    socket, mover = live
    before = mover.looks(table)
    socket.says("do", seq=before["seq"], action=before["view"]["actions"][0])
    socket.says("undo", seq=socket.hears()["seq"])
    assert socket.hears()["view"] == before["view"]
