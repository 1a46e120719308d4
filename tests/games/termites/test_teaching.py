"""Positions for lessons equal real games: a position that is written down and built again is identical to the byte."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.termites.helpers import match, play

from rulewright.games.termites.game import GAME
from rulewright.games.termites.numbers import E_DESTROYED
from rulewright.games.termites.parts import NEUTRAL, NO_UNIT, VALUES
from rulewright.games.termites.shown.text import hex_name, token_name
from rulewright.games.termites.teaching import TEACHING
from rulewright.kernel.chance import mix
from rulewright.kernel.content import Report, shaped
from rulewright.kernel.match import Match
from rulewright.learning.courses import course
from rulewright.learning.opening import open_scene

SWARMS = {2: "blue,red", 3: "grey,gold,blue", 4: "gold,red,grey,blue"}


def values(counts: Any) -> list[int]:
    return [value for value in range(VALUES) for _ in range(counts[value])]


def tokens(counts: Any) -> list[str]:
    return [token_name(kind) for kind, count in enumerate(counts) for _ in range(count)]


def written(m: Match) -> dict[str, Any]:
    """A position in a lesson's format."""
    s, seats = m.twin(), range(m.players)
    owners = {NEUTRAL: "neutral", **{seat: str(seat) for seat in seats}}
    gone = [event for line in m.trail for event in line.events if event.kind == E_DESTROYED]
    return {
        "phase": "turn" if GAME.offers[s.frame[s.top].offer].name == "token" else "movement",
        "seat": m.actor,
        "first": s.first,
        "mounds": [f"{owners[s.owner[h]]}:{value}@{hex_name(s, h)}" for h, value in enumerate(s.mound) if value],
        "units": [f"{s.owner[h]}:{token_name(k)}@{hex_name(s, h)}" for h, k in enumerate(s.unit) if k != NO_UNIT],
        "reserve": [values(s.reserve[seat]) for seat in seats],
        "trophies": [values(s.trophies[seat]) for seat in seats],
        "hands": [tokens(s.hand[seat]) for seat in seats],
        "stacks": [sum(s.stack[seat]) for seat in seats],
        "lost": [[token_name(event.c) for event in gone if event.a == seat] for seat in seats],
    }


@pytest.mark.parametrize("players", SWARMS)
def test_a_position_reached_in_a_game_can_be_built(players: int) -> None:
    m, taken = match(players, swarms=SWARMS[players]), 0
    while not m.over:
        s, legal = m.look(), m.legal()
        if GAME.offers[s.frame[s.top].offer].name in ("token", "unit"):
            report = Report([], "lesson")
            start = shaped(written(m), TEACHING.start, report)
            assert TEACHING.build(m.prepared, start, report) == m.trail[-1].position, report.problems
            taken = max(taken, sum(map(sum, s.trophies)))
        attacks = [action for action in legal if m.game.describe(s, action).key == "termites-do-attack"]
        m.act(m.actor, (attacks or legal)[mix(players, len(m.trail)) % len(attacks or legal)])
    assert taken  # the game reached captures


@pytest.mark.parametrize("lesson", course("termites"), ids=lambda lesson: lesson.id)
def test_a_lesson_could_be_played_on_to_the_end(lesson: Any) -> None:
    for number in range(len(lesson.file.scene)):
        opened = open_scene(lesson, number)
        m = Match.restored(GAME, opened.prepared, bytes(8), opened.trail, 0)
        play(m, seed=number)
        assert m.over
