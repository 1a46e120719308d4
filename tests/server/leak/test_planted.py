"""The comparison finds leaks that are planted in a server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rulewright.games.termites.shown import threats
from rulewright.games.termites.state import State
from rulewright.kernel import journal
from rulewright.kernel.events import EVERYONE
from rulewright.kernel.match import Match
from rulewright.kernel.message import Message
from rulewright.server.api import live
from rulewright.server.keeping import own_copy
from rulewright.server.shapes.play import Described, Hinted, Undo
from rulewright.server.shapes.spoken import Spoken
from rulewright.server.shown import advice, sight
from rulewright.server.shown.messages import wire
from rulewright.server.tables.table import Table

from .comparison import Comparison, Leak
from .games import begin
from .served import serving

Plant = Callable[[pytest.MonkeyPatch], None]
TRIES = 6  # a world may be the true one by chance


def hidden(table: Table) -> int:
    """A number that only the server can know."""
    s = table.match.twin()
    return hash(str([s.hand, s.stack, s.chosen]))


def a_hand_in_the_view(patch: pytest.MonkeyPatch) -> None:
    view: Any = sight.view

    def leaking(table: Table, seat: int) -> Any:
        return {"view": view(table, seat), "hands": table.match.twin().hand}

    patch.setattr(sight, "view", leaking)


def a_secret_argument_in_the_log(patch: pytest.MonkeyPatch) -> None:
    seen = journal.seen
    patch.setattr(sight, "seen", lambda text, mask, seat: seen(text, EVERYONE, seat))


def an_event_for_others(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(sight, "bit", lambda seat: EVERYONE)


def one_message_more(patch: pytest.MonkeyPatch) -> None:
    told = live.Socket.new_entry

    def telling(socket: live.Socket, table: Table) -> None:
        for _ in range(1 + hidden(table) % 2):
            told(socket, table)

    patch.setattr(live.Socket, "new_entry", telling)


def a_word_in_a_refusal(patch: pytest.MonkeyPatch) -> None:
    fault: Any = sight.fault

    def leaking(table: Table, *rest: Any) -> Any:
        spoken = fault(table, *rest)
        spoken.text += f" {hidden(table) % 7}"
        return spoken

    patch.setattr(sight, "fault", leaking)


def what_somebody_else_would_take_back(patch: pytest.MonkeyPatch) -> None:
    def leaking(table: Table, *rest: Any) -> Undo:
        acted = len(table.match.trail) > 1
        return Undo(False, False, Spoken(**wire(table.match.last_action() if acted else Message("undo-nothing"))))

    patch.setattr(sight, "undo", leaking)


def a_hand_in_the_data_of_an_action(patch: pytest.MonkeyPatch) -> None:
    told: Any = sight.action_told

    def leaking(match: Match, *rest: Any) -> Described:
        described: Described = told(match, *rest)
        described.facts["hands"] = match.twin().hand
        return described

    patch.setattr(sight, "action_told", leaking)


def a_hand_in_a_hint(patch: pytest.MonkeyPatch) -> None:
    seated, told, asked = advice.advised_seat, sight.hinted, list[Table]()

    def remembering(table: Table, user: Any) -> int:
        asked.append(table)
        return seated(table, user)

    def leaking(*found: Any) -> Hinted:
        hinted = told(*found)
        hinted.moves[0].text += str(asked[-1].match.twin().hand)
        return hinted

    patch.setattr(advice, "advised_seat", remembering)
    patch.setattr(sight, "hinted", leaking)


def the_true_hand_in_a_threat(patch: pytest.MonkeyPatch) -> None:
    """What an opponent holds, instead of what they may hold."""
    worst: Any = threats.unseen

    def leaking(s: State, seat: int) -> list[int]:
        return [kind for kind in worst(s, seat) if s.hand[seat][kind]]

    patch.setattr(threats, "unseen", leaking)


def a_whole_journal_in_a_copy(patch: pytest.MonkeyPatch) -> None:
    filled: Any = own_copy.fill_in

    def leaking(own: own_copy.OwnTable, table: Table, user: Any) -> None:
        filled(own, table, user)
        assert table.journal is not None
        own.journal = own_copy.lines(table.journal.text())

    patch.setattr(own_copy, "fill_in", leaking)


PLANTED = [
    a_whole_journal_in_a_copy,
    a_hand_in_the_view,
    a_secret_argument_in_the_log,
    an_event_for_others,
    one_message_more,
    a_word_in_a_refusal,
    what_somebody_else_would_take_back,
    a_hand_in_the_data_of_an_action,
    a_hand_in_a_hint,
    the_true_hand_in_a_threat,
]


@pytest.mark.parametrize("plant", PLANTED)
def test_a_planted_leak_is_found(plant: Plant, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(Leak):
        asyncio.run(compare(tmp_path))


async def compare(folder: Path) -> None:
    random, database = Random(7), folder / "tables.db"
    async with serving(database) as served:
        game = await begin(served, "termites", 2, random)
        for _ in range(TRIES):
            assert await game.play(served, random, 12)
            await Comparison(game, 0, random).run(served, database, folder, history=True)
