"""The OpenAPI document: the framework's routes, and the schemas of the library that validates requests."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from rulewright import __version__

from .shapes import chat, games, lessons, packs, people, play, progress, puzzles, review, spoken, tables, workshop

PATH = "/api/schema"
METHODS = ("get", "post", "put", "patch", "delete")
ANYBODY: dict[str, list[str]] = {}  # a name is optional; routes that need one say so


class Document(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, completed(openapi_schema))


def document() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="rulewright",
        version=__version__,
        description="Tables of board games, for browsers and programs. See docs/api.md.",
        path=PATH,
        render_plugins=[Document()],
        security=[ANYBODY],
        use_handler_docstrings=True,
    )


def completed(document: dict[str, Any]) -> dict[str, Any]:
    components = document["components"] | {"schemas": schemas()}
    for scheme in components["securitySchemes"].values():
        for name in {"in", "name"} & scheme.keys():  # which only other kinds of schemes have
            del scheme[name]
    operations = [item[method] for item in document["paths"].values() for method in METHODS if method in item]
    for operation in operations:
        operation["responses"].get("204", {}).pop("content", None)
    return document | {"components": components}


# ------------------------------------------------------------- shapes
def schemas() -> dict[str, Any]:
    """The schemas of all structs. Those used in requests get a complete example."""
    modules = (spoken, people, tables, play, review, chat, games, lessons, packs, puzzles, progress, workshop)
    known = dict.fromkeys(shape for module in modules for shape in vars(module).values() if is_shape(shape))
    _, found = msgspec.json.schema_components(known, ref_template="#/components/schemas/{name}")
    for shape in known:
        if shape.__struct_config__.forbid_unknown_fields:
            found[shape.__name__]["examples"] = [example(found[shape.__name__])]
    return found


def is_shape(value: Any) -> bool:
    return isinstance(value, type) and issubclass(value, msgspec.Struct) and value is not msgspec.Struct


def example(schema: dict[str, Any]) -> dict[str, Any]:
    """An example built from the examples of the fields."""
    return {name: field["examples"][0] for name, field in schema["properties"].items() if "examples" in field}
