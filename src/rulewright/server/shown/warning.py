"""What others could do next to what a seat has, as far as it can know: only on request, since it takes longer than a view."""

from __future__ import annotations

from typing import Any

from rulewright.kernel.events import SPECTATOR
from rulewright.server.store.store import User
from rulewright.server.tables.story import ENDED
from rulewright.server.tables.table import Table

from . import sight
from .messages import told


async def threatened(table: Table, user: User | None, wished: int | None, language: str | None) -> list[dict[str, Any]]:
    """Empty for spectators, when the game is over, and in games without threats."""
    async with table.lock:
        await table.wake()
        seat, match = sight.eyes_for(table, user, wished), table.match
        if seat == SPECTATOR or table.status == ENDED:
            return []
        speaker = sight.speaker_for(table, language)
        return [told(threat, speaker) for threat in match.game.threats(match.look(), seat)]
