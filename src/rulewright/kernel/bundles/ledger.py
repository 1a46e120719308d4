"""What the lab measures about a game besides who won: which parts were used, and where a round begins. A game names its ledger in the
entry-point group `rulewright.ledger`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from rulewright.kernel.events import Event
from rulewright.kernel.message import Message


@dataclass(frozen=True)
class Item:
    """A part that players take or use, and that the game can be played without."""

    id: str
    section: str  # its title is the message `<game>-section-<id>`
    name: Message | str  # a Name, or words
    side: int | None  # the owner's side, as a number of the rule `side`; None: anybody's


class Ledger(NamedTuple):
    table: Mapping[str, str]  # options that bring every item into play
    items: Callable[[str], Sequence[Item]]  # the items of a pack
    used: Callable[[Any, Event], tuple[int, str] | None]  # given a twin and an event: which seat used which item
    without: Callable[[Any, str], Any]  # the config of a prepared table, with that item blanked out
    round_kind: int  # the kind of events that may begin a round
    begins_round: Callable[[Any, Event], bool]  # given a twin and such an event
