"""`rulewright serve`: a server of tables, for browsers and programs."""

from __future__ import annotations

import os

from rulewright.kernel.message import UserError
from rulewright.words import Words

from . import shelf

DATABASE = "RULEWRIGHT_DATABASE"  # so that a password does not show among the running processes


def database_at(told: str) -> str:
    """The one that is named, else that of the environment, else a file in the user's data folder."""
    return told or os.environ.get(DATABASE) or f"sqlite:///{shelf.folder().parent / 'tables.db'}"


def serve(words: Words, database: str, **told: object) -> int:
    """Until it is told to stop."""
    try:
        from rulewright.server.config import Config
        from rulewright.server.serve import serve
    except ImportError as error:
        raise UserError("serve-not-installed", what=error.name or "?") from None
    serve(Config(database_at(database), **told))  # type: ignore[arg-type]
    return 0
