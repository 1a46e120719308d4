"""How a lesson's position is written. Parts have the pack's ids; lists by seat have an entry for each."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from rulewright.games.cryhavoc.parts import ACTIONS, PLAYERS
from rulewright.games.cryhavoc.state import State
from rulewright.kernel.content import Report, Table, Text

Seat = Annotated[int, msgspec.Meta(ge=0, lt=PLAYERS)]
Number = Annotated[int, msgspec.Meta(ge=0, le=99)]


class Start(Table, frozen=True, kw_only=True):
    phase: Literal["actions", "battles", "prisoners"]  # of the round; the last two from their beginning
    round: Annotated[int, msgspec.Meta(ge=1, le=5)]
    action: Annotated[int, msgspec.Meta(ge=1, le=ACTIONS)] = 1  # the first, second or third,
    seat: Seat = 0  # of that seat
    order: tuple[Text, ...]  # the factions in initiative order
    hq: tuple[Text, ...]  # the region of each seat's HQ
    vp: tuple[Number, ...]
    enabled: Text = ""  # the faction that has enabled scoring this round
    final: bool = False  # the last round
    events: tuple[Text, ...]  # those already revealed,
    track: tuple[Number, ...]  # and how many are on each spot of the score track
    printed: tuple[Text, ...]  # regions as at the start of a game
    regions: tuple[Text, ...]  # all other regions: "mirror_sound: humans, humans 2, crystals 3"
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
    """The number that the rules use."""
    if id not in ids:
        report("cryhavoc-lesson-name", where=where, given=id)
    return ids.get(id)


def seated(s: State) -> list[int]:
    """The factions of the players, by seat."""
    return [int(s.faction[seat]) for seat in range(s.players)]
