"""Deleting an account: what happens to the account, its tables and its name."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import pytest
from tests.server.client import PATIENCE, Person, Table, over, play_until, refused, started
from tests.server.running import Running
from tests.server.table.conftest import somebody

from rulewright.games import playing
from rulewright.kernel.journal import open_journal
from rulewright.server.admin.check import check
from rulewright.server.admin.reading import asked_of
from rulewright.server.tables.entries import encode

NAME, PASSWORD = "Zofia Ulotna", "correct horse battery"
LEFT = {"en": "Deleted player", "pl": "Usunięty gracz", "de": "Gelöschtes Konto", "pt-BR": "Conta excluída"}


@pytest.fixture
def zofia(server: Running) -> Iterator[Person]:
    yield from somebody(server, NAME)


def forget(person: Person, password: str = "") -> None:
    person.ask("DELETE", "/me", {"password": password})


PAUSE = 0.1  # seconds between checks


def until(wanted: Callable[[], bool]) -> None:
    """The tables follow a moment later."""
    end = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(PAUSE)


def stored(server: Running, table: Table) -> str:
    """Everything that the database has about a table's entries."""
    rows = asked_of(server.config.database, lambda store: store.rows(table.id))
    return " ".join(encode(row.entry).decode() for row in rows)


def gone(server: Running, table: Table) -> bool:
    return stored(server, table) == ""


def test_an_account_is_deleted_with_its_password_and_the_name_is_free_again(server: Running) -> None:
    with Person(server.url, "Wanda") as wanda, Person(server.url) as nobody:
        token = wanda.ask("POST", "/me/password", {"password": PASSWORD})["token"]
        wanda = Person(server.url, "Wanda", token)
        for wrong in ("", "wrong horse battery"):
            with refused("server-login-wrong", 401):
                forget(wanda, wrong)
        assert wanda.get("/me")["name"] == "Wanda"
        forget(wanda, PASSWORD)
        assert wanda.get("/me") is None
        with refused("server-no-name", 401):
            wanda.makes()
        with refused("server-login-wrong", 401):
            nobody.ask("POST", "/me/session", {"name": "Wanda", "password": PASSWORD})
        with Person(server.url, "Wanda") as other:
            other.ask("POST", "/me/password", {"password": PASSWORD})
        wanda.http.close()


def test_nobody_deletes_what_is_not_theirs(stranger: Person) -> None:
    with refused("server-no-name", 401):
        forget(stranger)


@pytest.mark.parametrize("game", ["termites", "cryhavoc"])
def test_old_games_stay_with_the_others_without_the_name_and_still_verify(
    anna: Person, zofia: Person, server: Running, game: str, tmp_path: Path
) -> None:
    table = started(anna, zofia, game=game)
    play_until([anna, zofia], table, lambda seen: seen["seq"] > 50)
    zofia.leaves(table)
    anna.leaves(table)
    before = play_until([anna], table)
    assert NAME in stored(server, table)
    forget(zofia)
    until(lambda: NAME not in stored(server, table))
    seen = anna.looks(table)
    assert (seen["table"]["seats"][1]["name"], seen["table"]["seats"][1]["person"]) == ("", True)
    assert [(e["seq"], e["kind"], e.get("do")) for e in seen["log"]] == [
        (e["seq"], e["kind"], e.get("do")) for e in before["log"]
    ]
    assert not any(e.get("name") == NAME for e in seen["log"])
    for language, left in LEFT.items():
        log = anna.looks(table, language=language)["log"]
        assert left in " ".join(event["text"] for entry in log for event in entry.get("events", []))
    assert anna.replays(table, eyes="1", count=50)["frames"][-1]["views"]["1"]
    file = tmp_path / "game.jsonl"
    file.write_text(anna.get(table.path("journal")), encoding="utf-8")
    assert open_journal(file, playing).header["seats"] == ["human:Anna", "human"]
    assert asked_of(server.config.database, lambda store: check(store, table.id)) is None
    again = anna.plays_again(table)
    assert [seat["name"] for seat in anna.looks(again)["table"]["seats"]] == ["Anna", ""]


def test_a_bot_plays_a_running_game_on_and_the_name_goes_at_its_end(sqlite_url: str) -> None:
    with Running(sqlite_url, bot_seconds=0.05) as server, ExitStack() as stack:
        anna, zofia, other = (stack.enter_context(Person(server.url, name)) for name in ("Anna", NAME, "Ola"))
        table = started(anna, zofia)
        forget(zofia)
        until(lambda: anna.looks(table)["table"]["seats"][1]["gone"])
        seen = anna.looks(table)
        assert (seen["table"]["status"], seen["table"]["seats"][1]["name"]) == ("playing", "")
        assert ("resign", "") in [
            (entry["kind"], entry.get("name", "")) for entry in seen["log"]
        ]  # a bot may have moved
        assert over(play_until([anna], table))
        forget(other)  # the next deletion makes the server look again
        until(lambda: NAME not in stored(server, table))
        assert asked_of(sqlite_url, lambda store: check(store, table.id)) is None


def test_a_game_goes_when_all_who_played_it_have_left(anna: Person, zofia: Person, server: Running) -> None:
    table = started(anna, zofia)
    forget(zofia)
    forget(anna)
    until(lambda: stored(server, table) == "")


def test_a_rated_game_is_lost(anna: Person, zofia: Person) -> None:
    table = started(anna, zofia, rated=True)
    forget(zofia)
    until(lambda: over(anna.looks(table)))
    results = [seat["result"] for seat in anna.looks(table)["table"]["seats"]]
    assert results[0] > results[1]


def test_tables_that_have_not_begun_go_with_their_host_and_seats_elsewhere_are_free(
    anna: Person, zofia: Person, server: Running
) -> None:
    hosted, joined, alone = zofia.makes(open=True), anna.makes(), zofia.makes(bots=["random"], start=True)
    anna.sits(hosted)
    zofia.joins(joined)
    with anna.opens(hosted) as socket:
        socket.hears()
        forget(zofia)
        assert socket.hears("fault")["error"]["key"] == "server-table-unknown"
    until(lambda: [seat["name"] for seat in anna.looks(joined)["table"]["seats"]] == ["Anna", ""])
    until(lambda: NAME not in stored(server, joined))
    for table in (hosted, alone):
        until(partial(gone, server, table))
        with refused("server-table-unknown", 404):
            anna.looks(table)


def test_of_a_guest_who_has_played_nowhere_nothing_is_left(server: Running) -> None:
    with Person(server.url, "Passing") as guest:
        id = guest.get("/me")["id"]
        forget(guest)
    until(lambda: asked_of(server.config.database, lambda store: store.user(id)) is None)
