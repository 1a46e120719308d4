"""What a position for a lesson is written as. Parts have the ids of the pack; lists by seats have something for each."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from rulewright.games.cryhavoc.parts import ACTIONS, PLAYERS
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.content import Report, Table, Text

Seat = Annotated[int, msgspec.Meta(ge=0, lt=PLAYERS)]
Number = Annotated[int, msgspec.Meta(ge=0, le=99)]


class Start(Table, frozen=True, kw_only=True):
    phase: Literal["actions", "battles", "prisoners"]  # of the round; the two last from their beginning
    round: Annotated[int, msgspec.Meta(ge=1, le=5)]
    action: Annotated[int, msgspec.Meta(ge=1, le=ACTIONS)] = 1  # the first, second or third,
    seat: Seat = 0  # of that seat
    order: tuple[Text, ...]  # the factions by initiative
    hq: tuple[Text, ...]  # where each seat has its own
    vp: tuple[Number, ...]
    enabled: Text = ""  # the faction that has enabled scoring this round
    final: bool = False  # the last round
    events: tuple[Text, ...]  # those that have come,
    track: tuple[Number, ...]  # and how many lie on each spot of the score track
    printed: tuple[Text, ...]  # regions as they are when a game begins
    regions: tuple[Text, ...]  # all others: "mirror_sound: humans, humans 2, crystals 3"
    found: tuple[Text, ...] = ()  # exploration tokens that have been revealed
    woken: tuple[Text, ...] = ()  # war parties likewise
    reserve: tuple[Number, ...]  # units of each seat
    prisoners: tuple[Text, ...] = ()  # who holds whom: "pilgrims: humans 1"
    store: tuple[Number, ...] = ()  # crystals
    hands: tuple[tuple[Text, ...], ...]
    discards: tuple[tuple[Text, ...], ...]
    decks: tuple[Number, ...]  # how many cards are left in each
    terrain: tuple[Number, ...]  # likewise mountain, desert, jungle, ocean
    skills: tuple[Literal["ready", "used"], ...]  # of each seat


def numbered(ids: dict[str, int], id: str, report: Report, where: str) -> int | None:
    """What the rules call it."""
    if id not in ids:
        report("cryhavoc-lesson-name", where=where, given=id)
    return ids.get(id)


def seated(s: State) -> list[int]:
    """The factions that play, by seats."""
    return [int(s.faction[seat]) for seat in range(s.players)]
