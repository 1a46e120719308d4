"""What a laboratory reads of a game besides who won: which parts were used, and where a round begins. A game names its ledger in the
entry-point group `rulewright.ledger`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from rulewright.kernel.events import Event
from rulewright.kernel.message import Message


@dataclass(frozen=True)
class Item:
    """A part that players take or use, and that a game can be played without."""

    id: str
    section: str  # its title is the message `<game>-section-<id>`
    name: Message | str  # a Name, or words
    side: int | None  # whose it is, by the number that the rule `side` gives; nothing: anybody's


class Ledger(NamedTuple):
    table: Mapping[str, str]  # options with which every item can come into play
    items: Callable[[str], Sequence[Item]]  # of a pack
    used: Callable[[Any, Event], tuple[int, str] | None]  # of a twin and an event: which seat used which item
    without: Callable[[Any, str], Any]  # the config of a prepared table, with a blank in the place of that item
    round_kind: int  # of the events that may begin a round
    begins_round: Callable[[Any, Event], bool]  # of a twin and such an event
