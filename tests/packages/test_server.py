"""A game from a package on a server: created, played with bots, hints, undo, replay and verification, at a table of six."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.test_lab import rulewright
from tests.server.client import Person, Table, over, play_until, refused
from tests.server.running import Running

BOTS = ["pip", "greedy", "random", "random"]


@pytest.fixture(scope="module")
def server(thin_ice: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database = tmp_path_factory.mktemp("server") / "tables.db"
    with Running(f"sqlite:///{database}", {"PYTHONPATH": str(thin_ice)}) as running:
        yield running


@pytest.fixture(scope="module")
def anna(server: Running) -> Iterator[Person]:
    with Person(server.url, "Anna") as person:
        yield person


def table_of_six(anna: Person, **terms: object) -> Table:
    """Anna in the first two seats, bots in the others."""
    wish = {"players": 6, "own_seats": 2, "names": ["Anna", "Ola"], "bots": BOTS, "start": True}
    return anna.makes("thin-ice", **wish | {"options": {"rounds": "3"}} | terms)


def lines(seen: dict[str, list[dict[str, str]]]) -> list[str]:
    return [line["text"] for line in seen["position"]]


# ------------------------------------------------------------- before the game
def test_it_is_listed_after_ours_and_says_what_it_is(anna: Person) -> None:
    games = {game["name"]: game for game in anna.get("/games", language="pl")}
    assert list(games) == ["termites", "cryhavoc", "thin-ice"]
    found = games["thin-ice"]
    assert (found["title"], found["prefix"]) == ("Cienki lód", "I")
    assert found["players"] == {"least": 2, "most": 6}
    assert found["introduction"].startswith("Łów ryby spod lodu")
    details = anna.get("/games/thin-ice", players=6, language="en")
    assert [(option["name"], option["default"]) for option in details["options"]] == [("rounds", "5")]
    assert details["web"] == found["web"]


def test_its_rules_can_be_read_and_searched(anna: Person) -> None:
    chapters = anna.get("/games/thin-ice/rules", language="de")
    assert [chapter["number"] for chapter in chapters] == ["I1", "I2", "I3", "I4", "I5"]
    found = anna.get("/games/thin-ice/rules", language="de", search="bricht das Eis")
    assert [paragraph["number"] for chapter in found for paragraph in chapter["paragraphs"]] == ["I4.3"]
    rounds = anna.get("/games/thin-ice/rules/I2.2", language="en")["paragraphs"][0]
    assert [option["name"] for option in rounds["options"]] == ["rounds"]


def test_a_table_and_a_seat_that_there_are_not_are_refused(anna: Person) -> None:
    with refused("players-number", 400) as wrong:
        anna.makes("thin-ice", players=7)
    assert wrong.args == {"players": 7, "least": 2, "most": 6}
    table = anna.makes("thin-ice", players=5)
    with refused("server-seat-unknown", 404):
        anna.sits(table, seat=5)
    anna.sits(table, seat=4)
    with refused("server-not-your-seat", 403):
        anna.looks(table, eyes=5)
    with refused("server-bad-request", 400):
        anna.sits(table, seat=14)


# ------------------------------------------------------------- the game
def test_the_position_is_described_for_each_pair_of_eyes_in_its_language(anna: Person) -> None:
    table = table_of_six(anna)
    seen = anna.looks(table, language="en")
    assert lines(seen)[:2] == ["Anna has 0 points.", "Ola has 0 points."]
    assert lines(seen)[-1].startswith("Your hand: ")
    assert lines(anna.looks(table, eyes=1, language="pl"))[-1].startswith("Twoja ręka: ")
    with Person(anna.url, "Ben") as watcher:
        with refused("server-not-watched", 403):
            watcher.looks(table)
        seen = watcher.looks(table_of_six(anna, open=True))
        assert not [line for line in seen["position"] if line["key"] == "thin-ice-hand"]


def test_hints_reasons_and_undo(anna: Person) -> None:
    table = table_of_six(anna)
    hint = anna.gets_hint(table, language="en")
    assert hint["moves"][0]["text"].startswith("Lay a ")
    refusal = anna.asks_why(table, "home", language="en")
    assert refusal["reason"]["text"] == "Not now. Choose a card from your hand as your bait."
    anna.moves(table, hint["moves"][0]["do"])
    assert anna.asks_why(table, "home", language="en")["reason"]["rule"] == "I4.1"
    assert [told["message"]["text"] for told in anna.get(table.path("actions"), language="en")] == ["Cast"]
    assert anna.undoes(table)["prompt"]["key"] == "thin-ice-prompt-bait"


def test_a_whole_game_is_played_replayed_and_verified(anna: Person, thin_ice: Path, tmp_path: Path) -> None:
    table = table_of_six(anna)
    seen = play_until([anna], table)
    assert over(seen)
    assert max(seat["result"] for seat in seen["table"]["seats"]) > 0
    last = anna.replays(table, eyes="5", first=seen["seq"], language="en")["frames"][-1]
    assert [line["text"] for line in last["positions"]["5"]][:1] == [
        f"Anna has {points} point{'' if points == 1 else 's'}." for points in [seen["table"]["seats"][0]["points"]]
    ]
    assert set(anna.replays(table, eyes="open", first=seen["seq"])["frames"][0]["positions"]) == {*"012345", "watching"}
    file = tmp_path / "game.jsonl"
    file.write_text(anna.get(table.path("journal")), encoding="utf-8")
    checked = rulewright("verify", str(file), PYTHONPATH=str(thin_ice))
    assert checked.returncode == 0, checked.stdout


# ------------------------------------------------------------- and without the package
def test_when_the_package_has_gone_its_tables_rest_until_it_is_back(thin_ice: Path, tmp_path: Path) -> None:
    database, installed = f"sqlite:///{tmp_path / 'tables.db'}", {"PYTHONPATH": str(thin_ice)}
    with Running(database, installed) as server, Person(server.url, "Anna") as anna:
        resting = table_of_six(anna)
        seen = anna.looks(resting)["view"]
    with Running(database) as server, Person(server.url, "Anna", anna.token) as anna:
        with refused("game-unknown", 404):
            anna.looks(resting)
        with refused("game-unknown", 404):
            anna.makes("thin-ice")
        other = anna.makes("termites")
        assert [table["id"] for table in anna.get("/tables/mine")] == [other.id]
    with Running(database, installed) as server, Person(server.url, "Anna", anna.token) as anna:
        assert {table["id"] for table in anna.get("/tables/mine")} == {resting.id, other.id}
        assert anna.looks(resting)["view"] == seen
