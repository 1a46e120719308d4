"""The OpenAPI document is complete, and its examples work."""

from __future__ import annotations

from collections.abc import Iterator
from string import ascii_lowercase
from typing import Any

import httpx
import pytest
from jsonschema_rs import meta
from tests.server.client import PATIENCE

from .game import Game, begun

METHODS = ("get", "post", "put", "patch", "delete")


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    with begun(tmp_path_factory.mktemp("document") / "tables.db") as game:
        yield game


@pytest.fixture(scope="module")
def document(game: Game) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(
        f"{game.server.url}/api/schema/openapi.json", timeout=PATIENCE, verify=False
    ).json()
    return found


def operations(document: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, item in document["paths"].items():
        yield from ((method, path, item[method]) for method in METHODS if method in item)


def shape_of(document: dict[str, Any], operation: dict[str, Any]) -> dict[str, Any]:
    """The schema of its request."""
    reference = operation["requestBody"]["content"]["application/json"]["schema"]["$ref"]
    shape: dict[str, Any] = document["components"]["schemas"][reference.rpartition("/")[2]]
    return shape


def test_every_operation_is_described(document: dict[str, Any]) -> None:
    for method, path, operation in operations(document):
        missing = [word for word in ("summary", "description", "tags", "operationId") if not operation.get(word)]
        assert not missing, f"{method} {path} has no {missing}"


def test_every_operation_of_the_game_documents_its_faults(document: dict[str, Any]) -> None:
    for method, path, operation in operations(document):
        faults = {status for status in operation["responses"] if status >= "4"}
        assert path in ("/health", "/api/languages", "/api/me/session") or faults >= {"400", "429", "503"}, (
            method,
            path,
        )
        for status in faults:
            assert operation["responses"][status]["content"]["application/json"]["schema"]["$ref"].endswith("/Fault")


def test_it_says_who_needs_a_name_and_how_to_show_it(document: dict[str, Any]) -> None:
    assert document["components"]["securitySchemes"]["BearerToken"]["scheme"] == "Bearer"
    assert {} in document["security"]
    for method, path, operation in operations(document):
        needed = "401" in operation["responses"] and path != "/api/me/session"
        assert (operation.get("security") == [{"BearerToken": []}]) == needed, f"{method} {path}"


def test_its_shapes_are_valid_and_complete(document: dict[str, Any]) -> None:
    for name, shape in document["components"]["schemas"].items():
        assert meta.is_valid(shape), name
        assert shape["type"] == "object", name
    known = {f"#/components/schemas/{name}" for name in document["components"]["schemas"]}
    assert set(references(document)) <= known


def references(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if isinstance(value.get("$ref"), str):
            yield value["$ref"]
        for inner in value.values():
            yield from references(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from references(inner)


def test_every_request_body_has_an_example_that_is_understood(game: Game, document: dict[str, Any]) -> None:
    for number, (method, path, operation) in enumerate(operations(document)):
        if "requestBody" in operation:
            (example,) = shape_of(document, operation)["examples"]
            address = path.replace("{id}", game.id).replace("{seat}", "1").replace("{code}", "none")
            token = (
                game.arrive("Dorota " + ascii_lowercase[number % 26]) if path.startswith("/api/me") else game.waiting
            )
            headers = {"Authorization": f"Bearer {token}"}
            answer = httpx.request(
                method, game.server.url + address, json=example, headers=headers, timeout=PATIENCE, verify=False
            )
            assert answer.status_code < 300 or "server-bad-request" not in answer.text, (
                f"{method} {path}: {answer.text}"
            )
            assert answer.status_code in (200, 201, 204, 401, 403, 404, 409), f"{method} {path}: {answer.text}"
