"""The chat of a table: players among themselves, spectators among themselves, and none of it is part of the game."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from tests.server.client import Json, Person, Table, over, play_until, refused, started
from tests.server.running import Running

from rulewright.server.admin.reading import asked_of
from rulewright.server.shapes.chat import LONGEST
from rulewright.server.store.chat import KEPT
from rulewright.words import LANGUAGES

from .leaving.test_deleted_accounts import forget, until


def says(person: Person, table: Table, text: str = "", **phrase: str) -> Json:
    return person.ask("POST", table.path("chat"), ({"text": text} if text else {}) | phrase)


def hears(person: Person, table: Table, **query: int | str) -> list[str]:
    return [remark["text"] for remark in person.get(table.path("chat"), **query)["remarks"]]


# ------------------------------------------------------------- who hears whom
def test_those_who_play_hear_each_other(anna: Person, bartek: Person) -> None:
    table = started(anna, bartek)
    assert anna.looks(table)["you"]["chat"] == "players"
    said = says(bartek, table, "Good luck!")
    assert (said["number"], said["name"], said["seat"], said["own"]) == (1, "Bartek", 1, True)
    (remark,) = anna.get(table.path("chat"))["remarks"]
    assert (remark["text"], remark["name"], remark["seat"], remark["own"]) == ("Good luck!", "Bartek", 1, False)
    assert remark["by"] == said["by"] != says(anna, table, "You, too!")["by"]
    assert hears(anna, table, after=1) == ["You, too!"]


def test_those_who_look_on_have_a_chat_of_their_own(
    anna: Person, bartek: Person, celina: Person, stranger: Person
) -> None:
    table = started(anna, bartek, open=True)
    says(anna, table, "A word among players")
    assert celina.looks(table)["you"]["chat"] == "watching"
    assert says(celina, table, "She has the crystal")["number"] == 1
    assert hears(stranger, table) == hears(celina, table) == ["She has the crystal"]
    assert hears(anna, table) == hears(bartek, table) == ["A word among players"]
    with refused("server-no-name", 401):
        says(stranger, table, "Who am I?")


def test_nobody_hears_what_is_said_at_a_table_that_they_may_not_see(
    anna: Person, bartek: Person, celina: Person
) -> None:
    table = started(anna, bartek)
    for attempt in (lambda: hears(celina, table), lambda: says(celina, table, "Hello!")):
        with refused("server-not-watched", 403):
            attempt()


def test_there_is_no_chat_if_nobody_would_read_it(anna: Person, bartek: Person) -> None:
    bots = anna.makes(bots=["random"], start=True)
    waiting = anna.makes()
    alone = bartek.makes(own_seats=0)
    for person, table in ((anna, bots), (anna, waiting), (bartek, alone)):
        assert person.looks(table)["you"]["chat"] is None
        with refused("server-chat-nobody", 409):
            says(person, table, "Is anybody here?")
    bartek.joins(waiting)
    assert anna.looks(waiting)["you"]["chat"] == "players"
    assert says(anna, waiting, "Welcome!")["number"] == 1


def test_sitting_down_joins_the_players_chat_and_leaving_ends_it(anna: Person, bartek: Person, celina: Person) -> None:
    table = anna.makes(players=3, open=True)
    bartek.sits(table)
    says(anna, table, "Three are best")
    says(celina, table, "May I?")
    with celina.opens(table) as socket:
        assert socket.hears_talk() == ("watching", ["May I?"])
        celina.sits(table)
        assert socket.hears_talk() == ("players", ["Three are best"])
        celina.stands(table, 2)
        assert socket.hears_talk() == ("watching", ["May I?"])


# ------------------------------------------------------------- live
def test_messages_arrive_at_once_and_those_who_open_the_table_later_see_earlier_ones(
    anna: Person, bartek: Person, celina: Person
) -> None:
    table = started(anna, bartek, open=True)
    says(bartek, table, "First")
    with anna.opens(table) as hers, celina.opens(table) as watching:
        assert hers.hears_talk() == ("players", ["First"])
        hers.says("say", text="Second", ref=7)
        assert hers.hears_talk() == ("players", ["Second"])
        says(celina, table, "Third")
        assert watching.hears_talk() == ("watching", ["Third"])
        hers.says("ping")
        hers.hears_until_pong()
    assert hears(bartek, table) == ["First", "Second"]


def test_a_phrase_is_shown_in_each_readers_language(anna: Person, bartek: Person) -> None:
    table = started(anna, bartek)
    says(anna, table, phrase="good-game")
    read = [hears(bartek, table, language=language) for language in LANGUAGES]
    assert read == [["Good game!"], ["Dobra gra!"], ["Schönes Spiel!"], ["Bom jogo!"]]
    with bartek.opens(table, language="de") as socket:
        assert socket.hears_talk() == ("players", ["Schönes Spiel!"])


# ------------------------------------------------------------- what may be said
@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("<b onclick=evil()>hi</b>", "<b onclick=evil()>hi</b>"),  # plain text, to be shown literally
        ("  two\n\nlines\tand\u2028more ", "two lines and more"),
        ("a\x00b\x1b[31mc\x7f", "ab[31mc"),
        ("pay \u202e00001\u202c now\u2066\u200f", "pay 00001 now"),
        ("in\u200bvisi\ufeffble\u00ad", "invisible"),
        ("z" + "\u0300" * 40 + "algo", "z\u0300\u0300\u0300algo"),
        ("שלום", "שלום"),
        ("👩\u200d🚀 ❤\ufe0f", "👩\u200d🚀 ❤\ufe0f"),
    ],
)
def test_a_message_is_one_line_of_plain_text(anna: Person, bartek: Person, said: str, read: str) -> None:
    table = started(anna, bartek)
    says(anna, table, said)
    assert hears(bartek, table) == [read]


@pytest.mark.parametrize("said", [" \n", "\u202e\u200b", "\u200d\u200d", "\u3164"])
def test_what_nobody_can_see_is_not_said(anna: Person, bartek: Person, said: str) -> None:
    table = started(anna, bartek)
    with refused("server-chat-empty", 400):
        says(anna, table, said)
    assert hears(bartek, table) == []


def test_words_or_a_phrase_but_not_both_and_not_too_many(anna: Person, bartek: Person) -> None:
    table = started(anna, bartek)
    for body in ({}, {"text": "Hello", "phrase": "hello"}):
        with refused("server-chat-empty", 400):
            anna.ask("POST", table.path("chat"), body)
    for wrong in ({"text": "x" * (LONGEST + 1)}, {"phrase": "insult"}):
        with refused("server-bad-request", 400):
            anna.ask("POST", table.path("chat"), wrong)
    assert len(says(anna, table, "x" * LONGEST)["text"]) == LONGEST


def test_the_last_hundred_remarks_are_kept(anna: Person, bartek: Person) -> None:
    table = started(anna, bartek)
    for number in range(KEPT + 5):
        says(anna, table, str(number))
    assert hears(bartek, table) == [str(number) for number in range(5, KEPT + 5)]


# ------------------------------------------------------------- nothing of it is part of the game
def test_neither_the_log_nor_a_journal_nor_a_replay_has_it(anna: Person, bartek: Person) -> None:
    table = started(anna, bartek)
    before = anna.looks(table)["seq"]
    says(anna, table, "Unforgettable")
    assert anna.looks(table)["seq"] == before
    for person in (anna, bartek):
        person.leaves(table)
    assert over(play_until([anna], table))
    says(bartek, table, "Unforgettable, too")
    told = [anna.looks(table), anna.journal(table), anna.replays(table, eyes="open", count=50)]
    assert "Unforgettable" not in json.dumps(told)


def test_nobody_learns_the_id_of_a_person_who_talks(anna: Person, bartek: Person) -> None:
    table = started(anna, bartek)
    says(anna, table, "Hello!")
    assert anna.get("/me")["id"] not in json.dumps(bartek.get(table.path("chat")))


# ------------------------------------------------------------- how long it lives
@pytest.fixture
def zofia(server: Running) -> Iterator[Person]:
    with Person(server.url, "Zofia Ulotna") as person:
        yield person


def test_a_copy_of_ones_data_has_what_one_has_said_and_nobody_elses(anna: Person, zofia: Person) -> None:
    table, watched = started(anna, zofia), anna.makes(bots=["random"], start=True, watched=True)
    says(zofia, table, "Mine")
    says(anna, table, "Hers")
    says(zofia, watched, phrase="hello")
    said = zofia.get("/me/data")["said"]
    assert [(each["table"], each["room"], each.get("text"), each.get("phrase")) for each in said] == [
        (table.id, "players", "Mine", None),
        (watched.id, "watching", None, "hello"),
    ]


def test_with_an_account_its_name_goes_and_the_others_keep_what_was_said(anna: Person, zofia: Person) -> None:
    table = started(anna, zofia)
    says(zofia, table, "Farewell")
    forget(zofia)
    until(lambda: anna.get(table.path("chat"))["remarks"][0]["name"] == "")
    (remark,) = anna.get(table.path("chat"))["remarks"]
    assert (remark["text"], remark["by"], remark["seat"]) == ("Farewell", "", None)


def test_of_one_who_only_talked_and_left_nothing_is_left(anna: Person, bartek: Person, server: Running) -> None:
    table = started(anna, bartek, open=True)
    with Person(server.url, "Passing") as guest:
        id = guest.get("/me")["id"]
        says(guest, table, "Nice game")
        forget(guest)
    until(lambda: asked_of(server.config.database, lambda store: store.user(id)) is None)
    assert asked_of(server.config.database, lambda store: store.remarks_of(id)) == []


def test_a_table_takes_its_chat_along(anna: Person, celina: Person, server: Running) -> None:
    table = anna.makes(bots=["random"], start=True, watched=True)
    says(celina, table, "A fine game of bots")
    anna.ask("DELETE", table.path())
    left = {(table.id, room): 0 for room in ("players", "watching")}
    assert asked_of(server.config.database, lambda store: store.remarks(left)) == []


# ------------------------------------------------------------- several processes
def test_people_at_two_processes_hear_each_other(postgres_url: str, redis_url: str) -> None:
    with (
        Running(postgres_url, bus=redis_url) as one,
        Running(postgres_url, bus=redis_url) as other,
        Person(one.url, "Anna") as anna,
        Person(other.url, "Bartek") as bartek,
    ):
        table = started(anna, bartek)
        with anna.opens(table) as hers, bartek.opens(table) as his:
            hers.hears()
            his.hears()
            for number in range(3):
                says(anna, table, f"From the one {number}")
                assert his.hears_talk() == hers.hears_talk() == ("players", [f"From the one {number}"])
                his.says("say", text=f"From the other {number}")
                assert hers.hears_talk() == his.hears_talk() == ("players", [f"From the other {number}"])
