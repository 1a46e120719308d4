"""What others could do next to what a seat has: shown to that seat when it asks, and to nobody else."""

from __future__ import annotations

from typing import Any

from tests.server.client import Person, Table, play_until, refused, started

from rulewright.games.termites.shown.shapes import TermitesThreat
from rulewright.words import LANGUAGES


def own_mounds(person: Person, table: Table) -> set[str]:
    seen = person.looks(table)
    board, seat = seen["view"]["board"], seen["you"]["eyes"]
    return {hex for hex, there in board.items() if "mound" in there and there["owner"] == seat}


def besieged(anna: Person, bartek: Person) -> Table:
    """A game in which everybody has placed some units."""
    table = started(anna, bartek, open=True)
    play_until([anna, bartek], table, lambda seen: seen["seq"] > 60)
    return table


def test_each_player_sees_threats_to_their_own_mounds(anna: Person, bartek: Person) -> None:
    table = besieged(anna, bartek)
    for person, other in ((anna, 1), (bartek, 0)):
        found = person.get(table.path("threats"))
        assert {threat["hex"] for threat in found} == own_mounds(person, table) != set()
        assert set(found[0]) <= set(TermitesThreat.__struct_encode_fields__)
        for threat in found:
            (strike,) = threat["strikes"]
            assert strike["seat"] == other
            assert strike["holds_by"] == strike["defence"] - strike["attack"]
            assert sum(line["n"] for line in strike["lines"]) == strike["attack"]


def test_it_is_explained_in_the_readers_language(anna: Person, bartek: Person) -> None:
    table, texts = besieged(anna, bartek), set[str]()
    for language in LANGUAGES:
        found = anna.get(table.path("threats"), language=language)
        texts.add(found[0]["strikes"][0]["message"]["text"])
    assert len(texts) == len(LANGUAGES)
    assert all("Bartek" in text for text in texts)


def test_the_socket_tells_the_same(anna: Person, bartek: Person) -> None:
    table = besieged(anna, bartek)
    with anna.opens(table, language="en") as socket:
        socket.hears()
        socket.says("threats", ref=5)
        heard: dict[str, Any] = socket.hears("threats")
    assert (heard["ref"], heard["threats"]) == (5, anna.get(table.path("threats"), language="en"))


def test_those_who_look_on_have_nothing_to_lose(anna: Person, bartek: Person, stranger: Person) -> None:
    table = besieged(anna, bartek)
    assert stranger.get(table.path("threats")) == []


def test_nobody_asks_through_the_eyes_of_another(anna: Person, bartek: Person) -> None:
    table = besieged(anna, bartek)
    with refused("server-not-your-seat", 403):
        anna.get(table.path("threats"), eyes=1)


def test_there_is_nothing_to_fear_before_the_game_or_after_it(
    anna: Person, finished: tuple[Table, Person, Person]
) -> None:
    with refused("server-not-started", 409):
        anna.get(anna.makes().path("threats"))
    table, player, _ = finished
    assert player.get(table.path("threats")) == []


def test_a_game_that_does_not_say_answers_nothing(anna: Person, bartek: Person) -> None:
    table = started(anna, bartek, game="cryhavoc")
    assert anna.get(table.path("threats")) == []
