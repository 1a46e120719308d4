"""Somebody at the table floods the chat, by requests and by sockets at once. Others can still talk, and the game goes on."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.server.client import Fault, Person, Table, refused, started

from rulewright.server.allowed import Allowed

from .conftest import Start

MOST = 5
WORKERS = 2  # of a server with several: each may let one more pass that is sent at the same moment


@pytest.fixture
def table(lasting: Start) -> Iterator[tuple[Table, Person, Person]]:
    server = lasting(allowed=Allowed(remarks_per_person=MOST))
    with Person(server.url, "Anna") as anna, Person(server.url, "Mallory") as mallory:
        yield started(anna, mallory, open=True), anna, mallory


def said(person: Person, table: Table) -> list[str]:
    return [remark["text"] for remark in person.get(table.path("chat"))["remarks"]]


def test_flooding_the_chat_stops_only_the_person_who_does_it(table: tuple[Table, Person, Person]) -> None:
    at, anna, mallory = table
    began = time.monotonic()

    def shout(number: int) -> str:
        try:
            mallory.ask("POST", at.path("chat"), {"text": f"Spam {number}"})
        except Fault as fault:
            return fault.key
        return "said"

    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(shout, range(40)))
    assert set(answers) == {"said", "server-chat-often"}
    assert answers.count("said") >= MOST
    with mallory.opens(at) as socket:
        for number in range(30):
            socket.says("say", text=f"More {number}", ref=number)
        socket.says("ping")
        socket.hears_until_pong()
    minutes = 1 + (time.monotonic() - began) // 60  # one, unless the machine is very busy
    assert len(said(anna, at)) <= MOST * WORKERS * minutes
    anna.ask("POST", at.path("chat"), {"text": "Please stop"})
    assert said(mallory, at)[-1] == "Please stop"


def test_what_one_person_may_say_is_counted_over_all_tables(table: tuple[Table, Person, Person]) -> None:
    _, anna, mallory = table
    tables = [started(anna, mallory) for _ in range(MOST + 1)]
    for each in tables[:MOST]:
        mallory.ask("POST", each.path("chat"), {"phrase": "hello"})
    with refused("server-chat-often", 429) as fault:
        mallory.ask("POST", tables[MOST].path("chat"), {"phrase": "hello"})
    assert fault.args == {"most": MOST}


def test_a_watcher_reaches_no_player_by_any_way(table: tuple[Table, Person, Person]) -> None:
    at, anna, mallory = table
    with Person(anna.url, "Whisper") as whisper, anna.opens(at) as hers:
        hers.hears()
        for words in ({"text": "He holds the seven"}, {"text": "He holds the seven", "phrase": None}):
            whisper.ask("POST", at.path("chat"), words)
        for more in ({"room": "players"}, {"seat": 0}, {"by": "Anna"}):
            with refused("server-bad-request", 400):
                whisper.ask("POST", at.path("chat"), {"text": "He holds the seven", **more})
        hers.says("ping")
        heard = ""
        while '"pong"' not in heard:
            heard = json.dumps(hers.hears_anything())
            assert "seven" not in heard
    assert said(anna, at) == said(mallory, at) == []
