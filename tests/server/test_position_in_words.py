"""A game may describe the position in words: updates and replays contain the description, for each pair of eyes, in the reader's
language."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.termites.game import Termites
from rulewright.kernel.events import SPECTATOR
from rulewright.kernel.game import Settings
from rulewright.kernel.match import Match
from rulewright.kernel.message import Message
from rulewright.server.shown.messages import Speaker
from rulewright.server.shown.sight import position


class Telling(Termites):
    def in_words(self, s: Any, seat: int) -> list[Message]:
        own = [] if seat == SPECTATOR else [Message("why-not-your-turn", {"seat": seat})]
        return [Message("undo-nothing"), *own]


@pytest.fixture(scope="module")
def match() -> Match:
    game = Telling()
    return Match(game, game.prepare(Settings(2)), bytes(32))


def test_each_pair_of_eyes_reads_its_own_lines(match: Match) -> None:
    speaker = Speaker(match.game, "", "en", ["Anna", "Bartek"])
    assert [line.text for line in position(match, SPECTATOR, speaker)] == ["There is nothing to undo."]
    told = position(match, 1, speaker)
    assert [line.key for line in told] == ["undo-nothing", "why-not-your-turn"]
    assert "Bartek" in told[1].text


def test_lines_are_in_the_readers_language_or_only_keys_if_none_is_named(match: Match) -> None:
    assert position(match, SPECTATOR, Speaker(match.game, "", "pl"))[0].text == "Nie ma czego cofnąć."
    assert position(match, SPECTATOR, None)[0].text == ""
