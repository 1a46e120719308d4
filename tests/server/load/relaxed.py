"""The server as it would be if it did not flush the disk at every commit: to measure what that costs, for nothing else. A power cut takes
the moves of the last moments, although people were told of them."""

from __future__ import annotations

from unittest.mock import patch

from rulewright.cli import main
from rulewright.server.store import database

if __name__ == "__main__":
    relaxed = tuple(pragma.replace("FULL", "NORMAL") for pragma in database.PRAGMAS)
    with patch.object(database, "PRAGMAS", relaxed):
        main()
