"""What a client can learn before it plays: games, options, sides, names of parts and rules, in every language."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import pytest
from litestar import Litestar, Request, Response
from litestar.openapi import OpenAPIConfig
from litestar.testing import TestClient

from rulewright.games import OWN, load
from rulewright.kernel.game import Settings
from rulewright.kernel.message import UserError
from rulewright.kernel.usual_pack import usual_pack
from rulewright.players.bots import offered
from rulewright.server.api.games import Games, Languages
from rulewright.server.app import given
from rulewright.server.packs.rack import Rack
from rulewright.server.shown import catalogue
from rulewright.server.shown.messages import wire
from rulewright.server.store.store import Store
from rulewright.words import LANGUAGES, Words

Client = TestClient[Litestar]
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
EVERY_GAME = pytest.mark.parametrize("name", OWN)
EVERY_TABLE = pytest.mark.parametrize("players", [2, 3, 4])


def refuse(request: Request[Any, Any, Any], error: UserError) -> Response[Any]:
    return Response({"error": wire(error.message)}, status_code=404)


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    described = OpenAPIConfig("Games", "1", use_handler_docstrings=True)
    rack = given(Rack(Store("sqlite:///nowhere.db"), "", None))  # the games' own packs are in no database
    app = Litestar(
        [Games, Languages],
        exception_handlers={UserError: refuse},
        openapi_config=described,
        dependencies={"packs": rack},
    )
    with TestClient(app) as client:
        yield client


def read(client: Client, path: str, status: int = 200, **query: str | int) -> Any:
    answer = client.get(path, params=query)
    assert answer.status_code == status, answer.text
    return answer.json()


# ------------------------------------------------------------- games
def test_languages_go_by_their_own_names(client: Client) -> None:
    assert {"code": "pl", "name": "Polski"} in read(client, "/languages")
    assert [each["code"] for each in read(client, "/languages")] == list(LANGUAGES)


@EVERY_LANGUAGE
def test_the_games_are_introduced_in_the_readers_language(client: Client, language: str) -> None:
    games, words = read(client, "/games", language=language), Words(language)
    assert [game["name"] for game in games] == list(OWN)
    for game in games:
        assert game["title"] == words(f"{game['name']}-title")
        assert game["introduction"] == words(f"{game['name']}-introduction")
        assert (
            words(f"{game['name']}-cli-introduction") not in game["introduction"]
        )  # nobody types numbers in a browser
        assert game["line"] == words(f"{game['name']}-line")
        assert game["time"] == words(f"{game['name']}-time")
        assert game["players"] == {"least": 2, "most": 4}


def test_options_have_a_few_words_for_a_form_and_sides_are_called_what_the_game_calls_them(client: Client) -> None:
    game = read(client, "/games/termites", players=2, language="en")
    labels = {option["name"]: option["label"] for option in game["options"]}
    assert labels["scenario"] == "Board"
    assert labels["mound_crossing"] == "Who may cross mounds"
    assert game["seating"]["label"] == "Swarm"


def test_the_browser_says_which_language_if_nobody_asks_for_one(client: Client) -> None:
    polish = {"Accept-Language": "fr, pl;q=0.8"}
    assert client.get("/games", headers=polish).json() == read(client, "/games", language="pl")
    assert client.get("/games?language=de", headers=polish).json() == read(client, "/games", language="de")


@EVERY_GAME
@EVERY_TABLE
@EVERY_LANGUAGE
def test_every_option_and_value_has_a_text(client: Client, name: str, players: int, language: str) -> None:
    game, words = read(client, f"/games/{name}", players=players, language=language), Words(language)
    for option in [*game["options"], game["seating"]]:
        assert option["title"] == words(f"{name}-option-{option['name']}")
        assert option["default"] == option["values"][0]["value"]
        for value in (value for value in option["values"] if not value["value"].isdecimal()):
            assert value["text"] == words(f"{name}-value-{option['name']}-{value['value']}")


@EVERY_GAME
@EVERY_TABLE
def test_a_table_can_be_made_with_every_value(client: Client, name: str, players: int) -> None:
    game = read(client, f"/games/{name}", players=players)
    for option in game["options"]:
        for value in option["values"]:
            made = load(name).prepare(Settings(players, {option["name"]: value["value"]})).settings
            assert made.options[option["name"]] == value["value"]
            assert value["sets"].items() <= made.options.items()


@EVERY_GAME
def test_nothing_is_left_out_but_what_needs_a_file(client: Client, name: str) -> None:
    shown = {(o["name"], v["value"]) for o in read(client, f"/games/{name}")["options"] for v in o["values"]}
    every = {(option.name, value) for option in load(name).options(2) for value in option.values}
    assert every - shown == ({("scenario", "file")} if name == "termites" else set())


def test_an_edition_comes_with_its_rulings(client: Client) -> None:
    edition = read(client, "/games/cryhavoc")["options"][0]
    sets = {value["value"]: value["sets"] for value in edition["values"]}
    assert (edition["name"], list(sets)) == ("edition", ["en", "pl", "de", "pt"])
    assert (sets["en"]["attrition"], sets["de"]["attrition"]) == ("at_once", "attacker_first")


@pytest.mark.parametrize(("language", "edition"), [("en", "en"), ("pl", "pl"), ("de", "de"), ("pt-BR", "pt")])
def test_the_edition_in_the_readers_language_is_proposed(client: Client, language: str, edition: str) -> None:
    games = {game["name"]: game["proposed"] for game in read(client, "/games", language=language)}
    assert games == {"termites": {}, "cryhavoc": {"edition": edition}}
    assert read(client, "/games/cryhavoc", language=language)["proposed"] == {"edition": edition}


@pytest.mark.rule("C1.1")
@EVERY_TABLE
def test_c1_1_the_trogs_are_a_side_with_four_players_only(client: Client, players: int) -> None:
    seating = read(client, "/games/cryhavoc", players=players)["seating"]
    sides = {value["value"]: value["text"] for value in seating["values"]}
    assert ("trogs" in sides) == (players == 4)
    assert (seating["default"], sides["humans"]) == ("drawn", "Humans")


def test_options_are_those_of_the_smallest_table_if_nobody_says_how_many(client: Client) -> None:
    assert read(client, "/games/termites") == read(client, "/games/termites", players=2)
    assert read(client, "/games/termites") != read(client, "/games/termites", players=4)


@EVERY_GAME
def test_bots_and_packs_go_by_their_names(client: Client, name: str) -> None:
    game = read(client, f"/games/{name}")
    assert game["bots"] == list(offered(load(name)))
    assert game["packs"][0] == game["pack"] == usual_pack(load(name))
    assert load(name).pack in game["packs"]
    assert read(client, f"/games/{name}", pack=f"{name}/{game['pack']}")["options"] == game["options"]


@EVERY_LANGUAGE
def test_parts_have_the_names_that_the_pack_gives_them(client: Client, language: str) -> None:
    told = read(client, "/games/cryhavoc/names", language=language)
    assert told == {"pack": "york-five", "names": load("cryhavoc").names("york-five", language)}
    assert len(told["names"]) > 100


# ------------------------------------------------------------- rules
@EVERY_GAME
@EVERY_LANGUAGE
def test_the_rules_are_read_chapter_by_chapter(client: Client, name: str, language: str) -> None:
    chapters, letter = read(client, f"/games/{name}/rules", language=language), load(name).turns[0]
    assert [chapter["number"] for chapter in chapters] == [f"{letter}{n}" for n in range(1, len(chapters) + 1)]
    for chapter in chapters:
        assert read(client, f"/games/{name}/rules/{chapter['number']}", language=language) == chapter


def test_a_paragraph_comes_within_its_chapter(client: Client) -> None:
    chapter = read(client, "/games/cryhavoc/rules/c1.6", language="en")
    assert (chapter["number"], chapter["title"]) == ("C1", "Aim and components")
    assert [paragraph["number"] for paragraph in chapter["paragraphs"]] == ["C1.6"]
    assert chapter["paragraphs"][0]["text"].startswith("The golden rule:")


def test_a_search_gives_only_the_paragraphs_that_say_it(client: Client) -> None:
    chapters = read(client, "/games/cryhavoc/rules", search="GOLDEN rule", language="en")
    texts = [paragraph["text"] for chapter in chapters for paragraph in chapter["paragraphs"]]
    assert texts
    assert all("golden rule" in text.lower() for text in texts)
    assert read(client, "/games/cryhavoc/rules", search="no such words") == []


# ------------------------------------------------------------- what there is not
@pytest.mark.parametrize(
    ("path", "query", "key"),
    [
        ("/games/chess", {}, "game-unknown"),
        ("/games/chess/rules", {}, "game-unknown"),
        ("/games/chess/rules/T1", {}, "game-unknown"),
        ("/games/chess/names", {}, "game-unknown"),
        ("/games", {"language": "klingon"}, "language-unknown"),
        ("/games/termites", {"pack": "york"}, "server-pack-unknown"),
        ("/games/termites/names", {"pack": "mine"}, "server-pack-unknown"),
        ("/games/termites/rules/C1.1", {}, "rule-unknown"),
    ],
)
def test_unknown_things_are_refused(client: Client, path: str, query: dict[str, str], key: str) -> None:
    assert read(client, path, 404, **query)["error"]["key"] == key


def test_a_folder_is_no_pack_even_if_there_is_one(client: Client) -> None:
    folder = str(load("termites").packs["classic"])
    refused = read(client, "/games/termites", 404, pack=folder)["error"]
    assert refused == {"key": "server-pack-unknown", "args": {"name": folder, "known": "classic"}}


@pytest.mark.parametrize("query", [{"players": 1}, {"players": 15}, {"players": "two"}, {"pack": "x" * 101}])
def test_a_parameter_out_of_bounds_is_refused(client: Client, query: dict[str, Any]) -> None:
    read(client, "/games/termites", 400, **query)


def test_a_number_of_players_that_no_table_has() -> None:
    with pytest.raises(UserError) as wrong:
        catalogue.game("termites", 5, "", "en")
    assert wrong.value.message.key == "players-number"


# ------------------------------------------------------------- its description
def test_a_paragraph_tells_how_editions_differ_and_what_a_table_can_choose(client: Client) -> None:
    paragraph = read(client, "/games/cryhavoc/rules/C5.8", language="en")["paragraphs"][0]
    attrition = paragraph["options"][0]
    assert (attrition["name"], attrition["default"]) == ("attrition", "at_once")
    assert {told["edition"]: told["value"] for told in attrition["editions"]} == {
        edition: chosen["attrition"] for edition, chosen in load("cryhavoc").presets["edition"].items()
    }
    assert all(told["title"] and told["text"] for told in attrition["editions"])


def test_a_ruling_that_all_editions_share_is_still_a_choice(client: Client) -> None:
    options = read(client, "/games/cryhavoc/rules/C5.14", language="de")["paragraphs"][0]["options"]
    assert [(option["name"], option["editions"]) for option in options] == [("token_targets", [])]


@EVERY_GAME
@EVERY_LANGUAGE
def test_every_option_stands_with_its_paragraph(client: Client, name: str, language: str) -> None:
    chapters = read(client, f"/games/{name}/rules", language=language)
    told = {(p["number"], option["name"]) for c in chapters for p in c["paragraphs"] for option in p["options"]}
    game = load(name)
    assert told == {(option.paragraph, option.name) for players in game.players for option in game.options(players)}


def test_every_path_is_described_with_its_parameters_and_answers(client: Client) -> None:
    paths = read(client, "/schema/openapi.json")["paths"]
    assert len(paths) == 8
    for path, item in paths.items():
        operation = item["get"]
        assert operation["tags"] == ["games"]
        assert operation["summary"]
        assert operation["description"]
        asked = {parameter["name"] for parameter in operation.get("parameters", [])}
        assert {"language", "Accept-Language"} <= asked or path == "/languages"
        kinds = [*(kind for answer in operation["responses"].values() for kind in answer["content"].values())]
        assert all("schema" in kind for kind in kinds)


# ------------------------------------------------------------- balance
@EVERY_GAME
@EVERY_LANGUAGE
def test_the_page_on_balance_is_there_in_every_language(client: Client, name: str, language: str) -> None:
    """It may use its own style, and nothing else."""
    address = next(game["balance"] for game in read(client, "/games", language=language) if game["name"] == name)
    assert address == f"/api/games/{name}/balance"
    answer = client.get(f"/games/{name}/balance", params={"language": language})
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert f'<html lang="{language}">' in answer.text
    style = answer.text.partition("<style>")[2].partition("</style>")[0]
    allowed = f"style-src 'sha256-{b64encode(sha256(style.encode()).digest()).decode()}'"
    assert allowed in answer.headers["content-security-policy"]
    assert Words(language)(load(name).sides[0]) in answer.text


def test_a_game_without_figures_has_no_page_on_balance(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulewright.installed.balance_file", lambda game: None)
    assert [game["balance"] for game in read(client, "/games")] == [None] * len(OWN)
    assert client.get("/games/termites/balance").status_code == 404
