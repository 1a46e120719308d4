"""If the server's log cannot be written, play goes on."""

from __future__ import annotations

import shlex

import pytest
from tests.server.client import Person, over, play_until
from tests.server.running import Running


class Muffled(Running):
    """Its stderr is a full disk, or a closed pipe."""

    forked = False

    def __init__(self, database: str, where: str) -> None:
        super().__init__(database, bots=1)
        self._where = where

    def command(self) -> list[str]:
        return ["bash", "-c", f"exec {shlex.join(super().command())} {self._where}"]


@pytest.mark.parametrize("where", ["2>/dev/full", "2> >(true)"], ids=["full", "gone"])
def test_a_game_is_played_to_its_end(sqlite_url: str, where: str) -> None:
    with Muffled(sqlite_url, where) as server, Person(server.url, "Anna") as anna:
        table = anna.makes(bots=["random"], start=True)
        assert over(play_until([anna], table))
