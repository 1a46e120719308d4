"""The errors that a route may return, for the OpenAPI document."""

from __future__ import annotations

from litestar.openapi import ResponseSpec

from rulewright.server.shapes.spoken import Fault

MEANING = {
    400: "It is not what this route takes.",
    401: "There is no name yet: POST /api/me.",
    403: "That is not yours to do.",
    404: "There is none by that name.",
    409: "Not in this position, or not any more.",
    429: "Too often: wait a moment.",
    503: "The database, or what thinks about hints, is away: nothing was changed, try again.",
}


def faults(*statuses: int) -> dict[int, ResponseSpec]:
    """These statuses and the ones that any route may return."""
    return {
        status: ResponseSpec(Fault, description=MEANING[status], generate_examples=False)
        for status in sorted({400, 429, 503, *statuses})
    }
