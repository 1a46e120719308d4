"""The faults that a route may answer with, for the OpenAPI document; and faults at a table, worded with the names that belong there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from litestar.openapi import ResponseSpec

from rulewright.kernel.message import UserError
from rulewright.server import eyes
from rulewright.server.faults import Told, status_of
from rulewright.server.shapes import Fault
from rulewright.server.table import Table

MEANING = {
    400: "It is not what this route takes.",
    401: "There is no name yet: POST /api/me.",
    403: "That is not yours to do.",
    404: "There is none by that name.",
    409: "Not in this position, or not any more.",
    429: "Too often: wait a moment.",
    503: "The database is away: nothing was changed, try again.",
}


def faults(*statuses: int) -> dict[int, ResponseSpec]:
    """Those, and the ones that can come anywhere."""
    return {
        status: ResponseSpec(Fault, description=MEANING[status], generate_examples=False)
        for status in sorted({400, 429, 503, *statuses})
    }


@contextmanager
def at(table: Table, language: str) -> Iterator[None]:
    try:
        yield
    except UserError as error:
        raise Told(eyes.fault(table, error, language), status_of(error)) from None
