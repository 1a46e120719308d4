"""The server without flushing the disk at every commit, only to measure what flushing costs. A power cut loses the last moves, although
people were told of them."""

from __future__ import annotations

from unittest.mock import patch

from rulewright.cli import main
from rulewright.server.store import database

if __name__ == "__main__":
    relaxed = tuple(pragma.replace("FULL", "NORMAL") for pragma in database.PRAGMAS)
    with patch.object(database, "PRAGMAS", relaxed):
        main()
