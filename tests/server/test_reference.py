"""What is in the boxes, in every language: all parts, what they do, how sure we are, and where they are drawn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from msgspec import to_builtins

from rulewright.games import OWN, load
from rulewright.games.cryhavoc.pack import loading
from rulewright.kernel.game import Settings
from rulewright.kernel.match import Match
from rulewright.kernel.usual_pack import usual_pack
from rulewright.rulebook import text
from rulewright.server.api.games import Games
from rulewright.server.app import given
from rulewright.server.packs.rack import Rack
from rulewright.server.store.store import Store
from rulewright.words import LANGUAGES

Client = TestClient[Litestar]
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    rack = given(Rack(Store("sqlite:///nowhere.db"), "", None))  # the games' own packs are in no database
    with TestClient(Litestar([Games], dependencies={"packs": rack})) as client:
        yield client


def read(client: Client, name: str, **query: str | int) -> Any:
    answer = client.get(f"/games/{name}/pieces", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def sections(box: Any) -> dict[str, list[Any]]:
    return {section["id"]: section["pieces"] for section in box["sections"]}


def view(name: str, players: int) -> Any:
    game = load(name)
    return to_builtins(Match(game, game.prepare(Settings(players, pack=usual_pack(game))), bytes(32)).view(0))


# ------------------------------------------------------------- both games
@EVERY_LANGUAGE
@pytest.mark.parametrize("name", OWN)
def test_every_part_has_a_name_and_says_how_sure_we_are_of_it(client: Client, name: str, language: str) -> None:
    for section in read(client, name, language=language)["sections"]:
        assert section["title"]
        for piece in section["pieces"]:
            assert piece["name"]
            for known in (piece["known"], *(field["known"] for field in piece["fields"])):
                assert known["text"]
                assert known["ours"] == (known["confidence"] == "ours") == (known["sources"] == [])


@pytest.mark.parametrize("name", OWN)
def test_browsers_may_keep_them_for_each_language(client: Client, name: str) -> None:
    answer = client.get(f"/games/{name}/pieces")
    assert "max-age=3600" in answer.headers["cache-control"]
    assert "accept-language" in answer.headers["vary"].lower()


# ------------------------------------------------------------- Termites
def test_the_board_of_termites_has_a_place_for_every_hex_of_a_view(client: Client) -> None:
    hexes = read(client, "termites")["board"]["hexes"]
    assert hexes.keys() == view("termites", 2)["board"].keys()
    assert (hexes["F1"], hexes["F2"], hexes["E1"]) == ([0, 5], [2, 5], [1, 4])


def test_castes_tell_their_points_their_strength_and_what_is_open_to_them(client: Client) -> None:
    castes = {piece["id"]: piece for piece in sections(read(client, "termites", language="pl"))["castes"]}
    assert [castes[name]["data"]["points"] for name in ("worker", "soldier", "nasute", "alate")] == [2, 1, 1, 3]
    assert castes["soldier"]["data"]["strength"] == 2
    assert castes["alate"]["data"]["enters"] == {"open": 1, "water": 1, "vegetation": 0, "stones": 1}
    assert castes["soldier"]["text"] == text("termites", "T2.2", "pl")


def test_swarms_tiles_mounds_and_boards_are_those_of_the_pack(client: Client) -> None:
    box = sections(read(client, "termites"))
    assert [(swarm["id"], swarm["count"]) for swarm in box["swarms"]] == [
        (s, 18) for s in ("blue", "red", "gold", "grey")
    ]
    assert all(swarm["fields"][0]["known"]["ours"] for swarm in box["swarms"])
    assert sum(tile["count"] for tile in box["tiles"]) == 18
    assert [mound["data"]["values"] for mound in box["mounds"]] == [[5, 6, 7, 8, 9], [7]]
    board = view("termites", 2)["board"]
    two = next(scenario for scenario in box["scenarios"] if scenario["id"] == "two")["data"]
    assert two["board"] == {hex: seen["terrain"] for hex, seen in board.items()}
    assert two["neutral"] == [hex for hex, seen in board.items() if seen.get("owner") == "neutral"]


# ------------------------------------------------------------- Cry Havoc
@EVERY_LANGUAGE
def test_every_part_that_has_a_name_is_in_the_box(client: Client, language: str) -> None:
    every = [sections(read(client, "cryhavoc", players=players, language=language)) for players in (2, 3)]
    told = {id: piece["name"] for box in every for pieces in box.values() for piece in pieces for id in piece["ids"]}
    for id, name in load("cryhavoc").names("york", language).items():
        assert told.get(id, name) == name
        assert id in told or id.endswith("_token")


def test_every_card_tells_its_rows_and_what_it_does(client: Client) -> None:
    pack = loading.load("york")
    cards = sections(read(client, "cryhavoc"))["cards"]
    assert sorted(id for card in cards for id in card["ids"]) == sorted(card.id for card in pack.cards)
    outflank = next(card for card in cards if card["id"] == "humans_outflank")
    assert outflank["data"]["rows"]["move"] == {"n": 2, "bonus": []}
    assert (outflank["group"], outflank["data"]["kind"]) == ("humans", "battle")
    assert outflank["text"]
    assert outflank["known"]["confidence"] == "certain"
    assert ("icons", True) in [(field["field"], field["known"]["ours"]) for field in outflank["fields"]]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_planet_has_an_outline_for_every_region_of_a_view(client: Client, players: int) -> None:
    board = read(client, "cryhavoc", players=players)["board"]
    regions = {region["id"]: region for region in board["map"]["regions"]}
    assert regions.keys() == view("cryhavoc", players)["regions"].keys()
    for region in regions.values():
        assert len(region["polygon"]) > 2
        assert region["neighbours"]
        assert set(region["anchors"]) >= {"label", "tokens", "crystals", "units", "structures", "battle"}
        assert region["wrap"] is None or regions[region["wrap"]["to"]]["wrap"]["to"] == region["id"]
    track = board["track"]
    assert [*track["spots"], track["final"]] == [spot["spot"] for spot in view("cryhavoc", players)["track"]]


def test_tokens_on_the_map_go_by_the_names_that_views_have_for_them(client: Client) -> None:
    tokens = [token["id"] for token in sections(read(client, "cryhavoc"))["tokens"]]
    assert {"artillery", "watchtower", "skill-humans"} <= set(tokens)


def test_structures_and_skills_tell_their_prices_and_kinds(client: Client) -> None:
    box = sections(read(client, "cryhavoc"))
    for structure in box["structures"]:
        assert structure["data"]["build"] > 0
        assert structure["text"]
    defaults = [skill["group"] for skill in box["skills"] if skill["data"]["default"]]
    assert defaults == ["humans", "pilgrims", "machines", "trogs"]
    assert {skill["data"]["kind"] for skill in box["skills"]} == {"active", "passive"}
    assert [event["data"]["printed"] for event in box["events"]] == [False] * 6 + [True]
