"""The server as it would be if it did not flush the disk at every commit: to measure what that costs, for nothing else. A power cut takes
the moves of the last moments, although people were told of them."""

from __future__ import annotations

from rulewright import __main__ as rulewright
from rulewright.server.store import database

if __name__ == "__main__":
    database.PRAGMAS = tuple(pragma.replace("FULL", "NORMAL") for pragma in database.PRAGMAS)
    rulewright.main()
