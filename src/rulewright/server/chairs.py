"""Who sits at a table: people, bots, and bots that keep somebody's seat."""

from __future__ import annotations

from dataclasses import dataclass, field

from .entries import Entry


@dataclass
class Chair:
    user: str = ""  # whose seat it is; nobody's if a bot has it from the start
    name: str = ""
    bot: str = ""  # that plays it now
    side: str = ""  # the swarm or faction that is wished for

    @property
    def taken(self) -> bool:
        return bool(self.user or self.bot)

    @property
    def away(self) -> bool:
        """A bot keeps the seat for somebody."""
        return bool(self.user and self.bot)

    @property
    def sitter(self) -> str:
        """As a journal's header names who sits there."""
        return f"human:{self.name}" if self.user else self.bot


@dataclass
class Proposal:
    """A seat asks all others to take back its last action and what came after it."""

    seat: int
    seq: int  # of the entry that asks
    agreed: set[int] = field(default_factory=set)


def seat_changed(chairs: list[Chair], entry: Entry) -> None:
    """Folds in what an entry says of a seat."""
    chair = chairs[entry.seat]
    match entry.kind:
        case "sit":
            chairs[entry.seat] = Chair(entry.who, entry.name, side=chair.side)
        case "stand":
            chairs[entry.seat] = Chair()
        case "bot":
            chairs[entry.seat] = Chair(bot=entry.bot, side=chair.side)
        case "side":
            chair.side = entry.side
        case "away":
            chair.bot = entry.bot
        case "back":
            chair.bot = ""
        case _:
            pass
