"""An additional check for schemathesis, which finds this file by its path."""

from __future__ import annotations

from typing import Any

import schemathesis
from schemathesis import Case, CheckContext, Response


@schemathesis.check
def what_fits_the_document_is_understood(ctx: CheckContext, response: Response, case: Case[Any]) -> None:
    """Names, options and actions may be unknown, which the document cannot express; but their shape is right."""
    if case.meta and case.meta.generation.mode.is_positive and response.status_code == 400:
        key = response.json()["error"]["key"]
        assert key != "server-bad-request", response.text
