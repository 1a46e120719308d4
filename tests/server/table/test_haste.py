"""A bot that had less time to think than it should have says so, to everyone, as long as the table lasts."""

from __future__ import annotations

import pytest
from tests.server.client import Person, over, play_until
from tests.server.running import Running


@pytest.mark.parametrize(("bot", "haste"), [("atlas", "any"), ("random", None)])
def test_everybody_sees_that_a_bot_did_not_think(sqlite_url: str, bot: str, haste: str | None) -> None:
    """There are no bot processes here. A bot that never thinks has nothing to say."""
    with Running(sqlite_url, bots=0) as server:
        with Person(server.url, "Anna") as anna, Person(server.url) as stranger:
            table = anna.makes(bots=[bot], open=True, start=True)
            assert over(play_until([anna], table))
            logs = [anna.looks(table)["log"], stranger.looks(table)["log"]]
            logs.append([frame["entry"] for frame in anna.replays(table, first=1, count=50)["frames"]])
        server.restart()
        with Person(server.url) as later:
            logs.append(later.looks(table)["log"])
    for log in logs:
        bots = [entry for entry in log if entry["kind"] == "do" and entry.get("bot")]
        assert bots
        assert {entry.get("haste") for entry in bots} == {haste}
        assert not any("haste" in entry for entry in log if entry not in bots)
